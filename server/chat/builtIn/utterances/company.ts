/** Utterances about the company, such as its hours, contact data, values and figures: one per line, by intent. */
export const company = {
  hours: `
atende segunda
vcs atendem terça
atendem na quinta
abrem amanhã
que horas abrem amanhã
amanhã tem atendimento
e amanhã
e depois de amanhã
e amanhã abre que horas
boa noite, até que horas atendem
até que horas hoje
sexta fecha mais cedo
quais dias vocês não trabalham
me passa os horários
horário de verão muda o atendimento
qual horario
o horario
horários por favor
horário de vcs
que dia vcs n trabalha
no horário do meu almoço atendem
largo do trampo 18h, dá tempo
que dia e hora posso falar com alguém
hr de funcionamento
atende até as 20h
posso chamar às 18h30
depois do meu expediente ainda pego vocês
as 7 da manha já atende
q horas fecha
q hrs abre
até q hrs tem gente
vcs vai até que hora
chego em casa às 20h, ainda atendem
saio do serviço 19h, ainda pego alguém aí
qual o horário que a equipe trabalha
depois das 18h alguém responde
às 19h ainda atendem
às 8h já tem alguém
a equipe atende em quais horários
de que horas a que horas tem gente atendendo
horário comercial de vocês
poderia informar o horário de atendimento por gentileza
vocês abrem cedo tipo 7h
atendimento humano é de que horas a que horas
gostaria de saber o expediente da empresa
qual o horário de atendimento
que horas vocês atendem
que horas abre
que horas vocês abrem e fecham
horário de funcionamento
horario
até que horas vocês atendem
vocês atendem até que horas durante a semana
que horas fecha hoje
a equipe trabalha de que horas até que horas
em que horário posso chamar vocês
quais os dias de atendimento
quais dias da semana vocês funcionam
expediente de vocês é que horas
abrem que horas na segunda
na sexta fica alguém até que horas
atendem de segunda a sexta
que horas começa o atendimento
posso ligar depois das 18
depois das seis da tarde ainda tem gente
de manhã cedo já tem alguém
tem gente aí às 8 da manhã
qual melhor horário pra falar com a equipe
vcs tão abertos que hrs
qual o orario de funsionamento
o horario de vcs é comercial
que horas a loja abre
tem atendimento depois do expediente
sou padeiro e levanto às três da matina, a partir de que horas consigo contato com vocês
qual é o expediente da empresa
Poderiam informar o período de funcionamento do atendimento?
que hora cês fecha
horario comercial de vcs é qual
tô no consultório até tarde toda terça, quinta às 17h30 ainda pego alguém
abre cedo? meu turno na fábrica começa às dez
encerram o expediente a que horas na sexta
oxente, até q horas posso mandar mensagem e alguem da equipe ler
as segundas vocês trabalham normal ou é dia de folga igual barbearia
atendimento: dias e horas?
minha aula acaba 17h, sobra tempo de conversar com o pessoal ainda
qual o melhor momento do dia pra falar com a equipe
vcs começam a atender as 7 ou as 8
de quando a quando tem alguém respondendo email
qual a carga horária de atendimento semanal
o pessoal entra que horas no serviço
só consigo parar às cinco da tarde, vocês ainda estão na labuta
chego do colégio das crianças umas 14h, é dentro do horário de vocês
uai, ceis trabaia de que hora a que hora
na quarta-feira vocês estão de pé às 8 em ponto
tem algum dia da semana que não tem ninguem
sou gerente de compras e preciso agendar contato em horário útil, qual é a janela de atendimento
nove da manhã já tem alguém no batente
horariu di atendimentu pfv
Prezados, rogo a gentileza de me informarem o expediente da firma durante a semana
minha filha, eu levanto às quatro pra tirar leite e só volto do curral lá pras dez, nessa altura vocês já estão de portas abertas
a que horas começa o batente aí, seu moço
vcs abre q hrs
tipo, abre de terça ou só nos dia q meu pai trabalha
Sou oficial de cartório e meu intervalo é sempre depois das quatro da tarde; até que momento do dia a casa recebe os interessados
tá, mas quarta-feira tem expediente normal
Poderiam informar os dias e as horas em que recebem a clientela
sou do tempo do comércio que fechava às cinco, e o de vocês fecha quando
mano q horas cs fecha
Toco uma selaria com meu genro, a gente só para de costurar couro no fim do dia, e queria saber se às cinco e meia inda encontro gente no serviço
o pessoal entra no serviço cedo, que nem padaria, ou mais tarde um tiquinho
sexta cês param mais cedo ou é igual os outros dia
de q dia a q dia cs trampa
minha vó mandou perguntar q hrs o escritório abre pra ela se organizar
Como a lavanderia só me dá folga na segunda, preciso programar com antecedência: nesse dia da semana a equipe recebe consultas, e entre quais horas
qual o turno de vcs, manhã ou tarde
oito da matina já tem alguém trabalhando
se eu mandar um troço quinta depois da escola, tipo umas 17h, ainda pega vcs
quais as horas de funcionamento do estabelecimento, por obséquio
Tenho consulta no cardiologista toda terça de manhã e só fico livre depois das três, então queria anotar no caderno os horários em que a equipe trabalha
funciona todo dia útil
horario comercial ou outro
saio da aula 12h30 e entro no estágio às 14, qual janela eu tenho pra pegar a equipe na semana
expediente começa às oito ou às nove, sô
sou motorista de transportadora e só encosto o caminhão depois das cinco e meia da tarde, pego vocês ainda
na clínica a gente só tem folga entre um paciente e outro, lá pelas dez da manhã de terça dá certo chamar
deixo os meninos na escola sete e pouco, já adianta mandar alguma coisa ou é cedo demais
queria resolver isso numa segunda bem cedinho antes de abrir o salão
feirante acorda três da manhã, oito horas pra mim já é meio do dia, cês já tão de pé
fico com receio de chamar fora de hora e incomodar
minha escala na portaria é doze por trinta e seis, preciso saber em que momento encaixar a conversa
quinta de tarde eu tô livre, será que encontro vocês
na igreja o expediente da secretaria é só à tarde, bate com o de vocês
meu contador disse que vocês largam cedo na sexta, procede
saí do plantão agora e queria saber quando é que o pessoal daí pega no batente
chego da roça umas cinco e quarenta, vale a pena correr pra mandar
se eu deixar pra quarta depois do almoço ainda pego o povo trabalhando
Favor informar a janela de expediente para registro no cadastro de fornecedores
Nosso setor de compras encerra às 17h e precisa compatibilizar agendas; qual o expediente comercial de vocês
Para fins de SLA interno, em que dias e faixas horárias a equipe de vocês está disponível
Vossas senhorias observam expediente em dias úteis, de que hora a que hora
O jurídico quer saber em que período do dia um representante da empresa pode ser acionado
Poderiam discriminar o turno de funcionamento do departamento comercial
hr atendimento
abre q hrs
fecha qnd
expediente seg a sex
até q h hj em dia
func. q dias
a que horas vocês começam na terça
qual o expediente da equipe
quinta de tarde tem atendimento
de que horas a que horas posso falar com a equipe
abre que horas de manhã
às cinco da tarde ainda atendem
na quarta vocês pegam das oito
segunda cedo que horas abre
horário comercial de vocês é qual
vão até que horas na sexta
durante a semana funciona como
hora de abrir e de fechar
sou caminhoneiro, passo a semana na estrada e só paro pra comer lá pelas quatro da tarde, nessa hora o expediente de vcs ainda corre
tenho um armarinho em Caruaru e fico no balcão sozinha, queria me organizar: qual a jornada do pessoal de vocês na semana
entro na creche às 7 e largo às 17, moro longe, então preciso saber a hora que a turma de vocês encerra
aqui na oficina a gente começa cedinho, umas seis e meia, e vcs a partir de que momento já tão de pé
Trabalho em escala no hospital, cada dia num turno diferente. Poderiam me dizer a grade de atendimento da equipe?
meu marido cuida da roça e eu das contas, só sento no computador quarta no fim da tarde, pego o pessoal trabalhando ainda?
dou aula de manhã e de tarde fico livre lá pras duas, quais turnos vocês cobrem
sou síndica e resolvo tudo entre um elevador quebrado e outro kkk, me fala os períodos em que tem equipe disponível
oi, tenho lanchonete e meu movimento é no almoço, queria saber a rotina de atendimento de vocês pra me programar
fiquei viúva e toco a papelaria sozinha, fecho as seis em ponto, seis em ponto vcs tbm encerram ou vão além
estou montando a agenda da semana da diretoria e preciso encaixar um contato com vocês, quais são as janelas de atendimento
vendo marmita e só desocupo depois das três, terça ou quinta, o povo de vocês fica até quanto
mano, o expediente de vocês vai até quando
minha filha, que horas vocês começam a lida
quinta de manhãzinha já tem gente respondendo, uai
qual a jornada de funcionamento do escritório, por gentileza
sou motorista de van escolar e entre uma corrida e outra sobra uma janelinha lá pelas dez da manhã de terça, será que nesse intervalo pego vocês trabalhando
eu entrego pão até as oito e meia e só depois consigo sentar com calma para resolver essas coisas do computador, a partir de que momento vocês abrem a porta
opa, tudo joia por aí? me fala a que horas vocês encerram na sexta
não preciso de suporte não, só quero saber o período em que a turma trabalha
na sexta às 17h30 ainda tem gente
Toco uma vidraçaria em Blumenau e terça é o único dia que meu sócio fica no balcão; nesse dia da semana, entre que horas eu acho vocês pra falar do sistema de orçamentos?
abro a banca de jornal às cinco e já tô ligado no 220, vcs começam a pegar no serviço que horas?
minha psicóloga mandou eu parar de resolver coisa do consultório às seis e meia da tarde kkk, até que hora a turma de vocês fica?
sou despachante em Itajaí, passo a quarta inteira no Detran e queria deixar anotado na geladeira o expediente da equipe de vocês, me passa
O condomínio me autorizou a tratar do portal dos moradores apenas em dia útil. Solicito que me informem o período em que a equipe se encontra à disposição.
to fazendo o app da atlética com a galera da facul e a gente só tem janela quinta das 10 ao meio dia, a equipe tá trampando nessa faixa?
crio tilápia em Morada Nova de Minas, mexo nos tanques até umas oito e meia. que horas cês abrem a porteira aí?
uai sô, o moço da cooperativa só sabe a hora que o leite passa; e a de vocês, de segunda a sexta vai de quando até quando?
minha mãe tem alzheimer e a cuidadora chega 14h, só aí consigo pensar no site da floricultura. na sexta de tarde ainda acho gente trabalhando?
Tenho a tabela de horário do ônibus, do posto de saúde, da missa... me dá a de vocês pra eu pregar no mural da oficina de costura
trabalho com guincho e fico só esperando chamado, tem dia que sobra a segunda feira toda. segunda vcs funcionam normal igual terça?
A lotérica fecha 17h e eu faço o fechamento até 17h40. Daria tempo de falar com um atendente sobre a loja virtual na saída?
meu chefe é daqueles que chega 7h e já quer tudo, ele quer reclamar do nosso estoque com vocês logo cedo, nesse horário a firma já abriu?
Na tabacaria do meu tio o horário é quando ele acorda kkkk, a empresa de vocês segue comercial certinho ou como que é?
Sou enfermeira do Samu em escala 12 por 36, quero marcar nos dias de folga quando dá pra achar vocês, quais os dias e as horas do atendimento?
quinta eh o dia q o japa da feira me cobre na barraca de yakisoba, la pelas 4 da tarde vcs tao atendendo ne?
o letreiro da minha ótica pisca aberto o dia inteiro e ninguém acredita rs. o expediente de vocês qual é de fato, tirando o robô?
Perguntei do horário do chatbot pro meu cunhado e ele não soube; o que eu quero mesmo é o das pessoas, dos funcionários daí, na semana
dou aula de pilates das 6 às 8h30 e depois só das 18h pra frente, encaixa com o tempo que vocês atendem durante o dia?
minha agenda de podóloga tá lotada até agosto, mas quarta eu deixei vaga das onze às treze só pra resolver o site, nesse dia atendem?
que horas vcs atendem
boa tarde, ate q horas fica alguem ai na sexta?
Bom dia. Poderiam me informar o horário de atendimento de vocês durante a semana?
eae que horas vcs abre amanha quarta
Boa tarde minha filha, desculpe o incômodo, eu gostaria de saber por gentileza em quais dias e em que horário vocês costumam atender as pessoas, porque eu só posso telefonar ou escrever quando minha neta está em casa
se eu chamar 19h na sexta ainda pego alguem da equipe
bom dia, qual o horario de atendimento de vcs?
saio do serviço as 19h, dá tempo de falar com uma pessoa no mesmo dia?
vi que abre às 8 da manhã, posso mandar mensagem nesse horário que já respondem?
Acordo às 5, costume de quem deu aula trinta anos rsrs. De manhã cedo a partir de que horas que já tem gente aí?
eu levanto as 5 da matina pra tirar leite. que horas começa a ter gente viva aí em dia de semana?
Resido em Rio Branco e preciso me organizar com a diferença de fuso. Quais são os dias e horários de atendimento, e em que horário local são contados?
Estou no plantão de sábado. Encontro alguém aí até que horas?
Atendimento humano: qual a janela em dias úteis?
que horas começa ai de manha?? levo minha menina na escola 7 e meia e ja queria falar cm alguem
oi saí agora do plantao 😮‍💨 ate q horas vcs ficam ai hj? hj é quarta ne
Bom dia! Nosso setor só consegue sentar para conversar no fim da tarde, depois das 17h. Até que horas há alguém aí durante a semana?
Oxente minha filha, eu saio da missa, passo na feira, boto o feijão no fogo e só aí me sobra um tempinho pra tratar do site das minhas rendas, em que período do dia tem gente trabalhando aí durante a semana?
Para instruir o processo de compras e programar o contato do nosso setor, solicito a gentileza de indicar os dias e o expediente em que o quadro da empresa se encontra à disposição.
mano eu saio da escola meio dia e pouco e tenho treino as 4 ai queria sabe q hrs vcs abri e q hrs fexa na terca pra eu mandar a parada do site do meu time
hoje faltou luz, quebrou a vitrine e o entregador não veio, só agora sentei um pouco, tô querendo falar do robô do zap com calma numa quinta, vocês pegam e largam que horas?
Na seção Contato há um quadro com dois intervalos e a nota horário de Brasília; no meu leitor de tela ele não foi lido, poderia transcrever os dias e as faixas em que a equipe atende?
Bah, tchê, lido com gado de manhã cedo e depois do mate é que fico livre pra prosear de sistema, que horas o pessoal de vocês começa e termina o serviço de segunda a sexta?
Trabalho numa clínica com três turnos, a agenda é uma loucura e o prazo do projeto quem decide é a doutora, ela só me pediu pra descobrir qual é o expediente de vocês nos dias comuns.
uai sô, o caminhão de leite passa às 7 e eu volto da cooperativa lá pras 10, dá pra pegar ocês trabalhando numa segunda nesse horário ou inda tá fechado?
Meu chatbot antigo respondia de madrugada e até no feriado, mas agora eu quero tratar com gente mesmo, então me fala em que período do dia a turma de vocês trabalha
Minha agenda de clientes na clínica de estética tá toda organizada num app, só não sei em que faixa encaixar uma conversa com vocês, qual é o expediente aí
o suporte da operadora me deixou pendurada quarenta minutos hj, com vcs queria me programar direito: de que horas a que horas vcs ficam aí durante a semana
Trabalho de vigia no cemitério e durmo de manhã, tenho que botar despertador pra falar com a firma de vocês numa terça, que horas vocês abrem
O prazo da prefeitura pra minha licença de ambulante é curto e eu vivo correndo, mas só queria saber se na quarta depois das quatro a equipe ainda tá no serviço
Já deixei meu contato em três agências e nenhuma disse o expediente, aqui na marmoraria eu preciso anotar na lousa, vocês pegam e largam que horas
meu fornecedor de farinha entrega as cinco da matina e o padeiro acha que todo mundo acorda nessa hora kkk, o pessoal de vcs começa que hora
Quem cuida do site da câmara municipal sai às duas da tarde e a gente se desencontra, o turno da Nora vai até quando
qual a janela de atendimento de vocês em dias úteis
o que ponho no campo horário de atendimento do cadastro
campo janela de atendimento, o que devo registrar
voces abrem segunda
vcs abrem na segunda
abre segunda
atendem segunda
abrem terça
vcs trabalham quarta
quinta vcs atendem
sexta vcs abrem
segunda feira vcs tao ai
`,
  "hours-saturday": `
posso chamar sábado de manhã
sabado as 14h ainda tem alguem
trabalho a semana toda, só posso no sábado
sab de tarde tem gente
sabadao vcs abre
atendem sábado o dia todo
dá pra ligar no sábado à tarde
sábado depois das 13h tem alguém
abre sábado
vocês atendem no sábado
sábado vocês trabalham
funciona aos sábados
e no sábado
qual o horário de sábado
sábado vai até que horas
sab abre que horas
fim de semana vocês atendem
atende no fds
vocês abrem no final de semana
sábado à tarde tem gente
posso chamar no sabado depois do almoço
até que horas posso falar com alguém no sábado
sabado de manhã tem alguém
trabalha sabado tambem
minha loja só acalma no sábado, tem alguém de vocês trabalhando
sabado cedinho depois da feira consigo falar com a equipe
Há expediente aos sábados?
sabado vcs vao até q hora
meu único dia livre é sábado, sou professora
sexta emenda com sábado aí ou vocês trabalham
sou enfermeiro plantonista, sábado às dez da manhã rola
e no sabadão de tarde, umas três horas, ainda tem gente
tchê, sábado de manhã tão atendendo ou tão no churrasco
sabado meio expediente ou dia inteiro
vou estar de folga depois de amanhã que é sábado, posso escrever e alguém lê
sábado fecham meio-dia
final de semana cês param ou algum dia tem atendimento
no sábado 13h30 já era, né
trabalho embarcado a semana toda, sábado vocês tão na ativa
sabbado tem expedinte
consigo uma conversa com a equipe no sábado às 9 em ponto
a equipe folga sábado e domingo como escritório ou atende num deles
fim de semana é o único respiro de quem tem restaurante, tem alguém aí
atendimento sab?
amanhã é sábado, mando mensagem ou espero segunda-feira
minha sócia só consegue participar no sábado pela manhã, existe atendimento
nos sábados o horário é igual ao dos outros dias
mano, vcs trampam de sábado ou só dia útil
sábado vocês são como banco, tudo fechado
no sábado, depois da feira livre, ainda há quem me receba
sabado cs tão on
Sou barbeiro e sábado é o dia que mais corto cabelo, só respiro antes das oito e depois do almoço; nesse dia a equipe trabalha até quantas horas
fds rola
Os senhores dão expediente aos sábados, ainda que meio período
sabadinho cedo dá pra trocar ideia c vcs
a gente só vai na cidade dia de sábado, fazer compra e resolver as coisas, queria ver se nesse dia o povo daí trabalha também
minha mãe só tem tempo sábado de tarde, tem alguém
sabado umas 10h tem gente
sábado fecha ao meio-dia feito os bancos de antigamente
Trabalho embarcado numa plataforma e só piso em terra na sexta de noite, de modo que o sábado seria meu único dia para tratar do sistema da pousada, é possível
no finde cês dão as caras
Na semana eu dou aula em três escolas e não tenho um minuto, por isso gostaria de saber se aos sábados pela manhã há atendimento
sabado é dia de folga de vcs
só posso no sabadão, e ai
trabalham em regime de semana inglesa, com sábado até o meio-dia
meu plantão na santa casa acaba sábado às sete da manhã, espero umas duas horinhas e já encontro vocês
sabado 14h ja era né
vcs ficam até tarde no sábado igual a loja do shopping
o fim de semana dos senhores é descanso completo ou há algum plantão
Minha quitanda só fecha sábado uma hora da tarde e aí eu me sento pra ver essas coisas de computador, mas desconfio que a essa altura vocês já foram embora
sáb tem atendimento s ou n
de fim de semana tem alguém trabaiando
minha prima faz bolo e a gente só senta pra ver as coisas da lojinha dela no sábado de manhã, tem alguém da empresa nesse dia
Na repartição só saio de lá na sexta já de noite, por isso, antes de desistir, queria ver se sábado cedo alguém da equipe me atenderia
saio da missa no sábado às dez, se eu chamar nessa hora alguém me atende
minha semana na oficina é um inferno, só respiro depois que passa a sexta
tenho barraca na feira de terça a sexta, me sobra só o dia seguinte pra resolver papelada
fecho o consultório sexta à noite e só ali na manhã seguinte consigo pensar no site
a pousada enche sexta, mas no dia depois de manhã eu tenho uma horinha
sou professora e corrijo prova a semana inteira, me restam os dois dias de folga
minha sócia só vem pra cidade no sexto dia da semana, ela queria conversar com cês junto comigo
na véspera do culto dominical a secretaria da igreja fica aberta, acho alguém de vocês
trabalho de segunda a sexta embarcado no caminhão, volto só no finde
no dia da feijoada o buffet para às onze e eu consigo digitar com calma
depois que a semana útil acaba vocês ainda respondem gente
o mutirão da cooperativa é na manhã seguinte à sexta e queríamos tirar uma dúvida na hora
se eu perder a sexta tenho que esperar até segunda
será que às dez da manhã do sábado pós feira alguém me escuta
Há expediente aos sábados e, em caso positivo, em que período
O contrato-padrão da nossa rede prevê contato também em sábados letivos; a equipe de vocês cobre esse dia
Solicitamos confirmar se o sexto dia útil está contemplado no horário comercial
A área de TI faz manutenção só aos sábados pela manhã; é possível contato simultâneo com a Nora
Consta que o horário estendido vai até as treze horas de sábado, confirmem por gentileza
Para o edital, sábado conta como dia de atendimento de vocês
sab abre
sábado 11h tem gnt
sab até q hr
fds atende
sab d tarde n né
sábado de manha msm
sábado cedo vocês estão
no sábado até que horas
aos sábados a equipe trabalha
sábado à tarde tem alguém
só tô livre no sabado, rola
fds vcs abrem
trabalho de segunda a sexta na prefeitura e não posso usar o celular, o sexto dia da semana serve pra falar com vcs
tenho uma floricultura e meu único respiro é sabado umas onze da manhã, a equipe ainda tá de plantão nessa hora
sou pedreiro, durante a semana é obra direto, sábado ao meio dia consigo pegar alguém
a feira que eu faço é de quinta e sexta, então fico pro sabado cedo, vcs dão expediente
meu sócio só vem pra cidade no fim de semana, a gente conseguiria conversar com a equipe nesses dias
aqui no salão segunda é folga e sábado é loucura, mas lá pelas nove do sábado eu escapo, tem quem me receba
estudo e faço estágio a semana toda, sobra o sábado à tardinha, ainda alcanço o pessoal
toco uma loja de ração em Uberaba, queria resolver isso depois da entrega de sábado, umas duas da tarde, rola
minha mãe tem um ateliê e sou eu que ajudo, mas só estou em casa aos sábados, a equipe comparece
Sou dentista e atendo a semana inteira; poderiam me receber por escrito no sábado, no período da manhã?
nosso mercado faz inventário toda sexta de noite, então o assunto ficaria pro dia seguinte, sábado, cês pegam no batente
dirijo van escolar e só paro no fds, será que acho alguém de vcs trabalhando nele
égua, sabadão vocês pegam no batente
sábado cedinho tem plantonista, meu bem
no finde vocês trabalham, tchê
aos sábados há expediente regular
durante a semana eu fico enfiada no consultório até tarde e só no sábado depois da feira é que tenho cabeça para tratar de negócio, vocês estão disponíveis nesse dia
trabalho embarcado quinze por quinze e meus dias em terra quase sempre caem no fim da semana, então queria entender se alguém me recebe no sábado antes do almoço
bom dia, gente boa! sabadinho às onze ainda consigo falar com vocês
a reunião só posso marcar pra sábado, nesse dia a equipe trabalha
Vendo queijo na feira do produtor em Castro e volto pra casa sexta de noite; no dia seguinte de manhã acho algum cristão pra falar do meu site?
sou gerente de boliche, de segunda a sexta eu durmo de dia. no sabado ate q horas posso chamar vcs?
Meu marido é embarcado em Macaé, quando ele desce a gente só senta pra resolver as coisas no final de semana. Nesses dias alguém responde?
aqui na serralheria a gente faz meio expediente no sexto dia, vocês também são assim ou emendam direto?
sou adventista e guardo esse dia, mas minha sócia não guarda e queria tratar do sistema da granja com vocês sábado cedo, tem plantão?
dou aula em Caruaru de segunda a sexta visse, só respiro no fim de semana, aí que ia mandar as foto da loja, tem gente trabalhando?
Sábado 15h termina o turno do meu lava rápido, ainda pego alguém da equipe ou já foi todo mundo tomar cerveja?
eu caso noiva todo sábado, sou cerimonialista em Gramado. antes da maquiagem delas, umas 8 da manhã, já tem atendimento?
Meu plantão na UPA acaba sábado ao meio dia em ponto, corro pro carro e ligo o celular 12h20, dá tempo de falar com vocês sobre o app?
a reuniao da associação de moradores é sempre dia de sabado depois do almoço, queriamos tirar duvida com um funcionario na hora, rola?
no sábado de aleluia não, to falando dos normais mesmo, aqueles de toda semana: o pessoal da nora bate ponto?
tenho uma pastelaria na Liberdade e o robô que quero é justo pro movimento do fim de semana, mas e vocês, trampam no findi?
Estudo em tempo integral em Viçosa e trabalho de barista à noite, sobrou só a manhã depois de sexta, consigo atendimento nela?
pescador não tem dia certo, mas sábado o barco fica no cais. a tarde desse dia vocês ainda tão por aí ou só de manhã?
Fecho a relojoaria às 14 no sábado e queria passar a tarde conversando sobre o meu e-commerce com alguém; a equipe fica até que hora nesse dia?
sabado vcs funciona ate q horas mano
sábado 3 da tarde ainda tem gente trabalhando aí ou já fechou pq eu fecho a oficina 2 e meia
sabado a tarde ainda pego alguem ai? tipo umas 15h
sabado as 3 da tarde da pra falar c alguem?
Boa tarde, tudo bem por aí? Aqui em Itabirito tá um calorão. Eu só sento no computador sábado, depois que volto da feira, lá pras 11 horas... será que ainda encontro alguém de vocês?
consigo falar com alguém do time sábado de tarde ou só de manhã?
sábado eu tô na lida até o meio dia. consigo falar com alguém de vcs dps do almoço, lá pelas 14h?
oii eu costuro a semana inteira so tenho folga no sabado, ceis atende nesse dia?
so folgo sabado d manha, da pra falar cm alguem nesse dia?
eae sabado a gente fecha a loja meio dia e só dps da pra ligar o pc vcs ficam ate q hora
Meu bem, durante a semana eu tomo conta de dois netinhos e da lojinha de aviamento, só respiro no dia da feira grande que é o sábado, será que eu acho alguém de vocês trabalhando nesse dia?
Nosso comitê reúne-se excepcionalmente no sexto dia da semana; indago se nessa data há expediente na empresa e em que faixa, para eventual esclarecimento sobre a proposta de sistema.
sabado eu n tenho aula e o domingo e do meu pai ai qria sabe se no sabadu de tarde cs ainda tao ai pra fala do meu site ou ja vazaram
semana de cão, hoje mesmo fechei o caixa às nove com diferença de cem reais, só paro no fim de semana, tem como eu resolver isso do estoque com vocês no sábado?
O rodapé fala em suporte disponível 24/7 mas o quadro de atendimento traz uma segunda linha depois de segunda a sexta; confirma de que hora a que hora a equipe atende nessa linha do sábado?
Bá guri, sábado eu toco o bolicho até o meio-dia e depois é churrasco com a gurizada, consigo prosear com a equipe antes disso ou ocês só pegam de segunda?
Sou enfermeira, emendo plantão de quinta até sexta à noite e no dia seguinte acordo zerada e com cabeça pra pensar em site, a turma de vocês trabalha nesse dia ou descansa?
Minha loja virtual de arreio dispara de venda na sexta e no dia seguinte eu descanso, é quando posso falar de sistema com calma, a equipe trabalha nesse dia
A festa de formatura da minha turma é domingo e na véspera eu tenho a manhã livre, será que pego alguém de vocês trabalhando
Sou adventista e guardo o sábado desde menino, mas meu sócio não guarda e quer falar com vocês justo nele, tem alguém do lado de vocês
o robô da minha pizzaria atende o fim de semana inteiro, e a gente de carne e osso da Nora, também
Meu plantão na UPA só me dá folga em dia de jogo, sempre no fim de semana, e a senhora do RH disse pra eu ligar pra empresas antes; nesses dias a equipe de vocês tá em serviço
feira livre aqui em Arcoverde é no sábado e o celular toca sem parar, lá pras dez eu teria um respiro, vcs tão aí nesse horário visse
Fechei o orçamento da reforma do quiosque e agora só respiro quando passa a sexta, o time de vocês pega no batente depois dela
`,
  "hours-sunday": `
e se eu chamar no domingo
posso ligar domingo
domingao atende
domingo e feriado vocês atendem
posso falar com alguém no domingo à noite
vocês atendem domingo
abre domingo
e domingo
domingo tem alguém
funciona de domingo
só consigo falar no domingo, vocês atendem
domingo vcs trabalham
tem plantão no domingo
e aos domingos
no domingo fecha
só tenho folga domingo
domingo de manhã atendem
domingo depois do culto dá pra conversar com alguém
sou feirante, só paro no domingo, tem atendimento
dominguera tem gente trabalhando aí
Existe atendimento dominical?
dumingo vcs abri
no domingo se eu escrever alguém da equipe vê na hora
e aos domingos, folga geral?
domingo é quando faço as contas da mercearia, queria falar com vocês nesse dia
vcs tem plantonista no domingão
domingo de manhã cedo, tem como
trabalho de segunda a sábado no shopping, sobra o domingo, atendem?
a equipe descansa que dia
sete dias por semana tem gente da equipe ou domingo é fechado
dom. funciona?
domingo à tarde, depois do almoço de família, posso mandar dúvida que alguém responde
posso mandar mensagem no domingo mesmo ou vai se perder
o time de vocês trabalha de domingo a domingo
amanhã é domingo, será que me atendem
oxe, nem no domingo vocês param
meu marido só vem pra casa domingo, aí que a gente decide as coisas, vocês tão abertos
nesse domingo vai ter alguém de plantão humano
domingo escrevo e só leem na segunda, é isso
de domingo é mais barulho de futebol, mas vocês trabalham
se eu chamar domingo às 11h quem da equipe me atende
dia do senhor vocês guardam ou trabalham
dom cs abre
depois da missa das dez é quando me sobra tempo, os senhores trabalham no dia do Senhor
domingo é o unico dia q meu pai ta em casa, da pra falar c vcs
Sou motorista de romaria e passo a semana na estrada, só paro mesmo domingo de tarde; nesse dia encontro alguém da firma
tem alguem domingo a noite
aos domingos o escritório permanece fechado
a loja de ferragens eu só fecho um dia, que é o domingo, e é quando eu faria as perguntas sobre o site, alguém trabalha aí nesse dia
domingão cês tão de boa dormindo ou tão trampando
dia de domingo o povo da empresa descansa
domingo cedinho dá
nem no domingo a equipe folga
A turma aqui da cooperativa faz reunião no primeiro domingo do mês, seria proveitoso consultar os senhores durante ela, há expediente
domingo dps do almoço vcs respondem
os senhores guardam o domingo
só volto do sítio no domingo, posso tratar nesse dia
dmg funciona
rola de falar com a equipe domingo ou só segunda msm
domingo é dia de feira na minha cidade e é quando eu tô com o celular na mão, mas imagino que aí não tem ninguém trabalhando, ou tem
no domingo de páscoa que vem vou estar livre, a equipe pega algum serviço nesse dia
vcs tem folga no domingo igual minha mãe
se eu precisar da equipe num domingo de manhã
o último dia da semana também é dia de serviço pra vocês, digo, o domingo
Como sou pastor, o domingo é meu dia mais cheio, porém é quando me lembro das coisas da igreja; haveria alguém da equipe disponível
a equipe ta on no domingo
domingo nem pensar né
meu cliente só compra no domingo, mas quem eu quero achar no domingo é a equipe de vocês pra conversar
domingo depois do culto é minha única folga, a equipe atende nesse dia
meu único descanso é depois da missa das dez, dá pra conversar ali
a barraca desmonta domingo meio dia, aí sim eu paro pra ver isso, cês tão aí
sou pastor e depois do culto da manhã é quando consigo mexer nisso
na transportadora o pátio só acalma no dia do Fantástico
no dia do almoço na casa da sogra eu fico livre, posso chamar
sábado à tarde e o dia seguinte inteiro eu tenho livre, amanhã que é domingo serve
a pousada faz check-out até domingo ao meio dia e só depois eu pego o celular com calma
no salão eu folgo domingo e segunda, qual dos dois é o certo
queria reunir minha família, que é dona junto comigo, e só junta todo mundo no dia do churrasco
o buffet de festa infantil só me larga no domingo à noite, tem alguém do outro lado
minha esperança era tirar essa dúvida antes de começar a semana, ainda no domingo
hoje é domingo e tô aqui de teimosa, será que me respondem ainda hoje
no último dia do fim de semana o pessoal de vocês descansa também
Existe regime de sobreaviso aos domingos
Por política do condomínio as assembleias ocorrem aos domingos; a equipe de vocês poderia ser contatada nessa data
Nossa central opera sete dias; a de vocês opera domingo inclusive
Confirmem se o domingo fica excluído da disponibilidade da equipe comercial
Quero crer que não há expediente dominical, correto
A matriz exige parceiro com atendimento em domingos, vocês cumprem esse requisito
dom abre
domingo tem gnt
dom de manhã rola
atende dom n
domingão tão on
dom fechado?
domingo de manhã a equipe tá aí
amanhã é domingo, me atendem
domingão tem gente
todo domingo vocês fecham
depois da missa no domingo posso chamar a equipe
aos domingos respondem
tenho restaurante, segunda a sábado é fogo, no domingo à tarde fico de pernas pro ar, esse dia tem alguém da equipe
sou pastor e o domingo à noite depois do culto é quando sento pra resolver coisas, consigo retorno da equipe nesse dia
meu turno na usina só me deixa livre aos domingos, a turma de vocês dá as caras
a gente é família de feirante, domingo é o dia que junta todo mundo pra decidir, dá pra chamar o pessoal
comecei uma loja de bolos e passo o sábado assando, domingo de manhãzinha vcs tão na ativa
sou motorista de ônibus e minha escala folga no domingo, tem como resolver com a equipe ou só segunda
aqui em Belém o comércio fecha domingo e eu aproveito pra papelada, a equipe responde nesse dia
tô com a ideia na cabeça desde sexta e não queria esperar a segunda, amanhã que é domingo alguém trabalha
cuido dos meus netos a semana toda e só no domingo a filha me libera, a equipe fica de plantão
nossa padaria abre de domingo a domingo, e o pessoal de vocês, também encara o domingo
sou corretora, domingo é meu dia de plantão no estande e fico parada, posso tratar com a equipe então
a quadra que alugo enche sábado, domingo cedo eu acerto as contas, nesse dia vocês estão na lida
dominguera vocês tão on
depois da missa de domingo tem alguém, filho
domingo a firma de vocês descansa, é
oxe, domingo cês trabalham também
minha barraca na feira funciona de terça a sábado e o único respiro que tenho é o domingo à tarde, quando a casa sossega, vocês respondem nesse dia
toco culto a semana inteira e no domingo à noite é que o pessoal da diretoria se junta para decidir coisa do site, existe atendimento da equipe nessa hora
olá, tudo em paz? queria saber se no domingo tem expediente
o suporte é uma coisa, mas o comercial de vocês pega no domingo
minha igreja tem escola dominical e depois do culto os diáconos se juntam pra ver a ideia do site, nesse dia tem alguém de plantão pra responder?
Trabalho seis por um no atacarejo e a folga cai sempre no dia do churrasco da família, falo com a equipe nesse dia?
vendo caldo de cana na praça domingo de manhã e o movimento para às onze, dps disso vcs atende?
Tenho um pesqueiro em Socorro, domingo é meu dia mais cheio e é quando eu vejo tudo que falta no sistema de comandas. Se eu chamar na hora, alguém lê?
o filho da dona da farmácia só vem de São Carlos no domingo, ele que entende de computador, dá pra ele conversar com vcs nesse dia?
Sou motorista de aplicativo, rodo sábado o dia inteiro e encosto o carro no dia seguinte pra pensar na minha página de marmita, a empresa abre?
domingo depois da pelada a gente resolve os negócio do time, queria falar de um app de mensalidade, cês trampa?
Sou mesária, catequista e dona de papelaria; o dia do Senhor é o único em que ninguém me puxa a saia. A firma dos senhores descansa nele?
no shopping a gente abre até de domingo das 14 às 20, vcs também têm esse horário reduzido?
o chatbot eu sei que não para, mas eu pergunto de gente de carne e osso: domingo à tarde, tem?
Acabei de fechar a planilha da vinícola e amanhã é domingo, deixo pra segunda ou posso procurar vocês amanhã mesmo?
tenho filho pequeno e ex marido que pega ele domingo sim domingo não, nesses que eu fico sozinha resolvo a loja. vocês tão abertos?
Rapaz, meu primo da bike food disse que o programador dele responde até no domingo de páscoa, e o pessoal daí trabalha aos domingos comuns?
Aqui no mercado do produtor a gente descansa só um dia, o da missa, e meu marido quer aproveitar ele pra tratar do sistema de caixas de tomate. O pessoal daí pega serviço nesse dia também?
domingo minha barbearia fecha e eu largo a tesoura, aí a patroa me cobra o site que prometi. se eu procurar vocês nesse dia encontro alguém?
eu trabalho a semana toda no restaurante so folgo domingo, vcs atende domingo?
Domingo tem alguém aí para atender?
domingo tem alguem ai?? so tenho tempo domingo por causa da barbearia
se eu ligar domingo alguém me atende?
Vocês abrem domingo? É o único dia que eu tenho livre.
Domingo depois da missa minha filha fica mais folgada, coitada. Nesse dia tem gente atendendo ou é só nos outros?
to de plantao domingo ai tem gente domingo tb pra eu falar com calma
domingo tem gente ai
uai e domingo? tem alguem ai ou so segunda
Ô minha flor, o culto acaba às onze e depois a família inteira almoça aqui e discute o aplicativo da congregação, justo no dia do Senhor alguém de vocês atende pra tirar nossas dúvidas?
Informo que nossa unidade opera em escala contínua e que a gestora responsável pelo portal está de plantão unicamente aos domingos; há atendimento da empresa nesse dia?
dumingo eh o unico dia q meu padrasto ta em kza p fala do site da borraxaria cs trampa ou fica de boa no sofa
passei a semana atrás de nota fiscal, fornecedor e funcionário faltando, amanhã que é domingo eu sento pra pensar no sistema, será que vai ter vivalma aí pra responder minha chamada?
A página lista duas linhas, segunda a sexta e sábado, e nada mais; pela omissão deduzo que no domingo o atendimento humano é nulo, embora se possa enviar mensagem, a dedução está correta?
Uai, domingo depois da missa das dez e do frango com quiabo é a hora que a patroa deixa eu mexer no computador, trem bom seria conversar com ocês nesse dia, tem gente trabalhando?
Vendo açaí na praia e domingo é quando a barraca ferve e as encomendas se embolam, se eu precisar falar com uma pessoa da Nora bem nesse dia eu encontro ou só na segunda?
Minha igreja quer um sistema de dízimo e a comissão só se junta depois do culto de domingo, achamos alguém de vocês trabalhando nesse dia
Sou garçom e folgo na segunda, mas quem decide o site é a dona do bar, que só para no domingo, a equipe responde ligação de trabalho nesse dia ou descansa
tenho um chatbot que não para nem no domingo de páscoa, mas pra tratar de reforma dele eu queria gente, e gente vcs tem nesse dia
O jogo do meu neto é sempre no sétimo dia, e na arquibancada eu fico com o celular na mão sem fazer nada, dava pra falar com a equipe aí
O prazo da minha inscrição no edital de cultura vence num domingo e bateu medo de ter dúvida na hora, nesse dia vocês trabalham?
minha mãe faz macarronada no domingo e é a única hora que junto os três sócios da oficina, o povo daí atende a gente nessa hora
`,
  "hours-holiday": `
atendem no natal
atende no natal e no ano novo
vocês funcionam no natal
atendem na semana do natal
atendem na páscoa
vocês atendem no réveillon
atendem na véspera de ano novo
vocês atendem em feriado
a equipe trabalha no feriado
abre no feriado
feriado vocês funcionam
e feriado
vão trabalhar no carnaval
atendem no dia 7 de setembro
na véspera de natal tem expediente
feriado municipal vocês fecham
amanhã é feriado, vocês atendem
no dia de natal a equipe atende
vocês param no fim do ano
tem recesso em dezembro
emenda de feriado vocês trabalham
quinta é Corpus Christi, a equipe vai trabalhar
carnaval cês somem ou atendem
na sexta-feira santa tem expediente
vcs emendam feriadão
dia 1 de maio tem alguem de vcs aí
sou comerciante, feriado é meu dia de pensar no negócio, vocês atendem nesse dia
no 15 de novembro vocês funcionam normalmente
Favor informar se haverá expediente no recesso de fim de ano.
entre natal e ano novo a equipe fica parada
no dia da consciência negra tem atendimento
réveillon vocês entram em recesso
férias coletivas em dezembro, vocês fazem
tem ponto facultativo amanhã, vocês trabalham
aqui no meu estado é feriado da revolução farroupilha, tchê, a equipe atende
finados vcs abre
feriado nacional muda o horário da equipe
na quarta-feira de cinzas vocês voltam de que horas
dia da padroeira, 12 de outubro, tem alguém pra me atender
tiradentes cai numa terça, vocês enforcam a segunda
feriado prolongado fica alguém da equipe
no são joão aqui tudo fecha, e vocês
quando é feriado na cidade de vocês eu fico sem resposta
24 de dezembro trabalham até meio-dia ou nem abrem
dia santo vocês guardam
proclamação da república tem espediente ai
na Sexta-Feira da Paixão os senhores dão expediente
carnaval cs trampa
No Corpus Christi a minha gráfica para e aproveito para cuidar dessas coisas de computador, porém receio que a equipe também esteja de folga nesse dia
feriadão prolongado o escritório emenda
dia de Tiradentes encontro alguém na firma
aqui no município é dia da padroeira e tudo fecha, aí onde vocês estão o expediente segue normal nos dias santos
ponto facultativo vale pros senhores
12 de outubro a equipe trabaia ou não
réveillon a equipe para quantos dias
entre o natal e o ano novo a empresa dá recesso
dia do trabalho cs descansa ou n
Toda vez que tem feriado meu restaurante por quilo fica vazio e eu fico com tempo sobrando, nesses dias seria possível falar com uma pessoa da equipe
finados abre
quinta agora é feriado, cês tão trabalhando
proclamação da república tem aula? digo, tem gente trabalhando ai
São João aqui é sagrado, oxente, aí também param
no dia da consciência negra há atendimento da equipe
Meu filho só vem da capital nos feriados e é ele quem entende desses assuntos, por isso pergunto se a equipe recebe consultas em dia santo
feriado estadual conta como folga aí
dia 1 de janeiro tem alguém
se cair feriado na segunda, há quem atenda
semana que vem tem o dia da padroeira, a loja do meu pai fecha e ele fica de boa pra conversar, mas vcs devem tá de folga tb né
No Sete de Setembro eu desfilo com os veteranos de manhã, e à tarde ficaria livre para acertar o site do museu, caso a equipe trabalhe nesse dia
minha mãe só tem folga do hospital em feriado, aí ela senta comigo pra ver o site do ateliê dela, tem gente da equipe trabalhando nesses dias
a festa do peão para a cidade inteira na quinta e na sexta, até banco fecha, e eu queria saber se a firma de vocês também guarda feriado
dia de Nossa Senhora Aparecida tem gente da equipe trabalhando
carnaval aqui em olinda ninguém trabalha, mas eu queria aproveitar pra falar com vocês
na sexta da paixão a paróquia fica cheia e eu queria já ter resolvido isso com a equipe
corpus christi cai na quinta e minha clínica fecha, será que cês emendam
no dia do trabalhador eu tô de folga, ia ser a hora boa de ligar pra vocês
dia 12 de outubro a escola não tem aula e aí me sobra tempo
entre o natal e o ano novo o pessoal de vocês some
meu medo é mandar tudo na véspera de tiradentes e ninguém ver
dia 20 de novembro conta como dia normal pra vocês
recesso de fim de ano tem aí também ou é direto
aqui na minha cidade tem o dia da padroeira e tudo para, o pessoal da nora para junto
dia de finados tô livre o dia inteiro, adianta chamar
na ponte do dia 15 de novembro a equipe trabalha sexta
a quarta-feira de cinzas de vocês começa só depois do meio dia
Solicito calendário de feriados observados pela equipe comercial
Nosso contrato segue feriados bancários; os de vocês também
Em pontos facultativos, há expediente na empresa
O RH pede a relação de datas em que a empresa de vocês suspende as atividades
Favor esclarecer se feriados estaduais afetam a disponibilidade da equipe
Emendas de feriado são praticadas por vocês
feriadão tem gnt
carnaval abre
natal fecha
emenda feriado?
1 de maio atende
feriado func tb
no corpus christi a equipe trabalha
dia 12 de outubro vocês abrem
segunda de carnaval tem expediente
emenda de feriado vocês param
na sexta-feira santa alguém responde
dia primeiro do ano estão aí
na véspera de natal funcionam
finados vocês trabalham
tiradentes cai na terça, abre
20 de novembro é feriado aqui, e aí
no recesso de fim de ano tem equipe
são joão aqui é feriado, atendem
tenho pousada e feriado pra mim é trabalho dobrado, na proclamação da república a equipe de vocês fica
aqui no banco a gente folga na quinta de corpus christi e eu queria usar o dia pra isso, acho alguém
minha cidade para no aniversário do município, mas imagino que aí seja outra, nesse dia santo vcs seguem normal
sou professora e o recesso do dia 15 de outubro é quando tenho tempo, o time de vcs trabalha nessa data
vou viajar na páscoa e queria deixar tudo acertado na sexta santa, há expediente
meu mercadinho abre até no dia do trabalhador, e vocês em primeiro de maio fazem como
trabalho em call center e ganhei a emenda de setembro, queria resolver na independência, tem gente
toco trio elétrico e na quarta de cinzas acordo tarde, o pessoal já voltou nesse dia
Nosso departamento só terá tempo na ponte entre o feriado e o fim de semana; a equipe mantém o expediente?
a loja fecha no dia de finados e eu fico em casa à toa, posso chamar vcs nele
trampo com fantasia, fim de ano é corrido, entre natal e réveillon o povo de vocês para
dia da consciência negra é folga aqui na firma, queria aproveitar, o atendimento de vocês roda
vão emendar o carnaval, mano
na sexta-feira santa vocês trabalham, meu anjo
tem atendimento em corpus christi
no vinte de setembro vocês param, tchê
sou contadora e todo feriado aproveito para colocar em ordem as pendências do escritório porque o telefone não toca, gostaria de saber se nesses dias alguém de vocês atende
aqui em belém tem o círio e a cidade inteira para, mas como vocês são de fora fiquei sem saber se nessa data o pessoal de vocês trabalha normalmente
oi, moça, boa semana! na quarta de cinzas vocês voltam que horas
queria meu orçamento no dia de finados, vai ter equipe
a equipe tira férias coletivas no fim do ano
param entre o natal e o ano novo
Aqui em Salvador no 2 de julho para tudo, mano, e eu queria aproveitar pra ver o site da minha barraca de acarajé. Nesse dia vocês abrem?
tenho uma loja de fantasia e só consigo respirar depois do carnaval, na segunda e na terça de folia o atendimento de vcs funciona?
Corpus Christi cai numa quinta e o cartório emenda. A equipe de vocês também faz ponte na sexta?
meu sistema de delivery ferve no dia das crianças, 12 de outubro, queria saber se a turma trabalha ou folga nessa data
sou guia em Bonito, dia de Tiradentes é lotado e eu vou tá na trilha. no escritório de vocês tem gente no 21 de abril?
7 de setembro eu desfilo com a fanfarra de manhã e a tarde fico de boa, queria falar do site da banda, vocês atendem?
O sindicato fecha no primeiro de maio, obviamente. Os senhores mantêm expediente nessa data?
trabalho na fruteira da rodoviária de Passo Fundo, no vinte de setembro o Rio Grande para, bah; os de vocês também param?
dia de finados é meu natal, vendo flor na porta do cemitério, então só vou ligar pra vcs se tiverem funcionando no 2 de novembro, tao?
Aniversário da cidade aqui é dia 8 de dezembro e ninguém atende telefone. Vocês seguem feriado municipal de onde, ou trabalham normal?
o contador sumiu entre o dia 23 e o dia 6, acabou comigo. a nora dá férias coletivas no fim do ano?
Sexta-feira da Paixão minha peixaria vende até a escama, depois fico morta. No sábado de aleluia a equipe de vocês volta?
jogo do Brasil na copa aqui na metalúrgica a gente para e põe telão, aí tem expediente nesses dias?
Oxente, no São João o Nordeste inteiro fecha e eu com minha loja de roupa junina precisando de vocês, dia 24 de junho trabalham?
no ponto facultativo do dia do servidor a prefeitura fecha e eu fico livre pra ver o portal do funcionalismo, pra vocês conta como dia normal?
a equipe de vcs trabalha em feriado? tipo 2 de julho aqui na bahia
vcs da equipe atende no feriado de 7 de setembro?
dia 7 de setembro vai ter gente trabalhando aí pra me atender?
no feriado de 7 de setembro tem alguém da equipe aí?
No 20 de setembro, feriado aqui no Rio Grande do Sul, a equipe de vocês trabalha?
Visse, no São João aqui ninguém trabalha, é fogueira e milho três dias, aí fiquei pensando se vocês também fecham no dia 24 ou se a equipe fica atendendo o povo que precisa.
Considerando o feriado estadual e o ponto facultativo decretado para a próxima sexta, solicito confirmar se haverá expediente normal da empresa nessa data, para fins de cronograma interno.
quinta agr eh corpus christi n vai te aula e eu ia mexe no site da banda o dia td cs vao ta atendendu msm sendo feriadu
acabei de virar a plaquinha de fechado, amanhã é dia da padroeira e a rua toda para, queria aproveitar a loja vazia pra falar com vocês do robô, a equipe trabalha ou folga também?
Nos chatbots a página garante respostas inclusive nos feriados, mas no quadro da equipe só constam segunda a sexta e sábado; quando uma terça cai em 21 de abril, os humanos atendem?
Tchê, vinte de setembro aqui no pago é sagrado, tem desfile e gaita até tarde, vocês param também na Semana Farroupilha ou seguem atendendo como dia comum?
Minha pousada lota no carnaval e eu só me lembro de site quando tudo aperta, na segunda e na terça de folia eu encontraria alguém da Nora atendendo?
O robô da concorrente responde no natal e eu achei chique, mas o que me preocupa é se a gente de vocês some entre o natal e o ano bom
Minha pousada lota no carnaval e é quando descubro tudo que falta no sistema; nesses quatro dias a equipe de vocês trabalha
tirei o feriado de tiradentes pra montar o texto do meu site, se eu travar no meio tem alguém de vcs trabalhando nesse dia
No sete de setembro a fanfarra da escola desfila e eu só sento à tarde, pretendia falar com a empresa então; a equipe folga nessa data?
Sou contador e 1º de maio pra mim é dia de declaração de imposto, só que preciso de prosa com vocês nesse dia mesmo, trabalham ou emendam
A agenda do meu salão fecha na semana santa e eu queria usar a sexta da paixão pra tratar do aplicativo, vocês param nessa data
A padroeira aqui de Caicó é em julho e tudo fecha, então imagino que aí tenham o santo de vocês também; em dia santo a equipe atende?
tá aberto no natal
vão estar abertos no carnaval
estão abertos no ano novo
aberto dia 25 de dezembro
vcs tao abertos no feriado
vai tá aberto na véspera de natal
tao atendendo no natal
vocês vão abrir no natal
abertos no dia 24 e 31
ficam abertos no reveillon
tem alguém atendendo no natal
fecham no natal
`,
  "hours-now": `
ainda tem alguém aí hoje
vcs abrem amanhã
amanhã abre
vocês estão abertos agora
tem alguém atendendo agora
ainda dá tempo de falar com alguém hoje
tá aberto
estão atendendo nesse momento
a equipe está online agora
tem gente aí agora
vocês estão fechados
já fecharam
dá pra falar com alguém agora
abertos hoje
hoje vocês atendem
hoje tem atendimento
amanhã vocês abrem
oi, já fecharam por hoje
tem algum ser humano no escritório neste instante
acabei de fechar o caixa, ainda consigo alguém de vocês hoje
to vendo que é tarde, vcs ainda tao ai
agora agora tem gente
a equipe está online no momento?
será q ainda da tempo de falar com alguem hoje
perdi a hora ou ainda estão atendendo
vocês já abriram
nesse horário tem alguém
já encerraram o expediente de hoje
é cedo demais, o pessoal já chegou
alguém da equipe disponível neste exato momento?
tô na fila do banco e aproveitei pra perguntar, estão em atendimento agora
oh de casa, tem alguém trabalhando aí agora
tá em horário de atendimento ou não
estão on?
tao aberto nesse momento
se eu mandar email já, tem gente no escritório pra ver
pelo relógio daí o pessoal ainda tá em serviço
hj vcs tao atendendo ainda
quanto tempo falta pra vocês fecharem hoje
o atendimento de hoje já terminou
sou síndica e tô em reunião de condomínio agora, tem alguém da nora de prontidão neste minuto
o pessoal ta ai ou ja foi embora
o pessoal tá aí nesse instante ou já foram embora
Acabei de chegar da roça, lavei as mãos e sentei aqui no computador do meu neto, ainda pego alguém da equipe a esta hora
neste exato momento há algum funcionário disponível
já abriram hoje
a equipe ta acordada agr kk
se eu escrever já, tem gente de plantão neste minuto
to no intervalo da escola, tem alguém da empresa agora
Estou na sala de espera do dentista com uns vinte minutos livres e gostaria de tratar do site da minha floricultura, há alguém em serviço agora
a essa hora ainda tem vivalma aí
o escritório se acha aberto no presente momento
ainda hoje consigo pegar o pessoal, ou só amanhã
fecha daqui a quanto tempo
o povo já largou o serviço
Desliguei o forno da pizzaria agora há pouco e só agora tive sossego pra pensar no site, será que a equipe ainda não foi embora
vcs tao ai rn
nesse momentinho tem gente atendendo, minha filha
tá todo mundo em casa já ou tem alguém na empresa
já começou o expediente de hoje
por ora encontro a firma aberta
a porta ainda tá aberta ou já passaram a chave hoje
acabei de sair da aula e tô no ônibus com uns vinte minutos de bateria, ainda dá tempo de pegar alguém da equipe trabalhando hoje
O veterinário ainda não chegou para ver a égua, e enquanto espero pensei em tratar do site do haras, se é que há alguém em serviço neste momento
minha tia tá aqui do meu lado querendo falar do salão dela mas só se tiver gente de verdade disponível neste minuto, tem
a reunião da cooperativa acabou agorinha e os diretores tão todos na sala ainda, se tivesse alguém da empresa a postos já resolvia
o moço da farmácia disse pra eu chamar logo que vocês fecham cedo, já fecharam ou inda pego alguém no escritório hoje
tô com dez minutos antes de abrir o salão, consigo alguém neste instante
o caminhão tá descarregando e eu aqui parado, tem humano acordado por aí
meu chefe quer resposta já, o pessoal tá na mesa
não quero escrever pro vento, tem alguma alma viva por aí a essa hora
a luz tá acesa aí na nora
cheguei tarde ou ainda pego o povo
acabei de sair da consulta, será que já foram embora
o paciente faltou e me sobrou meia hora, dá pra conversar já já com a equipe
se eu mandar uma mensagem neste minuto alguém lê
olho o relógio e fico na dúvida se já encerraram por hoje
tô na fila do banco e pensei em resolver isso aqui mesmo, o comercial tá on
a equipe de vocês já pegou no batente hoje
já bateram o ponto de saída aí
No presente momento há representante disponível
Preciso confirmar se, nesta data e hora, a equipe encontra-se em operação
Estou em reunião com a diretoria; há alguém de plantão imediatamente
Verifiquem por favor se há consultor on-line neste instante
Pergunto se o expediente de hoje ainda está em curso
Neste exato momento o setor comercial está ativo ou já encerrou
tão on?
aberto agr
tem gnt ai agr
hj tão aí
equipe on hj
acabei de botar as crianças na escola e tenho meia hora livre, a equipe tá online nesse instante
tô aqui no balcão sem cliente nenhum, aproveitando a calmaria, tem algum de vcs trabalhando nesse minuto
parei o táxi no ponto pra resolver isso já, o pessoal tá de serviço neste momento
saí da reunião agorinha e meu chefe quer resposta, vocês se encontram em expediente no presente momento
o fornecedor furou e estou com a tarde vaga, nesse exato horário pego alguém aí
tô na fila do banco com o celular na mão, a turma de vocês ta ativa ou já encerrou por hoje
terminei a ordenha e vim direto pro computador, a esta altura ainda encontro gente da nora
intervalo da faculdade, quinze minutos só, tá todo mundo aí trabalhando ou saíram
fechei o salão mais cedo hoje porque choveu, será que neste horário já foram embora
estou no plantão do posto de saúde e deu uma folga, a equipe está disponível já já
cheguei da feira, lavei a mão e sentei, hoje ainda consigo alguém da equipe
o meu sócio tá do meu lado querendo falar com alguém, nesse momento tem pessoal no posto
tem plantão rolando neste minuto
ainda peguei vocês no serviço hoje, filha
os meninos já foram embora, uai
a equipe encontra-se disponível neste instante
acabei de sair de uma audiência que atrasou demais e não sei se cheguei tarde, o relógio aqui está marcando quase o fim do dia, vocês ainda estão atendendo
deixei o bebê dormindo agorinha e tenho uns vinte minutos de sossego antes da próxima mamada, por acaso tem alguém da equipe trabalhando nesse exato momento
e aí, firmeza? já fecharam por hoje
não é o robô que eu quero, só me diz se o time tá na ativa agora
acabei de sair da cirurgia do meu cachorro, tô com a cabeça mais leve, ainda acho alguém no escritório agora pra falar do site do petshop?
tô parado na fila da balança em Rondonópolis com o caminhão, aproveitando. a equipe tá aí nesse minuto?
Meu recreio dura vinte minutos e já passaram seis. Tem funcionário disponível já, neste instante?
perdi a noção da hora estudando aqui, vcs ainda tão atendendo ou já fecharam?
são tantos fuso e tantas telas que nem sei, me diz só se o pessoal tá no posto agora ou se foi embora
O chef tá gritando atrás de mim pra resolver o cardápio digital hoje, rápido: aberto ou fechado neste momento?
consegui deixar a bebê dormindo e tenho meia hora, tem alguem online na equipe pra eu falar do ateliê?
Vim da roça pra cidade só pra usar a internet da biblioteca, que fecha daqui a pouco. Do lado daí tem gente trabalhando a esta hora?
Olha, o relógio da parede da barbearia parou e o celular tá sem bateria, tô no pc do vizinho... o povo daí tá em serviço ou não?
tô no intervalo da gravação e o estúdio quer fechar logo um site pra banda, o time da nora tá na casa agora ou volto outra hora?
a moça do caixa jura que vcs já encerraram por hoje, eu digo que não, quem ganhou a aposta?
Se eu mandar a mensagem sobre o robô do laboratório agora, vai ter alguém do outro lado da tela na hora ou já tá tudo escuro aí?
hj aqui é correria, só queria saber se tem alguem no batente agorinha ou se fica pra amanha
Peguei o celular escondido no banheiro da fábrica, tenho três minutos antes do encarregado dar falta de mim. Tem gente da equipe no ar agora ou só o robô?
o técnico veio, arrumou a internet da pousada depois de quatro dias e a primeira coisa que eu fiz foi entrar aqui; ainda pego o pessoal trabalhando ou já foram?
Saio de uma audiência na sexta por volta das 17h30. Ainda pego vocês em horário de atendimento ou já encerraram?
Boa tarde. Saio do escritório às 17h30 durante a semana. Ainda encontro alguém atendendo?
Ave Maria, o ônibus da feira atrasou, cheguei em casa agorinha com as sacolas na mão e nem sei que horas são, ainda tem alguma moça da equipe atendendo nesse instante?
Encontro-me em reunião com o diretor neste exato momento e ele deseja sanar uma dúvida sobre o sistema; poderia verificar se há algum colaborador de vocês em atividade agora?
ow to no intervalo da aula tenho tipo 10 min qria fala com alguem do time p minha mae tem gnt on nesse minuto ou ngm
desci a porta da loja faz cinco minutos, o rapaz do frete me deixou na mão o dia inteiro e minha cabeça tá explodindo, dá tempo de pegar alguém aí ainda ou já foram embora?
São 17h40 no meu relógio e o quadro diz das 9h às 18h; antes de eu redigir um texto longo, confirme se o atendimento está aberto neste momento.
Uai, acabei de tirar o leite e lavar o curral, num sei nem se já bateu a hora docês fechar, tem alguém de prontidão aí agorinha mesmo?
Tô na sala de espera do dentista com o celular em 8 por cento, só quero saber se nesse momento tem funcionário da Nora no batente.
Mandei a foto do cardápio pra gráfica e eles já tinham fechado, fiquei na mão; antes de começar aqui, a equipe de vocês ainda tá trabalhando a essa hora
Meu chatbot caiu e o suporte dele só amanhã, aí pensei em trocar de firma, tem gente de vocês na mesa neste instante?
to no intervalo da prova do cfc, dez minutinhos só, o pessoal da nora ta ai agora ou ja foi todo mundo embora
Aqui em Santarém tá caindo o mundo e a luz vai e volta, não sei nem que hora é no relógio, me fala só se a equipe tá de pé agora
O gerente do banco quer meu orçamento hoje e eu não sei se corro ou durmo: nesse momento o escritório de vocês tá aberto
Larguei o freguês na cadeira com a espuma na cara só pra perguntar ligeiro, tem algum funcionário aí agorinha
`,
  "hours-night": `
só largo tarde, atendem de noite
de noite tem gente ai
trabalho de dia, alguém me atende à noite
trabalho o dia todo, só consigo falar à noite
só posso falar depois das 20h
posso mandar mensagem de madrugada
vocês atendem de madrugada
de noite tem alguém da equipe
atende à noite
só consigo conversar depois das 22h
tem atendimento noturno
a equipe responde de madrugada
trabalham 24 horas
vocês atendem 24 horas
à noite alguém responde
estudo de noite e trabalho de dia, depois das onze consigo falar com a equipe
tenho uma pizzaria, só sento às 23h, alguém da equipe atende
atendimento noturno, tem?
a noitinha, depois da novela, ainda respondem
sou vigia, meu horário é de madrugada, tem alguém da equipe acordado
20h da noite posso chamar
meia-noite tem gente da nora respondendo
cês vira a noite ou dorme
Vocês possuem plantão noturno para contato comercial?
lá pelas nove da noite boto as crianças pra dormir e aí fico livre, atendem
de madruga vcs atende mano
motorista de aplicativo aqui, só paro 2 da manhã, consigo falar com vocês
depois do jantar ainda tem atendimento
atendem no turno da noite
depois que escurece ainda tem alguém no escritório
meu horário é invertido, durmo de dia, a equipe atende à noite
19h30 já não tem mais ninguém
5 da manhã, antes de abrir a padaria, tem alguém da equipe
fora do horário comercial dá pra conversar com um atendente
a equipe faz hora extra de noite pra atender quem trabalha
saio da facul 22h40, visse, aí é tarde pra falar com vcs
de noitão posso encher o saco de vocês
só tenho sossego pra conversar depois das 21 horas
qual funcionário fica no período da madrugada
é tudo gente de dia ou tem turno noturno aí
sou vigia noturno, durmo de dia e vivo de noite, tem jeito de falar com o pessoal de vocês lá pelas duas da manhã
de noitinha, depois da novela, ainda recebem a gente
estudo de noite e só fico livre 23h, a equipe ta la
após as vinte horas os senhores ainda dão expediente
cs vira a noite
Dirijo caminhão de leite e só paro no posto depois das nove da noite, queria saber se nesse horário a equipe ainda conversa com a clientela
depois q minha mãe dorme eu posso falar com alguém da equipe, tipo meia noite
existe turno noturno na empresa
lá pelas dez da noite acho alguém
o trabalho da equipe adentra a noite
eu faço pão da meia-noite às seis e nesse meio tempo é que eu tenho sossego pra perguntar, será que vocês têm alguém acordado
varam a madrugada ou dormem feito gente
19h30 ja não tem mais ngm né
só chego do cursinho 21h, tem alguém pra falar
a equipe fica de plantão nas horas mortas
noite adentro há atendimento de pessoas, ou somente de dia
Meu posto de gasolina roda a noite toda e eu fico no turno das dez às seis; nessas horas eu encontraria alguém da equipe para conversar
qd escurece cs fecham
me dá insônia e fico pesquisando essas coisas às três da manhã, nessa hora tem pessoa trabalhando
atendem no período noturno
tarde da noite o povo responde
de madruga tem alguem ou é só vc
passou das sete da noite, já era
Sou enfermeira de plantão no pronto-socorro e só tenho silêncio depois da meia-noite, hora em que gostaria de tirar dúvidas com alguém da equipe sobre o site da clínica
eu trabalho na lanchonete do meu tio até 22h e só depois consigo pensar no bot pra ele, nesse horário a equipe de vcs ainda tá
coloco as crianças pra dormir lá pelas nove e só então tenho cabeça pra isso
o buffet fecha meia noite, depois disso é que eu sento no computador
trabalho de vigia e minha vida acontece quando o resto do povo dorme
meu curso termina dez e quinze, aí é que chego em casa
depois da novela eu consigo sossego, tem alguém
a padaria começa a produzir às três, é quando tô mais livre pra pensar nisso
o culto acaba quase dez e eu queria conversar na saída
meu turno na transportadora é o terceiro, das dez às seis
só desligo a máquina de costura lá pelas onze, fica tarde pra vocês
sofro de insônia e resolvo as coisas da loja quando tá tudo escuro lá fora
depois do jantar dos hóspedes é que a pousada acalma, e aí, acho alguém
meu marido só chega oito da noite e quer participar da conversa
saio da faculdade com o último ônibus, será que me respondem nesse horário
Operamos em turno noturno; existe algum contato humano disponível após as 20h
A equipe cumpre jornada noturna ou apenas comercial
Nossa janela de mudança é entre 22h e 5h, a equipe comercial acompanha esse período
Confirmem se há atendimento humano no período entre 18h01 e 8h59
Favor informar se há possibilidade de contato após o expediente, no período noturno
O hospital funciona ininterruptamente; a equipe de vocês também pode ser acionada de madrugada
d noite atende
dps das 20h rola
de madruga tem gnt
21h da?
a noite n né
meia noite atendem
depois das nove da noite tem alguém da equipe
sou vigia noturno, posso falar com a equipe de madrugada
vocês viram a noite atendendo
meia noite alguém da nora responde
atendem depois do jornal
só fico livre às 23h, a equipe ainda tá lá
a equipe de vocês trabalha no turno da noite
o pessoal da nora responde às 2 da manhã
chego em casa 21h, ainda falo com alguém da equipe
tem gente acordada aí de madrugada
a noitinha vcs ainda atendem
por volta das dez da noite o comercial atende
sou vigilante, durmo de dia e vivo de noite, lá pelas duas da manhã tem alguém da equipe acordado
minha pizzaria só sossega depois da meia noite, a esse horário o pessoal de vcs ainda responde
faço faculdade depois do serviço e chego em casa 22h30, a equipe pega esse turno
sou enfermeira do noturno e meu tempo é entre as 3 e as 4, existe equipe nesse período
boto as crianças pra dormir às nove e só aí respiro, ainda dá tempo de achar alguém de vocês
toco em bar e minha vida começa quando escurece, o povo de vcs topa esse fuso de morcego
padeiro acorda três da madruga, nesse horário tem viva alma da equipe aí
o culto acaba umas 21 e pouco e depois disso que resolvo as coisas da loja, a equipe ainda tá
sou caminhoneiro e só paro no posto tarde da noite, uns onze, consigo tratar com o time
trabalho em home office pra fora e viro a noite, vocês têm turno noturno de gente
fecho o bar quando o último cliente sai, quase amanhecendo, tem plantonista da equipe
a novela acaba e eu sento com o celular, lá pelas dez e meia, encontro o pessoal
só fico livre depois da novela, atendem
dá pra falar com a equipe às onze da noite
minha aula acaba 22h30, tem gente ainda
trabalho no turno da noite, vocês varam também
sou enfermeira e dou plantão o dia inteiro, chego em casa lá pelas nove e meia, janto e só então abro o computador, nesse horário da noite tem alguém da equipe
boto os meninos pra dormir e só de madrugada é que a casa fica quieta para eu pensar na minha lojinha, vocês têm pessoal acordado nessas horas
boa noite, tudo bem? depois do jornal ainda tem funcionário atendendo
o chatbot eu sei que vira a noite, mas e vocês, pessoas, atendem tarde
Sou vigia de um galpão em Guarulhos, passo a noite acordado e foi aí que tive a ideia do app de rondas. Depois das dez dá pra falar com alguém?
minha hamburgueria abre as 18 e fecha as 2, então nosso horario comercial é esse kkk, tem atendente depois que escurece?
Leciono no noturno e só chego em casa às 23h com a cabeça cheia de ideia pro site do cursinho; há equipe nesse horário?
faço bolo de madrugada pq de dia a casa tem criança, lá pras 3h eu ia querer mandar pergunta pra um humano, encontro?
vocês têm que entender o padeiro: eu acordo uma da manhã e durmo às sete da noite. de madrugada tem quem converse comigo?
saio da fábrica de calçado em Franca às 22 e pouco, passo pela lan house do meu irmão, tem gente de vcs ainda?
O terreiro só reúne o conselho depois do toque, aí passa das oito da noite; a gente consegue chamar a equipe nessa hora?
toco em barzinho, acordo tarde e vivo de noite. o escritório fica aceso até mais tarde ou seis horas apaga tudo?
Operador de colheitadeira na safra trabalha até meia noite. Meu patrão quer tratar do sistema da fazenda depois do jantar, lá pelas nove. Teria quem o atenda?
só consigo largar o plantão da farmácia 19h30, chego em casa e quero resolver a lojinha, já fechou tudo aí?
Fico no berçário do hospital das 19 às 7, silêncio total, dá uma vontade de adiantar o site da minha doula. A equipe de vocês tem turno noturno?
depois da novela o meu velho senta comigo pra falar da pousada, aí é umas dez e pouco, ainda tem atendimento com pessoa?
sou taxista da noite no Recife, visse, de dia eu durmo. tem como alguém da equipe falar comigo depois que o sol se põe?
Faço faculdade de manhã, estágio à tarde e trabalho na adega do meu tio até as nove. Sobra o finzinho da noite pra pensar no aplicativo dele, nessa hora existe alguém da equipe acordado?
sou cuidadora noturna de um senhor em Niterói, ele dorme às dez e eu fico planejando minha loja de uniformes. tem gente pra responder depois das dez?
só fexo o salao umas 7 da noite na semana 😩 tem gente ai essa hora ainda p conversa?
Meu filho, eu só sossego depois da novela, quando ligo o ventilador e pego minhas anotações da lojinha, nesse horário tardio eu acho gente de vocês ou só de manhã?
Nosso setor de logística opera das 22h às 6h e os encarregados teriam dúvidas justamente nesse turno; a equipe da contratada mantém plantão noturno para atendimento?
eu fico ate mto tarde jogandu e so tenhu ideia boa d madruga tipo 2 da manha se eu chama a equipe essa hora vem alguem
hoje fechei às dez, contei a gaveta, varri, e só agora com a rua escura consigo pensar em tecnologia, os atendentes de carne e osso ficam até essa hora ou não?
O bloco de números diz 24/7 suporte, mas a faixa da equipe termina às 18h; às 21h30 de uma quarta, uma pessoa de vocês lê e responde ou apenas o chat?
Bah, depois da janta e do chimarrão, ali pelas nove e meia, é que o galpão fica quieto e dá pra pensar no sistema da granja, tem vivente de vocês acordado pra atender?
Sou vigia de condomínio, durmo o dia todo e acordo quando o sol se põe, minha vida é toda trocada, dá pra conversar com a equipe no meu turno que começa às dezenove?
Meu app de reservas apita a noite inteira, mas eu quero falar é com vocês e só largo a cozinha às onze, a equipe ainda trabalha nessa hora
O curso de relatórios que eu faço acaba dez da noite e é a única hora livre que tenho, os funcionários da Nora atendem depois disso
Dou aula no EJA até as dez e chego em casa com o prazo de tudo estourado, alguém da equipe de vocês pega a essa altura
sou dj, minha vida começa quando o sol some, o robo eu sei q responde, mas gente mesmo vcs tem no turno da noite
Trabalho na segurança do porto, madrugada adentro, e é ali pelas três que tenho sossego pra tratar do contrato da cooperativa; a equipe fica a postos então?
tenho loja de lanche e os clientes somem depois da meia noite, aí eu fico à toa querendo conversar sobre site, o pessoal ainda tá na ativa
`,
  "hours-support": `
qual a diferença entre o suporte e o atendimento
o chat funciona sempre e vocês não, qual a diferença
vocês falam 24 7 mas fecham sábado à tarde
qual a diferença entre o suporte 24/7 e o horário de atendimento
não é contraditório 24/7 e horário de atendimento
não entendi, é 24h ou das 9 às 18
o site diz 24/7 mas também diz segunda a sexta, qual vale
24/7 ou horário comercial
se o suporte é 24/7 por que a equipe só atende até as 18h
afinal é 24 horas ou até as 18h
qual dos dois horários é o certo
no topo tá 24/7 e embaixo diz até as 18h
não entendi, suporte o tempo todo mas equipe só até as 18h
ali em cima fala 24/7 e embaixo fala que sábado fecha uma da tarde, decidam-se
24/7 é mentira então, já que domingo não abre
como pode ter suporte 7 dias se a equipe descansa no domingo
qual a diferença entre o horário do suporte e o do atendimento
Constatei divergência entre o suporte 24/7 e o horário comercial informado; qual prevalece?
uai, é dia e noite ou é das nove às dezoito
esse 24/7 aí não bate com segunda a sexta
propaganda diz sem parar e o rodapé diz horário comercial, explica isso
suporte e atendimento são a mesma coisa ou têm horários diferentes
fiquei confusa, uma parte do site diz toda hora e outra diz só até sábado 13h
se tem suporte vinte e quatro horas por que não posso falar com vocês domingo
vcs disseram 24 por 7 ali nos numeros, mas o contato fecha as 6, nao bate
o horário da seção contato vale pro suporte também
o suporte segue o mesmo horário do atendimento
então o suporte funciona quando a equipe tá fechada, é isso mesmo
achei incoerente anunciar 24/7 e ter horário de fechamento
o expediente é limitado e o suporte não, como fazem isso
pega mal dizer 24h e fechar de noite, qual informação é verdadeira
sou revisor de contrato e vi dois horários conflitantes na página de vocês
ou é 24/7 ou é horário comercial, os dois não dá
por que tem dois horários no site
das 9 às 18 é pro que, se o suporte é o tempo inteiro
contradição danada: 24/7 num canto e 9h-18h noutro
me tira uma dúvida, o 24/7 é da equipe de email ou só do suporte
ué, tá escrito 24/7 lá em cima e embaixo diz que sábado só vai até uma, quem tá certo
Peço um esclarecimento: anunciam suporte ininterrupto, contudo o expediente encerra às dezoito horas, como se conciliam as duas coisas
esse 24/7 ai é mentira então pq fecha 18h
meu neto leu pra mim que é vinte e quatro por sete e logo depois leu que domingo não abre, fiquei sem entender essa conta
24/7 mas só abre seg a sex?? n entendi
como é que o suporte não fecha se a equipe vai embora às seis
suporte toda hora e atendimento só em horário comercial, qual a diferença de um pro outro
Administro um condomínio com portaria que nunca fecha, e no vosso site li dois horários que não batem, o ininterrupto e o comercial; qual deles devo considerar
tem dois horario no site, em qual acredito
o site fala que é vinte e quatro horas e fala que é até as dezoito, decide aí sô
se domingo não atende como pode ser 7 dias
o 24/7 vale mesmo ou é força de expressão
n faz sentido 24/7 e fechar no domingo kkk
suporte e atendimento têm horários distintos, é isso que devo entender
Eu tenho uma funerária e pra mim vinte e quatro horas é vinte e quatro horas mesmo, por isso estranhei ver um horário de fechar logo abaixo do tal 24/7
o 24/7 é o robô e o resto é gente, ou o que
isso de sete dias por semana não casa com fechado aos domingos
vcs se contradiz ai, abre sempre ou das 9 as 18
contaram errado? 24 horas num canto, 9 horas por dia no outro
Fui professora de matemática por trinta anos e não consigo fechar essa soma: o suporte é contínuo e o horário de atendimento é limitado, expliquem por favor
se é 24 por 7 pra que por horário no rodapé
aquele vinte e quatro barra sete se refere a quê, se no sábado param à uma
não bate o numero grandão com o horário de atendimento lá em baixo
por que dizem disponível sempre se têm hora de fechar
achei uma contradição na página de vcs: sempre disponível x sábado até 13h
vinte e quatro horas por dia uma ova, lá embaixo diz que vocês fecham às seis
uma hora falam em 24 por 7, outra hora falam que fecham às dezoito, me explique essa diferença
li ali em cima que tem socorro a qualquer hora mas embaixo diz que fecha às seis, fiquei perdida
a página promete todo dia toda hora e o rodapé corta domingo, em qual acredito
me explica esse número da faixa do topo se sábado acaba uma da tarde
vinte e quatro por sete com gente que larga às dezoito, não fecha a conta
o contador aqui ficou cismado, num canto diz sem parar e no outro diz dia útil
quem socorre de noite é o mesmo povo que responde o formulário de dia
meu sócio jura que é propaganda enganosa esse 24/7 do lado do nove às seis
tô na dúvida se o socorro pós entrega segue o relógio do comercial
no cartaz de cima é sempre e na parte do contato tem hora pra acabar, decide aí
então de madrugada me ajudam mas não vendem, é isso
a moça do buffet leu uma coisa e eu li outra nesta mesma página sobre quando tem gente
será que o plantão é só pra quem já é cliente e o resto espera abrir
a escola precisa entender se domingo conta, porque o topo diz que sim e o final diz que não
Apontamos divergência entre a disponibilidade 24/7 anunciada e o expediente de segunda a sábado; qual prevalece
O jurídico identificou informação conflitante de horários nesta página; favor esclarecer
O SLA de suporte ininterrupto independe do horário comercial divulgado
Distingam, por gentileza, disponibilidade do suporte e horário da equipe de atendimento
Como se concilia a oferta de suporte permanente com o encerramento às 13h de sábado
A publicidade de 24/7 contradiz o rodapé; qual é a informação vinculante
24/7 ou 9 às 18
24h ou comercial
2 horários diferentes pq
suporte x atendimento diferença
24/7 msm? e o sábado
qual hr vale afinal
24/7 e fecha às 18h, explica
se tem 24/7 por que domingo não atende
no topo diz 24/7 e embaixo diz 9h às 18h, não bate
qual é o certo, sempre aberto ou horário comercial
esse 24/7 é verdade se vocês fecham sábado às 13h
tão dizendo duas coisas de horário no mesmo site
sou gerente de TI e fui ler a página com calma: um canto fala sem parar e o outro fala em horário, qual das informações prevalece
tenho um hotel e preciso de certeza, na página tem 24/7 e mais embaixo nove às dezoito, como concilio isso
meu sócio diz que vocês nunca fecham por causa do 24/7, eu digo que fecham às 18h, quem tá certo
li o site pro meu pai que é aposentado e ele riu, falou que 24 por 7 com domingo fechado não fecha a conta, me explica
aqui na transportadora rodamos dia e noite, vi 24/7 no número lá em cima mas o contato tem hora, qual a diferença entre um e outro
sou advogada e reparei numa divergência: suporte 24/7 e atendimento só em dias úteis e sábado; como interpretar
fiz uma tabela de fornecedores e não sei o que por na coluna horário de vocês, 24/7 ou o comercial
minha clínica tem emergência, então li duas vezes: dizem disponível 24/7 e depois sábado até 13h, se contradizem ou são serviços separados
oxe, tava comparando aqui na loja, como que é 24 horas por dia e 7 dias e o domingo não tem ninguém
estudo propaganda e achei curioso, o anúncio diz 24/7 e o rodapé diz segunda a sexta, não é propaganda enganosa
a gerente me pediu pra conferir esse 24/7 que vocês põem, porque na parte de contato tem outro horário, os dois valem
trabalho com atendimento e sei que 24/7 costuma ser lorota, como ele convive com o das 9h às 18h de vocês
ué, 24/7 ou até as seis
num canto diz sempre, noutro diz dezoito horas
essas duas informações se contradizem, não
uai, dia e noite ou só comercial, decide
estava lendo a página com meu marido e ele notou que lá em cima fala em vinte e quatro por sete, mas embaixo tem hora para fechar, qual das duas é verdadeira
na cláusula que vou redigir preciso de precisão e reparei que vocês anunciam suporte ininterrupto porém listam expediente de segunda a sábado, como se conciliam essas duas coisas
oi, bom dia! fiquei confusa, 24/7 bate com esse fecha às 13h no sábado
o contrato vai dizer suporte todo dia, então por que domingo ninguém atende, não entendi a diferença
Na reunião do hotel o recepcionista notou: lá no topo vocês prometem 24/7 e no rodapé expediente até as 18h. Qual dos dois é o verdadeiro?
fiquei confusa moça, sou dona de farmacia de plantao e entendo de 24h; se o suporte nunca fecha como é que sabado acaba uma da tarde?
o portal que a gente quer não pode parar, aí li 24/7 e fiquei feliz, depois li segunda a sexta e broxei. explica isso aí
Meu advogado circulou de caneta vermelha: suporte ininterrupto numa linha, atendimento em horário comercial noutra. Há contradição ou são serviços distintos?
tenho guincho 24 horas de verdade, então sei quando é conversa. vocês falam vinte e quatro por sete e têm horário de fechar, uai, como que bate?
Se eu contratar o robô e ele cair domingo às 4 da manhã, vale o 24 por 7 ou vale o horário da equipe que diz que domingo não tem ninguém?
comparei os dois trechos do site pro meu relatório de compras do frigorífico e não fecham: disponível sempre e sábado só de manhã
mano, 24/7 é tipo 24/7 mesmo ou é até as 18? pq tá os dois escrito na mesma pagina
Trabalho em UTI, pra mim plantão é plantão. O que é que fica aberto toda hora aí e o que é que tem hora pra fechar?
meu filho leu pra mim que o suporte não dorme, mas a moça do horário dorme sim; qual é a diferença entre um e o outro?
Eu ia por no meu edital que a fornecedora tem suporte contínuo, só que o horário de atendimento publicado é limitado. Como devo interpretar os dois?
aquele número 24/7 ao lado dos 100 projetos é marketing né, porque em contato fala das 9 às 18
Cuido da TI de uma rede de farmácias e o chatbot de vocês me interessa, só que travei numa coisa: a página anuncia disponibilidade permanente e, mais embaixo, um expediente que acaba sábado ao meio-dia e pouco. O que cobre o quê?
eu vendo gelo, trabalho 24 horas de verdade, e quando vi o 24/7 de vcs pensei opa, colegas, mas aí no fim da página tem hora de abrir e fechar, me explica essa diferença
ué no topo tá 24/7 e lá embaixo diz até as 18h. qual dos dois é o certo?
Menina, eu leio as coisas bem devagarinho e fiquei encasquetada, em cima tá escrito que é vinte e quatro por sete e lá embaixo que fecha às seis e uma no sábado, como é que pode ser os dois?
Ao comparar os itens da página para o termo de referência, constatei que o suporte é ininterrupto e o atendimento tem faixa limitada; solicito esclarecer a diferença entre ambos, a fim de evitar ambiguidade.
n intendi nd la no comeso ta 24/7 ai la no fim ta ate as 18 e sabadu ate 13 afinal eh td hr ou n eh ta zuado isso
depois de um dia brigando com operadora que promete atendimento dia e noite e ninguém atende, li aqui 24/7 e mais embaixo vi horário de escritório, qual das duas coisas está valendo?
Inconsistência aparente: figura 24/7 suporte disponível no topo, e seg-sex 9h-18h, sáb 9h-13h em Contato. São dois canais distintos ou uma das informações está desatualizada?
Ô trem esquisito, sô, no alto da página fala que o suporte num para nunca e no pé fala que ocês larga às seis da tarde, me explica essa diferença aí?
Meu advogado é chato com propaganda e apontou que vocês dizem estar disponíveis sempre e ao mesmo tempo têm expediente com hora pra acabar, como essas duas frases convivem?
minha mae assinou um tv q fala 24 hr e nunca atende ai eu li 24/7 aki e dps li q sabado fexa 1 hr entao qual eh a diferença das duas coisa
Já paguei suporte vinte e quatro horas em outra firma e era mentira, e na página de vocês a equipe fecha aos domingos, então como é que o 24/7 pode ser verdade
Minha advogada leu a página e circulou duas coisas: 24/7 num canto e sábado até uma da tarde no outro, ela quer saber qual das duas vale
Meu chatbot atende no feriado e entendo isso, mas vcs põem suporte sem parar e logo embaixo 9h às 18h, não fecha a conta
Na licitação da autarquia eu tenho que escrever o regime de cobertura e me embananei, porque a página anuncia 7 dias e depois lista só seis, explica essa diferença
O relógio da fábrica nunca para e por isso gostei do vinte e quatro horas, só que o horário lá no contato desmente, como é que combina uma coisa com a outra
O cliente do meu bar reclama quando o letreiro diz aberto e a porta tá fechada, e vocês fazem igual: 24/7 em cima, nove às seis embaixo, por quê
`,
  "hours-lunch": `
vocês fecham pro almoço
atendem na hora do almoço
meio dia tem alguém
para no almoço
tem gente entre meio dia e uma hora
fecha no horário de almoço
meu intervalo é meio dia e meia, alguém me responde ou foram comer
vcs param pra almoçar
12h às 13h fica sem ninguém aí
na hora da boia tem gente atendendo
Há intervalo de almoço no atendimento?
só posso falar no meu almoço, será que coincide com o de vocês
entre meio-dia e duas fecha, igual comércio do interior
ao meio dia cês tão almoçando né
fazem rodízio no almoço pra não ficar sem ninguém
sou caixa de banco, só tenho a hora do almoço livre, pega alguém aí
hora do rango tem atendente
o escritório fecha no horário da refeição
13h em ponto já voltaram do almoço
umas 12:40 posso chamar ou é intervalo
almosso fecha?
que horas é o almoço do pessoal daí
sesta depois do almoço, vocês fazem ou atendem direto
o atendimento é ininterrupto ou tem pausa no meio do dia
tem parada ao meio dia
trabalho em cozinha industrial, meu descanso é às 12h15, nesse horário respondem
fico livre só na hora que todo mundo almoça, tem gente
tem descanso de uma hora no meio do expediente
vão direto das 9 às 18 sem intervalo
fecham as portas pra almoçar como cartório
na pausa do almoço minha chefe deixa eu ligar o pc, vocês respondem nesse horário
só posso na minha folga do meio dia, tem alguém
fecham pra almoçar que nem o comércio daqui
meio dia e meia é meu recreio, tem alguém da equipe ou tão comendo
Há interrupção do expediente para a refeição
cês comem q horas, é pra eu n chamar nessa hora
Só tenho liberdade entre meio-dia e uma e meia, que é quando a patroa me dispensa da cozinha, e não queria ligar à toa se todos estiverem almoçando
o povo faz sesta depois do almoço
as 12:40 consigo falar com a equipe
trabalham direto ou param pro rango
na hora do almoço revezam ou fecha tudo
No cartório em que trabalhei fechávamos das onze e meia à uma, e gostaria de saber se os senhores também adotam esse costume
e das 12 às 14, fica alguém de plantão
pausa pro lanche e pro almoço vcs tem
eu almoço às onze porque começo às cinco na granja, aí por volta do meio-dia já tô livre, encontro o pessoal ou é hora do almoço deles
bem na hora do almoço pode mandar q tem gente
tem horário corrido ou com intervalo
o expediente é contínuo ou interrompido ao meio do dia
deixam alguém de prontidão enquanto os outros almoçam
Meu filho chega da escola meio-dia e é ele que escreve pra mim no computador, será que nesse horário a equipe está almoçando
hora do rango cs n atende né
meio-dia em ponto bate o sino e todo mundo vai comer, ou fica gente
11:50 até 13h fica fechado
na escola o recreio grande é meio-dia e vinte e só aí eu pego meu celular de volta, nesse horário o pessoal da empresa tá almoçando
Sirvo almoço até duas e meia no meu restaurante e como depois de todo mundo; antes, lá pelas onze e cinquenta, eu teria cinco minutos, mas a equipe já parou pra comer
o carro do correio só me leva pra cidade perto do meio-dia, e é lá que pega internet, então receio que bem nessa hora vocês estejam de prato na mão
meu chefe só me libera uma horinha pra almoço e é nela que eu queria falar com alguém daí, será que a equipe almoça no mesmo horário
na oficina eu só largo a chave ao meio dia, na hora da marmita, me respondem
minha única brecha é quando o povo da clínica sai pra comer
tenho quarenta minutos entre meio dia e quinze e uma, será que encontro alguém
a escola solta as crianças 11h50 e eu fico livre até 13h
vocês comem em turnos ou some todo mundo junto
o povo daí tira siesta
costumo resolver pendência com o garfo na mão, tem gente aí nesse momento
no banco fecha meio dia, aí também
meu intervalo é de doze a treze e trinta, cês tão lá ou foram fazer boquinha
chamei 12h20 e ninguém, foi a pausa da comida
a secretária da igreja só pode ligar quando o padre tá comendo
quando bate a fome aí fica alguém de prontidão
no restaurante onde trabalho o pico é meio dia, mas minha patroa quer falar com cês bem nessa hora
Há interrupção do expediente para refeição
A equipe observa intervalo intrajornada com suspensão do atendimento
Nossas reuniões são das 12h às 13h; há disponibilidade nesse intervalo
Favor esclarecer se o expediente é corrido ou com pausa ao meio-dia
O atendimento é ininterrupto entre 9h e 18h ou existe parada intermediária
Solicito confirmar se há plantonista durante o período de refeição
12h tem gnt
almoço fecha?
meio dia para
hr do rango atende
direto ou pausa
13h já voltaram
minha única pausa na fábrica é de meio dia e quinze até uma, nesse intervalo alguém de vocês fica no posto
sou bancária e só mexo no celular enquanto almoço, será que o pessoal de vcs almoça na mesma hora
aqui no interior tudo para das onze e meia às treze e trinta, com vocês também é assim
dou aula até 12h e volto 13h, queria usar essa brecha, a equipe interrompe pra comer
sou recepcionista e meu descanso é ao meio-dia, chamo nessa hora e fico no vácuo ou tem gente
trabalho de babá e o bebê dorme depois do almoço, umas doze e meia, o pessoal tá comendo ou atendendo
a cozinha do restaurante ferve no meio do dia, mas meu filho pode chamar vcs nesse horário, fazem intervalo
costureira, paro só pra esquentar a marmita, nesse tempinho do rango a equipe continua
na repartição fecha das 12 às 14, vocês seguem direto ou também param
saio pra almoçar 12h40 e seria a hora de ligar o computador, o time reveza no almoço ou some todo mundo
meu turno na farmácia me dá uma hora só, do meio dia à uma, e aí vocês tão na mesa de almoço ou não
sou office boy e resolvo tudo na hora da boia, tem alguém de guarda nesse período
meio-dia e meia a galera tá comendo
vocês largam tudo pra almoçar, filho
ao meio-dia o pessoal para pra boia
há interrupção no intervalo das refeições
minha única folga no serviço é justamente quando todo mundo sai para bater aquele prato feito, e queria saber se nessa horinha do meio do dia vocês seguem atendendo
aqui na repartição o intervalo vai de doze às catorze e nos outros horários eu não posso usar o celular, vocês ficam sem ninguém durante a refeição
oi, querida, já almoçou? a equipe faz pausa pra comer ou segue direto
posso pedir pra me ligarem na hora do rango ou vocês param
Sou caixa de banco e só tenho folga das 12 às 13, que é quando todo mundo some pra comer. A equipe de vocês some também?
meio dia e meia é quando o movimento da lotação para e eu encosto o carro, nessa hora tem quem me atenda ou tão com o garfo na mão?
no meu restaurante por quilo o almoço é guerra, então eu só chamaria vocês depois; mas me conta, aí param pra comer?
A escola fecha a secretaria das onze e meia à uma e meia. Na empresa de vocês também há esse intervalo?
tenho uma sapataria em Nova Serrana e na cidade inteira fecha pro armoço, cês também fecha ou reveza?
eu durmo a sesta, sou de Corrientes mas moro em Uruguaiana, tchê; vocês fazem essa parada no meio do dia?
Das doze às quatorze o cartório é um deserto, dá pra eu falar do sistema de senhas; os senhores fazem pausa nesse período?
boto as criança na van 12h40 e tenho vinte minuto livre, pego alguem ou tão tudo na marmita?
queria marcar na hora do rango mesmo pq meu supervisor não deixa celular no turno da fábrica, a galera aí fica?
Meu marido é pedreiro e só desce do andaime pro almoço, é a única hora que ele consegue explicar o site dele. Tem gente ou é hora de descanso de vocês?
a recepcionista da minha clínica come das 13 às 14, e o pessoal da nora, sai que horas pra comer?
Carrego cana em Ribeirão e só desço da cabine quando o fiscal libera a boia, por volta de meio dia e quinze. Se eu falar do site da minha banda de pagode nesse intervalo, tem gente ou saíram todos pra almoçar?
minha neta me busca 12h e me devolve 13h30, nesse meio tempo é que tenho o computador dela na mão pra tratar da loja de tricô, o escritório de vocês para nesse horário?
fecha pro almoço?
Minha filha, aqui em casa meio-dia é sagrado, o cuscuz sai e todo mundo larga o que tá fazendo, vocês também param a essa hora pra comer ou eu posso chamar?
Nosso intervalo institucional vai das 12h às 13h30, única janela em que posso tratar do chatbot; haverá atendentes nesse período ou a empresa interrompe as atividades?
meu recreiu eh meio dia e 15 ate 1 hr da p fala com a equipe nessa hora ou cs tao tudo comendo kkk
hoje almocei em pé atrás do balcão uma coxinha fria, e é só nessa meia horinha que consigo sentar pra resolver site, alguém de vocês fica de plantão entre meio-dia e uma?
O intervalo publicado, das 9h às 18h, é contínuo ou existe suspensão por volta das 12h? A página não traz nota sobre isso e preciso encaixar uma ligação entre duas reuniões.
Uai, aqui na roça a gente almoça dez e meia e tira uma madorna, e ocês aí da cidade, fecham o escritório na hora do rango ou tocam direto?
O síndico só me libera o computador da portaria enquanto o zelador come, das 12 às 13, será que a turma de vocês também sai nesse horário?
Ô dona menina, eu só pego o celular da minha patroa emprestado no intervalo do meio-dia pra ver esse negócio do orçamento dela, nessa hora aí vocês tão comendo ou tem quem fique?
Faço marmita e entrego até uma e meia, robô nenhum segura meus pedidos nessa hora, e queria saber se o povo de vocês também para pra comer
meu horario de almoço no frigorifico é o unico q pego no celular, só q se vcs tb tiverem almoçando não adianta, fecha ou reveza
O banco daqui fecha ao meio-dia e me dá uma raiva, com a equipe da Nora vou dar com a cara na porta se procurar meio dia e quinze
Almoço de domingo é sagrado lá em casa, mas durante a semana eu como em pé e é aí que sobra tempo; vocês fazem pausa nessa hora
O restaurante onde trabalho quer site e o gerente só me libera entre meio-dia e duas, justo quando gente normal come; a equipe faz sesta
Peço comida por aplicativo e como na mesa do escritório, por isso me sobra a uma hora inteira livre, seu pessoal fica disponível ou sai pra almoçar
`,
  timezone: `
sou do mato grosso, muda o horário
aqui é uma hora a menos, que horas vocês abrem pra mim
sou do amazonas, quando for 9 aqui vocês já abriram
esse horário é de brasília
é horário de qual fuso
moro no acre, o horário é o daqui
fuso horário de vocês
é horário de brasilia ou do nordeste
horário de manaus ou de brasília
sou de portugal, esse horário é o do brasil
esse 9h é de onde, aqui é uma hora a menos
qual fuso vocês seguem
aqui em Rio Branco é duas horas a menos, qual hora vale
moro em Lisboa, 9h aí é que horas pra mim, vocês seguem Brasília
esse horário de atendimento é o de brasilia ou o daqui do acre
sou de Cuiabá, quando bater 17h aqui vocês já fecharam
em Fernando de Noronha a gente tá uma hora na frente, muda algo
Qual fuso horário é adotado por vocês?
tô em Porto Velho, tenho que descontar uma hora do horário de vocês
GMT-3 ou GMT-4
as 18h são no meu relógio ou no de vocês
moro nos estados unidos, o horário que aparece é do brasil
aqui em roraima amanhece diferente kkk o horario é qual
se aqui em Campo Grande são oito, aí já são nove
o horário do site se ajusta pro meu fuso
sou brasileiro no japão, o horário é em hora local de onde
vcs usam horario de verão
é hora de Brasília mesmo esse 13h de sábado
13h de sábado em qual relógio
meu relógio tá uma hora atrás do de sp, como fica o atendimento
hr de brasilia?
moro em Manaus, visse, 17h30 daqui ainda tão aí
tenho filial em Rondônia e matriz no Paraná, por qual dos dois horários me guio pra falar com vocês
fuso de vcs
nove horas no amazonas ou nove horas no sudeste
viajo muito pra europa, esse horário é convertido ou é o do Brasil
no Pará e no Acre o horário de atendimento é o mesmo
aqui em rio branco são duas horas a menos, o sábado de vocês acaba quando pra mim
aqui no Acre o sol inda tá nascendo quando aí já é dia alto, esse horário do site é contado por qual relógio
moro em rondônia, é uma hora a menos ne, como faz
meu primo mora em portugal e qr falar com vcs, as 9h é 9h de la ou daqui
Sou de Fernando de Noronha, onde o relógio vai uma hora adiante, e peço que esclareçam por que fuso se regem os horários da página
que relógio vale, o meu ou o de vocês
Tenho uma pousada em Rio Branco e sempre me atrapalho com fornecedor de fora; quando aí bate seis da tarde aqui ainda são quatro, qual das duas devo seguir
hr de brasilia ou hr de cuiaba
to no japão estudando, oq seria 9h ai pra mim
o das nove às dezoito é hora oficial do Brasil
em roraima vcs abrem uma hora antes entao
os horários indicados seguem a hora da capital federal
Resido temporariamente em Lisboa com minha filha e as horas não coincidem; os horários publicados referem-se a que localidade
aqui em campo grande é 8 quando ai é 9, certo
tem horario de verão nisso ai
18h de onde, cara
aqui no interior do Pará cada um conta a hora de um jeito, a de vocês é por onde
fico confuso com hora de lá e hora de cá, aqui em Porto Velho tá uma a menos, a porta fecha seis de lá ou seis daqui
é gmt menos 3 o horario do site
se for nove da manhã em Boa Vista já começou o serviço aí
Viajo muito entre Manaus e Recife vendendo redes, e o celular muda a hora sozinho, por isso pergunto se o horário de vocês é sempre o mesmo relógio
a hora que está escrita é a do Distrito Federal, suponho
mudo de estado mês q vem, o horario de vcs muda pra mim
vivo nos estados unidos, na Flórida, e queria falar com vocês às nove, mas nove de qual lugar
aqui é duas horas atrasado, qual conta eu faço
às nove daqui da bolívia já são dez aí, conto a hora de vocês por onde
aqui em Rio Branco o sol nasce duas horas depois, esse 9h é o daqui ou o daí
moro em rio branco e aqui tudo é duas horas atrás, me perco com esse nove às dezoito
meu relógio em cuiabá marca oito e vocês já tão a postos
tô em fernando de noronha, aqui é mais cedo que no continente, muda alguma coisa
minha filha mora em lisboa e vai falar por mim, que horas ela deve chamar
aqui em porto velho o sol engana, quando eu abro a loja vocês já tomaram o segundo café
a filial da cooperativa em boa vista vive chegando atrasada nas coisas por conta do relógio
trabalho embarcado perto do japão, meu meio dia é a meia noite de vocês
esse dezoito é no meu relógio de campo grande ou no de sp
se acabar o horário de verão de novo como fica pra quem tá no norte
o pessoal da nossa unidade de miami quer ligar, que conta eles fazem
chego no posto às oito em ji-paraná, será que aí já deu nove
sou de tabatinga, quando aí é seis da tarde aqui são quatro
meu sogro tá em tocantins e eu no acre, qual dos dois tá no mesmo relógio que vocês
Qual o fuso de referência adotado para os horários divulgados
Os horários consideram UTC-3 ou UTC-4
Nossa matriz opera no fuso de Manaus; os horários indicados são locais ou da capital federal
Favor especificar o offset UTC do expediente para configuração da agenda corporativa
Há conversão automática do horário exibido conforme a localização do usuário
O expediente de 9h às 18h refere-se a qual zona horária
fuso?
hr de bsb?
aqui é -1h
hr de manaus ou sp
gmt -3 né
9h de onde
essas 9h são daqui do acre ou de brasília
moro em portugal, as 18h de vocês são que horas
rondônia é uma hora atrás, conta como
o horário do site é de brasília
to em fernando de noronha, que relógio vale
os horários valem pelo relógio de onde
tenho uma loja de artesanato em Rio Branco e aqui o relógio anda bem atrás, esse 18h aí equivale a que aqui
moro em Lisboa e cuido da firma do meu pai no Brasil, as nove da manhã que está na página são as nove de quem
sou de Cuiabá e sempre me confundo com empresa de fora, tenho que descontar uma hora dos horários
trabalho embarcado e o navio muda de relógio toda semana, os horários seguem a capital do país
aqui em Porto Velho quando dá cinco da tarde vocês já terão saído
mudei pra Boston e a diferença muda com o horário de verão daqui, o expediente de vcs é contado por onde
meu escritório fica em Boa Vista, uma hora a menos, abro às oito e já acho vocês ou espero
to em Campo Grande e perdi ligação de banco por causa do relógio, com vcs sigo a hora daqui ou a de lá
minha filha tá no Japão e quer resolver a loja comigo, esse horário da página é o oficial do Brasil
Somos de Manaus e o pessoal do sul esquece que é mais cedo aqui. O horário de vocês já considera isso?
tenho fazenda em Sinop, celular fica trocando a hora sozinho, qual relógio devo seguir pra achar vocês
sou piloto e vivo em fuso trocado, o das 9h às 18h tá em qual referência
aqui no acre são duas horas atrás, conta como
vocês seguem o relógio de onde
tô em lisboa, nove da manhã daí dá quanto
boa vista tem outra hora, e agora
me mudei pra porto velho faz pouco tempo e vivo me confundindo com as horas, quando no site está escrito dezoito é pelo relógio daqui ou pelo relógio daí
estou passando uma temporada em miami com minha filha e sempre ligo para os lugares cedo demais ou tarde demais, os horários que vocês publicaram são referentes a que fuso
bom dia daqui de rondônia! esse nove às dezoito é pela hora de qual estado
o prazo do atendimento até as 18h é contado na hora do pará ou em outra
Moro em Cruzeiro do Sul, no Acre, e sempre perco live porque esqueço as duas horas. O 9 às 18 daí começa que horas pelo relógio de onde?
tenho pousada em Noronha, aqui é uma hora na frente de todo mundo, esse horario do site é o nosso ou o do continente?
minha filha casou e mudou pra Lisboa, ela que vai tratar do site da nossa doceria. Ela deve seguir o relógio de lá ou o do Brasil quando ler as 18h?
trabalho numa draga no Madeira, em Porto Velho uma hora a menos, cê fala que abre às 9, 9 daqui ou 9 de Brasília?
A transportadora tem base em Cuiabá e em São Paulo e vive marcando errado. O expediente anunciado segue qual fuso?
Estou fazendo intercâmbio na Irlanda e cuido da loja virtual da família daqui. Que fuso uso pra converter esse horário de atendimento?
mano de Manaus aqui: quando no site diz fecha às 18, meu relógio tá marcando cinco, né isso?
acabou o horário de verão e eu nunca mais me achei, o horário que tá aí é de que lugar?
Gerencio fazenda em Sinop e o agrônomo fica em Londrina, a gente sempre se desencontra nas reunião. O sábado 13h de vocês é pelo relógio de quem?
Sou tripulante de navio de cruzeiro, cada semana um fuso. Me diga em qual hora oficial devo ler o atendimento da equipe.
boa vista, roraima. o site do meu restaurante de peixe eu resolvo de manhã, mas 9h de vocês são 8h minhas ou não?
o rapaz do portal de notícias daqui de Tabatinga disse que empresa do sul conta a hora diferente, o horário informado é daqui ou daí?
Minha loja de artesanato fica em Rio Branco, meu sócio em Fortaleza e a contadora em Orlando, cada um com um relógio. Quando vocês escrevem que abrem às 9, é 9 de qual cidade?
sou caminhoneiro, cruzo o Mato Grosso do Sul toda semana e o celular muda a hora sozinho, me perco todo; esse 18h que fecha é pelo horário oficial de onde?
esse horario ai é de brasilia ou do nordeste?
Estou em Manaus a trabalho nesta semana e aqui o fuso é outro. O horário de atendimento informado é o de onde?
sou de manaus aqui é uma hora a menos esse horario de vcs é daqui ou de brasilia
sou de Rio Branco no Acre, esse expediente é no fuso de onde?
Sou do Acre, aqui são duas horas a menos. O horário de vocês é por qual fuso?
Meu sócio mora em Rio Branco, no Acre, por causa da fazenda da mulher dele, e ele é que vai tratar com vocês. Lá a hora é diferente da nossa. Esse horário que tá escrito na página é o de onde?
Nossa fábrica fica em Manaus, uma hora a menos. Os horários publicados por vocês seguem qual referência?
maninha eu to em manaus né 😅 aki é 1 hora a menos.. esse horario de vcs é o nosso ou o d brasilia??
aqui em sorriso é uma hora a menos o horario de vcs é o daqui ou de brasilia
Tenho um cliente em Manaus que vai procurá-los. Esse horário informado segue qual fuso?
Estou em Brasília, mas o polo parceiro que vai acompanhar o projeto fica em Rio Branco. O atendimento de vocês segue o fuso de onde?
mano aqui em campo grande é uma hora a menos essas 9h ai é daqui ou de onde 😅
Minha nora mora em Manaus, meu filho em Lisboa e eu em Mossoró, cada um com um relógio diferente, as nove horas que tá escrito aí é por qual relógio, meu amor?
Nossa filial encontra-se em Rio Branco, com diferença horária em relação à capital federal; solicito confirmar qual fuso rege os horários de atendimento divulgados.
moro em porto velho e aki eh 1 hora a menas ai qdu cs fala 9 da manha eh 9 daki ou 9 dai fiquei buganu
tô em Cuiabá, hoje liguei pra três fornecedores de São Paulo e todos já tinham fechado por causa do relógio, o horário de vocês conta pelo daqui ou pelo de lá?
Abaixo do quadro de horários aparece uma linha em letra menor sobre referência horária; ela se aplica também ao sábado, e qual é exatamente o fuso, UTC-3?
Tchê, tô do lado de cá da ponte em Santana do Livramento e metade da família vive no relógio uruguaio, quando o guri diz que vocês abrem às nove é por qual relógio?
Sou marinheiro de Fernando de Noronha, aqui é uma hora na frente do continente e já perdi consulta por isso, o que vocês publicam segue o relógio de onde?
Moro em Lisboa faz dois anos e tenho restaurante de comida baiana, todo dia me enrolo com o fuso, essas nove às dezoito são de onde
minha reunião de condomínio em Porto Velho é sempre uma hora trocada da de Brasília, e o horário que vcs botaram ali é daqui ou de lá
O sistema de reservas do meu hotel em Noronha grava tudo com hora errada e já peguei trauma, então o expediente escrito na página segue qual relógio
Comprei um relógio novo na feira e acertei pela rádio de Rio Branco, agora não sei se chego adiantado aí, a hora de vocês é de que lugar
O prazo do pregão eletrônico é sempre na hora oficial da capital, e o expediente de vocês, é nela também ou na da cidade onde moram
meu filho em Manaus e eu em Recife, cada um com uma hora no celular, e ele quer saber por qual das duas a Nora trabalha
`,
  email: `
e se eu não quiser deixar nada, como falo com vocês
sem deixar meus dados, como falo com vocês
não quero deixar contato, como falo com a equipe
qual email
qual e-mail
qual o e-mail
qual email?
qual o email
qual email de vcs
qual é o e-mail
e qual email
e o email?
email?
e-mail de contato?
me diz o email
manda o e-mail
qual e-mail eu uso pra falar com vocês
pra qual email eu escrevo
me diz o email que minha filha escreve pra mim
qual email, meu filho escreve pra mim
não quero ligação, só e-mail
respondam só por e-mail
prefiro resposta por email
o e-mail
do e-mail oficial
o endereço de e-mail
o email de vocês
e-mail oficial da empresa
e-mail de contato por favor
prefiro tratar tudo por correio eletrônico, qual é
ouço mal ao telefone, posso escrever para qual endereço eletrônico
não gosto de preencher papelada na internet, tem um e-mail
tem um email pra minha secretária escrever
não vou preencher formulário nenhum, pra que e-mail eu escrevo
e por onde mando a papelada
vou mandar um briefing, qual o destino
informe por gentileza o correio eletrônico da empresa
qual o email msm
me passa um email ai pra eu mandar uns arquivo
qual e-mail eu uso pra mandar um anexo
tenho umas planilhas e fotos pra mostrar, mando onde
por onde envio os documentos
onde mando a documentação
pra onde envio os arquivos do projeto
fiz um documento com a ideia toda, mando pra quem
tenho um pdf com tudo que eu quero, pra onde eu mando isso
para qual endereço eletrônico devo enviar o pedido de proposta
preciso do endereço eletrônico para encaminhar uma solicitação
qual o email de vocês
me passa o e-mail
email
qual é o e-mail de contato
manda o email
tem email
endereço de email
pra onde eu mando um email
prefiro mandar por email, qual é
posso mandar e-mail pra quem
quero mandar um arquivo, qual email
e-mail da empresa
manda pra onde
escrevo pra onde
pra que endereço eu escrevo
onde mando as fotos
qual o endereço de correio eletrônico da empresa
tenho o cardápio em pdf, mando pra qual endereço
prefiro escrever um texto longo, me passa o e-mail
imeio de vcs
meu advogado quer mandar uma minuta, qual e-mail uso
é arroba o quê
copio quem no email
quero enviar o manual da marca em anexo, pra onde
Solicito o endereço de e-mail para envio de documentação.
me passa o mail aí tchê
o email é contato ou comercial
não gosto de formulário, sou das antigas, qual o e-mail
onde envio o print da minha planilha de vendas
qual imail q eu mando o logotipo
sou secretária e o chefe pediu pra eu achar o e-mail de vocês
tem um gmail
digita o email pra eu copiar por favor
pra mandar o edital de licitação, uso que endereço eletrônico
queria mandar o croqui do site que meu filho desenhou, qual o email
o e-mail de vocês é aquele que termina em example
não achei o email, onde está
qual a caixa postal eletronica de vcs
a planta da loja e as fotos dos produtos eu envio por onde
anotei o e-mail errado, qual é mesmo
e-mail do comercial
qual o correio eletrônico da firma, que vou mandar o descritivo digitado pela minha secretária
eu n sei o email de vcs
me dita o endereço eletrônico devagar que tô anotando no caderno
Redigi uma carta de três páginas sobre o que a nossa associação de apicultores necessita e desejo remetê-la por via eletrônica, a que endereço devo fazê-lo
tem gmail pra eu escrever
fiz um desenho do site q eu qro e escaneei, mando pra onde
minha contadora quer mandar os balancetes pra vocês analisarem, que endereço de e-mail eu passo pra ela
manda o email ai pfv
pra onde vai a planta da loja e as fotografias dos produtos
prefiro carta, mas sendo por computador, qual o endereço
escrevi td no word, envio pra q lugar
Sou despachante das antigas e gosto de tudo por escrito com cópia guardada, de modo que dispenso conversa e peço apenas o endereço eletrônico
não gosto de formulário nem de bate-papo, quero mandar mensagem do meu outlook
posso enviar um memorial descritivo para qual caixa postal eletrônica
me fala o imeio docês
contato arroba o quê mesmo
qual e-mail coloco no campo destinatário
vou mandar o edital da licitação em anexo, qual o endereço certo
o trabalho em grupo da escola pediu o email da empresa, qual é
Aqui na roça o sinal só dá pra mandar mensagem de correio, o resto não carrega, então me passe o endereço de vocês que eu escrevo de noite
qual o mail corporativo para onde dirijo o ofício da câmara municipal
digitei o email errado e voltou, como é que se escreve certinho
Tenho em mãos o inventário da biblioteca paroquial, são doze páginas datilografadas que meu sobrinho digitalizou, e aguardo que me indiquem o endereço eletrônico para a remessa
a professora mandou a gente escrever uma mensagem formal pra uma empresa de verdade e eu escolhi a de vcs, pra qual email eu mando
minha filha já tirou os retratos das panelas de barro e botou tudo numa pasta do computador, agora só falta saber pra que e-mail ela despacha
tenho um pdf da cooperativa com tudo explicadinho, mando pra que endereço
não gosto de formulário, prefiro escrever com calma no outlook
a secretária da clínica vai encaminhar o escopo e pediu o arroba de vocês
meu contador quer ser copiado na conversa, preciso saber o destinatário
fotografei o caderno de pedidos da feira, por onde faço chegar até vocês
escrevi uma carta com as ideias da paróquia, onde ela vai parar
prefiro registro por escrito com data e remetente, qual é a caixa de vocês
me passa aquele com arroba que eu anoto no caderno
a diretora da escola só autoriza comunicação pela caixa corporativa
deixa eu copiar o endereço virtual pra mandar a logo do buffet
vou mandar uns prints do erro da planilha, qual o destino
perdi o papelzinho onde anotei o contato@ não sei o quê
a proposta da transportadora tem 12 páginas, não cabe nessa caixinha do chat
Para envio da RFP em formato digital, indicar endereço eletrônico oficial
A notificação extrajudicial deve ser dirigida a qual endereço eletrônico
Solicito o e-mail institucional para cadastro no nosso sistema de compras
O departamento jurídico só se comunica por correio eletrônico; informe o canal
Qual caixa postal eletrônica recebe o termo de confidencialidade
Preciso liberar o domínio de vocês no antispam; de que endereço escrevem
o @ de vcs pra mandar msg
me passa o mail
mail pra proposta
e-mail da firma
qual o imeio
sou arquiteta e tenho o memorial todo em pdf pra mostrar como quero a página, em que caixa de correio mando
meu patrão quer tudo por escrito e com cópia pra ele, qual o eletrônico que boto no destinatário
fiz no caderno o desenho do sistema da minha oficina e fotografei, pra que arroba eu encaminho
a secretária da escola vai redigir o pedido hoje, preciso do correio eletrônico certinho da nora
não gosto de formulário, sou das antigas, escrevo do meu hotmail, pra quem endereço
tenho um docinho de catálogo em powerpoint da lojinha, mando anexado pra onde
compro pra uma rede de farmácias e nosso processo exige mensagem formal, qual o destinatário eletrônico
minha letra é feia mas digito bem, me diz o endereço com arroba pra eu caprichar no texto
o contador vai mandar a lista do que o sistema precisa ter, ele anota qual arroba
Somos uma associação de moradores e enviaremos um ofício digitalizado; a qual correio devemos remeter?
passei a tarde juntando prints do site que gosto, agora é despachar, qual é o mail de vcs
to no trabalho e só o outlook abre aqui, me diz pra onde escrevo
não quero deixar meu nome aqui, não tem outro jeito
não quero preencher cadastro, dá pra só mandar um e-mail
prefiro não preencher formulário, tem outro caminho
passa o gmail de vocês
qual o correio eletrônico daí, menina
pra onde despacho um anexo pesado
qual o endereço com arroba de vocês
minha sócia montou um documento de dez páginas com tudo o que a gente imagina para a clínica e não cabe num campinho de mensagem, pra que caixa eletrônica encaminho isso
o pessoal do meu setor de compras só trabalha por correspondência eletrônica porque precisa de tudo arquivado, então preciso saber qual é o endereço certo para escrever a vocês
olá, boa tarde! me manda o arroba pra eu escrever com calma
não quero formulário não, quero mandar um texto pelo outlook, é pra quem
e-mail para correspondência
email da empresa pra mandar documento
O RH do hospital só manda documento por correio eletrônico corporativo. Para qual endereço envio o descritivo do portal que precisamos?
tenho o escopo do sistema da transportadora em pdf com 40 pag, manda pra qual imeio?
Minha arquiteta fez a fachada da loja e eu queria enviar o desenho junto da ideia do site, me passa o endereço com arroba
meu avô datilografa até hoje mas aprendeu a usar gmail, ele quer escrever uma cartinha pra vocês sobre a banca de ervas, qual endereço ele põe?
não gosto de formulario pq nao fica copia pra mim, prefiro mandar do meu outlook, qual é o de vcs?
Estou cadastrando fornecedores no sistema da prefeitura de Lages e o campo e-mail é obrigatório. Qual coloco no de vocês?
minha secretária vai mandar o convite da reunião e precisa saber pra que caixa de entrada vai, qual o email da Nora?
copiei errado num papel de pão, ficou contato@nor alguma coisa, qual é o endereço inteiro mesmo?
Trabalho em alto-mar e só tenho internet pra texto; e-mail funciona. Qual é o dos senhores?
o advogado da empresa precisa notificar... calma, coisa boa! kkk mandar a minuta. pra que e-mail ele manda?
na oficina de motos a gente usa e-mail só pra boleto, mas pra falar do site eu uso. qual o e-mail daí?
Sou surda e prefiro escrever com calma a conversar por telefone, qual o endereço eletrônico pra explicar meu ateliê de libras?
Sou bibliotecário numa cidade de oito mil habitantes e tudo que contrato precisa ficar documentado por mensagem escrita. Para que endereço eletrônico mando a descrição do catálogo que queremos pôr na internet?
minha filha fez no powerpoint como ela imagina o site da nossa esmalteria, ficou pesado, 12 mega, e eu quero mandar hoje ainda; qual o e-mail?
qual o email de vcs
Qual o e-mail comercial?
me passa o email ai pfv
qual o imeio de vcs
moça por favor me escreva aqui o endereço eletrônico da firma bem certinho que eu vou anotar no caderno e depois meu neto manda
qual o email d vcs
Bom dia, prezados. Poderiam, por gentileza, informar-me o endereço eletrônico para o qual devo encaminhar uma solicitação de proposta?
não quero preencher nada de cadastro, dá pra só mandar um e-mail?
tenho um pdf com tudo que eu quero no sistema, umas 12 paginas, pra onde eu mando isso
passa o email de vcs ai na moral
Preciso formalizar por escrito uma carta-convite com anexos, de modo que o formulário não me serve. Para qual endereço eletrônico encaminho?
qual o emeio de voces q eu mando o logotipo da clinica
to dirigindo manda o email pra minha muie escrever
Costumo formalizar tudo por escrito, com cópia para a mantenedora, e não me dou bem com formulários. Há um endereço eletrônico para onde eu possa mandar um ofício?
me passa o imeio de vcs q eu mando as foto das minha peça por la
Boa tarde. Prefiro tratar por escrito, com calma. Para qual endereço eletrônico devo mandar?
Tenho um briefing de 12 páginas já formatado e prefiro não ficar copiando e colando em formulário. Para qual endereço eletrônico envio?
meu pai so confia em coisa por imeio kkkk qual q é o de vcs
Meu sobrinho, que é quem mexe nessas coisas, vem almoçar domingo e disse que escreve pra vocês da conta dele, só preciso anotar no caderninho o endereço eletrônico, qual é, meu bem?
Para remessa do edital e dos anexos técnicos relativos ao sistema de gestão, queira informar o correio eletrônico institucional em que a empresa recebe documentos.
minha prof mando manda o convite por imeil e nao pelo formulario qual o de vcs o q vem antes e dps do arroba
o computador da loja travou a tarde toda e o formulário eu nem arrisco mais, prefiro escrever do meu outlook quando a cabeça esfriar, pra qual endereço eu mando?
Na seção Contato há a pergunta Prefere e-mail? seguida de um link mailto que meu navegador bloqueia; qual é o texto do endereço, para eu copiar no meu cliente de correio?
Uai, meu guri tá digitando pra mim aqui e quer mandar a lista do armazém com foto e tudo, me passa o imeio da firma docês, faz favor?
O formulário parece bonito, o telefone eu não uso e reunião me dá sono, gosto mesmo é de carta eletrônica bem escrita, para onde a endereço?
Minha gráfica fica num porão sem sinal e a ficha do site não carrega por nada, mas o programa de correio manda tudo de noite, então me dita o endereço que eu ponho no destinatário
O chefe me deu até meio-dia pra despachar o edital e tô suando frio aqui na repartição, pra qual caixa eletrônica eu envio
Minha impressora só escaneia direto pra uma arroba, e tenho o desenho do sistema da granja pra mandar, qual é a de vocês
Perdi a senha do meu gmail e abri um novo só pra isso, já tô com a mensagem escrita, falta o endereço que boto no campo Para
O formulário do site eu não gosto de usar porque não fica cópia comigo, prefiro mandar do meu outlook, qual é o imeio de vcs
Meu sócio tem medo de telefone e de WhatsApp, escreve tudo em carta e no máximo aceita correio eletrônico, me passa o da empresa
A diretora quer a cotação na mesa dela até amanhã e manda tudo com cópia oculta pra ela, tu me dá o e-mail da Nora
sou carteiro e já não levo carta nenhuma, o povo só usa e-mail kkkk, e o de vcs como se escreve
O juiz marcou audiência pra quinta e eu ainda preciso enviar um ofício eletrônico à empresa, em que endereço virtual os senhores recebem
meu tcc atrasou, a banca é semana q vem e preciso só da arroba da nora pra colocar na lista de fontes
não quero deixar meus dados, posso mandar por e-mail
não quero deixar meus dados agora, dá pra falar por e-mail
não quero deixar meu telefone, tem outro jeito de falar com vocês
não quero passar meus dados aqui, tem outra forma
não quero deixar meus dados no chat, tem outro caminho
prefiro não deixar meus dados, posso escrever um email
prefiro não passar meu telefone, consigo falar por email
prefiro não informar meus dados aqui, há outro meio
não vou deixar meu nome aqui, só mando se for por e-mail
não gostaria de deixar meus dados, pode ser via e-mail
não quero deixar meu contato, dá pra mandar e-mail
não quero passar meus dados aqui, tem outro jeito
não quero passar telefone, tem outra forma de contato
não quero informar meus dados, tem outro meio de falar
não quero preencher nada, tem outro jeito
não quero preencher formulário, tem outra maneira
não vou passar meus dados, posso mandar e-mail
prefiro não deixar meu contato, tem outro caminho
prefiro não preencher, posso falar por e-mail
prefiro não dar meu telefone, tem outro meio
não pretendo deixar meus dados aqui, existe outra forma
`,
  contact: `
como faço pra falar com alguém da empresa
como eu falo com vocês aí
como que eu falo com alguém daí
fala cmg por onde
tem algum canal de atendimento
perdi o contato de vocês, como acho
qual o jeito mais fácil de falar com a empresa
n achei o formulario
aonde eu escrevo pra empresa
me explica como chegar até vocês
de que maneira posso contatá-los
como q eu falo com vcs
onde clica pra falar com vcs
nao to achando o contato
não acho onde fala com vocês
to no celular e não acho onde escreve pra vocês
cadê o lugar de mandar mensagem nesse site
como mando mensagem pra empresa
quero entrar em contato
como entro em contato
como falo com vocês
quais os canais de contato
contato
qual o contato de vocês
de que jeito eu posso falar com a empresa
como faço pra entrar em contato
onde encontro o contato
formas de contato
contato da nora
quais são as formas de falar com vocês
como chamo vocês
como faço para me comunicar com a equipe
onde eu mando mensagem
onde fica o formulário
cadê o formulário de contato
como mando uma mensagem pra vocês
de que maneira entro em contato
onde aperto pra falar com o time
quais os meios de comunicação com a nora
tô perdido nessa página, onde que eu mando uma mensagem
Por qual canal devo me dirigir à empresa?
cadê o fale conosco
como q eu chamo vcs
sou aposentado e não enxergo bem, onde fica a parte de mandar recado
onde deixo um recado pra equipe
quero trocar uma ideia com vocês, qual o caminho
qual o jeito mais fácil de achar vocês
entro em contato por aqui ou tem outro lugar
tem sac
tem uma central de atendimento
minha patroa pediu pra falar com vocês, faço como
como faso pra manda mensagem
o formulário fica em que parte do site
onde tá o formulario mano
rolei a página inteira e não vi onde escrever pra vocês
vocês têm ouvidoria ou algum canal oficial
quero apresentar minha ideia pra equipe, por onde começo a conversa
tem outro meio além desse chat
por onde a gente se fala
queria entrar em contato com o setor comercial
uai, como que a gente proseia com ocês
vi o exemplo do chatbot e fiquei interessado, por onde mando mensagem pra empresa
por qual meio devo me dirigir aos senhores
onde q eu clico pra falar c vcs
minha filha, eu não enxergo bem essa tela, onde é que fica o lugar de escrever pra firma
como entro em contato, por gentileza
como eu acho vcs fora daqui
De que maneira um sindicato rural como o nosso, que nunca contratou nada pela internet, deve proceder para se comunicar com a empresa
qual o melhor jeito de falar cocês
meu pai quer conversar com a empresa e mandou eu descobrir como faz
há outra via de comunicação além desta conversa
por onde a gente chega em vocês, sem ser esse robozinho
cade o botao de contato
Fiquei interessado depois de ler tudo, já mostrei pra minha esposa e ela concordou, agora não sei qual o caminho pra chegar até a empresa
me indica aí os canal
tem ouvidoria, central, alguma porta de entrada
formas de contato pf
gostaria de apresentar nossa necessidade à empresa, qual o caminho adequado
rodei a página inteira e não vi por onde se fala com o povo daí
quero me comunicar com o departamento comercial, como se faz
se eu quiser mandar uma mensagem depois, com calma, uso o quê
Minha patroa tem um ateliê de noiva e me pediu pra procurar vocês, mas eu sou costureira e não sei onde é que se escreve pra empresa
aonde fica a parte de contatar a empresa
quais são os meios disponíveis para contato com a empresa
vi o site do meu colega que vcs fizeram, como faço pra chegar em vcs
o pessoal da minha república quer montar um site pra alugar quarto e eu fiquei de falar com vcs, só q n faço ideia por onde
Fui incumbido pela mesa diretora da irmandade de procurar os senhores e apresentar nossa situação, porém não localizei nesta página a via apropriada para tanto
tô rodando a página faz cinco minutos e não descubro por onde chego em vocês
minha mãe gostou do que viu e pergunta como dá o primeiro alô
queria dar um oi pro pessoal da nora mas não sei o caminho
me ensina a alcançar vocês, sou meio perdida com essas coisas
a cooperativa votou e quer procurar vocês, qual o caminho
não sei se escrevo aqui, se tem uma caixinha em outro canto, me orienta
meu filho disse que tem um lugar no final da página pra escrever, é lá
o padre quer mandar um recado pra equipe, ele faz como
quero chegar até a moçada que faz os sites
por qual porta eu entro pra tratar de um site pra pousada
aperto em Fale com a Nora e vou parar onde
tenho interesse mas não achei nenhum balcão de atendimento aqui
qual o jeito mais garantido de minha mensagem cair na mão de gente de vocês
Indiquem os canais oficiais de comunicação da empresa
Solicito meios de contato para inclusão em processo de cotação
Por qual via formal podemos iniciar tratativas comerciais
O compliance exige dois canais de contato válidos do fornecedor; quais são
De que modo a procuradoria da empresa deve endereçar correspondência a vocês
Para homologação, informem os canais disponíveis ao cliente
como chamo vcs
fala c vcs onde
canal de contato
cadê o form
por onde escrevo
por onde falo com a nora
onde eu escrevo pra vocês
como chego até a equipe
que jeito tem de mandar um recado
tenho uma sorveteria em Natal e resolvi enfim digitalizar, por qual caminho alcanço o pessoal de vocês
minha neta abriu essa página pra mim e eu quero deixar um recado pro pessoal, onde que faz isso
sou gestor de uma clínica e o diretor pediu pra acionar vocês hoje, qual a via correta
rodei a página toda no celular da loja e não vi onde se escreve pra equipe, me aponta
to abrindo um pet shop, já tenho as ideias todas anotadas, como me comunico com vocês
Represento uma cooperativa de leite e gostaríamos de nos dirigir à empresa. Qual é o procedimento?
montei uma barraca de açaí que virou loja, quero trocar ideia com o time, que porta eu bato
sou de poucas palavras, vendo peça de trator, só me diz como acho vocês
fechei meu caixa agora e decidi que quero esse serviço, de que forma mando notícia pra equipe
um amigo me mostrou a página no ônibus e perdi o lugar de escrever pra vcs, onde ele fica
to ajudando minha tia costureira que não mexe em nada, por que meio ela alcança vocês
sou vereador e preciso protocolar uma consulta com a empresa, quais são as vias de comunicação
como chego até vocês, mano
por qual meio eu converso com a firma
onde eu acho o pessoal da nora, visse
quais são as vias de comunicação disponíveis
rodei a página inteira no celular da minha neta procurando um jeito de conversar com a empresa e acabei me perdendo no meio das figuras, por onde é que falo com vocês
meu chefe pediu que eu iniciasse a conversa com três fornecedores ainda hoje e vocês são o último da lista, qual é o caminho para entrar em contato com a empresa
oi, tudo certinho? me ensina como é que eu alcanço vocês
quero contar um projeto, qual o caminho pra chegar na equipe
Sou presidente da associação das quebradeiras de coco em Imperatriz e a gente tem uma ideia de site, mas ninguém aqui sabe por onde se chega em vocês. Qual é o caminho?
vi o portfólio, gostei do app de reservas, agora quero conversar com a empresa, qual o canal certo?
minha irmã caçula montou estúdio de piercing e me encarregou de achar onde falar com vocês, só achei texto bonito, cadê a parte de contato?
Gostaria de encaminhar um pedido formal em nome da paróquia; por quais meios os senhores recebem mensagens?
tenho loja de pesca em Cananéia e não sou de ficar fuçando site, me diz logo como é que eu chego no pessoal daí
to aqui no onibus, cliquei em tudo, li os serviços todos e não descobri como q faço pra me comunicar com a empresa
A mulher do salão quer trocar ideia sobre um chatbot e não sabe se é carta, se é formulário, se é sinal de fumaça; como é que fala com vocês?
Não sou de tecnologia, sou luthier, conserto violino em Tatuí. Como se entra em contato com a Nora pra tratar de um site?
queria mandar a ideia do meu escape room mas quero escrever com calma, em que lugar escrevo pra chegar em vocês?
qual o jeito mais fácil de vocês receberem um recado meu? sou carroceiro de frete, escrevo pouco mas escrevo
Faço parte do conselho de uma cooperativa de táxi, me pediram pra levantar os meios de comunicação com cada fornecedor de sistema. Quais os de vocês?
eita, achei a página no celular da patroa, agora como faço pra procurar vocês depois? onde que manda mensagem?
onde fica a parte de fale conosco, que meu leitor de tela passou direto e só leu os projetos
Eu organizo quermesse em Piracicaba, sou voluntário, e o padre me deu a missão de falar com a empresa que faz site. Li tudo, gostei, e me perdi: onde é que eu escrevo pra vocês?
meu supervisor na marmoraria pediu pra eu abrir um chamado com a nora sobre o sistema de corte, mas não achei lugar de abrir chamado. qual a forma de falar com vocês?
como q eu falo com alguem dai
oi minha filha que me mandou esse site eu tenho uma lojinha de aviamento aqui e queria conversar com vocês mas não sei por onde começa me explica como eu faço pra entrar em contato que eu não sou muito boa com essas coisas
cadê o lugar de mandar mensagem nesse site, to no celular e n acho
Ô minha filha, já rodei essa página de cima pra baixo, vi loja, vi robô, vi padaria, só não achei foi o lugar onde a gente chega e fala com vocês, por onde é?
Em atendimento à diligência do setor de compras, indago quais são os canais oficiais disponíveis para que um representante do órgão se comunique com a empresa.
eai queria chama vcs mas n axei onde clica nem dm nem nada como q faz p troca ideia cos cara da nora
hoje perdi duas vendas por demora, decidi que vou botar um robô e fui atrás de vocês, mas cheguei tão moído que nem sei por onde se começa o contato, como faço pra chegar até vocês?
No menu há quatro âncoras, Sobre, Serviços, Portfólio e Contato, e um botão no alto; por quais meios, além deste chat, se pode acionar a equipe?
Bah, tô matutando aqui com o mate na mão, gostei do sistema da distribuidora e queria dar uma palavra com vocês, mas qual é o jeito de chegar em vocês, tchê?
Minha irmã desenhou a fachada e eu cuido das contas do ateliê, queríamos as duas falar com a empresa sem complicação, quais caminhos existem?
Apaguei sem querer a mensagem da minha prima com o link da empresa e achei de novo no Google, agora por que caminho eu escrevo pra Nora
O site da prefeitura tem ouvidoria, telefone, balcão e o escambau, e aqui na Nora que meios existem pra gente se comunicar
meu chatbot vive perguntando coisa e ninguém chega em lugar nenhum, com vcs eu quero o caminho direto, por onde falo com a empresa
No orçamento da minha cozinha planejada falei com doze pessoas até achar a certa, na empresa de vocês onde bato primeiro
Minha avó pergunta se manda carta, recado pelo padre ou sinal de fumaça, de que forma afinal se entra em contato com vocês
fiz curso de sistema de informação mas em site eu me perco toda, onde fica aqui o canal pra escrever pra equipe
preciso da segunda via do boleto de vocês
onde pego o boleto do meu projeto?
`,
  "form-fields": `
gostaria de saber quais informações ele solicita
quais informações o formulário solicita
que informações são solicitadas no formulário
antes de preencher o formulário, quais informações ele pede
quero saber quais dados o formulário solicita
qual campo é obrigatório
dá pra mandar sem número
não quero dar telefone, só email
por que o telefone é obrigatório
preciso por meu telefone mesmo
posso deixar o telefone em branco
posso mandar sem telefone
quais dados tenho que colocar pra mandar mensagem
o que tem que preencher no formulário
quais campos tem no formulário
que dados o formulário pede
o que eu coloco no formulário de contato
precisa preencher o que pra mandar mensagem
o formulário pede cpf
tenho que por telefone no formulário
é obrigatório colocar o telefone
o que vocês pedem pra entrar em contato
o telefone é com ddd
o que escrevo no campo mensagem
preciso preencher tudo no formulário
quais informações preciso deixar no formulário
tenho que dar meu telefone pra mandar a mensagem
posso deixar o e-mail em branco
que dados vão no formulário
é muita coisa pra preencher lá
precisa por CPF no formulário ou só nome
o telefone tem que ter ddd
dá pra enviar só com nome e e-mail, sem celular
não uso e-mail, consigo mandar o formulário mesmo assim
qual o botão que aperta depois de escrever
o que escrevo naquele espaço da mensagem
tem asterisco em tudo, é tudo obrigatório
preciso informar o nome da empresa no cadastro de contato
quais são os campos do fale conosco
posso por apelido em vez do nome completo
Quais dados são exigidos para o envio da mensagem?
sou MEI sem site, o formulário pede cnpj
pede endereço também
é formulário longo? tenho cinco minutos de intervalo só
telefone fixo serve no campo
pra mandar mensagem tem que fazer cadastro com senha
obrigatório colocar o sobrenome
tem que anexar alguma coisa no formulario
odeio dar meu numero, é opcional ou não
oque eu boto no formulario
meu telefone é do exterior, o campo telefone é mesmo necessário
vocês pedem cnpj no formulário de contato?
que dados me serão solicitados caso eu preencha a ficha de contato
preciso botar CNPJ na ficha ou só meu nome basta
nao tenho celular proprio, tem q por telefone
Antes de sentar com meu neto pra preencher a ficha, gostaria de separar os papéis; o que exatamente se pede nela
o telefone eu posso pular
tem q ter 18 anos pra preencher ou é só nome msm
o formulário é comprido demais, o que ele quer saber
quais campos não podem ficar em branco
pede endereço na ficha, ou só o nome da gente
A ficha de inscrição da cooperativa tinha quatro folhas e eu desisti no meio; a de vocês é comprida assim, o que é que se escreve nela
tem de por ddd
preciso informar o cargo que ocupo e o nome da empresa
o que que eu escrevo em cada quadradinho
no formulario pede cpf ou n
posso deixar a mensagem vazia e por só meu zap
quais informações são de preenchimento compulsório
é obrigatório dar o número do telefone? não gosto de passar pra qualquer um
vou mandar a moça da recepção preencher por mim, o que ela tem que ter em mãos pra não ficar nada faltando
pede foto ou só texto
pede muita coisa ali
vou ajudar meu avô a preencher o formulário hoje e ele odeia dar dado, então quero saber antes tudo que vai ter que colocar
A moça do telecentro cobra por meia hora de uso, então antes de ir até lá preencher a ficha quero levar anotado tudo que ela pergunta
meu tio tem uma borracharia sem número fixo e sem e-mail, só o zap da minha tia, será que o formulário deixa passar com algum campo em branco
no posto de saúde a ficha pergunta até o nome do cachorro, e eu não tenho paciência; quantas coisas vou ter que escrever na de vocês
cliquei ali em enviar mensagem e apareceu uns quadrinhos mas minha mãe disse pra n colocar telefone, dá pra mandar só com o nome e o email
se eu não souber o cnpj da associação consigo mandar o formulário mesmo assim
sou obrigado a dizer telefone ou posso deixar em branco o campo
será que vão querer saber minha vida toda só pra mandar um recadinho
não tenho celular, só fixo, consigo mandar mesmo assim
antes de começar quero separar as informações, o que vai ser pedido
posso deixar em branco o que eu não quiser dizer
meu medo é ter que pôr cnpj e ainda não abri a firma
a secretária vai digitar por mim, o que ela precisa ter na mão
tem que criar senha ou conta pra escrever pra vocês lá embaixo
preciso do ddd junto ou só os números mesmo
o que eu coloco naquele quadrão grande ali no fim
meu nome artístico serve ou tem que ser o de batismo inteiro
tem um campo falando pra deixar vazio, é pegadinha
não uso e-mail, só zap, vão deixar eu mandar
o pastor não quer dar o número dele, tem como pular essa parte
Listem os campos de preenchimento compulsório
Quais dados pessoais são exigidos no formulário, em atenção ao princípio da minimização
O preenchimento de telefone é facultativo
Faz-se necessário informar razão social ou CNPJ no formulário
Há campo para anexo ou para número do processo de compra no formulário
Quais informações devemos reunir antes de submeter a solicitação na página
tel é obrigatório
precisa cpf no form
quais campos
tem q por email msm
form pede oq
dá p deixar em branco
no campo nome ponho o meu ou o da empresa
o telefone no formulário precisa de ddd
tem que escrever mensagem ou só nome basta
quantos campos tem pra preencher
minha avó vai mandar a mensagem pelo celular dela e não tem e-mail, ela consegue sem essa parte
sou tímido com número de telefone por causa de cobrança, na ficha de contato dá pra pular ele
trabalho com várias lojas e não sei se ponho o nome da firma ou o meu completo lá na ficha
to preenchendo rápido entre um paciente e outro, quais dados são indispensáveis na ficha
o estagiário vai mandar por mim, preciso passar pra ele tudo que a tela pede, o que é
sou estrangeira, tenho número de fora, a ficha de contato exige código da cidade
aqui na obra o sinal cai toda hora, quero deixar tudo pronto antes, quais são os espaços que tem de completar
o meu cliente quer que eu mande os dados dele, o que a página solicita de quem escreve
não gosto de dar documento na internet, lá na ficha vão me pedir rg ou é só o básico
só quero deixar um recado curtinho, preciso mesmo completar todas as linhas
minha sócia travou no último espaço sem saber o que escrever, o que vai naquele grandão
to digitando com uma mão só, bebê no colo, dá pra mandar só com nome e telefone
o campo telefone aí precisa do ddd
sou obrigada a pôr sobrenome no formulário
esse cadastro pede o quê
é obrigatório botar celular na ficha
posso largar o email em branco, bichinho
que dados a ficha exige
tô preenchendo a ficha no ônibus balançando e parei na parte do telefone porque não gosto de dar meu número pra ninguém, esse campo é mesmo necessário pra enviar
antes de sentar com minha avó para escrever a mensagem dela queria separar tudo num papelzinho, o que exatamente vão perguntar nos quadradinhos lá do fim da página
bom dia, pessoal! lá no final da página vocês pedem sobrenome e ddd também
o formulário quer saber meu cnpj e endereço ou só o básico
é muita coisa pra preencher nesse formulário
meu celular só tem dez minutos de bateria, o formulário é comprido? o que pede?
a ficha lá do fim quer CNPJ? porque minha banca de capim-santo não tem
Sou refugiado e ainda não tenho CPF, quais dados são exigidos pra enviar a mensagem?
não tenho e-mail, uso o da vizinha. dá pra mandar deixando esse espaço vazio?
precisa botar sobrenome ou só Zé do Gás serve?
onde escreve telefone tem que por o 55 na frente, o DDD, como é?
Antes de passar pra assessora preencher, me diga quais informações o formulário solicita
dá pra enviar sem telefone? tenho stalker e não dou meu número pra ninguém
qual é a pergunta que fazem no campo grande de texto? queria preparar a resposta no bloco de notas
aqueles quadradinhos todos de preencher são obrigatórios ou algum pode pular?
depois de escrever tudo sobre a minha oficina de prancha, onde é que aperta pra mandar?
Quem vai preencher é minha vó, que demora um minuto por letra, então quero deixar tudo anotado num papel antes. Quais informações o formulário pede?
a gente é um coletivo de grafite, sem cnpj, sem telefone fixo e com um e-mail só pra todo mundo. o que é obrigatório preencher pra mandar mensagem?
oq q tem q preencher naquele formulario la embaixo?
Antes de preencher: que dados o formulário de contato pede?
oq tem q preencher no formulario
no campo telefone bota o ddd ou nao precisa
o que precisa por no formulario pra mandar mensagem?
o que eu preciso preencher no formulário?
o telefone no formulário é com ddd ou sem
Quais campos o formulário pede? Definindo se uso conta corporativa.
Antes de eu chamar a vizinha que enxerga melhor pra preencher comigo aquela ficha do fim da página, me diga, meu amor, que informações vão pedir, pra eu já deixar separado?
Para preparar o preenchimento por delegação, solicito a relação dos dados exigidos no formulário de contato e a indicação de quais são de preenchimento compulsório.
eh obrigado bota telefone nesse negocio la embaxo pq eu n tenho chip so uso wifi da escola
hoje já preenchi cadastro de fornecedor, de banco e de maquininha, cada um querendo até nome da avó, esse de vocês lá embaixo pede muita coisa? o que que tem que pôr?
O formulário exibe Nome completo, E-mail, Telefone com a dica Com DDD, Mensagem e ainda um campo com a instrução Deixe este campo em branco; quais são efetivamente obrigatórios?
Uai sô, meu sobrenome eu nem uso e e-mail é só o da minha filha, se eu pular um desses quadradinho da ficha docês ela vai assim mesmo ou tem que encher tudo?
Tenho uma escola de inglês e não gosto de soltar o celular pessoal logo de cara, dá pra mandar a ficha do site só com o nome, o e-mail e o que eu quero?
tenho 15 ano e so tenho zap da minha vo e nem email direito o q q eles pede naquele negocio de enviar mensagem
Pra abrir crediário na loja de móveis me pediram até foto do cachorro, e no contato de vocês o que tem que preencher
Tenho um telefone que só recebe chamada na cidade vizinha, de longe nem toca, e queria saber se dá pra deixar aquela linha em branco ao escrever pra vocês
meu CNPJ ainda não saiu, tô abrindo a firma de lavagem de carro mês que vem, ele é exigido na hora de mandar a mensagem
No formulário do meu convênio cada campo errado zera tudo e eu choro, o de vocês pede muita coisa ou é só o básico
Não gosto de revelar minha idade nem pro médico, no quadrinho de contato de vocês a pessoa tem que dizer a data de nascimento?
Meu sobrenome muda de acordo com o documento desde que casei, e fico na dúvida se vocês querem o nome inteirinho ou serve só Cida
Trabalho com e-mail corporativo bloqueado no presídio e só tenho número de celular, consigo enviar o recado sem a parte do e-mail
é obrigado por telefone
é obrigado pôr o telefone
sou obrigado a botar telefone
tem que colocar telefone
o telefone é obrigatorio
precisa botar o numero de telefone
da pra mandar sem telefone
é obrigatorio por o celular
tem q por o numero
obrigatorio telefone no formulario
posso enviar sem por o telefone
nao quero por meu telefone no formulario da pra mandar assim
o campo telefone é obrigatorio
e obrigado a dar o email
precisa criar conta?
tem que fazer cadastro pra mandar mensagem?
preciso de login pra falar com vocês?
`,
  "who-replies": `
quem efetivamente lerá a mensagem?
quem efetivamente vai ler a mensagem
gostaria de saber quem lerá a minha mensagem
quem de fato lê o que eu enviar
e quem lerá isso?
quem vai cuidar do meu caso
quem me atende aí
sou atendido por quem
é sempre a mesma pessoa que atende
quem recebe o formulário é gente mesmo
vou ser atendido por humano ou por máquina quando mandar o formulário
minha mensagem cai na mão de quem
isso chega em quem
quem vê meu email
vou ser respondido por robô
quem responde o formulário
quem lê minha mensagem é gente
é uma pessoa que responde a mensagem
se eu mandar mensagem quem vai ler
é robô que responde o formulário
a mensagem do formulário vai pra quem
quem vai me responder
quem lê os emails
resposta do formulário é automática
é humano que responde o email
vai cair na mão de uma pessoa ou de um sistema
é atendente de carne e osso que lê os e-mails
não quero resposta pronta de máquina, quem lê o que mando
quem está do outro lado do formulário
o contato é respondido por estagiário ou por quem entende
é alguém da própria nora ou terceirizam o atendimento
a mensagem que envio chega em gente de verdade
Quem será o responsável por analisar minha solicitação?
cansei de chatbot de banco, no formulário responde humano?
se eu mandar email quem abre
isso aqui que mando no formulário é lido por robo
quem é que vai ler meu textão
o retorno vem de uma pessoa ou é automático
é o dono que responde as mensagens ou um funcionário
vem aquele e-mail automático de noreply ou alguém escreve
quem retorna o contato é vendedor ou técnico
quem pega meu pedido primeiro
gente ou IA que responde o formulario
minha vó vai mandar mensagem, ela quer saber se é moça ou computador que lê
escrevo pro email e quem me devolve é você ou outra pessoa
mando e uma inteligência artificial responde, né
alguém realmente lê esses formulários de site
meu recado vai parar na mesa de quem
sou engenheira e minha dúvida é técnica, quem vai avaliar a mensagem
qual setor de vocês recebe os contatos
sábado quem lê o que eu mandar, pessoa ou máquina
a carta que eu mandar cai na mão de cristão ou de máquina
Na repartição onde servi, a correspondência passava por três mesas antes de alguém ler; na empresa dos senhores, quem recebe e responde às mensagens do formulário
é uma pessoa q responde ou é resposta pronta
meu avô só confia em gente de carne e osso, quem responde quando ele mandar o formulário
quem me dará retorno, um funcionário ou um programa
vem resposta automática ou alguém escreve de verdade
qual setor lê as mensagens
é vc q responde o email tb ou é outra pessoa
Mandei mensagem pra operadora de celular e só respondia máquina, fiquei meia hora feito bobo; o recado que eu deixar no formulário vai pra alguém de verdade
quem atende o correio da firma é moça de carne e osso, né
as mensagens são lidas por estagiário ou gente que entende
se eu escrever um textão alguém lê mesmo
quem é o responsável pela leitura dos recados
do outro lado do e-mail tem um humano
queria saber em que mãos vai parar a minha mensagem antes de contar os problemas da minha farmácia
qm responde
a resposta é escrita na hora por alguém ou copiada e colada
Tenho setenta e seis anos e conto minhas coisas devagar, por isso prefiro saber antes se quem vai ler a minha mensagem é pessoa ou computador
tipo, o formulário vai pra um robô ou pra uma tia do escritório
quem assina a resposta que recebo
é o próprio programador que retorna ou uma atendente
são pessoas que redigem as respostas enviadas aos interessados
escrevi uma carta bem explicada sobre a ONG dos gatinhos q eu ajudo, mas antes de mandar quero saber se é gente q vai ler ou programa
No sindicato temos casos delicados de associados e não convém que qualquer máquina os leia, de maneira que indago quem, na empresa, abre as mensagens do formulário
o banco me respondeu com uma mensagem que nem tinha meu nome certo, coisa de computador; se eu escrever pra vocês é assim ou um cristão responde
não falo do robô do chat, falo do formulário, quem é a criatura que lê
tô cansado de falar com máquina, do outro lado da mensagem tem alguém de carne e osso
quem é que abre o que eu escrevo lá no fim da página
vou contar um problema delicado da clínica, queria saber que olhos vão ver
se eu escrever em mineirês alguém entende ou é um programa que lê
não quero resposta pronta daquelas que começam com prezado cliente
será que é estagiário, é o dono, quem pega a minha mensagem
minha mensagem cai num sistema ou cai na mesa de alguém
a última empresa me respondeu com texto copiado e colado, aí também
o retorno vem assinado por um nome de gente
na cooperativa o pessoal desconfia que é ia respondendo tudo
depois que eu mando, quem tem o trabalho de ler
vai parar num call center terceirizado
eu queria ter certeza de que um técnico vai bater o olho no que escrevi
A triagem das mensagens é automatizada ou realizada por colaborador
Informem o perfil do profissional que responde às solicitações
As respostas às consultas são redigidas por inteligência artificial
Quem, na estrutura de vocês, recepciona as demandas enviadas pelo formulário
Há decisão automatizada no tratamento das mensagens recebidas
O remetente da resposta é pessoa natural ou robô
quem lê isso
é gnt q responde
resp automatica?
quem responde email
humano lê o form
ia responde o form?
o e-mail que eu mandar cai num robô ou na mão de alguém
depois que preencho o formulário, é gente de carne e osso que lê
minha mensagem pelo contato quem abre, uma secretária ou um sistema
a resposta do formulário vem pronta ou alguém escreve
quem da equipe pega o que eu mandar por escrito
formulário enviado vai pra leitura humana ou resposta automática
já cansei de mandar recado pra firma grande e vir resposta pronta de máquina, o meu texto aí passa por olhos de gente
tenho um assunto delicado da minha clínica pra contar na mensagem, quem abre isso do lado de vocês
sou aposentado e gosto de tratar com cristão, o que eu escrever lá no fim da página vai cair com quem
fiz um textão explicando minha loja, alguém de verdade vai sentar e ler
mandei pra outra agência e voltou um automático na hora, no caso de vcs a resposta é redigida por pessoa
trabalho com rh e sei que muita firma usa filtro, quem dá o retorno do que entra pela página
no banco só robô me responde, aqui quem pega a mensagem do contato é funcionário
escrevi meio errado porque estudei pouco, quem for ler é pessoa compreensiva ou computador
Antes de relatar o nosso projeto, gostaríamos de saber a cargo de quem fica a leitura dos e-mails.
sou escritora e caprichei no recado, seria triste se só algoritmo visse, tem leitor humano aí
a gente é ong e explica uma causa complicada, do lado de vcs a leitura é feita por gente da casa
minha mulher acha que ninguém olha essas mensagens de site, quem é que olha aí
cai na mão de gente de carne e osso
quem abre as mensagens, filho
é robô que lê o que mando lá embaixo
o retorno é redigido por uma pessoa
na última empresa em que escrevi veio uma resposta pronta de máquina que nem tinha a ver com o que perguntei, o que eu mandar na seção de contato vai ser lido por quem
sou advogada e o conteúdo que pretendo relatar é delicado, por isso gostaria de saber que tipo de profissional lê e responde às mensagens encaminhadas pelo site
oi, prazer! do outro lado do email tem um ser humano escrevendo
é chatbot que responde a caixa de mensagem ou é funcionário
Eu mandei mensagem pra uma empresa e descobri depois que era tudo robô, me senti boba. O formulário daí é lido por quem?
vou contar coisa delicada da minha clínica de reabilitação na mensagem. quem abre isso do outro lado, gente ou programa?
se eu escrever pro email vai responder um humano ou um robô igual vc?
é estagiário que lê os pedidos ou alguém que manda? quero saber quem vai ver a ideia do meu app
Quem redige a resposta ao formulário: um modelo automático ou um membro da equipe?
vocês vendem robô de atendimento, então desconfio: a resposta do meu pedido vem de robô?
depois que eu apertar enviar, minha carta sobre a biblioteca comunitária cai na mão de quem?
odeio aquele recebemos sua mensagem automático. uma pessoa de verdade me responde?
Escrevi duas páginas sobre a minha olaria, tudo à mão e depois digitei. Alguém de carne e osso vai ler?
o retorno do formulário é personalizado, feito por funcionário, ou é texto pronto pra todo mundo?
o que eu mandar de noite, de manhã quem pega pra ler, um atendente?
Trabalho com mulheres em situação de violência e a nossa mensagem sobre o site vai contar coisas sérias. Preciso saber se quem lê aí é uma pessoa ou um programa
mandei currículo pra empresa, robô respondeu; liguei pro banco, robô respondeu. se eu escrever no formulário sobre a loja de aviamentos, quem é que responde?
se eu mandar o formulario quem responde é gente ou é maquina?
Se eu mandar mensagem pelo formulario, quem lê é gente de verdade ou cai num sistema automatico?
se eu preencher o formulário quem responde é gente ou é máquina?
se eu preencher o formulario quem vai ler? é robô tbm?
se eu preencher aquele negocio la embaixo quem responde é gente ou robo dnv
Se eu mandar minha ideia ali no form, quem lê: um bot de triagem ou gente de verdade?
Quem lê o formulário? Pessoa ou cai em fila automatizada?
Ao preencher o formulário, a mensagem é lida por gente ou cai num robô?
se eu preencher ali embaixo quem le é gente msm ou cai num robo tb 🤔
Minha filha, da outra vez escrevi três folhas contando da minha lojinha e quem me respondeu foi uma máquina, o que eu mandar lá na parte de Contato quem é que pega pra ler?
Por exigência de conformidade, precisamos saber se as mensagens encaminhadas pelo formulário são analisadas por profissional humano ou processadas por sistema automatizado.
se eu manda a mensagi do site da minha banda la no fim quem vai responde eh gente ou eh tu msm robozin
tô há dois dias conversando com a operadora e só robô me atende, se eu gastar meu fim de tarde escrevendo aquela mensagem pra vocês, quem vai ler é alguém de verdade?
O cabeçalho do formulário afirma que quem lê e responde é uma pessoa da nossa equipe; isso vale também para a primeira resposta, ou há triagem automática com IA antes?
Bah, chê, eu não gosto de falar com lata, se eu mandar meus causo da lavoura por aquele formulário, é vivente que vai me dar a resposta?
Sou psicóloga e quero contar detalhes do meu consultório pra explicar o sistema, mas só escrevo se souber quem abre e devolve as mensagens do fim da página.
oi to escrevendo no lugar do meu pai q eh marceneiro ele falou q so manda mensagem se for pra gente ler nao computador quem abre aquilo la
Meu robô de atendimento irritou tanta noiva no ateliê que peguei birra, e quando eu escrever pra vocês quem vai abrir minha mensagem, gente ou programa
O vizinho diz que toda empresa hoje terceiriza resposta pra inteligência artificial, então quem é que lê aquilo que a gente põe no formulário
No banco mandei carta e veio resposta assinada por um software, a Nora é quem bota o olho no que eu mandar?
fiz uma reclamação no plano de saúde e respondeu uma máquina mó fria, na nora o e-mail da gente cai na mão de quem
Minha chefe pediu o nome de quem decide, mas antes disso quero entender se do outro lado do formulário tem um ser humano respondendo
Recebo trezentas mensagens por dia na secretaria da escola e respondo com modelo pronto, confesso; e aí, minha mensagem é respondida por uma pessoa de verdade
`,
  "answer-time": `
atendem em quanto tempo
vocês atendem em quantos dias
atendem rápido
vocês atendem rapidinho
quanto tempo demora o orçamento pra chegar
em quantos dias mandam o orçamento
demora muito pra vir a proposta
quantos dias pra receber a proposta
demora mto o retorno
mandei hj, respondem qnd
quanto tempo vou ficar esperando um retorno
garantem resposta em 24 horas
mandando hoje à noite quando alguém vê
qual o tempo médio de resposta de vocês
respondem em até quantas horas
se eu mandar agora respondem ainda hoje
vcs demora mt pra responde
qts dias pra me responderem
depois de enviar o formulário quanto tempo até responder
em quantas horas exatamente recebo retorno
em quanto tempo vocês respondem
quanto tempo demora pra responder
demora pra responder
quando vão me responder
qual o prazo de resposta
se eu mandar mensagem hoje quando me respondem
quanto tempo até alguém me retornar
respondem no mesmo dia
vocês respondem rápido
em quantas horas tenho retorno
demora muito o retorno do formulário
vão me retornar quando
quanto demora um retorno
em quantos dias respondem o email
mandei hoje cedo, espero resposta até quando
me respondem no mesmo dia
tenho outra proposta vencendo sexta, vocês retornam logo
costumam levar uma semana pra dar sinal de vida
em quantas horas alguém me escreve de volta
qto tempo pra resposta
Qual o SLA para o primeiro retorno?
vão demorar igual operadora de telefone pra responder
respondem rapidinho ou deixam no vácuo
se eu escrever agora, quando leem
é ligeiro o retorno, visse
ainda hoje me dão um alô
sou ansiosa, quanto tempo até um retorno de vocês
o formulário é respondido em 24 horas
quando recebo a resposta do meu contato
meu chefe quer resposta até amanhã meio-dia, conseguem
dá pra esperar resposta pra segunda se eu mandar na sexta à noite
qual a demora pra alguém falar comigo
o retorno é imediato
já tô esperando faz uma hora, é normal
vcs dexa agente esperano muito
tem prazo pra responder email
mando mensagem e vocês me procuram em quantos dias úteis
preciso me programar, o contato de volta vem em horas ou em dias
os caras da outra agência levaram um mês pra responder, e aí
uns quantos dias leva pra chegar a resposta, que aqui o correio demora um mês
dps q eu mando demora mt pra responder
Meu irmão escreveu para outra firma em março e até a festa junina não tinha retorno, então pergunto com quanto tempo costuma vir a resposta de vocês
em que prazo costumam retornar as consultas
o retorno é ligeiro ou eu posso ir dormir
se mandar agora responde hj ainda
vcs deixam no vácuo
caso escreva na sexta à noite, quando devo esperar a devolutiva
qnto tempo pra responder email
tenho assembleia na quinta e preciso levar uma posição aos cooperados, se eu escrever pra vocês hoje em quanto tempo alguém me retorna
demora pra vcs verem a mensagem
o pessoal é ligeiro pra responder ou é daqueles que enrola
na pressa, dá pra esperar resposta em minutos
meu trabalho da escola é pra amanhã, vcs respondem o email até lá
qual a demora habitual do retorno ao formulário
Vou passar dez dias no sítio sem internet e não quero que a resposta chegue enquanto eu estiver fora, daí perguntar em quanto tempo escrevem de volta
mandei de madrugada, a resposta vem que horas mais ou menos
tem prazo máximo para darem retorno
quanto tempo fico esperando sentado
a devolutiva é imediata ou leva alguns dias úteis
a feira de ciências é daqui a duas semanas e eu precisava de uma resposta de vcs antes, se eu mandar o formulário hoje demora quanto pra responderem
Em quinze dias encerra-se o exercício fiscal da fundação e a diretoria só se reúne uma vez mais, razão pela qual pergunto com que brevidade respondem às mensagens
minha tia mandou mensagem pra três empresas e nenhuma respondeu até agora, ela tá quase desistindo da ideia; vcs costumam responder em quanto tempo
o pessoal do laticínio me deu até sexta pra apresentar uma firma, e se a resposta de vocês demorar uma semana eu fico de mão abanando
não tô perguntando prazo de site não, é quanto tempo até alguém responder meu recado
escrevi hoje de manhã sobre o site da fazenda, costuma levar quanto pra um de vocês responder
mandei orçamento pra três lugares e só um deu sinal depois de quinze dias, com vocês é assim também
se eu escrever agora dá tempo de ter notícia antes da reunião da cooperativa
sou ansiosa, fico olhando a caixa de entrada, espero até quando
na feira o cliente some se eu demoro, vocês são ligeiros pra dar retorno
em que pé fico depois de mandar, é coisa de horas ou de semanas
preciso levar uma posição pro conselho da igreja na quinta, chega a tempo o retorno
quanto chá de cadeira eu tomo depois de mandar o formulário
mando na sexta de tarde e sai na segunda ou fica pra outra semana
o tal do em breve de vocês significa o quê, uai
não quero ficar no vácuo, costumam dar sinal no mesmo dia
o cliente da transportadora me cobra todo dia, preciso saber quando vocês me dão um alô
quando a mensagem chega à noite só mexem nela no outro dia
meu ex fornecedor levava uma eternidade pra dizer um oi, cês são mais espertos
Qual o prazo de retorno às solicitações comerciais
O SLA de primeira resposta está formalizado
Necessitamos de retorno em até 48 horas úteis; é viável
Informem o tempo máximo para manifestação após recebimento da consulta
Em breve não é prazo; quantificar, por favor
Há compromisso de devolutiva dentro do mesmo dia útil
respondem em qto tempo
demora resp?
retorno em qts dias
resp rápida?
qnd me respondem
leva mto p responder
mandei hoje, respondem amanhã
demoram pra responder e-mail
quanto espero pela resposta de vocês
a resposta vem no mesmo dia
em quantas horas me retornam
costumam responder ligeiro
preciso levar uma posição pro meu chefe na quinta, se eu escrever hoje o retorno vem antes
tenho um food truck e só olho o e-mail à noite, escrevendo de manhã já vai ter resposta no mesmo dia
da última vez que contatei uma firma esperei duas semanas, aí o retorno costuma ser ligeiro
estamos cotando com três empresas e a diretoria tem pressa, qual o intervalo até darem sinal
sou ansiosa demais, mando o recado e fico olhando, vai levar dias ou horas pra eu ter notícia
viajo pra lavoura amanhã e lá não pega internet, vcs me devolvem a resposta até quando
trabalho com eventos e tudo é pra ontem, em média a equipe dá retorno rapidinho
mandando agora no fim da sexta, com a loja já fechada, recebo a devolutiva só na semana que vem
sou professor e só vejo mensagem no recreio, quanto vocês demoram pra devolver o contato
O conselho se reúne dia 20; enviando a mensagem hoje, quando poderíamos esperar um posicionamento?
tô com a cabeça quente aqui na loja, escrevo e espero sentada ou vem logo
minha filha vai escrever por mim, depois disso a gente fica esperando mais ou menos quanto
mandei hoje cedo, costuma demorar o retorno
vão me dar um alô até quando
costuma sair resposta no mesmo dia
leva muito tempo pro povo retornar
qual o tempo de retorno de um contato
preciso levar uma posição para a diretoria na próxima reunião e, se eu escrever hoje à tarde, gostaria de ter ideia de quantas horas vocês levam para devolver a mensagem
a última firma que procurei só foi me escrever de volta duas semanas depois, quando eu já tinha fechado com outro, vocês costumam demorar quanto para responder
boa tarde, beleza? se eu mandar recado agora, respondem ainda hoje
qual o prazo pra vocês me responderem, não o prazo do site
tô morrendo de curiosidade, se eu mandar a mensagem agora em quanto tempo me respondem
Se eu mandar a mensagem hoje depois do culto, mais ou menos quando alguém me responde?
a última firma de sistema me deixou uma semana no vácuo. vcs levam quantos dias pra retornar um e-mail?
meu chefe vai perguntar de tarde se já responderam. o retorno costuma vir no mesmo dia?
sou impaciente confessa, em quanto tempo chega a resposta do formulário?
Há um tempo médio de retorno às solicitações enviadas pelo site? Preciso para meu cronograma de cotações.
mando pergunta sobre o robô e fico olhando o celular que nem adolescente, demora muito?
to decidindo entre vcs e outro, quem responder primeiro leva kkkk quanto tempo levam?
vou viajar pro Pantanal amanhã sem sinal, se escrever agora respondem antes de eu ir?
mandando sexta às 17h50 a resposta vem quando, segunda?
oxente, aqui correio leva quinze dias; e a resposta de vcs, leva quanto?
a resposta do pedido de orçamento sai em horas ou em dias? tem cliente meu esperando eu esperando vocês
precisava ter um retorno até quarta sobre o app da feira, dá tempo se eu preencher agora?
Sou compradora de um hospital e tenho três dias úteis para fechar o mapa de cotações do sistema de escalas. Se eu enviar a mensagem agora, em quanto tempo a equipe costuma retornar?
mandei mensagem pra duas agências segunda e até hoje nada, virei especialista em esperar. quanto tempo leva pra vocês responderem uma mensagem nova?
em qto tempo vcs respondem o formulario
Enviei uma mensagem pelo formulário. Em quantas horas, exatamente, costumam retornar?
mandei msg no formulario agora demora mt pra responder??
mandei msg ontem pelo site. em quantas horas costumam responder?
mandei msg agora, demora mto pra responder?
Em quantas horas exatamente recebo retorno depois de enviar o formulário?
Ô meu amor, já tô de malas prontas pra casa da minha filha em Caicó e lá o sinal é ruim, se eu escrever hoje, o retorno de vocês vem ligeiro ou demora uma semana?
Dado que o prazo para juntada das cotações expira na quarta, gostaria de conhecer o tempo habitual para a empresa devolver uma mensagem enviada pelo formulário.
mandei agr a parada do pagina das minhas figurinha em qto tempo vcs responde pq sou ansiosa dms
hoje esperei o técnico da geladeira das oito às cinco e ele nem deu sinal, então já pergunto logo: quem escreve pra vocês costuma esperar quanto pela volta?
O texto diz que uma pessoa responde em breve; há alguma métrica para em breve, tipo primeira resposta em até N horas úteis após o envio?
Uai, ocê escreve pro povo da cidade e eles some, quando eu mandar meu recado sobre o trem do estoque, leva quantos dias procês me dar um retorno?
Estou com três orçamentos na mesa, o prazo de entrega do site fica pra depois, agora só quero ter noção de quando chega a resposta de quem vos escreve.
Sou motorista de van escolar, mandei ontem o pedido do sistema das rotas entre uma corrida e outra, e antes de ficar olhando o celular a cada semáforo quero saber quanto vocês demoram pra dar retorno
escrevi agora há pouco pelo formulário contando da minha lojinha de aviamentos, em quanto tempo costuma vir a resposta
sem pressa nenhuma, só para eu me organizar: quantos dias até alguém da equipe me escrever
se eu mandar minha ideia hoje de noitinha, amanhã já tenho retorno
só por curiosidade, o retorno costuma ser no mesmo dia ou leva uma semana
viajo na quarta pro interior e fico sem sinal, se eu preencher o formulário agora dá tempo de me responderem antes
acabei de enviar a mensagem do condomínio, mais ou menos quando devo olhar a caixa de entrada
qual é o tempo habitual de devolutiva para quem escreve por e-mail à equipe
preciso avisar o síndico de uma previsão: quanto tempo vocês levam para retornar um contato
em geral o povo daí responde ligeiro
mandei o e-mail ontem à noite, é normal ainda não ter chegado nada ou já deveria
tô montando meu cronograma da semana, vocês respondem os contatos em quantas horas úteis
levam muito tempo pra ler o que a gente manda ou é coisa de um dia
quando a gente preenche a ficha, o retorno vem no mesmo turno
respondem rapidinho ou posso ir tomar um café e voltar amanhã
meu horário de olhar e-mail é só à noite, até lá vocês já teriam respondido algo que eu mandasse agora de manhã
quem escreve na sexta à tarde é respondido ainda na sexta ou só na semana que vem
Poderiam me informar o prazo médio de resposta da equipe comercial às mensagens recebidas
demora quanto pra uma pessoa ler o meu pedido, só pra eu saber se espero acordada
o que significa esse em breve, é hoje, é amanhã, é semana que vem
olá, deixei meu telefone na ficha; geralmente me procuram em quanto tempo
vou levar o assunto à reunião de pais na quinta e gostaria de ter a resposta de vocês antes, dá
quanto tempo dura a espera até uma pessoa pegar meu caso
eh rapido pra responder o formulario
cês custam muito pra dar retorno, ou é vapt-vupt
estou comparando três fornecedores e o tempo de retorno conta ponto, qual é o de vocês para um primeiro contato
mandei minha mensagem faz meia hora, tá cedo ainda pra esperar resposta
caso eu encaminhe o termo de referência por e-mail na segunda, quando vocês conseguiriam se manifestar
posso contar com uma resposta até o fim do expediente de amanhã
a que horas mais ou menos respondem quem escreveu de madrugada
sou ansiosa, confesso, então me diz logo: a equipe leva quantos dias pra dar um alô
respondem a gente no mesmo dia se a gente escrever cedinho
o retorno do formulário sai em 24 horas, 48 horas, como é
antes de eu desligar o computador da lan house: o e-mail de vocês chega hoje ainda
prazo de retorno de um pedido de contato, qual
quando vocês falam que uma pessoa responde em breve, na prática dá quanto tempo
visse, se eu escrever agora na hora do almoço, lá pelas quatro já tem resposta
tem algum compromisso de tempo pra responder quem manda mensagem ou vai por ordem de chegada
bom dia, mandei a minha dúvida pelo site e queria saber se fico de olho hoje ou só na segunda
vou deixar o pedido da minha escola aí, em quantos dias úteis costuma sair a primeira resposta
meu chefe gosta de previsão, quanto tempo digo pra ele que vocês levam pra responder
O prazo pro meu site eu nem quero saber ainda, a aflição é outra: mando hoje a mensagem e em quanto tempo alguém escreve de volta
meu chatbot responde em dois segundos e me acostumou mal, a equipe de vcs leva quanto pra dar retorno num e-mail
O cliente da minha serralheria some se eu demoro um dia, por isso valorizo pressa; depois do envio do contato é rápido o retorno de vocês
Já esperei quinze dias por um protocolo do INSS que nunca andou, então antes de escrever eu pergunto: a resposta da equipe sai no mesmo dia?
Tenho reunião com a diretoria na quinta e queria chegar com a resposta de vocês na mão, se eu mandar hoje à noite até lá já me responderam
Meu pombo-correio volta em três horas, palavra de criador, e o recado que eu deixar no formulário de vocês volta em quanto
vocês vão me ligar quando
e agora, vocês me ligam quando
quando vocês vão me ligar
quando vão me ligar
quando vão entrar em contato
quando a equipe entra em contato comigo
quando alguém vai me chamar
que dia vão me ligar
que horas vocês vão me ligar
vão me ligar hoje
vão me ligar ainda hoje
vocês me respondem quando
vão me retornar em quanto tempo
a equipe me chama quando
e agora, quando vocês me ligam
e agora, vão me chamar quando
quando alguém me chama
quando alguém vai me responder
quando alguém da equipe vai me ligar
vão me responder hoje
vão me responder quando
vão me procurar quando
vocês entram em contato quando
quando vocês entram em contato
quando me respondem
`,
  "contact-next": `
e depois que eu mandar acontece o q
mandei, e agora o que faço
já preenchi
já preenchi o formulário
já mandei o formulário
o que acontece depois que eu mando a mensagem
e depois que eu enviar o formulário
como funciona depois do contato
mandei o formulário, e agora
qual o próximo passo depois de mandar mensagem
preciso contar tudo na mensagem
o que acontece depois que preencho
apertei enviar, qual o próximo capítulo
depois da mensagem vem reunião, proposta, o quê
o que eu devo escrever na mensagem, nem sei por onde começar
tem que ser detalhado o texto ou posso escrever do meu jeito
feito o contato, como segue
preciso mandar um projeto pronto ou só a ideia por cima
Após o envio do formulário, quais serão os próximos passos?
escrevi tudo lá, fico esperando ou faço mais alguma coisa
não sei explicar em termos técnicos o que quero, o que ponho na mensagem
sou costureira, não sei escrever bonito, como conto minha ideia
enviei e agr
o que acontece com meu pedido quando chega aí
posso contar só o problema, sem saber a solução
que informações da minha oficina eu conto pra vocês no primeiro contato
quando vocês lerem minha mensagem, fazem o que
já deixei meu recado, qual a sequência
precisa mandar rascunho, desenho, referências na primeira mensagem
e dps q vcs lerem
qual é o passo seguinte depois de contatar
mandei meu contato pelo formulário, agora é com vocês
tenho que explicar minha empresa inteira no texto
começo contando o quê pra vocês
depois do primeiro e-mail a gente já assina algo ou conversa antes
feito, enviei a mensagem com a ideia da lavanderia, o que vem agora
basta dizer quero um site ou precisa de mais informação na mensagem
e depois que eu apertar o botão de enviar, qual o passo seguinte
Preenchi a ficha hoje cedo com a ajuda da moça da lan house e ela já foi embora, agora não sei se devo aguardar ou se tenho que fazer mais alguma coisa
o que sucede após o envio da mensagem
pronto, enviei, faço o q agora
o que eu conto na mensagem, a história toda ou só o resumo
devo explicar minuciosamente o negócio ou bastam duas linhas
não sei nem por onde começar a escrever no recado, o que cês precisam saber
uma vez recebido o meu contato, qual o procedimento da empresa
quando a equipe ler minha mensagem, ela faz o quê com ela
tenho q explicar tudo certinho ou vcs perguntam dps
Minha cabeça é cheia de ideia pra minha pousadinha e na hora de escrever trava tudo, será que posso mandar do jeito que sair, sem capricho
qual é o encaminhamento dado depois que a gente deixa os dados
e dps q clica em enviar?
eu tenho q ir em algum lugar dps de mandar a mensagem ou espero em casa
que informações do meu projeto vale a pena colocar na mensagem
após a remessa do formulário, há alguma reunião, visita ou só espero
posso escrever errado na mensagem q cs entendem?
que acontece com o meu pedido depois que chega aí
sou ruim de português e vou mandar a mensagem do meu jeitão da roça, o povo entende, ou tem um modo certo de contar o que eu preciso
já tá enviado, só aguardar?
o próximo passo depois do contato é de vocês ou meu
escrevi só meu nome e q quero um site, ta bom ou precisa de mais
o que convém mencionar ao relatar minha necessidade
mandei a mensagem do pc da escola e agora tô em casa, n sei se eu tenho q fazer mais alguma coisa ou vcs q vêm falar comigo
Redigi a mensagem narrando a história da torrefação desde meu bisavô e temo ter sido prolixo, convém resumir ou a equipe prefere que se conte tudo
apertei o botão lá embaixo e agora fico aqui sentado esperando o quê
o que rola depois que minha mensagem chega em vocês
vou ter que explicar tudo de cara ou vai ter uma conversa depois
tenho só uma ideia solta pra pousada, escrevo assim mesmo, sem detalhe
não sei escrever bonito, o que eu ponho na mensagem pra vocês entenderem
depois do primeiro contato já mandam boleto
será que depois de eu escrever alguém me faz perguntas ou já vem preço
fico com vergonha de mandar uma ideia meio crua do salão
mandei o texto ontem de noite, qual o próximo capítulo
quais são os passos entre a minha mensagem e vocês começarem a mexer
o presidente da associação quer saber o que acontece do lado de cá depois do envio
tenho que preparar um documento ou basta contar do meu jeito
já deixei meus dados, agora é só aguardar ou tenho mais alguma tarefa
Qual o trâmite após a submissão do formulário
Descrevam o fluxo subsequente ao primeiro contato
Uma vez recebida a mensagem, há visita técnica, briefing ou proposta direta
Que grau de detalhamento se espera na mensagem inicial
Após o envio, qual o encaminhamento interno dado à solicitação
O envio do formulário deflagra algum compromisso ou apenas uma conversa inicial
e dps do form
mandei, oq acontece
próximo passo dps do envio
oq escrevo na msg
mandei msg, faço oq
escrevi pra vocês, qual o próximo passo
enviei a mensagem, agora é esperar
depois do contato vocês fazem o quê comigo
o que devo contar na mensagem
já mandei tudo, e daí
o que vocês fazem quando recebem meu recado
caprichei contando tudo da minha confeitaria naquele espaço lá e apertei, daí pra frente como anda
sou eletricista, acabei de passar meus dados ali embaixo, e o passo seguinte de quem é, meu ou de vcs
vou contar da minha transportadora na mensagem mas não sei o tanto de detalhe que preciso dar de começo
minha chefe mandou o recado ontem da clínica, o que vem na sequência
não sou de escrever, tenho um bar, mando só uma linha e vocês perguntam o resto depois
terminei de digitar lá da minha ideia de loja, agora fico aguardando ou tenho de fazer mais alguma coisa
nosso grêmio enviou o pedido pela página, qual é a etapa depois que cai aí
sou fisioterapeuta, já passei o recado completo, a partir de agora vocês fazem o quê com ele
tenho tanta coisa pra resolver na firma que nem sei por onde começar no texto, o que escrevo ali
despachei agora mesmo a mensagem do celular da minha filha, o que devo esperar
o contato da nossa oficina já foi, meu sócio pergunta como segue daqui pra diante
quero me preparar, sou enrolada, quando eu mandar a mensagem da loja o que acontece na sequência
mandei lá, e daí pra frente
preenchi a ficha, o que rola agora
e o passo seguinte ao envio qual é
como se dá a continuidade após meu contato
acabei de escrever um textão sobre o meu armarinho lá embaixo e apareceu que foi, mas fiquei olhando para a tela sem saber, o que vocês fazem depois disso
minha irmã disse para eu já escrever contando da pousada, só que gosto de entender antes onde estou me metendo, depois que a mensagem chega aí como segue a coisa
oi oi, tudo bom? cliquei em enviar, agora é só esperar sentado
depois do formulário já vem orçamento ou rola uma conversa antes
apertei enviar no formulário contando da minha loja de vinil, e agora? qual o próximo capítulo?
Depois que eu mandar a mensagem sobre o portal da escola, o que acontece do lado de vocês?
não sei o que escrever na mensagem, minha ideia tá só na cabeça: um site de aluguel de trajes de festa. escrevo o quê?
pra adiantar o expediente, que informações do meu frigorífico convém mandar no primeiro contato?
tenho vergonha do meu português. vocês se viram com uma mensagem mal escrita, dá pra contar do meu jeito?
vou mandar o formulário hoje, aí vocês me chamam pra conversa, mandam conta, visita, o que vem depois?
Após o envio da solicitação, quais são as etapas até a proposta?
mandei minhas coisas ontem, tô perdido no que devo esperar agora, alguém me procura ou eu procuro?
se eu preencher aquilo ali já tô contratando ou é só pra começar a conversa, o que rola depois?
o que eu conto primeiro, o problema do estoque ou o que quero? como faço um bom primeiro recado?
Escrevi no formulário a história toda da minha fábrica de rapadura, do tempo do meu avô até o problema das notas. Depois que vocês lerem, qual é o passo seguinte?
nunca pedi site na vida, sou tosadora, e na hora de preencher me deu branco. o que eu devo contar pra vocês nessa primeira mensagem?
Já mandei minha mensagem contando da pousada, dos lençóis e do café da manhã, agora fico aqui de braço cruzado, o que é que vocês fazem com aquilo, minha filha?
Uma vez protocolada nossa manifestação de interesse pelo formulário, quais são as etapas subsequentes por parte da empresa até que recebamos um posicionamento?
aperteii no enviar e apareceu um numero la e agr q q rola eu tenho q faze mais alguma coisa
acabei de escrever pra vocês desabafando do caixa, do estoque e do funcionário que pediu conta, só não sei o que vem agora, qual é o próximo capítulo depois que a mensagem chega aí?
O formulário convida a contar com as suas palavras o que tem em mente; qual é o fluxo depois do clique em Enviar Mensagem, quem pega e qual o passo seguinte?
Tchê, larguei meu recado ali na ficha falando da agropecuária, agora me diz, depois que essa mensagem cai na mão de vocês, como segue o baile?
Tenho medo de escrever e no outro dia já aparecer cobrança ou contrato na minha porta, o que acontece depois que a pessoa manda aquela mensagem inicial?
Mandei a mensagem pelo site ontem de noite, tirei protocolo, guardei, já marquei até na folhinha da geladeira, e agora a bola tá com quem, o que vem na sequência?
Fiz minha inscrição no curso de bombeiro e fiquei semanas sem saber o próximo passo, aqui depois que eu enviar o formulário o que é que acontece
na loja de tinta a gente pede o orçamento e já sai com a lata na mão, e com vcs, mando a mensagem e qual é o passo seguinte
Preenchi a parte do contato e agora tô com o dedo em cima do botão sem coragem, se eu apertar vem o quê em seguida?
Quando mando exame pro laboratório sei que volta laudo, mas quando mando minha ideia pra vocês o que volta pra mim
Entreguei currículo em tanta firma que aprendi a perguntar antes: depois que a mensagem chega aí qual é o andamento dela
No cartório me dão senha e cadeira, aqui apertei enviar e a tela agradeceu, e o seguimento disso como é
`,
  phone: `
qual tel
qual tel?
qual o tel
qual telefone
qual fone
qual é o telefone
e qual tel
e o telefone?
tel?
telefone?
qual número pra ligar
pra qual número eu ligo
em qual número eu ligo
qual numero de vcs
tem tel
tem telefone?
como faço pra falar por telefone
sou mais de ligar do que de escrever
queria ligar, nao gosto de digitar
prefiro resolver por ligação
me da um telefone ai
qual o num de vcs
minha mãe não mexe com internet, tem telefone
não tem nenhum número mesmo
tem um numero pra eu ligar ou só email
todo mundo tem telefone, qual o de vocês
deve ter um fixo pelo menos
qual o telefone
me passa o telefone
tem telefone pra ligar
prefiro ligar, qual o número
número de telefone
vocês têm 0800
qual o fone
telefone de vocês
tem um número pra contato
quero ligar pra vocês
posso ligar
tem telefone fixo
qual o celular de vocês
me passa um número aí
atendem por telefone
tem 0800
meu pai não sabe mexer em internet, qual o telefone pra ele ligar
me passa o fone
prefiro conversar de viva voz, pra que número disco
tem ramal do comercial
qual o ddd e o número de vocês
Gostaria do contato telefônico da empresa.
tem um celular aí que eu possa ligar
só resolvo as coisas por ligação, tem como
não achei telefone nenhum no site
tem central telefônica
tô dirigindo, não dá pra digitar, que número eu ligo
cade o telefone de vcs mano
liguei pro número antigo e não existe, qual é o novo
vocês atendem ligação
fone fixo ou celular da nora
sou do tempo do telefone, quero discar e falar
telefoni pra contato
por que não tem número pra ligar nesse site
qual o numero pra liga
posso telefonar no horário comercial
como ligo pra empresa
gosto de ouvir a voz da pessoa antes de fechar negócio, tem telefone
me arruma o telefone do escritório
disque o quê pra falar com a nora
número de ligar vcs tem? minha vó só sabe ligar
não sou de escrever, prefiro prosear pelo telefone, qual o número
Poderiam fornecer o telefone comercial da empresa, com o respectivo código de área
tem um telefonezinho aí pra gente prosear
Com a catarata já não leio letra miúda e escrever aqui me cansa a vista, eu queria mesmo era discar e ouvir alguém, pra que número eu disco
qual o ramal do comercial
o fone de contato, faz favor
achei o site mas n achei o telefone
nesse lugar aqui só pega orelhão e telefone de antena, qual é o número pra discar pra firma
tem central telefônica ou só por escrito
dá p ligar ou só digita
tem celular corporativo para chamadas
com qual prefixo é o telefone
Sempre fechei negócio de gado pela voz do sujeito, e não me acostumo com letrinha em tela; existe um número em que eu possa falar de viva voz
fixo ou celular, qualquer um serve pra eu discar
da pra telefonar? to sem crédito mas minha mãe liga
qual número aparece se eu quiser discar
não encontro o número no rodapé, é por telefone que vendo minhas coisas e é por telefone que eu compro
contato telefônico, por favor
minha bisavó tem uma loja de linha há cinquenta anos e ela quer falar com vcs, mas ela só sabe usar telefone de disco, tem número
O tremor nas mãos não me deixa acertar as teclas, escrevo uma palavra e saem três, por isso agradeceria muito um número para ligar e explicar o caso da chácara
meu pai dirige caminhão o dia todo e não pode digitar, só falar no viva-voz, então ele pediu pra eu descobrir o número da firma
na venda a gente combina tudo no grito ou no telefone, e eu ia explicar do queijo em dois minutos se tivesse pra onde discar
quero ligar eu mesmo, não quero que me liguem, passa o telefone da firma
sou das antigas, gosto de ouvir a voz de quem tá do outro lado, pra onde disco
meu pai não lê bem, pra ele é melhor conversar falando no aparelho
digitar com a mão suja de graxa não dá, queria só discar e resolver
na clínica só confiamos em fornecedor que atende quando toca
procurei um 0800 em todo canto da página
escrever me cansa, em dois minutos de prosa a gente se entendia
qual o ddd da nora
não vejo nenhum número com prefixo, sumiu ou não tem mesmo
o motorista tá na estrada e só consegue usar viva voz, pra onde ele disca
a vó quer encomendar o site do ateliê mas só sabe usar o orelhão de casa
existe central de atendimento com ura ou algo assim
cadê o número fixo pra eu anotar na agenda da igreja
Nosso procedimento de homologação exige linha telefônica ativa; informar
Qual o número do PABX para contato com o departamento comercial
A ausência de telefone na página é deliberada
Requer-se telefone comercial para diligência prévia
O setor de contas a pagar necessita de um número telefônico do fornecedor
Indicar linha direta do responsável comercial, se houver
fone da nora
nº p ligar
liga onde
ddd e num
em que número eu ligo
qual o telefone fixo da nora
quero eu mesmo ligar, me passa o telefone
não vi o telefone de vocês em lugar nenhum
qual ramal eu disco pra falar com o comercial
tenho 71 anos, vendo queijo e não me acerto digitando, me diz os números pra eu discar
sou taxista e passo o dia dirigindo, falar é mais fácil que escrever, que linha eu disco
minha vista tá ruim e essas letrinhas cansam, tem central pra eu discar
trabalho na roça e só pega ligação, internet quase nada, qual linha vocês usam
o patrão não acredita em firma sem linha telefônica, vcs tem uma
nosso setor de compras exige um ramal no cadastro do fornecedor, qual informo
tava no ônibus e quis discar pra vocês mas não achei, onde está anotado
dona de brechó aqui, gosto de ouvir a voz da pessoa, pra onde disco
sou gago pra escrever kkk, falo melhor, passa o celular ou fixo da empresa
a clínica tá um caos, não dá pra ficar digitando, existe alguma linha direta
minha mãe quer discar aí hoje ainda pra falar do ateliê dela, passa os dígitos
sou do tempo da lista telefônica, e agora onde acho o fixo de vocês
tem um telefone fixo pra discar
me arruma um ramal aí, tchê
gosto é de ligação, qual é o número
existe central telefônica
minha vista já não presta para ficar lendo letrinha em tela, eu gosto é de pegar o aparelho e discar, me passa por favor o número que toca aí na empresa
tentei achar no rodapé e em cima e em todo lugar um número desses de zero oitocentos para ligar do orelhão da rodoviária e não encontrei nada, qual é
alô, bom dia! pra qual telefone eu disco
não gosto de email nem de chat, gosto de discar, tem central
Sou cego e toco uma massoterapia em Goiânia, digitar pra mim é um custo; existe um número pra eu ligar?
vó de 81 anos aqui, o neto foi embora e me deixou com esse trem aberto. qual telefone eu disco pra falar do site da benzeção?
não me leva a mal mas sistema se fecha é na voz, igual gado; qual o telefone da firma?
O almoxarifado tem ramal, tem fixo, tem tudo, só não achei o telefone de vocês pra por na agenda
Na borracharia a mão tá sempre preta, ligação é mais fácil que teclado, me da o numero pra ligar
Procurei o (0xx) em cada cantinho da página e nada. Existe central telefônica ou 0800?
meu tablet não faz chamada mas o telefone da venda faz, qual o número que eu ligo pra nora?
tenho dislexia e escrever me cansa, prefiro conversar, tem algum fone aí pra eu telefonar do serviço?
a agência antiga tinha telefone só de enfeite, chamava até cair. e o de vocês, qual é?
sou radioamador das antigas e ainda uso fixo, qual é o DDD e o número da empresa pra eu discar?
O edital da câmara exige telefone da proponente no envelope. Qual devo anotar da Nora?
to no volante do caminhão tanque com viva voz, me fala um telefone que eu ligo da próxima parada
já sei que o robô só escreve, mas eu sou do tempo do orelhão: me passa o número que eu ligo pra vcs direto
Tenho tremor nas mãos, Parkinson, digito uma letra e saem três. Pra falar do site da minha alfaiataria eu preferia ligar, qual é o número de vocês?
o rádio da cooperativa de táxi vive ligado e eu resolvo tudo falando; pra contratar sistema de corrida eu também queria falar. cadê o telefone da empresa?
qual o telefone de vcs? prefiro ligar
Qual o telefone de vocês? Prefiro resolver por ligação.
Boa noite, eu sou aposentado e não tenho muita prática com essas coisas de internet, será que teria um número de telefone para eu conversar com algum atendente com calma? Muito obrigado viu
tem telefone pra ligar? não gosto de ficar digitando
Não achei o 0800 no site. Onde fica?
nao gosto de escrever passa o telefone
Prefiro tratar por voz. Qual o telefone fixo ou celular da empresa, por gentileza?
Bah, não me acerto com digitação. Há um número fixo para o qual eu possa ligar?
Eu sou do tempo do orelhão, meu filho, esse negócio de digitar me dá dor no dedo, tem um número pra eu ligar e falar do site da minha loja de rede?
Solicito o telefone institucional da empresa, com código de área, para que conste na ficha de cadastro de fornecedores e permita contato por voz.
minha vo n sabe escreve no zap ela so sabe liga qual o numero de telefoni de vcs p ela fala do crochê dela
tô dirigindo entre a loja e o depósito o dia inteiro, hoje foram seis viagens, não tenho mão livre pra formulário, tem um fixo ou celular que eu disque no viva-voz?
No rodapé constam e-mail e CNPJ e no formulário o campo Telefone é o do visitante; a empresa possui linha telefônica própria para receber chamadas?
Uai, aqui no sítio a internet é só um tiquim, mas o telefone de antena pega que é uma beleza, qual o número da firma docês preu dar uma ligada?
O rapaz do cartório disse que negócio sério tem linha com secretária e ramal, procurei no pé da página e nada, para qual número eu disco?
Meu WhatsApp foi clonado na semana passada e não quero saber dele nem pintado, existe um número fixo pra ligar pra vocês?
Tenho 78 anos e esse chat me deixa zonza, meu aparelho é daqueles de disco na parede, que número eu disco
O formulário exige DDD e eu até tenho, mas quem quer ligar sou eu, cadê o telefone da empresa
trabalho com rádio amador e só confio na voz, nada de e-mail, qual o fone da firma
A ligação do meu filho do presídio é só na quinta e o resto da semana o aparelho é meu, daí queria telefonar pra Nora, que número eu uso
O técnico da internet pediu o ramal do fornecedor pra testar a linha, e como vocês são meu único fornecedor novo me passa o telefone daí
Sou telefonista aposentada, trinta anos de PABX, e não acho central nem ramal nessa página, vocês não têm telefone não?
posso ligar às 3 da manhã
dá pra ligar de madrugada
suporte 24/7 quer dizer que posso ligar de madrugada
se é 24/7 eu posso ligar às 4 da manhã
posso ligar para o suporte à noite
posso telefonar pro suporte de madrugada
o suporte atende por telefone
tem suporte por telefone
o suporte 24 horas é por telefone
se der problema de noite eu ligo pra quem
e se eu ligar às 2 da manhã, alguém atende
e se eu telefonar de madrugada
tem telefone de plantão
consigo ligar numa emergência
em caso de urgência eu ligo onde
posso ligar numa emergência
dá pra ligar em caso de urgência
tem telefone pra emergência
`,
  "in-writing": `
sou surdo
sou surda
sou surda, não consigo ligar
sou surda, dá pra fazer tudo por escrito?
sou surdo, não consigo ligar, dá pra fazer tudo por escrito?
sou deficiente auditivo, como falo com vocês
sou deficiente auditiva
tenho deficiência auditiva, dá pra ser por mensagem?
sou surdo, atendem por texto?
sou surda, posso tratar tudo por e-mail?
não ouço, preciso que seja por escrito
não ouço bem no telefone, prefiro escrever
escuto mal, dá pra ser tudo por mensagem
ouço pouco, não dá por telefone
sou mudo, como faço contato
sou muda, não falo no telefone
não consigo falar, só escrever
não consigo ligar
não consigo ligar, dá pra ser por escrito
não posso ligar, só escrever
não posso falar no telefone, só por texto
não falo por telefone, só mensagem
tenho pânico de telefone, dá pra ser por mensagem?
tenho vergonha de falar no telefone, pode ser só por texto
não gosto de ligação, dá pra tratar tudo por escrito
dá pra fazer tudo por escrito?
dá pra resolver tudo por escrito
dá pra resolver tudo por e-mail?
posso fazer tudo por mensagem sem ligar
consigo contratar só por mensagem?
atendem só por texto?
dá pra contratar sem falar por telefone
tem que ligar ou posso só escrever
preciso ligar ou dá pra ser escrito
vocês atendem surdos?
atendem pessoa surda
têm atendimento pra surdos
atendimento acessível pra surdo vocês têm
o site de vocês tem libras?
o site da Nora tem libras
esse site aqui tem libras?
sou surda, o site de vocês tem libras?
meu filho é surdo e quer falar com vocês, como faz
minha sócia é surda, dá pra ser tudo escrito?
perdi a audição, o atendimento pode ser escrito?
uso aparelho auditivo e não entendo por telefone
tem como fazer a reunião por escrito? não ouço
tudo por chat, sem ligação, pode?
`,
  "whatsapp-number": `
queria mandar um zap pra vcs
só falo por whatsapp, qual é o número
manda o numero do zap q eu chamo
cade o zap
passa o wpp de vcs
me da o zap ai
qual o whats da empresa pra eu chamar
imagino que vocês tenham um zap também
se vocês mexem com whatsapp qual é o de vocês
vocês fazem chatbot pro whatsapp então devem ter um número, qual é
isso aqui é whatsapp
qual o whatsapp de vocês
me passa o zap
vocês têm whatsapp
posso chamar no whats
número do whatsapp
manda o wpp
tem zap pra eu chamar
me chama no whatsapp
como falo com vocês pelo whatsapp
atendem por whatsapp
prefiro falar pelo zap, qual o número
posso mandar áudio no zap de vocês
link do whatsapp
dá pra conversar com a equipe no whatsapp
manda o link do whats de vcs
não tem botão verde do whatsapp aqui
qual o zapzap da empresa
sou feirante, só uso whatsapp, me passa o contato
posso continuar essa conversa no meu zap
vocês respondem por wpp
Qual o número do WhatsApp comercial da Nora?
uai, cadê o zap docês
queria mandar áudio pra vocês no whats, qual é
tem whats pra contato
me chama no zap que é mais fácil
adiciona eu no whatsapp
prefiro tratar por whatsapp do que por e-mail
o watsapp de vcs
telegram ou whatsapp vocês têm pra falar com cliente
minha internet só funciona pra zap, como falo com vocês
me dá um número pra eu salvar na agenda e chamar no whats
consigo falar com a equipe no whatsapp ou só e-mail
procurei o zap no site todinho e nada
vende chatbot de whatsapp e não tem whatsapp pra contato, cadê
tem grupo no zap
whats do vendedor pfv
dá pra vocês me mandarem mensagem no whats e a gente conversa por lá
zap da nora visse
nao uso email menina so zap me passa o de vcs
qual é o zap da firma, que o meu neto põe aqui pra mim
Meu celular é simples e só tem o tal do WhatsApp, nem e-mail eu tenho, de modo que preciso do número da empresa nesse aplicativo
tem um link de whatsapp pra eu chamar
poderiam indicar o contato da empresa no aplicativo de mensagens verde
chamo no whats qual número
sem zap fica difícil prosear, me passa aí
wpp da empresa?
a equipe usa o watsapp pra falar cos cliente
cade o botaozinho verde do whats
Aqui na peixaria a gente resolve tudo por WhatsApp, até a compra do gelo, então me manda o de vocês que eu já adiciono na agenda
quero ser atendido pelo zapzap
onde está o número do vosso WhatsApp
me add no zap
existe um WhatsApp comercial da Nora
posso te chamar no whats em vez daqui
meu pai falou pra eu pegar o zap de vcs e mandar pra ele
o número do Zap é o mesmo do telefone
Formulário eu não sei mexer e e-mail perdi a senha faz tempo, o que me resta é o zap; anoto aqui o número dos senhores
manda o contato do zap q eu salvo
o telegram não uso, mas o whatsapp da empresa eu queria
sou representante de turma e tô organizando a formatura, queria chamar vcs no whats pra ver um site de rifa, qual é o número
Os moradores do edifício já têm grupo de WhatsApp e decidimos tratar do assunto por lá, bastando que os senhores me indiquem o número da empresa no aplicativo
meu marido não lê e não escreve, só manda áudio pelo zap, e é ele que entende da serraria; então o jeito era falar com vocês no zap
achei q esse chat era o zap de vcs mas n tem foto nem nada, queria salvar o contato no celular da minha mãe
sou feirante, mão molhada o dia inteiro, e-mail eu nem abro; se tiver um zap eu mando recado entre um freguês e outro, tem
meu negócio inteiro roda pelo verdinho, não posso chamar vocês por lá
não abro e-mail nunca, mas mensagem no celular eu vejo na hora
onde clico pra abrir a conversa naquele aplicativo verde
queria mandar áudio e figurinha pro pessoal da nora como faço com todo mundo
vocês fazem robô de zap e não têm o de vocês, como assim
lá no grupo dos feirantes pediram o contatinho de vocês pra adicionar
salvo vocês nos meus contatos com qual número
todo fornecedor da oficina me atende pelo zapzap, com vocês é por onde
o pastor quer adicionar a nora na lista de transmissão, que número ele salva
não acho o balãozinho verde no canto da tela
prefiro mandar um oi pelo uátis, rola
aquele link wa ponto me de vocês, cadê
minha tia do buffet só sabe usar o zap, vocês têm um pra ela chamar
Dispõem de conta WhatsApp Business para tratativas comerciais
Existe número de WhatsApp oficial da Nora, a fim de evitar golpes de terceiros
Recebi mensagem no WhatsApp em nome da Nora; qual o número legítimo de vocês
A política de comunicação da empresa contempla atendimento por aplicativo de mensagens
Para agilizar as tratativas, solicitamos o contato de mensageria instantânea da Nora
Confirmem se o time comercial de vocês utiliza WhatsApp corporativo
zap?
wpp de vcs
num do whats
tem zap ai
manda o whats
ats de vcs qual
qual o zap de vocês
me manda o whatsapp da nora
quero falar com vocês pelo whats, qual número
tem whats comercial pra eu chamar
cadê o botão do zap aqui
prefiro whatsapp, me passa o contato
quero o número de whats da nora pra salvar
passa o celular com zap do comercial de vocês
vcs não têm zap não
manda o link do whatsapp de vocês
chama no zap, qual é
whats pra orçamento, qual número
vendo lingerie e resolvo minha vida toda no aplicativo verdinho, qual o de vcs
tô no serviço com pouca internet e só o zap funciona, me manda o da nora por favor
sou mecânico, mão suja de graxa, mando áudio no whats melhor que digitar, qual que é o de vcs aí
a minha diretora quer adicionar vocês no grupo de fornecedores do zap, que contato uso
trabalho de motoboy e paro dois minutinhos, prefiro continuar essa conversa no whats da empresa
tentei achar a bolinha verde na página pra chamar vocês da loja e não vi, cadê
minha mãe só sabe mexer no zap, ela tem salão, por onde ela chama a nora lá
nosso comercial cadastra todo fornecedor com whats, qual devemos salvar pra Nora
sou manicure e entre uma cliente e outra respondo zap, vcs usam, passa aí
aqui em Salvador ninguém manda e-mail, mermão, é tudo no zap, como acho vocês nele
tô de viagem pela firma, chamar pelo whats seria mais prático, qual contato gravo na agenda
meu pai é feirante e quer mandar foto da banca no zap de vcs, tem como
manda o zap da firma
queria chamar vocês no zapzap, minha filha
tem wpp comercial pra eu adicionar
qual o contato de uatsapi de vocês
não tenho computador em casa e o meu plano só libera aplicativo de mensagem sem gastar internet, então preciso do número de zap da empresa pra gente conversar por lá
aqui na oficina todo mundo resolve as coisas pelo aplicativo verdinho, mando foto, mando áudio e pronto, com que número eu chamo vocês por lá
eai meu consagrado, suave? qual o zap pra trocar ideia com a equipe
não é robô pra mim não, quero é o whats de vocês mesmo
tudo meu é no zap: cliente, fornecedor, ex mulher kkk. qual o zap da empresa pra falar da minha lan house?
vi que vocês fazem robô de whatsapp, então devem ter o de vocês né, me passa o número que mando um oi
Aqui em Quixadá a internet do celular só libera o zap de graça, e-mail gasta o pacote. Vocês têm zap?
minha patroa quer mandar as foto das cesta de páscoa dela pro whats de vcs, qual é
Sou corretora, falo com cinquenta pessoas por dia pelo aplicativo verde; prefiro incluir vocês ali. Qual o número?
criei um grupo do condomínio sobre o portal e queria adicionar alguém da Nora, me manda o whats
tentei wa.me com o nome de vocês e nada rsrs, tem algum link pra abrir conversa?
oxe, empresa que faz chatbot pra zap e não bota o próprio zap na página? qual é o contato de lá?
Tenho um carrinho de churros em Guarapari e só sei falar por áudio no zap, me arruma o de vcs
a doutora do consultório me pediu o whatsapp comercial da empresa de sistema até o fim do dia, qual é
posso chamar no whats em vez de mandar email? se puder qual numero eu salvo aqui
Moro numa reserva extrativista e o único aplicativo que abre com a internet daqui é o zap, a página de vocês levou meia hora. Me passa o número de lá que mando a ideia da castanha por mensagem
trabalho com mudança, dia inteiro carregando sofá, e entre um frete e outro só dá tempo de mandar um áudio no zap. qual o contato da nora por lá?
passa o zap de vcs q eu mando audio, n gosto de digitar
tem whats pra eu chamar voces?
passa o zap de vcs ai
qual o zap de vcs? não achei o número
me passa o zap de vcs ai
qual o zap de vcs
Prefiro mandar áudio, que a vista já não ajuda. Qual é o número do zap de vocês pra eu salvar aqui?
qual o zap de vcs manda ai
me passa o zap de vcs q eu mando um áudio explicando
me passa o zap d vcs q eu mando audio 🎤 é melhor p mim
me da o zap de vcs ai fica mais facil p mim mandar audio
Minha irmã de Garanhuns me mandou o link de vocês pelo zap e eu queria mandar logo um áudio de volta, mas não achei aonde, qual é o zap da firma, meu anjo?
Nosso departamento formaliza tratativas iniciais por aplicativo de mensagens; solicito o número de WhatsApp corporativo da equipe comercial da Nora, se houver.
ces fazem robo p zap dos otros mas cade o zap de vcs pfvr me passa ai p eu chama
hoje meu computador da loja pifou de vez e só me sobrou o celular com o verdinho, manda aí o whats de vocês que eu explico por lá o que eu preciso
A página oferece atendimento no WhatsApp como serviço, porém não achei link wa.me da própria empresa; existe um número de WhatsApp da equipe para contato?
Bah, eu me entendo melhor no zap, ali eu mando foto da estância e áudio comprido, qual é o número de vocês pra eu adicionar, tchê?
Sou manicure, fico com esmalte na mão o dia todo e só falo no zapzap segurando o botão do áudio, por qual número desse eu chamo a Nora?
Quero um robô de zap pra minha floricultura, mas isso é depois; agora preciso do zap de vocês mesmo pra mandar um oi
Meu telefone não faz ligação porque acabou o crédito, só o aplicativo verde funciona no wifi da praça, qual é o de vocês?
meu e-mail tá cheio e não manda nem recebe nada, tem um whats da empresa pra eu falar por lá
Sou cabeleireira e marco tudo por áudio no WhatsApp, formulário pra mim é sofrimento, me passa o contato verdinho da Nora
O grupo da família já tem trezentas mensagens hoje e mesmo assim prefiro o zap a qualquer coisa, em que número vocês estão lá
no messenger meu perfil caiu por causa do meu sobrinho, então sobrou o zapzap, vcs tem?
por que vocês não têm whatsapp
vocês vendem robô de whatsapp e não têm whatsapp
como assim vendem chatbot de whatsapp e não tem zap
pq nao tem o zap de vcs no site
vocês fazem chatbot pra whatsapp mas cadê o de vocês
estranho uma empresa de chatbot sem whatsapp
por que não tem número de whatsapp aqui
engraçado vocês não terem whatsapp
`,
  address: `
vocês têm quiosque no shopping
ficam em algum shopping
qual o cep ai
onde vcs ficam msm
é longe de mim a empresa
tem loja na minha cidade
cês são de que cidade
fica aonde a empresa
vcs é de onde
tem escritório em qual cidade
vocês são de onde
onde ficam localizados
onde fica a empresa
qual o endereço
endereço de vocês
onde vocês ficam
de onde vocês são
qual a cidade de vocês
em que estado fica
vocês são de são paulo
onde é o escritório
tem loja física
tem escritório
tem sede onde
vocês ficam em qual bairro
qual a localização
são de onde
tem filial
cep de vocês
fica perto do centro
vocês são de que cidade
qual a rua e o número da sede
são de Belo Horizonte
vcs sao aqui de Recife
são paulistas ou cariocas, de onde é a sede
me manda a localização
onde posso entregar um documento em mãos
preciso do endereço completo pra emitir a ordem de compra
uai, ocês é de onde
ficam perto do metrô
existe sede ou é todo mundo home office
quero mandar uma carta registrada, qual o endereço
vocês ficam no centro ou num bairro afastado
Favor informar o logradouro da empresa para cadastro de fornecedor.
aonde q fica o escritorio
são daqui do Paraná ou de fora
bairro?
aparece no google maps
qual o estado da federação onde vocês têm sede
de qual lugar do brasil vcs falam
vocês têm unidade em Salvador
achei que eram de Curitiba, são
pra cadastro na prefeitura preciso do município onde vocês estão estabelecidos
em que prédio funciona a nora
qual é o endereço pra eu botar no envelope, rua, número e bairro
Sou caixeiro-viajante aposentado e conheço esse Brasil de cabo a rabo, por curiosidade me digam em que praça está estabelecida a firma
fica perto da minha escola? sou de niteroi
onde se localiza o escritório central
é em sp
qual a localização da matriz
tem loja física em algum shopping
endereço completo por favor, para fins de cadastro de fornecedor
mora aonde vcs
tem ponto no centro ou é tudo por computador
meu GPS não acha Nora nenhuma, qual é a rua
Preciso preencher uma ficha do departamento de compras da usina com logradouro, bairro, município e estado do fornecedor, e não localizei esses dados na página
ces são mineiro, paulista, de onde é que são
a firma fica na capital ou no interior
tem sucursal no Nordeste
passa a localização ai
de que lugar do Brasil vocês falam com a gente
é empresa de Goiânia, não é
queria saber de onde vocês são, que minha sogra disse que conhece uma Nora lá de Juiz de Fora, se for essa eu fico mais sossegado
sede própria fica onde
minha turma vai fazer excursão pra conhecer empresa de tecnologia e a professora pediu pra gente descobrir em q cidade vcs ficam
Minha falecida esposa dizia que firma sem porta pra rua não é firma, e eu herdei a cisma; em que rua e cidade os senhores têm a porta
o moço da transportadora precisa saber onde entrega uma caixa de goiabada que eu queria mandar de agradecimento, que endereço eu ponho na etiqueta
a gente é de Uberaba e o patrão só contrata firma de perto, se vocês forem daqui da região ele nem pensa duas vezes
vi uma placa escrito Nora num prédio perto do mercado municipal e fiquei na dúvida se é a de vocês ou outra coisa
a empresa mora aonde, tem casa ou é só na nuvem
o meu compadre jura que a firma de vocês fica em Sorocaba, em que lugar é
gosto de saber onde pisar se der problema, cês ficam em que canto do brasil
minha transportadora passa por todo estado, pode ser que seja caminho
vou mandar um brinde de natal pelo correio, coloco o quê no envelope
será que são vizinhos aqui de caruaru
pelo sotaque do site não consegui adivinhar de onde vocês são
procurei a nora no mapa e o alfinete não aparece
vocês ficam perto do metrô
essa firma existe fisicamente ou é só na nuvem
a cooperativa só contrata quem tem sede no paraná
em que rua fica a portinha de vocês
são daí do sul, tchê
quero saber a bairro e número porque meu marido desconfia de quem não tem placa na rua
pra entregar o contrato assinado em mãos, vou aonde
Informar o domicílio fiscal da empresa
A citação ou intimação deve ser encaminhada a que logradouro
Onde está situada a sede social da Nora
Exigimos comprovante de sede física; qual o município de vocês
Qual o foro da comarca onde a empresa está estabelecida
Há estabelecimento físico ou a operação é inteiramente remota, sem sede
cidade?
endereço da firma
fica onde
q estado são
bairro de vcs
tem sede fisica
em que rua fica a nora
qual o endereço de vcs
a sede é em que estado
onde é a loja física
moro em Campinas, tenho uma loja de tintas e prefiro firma perto, em que canto do país vocês ficam
vou mandar um vinho de agradecimento da nossa vinícola, em qual logradouro entrego
meu contador pede o local da sede pro cadastro de fornecedor, qual é
sou de Joinville e gosto de prestigiar firma daqui, vocês são da região ou de longe
preciso despachar uma caixa com amostras dos meus tecidos, pra que cidade vai
trabalho com frete e sempre olho no mapa quem contrato, onde aparecem vocês no mapa
a prefeitura exige o domicílio da empresa na licitação, qual seria
meu filho vai estudar fora e perguntei se vcs têm base na capital paulista, tem
tenho uma chácara e queria saber se vcs ficam perto, são de que município
só contrato quem tem porta na rua, tenho loja há 30 anos, vocês têm uma
Nosso jurídico enviará uma correspondência com aviso de recebimento; qual o destino correto?
sou uber e conheço a cidade toda, em que pedaço fica a sala de vocês
vocês são de recife mesmo ou de são paulo
a sede fica em que bairro
vocês são de qual canto do brasil
em que rua é a loja, filho
tenho que enviar pelos correios um pacote com os catálogos impressos da nossa fábrica para vocês folhearem, para qual logradouro e número eu posto a encomenda
meu genro mora em campinas e falou que talvez conhecesse vocês de vista, aí fiquei curiosa para saber em que município a empresa está instalada
bom dia, vizinhos! será que são vizinhos mesmo, de que cidade são
o cnpj é registrado em qual estado
Minha contadora só contrata empresa com endereço que ela possa ver no mapa. Onde fica a sede de vocês?
to indo de excursão pra São Paulo comprar no Brás e queria passar na porta de vcs, em que rua é?
O oficial precisa de um logradouro para constar no instrumento da nossa cooperativa de crédito. Qual é o domicílio da empresa?
tenho floricultura em Holambra e mando flor pra quem faz negócio comigo rs, qual o endereço pra entrega?
cês são mineiros? esse jeitinho do texto parece daqui. qual a cidade da empresa?
Pra despachar as amostras de tecido que quero mostrar no catálogo, preciso de rua, número e cep do escritório
vcs ficam em que estado? pergunto pq meu pai só confia em gente do Paraná kkk
Sou carteiro aposentado e gosto de carta registrada, me passe o endereço postal da firma
procurei no mapa pra ver se o escritório ficava perto da minha clínica no Setor Bueno e não apareceu nada, onde é?
a Nora tem loja física ou sala em algum prédio, e em que bairro fica?
O caminhão da nossa vinícola passa por todo o Sul; se eu souber o município dos senhores deixo uma caixa na portaria. Qual é?
Sou fiscal de contratos e preciso preencher o campo sede do fornecedor, cidade e UF, por gentileza
Vou deixar a kombi na revisão em Campinas quinta e pensei em levar um doce de leite pra vocês e já contar a ideia da loja. Em que endereço fica o escritório?
Meu chefe é das antigas e só contrata empresa com placa na porta; ele me mandou descobrir em que cidade e rua vocês ficam antes de pedir o sistema da tecelagem
onde fica a empresa? endereço
Onde fica o escritório? Preferimos uma reunião presencial antes de fechar.
vcs ficam onde mano qual o endereço do escritorio
onde fica o escritorio de vcs
vcs são de q cidade
voces fica onde é aqui em salvador mesmo? moro perto da pituba dava pra eu passar ai
vcs tem escritório aqui no estado? Passo Fundo, Santa Maria, qualquer canto q eu possa ir apertar a mão do sujeito
vcs fica onde hein? tem escritorio aki em manaus p eu ir toma um tacacá c vcs kkk 🥣
Em que cidade fica a sede? Sou de Porto Alegre e faço questão de visitar fornecedores.
Meu genro é taxista e se ofereceu pra me levar aí um dia depois do médico, mas não vi rua nem cidade escrita em canto nenhum, onde é que fica a firma, meu bem?
Para emissão do empenho e do cadastro no sistema, é imprescindível o logradouro, município e unidade da federação da sede da proponente; poderiam declinar?
cs sao de onde tipo q cidade pq minha mae ta com medo d se de outro pais e eu falei q n eh
hoje um vendedor me enrolou dizendo que era da cidade vizinha e era do outro lado do Brasil, então já pergunto: o escritório de vocês fica em que lugar?
Busquei por CEP, rua e cidade no texto da página e no rodapé só há e-mail e CNPJ; qual é o endereço físico da sede?
Uai, cês são daqui de Minas ou lá das banda de São Paulo? Vi sistema, vi app, mas num vi em que lugar essa Nora tá fincada
Quando mando flores aos parceiros no fim do ano gosto de saber a rua e o número, minha floricultura cuida disso com carinho, qual seria o de vocês?
Meu endereço de e-mail é antigo e não uso mais, prefiro levar a papelada em mãos na rua de vocês, onde fica
Faço entrega de quentinha na região da Paulista e se o escritório da Nora for ali eu levava um bolo, vcs ficam em que bairro
O CEP da minha empresa mudou quando loteamos a chácara, e a notificação que preciso mandar por carta registrada vai pra que lugar
domínio, hospedagem, isso eu não entendo, quero saber é onde a firma mora no mundo real, rua e número
Minha região é o Vale do Jequitinhonha e desconfio que vocês são de capital, em que cidade a empresa está
a placa da minha loja tem o endereço bem grande e achei esquisito que no site de vcs não vi nenhum, ces tão em qual estado
Pra emitir o vale-transporte da consultora que irá até aí, o RH necessita da localização da sede dos senhores
me diz onde fica o escritório de vocês, que eu vou todo mês e podia passar pra tomar um café
`,
  visit: `
manda alguém aqui em Campinas
vocês mandam alguém até aqui
vem alguém até Recife
vou aí na terça
passo aí na segunda
apareço aí na quinta então
vou dar um pulo aí na sexta
vocês atendem em casa
atendem em domicílio
atende a domicílio
vocês atendem na minha loja ou só online
atendem presencialmente em Recife
vocês vêm até Curitiba
o atendimento é presencial ou remoto
dá pra ir no escritório
posso ir aí tomar um café e conversar
vocês vêm na minha loja ver como é
vocês vêm até minha empresa
posso ir aí conversar pessoalmente
fazem visita
dá pra marcar uma visita
alguém pode vir na minha loja
atendem presencialmente
tem reunião presencial
quero conhecer vocês pessoalmente
vem alguém aqui ver minha empresa
posso passar aí
vocês vem até aqui em goiânia
preciso ir até vocês ou é tudo online
queria tomar um café aí e conhecer o espaço
venham conhecer minha fábrica antes de orçar, dá
posso aparecer sem marcar
vocês vão até o cliente
gosto de olho no olho, tem como conversar pessoalmente
Seria possível uma visita técnica às nossas instalações?
o técnico vem aqui no mercadinho ver como funciona
tem como vocês virem na minha clínica entender a rotina
é tudo online ou dá pra sentar junto numa mesa
sou de idade, prefiro ir pessoalmente, posso
posso levar meu notebook aí pra vocês olharem
alguém de vocês viaja até o cliente
o atendimento é 100% remoto
queria dar uma passadinha aí na empresa na quinta
recebem cliente no escritório
vcs vem aki na loja
oxente, num vem ninguém ver meu armazém não
meus sócios querem uma apresentação presencial na nossa sede
visita em domicílio vocês fazem
podem vir ver o galpão onde fica meu estoque
tem que ir aí assinar ou faz tudo a distância
gostaria de conhecer a equipe ao vivo antes de contratar
mandam consultor na propriedade rural
a gente se encontra pessoalmente em algum momento
posso ir aí tomar um café e ver a cara de vocês antes de acertar
alguém vem aqui no sítio ver como a gente trabalha
da pra visitar a empresa c a escola
Os senhores mandariam um técnico à nossa fábrica de farinha para observar o serviço, visto que ninguém aqui sabe explicar direito por escrito
atendimento olho no olho existe
é possível uma conversa presencial em minhas dependências
posso aparecer ai do nada
tenho uma olaria e não tem como explicar por computador como o barro anda, o certo era vocês virem ver de perto, costumam fazer isso
recebem visitantes
queria apertar a mão de quem vai fazer o serviço, pode
passo na porta de vcs quinta, posso entrar
o serviço é td online ou vcs aparecem
algum representante se desloca até o cliente
os senhores viriam até minha chácara
Só fecho negócio depois de ver o escritório com estes olhos, mania de velho que já levou tombo; aceitam que o freguês vá conhecer as instalações
vem gente aqui na oficina levantar o que precisa
se eu pagar a gasolina cês vem
a primeira reunião pode ser aqui na cooperativa, pessoalmente
meu pai n mexe em computador, alguem pode ir la falar com ele
faz visita técnica
podemos nos encontrar em carne e osso
quando eu for na capital consultar o ortopedista posso dar uma passada pra conhecer vocês
meu pai tem um engenho e ele só sabe explicar mostrando, aí eu falei q vcs podiam vir ver a moenda rodando, será q vêm
No asilo, as irmãs só tratam de negócios no parlatório, com café e bolo, e a madre pergunta se um representante viria até nós
eu moro perto de um monte de empresa de tecnologia e queria passar aí com a minha tia pra mostrar o caderno de encomenda dela, pode ir sem marcar
posso levar minha caderneta de fiado aí no escritório pra vocês verem
queria que alguém viesse ver a bagunça da oficina com os próprios olhos
prefiro sentar numa mesa, tomar um cafezinho e mostrar o caderno pra vocês cara a cara
só fecho negócio depois de apertar a mão da pessoa
por tela eu não me explico, tinha que mostrar o galpão ao vivo
posso aparecer aí com minha sócia e uma caixa de pão de queijo
a madre superiora quer conhecer o lugar onde vocês ficam
mandam um técnico aqui na pousada pra entender como funciona o check-in
a feira é um caos que só vendo, cês viriam aqui olhar
tô de passagem pela capital semana que vem, queria dar um pulo aí
a gente pode se encontrar olho no olho antes de decidir
preciso que venham até a fazenda, tem 40 km de terra, topam
alguém da nora se desloca pra ver o estoque da farmácia
meu avô só acredita se bater na porta e alguém abrir
Realizam visita técnica in loco para levantamento de requisitos
A diligência presencial na sede do fornecedor é admitida
O edital exige vistoria das instalações da contratante; a equipe de vocês se desloca
As etapas de levantamento podem ocorrer nas dependências da nossa clínica
Recebem auditoria presencial de fornecedores
Há consultores que prestem atendimento on-site
vem aqui?
posso ir ai
visita presencial tem
atende presencial
da p ir na sede
vcs vem na loja
posso ir aí pessoalmente
vocês vêm conhecer minha fábrica
vem alguém aqui na loja olhar
dá pra passar no escritório pra tomar um café
atendem presencial
mandam um técnico até o sítio
tenho um frigorífico e só vendo o chão de fábrica pra entender, alguém de vocês se desloca até nós
sou marceneiro antigo, gosto de olho no olho, posso aparecer na sala de vocês qualquer dia
nossa diretoria quer apertar a mão de quem contrata, é possível um encontro em carne e osso
meu depósito é uma bagunça difícil de explicar por escrito, mandam alguém ver de perto
minha loja fica no shopping, um consultor poderia dar um pulo aqui e ver como a gente trabalha
sou idosa e não entendo de vídeo chamada, dá pra eu ir sentar com vcs aí
estarei na capital semana que vem comprando mercadoria, daria pra eu passar e conhecer vocês
a fazenda é longe mas tem hospedagem, o pessoal topa vir conhecer a operação
tenho uma escola e queria que vissem a secretaria funcionando, fazem esse tipo de ida
meu pai é desconfiado e só fecha cara a cara, tem como ser em pessoa
O comitê avalia fornecedores in loco; podemos conhecer as instalações de vocês?
tenho uma gráfica e tomo café com todo fornecedor, cês vêm aqui ou eu vou aí
mandam alguém aqui no balcão ver como a gente trabalha ou é tudo de longe
posso aparecer aí pra tomar um chimarrão
vocês mandam alguém na minha loja
recebem a gente presencialmente, moço
um técnico vem até a fazenda
meu galpão é uma bagunça que só vendo, não adianta explicar por escrito, alguém da equipe poderia dar um pulo aqui para olhar o serviço de perto
sou do tempo em que negócio se fechava olhando no olho e apertando a mão, por isso queria saber se posso ir pessoalmente conhecer vocês no lugar onde trabalham
oi, tudo tranquilo? recebem gente pra um papo cara a cara
não quero vídeo nem ligação, quero ir aí em pessoa, pode
vcs vem aqui em feira de santana ver minha loja? ou eu tenho que ir ai
posso ir ai pessoalmente tomar um cafe e explicar minha ideia moro em contagem
Posso ir aí pessoalmente na quinta? Sou de Campinas e passo por São Paulo toda semana.
Eu passo um cafezinho com pão de queijo, é só falar! Vocês vêm aqui no interior de Minas conhecer a confeitaria ou é tudo de longe?
vem alguem aqui em rondonopolis ver a frota
vcs tem sala aqui em são luis? queria ir aí pessoalmente ver a cara d vcs kk
vcs vem aq em cg instalar ou é tudo de longe
Aqui em casa todo mundo é recebido com café e bolo de macaxeira, eu queria era vocês sentados na minha mesa vendo como eu faço as contas, alguém vem até o cliente?
O regulamento prevê vistoria técnica nas dependências do contratante antes da proposta; os profissionais da empresa deslocam-se para essa finalidade?
da p eu e minha mae ir ai ver vcs trabalhando pessoalmenti ou eh so pela net msm
hoje tentei explicar pro moço por telefone a bagunça do meu depósito e ele não entendeu nada, só vendo com os olhos, vocês mandam alguém no local?
A frase ouvimos como você trabalha hoje pressupõe observação in loco do processo ou somente entrevistas remotas? Nossa linha de produção é difícil de descrever à distância.
Bah, aqui negócio se fecha na beira do fogo com um amargo na mão, tem como um de vocês se chegar até a estância ou é tudo por tela?
Minha mãe tem oitenta anos e não confia em quem ela não olha no olho, posso levá-la ao escritório de vocês pra uma conversa frente a frente?
Meu site recebe mil visitas por mês mas a que me interessa é outra, a de um de vocês aqui no meu galpão, cês vêm
tenho agenda apertada no consultório e detesto videochamada, posso marcar de sentar na sala de vocês pra conversar olho no olho
O Google Maps não acha minha fazenda, são vinte quilômetros de terra, mesmo assim vocês mandariam alguém ver o curral
Na reunião por vídeo meu sócio surdo não acompanha, teria como um de vocês comparecer à nossa fábrica em pessoa
faço bolo de fubá todo dia e recebo todo mundo na cozinha, os meninos da nora fazem atendimento na casa do cliente?
Comprei passagem pra capital pra ver médico e aproveitaria a viagem, vocês recebem cliente no escritório
`,
  region: `
meu cep é 01310-100
cep 30130-010
atendem no cep 74000-000
vocês atendem em Jericoacoara
atendem em Xique-Xique
vcs atendem em Bom Jesus da Lapa
atende em Pirenópolis
voces atende em Três Corações tambem
vocês atendem Tiradentes
tem atendimento em Parintins
vocês têm atendimento em Alta Floresta
vcs têm cliente em Quixeramobim
atendem clientes em Bonsucesso
dá pra atender uma loja em Curitiba
conseguem atender um comércio em Ubatuba
tem como atender quem é de Picos
e em Curitiba
e em Salinas
e aqui em Crateús
e no Ceará
e na Bahia
e fora do país
fazem site para empresa de Uberlândia
vocês fazem site pra loja de Pato Branco
fazem sistema pra empresa de outra cidade
sou de Londrina, dá pra fazer o site comigo
moro em Irecê, dá pra contratar vocês
minha empresa é de Recife, vocês fazem
só trabalham com São Paulo
vocês só atendem São Paulo
atende só a capital
atendem o interior
atendem no interior
atende no interior do estado
atende na zona rural
vocês atendem na minha região
vocês atendem na minha cidade
minha cidade é pequena, vocês atendem
atendem em qualquer cidade
atendem em qualquer lugar do Brasil
atende em todo lugar
atendem em outros países
vocês atendem na Europa
vocês atendem nos Estados Unidos
atendem no exterior
atendem brasileiro que mora fora
atende remoto
vocês atendem remoto ou só na cidade
o atendimento é remoto pra quem é de longe
trabalham remoto com outras cidades
em quais cidades vocês atendem
em que cidades vocês atuam
quais estados vocês atendem
quais regiões vocês atendem
vocês atuam em Belo Horizonte
vocês atuam no Sul
vocês trabalham em Goiânia
vocês prestam serviço em Manaus
vcs faz serviço em Petrolina
chegam até Macapá
aqui é roça, vocês atendem
atende quem é do interior
sou de minas, vocês atendem
moro fora do brasil
atendem angola
sou de outro estado, atendem
vocês atendem todo o brasil
atendem minha cidade
atende em manaus
sou do interior, vocês atendem
trabalham com empresas de outros estados
atendem em portugal
vocês atendem fora de são paulo
fazem projeto para fora do brasil
moro longe, dá pra fazer tudo à distância
atende clientes do nordeste
vocês atendem curitiba
só atendem empresas do brasil
trabalham de forma remota
minha pousada é no Jalapão, vocês trabalham com gente de longe
moro na Paraíba, consigo contratar
tenho empresa em Portugal, fazem pra mim
só atendem capital
aqui é cidade de 8 mil habitantes, chega até aqui o serviço de vocês
sou de Rio Grande do Sul, tchê, atende o sul
pegam cliente do Norte
Vocês prestam serviço para empresas sediadas no exterior?
minha loja é no Paraguai, divisa com o brasil, rola
fazem projeto pra outro estado
distância atrapalha? tô em Macapá
vcs atende aqui no sertão do ceará
trabalham com cliente de Minas
é só pra quem é da mesma cidade que vocês
brasileira em Miami com empresa de faxina, me atendem
estou numa ilha, dependo de barco, isso impede de contratar
área de cobertura de vocês
atende o pantanal
sou de angola, vocês vendem pra cá
tenho lojas espalhadas em cinco estados, vocês dão conta
atendem zona rural, sítio, fazenda longe de tudo
do oiapoque ao chuí mesmo
sou do litoral catarinense, faz diferença
empresa argentina pode contratar vcs
nao sou da capital nao, mesmo assim cês faz
aqui é no fundão do Piauí, trinta léguas de estrada de chão, inda assim vocês pegam o serviço
sou do amapa vcs fazem aqui
só pega gente de cidade grande ou do interior tb
Os senhores prestam serviço para empresas sediadas no Rio Grande do Sul, na região da fronteira
atende povoado
moro na angola, da pra contratar
Tenho um armazém numa vila ribeirinha que só se chega de barco, três horas de rabeta da sede do município, e nem sei se firma de vocês alcança gente tão longe
minha cidade é bem pequena tipo 4 mil pessoas, vcs atende
tchê, atendem aqui nos pampas também
trabalham em todo território nacional
atendem gente do sertão
pega cliente de fora do estado
serve p quem mora em ilha
lá em Portugal meu sobrinho tem uma tasca, os senhores fariam o site dele mesmo sendo do estrangeiro
o atendimento alcança os estados do Norte
A nossa aldeia fica no Xingu e temos uma associação de artesanato com internet de satélite, gostaríamos de saber se trabalham com comunidades tão distantes
quero contratar mas n sou da mesma cidade
área de cobertura de vcs qual é
tem alguma região que vocês não cobrem
eu moro em Roraima e todo mundo fala que não entrega aqui, com serviço de site é igual ou vocês atendem
meu negócio é na argentina mas falo português
prestam serviço fora do eixo Rio-São Paulo
visse, cês atendem aqui em Garanhuns
a gente mudou pro Canadá e minha mãe continua vendendo coxinha pra brasileiro daqui, vcs fazem coisa pra quem tá fora
Nossa cooperativa de castanheiros situa-se a dois dias de barco de Macapá, e todas as empresas consultadas recusaram a distância, de modo que pergunto se os senhores também recusariam
meu primo mora na bolívia e quer contratar, fazem pra fora
moro a quarenta quilômetros de estrada de chão da cidade mais próxima, vocês atendem gente tão longe
tô em são gabriel da cachoeira, a internet aqui mal chega, mesmo assim serve
aqui no sertão do pajeú a gente costuma ficar de fora de tudo, com cês é igual
mudei pra angola e abri um salão aqui, ainda assim posso ser cliente
minha pousada é em jericoacoara, longe de tudo, isso atrapalha
tenho medo de vocês só pegarem gente de capital
sou do outro lado do país, provavelmente, isso é problema
a cooperativa fica na divisa com o paraguai, cês chegam até aqui
moro num distrito que nem aparece no mapa, atendem assim de longe
minha empresa é registrada em portugal mas vendo pro brasil
a distância muda alguma coisa se eu for de roraima
na ilha de marajó não vem nem técnico de geladeira, quanto mais fazedor de site
pegam serviço em santa catarina, bah
o buffet tem unidade em assunção, quem é de fora do brasil vocês encaram
A prestação abrange todo o território nacional
Há restrição geográfica para contratação
Nossa controladora é argentina; atendem pessoa jurídica estrangeira
A cobertura de vocês inclui municípios da região Norte
Prestam serviços para filial no Mercosul
Existem limitações quanto à localidade da contratante
atende RN
pega cliente do pará
interior de MG rola
sou do ac, atendem
brasil td?
atende fora do br
vocês pegam serviço em roraima
to em portugal, trabalham pra cá
faz site pra quem é do sertão
atendem cidade pequena do paraná
minha loja é na fronteira, conseguem me atender
trabalham a distância com cliente do pará
trabalham pra interior de minas
o serviço é só em capital
vcs pegam cliente de outro estado
sou de ilha, atendem longe assim
minha empresa é no paraguai, conseguem
alcançam o norte do país
crio tilápia no interior de Rondônia, fim de mundo mesmo, será que o serviço de vcs chega aqui
tenho um restaurante brasileiro em Orlando e queria contratar gente que fala minha língua, pegam trabalho de fora
sou de uma ilha no Pará, barco duas vezes por semana, isso impede de contratar vcs
minha loja fica em Chuí, na beirada do mapa, vocês alcançam
aqui em Quixadá o povo só acha firma da capital, e vocês trabalham com quem é do sertão
tenho pousada na Chapada, internet ruim e longe de tudo, a distância atrapalha vocês
abri uma oficina em Luanda e sou brasileiro, conseguem me ter como cliente
nossa cooperativa é do oeste catarinense, os contratos de vocês cobrem o sul
moro em aldeia e vendo artesanato pela internet, gente de tão longe também entra
sou de Teresina e já ouvi não de agência paulista por causa da distância, com vcs tem isso
temos filiais em quatro estados do norte e uma no Uruguai, a cobertura de vocês vai até aí
feirante em Petrolina, visse, queria saber se quem tá longe do sudeste tem vez com vcs
pegam serviço lá no pará
atendem cidade pequena de minas, uai
moro em portugal, fazem pra cá também
minha pousada fica numa ilha onde só chega barco, o correio vem uma vez por semana e muito prestador torce o nariz, vocês topam trabalhar com quem está tão longe
abrimos uma filial em assunção no ano passado e o sócio paraguaio vai precisar de um site também, vocês aceitam fazer trabalho para quem está fora do país
bah, bom dia! atendem o pessoal da fronteira com o uruguai
a distância atrapalha, ou vocês entregam projeto no sertão também
Moro em Oiapoque, literalmente onde o Brasil começa, e tenho uma loja de redes. Chega até aqui o serviço de vocês?
a gente é de Ponta Porã, uma perna no Paraguai outra no Brasil, atendem empresa daqui?
Tenho uma creperia em Braga, Portugal, mas sou de Juiz de Fora. Vocês fazem site pra fora do país?
minha fazenda fica a 180 km da cidade mais perto, no Jalapão, o sistema de vocês alcança cliente tão longe?
aqui no interior do Piauí ninguém de tecnologia quer vir, vcs trabalham com quem é do sertão?
Sou de Chapecó e a maioria das firmas só quer cliente de Floripa, como é com vocês?
meu hostel fica em Cusco e os hóspedes são tudo brasileiro, dá pra contratar vocês morando no Peru?
Represento cooperativas de açaí do Baixo Tocantins, no Pará. A empresa atua na região Norte?
vcs só pegam projeto de São Paulo ou quem é de Garanhuns tem vez?
a comunidade quilombola onde eu trabalho não tem nem correio, mas tem internet por satélite, atendem a gente de longe?
Tenho loja de celular em Ciudad del Este e moro em Foz. Qual a área de cobertura de vocês?
a usina fica em Sertãozinho e a filial em Alagoas, fazem projeto pra estado diferente ou é limitado à cidade de vocês?
sou de uma ilha, Itaparica, e todo prestador põe defeito por causa da balsa. vcs pegam cliente daqui?
Tenho uma farmacinha no arquipélago do Bailique, no Amapá, barco duas vezes por semana e olhe lá. Vocês aceitam cliente que mora num lugar desses ou só de cidade grande?
minha prima abriu salão brasileiro em Newark, nos Estados Unidos, e quer um site em português com alguém do Brasil. vocês pegam serviço de lá?
moro em lisboa mas sou brasileira, atendem empresa de portugal?
Moro num povoado depois de Piranhas, na beira do São Francisco, onde nem entregador de geladeira quer chegar, vocês pegam serviço de gente daqui desse fim de mundo?
Somos uma autarquia sediada em Macapá, com subunidades ribeirinhas; a empresa presta serviços em todo o território nacional ou há restrição geográfica?
eu sou de roraima todo site q eu peço algo fala q n entrega aki cs fazem site pra gente daki ou so pro sudeste
hoje mais um fornecedor disse que não atende minha região, aqui é sertão do Seridó e a loja não é pequena, com vocês vai ser a mesma conversa?
O rodapé menciona empresas brasileiras de todos os portes; isso abrange uma matriz no Brasil com operação no Paraguai, ou o escopo é estritamente nacional?
Tchê, minha cooperativa é nos cafundós das Missões, lá onde o vento faz a curva, vocês pegam serviço longe assim ou só capital?
Mudei pra Portugal e abri uma cafeteria de pão de queijo, o fuso é outro e a moeda também, mas queria gente do Brasil fazendo o site, vocês atendem fora do país?
Meu fuso aqui em Cruzeiro do Sul é duas horas atrás, mas a dúvida é se vocês pegam serviço de cliente tão longe assim
O correio leva vinte dias pra chegar em Oiapoque e o endereço daqui nem existe no mapa; a Nora trabalha pra gente dessa ponta do Brasil?
Sou paraguaio com loja do lado de lá da ponte, falo português direitinho, atendem empresa de fora
tô abrindo uma barbearia brasileira em Boston e o idioma do site seria o nosso mermo, vcs pegam trabalho de quem tá no exterior
Tenho três filiais no interior do Piauí e ninguém da capital quer saber da gente, vocês cobrem essa área, meu rei
A internet aqui na ilha do Marajó é por satélite e o celular só pega no trapiche, não sei se essa lonjura atrapalha, vocês aceitam cliente daqui
`,
  "social-media": `
respondem no direct
posso chamar vocês no direct do insta
qual o instagram de vocês
vocês têm instagram
tem facebook
redes sociais
me passa o insta
tem linkedin
vocês estão no tiktok
tem canal no youtube
qual a página de vocês no face
segue vocês onde
tem perfil em rede social
arroba de vocês
tem linkedin da empresa
qual o arroba de vocês
canal no youtube vocês têm
quero seguir vocês pra ver os trabalhos, onde
cade o insta
vcs tao no twitter ou threads
posso chamar no messenger da página de vocês
Qual o perfil oficial da Nora nas redes?
procurei no facebook e apareceu um monte de Nora, qual é a verdadeira
tem perfil no instagram pra eu marcar nos stories
postam conteúdo em algum lugar
sou blogueira, queria marcar vocês num post
não achei vocês no linkedin
tem pinterest, behance, alguma coisa pra ver o trabalho
minha filha disse pra olhar o tiktok da empresa antes
quantos seguidores vocês têm
vocês fazem live
tem podcast de vocês
o ícone do instagram não aparece no site, por quê
qual feice de vcs
mando direct pra onde
redes sociais da nora?
vocês tão em alguma rede, mano
tem canal no telegram com novidades
onde curto a página de vocês
minha nora disse que toda firma hoje tem página no feicebuque, qual é a de vocês
Antes de contratar qualquer um eu peço pra minha neta olhar as fotos da empresa no Instagram, só que ela não encontrou nada com esse nome, qual é o perfil
possuem perfil no LinkedIn
tem x ou twitter ou threads
segue de volta? qual o arroba
ces faz live
qual o facebook da firma, que lá eu sei mexer
quero marcar vcs num story
procurei no insta e tem mil nora, qual é a certa
vi que minha concorrente marcou vocês numa publicação, mas não achei de volta o perfil, em que rede social vocês estão
tem discord
kwai vcs tem
onde acompanho as novidades da empresa, alguma rede
nas redes sociais acho vocês com que nome
mandem o link do perfil oficial para eu divulgar aos associados
respondem no dm
A rádio comunitária daqui quer divulgar quem fez o nosso site e pediu o endereço das redes da empresa para marcar na postagem
quantos seguidores vcs tem no insta
tem perfil no pinterest com os trabalhos
por que é que não tem iconezinho de rede social na página
no trabalho de artes tenho que analisar os posts de uma empresa de tecnologia e queria que fosse a de vcs, mas em qual rede vcs postam
A jovem que cuida da comunicação do nosso hospital só confia em empresa que tenha publicações recentes, e pediu que eu lhe enviasse o perfil dos senhores
eu vi um vídeo engraçado de programador e minha irmã jura que era do perfil de vcs, qual é pra eu seguir
na minha loja de arreio tudo começou com foto no Facebook, então antes de fechar eu ia dar uma espiada na página de vocês por lá
minha filha quer seguir vocês no insta
queria bisbilhotar as fotos de vocês antes de decidir
onde eu vejo os stories da nora
procurei o arroba de vocês e apareceram umas dez noras, qual é a verdadeira
minha filha disse que empresa séria tem perfil com selinho azul
quero seguir vocês pra ir acompanhando as novidades
cadê os ícones daquelas redinhas que todo site tem no rodapé
dá pra marcar a nora num post do meu salão
vocês postam vídeo de bastidor em algum canto
a gente da igreja quer compartilhar a página de vocês no feed, qual é
tem canal no youtube ensinando alguma coisa
queria ver os comentários do povo lá no perfil de vocês
mandei um direct pra uma nora tecnologia, era de vocês mesmo
o linkedin da equipe existe ou é tudo anônimo
Informar perfis oficiais em redes sociais, para verificação de autenticidade
A empresa mantém página institucional no LinkedIn
O dossiê do fornecedor exige link das mídias digitais; quais são
Há perfil verificado da Nora em alguma plataforma social
Existe presença institucional no X ou no Threads
Confirmem se o perfil que nos abordou no Instagram pertence a vocês
insta?
tem face
@ no insta qual
tiktok tem
linkedin de vcs
youtube tem canal
tenho 23 anos e uma marca de cropped, antes de contratar eu stalkeio todo mundo, qual o @ de vcs
minha irmã quer marcar vocês no story da loja dela, que perfil coloca
sou fotógrafa e acompanho fornecedor por rede, onde sigo a nora
no trampo só tenho acesso ao linkedin, vocês aparecem lá
vi vídeo de chatbot no youtube e lembrei de vcs, tem canal
a dona do salão aqui só confia em quem tem muitos seguidores, quantos e onde
meu filho disse pra eu olhar o perfil de vcs antes de fechar o site da loja, em que rede fica
faço curadoria de agências e preciso dos links das redes da empresa pra ficha, quais são
queria mandar uma dm com o meu catálogo de semijoias, qual arroba uso
sou aposentado e só entro no face, acho vcs lá com que nome
quero ver bastidores e novidades do trabalho de vocês, postam onde
tenho um podcast e marco os convidados no x e no threads, a nora tá nesses
tem arroba pra eu seguir
vocês postam em algum lugar
tem canal no youtube, meu filho
qual o linkedin da nora
antes de falar com qualquer empresa eu dou aquela fuçada nas postagens e nos comentários do povo, mas não achei vocês em lugar nenhum, qual é o perfil
minha sobrinha disse que firma moderna tem que ter dancinha e foto bonita, aí fui procurar vocês na rede dela e não encontrei, por qual nome eu busco
oii, tudo lindo? como é o insta de vocês pra eu dar um follow
o portfólio de vocês tá no behance ou no pinterest
qual o instagram de vcs
qual o insta de vcs
posso chamar vcs no direct do insta?
vcs postam no insta da loja tbm, tipo social media?
Minha neta vive no tal do instagrã e disse que empresa boa tem foto lá, queria espiar vocês antes de fechar, qual é o nome da página de vocês nesses lugares?
Para a análise reputacional do fornecedor, solicito os endereços dos perfis institucionais mantidos pela empresa em redes sociais, inclusive LinkedIn.
qual o arroba de vcs no insta ou tiktok p eu segui e mostra pros mlk do meu time
hoje o dia foi tão parado que fiquei rolando o feed atrás de vocês e não achei, têm alguma página no face ou insta com os trabalhos postados?
O menu e o rodapé não exibem ícones de LinkedIn, Instagram ou YouTube; a empresa mantém algum perfil oficial que eu possa acompanhar?
Uai, o povo aqui de Patos de Minas só confia vendo no feicebuque, ocês têm uma página lá preu curtir e ver o que o povo comenta?
Dou aula de artesanato no canal do meu marido e gostaria de marcar vocês num vídeo sobre site, qual é o perfil a marcar?
Queria um botão do Instagram no meu futuro site, mas agora quero é seguir vocês lá, qual a arroba
Minha loja vende tudo por post, então antes de contratar eu olho o feed da pessoa, onde acho o de vocês
tenho 300 mil seguidores de receita e podia divulgar a nora de graça, me diz o perfil de vcs pra eu marcar
O e-mail eu já anotei no caderno, falta a página de vocês no Face pra eu mandar pra minha comadre
Aqui na rádio a gente checa o LinkedIn de todo patrocinador, e não consegui achar o da Nora, existe?
Meu chatbot do Messenger foi feito por um cara que só tinha foto de balada no perfil, por isso quero bisbilhotar as redes de vocês, quais são
`,
  cnpj: `
qual o cnpj pra eu por na nota
me ve o cnpj
tem cnpj vcs
qual o cnpj
me passa o cnpj
cnpj da empresa
vocês têm cnpj
preciso do cnpj pra consultar
a empresa é registrada
é empresa de verdade com cnpj
qual o número do registro da empresa
é pessoa jurídica
cnpj de vocês pra eu ver na receita
quero ver o cnpj antes de contratar
nosso financeiro precisa do CNPJ para cadastrar fornecedor
vou consultar na Receita, qual o número
cadastro nacional de pessoa jurídica de vocês
tem firma aberta
são pessoa jurídica ou pessoa física
me manda o numero do cnpj q vou olhar no serasa
vocês são formalizados
é empresa com registro ou é informal
Favor informar o CNPJ para emissão do pedido de compra.
cnpj pfv
sou contadora, preciso do cnpj pra lançar a despesa
onde acho o cnpj nesse site
qual documento da empresa eu consulto na junta
esse negócio aí tem cnpj ativo ou é coisa de garoto
cinipijota de voceis
quero verificar a situação cadastral, qual o número
que número coloco no campo do prestador
trabalham legalizados, com cnpj
o cnpj começa com quanto
pra fazer a transferência o banco pede o documento da empresa
empresa constituída ou autônomo
vou puxar o cadastro da empresa no site do governo, me dá o registro
vocês têm firma registrada, oxente
o cnpj do rodapé é de vocês mesmo
meu sócio só contrata com cnpj, qual é
minha mãe falou pra pedir o cnpj antes d qualquer coisa
Sou tesoureiro da igreja e só posso pedir orçamento a empresa com registro, de modo que necessito anotar o número do CNPJ na ata
me passe o CGC da firma, como se dizia no meu tempo
a empresa existe no papel? qual o número
qual número eu digito no site da receita pra conferir a empresa
cadastro nacional da pessoa jurídica, faz favor
vcs sao empresa msm ou pessoa física
firma aberta com cnpj, né
o financeiro quer cadastrar a Nora como fornecedora e me cobrou aquele número de quatorze dígitos
tem registro certinho ou é informal
qual o cnpj pra eu jogar no serasa
preciso do cnpj pra por no trabalho da escola sobre empresas
Informem o número de inscrição no CNPJ, por gentileza
o número que fica no rodapé depois do nome é o quê
vou fazer um pix depois e quero conferir se bate, como é o cnpj de vocês
cs tem cnpj ativo
O contador da minha cerâmica é desconfiado que só ele e já mandou avisar que sem CNPJ da fornecedora não assina cheque, qual é
dita o cnpj aí que o moço do cartório tá esperando
pra abrir o processo de compra na prefeitura me exigem o CNPJ do proponente
onde acho o cnpj
quero saber se vocês têm empresa constituída e sob qual número
minha avó é presidente da associação de bordadeiras e tem que anotar o cnpj de todo mundo que ela contrata, fala o de vcs que eu escrevo
O estatuto da nossa irmandade, lavrado em 1911, exige que todo prestador comprove registro, e o tesoureiro aguarda apenas o número do CNPJ para prosseguir
caí num anúncio falso mês passado e o delegado me ensinou a sempre checar o cadastro da empresa na Receita, falta só vocês me darem o número
na maquininha de fazer nota da minha mãe ela precisa digitar o cnpj de quem prestou o serviço, qual ela digita pra nora
pra minha mãe conferir na receita se vocês existem, passa o número de registro da empresa
meu contador quer consultar vocês na receita antes de liberar
antes de passar dinheiro eu sempre olho a situação cadastral da firma
o sistema da clínica não deixa cadastrar fornecedor sem aqueles quatorze números
queria puxar a ficha da firma num site de consulta
vocês são empresa de papel passado ou é coisa de amigo
aquele zero zero zero um barra do final, qual é o de vocês
a tesoureira da igreja precisa preencher o recibo com o documento de vocês
tem registro na junta ou é informal
preciso do documento da firma pra botar no cheque
a cooperativa só aprova pagamento pra quem tem cadastro nacional
pra fazer a transferência na agência pediram a identificação fiscal de vocês
vocês existem pra receita federal
o moço do sebrae mandou conferir se a empresa tá ativa, qual o número pra eu digitar
Informar inscrição no Cadastro Nacional da Pessoa Jurídica
Para emissão de certidões negativas, solicitamos o número de inscrição federal
O ERP exige CNPJ com dígito verificador; fornecer
Qual a identificação fiscal da contratada para minuta do instrumento
Para o empenho precisamos do CNPJ da Nora
Cadastro de credor: indicar CNPJ da matriz
cnpj?
nº cnpj
manda o cnpj ai
doc da firma
cnpj p cadastro
tem cnpj msm
qual o número do cnpj
me passa o cnpj pra eu consultar na receita
preciso do cadastro nacional de pessoa jurídica da nora
cnpj de vocês pra eu lançar no financeiro
quero checar o cnpj
a nora tem cnpj ativo, qual
sou do financeiro de uma construtora e o sistema não abre ordem sem os catorze dígitos, quais são os de vcs
meu contador só libera pagamento depois de olhar na receita federal, preciso do registro de vocês
fui enganada por firma fantasma na reforma da loja, quero puxar o cadastro de vocês na receita, qual é
tenho um mercadinho e lanço tudo no programa, falta o documento da firma de vcs
nosso edital pede o cadastro nacional do licitante, podem informar o da Nora
sou despachante e faço ficha de fornecedor pro cliente, me passa o documento de pessoa jurídica
vou consultar no serasa antes de contratar pra pousada, me dá o número da firma
minha patroa pediu pra ver se a empresa é formal, tem registro de pessoa jurídica e qual o número
trabalho no cartório e gosto de conferir tudo, com que inscrição na receita vocês operam
pra abrir o chamado no portal de compras da prefeitura falta o 00.000.000/0001 de vocês
o banco pede os dados do favorecido antes da transferência da loja, qual o cadastro da empresa
sou mei e aprendi a pedir isso de todo mundo, cês são registrados, me mostra o número
preciso do cnpj pra preencher o cadastro de fornecedores
número do cnpj pro cadastro da mantenedora
me vê o cadastro nacional da empresa
qual o numero la da receita
preciso do registro pra consultar, oxente
informe a inscrição no cadastro de pessoas jurídicas
o pessoal do financeiro não libera nenhum fornecedor novo sem antes jogar aqueles catorze dígitos no sistema da receita, vocês poderiam me informar os de vocês
meu filho me ensinou a nunca fechar negócio sem conferir no site do governo se a firma está ativa, mas para isso preciso do número de inscrição, qual é
boa tarde, doutores! qual o cnpj pra eu puxar a ficha
pro contrato não falta nada, só os catorze números da empresa de vocês
O banco da minha loja de tintas só libera o pix de valor alto com o número de inscrição do recebedor. Qual é o de vocês?
minha mulher não deixa eu passar mais um centavo pra ninguém sem ela puxar a ficha na receita, me manda os 14 dígitos
to preenchendo o cadastro de fornecedor do hospital e travou no campo cnpj, qual coloco?
vc falou de sistema, de robô, mas a firma é aberta mesmo? se for tem cnpj, qual que é
Antes de indicar a Nora pro síndico, vou consultar as certidões negativas; preciso da inscrição no cadastro nacional
na cooperativa de catadores aqui de Diadema só paga quem é pessoa jurídica com registro, qual o número do registro de vcs?
Trabalho com compliance em uma seguradora, preciso rodar o background check. Informe o CNPJ, por favor.
o menino do notebook disse que no rodapé tem um número comprido da empresa mas eu sem óculos não leio, fala ele aqui
vou fazer o empenho na prefeitura de Sobral pro portal dos servidores, qual o cnpj pra empenhar?
quero ver no reclame se tem alguma coisa contra, mas lá pede cnpj, qual é o da nora?
Fui síndico por doze anos e aprendi a puxar certidão de todo mundo antes de levar a proposta pra assembleia. Preciso do número da inscrição na Receita pra puxar a de vocês, qual é?
meu sobrinho caiu no golpe do curso de trader e agora aqui em casa ninguém paga empresa sem consultar na receita. me passa o cnpj da nora pra gente consultar
me passa o cnpj de vcs pf, quero ver se existe mesmo
Preciso cadastrar a Nora como prestadora no nosso sistema de compras. Qual é o CNPJ?
me passa o cnpj ai pra eu ver se n é golpe
me passa o cnpj de vocês pf, preciso cadastrar no financeiro
vcs são empresa registrada mesmo ou é pessoa física? tem como eu conferir na receita?
me passa o cnpj pra eu cadastrar vcs como fornecedor aqui na firma
Aqui na loja eu não fecho nada sem antes passar pro meu contador, seu Edmilson, puxar a situação da firma, já tomei calote demais. Me passa por gentileza o CNPJ de vocês.
Antes de qualquer conversa o nosso fiscal consulta a situação na Receita. Me passem, por gentileza, o número de inscrição da pessoa jurídica.
preciso do CNPJ de vocês pro vendor onboarding do meu financeiro, consegue me passar?
Para a consulta à Receita Federal, sob qual inscrição no CNPJ a Nora opera?
CNPJ da empresa, por gentileza. Preciso abrir cadastro de fornecedor no compras.
meu contador quer o cnpj de voces
Vou consultar a situação cadastral na Receita antes de avançar. Informe o CNPJ, por favor.
Bom dia. Meu contador pede o CNPJ da empresa antes de qualquer cadastro de fornecedor. Poderia me informar?
Para abrir o pré-cadastro no nosso sistema de compras preciso do CNPJ da empresa. Pode me informar, por favor?
Meu filho trabalha na receita e me ensinou que antes de pagar qualquer coisa a gente confere o número de registro da empresa, qual é o de vocês, meu bem?
Para consulta de regularidade fiscal e emissão de certidões, queiram informar o número de inscrição da proponente no cadastro de pessoas jurídicas.
minha mae falo q so deixa se eu acha o cnpj de vcs p ela pesquisa qual eh o numero
já levei calote de empresa fantasma esse mês, hoje sentei pra conferir tudo direitinho, me passa os quatorze números do registro de vocês pra eu consultar
No rodapé, ao lado de Todos os direitos reservados, há uma sequência de quatorze dígitos que meu filtro cortou; qual é o CNPJ completo, com o dígito verificador?
Bah, o contador aqui da cooperativa é um cabra desconfiado, quer o número do cadastro da firma de vocês pra puxar a ficha, qual é, tchê?
Vou pôr vocês na planilha de pagamentos da clínica e o sistema trava sem o número da pessoa jurídica, qual eu digito?
Na ficha de cadastro da minha firma tem uma linha do fornecedor com asterisco vermelho que o sistema não deixa pular, é o número de inscrição da empresa na Receita, qual o de vocês
O formulário que meu contador montou trava se não tiver quatorze dígitos do prestador, então preciso dos quatorze da Nora
Emito a nota do meu lado como tomador e o programa da prefeitura só anda com o cadastro de vocês na Receita Federal, me informa
Dei de cara com uma Nora que vende cosmético e outra que faz site, pra saber quem é quem no Serasa só pelo número, qual é o daqui
minha senha do gov tá na mão e já vou consultar se a firma de vcs tá ativa, só falta o número do cadastro
A tesoureira da APM não assina cheque sem anotar o registro da empresa no verso, e o registro é aquele com barra e traço, me passa?
Vou reclamar meu prazo com a transportadora e de quebra cadastrar vocês no mesmo portal, que exige a inscrição federal, qual é
O contrato social é meu e tá ok, o que a minuta pede ainda é o número do CNPJ da contratada, pode ditar
cnpj completo
o CNPJ completo
o CNPJ completo da empresa
o campo CNPJ é obrigatório no meu cadastro de fornecedor, me passa o de vocês
preciso cadastrar vocês como fornecedor, me passa o CNPJ
`,
  "legal-name": `
qual a razão social
qual o nome completo da empresa
a empresa é ltda
nome jurídico de vocês
é mei ou ltda a empresa de vocês
inscrição estadual
como consta na Receita Federal o nome de vocês
o nome fantasia é Nora, e o outro nome, o de registro
vocês são S.A., limitada ou eireli
Favor informar a razão social para elaboração do contrato.
qual o tipo societário
qual a inscrição municipal da empresa
é mei
nome empresarial registrado na junta comercial
a nora é optante do simples nacional
nora é marca ou é o nome da firma
razao sosial pf
qual o CNAE de vocês
que nome sai no boleto, tem outra empresa por trás
nosso jurídico pede denominação social completa
vcs são ltda
número de inscrição estadual pra cadastrar
nora tecnologia, nora sistemas, qual o nome inteiro
qual o regime tributário da empresa
o nome que tá no contrato social é qual
tem um nome mais comprido que só nora
como escrevo o nome oficial da empresa no edital
o cnpj tá no nome de quem
é sociedade simples ou empresária
a marca nora é registrada no inpi
pra preencher a ficha preciso do nome jurídico completinho
a empresa é limitada, S.A. ou firma individual
nora é apelido ou é o nome msm da empresa no papel
Para lavrar a minuta, o cartório necessita da denominação social completa da contratada, tal como consta na Junta Comercial
como a firma se chama por extenso
é eireli
No cheque nominal eu preciso escrever o nome da empresa certinho como está registrado, só Nora o banco devolve; qual é o nome inteiro
tem inscrição municipal
natureza jurídica da empresa?
qual o nome q aparece na receita federal
qual o nome de batismo da firma, o de verdade
nora oq? tem sobrenome a empresa
é simples nacional ou lucro presumido
Sou do setor de licitações do município e o formulário me pede razão social, inscrição estadual e enquadramento da proponente
o CNAE da empresa, qual é
o nome oficial no papel timbrado
é sociedade ou tem um dono só no registro
vcs são microempresa no papel
meu contador diz que nome de fantasia não vale pra nota, ele quer o outro nome, o comprido, que vem com ltda no final
estatuto ou contrato social, em que nome está
razao social pf
a pessoa jurídica por trás da marca tem que denominação
a diretora da escola vai fazer um cheque e perguntou em nome de quê, pq nora sozinho parece nome de gente, qual é o nome completo da firma
Em trinta anos de tabelionato nunca lavrei instrumento com nome de fantasia, e por isso necessito saber sob que denominação a empresa foi registrada
pro cadastro da usina tem que dizer se o fornecedor é ltda, mei ou sociedade anônima, e eu fiquei com a caneta parada no ar
o sistema de compras da prefeitura travou no campo da inscrição estadual da empresa contratada e não me deixa passar adiante sem esse número
o nome fantasia eu já vi na página, mas a firma está registrada com que nome
nora é apelido ou é o que tá escrito no contrato social
no boleto vai aparecer outro nome, que eu sei, qual é
o gerente do banco perguntou o nome de verdade da firma, não o de fantasia
como o cartório conhece vocês
é sociedade ou é uma pessoa só com firma aberta
a escola precisa escrever o nome por extenso no termo, só Nora basta
é eireli, é sa, é o quê
na hora do pix vai aparecer nora mesmo ou outro nome
meu contador quer saber se são do simples nacional
qual o nome que sai na frente do ponto e vírgula ltda
o advogado da transportadora riscou Nora e pediu o nome completo
tem inscrição municipal pra eu lançar o iss
vocês são optantes do simples ou lucro presumido
Qual a denominação social constante do contrato social arquivado
Informar natureza jurídica e enquadramento tributário
Solicitamos NIRE e data de arquivamento na Junta Comercial
Qual o CNAE principal da contratada
Nora é nome fantasia ou nome empresarial
Para qualificação das partes, indicar razão social e inscrição municipal
razao social?
ltda ou sa
ie de vcs
nome fantasia x razão
inscr municipal
qual a razão social que sai no contrato
o nome fantasia é nora, e o nome de registro
vocês são eireli, ltda ou s.a
que tipo jurídico é a nora
com que denominação a empresa está na junta comercial
qual o nome da empresa no contrato social
nora é o nome fantasia, qual o oficial
a firma é individual ou sociedade
como se chama a pessoa jurídica de vocês
preciso da inscrição estadual pro cadastro
nome empresarial completo por gentileza
faço os contratos da clínica e preciso preencher a contratada do jeito que está na junta, como se escreve
nosso sistema pede denominação oficial além da marca, qual é a de vocês
sou tabelião e reparei que nora parece só apelido comercial, com que nome foi registrada
o financeiro recusou meu pedido porque faltou dizer se a contratada é limitada ou individual, qual é
trabalho em licitação e a ficha exige inscrição no estado e no município, vocês têm esses registros
vou emitir o cheque da oficina nominal, que nome de firma escrevo
estudo contabilidade e preciso saber o enquadramento da empresa de vocês, simples, eireli ou outra coisa
a advogada da cooperativa quer saber a natureza jurídica da nora pra redigir o termo, qual seria
tenho distribuidora e no cadastro aparece fantasia e o outro nome, o outro de vcs é qual
meu banco só faz ted com o titular certinho, a titular da conta é a nora o quê, ltda
sou síndico e a ata tem que trazer a firma contratada por extenso, como fica
o setor de compras quer o nome que consta no ato constitutivo, poderiam informar
no papel a firma se chama como
é s/a, limitada ou eireli
qual a denominação social para a procuração
nora é nome fantasia, né
estou redigindo uma notificação padrão para cadastro de parceiros e o campo de qualificação pede a denominação empresarial completa, não o apelido comercial, como ela é no contrato social
no banco pediram que o boleto saísse com o nome que está na junta comercial e não com o nome da fachada, qual é esse nome de vocês
oi, pessoal, tudo em ordem? qual a natureza jurídica de vocês
pra minha nota preciso do nome de registro, não do cnpj
O tabelionato não aceita nome fantasia na procuração. Qual é a denominação social completa da Nora?
a nota do meu fornecedor de farinha vem com um nome que ninguém conhece kkk, o de vocês no papel é Nora mesmo ou outro?
pra eu por no cheque, nominal a quem? qual o nome registrado da firma
Vocês são Ltda, S.A., MEI ou o quê? O comitê de crédito da cooperativa exige o tipo societário.
tenho que botar a inscrição municipal da prestadora na guia do ISS do nosso clube, qual é a de vocês?
meu patrão quer saber se a nora é mei pq mei tem limite pra faturar e o sistema dele é grande
Qual o capital social registrado na junta comercial? Peço para o dossiê de fornecedores da mineradora.
o CNAE de vocês é de desenvolvimento de software ou de publicidade? sou contador e isso muda a retenção
Achei três empresas com Nora no nome na junta comercial, qual é a razão social certinha da de vocês?
São optantes pelo Simples Nacional? Sou do fiscal de uma rede de postos e preciso disso no cadastro.
a inscrição estadual de vocês, se tiver, é qual? o portal de compras da usina não deixa em branco
vocês têm NIRE? to na junta comercial de Goiás fazendo a due diligence e pede isso
Tô montando a ficha do fornecedor no SAP da usina e o sistema só salva se o nome bater igualzinho ao da Receita, com ltda e tudo. Qual o nome empresarial completo de vocês?
sou escrevente e aprendi que nome de fachada é uma coisa e nome de registro é outra; no contrato social a empresa chama como?
O homem do banco pediu pra eu escrever no papel o nome da firma completinho, do jeito que tá no registro, e só Nora ele disse que não serve, qual é o nome todo, minha filha?
Para a lavratura da minuta, é necessário o nome empresarial conforme ato constitutivo, bem como o tipo societário; poderiam informar a denominação registrada?
nora eh o nome msm ou tem ltda s.a mei sei la p eu bota no trabalho de empreendedorismo
o contador me ligou três vezes hoje porque a nota do outro fornecedor veio com um nome e o contrato com outro, o de vocês no papel é Nora o quê?
O rodapé exibe apenas © 2026 Nora e o CNPJ; a denominação social completa e a inscrição municipal constam em algum lugar?
Uai, sô, nora aqui é a muié do meu filho, no registro da junta essa firma docês chama o quê, é limitada, é MEI?
Preciso preencher a autorização do conselho da paróquia e tem uma linha só para a razão social do prestador, o que escrevo nela?
O despachante do porto recusou meu cadastro três vezes porque o fornecedor estava só com o apelido, então preciso do nome empresarial inteiro e da natureza jurídica de vocês, qual é?
O CNPJ eu já copiei lá do rodapé, mas no boleto vai sair outro nome e quero saber qual é o nome oficial da empresa
O gerente do banco diz que o dono pode chamar a loja de qualquer coisa e o que vale é o registro, então como a Nora tá registrada na junta
Minha empresa se chama Pastelaria do Zé na placa e J. A. Comércio no papel, e a de vocês no papel, como é
pra cadastrar no erp da cooperativa tem campo obrigatorio de inscrição estadual do prestador, vcs tem uma
Meu chefe pergunta se é sociedade limitada ou microempreendedor por causa da retenção de imposto na nota, o que eu respondo a ele sobre a Nora
No cartório confundiram meu nome três vezes, então pra procuração eu quero a denominação social certinha de vocês
`,
  "company-name": `
qual o nome da empresa
qual é o nome da empresa
nome da empresa
o nome da empresa por favor
como a empresa se chama
como se chama a empresa
como se chama essa empresa
qual o nome de vocês
qual é o nome dessa empresa
a empresa se chama como
a empresa se chama nora
a empresa chama nora
o nome da empresa é nora
qual o nome da firma
como chama a firma de vocês
como é o nome da empresa mesmo
esqueci o nome da empresa, qual é
não vi o nome da empresa, como se chama
me diz o nome da empresa
pode me dizer o nome da empresa
que nome tem a empresa
qual a marca de vocês
de qual empresa é esse site
esse site é de que empresa
de que empresa é esta página
o site é de qual empresa
com que empresa estou falando
estou falando com qual empresa
qual empresa está por trás desse chat
qual é o nome da agência
como se chama a agência
como se chama a companhia
como vocês se chamam
qual o nome do negócio de vocês
nora é o nome da empresa
a empresa tem nome
por qual nome a empresa é conhecida
`,
  about: `
conta tudo sobre a empresa
me conta a história de vocês
fala um pouco da empresa
quero saber tudo sobre a Nora
o que exatamente é a nora
vocês são uma agência digital
quem são vocês
o que é a nora
me fala sobre a empresa
quem é a nora
conta um pouco sobre vocês
fale sobre a nora
que empresa é essa
sobre a empresa
o que vocês são
quero conhecer a nora
como é a empresa de vocês
me apresenta a empresa
a nora é o que, uma agência
é uma agência ou uma empresa de software
qual a filosofia da empresa
caí de paraquedas aqui, que empresa é essa
me apresenta a nora rapidinho
nunca ouvi falar de vocês, do que se trata
vcs sao o que, uma startup
a nora é tipo uma software house
meu cunhado indicou a nora mas não explicou o que é
Poderia fazer uma apresentação institucional resumida?
qual é a da nora, mano
isso aqui é empresa de quê
me conte quem é a nora, sou síndica e vão me perguntar na assembleia
fala um pouquinho da empresa
nora é um produto, uma pessoa ou uma empresa
queria conhecer melhor a empresa antes de qualquer coisa
o que significa essa tal de nora no mercado, é consultoria de TI
oq é isso aqui
perfil da empresa?
vocês são agência de marketing ou outra coisa
uai, mas ceis é o que mesmo
como vocês se descrevem
preciso explicar pro meu chefe quem vocês são
é fábrica de software
descreve a nora em poucas linhas
que tipo de firma é essa
cheguei pelo anúncio, quem é a nora
quem são vocês, afinal de contas
oq é a nora?? achei q era nome de pessoa
que firma é essa, me conte um pouco
Meu compadre me mandou o endereço dessa página e não explicou nada, sentei aqui com meus óculos e queria entender que empresa é a de vocês
nunca ouvi falar de vcs, q empresa é essa
essa Nora trata-se de uma software house, de uma agência ou de um estúdio
fala de vcs ai
apresente-se a empresa, por favor
tenho que fazer uma apresentação na escola sobre uma empresa de tecnologia e escolhi vcs, resume oq é a nora
me explique em poucas palavras que tipo de companhia é esta
uai, isso aqui é o quê, uma firma de computador
em resumo, qual é a da nora
a Nora é uma empresa brasileira
Recebi vosso folheto na feira agropecuária, mas só dizia o nome; quem é essa empresa e a que se dedica de maneira geral
perfil institucional da empresa, existe
gostaria de conhecer um pouquinho da casa antes de qualquer coisa
que gente é essa que faz esses trem de computador
meu tio falou q vcs são bons, mas quem é vcs kkk
pra eu contar à diretoria da Santa Casa: em linhas gerais, que organização é a Nora e para quem trabalha
dá um resumão da empresa
cês são uma empresa de quê, de internet
minha irmã deixou essa página aberta no tablet e eu fiquei curioso pq o nome é igual ao da minha vizinha, q empresa é essa
Recebi na missa um cartãozinho com o nome Nora e nada mais, supus que fosse uma costureira; poderiam me dizer que espécie de empresa é
meu chefe falou procura uma tal de Nora e eu procurei, cheguei aqui, mas pra ser sincero ainda não entendi bem que empresa vocês são
a rádio anunciou vocês enquanto eu tirava ração do silo e só peguei o nome, agora quero saber de que firma se trata
minha filha abriu essa página no meu celular e eu não sei do que se trata
caí aqui por um anúncio e tô boiando, que lugar é esse
me apresentaram como a turma da nora, me situa
o síndico falou de vocês na reunião e fiquei curioso
em duas linhas, pra eu explicar pra minha sócia quem são esses
não entendi se é agência, escola de curso ou loja
preciso apresentar vocês pro conselho da cooperativa, me dá um resumo
meu patrão pediu pra eu pesquisar vocês, começo por onde
que diacho é nora, fora a mulher do filho
é startup, é consultoria, é software house, é o quê
quem são vocês na fila do pão
queria conhecer a história de vocês antes de mais nada, se apresenta aí
o padre quer saber com quem a paróquia tá lidando
Solicitamos breve apresentação institucional
Descrevam a atuação da empresa para o relatório de fornecedores
Qual o perfil corporativo da Nora
Para fins de due diligence, fornecer descrição sumária da organização
Peço uma síntese institucional de até um parágrafo
Esclareçam a natureza da atividade empresarial que exercem
nora é oq
qm são vcs
q empresa é essa
resumo da nora
fala da firma
quem é essa nora
o que vocês são, uma startup
vocês são o quê, fábrica de software
resumo de quem são vocês
nunca ouvi falar de vocês, quem são
caí aqui de paraquedas procurando ideia pra minha floricultura, afinal que negócio é esse de vocês
minha cunhada falou de vcs no almoço de domingo e fiquei curiosa, me conta quem são
sou investidor anjo e faço pesquisa de mercado, como vocês se apresentam em poucas linhas
tenho uma banca de jornal e nunca contratei firma de informática, que tipo de casa é a nora
meu professor pediu pra descrever uma empresa de tecnologia e achei a página de vcs, faz um resumo de vocês
tô num táxi vendo no celular, me diz em duas palavras o que é isso aqui
vou apresentar vocês na reunião da associação comercial, como descrevo a empresa
sou nova na cidade e abri ateliê, alguém recomendou vcs, mas quem são mesmo
meu neto deixou a página aberta no computador da mercearia, do que se trata essa firma
trabalho numa ong e o nome nora apareceu numa lista de fornecedores, qual o perfil da casa
cheguei por um link do grupo dos lojistas, não sei nada de vocês, se apresentem aí
Elaboro um dossiê de potenciais parceiros; poderiam fazer uma breve apresentação institucional?
não entendi direito o ramo, é consultoria, é aplicativo, é o quê
o que danado é a nora em uma frase
me resume a nora em 1 frase
que empresa é essa, mano
quem são vocês, meu filho
fala um tiquinho d'ocês aí
apresente a organização em poucas linhas
uma colega do mercado me mandou esse endereço sem falar nada, abri por curiosidade e vi umas coisas de tecnologia, mas não captei direito, que firma é essa
estou fazendo a ficha de cada empresa que vamos convidar para a concorrência e a de vocês está vazia, pode me dar um resumo de quem vocês são
oi, muito prazer! me apresenta a nora em duas frases
antes do orçamento quero saber com quem tô lidando, o que é essa nora
me mandaram esse link, isso aqui é o quê
mano oq é essa nora afinal vcs fazem o q
Fiquei curiosa com o anúncio mas não entendi direito o ramo. É consultoria, é aplicativo, é o quê?
caí aqui pelo insta de uma amiga, o q ceis fazem exatamente??
Eu tava procurando receita de bolo de rolo e caí aqui por causa da padaria da conversa, achei tão bonitinho, mas me explique, essa Nora é o quê?
Solicito breve descrição da empresa, seu perfil e campo de atuação, para compor o dossiê de potenciais fornecedores da Diretoria de Tecnologia.
eae cai aki do nada o q eh essa nora eh loja eh app eh oq explica ai rapidao
terminei o dia sem força nem pra jantar, minha filha mandou eu abrir esse site e não disse por quê, em poucas palavras, quem são vocês?
O título diz sites, sistemas e chatbots sob medida, e o rodapé fala em empresas brasileiras de todos os portes; pode consolidar em um parágrafo quem é a Nora?
Bah, o compadre me falou dessa tal de Nora na roda de mate e eu não entendi se é gente ou firma, que bicho é esse, tchê?
Sou recepcionista e meu chefe pediu uma ficha curtinha de quem é essa empresa antes da reunião das três, me ajuda a apresentá-la?
Meu pai tem uma cadela chamada Nora e riu quando viu a página, mas falando sério, o que é essa empresa
procurei preço de notebook e caí aqui por acidente, que firma é essa e o que ela faz da vida
Minha professora pediu um resumo de uma empresa de tecnologia brasileira pro portfólio da turma, me conta por cima quem é a Nora
O condomínio trocou de síndico e o novo mandou eu levantar a ficha de quem vai nos visitar, me apresenta a empresa em duas linhas
Minha mulher acha que chatbot é seita e me pediu pra descobrir quem são vocês antes de eu dar o e-mail, se apresenta aí
Tenho contrato com uma agência de propaganda e me perguntaram se vocês são concorrente dela, pra responder preciso saber o que a Nora é
vocês são uma empresa de tecnologia
vocês são de tecnologia
a nora é uma empresa de tecnologia
que tipo de empresa vocês são
`,
  services: `
o que vocês têm pra mim
o que vocês têm para mim?
o q vcs tem pra mim?
oq tem pra mim aí
o que vcs têm a me oferecer
o que vc tem pra me oferecer
o que tem pra gente
o que vocês teriam para a minha empresa
o que vocês têm pra salão
o que tem pra loja pequena
o que vcs tem pra quem tem lanchonete
que que cês têm pra mim
tem o que de bom pra mim
vocês têm o que pra uma empresa pequena
e pra minha loja, o que vcs têm
e pra mim, o que tem
e pra quem tem salão, tem o quê
vcs têm alguma coisa que sirva pra mim
será que tem algo pra mim aí
tem algo que me ajude
em que vocês podem me ajudar
como a Nora pode me ajudar
o que vocês conseguem fazer pela minha loja
o que a Nora faz por mim
quais soluções vocês têm pra mim
qual serviço de vocês é pra mim
o que vocês oferecem pra gente como eu
quais são as opções pra mim
me mostra o que tem pra mim
o que vocês constroem
o que a empresa constrói
vocês resolvem o quê pra uma empresa
fala ai oq vcs faz
trabalha com oq
vcs mexe com oq
oq vcs faz
o que vocês fazem
quais serviços vocês oferecem
não entendi direito o que vocês fazem
quais os serviços
com o que vocês trabalham
o que vocês vendem
vocês fazem o que exatamente
que tipo de serviço vocês têm
lista de serviços
quais são as soluções de vocês
em que vocês podem ajudar minha empresa
o que a nora faz
quais produtos vocês oferecem
vocês trabalham com o que
me fala dos serviços
o que dá pra contratar com vocês
como vocês podem me ajudar
qual a especialidade de vocês
qual é o ramo de vocês
quantos serviços vocês têm
o que vocês entregam pra quem contrata
quais as frentes de trabalho
vocês mexem com o quê
trabalham com o que exatamente
lista de serviços pfv
que tipo de coisa posso encomendar com vocês
Quais soluções estão no catálogo de serviços da empresa?
tenho uma papelaria, no que vocês poderiam me ajudar
oq vcs oferece
cês faz o quê mesmo
sou dentista e quero entender o leque de serviços
o que dá pra fazer com vocês além de site
mexem com software, internet, essas coisas, é isso
serviços?
quais são os produtos que a nora tem
vocês atuam em quais áreas da tecnologia
me mostra o que tem pra contratar aí
o que a nora constrói
num entendi direito o que vocês fazem, tchê
meu marido perguntou com que vocês trabalham e eu não soube responder
fazem de tudo em informática ou só algumas coisas
que serviço vcs presta
quais tipos de projeto vocês pegam
pra que que serve contratar a nora
que serviços a casa oferece
vcs mexem com oq exatamente
Vim parar aqui porque meu neto disse que vocês resolvem coisas de computador para comércio; me enumere, por favor, tudo quanto a firma sabe fazer
qual é o ofício de vocês
cs constroem oq
me dá uma listinha do que dá pra pedir
quais as especialidades
o que tem no cardápio de vocês, digo, o que é que dá pra encomendar
quais soluções a empresa comercializa
além de site vcs fazem mais oq
vcs só faz site ou faz outras coisas
Sou novo nesse mundo, herdei a loja de tecidos do meu pai e não sei o que uma empresa como a de vocês pode fazer por mim, quais são os serviços
discriminem os ramos de atuação da empresa
trabalham com o que, minha filha
no que vcs são bons
quais as três frentes que aparecem na página
o catálogo de serviços, se faz favor
a minha presidente do clube de mães perguntou o que é que se contrata numa empresa como a Nora e eu não soube dizer
pra q serve a nora
que tipo de trabalho posso encomendar
resumo dos serviços pfv
meu tio acabou de abrir um hostel e me pediu pra achar alguém que mexe com tecnologia, fala aí tudo que vcs fazem pra eu contar pra ele
Presido a associação comercial do município e pretendo apresentar a empresa aos lojistas na próxima reunião, bastando-me para isso uma relação dos serviços oferecidos
o povo da feira me disse que vocês resolvem qualquer coisa de computador, eu duvido, então me digam certinho o que fazem e o que oferecem
eu e minhas amigas vamos abrir um negócio de bijuteria e a gente n sabe oq uma empresa dessas pode fazer pela gente, oq tem
vocês mexem com o quê, que eu só vi robô e padaria até agora
tô aqui olhando e não entendi no que vocês põem a mão
minha prima disse que cês resolvem a vida de quem tem negócio, resolvem como
em que cês são bons
me mostra o cardápio da nora
se eu for aí com a carteira aberta, saio com o quê
vocês mexem com computador ou com marketing
vim indicado pelo contador mas ele não explicou o ramo
o que tem nessa prateleira de vocês
pra que tipo de coisa uma escola procuraria vocês
abro a porta da nora e encontro o quê pra minha clínica
qual é o forte da casa
é só página de internet que sai daí ou tem mais coisa
em quais frentes vocês botam a mão na massa
Solicito catálogo de soluções
Quais linhas de atuação constam do objeto social da empresa
Enumerem o escopo de serviços ofertados para enquadramento na categoria de compra
Qual o portfólio de ofertas aplicável a uma cooperativa de crédito
A empresa limita-se a desenvolvimento ou presta outros serviços de TI
Discriminem os serviços passíveis de contratação
fazem oq
oq vcs vendem msm
lista serviços
trampam c oq
q tipo de serviço
tenho uma loja de bike e tá tudo no caderno, que coisas vocês oferecem pra gente que nem eu
sou nova gerente da rede e estou levantando fornecedores, qual o leque de vocês
meu restaurante precisa modernizar mas nem sei o que existe, me mostra o cardápio de vcs kkk
cheguei aqui por um anúncio enquanto fechava o caixa, com que tipo de trabalho vocês mexem
tenho uma gráfica e penso em indicar vcs pros clientes, o que exatamente oferecem
sou secretária e meu chefe perguntou no que a firma de vocês atua, respondo o quê
vendo sapato há 20 anos e meu filho mandou procurar vocês, que trabalho fazem aí
Nossa fundação mapeia prestadores de tecnologia. Em quais áreas a Nora atua?
faço bolo e tô perdida nessas coisas de internet, vcs constroem o quê pra gente
abri consultório agora e quero saber tudo que dá pra encomendar com vocês
to numa fila do sus sem nada pra fazer, me conta quais são as especialidades da nora
trabalho num sindicato e vamos digitalizar, quais frentes vocês cobrem
qual é o corre de vocês
vendem o quê aí, meu bem
que tipo de trampo cês pegam
quais frentes compõem a oferta
meu cunhado garantiu que vocês davam jeito na minha empresa mas não soube explicar com o quê, disse só que era coisa de internet, afinal o que vocês produzem
assumi a gerência faz uma semana e ganhei um papel com o nome de vocês anotado sem mais nada, quais são as opções que uma empresa encontra para contratar aí
buenas, tudo certo? me lista aí os trabalhos que vocês fazem
sem falar do portfólio, me diz o cardápio de coisas que posso encomendar
uma cliente me mandou esse link e não entendi nada, o que é que vocês fazem mesmo
não entendi nadinha, vocês fazem o quê
oi nao entendi direito oq vcs fazem
O que exatamente a Nora faz?
Quais sao os servicos oferecidos?
quais serviço vcs tem ao todo
oi o q vcs fazem exatamente?
o q vcs fazem
Ô meu bem, minha filha deixou esse site aberto aqui na mesa e saiu pra entregar bolo. Fiquei curiosa, vocês mexem com o quê?
oi o que é q vcs faz mesmo minha chefe mandou eu entrar aqui e perguntar
Buenas. Sou gerente duma cooperativa de arroz em Camaquã, aqui é tudo no caderno e no excel. Oq vcs fazem afinal de contas?
cai aq do nada oq vcs fazem exatamente
Eu conto das minhas redes de dormir, do meu sobrinho preguiçoso, do meu caderno de fiado, mas antes me diga, meu bem, o que é que vocês têm pra oferecer a um cliente?
Para enquadramento no catálogo de serviços do órgão, solicito a enumeração das linhas de serviço prestadas pela empresa, com breve descrição de cada uma.
oq q cs vende ai tipo so site ou tem mais coisa faz a lista pra mim pfv
hoje me ofereceram consórcio, seguro, maquininha e plano de saúde, ninguém fala português claro, e vocês, o que fazem por uma loja feito a minha?
A seção diz Três frentes que funcionam sozinhas e rendem mais juntas; quais são as três e o que cada uma cobre, em uma linha?
Uai, cheguei aqui pela indicação do compadre da cooperativa, mas ninguém me contou o que ocês fazem de bão, que serviço que tem aí?
Tenho salão, agenda, funcionária e dívida, e um amigo disse que a Nora ajuda gente assim, em que exatamente vocês trabalham?
Meu prazo com a chefia é hoje e só preciso preencher a linha Atividades do Fornecedor, o que vocês oferecem
Instalei alarme, pintei a fachada, comprei maquininha, e agora me falaram da Nora; vocês vendem exatamente que tipo de serviço
minha filha diz que vcs fazem robô, meu genro diz que é site, afinal o que sai dessa oficina
Recebi o orçamento de outra empresa com umas vinte siglas que não sei o que são, me conta em português o que a Nora tem pra vender
O portfólio eu olhei por cima e vi roupa, férias, reserva, fiquei confuso, no fim quais são as coisas que vocês constroem
No supermercado tem corredor de tudo com placa em cima, e aqui, quais corredores tem
me conte tudo sobre todos os serviços
quero saber tudo o que vocês oferecem, com detalhes
explica todos os serviços de vocês com detalhes
`,
  mission: `
resume numa frase o propósito da nora
pra que a nora existe afinal
o que vocês querem com a empresa
qual a razão de existir da nora
qual é o lema de vocês
qual a missão da empresa
qual a missão de vocês
qual o propósito da nora
qual o objetivo da empresa
por que a nora existe
vocês têm uma missão
missão
pra que existe a empresa de vocês
o que move vocês
qual a razão de ser de vocês
missão da empresa?
qual é o propósito por trás disso tudo
tô fazendo um trabalho de administração e preciso da missão de uma empresa
vocês querem mudar o mundo ou só vender site
em que acreditam que a tecnologia deve servir
qual a ideia de vocês com esse negócio
Qual a missão institucional da Nora?
a que a nora se propõe
qual a bandeira que vocês levantam
o que vcs pretende com a nora
qual causa vocês abraçam
a meta de vocês como empresa é qual
misão e objetivo
o sonho da empresa é o quê
pra que vocês acordam de manhã todo dia aí kkk
qual o compromisso da nora com as empresas
qual a filosofia de trabalho da nora
visão e missão, tem
qual foi a intenção ao criar a nora
slogan ou missão de vocês
o que a nora quer alcançar pros clientes
qual o papel da nora no mundo da tecnologia
pq a nora existe
Na missa o padre pergunta qual a missão de cada um, e eu, que vou pôr meu dinheiro aí, pergunto qual é a missão de vocês enquanto empresa
o q vcs querem mudar no mundo
qual a razão de ser da Nora
com que ideal os senhores montaram essa firma, o que buscam para os clientes
vcs tem um sonho tipo das empresa
a missão institucional, poderiam transcrever
pra quê que vocês se levantam de manhã
Estou preenchendo a ficha de fornecedores do colégio das irmãs e há um campo chamado missão da empresa, o que escrevo nele
qual o objetivo maior
qual a filosofia da firma
em uma frase o q a nora quer fazer da vida
em que consiste simplificar a tecnologia
finalidade da empresa, além de ganhar dinheiro
vcs tão nessa pra q
a meta de vocês na vida é o quê, deixar a tecnologia mais simples
visão e missão da empresa
meu professor quer q eu ache a missão de uma empresa de verdade, qual é a de vcs
Toda empresa grande tem aquele quadro na parede com a missão em letra dourada, o que é que tem escrito no de vocês
qual o compromisso principal que norteia a Nora
por qual motivo vocês fazem o que fazem
tô fazendo um trabalho de ética sobre empresas e a pergunta número três é qual a missão da empresa escolhida, que no caso é a nora
Nos meus tempos de Rotary cada associado declarava a que vinha; em igual espírito, gostaria de ouvir dos senhores qual é o propósito desta casa
meu padrinho fala que empresa só pensa em dinheiro e eu apostei com ele que vcs têm alguma coisa maior, um propósito, sei lá
a minha fazenda tem na porteira uma tábua escrita pra que viemos, e na porteira de vocês, se tivesse tábua, o que estaria escrito
por que vocês acordam de manhã pra fazer isso
vocês fazem isso só pelo dinheiro ou tem algo por trás
sou freira e gosto de saber qual é a vocação de quem contrato
o que vocês querem deixar de bom no mundo
pra que a nora nasceu
o que move o povo daí
que sonho vocês perseguem
minha professora pediu a frase que resume a razão de existir de uma empresa de tecnologia, a de vocês
qual a filosofia por trás desse negócio
onde vocês querem chegar com essa história toda
qual é a causa que vocês defendem
como vocês enxergam a tecnologia na vida de quem tem loja
a igreja tem um propósito bem claro, e a casa de vocês
Qual a declaração institucional de propósito
Explicitem missão e visão para anexar ao dossiê de ESG
Há missão corporativa formalmente declarada
Como a organização define sua finalidade institucional
O comitê avalia alinhamento estratégico; qual o objetivo institucional da Nora
Qual a proposta de contribuição da empresa à sociedade
proposito da nora
lema
objetivo de vcs
visão da empresa
pq existem
pra que a nora existe
qual o propósito de vocês no mundo
vocês querem chegar aonde
o que move a nora
qual o sonho da empresa
missão da nora
dou aula de administração e peço pros alunos acharem a razão de existir das empresas, qual a da nora
tenho um café e escolho parceiro por propósito e não por preço, o que faz vocês levantarem da cama
sou pastor e gosto de saber o que há no coração de quem contrato, qual a causa de vocês
montei minha loja pra deixar legado, e vocês nasceram com que intenção
meu chefe quer que os fornecedores tenham propósito alinhado, o de vcs como se enuncia
to escrevendo tcc sobre empresas de software, a razão de ser de vcs é qual
cuido de uma creche comunitária e só me junto com quem tem ideal, qual o de vocês
a vida toda vi firma de computador complicando as coisas, vocês vieram ao mundo pra quê
No relatório de fornecedores há um campo para o propósito institucional; o que devo registrar?
faço terapia com empresários e pergunto sempre, o que vocês buscam no fundo com isso tudo
minha padaria tem o lema do pão quentinho pra todos, a frase que guia vocês é qual
sou curioso, vi a página no intervalo do serviço, que sonho grande a nora persegue
pra que vocês existem, afinal
o que move ocês aí
qual o propósito institucional
na minha aula de administração a professora pediu para comparar a frase que norteia três empresas de tecnologia e escolhi vocês como uma delas, qual é essa frase
já vi firma que só pensa em dinheiro e firma que tem uma causa de verdade por trás, e antes de contratar gosto de saber, qual é a causa de vocês
bom dia, flor do dia! qual o grande porquê da nora
não quero números nem projetos, quero saber a vocação da empresa
A bandinha da igreja existe pra louvar, o bar pra juntar gente; e a Nora existe pra quê?
tô fazendo cartaz pra feira de profissões e pus as missões de dez empresas, falta a de vcs, qual é?
meu orientador do TCC quer a missão organizacional da firma de tecnologia que eu escolhi, e eu escolhi vocês. Qual é ela?
entendi que fazem sistema, site e robô, mas com que propósito? qual o ideal por trás
Larguei a magistratura pra fazer queijo porque quis um sentido. Qual o sentido do trabalho de vocês?
pra que servem vocês no mundo, tirando ganhar o pão? pergunta de filósofo de mesa de bar
A missão da nossa ONG é água limpa, em uma frase. A de vocês, numa frase?
se a nora fosse um time, o objetivo do campeonato era qual? a missão mesmo
Escrevo o boletim da associação comercial e dou um parágrafo ao objetivo maior de cada empresa. O de vocês?
o que vocês querem mudar na vida de quem tem uma mercearia feito eu? qual a bandeira da empresa
Dou aula de empreendedorismo no assentamento e a tarefa da semana é comparar o propósito de três empresas da internet. O pessoal escolheu a Nora; qual é a missão de vocês, pra gente discutir?
larguei o banco pra abrir uma floresta de cacau, então entendo de propósito. o de vocês, o motivo de existir, qual é?
Qual é a missão da empresa? Preciso colocar no relatório de homologação de fornecedores.
qual a missão de vocês, pergunto porque gosto de saber com quem estou lidando antes de confiar meu dinheirinho
qual a missão da empresa? é pra um trabalho da facul
pra que a Nora existe afinal? resume numa frase
Qual é a missão institucional declarada pela Nora?
Na minha igreja cada pastoral tem uma razão de existir escrita na parede, fiquei pensando qual é a de vocês, pra que essa empresa veio ao mundo?
Para o questionário de alinhamento institucional, solicito a declaração de missão da empresa, tal como formalmente adotada.
tenhu q faze um trab de empreendedorismo e a prof pediu a missao da empresa qual eh a da nora
passei o dia apagando incêndio e me perguntando pra que eu abro essa loja todo dia, aí fiquei curioso, vocês trabalham com qual propósito?
A seção Sobre começa com uma frase que contém simplificar a tecnologia; qual é a redação exata da missão e como a explicam?
Bah, todo vivente tem que ter um norte, o meu é deixar a estância em pé pros guris, e o de vocês, qual é o propósito dessa empresa?
Coordeno uma ONG e só trabalhamos com quem tem uma causa, além do lucro, o que move a empresa de vocês?
Sou vereador de primeira viagem, tive que escrever o que vim fazer no mundo da política e travei, então ando colecionando o dos outros, com que finalidade a Nora existe?
Estudo administração e o professor cobra missão visão e valores de uma firma real até sexta senão zera, a missão da Nora qual é
Meu padre foi missionário na África e me fez pensar nessas coisas de propósito, uma empresa de tecnologia como a de vocês existe pra quê
O dinheiro todo mundo quer, faturar é óbvio, mas além do faturamento qual é a razão de ser da Nora
tenho três preços na mesa e vou desempatar pela causa, o que vcs querem mudar no mundo
Fiz um mapa astral da minha loja e deu que preciso de parceiro com vocação, que vocação tem a Nora
Sou diretora de escola pública e nosso projeto pedagógico abre com o ideal que nos move, qual ideal move vocês
`,
  values: `
me fala dos valores da empresa de vocês
quais são os valores da empresa
quais os valores de vocês
valores da nora
no que vocês acreditam
quais os princípios de vocês
quais valores guiam a empresa
missão visão e valores
quais são os pilares da empresa
me diz os valores
o que é importante pra vocês
quais princípios vocês seguem
valores?
os pilares de vocês são quais
que princípios éticos regem a nora
tenho que preencher a avaliação de fornecedor, quais os valores institucionais
são três valores, né, me lembra quais
cultura da empresa, como é
do que vocês não abrem mão
Quais são os valores corporativos da Nora?
o que vcs prezam
inovação, confiabilidade e o que mais
quais qualidades definem vocês
qual o jeito nora de ser
que valores vocês defendem, visse
tem um código de valores
quais os três quadrinhos de valores que tem no sobre
vi uns valores ali na seção sobre, lista pra mim
o que norteia as decisões de vocês
valores da impresa
em que vocês se baseiam pra trabalhar
meu professor pediu missão, visão e valores, falta os valores
que crenças a empresa tem
o que vocês valorizam no trabalho
qual o norte moral de vocês, uai
se tivesse que resumir a nora em três valores
em que princípios se assenta a conduta da firma
quais são os valores? preciso pro trabalho da escola
o que a empresa tem como sagrado no modo de trabalhar
Fui criado ouvindo que negócio se faz com gente de princípio, então antes de falar de dinheiro quero ouvir quais são os de vocês
oq vcs acham mais importante
valores institucionais, por gentileza
quais são as três virtudes que aparecem na parte Sobre
vcs seguem q regras tipo mandamentos
o que a Nora preza
que ideias vocês defendem no serviço
cs acredita em q
A comissão de compras do hospital avalia também a cultura dos fornecedores, pelo que solicito a relação dos valores declarados pela empresa
quais são os princípios éticos da casa
o q não pode faltar no trabalho de vcs
inovação e o que mais, tinha três coisas naquela parte
que valores vocês carregam no peito
na minha cooperativa temos sete princípios pendurados na parede do galpão desde 1962, e na de vocês, quais são
quais bandeiras a empresa levanta
resume os valores de vcs pfv
o que os senhores consideram inegociável
na catequese a gente aprendeu que toda comunidade tem seus valores e o meu grupo ficou de perguntar os de uma empresa, quais são os de vcs
Antes de convidar um fornecedor, a congregação examina se os princípios dele se harmonizam com os nossos; poderiam declinar os que regem a empresa
meu irmão mais velho só compra de marca que tem valores e fica me enchendo, fala os de vcs pra eu mostrar pra ele
na parte de cima vi três palavrinhas, inovação e mais duas, com explicação embaixo, mas a página andou e não consegui voltar pra ler
o meu sogro, que Deus o tenha, ensinava que três coisas seguram um comércio; fiquei curioso de saber quais coisas seguram o de vocês
sou de cooperativa, aqui princípio vem antes de dinheiro, e aí
quero saber de que matéria vocês são feitos
no que vocês não abrem mão de jeito nenhum
qual é o código de honra da casa
meu pai dizia que firma boa tem alma, qual a de vocês
pra eu confiar um segredo de receita, preciso saber o que vocês prezam
que princípios o dono botou na parede
a diretora da escola só contrata quem combina com nossos princípios
o que vale ouro pra vocês na hora de trabalhar
se tivesse três palavras pra definir o jeito da nora, quais seriam
qual o tripé de vocês
ética pra vocês é conversa ou é prática, em que acreditam
o que vocês colocam na frente de tudo quando pegam um trabalho
Apresentem os princípios norteadores da organização
Qual a cultura organizacional declarada
O questionário de fornecedores pede os valores corporativos
Há código de valores publicado
Quais compromissos institucionais a Nora assume publicamente
Descrevam os pilares de atuação da empresa
pilares da nora
principios de vcs
no q acreditam
3 valores quais
cultura da firma
que valores vocês seguem
me diz os três pilares
a nora se guia por quê
qual a ética da casa
o que vocês prezam
sou presbítero e tenho uma livraria, só faço negócio com quem tem princípio, quais regem a casa de vcs
no rh da cooperativa avaliamos a cultura do parceiro, que crenças orientam o trabalho da nora
tenho uma marca vegana e olho a conduta de quem contrato, o que vocês não abrem mão
preencho ficha de fornecedor e falta a linha da cultura organizacional, o que boto pra vocês
quais os princípios da casa
o que vocês não abrem mão
em que bandeiras vocês se apoiam
quais balizas éticas orientam a atuação
na cooperativa a gente só fecha parceria com quem pensa parecido, e a ata precisa citar os princípios da empresa escolhida, quais são os que a nora segue
minha mãe dizia que a gente conhece a pessoa pelo que ela defende, e acho que com empresa é igual, o que a nora defende no jeito de ser
oi, povo bonito! quais são os pilares em que a nora se sustenta
valores que eu digo não é preço, é princípio, quais são
No meu tatame o mestre escreveu na parede três palavras que a gente repete antes do treino. Na parede de vocês estaria escrito o quê?
minha filha vai fazer estágio e o professor pediu o quadro de missão visão e valores de uma firma, os valores da nora quais sao?
Dirijo uma escola montessoriana e só contrato quem partilha princípios com a gente, quais são os seus?
já demiti um gerente ótimo por falta de caráter, então pra mim isso pesa: em que vocês se apoiam como empresa?
o site tem uns três quadradinhos com palavra bonita na parte sobre, meu óculos quebrou, lê pra mim quais são os valores?
no escoteiro a gente tem a promessa e a lei, e na nora qual é o código de vocês, os princípios?
Pra entrar no nosso marketplace de impacto a empresa declara seus valores institucionais. Poderiam listar os de vocês?
o que vcs não abrem mão de jeito nenhum num projeto, tipo filosofia da casa?
Vim do seminário, fui quase padre, hoje vendo seguro; sempre pergunto do credo das pessoas. E o credo de vocês, profissionalmente?
fora dinheiro, o que move o trabalho aí? quais são os valores, aqueles de por em quadro na recepção?
meu sócio quer site, eu quero sistema, mas concordamos que só fechamos com empresa de princípio. Quais são os princípios da Nora?
tô montando comparação de 4 agências e uma coluna é valores. preenche a linha de vcs pra mim
Fui delegado de polícia e aprendi a ler a pessoa pelo que ela não negocia. Antes de contratar o sistema da minha empresa de segurança, quais são os valores que vocês defendem?
meu sócio acha besteira, mas eu leio a parte institucional de todo fornecedor da nossa editora; em que princípios a nora acredita?
quais sao os valores de vcs
Quais sao os valores da Nora?
quais os valores da empresa
Quais são os valores institucionais da Nora?
quais os valores da nora? nao eh preço nao ta, eh o q ceis acredita
Minha mãe criou nove filhos com três mandamentos pregados na cozinha, quais são os mandamentos dessa empresa de vocês, meu filho?
Integra nosso formulário de homologação o item princípios corporativos; queiram relacionar os valores declarados pela empresa e o que significam.
qual os valor da empresa n eh preço kkk eh tipo aquelas coisa bonita q as firma escreve na parede
hoje mandei um funcionário embora por falta de caráter, tô escolhendo com quem ando, me fala em que princípios vocês se apoiam
Na seção Sobre há três blocos, Inovação, Confiabilidade e um terceiro sobre resultados; podem resumir os três juntos como os valores da empresa?
Uai, aqui na roça vale palavra, trabalho e respeito, e nessa firma docês, quais que são os princípio que manda?
Estou montando o cartaz da semana da ética no colégio e cada empresa convidada manda seus pilares, quais são os da Nora?
meu time de volei vai pinta 3 palavra na parede do ginasio e a treinadora mando pesquisa firma q tem isso quais sao as palavra d vcs
Não quero valores em dinheiro não, quero os outros, os princípios que a Nora prega
Pergunto porque o orçamento já deram a entender que depende: fora preço, quais são os valores da empresa, no sentido moral
na minha maçonaria a gente só contrata quem tem pilar firme, quais são os de vcs
Montei um relatório de fornecedores pro compliance e falta a coluna de princípios corporativos, que princípios os senhores declaram
Minha avó dizia que homem sem palavra não vale o chapéu, e uma empresa de tecnologia vale pelo quê, o que vocês prezam
Faço estágio no RH e pediram pra comparar a cultura de três empresas, quais bandeiras a Nora defende
`,
  "value-innovation": `
vou ser cobaia
usam coisa nova que ninguém testou
tenho medo de virar cobaia
vcs usam tecnologia da moda que ninguém testou
o que quer dizer inovação pra vocês
inovação na prática é o que
como vocês inovam
e a inovação
vocês usam tecnologia nova sem testar
esse valor de inovação significa o que
testam as novidades antes
vou ser cobaia de tecnologia nova
o que vocês entendem por inovar
não quero novidade que não funciona
não quero que meu mercado vire laboratório
toda novidade de internet vocês já botam no projeto
usam modinha ou coisa consolidada
vão experimentar em cima da minha empresa
inovação, na prática, significa o quê aí
sou conservador com tecnologia, o novo me assusta
tecnologia de ponta ou tecnologia testada
vcs usa coisa experimental
e se a novidade que vocês colocarem der errado no meu hospital
Como a empresa avalia novas tecnologias antes de adotá-las?
vcs são inovadores em q sentido
me explica o valor inovação
não quero beta no meu negócio
como vocês decidem se uma tecnologia nova entra
estão atualizados com as novidades ou usam coisa velha
ia tá na moda, vocês põem sem saber se funciona
já comprei solução inovadora que era furada, com vocês como é
minha contabilidade não pode servir de teste pra invenção
testam em vocês mesmos primeiro
o que entra de novo no meu projeto já foi provado
colocam qualquer ferramenta que lançou ontem
inovassão pra vcs é oq
tchê, não quero ser o primeiro a usar um troço que ninguém provou
vou pagar pra vocês aprenderem tecnologia nova
medo danado de ser rato de laboratório
vão testar ideia maluca em cima do meu projeto
Já me venderam uma ordenhadeira de última geração que nunca tinha sido usada por ninguém e o prejuízo foi meu; as modas novas de computador vocês provam antes de me oferecer
vão testar em mim tipo rato de laboratório
como se define a inovação nesta empresa
qualquer modinha vocês enfiam no projeto
vcs são tipo moderninhos ou vão no seguro
inovação não é só palavra bonita, é
de que forma introduzem novidades no trabalho
a última moda da tecnologia já vem no meu projeto mesmo sem comprovação
cs testa os bagulho novo antes
que cuidado têm com tecnologia recém-lançada
experimento fica na conta de quem, de vocês ou do freguês
não sou contra o moderno, mas gosto do que já provou que dura; com vocês a novidade é experimentada antes de ir pra casa da gente
coisa de ia nova vcs põe logo ou espera ver se funciona
explique-me o pilar inovação
moda passageira vcs colocam tb
só entra coisa comprovada
quero ser o primeiro a usar coisa nova n, vcs testam em vcs antes né
Na minha clínica não posso arriscar com paciente, quero saber se a parte de inovação de vocês é aventura ou se primeiro experimentam dentro de casa
inventam muito ou usam o que dá certo
o que tem de inovador no jeito de vocês
como tratam as tendências tecnológicas antes de incorporá-las
meu primo instalou um programa novinho na loja da minha vó e apagou tudo, por isso ela tem pavor de novidade; vcs testam as coisas antes
Dirijo um laboratório em que nada é adotado sem ensaio, e apreciaria saber se a inovação praticada pelos senhores observa a mesma prudência
vi no jornal que lançaram um negócio de inteligência artificial ontem de noite, e se amanhã cês já quiserem enfiar isso na minha granja eu não aceito
na aula de empreendedorismo falaram que inovar é arriscar, mas minha mãe n pode arriscar a lojinha dela, como é a inovação aí
experimentam as novidades em casa ou é no freguês que se descobre se presta
novidade comigo não, já queimei dinheiro com moda; vocês testam essas modernidades antes de usar no meu negócio
não quero minha clínica servindo de laboratório pra modinha de internet
vocês correm atrás de toda novidade que sai ou esperam assentar
meu outro técnico enfiou um negócio recém lançado e deu tudo errado
tenho pavor de ser o primeiro a usar uma coisa que ninguém provou
essas ias que surgem toda semana, vocês jogam direto no cliente
na oficina eu só boto peça que já rodou, vocês também pensam assim
como vocês decidem o que é novo e presta
meu salão já foi rato de laboratório de um sistema e eu perdi cliente
se aparecer um troço moderno demais, quem paga pela experiência
vocês são modernos ou só falam que são
a escola já comprou lousa futurista que ninguém usou, não quero repetir a dose
a palavra inovação aí no site é enfeite ou tem coisa atrás
antes de empurrar uma novidade pra mim vocês usam em casa primeiro
Como são validadas tecnologias emergentes antes da adoção em projetos de clientes
Há política de maturidade tecnológica mínima
Aplicam soluções em fase beta no ambiente do contratante
Que significa, em termos concretos, o valor Inovação enunciado
Qual o critério para introduzir componentes novos em produção
O risco de adoção precoce é suportado por quem
inovação?
serei cobaia n né
testam novidade antes
usam coisa beta
inovam como
novidade sem prova?
minha clínica já serviu de rato de laboratório pra um software verde, vcs põem novidade crua no cliente
tenho 64 anos e padaria antiga, tenho receio de modinha, a tal inovação aí é o quê
sou engenheira e desconfio de coisa experimental, as novidades passam por prova antes de chegar em mim
todo mundo fala em ia agora na feira do comércio, vcs metem o que é recente sem ver se presta
não quero ser ratinho de laboratório
vocês estreiam coisa nova no cliente
moda nova cês experimentam antes, uai
novidade vocês põem direto na minha empresa
o programador que cuidava da nossa escola adorava pôr toda invenção recém lançada no nosso sistema e a gente pagava o pato quando quebrava, vocês também fazem isso com novidade
no hospital a gente só usa equipamento já comprovado porque experiência com paciente não se faz, e na tecnologia penso igual, a inovação de vocês passa por alguma prova antes
oi, boa! inovar pra vocês é inventar moda em cima de mim
esse negócio de ia é modinha não testada ou vocês provam primeiro
Fui o primeiro da rua a comprar cigarro eletrônico, segway e patinete, me lasquei com todos. Modinha de tecnologia vocês empurram ou provam antes?
minha cliente de estética pagou caro num aparelho que nem a anvisa conhecia. essa tal IA que vcs usam foi experimentada antes de vender?
No quadradinho tá escrito inovação. O que uma fábrica de sorvete ganha na prática com a inovação de vocês?
trabalho com vacina, nada sai da bancada sem fase 1, 2 e 3; quando aparece ferramenta nova, ela vai direto pro cliente aí?
não quero ser o rato de laboratório da nova versão de robô, oxe. como funciona a inovação aí?
vcs correm atrás de toda novidade que sai ou só usam o que já se sabe que presta?
Sou piloto agrícola e só voo aeronave homologada. As tecnologias novas entram no meu sistema já provadas?
Meu último programador testava as ideias dele no meu site, ao vivo, com cliente comprando. Vocês fazem experiência com o projeto dos outros?
o que entendem por inovar? porque aqui na tecelagem inovar foi trocar tudo e voltar atrás em dois meses
Explica o pilar de inovação da empresa pro meu slide da aula de gestão, por favor
vi blockchain, metaverso, NFT, tudo passou. como vocês decidem o que da moda vale botar no projeto de um cliente?
dizem no título Tecnologia e Inovação e eu sou conservador, dono de cartório; a parte de inovação põe o meu em risco?
Comprei uma adega inteira automatizada que acendia luz sozinha e esquentava o vinho sozinha também. As novidades que vocês usam já foram experimentadas antes de chegar no meu projeto?
meu filho quer IA até na maçaneta da loja e eu tenho medo de moda. vocês enfiam tecnologia nova no cliente ou testam em casa primeiro?
esse negocio de inovação q ta escrito ai quer dizer o q na pratica
vcs fica testando coisa nova no cliente tipo cobaia?
vcs vão botar no meu projeto essas modinhas que ninguém testou ainda?
vcs usam tecnologia da moda que ngm testou? tenho medo de virar cobaia
Tenho receio de modismos: nossa escola já foi cobaia de uma plataforma que saiu do ar no meio das provas. O que vocês colocam no projeto já foi testado antes?
Comprei uma panela elétrica moderna que explodiu o feijão na primeira semana, novidade me assusta, essas coisas novas de computador vocês põem na minha loja sem experimentar antes?
Considerando o risco tecnológico, indago qual o procedimento da empresa diante de soluções emergentes antes de incorporá-las ao projeto do contratante.
meu primo bota td q eh ia nova no site dele e vive bugando vcs tb fica usando coisa q acabo d sair ou testa primeiro
o programador que eu tinha inventava moda toda semana e hoje o caixa travou de novo por causa de uma dessas, vocês usam novidade que ninguém provou ainda?
O bloco Inovação diz que testam o novo antes de oferecê-lo; na prática, o que entra no projeto é só tecnologia já comprovada?
Bah, guri novo adora uma geringonça que saiu ontem, mas eu não quero minha granja de experiência, como vocês lidam com as novidades, tchê?
Na página tem a palavra inovação, que no meu hospital virou sinônimo de aparelho quebrado, o que significa ser inovador pra vocês?
Comprei um carro elétrico da primeira leva e virei cobaia da montadora, e as novidades que vocês põem no projeto já foram experimentadas
O teste grátis eu dispenso, quero entender o que vocês chamam de inovação ali na página
Meu neto só fala de inteligência artificial nova toda semana e eu tenho pé atrás, o que sai do forno vocês colocam direto no sistema do cliente
A garantia da geladeira inteligente não cobriu o defeito de software, aprendi a fugir de moda; e vocês, como lidam com coisa recém-inventada
sou enfermeira e remédio novo passa por mil ensaios antes de chegar no paciente, a tecnologia nova de vcs passa por algum ensaio antes de chegar no meu projeto
O consultor falou em blockchain, metaverso e sei lá mais o quê pra minha olaria; a Nora se empolga com essas modas ou experimenta primeiro
`,
  "value-reliability": `
me explica o valor confiabilidade
o que é confiabilidade pra vocês
o que significa confiabilidade
como vou confiar em vocês
confiabilidade na prática
e a confiabilidade
o que vocês garantem em confiabilidade
todo mundo promete e não cumpre, e vocês
vocês cumprem o que combinam
como sei que vocês são confiáveis
dá pra confiar na palavra de vocês como empresa
por que confiabilidade é um valor de vocês
confiabilidade em que sentido
vocês honram o que prometem
o quadrinho de confiabilidade ali fala do quê
prometeu tem que cumprir, vocês são assim
vocês são gente de palavra, tchê
o que está por trás da palavra confiabilidade
Poderiam detalhar o pilar da confiabilidade?
confiável como, me dá exemplo prático
sou gerente de TI, quero saber o que sustenta a confiabilidade que vocês anunciam
o que vocês fazem pra ser confiaveis
trato é trato aí na nora
falou tá falado com vocês
confiabilidade quer dizer o q no projeto
que compromissos de confiança a nora assume com o cliente
são sérios com o que combinam do começo ao fim
fio do bigode vale pra vocês ou é só conversa
além de bonito, o trabalho é confiável
meu último prestador não cumpriu nada do que disse, vocês cumprem
seriedade é com vocês mesmo
confiabilidadi é oq
como provam na prática que são confiáveis no prazo, no teste e no depois
são firmes no combinado
o que esse valor confiabilidade muda pra mim que sou cliente
palavra dada na minha terra é documento, e na de vocês
aquela parte da confiabilidade quer dizer o quê na prática, uai
vcs cumpre promessa
Contratei um pedreiro que prometeu mundos e fundos e largou a obra no reboco, de modo que desejo entender o que a empresa chama de confiabilidade
defina confiabilidade conforme a empresa a entende
explica o 2o valor, o da confiança
em termos concretos, o que os senhores asseguram sob o título de confiabilidade
quando vocês falam que são confiáveis estão falando do quê
oq q vcs prometem nessa parte de confiabilidade
no item confiabilidade, que compromissos assumem
honram o trato feito
minha professora perguntou o que significa confiabilidade numa empresa e eu vi essa palavra no site de vcs
O banco também dizia que era confiável e deu no que deu com a minha poupança, então me troquem em miúdos essa confiabilidade que está na página
a confiabilidade se traduz em quê
vcs são responsa
o pilar do meio, confiabilidade, me destrincha
firmeza no combinado, vocês têm
como demonstram que são confiáveis no trabalho, digo, o que fazem de fato
fala mais da confiabilidade
meu pai já foi deixado na mão tantas vezes que agora ele pergunta pra todo mundo, vcs fazem mesmo o que combinam ou depois mudam a história
Na minha mocidade bastava um aperto de mão na porteira pra vender cem cabeças de gado, hoje ninguém honra; a tal confiabilidade de vocês é dessa antiga
eu vi escrito confiabilidade com um desenhinho do lado e fiquei pensando o q isso muda pra minha tia q só quer um site
O regulamento do hospital manda descrever em que consiste a confiabilidade do prestador, e eu gostaria de transcrever as palavras da própria empresa
minha vizinha diz que confiável é quem aparece na hora marcada, meu marido diz que é quem não quebra; e pra vocês, o que é ser confiável
palavra dada pra mim é documento, pra vocês também
já levei tanto calote de promessa que hoje só acredito vendo, me convence
na feira quem falta com a palavra perde o ponto, e aí
o que quer dizer aquele quadrinho do meio, o de serem de confiança
falar que é confiável todo mundo fala, o que vocês fazem de concreto
posso dormir tranquilo deixando a secretaria da igreja na mão de vocês
queria gente que não muda a conversa no meio do caminho
se prometem uma coisa pra pousada, sustentam
vocês são do tipo que some ou do tipo que segura o rojão
meu ex programador furava sempre, o que faz de vocês gente firme
o buffet vive de compromisso marcado, preciso de gente assim também
que prova vocês dão de serem sérios no que combinam
na hora do aperto dá pra contar com vocês como com um irmão
Detalhem o conteúdo do valor Confiabilidade
Que práticas sustentam a alegada confiabilidade
A confiabilidade declarada traduz-se em quais compromissos verificáveis
O que, em concreto, a Nora assegura sob a rubrica de confiabilidade
O comitê de risco indaga como a Nora demonstra ser parceira confiável
Como se materializa a previsibilidade das entregas e o acompanhamento posterior
confiabilidade oq é
cumprem combinado
da p contar c vcs
são de palavra
segura a onda?
confiavel pq
o que entra nesse confiabilidade que tá escrito na página
explica o item confiabilidade dos valores
confiabilidade é só palavra bonita ou o que vocês fazem de concreto nela
entre inovação e confiabilidade, o que diz a segunda
vi confiabilidade como pilar, o que significa no trabalho de vocês
a palavra confiabilidade ali na página se refere a quê
o que está por trás do valor confiabilidade
dos três valores, me detalha o de ser confiável
confiabilidade pra vocês inclui o quê
no quadro dos valores fala confiabilidade, explica essa
qual o compromisso dentro da confiabilidade
o segundo valor, confiabilidade, significa o quê
tô lendo os três quadrinhos da página aqui na loja e parei em confiabilidade, o que vocês querem dizer
sou auditor, palavra confiabilidade todo mundo usa, em vocês ela se traduz em quê
tenho transportadora e pontualidade pra mim é tudo, esse pilar de ser confiável contém o quê
minha filha leu confiabilidade em voz alta pra mim, o que tá incluso nisso
posso botar fé que cumprem o trato
palavra dada é palavra cumprida, tchê
como demonstram ser confiáveis
confiabilidade, o que isso muda pra mim
nos cartões de vocês tem uma palavra que me chamou a atenção, confiabilidade, que muita firma usa só de enfeite, o que ela quer dizer quando a nora escreve isso
lá na transportadora a gente vive de cumprir combinado, se a carga não chega o cliente vai embora, então me explica o que vocês entendem por ser uma empresa confiável
oi, paz! me traduz esse item confiabilidade que vi na página
sem ser a inovação, o outro valor, o de ser confiável, o que é
Na escola de mergulho que eu dirijo, confiança é o cilindro do outro. Vocês falam em confiabilidade; em que ela se traduz?
minha avó dizia que palavra de homem não volta, mas programador nenhum ouviu minha avó. o que é confiabilidade pra nora?
tem um item na parte sobre que fala Confiabilidade, meu chefe perguntou o que significa e eu gaguejei, me explica
Se eu disser pra diretoria da APAE que vocês são confiáveis, com que fatos eu sustento a frase?
qual é o compromisso que vocês assumem quando escrevem confiabilidade, lá do lado de inovação?
conserto elevador, meu trabalho é ninguém cair; o que vocês fazem de concreto pra pessoa poder confiar no serviço?
a palavra confiabilidade tá ali solta no site, destrincha ela pra um açougueiro desconfiado de Bauru
Gostaria de entender o segundo valor da empresa, a confiabilidade, pois vou citá-lo no parecer técnico do colégio
vcs se dizem confiáveis com base em quê? tô escolhendo entre 3 pra fazer o app da minha autoescola
no meu ramo de paraquedismo confiável é o que abre. e no de vcs, confiabilidade quer dizer o q?
Botei fé em um site bonito e levei ferro. Essa confiabilidade que vocês anunciam, é o que na hora do vamos ver?
Sou parteira e na minha profissão a mãe precisa saber que eu venho quando a bolsa estourar. Na de vocês, o que entra na tal da confiabilidade que aparece escrita na página?
a gente aluga andaime, se falhar morre gente, então confiável pra mim não é adjetivo. me diz em que práticas se apoia a confiabilidade da nora
confiabilidade todo mundo fala que tem ne.. oq vcs garante nisso ai
Meu finado marido dizia que homem de confiança se conhece no dia de entregar, eu vi essa palavra confiabilidade aí, o que é que vocês querem dizer com ela?
O item Confiabilidade da página institucional carece de detalhamento para nossa matriz de avaliação; o que a empresa compreende por esse princípio?
confiabilidade q palavra grandi kkk o q isso qr dize no caso de vcs
hoje o eletricista disse que era de confiança e sumiu com o sinal, então me digam o que está por trás dessa tal confiabilidade que vocês escrevem
Dos três valores listados em Sobre, o segundo é Confiabilidade; qual é o texto e quais compromissos concretos ele traz?
Uai, confiança a gente ganha é devagarim feito queijo curando, esse negócio de confiabilidade que tá aí no site docês é o quê de verdade?
Sou auditora interna, desconfio de adjetivo por profissão, quando a Nora se diz confiável está se apoiando em quê?
A internet daqui cai todo dia e nem por isso mudo de assunto: por que vocês se dizem confiáveis, o que está por trás dessa palavra
Meu ex-sócio tinha CNPJ, cartão bonito, escritório, e mesmo assim furou comigo; quando vocês escrevem Confiabilidade o que prometem de prático
trabalho com elevador, confiança pra mim é cabo de aço, e a confiabilidade de que vcs falam é feita de quê
Minha seguradora me pediu pra descrever o princípio de confiabilidade do fornecedor, aquele que está na parte Sobre, o que ele diz
Tenho um relógio suíço que herdei e nunca atrasou um minuto, a tal confiabilidade da página de vocês é nesse nível ou é só enfeite
Namorei um rapaz que se dizia confiável também kkkk, me explica o que isso quer dizer pra Nora
`,
  "value-results": `
dá retorno garantido
vou vender mais com isso
vocês garantem que vou vender mais
como vou saber se funcionou
vocês acompanham se melhorou
medem o resultado depois
como vcs sabem q deu certo
o que é foco em resultados
como vocês medem resultado
vocês medem se deu certo
como sei se o site deu resultado
foco em resultado quer dizer o que
e o foco em resultados
acompanham os números depois
vocês definem metas antes
como saber se valeu a pena o investimento
vocês medem o retorno
antes de programar vocês definem o que
o que vocês definem antes de começar a programar
não quero só um site bonito, quero que traga cliente, como vocês medem isso
definem meta antes de começar
como provam que melhorou alguma coisa
vou gastar e como sei que deu resultado na ótica
vocês trabalham com indicador, kpi
depois de pronto, alguém mede se mudou algo
foco em resultados quer dizer o quê
meu conselho quer saber o retorno sobre o investimento
vale o dinheiro? como comprovam
acompanham números depois de lançar
Como é mensurado o sucesso do projeto?
e se eu investir e não vender nada a mais
já gastei com site que não trouxe um cliente sequer, aí faz diferença
o que vcs mede
comparam o antes e o depois
garantem que vou faturar mais
como q fica sabendo se o sistema ajudou mesmo
qual métrica vocês usam pra dizer que o projeto funcionou
quero resultado e não enfeite
o objetivo é combinado antes de programar
vocês se preocupam se o cliente teve resultado ou entregam e pronto
tenho sorveteria e preciso ver número melhorando, cês faz isso
medir resultado, como fazem
promete resultado né, quero ver
antes de começar vocês combinam o que tem que melhorar na minha clínica
como é que vou saber que o dinheiro não foi jogado no mato
vcs medem se melhorou ou só entrega e pronto
de que modo se afere o êxito do trabalho depois de pronto
Gastei com carro de som, com rádio e com panfleto e nunca soube o que trouxe freguês, quero saber se com vocês dá pra medir se a coisa funcionou
que indicadores acompanham para provar que o projeto valeu
tem meta combinada antes ou é no olhômetro
a conta fecha? digo, como provam que o serviço rendeu
vcs prometem resultado ou só site bonito
o que vai melhorar fica definido antes de começar
compensa mesmo esse investimento ou é enfeite
Na minha lavoura eu peso a colheita e sei se o adubo prestou; no serviço de vocês, qual é a balança
poderiam explicar o valor foco em resultados
resultado comprovado com número, tem
mede oq, clique, venda
quem garante que depois do site eu vendo mais pão
como a gente sabe q o robô ajudou msm
pretendem comparar o antes e o depois
serve pra alguma coisa no fim das contas ou é só gasto, como cês veem isso
Presto contas a um conselho de doze diretores e todos perguntarão se houve retorno, por isso desejo saber de que maneira os senhores avaliam o resultado do projeto
definem objetivos mensuráveis
da pra ver se valeu a pena dps
meu tio pagou um influencer pra divulgar a pizzaria e n deu em nada, agora ele quer saber como vcs provam q o serviço de vcs funciona
Administro uma fundação que vive de verba pública e sou obrigado a demonstrar o proveito de cada despesa, como os senhores aferem o que entregam
pus dez mil na reforma da fachada e não entrou um freguês a mais, então dessa vez quero combinar antes o que tem que melhorar e conferir depois
na feira de ciências a gente tem que dizer o objetivo e medir no final se deu certo, vcs fazem isso tb com os projetos
e como é que se mede se o tal site trouxe freguês de verdade
já gastei com site bonito que não trouxe um cliente sequer pra clínica
como vou provar pro meu sócio que não joguei dinheiro fora
o que vocês olham no final pra dizer que valeu
o conselho da cooperativa vai cobrar de mim um antes e depois
tenho medo de ficar lindo e não mudar nada no caixa
quero números, não quero promessa de vendedor
a gente combina uma meta antes de começar ou vai no escuro
na transportadora a gente mede litro por quilômetro, vocês medem o quê
depois de pronto alguém confere se melhorou a vida da gente
meu salão precisa encher a agenda, como é que a gente sabe que encheu por causa de vocês
se não fizer diferença nenhuma no meu dia, vocês ficam sabendo
a tesoureira pergunta de onde vem a certeza de que isso compensa
o padeiro do lado fez e não viu cor de retorno, com vocês alguém acompanha isso
Quais indicadores de desempenho são acordados previamente
Há definição de KPIs antes do desenvolvimento
Como se apura o retorno sobre o investimento
Exigimos linha de base e mensuração posterior; praticam isso
Que métrica de sucesso constará do projeto
A diretoria requer evidência quantitativa de melhoria; como procedem
roi?
medem oq
da resultado msm
kpi tem
como sei q valeu
foco em result oq é
gastei uma nota em site pra minha ótica e nunca soube se serviu, vocês conferem depois se melhorou
sou gerente e presto conta de cada real, de que maneira vcs provam que o negócio deu fruto
tenho uma autoescola, no fim do projeto alguém compara o antes e o depois
a diretoria quer indicador e meta antes de aprovar, vocês combinam isso no começo
depois de pronto alguém confere se melhorou mesmo
e se não melhorar nada aqui
como vocês provam que adiantou
vocês botam meta antes de começar, visse
quais indicadores vocês acompanham
na prefeitura já compramos programa caro que ninguém soube dizer se ajudou ou não, ficou tudo no achismo, vocês comparam o antes e o depois do trabalho
gastei uma nota com a reforma da fachada e até hoje não sei se trouxe freguês, não quero repetir o erro com tecnologia, como a gente descobre se o projeto valeu
olá, bom te ver! vocês conferem depois se o negócio rendeu
não é relatório do sistema que quero, é saber se o projeto deu fruto
Sou treinador de atletismo: sem cronômetro não existe melhora. Como vocês provam que o site melhorou alguma coisa no meu centro de treino?
paguei social media um ano e só ganhei curtida de bot, cliente que é bom nada. vcs medem se deu certo?
Que indicador vocês combinam antes de começar o sistema do meu frigorífico, pra depois eu cobrar?
no fim do mes o q eu quero ver é se vendeu mais marmita ou nao. vcs acompanham isso com número?
Foco em resultados é frase de coach, desculpa. O que isso quer dizer no caso de vocês?
meu consultório gastou com painel, tótem, app, e nunca ninguém mediu nada. com vocês a gente define um alvo antes?
a landing page dos 250% me deixou com água na boca, mas eu pergunto do meu: como saberei que o investimento valeu?
adestro cão, e a gente escreve o comportamento que quer mudar antes da primeira aula. Vocês fazem parecido, escolhem a meta antes?
Como a ONG presta contas a doador, precisamos medir efeito. Há mensuração depois que o projeto vai ao ar?
tchê, não quero lindeza, quero que o telefone da oficina toque; vocês se preocupam com efeito ou só com fachada?
que garantia eu tenho que o robô vai fazer diferença na minha imobiliária? alguém mede o antes e o depois?
O que vocês chamam de foco em resultados, aquele terceiro item da seção sobre?
Troquei o letreiro, o uniforme e o cardápio da pizzaria e ninguém soube me dizer o que funcionou. Se eu fizer o site com vocês, o efeito é medido de algum jeito?
nutricionista pesa a gente antes e depois; vcs medem a empresa do cliente antes e depois do sistema também?
como vcs sabem se o sistema deu resultado? medem alguma coisa?
Como funciona o tal foco em resultados? Voces medem alguma coisa depois ou é so discurso?
foco em resultado é oq isso na pratica ou é só papo
como vou saber se valeu a pena o que gastei?
Como vocês medem se o projeto deu certo?
Vocês definem métrica de sucesso antes de codar ou é tipo 'entrega e boa sorte'?
A expressão “foco em resultados” é bastante genérica. O que vocês fazem de concreto antes e depois do desenvolvimento?
Definem indicador de resultado antes de codar?
Já gastamos com um sistema bonito que não melhorou nada na escola, e fiquei escaldada. Como vocês fazem para saber se o projeto deu resultado de verdade?
Como comprovam que o projeto deu resultado? Trabalho com números, não com impressões.
Botei dinheiro em panfleto, em carro de som e em locutor de feira e nunca soube se vendeu uma rede a mais, com vocês dá pra saber se a coisa deu certo mesmo?
Solicito esclarecer de que maneira a empresa estabelece metas de melhoria e afere os resultados obtidos após a implantação da solução.
como q eu sei q o site vai da resultado msm e n so fica bunitinho parado la
fechei o mês no vermelho de novo, não posso gastar à toa, como vocês provam depois que o robô ou o sistema melhorou alguma coisa na loja?
A seção Sobre traz antes da primeira linha de código definimos o que precisa melhorar, depois medimos; medimos o quê, e isso se chama como nos valores de vocês?
Bah, gastei os tubos num trator que não rendeu um saco a mais, com sistema de vocês como é que se sabe se adiantou?
Sou nutricionista e só acredito em balança, antes e depois, o projeto de vocês também tem uma medida assim?
Recebi relatório lindo da agência por dois anos e venda nenhuma, com vocês como se sabe se o projeto serviu pra alguma coisa
O exame de sangue diz se o remédio funcionou, e num sistema novo o que vocês olham pra saber se melhorou
no portfolio tem uns 250 e uns 80 por cento bonitos, mas no meu caso vcs vão definir meta e medir depois?
Meu personal trainer mede a barriga todo mês com fita, a Nora também mede alguma coisa no fim do trabalho ou entrega e pronto
Coloquei outdoor, carro de som e panfleto e nunca soube o que trouxe gente, me explica esse foco em resultados de vocês
O diretor só aprova gasto com indicador definido antes de assinar, os senhores fixam objetivo antes de programar
`,
  sizes: `
já atenderam empresas grandes
já atenderam empresas desse porte
já atenderam uma rede com muitas lojas
vocês têm experiência com empresa grande
precisa ter empresa aberta para contratar
atendem cliente miudinho
comecei agora e só tenho eu
somos uma holding com milhares de funcionários
empresa familiar com poucos funcionários vocês aceitam
vcs pega empresa grande tb
meu comércio é bem pequenininho
minha empresa é grande demais pra vocês
trabalho sozinha em casa, serve pra mim
sou ambulante, vocês atendem
somos em 2 pessoas só, compensa
são 12 lojas, vocês aguentam
temos várias filiais, é demais pra vocês
nossa rede tem 340 colaboradores em 8 filiais
abri minha empresa ontem, atendem
vocês atendem multinacional
minha empresa é minúscula
empresa de um funcionário só vocês atendem
tenho uma empresa com 300 colaboradores, conseguem atender
vocês só fazem projeto grande né
vocês atendem empresa pequena
sou mei, vocês atendem
atendem pequenos negócios
só tenho uma lojinha, vocês pegam
trabalham com empresa grande
meu negócio é pequeno demais
atendem autônomo
tenho uma rede com 30 lojas, vocês dão conta
pra qual tamanho de empresa vocês trabalham
é só pra empresa grande
atende microempresa
sou profissional liberal, serve pra mim
vocês pegam cliente pequeno
qual o porte de empresa que vocês atendem
minha empresa tem 200 funcionários, atendem
sou só eu e meu marido na loja
quem pode contratar vocês
startup vocês atendem
sou MEI, aceitam
a empresa sou eu e minha irmã, é pequeno demais pra vocês
somos uma rede com 40 lojas, dão conta
tenho um carrinho de pipoca, vcs pegam ou é besteira
só vale a pena pra quem fatura alto
microempreendedora individual pode contratar
nossa indústria tem 800 funcionários, é porte demais
Qual o porte mínimo de empresa atendida?
vendo marmita de casa, é muito pouco pra vocês, né
startup começando do zero, atendem
grupo hospitalar com várias unidades, vocês têm estrutura
meu negócio é miúdo, uma quitanda de esquina
vcs pega cliente pequeno ou despreza
tenho três funcionários só
autonomo pode
cooperativa grande com 2 mil associados, é do tamanho que vocês atendem
nem empresa tenho ainda, só uma ideia, posso contratar
franquia com unidades no país inteiro, vocês abraçam
é coisa de rico contratar vocês
oxente, bodega pequena também tem vez
sou só eu na barbearia, compensa
quantos funcionários preciso ter pra ser cliente
somos companhia de capital aberto, atendem esse porte
vendedor de rua serve como cliente
sou mei e vendo geladinho, vocês pegam cliente assim
somos só eu e a patroa numa portinha de costura, ainda assim interessa pra vocês
tenho 16 anos e vendo pulseira, vcs me atendem
Aqui são três irmãos tocando um alambique no quintal, sem escritório e sem placa, e tenho até acanhamento de perguntar se uma empresa dessas pega serviço tão miúdo
nossa rede possui quatrocentos colaboradores em onze filiais, os senhores têm porte para tanto
é só pra gente rica
trabalham com empresa familiar
firma grande com mil empregado cês dão conta
vendo brigadeiro na escola, é mt pequeno pra vcs?
barraquinha de feira entra
tem q ter empresa aberta pra contratar
Sou autônomo, faço carreto com uma caminhonete velha, e pergunto com sinceridade se gente do meu tamanho tem vez com vocês
atendem empreendedor individual
minha mãe é sacoleira, serve pra ela
indústria de grande porte também contrata os senhores
lojinha de bairro é pouca coisa pra vocês, não
uma mulher sozinha vendendo queijo na beira da estrada, será que dá liga com firma de tecnologia
empresa média tipo 80 pessoa rola
startup de 2 pessoas atende
somos um grupo com hospital, laboratório e plano de saúde, mais de novecentos empregados, e gostaria de saber se pegam operações desse vulto
existe exigência de faturamento mínimo do cliente
ainda n abri o negocio, posso contratar msm assim
pequenininho tem vez aí
eu tenho 14 anos e faço chaveiro de miçanga com a minha prima, a gente vende na saída da igreja, vcs fariam um site pra gente desse tamanhinho
Represento um consórcio de dezessete municípios com cerca de dois mil servidores, e antes de iniciar tratativas convém saber se a empresa comporta semelhante dimensão
aqui é só eu, um forno de barro e Deus, e a vizinha disse que firma de tecnologia nem olha pra gente assim, será verdade
somos só eu e minha irmã numa barraca de pastel, vocês pegam trabalho desse tamanhinho
temos oitocentos funcionários em nove filiais, é demais pra vocês
tenho vergonha de chamar, sou só eu e uma banquinha de tapioca
será que vão rir da minha portinha de conserto de celular
aqui somos oitocentos colaboradores em seis unidades, dão conta
faturo uma merreca por mês, não sei se isso é pra mim
é só meu marido e eu costurando na garagem
minha cooperativa tem quase dois mil cooperados, cabe
vocês devem gostar é de gente graúda, né
abri o cnpj ontem, ainda nem vendi nada
vocês aguentam o tranco de uma rede de quarenta farmácias
sou autônomo, faço frete com uma fiorino só
a paróquia tem só uma secretária e um computador velho, mesmo assim vale
nosso grupo tem doze escolas, será que é grande demais pra vocês
ambulante de praia pode ser cliente
Atendem microempreendedor individual
Há faturamento mínimo exigido para contratação
A estrutura de vocês comporta projeto para grupo econômico com vinte filiais
Qual o porte de empresa contemplado pela atuação da Nora
Contratantes de grande porte são atendidos sob as mesmas condições de método
atende mei
sou peqno, rola
empresa grande tb?
p autonomo serve
so eu, atende
micro empresa pode
sou mei, pegam cliente assim
com dois funcionários já posso contratar
rede com 40 lojas vocês dão conta
banquinha de feira é pequena demais pra vocês
atendem grande indústria
só eu e minha mãe na empresa, serve
faço crochê na sala de casa e emito nota de mei, será que sou miúda demais pra vcs
temos 1.200 colaboradores em sete unidades, a estrutura de vocês aguenta gente do nosso tamanho
vendo pastel na feira com meu marido, achei que era coisa só pra grandão, nós também podemos
abri a firma semana passada, nem cliente tenho ainda, vcs pegam quem tá engatinhando
vocês pegam gente pequena? é só eu e minha prima vendendo bolo
somos 340 colaboradores em três unidades, está dentro do perfil que vocês atendem
sou costureira, atendo num quartinho nos fundos de casa aqui em Caruaru, só eu e minha máquina, será que vocês pegam um trabalhinho desse tamanho
tenho uma rede de farmácias com 38 lojas no Paraná e já ouvi muito não de agência pequena, dão conta de um cliente do nosso porte
eu vendo pastel na feira de terça e quinta, minha esposa ajuda no caixa, é muita pretensão minha querer contratar vocês
boa tarde, abri meu mei faz três semanas e por enquanto tenho só dois fregueses, já me aceitam assim começando do zero
aqui na metalúrgica somos 420 pessoas em dois turnos, o diretor acha que vocês só mexem com lojinha de bairro, ele tem razão
oxe meu negócio é um carrinho de tapioca na orla, só que vende bem viu, vcs se interessam por cliente assim
tenho uma borracharia de beira de estrada em Goiás, eu e meu menino, vocês ligam pra gente pequena igual nós
minha startup tem quatro sócios e nenhum funcionário ainda, a gente trabalha da cozinha do apartamento, existe um tamanho mínimo pra ser cliente
sou gerente de compras de um grupo hospitalar com nove unidades e preciso saber se empresas grandes também estão no perfil de vocês
faço bolo de pote e entrego de bicicleta, não tenho nem loja nem placa, tem lugar pra mim na clientela de vocês
aposentei e fiquei consertando relógio na garagem só pra não parar, uns dez por mês, isso já conta como empresa pra vocês
tchê, temos uma cooperativa com trezentos e poucos associados na serra, não é lojinha nem é gigante, é do tipo que vocês pegam
a gente é uma franqueadora com 112 franquias no país e a última agência se afogou com o volume, vocês seguram um trem desse tamanho
pega cliente pitiquinho tb
sou eu e deus na firma, pode
nois é pequeno dimais da conta, serve
firma de mil funcionario vcs encara
autônomo entra ou só firma
atende camelô, mano
num é só pra peixe grande não né
negócio de fundo de quintal serve visse
nossa rede tem 340 colaboradores em 8 filiais, é demais pra nora
somos grandes demais pra vocês
tenho só uma banquinha de açaí
somos três irmãs costurando, cabemos aí
firma com duas mil pessoas vocês encaram
autônomo sem funcionário pode
comecei vendendo marmita na garagem com minha mãe e ainda nem temos letreiro na porta, será que uma empresa como a de vocês dá bola para quem está engatinhando
o grupo onde trabalho tem quarenta filiais e uma burocracia danada, muita empresa de tecnologia se assusta com o tamanho, vocês dão conta de gente desse porte
oi, meu nome não importa, sou pequenininho, pegam cliente assim
não sei se meu negócio é grande o bastante pra ter sistema, aceitam quitanda
vcs pega cliente pequeno? minha lojinha so tem eu e minha filha
Somos uma indústria com cerca de 400 colaboradores em Joinville. Vocês atendem empresas desse porte ou só comércio pequeno?
tenho uma lojinha de bairro la em bangu so eu e minha esposa vcs pega cliente pequeno assim ou só empresa grande
tenho só uma lojinha de bairro com 2 funcionarias, vcs atendem negocio pequeno assim ou é só pra empresa grande?
sou mei, só eu e minha mãe vendendo marmita. vcs só pegam empresa grande né
Nossa rede tem 340 colaboradores em 8 filiais. É demais para a Nora?
mas vcs pega gente pequena?? é so eu e minha prima vendendo bolo de rolo
O exemplo que aparece aí em cima é uma padaria. Somos 340 colaboradores em três unidades. Isso está dentro do perfil que vocês atendem ou estou perdendo meu tempo?
é so pra empresa grande? aqui é so 3 sala e 2 dentista
vcs só pegam firma graúda? nossa coop tem 38 associado e meia duzia de funcionário
é so eu e mais 2 menina aki no salao 💇‍♀️ ces pega gente miudinha assim ou só firma grandona
aqui é so eu e 4 caminhao ceis pega empresa pequena ou so grandao
sou so eu e uma maquina overloque no quartinho kkk ceis pega gente pequenininha assim ou so empresa grandona
é so eu meu pai e o tiao no balcao loja pequenininha msm vcs pegam serviço desse tamanho 🙏
Eu sou só eu, minha máquina de costura e um gato, nem letreiro na porta eu tenho, será que uma empresa bonita dessas trabalha pra gente miúda assim?
Somos um grupo com onze unidades e mil e oitocentos colaboradores; a empresa possui experiência com organizações de grande porte ou restringe-se a pequenas?
sou mei tenho 17 e vendo brigadeiro na escola cs faz p gente pequena ou so empresa grandona
hoje faturei oitenta reais o dia inteiro, minha loja é de um cômodo, nem sei se tô incomodando, vocês pegam comércio desse tamanhinho?
O texto fala da loja de bairro à rede com centenas de funcionários; uma empresa com cerca de quatro mil empregados ainda estaria dentro do perfil atendido?
Uai, aqui é uma vendinha de beira de estrada com meia dúzia de freguês, ocês mexem com trem pequeno assim ou só com gente graúda?
Acabei de abrir meu consultório, tenho dois pacientes e uma planta, já tenho tamanho pra ser cliente de vocês?
Meu estoque cabe numa prateleira e meu financeiro num pote de sorvete, uma empresinha dessas vocês atendem
Somos quinhentos médicos cooperados em doze cidades, cada reunião é um comício, isso é grande demais pra Nora
tô abrindo cnpj de mei na segunda feira, por enquanto sou eu e deus vendendo brigadeiro, aceitam firma desse tamanho
A equipe aqui sou eu, minha irmã e o papagaio, vendemos queijo em Itapetininga, será que somos muito pouca coisa pra vocês
Portfólio de vocês tem portal pra mais de quinhentos e fiquei com vergonha da minha lojinha de aviamento de dois metros, vocês atendem gente desse porte?
Meu filho tem quinze anos e já fatura com canecas, é negócio de criança mas é sério, vocês trabalham com micro desse jeito
vocês pegam gente pequenininha ou só empresa grandona
tenho uma lojinha de bairro, atendem ou só empresa grande
pegam cliente pequeno assim ou só empresa grande
temos 340 funcionarios em 8 filiais é demais pra nora
somos muita gente é grande demais pra vcs
minha rede é grande demais pra nora
600 empregados é demais pra voces
`,
  "without-company": `
tem que ter cnpj para contratar
sem cnpj dá pra contratar
dá pra contratar sem CNPJ
dá pra contratar no cpf
posso contratar com cpf
posso fechar no meu cpf
contratam com pessoa física
precisa ter CNPJ pra contratar ou pessoa física também pode
não tenho cnpj nem loja, só um isopor e muita vontade, posso ser cliente
Pessoa física sem CNPJ pode contratar
sou autônomo, instalo ar condicionado, não tenho cnpj nem nome fantasia ainda, mesmo pessoa física pode fechar com vocês
eu não tenho CNPJ, posso contratar
não tenho cnpj, vocês atendem
mas eu nem tenho cnpj, pode
eu nem tenho CNPJ ainda, tem problema
ainda não tirei o CNPJ, posso contratar vocês
ainda não abri o cnpj, dá pra fazer o site
não abri empresa ainda, posso ser cliente
não tenho empresa aberta, vocês fazem mesmo assim
não tenho firma registrada, atendem
minha empresa ainda não está registrada, posso contratar
sou pessoa física, atendem
sou pessoa física, vocês fazem
sou só uma pessoa física, posso contratar vocês
atendem pessoa física
vocês atendem pessoas físicas
vocês fazem pra pessoa física
fazem site pra pessoa física ou só pra empresa
pessoa física também pode
pessoa física pode contratar
só tenho CPF, dá
só tenho cpf, vocês atendem
atendem cpf
contrato no CPF pode
é só para quem tem cnpj
só atendem quem tem CNPJ
só atendem empresa com cnpj
vocês fazem pra quem não tem cnpj
vocês atendem quem ainda não tem empresa
precisa de CNPJ para contratar
precisa ter cnpj
é preciso ter CNPJ
é obrigatório ter CNPJ
é necessário CNPJ para ser cliente
tem que ter CNPJ
tem que ser empresa
precisa ser empresa pra contratar
exigem cnpj pra fechar
queria saber se é preciso ter CNPJ
tenho 17 anos e queria um site pro meu time, vocês fazem pra pessoa física
é um site pra mim, não pra empresa, no nome de pessoa física pode
posso fechar com meu CPF
dá pra fechar no cpf
fecham com cpf
contratam no cpf
contrato com cpf pode
pode ser no CPF
é só pra quem tem CNPJ
só atendem empresa ou pessoa física também
atendem só quem tem empresa aberta
não abri minha empresa ainda, posso contratar
ainda não abri a firma, vocês atendem
minha firma ainda não abriu, posso contratar
sem empresa aberta dá pra contratar
sem ter cnpj posso contratar
obrigatório ter cnpj
tem que ter cnpj pra fechar com vocês
preciso de CNPJ pra contratar vocês
preciso ter empresa pra contratar
precisa ter empresa aberta
é pra mim mesmo, pessoa física, pode
quero contratar como pessoa física
no nome de pessoa física pode
contrato em nome de pessoa física
`,
  segments: `
fazem site de jogo do bicho
fazem site adulto
site de conteúdo erótico vocês fazem
fazem site pra candidato
fazem site de partido
vocês fazem pra tabacaria
e de bebida alcoólica
vi vocês no google, atendem salão
queria saber se atendem farmácia
atendem petshop
vcs atende igreja
já atenderam contador
fazem pra produtor rural
tenho uma borracharia, dá pra fazer algo
vocês atendem qualquer ramo
já trabalharam com o meu segmento
trabalham com clínica
atendem escola
vocês fazem pra advogado
serve pra igreja
atende ong
já fizeram pra restaurante
tenho uma pet shop, vocês atendem
tenho uma academia, vocês trabalham com isso
quais segmentos vocês atendem
tenho uma pizzaria, serve pra mim
já atenderam alguém do agro
fazem pra prefeitura
trabalham com clínica veterinária
já fizeram algo pra escritório de advocacia
sou síndica, vocês atendem condomínio
tem experiência com hotelaria
mexem com o agro, tenho cafezal
pet shop vocês pegam
já pegaram autoescola
oficina mecânica tá no ramo de vocês
atendem ong
Possuem clientes no setor de saúde?
quais nichos vocês conhecem
funerária, atendem ou têm preconceito kkk
vocês entendem de construção civil
já trabalharam com sindicato
minha área é odontologia, já pegaram alguém assim
tem cliente do ramo de autopeças
terreiro de umbanda pode contratar
loja de material de construção, cês já fizeram
trabalham com escola particular
vcs são especializado em algum ramo
já atenderam transportadora
sex shop vocês fazem sem problema
atuam no setor público
tenho um estúdio de tatuagem, é o tipo de negócio que vocês atendem
laticínio, visse, já trabalharam com um
já fizeram alguma coisa pra cartório ou tabelionato?
sou criador de tilápia, já pegaram alguém desse ramo
Tenho uma ótica herdada de meu pai há quarenta anos e não vi na página ninguém do meu ramo, queria saber se os senhores já lidaram com lentes e armações
atende pet shop
já trabalharam com cartório de registro
fazem pra time de futebol amador
ces entende de borracharia
produtor de café especial, já tiveram cliente assim
os senhores conhecem o setor funerário
tem cliente de oficina mecanica
Nossa entidade é uma APAE do interior, vivemos de doação, e gostaria de saber se trabalham também com instituição filantrópica ou somente com comércio
autoescola rola
vcs só faz pra loja ou faz pra clinica tb
atendem órgão público, autarquia, câmara de vereadores
tem experiência com imobiliaria
mexo com laticínio, desde o leite até o queijo curado, e cada vez que procuro firma de sistema ninguém sabe o que é uma coalhada, vocês já pegaram desse ramo
banda de forró pode contratar
o agronegócio está entre os setores atendidos
gráfica, papelaria, essas coisa, já fizeram
pra grêmio estudantil vcs fazem
advogado, despachante, contador, já atenderam desse pessoal
meu pai é pescador e presidente da colônia, ele quer um negócio pra organizar os pescadores, já trabalharam com esse tipo de gente
Nosso seminário diocesano forma padres desde 1920 e não sei se a empresa tem familiaridade com instituições religiosas, ou se atende unicamente o comércio
minha mãe é doula e atende parto em casa, é uma profissão bem diferente, vcs já fizeram coisa pra quem trabalha com isso
crio codorna e vendo ovo pra restaurante, um ramo que ninguém conhece, e cada firma que procuro me olha torto; vocês pegam qualquer ramo
a escola de samba do bairro tem barracão, ensaio e fantasia pra controlar, mas n é loja nem empresa normal, vcs trabalham com isso
tenho cnpj de produtor rural e crio escargot, pegam gente desse ramo
tenho uma funerária há três gerações na cidade, morte é nosso ganha-pão, vocês já atenderam esse ramo
cuido de um cemitério particular, isso é estranho demais pra vocês
minha vida é criar abelha e vender mel, entra no que vocês pegam
tenho um terreiro de umbanda e queria organizar, trabalham com isso
sou despachante, já pegaram gente como eu
aqui é funerária, será que topam
lido com gado de leite, alguém aí entende de roça
alugo brinquedo pra festa, já viram algo parecido
a gente é ong de cachorro abandonado, vocês pegam terceiro setor
nossa escola é de circo, tenho medo de ninguém entender
sou tatuador, isso conta como negócio pra vocês
faço parte de um sindicato rural, cabe no perfil
toco uma autoescola em garanhuns, já lidaram com isso, visse
meu ramo é usinagem de peça pra trator, é muito específico
Possuem experiência comprovada no setor de saúde suplementar
Já prestaram serviços a escritórios de advocacia
Atendem administração pública e autarquias
Há vedação a determinados ramos de atividade
Solicitamos comprovação de atuação no segmento logístico
A expertise de vocês abrange instituições de ensino
atende clinica
fazem p igreja
ramo auto já fizeram
pega buffet
contabilidade atendem
p posto de gasolina tem
crio abelha e vendo mel em Minas, será que gente do meu tipo de negócio já passou por aí
sou dona de funerária e todo mundo estranha, o meu setor entra no que vocês topam
toco um terreiro e uma loja de artigos religiosos, vcs têm algo contra esse tipo de trabalho
temos um laboratório de análises, a área da saúde vocês conhecem
sou veterinário de gado aqui em Rondônia, rodo as fazendas o dia inteiro, vocês já mexeram com gente da área rural
cuido de uma funerária da família há vinte anos e todo mundo fica sem jeito quando falo, vocês topam esse tipo de negócio
a gente tem um despachante na frente do Detran, vive lotado, vocês pegam serviço pra despachante
sou tatuadora em Floripa, estúdio pequeno, agenda cheia até março, o meu ramo está entre os que vocês conhecem
trabalho na secretaria de um colégio de freiras com 600 alunos, existe experiência de vocês na área de educação
tenho um haras no interior de Minas, crio mangalarga e faço leilão, uai, vcs entendem desse mundo
meu pai toca um cartório e o pessoal lá é bem tradicional, gostaria de saber se cartório é um tipo de cliente que vocês aceitam
eu administro um terreiro e a gente faz muita ação social no bairro, vocês fazem trabalho pra casa religiosa também
abri uma clínica de psicologia com mais duas colegas ano passado, tem gente da saúde entre os que vocês atenderam
sou síndica profissional, cuido de onze prédios em Santos, condomínio é uma praia de vocês
na nossa ong a gente resgata cachorro e vive de doação, vocês pegam terceiro setor ou só comércio
tenho uma transportadora de grãos com vinte carretas em Sorriso, vocês já pegaram alguém de logística
sou advogada trabalhista, a OAB tem umas regras chatas de publicidade, vocês têm bagagem com escritório de advocacia
a gente tem um motel na saída da cidade, sei que é delicado, mas vcs fariam pra um negócio assim ou tem preconceito
mexem com oficina de moto
pra dentista vcs faz
já pegaram imobiliária
meu ramo é pesca, rola
sindicato pode ser cliente
fazem pra político em campanha
trampam com barbearia, mano
ótica é ramo de vcs
mexem com funerária
já pegaram cliente de cartório
serve pra quem cria camarão, meu rei
atendem escritórios de advocacia
a gente cuida de um haras com quarenta cavalos e ninguém da cidade entende desse ramo, sempre preciso explicar o que é cobertura, vocês já trabalharam com esse tipo de negócio
sou presidente de uma escola de samba e o barracão precisa se organizar melhor, mas nunca vi empresa de tecnologia lidar com carnaval, esse tipo de atividade vocês atendem
bom dia, com licença! vocês trabalham pra sindicato rural
vi loja de moda no portfólio, mas e autopeças, já fizeram
já fizeram algo pra igreja? dízimo, cadastro de membros, escala de louvor
mexem com cartório de protesto?
aqui é uma fábrica de caixão, tem preconceito não né
sou apicultor, vocês entendem de mel
terreiro de candomblé pode ser cliente de vocês?
casa lotérica entra no que vocês fazem
trabalham pra motel ou têm frescura
loja de artigo adulto vocês atendem sem julgar
escritório de patentes é a praia de vocês?
já lidaram com estaleiro, navio, essas coisas
meu negócio é carcinicultura, fazenda de camarão, vocês já atenderam esse ramo
tenho um haras
e cemitério particular, topam?
vcs faz pra fábrica de farinha?
cês intendi di granja?
pegam cliente do ramo de explosivos e fogos de artifício
clube de tiro é atendido por vocês ou tem restrição
têm expertise em agronegócio
atuam no vertical de healthcare
qual o know-how de vocês em logística reversa
vocês são especializados em algum setor ou atiram pra todo lado
só atendem comércio ou indústria também
são mais de moda ou servem pra metalurgia
indústria química com laudo e tudo, é público de vocês?
Atendem órgãos da administração pública direta?
autarquia municipal de água e esgoto pode contratar vocês?
sindicato de professores entra no perfil de cliente
quartel vocês atendem
tenho um circo itinerante e a gente vive de bilheteria na lona, será que empresa de tecnologia lida com esse ramo
sou parteira e coordeno uma casa de parto em Olinda, vocês costumam trabalhar com o pessoal da saúde assim humanizada
nosso negócio é reciclar óleo de fritura, coisa que ninguém entende direito; um setor tão de nicho vocês pegam
administro um aeroclube com doze aviõezinhos, alguém aí já trabalhou com aviação
dou consultoria de feng shui, é um ramo que vocês aceitam
advocacia tem regra da OAB, vocês estão acostumados a atender advogado
estúdio de tatuagem combina com vocês?
faço resgate de serpentes e vendo veneno pra laboratório, todo mundo acha maluquice, mas é uma empresa séria; vocês atendem um ramo esquisito assim
temos uma companhia de teatro de bonecos que roda escolas do interior, nunca vi agência falar de arte popular, esse tipo de trabalho cabe com vocês
minha família tem uma salina em Mossoró há três gerações e os programadores nunca entendem como o sal funciona, vocês já pegaram alguma coisa nesse setor
trabalho com perícia judicial de engenharia, cheia de regra e prazo de juiz, é um tipo de atividade que vocês aceitam atender
minha esposa e eu treinamos cães-guia, vivemos de doação e de curso, nunca soubemos em que setor a gente se encaixa; vocês lidam com esse tipo de atividade
Minha comadre é benzedeira, vende garrafada e atende de porta aberta, ela queria divulgar o trabalho, vocês pegam esse tipo de ofício também?
Nossa instituição atua no ramo de cremação e assistência funerária; há experiência ou restrição da empresa quanto a esse segmento econômico?
meu pai tem um estudiu de tatuagi e piercing cs ja fizeram pra esse ramo ou n pode
hoje recusaram meu anúncio porque vendo artigos de tabacaria, tô cansado de preconceito, com o meu tipo de comércio vocês trabalham?
Os seis casos cobrem moda, distribuição, SaaS, reservas e intranet; atuamos em mineração de calcário, esse setor já foi atendido ou está fora do escopo?
Bah, lido com doma de cavalo e leilão de potro crioulo, é um ramo bem diferente dessas lojas aí, será que vocês pegam?
Tenho um terreiro de umbanda com calendário de festas e trabalho social, vocês fazem projetos pra casa religiosa assim?
Meu prazo é a safra e meu chefe é a chuva, planto uva em Petrolina, mexem com gente desse ramo
Tenho um crematório de animais e todo mundo pergunta se é piada, vocês já fizeram algo pra essa área ou topariam
sou tatuador e o instagram vive me bloqueando por causa de pele, empresa de tattoo vcs atendem
Nosso aplicativo seria pra terreiro de candomblé, com respeito e axé, vocês aceitam trabalhar pra casa de santo
O contrato da minha firma de segurança armada é cheio de sigilo e isso assusta programador, o meu setor é atendido por vocês?
Crio abelha sem ferrão e vendo própolis pra hospital, nem sei que categoria marco no formulário da vida, pegam apicultor
A agenda da minha clínica veterinária de cavalos é no lombo mesmo, já pegaram cliente desse tipo de negócio
sou dentista, serve pra mim?
sou manicure, isso serve para mim?
trabalho com costura, serve pro meu negócio?
isso serve pra oficina mecânica?
vocês trabalham com peixaria
vocês trabalham com mercearia
trabalham com barbearia
vocês trabalham com floricultura
vocês trabalham com gráfica
site de aposta
quero um site de aposta
fazem site de apostas?
vcs fazem site de bet
vocês fazem bet
quero abrir uma bet
preciso de um site de bet
vcs criam plataforma de bet
fazem robô do tigrinho
robô de aposta do tigrinho
bot do tigrinho vcs fazem
jogo do tigrinho, desenvolvem?
quero um jogo tipo tigrinho
app de tigrinho
vocês fazem site de cassino
fazem cassino online
app de cassino
quero um cassino virtual
preciso de um sistema de cassino com roleta
vcs fazem roleta online valendo dinheiro
robô que joga na bet sozinho
chatbot pra casa de apostas
casa de apostas esportivas, atuam com esse segmento?
tenho uma casa de aposta, fazem o site?
quero montar minha plataforma de aposta
vcs desenvolvem aposta esportiva
site de palpite valendo dinheiro
caça-níquel online
um app de slots
robô pra blaze
robô de sinal de aposta
bingo online valendo dinheiro
site de poker a dinheiro
aviãozinho, crash, vcs fazem esses jogos de aposta
fazem site pra banca de apostas
plataforma de apostas, quanto custa
vale a pena pra advogado
e vale a pena pra advogado
vale a pena pra dentista
compensa pra salao pequeno
serve pra clinica
e pra restaurante serve
isso serve pra igreja
igreja tb pode
ong tb pode contratar
faz sentido pra contador
é bom pra psicologo
vale a pena pra quem é eletricista
funciona pra oficina
`,
  packages: `
vocês fazem clone do uber
tem um pacote completo
existe um sistema de prateleira
vocês têm solução pronta pra restaurante
vocês têm pacote pronto
tem plano básico e premium
quais os planos
tem pacotes
é tudo sob medida
vocês vendem sistema pronto
tem algum pacote fechado
tem plano mais barato
vocês trabalham com modelo pronto ou sob medida
é personalizado
plano gold silver essas coisas
tem plano pra pequena empresa
o sistema já vem pronto ou vocês fazem do zero
tem plano básico, médio e premium
qual o plano mais barato
tem um sistema de prateleira pra mercadinho
vcs tem tabela de pacotes
não tem um modelo já feito que sai mais em conta
é feito do zero ou adaptam um pronto
combo pra quem tá começando, tem
o software de vocês é um só pra todo mundo
compro licença ou é sob encomenda
Há produtos padronizados ou apenas projetos customizados?
tem kit pra igreja
quero só um template pronto e trocar o nome
tem pacote de 5 páginas
me manda os planos aí mano
tem um app pronto de delivery que só troca a logo
plano empresarial e plano pessoal, existe isso
vendem software enlatado
sistema padrão de farmácia vocês já têm instalável
o pacote inclui quantas páginas
tem plano ouro, prata, essas coisas
é tudo personalizado ou tem algo pronto pra usar amanhã
queria um igualzinho ao ifood, vocês têm pronto
quais os pacotes q vcs trabalham
loja pronta pra usar, já vem montada
vocês revendem algum sistema pronto de academia
tem um sistema de clínica já pronto pra eu só instalar
tem um pacote fechado, tipo cesta básica
qual o plano mais barato, basic ou pro
já vem pronto da prateleira ou é costurado na medida
Comprei um programa de caixinha na papelaria em noventa e oito e nunca serviu pra minha serraria, agora quero saber se o de vocês é pronto igual ou feito pro meu jeito
os planos são bronze prata e ouro?
oferecem produto padronizado ou exclusivamente sob encomenda
vcs tem um site prontinho só trocar o nome
quais as modalidades de contratação, há planos tabelados
kit pra igreja já pronto, existe
sistema pronto pra posto de gasolina cês têm aí na gaveta
licença de software de prateleira, comercializam
copia o app da concorrência e põe meu nome, dá
Minha cunhada assinou um daqueles sites de tabelinha com três colunas de preço e eu procurei as colunas na de vocês e não achei, não há planos
cês vendem por pacote ou cada um é um
template pronto pra revender, há
me manda a lista de planos pf
é feito sob encomenda igual terno de alfaiate
vocês têm um sistema de mercadinho já feito, que é só instalar aqui na venda e sair usando amanhã, ou começa tudo do zero
trabalham com versões standard e enterprise
tudo personalizado ou tem um basicão
vi um anúncio com três caixinhas, básico, plus e premium, e procurei as caixinhas no site de vcs pra mostrar pro meu pai e n achei
Na cooperativa costumamos adquirir programas em embalagem fechada, com manual e licença; indago se os senhores dispõem de algo assim ou se tudo é feito sob encomenda
meu compadre comprou um sisteminha pronto de açougue e veio com parte de peixaria que ele nem tem, o de vocês já vem pronto também
minha prima assina um negócio de site por mês que já vem montado, só escolher o desenho, vcs têm um desses prontinhos
queria um programa de sindicato igualzinho ao do sindicato da cidade vizinha, já pronto, só trocando o nome na testa, existe na prateleira daí
tem um pacotinho pronto pra igreja pequena, tudo já montado
achei que ia ter aquelas três colunas bronze prata e ouro
não quero uma coisa feita pra mil lojas e empurrada pra minha
meu vizinho comprou um negócio de caixinha e teve que mudar a pousada toda pra caber
queria escolher num cardápio o tamanho P, M ou G
tem algo já montado pra salão, que eu só ligue e use
será que é tudo feito do zero ou vem de fôrma
na loja de sistema do shopping tinha um combo básico, aqui tem
procuro aquela opção mais enxuta, existe um degrau de entrada
vocês copiam o mesmo pra todo mundo e trocam a cor
quero um genérico mesmo, igual de todo contador, cês têm pronto
sistema de clínica pronto pra instalar amanhã, vende aí
roupa pronta ou alfaiate, qual dos dois é a nora
aquele kit igreja que vi num anúncio, é daí
Há tabela de planos com níveis de serviço
Comercializam licença de software de prateleira
A contratação se dá por módulos padronizados ou por projeto
Existe edição standard e enterprise
O produto é SaaS padronizado ou desenvolvimento dedicado
Possuem pacotes fechados para o segmento educacional
planos?
tem pacote
plano basico tem
pronto ou do zero
tem combo
sistema pronto p vender?
tem plano básico, intermediário e premium
vendem um pacote com tudo pronto
tem site pronto só pra trocar o nome
vocês têm um sistema de prateleira pra mercadinho
qual o pacote mais simples
existe kit pra autônomo
tenho uma academia e me ofereceram bronze, prata e ouro em outro lugar, com vcs é dividido assim
sou cabeleireira e queria escolher numa tabelinha o que levar, existe combo fechado
minha vizinha comprou um programa já feito pra loja dela, vocês vendem algum na caixa
no meu ramo tudo vem em kit, aqui é escolher um kit ou vocês montam do zero
tenho uma pizzaria e o concorrente comprou um sistema de prateleira, tudo igual pra todo mundo, o de vocês também já vem montado
meu cunhado assina um negócio com bronze, prata e ouro, aqui na minha loja de tinta eu pensei no mais simples, vocês têm essas categorias
sou contadora e recebo todo dia folheto de software com três colunas de preço, não achei isso aqui, existe uma tabela de opções
cuido de uma pousada em Paraty, tô sem tempo, queria pegar algo que já existe e só trocar o nome, vocês vendem assim
na academia eu preciso de catraca e mensalidade, imagino que vocês já tenham um programa desses na gaveta, é isso
gente do céu eu só preciso do basicão pra minha lojinha de bijuteria, tem um combo basicão aí
trabalho com licitação na prefeitura e o edital pede descrição das versões do produto, o de vocês tem versão básica e completa
minha filha contratou um kit pronto pro salão dela e detestou porque nada encaixava, o de vocês é kit também
dirijo uma escola de idiomas com 300 alunos, vimos um software escolar fechado e outro modular, vocês comercializam licença de algum produto próprio
tô montando um food truck em Recife visse, grana curta, vcs num tem um pacotinho iniciante pra quem tá começando
sou corretor de imóveis e já vi uns sites que o povo revende igualzinho mudando só a logo, vocês fazem desse jeito
aqui na autopeças eu tenho mania de escolher por cardápio, olho as opções e aponto o dedo, cadê as modalidades de vocês
a clínica onde trabalho usava um software de caixinha que tinha mil telas inúteis, com vocês a gente também teria que engolir tudo ou é feito pra nós
minha vó tem um brechó e quer um site de uns moldes que ela viu na tv, aqueles que já vêm desenhados, vocês oferecem
tem plano ouro prata essas coisa
vcs vende kit pronto
quais combo cês têm
é tudo padronizado ou do zero
tem pacotinho basico ai
é sistema de prateleira
tem versão pro e premium
já vem tudo pronto de fábrica
tem um kit básico, tipo combo
vocês vendem de prateleira
há produto padronizado ou licenciável
meu irmão comprou um negócio de caixinha que já vinha montado, era só pôr o nome da borracharia e sair usando, vocês têm alguma coisa assim já montada
na internet só vejo três colunas com básico, intermediário e premium e um botãozinho de assinar, aqui não encontrei isso, vocês têm essas opções fechadas
e aí, tranquilo? rola um pacotinho starter
sem orçamento, já tem algo montado com preço na vitrine
vcs tem plano pronto tipo basico / medio / premium ?
vcs tem pacotinho pronto tipo plano basico plano top
tem pacote pronto tipo básico, premium, gold?
O último site que nos fizeram era igual ao da marcenaria vizinha, só mudou o nome. O de vocês é modelo pronto ou desenhado para nós?
Minha filha, na loja de celular a moça me mostrou um cartaz com plano um, plano dois e plano três, vocês também têm um cartaz desses pra eu escolher o que levar?
O setor de licitações pergunta se a empresa comercializa solução de prateleira, com licenciamento padronizado, ou exclusivamente desenvolvimento sob demanda.
cs tem aqueles plano tipo basico pro e premium igual netflix p eu escolhe o mais baratin
hoje um cara passou na loja vendendo sistema já pronto em CD, o mesmo pra mercearia, salão e oficina, o de vocês é desse jeito também, pronto e igual?
A seção Sobre afirma sem jargão e sem pacote pronto; confirmo então que não há edições fechadas, tipo starter e enterprise, para escolher?
Uai, ocês tem aí na prateleira um programinha já feito pra leiteria, desses que é só instalar e usar, ou tem que fazer do zero?
O escritório ao lado assina um kit com site, robô e sistema, tudo num combo de catálogo com nome bonito, vocês vendem algum kit desses?
Comprei um pacote de viagem fechado e me arrependi, nada era do meu gosto; o site de vocês vem montadinho igual ou é feito pra cada um
Meu plano de saúde tem bronze, prata e ouro, aí fiquei procurando os planos da Nora e não achei, não existem?
o mercado livre vende sistema de oficina num pendrive por 90 conto, vcs tb tem um desses já pronto
Pago assinatura de streaming, academia e jornal, já sei escolher plano de olho fechado, só não vi os de vocês, quais são
Na loja de uniforme tem P, M e G e o meu corpo não entra em nenhum, o sistema de vocês também é tamanho único?
Meu cunhado tem um software de prateleira pra locadora de vestido que já vem instalado, de vocês dá pra comprar um assim, sem esperar
O cardápio do chinês aqui tem combo um ao doze, tão prático, a Nora trabalha com combo fechado
tem plano gratis
tem plano gratuito
tem plano free
quais planos vcs tem
tem algum plano de graça
existe plano gratuito
tem versao free
tem algum plano basico gratis
`,
  ownership: `
levo tudo comigo se eu sair
se eu quiser trocar de fornecedor depois posso
posso mudar de empresa depois
fica no meu nome
vou depender de vocês pra sempre
se eu cancelar perco o site
dps o site é meu msm
o sistema fica sendo meu
o site é meu depois de pronto
quem é o dono do código
o código fonte é meu
fico preso a vocês
é alugado ou é meu
se eu sair de vocês o site continua meu
de quem é o sistema depois
posso levar o sistema pra outra empresa
vou ficar refém de vocês
fico amarrado com vocês depois
o site pertence a mim
se um dia eu trocar de empresa perco o site
eu viro dono do sistema
o código-fonte fica comigo
se eu brigar com vocês perco o sistema
depois de pago é tudo meu mesmo
não quero ficar amarrado a ninguém
posso levar o site pra outra empresa cuidar
fica no nome de quem o sistema
eu compro ou alugo
A propriedade intelectual do software é transferida ao contratante?
meu antigo programador prendeu meu site, com vocês acontece isso
posso vender o sistema junto com a padaria um dia
de quem é o site no final
quem é o dono do app depois
se vocês fecharem eu fico sem nada
direitos autorais do projeto são meus
tenho medo de vocês sequestrarem meu site
os códigos ficam com vcs ou cmg
sistema próprio mesmo ou licença de uso
o robô que vocês fizerem passa a ser da minha loja
posso chamar outro desenvolvedor pra mexer depois
na entrega eu recebo os arquivos todos
eu q sou dono ou vcs q são dono
fico preso a vocês pra sempre, visse
se eu parar de ser cliente, tiram do ar
a patente ou o software fica registrado em meu nome
vocês podem vender o meu sistema pro concorrente
se eu brigar com vocês o site continua comigo?
o código do sistema fica na minha mão
se eu parar de pagar o site continua sendo meu
depois que eu quitar, a obra é minha de papel passado
a quem pertence o programa concluído, ao contratante ou à contratada
Meu cunhado pagou dois anos por um sistema e quando brigou com o rapaz ficou sem nada, nem os cadastros; comigo vai ser assim ou o sistema fica meu
fico preso em vcs
titularidade da propriedade intelectual, como fica
é tipo alugar ou tipo comprar
caso rompamos a relação, conservo o sistema
vcs tiram do ar se eu sair
cês não seguram o site de refém não, né
Comprei uma colheitadeira que só a fábrica pode consertar, não posso nem abrir a tampa, e não quero passar por isso de novo; o sistema é propriedade minha
os direitos autorais do site são cedidos ao cliente
dps eu posso mudar de empresa e levar tudo
a chave da casa fica comigo ou com vocês, falando do sistema
entregam os arquivos fonte
posso vender a empresa com o sistema junto
é comodato ou passa a ser da gente
se a Nora fechar as portas eu perco meu sistema
licença perpétua ou propriedade plena
eu q mando no site dps de pronto
meu pai tem medo de ficar dependendo de vcs, o site fica com a gente pra sempre
meu professor de informática falou pra eu perguntar se o código fica comigo, pq o site do time dele sumiu quando o cara ficou bravo
Quando o contrato com a antiga fornecedora expirou, o município perdeu o sistema e vinte anos de registros tributários; no vosso caso, a quem pertenceria a obra
comprei um trator que o banco ainda é dono até a última parcela, e com o sistema de vocês, depois de pago, quem manda nele
minha mãe tem medo de depender de vcs pra sempre e ficar igual com a operadora de celular q n deixa sair, o site fica dela
se um dia eu brigar com vocês, Deus me livre, e quiser chamar outro técnico, eu saio carregando o sistema debaixo do braço ou saio pelado
se no meio do caminho eu trocar de empresa, o que já foi feito é meu
se um dia a gente brigar, o sistema fica comigo ou vai embora com vocês
o antigo rapaz sumiu com a chave e eu perdi a página da pousada, não quero isso de novo
no dia que a gente brigar, o que fica comigo
se vocês fecharem as portas, minha clínica perde tudo
não quero morar de aluguel na internet
quero poder vender a oficina com o sistema junto
meu medo é ficar algemado na firma que fez
quando terminar eu posso levar pra outro programador mexer
as ideias do meu salão ficam suas ou minhas
o código fica em que nome no fim das contas
a igreja pagou um sistema e depois descobriu que era emprestado, aí é assim
depois que eu quitar tudo, ainda devo satisfação a alguém
posso emprestar o sistema pra cooperativa irmã ou é proibido porque é de vocês
o que eu pago vira patrimônio meu
A titularidade dos direitos patrimoniais do software é cedida ao contratante
Como tratam o risco de vendor lock-in
Há cessão integral de propriedade intelectual
O código-fonte integra os entregáveis
A contratada retém alguma licença sobre o produto final
Quem figura como titular do sistema após a entrega
é meu no final
fico dono?
código é de qm
fico preso a vcs
propriedade de qm
posso levar embora dps
depois de pronto o código é meu
fico com o sistema se brigar com vocês
posso levar o site pra outra firma
quem é o proprietário no final
o site fica no meu poder
é meu de papel passado
a agência antiga segurou o site da minha pousada quando quis sair, com vcs isso pode acontecer
sou advogada e olho a propriedade intelectual, no fim a obra pertence a mim ou à Nora
aluguei programa a vida toda na farmácia, se eu fizer aqui passa a pertencer à farmácia
vai que um dia vendo minha oficina, consigo repassar o programa junto como patrimônio
pago um site há seis anos e descobri que se eu parar ele some, não quero passar por isso na minha floricultura de novo, no fim fica pra mim
o rapaz que fez o programa do meu posto de gasolina foi embora com a senha e eu fiquei na mão, com vocês de quem fica o código
tenho uma escola de natação e o software que uso é tipo aluguel, todo mês choro, o de vocês passa a ser meu mesmo
sou sócio de uma gráfica em Bauru e meu advogado perguntou isso antes de assinar, a propriedade do que for construído fica conosco
vendi minha primeira lanchonete e o site foi junto com a agência, não com o novo dono, com o que vocês fizerem eu posso passar adiante
na nossa cooperativa de leite os associados morrem de medo de ficar amarrados num fornecedor só, a gente sai livre depois de pronto
mandei fazer um sisteminha pra minha serralheria e o cara não me deu nem o arquivo, vocês entregam a posse de tudo
sou dentista, tô saindo de uma plataforma que prende a gente pelos dados, se um dia eu quiser outro programador, posso levar o sistema
trabalho no jurídico de uma construtora e estamos revisando cessão de direitos, o software desenvolvido pertence à contratante
oxente, meu irmão pagou caro num sistema e ainda disseram que era emprestado, o de vcs é emprestado ou comprado
quero deixar a marcenaria pros meus filhos um dia, com site e tudo, isso que vocês constroem entra no que é meu por direito
cuido da tecnologia de uma rede de óticas e o fornecedor atual trava qualquer mudança, depois da entrega nós mandamos no produto
tô abrindo uma loja de aquário, já tive carro alugado e casa alugada, cansei, o site eu compro ou alugo
meu ex sócio ficou com o site da firma no nome dele e eu perdi tudo, quero saber se vai ser no meu
fica meu pra sempre né
o codigo fonte é de quem
depois ninguém me toma
o site vira propriedade minha
é comodato ou é da gente
fico preso em vcs não, né
posso vender o sistema dps
o bichin fica sendo meu mermo
se eu brigar com vocês perco tudo
o código fica comigo
é meu igual casa própria, né
a quem pertence a propriedade intelectual
na firma anterior descobri tarde demais que o sistema era deles e, quando quis sair, fiquei de mãos abanando depois de cinco anos pagando, aí com vocês de quem ele é
vou deixar o restaurante para meus netos um dia e quero que tudo que eu construir fique na família, o que vocês fizerem passa a ser meu mesmo
oi, boa semana! o programa vai ser patrimônio da minha empresa
não falo de domínio nem mensalidade, falo de ser dono do sistema
Meu antigo fornecedor alugava o programa da minha imobiliária: parei de pagar, perdi tudo. O que vocês constroem fica de quem?
sou músico e sei bem o q é perder direito autoral pra gravadora. o codigo do app é meu ou de vcs?
o terreno é meu, a casa é minha, e o sistema depois de pago, é meu também ou é tipo inquilino?
A diretoria da cooperativa quer saber se, rompida a relação, levamos o portal para outro prestador. Pertence a nós?
minha tia teve o site sequestrado pelo sobrinho kkkk sério, ele não devolve. com vocês de quem é a chave da casa?
Se amanhã eu vender a minha rede de óticas, o sistema vai junto como patrimônio da empresa ou é de vocês?
pintei um quadro por encomenda e o cliente achou que podia copiar; no software, o direito fica com quem encomenda?
vou mandar fazer um robô pro sindicato; acabando o mandato da nossa chapa, ele é do sindicato ou da nora?
Tenho patente de um engate de reboque e sou chato com isso. A titularidade do programa desenvolvido é do contratante?
não quero ficar preso a ninguém, já basta o consórcio. pronto o trabalho, posso fazer o que eu quiser com ele?
o chão da fábrica eu conheço, o de TI não: comprei o sistema, o sistema é da Metalúrgica ou eu só tenho licença de uso?
a loja é minha mas o site tá no nome do ex namorado da minha filha. com vcs fica no nome de quem, meu?
O programa da minha clínica de vacina foi feito por uma empresa que fechou, e descobri que a gente só tinha uma licença. O que for feito com vocês passa a ser propriedade nossa?
mandei fazer uma logo e a moça não me deu o arquivo aberto, fiquei refém. o sistema que vocês entregam é meu de verdade?
Depois de pronto o sistema fica sendo meu ou eu fico amarrado com vcs?
Sou advogada da contratante. Ao final do desenvolvimento, o sistema fica sendo da minha cliente ou é uma espécie de aluguel?
depois de pronto o sistema é meu mesmo ou fico preso em vcs
depois que acabar e eu pagar tudo, o programa é meu ou fico alugando de vocês pra sempre?
o sistema fica sendo meu ou é alugado de vocês?
não vou ficar refém de vocês né? o programa não é de vocês depois?
se eu fizer cm vcs dps o negocio fica sendo meu msm ou fico preso pagando aluguel d sistema
Ponto sensível: encerrado o projeto, de quem é o sistema? Não aceito ficar refém de licença.
No fim do projeto o sistema é do cliente ou fica com vocês?
Nosso fornecedor atual diz que, se sairmos, perdemos tudo, porque o programa é dele. Com vocês, o sistema fica sendo da escola?
Encerrado o trabalho, de quem é o sistema: meu ou da Nora?
Uma preocupação minha: depois de pronto, o sistema é da fábrica ou continua sendo de vocês?
no fim o sistema fica nosso ou é daqueles alugado q se parar de pagar some tudo
O menino que fez o caderno eletrônico da minha bodega foi pra São Paulo e levou tudo com ele, se eu fizer com vocês a coisa fica sendo minha ou continua sendo de vocês?
Cumpre-nos verificar se, concluída a execução, a titularidade do sistema e dos artefatos desenvolvidos passa ao contratante ou permanece com a contratada sob licença.
se eu paga o site eh meu pra sempre ou tipo cs pode pega de volta um dia
hoje descobri que o programa que uso há cinco anos é alugado e se eu parar some tudo, o que vocês fizerem pra minha loja eu viro dono?
A frase fica com um sistema que é seu abrange o código-fonte, ou apenas o direito de uso? Preciso saber a quem pertence o produto final.
Bah, terra arrendada não é terra minha, e esse sistema que vocês constroem fica no meu nome ou sigo pagando de arrendatário?
Somos três sócias brigadas por causa de um domínio registrado em nome do ex-funcionário, antes de começar de novo, quem é o proprietário do que vocês entregam?
o antigo fornecedor sequestrou o meu site quando atrasei uma parcela, com vocês o sistema fica no meu nome
a outra empresa não me entregou a senha de nada e sumiu, no caso de vocês eu saio com tudo que é meu
quando rompi com a agência descobri que nem o código era meu, aqui a propriedade fica com quem
Aluguei minha casa quinze anos e nunca foi minha, o sistema que vocês fazem também é alugado ou passa a ser meu de papel passado
O domínio do meu site antigo estava no nome do sobrinho do dono da agência, foi um parto; o programa que a Nora criar fica no nome de quem
minha banda perdeu as músicas pro produtor pq ninguém leu o contrato, então antes de tudo: o app pronto pertence a mim ou a vcs
Dei meu cavalo em comodato e nunca mais vi o bicho, e o software encomendado, é propriedade de quem paga
Se um dia eu brigar com a Nora, quero poder levar o código-fonte pra outro técnico sem pedir bênção, posso?
Pago mensalidade de ERP há oito anos e no dia que parar não tenho nada, com vocês o que construírem é da empresa cliente
Sou herdeira de patente do meu avô e entendo o valor disso, por isso pergunto quem detém os direitos do que for desenvolvido
`,
  "follow-along": `
dá pra acompanhar o andamento pelo celular
posso acompanhar o projeto pelo whatsapp
eu aprovo antes de seguir pra próxima parte
tem como acompanhar de perto
não quero surpresa no fim, quero ver antes
vcs vão mostrando as parte prontas
posso dar palpite no meio
dá pra eu ir olhando enquanto faz
vou vendo o projeto crescer
só mostram no final ou dá pra ver antes
eu consigo ir vendo o site ficando pronto
posso acompanhar o projeto
consigo ver o andamento
eu acompanho as etapas
vou vendo enquanto vocês fazem
só vejo no final
vocês mostram o que estão fazendo
tem como ver as prévias
participo do projeto
posso dar opinião durante o desenvolvimento
vou poder aprovar cada etapa
como acompanho o desenvolvimento
vocês mandam atualizações durante o projeto
fico sabendo das decisões
vou ver o andamento ou só no final
gosto de acompanhar de perto, deixam
mostram prévia durante a construção
quero ir opinando enquanto fazem
recebo relatório de andamento do projeto
consigo espiar o que já está pronto
posso pedir mudança no meio do caminho, enquanto vocês montam
não quero surpresa no fim, me mostram as partes
Haverá reuniões de acompanhamento durante o desenvolvimento?
eu decido junto ou vcs decidem tudo
na obra da minha casa eu ia todo dia olhar, no projeto posso também
sou controladora, quero saber de tudo que acontece no projeto
cliente dá opinião ou só recebe
vcs somem durante o projeto e voltam com ele pronto
preciso aprovar o layout antes de programarem
como fico sabendo em que pé está
vou conseguir ver a evolução semana a semana
o cliente tem voz nas decisões
me avisa de cada passo
tem como eu ir acompanhano
meu sócio quer dar pitaco, pode
participo das escolhas ou é caixa preta
dão satisfação durante o serviço
posso validar cada pedaço do sistema de estacionamento antes do próximo
é transparente o processo pra quem contrata
consigo ir olhando as telas antes de terminar?
me mandam foto do andamento toda semana
durante a obra posso ir espiando, como faço com pedreiro
em cada fase submetem o trabalho à minha aprovação
Quando mandei fazer os móveis do consultório, o marceneiro só apareceu no último dia com tudo errado, por isso pergunto se ao longo do serviço vou vendo e corrigindo
haverá relatórios de andamento para a diretoria
eu participo ou só recebo no fim
posso mudar a cor no meio do caminho
qro ver ficando pronto, da?
a gente fica sabendo em que pé tá
o contratante toma parte nas decisões
de quanto em quanto tempo vocês mostram o que já fizeram
tem prestação de contas do que vai sendo feito
Gosto de estar no pé, meu filho diz que é defeito, mas numa obra minha eu vou todo dia; no projeto de vocês eu também poderia acompanhar de perto
se eu tiver uma ideia nova na metade posso falar
dou meu aval antes de irem adiante
vcs mandam print de como ta ficando
sou mestre de obra e sei que surpresa no fim é briga, então me mostram o andamento por partes ou só a casa pronta
consigo opinar nos desenhos
me avisam quando tomarem alguma decisão importante
posso ficar olhando vcs fazerem
existe acompanhamento durante a execução
na escola o professor vê o rascunho antes do trabalho final, com vcs eu tb vou vendo os rascunhos do site do meu canil
A comissão de obras reúne-se quinzenalmente e deseja apreciar o andamento a cada encontro, não lhe convindo conhecer o trabalho somente quando concluído
mandei pintar a caminhonete de azul e veio verde, porque só me chamaram pra ver no fim; quero saber se cês me chamam no meio
minha irmã é super chata com detalhe e quer palpitar em tudo no site do ateliê dela, ela pode ir acompanhando e pedindo pra mudar
sou de ficar na beira do fogão mexendo a panela, então no meu sistema também ia querer ver cada parte conforme fosse ficando pronta
entreguei a chave da reforma pro pedreiro e só vi o estrago no final, não quero repetir
gosto de ficar em cima, sou chata mesmo
da última vez só me mostraram quando já estava pronto e errado
vou ficar no escuro até o dia da entrega
a diretora da escola exige ver cada pedaço antes de avançar
quero ir provando a massa enquanto vocês batem
posso ir dando meu pitaco conforme for saindo
tenho medo de descobrir tarde demais que entenderam tudo errado
vão me mostrando os rascunhos do site do buffet ou é surpresa
dá pra eu ver em que pé está sem ter que ficar ligando
minha sócia precisa dar o ok em cada pedacinho, isso é possível
se na metade eu achar que a cor tá feia dá pra falar
fico por dentro do andamento ou só vejo quando acabar
Há marcos de validação com aceite do contratante
A metodologia prevê entregas parciais para aprovação
Que visibilidade o cliente tem durante a execução
Existe relatório periódico de andamento
O fiscal do contrato poderá acompanhar cada fase
Como se dá a governança do projeto junto ao cliente
vejo o andamento
aprovo antes?
posso ir vendo
mandam parcial
acompanho td
dou pitaco no meio
consigo ver como anda a obra do meu site
vocês mostram cada passo pra mim
vou acompanhando o andamento ou só vejo no fim
me avisam do andamento enquanto fazem
dou opinião no desenho antes de acabar
posso espiar o projeto no meio
contratei um pedreiro que só chamou quando acabou e ficou torto, aqui eu olho durante
tenho ateliê e sou chata com detalhe, vão me mostrando os pedaços conforme ficam prontos
meu sócio quer reunião de acompanhamento, ele consegue espiar o que tá sendo feito
sou diretora e não gosto de surpresa no fim, participo das escolhas no caminho
no meio do caminho a gente vai vendo o que está sendo feito
reformei minha loja de sapato e o pedreiro só me mostrou no fim, ficou tudo torto, com vocês eu vejo as coisas no meio do caminho
sou arquiteta e meu cliente vê cada prancha antes da obra andar, aqui o cliente também vai vendo
tenho um buffet infantil, da última vez pagaram pra um menino e ficamos dois meses no escuro, vocês vão me mostrando o andamento
sou meio controlador confesso, tenho uma torrefação em Varginha e gosto de meter o bedelho, vocês deixam o dono por perto durante a obra
meu chefe na transportadora cobra relatório toda sexta de tudo que está contratado, vou ter como contar pra ele em que pé está
faço roupa sob medida, a cliente prova três vezes antes de terminar, com o site de vocês tem prova também
a gestora da nossa clínica quer validar tela por tela antes de continuar, isso é possível no jeito de vocês
moro no sítio e a internet aqui é fraca, mas quero espiar o trabalho de vez em quando, vão me dando notícia
olha, mandei fazer um programa pra minha loja de ração e quando chegou não era nada do combinado, desta vez consigo corrigir o rumo antes do fim
somos três sócias numa marca de cerâmica e todas querem opinar, a gente pode ir dando pitaco enquanto vocês constroem
trabalho numa construtora acostumada com medição de obra por fase, vocês mostram o avanço por fase também
eu sou daqueles que abre a panela toda hora pra ver se o arroz tá pronto kkk, na minha pizzaria é assim, com vcs posso abrir a panela
na associação de moradores preciso prestar conta pro pessoal de cada passo, vocês deixam a gente a par do que decidirem
sou professora, gosto de ver rascunho antes da versão final, vou poder ver o rascunho do meu site
vou vendo ou só no final
me mostram as partes antes
posso ir fuçando no meio
ceis dão notícia do andamento
eu opino durante ou não
fico no escuro até acabar
vão me pondo a par né
quero espiar o serviço, pode
posso espiar enquanto cês montam
vou tendo notícia durante a obra
dá pra eu ir opinando, bichinha
haverá prestação de contas das fases
quando reformei a cozinha o pedreiro sumia e eu só via o resultado torto no fim, desta vez quero estar de olho no serviço, vocês deixam o cliente ver durante
sou muito detalhista com cor e palavra e fico aflita se não sei a quantas anda um trabalho meu, com vocês eu consigo ir olhando e aprovando os pedaços
oi, gente querida! vou poder dar pitaco durante a construção
não é depois da entrega, é no meio: eu vejo o andamento
não quero ficar no escuro enquanto vocês fazem
morro de agonia de não saber o que tão fazendo com meu projeto, vocês mostram cada etapa
Quando fiz minha casa eu ia todo dia ver o tijolo subir. No sistema da minha loja de material de construção também posso ir vendo?
a moça do vestido me fez três provas antes do casamento, vcs fazem prova do site comigo antes de acabar?
Nosso comitê precisa aprovar cada fase do portal. O cliente participa das decisões durante o desenvolvimento?
da outra vez sumiram dois meses e voltaram com um site roxo que eu nunca pedi. eu vou ver enquanto fazem?
sou ansiosa diagnosticada, tomo remédio e tudo, preciso saber em que pé tá meu app toda semana. dá?
mando fazer o bolo e olho até a massa, minha confeiteira me odeia. vcs deixam eu palpitar no meio?
Gerencio obra pública e sem relatório de andamento não há pagamento. Os senhores mostram o progresso etapa a etapa?
vou ter que esperar o final pra ver o robô ou dá pra ir espiando como ele responde enquanto montam?
Não quero receber caixa preta. Vão me mostrar por que escolheram uma coisa e não outra?
eu e meu irmão brigamos por tudo na marcenaria, então cada passo tem que ter nós dois olhando. vocês mostram cada passo?
se no meio do caminho eu perceber que a cor do logo ficou feia, eu vejo isso a tempo ou só no dia da entrega?
cês vão me dando notícia conforme forem fazendo ou fico igual marido em sala de parto?
Minha arquiteta me mandava foto da obra toda sexta e eu dormia tranquila. Enquanto o e-commerce da minha marca de pijama estiver sendo feito, eu também vou vendo como está ficando?
eu sou chata de galocha, quero opinar da cor do botão até o nome do menu do portal. posso ir dando pitaco durante?
eu consigo ir vendo o projeto enquanto vcs faz ou só vejo no fim
Da pra acompanhar as etapas do projeto ou so vejo no final?
eu consigo ir acompanhando o trampo ou só vejo no final
eu consigo ir vendo o site ficando pronto ou só mostram no final
Quando fiz a reforma da cozinha, o pedreiro não me deixava entrar e ficou tudo torto, nesse negócio de site eu vou vendo como está ficando ou só no fim?
Nosso manual de gestão de contratos exige que o fiscal acompanhe a execução etapa por etapa; a empresa viabiliza esse acompanhamento durante o desenvolvimento?
vcs vao mandano print de como ta ficano ou so mostra qndo ta pronto pq eu qro da pitaco
cheguei agora do contador, passei a tarde ouvindo explicação atrasada, não aguento mais ser o último a saber, durante o projeto vocês vão me deixando a par?
Em Sobre consta você acompanha cada etapa; haverá visibilidade intermediária do desenvolvimento ou apenas marcos de início e fim?
Uai, gosto de ficar de olho na obra, cutucando tijolo, enquanto ocês fazem o sistema eu posso ir espiando e dando minha opinião?
Sou diretora de escola e preciso relatar ao conselho todo mês em que altura anda o projeto, eu vou conseguir ver o andamento com vocês?
o escritório que contratei antes sumia semanas e só aparecia pra cobrar, eu consigo acompanhar o andamento com vocês
odiei ficar sem notícia do meu site na outra agência, aqui a gente vai vendo conforme fica pronto
reclamei a vida inteira de fornecedor que não dá satisfação no meio do serviço, vocês mostram as etapas
A obra da minha cozinha foi uma caixa preta de seis meses, e no projeto de vocês eu posso ir vendo e palpitando
Acompanho rastreio de encomenda de cinco em cinco minutos, sou ansiosa, vou conseguir acompanhar também o meu site sendo feito?
o suporte do outro cara só respondia tá quase, vcs mostram o negócio pela metade pra gente ver
Sou controladora, admito, até o bolo de casamento eu quis ver na forma, durante o trabalho de vocês o cliente aprova as partes?
Minha chefe exige relatório toda sexta até de quem rega planta, enquanto vocês desenvolvem a gente fica sabendo do andamento
Paguei adiantado por um quadro e só vi na entrega, o nariz saiu torto; na Nora dá pra ver o rascunho e mandar mudar
O preço a gente conversa, mas eu não assino nada em que não possa meter o bedelho no caminho, o cliente participa das etapas?
`,
  process: `
como vocês descobrem o que eu preciso
o q eu preciso ter pra começa
me explica o passo a passo
bonito, mas na prática como vocês trabalham
como q funciona fazer um projeto cm vcs
como é o atendimento durante o projeto
quem vai ser meu contato durante o projeto
tem reunião toda semana
como vocês fazem pra entender meu negócio
como funciona o processo
como é o passo a passo
como vocês trabalham
quais as etapas do projeto
como começa um projeto
como funciona pra contratar
por onde a gente começa
qual é a primeira etapa
como é o método de vocês
como vocês fazem um projeto
o que preciso ter pra começar
como funciona o desenvolvimento
o que vocês precisam de mim pra começar
vocês escutam o cliente antes
como vocês entendem o que eu preciso
de que forma vocês trabalham
como é o passo a passo até ficar pronto
como se desenrola um projeto do início ao fim
me explica a metodologia
como é que vocês levantam o que minha imobiliária precisa
usam scrum, kanban ou cascata
qual o fluxo de trabalho depois que fecho
Como se dá a condução dos projetos, da concepção à implantação?
nunca contratei um sistema, como é isso
é igual encomendar móvel planejado, vem medir primeiro
qtas etapas tem
primeiro vocês conversam ou já saem fazendo
como vai ser se eu contratar vocês
começam desenhando, programando ou perguntando
tem uma fase de diagnóstico antes
como transformam minha ideia num sistema
qual o caminho entre o primeiro papo e o site no ar
uai, e como é que faz esse trem, do começo ao fim
quero entender o método de vocês
sou engenheiro e gosto de cronograma, quais as fases
como vcs trabalha
o que vocês perguntam pro cliente no começo
vai ter briefing
como é a dinâmica de vocês com um cliente novo
de que jeito vocês trabalham
antes de escrever a primeira tela vocês estudam a rotina da empresa?
vocês fazem reunião pra entender o negócio antes de começar, ou como é
por onde principia o serviço, qual é o primeiro passo depois que a gente acerta
descrevam a metodologia empregada do levantamento até a entrega
Nunca mandei fazer nada de computador na vida, sei encomendar sela, caixão de abelha e até casa, mas isso não; como é que corre o serviço com vocês, do começo ao fim
oq acontece depois q eu contrato
cês perguntam o quê pra gente antes de começar
quais são as fases até a conclusão
tipo, primeiro desenha e dps programa?
de que jeito os senhores conduzem um projeto
vocês primeiro olham como a gente lida aqui
como vcs sabem oq fazer se vcs nem conhecem minha loja
quero entender o rito: reunião, proposta, execução, é assim
Antes de levar o assunto à assembleia de condôminos preciso explicar como se desenvolve o trabalho, quais etapas e em que ordem
cês vão montando na hora ou planejam antes
qual o fluxo de trabalho adotado
faz desenho antes?
do primeiro encontro até entregar, me conta o caminho
tem entrevista com os funcionários pra entender o serviço
vocês chegam com tudo decidido ou ouvem a gente, que o último nem deixou eu falar e já foi abrindo o computador
como é feito um sistema, do zero, por vcs
que procedimento seguem para diagnosticar a necessidade do cliente
quais os passos pra ter um site c vcs
minha mãe nunca contratou ninguém de internet e tá com vergonha de perguntar, como q é, vcs vêm com um monte de pergunta ou já começam a fazer
Na ocasião em que restauramos a matriz houve levantamento, projeto, orçamento e obra, nessa ordem; com os senhores a sequência dos trabalhos é semelhante
pra fazer uma sela eu meço o lombo do cavalo, corto, molho e costuro; e vocês, por onde pegam quando alguém encomenda um sistema
tô querendo fazer um site pro meu grupo de teatro e só queria entender o que acontece primeiro, segundo e terceiro, tipo receita de bolo
de que hora em que hora vai cada etapa do serviço, digo, o que se faz primeiro e o que se faz depois
de que jeito vocês trabalham, do primeiro café até a entrega
nunca contratei esse tipo de coisa, por onde começa a dança
se eu disser sim hoje, o que acontece amanhã
como vocês passam de um papo na oficina pra uma coisa pronta
na construção tem planta, fundação, parede, e aqui
que tipo de pergunta vocês fazem antes de mexer
quem decide o que vai ser feito, sou eu ou são vocês
queria entender o caminho da ideia até entrar no ar
a cooperativa quer ver o passo a passo antes de votar
de que jeito vocês levam um trabalho do início ao fim
como vocês vão aprender o jeito doido que minha feira funciona
vocês já chegam programando ou antes tem conversa
me conta a receita do bolo de um projeto aí
explico minha rotina da transportadora e depois, o que vocês fazem com isso
Qual a metodologia de desenvolvimento empregada
Descrevam as fases do ciclo de projeto
Há etapa formal de levantamento de requisitos
Trabalham com método ágil ou cascata
O plano de trabalho segue que sequência
Qual o rito de concepção, execução e homologação
como func o projeto
etapas?
metodo de vcs
por onde começa
passo a passo
scrum ou oq
como começa o trabalho de vocês
qual o passo a passo pra criar um sistema
depois de fechado o que fazem primeiro
me explica as fases do projeto
de que jeito vocês levantam o que preciso
nunca contratei isso na minha padaria, do primeiro papo até ficar no ar acontece o quê
minha fábrica tem jeito próprio de trabalhar, como vcs fazem pra conhecer a rotina antes de criar
sou gerente de projetos e preciso da metodologia, qual o roteiro que seguem
tô perdida, tenho um salão e quero modernizar, por onde vcs pegam o fio da meada
tenho uma confecção em Santa Cruz do Capibaribe e nunca contratei nada de computador na vida, por onde vocês começam com um cliente novo
sou engenheiro civil, na obra é projeto, fundação e acabamento, no trabalho de vocês qual seria essa sequência
aqui na oficina o carro chega, a gente escuta o barulho e depois abre o motor, e vocês, como é que tocam o serviço
fechei com uma agência que já chegou mostrando layout sem perguntar nada da minha clínica, como é a metodologia de vocês
tô pensando em informatizar a fazenda do meu sogro, ele é desconfiado e quer saber o passo a passo antes, como que se dá
minha gerente pediu um fluxograma do fornecedor antes de aprovar a contratação, poderiam descrever como conduzem um trabalho do começo ao fim
tenho um petshop, decidi que vou fechar com alguém este mês, digamos que eu diga sim hoje, o que vem na sequência
sou confeiteira e pra cada bolo eu tenho a entrevista, o desenho e a prova, vocês têm um roteiro desses também
na cooperativa de táxi cada motorista tem uma opinião do que precisa, como vocês fazem pra tirar um projeto dessa bagunça
não sei explicar direito o que eu quero pra minha loja de material elétrico, só sei que tá ruim, vocês fazem uma espécie de diagnóstico primeiro
trabalho com compras numa usina e preciso preencher uma ficha sobre o modo de execução do fornecedor, como é o de vocês
dona de salão há 30 anos, fiz tudo na raça, agora minha neta quer que eu contrate vocês, me explica o caminho do zero até o pronto
sou de Belém, tenho uma loja de açaí e só falei com agência que manda orçamento sem ouvir, vocês escutam a gente antes de sair fazendo
já pesquisei três empresas pra fazer o sistema do meu laboratório e cada uma trabalha de um jeito, scrum, cascata, sei lá, qual é a de vocês
cumé que cês trabaia
passo a passo do serviço
começa por onde o negócio
qual o esquema de trabalho docês
fechei, e aí acontece o quê
como vcs tocam um projeto
rola uma entrevista antes
me explica a tocada do trampo
por onde cês começam o serviço
qual é o passo a passo daí
como é o rito de trabalho, doutor
descreva a metodologia empregada
nunca encomendei nada parecido na vida, só sei fazer queijo e tocar viola, então me conta como é que a coisa anda desde a primeira prosa até a entrega
na minha equipe usamos quadros e reuniões curtas toda manhã, e antes de indicar alguém para a diretoria preciso entender como vocês conduzem um trabalho do início ao fim
bom diaa, tudo azul? como é que rola um projeto aí dentro
sem me falar de prazo, me conta quais fases o trabalho tem
Vou ser sincero, eu nunca mandei fazer nem um armário planejado, quanto mais um programa. Como é o passo a passo pra sair um sistema pra minha cervejaria?
no estúdio de tattoo eu primeiro converso, depois rabisco, depois risco na pele. como é a sequência aí?
a gente faz levantamento, planta, alvará, obra. e site, qual a ordem das coisas com vocês?
Sou gerente de projetos numa construtora e quero entender a metodologia: por onde começam e como encerram?
de que jeito cês trabalham, uai? chega e vai fazendo ou senta pra ouvir a gente antes?
minha agenda tá um caos, meu estoque tá um caos, minha vida tá um caos. como é que vocês começam a botar ordem num cliente assim?
quando fizeram o app de reservas começaram pelo desenho ou pela conversa? quero saber o método de vcs com qualquer cliente
Em terapia fazemos anamnese antes de qualquer intervenção. Existe um diagnóstico no trabalho de vocês?
fecho hoje com vcs, aí o que acontece na semana um, na dois, até ficar de pé?
Nossa rede de clínicas já passou por cascata e ágil. Como se dá a condução do projeto com a Nora?
a mulher do cerimonial me mostrou um cronograminha com as fases, o de vocês tem quais fases do começo ao fim?
como que vcs transformam uma ideia maluca minha de aluguel de drone em coisa pronta, qual o caminho?
se o dono não sabe direito o que quer, tipo eu com minha pet shop, como vocês conduzem?
Herdei uma gráfica de convites que anota tudo em ficha de papelão e quero informatizar, mas não sei nem o que pedir. Como é que vocês conduzem um cliente assim, do primeiro papo até funcionar?
tô acostumada com obra: visita, medição, projeto, execução. na hora de fazer um app pro meu estúdio de dança, quais são as etapas de vocês?
como começa isso vcs ja sai fazendo ou conversa antes
como funciona o trabalho de vcs desde o começo?
Como se dá o início de um projeto com vocês? O que acontece primeiro?
Não entendo nada de computador, mal mexo no celular, e tenho até vergonha de reunião com esse povo que fala difícil. Como é que vocês começam um trabalho com alguém assim feito eu? Vem com tudo pronto ou primeiro escuta?
Eu nunca mandei fazer nada disso na vida, só vestido de noiva, que a gente tira medida, prova e ajusta, com vocês o caminho é como, do começo até o fim?
Solicito descrição da metodologia de execução adotada pela empresa, desde o levantamento inicial até a entrega, para instrução do estudo técnico preliminar.
como q funciona p faze um projeto cs ve primeiro faz desenho dps codigo tipo qual a ordem
hoje minha funcionária perguntou o que muda na loja quando esse pessoal começar e eu não soube dizer, me conta como vocês trabalham, passo a passo
A página menciona ouvir como se trabalha hoje, definir antes da primeira linha de código e depois medir; qual é a sequência completa das etapas de um projeto?
Bah, pra plantar soja eu sei a ordem, prepara, semeia, cuida e colhe, e pra fazer um sistema com vocês, como é que vai o serviço?
Meu sócio quer já sair pedindo tela, eu acho que primeiro vem a conversa, pra tirar a teima: por onde vocês dão início e o que vem depois?
Meu curso de culinária ensina receita passo a passo, e a receita de vocês pra tirar um sistema do papel, como é
O processo trabalhista da minha firma já dura seis anos e o de vocês espero que seja mais leve kkk, como se desenrola um projeto aí
tenho o estoque na cabeça, as vendas no caderno e as dívidas no coração, por qual ponta vcs começam a trabalhar com alguém assim
A costureira tira medida, corta, prova e arremata; com vocês quais são as etapas até a roupa ficar pronta
Sou arquiteta e meu cliente passa por briefing, estudo e executivo, na Nora o percurso do trabalho é parecido
O prazo você já disse que depende, quero mesmo é a sequência das coisas, o que vem primeiro e o que vem por último quando alguém contrata
Meu médico só me passou remédio depois de escutar meia hora, vocês também escutam antes ou já chegam com a solução na mala
qual o primeiro passo
e qual o primeiro passo
qual seria o primeiro passo
qual é o passo inicial
por onde eu começo
como começa
e agora qual o proximo passo
o que eu faço primeiro
qual o primeiro passo entao
por onde começo com vcs
`,
  "only-needed": `
então a loja é exagero né
isso não é exagero pra mim
não é muita coisa pra um negócio pequeno
acho que um sistema é demais pra mim
não vai ser grande demais pro que eu preciso
será que eu preciso mesmo disso tudo
bonito, mas na prática como é
e na prática como isso funciona
o que é deixar o dia mais leve
como vocês simplificam a tecnologia na prática
na prática como isso funciona no dia a dia
gastar de novo à toa não dá
o sistema de hoje tem tela demais
quero coisa enxuta
meu pessoal odeia sistema complicado
vão me empurrar funcionalidade desnecessária
não quero um trambolho difícil de usar
quero só o básico que funcione
e se eu só precisar de pouca coisa
vocês empurram coisa que eu não preciso
como vocês evitam fazer coisa demais
sistema complicado não adianta pra mim
preciso clicar em quinze lugares pra fazer uma coisa
quero algo simples sem frescura
o sistema vem com um monte de função inútil
não quero pagar por coisa que não vou usar
tenho pavor de sistema cheio de botão que ninguém usa
não quero pagar por função que nunca vou usar
quero o básico do básico
minha equipe é de gente mais velha, tem que ser simples
vão me empurrar um monte de coisa desnecessária
o sistema do meu concorrente tem 200 telas e ninguém entende
meu medo é virar um trambolho
só quero uma telinha que resolva, nada mais
vocês entopem de recurso pra cobrar mais
sou açougueiro, quero dois botões e pronto
é fácil pra funcionário que mal usa celular
Receio contratar algo superdimensionado para a nossa necessidade.
a gente já tem rotina, o sistema vai atrapalhar
vai mudar tudo no jeito que a gente trabalha
um sistema enxuto é possível
não preciso de frescura, só do essencial
vcs empurra coisa q agente nao presisa
programa complicado me dá dor de cabeça, o de vocês é leve no dia a dia
mais um sistema pra me dar trabalho, será que ajuda
queria tirar peso do meu dia e não arrumar outro
tem como ser bem simplesinho
o último software que comprei usei 10% dele
a ideia é que o sistema se adapte a mim e não eu a ele
meus garçons largam qualquer app que tenha muito passo
menos é mais, vocês pensam assim
cortam o que não serve ou fazem tudo que der
não quero um sistema com mil telas, só o básico pra minha quitanda
não quero comprar um avião pra atravessar a rua, preciso só do básico
não quero trem demais, quero pouca coisa e bem feita
porventura fazem somente o que for indispensável, sem supérfluos
Já tive um programa na agropecuária com sessenta telas e eu usava duas, o resto só atrapalhava os meninos do balcão; com vocês também vem esse exagero
sem firula pfv
só preciso de um lugar pra anotar fiado, sem mais nada
quanto menos botão melhor, pq minha vó q vai usar
como evitam entregar funções que ninguém irá usar
pode ser uma coisa bem enxuta
Os moços da outra empresa queriam me vender módulo disso e módulo daquilo, e eu só precisava saber quem me deve; vocês fazem só o que serve
vcs vão querer por um monte de coisa?
sistema mínimo, sem penduricalho
meus peões mal sabem ler, tem de ser coisa de dois botões
faz algo descomplicado
odeio programa cheio de janelinha
contratar apenas o essencial é viável
a gente só usa 10% dos programas, vcs fazem só esses 10
e se eu quiser coisa pouquinha, só o que alivia minha lida
na vida real, com cliente gritando no balcão e criança no colo, ninguém tem tempo de preencher dez campos, cês entendem isso na hora de fazer
o meu dia fica mais leve como
complicado eu não quero, já basta a vida
minha tia comprou um celular caro e só usa pra ligar, ela vai fazer igual com o sistema, então dá pra fazer um bem pequenininho só com o que ela usa
O pároco insiste em que nada de supérfluo se contrate, apenas o registro de batismos e casamentos, e receio que nos ofereçam um aparato desnecessário
na minha quitanda o que pesa é só o fiado e o troco, o resto eu sei de cabeça, não me venham com um programa cheio de perfumaria
o sistema da escola tem mil abas e todo mundo se perde, n quero q o da loja da minha mãe fique assim, quero pouca coisa
meus ajudantes aprenderam a ler agora no supletivo e se assustam com tela cheia, precisava ser só o miudinho que alivia o serviço deles
meu medo é vir um sistema com botão demais pra minha mãe, que só precisa anotar fiado
me empurraram um sistema com duzentas telas e eu uso três
meu pessoal da cozinha mal sabe ler, tem que ser coisa de dois toques
não quero pagar por firula que o salão nunca vai usar
quanto mais simples melhor, eu me embanano com botão
só quero resolver o caderninho do fiado, nada mais
receio que inventem moda e virem minha padaria de cabeça pra baixo
a secretária da paróquia tem 70 anos, precisa caber na cabeça dela
vou ter que mudar meu jeito de trabalhar por causa do programa
já temos burocracia que chega, não quero mais tela pra preencher
odeio programa que pede vinte coisas pra fazer uma
a última ferramenta atrapalhou mais que ajudou na transportadora
o pessoal do campo tem que usar sem pensar
quero o feijão com arroz bem feito, sem enfeite
É possível restringir o escopo ao estritamente necessário
Como evitam funcionalidades supérfluas
O desenvolvimento parte de nossos fluxos atuais ou impõe novos
Busca-se solução enxuta; a abordagem de vocês é compatível
Há risco de superdimensionamento da solução ofertada
O produto se adapta ao processo vigente na cooperativa
só o básico rola
sem firula pf
quero simples
nada complicado
so 1 coisinha da
sem mil botão
o programa que temos na clínica tem mil telas e usamos três, vcs vão me empurrar coisa demais
minhas balconistas são de idade e se atrapalham, dá pra ficar só com o essencial
sou de oficina pequena, quero uma tela e pronto, vocês respeitam isso ou enfeitam
odeio software que dá mais serviço do que tira, o de vcs alivia mesmo a rotina do balcão
comprei um programa pra minha quitanda com duzentos botões e só uso dois, o resto atrapalha, vocês fariam só o que eu uso
tenho uma lavanderia em Niterói, só quero saber qual roupa é de quem, não quero nave espacial, dá pra ser enxuto
minha mãe tem 71 anos e toca o armarinho sozinha, qualquer telinha a mais ela desiste, vocês fazem um troço sem frescura
sou dono de uma transportadora pequena e todo vendedor me empurra módulo que não pedi, vocês também ficam empurrando coisa
na clínica onde sou recepcionista o sistema pede vinte campos pra cadastrar um paciente, um inferno, o de vocês deixa só o essencial
eu crio galinha caipira e vendo ovo, minha conta é simples, não quero pagar por firula, cês sabem fazer coisa simples
sou gestora de um almoxarifado público e o último software era tão inchado que voltamos pro caderno, o que vocês entregam é leve de usar no dia a dia
o povo do meu restaurante mal sabe usar celular, se complicar eles largam, vocês pensam em quem vai mexer ou enchem de função
tô farto de aplicativo que faz café e chama táxi, na minha bicicletaria eu quero ordem de serviço e pronto, cabe no que vocês fazem
meu sócio quer botar de tudo no sistema e eu acho exagero, somos só uma loja de colchão, vocês ajudam a cortar o que não presta
uai moço, nossa venda aqui na roça é no fiado e no caderninho, queria trocar só o caderninho, sem inventar moda, tem jeito
trabalho em hospital e ali cada clique custa tempo, já vi software bonito que ninguém usa, como vocês evitam colocar coisa demais
sou taxista e faço corrida pra empresa, preciso anotar viagem e valor, mais nada, vocês topam uma coisa tão pelada assim
o sistema da escola tem tela que ninguém nunca abriu em cinco anos, eu queria o contrário disso, vocês tiram a gordura
quero o basicão sem firula
sem enfeite, só o que presta
não me empurra função demais hein
tem q ser facinho pro pessoal
odeio programa cheio de trem
só o necessario pfv, pode
um negocin simples sem frescura
vcs ficam enchendo linguiça no sistema
não vou usar nem metade das função
queria só o basicão, sem firula
meu povo se embola com tela cheia
não desejo funcionalidades supérfluas
o programa da cooperativa tem duzentos menus e a gente só usa dois, o resto atrapalha e assusta o pessoal mais antigo, vocês conseguem fazer uma coisa enxuta
da última vez empurraram para a minha farmácia um monte de módulo que ninguém pediu e a conta veio junto, vocês entregam só aquilo que a gente precisa mesmo
oi, com todo respeito, vocês vão me empurrar um monte de recurso inútil
relatório, gráfico, nada disso: faço questão do simplezinho que resolva
tenho pavor de sistema cheio de botão que ninguém usa, tipo o que a gente tem hoje aqui na oficina, que pra abrir uma OS precisa clicar em quinze lugar, como que vocês evitam isso? porque o dono não quer gastar de novo à toa
Meu sobrinho botou no meu celular um programa de contas com vinte botões e eu só usava um, vocês fazem uma coisinha pequena só com o que eu vou usar mesmo?
Receamos o superdimensionamento da solução; a empresa limita o escopo às necessidades efetivamente levantadas ou inclui módulos além do requerido?
n qro um monte d coisa no sistema do gremio so bota o nome e se pago da p faze so isso
o programa que aluguei tem folha, frota, produção e eu só vendo pano de prato, hoje passei duas horas perdido em menu, vocês fazem só o necessário?
A frase construímos só o que deixa o seu dia mais leve significa que funcionalidades não usadas ficam de fora por princípio?
Uai, num quero um trem cheio de nove hora não, só anotar quantos litro de leite cada vaca deu, ocês fazem simples assim sem enfeite?
Já paguei por um painel lindo com gráficos que ninguém na oficina abre, dá pra vocês cortarem tudo que não serve e ficar só o essencial?
a consultoria anterior me empurrou vinte módulos que ninguém usa, vocês fazem só o que eu preciso
o sistema que me venderam era tão complicado que o pessoal voltou pro caderno, vocês fazem coisa enxuta
Comprei uma panela elétrica com quarenta funções e uso uma, o sistema que fizerem vai ser carregado de botão assim?
meu carro tem até teto que abre e eu só queria ir na roça, no meu site tb vão enfiar frescura ou fazem só o q preciso
A vendedora do plano de telefone me empurrou seguro, antivírus e TV, vocês são de empurrar módulo também
Meu relatório de vendas cabe num guardanapo e é tudo que quero do programa, conseguem fazer coisa assim sem inventar moda
O app do banco tem jogo, loja e até horóscopo, Deus me livre, o que a Nora monta fica só no essencial
Tenho medo de pedir um banquinho e receberem um orçamento de sofá, vocês se seguram no que a gente realmente usa?
`,
  jargon: `
vcs tem paciencia pra explica
sou burra pra tecnologia
explica fácil que sou leiga
sou velho, não entendo essas coisas
n entendo nada de internet
você pode falar mais simples
me explica com calma, sou idoso
falam português claro
explicam tudo sem enrolação
preciso saber de tecnologia pra contratar
vou ter que entender de tecnologia pra trabalhar com vocês
não entendo nada de tecnologia, vocês explicam
vocês falam difícil
não sei nada de computador
explicam de um jeito simples
sou leigo, vou conseguir entender
vou entender o que vocês estão fazendo
não quero ninguém falando inglês técnico comigo
sou meio analfabeto digital
falam a minha língua ou só termo técnico
não manjo nada de informática
sou leiga total, vou conseguir conversar com vocês
tecniquês me dá sono
meu último técnico falava grego
sou da roça e mal sei ligar computador, vão rir de mim
explica como se eu tivesse cinco anos, vocês fazem isso
não sei o que é back-end nem quero saber
tenho 72 anos, vão ter calma comigo
fico com vergonha de perguntar coisa boba, vocês são pacientes
Não possuo conhecimento técnico. Isso será um obstáculo?
oxente, eu num entendo essas palavra difícil não
vcs usam mta palavra em inglês
preciso saber de computador pra contratar
api, deploy, framework... boio em tudo isso
me explicam as coisas de um jeito que dê pra entender
eu sou meio burra pra tecnologia kkk
sou cozinheira, meu negócio é panela, vou me perder nas reuniões
traduzem o informatiquês
tem que entender de programação pra acompanhar
gente simples consegue fazer negócio com vocês
não sei nem o que pedir porque não sei os nomes
vou ficar boiano nas reunião
falam a minha língua de comerciante
o menino da informática me enrola com termo difícil, vcs também
zero conhecimento, e aí
esse negócio de api e cms me dá nó na cabeça, vocês explicam simples?
tenho 68 anos e morro de vergonha de perguntar coisa de computador
vosmecês falam língua de gente ou aquele inglês de computador
n entendo essas palavras difícil, vcs explicam
sou analfabeto de informática, têm paciência comigo
Fiz até a quarta série e tudo que sei aprendi na lida, então quando o moço do banco fala em aplicativo eu só balanço a cabeça; com vocês eu vou entender a conversa
explica tipo pra criança
os termos técnicos são esclarecidos ao leigo
não sei nem o que é navegador, dá pra negociar comigo assim mesmo
meu pai n sabe nada de pc, ele vai entender vcs
a conversa é em português claro
já me embrulharam com palavra bonita, cês são de falar complicado
oq é deploy? vcs ficam falando essas coisas?
Aos setenta e nove anos tenho vergonha de perguntar duas vezes a mesma coisa, e os técnicos costumam bufar; a equipe dos senhores explica com calma
tem que saber mexer em computador pra contratar cês
o rapaz da internet falou quinze minuto e eu não peguei nada, cês são assim
trocam em miúdos
a apresentação da proposta vem em linguagem acessível aos conselheiros
eu só tenho 15 anos e n sei os nomes das coisas, vou me perder?
front, back, api, que língua é essa, vocês usam isso comigo
me sinto burra quando falam de computador, e não queria passar por isso outra vez, vocês conversam simples
não domino o vocabulário da área
falam grego ou falam caipira
minha mãe fica perdida com técnico, vcs vão ser de boa com ela
minha vó tem vergonha de falar com gente de informática pq eles riem quando ela fala interneti, vcs vão tratar ela bem e explicar direitinho
Na última apresentação o consultor empregou tantos estrangeirismos que a diretoria aprovou sem compreender, e não desejo repetir o episódio; como se expressam os senhores
o técnico do trator novo fala em telemetria, dashboard e não sei que mais, e eu só quero saber se a peça tá boa, cês falam como gente
sou um zero à esquerda em computador, tenham dó de mim na hora de explicar
meu avô é cabreiro com palavra em inglês, vocês explicam as coisas em português de gente
o último falou de api, deploy, não sei quê, e eu saí mais burra do que entrei
tenho vergonha de perguntar o que significa cada coisa
falo a língua da roça, será que a gente se entende
na reunião com o outro eu só balançava a cabeça fingindo que entendi
meu negócio é costura, não sei nem o que é domínio
vocês vão rir se eu perguntar besteira
o técnico da escola fala grego com a gente
tenho 68 anos e travo com palavra em inglês
preciso que expliquem pro conselho da igreja como quem explica pra criança
não sei o nome das coisas, vou descrever com a mão, serve
traduzem pro português de gente normal o que estão fazendo
o advogado aqui sou eu e mesmo assim não entendo vocês de ti, explicam direito
cês desenham se a gente não pegar de primeira
Os entregáveis são redigidos em linguagem acessível a leigos
A diretoria não possui formação técnica; a comunicação é adaptada
Evitam terminologia técnica nas reuniões com o cliente
Como asseguram a compreensão do contratante não especializado
Exige-se conhecimento prévio de informática do contratante
As decisões são explicadas sem tecnicismo
explica facil?
sou leigo
n sei nd de ti
falam simples
sem tecniques pfv
vou entender?
tenho 68 anos, vendo queijo na serra e mal ligo o celular, vão falar de um jeito que eu acompanhe
o último técnico que veio na loja só falava inglês de computador, cês são assim também
sou parteira e nunca sentei num computador, tenho vergonha de perguntar, explicam devagar
fugi da reunião com outra firma porque era api pra cá deploy pra lá, com vocês é português claro
sou burro pra tecnologia, vocês explicam com calma
me sinto uma anta com computador, têm paciência comigo
o outro técnico me chamou de ignorante, vocês explicam simples
não entendo nada do que técnico fala, vocês falam claro
meu sobrinho explica computador e só fala inglês, vocês conversam em língua de gente
tenho 68 anos, sou alfaiate e meu neto fala umas palavras que eu boio, vocês conversam num português que eu entenda
fui numa reunião com uma agência e o rapaz falava api, deploy, sprint, saí com dor de cabeça, com vocês é assim também
sou agricultor, estudei até a quarta série e tenho vergonha de perguntar, vocês explicam com calma
minha loja de aviamento vai bem mas de computador eu só sei ligar e desligar, vou conseguir acompanhar a conversa de vocês
na minha última compra de software assinei sem entender uma linha, isso aqui na padaria não pode repetir, vocês traduzem as coisas pra gente
sou enfermeira e quando o médico fala difícil eu traduzo pro paciente, quem é que traduz o informatiquês pra mim aí
o contador indicou vocês mas avisou que pessoal de ti gosta de complicar, vocês são desses
aqui no mercadinho quem decide sou eu e minha irmã, duas leigas de tudo, vocês têm paciência com quem não sabe nada
oxe eu sou pescador, meu negócio é rede e barco, se vier com palavra em inglês eu me perco, ocês falam língua de gente
meu marido diz que vou passar vergonha porque não sei nem o que é navegador, tenho um ateliê de crochê, preciso saber alguma coisa antes de falar com vocês
sou diretor de um lar de idosos e preciso explicar tudo depois pro conselho, que é leigo, vocês colocam as coisas de modo que eu consiga repassar
já perdi dinheiro por ter balançado a cabeça sem entender o técnico, hoje na minha vidraçaria eu pergunto tudo, vocês se incomodam de repetir
trabalho na roça o dia todo e mexo no celular só de noite, não sei o que é nem link direito, dá pra me explicar feito criança
fiz letras e me irrita esse dialeto de startup, na minha livraria falo claro, e vocês, falam claro
fala difícil não viu
sou leiga demais, tem problema
ceis explica devagarzinho
n sei nada de computaçao, e agora
é papo reto ou tecniquês
me explicam igual pra criança
burro de informática serve
vou entender bulhufas
fala na minha língua, pô
sou burra velha pra computador, filho
computês eu num entendo não, sô
explicam em linguagem acessível ao leigo
o rapaz que veio aqui falava umas palavras inglesas que só faltava eu precisar de dicionário, balancei a cabeça fingindo que entendia, vocês conversam em português claro
passei a vida na roça e nunca mexi nessas máquinas, meu medo é sentar com vocês e sair sem ter entendido nada, alguém explica devagar
oi, paciência comigo que sou lenta, vocês explicam direitinho
framework, api, deploy, não sei o que é isso, vão me enrolar
me dá vontade de me atirar no rio quando começam a falar em inglês, cês explicam em português de gente
burro velho como eu morre afogado em palavra difícil, vocês têm paciência
Meu genro fala em deploy, sprint, cloud e eu só balanço a cabeça feito lagartixa. Com vocês dá pra entender a conversa?
tenho a quarta série e uma banca de verdura que sustenta cinco. cês explicam as coisa em língua de gente?
eu nao sei a diferença de site pra sistema, vcs vao rir de mim?
Fui professora de português por 40 anos e me irrita esse dialeto de informática. Vocês falam língua corrente?
na primeira reunião que fiz com uma agência falaram tanto inglês que achei que ia precisar de passaporte. como é aí?
sou estrangeira, angolana, e os termos técnicos me confundem; explicam devagar e simples?
Meu pai é surdo oralizado e se perde com palavras difíceis. A equipe simplifica as explicações do sistema?
médico fala complicado pra cobrar caro, desconfio que informático também. vocês falam complicado?
sei tudo de motor diesel e nada de computador, fico com vergonha de perguntar. posso perguntar besteira à vontade?
por telefone o cara do outro sistema disse API, token, webhook... desliguei. vocês também conversam assim?
A sócia mais velha da confecção não usa nem e-mail, mas ela decide tudo. Conseguem explicar o projeto de um jeito que ela acompanhe?
deixa eu avisar logo que sou leigo leigo, daqueles que chama tudo de internet. tem problema?
Sou rezadeira, entendo de arruda e quebranto, e minha neta quer um site pra eu atender longe. Quando vocês forem explicar as coisas, é com palavra simples?
estudei até o segundo ano do fundamental e toco uma serraria com doze homens. não quero passar vergonha na frente deles, vocês explicam sem palavra difícil?
Minha querida eu não entendo nada de computador tenho 74 anos e fico com vergonha quando esses rapazes falam aquelas palavras difíceis, vocês explicam de um jeito que a gente entenda?
não entendo nada de informática, tenho 67 anos, vão ficar falando difícil comigo?
eu n entendo nada de informatica moça, vão falar difícil comigo?
Meu sobrinho vem me explicar computador e só fala inglês, eu fico boiando. Vocês conversam em língua de gente?
eu sou uma negação pra essas coisas de computador vcs explica facil ou fica falando aquelas palavra dificil
Meu amor, eu estudei até a quarta série e o rapaz da loja fala comigo em inglês, o pessoal de vocês tem paciência de explicar na língua da gente?
Nossos gestores são da área jurídica e desconhecem terminologia de informática; as comunicações da empresa são redigidas em linguagem acessível a leigos?
meu vo quer um site mas n sabe nem oq eh navegador cs explica de boa sem fala difici
hoje o técnico me disse que o problema era o host do back do deploy, eu só balancei a cabeça, vocês conversam desse jeito também?
Em Sobre lê-se Sem jargão; nos relatórios e nas reuniões as decisões serão explicadas de modo que minha diretoria, não técnica, compreenda?
Bah, eu entendo de boi, de pasto e de chuva, mas essas palavras de computador me deixam mais perdido que cusco em procissão, vocês falam claro?
Sou aposentado, ouço mal e fico com vergonha de perguntar de novo, quem tratar comigo do sistema vai falar simples?
O manual da colheitadeira veio em alemão e meti a mão assim mesmo, mas com computador sou um zero, cês explicam em língua de gente
meu idioma é o caipirês de Piracicaba, o consultor veio com um tal de deploy e eu disse amém, vcs falam assim também
Assinei contrato de internet sem entender uma sigla e paguei caro, na conversa com vocês vou boiar igual
Sou professora de português, de gramática eu sei tudo, mas me falam API e fico muda; a equipe traduz as coisas pra leigo?
Treinamento de informática fiz um em 1994 e só lembro do disquete, será que acompanho uma conversa com vocês
Meu filho diz que sou analógica e me dá medo passar vergonha na frente de técnico, vocês têm paciência com quem não entende bulhufas
não entendo nada de computador
não entendo nada de computador, é difícil de mexer
sou leiga em tecnologia, é complicado de usar
nunca mexi com site, é difícil
não sei mexer em computador, vou conseguir usar
sou ruim de tecnologia, é fácil de mexer
não manjo de informática, é difícil usar
`,
  "after-delivery": `
e se o site der pau
e se der ruim depois de pronto
e se der bug
e se der problema depois
e se quebrar alguma coisa quem arruma
e se parar de funcionar quem conserta
se der algum pau depois vocês ajudam
vcs n vao me abandona dps
depois de pago vocês continuam ajudando
e se eu precisar de vocês daqui um ano
dps q entrega vcs somem
depois que entrega vocês somem
e depois da entrega
dão suporte depois
fazem manutenção
vocês fazem manutenção
tem manutenção
vcs dão manutenção
fazem a manutenção também
e manutenção vocês fazem
tem manutenção depois de pronto
depois de pronto quem ajuda
vocês continuam acompanhando depois
se der problema depois vocês ajudam
tem pós venda
se o site cair quem arruma
quem cuida do site depois
e se quebrar alguma coisa depois de entregue
vocês abandonam o cliente depois
se precisar mexer depois vocês ajudam
fica sem ajuda depois de pronto
depois que eu pagar a última parcela vocês ainda me atendem
entregou acabou ou fica alguém
e se der problema meses depois
quem cuida do site quando já tiver pronto
meu arquiteto sumiu depois da obra, vocês também
ficam do meu lado depois que o sistema entra no ar
tem manutenção depois de lançado
se daqui a um ano eu precisar de ajuda, encontro vocês
Há acompanhamento pós-implantação?
pós-venda é bom
casamento ou ficada de uma noite kkk
tenho medo de pagar e vocês evaporarem
vcs larga agente na mao dps de pronto
depois de entregue, a quem recorro se travar
acaba o projeto acaba a amizade
o desenvolvedor anterior mudou de número e me deixou na mão
vou ter a quem chamar quando o robô der defeito lá na frente
quero parceria de longo prazo, não venda avulsa
como fica depois de finalizado
depois que instala o sistema no meu depósito, a gente continua se falando
entregam e tchau
se eu quiser uma mudança mais pra frente, vocês tão por perto
atualizam o sistema quando ficar velho
ficam por perto, visse, ou é cada um por si
qual a assistência depois da entrega do projeto
daqui a dois anos, se o app der problema, vocês ainda vão estar aí
tenho medo de pagar e vocês sumirem
comprei um sistema e o cara morreu, fiquei sem suporte; aqui fico na mão também
entregou a chave, sumiu o pedreiro: vocês são desses
finda a obra, os senhores prosseguem prestando assistência
O moço que fez o site da pousada trocou de telefone na semana seguinte à entrega e até hoje está lá uma foto torta que ninguém conserta; vocês também somem
se estragar daqui um ano posso chamar
vcs continuam amigo dps
tenho medo de pagar tudo e nunca mais ver a cara de ninguém
vai ter quem me acuda quando eu esquecer como mexe
quem conserta se der ruim dps
mantêm relacionamento com o cliente após a conclusão
ficam por perto mesmo ou é papo de vendedor
e se eu quiser mudar algo depois de entregue, ainda atendem
Minha esposa diz que firma de computador é que nem cometa, passa uma vez e nunca mais; queria poder dizer a ela que depois de pronto vocês ainda aparecem
existe pós-venda
não me abandonem com o trem na mão sem saber usar
em caso de pane futura no site, recorro a quem
vão sumi igual o ex
na oficina eu entrego o carro e o freguês volta quando quer, com vocês depois do serviço feito eu posso voltar também
quando o sistema precisar de ajuste daqui a uns meses estarão disponíveis
acabou o projeto a gente ainda pode pedir ajuda
quem cuida do sistema depois de implantado
o site da minha escola de dança ficou lindo, mas o moço q fez bloqueou minha mãe depois q recebeu, vcs vão sumir tb
A fornecedora anterior entregou o sistema numa sexta-feira e na segunda já não respondia, deixando o hospital ao desamparo; que postura adotam os senhores depois da entrega
comprei uma bomba d'água e o vendedor jurou que voltava pra ver se pegou, tô esperando até hoje; depois de instalar cês voltam pra ver
meu pai esquece as coisas rápido e daqui dois meses n vai lembrar como usa o sistema, ele pode chamar vcs mesmo depois de tudo pronto
minha preocupação não é o começo, que no começo todo mundo é bonzinho, é lá na frente, quando precisar de um ajuste e vocês já tiverem recebido
se num feriado daqui a dois anos meu site sair do ar, a empresa ainda se lembra de mim
se vocês sumirem de vez depois de pronto eu faço o quê
o pedreiro sumiu no dia seguinte da obra e o telhado pingou, vocês também somem quando o site fica pronto
o moço que fez o site da escola entregou, recebeu e trocou de número
e no dia que vocês forem embora quem me acode
tenho medo de ficar com um elefante branco na mão sem ninguém pra me ajudar
casamento dura até a festa ou continua depois
se eu travar no segundo mês vocês ainda lembram de mim
pago tudo e aí tchau e bênção
no buffet a gente acompanha até lavar o último prato, e vocês
quem vai me dar a mão quando a página da paróquia sair do ar
da outra vez o cara bloqueou a gente assim que pegou o cheque
depois que entrar no ar acabou o relacionamento
preciso de gente que fique perto, sou sozinha na pousada
quando o sistema da oficina engasgar lá na frente, corro pra quem
terminou o serviço, vocês viram as costas ou seguem do lado
Qual o acompanhamento prestado após o aceite definitivo
Existe continuidade assistencial posterior à entrega
O fornecedor anterior descontinuou a assistência; como vocês procedem após a entrega
Após o go-live, a equipe permanece disponível
Quem responde por incidentes supervenientes à implantação
Há compromisso de permanência após o encerramento do projeto
dps de pronto some?
pos entrega como fica
ajudam dps
se quebrar dps quem ve
largam a gente?
tem apoio pós
entregou, acabou, ou vocês seguem comigo
depois de pronto quem me socorre
fico na mão depois da entrega
vão continuar junto quando acabar
se quebrar daqui um ano vocês ajudam
terminou o projeto vocês somem do mapa
o rapaz que fez o site da minha ótica trocou de número depois de receber, e vocês, ficam por perto
tenho hotel e morro de medo de dar pane e ninguém atender depois de tudo pago, como agem
sou viúva e não tenho quem me acuda com tecnologia, acabado o serviço continuo tendo vocês
a última firma entregou pra cooperativa e virou as costas, vocês seguem acompanhando
a firma que fez meu sistema nunca mais atendeu o telefone, vocês também desaparecem
meu antigo desenvolvedor me largou na mão depois de receber, com vocês é diferente
o moço que fez o site da igreja mudou de cidade e nos deixou, vocês ficam
depois que paguei o outro fornecedor não respondeu mais nada, e vocês
o moço que fez nosso cardápio sumiu depois de entregar, com vocês como é depois que fica pronto
o moço que fez o site da minha marmoraria recebeu a última parcela e nunca mais atendeu, vocês vão fazer isso também
sou gestor de uma escola técnica, sei que problema de verdade só aparece no segundo mês de uso, nessa hora a gente ainda conta com vocês
comprei uma máquina de sorvete e a assistência some depois da venda, meu pavor é o mesmo com site, cês ficam por perto
tenho um depósito de bebidas em Juazeiro, sou ruim de computador, se eu me embananar daqui uns meses posso pedir socorro
nossa empresa troca de funcionário toda hora e sempre surge dúvida nova, depois que estiver rodando continuam nos dando atenção
casei minha filha e a cerimonialista sumiu na hora da festa, tenho trauma kkk, depois de pôr meu site no ar vocês largam a gente
sou dono de padaria, abro às cinco, e se um dia o negócio simplesmente parar de funcionar quem é que me acode
na distribuidora a gente já está no terceiro fornecedor de ti, todos lindos até a nota final, como é a relação depois que acaba o projeto
moro sozinha em Teresina e vendo semijoia, não tenho ninguém pra me ajudar com tecnologia, pronto o site, ainda vou ter vocês
trabalho em um consórcio de municípios, os contratos acabam e as empresas evaporam, vocês permanecem acessíveis após a conclusão
bah, fiz um programa pra cabanha com um guri que foi morar na Austrália, fiquei a pé, vocês desaparecem depois de pronto
tô fazendo as contas pra minha pousada e me pergunto o que rola quando aparecer um erro seis meses depois, vocês ainda cuidam
sou psicóloga e valorizo vínculo, detesto fornecedor que entrega e tchau, existe um pós venda aí
minha oficina de costura vai crescer ano que vem e vou querer mexer em umas coisas, vocês ainda vão estar junto comigo
depois de pronto cês dão tchau
largam a gente na mão dps
se quebrar, quem acode nois
vão me abandonar que nem o outro
deu problema mês que vem, e aí
continuam com a gente né
some não viu
depois de pago, vocês dão no pé
e quando estragar, quem me acode
vão largar a gente na mão, oxente
há assistência posterior à conclusão
contratei um moço para a loja do meu pai e, no dia seguinte à entrega, ele trocou de telefone e nunca mais deu sinal de vida, vocês fazem isso também
sei que no começo todo mundo é atencioso, liga, manda flor, mas meu receio é daqui a dois anos quando eu tiver uma dúvida besta, ainda vou poder contar com vocês
boa noite, meus queridos! terminado o serviço a amizade continua
não quero falar de garantia, quero saber se ficam por perto depois
tenho pavor de ficar viúva de programador de novo, depois de pronto vocês continuam vivos pra me ajudar
Pedreiro recebe a última parcela e evapora, sei porque sou dona de obra. E vocês, evaporam?
minha maior dor de barriga é ficar com um sistema pronto e ninguém pra perguntar nada. vocês ficam por perto?
o app do meu consultório fica pronto, a gente se despede e nunca mais, ou tem continuação?
daqui dois anos muda a lei do imposto e eu preciso mexer no sistema, vocês ainda vão atender?
comprei um trator e o vendedor que me ligava todo dia trocou de número, acredita? vcs são desse tipo?
Encerrada a implantação, a Nora mantém acompanhamento ou dá o caso por concluído?
se o robô começar a falar abobrinha pros clientes da imobiliária em dezembro, tem quem me socorra mesmo já entregue?
minha filha foi pra faculdade, era ela que cuidava do site; depois de pronto o de vocês, fico sozinha com ele?
casei três vezes, entendo de abandono kkk, depois da entrega vocês ficam?
tenho medo de pagar tudo e virar fantasma na lista de vocês
quem me ajuda se seis meses depois eu esquecer como troca o cardápio do site?
vcs vão embora quando acabar ou continuam dando uma força? moro sozinho e cuido do camping sozinho
O sistema do meu hotel foi feito por uma dupla que se separou no dia seguinte da entrega, um foi pra Austrália e o outro pra igreja. Depois de entregar o meu, vocês continuam disponíveis?
tenho uma loja de ração e nenhuma paciência; se em agosto o site desandar e em março já tiverem me entregado, vocês ainda me dão atenção ou viro passado?
dps q entrega o site vcs somem??
e dps q entrega vcs some igual o ultimo cara q contratei
entregou, sumiu? ou continuam dando uma força depois
depois q entrega vcs somem?
O moço que fez nosso cardápio digital sumiu no mundo depois de entregar, nem notícia. Com vocês como é que é depois que fica pronto?
o menino q fez meu site antigo recebeu e sumiu no mundo 😤 vcs some tb dps q entrega?
depois que entrega some igual os outro ou fica
dps q entrega o site ceis some ou continua ajudando?
ja levei calote d um rapaz q fez meu site e sumiu. vcs somem dps q entrega tb ou fica dando assistencia
tenho medo de virar as costas e ficar na mão com um troço que ninguém sabe mexer
terminou o projeto, cada um pro seu lado?
vocês ficam de olho no bichinho depois que ele nasce
depois do felizes para sempre vocês ainda aparecem?
quem me socorre daqui a um ano
vocês são daqueles que entregam a chave e somem no mundo
e se a funcionária que aprendeu for embora e eu travar, ainda posso chamar vocês
o pós-venda existe ou é só lábia
tem customer success depois do go-live?
mantêm relacionamento com o cliente após o encerramento do projeto?
Após o termo de aceite, a contratada permanece à disposição para evoluções?
quando eu abrir a segunda loja vocês ampliam o sistema ou já largaram de mão
e quando eu quiser crescer, vocês continuam comigo?
pus silicone com um médico que nunca mais vi, kkkk com o site espero que seja diferente, vocês acompanham depois?
o marceneiro lá de casa montou o armário, recebeu e nunca mais atendeu pra ajustar a porta, vocês ajustam uma portinha depois de tudo pronto?
a coisa que eu mais temo é ficar falando sozinho depois que o dinheiro cair na conta de vocês
cês num vão dexá nóis na mão dispois né
dispois de pronto inda acho oceis?
casa pronta o pedreiro some, e vocês
vou poder incomodar vocês depois ou vão fazer cara feia
a loja muda coleção, muda promoção, muda tudo; vocês seguem junto comigo depois que o site tá rodando
meu ex-desenvolvedor trocou de telefone depois da última parcela, dá pra confiar que vocês ainda vão estar lá no ano que vem
a gente é um asilo tocado por freiras idosas e nenhuma entende de computador, quando o sistema já for nosso e vier uma dúvida a gente ainda conta com alguém daí?
se mudar a lei do imposto vocês voltam pra acertar o sistema que já entregaram
depois que pagar vocês ainda me conhecem? haha
posso voltar pra pedir um campo a mais no cadastro lá na frente
vão lembrar do meu projeto daqui a dois anos
sou professora e já vi aluno meu fazer site e sumir na faculdade, vocês ficam disponíveis depois?
meu namorado me deu um ghosting ano passado e o webdesigner também, já me basta; vocês continuam depois da entrega?
se eu precisar de uma mãozinha no mês seguinte ao lançamento, vocês dão
quem cuida do sistema depois que a equipe for fazer outro projeto
largam o cliente ao deus-dará depois da inauguração?
como é a vida do cliente com vocês depois que o site vai pro ar
tem acompanhamento pós-implantação
o que acontece comigo no day after
não quero ficar órfã de site de novo
fiz uma reforma na pousada e o arquiteto nunca mais pisou lá, hoje tem porta que não fecha; com o site a história vai ser outra ou também somem depois da inauguração
meu filho é quem entende de computador aqui na peixaria, mas ele vai estudar fora ano que vem e fico sozinho com o sistema, vocês ainda vão me estender a mão
sou gestora de uma ONG e já troquei de fornecedor três vezes porque todo mundo desaparece quando o projeto fecha, como é a relação de vocês com quem já recebeu tudo
sou viúva, toco o camping sozinha e não tenho neto pra pedir ajuda; minha preocupação é o dia em que tudo estiver pronto e eu ficar sem ninguém pra recorrer
Meu finado cunhado instalou uma antena e nunca mais voltou quando choveu dentro, depois que o site estiver prontinho vocês ainda olham pra minha cara, meu bem?
Encerrada a execução e lavrado o termo de aceite, a empresa permanece acessível ao contratante ou a relação se extingue naquele momento?
dps q termina o site cs some igual meu pai qndo foi compra cigarro ou continua ajudano kkk
o vendedor do balcão refrigerado era um doce até receber, hoje liguei com a porta caindo e fingiu que não me conhece, vocês também desaparecem depois de entregar?
O texto diz Depois da entrega, continuamos por perto; em que consiste esse por perto, vocês seguem disponíveis ao cliente depois que o sistema entra em produção?
Uai, casei minha fia e o genro sumiu com ela, e ocês, depois que entrega o trem funcionando, inda dão notícia ou vão simbora?
Tenho uma creche e troco de diretora a cada ano, sempre vai ter alguém perdido com o sistema lá na frente, podemos continuar contando com vocês quando já estiver tudo pronto?
O moço da automação do portão foi um santo até receber a última parcela, hoje trocou de número, e eu aqui pensando no site: daqui a uns anos, se eu precisar de um ajuste, vocês ainda existem pra mim?
a firma que fez o sistema do meu laboratório evaporou na semana seguinte à entrega, com vocês eu teria a quem recorrer depois
da última vez o desenvolvedor bloqueou meu número assim que recebeu a parcela final; depois de pronto vocês continuam atendendo
já fui abandonada por dois fornecedores, quando meu site estiver no ar vocês ainda vão querer me ver pela frente
meu medo não é a obra, é o depois: entrego a chave e o pedreiro some. vocês ficam por perto quando acaba
contratei uma agência que não dá retorno há meses desde que pôs o site no ar, o pessoal daí acompanha o cliente depois que termina
daqui a três anos, se eu precisar de um ajuste no sistema da marmoraria, ainda vou achar vocês
o menino que fez o programa passou num concurso e foi embora pra Rondônia, e eu fiquei a ver navios; vocês somem também
terminado o projeto, a prefeitura ficaria desassistida ou há acompanhamento posterior
quando a lua de mel acaba, quem é que eu chamo? falo de depois que o robô estiver funcionando
depois que entregarem o sistema da minha escola, se surgir dúvida no meio das matrículas, vocês me acodem
não sei mexer em nada e moro longe, vocês vão me deixar sozinha com o site quando ele ficar pronto
tenho trauma de programador que some, juro, já foram três; e vocês, entregam e desaparecem
concluída a implantação, em que medida a empresa permanece à disposição do contratante
vou depender desse sistema pra viver, então preciso saber se vocês continuam comigo depois do lançamento
e se daqui a um ano eu quiser acrescentar uma tela, vocês ainda falam comigo
paguei um profissional e ele nunca mais atendeu telefone, tenho medo de repetir a dose, como é a relação de vocês depois que entregam
vendo trator e o que segura cliente é o pós-venda, como é o pós-venda de vocês
quando o site da paróquia tiver no ar e o padre inventar moda, a gente pode chamar vocês de novo
fico preocupada com o dia seguinte da entrega, porque é aí que aparecem as perguntas todas; alguém segue junto
depois de pronto é cada um por si ou continua a parceria
o outro caboclo só dava bola enquanto tinha dinheiro pra receber, vocês são assim ou continuam dando assistência
se o funcionário que cuida do sistema sair da minha empresa, vocês orientam o novo mesmo com o projeto encerrado há tempos
minha filha fez a loja online com uma empresa que faliu e ninguém mais dá suporte, eu queria ter certeza de que vocês não vão largar a gente
vcs ficam do lado depois q entrega ou tchau e bença
acompanham o cliente no pós-entrega ou o vínculo se encerra com a homologação
já aconteceu comigo de mandar vinte mensagens pro cara que fez o site e ele visualizar e não responder, depois da entrega vocês respondem
quando eu tiver setenta anos e o site da minha pousada precisar de um retoque, vai ter alguém de vocês pra me socorrer
sou síndica profissional e troco de fornecedor quando ele some depois da obra; como fica o relacionamento com vocês depois de entregue
comprei um sistema de gaveta e o vendedor nunca mais deu as caras, o que muda com vocês depois que o meu estiver rodando
se o robô começar a estranhar as coisas depois de meses, tenho a quem pedir socorro
o pessoal que fez o aplicativo do meu irmão sumiu do mapa, ele ficou sem ninguém pra mexer; o que me garante que vocês continuam comigo depois
ficam com a gente pra sempre ou só até a nota fiscal
minha mãe, quando compra fogão, pergunta se tem assistência na cidade; eu pergunto se vocês dão assistência depois de entregar o sistema
entregam o filho e abandonam ou ajudam a criar
depois que a inauguração passar e a poeira baixar, vocês ainda dão uma olhada na gente de vez em quando
se mudar a lei do meu ramo e o sistema precisar acompanhar, vocês ainda vão estar por aqui pra mexer nele
antes eu era atendida no mesmo dia, depois que recebi o site da agência anterior passaram a me enrolar; no caso de vocês muda alguma coisa quando o projeto termina
a instituição exige que o fornecedor permaneça acessível mesmo após o recebimento definitivo, vocês permanecem
eu não quero só comprar, quero casar; vocês ficam depois da festa
meu ex-sócio cuidava de tudo com o programador e brigaram, ninguém mais mexe no sistema; se eu fizer um novo com vocês, vou ter gente pra chamar nos anos seguintes
A transportadora descarregou minha geladeira na calçada e nunca mais atendeu, no site vai ser assim, deixam pronto e tchau?
O moço que montou meu armário foi embora com a chave de fenda e o parafuso sobrando, e vocês, entregam o sistema e depois ainda aparecem
minha loja virtual antiga ficou linda e o rapaz sumiu no mundo logo que caiu o pix, com vcs o que rola depois de entregue
Meu casamento durou até a festa acabar, então fico ressabiada com promessa; quando o projeto termina a Nora continua do lado da gente?
A garantia do fogão é com o fabricante e a loja lava as mãos, vocês lavam as mãos depois que o robô entra no ar
Pedi um orçamento de telhado e a firma entregou, recebeu e desligou o telefone, tô traumatizado; terminado o meu aplicativo vocês ficam por perto
Fiz plástica e o médico me acompanhou um ano inteiro, achei bonito, e a empresa de vocês acompanha o cliente passado o serviço
O prazo o último até cumpriu, o diabo foi depois, que ninguém mais me respondia; como é a vida com a Nora após a entrega
meu site foi vcs que fizeram preciso de um ajuste
vcs fizeram meu site e queria mudar uma coisa
foi vcs que fizeram meu sistema e quero acrescentar uma tela
sou cliente e preciso de um ajuste no site que vcs fizeram
o site que vcs fizeram pra mim precisa de uma atualizaçao
queria melhorar o chatbot que vcs fizeram pra gente
`,
  support: `
tem suporte, e de madrugada
e o suporte de madrugada
tem suporte de madrugada também
tem suporte 24 horas
vocês têm suporte
o suporte funciona de madrugada
se der pau à noite tem suporte
como funciona o suporte
suporte é 24/7
o suporte atende fim de semana
qual o horário do suporte
e se o sistema parar no domingo
se o sistema travar de madrugada quem socorre
tem suporte de noite
o suporte é o dia todo
quando o suporte está disponível
24/7 é o que
o que quer dizer 24 7
o suporte de vocês é todo dia
se minha loja virtual cair na black friday de madrugada, alguém ajuda
tem suporte técnico
o sistema da pousada parou às 3 da manhã, tem socorro
horario do suporte tecnico
o suporte tem dia e hora ou é direto
trabalho com plantão médico, preciso de suporte que não durma
domingo tem suporte se o sistema parar
Qual a disponibilidade do suporte?
suporte é 24/7 mesmo
se travar no sábado à noite, no auge da pizzaria
assistência técnica tem plantão
o helpdesk funciona em que horário
posto de gasolina 24h precisa de suporte 24h, têm
o suporte responde de noite
e se pifar num feriado, o suporte socorre
a que horas posso acionar o suporte
suporti tecnico tem
se o chatbot endoidar meia-noite, tem suporte
emergência fora de hora com o sistema, tem quem atenda
o tal suporte disponível é quando
meu caixa abre às 5 da manhã, se o programa não ligar tem suporte
que história é essa de 24/7
suporte no natal e ano novo existe
o suporte cobre madrugada, oxente
se a loja virtual cair às 3 da manhã tem socorro?
o socorro funciona a qualquer hora mesmo, até de madrugada
em quais períodos o suporte se encontra disponível
Minha padaria roda de madrugada e se o sistema engasgar às três não posso esperar o galo cantar; o suporte de vocês está de pé nessa hora
suporte 24h?
como é esse 24 por 7 do suporte
qual a disponibilidade da assistência técnica ao longo da semana
se der pane meia-noite no hotel, o suporte pega
dia de feriado o suporte fica on
suporte técnico todos os dias da semana sem exceção
e se travar tudo bem na hora do jantar, alguém do suporte tá lá
Tenho uma farmácia de plantão que só fecha na troca de turno, às seis da manhã, e preciso de suporte em qualquer instante; é isso que os senhores oferecem
a ajuda de vcs é toda hora?
oq quer dizer suporte disponível 24/7
quando posso acionar o suporte
se eu tiver problema no sábado às 10 da noite o suporte responde
o amparo técnico é contínuo ou tem hora marcada
Meu frigorífico não para nunca, são três turnos, e uma balança sem sistema é boi parado no corredor, portanto me digam a que horas existe suporte
assistência noturna, existe
da pra pedir suporte as 4 da manhã
suporte ininterrupto é verdade
a gente faz transmissão de jogo de madrugada com gente do mundo todo, e se o site cair às quatro da manhã o suporte tá acordado
Nossa maternidade não conhece noite nem feriado, e uma falha no sistema às três da manhã exige resposta; o suporte dos senhores se acha disponível em tal momento
trabalho com gelo e em noite de festa junina é que o movimento aperta, lá pelas onze, se o sistema engasgar nessa hora o suporte acode
meu tio tem um motel e disse q o horário que mais dá problema é sábado de madrugada, nessa hora o suporte funciona
os caminhões de leite chegam às quatro da matina e não dá pra esperar o suporte abrir, ele tá disponível nesse horário ou só de dia
e quando a equipe tá dormindo, no meio da noite, quem do suporte me acode
se a ordenha parar às quatro da manhã por causa do programa, tem suporte nessa hora
se a tela congelar às três da matina no meu posto, alguém socorre
a portaria da transportadora nunca para, e se o sistema parar
casamento é sábado à noite, se der ruim no meio da festa pra quem eu grito
meu hospital veterinário gira a noite toda, fico na mão se travar
e se cair tudo no domingo de páscoa, fico no prejuízo até segunda
o pico da pizzaria é depois das oito, tem socorro nessa hora
o pânico é dar problema bem na hora que ninguém trabalha
réveillon na pousada lotada e o sistema fora, tem quem acuda
meu caixa fecha meia noite, se emperrar na hora alguém me salva
em que momento eu posso pedir socorro técnico
pifou no meio da missa das sete da noite, e aí
preciso de gente de prontidão pro meu site não dormir quebrado
quem é cliente pode acionar a qualquer hora ou tem que esperar abrir
Qual a cobertura horária do suporte técnico
O atendimento a incidentes críticos opera em regime ininterrupto
Informem a janela de disponibilidade do help desk
O plantão técnico abrange feriados e finais de semana
Em caso de indisponibilidade noturna, há canal de acionamento
Que disponibilidade de suporte é ofertada, para compor o SLA
sup de noite tem
suporte fds
pifou de madruga e ai
help desk qnd
sup domingo tem
se meu sistema parar às quatro da manhã vocês acodem
o suporte atende de madrugada
em que dias o suporte fica disponível
deu problema no domingo, o suporte ajuda
suporte é o dia todo mesmo
posso acionar o suporte no meio da noite
rodo frota de caminhão e pane acontece 3 da manhã, nesse horário tem suporte pra mim
meu hospital não para no réveillon, o suporte tá disponível nessas horas
tenho boate e o sistema só é usado na madrugada, o suporte acompanha esse turno
minha loja abre domingo, se travar o caixa o suporte socorre nesse dia
minha casa de shows abre às onze da noite e fecha às seis, se o sistema pifar às três tem alguém de plantão
tenho uma padaria, começo a assar às duas da manhã, nesse horário consigo socorro técnico de vocês
trabalho com plantão hospitalar e ninguém lá aceita ficar na mão domingo, a assistência cobre que dias
o software do meu estacionamento travou no réveillon e ninguém atendeu, a ajuda de vocês funciona em data assim
sou porteiro chefe de um condomínio, o turno da noite é o que mais dá problema, em que período vocês socorrem
tenho hotel em Gramado, chega hóspede de madrugada direto, a ajuda técnica fica acordada
gerencio uma frota de guincho, o serviço não para nunca, o help desk de vocês também não
fizemos um sistema com outra firma e o plantão deles ia só até cinco da tarde, o de vocês vai até quando
oxe aqui no forró o movimento é sábado de noite, se der bronca no programa nessa hora quem me valha
sou farmacêutica de uma 24 horas, queria saber em que momento do dia o apoio técnico está de pé
minha loja no shopping fecha às dez da noite e o caixa é depois disso, ainda pego assistência técnica essa hora
toco uma granja e o controle de temperatura não pode parar, a qualquer momento consigo ajuda de vocês
trabalho numa rádio que fica no ar direto, exigimos apoio ininterrupto do fornecedor, vocês oferecem
vendo lanche na madruga em Manaus, se o sistema cair às quatro dá pra chamar o apoio
plantão técnico dia e noite tem
socorro de madruga rola
o suporte dorme, é
ajuda técnica no domingão tem
help desk funciona que hora
bugou 3 da manhã chamo vcs
assistência é direto ou comercial
o suporte pega feriadão tb
deu ruim três da matina, me ajudam
o socorro de vocês é a toda hora
no domingo o suporte responde, tchê
qual a disponibilidade do atendimento técnico
nosso hotel recebe hóspede a qualquer hora e uma vez o sistema parou à uma da manhã com fila no balcão, nessas ocasiões o suporte de vocês está acordado
administro uma frota de caminhões que roda a noite inteira e quando o computador empaca ninguém consegue liberar carga, o suporte técnico funciona em que período
oi, tudo em cima? o suporte descansa alguma hora
fora do horário de atendimento o suporte técnico continua de pé
meu posto de gasolina funciona 24h na BR; se o sistema travar às três da matina, tem quem me acuda?
No carnaval meu bloco vende abadá até de madrugada. O suporte funciona nessa hora?
e se a loja virtual cair no domingo de páscoa, que é quando vendo ovo, consigo socorro?
Qual é a disponibilidade do suporte técnico contratado? O hospital não admite janela sem cobertura.
o suporte de vcs é só em horário comercial igual o da operadora ou qualquer hora?
a panificação começa uma da manhã, qualquer pane é nesse horário. o suporte tá acordado?
quando o motoboy tá na rua e o app trava numa sexta 23h, o suporte socorre?
Gerencio plantão de vigilância eletrônica, sem folga. O apoio técnico de vocês cobre fim de semana e noite?
dia e noite tem suporte mesmo ou é força de expressão?
minha pousada recebe hóspede gringo chegando 4h, se o check-in der pau a essa hora tem suporte?
o robô é pra plantão veterinário, 24 horas. e o suporte a ele é de que horas a que horas?
Administro um terminal de ônibus, o painel de embarque não pode apagar nem no réveillon nem às três da manhã. A que horas o suporte de vocês funciona?
sou DJ e a minha bilheteria ferve entre meia-noite e quatro. se o sistema engasgar nesse período, acho suporte acordado?
se der pau no sistema de madrugada tem suporte?
Se o sistema apresentar problema num domingo de madrugada, existe suporte?
suporte de vcs é 24h msm ou é caô
o suporte é só em dia útil né?
se o negócio pifar de madrugada tem socorro?
deu ruim às três da matina, ligo o alerta e alguém acode?
o help desk atende em feriado emendado
suporte N1 funciona em que período
o plantão técnico é ininterrupto?
sou padeiro, minha madrugada começa às duas; se o sistema engasgar nessa hora tem socorro?
a central de ajuda dorme?
assistência técnica é todo dia?
no domingo de páscoa minha chocolateria vende o ano inteiro, se travar nesse dia tem quem ajude
a produção do abatedouro é em três turnos, preciso saber se o suporte cobre o turno da noite
cês tem suporte di noite e fim di semana?
existe suporte fora do horário comercial?
tem ajuda a qqr hora msm ou é papo de vendedor
quando o bot trava no meio da balada, meia noite e pouco, o suporte tá de pé
24/7 quer dizer até no ano novo?
em que dias e horários o suporte fica disponível
o suporte é dia e noite, então
trabalho embarcado em plataforma, meu domingo é igual segunda, o suporte é contínuo?
a farmácia de manipulação abre no carnaval; o suporte também
Informem, por gentileza, a janela de cobertura do suporte técnico.
qual a cobertura do suporte, 8x5 ou 24x7
o suporte tem folga?
o motel funciona de madrugada e é quando o sistema mais apanha, o suporte de vocês vira a noite também?
sou do pronto-socorro e às quatro da manhã ninguém me atende em lugar nenhum, o suporte de vocês atende nesse horário
e se o troço pifar no meio do jogo do brasil, tem suporte
posso acionar o suporte num sábado de aleluia às onze da noite
tenho uma frota de guincho que roda a noite inteira na Dutra e o sistema nunca pode ficar mudo, às duas ou às cinco da manhã o suporte de vocês está disponível
o hotel recebe ônibus de excursão até de madrugada e foi sempre nessa hora que o programa antigo engasgou, quero saber em que horários existe suporte com vocês
trabalho na maternidade e criança não escolhe hora pra nascer, se o sistema de leitos emperrar num domingo de noite a assistência de vocês funciona
faço transporte de paciente de hemodiálise e a escala roda de madrugada, se o programa empacar às quatro eu tenho com quem falar no suporte ou só quando clarear
vendo ingresso de forró e o movimento explode sábado depois das onze da noite, o suporte está de plantão numa hora dessas
Minha bodega abre às quatro da madrugada pra atender os pescadores, se o programa engasgar naquela hora escura eu acho socorro ou tenho que esperar amanhecer?
Requer-se do fornecedor assistência contínua, inclusive em horários noturnos e finais de semana; o suporte oferecido pela empresa possui essa disponibilidade?
se o site do meu role cai bem na hora da festa tipo sabado 1 da manha cs ajuda ou so segunda
hoje o sistema do cartão caiu no pico do movimento e fiquei na mão até fechar, se fosse com vocês, que hora dá pra pedir socorro quando algo para?
O terceiro número do topo é 24/7 suporte disponível; o suporte ao cliente de sistema realmente funciona todos os dias, inclusive às 3h de um domingo?
Bah, ordenha não tem domingo nem feriado, se o programa da leiteria empacar no meio da noite, o socorro de vocês tá de pé?
Meu hotel recebe voo de madrugada e a recepção só tem um rapaz assustado, ele consegue ajuda com o sistema de reservas a qualquer hora?
Cuido do sistema de um pronto-socorro veterinário, a equipe troca às duas da manhã e é justo aí que tudo trava, existe alguém a quem recorrer a essa altura da noite?
A farmácia do meu bairro é 24 horas e salva vidas, o suporte de vocês também atravessa a madrugada
Meu hotel tem gringo chegando às quatro da manhã e é quando tudo trava, nessa hora o suporte da Nora responde?
o chatbot responde sempre eu sei, mas se o SISTEMA der pau num domingo de noite, tem suporte
Sou síndico e o portão só enguiça em feriado, de modo que só contrato quem socorre a qualquer hora, o suporte é desse tipo
Fui operadora de telemarketing no turno da meia-noite e conheço suporte de mentira, o da Nora funciona quando
Na minha UTI os aparelhos não esperam segunda-feira, se o programa falhar às duas da manhã alguém presta suporte
é pago esse suporte
esse suporte é pago
é pago o suporte
o suporte é pago ou ta incluso
esse suporte é de graça
e cobrado esse suporte
esse suporte 24 horas é gratuito
paga por esse suporte
o suporte 24/7 tem custo
precisa pagar esse suporte
já sou cliente e preciso de suporte
sou cliente, onde peço suporte?
`,
  "deadline-written": `
me prometeram um mês e levou nove
como vou saber que vocês não vão fazer igual ao outro que atrasou
como tenho certeza da data de entrega
como sei q n vão me enrolar
meu último site atrasou meses
fui enganado com prazo, com vocês vai ser igual
vcs cumprem oq promete
o programador anterior me deixou na mão
já me enrolaram com prazo
o outro prometeu e não entregou
como vou saber que vocês não vão atrasar igual o outro
o último dev me prometeu um mês e levou nove
tenho garantia do prazo por escrito
fica no papel quando vai ficar pronto
vocês colocam o prazo em contrato
o prazo fica por escrito
vocês cumprem prazo
vocês atrasam
e se atrasar
o combinado fica no papel
o prazo é documentado
tenho medo de atrasar
vocês entregam no prazo
já fui enrolado com prazo antes
prazo combinado é cumprido
fica registrado o que combinar
como garanto que vão entregar na data
a data de entrega vai no papel
todo programador atrasa, como vocês garantem a data
prometem e não cumprem prazo igual pedreiro
vocês assinam embaixo do prazo
gato escaldado tem medo de água fria, já me atrasaram muito
fica documentado quando vão entregar
combinado de boca não quero mais, o prazo é formalizado
Os prazos acordados são registrados formalmente?
minha reforma era pra 3 meses e levou um ano, com vocês como é o prazo
cumprem cronograma
e se vcs atrasarem
tem como me provar depois a data que combinamos
prazo só de conversa não aceito
vcs atraza muito
sou noiva e fornecedor já me deixou na mão com data, vocês respeitam o combinado
vão enrolar mês após mês
como me protejo de atraso de vocês
o prazo é pra valer
põe por escrito a data ou é no achismo
o que foi acertado de data não muda no meio
o freela ficou dizendo semana que vem por meio ano
vocês são pontuais na entrega
data marcada é data cumprida, visse
me comprometi com a diretoria e não posso furar, o prazo de vocês é firme
onde fica anotado o prazo que a gente acertar
o outro enrolou seis meses com meu site, com vocês a data fica no papel?
o último pedreiro do meu site prometeu e enrolou seis meses, o prazo de vocês é pra valer
põem o prazo no papel, com data e tudo, ou é no fio do bigode
o prazo é prometido ou é escrito
a data de entrega consta de documento assinado
A reforma da minha loja era pra durar quarenta dias e passou dois Natais, porque ninguém escreveu nada; com vocês a data combinada fica registrada onde
vcs atrasam?
e se atrasar, tem como provar o combinado
gosto de tudo preto no branco, o prazo entra nisso
registram por escrito a data acertada
cumprem prazo ou enrolam
meu amigo contratou um cara q falava semana q vem toda semana, vcs são assim
o combinado de prazo vale mesmo
O último me dizia amanhã, e depois amanhã, e assim foram sete meses; o que me garante que a data de vocês não é promessa de político
tenho como cobrar a data depois
empresa de computador é tudo atrasada, com vocês é diferente
vcs furam prazo
há compromisso formal quanto ao cronograma
quero a data firmada, não quero conversa
como sei q vai ser entregue no dia certo
vão me enrolar com o prazo igual o moço da marcenaria
Como advogado aposentado, só creio no que está escrito, e pergunto se o prazo ajustado entre as partes é reduzido a termo
o dia combinado fica salvo em algum lugar
dá pra confiar na data que vocês derem
o cara do uniforme prometeu pra antes do campeonato e entregou depois da final, então agora o time inteiro quer a data do site escrita
Em três ocasiões a fornecedora adiou a entrega alegando ajuste verbal, e o conselho resolveu não contratar mais sem cronograma firmado; os senhores se comprometem por escrito
o carpinteiro ficou de me entregar o balcão na lua nova, já passaram quatro luas; prazo de boca eu não quero mais, vocês anotam
me deram prazo e garantia de boca e nem uma coisa nem outra, aqui a data vai pro papel
o construtor da minha casa jurou de boca que era seis meses e levou três anos, vocês põem o prazo no papel
o pedreiro dizia semana que vem todo mês, com vocês também é só de boca
meu medo é a data ir escorregando e ninguém assumir
da outra vez ficou no fio do bigode e me lasquei
quero papel com dia e mês, senão não durmo
na escola já anunciamos a data pros pais, preciso de garantia dela no papel
prometeram antes da safra e entregaram depois da colheita
como provo depois que vocês falaram tal dia
não acredito mais em previsão de boca, sou gato escaldado
vocês assinam embaixo do dia em que fica pronto
o antigo dizia sim pra tudo e depois negava que tinha dito
minha sócia só aceita se a data vier num documento
se combinarmos abril, onde isso fica anotado
fio de bigode no meu salão não vale mais, e com vocês
O cronograma constará de instrumento escrito
Qual a força documental do prazo pactuado
As datas de entrega são formalizadas em anexo
Exigimos prazo consignado por escrito; confirmam essa prática
Em caso de dilação, há registro documental da data original
Promessa verbal de entrega não atende ao nosso compliance; formalizam
prazo por escrito?
tem data no papel
prazo fica registrado
escreve o prazo
atrasa n né
data assinada tem
a data de entrega vocês põem no papel
o dia combinado de entregar fica assinado em algum lugar
quem me prova depois que o prazo era aquele
vocês documentam a data ou é só de boca
quero o prazo escrito, tem como
a data prometida vai num documento ou some no zap
já levei calote de prazo de outra firma, como vocês registram a data
o que impede vocês de atrasar
a data que fecharmos vale mesmo
ponho fé em data só se tiver no papel, é assim aí
o outro programador me enrolou, aqui o combinado fica onde
vocês se comprometem por escrito com o dia
o marceneiro me enrolou quatro meses na reforma da loja, a data que vocês derem fica registrada onde
sou síndico e presto conta em assembleia, o dia de entregar consta em documento
inauguro a clínica em março e promessa de boca não me serve, vocês firmam a data
já perdi a safra por atraso de fornecedor de software, como me seguro com vocês
a agência que contratei antes de vocês me enrolou oito meses, não quero passar por isso de novo
outra empresa estourou todos os prazos comigo, como fica isso aí
o programador antigo jurou pra maio e entregou em dezembro
o outro fornecedor vivia me dando desculpa de atraso, como é com vocês
contratei pedreiro de boca e a reforma da minha loja durou um ano, com vocês a data vai pro papel
sou advogado e só acredito em coisa assinada, a data de entrega consta em algum documento
tenho um buffet e vivo de data marcada, se vocês falarem dia dez isso fica anotado onde
a agência anterior da nossa escola falava semana que vem toda semana, como vocês se comprometem com o dia
minha irmã esperou o site do ateliê até a loja fechar, eu quero algo que eu possa cobrar depois, vocês formalizam a data
trabalho com compras e preciso de cronograma assinado, o combinado de vocês é registrado
sou do tempo do fio do bigode, mas já levei cano demais na minha oficina, vocês botam no preto no branco quando entregam
meu marido acha que promessa de programador é igual previsão do tempo, vocês honram o dia que falam
tô com um pé atrás porque a loja de piso me enrolou três meses, o dia combinado com vcs é pra valer
na prefeitura atraso dá multa pra todo mundo, vocês se amarram a uma data em documento
oxente, o caba disse quinze dia e já faz um ano, cês garantem o que prometem de data
abri franquia e o franqueador não perdoa atraso, quero saber se a data fica documentada por vocês
na gráfica eu escrevo na ordem de serviço o dia que o cliente retira, vocês também deixam escrito
já ouvi muita conversa mole na minha vida de comerciante, data com vocês é de boca ou é firmada
data vai no papel ou não
é de boca ou escrito
vão me enrolar na data
ceis cumpre o dia marcado
assinam embaixo do prazo
cês num atrasa não né
fica registrado o dia da entrega
bota no preto no branco
o prazo vai pro papel
o prazo acordado é registrado por escrito
cês botam a data no papel
data de boca eu não aceito
fica preto no branco o dia da entrega
o cronograma consta de documento assinado
o marceneiro me jurou de pés juntos que a cozinha saía para o natal e saiu na páscoa, e eu sem nada assinado, com vocês a data combinada fica documentada
sou advogada e já vi dezenas de brigas por promessa verbal de entrega, por isso pergunto se vocês registram em algum documento o dia acertado com o cliente
salve, família! vocês deixam a data por escrito ou é só no gogó
não quero saber quanto demora, quero saber se o dia fica anotado
Perdi a safra de morango porque a estufa atrasou e ninguém tinha assinado data nenhuma. O dia de entrega vocês põem no papel?
o marceneiro jurou pelo filho que entregava em maio, o filho já casou e eu sem cozinha. o que vocês prometem de data vale mesmo?
trabalhei em obra pública, prazo sem documento é poesia. fica registrado o prazo que a gente combinar?
me enrolaram um ano com o e-commerce da minha marca de biquíni, perdi dois verões. vcs têm palavra com data?
Nossa franqueadora multa se a inauguração atrasar; precisamos da data de entrega formalizada. Fica formalizada?
programador é igual uber dizendo tô chegando. cês cumprem o dia combinado?
combinar de boca eu só combino com meu compadre, e olhe lá; a data que acertarmos fica assinada em algum lugar?
Meu antigo fornecedor do portal empurrava a entrega toda sexta-feira. O que impede vocês de fazerem igual?
Minha loja de noivas perdeu a temporada inteira de maio porque a agência dizia tá quase, tá quase, e nunca houve dia marcado. Com vocês a data fica escrita em algum lugar?
sou árbitro de futebol, comigo é apito e súmula, nada de combinado no grito. o prazo do app que eu encomendar vai pra súmula também?
o prazo q combinar fica registrado? ja levei calote de um rapaz que fazia site
Já fomos enrolados duas vezes por agências que prometiam uma data e depois diziam que era só uma previsão. No contrato anterior não havia nada, e meu diretor ficou furioso. Com vocês, a data combinada fica registrada em algum lugar?
como vou saber q vcs cumpre o prazo
já levei cano de programador que prometia e não entregava. o prazo de vocês é só de boca?
o último dev me prometeu 1 mês e levou 9. como vou saber que vcs não vão fazer igual
Já fui enrolado por um moço que prometeu site em trinta dias e ficou oito meses, no fim perdi a paciência e o dinheiro. Com vocês, o prazo que combinar fica anotado em algum canto ou é só de boca?
Já tomei muito bolo de software house que promete deadline só no boca a boca. Com vocês isso fica registrado em algum lugar?
já me enrolaram uma vez, o vivente prometeu pra colheita e sumiu na metade. com vcs o prazo é só de boca?
Já levei calote de cronograma. O prazo é formalizado de alguma forma?
ultimo cara me enrolou 8 mes como sei que ceis cumpre o combinado
ja levei cano de um cara q prometia e nunca entregava... com vcs o prazo fica so de boca ou escreve
Sou do tempo do fio de bigode, mas já me queimei com data que ninguém cumpriu. Com vocês o que se combina fica registrado?
Minha pró-reitora só aprova fornecedor que documenta as datas. As combinações de vocês ficam registradas de alguma forma ou é tudo de boca?
O marceneiro jurou pela mãe dele que meu armário vinha pro São João e veio pro Natal, a data que vocês me derem vai ficar anotada em papel?
Indago se a empresa formaliza por escrito o compromisso de data de entrega assumido com o contratante, bem como se há praxe de cumpri-lo.
vcs fala q entrega dia tal mas isso fica escrito em algum lugar ou eh so da boca p fora
hoje faz quarenta dias que o letreiro da loja era pra semana que vem, não acredito mais em palavra de ninguém, o dia que vocês prometerem eu tenho como provar?
Em Confiabilidade consta que o prazo combinado é registrado; esse registro é documento formal com data, ou apenas uma troca de mensagens?
Uai, promessa de boca o vento leva, o dia que ocês marcar pra entregar o sistema da cooperativa vai ser preto no branco?
Noivos me cobram por atraso dos outros, trabalho com convites, então quero saber se o tempo acertado com vocês é coisa firmada ou só estimativa falada
Meu salão reformou com um empreiteiro que mudou a data seis vezes no bate-papo e depois apagou as mensagens, a data que vocês me derem fica registrada onde eu possa cobrar?
a agência anterior me disse trinta dias e levou oito meses, o prazo com vocês fica registrado em algum lugar
tô escaldada, o rapaz da outra firma remarcava toda sexta; a data que a gente acertar vocês põem no papel
o empreiteiro da nossa sede só falava de boca e atrasou um ano, com vocês o cronograma fica documentado
meu ex-fornecedor estourou quatro datas seguidas e dizia que nunca tinha combinado nada, vocês escrevem o que prometem
sou produtora de eventos e levei um calote de data de um desenvolvedor, o dia combinado com a Nora vale mesmo
cansei de ouvir tá quase do moço que fazia meu sistema, vocês se comprometem com data escrita
outra empresa nos deixou sem site na véspera da feira porque não cumpriu o trato, como a Nora assegura o que foi combinado em termos de data
minha firma já perdeu cliente por confiar em palavra de programador, o dia da entrega vocês deixam preto no branco
o último desenvolvedor mudava a data conforme a lua, a de vocês fica anotada onde eu possa cobrar
Noutra contratação o fornecedor alegou inexistir prazo avençado; a Nora consigna por escrito a data de entrega
Meu noivo jurou casar em 2019 e até hoje nada, por isso só acredito no que está no papel, a data que vocês combinarem fica registrada onde
O pedreiro disse um mês, o marceneiro disse dois, o pintor disse já já; vocês põem a data combinada no preto no branco
em campanha eleitoral promessa é o q não falta e já fui candidato, o prazo da nora é promessa ou fica escrito
Comprei apartamento na planta e atrasou três anos com contrato e tudo, vocês honram mesmo a data que combinam
tenho uma formatura de 200 pessoas que dependia de um site que nunca ficou pronto, com vcs o dia acertado é respeitado?
Sou escrivã e só vale o que consta dos autos, a data de entrega consta de algum documento assinado
`,
  testing: `
como sei que não vai vir com defeito
meu último site vivia dando erro, testam o de vocês
testam tudo antes de entregar né
vocês testam antes de entregar
o site é testado
testam antes de por no ar
vai ao ar com erro
como garantem a qualidade
tem controle de qualidade
vai vir cheio de bug
fazem testes
vai pro ar sem testar
da última vez meu site foi pro ar quebrado
o site vai pro ar cheio de bug
conferem tudo antes de publicar
quem testa, vocês ou eu vou ter que descobrir os erros
tem homologação
já recebi sistema todo bugado, com vocês tem revisão
vou inaugurar e não pode falhar no dia, vocês testam
Qual o procedimento de controle de qualidade antes da publicação?
vcs testam em celular e computador antes de soltar
entregam com defeito
fazem simulação antes de soltar pro cliente
e se o botão de comprar não funcionar no lançamento
testam o robô antes de por pra falar com meus clientes
tem equipe de QA
o sistema é verificado antes da entrega
já passei vergonha com site que dava erro na frente do cliente
erro de conta no financeiro não pode, vocês checam
vcs revisam o trabalho
vai sair do forno cru ou bem assado kkk
garantia de que não vai dar pau no primeiro dia
botam no ar sem conferir, mano
cês prova antes de servir
antes de valer de verdade tem um ensaio
tem teste de carga ou de qualidade no projeto
na minha fábrica nada sai sem inspeção, e na de vocês
o código é testado
antes de por a loja no ar vocês conferem se o pagamento passa?
vocês fazem teste antes de subir o site
provam o bolo antes de servir, digo, testam o sistema
que garantias há de que o software não será entregue com falhas
No lançamento do site da prefeitura daqui o botão de matrícula não funcionava e foi aquela fila na porta; vocês experimentam tudo antes de abrir pro povo
vem bugado?
quem confere se está funcionando direitinho
se tiver erro no site quem acha, vcs ou o cliente
costumo fazer prova de carga na ponte antes de liberar, e nos sistemas de vocês há prova antes da estreia
cs testa em celular ruim tb
a conferência é feita antes ou depois de publicar
homologação antes da implantação, existe essa etapa
não vai cair no primeiro dia não
lança de qualquer jeito ou verifica
vcs caçam bug antes de entregar
Sou inspetor de qualidade numa fábrica de biscoito e nada sai do galpão sem amostra; no trabalho de vocês existe algum controle parecido
os robôs são postos à prova antes de falar com os clientes
fazem ensaios antes de disponibilizar
a gente vira o testador ou vocês testam
existe teste antes d ir pro ar
o site passa por vistoria antes
meu último sistema já chegou dando erro na tela de venda e perdi o dia das mães inteiro, por isso pergunto se aqui as coisas são testadas
qa tem?
no lançamento do site do interclasse todo mundo entrou junto e deu erro, foi mó vergonha, vcs testam tudo antes de abrir pra galera
Em matéria de medicamentos, uma falha de cálculo pode custar uma vida, portanto pergunto a que verificações submetem o sistema antes de colocá-lo em uso
todo queijo meu fica na prateleira e eu bato com o dedo pra ouvir se tá no ponto, com o sistema cês também conferem antes de mandar
minha mãe vai estrear o site no aniversário da loja e morre de medo de dar pau na frente das clientes, vcs conferem antes de publicar
vocês experimentam o robô antes dele falar com meus fregueses
quando estreou o programa do posto de saúde não funcionava nada, vocês conferem tudo antes de soltar
abriram o site da pousada cheio de botão que não ia pra lugar nenhum, deu vergonha
meu cliente é que descobria os erros, um vexame
antes de mostrar pro povo alguém de vocês mexe pra ver se quebra
na oficina ninguém devolve carro sem dar uma volta no quarteirão, e aí
morro de medo de estrear com defeito na frente dos pais dos alunos
vocês provam a comida antes de servir
e se na hora da inauguração tudo sair troncho
o sistema da clínica deu pau no primeiro dia com sala cheia, como evitam isso
alguém confere conta por conta antes de eu usar no caixa
soltam pro público e vão consertando depois ou já vem redondinho
quem revisa o trabalho de vocês antes de eu receber
o contador não aceita centavo errado, isso é checado
vocês experimentam em vários celulares antes de liberar
Descrevam o procedimento de garantia da qualidade
Há ambiente de homologação anterior à produção
Executam testes de regressão antes da publicação
Qual a política de validação antes do go-live
Existe controle formal de defeitos previamente à entrega
A entrada em produção é condicionada à aprovação em testes
testam?
tem qa
vem com bug n né
conferem antes
homologação tem
fazem teste antes
vocês testam o formulário do meu site antes de entregar
quem confere se tem erro antes de publicar
passa por revisão antes de ir pro ar
o sistema vem testado
fazem checagem de defeito
testam em vários celulares antes de soltar
na farmácia o programa novo veio bugado e perdemos venda, vocês verificam antes de soltar
tenho loja de noiva e página com defeito queima a gente, quem confere tudo antes de publicar
sou analista de qualidade, há checagem antes de liberar pra uso
o site do meu primo foi publicado com link quebrado, com vcs isso passa por conferência
o último sistema do meu mercado travou no primeiro dia com fila no caixa, vocês experimentam antes de ligar
sou engenheira de qualidade numa fábrica de freio, lá nada sai sem inspeção, e o que vocês produzem passa por inspeção
na estreia do site da minha banda o botão de ingresso não abria, com vocês alguém confere tudo primeiro
trabalho em laboratório e erro custa caro, como vocês verificam o programa antes de liberar
tenho uma loja de bolsas, o outro site somava o frete errado e eu paguei a diferença, vocês revisam essas contas
sou piloto agrícola, faço checklist até pra taxiar, vocês fazem checklist antes de publicar
meu consultório não pode parar por bug no primeiro dia, o que vocês fazem pra pegar os erros antes
a gente lançou um aplicativo no congresso da associação e deu vexame na frente de todos, como evitam passar vergonha assim
cozinheiro prova a comida antes de servir né, no meu restaurante é lei, vocês provam o de vocês
tenho medo de virar beta tester, minha loja de pneu não tem tempo pra isso, já vem conferido
nosso financeiro fechou errado por culpa de um software novo, qual o cuidado de vocês contra falha
sou costureira e passo a ferro e confiro ponto por ponto, alguém confere o site ponto por ponto também
a operadora nos entregou um portal cheio de tela quebrada, no caso de vocês há homologação antes de publicar
comprei um trator que veio com defeito de fábrica e agora desconfio de tudo, o sistema chega redondo
vem bugado ou vem redondo
alguém confere antes de soltar
passa por homologação
checam os erro antes né
vai pro ar sem revisar
provam antes de servir
testa no celular antes d entregar
num vai dar pau no 1o dia
o produto passa por teste antes da publicação
cês passam um pente fino antes
provam o bolo antes de servir, né
há homologação prévia à publicação
na estreia do sistema da faculdade ninguém conseguiu se matricular porque não tinham experimentado direito e foi um vexame em rede nacional, vocês verificam tudo antes de publicar
trabalho com controle de peças e lá nenhuma sai da fábrica sem passar pela inspeção, fiquei pensando se no ramo de vocês há uma conferência parecida antes de soltar
oi, bom dia! vocês revisam tudo antes de botar no mundo
garantia à parte, vocês checam os erros antes de lançar
fui engenheiro, nenhuma ponte minha abriu sem prova de carga; e os sistemas de vocês?
Na minha cozinha nenhum prato sai sem alguém provar. O site sai daí sem ninguém provar?
inspeciono brinquedo de parque de diversão, roda gigante só gira depois da vistoria. e o app de vocês, tem vistoria antes de estrear?
No dia do lançamento do último sistema a fila da loja foi até a esquina porque o caixa não abria. Vocês conferem tudo antes de ligar?
alfaiate prova, ourives toca na pedra, vcs fazem o q antes de por no ar?
o piloto faz checklist antes de decolar. existe checklist antes do robô começar a falar com meus clientes de verdade?
Sou anestesista, testo o aparelho toda manhã. O sistema da clínica será verificado antes de entrar em uso?
tenho pavor de virar meme porque o botão do site tá quebrado na inauguração, quem caça os erros antes?
Há etapa de homologação antes da publicação? O comitê de TI da cooperativa não libera nada sem isso.
afino piano há 30 anos e nunca entreguei um sem tocar. cês tocam o site antes de entregar?
Trabalhei trinta anos em controle de qualidade de autopeça e nada saía da fábrica sem passar na minha bancada. Quem faz esse papel aí antes do sistema ir pro cliente?
da última vez o robô entrou no ar marcando consulta pra domingo de madrugada, um vexame na clínica. vocês experimentam tudo antes de soltar?
vcs testam antes de colocar no ar? da outra vez meu site foi pro ar todo quebrado
Vcs testam antes de colocar no ar?
vcs testa antes de botar no ar ou joga pro cliente descobrir o erro
vcs testam antes de botar no ar ou o cliente que descobre os erro?
Quando eu faço bolo de noiva sempre tem um pedacinho de prova antes, o site que vocês montam também passa por alguém provando antes de mostrar pro povo?
Solicito informar se os produtos são submetidos a verificação e homologação previamente à sua disponibilização aos usuários finais.
cs revisa o bagulho antes d bota no ar pq o site da escola abriu td quebrado no 1 dia
hoje atualizaram o programa do caixa no meio do expediente e travou a fila até a calçada, vocês conferem se está funcionando antes de soltar?
A afirmação nada vai ao ar sem teste vale também para pequenas alterações, ou apenas para a primeira publicação?
Bah, eu não solto touro novo no rodeio sem antes correr no brete, esse programa de vocês passa por prova antes de ir pro balcão?
Sou farmacêutica e um número trocado na dose pode ser grave, alguém da equipe checa tudo antes do sistema começar a valer?
a agência antiga pôs meu site no ar cheio de link quebrado e a cliente que me avisou, vocês conferem antes
o programa do outro fornecedor calculava o troco errado e só vi no fim do mês, o de vocês passa por prova antes de entregar
sofri com um sistema que estreou travando na fila do refeitório, vocês experimentam tudo antes de soltar
o robô da concorrente respondia palavrão porque ninguém testou, o de vocês é checado antes de falar com meu público
o aplicativo que encomendei a outro estúdio caiu no dia do lançamento, aí vocês simulam esse tipo de coisa antes
fui cobaia do rapaz que fez meu portal, cada erro era eu que achava; na Nora quem procura os erros
na fábrica nada sai sem inspeção de qualidade, o software de vocês passa por inspeção também
o sistema do hospital foi liberado pela outra empresa sem nenhuma verificação e deu troca de prontuário, qual é o cuidado de vocês antes de liberar
O freio do meu caminhão passou na vistoria e falhou na serra, desde então só durmo com coisa conferida, vocês conferem tudo antes de entregar
A prova do vestido salvou meu casamento de um desastre, no site também tem prova antes de ir pro ar?
minha irmã é degustadora de café e nada sai sem passar pela língua dela, quem passa a língua no sistema de vcs antes da gente usar kkk
A vacina do gado eu aplico em dez antes de aplicar em mil, e o programa da Nora é experimentado antes de soltar na fazenda toda
A prefeitura inaugurou o app do ônibus sem ninguém ter tentado usar e foi um vexame, antes de lançar vocês verificam se funciona
Meu backup antigo nunca tinha sido verificado e no dia que precisei estava vazio, vocês checam as coisas antes de botar em produção?
`,
  "why-us": `
qual a vantagem em relação a um modelo pronto da internet
outra empresa cobra metade, por que vocês
meu cunhado mexe com isso, por que pagar vocês
me dá um motivo pra fechar com vocês
qual a diferença de vocês pra um freela
pq vcs e n um freelancer
o que vcs tem q os outro n tem
tem gente que faz por muito menos
por que não faço eu mesmo no wix
meu primo faz por 300 conto
por que eu contrataria vocês e não meu primo que faz site
por que escolher vocês
qual o diferencial
o que vocês têm de diferente
por que contratar a nora
qual a vantagem de fazer com vocês
o que diferencia vocês dos outros
me convence
por que não outra empresa
tem um monte de agência, por que vocês
meu sobrinho faz site mais barato, por que vocês
vocês são melhores que as outras
por que eu escolheria a nora e não a agência da esquina
tenho três propostas na mesa, convence eu
o que vocês têm que os outros não têm
dá pra fazer de graça numa plataforma, por que pagar vocês
o rapaz da lan house faz por 200 reais
um amigo disse que o chatgpt faz site sozinho, por que contratar
o que ganho fechando com vocês
Quais os diferenciais competitivos da empresa frente ao mercado?
tem um monte de empresa igual, o que muda
me dá um bom motivo
vantagem de contratar vcs
freelancer é mais barato, compensa vocês
por que vcs e n o concorrente
em que vocês são melhores
qual o ponto forte da nora
vale mais a pena que assinar um sistema pronto de mensalidade
meu filho estuda computação e disse que faz, por que eu pagaria uma empresa
a loja do lado usa uma plataforma gringa baratinha, o que vocês têm a mais
me vende o peixe
tchê, o que que vocês têm de especial
contratar um funcionário de TI não sai melhor
já tenho um rapaz que faz, por que trocaria
o q difere vcs de uma agencia grande
sou comprador, preciso justificar pra diretoria a escolha de vocês
vocês ou wordpress feito em casa
por que eu faria a loja com vocês e não na nuvemshop
com tanta firma por aí, por que haveria de escolher a de vocês
meu sobrinho cobra uma pizza, cês são melhor em quê
Recebi três propostas, uma de um estúdio da capital, uma de um rapaz da igreja e a de vocês falta, então me digam o que os distingue dos demais
que diferenças os senhores apresentam frente à concorrência
dá pra fazer site de graça no google, pra que pagar vcs
no que cês são melhores que o povo da cidade vizinha
eu mesmo faço no canva, pq contratar
quais atributos justificam a contratação da Nora
qual o ponto forte de vcs
uns amigos aqui fizeram com uma plataforma estrangeira de arrastar e soltar e dizem que é uma beleza, o que eu ganho a mais contratando vocês
pq n usar um site pronto
em comparação com um profissional avulso, qual o benefício
vcs são melhor q a agencia do meu tio?
fala um motivo bom pra fechar com vcs
tem tanta propaganda igual, o que cês fazem de diferente
A diretoria quer uma justificativa por escrito para preferir esta empresa às outras duas concorrentes, que razões eu poderia apresentar
por que vale a pena contratar vocês
qual o segredo da casa
comparado c o chatgpt fazendo site, pq vcs
o que vos torna preferíveis
meu amigo da sala faz site por cinquenta reais e um lanche, aí meu pai perguntou pq pagar uma empresa, o que eu respondo pra ele
Temos sobre a mesa duas propostas de firmas tradicionais da capital, com quarenta anos de praça, e falta-me argumento para defender a de vocês
tem um curso que ensina a gente a fazer a própria página em um fim de semana, e minha filha quer fazer; que é que eu ganho pagando vocês
minha prima achou um site gringo que monta tudo sozinho com ia, só escrever o que quer, então qual a vantagem de fazer com vcs
na cidade tem três rapazes que mexem com isso e todos são bons meninos, o que é que vocês têm que eles não têm
meu sobrinho faz de graça no computador da escola, por que eu pagaria vocês
o garoto da lan house faz por trezentos conto, me dá um motivo pra não ir nele
tenho três papéis na mesa e todos parecem iguais, o de vocês se destaca em quê
minha cunhada disse que a inteligência artificial monta tudo de graça em cinco minutos
o pessoal da cooperativa tá dividido entre vocês e uma firma da capital
por que eu largaria quem já cuida da minha página há anos
tem curso na internet que ensina a fazer sozinho, o que eu perco
me convence que eu tô quase fechando com outro
o que vocês têm que a concorrência não tem
o conselho da escola quer um argumento pra escolher a nora
se eu pegar aquele construtor de arrastar e soltar, sinto falta de vocês por quê
tem tanta agência por aí, vocês são só mais uma
o que a clínica ganha ficando com vocês e não com o sobrinho do sócio
vantagem mesmo, sem conversa de vendedor, qual é
Quais os diferenciais competitivos perante os demais proponentes
Justifiquem a vantajosidade da contratação frente a solução de mercado
O quadro comparativo exige os fatores distintivos de cada fornecedor
Por que preterir uma fábrica de software consolidada em favor da Nora
Que atributos distinguem a Nora de um profissional autônomo
A TI interna poderia desenvolver; o que justificaria terceirizar com a Nora
pq vcs
diferencial?
melhor q wix pq
vantagem qual
pq n o freela
vcs x agencia
tenho três propostas na mesa pra minha escola e a de vcs seria a quarta, por que escolheria a nora
meu cunhado se ofereceu pra fazer o da borracharia por uma caixa de cerveja kkk, o que ganho com vocês
uso um montador de página grátis pra minha loja de velas, que vantagem teria em mudar pra cá
a diretoria vai me perguntar o motivo de preferir vocês à agência atual, o que respondo
recebi três orçamentos pra minha clínica e o de vocês nem chegou ainda, me convence, por que eu escolheria a Nora
meu vizinho faz site por trezentos conto e minha loja de ração tá precisando, o que eu ganho indo com vocês
sou diretora de marketing e vou defender fornecedor na reunião de segunda, qual argumento vocês me dariam a favor de vocês
tô entre vocês e uma agência grande de São Paulo pro site da vinícola, em que vocês são melhores
tenho um sobrinho que aprendeu tudo no youtube e quer fazer o sistema da oficina, qual a vantagem de pagar profissional
assinei um criador de site de dez reais pra minha loja de velas e até que dá, por que mudaria pra vocês
tem mil empresa de tecnologia por aí, toda semana uma liga na minha imobiliária, vocês têm o que que elas não têm
na concorrência da cooperativa são cinco propostas parecidas, qual é o ponto forte da de vocês
minha chefe perguntou por que não contratar um funcionário de ti em vez de vocês e eu fiquei sem resposta, o que eu digo
bah, tchê, aqui em Pelotas tem guri que faz isso por churrasco, por que eu iria com a Nora
pedi indicação no grupo de lojistas e falaram de outros dois, o que faz vocês se destacarem
sou cabeleireira e sei que cliente escolhe por detalhe, qual é o detalhe de vocês
uso uma inteligência artificial que monta página sozinha pro meu curso de violão, que diferença faria contratar gente como vocês
meu antigo fornecedor era bom mas fechou, agora tô comparando pra rede de postos, o que vocês têm de especial
por que a nora e nao outra
me convence aí
que q cês tem de bom
melhor que freela por quê
qual o trunfo de vocês
ganho o que fechando com vcs
em que são melhores que os outro
pq n faço sozinho num site grátis
me convence, por que ocês
que que cês têm de especial
o que vocês têm que os outros não
qual o fator competitivo
tenho na mesa quatro propostas quase iguais, todas com sorriso bonito e promessa, e meu marido pediu um motivo para escolher uma, qual seria o motivo de escolher a nora
meu vizinho oferece fazer de graça em troca de uns almoços no meu restaurante e fico balançada, o que eu ganharia contratando vocês no lugar dele
oi, sem querer ofender, mas por que eu escolheria vocês
o concorrente dá desconto, o que vocês têm de melhor que ele
pq eu contrataria vcs e n meu primo q faz site por 300 conto
Meu afilhado faz site na lan house por um almoço e um refrigerante, minha filha, me convença de que vale gastar com vocês e não com ele
Diante de propostas de outros licitantes com objeto semelhante, solicito os diferenciais que justificariam a escolha da Nora.
pq eu ia paga vcs se tem ia q faz site de graca em 5 minuto me da um motivo
hoje apareceram três agências na minha caixa de e-mail prometendo a mesma coisa, tô sem cabeça pra comparar, por que eu ficaria com vocês?
Comparando com um construtor de sites por assinatura e com um freelancer, quais vantagens da página, prazo escrito, sistema que é seu, 100+ projetos, pesam a favor de vocês?
Uai, firma de computador tem feito mato aqui em Uberlândia, o que ocês têm que os outro num tem?
Minha sócia prefere a empresa do primo dela e eu quero argumentos pra defender vocês na conversa de amanhã, o que digo?
Recebi três orçamentos e o de vocês nem pedi ainda, me convence: que diferença tem a Nora das outras
Meu cunhado faz no Wix num fim de semana por uma caixa de cerveja, por que eu pagaria uma empresa
o chatgpt monta site em 2 min segundo meu filho, pra que contratar gente entao
Tem trinta agências na minha cidade e todas dizem que têm foco em resultado, o que é que vocês têm que elas não têm
Preço eu vejo depois, a diretoria quer um motivo pra escolher vocês em vez do concorrente, me dá
O programa que comprei pronto numa banca resolve metade, e minha dúvida é se vale trocar por vocês, qual a vantagem
`,
  trust: `
meu primo me cobrou e não entregou o site
a outra empresa entregou um sistema que travava
outra empresa me enganou, como confio em vocês
já contratei duas empresas antes e uma sumiu com a entrada
tem processo contra vocês
vcs são de confiança msm
é golpe isso
vocês são registrados direitinho
vi um cara falar que vocês deram golpe nele
vocês são confiáveis
não é golpe não né
é seguro contratar vocês
como sei que não é golpe
vocês existem mesmo
posso confiar
já levei calote antes
tenho medo de ser enganado
a empresa é séria
tem reclame aqui
tem depoimento de cliente
tem avaliação de clientes
vocês são bons mesmo
caí num golpe do pix semana passada, como sei que vocês são sérios
esse site parece fake
tem reclamação no reclame aqui
não conheço ninguém que contratou, fico cabreiro
como confiar numa empresa que só vi na internet
pago adiantado e vocês somem com o dinheiro
é firmeza ou é cilada, mano
Como posso atestar a idoneidade da empresa?
minha tia perdeu 5 mil com um site falso, tô com um pé atrás
tem nota no google
são confiáveis
li que empresa assim só quer o sinal e desaparece
q garantia eu tenho q nao é picaretagem
empresa fantasma ou de verdade
tem depoimento de quem já comprou
desconfio de tudo na internet, visse
uma agência me enrolou e levou meu dinheiro
vcs são sério
tem alguma prova de que vocês são honestos
meu gerente do banco mandou desconfiar de site novo
posso confiar de olho fechado
já apareceu o nome de vocês em alguma denúncia
tô com receio de ser trapaceado
dá medo contratar sem conhecer, que segurança vocês me dão
já paguei um rapaz que sumiu com meu dinheiro, por que confiar em vocês
o nome de vocês tá no reclame aqui
quem me garante que não é arapuca
que provas de idoneidade a firma pode me dar
Perdi quatro mil reais para um sujeito de fala mansa que prometeu um site e sumiu no mundo, e desde então desconfio de tudo que é tela; como sei que vocês existem mesmo
vcs são de vdd ou fake
nunca ouvi falar, posso confiar
minha mãe acha q é golpe, como provo pra ela q n é
gente séria ou conversa fiada
há reclamações registradas contra a empresa
o gerente do banco me ensinou a desconfiar de site bonito, como confiro se são honestos
Cobra que já mordeu a gente ensina a olhar o chão; me digam onde eu piso em terreno firme com vocês antes de mandar um tostão
é seguro fechar negócio com a Nora
vcs n vão fugir com meu dinheiro né
procurei referências e não encontrei, o que atesta a seriedade da empresa
tem depoimento de quem já contratou
posso acreditar nesse site
essa empresa existe msm ou é tipo de mentirinha
mandam a gente pagar e somem? tá cheio disso na internet
dá pra botar fé
a moça do grupo da família avisou pra não clicar em site de empresa desconhecida, e eu nem conheço vocês, como fico tranquila
inspirem-me confiança, senhores
já caí em pirâmide, agora só com prova
minha vó caiu no golpe do falso neto mês passado e agora meu pai n deixa ninguém contratar nada pela internet, como eu mostro q vcs são reais
Fui lesado por uma sociedade de investimentos que ostentava página belíssima e escritório alugado por um mês, donde minha cautela; que elementos comprovam a honestidade da empresa
paguei adiantado por uma estufa que nunca chegou e o telefone do homem hoje é de uma creche; como eu sei que vocês não são desses
procurei o nome de vcs num monte de lugar pra ver se alguém reclamou e n achei nada, nem bem nem mal, isso é bom ou ruim
cinquenta clientes satisfeitos qualquer um escreve, quem me prova que não é invenção
minha mãe caiu no golpe do falso boleto e agora não confia em site nenhum, por que confiaria em vocês
já caí numa cilada de pix adiantado, fico com um pé atrás
meu filho mandou eu desconfiar de tudo que é bonito demais na internet
como eu sei que atrás dessa tela tem firma de verdade
a vizinha do salão pagou sinal e nunca mais viu o sujeito
isso aqui não é arapuca não, né
tô com o coração na mão, é muito dinheiro pra cooperativa
quem me garante que cês são gente honesta
o povo da igreja juntou dízimo pra isso, não posso errar
procurei o nome de vocês junto com a palavra fraude, devo me preocupar
tem alguém que possa falar bem de vocês
o banco bloqueou porque achou suspeito, vocês são idôneos
não conheço ninguém que já comprou daí, isso me deixa cabreira
meu marido acha que é tudo montagem esses números
Há ações judiciais em curso contra a empresa
Apresentem elementos que atestem a idoneidade do fornecedor
A avaliação de risco reputacional requer evidências; quais dispõem
Como posso verificar a autenticidade da empresa antes de qualquer pagamento
Constam reclamações em órgãos de defesa do consumidor
A equipe antifraude pede elementos de legitimidade do site
é golpe?
confiavel vcs
é serio isso
firma quente msm
como eu tenho certeza que a nora existe mesmo
vocês são confiáveis ou é mais um golpe de internet
já caí em golpe de site falso, o que prova que vocês são sérios
onde eu vejo que a empresa é idônea
posso confiar em vocês
minha esposa desconfia de empresa achada na internet, que segurança vocês dão
perdi cinco mil com um moço que sumiu sem fazer a página do meu buffet, como sei que cês são gente séria
meu filho diz que empresa de internet é tudo furada, tenho mercearia, que prova me dão
vou colocar o dinheiro da rescisão nisso, dá pra confiar
fui olhar vcs no reclame aqui antes de fechar pra clínica, alguém já se queixou
paguei metade pra um rapaz da OLX e ele sumiu com meu dinheiro, como sei que vocês são sérios
um fornecedor me passou a perna no site da loja, agora tenho pé atrás
fui roubado por uma agência de outra cidade, por que acreditar em vocês
minha vizinha levou calote de uma empresa de site, por que seria diferente
meu cunhado depositou cinco mil pra um cara que fazia site e nunca mais viu, como eu fico tranquilo com vocês
sou aposentada, caí em golpe do pix mês passado e agora abro uma lojinha, vocês são gente séria
procurei vocês pra minha transportadora e não conhecia o nome, como eu verifico que são uma empresa idônea
na minha cidade apareceu um falso programador que rodou metade do comércio, que prova eu tenho de vocês
minha gerente de riscos pediu evidências de reputação antes de liberar o cadastro, o que vocês apresentam
vi o anúncio no meio do almoço aqui na obra e fiquei cabreiro, isso é de verdade mesmo
vendo queijo na Canastra e sou desconfiado de nascença, por que eu botaria meu dinheiro na mão docês
minha filha disse que tudo na internet é cilada, eu só quero um site pra minha pensão, posso confiar
toco um salão há doze anos e já fui lesada por franquia falsa, existe reclamação contra vocês por aí
no grupo dos feirantes o povo tá com medo de pagar adiantado e levar calote, vocês são de confiança
nunca comprei nada pela tela, só olho no olho, na minha sapataria é assim, como sei que vocês existem
ó pai ó, meu primo de Salvador pagou e tomou banho de um tal de desenvolvedor, vcs não são da mesma laia não né
sou tesoureiro da igreja, o dinheiro é dos irmãos, preciso saber se essa firma é honesta
antes de fechar pro meu escritório costumo pesquisar o fornecedor no reclame aqui, vocês têm boa fama
isso é furada, é
ocês é gente direita mesmo
num é trambique não
dá pra botar fé em vcs
empresa fantasma ou real
vão me passar a perna
sou desconfiado, prova que é sério
tem nome sujo na praça
isso aí não é furada não
cês são gente séria, minha filha
dá pra confiar de olho fechado, mano
há referências sobre a idoneidade da empresa
já caí no conto do falso consórcio e perdi as economias de anos, então agora desconfio de tudo que aparece em tela, como é que eu sei que vocês são honestos
minha patroa pediu que eu levantasse a ficha de vocês porque na última vez a empresa desapareceu com o adiantamento, existe algum jeito de ter segurança
eita, oi! desculpa perguntar, mas vocês são de verdade ou é golpe
o cnpj é fácil inventar, como confio que não vão me passar a perna
o último programador quase me matou do coração quando sumiu com meu dinheiro, como sei que vocês não são iguais
Já me tomaram dois mil reais num consórcio de moto que não existia, meu amor, aí meu coração fica aos pulos, como é que eu sei que vocês não vão fazer igual comigo?
Por cautela, e tendo em vista ocorrências de fraude com prestadores digitais, solicito elementos que demonstrem a idoneidade da empresa.
n qro se chato mas cs n eh golpe ne pq minha mae ja caiu num site assim bunito
hoje recebi boleto falso, ligação falsa e até cliente falso, tô arisco com todo mundo, por que eu devo acreditar que vocês são gente honesta?
Página bem-feita não é evidência; além do CNPJ no rodapé e do 100+ do topo, o que permite verificar que a empresa é séria?
Bah, cachorro mordido de cobra tem medo de linguiça, já me passaram a perna numa colheitadeira, dá pra confiar em vocês, tchê?
Meu marido acha que empresa que só aparece na internet some do dia pra noite, me ajuda a tranquilizar esse homem?
meu tio perdeu 3 mil numa firma de robo q tinha cnpj site bunito e tudo mais como q eu mostro pra ele q com a nora eh diferente
caí no golpe do site barato, o sujeito levou metade do dinheiro e sumiu, por que eu acreditaria em vocês
meu cunhado pagou uma firma que nem existia, sinceramente fiquei com pé atrás; vocês existem mesmo
já fui passada pra trás por um que se dizia programador, o que vocês têm pra me mostrar que são gente séria
a empresa que fez o site da vizinha fechou as portas e levou o sinal dela, como sei que a Nora não é fria
tomei um prejuízo feio com uma tal consultoria digital, dá pra confiar em vocês de olho fechado
vi na televisão uma quadrilha que vendia sistema fantasma, o que me prova que vocês não são desses
não é nada pessoal, mas depois do tombo que levei de outro fornecedor eu confiro até a sombra; como confiro vocês
levei um cano de um estúdio famoso, agora só negocio com quem eu sei que é idôneo; vocês são
minha sogra diz que quem promete muito pela internet é vigarista, o que respondo pra ela sobre vocês
a loja que me vendeu o sistema era laranja e o dono tá foragido, imagina o meu receio; qual a prova de que vocês são empresa de verdade
O contrato de outra empresa era bonito e o dono hoje está foragido, como vou saber que a Nora não é arapuca
meu pix caiu na conta de um golpista no mês passado, então perdoa a desconfiança, vcs existem mesmo
Meu gerente achou estranho não ter endereço nem foto de ninguém na página, e me perguntou se dá pra confiar, dá?
Já vi site falso de banco igualzinho ao verdadeiro, até cadeado tinha, o que me garante que isso aqui é sério
Entreguei a chave da minha casa pra um eletricista e sumiu a televisão, agora pergunto de todo mundo antes, a Nora é honesta?
A família da minha noiva investigou até meu sangue, eu só quero uma prova de que vocês são uma empresa idônea
avaliação no google
tem avaliação no google
qual a nota de vcs no google
quantas estrelas vcs tem
voces tem avaliacoes no google
onde vejo as avaliações de vcs
tem review de cliente
qual a nota no reclame aqui
vcs tem comentario de cliente
tem opiniao de quem comprou
tem nota no google maps
posso ver avaliações de clientes
tem avaliacao de quem contratou
paguei outra empresa e eles sumiram, como confio em vocês
paguei um rapaz e ele sumiu, como sei que vocês não fazem igual
já perdi dinheiro com outra empresa, como vou confiar
contratei uma agência que desapareceu, e vocês
me enrolaram da última vez, posso confiar em vocês
já paguei e não recebi de outra empresa, tô com medo
fui lesado por outra empresa, como confiar
paguei outra empresa e sumiram
outra empresa sumiu com o meu dinheiro
paguei outra agência e não entregaram
perdi dinheiro com outra empresa
outra empresa me deixou na mão
contratei outro e levei calote
essa empresa existe
essa empresa existe mesmo
a nora existe de verdade
vocês são uma empresa de verdade
como sei que a empresa existe
é uma empresa real
`,
  "brand-idea": `
o que quer dizer transformamos suas ideias em soluções inteligentes
que soluções inteligentes são essas
o que é tecnologia e inovação
o que são soluções inteligentes
tecnologia boa é a que você nem percebe, como assim
o que vocês querem dizer com tecnologia que nem percebe
deixar meu dia mais leve como
transformar ideia em solução inteligente, isso quer dizer o quê na vida real
achei a frase do topo meio vaga, explica
tecnologia e inovação é o nome do curso ou o que
aquele título grandão da página significa o q
como assim tecnologia que a gente nem percebe
uma tecnologia que não se percebe não é ruim?
inteligente em que sentido, as soluções
que ideias vocês transformam
li transformamos suas ideias e não entendi nada
o slogan de vocês é bonito mas o que é de fato
Poderia esclarecer o conceito de soluções inteligentes?
solução inteligente é o quê pra um açougue
sou professora de português e quero entender a frase de abertura de vocês
cuidar do negócio enquanto a tecnologia atende, como funciona isso que vocês dizem
essa frase de efeito aí em cima é só marketing
tecnologia invisivel q vcs falam é oq
o que quer dizer a chamada principal do site
soluçoes inteligente oq seria
explica a frase tecnologia boa é a que não aparece
me explica a manchete da página inicial
soluções inteligentes tem a ver com ia
que papo é esse de transformar ideias, tchê
atender meus clientes enquanto eu cuido do negócio, o que isso significa
o lema do topo, transformamos ideias, vale pra qualquer ideia maluca
por que dizem que tecnologia boa passa despercebida
que vem a ser uma solução inteligente, o meu burro por acaso é menos
oq é transformar ideia em solução
tecnologia que não se percebe, me expliquem esse paradoxo
Li a frase do alto da página três vezes, a das ideias e das soluções inteligentes, e confesso que não alcancei o sentido; querem dizer o quê com aquilo
a frase la de cima significa oq
a expressão Tecnologia e Inovação no topo refere-se a quê
como assim a tecnologia boa é invisível
o lema do começo da página quer dizer o quê em língua de gente
atender os clientes enquanto eu cuido do negócio, como assim
explique o slogan, por favor
Meu pai dizia que boa ferramenta some na mão, e vi que escreveram algo parecido sobre tecnologia; era essa a ideia da frase
solução inteligente é marketing ou é alguma coisa
transformamos suas ideias em que mesmo
esse lance de inteligente é ia
o dia mais leve, o que entendem por isso na frase
minha ideia é maluca, como vcs transformam ela em solução
não peguei aquele negócio de começar do mesmo jeito da lojinha até a rede grande, troca em miúdo essa ideia
como se lê aquela chamada inicial, é promessa ou é poesia
tecnologia e inovação é o nome do curso q eu faço, aqui é oq
que entendem os senhores por simplificar a ponto de não se notar
a professora de português pediu pra gente interpretar um slogan e eu peguei o de vcs das ideias e soluções inteligentes, o que ele quer dizer
Sou homem de letras e detenho-me nas frases; aquela segundo a qual a boa tecnologia passa despercebida pareceu-me formosa, mas que querem dizer com ela
minha ideia é só parar de perder pedido de pamonha, e vocês dizem que transformam ideia em solução inteligente; o que viraria a minha, por exemplo
eu achei q tecnologia boa era a mais chamativa tipo robô e holograma, mas vcs escreveram q é a q a gente nem nota, pq
o letreiro da minha venda diz aqui tem de tudo e todo mundo entende, já o de vocês lá no alto eu li e fiquei boiando
li aquela frase grande lá em cima e não captei a mensagem
soluções inteligentes pra mim é conversa bonita, traduz
se a tecnologia não se percebe, o que é que eu tô comprando então
minha cabeça ferve de plano pra pousada, é disso que fala o título
o letreiro de vocês diz que transforma, transforma no quê exatamente
inteligente em que sentido, o site pensa sozinho
enquanto eu cuido do negócio quem cuida do quê, me explica o slogan
a frase da abertura é só marketing ou tem sentido prático
não entendi esse negócio de ideia virar coisa inteligente
essas duas palavrinhas em cima do título, tecnologia e inovação, falam do quê
um aluno meu perguntou o que é tecnologia invisível, isso que vocês escreveram
achei poético o tal do nem percebe, mas o que muda pra minha feira
o pastor leu o título em voz alta e ninguém entendeu
Queiram esclarecer o sentido da expressão soluções inteligentes
O slogan inicial corresponde a quais entregas concretas
A chamada principal é vaga; o que se pretende comunicar
Que se entende por transformar ideias, na publicidade de vocês
O enunciado de que boa tecnologia não é percebida carece de explicação
Delimitem o alcance da promessa contida no título da página
sol. inteligentes oq é
q ideia transforma
slogan explica
frase do topo?
inteligente como assim
tec q nem percebe oq
li aquela frase grande do começo da página no ônibus, transformar ideia em solução inteligente é o quê na prática
sou redatora e fiquei com a pulga, tecnologia que a gente nem percebe significa o quê
meu pai tem ferragem e não entendeu o título da página, o que seria solução inteligente
tô lendo o topo do site aqui na loja, o que está por trás de tecnologia e inovação
tava lendo a página de vocês no intervalo da escola e parei naquela frase de ideias virarem soluções, o que significa
sou redator e implico com slogan, tecnologia que nem se percebe quer dizer o que na vida de um lojista
meu pai tem uma ferraria e leu soluções inteligentes no site e riu, traduz pra ele o que é isso
abri a página de vocês pra mostrar pro meu chefe na usina e ele perguntou o sentido do título lá de cima, qual é
tenho ideias demais e dinheiro de menos, sou inventor de carrinho de pipoca, transformar ideia em solução significa o que aí
na minha loja de tecido solução é o que tira mancha kkk, e a solução inteligente que vcs falam é o quê
estudo publicidade à noite e analiso chamadas, gostaria da explicação do lema sobre transformar ideias
meu patrão diz que tecnologia boa aparece, vocês escreveram que a boa nem se nota, explica essa
li tecnologia e inovação bem grandão no topo enquanto esperava no dentista, isso é sobre o quê
sou de roça e achei bonita a frase de que a gente nem percebe a tecnologia, mas qual o sentido
trabalho com branding em Curitiba e queria entender o conceito por trás do soluções inteligentes
fico na portaria do prédio lendo de tudo, li que vocês transformam ideia, transformam em que de fato
minha sócia na floricultura achou a frase de abertura do site meio vaga, o que há de concreto nela
vi o site no ônibus voltando do serviço e não captei aquele papo de inteligente, inteligente em que sentido
ideia vira solução, como assim
explica o slogan aí
inteligente como, uai
n entendi a frase do topo
que papo é esse de tecnologia invisível
solução inteligente é oq mano
o título do site significa oq
tecnologia q n percebe, cumassim
essa frase bonita do topo, traduz
ideias em soluções, que papo é esse
que história é essa de solução inteligente, uai
qual o sentido do slogan inicial
meu neto leu em voz alta a frase grandona que aparece assim que a gente abre o site e nós dois ficamos discutindo o que ela queria dizer, explica pra gente
trabalho com publicidade e gosto de dissecar manchete, essa de vocês sobre transformar ideias me pareceu meio vaga, o que há de concreto por trás dela
oi, curiosidade boba: o que é esse tecnologia e inovação lá no alto
não é o valor inovação, é o título da página que não entendi
Li lá em cima que vocês transformam ideia em solução inteligente, achei bonito feito verso de cordel, mas traduza pra mim, o que isso quer dizer na prática?
No cabeçalho figura o enunciado Tecnologia e Inovação seguido de um slogan; solicito a explicação do conceito que a empresa pretende comunicar.
aquela frase grandona no comeso do site sobre ideias eh tipo oq n captei a mensagi
cheguei morto, abri o site e a primeira frase que vi foi essa de ideias virando soluções, fiquei lendo e relendo, o que vocês querem dizer com isso afinal?
A manchete traz soluções inteligentes; inteligentes em que sentido, há uma definição do que o slogan do topo promete?
Uai, minha ideia é umas quinze por dia e nenhuma vira nada, que história é essa de transformar ideia que tá no letreiro docês?
Ensino redação e usei a chamada principal da página em sala, os alunos perguntaram o que a marca quer passar com tecnologia que você nem percebe, como explico?
Minha ideia de negócio ainda é segredo, mas me intrigou o letreiro lá do alto falando em transformar ideias, o que isso significa
Trabalho com placa de rua e leio slogan o dia todo, esse de soluções inteligentes não peguei, quer dizer o quê
inteligente pra mim era meu avô q fazia conta de cabeça, e essa tal de solução inteligente do título é o que mesmo
O pessoal do teatro leu Tecnologia boa é a que você nem percebe e deu briga, qual é o sentido dessa frase
Estudo jingle e mote publicitário e a frase de abertura do site me escapou, o que vocês querem dizer com ela
`,
  figures: `
quantos clientes e quantos projetos
quantos projetos já entregaram e quantos clientes
quais os números da empresa
qual o tamanho da empresa em números
me fala os números de vocês
qual a experiência de vocês
vocês têm experiência
são experientes
quais resultados vocês já tiveram
quais os resultados dos projetos
que números vocês têm pra mostrar
vocês já fizeram muita coisa
quais as estatísticas da nora
me passa uns dados numéricos da empresa
vocês têm bagagem ou tão começando
o que a nora já conquistou em números
nora em números
Poderiam apresentar os indicadores gerais da empresa?
preciso de números de vocês pra por no meu relatório de fornecedores
que são aqueles três números no começo da página
vcs tem experiencia nisso ou sou o primeiro
tem histórico comprovado
100+, 50+, 24/7, o que é isso tudo
me dá os números grandões aí
já têm estrada na área, quanto já fizeram
o currículo da empresa em números
quais dados vocês mostram logo na abertura do site
tem resultado pra mostrar em quantidade de projeto e cliente
que tanto de trabalho e de cliente vocês têm
numeros da nora?
quero dimensão do que vocês já fizeram, tanto cliente quanto projeto
vocês são novatos ou têm quilometragem
aqueles contadores que sobem no site são o quê
resumo numérico da nora pra eu colocar na apresentação do meu chefe
cês já têm rodagem nisso, uai
marcas alcançadas pela empresa até hoje
quais os algarismos da casa, digo, os números que vocês ostentam
qual a bagagem de vocês em números
Vi de relance três números grandes passando na tela e a página correu antes de eu anotar, minha vista já não acompanha; podem repetir quais são
têm experiência comprovada em quantidade
quais estatísticas a empresa divulga sobre si
o q é aquele 100 e 50 e 24
tem resultado pra mostrar em número
dados quantitativos da empresa para a minha planilha de avaliação
fala ai os recordes
A comissão exige que eu preencha um quadro com o volume de trabalhos, a clientela e o suporte da empresa proponente, poderiam me passar esses números
me passe os números principais
quantos trabalhos e quantos fregueses, por alto
experiência vocês têm ou tão começando
em cifras, o que a empresa já realizou
resumo em números pra eu por no cartaz da escola
são rodados ou novatos, me dê os números
antes de entregar o ouro pro bandido quero saber da quilometragem de vocês, números na mesa: serviço feito, gente atendida
aqueles três numerinhos no começo são oq
quais conquistas numéricas a Nora apresenta
os dados da empresa tipo projetos e clientes e tal
tenho que montar um slide sobre a empresa e a professora quer pelo menos três números dela, quais vcs têm aí pra eu colocar
A ficha de habilitação técnica pede projetos concluídos, clientes atendidos e disponibilidade de suporte, três campos que só posso preencher com informações dos senhores
quando compro um touro eu quero ver os números dele no papel, peso, cria e idade; e os números de vocês, quais são
meu pai falou q empresa q n mostra número esconde alguma coisa, aí eu disse q ia perguntar os de vcs pra ele parar
não entendo muito, mas meu filho ensinou a perguntar de experiência antes de qualquer coisa, então me falem do que já fizeram em números
me impressiona com algum dado, meu sócio só acredita em estatística
quero levar pro conselho alguma coisa que mostre o tamanho de vocês na praça
são novatos ou já rodaram bastante
vi uma faixa com três coisas grandonas lá em cima, repete pra mim
resume aí o currículo da casa em dados
cês têm quilometragem nisso
a escola quer saber se vocês já têm bagagem
quanto vocês já aprontaram até hoje, no bom sentido
me dá o placar da nora
na cooperativa tudo vira gráfico, o que vocês têm de dado pra eu mostrar
qual é o retrospecto da empresa
antes de entregar a minha oficina queria ver o histórico em algarismos
o que quer dizer aquele cem mais, cinquenta mais e vinte e quatro barra sete
Informem os indicadores institucionais consolidados
Quais dados quantitativos atestam a capacidade técnica
Resumam o histórico operacional em números
Solicitamos métricas de desempenho da empresa para a matriz de avaliação
Há dados agregados de carteira e entregas
Qual o acervo técnico declarado da organização
numeros de vcs
estatisticas
tem experiencia?
dados da firma
3 numeros do topo
historico em nº
me passa os números da nora
quais dados vocês mostram de experiência
que marcas a nora já alcançou em números
os números que aparecem no topo são quais
quero os indicadores da empresa de vocês
resume os números de vocês, projetos, clientes e tal
faço ficha de fornecedor na usina e há um campo de experiência comprovada, quais números preencho
sou cético e dono de posto, me mostra em dados o que a nora já alcançou
minha sócia só acredita em estatística, que marcas vocês exibem
antes de indicar vcs na associação queria os indicadores principais da empresa
sou analista de fornecedores de uma rede de escolas e preencho uma ficha, quais indicadores vocês divulgam
meu sócio da gráfica só acredita em estatística, que dados de desempenho eu mostro dele sobre vocês
tô montando uma planilha comparando empresas pro meu chefe na construtora, me passa os dados gerais de vocês
tenho açougue e sei que balança não mente, o que vocês têm de concreto em número pra me mostrar
na assembleia do condomínio vão me perguntar do currículo da empresa, o que digo em quantidades
sou professor de matemática e gosto de quantificar, quais são as marcas que vocês alcançaram
vou apresentar vocês amanhã pra diretoria da cooperativa e preciso de um slide com os números, quais são
tava rolando a página enquanto o pão assava e vi umas estatísticas em destaque, o que são elas
minha esposa diz que bagagem se mede, nossa pousada é a vida da gente, qual a bagagem de vocês em dados
trabalho em banco e avalio crédito olhando histórico, qual o histórico numérico da Nora
fiz a cotação pro consultório e faltou a parte de experiência do fornecedor, poderiam resumir em cifras
sou radialista, vou falar de vocês pro meu compadre lojista, me dá uns números bons pra eu citar
tô no ponto de ônibus vendo se vale a pena chamar vcs pra minha barraca, quais as credenciais em número
a banca do edital pede porte e volume de entregas e satisfação, quais dados vocês publicam
me dá os dado geral de vcs
quais estatística cês tem
resumo em números pfv
qual o placar da nora
os números da firma, quais
bagagem de vcs em número
quais indicadores divulgam
mostra os números aí mano
solta os números aí
tem estatística da firma pra mostrar
quero ver a nora em numerozinhos
quais indicadores comprovam a experiência
minha diretora só se convence com dado na mesa, ela nem olha texto bonito, então preciso montar um slide com as quantidades que vocês divulgam da empresa, quais são
lá no conselho do condomínio vão me perguntar se a firma tem bagagem e eu queria chegar com uns números na ponta da língua, o que vocês têm para contar
oi, bom te ver! qual o histórico de vocês em cifras
sem falar de faturamento, que números a empresa ostenta
Meu filho só acredita em conta, me pediu pra perguntar o que vocês já fizeram mas tudo em número, sem conversa mole, quais são esses números da empresa, meu bem?
Para o quadro de qualificação, queira a empresa fornecer seus indicadores gerais publicados, tais como volume de entregas, clientela e disponibilidade.
tem uns numero grande la no comeso do site me fala td eles q eu to fazeno um cartaz
tô comparando cinco empresas numa folha de caderno depois de um dia de balcão cheio, na coluna números de vocês o que eu escrevo?
No topo há três indicadores sob o botão Conheça nossos serviços; pode listá-los com o rótulo de cada um, para eu citar?
Bah, no rodeio todo mundo se gaba mas o que vale é o placar, qual é o placar dessa empresa de vocês no geral?
Vou apresentar fornecedores na reunião do sindicato com um slide de estatísticas pra cada um, quais estatísticas a Nora divulga de si mesma?
Não lembro telefone nem aniversário, mas número de empresa eu guardo, quais são os da Nora
O banco só libera crédito com os números do fornecedor num papel: entregas, clientes, essas quantidades; me dá os de vocês
vi três numerozinhos lá em cima e minha vista não alcança, sou diabético, quais são eles
A ata do conselho pede que se registre em cifras o tamanho da empresa convidada, e cifra de dinheiro não serve, quais quantidades vocês divulgam
No futebol eu decoro gol, jogo e expulsão, e da Nora quero a mesma ficha: que números ela tem pra mostrar
Fiz um slide com uma coluna de dados de cada candidato, na linha da Nora boto o quê, os números gerais
`,
  "figure-projects": `
já passaram de quantos projetos
vocês têm quantos trabalhos entregues até agora
qts projeto vcs ja fez
vi que já entregaram mais de mil projetos
quantos projetos de chatbot já fizeram
quantos trabalhos já entregaram
já fizeram mais de cem projetos
100 o que
100+ projetos de que
quantos projetos fizeram
quantos projetos vocês já fizeram
quantos projetos entregaram
já entregaram quantos sites
quantos trabalhos vocês têm feitos
número de projetos entregues
fizeram quantos projetos até hoje
vocês já fizeram mais de 50 projetos
quantos projetos no total
qual o total de projetos concluídos
quantos trabalhos já saíram daí
vcs fizeram mais de 500 projetos, li certo
soma de projetos entregues até agora
100 projetos é verdade
quantos sistemas e sites já botaram no ar
Qual o volume de projetos entregues pela Nora?
já fizeram um bocado de projeto, quantos
o número de projetos é maior que cem
quantos serviços vocês já concluíram
quantas entregas no currículo
qtos projetos
sou o projeto número quanto
a quantidade de coisas que vocês já desenvolveram
me falaram que vocês só fizeram uns dez projetos, confere
são só seis projetos que vocês fizeram na vida
já entregaram quantos trampos, mano
aquele 100+ ali é de quê
tem noção de quantos projetos foram finalizados
cês já entregaro quantos
quantas vezes já fizeram isso
mais de cem projetos, contados como
quantos robôs, sites e sistemas já produziram no total
preciso comprovar experiência: número de projetos executados
quantos jobs vocês já tiraram do papel
ao todo, na vida da empresa, quantos trabalhos já foram entregues
já botaram de pé quantas obras dessas
qual o total de trabalhos concluídos até a presente data
Um barbeiro eu julgo pela quantidade de cabeças que já tosou, e no caso de vocês queria o mesmo número: quantos serviços entregaram até hoje
passou de 100?
quantos sistemas saíram daí no total
a quantidade de entregas realizadas pela empresa
fizeram tipo mil projetos ou 10
qtos projetos prontos
quantas encomendas já entregaram nessa vida
o número de projetos é real? quantos são
cês fizeram quantos trem desses já
Na minha serralheria contei mês passado quatrocentos portões desde que abri, e fiquei curioso de saber quantos projetos vocês já terminaram
quantos trabalhos já realizaram desde o início
é vdd q já fizeram 500 projetos
conte-me quantas realizações a casa contabiliza
uns cinquenta projetos ou mais
o volume de projetos finalizados, por favor
para o relatório do conselho preciso citar a quantidade de projetos que a Nora já entregou, não os do portfólio, o total mesmo
duzentos serviços feitos, é isso
o número de obras acabadas
meu primo jura q fez mais sites q vcs, ele fez oito, então fala quantos projetos vcs já entregaram pra eu zoar ele
Consta do edital que a empresa deve comprovar ao menos oitenta trabalhos concluídos, e por isso solicito a quantidade total de projetos entregues
em quarenta anos de ofício eu já fiz mais de duas mil celas de montaria, anotadas uma por uma, e vocês já fizeram quantos projetos
vi um número passando bem rápido quando abri a página, acho que era dos projetos, mas n deu tempo de ler, era quanto
um cunhado diz que vocês começaram ontem e outro diz que já fizeram uma centena de serviços, desempatem pra mim essa conversa de domingo
já perderam a conta do que fizeram ou sabem dizer
minha pousada seria a primeira ou a milésima
queria saber se já botaram muita coisa no ar
até hoje saíram quantos trabalhos dessa oficina de vocês
a fila de coisas concluídas é grande
são dez, cinquenta, duzentos trabalhos no total
vocês já fizeram bastante ou tô sendo cobaia número um
o cem que aparece lá em cima é do quê
contando tudo desde que abriram, concluíram quantas encomendas
meu chefe ouviu mil, eu ouvi cem, quem tá certo sobre o que já entregaram
na cooperativa contamos cada saca, cês contam cada trabalho feito
não quero ser o primeiro da lista, quantos vieram antes de mim
qual o tamanho da estante de trabalhos terminados de vocês
Qual o quantitativo de projetos concluídos até a presente data
Informem o volume acumulado de entregas
A qualificação técnica exige cinquenta projetos; a empresa atinge
Quantas soluções foram efetivamente implantadas
Confirmem se superam a centena de entregas
Número total de projetos executados, para a planilha comparativa
qts projetos
ja fizeram qts
100+ oq é
total de entregas
qtos sites feitos
nº de trabalhos
no total da vida já entregaram quantos projetos
passou de 80 projetos entregues ou não
o número de projetos concluídos pela nora é qual
cem mais é projeto entregue
ao todo foram quantas entregas até hoje
qual a quantidade total de projetos que a nora concluiu
já concluíram quantos trabalhos desde o início
a nora tem quantos projetos nas costas
o contador de projetos entregues marca quanto
mais de cem entregas é isso mesmo
total de projetos
quantas coisas já entregaram até hoje
sou dono de autopeças e não quero ser o primeiro, quantas vezes vocês já entregaram algo pronto
na licitação pontua quem tem mais entregas, a soma de vocês dá quanto
minha esposa apostou que passam de cem as entregas, ela ganhou
faço planilha comparando agências, na coluna entregas da nora qual valor vai
volume de entregas já concluídas pela empresa
sou mestre de obras e já levantei 43 casas, e vocês, já puseram quantos trabalhos de pé
meu gerente na loja de móveis quer saber o volume de trabalhos que vocês concluíram até agora
fiz mais de mil bolos na vida e anoto todos no caderno, vocês contam quantas entregas já fizeram
o edital da faculdade exige no mínimo trinta sistemas implantados, qual é a quantidade de vocês
minha mãe perguntou se vocês são marinheiros de primeira viagem, quantas obras já finalizaram
trabalho com avaliação de fornecedor numa mineradora, informem o total de trabalhos concluídos
eu ia contratar um rapaz que só tinha feito dois sites, pra minha clínica é pouco, e vocês fizeram quantos
sou tatuador e meu portfólio tem 900 desenhos, a conta de trampos entregues de vocês tá em quanto
na nossa rede de padarias só entra quem tem rodagem, quantas entregas vocês carregam nas costas
tava na fila do banco e vi um cem ali na página, esse cem é de quê
oxe, meu compadre jura que vcs só fizeram meia dúzia de coisa, qual a conta certa dos trabalhos
vendo consórcio e sei que número convence, quantos projetos já saíram da mão de vocês
preciso pôr no parecer da secretaria a quantidade de projetos já executados pela empresa, qual seria
sou motorista com dois milhões de km rodados, e vocês, quantos serviços prontos na conta
quantos trampo já entregaram
total de entregas até hj
passaram de cem serviços já
fizeram uns 20 projeto só né
qtos sistemas e sites prontos
cem mais o quê
quantas obra já terminaram
rodagem de vcs, quantos projetos
já finalizaram quantos serviços na vida
quantas obras cês já puseram de pé
qual o total acumulado de trabalhos concluídos
meu sogro é desconfiado e só contrata pintor que já pintou mais de cinquenta casas, e com programador ele pensa igual, quantos serviços vocês já entregaram
para a ficha de habilitação técnica preciso preencher um quadradinho com a quantidade total de entregas feitas por cada empresa, no caso da nora que número eu coloco
oi, tudo ok? qual o montante de projetos que saíram daí prontos
não os seis do portfólio, o total de tudo que já fizeram
já fizeram muito projeto ou estão começando agora
estão começando agora ou já têm estrada
Já fiz mais de mil casamentos como juiz de paz, rs. E vocês, já entregaram quantos projetos?
nao quero ser o primeiro freguês de ninguém, quantos trabalhos prontos vcs já tem nas costas?
Piloto se mede em horas de voo; vocês, em projetos concluídos. Quantos são?
seis na vitrine, entendi, mas e no total, da vida toda, foram quantos entregues?
tem um número grande com um mais do lado ali em cima perto dos clientes, é quantos projetos?
minha mãe pergunta se vocês já fizeram isso muitas vezes, tipo quantas?
Para pontuar experiência no chamamento da fundação, informem a quantidade de projetos realizados
parteira velha eu, trouxe 312 crianças ao mundo. quantos sistemas e sites vocês já botaram no mundo?
dentre sites, robôs e sistemas, tudo somado, deu quanto até hoje?
vc tem ideia da quilometragem da empresa? quantas obras já entregaram
o rapaz da concorrência jurou que já fez 30 projetos e achei muito; e a nora, quantos?
Na minha funilaria tem uma parede com foto de cada carro pronto, já passa de seiscentos. Se vocês tivessem uma parede dessas, seriam quantos projetos pendurados?
sou cirurgião e paciente sempre me pergunta quantas dessas o senhor já fez; agora é minha vez: quantos projetos vocês já entregaram?
qtos projetos vcs ja fizeram?
Quantos projetos vocês já entregaram?
quantos projeto vcs ja entregaram
quantos projetos vcs ja fizeram?
li em algum lugar que passaram de 500 projetos entregues, procede?
qts projeto vcs ja entregaro na vida
Volume de projetos entregues até hoje?
quantos serviço ceis ja entregou ate hoje
só por curiosidade quantos trabalho vcs ja entregaram ate hj
Minha vizinha já fez mais de quinhentas colchas e tem orgulho de dizer, e vocês, meu amor, quantos serviços desses já botaram no mundo até hoje?
Item 4.2 da habilitação: informar a quantidade acumulada de projetos já concluídos pela empresa desde sua constituição.
qts trampo cs ja entregaram no total n so esses 6 ai do portfolio
hoje um rapaz de dezoito anos quis me vender sistema e era o primeiro dele, não quero ser estreia de ninguém, vocês já terminaram quantos projetos?
O contador 100+ no topo refere-se a projetos entregues ou em andamento, e qual é o número declarado?
Uai, já fiz mais de mil queijo e ainda erro, e ocês, quantos sistema e site já entregaram nessa vida?
Na planilha do hospital tem uma coluna com experiência medida em trabalhos finalizados, que quantidade posso colocar na linha da Nora?
Meus clientes me perguntam quantos bolos já fiz e eu tenho a conta certinha, e vocês, quantos projetos já botaram na rua
No portfólio vi meia dúzia e achei pouco, mas no total desde que abriram quantos foram
o empreiteiro aqui tem 14 prédios entregues e uma placa pra cada, vcs tem quantas obras entregues
Tempo de empresa não me diz nada, tem velho que nunca fez nada; me fala é a quantidade de trabalhos concluídos
Minha parteira fez mais de dois mil nascerem, por isso confiei nela; a Nora já pôs quantos projetos no mundo
Sou fiscal de contrato e o edital pontua por número de serviços executados, qual é o da empresa
`,
  "figure-clients": `
cliente satisfeito tem quantos
disseram que vocês atendem mais de 200 empresas
qts clientes vcs tem
tem gente satisfeita com vocês
são quantos clientes satisfeitos mesmo
vocês têm mil clientes
vi que são mais de 1000 clientes satisfeitos
vocês têm bastante cliente
quantos clientes já atenderam
50+ o que
quantas empresas confiam em vocês
quantos clientes
quantos clientes vocês têm
têm muitos clientes
quantas empresas vocês atendem hoje
quantos clientes satisfeitos
quantas empresas já contrataram vocês
número de clientes
qual a carteira de clientes, quantos
vocês têm quantos clientes ativos
os clientes gostam de vocês
qual o tamanho da carteira de clientes
quanta gente já contratou a nora
vi 50 ali, é de cliente
quem contrata fica contente, quantos ficaram
são poucos ou muitos clientes
Quantos clientes compõem a base da empresa?
vocês têm mais de mil clientes, certo
tem cliente feliz
qtos cliente vcs tem
a clientela é grande
quantas pessoas já compraram de vocês
os clientes saem satisfeitos
atendem quantas firmas hoje
o 50+ da página quer dizer o quê
quantos empresários já confiaram em vocês
vou ser o primeiro cliente
quantos fregueses vocês já tiveram, uai
o pessoal que contratou gostou
sou do setor de compras, informe o número de clientes atendidos
cinquenta clientes é isso
tem muito cliente satisfeito ou mais reclamação
cliente de vcs sao quantos
passa de cem o número de clientes
quantas lojas e empresas já fecharam com a nora
alguém já ficou satisfeito com vocês
quantas empresas já ficaram contentes com vocês
quantas firmas já deram serviço pra vocês
Meu armazém tem cento e doze fregueses no caderno de fiado, conheço cada um pelo nome; e vocês, quantos clientes contentes têm
o pessoal gosta de vcs
qual o contingente de empresas atendidas até agora
só tem 1 cliente ou tem um monte
o povo que contratou ficou contente
quantas pessoas ja compraram c vcs
a carteira de clientes soma quantos
são muitos os satisfeitos ou é conversa
de quantos clientes satisfeitos se trata
Antes de mudar de dentista eu pergunto quantos pacientes ele tem, mania minha, então faço a mesma pergunta: quantas empresas vocês atendem e ficaram satisfeitas
cliente feliz tem qts
uns 500 clientes já
quantos contratantes a empresa já contentou
qual o índice, quer dizer, o número de clientes contentes
a freguesia é grande
quantos lojistas já confiaram em vocês
número d clientes atendidos
quantos negócios como o meu já passaram por aí e saíram satisfeitos, uma dúzia, meia centena
50 clientes, é isso msm
na aula de matemática a gente tá fazendo gráfico com clientes de empresas e eu escolhi a nora, quantos clientes satisfeitos eu ponho
O gerente do banco, homem prudente, aconselhou-me a apurar quantas empresas já se serviram da Nora e saíram contentes, número que venho solicitar
no meu consultório tenho pra mais de trezentas famílias e todas voltam, sinal que gostaram; e de vocês, quantos gostaram até hoje
minha tia disse q só contrata se tiver pelo menos uns trinta clientes felizes, vcs passam disso ou ela vai ter q procurar outro
na festa do padroeiro vou anunciar vocês no microfone e queria falar bonito, dizer por quantos clientes já passaram com satisfação
quanta gente já confiou o negócio na mão de vocês
o povo sai contente ou sai reclamando
meia dúzia de gato pingado ou bastante gente na carteira
aquele cinquenta com mais do lado é o quê
queria saber se minha clínica vai ser só mais uma na multidão
de quem já comprou, quantos ficaram felizes
a freguesia de vocês é grande
será que sou o primeiro a cair nessa conversa ou tem mais gente na roda
na feira eu tenho uns duzentos fregueses, e vocês
teve quem não gostou do serviço
quantas firmas já passaram por aí
o pessoal da igreja pergunta se outras pessoas já ficaram satisfeitas
minha sócia quer saber de quantos contentes estamos falando
Qual a dimensão da carteira de clientes
Informem o número de contratantes satisfeitos declarado
Há índice de satisfação da base de clientes
Quantas pessoas jurídicas compõem a base atendida
O quantitativo de cinquenta clientes é atual
Qual a base de clientes informada publicamente pela empresa
qts clientes
50+ do q
clientela grande?
qtas empresas já
cliente gosta?
carteira de qts
tenho sapataria e gosto de saber se o povo fica contente, quanta gente satisfeita vocês contam
meu chefe quer a carteira de clientes em número, quantos são
sou consultora, qual o tamanho da clientela satisfeita da nora
vi um 50 e um mais lá em cima enquanto almoçava, é gente que contratou e gostou
tem muito cliente já ou é empresa começando agora
10 mil clientes, é isso mesmo
tenho uma barbearia com 300 fregueses fiéis e tenho orgulho disso, vocês têm quantos fiéis
sou gerente de um laticínio e a auditoria pergunta a carteira do fornecedor, quantos contratantes vocês já tiveram
minha vizinha de loja disse que ninguém conhece vocês, quanta gente já comprou de vocês e gostou
o povo da feira só compra onde tem fila, tem muita gente satisfeita com vocês, quantas mais ou menos
trabalho com pesquisa de satisfação em hospital, qual o número de contratantes contentes que vocês declaram
sou corretora, vivo de indicação, quantas empresas saíram felizes daí
meu pai quer informatizar o posto mas só se outros já tiverem aprovado, são quantos que aprovaram
na papelaria nós atendemos 80 escolas, e a freguesia de vocês é de que tamanho
tô fazendo um dossiê pro conselho da cooperativa e falta o total de empresas atendidas, qual é
vi cinquenta no site enquanto almoçava, isso é gente empregada ou freguês de vocês
a chefia da clínica quer fornecedor com carteira grande, quantos nomes tem na de vocês
uai, num conheço ninguém que usou ocês, tem quanta freguesia satisfeita no total
vendo tempero e tenho clientela de uns duzentos, me diz a de vocês
já fui cliente número um de uma startup e foi um desastre pra minha escola, serei o número quanto de vocês
quanta gente já contratou
freguesia de vcs é qto
quantos saíram contente
tamanho da carteira de clientes
uns dez cliente ou mais
50 é o q, cliente
quantas firma aprova vcs
o povo sai satisfeito, quantos
quanta gente já comprou de vocês
a freguesia daí é de quantos
quantos contratantes felizes vocês somam
qual o tamanho da carteira
antes de entrar num restaurante eu sempre olho se tem mesa ocupada, porque casa vazia é mau sinal, e queria saber com quantas empresas contentes vocês contam
na associação comercial estamos comparando as firmas pelo volume de freguesia que cada uma declara ter, na de vocês quantos são os atendidos que gostaram
boa tarde, rapaziada! quantos clientes saíram sorrindo daí
não quero nomes de clientes, só a quantidade
a satisfação desses 50 clientes foi medida por quem
Meu salão tem 212 clientes na caderneta, contei ontem. E a carteira de vocês, quantos clientes tem?
quantas empresas já contrataram e gostaram? não ligo pra prêmio, ligo pra freguês contente
vi projetos ali, mas projeto não é gente; quantos clientes satisfeitos vocês dizem ter?
No relatório de fornecedores há o campo base de clientes. Que número coloco?
quantos já passaram por aí e saíram de boa? sou a dona da kombi do pastel e tô com receio
a farmácia tem 900 cadastrados, o contador tem 40, e vocês atendem quantos clientes?
se eu virar cliente vou ser o número quanto? kkkk sério, quantos já são
meu pastor diz que pelos frutos se conhece a árvore. quantos clientes felizes são os frutos?
mais de quantas firmas confiaram em vcs até agora, contando pequenas e grandes?
a plaquinha 50 e pouco que vi no topo era de cliente ou de quê? quantos clientes satisfeitos?
Vendo seguro há vinte anos e sei que a prova do serviço é cliente que não reclama. Quantos clientes satisfeitos a Nora diz ter?
meu marido fala que se menos de dez clientes gostaram é sorte, se mais de cem é mentira kkk; quantos gostaram de vocês?
qnts clientes vcs tem hj
quantos clientes vcs tem?
vi ali que vcs tem mais de 1000 clientes é isso msm
e clientes, são quantos mais ou menos?
vocês têm carteira ou sou a cobaia? quanta empresa já saiu contente daí
vi que são mais de 1000 clientes satisfeitos, impressionante
sou desconfiada viu kkk 👀 qntas cliente ja ficaro feliz c vcs?
Quantos clientes satisfeitos a página declara?
Na minha banca eu conheço cada freguês pelo nome, são uns quarenta fiéis, e vocês, minha filha, têm quantos fregueses que saíram contentes?
Para aferição da carteira, solicito o quantitativo de contratantes que a empresa declara como satisfeitos.
qtos cliente vcs tem q curtiram msm o trampo tipo o numero
perdi hoje um freguês de dez anos por causa de entrega atrasada, aí fiquei olhando o número de clientes felizes de vocês, quantos são mesmo?
O topo mostra 50+ com um rótulo; são 50 clientes ativos ou 50 clientes satisfeitos ao longo do tempo, e qual é a cifra publicada?
Bah, freguês bom a gente conta nos dedos, na conta de vocês são quantos os que ficaram de bem com o serviço?
O conselho da cooperativa quer saber o tamanho da clientela da empresa, quantas já contrataram e aprovaram?
to num grupo da escola q tem q escolhe uma empresa conhecida ja botei os projeto e o horario falta qnta gente aprovo o trabalho d vcs
Anotei meu telefone num guardanapo e esqueci no ônibus, mas antes de deixar de novo quero saber quantas empresas já contrataram vocês
Meu celular tem mil e duzentos contatos de freguês da barbearia, e a Nora já atendeu quantos
Os projetos já sei que passam de cem, só que um mesmo sujeito pode ter pedido dez; então quantos clientes são de verdade
quem vende pamonha conta freguês pela cara, eu tenho uns 40 fiéis, vcs tem quantos satisfeitos
A assistente social me perguntou se vocês têm equipe grande, eu quero é o tanto de cliente contente que carregam
Fui gerente de banco e carteira boa era de trezentos, qual o tamanho da carteira de clientes de vocês
Antes de passar meu número de telefone pra desconhecido gosto de saber por quantas mãos já passou, quantos clientes a Nora tem
`,
} as const;
