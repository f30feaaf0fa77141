/** What visitors type about what we build, one utterance a line under its intent. */
export const services = {
  sites: `
faço doces e cookies, queria site com encomenda
faço cookies e brownies pra vender
vendo cookies recheados no condomínio
faço cookies pra vender, queria um site
site pra quem atende pessoas em sofrimento
sou psicóloga e quero um site
quero um site de prevenção ao suicídio
queria divulgar meu trabalho na net
sou produtor e quero divulgar meu produto
quero mostrar minha fazenda na internet
faço artesanato e queria mostrar na internet
vendo cookies e queria um site com foto e encomenda
faço doce pra vender no condomínio, queria site com foto
queria um saite pro meu negocio
quero um site profissional
site pra advogada
queria uma página com foto dos meus produtos
não tenho site nenhum ainda
quero q as pessoas conheçam minha empresa na internet
to precisando de um site
vcs faz site
qro um site pra minha loja
queria um site bonitinho pro meu negócio
tenho uma escola de inglês e queria um site bonito
o que está incluído na criação do site
o que está incluído no site
vocês desenvolvem portal de notícias
precisamos de um site novo para a empresa
site pra mostrar meu trabalho
quero um site simples só com meus contatos
site pra clínica veterinária
quero um site que traga mais clientes
fazem site para político
quero um site pro meu time de futebol
site de receitas vocês fazem
fazem site de notícias
vocês fazem site pra vaga de emprego
vocês fazem site
quero um site
preciso de um site para minha empresa
o que vem no site
o que inclui a criação de sites
como são os sites de vocês
criação de site
fazem site institucional
preciso de uma página na internet
fazem blog
vocês fazem site pra dentista
quero criar um site pra minha padaria
preciso de um site pro meu escritório de advocacia
me fala da criação de sites
vocês criam landing page
como funciona a criação do site
quero site com cardápio
queria um site direitinho pro meu restaurante
tem como fazer um site pra minha igreja
fazem site pra corretor de imóveis
minha loja não tem site
os sites de vocês são bons pra vender
o site traz cliente
`,
  "existing-site": `
meu site tá quebrado no celular
preciso de ajuda urgente no meu site que caiu
meu site caiu, vocês conseguem arrumar
meu site não aparece direito no celular
o sistema que tenho foi outro que fez, vocês mexem
quem fez meu site sumiu, vocês assumem
tenho um site parado há anos
meu site tá feio, dá pra arrumar
quero refazer meu site
meu site é velho, queria modernizar
vocês reformam site antigo
já tenho um site, dá pra melhorar
fazem manutenção em site que outra empresa fez
vocês mexem em site feito por outra pessoa
assumem um sistema que outra empresa começou
dá pra aproveitar o site que eu já tenho
meu site foi feito por outro, vocês arrumam
quero trocar meu site atual por um novo
arrumam site quebrado
pegam projeto pela metade
meu sistema antigo ninguém sabe mexer, vocês consertam
`,
  "site-design": `
quero algo único, sem template
não quero site igual de todo mundo
vai ficar com a minha cara
o design é feito do zero
quero um site diferente dos concorrentes
vão copiar o site de outro
usam template pronto do wordpress
o site é modelo pronto
o design é exclusivo
vocês usam template
o site fica com a cara da minha marca
o layout é personalizado
vocês fazem o design
o site usa minhas cores e meu logo
fica bonito
o visual é próprio ou copiado
vai ficar igual ao de outra empresa
o site é com a minha identidade
o desenho do site é de vocês
dá pra deixar com a cara da minha loja
`,
  "site-mobile": `
meu cliente reclama que o site demora
abre rápido no 4g
meu povo só usa celular
abre bem no celular
site leve
quanto tempo o site leva pra abrir
o site vai ser rápido
quero um site que carregue rápido pra fechar mais vendas
o site funciona no celular
fica bom no celular
o site é rápido
abre rápido
o site demora pra carregar
é responsivo
carrega rápido no telefone
meus clientes só usam celular
meu site atual é lento
funciona em tablet
o site vai abrir ligeiro
o site fica pesado
site meu demora uma vida pra abrir
o site trava no celular
`,
  "site-google": `
ninguém me encontra pesquisando
meu site tá na quinta página do google
site q aparece na busca
queria q as pessoas me achassem no google
digito o nome da minha loja e não vem nada
quem pesquisa minha cidade só acha a concorrência
meu negócio não aparece na internet
pesquiso minha empresa e não acho
só o concorrente aparece no google
procuro minha loja no google e não aparece nunca
vocês garantem a primeira página
quero aparecer quando pesquisarem no google
meu site vai aparecer no google
vocês fazem seo
o site aparece nas buscas
fica na primeira página do google
ninguém acha meu site no google
o site fica em primeiro no google
otimização para o google
as páginas são preparadas para o google
vão me achar na internet
como meus clientes vão me encontrar
quero ser achado na busca
garante primeiro lugar no google
`,
  "site-panel": `
troco o cardápio toda semana, consigo sozinha
consigo botar promoção sem pedir pra ninguém
mudo o preço sozinho
eu que vou mexer depois ou vocês
dá pra eu msm troca as foto
dá pra eu mexer nos textos sem programador
eu que coloco as notícias no site
posso cadastrar produtos novos no site
consigo trocar a foto da capa sozinha
queria apagar produtos antigos do site, consigo
sem depender de ninguém pra atualizar
eu mesmo mexo ou dependo de vocês
consigo atualizar o site sozinho
dá pra trocar as fotos depois
eu mesmo posso mudar os preços no site
tem painel pra editar
preciso chamar vocês pra mudar um texto
posso colocar produto novo sozinha
o site tem painel administrativo
consigo alterar o conteúdo sem saber programar
é fácil de mexer no site
posso apagar um produto do site
como eu mudo o cardápio do site
vou depender de vocês pra mexer
dá pra eu postar notícias no site
quem atualiza o site
como coloco uma promoção no site
`,
  "site-extras": `
tem certificado ssl no site
tem libras
sou cego e preciso de acessibilidade
o site funciona com leitor de tela
site em três línguas
vocês traduzem o site
preciso de um site em português e espanhol
o site pode ter senha pra cliente
o site tem versão em libras
dá pra colocar avaliações no site
o site pode ter agenda de eventos
dá pra ter contador de visitas
a loja virtual é segura pra passar cartão
o cvv do cartão fica salvo na loja
onde fica guardado o número do cartão do cliente
na loja virtual o cliente digita o cartão direto no site
vocês fazem site em inglês
o site pode ser em vários idiomas
fazem site acessível pra deficiente visual
o site fica em conformidade com a lgpd
o site tem segurança contra hacker
o site protege de invasão
o site tem chat ao vivo
dá pra ter área de membros no site
o site tem área de login pro cliente
site com vídeo de fundo
o site tem certificado ssl
dá pra colocar blog no site
o site aguenta muito acesso
o site tem estatística de visitas
integra o site com google analytics
o site tem mapa do google
`,
  systems: `
meus clientes fazem pedido por telefone, queria que fizessem sozinhos
vocês constroem um sistema de pedidos
sou fornecedor e queria que meus clientes pedissem sozinhos
queria um lugar onde meus clientes fizessem pedido, vocês constroem
um programa pra padaria controlar pedido
sistema pra comanda de restaurante
sistema de fiado
quero algo pra controlar comanda e mesa do bar
vocês fazem um novo do zero
esse sistema trava, quero um novo do zero
quero largar o sistema velho
tudo aqui é na base do papel, queria um sistema
o sistema que a gente usa é uma porcaria, queria um feito pra nós
um programinha pra organizar as entregas
fazem sistema pra fábrica
dá pra fazer um programa do zero
quero que o revendedor faça o pedido sozinho
queria um lugar onde meus clientes fizessem pedido sozinhos
meu sistema atual é horrível, fazem outro
esse sistema que eu uso trava o dia inteiro, vocês fazem um novo do zero
quero um programa pra minha empresa, não um site
fazem um sistema parecido com o do portfólio
o que é um sistema sob medida
quero digitalizar meus processos
fazem sistema para emitir pedidos
preciso de um software de rh
sistema pra controlar frota
programa pra gerenciar alunos e turmas
sistema que calcule comissão de vendedor
sistema pra associação de moradores
preciso de um sistema de senhas e filas
vocês desenvolvem sistema para cartório
sistema para controle de reclamação e ouvidoria
o sistema ajuda a controlar validade de produto
sistema de vagas e candidatos
quero um sistema pra oficina mecânica
fazem sistema pra gerenciar contratos e documentos
sistema para cadastrar fornecedores
sistema para receber currículos
preciso de um sistema que controle prazos
sistema pra cobrar clientes que atrasam
quero um sistema de reclamações de clientes
vocês fazem sistema
preciso de um sistema sob medida
quero um sistema pra minha empresa
o que inclui o desenvolvimento de sistemas
fazem software
preciso de um programa pra controlar minha oficina
vocês fazem erp
fazem crm
sistema para clínica
quero informatizar minha empresa
desenvolvem sistema personalizado
sistema para controlar as vagas do estacionamento
sistema pra escola
preciso de um sistema pra hotel
vocês fazem sistema de ponto
preciso controlar meus funcionários
sistema para gerenciar contratos
fazem sistema pra controlar validade de produto
me fala do desenvolvimento de sistemas
o que os sistemas de vocês fazem
vocês desenvolvem programa
sistema pra transportadora controlar as entregas
quero um sistema pra minha marcenaria
fazem sistema pra imobiliária
dá pra fazer um sistema do jeito que eu trabalho
o sistema se adapta ao meu jeito de trabalhar
preciso organizar minha empresa
faz sistema pra ordem de serviço
`,
  "system-stock": `
não aguento mais anotar tudo na mão
cansei de planilha
não aguento mais planilha
chega de planilha
quero sumir com o papel
quero acabar com a papelada
quero dar um fim nessa bagunça de caderno
mercadoria some e ninguém sabe
quero controlar o que entra e o que sai da loja
minha secretária digita tudo duas vezes
cada coisa numa planilha diferente
não sei quanto entra e quanto sai
tenho fiado anotado em caderno
anoto venda em papel de pão
meu caixa nunca fecha no fim do dia
perco dinheiro porque não sei o que tem no depósito
não é site, é um programa pra controlar estoque
é um programa pra controlar estoque e contas a pagar
a contagem do estoque nunca bate
vendi um produto que não tinha mais
vendo coisa que já acabou
nunca sei quantas peças tenho na prateleira
controle de caixa e estoque
não sei quanto vendi no mês
meu estoque vive errado
quero sair do caderno e da planilha
quero parar de usar planilha
o sistema controla estoque
preciso de controle de estoque
quero juntar vendas e estoque
o sistema faz financeiro
controla o caixa
contas a pagar e a receber
uso planilha e é uma bagunça
minhas planilhas não batem
sistema de vendas
o sistema junta estoque com venda e dinheiro
controle financeiro da loja
controla entrada e saída de produtos
preciso saber o que tem em cada loja
fluxo de caixa
tudo num sistema só
fornecedores compras e estoque num lugar só
anoto tudo no caderno, dá pra por num sistema
dá pra controlar o que vendeu
`,
  "system-integration": `
aproveita o programa que a gente já usa
vou ter que trocar meus programas
continua usando o que a gente já tem
não quero largar o programa que uso hoje
preciso jogar fora o sistema que já tenho
é possível conversar com o que já utilizamos
teríamos de abandonar o erp atual
puxa do excel que eu já uso
o sistema conversa com o da contabilidade
vocês integram com qualquer sistema
dá pra conectar com o banco
integra com whatsapp
o site integra com meu sistema de gestão
o sistema integra com o que eu já uso
integra com outro programa
conversa com meu sistema atual
dá pra conectar com o meu erp
integra com meu programa de caixa
tem integração
vocês fazem api
dá pra ligar com a planilha que eu uso
integra com minha maquininha
já uso um sistema, dá pra aproveitar
sincroniza com minha loja
funciona junto com o sistema do contador
dá pra integrar o site com o meu sistema
puxa os dados do meu sistema antigo
`,
  "system-reports": `
ver o resumo do dia na tela
mostra quanto cada vendedor vendeu
quero números pra tomar decisão
nao sei se to no lucro ou prejuizo
quero bater o olho e ver como foi o mês
quero saber qual produto dá mais lucro
no fim do mês passo horas somando
queria ver quanto lucrei sem fazer conta na mão
sem ficar somando na calculadora
quero saber no fim do mês o que vendeu mais
o sistema tem relatório
mostra gráfico de vendas
quero ver o lucro do mês
tem dashboard
gera relatórios
consigo ver quanto vendi
mostra o que vende mais
quero ver receita e despesa na tela
indicadores da empresa
tem relatório de vendas
como sei se estou no lucro
mostra os números do mês
relatório pro contador
`,
  "system-backup": `
quem tem a senha do meu sistema
funcionária fuçando onde não deve, dá pra travar
não quero q todo mundo veja o faturamento
quem pode mexer em quê
dá pra bloquear o estagiário de mexer
e se roubarem o computador
meu hd pifou e perdi os clientes
perdi tudo quando o computador queimou
cada um vê só o seu
quero esconder o financeiro dos funcionários
o funcionário não pode ver tudo
só eu e minha sócia podemos ver
quero que o vendedor não veja o lucro
o sistema tem backup
e se perder os dados
faz cópia de segurança
é seguro
controle de acesso por usuário
meu funcionário pode ver o financeiro
dá pra limitar o que cada um vê
tem senha pra cada funcionário
e se queimar o computador
vocês fazem backup
cada usuário tem permissão diferente
e se cair a energia perde tudo
como fica a segurança do sistema
quem acessa o que no sistema
`,
  "system-extras": `
funciona offline
posso usar sem sinal de internet na roça
tem limite de usuários no sistema
o sistema funciona no celular também
dá pra usar o sistema em várias lojas
o sistema funciona sem internet
quantas pessoas podem usar o sistema ao mesmo tempo
o sistema emite boleto
o sistema emite nota fiscal
o sistema lê código de barras
o sistema manda whatsapp
meu pai tem 70 anos, consegue usar o sistema
o sistema é fácil de usar
o sistema roda em windows
o sistema imprime etiqueta
dá pra acessar o sistema de casa
o sistema calcula imposto
`,
  chatbots: `
meu cliente reclama que eu demoro
recebo reclamação todo dia no meu insta
faço marmita e os pedidos chegam todos pelo zap
quero delivery pelo zap
to sem ninguém pra atender o whats
minha atendente saiu e to sem ninguém pra responder
clientes ficam esperando resposta no zap
meus clientes reclamam da demora
o que vocês têm pra quem demora a responder
meus clientes reclamam que demoro pra responder o whats
recebo muita reclamação dos meus clientes porque demoro a responder
toda hora perguntam a mesma coisa
meu atendente não vence responder
o zap aqui não para um minuto
quero um robo q responda os cliente
quero um robô de atendimento
preciso de alguém que responda o zap por mim
demoro pra responder e o cliente compra de outro
meus clientes mandam mensagem de madrugada e eu perco a venda
não consigo almoçar de tanta mensagem
fico até meia noite respondendo cliente
passo o dia respondendo preço no whatsapp
to morta de cansada de responder a mesma pergunta no whats
responder a mesma pergunta 200 vezes por dia
perco venda de madrugada porque ninguém responde o zap
o que é um chatbot
o que é chatbot
meu whatsapp não para, preciso de ajuda
quero automatizar meu whatsapp
preciso de um assistente virtual pra clínica
o chatbot agenda horário
meu cliente quer cancelar pedido pelo whatsapp, o robô faz
o chatbot pode receber reclamação
chatbot pra receber currículo
quero um robô que tire pedidos
tô morrendo de tanto trabalho respondendo cliente
não aguento mais responder whatsapp o dia todo
passo o dia respondendo mensagem, vocês têm alguma solução
vocês têm algo que responda no meu lugar
minha equipe não dá conta do whatsapp
recebo muita mensagem e não consigo responder
vocês fazem chatbot
como funciona o chatbot
quero um chatbot
quero um robô pra responder meus clientes
fazem robô de whatsapp
vocês fazem chatbot para whatsapp
preciso automatizar o atendimento
não dou conta de responder tanta mensagem
tem algo que responde cliente por mim
o que o chatbot faz
atendimento automático
quero um robozinho que responda sozinho
o que inclui o chatbot
vocês fazem assistente virtual
fazem atendimento com inteligência artificial
me fala dos chatbots inteligentes
bot pra responder dúvida de cliente
perco cliente por demorar a responder
o robô entende o que o cliente pergunta
o robô responde na hora
o chatbot tem ia
o chatbot usa inteligência artificial
serve pra minha loja um chatbot
chatbot vale a pena
chatbot pra delivery
quero um desse igual você no meu site
dá pra ter um assistente igual a você
`,
  "bot-channels": `
o robô serve pro messenger
dá pra colocar ele no meu site também
e no face funciona
funciona só no zap
onde mais o robô responde
é só no whatsapp ou em outro lugar também
ele fica só no whatsapp
o chatbot funciona no messenger do facebook
tem chatbot pra instagram
funciona no tiktok
o robô liga pro cliente
o bot entende áudio
ele responde por áudio
o chatbot funciona onde
em quais canais o chatbot atende
o robô atende no whatsapp
funciona no messenger
o chatbot fica no site também
atende em quais redes
funciona no whatsapp e no site
o robô responde no facebook
e no messenger também
o chatbot responde no instagram
funciona no telegram
dá pra por no direct do insta
em que aplicativos o bot funciona
o robô funciona no zap
o robô atende em quais lugares
`,
  "bot-always": `
de madrugada ninguém responde meus clientes
perco venda de madrugada na pizzaria, tem jeito
perco venda à noite porque ninguém responde
ngm responde meu zap de madrugada, o robô resolve
ele atende 24 horas por dia msm
no natal ele atende meus clientes
o chatbot tira férias
fecho às 20h, o robô continua atendendo
ele responde no meu dia de descanso
funciona quando meu salão tá fechado
quando eu tiver de folga ele responde
minha loja só abre de terça a sábado, ele responde nos outros dias
o bot responde na segunda também
ele atende de noite
ele responde no domingo também
responde no whatsapp fora do horário
o chatbot atende quando a loja está fechada
o chatbot responde 24 horas
o robô atende de madrugada
o chatbot funciona no feriado
o bot trabalha no natal
responde fora do horário comercial
o chatbot atende domingo
responde meus clientes à noite
o robô para em algum horário
o robozinho dorme
o chatbot responde no fim de semana
e feriado o robô funciona
que horas o chatbot atende
`,
  "bot-leads": `
quero saber quem chamou e não comprou
perco o contato das pessoas que me procuram
alguém que anote o contato de quem chama
pra minha vendedora ligar depois
queria que ficasse anotado o nome e telefone de quem chamou
o robô já pega o nome e número pra eu ligar
o robô guarda o zap do cliente
o chatbot anota o contato do cliente
o robô pega o nome e o telefone
os contatos vão pra minha equipe de vendas
o bot captura leads
o chatbot passa os contatos pros vendedores
guarda o telefone de quem chamou
o robô anota o pedido
fico com o contato dos clientes
o robô pega dados do cliente interessado
anota o telefone pra gente ligar depois
`,
  "bot-training": `
o robô fala o preço dos meus produtos
ele passa os meus preços pro cliente
coloco minha tabela de preço no robô
dá pra por o cardápio no robô
quem coloca as informações no robô
ele vai saber responder sobre meus produtos
como o robô sabe o preço das minhas coisas
como o robô aprende sobre minha empresa
quem ensina o chatbot
o chatbot é treinado com meus dados
como ele vai saber meus preços
o bot conhece meus produtos
precisa treinar o chatbot
o robô aprende com o tempo
de onde ele tira as respostas
o chatbot sabe as informações da minha loja
como ensino o robô
dá pra treinar a ia com meu catálogo
o que preciso passar pro robô saber
`,
  "bot-handoff": `
dá pra eu assumir a conversa do robô
e se perguntarem coisa difícil pro bot
se o cliente pedir um humano
e qnd o robo n sabe
tenho medo do cliente se irritar com robô
se ele travar numa pergunta chama alguém
fica o cliente preso com o robô
o cliente fica falando sozinho com o robô
quando o assistente virtual não souber responder
e se precisar de uma pessoa
dá pra eu entrar na conversa
quando ele não sabe passa pra mim
e se o robô não souber responder
passa pra uma pessoa
o chatbot transfere para atendente
se o cliente quiser falar com gente
e se o cliente não gostar de robô
o bot chama minha equipe quando precisa
quando a pergunta é difícil o que o robô faz
o chatbot recebe reclamação e chama o gerente
o cliente consegue falar com humano
e se o cliente xingar o robô
o robô chama alguém quando complica
o chatbot substitui minha atendente
`,
  "bot-extras": `
o robô de vcs é melhor que o chatgpt
fazem robô pra bolsa de valores
qual a diferença do chatbot de vocês pro gpt
ele fala outro idioma
o chatbot funciona em inglês
o robô tem nome
o bot fecha a venda
ele consegue passar o preço pro cliente
o robô cobra quem tá devendo
ele sabe cobrar cliente devendo
o bot fala espanhol com turista
ele responde em grupo de whatsapp
o chatbot filtra spam
o bot consegue ler comprovante de pix
dá pra o robô mandar figurinha
o robô reconhece cliente antigo
o chatbot entende gíria
o robô entende foto
ele responde figurinha de bom dia
o chatbot consegue ignorar mensagem de corrente
o chatbot fala inglês
o robô entende áudio
o robô responde por áudio
ele manda áudio
o robô faz venda sozinho
o chatbot manda boleto pro cliente
o chatbot recebe pagamento
o chatbot manda foto do produto
o chatbot faz pesquisa de satisfação
o robô manda mensagem em massa
quantas mensagens o chatbot aguenta
o chatbot atende vários clientes ao mesmo tempo
o robô faz ligação
o chatbot tem voz
o bot faz cobrança automática
dá pra escolher o nome do robô
`,
  "bot-whatsapp-account": `
usa o meu número mesmo
precisa de whatsapp business
o chatbot usa a api oficial
posso perder meu número de whatsapp
preciso trocar de número
funciona no whatsapp normal
precisa de um chip novo
o whatsapp pode bloquear meu número
`,
  combine: `
dá pra pegar só o site agora e o resto depois
quero tudo, site sistema e robô
qro site e robô
site mais chatbot dá certo
tem vantagem contratar tudo
quero os três serviços
dá pra fazer site e chatbot juntos
posso contratar os três
site e sistema juntos
funciona junto
vocês fazem tudo junto
quero site com chatbot
preciso de site, sistema e chatbot
os serviços funcionam separados
posso contratar só um
dá pra começar com um e depois fazer outro
o site conversa com o chatbot
é vantagem fazer junto
tem que ser um de cada vez
`,
  recommend: `
tô cansado de apagar incêndio na empresa
a concorrente tem um site melhor que o meu
não quero mais viver no aperto, preciso vender
qual de vocês serve pra mim
acabei de abrir minha loja, o que vcs sugerem
vou abrir um negócio, do que eu preciso
to abrindo uma hamburgueria, o que vocês indicam
o que seria melhor pro meu caso
não sei o que pedir
minha loja vende pouco, o que faço
tô perdido, o que eu contrato
por que ter um site
qual o sentido de ter um site
o que é melhor pra mim, site ou chatbot
me ajuda a escolher entre site e sistema
tenho uma loja de roupas, o que vocês sugerem
não sei se preciso de site ou sistema
o que você recomenda pra minha empresa
preciso vender mais, o que vocês fazem
qual serviço é melhor pro meu negócio
não sei o que preciso
por onde eu começo, site ou chatbot
o que vale mais a pena
vale a pena ter site hoje em dia
site dá retorno
como um chatbot aumenta minhas vendas
pra que serve um site
pra que eu preciso de um sistema
qual a diferença entre site e sistema
como vocês podem melhorar meu negócio
`,
  "online-store": `
quero vender bolsa online
loja pra vender bijuteria pela internet
faz loja pra vender semijoia
loja on line com pix
vender pela internet minhas peças
vendo roupa no insta e queria um site de venda
quero botar minha loja na internet
qro vender na net
a empresa possui experiência com lojas virtuais
quero vender no site
fazem site de vendas
em quanto vocês fazem uma loja virtual igual a de moda
vocês fazem loja virtual
fazem e-commerce
quero vender pela internet
quero uma loja online
preciso vender minhas roupas online
loja virtual com carrinho
vocês criam loja na internet
site pra vender meus produtos
queria vender online com pagamento
fazem marketplace
quero vender doces pela internet
minha loja só vende no balcão, quero vender online
dá pra receber pagamento no site
`,
  app: `
queria que meu cliente visse o saldo dele num app
queria um aplicativozinho pra minha loja
vcs faz aplicativo
faz ap pra celular
fazem aplicativo pra celular
vocês têm app próprio
vocês fazem aplicativo
fazem app
quero um app para celular
desenvolvem aplicativo pra android e iphone
preciso de um app de agendamento
vocês fazem app ou só site
app para delivery
quero um aplicativo pro meu negócio
fazem app de ios
tem como fazer um app pra academia
um app na play store
`,
  booking: `
cliente esquece o horário marcado
to cansada de perder paciente que não vem
tenho uma clínica de estética e o paciente esquece
paciente esquece o horário da consulta
marcação de horário pelo celular do cliente
dá pra cobrar sinal pra cliente não faltar
tenho estúdio de tatuagem e levo muito furo
preciso parar de marcar na agenda de papel
sou dentista, paciente some e não desmarca
quero q o cliente marque sozinho sem me chamar no zap
tem projeto de agendamento no portfólio
as clientes faltam e nem avisam
minhas clientes marcam e furam
sou barbeiro e perco tempo marcando horário
tenho salão de manicure, trabalho com hora marcada
ja fizeram alguma coisa pra quem trabalha com hora marcada
cliente que marca e não vem me mata
algum projeto em que o cliente marca sozinho e paga uma parte antes
um sistema em que o cliente marca sozinho
tem algo pra evitar que o cliente falte
preciso de um sistema de agendamento
quero que o cliente marque horário sozinho
sistema pra salão marcar horário
agenda online pra clínica
paciente marca consulta pela internet
meus clientes marcam e não vêm
quero mandar lembrete pros clientes
tem sistema de reserva
o cliente paga um sinal pra reservar
agendamento online para barbearia
quero parar de marcar horário no caderno
o cliente escolhe o dia e horário
reserva de quadra
reserva de mesa pro restaurante
já fizeram algo pra marcar consulta
`,
  intranet: `
férias no papel e comunicado no mural, já resolveram algo assim
sou do rh de uma rede de supermercados, já resolveram algo nessa linha
quero um sistema pro rh
quero juntar documentos e avisos dos colaboradores num lugar
nossa rede precisa falar com todos os colaboradores
os documentos da empresa ficam espalhados
aviso pros funcionários vai por grupo de zap e se perde
queria um lugar pro pessoal ver holerite e comunicado
o rh vive respondendo a mesma pergunta de férias
tenho muito funcionário e o comunicado não chega em todos
os avisos ficam no mural e ninguém lê
pedido de férias hoje é por papel
no rh tudo é no papel, já resolveram algo assim
pedido de férias é no papel e comunicado é mural
dá pra fazer um portal desses pra minha escola
quero um portal pros funcionários
fazem intranet
os funcionários pedirem férias online
um lugar pra guardar documentos da empresa
quero publicar comunicados internos
portal do colaborador
guardar contratos dos funcionários
sistema de rh com férias e documentos
preciso que a equipe veja os avisos num lugar só
portal interno da empresa
`,
} as const;
