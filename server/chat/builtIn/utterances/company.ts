/** What visitors type about the company itself, hours and contact, one utterance a line under its intent. */
export const company = {
  hours: `
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
  "hours-lunch": `
vocês fecham pro almoço
atendem na hora do almoço
meio dia tem alguém
para no almoço
tem gente entre meio dia e uma hora
fecha no horário de almoço
`,
  timezone: `
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
  jargon: `
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
