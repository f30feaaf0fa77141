/** What visitors type about the company itself, hours and contact, one utterance a line under its intent. */
export const company = {
  hours: `
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
`,
  "hours-holiday": `
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
`,
  "hours-support": `
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
`,
  "hours-lunch": `
vocês fecham pro almoço
atendem na hora do almoço
meio dia tem alguém
para no almoço
tem gente entre meio dia e uma hora
fecha no horário de almoço
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
`,
  email: `
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
pra qual email eu escrevo
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
`,
  "form-fields": `
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
`,
  "who-replies": `
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
`,
  "answer-time": `
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
`,
  phone: `
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
`,
  address: `
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
`,
  visit: `
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
`,
  region: `
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
`,
  "legal-name": `
qual a razão social
qual o nome completo da empresa
a empresa é ltda
nome jurídico de vocês
é mei ou ltda a empresa de vocês
inscrição estadual
`,
  about: `
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
`,
  services: `
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
`,
  sizes: `
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
`,
  segments: `
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
`,
  "follow-along": `
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
`,
  "only-needed": `
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
`,
  "after-delivery": `
vcs n vao me abandona dps
depois de pago vocês continuam ajudando
e se eu precisar de vocês daqui um ano
dps q entrega vcs somem
depois que entrega vocês somem
e depois da entrega
dão suporte depois
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
`,
  "brand-idea": `
o que quer dizer transformamos suas ideias em soluções inteligentes
que soluções inteligentes são essas
o que é tecnologia e inovação
o que são soluções inteligentes
tecnologia boa é a que você nem percebe, como assim
o que vocês querem dizer com tecnologia que nem percebe
deixar meu dia mais leve como
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
`,
} as const;
