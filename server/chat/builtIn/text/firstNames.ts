/** Common first names in Brazil, normalised. Names that are common words too, such as "Rosa" and "Clara", are left out. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
abigail ademar ademir adenilson adilson adriana adriano agnaldo alan alberto alcides alcione aldo alessandra alex
alexandre alexsandra alexsandro alfredo alice aline allan altair amanda ana anderson andre andrea andreia angela anna
antonia antonio aparecida arlete arlindo armando arnaldo arthur artur ataide augusto aurea aurelio barbara beatriz
benedito bernardo bia bianca breno bruna bruno caio camila carla carlos carolina caroline cassia cassio catarina cauan
cecilia celia celina celso cesar cesario christian cida cilene cintia clarice clarissa claudia claudinei claudio
claudiomiro cleber cleide cleonice cleusa cleuza cosme creusa cristiane cristiano cristina dagmar daiane dalila dalva
dalvina damiao daniel daniela daniele danilo darci davi david davilson debora deise deivid delma denilson denise
deolinda diana diego dilma dinah diogo dirce dirceu djalma dolores donizete dora doralice douglas dulce edilene edilson
edimar edinaldo edineia edith edivaldo edna edson eduarda eduardo edvaldo efigenia elaine elcio elenice eliana eliane
elias elida elisa elisangela elizabeth eloa elton elvira elza emanuel emerson emilia emily enzo erica erick ernesto
estela esther eugenia eugenio eunice eurico euzebio eva evaldo evandro evelyn expedito fabiana fabiano fabio fabricio
fatima felipe fernanda fernandinho fernando filipe flavia flaviana flavio floriano francielle francisca francisco
gabriel gabriela genival genivaldo georgina geraldo germano gerson getulio gilberto gilda gilmar gilson giovana giovanna
gisela gisele giulia givanildo gladis graziela guilherme gustavo hamilton haroldo heitor helen helena helenice helio
heloisa henrique herbert hercules hilda hortencia hugo humberto iago iara igor ilda ilma ilza ines ingrid ione iracema
iraci irene irineu isaac isabel isabela isabella isadora isaias isis italo ivan ivani ivanilda ivete ivone
ivonete izabel izabela izaura jacira jacqueline jaime jair jairo jamile janaina jandira janete jaqueline jean jeferson
jefferson jessica jessika joana joao joaquim joaquina joel joelma jonas jonatas jonathan jorge jose josefa josiane
josias josue joyce jucelino judite julia juliana juliano julieta julio junior juraci jurema jussara kaique karen karina
katia kauan keila kelen kelly kevin laercio laerte lais lara larissa laura leandra leandro leda leia leila leni lenice
leonardo leonor leopoldo leticia lia lidia lilian lindalva lindaura livia lorena lourdes lourenco lourival luan luana
lucas lucelia lucia luciana luciano luciene lucila lucilene lucimar lucineia lucio ludmila luis luisa luiz luiza luzia
luzinete mafalda magali magda maicon malu manoel manoela manuel manuela mara marcela marcelino marcelle marcelo marcia
marcio marcos margarida maria mariana mariane mariangela maribel marina mario marisa maristela marlene marli marlon
marly marta mateus matheus matilde maura mauricio mauro mayara maycon melissa mercedes micaela michel michele micheli
miguel milena mirela mirella miriam mirian moacir moacyr moises monica murilo nadia nadir nair nara natalia natanael
nathalia neide neiva nelma nelson nely neusa neuza newton nicolas nicole nilda nilo nilson nilton nilza noel noemi
norberto odair odete odila olga olivia olivio onofre orlando oscar osmar osvaldo oswaldo otacilio otavio otilia
ozeas pablo palmira pamela paola patricia patrick paula paulo pedro pietra pietro plinio priscila queila quiteria rafael
rafaela raimunda raimundo raissa ramiro ramon raquel rayane rebeca regina reginaldo rejane renan renata renato renildo
ricardo rita roberta roberto robson rodolfo rodrigo roger rogeria rogerio romeu romilda romulo ronald ronaldo ronan
roque rosalia rosalina rosana rosangela rosani roseli rosemeire rosiane rosicler rosilda rosimeire rosineide rosinha
rubens rubia rute ruth sabrina salete samara samuel sandra sandro santino sara saulo sebastiao selma sergio severina
severino sheila shirley sidnei sidney silas silvana silvia silvio simone sirlei sirlene sofia solange sonia sophia
soraia stefany stela stella suelen sueli susana suzana suzete tadeu taina tais talita tamara tamires tania tarcisio
tatiana telma teodoro teofilo teresa terezinha thaina thais thales thalita thamires theo thiago tiago tomas ubiratan
ulisses urbano valdeci valdemar valdete valdir valdirene valdomiro valentina valeria valmir valquiria valter vanda
vanderlei vanessa vania vera veronica vicente victor vilma vinicius virginia vitor vivian viviane wagner waldemar waldir
walter wanda wanderley wanessa washington wellington wesley william willian wilma wilson yago yara yasmin yolanda yuri
zeca zelia zenaide zilda zulmira
`
    .trim()
    .split(/\s+/),
);
