/** Utterances about personal data and erasing the chat: one per line, by intent. */
export const privacy = {
  privacy: `
meus dados podem vazar
já vazou dado daí
vocês já foram hackeados
qual a segurança dos meus dados
posso confiar meus dados a vocês
como é a política de privacidade de vcs
como vcs cuidam dos dados da gente
vcs vaza dado
tenho receio de passar meus dados
é seguro deixar meu zap ai
vão fazer oq com meus dados
tratamento de dados pessoais lgpd
como vocês tratam os dados pessoais conforme a lgpd
o que vocês fazem com meus dados
qual a política de privacidade
meus dados estão seguros
privacidade
vocês seguem a lgpd
como tratam meus dados pessoais
é seguro deixar meus dados aqui
pra que usam meus dados, com quem dividem e quando apagam
como fica a minha privacidade
vocês protegem meus dados
tenho medo de deixar meus dados
o site é seguro pra por meus dados
como vocês tratam a minha privacidade
seguem a lgpd
onde leio os termos de privacidade
tenho medo de deixar meus dados na internet, como vocês lidam com isso
já clonaram meu cartão, então pergunto: é seguro se cadastrar aqui
o que rola com as informações q eu ponho no formulário
pode explicar a política de dados de vocês
sou encarregada de proteção de dados e preciso do aviso de privacidade
meus dados ficam protegidos
é confiável deixar o telefone aqui
vcs cuida bem dos dado da gente
política de privacidade
cadê o link da privacidade
tenho receio de vazamento, qual o cuidado de vocês
me resume a privacidade do site
que fim levam os dados que eu preencho
como funciona a proteção de dados aqui
lgpd?
minha patroa mandou perguntar como cês guardam os dados do povo
não deixo meu nome em qualquer lugar, me explica como tratam
tudo o que preciso saber sobre meus dados nesse site
estão adequados à lei de proteção de dados
hackearam uma loja que eu comprei, aqui corre risco também
quais são as regras de vocês sobre informação pessoal
sigilo das informações do cliente, como é
caí num golpe do falso advogado ano passado e hoje desconfio até da sombra, como é que vocês tratam as informações da gente
vcs seguem a lgpd
tem política de privacidade
Solicito esclarecimentos sobre o tratamento de dados pessoais neste sítio eletrônico
como funciona a privacidade daqui
me explica o lance da lei de dados
vazou dado de todo mundo no brasil, o site de vocês é seguro
li a parte de privacidade e não entendi nada, resume
oq acontece com o q eu preencho
nosso encarregado de dados precisa de um resumo de tudo: o que coletam, com que finalidade, por quanto tempo e com quem dividem
qual o termo de privacidade
minha mãe só deixa eu preencher se for seguro, é
como é que vocês lidam com dado de menor de idade
se hackearem vocês, meus dados vão junto
quero saber das regras de privacidade da casa
sou professora aposentada e todo dia recebo ligação de financeira que sabe até meu benefício, por isso antes de preencher quero entender como cuidam disso
cs respeita a privacidade do povo
o que a lgpd diz do formulário de vocês
dá medo botar nome e telefone em site, esse aqui trata como
meus dados, sigilo, como fica
antes de escrever minha história quero saber em que mãos e sob que condições vão parar as minhas informações
na minha idade já me ligaram dizendo que meu neto estava preso e pediram dinheiro, por isso antes de escrever quero entender como protegem o que escrevo
tivemos aula de cidadania digital e a lição era ler a política de privacidade de um site, escolhi esse, me explica ela
a cooperativa de crédito é fiscalizada pelo Banco Central e exige de cada fornecedor um quadro geral de como trata dados, qual é o dos senhores
meu contador perdeu um pendrive com a vida de quarenta clientes e virou um escândalo, aqui o que fazem com as informações do povo
antes de preencher queria entender direitinho o que vocês fazem com o que é meu
tô ressabiada de botar minhas coisas na internet
depois do vazamento da minha operadora fico com pé atrás em qualquer site
é seguro me abrir com vocês por aqui
sou contador e mexo com segredo dos outros, como vocês tratam o que eu mandar
a igreja me pediu pra conferir se vocês tratam com zelo o que a gente informa
clonaram meu cartão mês passado, tô medrosa, esse site é de confiança com o que a gente digita
em quem vocês se espelham pra cuidar do que é pessoal
na escola a gente lida com menor de idade, queria ver como vocês tratam sigilo
cadê aquelas letrinhas miúdas sobre informação pessoal
não entendi o que acontece com aquilo que eu coloco nos campos, me explica por inteiro
dá pra confiar as informações da minha clínica na mão de vocês
resume pra mim como é essa parte de sigilo
Os senhores atendem à Lei 13.709/2018 quanto ao tratamento dos dados deste site
Solicito a política de tratamento de dados pessoais vigente
Onde consta o aviso de privacidade aplicável aos visitantes
Informem base, finalidade, compartilhamento e retenção dos dados pessoais coletados
Nosso DPO requer o resumo das práticas de proteção de dados do site
Há conformidade com a legislação de proteção de dados na coleta efetuada
lgpd ok
pol privacidade
meus dados tão seguros
tem termo de privacidade
dados vazam
como cuidam dos meus dados
sou advogada de uma clínica em Natal e antes de escrever pra vocês quero entender o tratamento que dão às informações
ano passado clonaram meu zap e abriram conta no meu nome, é confiável preencher aí
Minha mãe de 80 anos vai mandar mensagem pela pousada dela; como tratam as informações pessoais?
trabalho com segurança do trabalho e sou chato com sigilo, o que acontece com aquilo que eu digito no formulário
vocês seguem a lgpd, pergunto porque minha escola exige de todo fornecedor
tenho ótica e levei bronca por causa de dados de cliente, qual o cuidado de vocês com os meus
tão dentro da lgpd
como protegem o que escrevo
é seguro por meu telefone
onde leio o aviso de privacidade
tratam minhas informações como
que cês aprontam com minhas informações
como protegem o que eu conto
minha intimidade fica guardadinha, filho
qual o tratamento conferido aos dados pessoais
depois que clonaram o cartão da minha filha fiquei cismada com tudo que pede nome e telefone, queria entender por inteiro como vocês lidam com o que a gente informa
sou encarregada de dados numa seguradora e, antes de qualquer cadastro em site de terceiro, preciso conhecer as regras de vocês sobre informações pessoais
oi, desconfiada aqui! vocês seguem a lgpd direitinho
antes do formulário, me fala da política de dados inteira
me explica a lgpd de vocês
onde leio sobre proteção de dados
é seguro preencher meus dados
tem termo de privacidade aí
cuidam bem das informações da gente
como tratam dado pessoal no site
trabalho com ficha de paciente e sou neurótica com sigilo, como vocês lidam com os dados da gente
antes de mandar mensagem quero entender o tratamento que dão ao que eu preencher
meu medo é deixar nome e celular e cair na rede, qual a política daí
a empresa exige ver a política de privacidade do fornecedor, qual é a de vocês
clonaram meu zap uma vez depois que preenchi um cadastro de cosmético, então agora fico com o pé atrás, que segurança vocês dão pros dados de quem escreve
sou do jurídico e preciso de um panorama geral: o que é coletado, base de uso, prazo e compartilhamento dos dados pessoais nesse site
lá na igreja a gente perdeu a lista de dizimistas num vazamento e foi um deus nos acuda, vocês têm cuidado com os dados que chegam aqui
meu orientador pediu pra comparar como empresas de software tratam dados dos visitantes, dá pra você resumir a política de vocês
Meu irmão sofreu golpe depois de preencher cadastro num site e agora a família inteira tem medo. Como vocês cuidam do que a gente informa aqui?
sou DPO de uma rede de clínicas e antes de qualquer conversa leio a política de privacidade do fornecedor. o que diz a de vocês?
a lgpd pegou feio uma conhecida minha contadora, com multa. vcs respeitam a lei com os dados de quem escreve?
é seguro por meu nome e telefone nesse site pra pedir o app da minha autoescola?
Antes de digitar qualquer coisa sobre o sindicato quero saber o que fazem com as informações pessoais, no geral
tenho um grupo de apoio a vítimas e sigilo pra nós é tudo. qual o cuidado de vocês com os dados de quem procura?
vazou minha conta na loja de tênis e na operadora, tô traumatizado. como funciona a proteção dos dados aqui?
Solicito resumo do tratamento de dados pessoais realizado por este site para instruir a avaliação de fornecedores.
minha netinha disse vó não bota seus dados em qualquer lugar. aqui pode confiar com os dados?
onde leio os termos de privacidade? o jurídico da faculdade quer o texto antes de contratarmos o portal
Sou orientadora numa escola e antes de mandar o nome da diretora e o telefone da secretaria por esse site, quero entender como vocês tratam as informações de quem faz contato
meu cartão foi clonado três vezes esse ano e eu virei a louca da segurança. o que vocês fazem com os dados pessoais que a gente deixa na página?
Minha filha, eu vejo na televisão que roubam os dados da gente, se eu preencher aquela ficha o que vocês fazem com as minhas informações?
Para o parecer da encarregada de dados, solicito uma síntese da política de privacidade da empresa: coleta, finalidade, prazo e compartilhamento.
oq acontece cos meus dado se eu manda eles ai tipo fica seguro ou vcs espalha
vazaram meu cadastro numa loja de móveis e hoje recebi oito ligações de banco, como vocês cuidam dos dados de quem preenche esse site?
A seção Privacidade traz seis tópicos, de Quem cuida dos seus dados a No seu aparelho; pode resumir a política toda em poucas linhas?
Bah, sou desconfiado desses negócios de LGPD, me conta como é o trato de vocês com os dados da gente?
Antes de deixar meus alunos preencherem qualquer coisa, o colégio quer saber em linhas gerais como vocês protegem os dados pessoais, como é?
Meu ex me rastreia por tudo que é canto, então antes de escrever qualquer coisa me dá um panorama do que fazem com dado pessoal
A escola me obriga a listar a política de dados de cada site que a turma visita, qual é a de vocês, por alto
tenho clinica de fertilidade e sigilo é minha vida, como a nora trata os dados de quem entra em contato
O contrato a gente vê depois; quero antes a política de privacidade resumida
O sindicato processou uma empresa por vazamento e virei a chata da LGPD, a Nora tá em conformidade
Minha senha já apareceu em cinco vazamentos e fiquei cismado, de modo geral minhas informações ficam protegidas com vocês
`,
  "privacy-retention": `
em quanto tempo meus dados somem
apagam em quanto tempo
em quanto tempo apagam os dados
depois de 180 dias o que acontece
o que são esses 180 dias
180 dias do que
vocês ficam com meus dados por quantos meses
quantos dias fica o meu cadastro
some quando meus dados
vão guardar meu telefone pra sempre
depois de responder vocês apagam
meus dados ficam ai qto tempo
quando apagam
e guardam meus dados até quando
por quanto tempo vocês guardam meus dados
quando meus dados são apagados
meus dados ficam guardados até quando
por quanto tempo
guardam meus dados pra sempre
depois de quanto tempo apagam
em quantos dias vocês apagam
quanto tempo fica guardado
guarda até quando
qual o prazo pra apagar meus dados
por quanto tempo guardam meu telefone
depois de seis meses apaga mesmo
os dados expiram
quanto tempo o formulário fica no sistema de vocês
meu nome vai ficar aí pra sempre
qual o prazo de retenção
daqui um ano ainda vão ter meu email
apaga sozinho depois de um tempo
180 dias contados de quando
quando é que eliminam o que eu preenchi
prazo de guarda das informações pessoais
se eu não contratar, meu cadastro fica até quando
qto tempo vcs segura meus dados
após a entrega, conta quantos dias pra excluir
é verdade que em meio ano some tudo
guarda por cinco anos igual banco
por quantos meses minha mensagem fica salva no site
quando vence o armazenamento dos meus dados
meus dados têm data de validade
e daqui dois anos, alguém ainda acha meu telefone aí
o ciclo de vida dos dados coletados dura quanto
no site fica guardado quantos dias
deixei meu contato em janeiro, ainda tá aí em agosto
tempo de armazenamento?
vocês mantêm o histórico do cliente até que dia
quanto tempo meu nome fica no caderno de vocês antes de rasgarem a folha
guardo nota de compra por cinco anos na gaveta e depois queimo; os dados que eu puser aqui vocês guardam quanto tempo
apagam qnd
depois de seis meses some
Qual o prazo de retenção das informações do formulário
dura qto tempo no banco de vcs
é pra sempre ou tem data pra sumir
passados os 180 dias apaga sozinho
meu dado tem prazo de validade aí
o nosso manual de conformidade pede o tempo exato de armazenamento de cada fornecedor, o de vocês no site é de quantos dias
por quanto tempo mantêm meu nome
em que mês meu cadastro é descartado
vcs deletam sozinho dps
quanto tempo até esquecerem de mim
guardam meu recado por décadas
se eu preencher hoje, que sou meio esquecida e nunca vou lembrar de pedir pra tirar, um dia meus dados saem sozinhos
fica no servidor de vocês até o fim do projeto
o que eu mandei em janeiro ainda tá aí em dezembro
expira em quanto tempo o que mando
tenho treze anos e mandei meu nome sem minha mãe saber, daqui a quanto tempo isso desaparece do site
quanto tempo leva pra eliminarem o registro
some rápido ou demora pra sumir meus dados
minha ficha na videlocadora que fechou em 2004 deve estar em algum porão até hoje, e a ficha que eu preencher aqui dura quanto
se eu mandar a mensagem agora em novembro, no São João do ano que vem vocês ainda têm meu telefone guardado
o setor de arquivo da prefeitura trabalha com tabela de temporalidade e preciso anotar o prazo de guarda dos senhores
eu mudo de número todo ano porque perco o celular, até quando o velho fica guardado nesse site
daqui a um ano vocês ainda vão saber quem eu sou
não queria meu telefone rodando por aí pra vida toda
se a gente não fechar negócio, vocês jogam fora meu cadastro ou fica mofando
minha ficha vence como remédio, ou é eterna
o que preenchi no mês passado já sumiu
seis meses é o teto mesmo
o cento e oitenta conta de quando eu mandei ou de quando vocês leram
li que some sozinho, mas em que momento
depois que vocês me responderem já limpam ou seguram mais um tempo
na clínica guardamos prontuário vinte anos, e vocês o meu recado
mandei faz tempo e desisti, ainda tem rastro meu aí
meu medo é meu nome morar pra sempre num computador alheio
as coisas do formulário caducam
Qual o período de conservação das informações pessoais coletadas
Existe tabela de temporalidade para os registros do formulário
Findo o tratamento, em que prazo ocorre a eliminação
O descarte é automático ou depende de solicitação, e após quanto tempo
A guarda por 180 dias inicia-se em que marco temporal
O jurídico indaga o ciclo de vida dos dados do titular no site
apaga qdo
guardam qto tempo
180 dias msm
fica salvo até qdo
meses q guardam
somem qdo meus dados
meu telefone fica com vocês por quanto tempo
depois de seis meses apagam mesmo
qual o prazo pra sumirem meus dados
vocês seguram minhas informações até quando
quando expira o que eu mandei
por quantos dias guardam o formulário
se eu não pedir nada, meus dados somem sozinhos em quanto tempo
apagam depois de quantos meses
o prazo de guarda das informações é de quanto
daqui a um ano ainda têm meu e-mail
ficam com meus dados pra sempre
quanto tempo até o sistema limpar meu contato
após responder vocês ainda guardam por quantos meses
qual a validade da guarda dos dados
180 dias contam de quando
quando o meu cadastro é eliminado
o tempo que ficam com meu número é qual
guardam por um ano ou menos
mando mensagem hoje pela minha farmácia e se não fechar negócio, por quanto tempo fico nos registros de vocês
Como encarregado de dados de uma rede hoteleira, preciso saber o período de conservação das informações
fiz orçamento numa loja há cinco anos e ainda me chamam, aí meu cadastro expira
sou cabeleireira, mandei contato em janeiro, em julho ainda tem meu nome aí
meu marido não gosta de rastro na internet, quando é que limpam o que preenchi
se eu nunca responder vocês, minhas informações ficam paradas quantos meses
guardam por seis meses
expira quando meu cadastro
fica eterno aí
por quantos meses guardam
qual o prazo de limpeza dos dados
o prazo em que meus dados somem do site
qual o prazo? não o de entrega, o dos meus dados
meu número fica aí pra sempre
daqui um ano ainda têm meu nome
vence quando o que deixei aí, sô
qual o período de conservação dos registros
deixei meu telefone num site de imóveis em dois mil e quinze e até hoje me acham por causa dele, aqui por quantos meses vocês mantêm o que a gente escreve
na minha política interna preciso anotar a temporalidade de guarda de cada parceiro, então quero saber depois de quantos dias o registro é eliminado aí
oi, sumida! meu cadastro expira em que prazo
qual o prazo dos dados, não do projeto
meu cadastro expira
após seis meses some mesmo
qual o prazo de guarda
até que data retêm minhas informações
quando meu contato é descartado
vocês guardam pra sempre ou tem validade
mandei o formulário em janeiro, em que mês meu telefone deixa de existir aí
se ninguém me responder, os dados que deixei continuam aí por quanto tempo
sou contadora e guardo papel cinco anos, vocês seguram os dados quantos meses
os 180 dias começam a correr de quando, da hora que enviei
nossa política de TI obriga fornecedor a informar o tempo de retenção de dados pessoais em dias, então qual é o período que vocês praticam
pedi um orçamento pro meu ateliê, não vou fechar agora, e fiquei pensando por quanto tempo meu nome e telefone vão permanecer guardados com vocês
no processo que acompanho discute-se justamente guarda excessiva, por isso antes de preencher quero saber em que prazo vocês eliminam o que o visitante informa
troco de número de telefone todo ano por causa da estrada, não queria que o antigo ficasse vagando por aí, quanto tempo ele dura no site de vocês
e depois isso apaga
depois vocês apagam o que escrevi
retenção do que é enviado pelo formulário
prazo de guarda dos meus dados
Guardo receita médica cinco anos porque a lei manda. O meu cadastro aí fica guardado quanto?
se eu preencher hoje o formulario do site da pamonharia e desistir, meus dados ficam com vcs pra sempre?
quando é que o site apaga sozinho o meu telefone que deixei pra falar do robô?
Qual o prazo de eliminação dos dados pessoais submetidos pelo formulário?
daqui a um ano meu nome ainda vai tá no banco de vocês? eu já terei até mudado de ramo, vendo kombucha
mandei mensagem em março sobre a loja de sapato infantil. isso já foi apagado a essa altura ou dura mais?
prazo de validade de iogurte eu conheço, sou laticínio; e o dos dados que deixo com vocês, vence quando?
na minha clínica prontuário é 20 anos, aí o cadastro de contato é quanto tempo?
tô juntando os prazos de retenção de cada site que meus idosos usam. o de vocês é de quantos dias?
até quando fica arquivado o pedido que fiz em nome da associação de surfistas?
se nunca fecharmos negócio, em quanto tempo vocês esquecem que eu existo?
Sou arquivista e vivo de tabela de temporalidade, por isso a pergunta chata: o que eu enviar pelo formulário do site é eliminado depois de quantos dias?
pedi orçamento do site do meu estúdio de yoga e resolvi adiar um ano. até lá meus dados continuam guardados aí?
180 dias é corrido ou útil
e se for cliente, o cadastro fica quantos anos com vocês
daqui a um ano ainda vai ter meu telefone no site de vocês?
quando acaba esse prazo de seis meses, começa a contar do envio ou da entrega
meus dados da mensagem são apagados depois de quantas semanas
posso pedir pra guardarem por mais tempo que 180 dias ou some de qualquer jeito
por qto tempo vcs guarda meus dados
Por quanto tempo os dados do formulário permanecem no site?
Qual o prazo? Não o de entrega: o prazo em que meus dados somem do site.
meus dado fica guardado qnto tempo nesse site
por quanto tempo fica guardado o que eu escrever no formulario?
Outro dia deixei meu telefone num site de energia solar e até hoje me ligam, já são uns dois anos. Antes de eu preencher o de vocês, queria saber por quanto tempo isso fica guardado aí.
Por quanto tempo aquilo que envio pelo formulário permanece armazenado no site?
se eu por meu telefone ai no formulario fica guardado pra sempre?
se eu botar meu telefone aí no formulario fica guardado pro resto da vida é
Nosso encarregado de LGPD pediu que eu verificasse: depois de preenchido o formulário, até quando meus dados permanecem no site?
qual a data de validade dos meus dados aí
minha ficha fica mofando quanto tempo na gaveta
por quantos meses vocês seguram o que mandei
daqui a um ano ainda vão ter meu telefone
qual o prazo de guarda e a política de descarte
Qual o prazo de conservação dos dados pessoais tratados por este sítio?
o expurgo é automático? depois de quantos dias
vocês guardam até cinco anos por causa do código civil?
quanto tempo vcs demora pra joga fora meus dado
até quando oceis fica com meu nome?
guardam quanto tempo se eu não fechar negócio
desisti do site, meu contato fica aí por quantos dias ainda
se eu não responder mais vocês, quando é que meu nome evapora do sistema
sou DPO de um hospital e preciso do prazo de eliminação pra preencher o inventário
mandei uma mensagem em janeiro, em que mês ela deixa de existir aí
fica no histórico pra sempre, que nem foto vergonhosa em rede social?
a contagem dos 180 dias começa quando
os seis meses contam do dia que mandei ou do dia que vocês receberam
tem um dia certo em que vocês fazem a limpa
minha mensagem tem prazo pra ser destruída?
quanto tempo dura meu rastro aí no site
como advogada, oriento clientes a perguntar isso sempre: por qual período o que digitei no formulário permanece no site
meu avô dizia que papel guardado é perigo, o de vocês some em quanto tempo
depois que a conversa com a equipe termina, o que sobra fica por quanto tempo
o que eu escrever hoje ainda tá aí no natal que vem?
sou arquivista e tenho mania de prazo de guarda, fiquei curiosa com o formulário daqui: depois de quantos dias o que eu enviei é descartado do site
pedi orçamento pra uma sorveteria que nem vai mais abrir, fico pensando até quando meu telefone e aquele sonho todo vão ficar guardados com vocês
o comitê de privacidade da universidade me cobra o prazo de conservação de cada fornecedor, preciso escrever quanto tempo vocês mantêm o nome e o e-mail de quem faz contato
mês que vem troco de operadora e esse número vai ser de outra pessoa, daí eu queria saber por quanto tempo ele continua no registro de vocês
Se eu botar meu nome e meu telefone lá na ficha, vocês ficam com isso a vida toda ou uma hora some, meu bem?
Qual o período de guarda, no sítio, dos dados pessoais encaminhados pelo formulário?
por qnto tempo cs fica com o meu nome no sistema d vcs
uma loja me mandou proposta de um cadastro que fiz em 2011, fiquei cismado, os meus dados aí ficam quanto tempo guardados?
A frase os apagamos do site em até 180 dias conta a partir de quando, do envio ou da entrega à equipe?
Uai, aquela ficha que eu preenchi, quantos dia ocês deixam ela guardada antes de jogar fora?
Nosso programa de conformidade exige registrar o tempo de armazenamento do fornecedor, qual o do formulário de vocês?
O suporte da loja ainda tinha meu endereço de 2009, um absurdo; por quanto tempo vocês seguram o que a gente põe no formulário
Garantia de fogão dura um ano e nota eu guardo cinco, e o meu cadastro no site de vocês dura quanto
sou arquivista, tabela de temporalidade é comigo, qual o prazo de vcs pros dados do form
Mandei pedido de orçamento só por curiosidade e não quero ficar pra semente no banco de dados, quando é que ele some sozinho
Comida na minha geladeira tem etiqueta com data, os dados que deixei no site têm data pra ir pro lixo
O prazo do projeto eu já sei que depende, e o prazo de guarda do meu telefone no site, qual é
`,
  "privacy-mailbox": `
o email que mando fica guardado na caixa de vocês
quanto tempo meu email fica na caixa da equipe
vocês guardam os emails pra sempre
a minha mensagem fica na caixa de entrada de vocês até quando
e o que chega por email, fica quanto tempo
na caixa de e-mail fica até quando
o email q mandei fica aí quanto tempo
vocês apagam os emails depois que o assunto acaba
minha mensagem no outlook de vocês fica até que dia
mandei uns documentos por email, eles ficam na caixa pra sempre
a equipe limpa a caixa de entrada
180 dias vale pro email também
e na caixa postal eletrônica, qual o prazo
terminou o atendimento, deletam a correspondência
por qto tempo o pessoal guarda os anexo q eu enviei por email
emails trocados com o vendedor são excluídos quando
se eu escrever pro contato@ o texto fica salvo por quanto tempo
a retenção da caixa de correio da equipe é diferente da do site
vcs tem arquivo morto de emails antigos
os e-mails recebidos entram nos 180 dias ou não
conversei por email com vocês ano passado, ainda tem isso guardado
prazo pra sumir da caixa de email
fica na lixeira do email de vocês quanto tempo
o orçamento que troquei por e-mail permanece na caixa até quando
depois de encerrar o atendimento o email é apagado
mandei foto da minha loja no email de vocês, fica guardado até quando
até quando a troca de mensagens por correio eletrônico é mantida
guardam cópia dos emails depois do atendimento
vocês deixam os emails dos clientes parados lá anos
email enviado por engano pra equipe some quando
quanto tempo dura na inbox
mandei carta eletrônica pro endereço de contato com o inventário inteiro da loja, quanto tempo essa carta fica na caixa dos senhores
o email que chega aí fica qto tempo
vcs apagam os emails recebidos
A mensagem eletrônica recebida pela equipe é mantida por quanto tempo
depois que responderem meu email vocês deletam ele
se eu escrever por e-mail os 180 dias valem também
os 180 dias são só do site ou do e-mail também
na caixa postal da equipe meu pedido fica até quando
guardam email velho
escrevi no ano passado pro correio eletrônico de vocês contando das dívidas da oficina, e tenho vergonha; aquilo ainda está na caixa
terminado o atendimento, o e-mail sai da caixa
qual o tempo de guarda das mensagens na caixa postal eletrônica
cópia do meu formulário fica no e-mail de vocês quanto tempo
o formulário vira e-mail pra equipe, e esse e-mail dura quanto lá
outlook de vcs guarda meu email pra sempre né
o site apaga em 180 dias, e a cópia que foi por e-mail
nosso jurídico enviou por e-mail uma minuta sigilosa e precisa saber até que momento ela permanece na caixa da equipe
mensagem na caixa da equipe é apagada quando
mandei um email enorme desabafando do meu ex-programador, esse texto vai ficar parado no email de vocês por muito tempo
email lido é apagado ou fica
quanto dura um e-mail na inbox da nora
escrevi um e-mail comprido contando do divórcio e da divisão da loja, e agora queria saber quando ele sai da caixa de vocês
o formulário some em meio ano, isso eu entendi, mas a mensagem que caiu no correio da equipe tem o mesmo destino
meu pai mandou por e-mail a foto da fachada com nosso portão e a placa do carro, vocês deixam isso guardado na caixa
nossa política interna determina confirmar o período em que correspondência eletrônica fica retida na caixa do fornecedor depois de encerrado o atendimento
mandei uma carta eletrônica contando tudo da minha firma, ela mora na caixa de vocês até quando
e o que eu escrevi direto no correio de vocês, limpam também
meu medo é aquele e-mail com os números da cooperativa ficar esquecido na entrada de vocês
os anexos que mandei por e-mail continuam lá depois que o assunto acaba
terminou o atendimento, a mensagem da caixa some
no site some em meses, mas e na caixa postal da equipe
vocês fazem faxina na caixa de entrada
eu mandei meu orçamento velho por e-mail, isso fica arquivado
se o papo se arrasta um ano, meu e-mail fica um ano com vocês
minha mensagem no outlook da equipe vai ficar lá pra sempre
a copia que chega no email de vcs tambem segue os 180 dias
um vendedor que sair daí leva a caixa cheia com minha mensagem dentro
o correio da nora guarda conversa velha de quem só perguntou
Qual a temporalidade das mensagens recebidas na caixa corporativa
O prazo de 180 dias alcança as cópias em correio eletrônico
Os e-mails dos titulares são expurgados ao encerrar o atendimento
Há retenção indefinida da correspondência eletrônica recebida pela equipe
Por quanto tempo persiste o e-mail no mailbox do atendimento
A exclusão no site estende-se à caixa postal dos atendentes
email fica qto tempo
caixa de entrada apaga
email q mandei some qdo
inbox guarda até qdo
apagam emails velhos
msg no email até qdo
vou mandar por e-mail o projeto secreto da minha cervejaria, essa mensagem fica arquivada até quando com vocês
Enviei correspondência eletrônica à equipe em nome do condomínio; por qual período ela é mantida?
mandei e-mail da oficina com foto dos documentos do carro, quando limpam a caixa
troquei vários emails com a atendente sobre meu salão, isso vai pro lixo algum dia
sou psicóloga e cuido de sigilo, o e-mail que eu escrever some depois do atendimento
meu patrão quer saber se e-mail antigo da firma fica no servidor de correio da equipe
apagam os e-mails antigos
meu email fica arquivado aí
limpam a caixa de quanto em quanto
o que mandei por correio eletrônico some
guardam e-mail depois de fechar
e na caixa de correio da equipe, o prazo é o mesmo
o email que escrevi mofa aí na caixa
cês limpam a caixa de entrada quando
meu email fica arquivado com a equipe, fio
por quanto tempo conservam a correspondência eletrônica
mandei por e-mail uma carta comprida contando a briga dos sócios e agora me deu vergonha, queria saber até quando aquilo permanece na caixa postal da equipe
na auditoria perguntaram o que acontece com os e-mails que enviamos a fornecedores depois que o assunto se resolve, no caso de vocês até quando eles permanecem
oi, arquivista! o email antigo que mandei ainda tá na caixa da turma
não o do site, o que foi por e-mail: some quando da caixa
quanto dura meu email na caixa daí
vocês esvaziam a caixa de entrada quando
meu anexo fica no email de vocês
os e-mails trocados ficam arquivados
limpam o correio eletrônico de tempos em tempos
mensagem que mandei por email some
escrevi direto pro endereço de vocês, aquele texto permanece no correio até que dia
terminado o atendimento, o que acontece com os emails que trocamos
os 180 dias valem também pro que tá dentro do email da equipe
mandei a planilha do escritório por email, por quanto tempo ela fica nessa caixa
enviei por email umas fotos das minhas peças e um esboço da loja, e queria saber até quando isso fica lá na caixa postal do pessoal de vocês
nosso jurídico distingue prazo de guarda em sistema e prazo em correio eletrônico, e sobre o segundo eu preciso saber qual é o de vocês
faz tempo que conversei com alguém de vocês por email sobre um sistema pra granja e não fechei, aquelas mensagens ainda estão na caixa de vocês
como enfermeira aprendi a não deixar nada sensível em email, mas mandei sem querer um documento, ele fica parado na caixa da equipe por quanto tempo
Eu pedi o orçamento do sistema por e-mail, não pelo formulário. Essa mensagem fica na caixa de vocês até quando?
o site some com meus dados em meio ano, beleza, mas a cópia que foi pro correio da equipe some também?
mandei por email a foto do meu alvará, por quanto tempo ela fica lá na caixa de entrada?
troquei uns quinze e-mails sobre o app do meu laboratório e não fechei. vcs apagam a conversa do email?
Qual o tratamento das mensagens depositadas na caixa contato, encerrado o atendimento?
na nossa paróquia o email antigo nunca é apagado, tem coisa de 2009. na caixa da equipe daí é igual?
depois que resolverem minha dúvida sobre o chatbot, o e-mail que mandei continua guardado com a equipe?
formulário eu entendi, quero saber é do e-mail: limpa a caixa quando?
se eu escrever do e-mail do hospital, por quanto tempo a mensagem permanece no servidor de vocês, na caixa do time?
Prefiro e-mail porque fica registro do meu lado, mas fiquei pensando no lado de vocês: a mensagem que mando sobre a minha clínica fica quanto tempo na caixa da equipe?
mandei três e-mails sobre o sistema do cartório e depois cancelamos tudo. essas mensagens ainda moram na caixa de entrada de vocês?
e no gmail da equipe, o que eu mandei fica pra sempre
os anexos que mandei por e-mail somem quando
o outlook de vocês apaga minhas mensagens sozinho?
depois que encerra o atendimento o e-mail com meus papéis some da caixa de vocês
e o email q eu mandar fica guardado pra sempre na caixa de vcs?
Na caixa de e-mail da equipe de vocês, por quanto tempo a minha mensagem fica guardada?
e na caixa de email da equipe fica quanto tempo minha mensagem guardada
e na caixa de email da equipe, some em 180 dias também?
A política fala em 180 dias no site. E na caixa de e-mail da equipe, qual é o período de guarda?
Eu mandei um e-mail comprido contando da lojinha, e agora fico pensando se aquela carta fica pra sempre na caixa de vocês, quanto tempo fica?
Indago por qual prazo as mensagens recebidas no correio eletrônico dos atendentes permanecem arquivadas.
o email q eu mandei p vcs fica ai pra sempre ou vcs apaga
a ficha do site some em cento e oitenta dias, mas e o e-mail que eu escrevi pra vocês com os números da loja, esse fica na caixa de vocês por quanto tempo?
A política distingue o site da caixa de e-mail da equipe; nesta segunda, qual é o critério de retenção?
Bah, o que eu mando pelo e-mail de vocês fica lá mofando até quando, tchê, ou só enquanto tratam do assunto?
Encaminhei um orçamento com dados de clientes por correio eletrônico, em que momento essa mensagem sai da caixa postal da equipe?
Troquei uns sete e-mails com a equipe mandando planta da loja e CPF do fiador por engano, o site tem prazo pra limpar, mas e essa correspondência, permanece quanto tempo com vocês?
Meu correio eletrônico da faculdade apaga tudo em um ano, e o que eu mandar pra caixa de vocês é apagado quando
O formulário some em 180 dias, tá na página, mas a mensagem que caiu no e-mail da equipe some junto?
escrevi um textão desabafando no email pra nora, quero saber ate qdo ele fica na caixa de entrada de vcs
Sou notário e guardo carta por cinquenta anos, a correspondência eletrônica recebida pela equipe de vocês é mantida por qual período
Minha gaveta de cartas é eterna e me arrependo, na caixa de mensagens da Nora o meu e-mail vive até quando
`,
  "privacy-cookies": `
usam google analytics ou coisa assim
esse site me segue
tem rastreador aqui
vou ficar vendo anúncio de vocês em todo canto
vcs me espiona
pq n apareceu aquele aviso de cookie
esse site usa cookies
tem cookie
usam rastreador
vocês rastreiam o que eu faço
por que não apareceu aviso de cookie
tem google analytics
cookies
vocês usam pixel do facebook
me seguem na internet depois
esse site de vocês instala rastreador no meu navegador?
aceito os cookies onde
por que não apareceu aquele aviso chato de cookie
tem pixel do facebook nessa página
vocês me espionam
pesquisei site ontem e agora só vejo propaganda, foram vocês
tem rastreador
usam google tag manager
meu bloqueador de anúncio não achou nada, vocês não rastreiam mesmo
como recuso os cookies
tem hotjar gravando minha tela
o site sabe que eu já visitei antes
esses anúncios que me perseguem são de vocês
remarketing vcs fazem
posso navegar sem ser monitorado
cookie de terceiros tem?
grava os cliques que eu dou
tô na aba anônima por medo de rastreio, precisa
coletam meu ip pra me perseguir com propaganda
onde desligo o rastreamento
o que é esse negócio de cookie que todo site pede
vocês acompanham minha navegação
o site instala cookie no meu navegador
fazem fingerprint do navegador
mandam meus passos na página pro google
odeio rastreamento, esse site tem
esse site tem biscoito, aquele tal de cookie que segue a gente
toda página que abro pergunta se aceito biscoito e eu nem sei o que é, aqui não perguntou nada, usam isso também
cadê o aviso de cookie
vcs usam pixel do facebook
Este sítio emprega tecnologias de rastreamento de terceiros
vcs espiam o que eu clico
depois que entrei aqui vai aparecer propaganda no meu insta
botam rastreador no meu celular
tem google tag manager
não apareceu banner de consentimento, por quê
pesquisei uma panela uma vez e a panela me perseguiu por três meses em tudo que é página, entrar aqui vai dar nisso também
me seguem na internet
vcs tão me monitorando?
tem remarketing nesse site
o setor de TI do hospital bloqueia toda página com rastreador, então preciso saber se a de vocês grava cookies de alguma espécie
guardam meu histórico de navegação
site livre de rastreio?
meu antivírus avisa de rastreadores nos sites, no de vocês tem algum
esse site me stalkeia
fiz um trabalho sobre cookies na escola e tô vendo quais sites usam, o de vocês usa
analytics roda aqui?
fui comprar uma bota e a bota me seguiu até no site da paróquia, agora tenho receio de abrir página, esta aqui me segue
minha vó clicou em aceitar tudo num site e apareceu um monte de coisa estranha, aqui vai pedir pra aceitar também
o comitê de segurança da informação só libera acesso a sítios sem identificadores de publicidade, preciso saber se há algum neste
meu irmão estuda marketing e jura que toda empresa põe um pixel escondido pra saber onde a gente clica, aqui tem
toda vez que olho um sapato ele me segue em tudo que é canto, aqui também
não vi aquela tarja chata de aceitar, por quê
ficam espionando onde eu clico
vou sair daqui e levar um chiclete grudado no navegador
não quero anúncio de site me perseguindo depois de olhar isso aqui
meu antivírus reclama de bisbilhoteiro, tem algum nessa página
o facebook vai ficar sabendo que entrei aqui
tem aquele pixelzinho escondido na página
alguém fica filmando o meu mouse nesse site
aqui no ti da escola a gente bloqueia rastreio, vai quebrar alguma coisa de vocês
é biscoito que chama aquilo que segue a gente, vocês põem
entro aqui e amanhã o instagram me oferece chatbot, é assim
por que aqui não pede consentimento igual nos outros
Há scripts de terceiros para fins de mensuração de audiência
Utilizam tag manager, remarketing ou fingerprinting
Solicito o inventário de cookies e respectivas finalidades
Qual a ferramenta de gestão de consentimento adotada
O site emprega rastreadores de publicidade comportamental
Há identificadores persistentes para perfilamento de visitantes
usa pixel
analytics tem
rastreia tb
aceitar cookies onde
gtm vcs usam
pesquisei tênis ontem e hoje minha tela tá cheia de tênis, entrar aqui pela loja vai dar nisso também
Sou DPO de uma varejista e não vi banner de consentimento; utilizam pixels ou ferramentas de monitoramento?
meu filho da informática mandou não aceitar nada, mas aqui nem apareceu aquele aviso, por quê
tô no computador da prefeitura olhando vocês no almoço, a página me espiona
tenho loja virtual e sei como é o pixel do facebook, vocês botaram aí
vivo recusando aquelas janelinhas chatas, aqui tem
tem pixel do face
não vi aviso de cookie
me seguem pela internet
a página me espiona
usam remarketing
dizem que esses sites ficam espiando a gente, põem um tal de cúqui, o de vocês põe
isso aqui me espiona, mano
tem biscoitinho desses de internet, filha
usam pixel de anúncio
há ferramentas de rastreamento comportamental
pesquisei uma panela ontem e desde então ela me persegue em cada página que abro, já não aguento, vocês também colocam esses rastreadores na gente
no meu trabalho todo site precisa daquele aviso chato de aceitar e aqui não apareceu nenhum, é esquecimento ou vocês não usam esses arquivinhos
oi, espião! tem tag de remarketing aqui
não o conteúdo do formulário: vocês seguem meus cliques
tem pixel do facebook aqui
instala algum tracker
cadê o aviso de aceitar cookie
vão me perseguir com banner depois
posso recusar os cookies
isso aqui usa tag manager
entrei uma vez numa loja de tesoura e o anúncio me segue até hoje, vocês fazem igual
não apareceu aquela faixa chata pedindo consentimento, vocês coletam navegação sem avisar
rodei o ublock e deu zero bloqueios, vocês não medem audiência com nada mesmo
sou advogado de proteção de dados, quais cookies de terceiros são gravados nessa página
todo site que eu abro pra pesquisar preço de secador depois fica me mostrando secador em toda rede social, essa página de vocês tem esse rastreamento
estou preparando um trabalho da faculdade sobre banners de consentimento e notei que vocês não exibem nenhum, é porque não utilizam cookies
meu antivírus grita toda vez que um site quer me rastrear, aqui não gritou, mas quero ter certeza se tem alguma coisa espiando minha navegação
aqui no escritório contábil a política é aceitar apenas cookies essenciais, e eu não achei onde configurar isso no site de vocês, tem algum
pesquisei caixão pro meu avô e fiquei um mês vendo anúncio de funerária, horrível. esse site aqui também me marca?
cadê o aviso de cookie? todo site pergunta aceito ou não aceito e esse não perguntou nada
meu marido não pode saber que tô vendo preço de site pra abrir minha loja, vai aparecer propaganda disso no facebook dele?
uso bloqueador e ele acusou zero aqui, estranhei. vocês usam pixel ou não usam?
sou designer e inspecionei a página, não vi banner nem gtm. confirma pra mim: tem rastreio?
O controle interno da autarquia questiona a existência de rastreadores de terceiros no sítio eletrônico. Há?
tem que aceitar biscoito pra entrar? minha vó perguntou e eu ri
vendo roupa íntima e já sei como remarketing funciona; vocês vão me perseguir pela internet depois que eu sair?
quantos cookies esse site instala? to fazendo auditoria pro trabalho de segurança da facul
o app da loja de material de construção me segue até no banheiro. aqui tem google analytics?
Pesquisei remédio pra calvície uma vez e até hoje a internet me chama de careca. Entrando aqui pra ver site pra minha barbearia vou ser seguido por anúncio de agência?
a diretora da creche só deixa a gente abrir site que não fica rastreando, e nenhum quadro de aceitar apareceu aqui. vocês usam cookie?
meu navegador bloqueia tudo, tem rastreio do tiktok aí
cadê o aviso de aceitar cookie, esqueceram
usam impressão digital do navegador pra saber quem eu sou
vão me perseguir com anúncio depois que eu sair desta página
minha filha fez uma pesquisa de vestido e ficou um mês vendo vestido em tudo que é canto, essa página de vocês põe alguma coisa dessas no meu navegador?
esse site usa cookie? sempre aparece aqueles aviso chato e aqui n apareceu
vcs usa cookie aqui
esse site fica me rastreando pra mandar propaganda dps?
esse site não fica me rastreando com cookie igual os outros não?
esse site fica rastreando nois?? cookie e tal
Meu genro vive dizendo que esses sites ficam espiando a gente, põe um tal de cúqui. O de vocês põe?
curiosidade de quem sofre com consent banner: esse site aqui usa cookie, pixel do Meta, algum tracking?
Não localizei o habitual aviso de cookies. O site utiliza cookies ou algum mecanismo de rastreamento?
Nosso DPO pergunta: o site grava cookie ou tracker?
Esta página instala cookies ou algum rastreador no meu computador?
oxe toda vez q entro num site dps fica aparecendo propaganda dele pra mim. esse aqui fica me seguindo tb?
esse site fica me espionando com cookie igual os outro 🕵️
coletam fingerprint do aparelho
vocês contam quantas vezes eu entrei aqui?
Toda página que eu abro pede pra aceitar uns biscoitos que eu não como, minha filha, essa de vocês também põe essas coisas no meu celular?
Solicito declaração sobre o uso de cookies e ferramentas de rastreamento neste sítio, para inventário de terceiros.
esse site tem cookie pq no meu cel n apareceu pra aceita nada
pesquisei um fogão uma vez e ele me persegue em toda página até hoje, o site de vocês bota esse tipo de rastreador na gente?
O parágrafo No seu aparelho afirma não haver rastreador; confirmo que não há nenhum cookie de terceiros, nem de análise de audiência?
Uai, num tem aquele negócio de aceitar cookie aqui na página docês não? Ocês espiona a gente com eles ou não?
Na minha consultoria bloqueamos sites que usam pixels de publicidade, o de vocês usa algum ou não deixa rastro nenhum?
entrei aqui e não apareceu aquela faixa chata pedindo pra aceitar não sei o quê, vocês não usam essas coisas
toda página me pergunta dos biscoitinhos, a de vocês tem isso também
depois de ver o site de vocês vou começar a receber anúncio de programa pra loja em todo canto
fico apavorada com essas páginas que seguem a gente, essa aqui me segue
meu neto disse que os sites espiam o que a gente faz, o de vocês fica me espiando
tem algum espião escondido nessa página contando pra propaganda o que eu olhei
preciso clicar em aceitar alguma coisa pra navegar sossegada
não achei onde recusar a espionagem, tem botão pra isso aqui
vocês põem alguma etiqueta em mim pra saber por onde eu ando na internet depois
pesquisei sapato uma vez e o sapato me persegue até hoje, com vocês é igual
o google fica sabendo que eu visitei essa página por causa de algum medidor de vocês
o site marca quem entra pra mostrar publicidade depois
tô no computador da prefeitura e o TI proíbe site que rastreia, o de vocês rastreia
vcs usam aqueles negocio de cookie
essa página tem aquele olhinho que acompanha onde a gente mexe o mouse
gosto de saber se estou sendo vigiada enquanto leio, aqui tem vigilância
Minha mulher é cega e o leitor de tela dela engasga naqueles avisos de aceitar tudo, aqui nem apareceu, então vocês não usam cookie?
Faço biscoito pra fora e rio toda vez que um site me oferece cookie, o de vocês tem disso
pesquisei berço uma vez e virei pai de quíntuplos pra propaganda, vcs botam esses espiões no site tb
Sou do time de acessibilidade do banco e testando a página não vi banner de consentimento, é porque não há rastreadores
O Google sabe até a cor da minha cueca, e a página da Nora manda alguma coisa pra ele com aquele Analytics
Meu chefe é o encarregado de segurança e bloqueia site que deixa cookie, o de vocês deixa
`,
  "privacy-device": `
se eu trocar de celular a conversa vem junto
se der f5 perde tudo
o que são os rascunhos
o que meu navegador guarda
fechando a aba some tudo
se eu fechar aqui perde a conversa
usei o computador do trabalho, ficou alguma coisa
fica algo salvo no meu pc
o que fica salvo no meu celular
o que o site guarda no meu aparelho
fica alguma coisa no meu navegador
se eu fechar a aba a conversa some
o site salva algo no meu computador
os rascunhos ficam onde
a conversa fica salva no meu aparelho
outra pessoa que usar meu computador vê a conversa
fica salvo no meu celular essa conversa
se eu fechar a aba perco o que escrevi
uso o pc da lan house, fica meu rastro
meu marido vai ver que conversei aqui se ele pegar meu notebook
o rascunho do formulário fica guardado onde
o que é número de sessão anônimo
limpei o histórico, sumiu a conversa também
ocupa memória do meu celular
saí sem querer da página, a mensagem que eu tava escrevendo volta
esse site baixa alguma coisa no aparelho
quando eu abrir amanhã o chat ainda vai tá aqui
computador compartilhado da escola, os alunos conseguem ver o que digitei
guarda alguma coisa no local storage
abri em duas abas e a conversa não aparece na outra
o que fica registrado na minha máquina
fechei o navegador, o que some
tenho que limpar algo do meu tablet depois de usar
abrir essa página instala algum programa no meu pc
dexo coisa gravada no pc do serviço se escrever aqui
o texto que comecei e não enviei fica salvo
o navegador memoriza alguma coisa minha depois que envio
posso continuar essa conversa em outro aparelho
que número é esse que o navegador guarda
tô no celular da minha prima, ela vai ver isso depois
reiniciei o computador e queria saber se o papo ficou salvo nele
uso o computador da biblioteca, essa conversa fica nele depois que eu levantar
uso o computador da biblioteca municipal porque em casa não tenho, quando eu levantar daqui alguém consegue ler o que escrevi
limpei o histórico, perdi a conversa
Que informações são armazenadas localmente no navegador do usuário
fechei a aba sem querer, o texto do formulário foi embora
isso ocupa memória no meu celular
se eu abrir em outra janela continua de onde parei
oq é esse número de sessão
meu irmão usa o mesmo tablet, ele vê oq escrevi
o navegador grava alguma coisa quando envio
estava escrevendo um texto comprido no formulário, a luz caiu aqui no sítio e o computador desligou; o que digitei ficou guardado na máquina
atualizei a página e a conversa sumiu, é assim mesmo
na aba anônima muda algo
vcs instalam algo no meu note
desliguei o celular, o rascunho ficou
meu marido olha meu celular todo dia e eu não quero que ele descubra que estou montando um negócio, essa conversa fica aparecendo depois
tem rastro no pc da firma
salva no storage do navegador
lan house, fica registro no computador deles
estou no computador da escola e a coordenadora olha tudo depois, o que fica guardado nessa máquina quando eu sair
se eu formatar o pc some o quê daqui
apaga do meu aparelho quando eu fecho
comecei a escrever a mensagem na roça, o sinal sumiu na porteira, e quando cheguei na vila queria continuar de onde parei, ficou salvo
meu celular só tem dezesseis giga e vive cheio, abrir essa página e conversar deixa alguma coisa gravada nele
atendo no balcão e o computador é de todos, se o próximo funcionário abrir o navegador ele dá com a minha conversa
troquei de aba pra ver o preço da soja e na volta o texto que eu digitava continuava lá, onde fica guardado isso
emprestei o celular pro meu primo, ele consegue ver o que escrevi nessa conversa
usei a lan house, o próximo da fila vê o que escrevi
o computador da secretaria é de todo mundo, sobra alguma coisa minha
se eu fechar isso aqui e abrir de novo, o que digitei volta
comecei a preencher e caiu a luz, o rascunho sumiu
isso ocupa memória do meu celular
meu marido mexe no meu tablet, ele acha esse papo
se eu abrir em outra guia, continuo de onde parei
tô no pc da clínica e não posso deixar vestígio
que número anônimo é esse que o navegador guarda
será que essa página baixou alguma coisa pra dentro da minha máquina
amanhã abro no notebook e acho tudo igual, ou é só aqui nesse aparelho
aba anônima muda alguma coisa nessa conversa
o aparelho é da cooperativa, fica registro nele depois que eu sair
Há gravação em local storage ou session storage do terminal do usuário
Que informações persistem no dispositivo após o encerramento da sessão
O identificador de sessão é armazenado em qual camada do navegador
Em estação compartilhada, permanecem resíduos do preenchimento
O TI quer saber se o site escreve algo no disco do usuário
Os rascunhos são mantidos localmente ou transmitidos
salva no meu cel
fica no pc tb
fechei a aba some
outro cel vê
oq fica no navegador
rascunho some
escrevi um textão no formulário da minha clínica e a luz caiu, ficou salvo na minha máquina
Acesso de uma lan house em Marabá; algo permanece gravado nesta máquina depois que eu sair?
uso o notebook da minha patroa do ateliê e não quero que ela leia, fica algum vestígio aqui
comecei a conversar no celular no ônibus e quero seguir no pc da loja, aparece lá
meu telefone tá sem espaço de tanto vídeo do rebanho, essa página ocupa memória
se eu fechar a aba sem querer no meio da mensagem do orçamento perde o rascunho
perde se eu fechar a aba
grava algo no meu celular
o rascunho fica salvo
some quando fecho o navegador
deixa vestígio no pc
fica rastro no meu pc
se eu fechar a aba, o que sobra
meu neto pega o tablet e vê isso
há armazenamento local no navegador
estou usando o computador da biblioteca porque o meu queimou e depois de mim vem um monte de gente, fica alguma coisa minha gravada nesta máquina
comecei a escrever uma mensagem lá embaixo e o ônibus chegou, quando reabri em casa no outro aparelho não estava mais, onde isso fica guardado
oi, rapidinho: se eu reiniciar o celular o rascunho some
cookie já sei que não, mas algo é gravado na minha máquina
fica algum arquivo no meu telefone
se eu fechar a aba perde tudo
meu rascunho some se atualizar
isso ocupa memória do celular
tem login salvo no navegador da lan house
quem pegar meu tablet vê o que digitei
comecei a preencher na recepção do hospital e precisei sair, o texto continua lá na máquina
no notebook compartilhado da igreja, sobra algum vestígio de que usei essa página
se eu limpar o histórico do meu aparelho apaga o que essa página deixou nele
abri no computador e depois no celular, por que não aparece a mesma conversa
uso o mesmo tablet com as cabeleireiras todas, e não queria que elas vissem o que escrevi pra vocês, o site deixa alguma coisa salva no aparelho
meu celular vive com a memória cheia de foto de lavoura, então eu queria saber se essa página grava coisa dentro dele ou não pesa
na repartição o pessoal de TI bloqueia site que escreve em disco local, o de vocês usa local storage ou session storage pra alguma coisa
fui digitando meu pedido na fila do cartório, acabou a bateria e o telefone desligou, quando eu ligar de novo o que escrevi ainda vai tá lá
uso o computador da biblioteca de Quixeramobim, que todo mundo usa. O que escrevi aqui fica na máquina pro próximo ver?
tava no meio do formulário contando do meu haras e caiu a luz; quando voltar, o rascunho ainda tá lá?
esse chat ocupa memória do meu celular? ele já vive cheio de foto de neto
fechei a aba sem querer e perdi o papo com você ontem, é assim mesmo? some tudo do navegador?
se meu patrão abrir o histórico do notebook da firma vai ver esta conversa sobre eu abrir meu negócio?
O que exatamente o navegador armazena localmente quando envio a solicitação?
emprestei o celular pra minha irmã e ela mexe em tudo, dá pra ela ler o que digitei na página?
abri isso em duas abas, aqui no pc da ótica; a conversa passa de uma pra outra ou fica em cada uma?
começo no celular no ônibus e termino no pc da loja, o que escrevi no formulário acompanha?
deu erro de armazenamento aqui no tablet da escola. o site grava arquivo na memória do aparelho?
Uso o notebook que a prefeitura me empresta, e o setor de TI revira tudo na devolução. O que eu escrever nesta página deixa alguma coisa gravada nele?
comecei a escrever sobre a minha fábrica de pipa no formulário, o gato pisou no teclado e fechou tudo. quando eu abrir a página de novo o texto ainda vai estar lá?
se eu fechar a aba o que digitei some
o número de sessão serve pra saber que sou eu amanhã?
abri no computador da biblioteca pública, fica algo gravado na máquina pro próximo ver
rascunho do formulário fica onde
fica alguma coisa no armazenamento local do navegador, sou curioso de programação
se minha esposa pegar este celular ela vê o que conversei aqui, em outra aba
fica alguma coisa salva no meu celular qdo mando o formulario
Eu tava escrevendo a história da minha lojinha e o menino fechou a tela do celular, o que eu tinha escrito ficou guardado aqui no aparelho ou se perdeu?
Quais informações o sítio armazena no dispositivo do visitante, seja em rascunho, seja após o envio do formulário?
se eu fexa a aba o q eu digitei no chat some ou fica salvo no meu cel
comecei a escrever pra vocês na hora do movimento e tive que parar pra atender, se eu fechar tudo o rascunho fica no computador da loja?
Consta que o navegador guarda um número de sessão anônimo; em que momento ele é gravado e onde, localStorage ou sessionStorage?
Bah, uso o computador do galpão que todo peão mexe, essa página deixa alguma coisa salva nele do que eu escrevi?
Divido o notebook com minha irmã e não queria que ela visse o que conversei aqui, o aparelho guarda esse texto depois que eu fecho?
Pego o celular da patroa emprestado pra pesquisar, depois que eu fechar ficou algo gravado nele dessa conversa
Meu backup do telefone salva tudo, então o que o site de vocês guarda dentro do aparelho
comecei a escrever no form, o gato pisou no teclado e fechou a aba, o rascunho tá lá ainda?
Na lan house da vila todo mundo senta na mesma cadeira, o próximo vai ver o que eu digitei aqui
O notebook é da escola e o diretor fiscaliza a memória, esta página larga arquivo nele
Voltei da reunião, reabri o navegador e a conversa com você não estava, ela é guardada na aba ou some ao fechar
vocês leem o que eu digitei mas não enviei?
o que eu digito sem enviar fica salvo?
vocês veem o rascunho da mensagem?
`,
  "privacy-origin": `
vocês sabem de onde eu vim
como vocês sabem por onde cheguei aqui
o site sabe por qual anúncio eu entrei
vocês veem de que site eu vim
guardam a campanha que me trouxe
sabem que vim pelo instagram
dá pra vocês saberem em que anúncio cliquei
vocês enxergam que cheguei pelo google
como sabem que eu vim da campanha do dia das mães
a origem do meu acesso vai junto no formulário
registram o site que me indicou
vim por um link num blog, isso aparece aí
vocês ficam sabendo quem me mandou o link
o endereço tinha um monte de utm, pra que serve
guardam de onde a pessoa veio
cliquei numa propaganda no youtube, vocês tão vendo isso
por que meu pedido chegou marcado com o nome da campanha
o referrer é enviado
vim do linkedin, o site percebe
sabe se entrei por qr code do panfleto
meu acesso veio do zap da minha irmã, isso fica anotado
qual informação de procedência segue com a mensagem
vocês conseguem ver a página anterior que eu tava
de que jeito sabem o canal que me trouxe até aqui
identificam a campanha quando envio
o utm_source fica salvo junto com meu contato
junto com meu nome vai também o anúncio q eu cliquei
que dado de origem o navegador entrega pra vocês
dá pra esconder de onde eu vim quando mando o formulário
como a nora descobre por qual propaganda o cliente apareceu
vai constar que achei vocês numa busca
minha sobrinha me mandou um atalho pelo Facebook e foi assim que entrei, vocês ficam sabendo que vim por ela
O sistema registra a página de procedência do visitante
sabem que eu pesquisei no google antes
vim pelo qr code do panfleto, isso aparece aí
registram de onde o visitante veio
como descobrem qual propaganda funcionou
aparece pra vocês o site em que eu tava antes
o utm vai junto no formulário
somos uma agência e mandamos tráfego com campanha marcada, quando o visitante envia o formulário a campanha acompanha
sabem se eu vim de e-mail marketing
cliquei num banner do jornal da cidade, vocês conseguem saber disso
a origem da visita é gravada
como sabem qual rede social me trouxe
guardam o referer
recebi o endereço de vocês num grupo de criadores de cabra do zap, fica marcado que cheguei por esse grupo
fui indicado por outro site, isso fica anotado
o link do influencer q eu cliquei conta pra vcs?
vem junto a página anterior quando mando mensagem
rastreiam a fonte da visita no envio
o moço da rádio falou de vocês e entrei por um anúncio na página da rádio, o site percebe por onde eu vim
dá pra ver que vim do concorrente
colei um cartaz de vocês na venda com aquele quadradinho de apontar o celular, quando alguém entra por ele vocês percebem
minha prima postou o link nos stories e eu vim de lá, aparece pra vocês que fui eu que entrei por ela
nossa agência deseja saber se o parâmetro de campanha acompanha o contato enviado, já que remuneramos por indicação
cheguei pulando de uma notícia do jornal pra um anúncio e do anúncio pra cá, esse caminho todo fica sabido por vocês
vocês adivinham que foi minha prima que mandou o link
vim clicando num anúncio, isso chega aí junto com meu recado
como é que vocês sabem que vi vocês no face
se eu entrei pelo google aparece pra vocês na mensagem
o link que recebi tinha um monte de letrinha no fim, isso conta pra vocês de onde eu saí
cliquei no folheto com qrcode da feira, dá pra vocês notarem
minha associação divulgou vocês, vocês ficam sabendo que eu vim de lá
chega aí em que propaganda eu cliquei
será que a página que eu tava antes vai junto quando eu mando
a campanha que me puxou até aqui fica anotada
por que vocês saberiam que vim de um e-mail de divulgação
não queria que soubessem que saí do site do concorrente de vocês
desconfio que sabem o caminho que fiz até cair aqui
Os parâmetros UTM são capturados no envio do formulário
O cabeçalho referer é registrado junto à mensagem
Há atribuição de canal de aquisição ao lead
A origem do tráfego é vinculada ao titular identificado
Esclareçam se registram a campanha publicitária de procedência
Que dado de procedência acompanha a submissão
sabem d onde vim
vê q anúncio cliquei
guarda utm
referer vai junto
sabe q vim do google
campanha fica salva
cliquei num anúncio no intervalo da fábrica e caí aqui, vocês conseguem ver que foi por ele
Atuo com mídia paga e gostaria de saber se registram a fonte da visita quando envio o formulário
minha prima de Tubarão me mandou o link no grupo da família, isso aparece pra vocês
cheguei pesquisando no google sobre sistema pra granja, fica anotado que vim da busca
entrei pelo face da associação de moradores, vão saber disso quando eu mandar mensagem
tenho agência e uso link com utm, vocês capturam esse parâmetro
veem qual propaganda eu cliquei
registram a origem da visita
sabem que vim da busca
capturam utm
fica anotado o link de onde vim
cês sabem que link me trouxe
dá pra ver que cliquei num anúncio
aparece aí quem me mandou, visse
registram o site de referência
cheguei aqui clicando numa propaganda que apareceu no meio de um vídeo de receita e fiquei encucada, quando eu escrever vocês vão saber que foi por ali
trabalho com marketing e sei que muita página anota o endereço anterior do visitante junto com a mensagem, a de vocês também anota
oi, vim de um link da minha prima, isso fica registrado
não minha localização, e sim o site de onde pulei pra cá
viram que cheguei por propaganda
o link que cliquei fica registrado
dá pra saber quem me indicou
rastreiam de qual página saí
percebem se vim do google
a campanha do anúncio aparece aí pra vocês
uma cliente do salão me mandou o link, vocês conseguem ver que veio dela
cliquei num anúncio no meio de uma notícia do agro, isso chega junto com meu contato
esse monte de letra utm no endereço da página serve pra vocês saberem minha procedência
trabalho com marketing e queria entender se vocês identificam o canal que trouxe a pessoa
achei vocês por um post num grupo de costureiras e depois preenchi o formulário, fiquei curiosa se do lado daí aparece que eu vim daquele grupo
sou analista e vi um referer na requisição quando mandei a mensagem, quer dizer que vocês guardam qual site me trouxe até aqui
abri essa página pelo qr code que estava num cartaz na faculdade, quando eu enviar meus dados vocês vão saber que foi por esse cartaz
um colega advogado compartilhou o endereço no grupo da subseção e eu entrei por lá, essa informação da origem da visita vai junto pra vocês
Cheguei por um anúncio que meu cunhado mostrou, do celular dele. Quando eu mandar a mensagem vocês veem de qual anúncio eu vim?
cliquei no link de uma newsletter de confeiteiras e caí aqui; vai aparecer pra vocês que saí de lá?
esse monte de letra depois do ponto de interrogação no endereço, utm não sei o quê, vai junto com meu pedido?
O formulário captura a campanha de origem do visitante? Sou analista de marketing e reconheço os parâmetros.
vim do site do concorrente de vocês kkk vcs ficam sabendo qual página eu tava antes?
uma amiga me mandou o link pelo zap do grupo das mães, vocês descobrem que foi dela?
achei vcs no bing, pesquisando sistema pra canil. isso vai registrado quando envio?
se eu escanear o QR code do panfleto da feira e mandar o formulário, vcs sabem que foi pelo panfleto?
Ao submeter, o referenciador é transmitido? Pergunto pelo relatório de conformidade da cooperativa médica.
Cliquei num anúncio patrocinado sobre chatbot durante o expediente, no meio da reunião do conselho. Quando eu mandar minha mensagem, aparece aí que vim pelo anúncio?
faço marketing de uma ótica e quero saber por dever de ofício: no envio do formulário vocês recebem a campanha que me trouxe?
sabem que eu cliquei no anúncio de vocês
o utm do link vai junto com a mensagem?
vocês conseguem saber em que site eu estava antes desse
a equipe vê que cheguei pelo google
Eu cliquei num link que minha comadre mandou no grupo da igreja, quando eu preencher a ficha vocês ficam sabendo que vim por ali, meu bem?
O formulário remete à empresa dados de proveniência da visita, como página de referência e campanha publicitária?
vcs sabe q eu vim do anuncio do insta ou isso n aparece p vcs
cliquei no anúncio de vocês hoje no meio da correria e queria saber se quando eu escrever aparece aí que foi pelo anúncio
No envio do formulário são transmitidos referrer e parâmetros UTM? A seção Privacidade não é explícita nesse ponto.
Uai, vim cair nessa página por um link no grupo da cooperativa, ocês ficam sabendo de qual canto eu cheguei?
Trabalho com marketing e pergunto por ofício: quando alguém deixa o contato, segue junto a informação do site que o trouxe?
Vim de um cartão com aqueles quadradinhos que a gente aponta a câmera, lá na feira de noivas, quando eu mandar a mensagem o pessoal enxerga que cheguei por ele?
Minha campanha de doação é outra coisa; pergunto é se vocês enxergam que eu vim do anúncio da rádio
Cliquei num link que meu chefe mandou no grupo e não queria que soubessem disso, o site registra por onde entrei
vim do google pesquisando golpe kkk, vcs ficam sabendo a pagina de onde eu sai
No endereço da página veio um monte de letrinha depois da interrogação com nome de campanha, isso segue junto quando mando o formulário
Cheguei por um panfleto com QR code na feira do livro, quando eu enviar a mensagem vai aparecer que foi de lá
Faço marketing e uso UTM em tudo, vocês capturam a minha quando envio o contato
`,
  "privacy-sharing": `
quem vê o que vocês guardam de mim
vocês guardam meus dados, e quem vê
e quem vê meus dados
quem mais vê meus dados
meu contato vai pra outras firmas
passam meus dados pra parceiros
vocês vendem lista de email
vocês repassam meu contato pra parceiros comerciais
o que escrevo aqui vai pra outra empresa
alguém de fora tem acesso ao que eu mando
depois começa a chover ligação de banco
vão vender meu zap
meu email vai parar na mão de outra empresa
vcs passa meu numero pra alguem
meus dados vão pra fora do brasil
meus dados vão pra china
com quem vocês dividem
quem mais recebe o que eu mando
vocês vendem meus dados
vocês passam meu número pra outras empresas
com quem compartilham meus dados
vão repassar meu telefone
quem mais tem acesso aos meus dados
dividem meus dados com alguém
meus dados vão pra terceiros
vão vender meu contato
vocês compartilham meu email
meu e-mail vai parar na mão de outras empresas
vocês repassam meu número pra outras empresas
vendem a lista de clientes
meu telefone vai parar em call center
terceiros têm acesso ao que preencho
dividem dados com o facebook
quem mais fica com meu email além de vocês
já me venderam o contato uma vez e foi um inferno, aqui é igual
os parceiros comerciais recebem o cadastro
o governo recebe meus dados
a operadora vai ficar sabendo
passam o contato pra outra agência fazer o serviço
quem são os operadores de dados que recebem informações
há transferência internacional de dados
meus dados são negociados
entregam pro serasa
vocês compartilham com seguradora
sai daí pra algum lugar a minha informação
oxente, num vão espalhar meu zap não né
só a nora vê ou mais gente vê meus dados
emprestam a base de contatos
a empresa que hospeda o site vê meus dados
comercializam informações pessoais
mandam pra google e meta o q eu preenchi
algum fornecedor de vocês enxerga meu telefone
se outra empresa comprar a nora meus dados vão junto pra ela
vão dar meu telefone pra banco, pra político, pra quem
depois que preenchi uma ficha na loja de colchão, meia cidade passou a ter meu telefone; vocês repassam pra alguém
dividem com outras empresas
Há transferência internacional ou cessão a terceiros das informações coletadas
dão meu email pra parceiro
mandam pro governo
quem mais tem acesso ao que escrevi no formulário
vão repassar pra banco de empréstimo
o facebook recebe meus dados de vcs
sou médica e não posso ter meu celular particular circulando em listas por aí, a quem vocês entregam o que é preenchido
minha ficha vai parar na mão de terceiros
vcs dão meu zap pra alguém
tem empresa parceira que recebe meu cadastro
alguém compra esses dados de vocês
a polícia ou a receita recebem meus dados
operadora de plano de saúde me acha em todo canto, não sei quem vende meu telefone; se eu deixar aqui, ele sai das mãos de vocês
que fornecedores têm acesso às informações
meu dado sai daí?
isso vai pra lista de mailing de outra empresa
quem além da nora recebe
se minha mãe botar o telefone dela no formulário não vai parar em grupo de golpe, vocês passam pra outros
compartilham com afiliado
preenchi um cupom pra ganhar uma moto em 1999 e até hoje recebo carta de consórcio, por isso pergunto a quem passam o meu nome
minha mãe descobriu que um joguinho vendeu o número dela pra umas empresas, o de vocês faz isso também
sou juíza e meu endereço eletrônico não pode correr por aí, que terceiros têm acesso ao que se envia nesta página
sempre que abro empresa nova aparecem vinte contadores e dez bancos me ligando, alguém passa meu cadastro, são vocês também
dei meu celular numa loja e choveu empréstimo, vocês soltam o da gente também
meu medo é parar numa listinha que circula por aí
fica só entre nós ou roda na mão dos outros
o concorrente da minha oficina pode ficar sabendo do meu projeto por vocês
vocês ganham dinheiro com o cadastro da gente
alguma firma de fora encosta no que eu mandei
a agência de anúncio de vocês recebe meu número
tem algum parceiro que vai receber o que contei da clínica
o governo pede e vocês dão meus dados
passam meu nome pro serasa
quem mais, além de vocês, põe a mão nisso
vão empurrar meu cadastro pra empresa amiga
já me venderam numa planilha de mailing uma vez, fiquei traumatizada
Há transferência internacional de dados pessoais
Identifiquem os suboperadores que têm acesso às informações
Os dados são cedidos a terceiros a título oneroso
Quais operadores participam do tratamento
Há uso compartilhado com empresas do mesmo grupo
Solicito a relação de destinatários das informações do titular
vendem meus dados
passam p terceiros
meu num vaza p qm
compartilham c qm
dividem com parceiro
repassam meu email
fiz simulação de consórcio pra minha van e no outro dia vinte empresas me acharam, vocês repassam contato
Nossa construtora exige saber se terceiros têm acesso às informações enviadas. Quem são eles?
sou idosa e levei golpe de consignado, meu telefone vai parar na mão de mais alguém
tenho loja concorrida em Santa Cruz do Capibaribe, não quero que meu plano chegue no concorrente, sai daí pra fora
trabalho em cartório e sei que vendem cadastro por aí, vocês lucram com isso
meu nome vai ficar só com a nora ou tem outra firma no meio
repassam pra terceiros
meu número vai pra outra empresa
alguém de fora recebe meus dados
vendem lista de contato
fica só entre nós
e com quem os dados do formulário são compartilhados
os dados que inserimos no formulário são repassados a terceiros e, em caso positivo, a quais
vocês passam o nome e o telefone da gente pra outras empresas, financeira, propaganda, essas coisas
se eu deixar meu telefone vão vender pra telemarketing
cês repassam meu número pra outros
vão dar meu email pro banco
mais alguém bota a mão nisso, uai
há transferência a terceiros operadores
bastou eu cotar um seguro para no dia seguinte vinte corretores me telefonarem, claro que alguém vendeu meu contato, vocês também passam adiante
na ficha de risco tenho que listar todas as empresas que recebem as informações por tabela, com quem vocês dividem o que a gente deixa
oi, fofoqueiros não, né? meus dados ficam só entre nós
parceria com outra empresa inclui entregar meu contato a ela
vão passar meu telefone pra call center
há compartilhamento com terceiros, com quais categorias
repassam meu número pra terceiros
negociam lista de contatos aí
alguma financeira recebe meu cadastro
mais quem tem acesso ao que informei
cedem meus dados pra outra empresa
entregam meu email pro google ou facebook
deixei meu nome numa feira do agro e logo apareceu vendedor de adubo, vocês espalham contato
qual subcontratado de vocês encosta nas informações que eu enviar pelo formulário
se eu preencher, isso fica só aí dentro ou circula em empresa parceira
tenho pavor de golpe, garantem que meu celular não cai na mão de estranho
comprei um curso de estética e em uma semana umas cinco marcas de cosmético estavam me ligando, certeza que venderam a lista, vocês fazem isso também
para fechar o relatório de impacto preciso relacionar os operadores e terceiros que recebem dados pessoais coletados na página de vocês, quais são
no posto de saúde vazou cadastro de paciente pra plano funerário e virou caso de polícia, por isso pergunto com quem vocês dividem o que a gente manda
meu sindicato dos motoristas avisou que tem site passando telefone pra seguradora, então quero saber se o meu sai daí pra algum outro lugar
não vai passar meu número pra outras empresas
meu número não vai parar na mão de outros, né
dei meu número numa rifa e no outro dia tinha oito empresa de empréstimo me ligando. vcs passam contato pra frente?
Meus pacientes confiam em mim e eu preciso confiar em vocês: quem mais tem acesso ao que eu mandar?
vocês vendem lista? sou de telemarketing arrependido e sei que vende kkkk
a proposta que eu contar do meu app de caronas chega em outras empresas, em parceiros, alguém de fora?
Há compartilhamento internacional ou com operadores terceirizados? Indiquem quais.
se a polícia ou o fisco pedir, meus dados saem daí? tenho bar e já sofri com isso
minha ex trabalha em uma empresa de marketing e tenho pavor dela achar meu número; vocês dividem os dados com agência?
o banco vendeu meu telefone de aposentada pra meio mundo. o de vocês vai parar na mão de quem?
os dados do formulário vão pra alguma empresa de CRM ou de disparo?
Vocês cedem o contato dos interessados a fornecedores? Sou jornalista e protejo fontes, por hábito pergunto.
Depois que comprei um apartamento na planta, todo marceneiro da cidade tinha meu celular. Se eu deixar ele aqui pra falar do site, vocês repassam pra alguém?
sou terapeuta e preciso dizer aos pacientes com quem compartilho o quê; o que mando a vocês chega em quais outras empresas?
passam meu telefone pra operadora de telemarketing
a polícia pode pedir
meu concorrente também é cliente, ele vê meu pedido?
quem é a empresa que entrega o e-mail de vocês, ela lê
mandam pra parceiro de empréstimo? toda vez que preencho algo me ligam oferecendo consignado
dados vão pra fora do país
vcs vendem meu numero pra outras empresa? ja recebo mt ligaçao de telemarketing
Na qualidade de encarregado de dados da minha empresa, pergunto: com quais terceiros a Nora compartilha os dados pessoais coletados?
vcs vende meu numero pra outras empresa? to cansado de telemarketing
se eu deixar meu telefone vão vender pra empresa de telemarketing?
O jurídico pergunta se os dados que inserimos no formulário são repassados a terceiros e, em caso positivo, a quais.
voces vende meu telefone pros outro
Antes de deixar meu telefone institucional: ele é repassado a alguma outra empresa?
meu telefone vai parar na mão de telemarketing?
depois que eu preencher aquilo vou começar a receber ligação de banco?
vocês repassam pra parceiro comercial
se eu deixar meu nome aqui ele vai rodar por aí
vende cadastro? seja sincero
negociam base de contatos com terceiros
quais são os operadores e suboperadores envolvidos no tratamento
existe compartilhamento com controladores conjuntos
Os dados do titular são comunicados a terceiros? Em que hipóteses?
compartilham com empresas do mesmo grupo econômico
cedem informações a birôs de crédito
meu nome vai parar no serasa se eu só pedir orçamento?
tenho trauma, preenchi um formulário de consórcio e em uma hora tinha seis vendedores me ligando; vocês dividem o número com alguém?
sou psicóloga e meu celular é o mesmo dos pacientes, não pode cair em lista de ninguém; alguém fora da nora recebe ele
o dono do provedor que hospeda a página enxerga o que escrevi?
minha ex-sócia trabalha com marketing e vive comprando mailing, quero garantir que meu e-mail não caia no colo dela por meio de vocês
a empresa que entrega os e-mails de vocês fica com meu endereço?
meus dado vai pra otras firma?
vcs espalha meu numero?
oceis conta pra alguém o que eu iscrevo ali?
ficam fofocando meus dados com outras agências?
o concorrente pode comprar de vocês a informação de que eu tô atrás de um sistema
meu chefe não pode nem sonhar que tô montando um negócio por fora, alguém mais fica sabendo do que mando
vai pra nuvem de quem?
a polícia ou a receita têm acesso ao que eu preencher
algum anunciante recebe meu e-mail
meu zap vai entrar em disparo em massa de algum parceiro?
dividem com a agência de propaganda de vocês?
com quem fica circulando a minha ficha
quem tem a chave do armário onde fica minha mensagem, só vocês?
não quero que meus dados caiam na mão de estranho, quem são as empresas que recebem
vocês alugam a lista de quem pediu orçamento
cedem dados para pesquisas ou institutos
dou meu e-mail com a condição de ninguém mais ter, vocês cumprem?
depois que simulei um financiamento num site desses meu telefone virou orelhão de vendedor, então quero saber se o número que eu deixar aqui vai parar em outra empresa
sou candidata a vereadora e meu celular na mão errada vira inferno, preciso ter certeza de que vocês não dão nem vendem meu contato pra ninguém
na cooperativa de crédito exigem que eu pergunte: os dados que eu informar aqui vão para algum terceiro e, se forem, para que tipo de fornecedor
minha avó caiu num golpe depois que venderam a lista de uma loja de móveis, e foi ela quem me fez prometer que perguntaria se vocês passam cadastro pra frente
trabalho em vara de família e por segurança não posso ter meu número circulando, além da equipe de vocês mais alguma firma põe a mão nele
Minha filha, aquele meu telefone que eu botei na ficha, vocês passam pra banco, pra loja, pra esses povo que fica ligando?
Há transferência ou cessão dos dados coletados a terceiros, inclusive a parceiros comerciais ou órgãos públicos? Quais?
cs vende os dado da galera pra outra empresa ou fica so com vcs
passei meu CPF numa farmácia e hoje um cara do plano dental já sabia meu nome, com quem vocês dividem o que a gente preenche?
O item Com quem compartilhamos cita serviços que hospedam o site e entregam e-mails; há mais algum destinatário além desses?
Bah, não quero meu nome rodando por aí mais que notícia ruim, vocês repassam pra alguém o que a gente manda?
Meu consultório lida com informação delicada, quero garantia de que o conteúdo do formulário não vai pra mãos de outros, quem mais recebe?
passam meu telefone pra banco ou loja? recebo oito ligações de empréstimo por dia e não aguento mais
depois que eu der meu nome, algum outro vai ficar sabendo além de vocês
meu número vai parar na mão de cobrador de telemarketing
tenho pavor de golpe do presente, vocês entregam meus dados na mão de alguém de fora
se eu botar o e-mail da paróquia, outras empresas vão ter acesso a ele
vocês repassam o que a gente escreve pra parceiro, pra político, pra essas coisas
quem mais, fora o pessoal daí, põe o olho no que eu preenchi
fico só entre nós ou o que eu contar vai pra mais gente
a última firma que pegou meu cadastro distribuiu pra meio mundo, vocês também espalham
negociam lista de nome com operadora de celular
sou mãe solo e não quero meu endereço de e-mail rodando por aí, vocês emprestam isso pra outros
o concorrente pode pagar pra ver a minha ideia que eu mandei pra vocês
meu ex trabalha com marketing e vive comprando lista de gente, a de vocês ele conseguiria comprar
os meus dados saem da empresa de vocês pra alguma outra firma
com quem vocês dividem o que eu preenchi lá embaixo na ficha
minha mãe caiu num golpe porque venderam o número dela, eu só preencho se me disserem pra onde vai o meu
Na minha indústria o encarregado de proteção de dados me cobra a lista de quem recebe o que eu preencher no site de vocês, quem recebe
A farmácia pede CPF e no outro dia o plano de saúde sabe da minha pressão, a Nora passa informação da gente pra outra empresa
se eu por meu zap ai amanha tem 30 banco me ligando? vcs repassam
Sou do jurídico e o DPO quer saber se há terceiros na cadeia, com quem vocês dividem os dados do formulário
Meu ex trabalha com lista de e-mails e compra de todo mundo, a de vocês tá à venda
O hospital assinou termo com cada parceiro, e os parceiros da Nora têm acesso ao que os visitantes mandam?
A investigação do meu divórcio tem detetive e tudo, então diz: alguém de fora consegue com vocês os dados que eu deixar
em relação à LGPD, com quem vocês compartilham as informações de quem escreve
LGPD: a que terceiros passam os dados de quem manda mensagem
pela lgpd, para quem vão as informações do formulário
`,
  "privacy-stored": `
vocês pegam minha localização
vcs tem meu cpf
que dado meu vocês pegam
vocês salvam meu telefone
guardam oq do formulário
quais informações vocês armazenam
oq fica salvo de mim
quais dados vocês guardam
o que fica guardado sobre mim
que informações vocês coletam
o que vocês salvam do formulário
quais dados meus ficam com vocês
guardam meu cpf
que dados meus vocês têm
vocês guardam meu ip
o site guarda meus dados
quais dados vocês guardam quando eu preencho
que que fica anotado de mim
guardam meu endereço
só o nome ou tem mais coisa
vocês coletam minha idade
o que exatamente vai pro banco de dados
meu ip fica armazenado
ficam com minha foto
pegam os contatos do meu celular
quais categorias de dados pessoais são tratadas
salva o horário em que entrei
cês guarda o q de mim mano
o email que digitei é gravado
dados de cartão ficam guardados aí
lista tudo que coletam
armazenam dado sensível tipo religião
o que sobra do formulário depois que envio
captam algo pelo microfone
ao enviar, que informações vocês registram
se eu só olhar o site vocês guardam algo meu
a mensagem que escrevo fica salva com meu nome
vocês sabem meu nome sem eu dizer
tem algum dado meu aí se eu nunca preenchi nada
meu telefone e meu email ficam salvos os dois
coletam minha data de nascimento
o que vocês têm anotado sobre quem manda mensagem
gosto das coisas no papel e às claras, então enumere pra mim tudo o que esse site guarda de quem preenche a ficha
salvam minha foto
Relacione as categorias de dados pessoais armazenados
vocês anotam meu endereço
sabem onde eu moro
o que exatamente entra no cadastro
fica gravado só meu nome ou mais coisa
guardam data de nascimento
pedem quase nada no formulário e isso me deixou cismado, guardam por trás mais alguma coisa, como o modelo do meu celular
além do email o que guardam
vcs pegam os contatos da minha agenda
armazenam minha idade
quais informações são registradas quando envio
coletam dado bancário
fica salva minha cidade
a minha filha disse que todo site pega a localização e a lista de amigos da pessoa, o que é que o de vocês guarda de verdade
o telefone fica salvo junto com a mensagem
que coisas minhas vão ficar com vcs
tenho 14 anos e minha mãe quer saber direitinho o que vocês gravam quando alguém manda o formulário
gravam minha voz
o q é coletado?
desenhei numa folha o que cada site sabe de mim pra aula de informática, o de vocês eu não sei como preencher
o fiscal me ensinou a perguntar sempre que informações ficam registradas, pois nem sempre é só o que a gente escreve
se eu preencher só nome e recado, fica guardado também o lugar da fazenda e a marca do meu aparelho
trabalho em cartório e gosto de rol completo, item por item, do que fica arquivado quando alguém envia o formulário
o que exatamente de mim ficou aí com vocês
sabem onde eu moro só de eu entrar aqui
vocês ficam com meu nome de mãe, essas coisas
fora o que eu digitei, pegam mais alguma coisinha
meu ip fica anotado
a foto do meu perfil vai parar aí
quando eu largo meu contato, o que vai no pacote
a câmera do meu celular tá ligada pra vocês
sabem minha idade e meu endereço, ou só o que eu falei
das coisas da minha clínica que contei, o que ficou registrado
guardam rg ou só o básico
só entrei pra olhar, já ficou alguma coisa minha com vocês
minha tesoureira quer a listinha do que vocês anotam da gente
Quais categorias de dados pessoais são coletadas
Há coleta de dados sensíveis ou biométricos
Enumerem os campos efetivamente armazenados em base
São registrados logs com endereço IP ou geolocalização
O princípio da minimização é observado: que elementos guardam
Que informações do titular constam em seus registros após o envio
oq vcs guardam
pegam meu ip
salva cpf
q dados coletam
guarda localização
ficam c meu tel
que tipo de dado vocês guardam de quem preenche
fica salvo meu cpf ou só nome e telefone
o que exatamente do formulário é armazenado
guardam meu ip e minha localização também
quais campos meus ficam no banco de vocês
o que vocês anotam de quem manda mensagem
sou caixa de supermercado e vou pedir um site de bolo, que coisas minhas ficam anotadas com vocês
Para o registro de tratamento da fundação, liste por favor as categorias de dados pessoais que vocês retêm
mandei mensagem pela minha vidraçaria, além do telefone ficou mais alguma coisa guardada
meu tio encucado da sapataria pergunta se pegam o ip e o modelo do celular
não quero que saibam meu endereço, moro sozinha, isso é registrado
preenchi o formulário da creche ontem, quais coisas dali vocês retiveram
guardam meu ip
retêm o quê de mim
ficam com meu endereço
o que vai pro banco de dados de vocês
meu e-mail fica registrado
o que cês anotam sobre mim
pegam meu ip, mano
meu endereço vai parar aí também, filha
quais categorias de dados são retidas
outro dia um aplicativo de lanterna pediu minha agenda inteira e quase joguei o telefone longe, me conta o que exatamente vocês guardam de quem escreve
no inventário de informações preciso marcar quais dados pessoais cada site coleta do nosso funcionário, no de vocês são quais
oi, curiosa! que dados meus ficam com vocês
até quando eu não perguntei, quero saber quais dados guardam
anotam meu ip
o que vocês armazenam do visitante
registram meu endereço de casa
pegam minha data de nascimento
vocês captam foto do meu perfil
preencho só o necessário ou vocês puxam mais coisa do meu celular
tô mapeando fornecedor aqui no TI, que categorias de dado pessoal vocês retêm
além do nome e telefone, mais alguma informação minha fica registrada com vocês
o número do meu conselho de enfermagem chega a ser guardado se eu contar
outro dia entrei num site de crédito rural e depois descobri que tinham puxado até meu score, aqui vocês armazenam o quê exatamente de quem preenche
preencho cadastro o dia inteiro pros meus clientes da contabilidade e sempre leio antes, então me diga quais dados de fato ficam com vocês
minha cunhada jura que esses sites salvam até a lista de contatos do telefone da gente, isso procede no de vocês, o que é que fica salvo
escrevi no formulário que meu salão tá com dívida e agora bateu vergonha, o texto da mensagem também fica guardado ou só meu contato
entrei só pra bisbilhotar os projetos, sem escrever nada, já tem coisa minha registrada aí?
o site de vocês sabe onde eu tô? porque moro em abrigo sigiloso com minhas filhas
quais dados exatamente vocês guardam quando alguém pede orçamento de site?
pega meu ip, meu modelo de celular, minha localização, o q fica anotado?
preenchi nome e telefone e não cliquei em enviar, desisti. guardaram assim mesmo?
O formulário recolhe alguma coisa além do que eu digito? Sou paranoico, trabalho com perícia.
ficam com minha foto, meu contato da agenda, meus arquivos? meu celular é cheio de projeto de cliente
Quais categorias de dados pessoais são armazenadas por este site?
no quiosque eu anoto só o nome do freguês; vocês anotam o quê de quem procura?
salvam data e hora que eu mandei a mensagem sobre o sistema da lavanderia, ou só o texto?
Moro com um ex que fuça tudo e por isso pergunto antes de mandar a mensagem da minha loja: que informações minhas exatamente ficam guardadas com vocês?
abri o site pelo wifi da rodoviária só pra matar o tempo e não preenchi nada. mesmo assim vocês registraram alguma coisa de mim?
sabem minha cidade pelo gps
armazenam cpf em algum lugar
o que exatamente fica no banco depois que aperto enviar
vocês guardam foto da minha tela ou só o texto do formulário
minha idade e meu sexo ficam registrados
quais dados meus vcs guardam
oq vcs guarda de mim
que informação minha vocês armazenam?
que informação minha tá na mão de vocês
o que fica anotado sobre mim depois que eu fechar a página
só de abrir o site já pegaram alguma coisa?
vocês sabem meu nome sem eu falar?
quais dados pessoais são coletados por este sítio
Quais categorias de dados pessoais são objeto de tratamento?
há coleta de dados sensíveis no formulário
registram o modelo do meu telefone
guardam a cidade de onde eu acesso
ficam com a minha foto do perfil?
vocês conseguem puxar meu CPF pelo telefone
gravam minha voz ou minha tela
o que oceis guarda di mim
oq vcs sabem de mim
cêis pega meus contato do zap?
o que entra na ficha de quem preenche aquilo
quais pedacinhos da minha vida ficam com vocês
meu endereço de casa fica em algum lugar?
fiquei uma hora lendo e não preenchi nada, sobrou alguma coisa minha registrada
sou professora de informática e mostrei o site pra turma, queria dizer a eles que dados exatamente a empresa armazena de quem manda o formulário
pra preencher o registro de tratamento preciso listar campo por campo o que vocês armazenam do meu funcionário que escreveu
ficam com a data de nascimento da gente?
meu número fica salvo aí depois que eu mandar a mensagem
que tipo de informação vocês recolhem
minha senha, meu cartão, alguma coisa disso vocês guardam?
meu marido é policial e a gente evita deixar pista por aí, antes de mandar qualquer coisa queria a lista do que vocês registram de quem entra em contato
minha patroa é desconfiada e pediu pra eu descobrir o que exatamente fica gravado dela se ela preencher aquele formulário do fim da página
sou perita em segurança e não engulo resposta vaga, quero a relação exata do que fica armazenado quando alguém preenche o contato deste site
dei uma volta no site pelo computador do sindicato e agora bateu a dúvida do que vocês têm a meu respeito
minha mãe acha que site vê a gente pela câmera, explica pra ela que informação dela vocês realmente guardam
Eu só entrei pra ver as fotinhas e a conversa da padaria, minha filha, só de olhar vocês já guardaram alguma coisa minha?
Discriminem-se as categorias de dados pessoais efetivamente registradas pela empresa em decorrência do contato do usuário.
q q vcs guarda de mim alem do nome tipo pega meu ip ou oq
tô achando que hoje todo site sabe até o que eu almocei, o que exatamente fica guardado aí quando eu preencho a ficha?
A lista em O que guardamos inclui nome, e-mail, telefone e mensagem; há também geolocalização ou endereço IP armazenado?
Uai, além do nome e do telefone que a gente põe, ocês pegam mais alguma coisa nossa sem falar?
Sou psicóloga e preciso informar à paciente quais dados ficaram no fornecedor do site, quais são os que vocês guardam?
O robô da minha irmã grava tudo que o cliente fala, e a Nora anota o quê exatamente de quem visita
Deixei meu pedido no formulário e fui fazer janta, agora fiquei pensando que informação minha ficou com vocês
meu ip é fixo do trabalho e se aparecer vou levar bronca, vcs registram ip
O IBGE me perguntou até quantos banheiros tenho, no cadastro de vocês que dado meu fica anotado
Entrei duas vezes pela janela anônima, mesmo assim alguma informação minha foi coletada?
Sou perita em dados e quero a lista enxuta: de um contato pelo site o que vocês arquivam
que dados o formulário coleta?
quais dados o formulário pede e coleta
`,
  "privacy-chat": `
fechando o navegador eu perco a conversa
a conversa se perde se fechar a aba
perco a conversa quando fecho a aba
fechar a aba apaga o que conversamos?
dá pra sair e continuar a conversa depois
se eu fechar essa janela minha conversa some?
se eu fechar a janela some
se fechar aqui perco tudo
fechando o chat apaga a conversa?
se eu sair da página perco a conversa
se eu atualizar perde?
se recarregar a página a conversa some
se cair a internet eu perco o que falei
posso fechar e voltar depois?
dá pra fechar e continuar amanhã
a conversa fica salva quando eu saio
se eu desligar o celular a conversa continua?
amanhã eu acho essa conversa de novo?
quando eu voltar a conversa ainda vai estar aqui
sumiu a conversa porque fechei a aba?
se eu trocar de aba some?
se eu minimizar o chat apaga
posso fechar a aba sem perder
fechei o navegador, perdi nossa conversa?
a nossa conversa apaga se eu sair
se eu apertar o x some tudo
fechar o chat apaga as mensagens?
as mensagens somem se eu fechar isso?
o dono da empresa lê esse chat
se eu não deixar contato a conversa fica guardada
essa conversa é privada
fica salvo oq eu falo aqui
alguem ve oq eu escrevo aqui
o que eu escrevo aqui fica salvo
essa conversa fica gravada
alguém lê essa conversa
vocês guardam o chat
o chat é gravado
quem vê o que eu escrevo aqui
as mensagens do chat ficam guardadas
essa conversa é sigilosa
tá gravando isso aqui
esse bate-papo com você fica salvo feito prontuário?
alguém tá lendo isso agora
esse papo fica salvo onde
posso falar à vontade aqui ou fica registrado
o que eu digito pra você vai pra equipe
a conversa some quando eu sair
contei umas coisas da minha empresa aqui, quem vai ver
se eu não deixar meu contato, o chat é descartado
gravam o chat todo
meu patrão não pode saber que perguntei, isso fica entre nós
o histórico das mensagens daqui vai junto com meu pedido
vcs lê as conversas dos clientes
tem alguém monitorando esse bate papo
fica guardado tudo q conversei contigo
o vendedor vai ler o que falamos antes de me ligar
essa conversa pode ser usada contra mim
as mensagens do assistente são arquivadas
é sigiloso o que escrevo no chat
falei bobagem agora há pouco, a equipe vai ver
guardam transcrição das conversas
não me identifiquei, mesmo assim salvam o que eu disse
o bate-papo é criptografado ou fica aberto pra todo mundo
quando deixo meu número, mandam a conversa junto
você conta pro pessoal o que eu te falo
sou da concorrência kkk vão ficar sabendo que perguntei
por qto tempo a conversa com o robô fica salva
essa prosa nossa aqui, mais alguém escuta
estou contando aqui dos apertos da firma e fiquei com receio, alguém daí está lendo esta prosa agora
vc conta pros outros oq eu falo
A presente conversa é registrada nos servidores da empresa
tem gente lendo escondido
o bate-papo é gravado
se eu fechar vocês ainda têm o que escrevi aqui
o que eu digo a você vai pra equipe
alguem da nora ve esse chat
você anota o que eu falo
falei mal do meu sócio nesta conversa e ele é conhecido de meio mundo, tem perigo disso chegar nas mãos de algum funcionário de vocês
seus patrões leem isso
guarda o histórico do bate-papo
se eu não deixar contato a conversa some
vão usar o que eu digo aqui contra mim
minha empresa tem um segredo de receita de licor e quase contei aqui, o que se digita nesta janelinha fica guardado com vocês
print da conversa vocês tiram
meu chefe consegue pedir pra vcs oq escrevi aqui
o papo vai junto quando deixo meu telefone
contei que vou pedir demissão e abrir minha loja, ninguém da minha firma pode saber, essa conversa aqui fica só entre nós
quem tem acesso às conversas com o robô
vc dedura oq eu falo kk
comentei contigo que a firma vai mal e depois me arrependi, isso fica anotado em algum lugar que meu sócio possa ver
minha amiga falou que tem uma pessoa lendo tudo que a gente fala com robô e rindo, é verdade isso aqui
antes de revelar a fórmula da cachaça do meu pai quero ter certeza de que esta conversa não é guardada
o que converso aqui sem dar nome nem telefone chega aos ouvidos de alguém da equipe, ou morre nesta tela
o que eu desabafei aqui seu patrão vai ler
contei coisa da minha firma, isso fica só entre nós dois
se eu não deixar meu número, esse papo evapora
posso falar mal do meu sócio aqui sem ele descobrir
minhas perguntas bobas ficam registradas em algum canto
alguém tá acompanhando o que a gente tá escrevendo
tô escrevendo coisa sigilosa da cooperativa, alguém enxerga
você lembra do que eu te falei ontem
esse bate-papo vai parar num relatório de vocês
a equipe recebe tudo que eu digitei, até as besteiras
falei demais aqui, quem tem acesso a isso
você anota tudo que eu te conto, mesmo sem eu me identificar
isso que escrevo em você some quando eu for embora
As interações neste assistente são registradas em log
Há transcrição integral do diálogo em poder da contratada
A confidencialidade desta conversa é assegurada
O histórico deste atendimento automatizado é acessível a funcionários
Em que hipótese o teor do diálogo é transmitido à equipe
O conteúdo digitado neste chat é persistido em servidor
conversa fica salva
alguém lê isso
chat é gravado
papo fica só aqui
vc guarda oq falo
vê qm essa conversa
esse papo fica salvo em algum lugar
a nora lê o que eu digito aqui
o que escrevo no chat alguém guarda
fica registro dessa conversa com vocês
minha conversa aqui é vista por funcionário
grava o que eu te contei
tô te contando os problemas da minha loja de móveis, alguém da firma vai ler isso depois
Sou advogado e mencionei um caso de cliente nesta conversa; ela é armazenada em algum lugar?
falei mal do meu patrão aqui sem querer, isso chega pra outra pessoa
desabafei sobre as contas do bar, esse papo é sigiloso
minha ideia de aplicativo é inédita, o que digito nessa janelinha fica com vocês
se eu sair sem deixar telefone, nosso papo some ou fica salvo
esse papo é sigiloso
tem gente lendo isso aqui
fica registro do que digitei
nossa conversa é salva
o que falo aqui chega na equipe
isso que digito aqui fica salvo
alguém espia nossa prosa, uai
teu chefe lê isso aqui
o teor deste diálogo é armazenado
vou te contar um segredo da minha empresa que nem meu sócio sabe, mas antes me garante se o que eu escrever nesta janelinha vai para alguém
estou conversando com você do computador do serviço e falei mal da concorrência, fiquei preocupada, essa conversa é guardada por vocês
oi, fica só entre nós dois esse papo
do formulário eu sei, mas e o bate-papo, fica registrado
tem alguém bisbilhotando essa conversa
isso que eu digito é sigiloso
fica histórico do que falamos
a equipe enxerga nosso papo
esse diálogo vai ser arquivado
você conta pro seu chefe o que eu falo
se eu falar mal do meu sócio aqui alguém da firma vai ler depois
vou contar uns números do meu salão nessa conversa, ela fica salva em algum canto
queria saber se o que teclo nesse chat é monitorado por alguma pessoa de vocês
fechei a janela sem deixar contato, o que eu escrevi no bate papo sobrou em algum lugar
sou pastor e às vezes comento assunto delicado da comunidade sem perceber, essa nossa conversa aqui no chat fica guardada pra outra pessoa ver
como advogada tenho dever de sigilo, e já falei um pouco do caso do cliente aqui nesse chat, alguém de vocês tem acesso ao que foi dito
tô escondido do meu patrão pesquisando um sistema pra abrir minha própria transportadora, o que eu te disse nesse chat fica só entre nós dois
na faculdade falam que todo chat de empresa é gravado pra controle de qualidade, o desse site aqui também grava o que a gente conversa
falei pra você da minha separação e da loja dividida... isso que desabafei no chat fica gravado em algum lugar?
alguém da empresa tá lendo isso enquanto eu digito? fiquei sem graça agora
contei aqui a ideia inteira do meu app de brechó, sem deixar meu nome. fica arquivado com vocês?
A transcrição deste bate-papo é armazenada nos servidores da Nora?
se eu não der meu email, o que perguntei sobre o robô some ou vocês guardam o papo?
meu chefe pode pedir pra vcs o que eu falei nesse chat sobre a empresa dele?
quem tem acesso às conversas com o assistente? atendo adolescentes e ensino eles a perguntar isso
deixei meu contato no fim da conversa; aí o que a gente falou antes foi junto?
fico à vontade de escrever nessa janelinha ou tem gente espiando? é sobre fechar minha empresa e abrir outra
essa nossa prosa aqui, uai, vai pra algum arquivo ou o vento leva?
Contei pra você que vou pedir demissão e abrir uma cervejaria, e só agora me toquei que meu chefe contrata vocês. Essa conversa fica salva em algum lugar?
meu sobrinho de nove anos ficou meia hora te contando a vida da família inteira. alguém daí lê o que foi escrito nesse chat?
a equipe lê tudo que eu falei aqui se eu não deixar contato
isso aqui fica gravado pra treinamento tipo call center
o dono vê esse papo ao vivo
se eu desabafar aqui sobre meu sócio alguém vai ficar sabendo
oq eu escrevo aqui nesse chat fica salvo?
Esta conversa que estou tendo com você fica gravada?
essa conversa aqui fica salva??
isso que eu tô digitando aqui fica salvo em algum lugar se eu não deixar meu contato?
meu chefe quer que alguem da equipe entra em contato com ele pode pedir por aqui
Se eu apenas conversar aqui, sem fornecer meu contato, o teor do diálogo chega a ser guardado pela empresa?
essa nossa conversinha aki fica guardada em algum lugar? fico cismada 🫣
só conversei contigo e não deixei telefone, ficou algum dado meu?
Eu já contei pra você da minha lojinha, do meu marido e da minha pressão, isso tudo que eu escrevi aqui alguém lê depois, minha filha?
Solicito saber se o teor das conversas mantidas neste canal é registrado e acessível à equipe, e por qual tempo.
essa conversa fica gravada em algum lugar ou some dps
desabafei aqui com você de tanto cansaço e falei mal do meu fornecedor, essa conversa fica guardada com alguém da empresa?
A política diz que da conversa só se guarda algo quando o visitante deixa o contato; e quem apenas pergunta, o texto do chat é descartado?
Bah, falei umas coisas da estância aqui no chat, fica registrado pra alguém ver depois, tchê?
Meu filho usou meu celular e escreveu umas coisas nesse bate-papo, vocês têm como ler o que ele digitou?
Meu robô da loja mostra toda conversa pro dono, e esta aqui comigo, alguém da Nora lê
Contei pra você que vou demitir meu sócio e bateu o medo, isso fica registrado em algum lugar
falo demais qdo bebo, o que eu digitei nesse chat ontem alguem viu
Antes de deixar meu telefone eu conversei um monte com você, essa parte da conversa vai junto pra equipe
O médico proíbe falar de paciente em qualquer janela, esta nossa troca de mensagens é arquivada
O e-mail sei que fica guardado, e o papo com o assistente, fica também
esse chat guarda meus dados
esse chat fica com meus dados
este chat armazena os meus dados
o chat daqui guarda o que eu falo
esse chat salva meus dado
o chat guarda meus dados
esse chat grava meus dados pessoais
fica guardado o que eu digitar nesse chat
esse bate papo guarda minhas informações
meus dados ficam salvos nesse chat
vcs guardam oq eu escrevo nesse chat
o chat guarda as info q eu mando
esse chatzinho guarda alguma coisa minha
o chat fica com os meus dados guardados
`,
  "privacy-purpose": `
recebi um email de propaganda de vocês sem nunca ter pedido
vocês usaram meus dados pra mandar propaganda
chegou propaganda de vocês no meu email e eu nunca autorizei
por que vocês me mandaram spam se eu nem sou cliente
recebi um sms de promoção da nora sem ter deixado meu número
tão me mandando newsletter que eu não assinei
recebo propaganda de vocês direto, pra que usam meu email
me mandaram anúncio por email, foi porque preenchi o formulário?
usaram meu email pra marketing sem eu deixar
se eu deixar meu número vão me perturbar
meu email vai pra lista de marketing
vão me mandar promoção no zap
não quero receber propaganda
pra q precisa do meu numero
pra q vcs quer meu email
vao me encher o saco dps
vão ficar me ligando
pra que usam meus dados
pra que vocês usam meus dados
pra que vocês querem meu telefone
por que preciso deixar meu email
pra que vão usar meus dados
vão ficar mandando propaganda
vocês mandam spam
vou receber ligação de telemarketing
por que pedem meu nome
pra que serve deixar o telefone
vão me encher de email
se eu preencher o telefone vão ficar me ligando pra oferecer coisa
pra que querem meu telefone
por que precisam do meu email
vão mandar spam
se eu deixar o número vou receber promoção todo dia
vai ter newsletter
não quero entrar em lista de transmissão
usam o contato só pra responder mesmo
tenho trauma de telemarketing, vocês vão ficar ligando
qual a finalidade do tratamento
meu dado vai servir pra marketing
pq pede ddd e celular se é só uma dúvida
vcs vão me encher de propaganda no whatsapp
preenchi uma vez num site de carro e me ligam até hoje, aqui é diferente
depois do orçamento continuam mandando email
o que fazem com meu contato além de responder
vão me cadastrar em algum mailing
prometem não me incomodar
uai, cês vai ficar me perturbando depois
qual o motivo de coletar essas informações
não vão usar meu nome como propaganda, né
será q vão me ligar oferecendo coisa
com que objetivo armazenam a mensagem
só respondo se não for virar alvo de oferta
meu email vai entrar em campanha
o cadastro é pra quê, afinal
se eu deixar meu zap cês vão ficar mandando corrente e promoção
já basta o sindicato, o banco e a funerária me telefonando na hora da janta; meu número vai servir pra vocês venderem coisa
Com que finalidade são solicitados os dados do formulário
vou entrar em lista de e-mail
usam meu email pra newsletter
meu dado serve pra quê aí
vão ficar me ligando todo dia
vcs vao mandar corrente no zap
só quero uma informação e não quero vendedor no meu pé depois, os senhores usam o telefone pra ficar oferecendo produto
prometem não encher
o e-mail é pra mandar propaganda
pra q serve pedir o ddd e o numero
tem telemarketing depois
mandam mensagem automática de promoção
recebo quarenta mensagens de loja por dia e meu celular é pequenininho, se eu preencher aqui vai entrar mais uma
fazem pesquisa de mercado com meus dados
vão me perturbar até eu comprar
qual o uso do meu nome
usam pra treinar vendedor
minha mãe não atende número desconhecido porque só é cobrança e oferta, se ela deixar o número com vocês é pra quê
me colocam em grupo de whatsapp
ofertas no meu email, não né
toda vez que dou o telefone numa loja viro cliente à força, passo o dia desligando na cara de vendedor, o de vocês é pra quê
minha mãe perguntou por que um site precisa saber o número dela se ela só quer saber de um cardápio digital
gostaria de entender o motivo de solicitarem o e-mail, já que no ano passado uma editora me inundou de folhetos
se for pra me mandarem figurinha de bom dia com promoção eu nem preencho, é pra isso que pedem meu número
só quero tirar uma dúvida, meu número não vai virar alvo de oferta, vai
vou me arrepender de dar meu número, né, aquele monte de mensagem depois
não quero virar alvo de promoção toda semana
pra que diabos precisam do meu celular
só me procuram pra tratar do meu assunto, ou vão oferecer outras coisas
da última vez que preenchi um cadastro o vendedor me infernizou
vão me botar em grupo de oferta
pra que serve meu e-mail na mão de vocês
tô cansada de call center me acordando, vou cair em mais um
meu nome vai pra disparo de black friday
é só pra me dar a resposta ou tem segunda intenção
minha secretária não quer newsletter entupindo, vão mandar
que utilidade tem pra vocês o número da pousada
depois do retorno, param de me procurar ou ficam insistindo
Qual a finalidade específica do tratamento das informações prestadas
Os dados serão utilizados para marketing direto
Há uso secundário para formação de perfil comercial
Explicitem o propósito da coleta do telefone corporativo
Existe opt-out para comunicações promocionais após o preenchimento
A base de contatos alimenta campanhas de e-mail
vão me encher de msg
mandam spam
pra q meu tel
vou receber propaganda
usam p q meu email
telemarketing não né
deixei telefone numa loja de carro e fiquei recebendo oferta, se eu preencher pela pousada vou sofrer disso
Sou secretária executiva e filtro ligações; o número informado será empregado com qual objetivo?
trabalho de noite no hospital e durmo de dia, deixar meu zap vai me trazer spam
tenho horror a newsletter, meu e-mail da papelaria entra em alguma lista
por que é obrigatório o telefone, o que farão com ele
minha mãe da doceria já caiu em propaganda demais, vão oferecer coisa pra ela
vão me mandar spam
entro em lista de e-mail
vão me ficar oferecendo coisa
é só pra retornar o contato
pra que querem meu celular
vão me entupir de spam
meu email vira lista de promoção, fio
qual a finalidade da coleta
da última vez que deixei telefone numa loja passei a receber oferta de colchão todo dia no café da manhã, se eu deixar o meu aqui vai servir para quê
não me incomodo de informar o que pedem, mas gosto de saber o motivo, por que precisam do meu nome e número e o que farão com eles
oi, sem enrolação: vão ficar me mandando propaganda
já que é obrigatório o telefone, ele serve pra quê
não vão ficar me cutucando né
meu contato serve pra qual finalidade
vai virar mala direta
vocês mandam newsletter depois
entro em lista de transmissão se preencher
deixei o número numa loja de tecido e até hoje recebo promoção, aqui vai ser assim
sou advogado, qual a finalidade declarada para o tratamento dessas informações
pra quê vocês querem meu celular se já tô deixando email
se eu preencher vou começar a receber oferta todo santo dia no celular
uma vez pedi preço de trator num site e por seis meses não tive sossego com ligação, se eu deixar meu telefone com vocês vai acontecer o mesmo
dou plantão de doze horas e odeio quando o celular vibra com propaganda, antes de preencher queria ter certeza de qual uso vocês fazem do número
na contabilidade a gente ganha um monte de email marketing inútil, então me garante aí que o meu só será utilizado pra responder minha pergunta
meu pai caiu num formulário de consórcio e nunca mais parou de tocar o telefone dele, o que exatamente vocês fazem com o contato da gente
se eu deixar o telefone da oficina vocês vão me mandar promoção de chatbot todo santo dia?
passei meu e-mail numa loja de ração e agora recebo três ofertas por dia. com o meu vão fazer o quê?
pra que precisam do meu telefone se eu só quero saber do site por e-mail? o que fazem com ele?
já troquei de número duas vezes por causa de propaganda de empréstimo. o uso aí é só responder mesmo?
Qual a finalidade do tratamento dos dados coletados no formulário de contato?
entro automaticamente em lista de e-mail marketing ao pedir orçamento do portal?
trabalho de madrugada e durmo de dia, não quero ser acordado por telemarketing. usam meu número só pro meu pedido?
vocês vão usar minha história da floricultura em divulgação ou só pra me responder?
minha senhora de 78 anos quer deixar o contato dela, não vão ficar oferecendo coisa pra ela não, né?
depois de me responder sobre o app, vcs continuam mandando oferta?
Desde que entrei num sorteio de panela, meu telefone toca das oito às oito. Se eu deixar o número pra falar do site da pousada, vão usar ele pra mais alguma coisa?
dou meu e-mail de bom grado, mas se chegar promoção de black friday eu mordo kkk. é só pra me responder mesmo?
usam meu número pra grupo de promoção
por que pede telefone se eu quero resposta por e-mail, pra que vão usar
se eu escrever vou cair naquelas réguas de e-mail automáticas
dei meu celular numa feira e até hoje recebo torpedo de plano funerário, o meu telefone no formulário de vocês vai servir pra quê exatamente
pra q vcs querem meu telefone? vao ficar mandando propaganda?
vcs vao ficar me mandando propaganda se eu deixar meu email?
pra que vcs querem meu telefone e meu email
Se eu deixar meu numerozinho lá, vocês só vão falar do meu site ou depois ficam me mandando oferta de tudo, meu bem?
Queira informar a finalidade específica do tratamento dos dados fornecidos no formulário de contato.
se eu bota meu email cs fica mandando propaganda ou so responde
deixei meu número num posto e agora recebo promoção de pneu todo dia, vocês vão usar o meu pra quê?
Consta Usamos seus dados só para responder a este contato; isso exclui expressamente envio de campanhas e newsletters?
Uai, num quero meu zap virando mural de propaganda, pra quê ocês pedem o telefone da gente?
Antes de preencher, quero saber se o endereço eletrônico da escola vai entrar em alguma lista de divulgação ou se serve só pra me responderem
Cada vez que ponho o telefone num cadastro ganho um vendedor de jazigo, pra que vocês vão usar o meu
Deixei meu e-mail numa loja de colchão e recebo promoção até hoje, sete anos, vocês fazem isso com o da gente
n quero virar estatistica nem publico de campanha, meus dados servem pra q ai
O DPO da cooperativa quer a finalidade da coleta por escrito, qual é ela no caso do formulário
Meu número é de trabalho e qualquer propaganda nele dá advertência, vão mandar anúncio se eu me cadastrar
Fui mesário e até isso virou mala direta de candidato, os dados que eu mandar pra Nora são usados só pra me responder
`,
  "privacy-controller": `
qual o cnpj do controlador dos dados
de quem é a responsabilidade pelos meus dados
quem é o responsável pelo tratamento dos dados
quem é o responsável pelos dados
quem cuida dos meus dados
quem é o encarregado de dados
controlador dos dados lgpd
quem é o dpo
qual empresa fica com meus dados
com quem ficam meus dados
qual pessoa jurídica responde pelos dados
em nome de quem ficam meus dados
quem é o encarregado
preciso indicar o controlador num ofício, quem é
quem responde se der problema com minhas informações
a quem devo me dirigir sobre dados pessoais
o responsável legal pelos dados tem cnpj
quem tem a guarda do que preenchi
qual empresa tá por trás do tratamento de dados
controlador e cnpj por favor
quem zela pelos dados aí
com quem eu brigo se meus dados vazarem
para fins de notificação à anpd, quem é o agente de tratamento
é a nora mesmo que cuida dos dados ou outra empresa
tem encarregado de dados nomeado
quem manda nos meus dados
qual o contato do responsável pela lgpd
sou advogado e quero saber quem figura como controlador
é de quem a responsabilidade pelos cadastros
vocês são controlador ou operador
quem toma conta das informações do povo que escreve
o nome da empresa q fica com meu cadastro é qual
quem administra o banco de dados pessoais do site
a quem pertence a base onde meu nome está
quem responde juridicamente pelos dados que deixo na página
nosso encarregado vai preencher a ficha de fornecedores e precisa do nome da pessoa jurídica que responde pelos dados deste site
qual o dpo de vcs
Indique o agente de tratamento responsável
quem toma conta dos meus dados
a responsabilidade pelos dados é de que empresa
pela lgpd quem é o responsável aí
se vazar, processo quem
qual firma guarda as informações
li a lei geral inteira no curso da OAB da terceira idade e ali fala em controlador, aqui quem faz esse papel
com quem falo sobre lgpd
é a nora mesmo ou outra empresa que cuida dos dados
cnpj de quem trata meus dados
controlador e operador, quem são
qual empresa é dona do banco de dados do formulário
recebi uma cartilha do Procon dizendo pra sempre perguntar que empresa responde pelos meus dados, então qual é
responsável legal pelas informações pessoais?
quem zela pelo meu cadastro
data protection officer tem nome?
preciso fazer uma denúncia sobre uso de dados e queria saber que entidade jurídica consta como responsável por este sítio
o tratamento dos dados é feito por quem
para a cláusula de proteção de dados do termo de parceria, preciso identificar a pessoa jurídica responsável pelas informações coletadas nesta página
num trabalho de sociologia tenho que dizer quem manda nos dados de cada site, no de vocês quem manda
fui ao Procon reclamar de outra loja e ninguém sabia de quem era a culpa, aqui quem responde se algo sair errado com meus dados
meu sobrinho advogado pediu pra eu anotar o nome e o registro da firma que cuida do que eu preencher
se der problema com minhas informações, eu processo quem
por trás disso tem uma empresa responsável, qual
quem responde na justiça pelo que eu deixar aqui
a quem a gente cobra se vazar alguma coisa
tem um encarregado que responde por essa parte de sigilo
é a nora mesma que toma conta ou é firma contratada
em nome de que pessoa jurídica ficam as minhas informações
quem é o guardião do cadastro que eu preenchi
queria saber quem decide sobre o uso do que eu mandei
a responsabilidade legal do que a clínica informar cai em cima de quem
quem é o tal do dpo daí
meu advogado perguntou na mão de qual cnpj fica o meu cadastro
quem manda nas informações que a gente põe nesse site
Identifiquem o agente de tratamento, com respectiva inscrição
Quem exerce o papel de encarregado nos termos do art. 41
Qual pessoa jurídica figura como controladora
Indiquem o responsável legal pelo tratamento e canal do titular
Os senhores atuam como controlador ou operador dos dados do formulário
Quem é a autoridade interna de proteção de dados
controlador qm é
dpo tem
qm cuida dos dados
responsável lgpd qm
encarregado de dados
cnpj do controlador
quem responde legalmente pelos meus dados
qual pessoa jurídica controla as informações
quem é o encarregado dos dados aí
nome e cnpj de quem trata meus dados
o responsável pela lgpd na nora é quem
a cargo de qual empresa ficam meus dados
sou DPO de uma rede de laboratórios e preenchi um contato, quem responde legalmente pelas informações
Para uma notificação formal do nosso jurídico, qual pessoa jurídica é a agente de tratamento?
minha filha estudou lgpd e mandou eu perguntar antes de pôr o nome do meu bar, quem é o encarregado aí
se der problema com o que escrevi no formulário da escola, que empresa eu processo
tenho farmácia e na minha eu sou a responsável, aí quem zela pelas informações das pessoas
qual firma responde pelo que eu preencho aqui, é a Nora mesmo ou outra
quem é o encarregado lgpd
quem zela pelo que preenchi
quem responde se vazar
tem dpo aí
que empresa trata minhas informações
quem é o encarregado pelos dados
quem zela pelas minhas informações
na mão de que firma tão meus dados
quem responde por isso na justiça, tchê
identifique o agente de tratamento
vou enviar um requerimento formal sobre informações pessoais e preciso endereçar à empresa certa, com número de registro e tudo, quem é a responsável por elas
minha professora de direito digital pediu para achar em um site o nome de quem cuida dos dados dos visitantes, no de vocês quem é
oi, encarregado! quem é o controlador segundo a lgpd
não quem lê a mensagem, e sim quem é legalmente responsável pelos dados
quem responde pela lgpd aí
nome da empresa responsável pelos dados
qual pessoa jurídica trata minhas informações
quem é o dpo de vocês
quem assume a responsabilidade pelo meu cadastro
preciso notificar o controlador, qual a razão e o registro dele
vou preencher o inventário de dados da firma, quem figura como agente de tratamento aí
se der vazamento, contra qual empresa eu entro, quem é que responde pelos dados
meu auditor pergunta quem é a empresa que administra as informações colhidas nessa página
atuo com direito digital e vou orientar uma cliente que deixou dados nessa página, preciso identificar formalmente quem é o controlador e o canal dele
sou analista de TI num hospital e todo fornecedor entra numa planilha com o responsável legal pelos dados pessoais, quem eu coloco no caso de vocês
nosso conselho na igreja tem muito cuidado com cadastro de membro e quer saber quem, no papel, cuida dos dados que a gente entregar aqui
vi um monte de site com nome de fachada que joga a culpa em outra empresa, no caso de vocês quem é o titular dessa responsabilidade pelos dados
Estou montando o registro de operadores do colégio: quem é o controlador dos dados do site de vocês?
qual o nome do encarregado pela lgpd aí? a procuradoria municipal cobra de todo mundo
quem responde na justiça se meus dados vazarem, qual pessoa jurídica?
na clínica a DPO sou eu mesma, coitada. aí tem DPO, quem é?
preciso por no formulário da ANPD o CNPJ de quem trata os dados do site Nora, qual é o responsável?
quem é que toma conta dos dados que o pessoal deixa aqui, é a própria Nora ou uma empresa de fora?
Solicito a identificação do agente de tratamento e do respectivo encarregado.
o site pede meu telefone mas quem é o dono dessas informações depois que eu mando?
A quem dirijo uma petição de titular, ou seja, quem é o responsável pelos dados nessa empresa?
Estou preenchendo o inventário LGPD do sindicato rural e falta a linha de vocês: quem figura como controlador e sob qual inscrição?
se um dia der problema com o cadastro que minha mãe fez aqui, contra quem eu reclamo, quem é o responsável pelos dados?
nome e telefone do encarregado lgpd de vocês pra eu pôr na planilha de fornecedor
vocês são controladores ou operadores dos dados do formulário
tem comitê de privacidade, quem responde perante a anpd
a auditoria pediu nome, cargo e e-mail do encarregado de proteção de dados de cada fornecedor nosso, quem é o de vocês
quem é o responsavel pelos dados aí, LGPD
quem é o responsavel pelos dados coletados nessa pagina
quem é o responsavel pelos meus dados segundo a lgpd
quem é o responsável pelos meus dados aí?
Minha sobrinha advogada mandou perguntar quem é o responsável pelos dados das pessoas aí na firma, o nome dessa tal de controladora, qual é?
Para o registro de operações, solicito a identificação do controlador e do encarregado pelo tratamento, com o respectivo CNPJ.
qm eh o responsavel pelos meus dados tipo q empresa manda neles
a prefeitura agora exige que eu saiba quem é o responsável pelos dados dos meus clientes, no caso da mensagem que mandei pra vocês, quem é?
Em Quem cuida dos seus dados lê-se A Nora com um CNPJ; há um DPO nomeado além da pessoa jurídica?
Bah, quem é que manda nos dados que a gente deixa nesse site, tem um responsável com nome, tchê?
Sou do conselho municipal e preciso apontar a pessoa jurídica que responde legalmente pela guarda dos dados, qual é?
Na minha planilha de parceiros há a coluna Encarregado e ela não aceita vazio, quem ponho no caso da Nora
O CNPJ que vale pra nota eu sei; preciso saber é quem responde legalmente pelos dados pessoais coletados nesta página
minha prof de direito digital pediu pra achar o controlador num site qualquer e escolhi o de vcs, quem é
Mandei carta pro DPO do banco e ele respondeu em dois dias, o de vocês existe
Quem cuida do meu jardim é seu Ozório, e quem cuida dos meus dados depois que envio o formulário é qual empresa
`,
  "privacy-correct": `
me enganei no número
me enganei no e-mail
me enganei na hora de digitar o telefone
acho que me enganei no celular
eu me enganei com o zap
enganei no whatsapp, é outro
não é esse o meu número
não é esse meu e-mail
esse não é o meu celular
esse aí não é meu zap
esse telefone não é o meu
esse não é meu e-mail não
o número não é esse
o e-mail não é esse não
inverti dois dígitos do telefone
inverti os números do celular
troquei um número do zap
troquei uma letra do e-mail
troquei as letras do meu email
esqueci um dígito do celular
esqueci um número no telefone
comi um número do whatsapp
comi uma letra do email
faltou um dígito
tem um número a mais no meu zap
meu e-mail foi com erro de digitação
tem erro de digitação no meu email
meu email saiu com uma letra trocada
meu celular mudou
meu whatsapp mudou
meu e-mail mudou
mudou meu email
meu contato mudou
meu número é outro agora
não uso mais esse número
não uso mais esse whatsapp
esse e-mail eu não uso mais
prefiro que vocês usem outro e-mail
prefiro outro telefone
prefiro que me chamem em outro número
usem outro telefone pra falar comigo
posso passar outro telefone
posso mandar outro e-mail
posso dar outro número
dei o número do meu marido sem querer
passei o zap do meu sócio sem querer
mandei o email antigo sem querer
coloquei o telefone de outra pessoa
preenchi errado
preenchi errado o formulário e agora
preenchi tudo errado
confirmei com o telefone errado
confirmei errado
vocês anotaram meu telefone errado
anotou meu número errado
você pegou meu email errado
o nome que eu dei está errado
errei meu nome
errei o nome da minha empresa no formulário
perdi o celular, o número agora é outro
meu celular foi roubado, tenho outro número
meu celular quebrou, usem o e-mail
passei o e-mail errado
passei meu email errado pra vocês
o telefone que passei está errado
o email que confirmei agora há pouco tá errado
esse número não é mais meu
na verdade meu e-mail é outro
meu whatsapp é outro
meu zap agora é outro
como mudo meu telefone
como faço para trocar meu e-mail
quero mudar meu telefone
quero trocar meu whatsapp
posso deixar outro telefone no lugar
dá pra mudar o contato que acabei de confirmar
confirmei o formulário do chat com o número errado
coloquei o email errado no formulário
como corrijo meus dados
mandei o telefone errado
quero corrigir meu cadastro
escrevi meu nome errado, como arruma
quero atualizar meu telefone com vocês
preciso mudar o email que deixei
digitei o numero errado na mensagem que mandei
no formulário pus o ddd errado
errei uma letra do email
meu telefone mudou, como aviso
coloquei o ddd trocado no formulário
casei e troquei de sobrenome, quero acertar meus dados com vocês
digitei o número da minha ex no lugar do meu, como conserto
mandei o formulário com o email do trabalho antigo
da pra editar depois q enviou
saiu com erro meu nome, arruma aí
preciso retificar uma informação cadastral
troquei de celular e vocês têm o velho
faltou um dígito no telefone que enviei
quero mudar o email que deixei
atualiza meu contato por favor
escrevi a mensagem toda errada e já enviei, como corrijo
corretor trocou meu nome no envio, tem conserto
o cadastro tá no nome do meu marido, quero por no meu
meu dado tá desatualizado aí
como altero o telefone informado
botei .con em vez de .com no email
direito de retificação, como exerço
a loja mudou de nome e vocês têm o anterior
mandei ontem com número errado, e agora ninguém vai me achar
solicito correção dos dados enviados na terça
queria consertar uma informação q passei errada
posso substituir o contato que deixei pelo da minha sócia
botei o telefone da minha vizinha no formulário por engano, agora vão ligar pra ela
troquei de operadora depois da enchente e o número que pus no formulário não existe mais, como faço pra vocês mudarem
digitei meu nome com uma letra a menos
meu tel mudou, atualiza
Solicito retificação do endereço eletrônico informado no formulário
botei o ddd errado
escrevi o nome da firma errado, conserta aí
casei e mudei de sobrenome, altero como
era 9 e eu pus 8 no telefone
quero trocar o e-mail que deixei
minha vista embaralhou e eu coloquei o telefone da minha irmã no lugar do meu, dá pra arrumar isso ainda
retificar cadastro, como
mandei o email sem o .com
o corretor trocou meu nome, arruma pfv
tá desatualizado o contato que vocês têm meu
como mudo o número que informei semana passada
a secretária preencheu tudo com os dados do escritório antigo e agora precisamos que conste o endereço eletrônico novo, como se corrige
informei dado trocado
coloquei gmial em vez de gmail
a empresa mudou de responsável, quero trocar o nome que está com vocês
mudei de chip ontem, troca meu numero ai
meu filho de dez anos preencheu de brincadeira com o nome do Homem-Aranha e o meu telefone, como boto o nome certo
minha neta preencheu por mim e pôs Antônia onde devia ser Antonieta, parece bobagem, mas fiz questão de arrumar
perdi o celular no rio pescando com meu pai e agora o número que vocês têm não é mais meu, tem que trocar
a secretária anterior usou o e-mail pessoal dela no pedido e se demitiu ontem, precisamos substituir pelo institucional
digitei com pressa no ponto de ônibus e troquei os dois últimos números do telefone, queria consertar isso
troquei um numerozinho do meu celular no envio, e agora
vocês vão ligar pra pessoa errada, digitei o ddd de outro lugar
casei e mudei o sobrenome, como fica o que deixei aí
o corretor mudou meu nome e eu só vi depois de mandar
mandei com o endereço antigo da escola, queria trocar pelo novo
botei o zap da minha ex no lugar do meu
a secretária preencheu com o correio velho da clínica, dá pra trocar
esqueci uma letra no e-mail e já tinha enviado
saiu gmial em vez de gmail, vou perder a resposta
mudei de chip depois que falei com vocês, como aviso
coloquei o da oficina mas queria o pessoal, conserta aí
tá errado o nome da minha cooperativa no recado que deixei
o que tenho registrado aí ficou desatualizado, como arrumo
Solicito a retificação das informações cadastrais prestadas
Como exercer o direito de correção previsto no art. 18, III
O interlocutor da empresa mudou; como substituir o contato informado
Requeiro a atualização do telefone constante em seus registros
Dado inexato foi submetido; qual o procedimento para saneá-lo
Pretendemos alterar o e-mail corporativo anteriormente fornecido
errei o tel
email saiu errado
corrige meu nome
mudei de num
troca meu email aí
digitei errado e mandei
meu telefone foi errado no formulário, como conserto
troquei de e-mail, preciso atualizar com vocês
digitei meu sobrenome errado no contato
quero alterar o número que deixei
faltou o ddd no que mandei, dá pra mudar
como retifico meus dados com vocês
mandei mensagem pelo meu ateliê e digitei o ddd trocado, como faço pra acertar isso
Alterei meu sobrenome após o casamento e já sou cadastrada aí pela escola; como retifico?
com a pressa na loja pus meu e-mail com ponto a mais, dá tempo de ajeitar
meu pai preencheu pela pousada com o celular velho dele, temos que trocar pelo novo
escrevi o nome da padaria com erro na mensagem que enviei, consigo editar
mudei de chip hoje de manhã e vocês tão com o antigo, a quem aviso
errei o ddd no envio
troquei de chip, avisa onde
preciso retificar meu cadastro
digitei meu e-mail errado
como edito o que enviei
preenchi lá com o telefone antigo, da casa que vendi, tem como consertar o que já foi enviado
botei um dígito trocado no telefone
digitei meu sobrenome torto, arruma aí
mudei de email, como atualizo, filho
solicito retificação de informação fornecida
estava sem óculos quando preenchi e só depois percebi que coloquei o ddd da cidade antiga, vocês vão ligar para um estranho, como conserto isso
casei semana passada e meu sobrenome mudou, só que tinha deixado o de solteira na mensagem que enviei, como peço para trocar
oi, atrapalhada aqui: mandei com o número errado, corrige
não quero apagar nada, só acertar o nome que mandei
troquei de chip, como atualizo
meu sobrenome saiu com letra faltando
pus o ddd trocado, tem conserto
quero alterar o email que informei
me cadastrei com celular antigo
errei um dígito no meu telefone
casei e mudei de sobrenome, como faço pra vocês ajustarem meu nome aí
mandei pelo corretor do celular e ele trocou meu email por outro, como arrumo
coloquei o telefone do salão mas ele foi cortado, preciso passar outro no lugar
dei o contato da minha secretária e ela saiu do escritório, como retifico isso
preenchi o formulário com a mão cheia de tinta de cabelo e só depois reparei que o email foi com um ponto a mais, como é que corrige
tava sacolejando na boleia quando mandei meus dados e o número saiu com um zero sobrando, tem como ajeitar pra vocês conseguirem me achar
minha faculdade desativou meu email de aluno e foi justamente esse que eu deixei com vocês, queria substituir pelo pessoal, como procedo
na pressa do plantão coloquei o nome do hospital onde era pra ir o meu nome completo, vocês conseguem consertar no cadastro
troquei de chip depois do roubo e o número que deixei pra falar do site tá com o ladrão. como atualizo?
meu estagiário mandou o formulário com o nome da empresa concorrente, acredita? dá pra corrigir?
casei e mudei de sobrenome bem na semana do orçamento, como altero no cadastro de vocês?
escrevi gmial em vez de gmail no pedido da loja de plantas, a resposta nunca vai chegar, como arrumo?
Necessitamos retificar o telefone de contato informado em nome da câmara municipal. Qual o procedimento?
botei DDD 71 mas sou do 79, mandei de Aracaju sem óculos, tem como mudar lá?
no campo nome saiu o corretor e virou Açaí em vez de Aline kkkk consertam?
a funcionária que preencheu saiu da empresa, quero por meu e-mail no lugar do dela
mandei o formulário com a quantidade errada de filiais, são 4 e não 40. como retifico isso?
Mudei a padaria de bairro e de número de telefone na mesma semana em que pedi o orçamento, e vocês ficaram com o telefone velho. Como peço pra trocar?
meu neto preencheu por mim e botou a idade dele no lugar do DDD, acho que ninguém vai conseguir me achar. como conserto?
casei e mudei de sobrenome, troca aí no que mandei
troquei de número depois de mandar, como avisa
saiu com o ddd errado, dá pra acertar
coloquei o email errado no formulario como corrige
digitei meu telefone errado no formulario, como faco pra corrigir?
botei meu email errado no formulario da pra corrigir os dado
mandei o formulário com o telefone errado, como corrijo o que vocês guardaram?
Ai que cabeça a minha, preenchi lá com o telefone antigo, da casa que vendi. Tem como consertar o que já foi enviado?
oi preenchi o negocio ali mas botei o telefone errado sai trocado queria corrigir
mandei o formulario com o telefone errado, era final 47 e botei 74. como arrumo isso aí
ixi coloquei meu telefone errado no formulario ontem, como q arruma?
Mudei de setor e o ramal que deixei com vocês no mês passado agora é de outra colega. Como faço para corrigir esse cadastro?
Minha filha, eu escrevi meu sobrenome errado e o número com um zero a mais na ficha, como é que conserta isso depois de mandado?
Constatado erro material no e-mail informado no formulário, queira indicar o procedimento para retificação do registro.
errei meu telefone qndo mandei a msg como arruma p vcs liga no certo
na pressa do balcão cheio mandei o formulário com o CEP antigo e o telefone da minha ex, tem como trocar por o certo?
O cadastro enviado traz um endereço eletrônico desativado; por qual canal solicito a atualização dos meus dados?
Uai, casei e mudei o nome, mas na ficha que mandei procês tá o de solteira, como que acerta isso?
Preenchi com o contato da clínica antiga e agora mudei de endereço eletrônico, a quem peço a correção?
escrevi meu telefone com um número a menos na ficha, como arrumo
troquei de celular e vocês ficaram com o antigo, como aviso
me casei e o sobrenome que tá com vocês mudou, onde conserto
o corretor trocou meu nome de Cleide por Clemente no formulário, dá pra ajeitar
coloquei o e-mail da minha filha em vez do meu, como troco
mandei o formulário com DDD errado, sou de Sobral e pus o de Fortaleza, tem jeito de emendar
o nome da empresa saiu com letra faltando no que enviei, queria consertar
o e-mail que mandei tem um ponto a mais, como faço pra vocês usarem o certo
era pra ser o contato da gerente nova e fui eu que pus o da antiga, dá pra alterar
errei na pressa, escrevi o telefone do vizinho; como desfaço o erro sem mandar tudo de novo
preciso mudar o número que tá com vocês porque perdi o chip
a ficha foi com meu apelido e queria que constasse meu nome direito, a quem peço
mudei de empresa e o e-mail que vocês têm não funciona mais, quero pôr o novo no lugar
digitei gmial em vez de gmail, e agora
o sobrenome do padre foi errado no pedido que fiz pela paróquia, como se corrige
informei um contato que não uso mais, gostaria de atualizar o cadastro
Casei, mudei de sobrenome e vocês ainda têm o antigo, como troco no que já enviei
Digitei o telefone da minha ex no automático, coitada, preciso que substituam pelo meu
errei uma letra do email no form e agora a resposta vai pra um desconhecido, como conserto
O orçamento que pedi foi com o CEP e o celular da outra filial, quero atualizar o contato sem mandar tudo de novo
Meu sistema de cadastro se chama vergonha na cara e eu passei o número errado pra vocês, tem como corrigir
meu nome é Ana Paula, não Ana
meu nome é João Carlos e não João
meu nome não é Carla, é Clara
meu sobrenome não é Souza, é Sousa
na verdade meu nome é Ana Paula
na verdade o meu nome é outro
meu nome completo é Ana Paula Souza
meu nome certo é Maria Clara
o nome certo é Rafael Lima
me chamo Luiza, não Luisa
meu nome está errado no cadastro
meu nome saiu errado
meu nome foi incompleto
faltou meu sobrenome
faltou o meu sobrenome no cadastro
meu sobrenome tá errado
coloquei o nome errado
botei meu nome incompleto no formulário
preenchi meu nome errado no chat
digitei o nome errado
fiz o cadastro mas errei meu nome
fiz o cadastro e escrevi meu nome errado, é Renata Moura
corrige meu nome por favor, é Ana Paula
pode corrigir meu nome para Ana Paula
corrijam meu sobrenome por favor
troca meu nome pra Ana Paula
arruma meu nome aí
quero mudar o nome do cadastro
quero trocar o nome que está no cadastro
e se eu quiser trocar o telefone
e se eu quiser mudar o e-mail depois
e se eu quiser usar outro e-mail
e se eu precisar corrigir o número
e se eu mudar de telefone
se eu trocar de número, o que eu faço
e se eu mudar meu número mês que vem
quando eu trocar de celular, como aviso
dá pra trocar o telefone depois
dá pra mudar o e-mail que eu passei
posso trocar o número que deixei
posso passar outro e-mail
posso mandar outro telefone
pode trocar meu e-mail pra mim
pode mudar o telefone pra mim
tem como alterar o contato que eu deixei
consigo atualizar meu telefone do cadastro
como faço pra trocar meu e-mail no cadastro
onde eu troco o telefone que informei
meu nome é Maria Luiza e não Maria Luísa
meu nome é Carlos, não Marcos
meu nome é Tereza com z, não com s
me chamo Ana Clara, não só Ana
me chamo Vítor e não Victor
não é Ana, é Ana Paula
consigo trocar meu telefone no cadastro
consigo mudar o e-mail que passei
esqueci de colocar meu telefone no formulário
esqueci de por meu telefone na mensagem
mandei o formulário sem o telefone certo
esqueci de escrever meu sobrenome no formulário
`,
  "privacy-contact": `
qual e-mail você anotou
qual e-mail vocês anotaram
qual telefone vocês anotaram
que telefone você anotou
que e-mail ficou anotado
qual número ficou registrado
qual e-mail ficou aí no cadastro
qual e-mail meu vocês têm
qual telefone meu vocês têm
qual e-mail vocês têm meu
que telefone meu você tem aí
que telefone você tem aí
que número você tem aí
que contato meu ficou com vocês
quais dados meus você anotou
que dados meus vocês pegaram
qual nome vocês anotaram
com que e-mail vocês ficaram
com qual telefone vocês ficaram
ficaram com qual e-mail meu
você pegou qual e-mail
anotou qual número
registrou qual telefone
qual e-mail eu passei
qual e-mail eu coloquei mesmo
qual telefone eu dei
que número eu deixei
que e-mail foi que eu informei
qual foi o telefone que eu passei
qual é o meu e-mail que está aí
qual é meu telefone aí
meu e-mail está certo aí
meu telefone está certo no cadastro
meu número ficou certo aí
meu telefone saiu certo
vão me responder em qual e-mail
em qual e-mail vocês vão me responder
vão me ligar em qual número
em que número vocês vão me ligar
pra qual e-mail vocês vão mandar
vão me chamar em que whatsapp
me confirma o telefone que eu passei
me confirma o e-mail que você anotou
confirma pra mim o número que eu deixei
confirma meu e-mail
repete o telefone que eu informei
repete meu e-mail por favor
me diz qual telefone ficou anotado
me mostra o e-mail que eu coloquei
fala o número que vocês têm meu
você lembra qual e-mail eu passei
você sabe meu telefone
você sabe qual é o meu e-mail
o e-mail que vocês têm é qual
o telefone que você anotou está certo
vocês têm qual número meu
você está com qual e-mail meu
pode confirmar o contato que ficou registrado
que contato meu vocês têm
que contato meu você anotou
qual contato ficou com vocês
que dados meus você tem aí
quais dados meus ficaram anotados
que e-mail eu informei mesmo
que e-mail eu dei pra vocês
qual foi o e-mail que eu deixei
qual número foi que eu passei
meu e-mail ficou certo aí
meu número está certo
meu telefone está correto aí
pra qual número vocês vão ligar
pra qual e-mail vão me responder
para que e-mail vocês vão escrever
no qual telefone vão me chamar
repete o número que eu passei
repete o e-mail que eu deixei
repete pra mim o telefone que você anotou
fala meu telefone que você anotou
me fala o e-mail que vocês têm meu
me diz o número que vocês anotaram
o número que vocês têm é qual
o e-mail que você anotou é qual
o e-mail que você anotou está certo
pode confirmar o telefone que eu deixei
pode confirmar qual e-mail eu passei
pode repetir meu telefone
confere meu e-mail aí
confere o telefone que eu informei
`,
  "privacy-access": `
posso pedir uma cópia dos meus dados
como vejo os dados que deixei
quero consultar o que vocês têm de mim
consultar meus dados
quais dados vocês têm sobre mim
quero saber o que vocês têm guardado de mim
como consulto meus dados
quero ver os dados que vocês têm meus
direito de acesso aos dados lgpd
vocês têm alguma coisa minha guardada
posso consultar o que vocês sabem de mim
quero ver meu cadastro
me mostra o que vocês têm de mim
como peço o relatório dos meus dados
tenho direito de saber o que guardaram
onde vejo minhas informações
quero acessar minha ficha
requeiro confirmação da existência de tratamento dos meus dados
vocês têm meu telefone aí? queria conferir
da pra consulta oq ta salvo no meu nome
me manda uma cópia de tudo que está no meu nome
como fico sabendo se meu email tá na base de vocês
portabilidade dos dados pessoais, como solicito
quero um extrato das minhas informações
será que meu nome consta aí, como verifico
como exerço meu direito de titular
mandei um formulário ano passado e quero reler o que escrevi
posso ver tudo que tem sobre a minha empresa no arquivo de vocês
como confiro se meu cadastro está correto
me envia os dados que coletaram de mim
queria checar se ainda tenho registro aí
a quem peço acesso aos dados que forneci
meu filho menor preencheu o formulário, quero ver o que ele passou
tem algum lugar pra eu entrar e ver meus dados
por onde solicito acesso às informações pessoais
cês podem me dizer que que tem meu aí guardado
preenchi uma ficha nesta página faz uns meses e já não lembro o que contei, gostaria que me mostrassem o que ficou guardado
Na qualidade de titular, requeiro acesso integral aos meus dados pessoais
dá pra ver meu cadastro
tem algo no meu nome
o que consta sobre mim aí
meu telefone já tá com vcs?
exportar meus dados, como
recebi um telefonema estranho citando o meu negócio e quero conferir que registros vocês mantêm a meu respeito
quero a relação do que foi salvo com meu nome
me envia o que eu escrevi no formulário
como titular posso ver tudo
lista o que guardam da minha pessoa
confirma se ainda existe dado meu com vocês
minha advogada orientou a pedir a cada empresa um espelho das informações que possui sobre mim, a quem dirijo esse pedido na de vocês
portabilidade dos meus dados
acesso ao meu registro, onde peço
que que vocês sabem sobre minha empresa
como descubro se meus dados estão aí
mandei mensagem em 2025 com meu outro sobrenome e queria olhar o que ficou no registro de vocês, como consulto
extrato dos meus dados pessoais?
sou esquecida, e a médica mandou anotar tudo, mas não anotei o que escrevi pra vocês em agosto, tem como eu ver
minha escola fez uma campanha sobre o direito de saber o que as empresas guardam da gente, quero pedir o meu
o departamento jurídico orienta solicitar relatório das informações mantidas sobre nossos diretores, que preencheram o formulário em março
acho que meu ex-marido preencheu aqui com o meu nome, e gostaria de saber se há registro meu nos arquivos
tenho curiosidade de ver a minha ficha aí dentro
mostra tudo que vocês sabem sobre a minha pessoa
quero uma segunda via do que preenchi ano passado
será que meu nome ainda aparece nos arquivos de vocês, como confiro
esqueci o que escrevi no recado, tem como me mandarem
tô desconfiada que minha filha me cadastrou aí, como descubro
meu advogado quer ver o que consta sobre mim com vocês
como faço pra enxergar o que ficou registrado da minha clínica
tem algum lugar onde eu veja a minha fichinha
queria o extrato das minhas informações, tipo do banco
gostaria de saber se tem algo meu guardado e receber
a igreja quer conferir o que a antiga secretária passou pra vocês
a lei diz que posso espiar o que guardaram, por onde eu peço
Exerço o direito de confirmação da existência de tratamento
Requeiro relatório de portabilidade das informações do titular
Como obter declaração completa dos registros em nome do nosso diretor
Solicitamos acesso integral às informações do titular, nos termos da lei
Qual o canal para requisição de acesso do titular
Encaminhem extrato das informações pessoais sob sua guarda
ver meus dados
cópia dos meus dados
q vcs tem de mim
consulta cadastro meu
extrato lgpd
quero ver minha ficha
quero receber o que vocês têm com meu nome
exijo ver meus dados, como peço
como faço pra consultar meu cadastro com vocês
pela lgpd posso pedir o relatório do que há sobre mim, pra quem peço
me mandem uma cópia do que anotaram de mim
como pedir acesso às informações que tenho aí
quero um extrato do que consta sobre mim
direito do titular, quero ver o que têm
a quem peço a relação dos meus dados
me mostrem meu registro
gostaria de consultar os dados que forneci
como acesso as informações que dei ontem
sou professora e mandei contato faz meses, queria um relatório do que consta a meu respeito
Com fundamento no artigo 18 da LGPD, requeiro a relação das informações que possuem em meu nome
não lembro se já preenchi pela minha loja de tecidos, como confiro se tô no sistema de vocês
minha esposa usou meu nome pra pedir site da igreja, queria ver o que ela informou
antes de fechar o negócio da fazenda quero olhar a ficha que vocês montaram sobre mim
troquei de emprego e quero saber se ainda consto aí, por onde peço essa informação
consto no sistema de vocês
me mandem o que têm sobre mim
onde confiro meus dados aí
posso ver meu registro
quero ver minha ficha aí
que que cês têm guardado meu
me mostra o que sabem de mim, uai
requeiro relatório dos meus dados
escrevi para vocês umas três vezes nos últimos meses e não lembro mais o que contei em cada uma, como faço para receber tudo que consta a meu respeito
meu advogado sugeriu que eu pedisse a cada empresa a lista do que ela mantém no meu nome, qual é o procedimento com a nora
oi, bom dia! queria espiar meu registro com vocês
antes de excluir, quero consultar o que existe com meu nome
me mandem um extrato do que é meu
quero ver minha ficha completa
que registro existe no meu nome
como solicito o relatório dos meus dados
tenho direito de ver o que guardaram
confirmem se tratam dados meus
sou advogada e quero exercer o direito de confirmação e acesso, a quem encaminho
preenchi várias vezes com emails diferentes, onde vejo tudo que tá arquivado sobre mim
meu cliente pediu pra saber quais informações dele estão com vocês, como ele solicita
dá pra vocês me mostrarem direitinho o que ficou anotado do meu contato
faz uns dois meses pedi orçamento pro consultório e nem lembro o que escrevi, como eu peço pra ver as informações que vocês têm guardadas de mim
estou fazendo uma limpeza digital na minha vida e pedindo a cada empresa um retorno com tudo que ela possui a meu respeito, como peço a vocês
trabalho com compliance em contabilidade e todo semestre reviso onde estão meus dados pessoais, gostaria de obter os que estão na base de vocês
meu irmão usou meu nome quando falou com vocês sobre a granja, então eu quero consultar o que está registrado em meu nome aí
Quero exercer meu direito de acesso: como peço o que vocês têm registrado sobre mim?
ano passado acho que meu filho escreveu pra vcs em meu nome; como descubro o que tem meu guardado aí?
dá pra receber uma cópia do que preenchi sobre o sistema da granja? perdi meu rascunho
consigo ver tudo que vocês sabem da minha pessoa, igual o extrato do banco?
desconfio que alguém usou meu e-mail pra pedir site. como verifico se consto no cadastro de vocês?
Requeiro confirmação da existência de tratamento dos meus dados, art. 18. A quem encaminho?
queria reler a mensagem que mandei contando da minha ideia de hortas, vcs me mostram?
sou advogada da família e preciso do relatório dos dados que têm do meu cliente, qual o caminho?
tem uma área onde eu entro e vejo meus dados, tipo minha conta?
Ando organizando a papelada digital depois do divórcio e quero saber em quais empresas tem cadastro meu. Como peço pra vocês o que existe em meu nome?
mandei uma mensagem enorme sobre o museu da cachaça e não guardei cópia, queria receber de volta o que consta aí. a quem peço?
quero ver o que vocês têm sobre a minha empresa
me manda em csv tudo que tem meu
posso saber se meu ex sócio preencheu o formulário com meu nome
relatório dos dados que guardam de mim, em que lugar se pede
Deixei meus dados há uns dois meses e gostaria de consultar o que vocês ainda têm sobre mim. Como proceder?
Prezados, gostaria de consultar quais informações minhas vocês têm guardadas, como devo proceder? Agradeço desde já a atenção e desejo uma boa semana a todos
LGPD art. 18: solicito cópia dos dados que mantêm a meu respeito. Canal?
Eu queria saber o que vocês têm anotado sobre mim, minha filha, porque já preenchi ficha umas três vezes e nem lembro, posso ver?
Na qualidade de titular, requeiro cópia integral dos dados pessoais meus eventualmente tratados pela empresa; qual o canal?
tem como eu ve tudo q vcs tem salvo meu ai no sistema
depois de tanto cadastro que já fiz na vida queria uma lista do que consta em meu nome aí com vocês, como peço isso?
Exercendo o direito de acesso previsto em lei, a quem dirijo o requerimento para obter meus registros?
Bah, quero saber o que tem de mim guardado nos computador de vocês, como faço pra ver isso, tchê?
Minha advogada quer a cópia de tudo que a empresa guarda sobre a minha clínica e a minha pessoa, com quem ela fala?
queria saber o que vocês sabem de mim, tem como mostrar
minha memória anda fraca, preenchi alguma coisa aqui ano passado e queria ver o que foi que eu disse
quero olhar a ficha que fizeram com meu nome
tem como vocês me mandarem tudo que está anotado a meu respeito
será que meu nome tá com vocês? minha nora acha que já preencheu por mim
dá pra eu ver com meus olhos o que ficou guardado da minha mensagem
perdi o que escrevi no formulário e queria uma cópia do que ficou aí
eu tenho direito de saber o que a empresa tem meu, por onde peço
o que consta no arquivo de vocês sobre a minha lojinha, queria consultar
antes de qualquer coisa quero conferir quais informações minhas estão com vocês
meu marido mandou mensagem em meu nome, queria ver que dados ele passou
me mostrem o registro que têm do meu contato, por favor
como descubro se vocês ainda têm meu telefone antigo anotado
a advogada pediu que eu solicitasse uma via de tudo que a empresa guarda sobre mim, como solicito
sou curiosa, quero dar uma espiada no meu cadastro, pode
a quem eu peço pra ver os meus dados que estão aí
Meu pai faleceu e acho que ele tinha escrito pra vocês, eu mesmo também escrevi e queria ver o que consta no meu nome
A cópia de segurança do meu PC foi pro brejo e com ela a mensagem que mandei, posso receber de vocês o que guardaram de mim
pedi meu prontuario no hospital e consegui, na nora como peço pra ver os dados q vcs tem meus
A lei me dá direito de consulta e quero exercer, por onde solicito o extrato das minhas informações
Entrei com o formulário em três empresas e esqueci o que contei em cada uma, tem jeito de consultar o meu aí
`,
  "privacy-erase": `
meus dados foram apagados
meus dados já foram apagados
vocês já apagaram meus dados
já excluíram meu cadastro
meu contato já foi excluído daí
quero saber se meus dados já foram deletados
não quero mais que me liguem
parem de me ligar
não entrem mais em contato comigo
parem de mandar mensagem
se depois eu me arrepender, como faço para sumir com os meus dados
posso sumir com o que mandei se eu desistir
dá pra apagar meus dados depois
posso pedir pra apagar tudo depois
me tira da lista
quero parar de receber mensagem de vocês
como faço pra vcs esquecerem meus dados
tira meu email do sistema
solicito a exclusão dos meus dados pessoais conforme a lgpd
não quero mais que tenham meus dados
quero sumir da lista de vcs
apaga meu numero ai
como apago o que escrevi
quero que apaguem meus dados
apaga meus dados
como excluo minhas informações
tirem meu nome da lista de vocês
quero remover meu cadastro
não quero mais contato, apaguem meu telefone
exclua minha conta
delete meus dados por favor
quero cancelar e apagar tudo que enviei
podem excluir meu email do sistema de vocês
esquece meus dados
como faço pra apagar o que eu mandei
para apagar falo com quem
não me liguem mais
tirem meu telefone da lista de vocês, por favor
apaga tudo que tem meu aí
quero sumir do cadastro de vocês
me tira dessa lista
desisti, deleta meu telefone
não quero mais que tenham meu número
como faço pra ser esquecido
meu filho preencheu sem querer, exclui por favor
remove meu nome
quero cancelar meu cadastro
revogo meu consentimento
joga fora meus dados
exerço o direito de eliminação previsto na lgpd
contratei outra empresa, podem deletar meu contato
não autorizo mais o uso do meu email
descadastrar
exclua imediatamente minhas informações
preenchi bêbado kkk apaga aquilo
posso pedir exclusão a qualquer momento
por favor limpem meu nome da base
me descadastra do formulário que enviei semana passada
meu pai faleceu e queria que retirassem os dados dele daí
o que eu faço pra vocês esquecerem meu zap
desfaz o envio e apaga o telefone q eu dei
some com meu email daí, tchê
solicito a remoção dos dados da minha empresa
rasga a folha com meu nome e telefone, não quero mais nada guardado aí
meu marido faleceu e tinha deixado o nome e o telefone dele com vocês, gostaria que tirassem pra ninguém ligar procurando
deleta meu número
esquece que eu existo
Exerço meu direito de eliminação dos dados pessoais
some com meu cadastro
me arrependi de ter mandado, apaga
exclui minha ficha
preenchi com o email do serviço e meu chefe não pode saber que procuro outra empresa, eliminem meu contato daí
quero ser esquecido, lgpd
como peço exclusão
remove meus dado pfvr
cancela meu cadastro e limpa tudo
minha filha de doze anos mandou o nome e o celular dela no formulário achando que era jogo, preciso que isso seja apagado
anulem o envio que fiz ontem
dá pra sumir com a mensagem que enviei pela página
risca meu nome do caderno de vocês
fechei a quitanda, não preciso mais de site nenhum e não quero meu telefone perdido por aí, joguem fora o que têm meu
elimina meu registro do banco
como tiro meus dados daí
a minha mãe, de noventa anos, preencheu achando que era cadastro do posto de saúde, por favor retirem o nome dela
fiz um pedido de site pra um negócio que nem existe mais, me separei do sócio, tira meu telefone do meio disso
depois de pensar melhor, e por recomendação do meu filho, desejo que destruam qualquer informação que eu tenha enviado
inventei um nome falso mas botei meu número verdadeiro sem querer, agora quero que ele suma daí
apaguem os dados que deixei na semana passada, já fechei com outra empresa
mudei de ideia, finge que nunca passei por aqui
não quero mais que tenham meu celular, some com ele
minha mãe preencheu sem querer, desfaçam
me arrependi de ter mandado o formulário, dá pra voltar atrás
saí da clínica e não quero meu nome vinculado aí
rasga minha ficha, por favor
desisti do projeto da pousada e quero sumir dos registros de vocês
como faço pra ser esquecida por vocês
passei o número da minha patroa sem autorização, preciso tirar
quero sair da lista de vocês de uma vez
já contratei outro, podem jogar fora o que mandei
não autorizo mais ficarem com o que é meu
minha filha de quinze anos mandou os contatos dela aí, como a gente desfaz isso
Revogo o consentimento e requeiro eliminação das informações
Solicito o descarte definitivo dos registros do titular
Como exercer o direito ao esquecimento perante os senhores
Requer-se a anonimização ou supressão do cadastro do ex-funcionário
Exigimos expurgo das informações da empresa enviadas por engano
Qual o trâmite para deleção antecipada, antes dos 180 dias
me tira daí
deleta meu num
exclui meu cadastro
some c meu email
remove td meu
apaguem meus dados agora
tirem meu telefone daí por favor
exijo exclusão do que mandei
me descadastrem
como peço pra vocês deletarem meu nome
desisti do site da minha loja de aquário e não quero mais constar em lugar nenhum, me removam
Revogo o consentimento dado em nome da clínica; como procedo para a eliminação das informações?
preenchi o formulário bêbado ontem no bar, dá pra sumir com aquilo
meu ex me cadastrou aí pelo salão, quero que risquem meu telefone
fechei minha empresa de frete e tô limpando meu nome de tudo que é canto, me descadastra
minha mãe faleceu e tinha pedido proposta pra pensão, eliminem o contato dela
me descadastra
risca meu número daí
quero sumir dos registros
eliminem minhas informações
em março preenchi o formulário com meu celular e preciso que esses dados sejam apagados, como procedo
e se eu quiser que apague antes
pensei melhor e achei ruim ter deixado meu nome aí, queria que tirassem tudo
risca meu nome daí
sumam com meu telefone, por favor
não quero mais constar aí, filho
exijo a eliminação dos meus dados pessoais
escrevi no impulso depois de uma briga com meu sócio e já fizemos as pazes, agora queria que tirassem daí tudo que deixei, como procedo
fechei a lojinha de vez e não faz sentido vocês continuarem com meu número e meu e-mail, peço que deem fim nisso
oi, adeus! quero ser esquecida pelo sistema de vocês
não é a conversa do chat, é meu cadastro que quero fora
risquem meu nome daí
mudei de ideia, descartem minha ficha
exijo a eliminação do meu registro
quero que esqueçam meu telefone
deletem tudo sobre mim
desisti, tirem meu contato da lista
preenchi o formulário por engano com o email da contabilidade, preciso que sumam com ele
fechei com outra empresa, então por gentileza eliminem o que mandei mês passado
como faço pra vocês darem fim nos dados que deixei sobre meu salão
com base no artigo 18 da lgpd requeiro o descarte das minhas informações
deixei meu telefone pra receber um orçamento da loja, mas acabei fechando o ateliê, e agora queria que vocês não tivessem mais nada meu guardado
minha mãe, que é lavradora, colocou o nome e celular dela aí sem saber do que se tratava, como a gente faz pra remover isso
na política nova da empresa onde faço TI não posso ter email corporativo em cadastro externo, preciso solicitar a exclusão do meu, qual o caminho
meu nome tá aí porque um ex sócio pediu proposta no meu lugar, não autorizei e quero que limpem esse cadastro do sistema de vocês
desisti da loja, separei do sócio e quero sumir dos cadastros todos. como tiram meu nome daí?
meu filho de 13 anos preencheu o formulário dizendo que é dono de padaria kkkk, apaguem por favor
mandei a mensagem no calor do momento sobre o sistema da firma e meu chefe não pode saber, dá pra apagar?
Revogo meu consentimento. Como solicito a eliminação dos meus dados pessoais?
por favor excluam o telefone que deixei ontem, é o da minha mãe e ela não quer ligação
já contratei outra empresa pro site da peixaria, podem descartar o que eu deixei com vocês?
quero meu direito ao esquecimento, sou sobrevivente de violência e não deixo rastro. como peço pra apagarem?
passei meus dados de curioso, não quero mais nada, risca do caderno aí
a associação acabou, quero q tirem nosso contato do banco de vcs, como faz?
meu pai morreu e o nome dele ficou com vocês num pedido de orçamento. queria que retirassem
minha secretaria mandou duas vezes com meu e-mail pessoal, deletem esse registro por gentileza
Preenchi o formulário pensando em abrir uma loja com minha irmã, brigamos, e agora nem quero ouvir falar nisso. Quero que apaguem nossos dados, como faço?
o cliente da minha agência pediu pra sumir com qualquer registro do pedido dele, por causa de processo. como solicito a exclusão?
exerço o direito ao esquecimento, qual o passo
apaga o que mandei bêbado ontem no formulário
meu filho menor mandou nossos dados, quero que sumam
minha mãe faleceu e queria tirar o nome dela do que ela mandou pra vocês
quero q apaguem meus dados
apaga tudo q vcs tem de mim ai, meu email e telefone
apaga tudo q vcs tem meu ai
quero exclusao dos meus dados conforme a lgpd
deixei o telefone da minha mãe no formulario sem querer tira por favor ela ta brava
quero que apaguem meu nome e telefone do cadastro de vocês, por favor
preenchi o formulário mês passado, quero que tirem meu nome e telefone daí, é meu direito pela lgpd
deixei meu numero ai ontem me arrependi apaga pfvr
Pensei melhor e minha filha achou ruim eu ter deixado meu nome e e-mail aí. Queria que tirassem tudo, se não for incômodo.
Por LGPD, quero que removam tudo que ficou guardado do meu cadastro aí. Qual o processo?
Com fundamento no art. 18 da LGPD, requeiro a eliminação dos dados que encaminhei a vocês no mês passado.
Olá! Em março preenchi o formulário com meu celular pessoal e, por orientação do nosso jurídico, preciso que esses dados sejam apagados. Como procedo?
Preenchi o formulário em nome de empresa que já não represento. Solicito a exclusão dos dados.
Enviei meus dados em março e resolvi não seguir adiante. Solicito, por gentileza, que sejam eliminados.
quero sumir daí
esqueçam que eu existo
tirem meu nome desse caderno
joga fora minha ficha
passem a borracha no que mandei
rasga o que eu escrevi
exerço meu direito de eliminação previsto no artigo 18 da LGPD
Requeiro a eliminação dos dados pessoais tratados com meu consentimento, que ora revogo.
revogo o consentimento dado no formulário
solicito o direito ao esquecimento
peço a anonimização ou exclusão do meu cadastro
desisti do site, podem deletar meu telefone
mandei o formulário bêbado no sábado, pelo amor de deus apaguem
minha filha de nove anos preencheu aquilo com meu celular, quero que removam tudo
o estagiário mandou os dados da empresa sem autorização, como removemos
briguei com meu sócio e não quero mais meu contato ligado a esse pedido, dá pra excluir?
apaga eu daí
apága meus dado pur favô
oceis risca meu nome do caderno?
como faço pra me descadastrar de vez
quero opt-out e exclusão da base
pode dar fim na minha mensagem?
não quero mais que vocês tenham meu e-mail
tem um jeito de desfazer o envio e limpar meus dados daí
meu pai faleceu e o contato dele consta com vocês porque ele pediu um orçamento, a família gostaria que fosse retirado
troquei de número por segurança, tenho medida protetiva, e o antigo ficou registrado no formulário de vocês; como consigo eliminar isso
preenchi o formulário com o telefone da loja onde eu trabalhava, fui demitida ontem e não quero deixar isso aí de jeito nenhum, podem eliminar
mudei de ideia sobre abrir a academia, a vida virou de cabeça pra baixo, e agora só queria que vocês se livrassem do meu nome e do meu número
meu irmão usou meu e-mail sem pedir pra falar com vocês sobre um aplicativo, não tenho nada com isso e quero que tirem meus dados do registro
estou me separando e não quero que nada com meu sobrenome de casada continue em cadastro nenhum, como faço pra vocês excluírem o meu
Minha filha, desisti do site, minha irmã adoeceu e a vida virou, quero que tirem meu nome e meu número aí de dentro, como faço?
Requer-se a eliminação dos dados pessoais fornecidos em contato anterior, por não subsistir a finalidade; como proceder?
qro q apague meu numero dai pq minha mae n deixo eu passa
depois da oferta que me fizeram hoje só quero sumir dos cadastros de todo mundo, podem excluir o meu daí?
Solicito exclusão imediata dos meus dados, sem aguardar os 180 dias publicados; qual é o procedimento?
Uai, arrependi de ter botado meus dado aí, ocês podem jogar fora o que tem de mim?
Meu ex-sócio preencheu o formulário no meu nome sem eu autorizar, quero essa informação removida dos registros de vocês
me esqueçam, por favor; quero que joguem fora o que eu mandei
dona nora, joga no lixo o meu papelzinho com telefone que eu preenchi mês passado
desisti do site, tem como vocês rasgarem a minha ficha
mudei de ideia e queria que meu nome saísse de tudo que é lugar aí
minha filha brigou comigo por eu ter posto meu celular no formulário, tira de lá
eu não quero mais que vocês tenham meu número, o que eu faço
botei os dados do meu falecido marido sem querer, retirem por favor
quero sumir do caderninho de vocês
fechei a lojinha e não tem mais por que vocês terem meus contatos, me tirem
pode limpar tudo que vocês sabem sobre mim
preenchi por engano achando que era outra empresa, apaguem o que mandei
meu menor de idade mandou nome e telefone pra vocês, quero que eliminem
dá pra desfazer o envio e vocês não ficarem com nada meu
como faço pra não existir mais no arquivo da empresa de vocês
revogo o que autorizei, deletem meus dados
o que eu enviei no formulário eu queria que evaporasse, quem faz isso
O contrato não foi adiante, achei mais barato, então peço que joguem fora meu nome e telefone
Meu backup é meu e o cadastro também é meu, quero ele riscado dos registros de vocês
briguei com a sócia q preencheu o form com meu número, apaguem ele por favor
A minha filha menor mandou o formulário escondido com nossos dados, preciso que sejam eliminados
Não é cancelar projeto, nunca contratei nada, é só tirar meu e-mail do banco de vocês
Vou virar monja e largar celular, e-mail e tudo, como faço pra sumir dos arquivos da Nora
não quero que me liguem
não quero que ninguém me ligue
parem de me ligar por favor
quero que parem de me ligar
não liguem mais pra mim
`,
  "erase-chat": `
como apago essa conversa
quero apagar o chat
limpar a conversa
dá pra excluir esse histórico
como limpo as mensagens daqui
apaga esse papo
limpa a tela do chat
como zero a conversa
quero começar do zero aqui
tem botão pra deletar as mensagens
reinicia a conversa
esconde o que eu escrevi, meu chefe tá vindo
como tiro essas mensagens da tela
limpar histórico do chat
exclui essa conversa aqui
onde clico pra sumir com esse bate-papo
escrevi besteira, quero apagar a mensagem
recomeçar
quero abrir um chat novo limpinho
delete o histórico desta janela
tem lixeirinha aqui
tira da tela tudo que a gente falou
da pra zerar o papo
vou sair do pc da firma, como apago o que escrevi no chat
resetar conversa
não quero deixar rastro dessa conversa aberta
como desfaço a última mensagem
começar outra conversa do início
apagar msgs
quero limpar isso aqui antes de devolver o celular
quero passar a borracha nessa conversa antes que meu marido veja
minha nora vai usar este computador daqui a pouco e não quero que ela leia o que conversei contigo, como limpo isto
apaga essa conversa
limpa o chat
zera aí
Como proceder para eliminar o conteúdo desta conversa
onde é a lixeira desse bate-papo
quero começar a conversa do zero
deletar papo
tem botão de limpar
como faço pra tirar esse histórico daqui da janelinha
escrevi um monte de bobagem enquanto o gato andava no teclado, queria limpar essas linhas todas e recomeçar
quero limpar a tela do assistente
falei besteira aqui, dá pra apagar as msg
excluir o diálogo
a moça da lan house disse que a conversa continua na tela pro próximo que sentar, de que modo eu apago isto antes de ir embora
clear chat
tira essa conversa da tela
apago uma por uma ou tudo de uma vez as mensagens daqui
joga fora essa conversa
minha irmã mais velha vai pegar o tablet e eu falei mal dela aqui, como some com as mensagens desse chat
quero reiniciar o chat
meu netinho pegou o aparelho e digitou um monte de letra e carinha, ficou uma bagunça nesta conversa, como limpo
estou no computador da recepção do hotel e o hóspede já vai sentar aqui, preciso deixar a janela do chat limpinha
contei um segredo da minha melhor amiga aqui sem pensar, e ela usa esse mesmo notebook, como tiro da tela
gostaria de encerrar esta conversa e deixá-la em branco, sem que nada do que digitei permaneça visível na janelinha
apaga aí o que eu escrevi nesta janela, meu patrão está chegando
escrevi bobagem aqui e quero passar a borracha
minha patroa vem vindo, como faço isso sumir da tela
quero começar do zero com você
tem uma lixeirinha nesse papo
não quero que meu filho veja o que a gente falou, tira da tela
como zero tudo que te escrevi
dá pra passar um pano nessas mensagens
tô no computador da escola, preciso sumir com esse papo antes de sair
o que digitei pra você aqui, como eu desfaço
onde clico pra tela ficar branquinha de novo
ficou tudo bagunçado aqui, quero reiniciar nossa prosa
mandei a mensagem errada aqui, tiro como
queria que esse bate-papo desaparecesse
Há comando para expurgar o histórico deste diálogo
Como eliminar o registro visível desta interação
Solicito instrução para limpar a sessão de chat
Existe função de reinicialização da conversa nesta janela
O usuário pode suprimir as mensagens trocadas com o assistente
Em máquina compartilhada, como descarto este diálogo
limpa chat
apaga a conversa
zera tudo aqui
del histórico chat
limpar msgs
reset conversa
como limpo essa tela de conversa
onde aperto pra apagar o que digitei aqui
quero zerar esse chat
some com as mensagens desta janela
como começo a conversa do zero
deleta essa conversa toda aqui
tô no computador da recepção do hotel e não quero que o colega leia esse papo, como sumo com ele
contei coisa demais da minha firma aqui, tem botão pra zerar as mensagens
meu filho ficou digitando bobagem nessa janela enquanto eu atendia no balcão, dá pra limpar tudo
uso o tablet da escola com os alunos, como deixo essa janela em branco de novo
quero recomeçar do zero nosso papo sobre a padaria, onde eu zero isso
sou discreta, escrevi do meu consultório, como faço a conversa sumir da tela
zera esse papo
quero começar conversa nova
some com essas mensagens
cadê o botão de limpar
apaga o que eu escrevi aqui no chat
some com esse papo da tela
como zero essas mensagens
dá pra limpar o que escrevi aqui, uai
como elimino o histórico desta janela
meu marido vai usar o notebook daqui a pouco e estou preparando uma surpresa para a empresa dele, como faço para sumir com o que está nesta janelinha
minha sobrinha pegou o celular e encheu a nossa conversa de letra sem sentido, queria começar de novo com tudo branquinho, como se faz
oi, recomeçar do zero, como tiro essas mensagens daqui
meus dados podem ficar, só quero limpar o bate-papo
como zero esse bate papo
onde limpa essa tela
quero sumir com o que escrevi aqui
tem botão de lixeira nessa conversa
recomeçar o chat do zero
esvaziar essa janelinha
escrevi besteira aqui no chat, como tiro antes que meu marido veja
o celular é da igreja, preciso deixar essa conversinha em branco quando sair
esse papo todo tá aparecendo ainda, como faço ele sumir da tela
minha cliente pegou meu telefone, como elimino rapidinho esse histórico daqui
usei o computador da sala dos professores pra conversar com você e não quero que o próximo aluno leia, como eu apago essas mensagens aqui
comecei explicando tudo errado sobre minha confecção e ficou uma bagunça, dá pra passar a borracha nessa conversa e começar outra limpa
tô no tablet do posto de enfermagem, todo mundo usa, e essa conversa ficou aberta com minhas perguntas, onde eu clico pra limpar
meu menino ficou mandando figurinha e letra solta aqui enquanto eu tirava leite, como eu deleto isso tudo do chat
Meu bem, falei umas besteiras aqui pra você e minha filha vai pegar o celular daqui a pouco, como que eu limpo essa nossa conversa?
Solicito orientação quanto à supressão do histórico exibido nesta janela de conversação.
como q apaga esse chat td aki pq meu irmao vai zua
usei o computador da loja pra desabafar com você e a funcionária chega já já, tem um jeito de sumir com esse papo daqui da tela?
Há algum controle nesta interface para remover as mensagens trocadas e iniciar uma conversa limpa?
Bah, quero começar essa prosa do zero, tudo que tá escrito aqui em cima, como que eu faço pra tirar?
Minha avó emprestou o tablet e não queria deixar minhas perguntas visíveis, onde toco pra zerar esse bate-papo?
O formulário pode ficar, o que me mata de vergonha é essa conversa aqui na tela, como limpo ela
Meu marido vai pegar o celular daqui a pouco e perguntei de presente surpresa, onde some com essas mensagens
escrevi tudo errado com luva de solda, quero zerar essa conversinha e começar dnv
O computador é da biblioteca e meu tempo acabou, qual botão limpa o bate-papo
Nada de apagar cadastro, quero só que os balõezinhos de cima sumam da minha vista
`,
  "privacy-ai": `
minhas mensagens vão pra alguma inteligência artificial
vocês mandam minhas conversas pro chatgpt
uma ia lê meus dados
quem processa a conversa é ia de fora
treinam ia com minhas mensagens
o que eu escrevo alimenta alguma ia
vão treinar robô com o que eu disse
minhas perguntas viram material de treinamento
a openai recebe essa conversa
vocês mandam meu texto pra um servidor de ia
o google lê o que eu converso contigo
usam meus dados pra ensinar máquina
minha mensagem é processada pelo gemini
tem ia de terceiros lendo meu formulário
morro de medo de ia guardar minhas ideias, ela vê isso aqui
o conteúdo dos clientes serve pra aprendizado de máquina
chat gpt fica sabendo do q eu falo aqui
meu plano de negócio que contei aqui vai parar em inteligência artificial
vcs jogam as conversas na meta ai
quem roda esse assistente, manda dados pra fora
meus dados passam por alguma inteligência artificial americana
uma ia analisa o formulário que envio
não autorizo treinar modelo com minhas mensagens, vocês fazem isso
claude, gpt, algum desses lê isso
há uso de dados pessoais em modelos de linguagem
o que eu digito aqui vai pra uma ia externa
robô aprende com o que eu falo
minha voz e meu texto vão pra banco de treino de ia
as mensagens dos visitantes alimentam modelo de vocês
tem provedor de ia no meio dessa conversa
o que eu escrevo aqui vai pra treinar inteligência artificial de alguém
li no jornal que essas inteligências engolem tudo que a gente escreve; o que eu ponho no formulário vai parar numa delas
meus dados vão pro chatgpt
vcs usam minhas conversas pra treinar robô
Os dados são submetidos a modelos de linguagem de terceiros
o google gemini lê o que escrevo
minha mensagem treina alguma máquina
mandam o papo pra inteligência artificial americana
esse chat passa pelos servidores da openai
ia vai aprender com minha história?
nossa empresa proíbe colar informação interna em ferramenta de inteligência artificial, então preciso saber se esta conversa é enviada a alguma
meu texto alimenta um modelo
oq eu falo vira dado de treino
copiam minha conversa pra algum claude, gpt
quem lê meu formulário é uma ia
deepseek recebe meus dados?
sou escritora de cordel e não quero verso meu dentro de máquina nenhuma, o que eu colar nesta janela serve pra ensinar robô
inteligência artificial de terceiros processa meus dados
a ia guarda meu telefone
meu e-mail é lido por algum algoritmo de ia lá fora
o prof disse que tudo que a gente digita em chat vira comida de ia, o que eu digito aqui também vira
uso dos meus dados em machine learning?
meu sobrinho disse que as conversas viram comida pra computador lá nos Estados Unidos, e eu estou contando coisa de família aqui
escrevi meu poema no formulário pra mostrar como quero o site, ele vai parar dentro de algum gerador de texto
o regimento do tribunal veda submeter dados a sistemas generativos externos, de modo que preciso saber se esta janela remete a algum
minha professora de arte odeia que roubem desenho pra treinar máquina, se eu descrever o meu aqui acontece isso
isso que escrevo alimenta algum cérebro eletrônico por aí
meu medo é a minha ideia de aplicativo cair no gemini
vocês usam o que eu falo pra ensinar robô
a openai fica sabendo do meu negócio
sou de clínica, não posso deixar máquina de fora ler paciente
esse papo passa por algum modelo americano
os segredos da receita do meu buffet vão virar aprendizado de máquina
quem pensa a resposta é você ou um cérebro alugado na gringa
se eu contar minha estratégia, o chatgpt vai contar pro concorrente
o que digito é mastigado por alguma empresa de inteligência artificial
as perguntas dos alunos aqui viram material de treino
o deepseek recebe uma cópia do que eu mando
meu texto vai ser lido por algoritmo de terceiros
Os dados inseridos são submetidos a LLM de terceiros
Há uso das interações para treinamento de modelos
O conteúdo é enviado a provedores de IA generativa
Confirmem que nenhuma informação alimenta modelos de linguagem externos
Nossa política veda o envio de dados a IA pública; isso ocorre aqui
Quais fornecedores de inteligência artificial processam as mensagens
vai pro chatgpt
treina ia c isso
gpt lê meus dados
ia de fora vê
msgs vão p ia
openai recebe isso
trabalho num banco e é proibido jogar informação em robô estrangeiro, isso aqui manda pra openai
Nossa clínica lida com prontuário; o texto do formulário alimenta modelos de linguagem de terceiros?
vi na tv que usam conversa da gente pra ensinar máquina, o papo da minha lojinha vai pra isso
sou escritora e não quero meu texto em gemini nem nada, passa por lá
meu plano da startup é segredo, alguma inteligência de fora tem acesso ao que eu mando
minha chefe na contabilidade só libera se não usar IA nos dados, como é aí
isso vai pro gemini
alimenta ia com meu texto
meus dados ensinam robô
passa por openai
alguma ia de fora lê isso
isso vai parar no gpt, mano
alguma máquina aprende com meu texto
o gemini lê o que digito, filha
há uso de modelos externos de linguagem
no escritório é proibido colocar caso de cliente em ferramenta de inteligência artificial de fora, então preciso saber se o que escrevo aqui passa por alguma
li no jornal que umas empresas pegam conversa dos outros para ensinar computador a falar e fiquei cabreira, vocês fazem isso com o que escrevo
oi, robô, tu manda meu texto pra openai
chatbot com ia vocês vendem, mas a minha conversa alimenta ia
o gemini vê o que eu mando
usam meu texto pra ensinar robô
meus dados alimentam alguma ia
a openai fica com minhas mensagens
ia de terceiros processa meu formulário
minha fala vira treino de modelo
sou de ti e preciso saber se o conteúdo do contato passa por algum llm externo
aqui no escritório é proibido jogar informação em inteligência artificial, a de vocês repassa pra alguma
o que eu conto do meu negócio vai parar no banco de dados de alguma ia americana
algum modelo de linguagem de fora lê o que os visitantes escrevem pra vocês
na faculdade o professor alertou que tudo que a gente escreve acaba servindo pra treinar inteligência artificial, isso acontece com o que eu mandar pra vocês
advogo e tenho sigilo profissional, então antes de contar o caso do escritório preciso saber se alguma ia de outra empresa recebe esse texto
lá no hospital barraram uma ferramenta porque enviava tudo pra uma ia na nuvem, vocês fazem a mesma coisa com o que a gente preenche
tenho uma receita de família que uso no salão e não quero ela dentro de chatgpt nenhum, se eu contar no formulário ela vai parar lá
sou escritora e vivo brigando com essas IA que engolem texto alheio. o que eu escrever aqui vai alimentar alguma?
a receita do meu molho de pimenta tá na mensagem, ela não vai parar no chatgpt não, vai?
Meus alunos usam o chat de vocês; as perguntas deles são enviadas a algum modelo de linguagem externo?
vocês usam openai por trás pra ler meu pedido? o jurídico do banco proíbe
desenho estampa autoral e já roubaram tudo pra treinar robô. minha descrição do site vai pra treino?
O conteúdo submetido é processado por inteligência artificial de terceiros? Há cláusula de opt-out?
contei segredo industrial da minha tinta na conversa, tem alguma ia aprendendo com isso?
o chatbot que vcs vendem aprende com os clientes; e o que digito nesse site, alguma ia aprende com isso?
minha dissertação nem publiquei ainda e colei um trecho aqui, isso vira dado de treinamento?
meu texto passa pelo gemini, claude ou algo assim antes de chegar na equipe?
Traduzo livros e já perdi trabalho pra máquina, então sou chata: o que eu escrever pra vocês vai parar em alguma inteligência artificial?
nosso laboratório tem uma fórmula em segredo e eu descrevi metade no formulário do sistema. algum modelo de ia lê ou aprende com isso?
o que escrevo aqui vai pro chatgpt
isto treina algum robô
meu texto é lido pela openai
a ia por trás do chat fica com meu segredo de fábrica se eu contar a receita?
Tenho uma invenção ainda sem patente e fico com medo de descrever aqui e isso ir parar dentro de um modelo de inteligência artificial de fora, vai?
Eu vi no jornal que essas máquinas aprendem com o que a gente escreve, minha filha, o que eu contar aqui vai servir pra ensinar robô de outra firma?
O conteúdo submetido neste sítio é remetido a provedores de inteligência artificial para treinamento de modelos?
oq eu escrevo aki vai pro chatgpt aprende ou n
mostro os números da minha loja pra vocês e amanhã um robô qualquer sabe meu faturamento? Isso que a gente manda é usado pra alimentar inteligência artificial?
Dado que os serviços incluem chatbots com IA, os textos digitados neste site são compartilhados com algum fornecedor de LLM?
Uai, num quero minhas receita de queijo virando comida de inteligência artificial, ocês dão o que a gente escreve pra essas máquina?
Sou escritora e receio que meu texto sirva de treino pra inteligência artificial alheia, o que eu mandar pra vocês tem esse destino?
Minha equipe treina cachorro e vocês treinam robô, mas com a minha mensagem ninguém treina nada, né?
Sou escritora e inédito é inédito, se eu colar um trecho do livro aqui ele vai parar numa dessas inteligências artificiais
o chatgpt guardou meus segredo tudo, o q eu falo com vc vai pra openai ou pra google
Meu cliente assinou sigilo e não posso ter nada processado por modelo externo, o formulário de vocês passa por IA de terceiros
O professor corrige redação com IA e achei errado, os meus recados pra Nora alimentam algum algoritmo
`,
  sensitive: `
meu cnpj é 12.345.678/0001-99
cnpj da minha empresa 12345678000199
meu rg é 123456789
meu cpf é 12345678900
conta 1234567 agência 1234
meu cartão é 4111111111111111
posso mandar meu cpf aqui
vou passar o número do meu cartão
precisa da minha senha
quer meu cpf
posso mandar foto do meu documento
preciso informar meu cpf pro orçamento
passo meu rg aqui
vou mandar a senha do meu instagram pra vocês entrarem
meu cartão é 4 alguma coisa, posso digitar tudo
preciso dar os dados do banco
posso deixar a senha do sistema antigo no chat
manda minha cnh por aqui
o laudo médico da minha filha, envio aqui
querem cópia do contrato social por aqui
te passo a senha do wifi
vcs precisa do número do meu cpf
posso escrever meus dados bancários nessa conversa
é seguro digitar o código do cartão aqui
mando comprovante de residência aqui
vou colar o token do banco aqui
meu cpf é 123, continua
pra fazer o orçamento tem que mandar identidade
posso informar o prontuário de um paciente como exemplo
deixo a senha do meu email pra adiantar
tem que mandar selfie com documento
posso por aqui a chave pix e o cpf
cvv do cartão vcs pedem
pra começar precisa do meu cartão
posso passar o login da prefeitura por aqui
mandar holerite dos funcionários pra exemplo, pode
coloco meu número de título de eleitor onde
vou digitar meu cpf e o da patroa aqui pra vocês adiantarem o cadastro
o banco sempre me pede o número do benefício e a senha, por costume já estou com a carteira na mão, preciso digitar isso aqui
posso te passar minha senha do insta
Devo informar o número do CPF para prosseguir
precisa de comprovante de residência
te dou os dados do meu banco
posso escrever minha senha do email aqui
mando selfie com documento
vou colar aqui minha chave pix tá
o contador disse que pra fazer cadastro em qualquer lugar tem que dar CPF, RG e nome da mãe, passo tudo por esta conversa
posso mandar o cvv
digito meu cpf agora?
quer a senha do meu site antigo pra olhar
mando a carteirinha do sus
envio a certidão da firma com meus documentos pessoais aqui
minha mãe emprestou o cartão dela pra eu pagar o site da minha lojinha de adesivo, coloco o número aqui no chat
agência e conta eu passo por aqui
preciso do meu título de eleitor pra falar com vcs
aqui vai a senha do painel, anota
estou com a escritura do sítio, o CPF e a habilitação escaneados em cima da mesa, quer que eu mande por esta janela
o código que chegou no sms eu passo pra você
digo o número da minha identidade?
o moço da financeira ontem quis a foto da identidade dos dois lados, e hoje já deixei pronta aqui pro caso de vocês quererem também
peguei o cartão da minha tia na bolsa com autorização dela, são dezesseis números, você quer que eu digite
para adiantar o cadastro da associação estou com CPF de todos os doze diretores numa lista, colo tudo nesta conversa
pra vocês entrarem no meu site velho e verem como está, passo já aqui o usuário e a senha que o rapaz deixou
minha chave pix é o cpf, passo aqui
minha mãe pediu pra eu digitar o CPF dela aqui pro cadastro, pode
quer o número que tá atrás do meu cartãozinho
vou te passar meu rg pra adiantar
a secretária pediu pra eu mandar o prontuário do paciente, é aqui
preciso digitar o código que chegou no meu sms
tiro retrato da minha carteira de motorista e mando
te dou a senha do meu banco pra você ver o extrato da loja
precisa da minha certidão pra começar
mando o login e senha do meu site antigo pra vocês olharem
pra fazer as contas você precisa saber meu número da receita
a tesoureira quer passar os dados bancários da igreja por aqui
posso colocar minha data de nascimento e o nome da minha mãe pra confirmar que sou eu
quer o contrato social da cooperativa agora, já digito
vou mandar minha conta e agência pra você
É necessário informar CPF do representante nesta conversa
Devemos encaminhar procuração e documentos de identificação por este chat
O envio de credenciais de acesso por este canal é seguro
Este meio é apropriado para transmissão de informações bancárias
Exigem comprovante de identidade para emitir proposta
Posso fornecer aqui o token de acesso do nosso servidor
mando meu cpf
quer meu rg
passo o cartão aqui
precisa d senha
mando cnh
cód d trás do cartão quer
sou costureira e quero fechar logo, já posso escrever o número do meu rg nessa conversa
O financeiro da pousada pede agilidade; envio aqui os dados bancários da empresa?
o rapaz do site velho da padaria me passou login e senha, colo tudo aqui pra vocês
tô com o visa na mão pra pagar o site da loja, digito os números nessa janela
minha mãe aposentada quer saber se tem que informar documento pra conversar com você
tenho o contrato social da oficina em foto, é por aqui que entrego
digito meu rg aqui
te passo minha conta bancária
coloco o cartão nesse chat
precisa do meu documento
posso escrever a senha do site aqui
te passo minha identidade
digo o número do meu cartão, filho
precisam da senha do meu insta
devo encaminhar cópia do rg
meu genro falou que para contratar firma a gente tem que mandar os documentos todos, estou com a carteirinha aqui na mão, já digito o número
para vocês arrumarem minha página imagino que precisem entrar nela, então posso escrever aqui o usuário e a chave de acesso
oi, meu cpf é preciso digitar por aqui
pra pagar posso deixar os dados do cartão nessa conversa
te mando meu rg agora
quer a senha do gov.br
precisa do código de trás do cartão
vou escrever minha conta do banco aqui
posso digitar o número da oab e cpf
segue foto da minha cnh
a moça do salão falou que tem que informar o cpf pra abrir pedido, coloco aqui
quer que eu cole a chave do certificado digital nesse chat
dá pra eu escrever aqui a senha do meu instagram pra vocês olharem
é seguro eu passar os dados da minha carteirinha do convênio nessa conversa
pra fechar o sistema da fazenda acho que vocês vão precisar dos meus documentos, tô com a identidade e o título aqui na mão, mando tudo por aqui
sou contador e tenho a senha do e-cac dos clientes numa lista, se eu colar aqui na conversa vocês já conseguem ir adiantando a integração
quero pagar logo o sinal do meu site, tô com o cartão na mão, posso ir ditando os números e a validade nessa telinha mesmo
trabalho em clínica e pra explicar o problema eu teria que mostrar um prontuário de paciente, tem perigo de colar ele aqui
Minha filha, pra adiantar o orçamento eu já posso ir dizendo o número da minha identidade e do meu cartão por aqui?
Devo encaminhar por esta conversa a documentação do representante legal, com CPF e procuração, para cadastro?
posso manda aki o cpf da minha mae pra faze o cadastro dela
já tô com o cartão da loja na mão e a senha do banco anotada no bloquinho, passo por aqui pra já deixar resolvido?
Para acesso ao meu servidor, envio a chave e as credenciais neste chat ou existe canal específico? Imagino que precisem delas.
Bah, o contador disse pra mandar o RG e o comprovante, posso despachar os números desses documentos aqui mesmo?
Minha tia quer que eu dite os dados bancários dela pra pagar a entrada do site, é seguro digitar nessa janelinha?
Meu pagamento tá na mão e meu cartão também, dito os números aqui no chat pra reservar minha vaga
A recepcionista sempre pede meu CPF antes do bom dia, já posso ir mandando ele pra você
o site pede login do meu servidor, te mando a senha do admin por essa conversa mesmo?
Pra agilizar a proposta fotografei a identidade dos três sócios, envio por esta janela
O contrato precisa do meu RG e do título de eleitor, vou digitar tudinho aqui, tá bem
`,
} as const;
