/** What visitors type about price, deadlines, conditions and a person, one utterance a line under its intent. */
export const business = {
  price: `
por que não tem preço aqui
por que vocês não colocam o preço no site
um siteizinho de uma página só, quanto
vocês fazem um site por 800
me dá um preço fechado
quanto devo reservar no orçamento da empresa
tem algo baratinho
seria possível informar os valores praticados
meu amigo pagou 2 mil, vocês cobram isso também
vi que um site custa 500, é isso
sai por uns 300 conto
com mil reais dá pra fazer alguma coisa
dá pra fazer com pouco dinheiro
tô sem grana, fica caro
cabe no meu bolso
é mto caro fazer um site
quanto q é
qual é a média de investimento
quanto custa em média um projeto assim
me da uma nocao de preço
ta quanto um chatbot
fala um preço mais ou menos
da um valor ai
kero saber o preço
qnto vcs cobra
qto fica pra faze um app
qnt sai um site
tem um valor fixo
quanto preciso investir
preço médio
quanto vocês cobrariam
um site básico sai quanto
poderia me passar uma estimativa de valor
qual seria o custo aproximado
confirma pra mim que o preço é 500 reais
fazem por menos de mil
qual é o ticket médio de vocês
vcs cobram por hora ou por projeto
quanto custa um site
qual o preço de um sistema
valor do chatbot
quanto fica um app
quanto custa
qual o preço
quanto sai um site simples
quanto vocês cobram
é caro
qual o valor
tabela de preços
me passa os valores
quanto vou gastar
preço de uma loja virtual
quanto custa pra fazer um chatbot
e quanto fica
quanto seria um site pra minha clínica
qual a faixa de preço
quanto fica mais ou menos
me dá uma base de preço
só uma ideia de valor
a partir de quanto
custa mais de mil reais
dá pra fazer por 500 reais
tenho 2000 reais, dá
qual o investimento
preço
quanto é
qual o mais barato
é mais de 5 mil
quanto custa os três juntos
e o preço
não pode dar nem uma estimativa
qual o valor mínimo
tá caro
vcs cobram qto
cobram por hora
`,
  monthly: `
tem que renovar todo ano
pago por usuário todo mês
vou ficar pagando pra sempre
tem custo fixo por mês
depois q pago acabou ou tem q pagar todo mes
tem mensalidade
paga uma vez só ou todo mês
é mensal
tem que pagar todo mês
tem assinatura
cobram manutenção mensal
é pagamento único
tem taxa mensal
quanto é a mensalidade
tem fidelidade
quanto custa a manutenção
`,
  payment: `
aceita transferência
faturam pra 30 dias
boleto pra 30 dias
aceitam criptomoeda
tem q da entrada
dá pra pagar aos poucos
aceita cartao
pago quando, antes ou depois
quantas parcelas
faz fiado
da pra pagar no pix
posso pagar por mês, parceladinho
passa no cartão em 10x
vocês dividem no boleto
como vocês recebem o pagamento
dá pra pagar em quantas vezes
quais formas de pagamento
parcela no cartão
aceita pix
dá pra dividir
aceita boleto
como é o pagamento
parcelam em quantas vezes
paga metade antes e metade depois
tem que dar entrada
aceita cartão de crédito
pago só no final
como faço pra pagar vocês
vocês aceitam pix como pagamento do projeto
precisa pagar adiantado
posso pagar em dinheiro
`,
  discount: `
tem condição especial pra associação
somos uma ong, vivemos de doação
existe alguma condição especial para entidades sem fins lucrativos
faz por mil e fecho agora
me faz por 1500 fechado
microempresa tem preço especial
mei paga menos
consegue melhorar esse valor
chora um pouquinho esse preço
tem desconto pra quem indica
à vista fica mais barato
faz um precinho camarada
quero 50% de desconto
consigo 80% de desconto
tem desconto
faz um desconto
desconto à vista
tem promoção
dá um descontinho
sou mei tem desconto
se eu fechar hoje tem desconto
tem cupom
tem black friday de vocês
fica mais barato se fizer tudo junto
desconto pra ong
faz mais em conta
`,
  invoice: `
vocês emitem nota fiscal
tem nota
dão nota fiscal
emite nfe do serviço
preciso de nota pra minha empresa
`,
  contract: `
tem arrependimento
e se eu desistir no meio perco o que paguei
devolvem meu dinheiro se eu não gostar
se eu não gostar devolve a grana
vocês entregam documentação
como faço pra cancelar o contrato
posso cancelar quando quiser
tem contrato
vocês assinam contrato
como é o contrato
fazem contrato registrado
tem multa se eu cancelar
posso cancelar no meio
e se eu desistir
assinam termo de confidencialidade
e se eu não gostar do resultado devolvem o dinheiro
tem reembolso
`,
  warranty: `
quanto tempo de garantia
se der pau dps vcs arruma de graça
tem garantia depois de entregue
oferecem garantia após a entrega
tem garantia
qual a garantia
garantia de quanto tempo
de quantos meses é a garantia
se der defeito tem garantia
vocês dão garantia do site
o sistema tem garantia por escrito
garantem que vai funcionar
`,
  quote: `
da pra orçar um sistema
manda o orçamento
quero fechar cm vcs
bora fazer um site, como começo
quero q façam um orçamento p mim
meu email é esse pode mandar proposta
quanto fica pra mim, pode orçar
preciso de um orçamento urgente
poderiam me enviar uma proposta comercial
onde peço um orçamento
como contrato o sistema
quero contratar um site
quero contratar o chatbot, como faço
quero um orçamento de site pro meu restaurante
orçamento de um sistema pra minha loja
queria um orçamento de chatbot
gostaria de orçar um aplicativo
me passa um orçamento
quero um orçamento
quero fazer um orçamento
gostaria de um orçamento para um site
preciso de uma cotação
pode fazer um orçamento pra mim
como peço orçamento
solicitar orçamento
quero contratar vocês
tenho interesse em contratar
quero fechar negócio
como faço pra contratar
me manda uma proposta
quero orçar um sistema
gostaria de solicitar uma proposta comercial
orsamento pra loja virtual
queria orçamento de site com chatbot
tenho interesse
vamos fechar
quero comprar
bora fechar
quero começar meu projeto
tô precisando de orçamento
`,
  "quote-free": `
se eu só quiser saber o preço tenho que pagar
pedir preço custa alguma coisa
tem taxa de orçamento
cobra pra orçar
paga alguma coisa pra pedir orçamento
o orçamento é de graça ou cobra pra fazer
o orçamento é grátis
pago pra fazer orçamento
orçamento tem compromisso
cobram pelo orçamento
o orçamento é sem compromisso
se eu pedir orçamento sou obrigado a fechar
a primeira conversa é de graça
tem custo pra pedir orçamento
`,
  trial: `
posso usar o robô uns dias pra ver se presta
vcs deixa testar de graça
tem degustação
dá pra ver funcionando na minha loja antes de contratar
fazem um piloto sem custo
quero testar antes de fechar
tem versão de demonstração gratuita do sistema
tem trial
dá pra usar um mês sem pagar pra ver se gosto
tem uma amostra grátis
posso experimentar antes de pagar
tem teste grátis
tem versão grátis
tem período de teste
tem como testar uns 7 dias
dá pra testar o chatbot de graça antes
`,
  deadline: `
fica pronto qnd
leva mt tempo
qts dias fica pronto
demora qto
prazo para desenvolver um aplicativo
qual seria o prazo médio para desenvolvimento de um sistema
quanto tempo pra entregar
em quanto tempo entregam
quanto tempo dura o projeto
quanto tempo pra fazer um e-commerce
quanto tempo demora pra ficar pronto
qual o prazo de entrega
em quanto tempo fica pronto um site
demora muito
quantos dias pra entregar
quanto tempo leva um sistema
quando fica pronto
em quantas semanas entregam
qual o prazo
quanto tempo leva pra fazer um chatbot
e o prazo
prazo de um site
quanto tempo pra fazer uma loja virtual
demora quantos meses
leva quanto tempo o desenvolvimento
`,
  urgent: `
me entregam em uma semana né
conseguem entregar amanhã
vcs entregam em 24h
então vocês fazem em 7 dias
a loja abre dia 10, fica pronto
fica pronto antes do natal
dá pra ficar pronto pro dia das mães
to com mt pressa
tenho 10 dias só
preciso disso pra ontem
o evento é mês que vem, dá tempo
preciso pra daqui 15 dias
tenho pressa, conseguem
preciso pra semana que vem
preciso do site pra black friday, dá tempo
é urgente
consegue entregar até sexta
fazem em 10 dias
preciso rápido
dá pra fazer até o fim do mês
tem como acelerar
inauguro mês que vem, fica pronto até lá
preciso pra ontem
entregam em uma semana
fica pronto em 30 dias
dá pra entregar até o natal
`,
  "start-when": `
quando vocês podem começar
tem fila de espera
vocês têm agenda pra começar agora
já podem começar essa semana
estão pegando projeto novo
vocês têm vaga na agenda pra um projeto novo
`,
  person: `
quero explicar do meu jeito pra uma pessoa
tem como um vendedor ou o dono falar comigo
queria mesmo é conversar com gente de verdade, sem robô no meio
bota alguém na linha
solicito contato com um representante comercial
quero um humano
queria trocar uma ideia com alguém da equipe
tem como alguém de verdade me atender
chama uma pessoa ai
n quero robo
passa pra um atendente
qro falar com gente
alguém da equipe pode me atender
me passa o contato de um vendedor
com quem eu falo pra fechar
chamar um atendente
chama o vendedor
quero falar com um ser humano
atendimento com gente
quero falar com uma pessoa
quero falar com atendente
me passa pra um humano
tem algum humano aí
quero falar com alguém da equipe
me transfere pra um vendedor
não quero falar com robô
falar com gente de verdade
quero conversar com alguém
preciso falar com o dono
quero falar com um consultor
me atende uma pessoa por favor
tem alguém pra conversar comigo
quero falar com o responsável
atendente
falar com atendente humano
tem como um vendedor falar comigo
quero explicar pra uma pessoa
cansei de robô
me coloca com o gerente
chama alguém aí
quero atendimento humano
`,
  callback: `
podem me telefonar
gostaria que alguém me ligasse
me liguem no meu número amanhã cedo
me liga
pede pra alguém me ligar
podem me ligar hoje à tarde
quero que me retornem
liga pra mim
vocês me ligam
pode me chamar no telefone
alguém me liga amanhã
prefiro que vocês me liguem
peça para entrarem em contato comigo
quero receber uma ligação
`,
  meeting: `
quero marcar uma reunião
agendar uma conversa
dá pra fazer uma videochamada
marcar um horário com vocês
podemos conversar por vídeo
quero agendar uma demonstração
reunião online
marca uma call comigo
podemos marcar um café
quero agendar com a equipe
`,
  "leave-contact": `
quero deixar meu contato
anota meu telefone
posso deixar meu número
vou deixar meus dados
como deixo meu contato
onde preencho
onde eu coloco meu nome
cadê o formulário do chat
onde eu preencho isso
vou te passar meu email
meu nome é carlos e meu telefone é
pode anotar meus dados
`,
  "send-audio": `
como envio uma imagem
queria mostrar uma foto
posso mandar um vídeo aqui
quero mandar um print
posso mandar áudio
dá pra mandar foto aqui
posso enviar um arquivo
como anexo um documento
consigo mandar um pdf
mando a foto por aqui
`,
  hosting: `
compram o ponto com ponto br
registra o domínio pra mim
vcs registram o .com.br pra mim
qual servidor vocês usam
meu email profissional muda se eu fizer o site
o registro do domínio fica no nome de quem
vocês transferem meu site pra outra hospedagem
quem paga o domínio todo ano
o cara que fez meu site sumiu com o domínio
perdi a senha da hospedagem
meu domínio venceu, vocês renovam
vocês resolvem a transferência no registro.br
meu domínio está no nome do antigo desenvolvedor
vocês cuidam da hospedagem
onde ficam guardados os dados do sistema
os dados ficam em qual servidor
hospedagem está inclusa
vocês fazem a hospedagem
quem hospeda o site
e o domínio
preciso comprar domínio
o domínio está incluso
vocês registram o domínio
onde fica hospedado
já tenho domínio
servidor está incluso no preço
ssl incluso
e-mail profissional incluso
vocês criam email com meu domínio
`,
  technology: `
desenvolvem em flutter
usam blockchain
trabalham com machine learning
qual tecnologia vocês usam
qual linguagem de programação
usam wordpress
é feito em react
em que plataforma fazem o site
usam php
qual banco de dados
qual ia vocês usam
usam chatgpt
qual framework
programam em python
vocês trabalham com blockchain
fazem site no wix
o sistema é web ou instala no computador
funciona sem internet
roda na nuvem
`,
  "staff-training": `
treinamento está incluso
meus funcionários vão receber treinamento
vocês treinam meus funcionários
dão treinamento pra minha equipe
ensinam a usar o sistema
tem curso pra aprender a mexer
alguém ensina a gente a usar
fazem capacitação da equipe
tem treinamento pro meu pessoal
minha equipe não sabe mexer, vocês ensinam
tem manual de uso
vocês dão curso de programação
`,
  migration: `
vocês migram meus dados
passam meus produtos pro sistema novo
dá pra importar minha planilha
trazem os clientes do sistema antigo
quem cadastra os produtos
vocês colocam as fotos e textos
vocês escrevem os textos do site
tiram as fotos dos produtos
aproveita o conteúdo do site velho
`,
  "other-services": `
montam pc
fazem campanha no google ads
vcs impulsiona anuncio
instalam rede wifi
fazem filmagem com drone
cuidam do meu perfil no instagram
fazem arte pra rede social
vcs fazem post pro insta
trocam tela de notebook
arrumam celular
consertam impressora
vocês instalam portão e portal na entrada da empresa
instalam portão eletrônico
fazem etiqueta e embalagem
fazem cartaz e panfleto
vcs desenha logomarca
tb faz logo
minha marca é um desenho que meu sobrinho fez, vocês fazem logo
trabalham com realidade virtual
fazem clone de aplicativo famoso
criam nft
vocês fazem logo
fazem identidade visual
fazem tráfego pago
cuidam do instagram
vocês fazem marketing digital
fazem anúncio no google
gerenciam redes sociais
fazem vídeo
vocês consertam computador
fazem cartão de visita
vendem computador
instalam câmera
fazem email marketing
fazem jogo
vocês dão consultoria
fazem fotografia
produzem conteúdo
fazem rede e infraestrutura
imprimem panfleto
fazem planilha de excel
`,
  "named-tools": `
integra com ifood
integra com o mercado livre
funciona com bling
integra com a nuvemshop
conecta com o mercado pago
funciona com google agenda
integra com sap
emite nota fiscal pelo sistema
integra com correios
conecta com rd station
aceita pagamento pelo pagseguro
integra com shopify
conecta com o omie
integra com totvs
`,
  "team-size": `
quantas pessoas trabalham na empresa de vocês
qts pessoas tem na equipe
quantas pessoas trabalham na nora
vocês têm 500 funcionários
quantas pessoas trabalham aí
quantos funcionários vocês têm
qual o tamanho da equipe
a equipe é grande
quantos programadores vocês têm
vocês são quantos
é uma empresa grande
quem faz os projetos
quem são os desenvolvedores
`,
  revenue: `
quanto vocês faturaram ano passado
qual o capital social da empresa
vocês dão lucro
quanto a empresa ganha por mês
qual o faturamento da nora
vcs faturam quanto por ano
`,
  founding: `
quanto tempo de estrada vocês têm
há quanto tempo existem
nosso compliance exige cinco anos de mercado
a nora existe desde que ano
quanto tempo de mercado vocês têm
há quanto tempo a empresa existe
desde quando a empresa existe
há quantos anos vocês estão no mercado
quando a nora foi fundada
quantos anos de empresa
a empresa é nova
vocês são novos no mercado
qual a história da empresa
quem fundou
`,
  owner: `
quem é o dono da nora
quem é a dona da empresa
quem é o dono
quem é o ceo
quem é o fundador
nome do proprietário
quem manda aí
quem é o responsável pela empresa
quem são os sócios
por que se chama nora
de onde vem o nome nora
`,
  certification: `
vocês têm certificação
têm iso 9001
já ganharam prêmio
são parceiros do google
são parceiros oficiais do whatsapp
vocês são certificados em lgpd
participam de licitação
`,
} as const;
