/** Common first names in Brazil, normalised. Names that are common words too, such as "Rosa" and "Clara", are left out. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
adriana adriano alan alberto alessandra alex alexandre alice aline allan amanda ana anderson andre andrea andreia
angela anna antonia antonio arthur artur augusto barbara beatriz benedito bernardo bia bianca breno bruna bruno caio
camila carla carlos carolina caroline catarina cauan cecilia celia celso cesar christian cintia claudia claudio
cleber cleide cristiane cristiano cristina daiane daniel daniela daniele danilo davi david debora denise diana diego
diogo douglas edson eduarda eduardo elaine eliana eliane elias elisa elisangela elizabeth eloa emanuel emilia
enzo erica erick estela eunice evandro fabiana fabiano fabio fatima felipe fernanda fernando filipe flavia flavio
francisca francisco gabriel gabriela geraldo gilberto giovana giovanna gisele giulia guilherme gustavo heitor helena
helio heloisa henrique hugo iago igor ines ingrid isabel isabela isabella isadora ivan ivone jaqueline jefferson
jessica joana joao joaquim jonas jonathan jorge jose joyce juliana juliano julia julio junior karen karina kelly lais
lara larissa laura leandro leonardo leticia lia lidia lilian livia lorena luan luana lucas lucia luciana luciano
lucio luis luisa luiz luiza luzia maicon manoel manuel manuela mara marcela marcelo marcia marcio marcos margarida
maria mariana mariane marina mario marisa marlene marta mateus matheus mauricio mauro maycon melissa michel michele
miguel milena mirela mirian moises monica murilo natalia nathalia nelson neusa nicolas nicole olivia otavio pablo
pamela patricia paula paulo pedro priscila rafael rafaela raimunda raimundo ramon raquel rebeca regina reginaldo
renan renata renato ricardo rita roberta roberto robson rodrigo rogerio romulo ronaldo rosana rosangela roseli
rosemeire rubens ruth sabrina samara samuel sandra sara sebastiao sergio sheila silvana silvia silvio simone sofia
solange sonia sophia stefany suelen suzana taina tais talita tania tatiana teresa terezinha thais thales thiago tiago
tomas ubiratan valdir valentina valeria valter vanessa vania vera veronica vicente victor vinicius vitor viviane
wagner walter wellington wesley william willian yago yara yasmin yuri zilda
`
    .trim()
    .split(/\s+/),
);
