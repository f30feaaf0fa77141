/** Utterances about the services: one per line, by intent. */
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
minha igreja quer um site com os horários dos cultos
tenho uma funerária na cidade e a família só acha a gente por indicação, dá pra montar uma página nossa
abri um consultório de fonoaudiologia e preciso estar na internet com uma página decente
cês fazem saite pra oficina de moto?
sou fotógrafo de casamento e queria expor meus álbuns num endereço meu na web
minha pousada só existe no booking, queria um espaço próprio pra mostrar os quartos
Poderiam informar se desenvolvem páginas institucionais para escritórios de advocacia?
oxente, e um site pra minha banda de forró, rola?
blog de receita low carb, vcs montam?
o cardápio da lanchonete hoje é um pdf feio, quero ele numa página bonita
sou corretora e quero uma vitrine de imóveis na web com foto e descrição
site pra candidato a vereador vocês constroem
uma página simples com mapa, fotos e telefone da minha barbearia, é com vocês?
quero colocar a história da fazenda e dos nossos queijos na internet
a ONG de gatinhos aqui do bairro precisa de uma página pra receber doação
tchê, tô precisando dum site pra minha churrascaria
vendo terreno em loteamento e o dono pediu uma página com a planta e as fases da obra
o que vem dentro quando eu contrato um site
meu escritório de arquitetura não tem presença digital nenhuma, queria começar por uma página
faço bolsa de crochê e me falaram que eu devia ter um site meu
desenvolvimento web institucional
presiso dum saiti pro meu pet shop mostrar os serviço
sou aposentado e quero publicar minhas memórias num sítio na internet, fazem isso?
cliente pergunta se a gente tem página e eu fico com vergonha de mandar o instagram, queria resolver
nosso sindicato quer uma página com notícias e convenções coletivas
escola de inglês do bairro, quero divulgar turmas e professores online
faço cookies artesanais e quero um site bonito pra mostrar
dou aula de inglês e quero um site pra aparecer
sou jornalista e preciso de um site com meus textos
trabalho com enterro e luto, tenho funerária e queria um site respeitoso
careço de uma página na internet pra minha tornearia
qro um site do meu time de futsal
Fabrico rede de dormir há trinta anos, vendo na beira da BR e na feira, e meus filhos agora insistem que sem página na internet ninguém me descobre; cês fazem
desejo encomendar um sítio eletrônico para meu escritório de advocacia
meu hotel fazenda não tem nem página com foto, quero começar por aí
confeccionam páginas para ateliê de cerâmica
minha mãe tem uma creche e qr um sitezinho
A nossa banda de música completa cem anos em setembro e queríamos uma página bonita contando a história, com retratos dos maestros antigos, isso os senhores fazem
página institucional para construtora, executam
o que vem junto quando a gente manda fazer um site
quero aparecer na internet com minha fábrica de rapadura, uma página só minha
site p canal de youtube vcs faz
blog de receita da minha vó rola
a diretoria do asilo resolveu que precisa de um portal de doações, digo, um site simples com fotos e o jeito de ajudar
desenvolvem páginas para congressos médicos
página de casamento, com lista e mapa, fazem
quero um site pro meu portifólio de desenho
um site de uma folha só, apresentando meu serviço de poço artesiano
como é o serviço de criação de sites
tenho um camping e o povo só me acha por boca a boca, a netaiada falou em fazer um site bonito com as fotos da cachoeira
necessito de uma vitrine digital para o meu antiquário
eu e meu irmão montamos uma banda e já temos duas músicas, agora falta um site com as fotos, os shows e um jeito da galera falar com a gente
Nosso colégio comemora meio século e a congregação deseja uma página em que figurem as turmas, os retratos e a história da fundadora, serviço que lhes venho encomendar
o povo passa na estrada, vê a placa de doce de leite e não para porque não sabe se tá aberto, se eu tivesse uma página parava
minha mãe faz unha e cabelo e todo mundo pergunta se ela tem site pra ver as fotos e os preços, aí ela fica sem graça
minha banda precisa aparecer, não é aplicativo nem robô, é uma página com agenda de show e foto
tenho uma ong de prevenção ao suicídio e gostaria de um site bonito pra divulgar o trabalho
minha vó benze e faz garrafada, a família quer uma página que conte a história dela
o povo procura a oficina na internet e só acha um mapa velho com foto do muro
meu cartão de visita só tem telefone, queria um endereço na internet também
cansei de mandar foto por foto pros noivos, queria um lugar só pra mostrar o buffet
a paróquia precisa de uma casinha na internet com os horários de missa
perdi uma noiva porque ela não achou nada sobre meu ateliê
queria uma vitrine do meu trabalho de marcenaria que abrisse em qualquer lugar
minha mãe faz queijo da canastra e ninguém de fora sabe que ela existe
advogado só pode divulgar com sobriedade, montam uma página discreta pro escritório
tô abrindo a escolinha de natação e preciso aparecer bonito pros pais
a pousada vive de indicação, quero uma página com os quartos e as trilhas
ganhei a eleição do condomínio e prometi uma página pros moradores verem as notícias
o que eu levo se encomendar uma página com vocês
o caminhão tem meu nome pintado mas na internet eu não existo
Necessitamos de portal institucional para cooperativa agropecuária; executam
O objeto é a criação de sítio eletrônico; quais itens integram a entrega
Elaboram website para escritório contábil com conteúdo normativo
Desenvolvem página institucional para associação sem fins lucrativos
Pretende-se contratar one page promocional para evento odontológico
Quais características técnicas acompanham os sites desenvolvidos
site p oficina
faz site?
pag p salão
qro 1 site
site de clinica tem
oq vem no site
faço bolo de pote em Olinda e só vendo pra vizinho, queria uma página bonita pra gente nova me achar, montam
sou advogada recém formada e preciso de presença na internet, um lugarzinho com minha apresentação
nosso museu municipal precisa de página institucional, isso faz parte do trabalho de vocês
tenho chalés em Gramado, quero um cantinho na web com fotos e o contato, fazem, tchê
oxe vocês fazem site mesmo ou é só robozinho de zap
tá, e o que vem nele, no site
o que vem junto no site
minha firma trabalha fim de semana e quero pôr isso num site pros clientes verem
quero um site pra mostrar meus horários pros clientes
vocês desenvolveriam um site de vagas de emprego com envio de currículo pra uma agência de rh
site pra empresa de recrutamento receber currículos, fazem
um site pro meu time de vôlei, fazem pra pessoa física
faço marmita fitness em Uberlândia e só divulgo no status, tô querendo ter meu endereço na internet, cês criam
sou fotógrafa de parto e preciso mostrar meus ensaios em algum lugar que não seja rede social, montam uma página pra mim
meu pai é chaveiro há quarenta anos e o pessoal só acha ele pela plaquinha, queria dar um site de presente pra ele, vcs fazem
tenho um escritório de contabilidade com site nenhum até hoje, acredita, o que viria junto se vocês construíssem um
abri um camping na Chapada, sem nada online ainda, fazem um site com fotos e mapa de como chegar
sou candidato a conselheiro tutelar e queria uma pagininha com minhas propostas, isso entra no que vocês criam
nossa banda de pagode toca em casamento e os noivos pedem um site pra ver vídeo, vocês desenvolvem
tenho um lar de idosos e as famílias pesquisam antes de visitar, preciso de presença na internet, é com vocês
dou aula particular de física e perco aluno por não ter onde mostrar meu método, dá pra fazer um cantinho na web pra mim
sou pastor de uma igrejinha em Olinda e os irmãos querem ver os cultos e a agenda numa página, vocês levantam isso
a associação dos apicultores quer uma página institucional com a história e os produtores, fazem esse tipo
tô lançando uma marca de cachaça artesanal e preciso de algo na internet com o rótulo bonito e a história, cês pegam
meu consultório de fono recebe só por indicação, agora quero uma página onde me conheçam antes, como é o site que vocês entregam
sou marceneiro e mostro os móveis num álbum de papel, mó vergonha, queria um álbum na internet com meu nome, rola
faz site pra pousada
quero uma pagininha pro meu ateliê
me faz um site pra lavanderia
bora criar um site pra mim
monta página pro meu sindicato
site institucional, cês fazem
um saitezinho pra minha lojinha
quero botar minha firma na internet
meu formulário de inscrição é no papel e estraga, dá pra fazer um online
queria a ficha de inscrição da escolinha na internet
minha barbearia não tem página ainda
quero uma vitrine na internet, filho
bora botar meu sítio na web
precisamos de uma presença institucional digital
meu ateliê de cerâmica vive de indicação e tem turista que chega na cidade procurando e não encontra, quero uma página bonita com fotos das peças e um jeito de falar comigo
abri uma clínica de fisioterapia com duas colegas e até hoje usamos só um cartãozinho impresso, gostaria de ter um endereço na internet contando o que tratamos, vocês fazem
oi, bom domingo! minha escola de dança quer um site, cês fazem
nada de chatbot por ora, quero uma página pro meu cartório
faz site também ou só robô
fazem os dois, site e robô
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
o formulário do meu site velho parou de mandar, vocês arrumam site feito por outro
um rapaz montou minha página em 2016 e desapareceu, vocês pegam o que ele deixou?
herdei da gestão anterior um site em wordpress todo remendado, dá pra assumir
só quero uma repaginada no que já está no ar
preciso trocar o banner e consertar o menu do site que já tenho, é possível
o programador pediu demissão e largou o sistema pela metade, vocês terminam
reforma de site antigo
minha página foi hackeada e agora abre propaganda de cassino, conseguem arrumar
o site que a agência entregou veio todo torto no tablet, dão um jeito?
Gostaríamos de saber se assumem a manutenção de um ERP legado em Delphi
ja tenho site so quero melhora ele
meu robô do zap foi feito por outra empresa e tá respondendo bobagem, cês ajustam?
compensa aproveitar o que eu já tenho ou tem que começar do zero
tenho uma loja na nuvemshop e o layout tá horrível, vocês mexem nela?
dá pra dar um tapa no visual do site da clínica sem jogar fora o que existe
a página do hotel tá dando erro 404 em tudo que é link, vcs resolvem
quem criou nosso portal faleceu e ninguém tem como dar continuidade, mano
continuar um projeto que outro dev começou, topam?
acrescentar uma tela nova num sistema que já roda aqui na fábrica
modernizar um sistema de 2003 que só abre no internet explorer
meu sobrinho começou o site e empacou, vocês pegam daí
o botão do whatsapp da minha página parou de funcionar, arrumam pra mim
site da paróquia tá desatualizado desde a pandemia, dá pra reaproveitar?
quero que alguém tome conta do site que já está publicado
vocês fazem diagnóstico do que tá errado no meu site de hoje?
nosso aplicativo foi feito por uma startup que fechou, conseguem dar manutenção nele
o formulário do meu site parou de mandar e quem fez sumiu
meu site morreu e o rapaz que fez sumiu, vocês ressuscitam
quero trocar as fotos do meu site antigo que outro fez, vocês mexem nele
já tenho uma página antiga, feita por um primo em 2011, cês dão uma reformada
meu site ta mó feio da pra mudar
O rapaz que cuidava do sistema da nossa farmácia faleceu e ninguém mais entende o que ele deixou, seria possível que a empresa assumisse o programa do jeito que está
prestam manutenção em páginas desenvolvidas por terceiros
sistema feito em delphi nos anos noventa, cês continuam ele
o site da escola tá cheio de link quebrado, vcs concertam
meu e-commerce foi feito por outra agência e trava no carrinho, dá conserto ou é caso perdido
pega obra começada por outro
vcs terminam um site q o menino largou no meio
readequar um portal institucional obsoleto está ao alcance dos senhores
meu robô de whatsapp foi outro que fez e responde tudo errado, cês ajeitam
dá p trocar só a cara do meu site q ja existe
Compramos a pousada com site e tudo, só que as fotos são do dono antigo e o programador não atende, queria aproveitar o que tem em vez de fazer outro
hackearam meu site, vcs limpam
meu site foi feito no wordpress pelo filho do padre, podem dar um tapa nele
refazer ou remendar o meu, qual dos dois cês fazem
assumem o desenvolvimento de um software iniciado por outra fornecedora
nosso site tem dez anos e aparece um aviso de perigo quando o freguês abre, cês mexem nesses antigos
atualizar o site que a gente já tem rola
tenho um app pronto q ta bugado, vcs pegam
melhoram o sistema que já uso ou só fazem novo
site parado desde a pandemia, dá jeito
o programa da balança tá capenga, quem fez mudou pro Paraguai; arrumam
meu irmão fez o site da igreja quando tinha 17 anos e agora ele tá na marinha, ninguém sabe a senha nem mexer, vcs conseguem ajeitar esse mesmo
O programa de gestão do nosso hospital foi escrito por um engenheiro já falecido, em linguagem que ninguém domina, e gostaríamos de conservá-lo com melhoramentos, se possível
meu site morreu, era de um rapaz daqui, dá pra ressuscitar
nosso site morreu, o moço que fez mudou de profissão, vocês ressuscitam ele
o formulário do meu site velho parou de mandar mensagem, foi outra firma que fez, vocês arrumam
meu sistema sumiu com os dados de três meses e quem fez não atende, vocês olham
meu cunhado largou a página da oficina pela metade e sumiu pro japão
tenho uma coisa no ar desde 2009, dá até tristeza, aproveita alguma coisa
o antigo rapaz faleceu e ninguém mais sabe entrar no programa da cooperativa
não quero começar do zero, só dar uma guaribada no que já está no ar
a página da paróquia foi invadida e mostra propaganda de remédio
pegam obra começada de outro pedreiro
meu programa de locação tá velho mas funciona, só queria remendar
a página da escola abre torta depois que o navegador atualizou
comprei a pousada e veio junto um site que ninguém mexe
trocaram o menu sem querer e agora nada abre, cês acodem
dá dó jogar fora o que paguei caro, preferia uma reforma
só queria trocar o visual do blog do buffet sem perder os textos
herdei da gestão passada um sistema que engasga todo dia, assumem a bronca
Assumem a sustentação de sistema legado desenvolvido por terceiros
Realizam refatoração de código preexistente
Há possibilidade de modernização do portal atual sem substituição integral
A transição contratual inclui assunção do passivo técnico do fornecedor anterior
Prestam manutenção corretiva em website de autoria alheia
Avaliam a viabilidade de evolução da plataforma que já possuímos
arruma site velho
reforma de site
mexe em site pronto
refaz meu site
site bugado concerta
sist antigo ajustam
o rapaz que montou a página da minha funilaria foi embora pro Canadá, vcs pegam daí pra frente
nosso programa da cooperativa é de 2009 e o autor faleceu, alguém aí assume o código
gastei tudo num site pro meu haras que ficou feio, dá pra reformar aquele mesmo
a agência largou o site da escola pela metade, vocês concluem trabalho alheio
o formulário do meu site parou de mandar mensagem, foi outra agência que fez, vocês arrumam
o botão de comprar da minha loja não funciona, consertam isso
meu site dá erro 500 desde ontem e quem fez não responde, vocês mexem
o site da minha clínica tá todo torto, dá pra vocês consertarem
a página da minha imobiliária não abre mais, assumem a manutenção
meu formulário de contato não envia, site feito por um sobrinho, dá conserto
o meu sistema antigo trava toda hora, dá pra vocês darem um jeito nele
o carrinho da minha loja virtual parou de calcular frete, vocês dão jeito
meu cliente clica em enviar no meu site e dá erro, vocês resolvem isso
meu site da imobiliária foi feito em 2012 por um primo e parece um dinossauro, vocês dão uma repaginada
o programador da nossa clínica sumiu e o sistema ficou órfão, vocês adotam o que outro começou
tenho uma loja de pesca com página no ar faz anos, só precisava mexer no menu, pegam coisa assim
paguei metade de um aplicativo pra minha academia e o cara largou no meio, cês terminam o serviço dele
a escola usa um sistema antigo que trava todo dia, dá pra vocês consertarem em vez de fazer outro
sou despachante e meu site foi invadido, tá abrindo propaganda de cassino, conseguem limpar
meu sobrinho montou a página da minha sorveteria e foi pro exército, vocês assumem daqui
herdei a gráfica do meu pai e um programa velho em que ninguém toca, vocês dão manutenção nele
a agência fechou as portas e nosso site de turismo ficou congelado, dá pra continuar de onde parou
gosto do meu site de queijos mas o visual tá cansado, vocês só trocam a roupa dele
no hospital rodamos um software legado e precisamos acrescentar um módulo, aceitam trabalhar em código alheio
uai, já tenho um saite da fazenda, só que tá todo desconjuntado no telefone, cês ajeita
comprei uma loja de bike que já veio com página pronta, queria mudar pro meu jeito, fazem reforma
montei eu mesma a página da minha marca de sabonete e ficou torta, vocês pegam o que fiz e arrumam
reformam saite velho
mexem em sistema dos outros
dá um tapa no meu site
terminam o que outro largou
já tenho site, só quero melhorar
assumem projeto pela metade
conserta site bugado feito por outro
repagina o meu q tá feio
herdei um site capenga, vocês pegam
dá um tapa no meu site velho
meu portal de 2012 ainda tem salvação
assumem código legado de terceiros
o estudante que montou a página da nossa ong se formou e foi morar fora, ficou tudo pela metade e ninguém tem coragem de encostar, vocês aceitam continuar de onde parou
a clínica pagou caro num sistema há oito anos e a empresa que fez fechou as portas, agora dá erro toda semana, vocês entram em trabalho feito por outros
oi, meus anjos! meu site quebrou e foi outro que fez, cês arrumam
já tenho loja virtual antiga, só quero que vocês deem um upgrade nela
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
não quero que meu site tenha a mesma cara do da concorrente, ela contratou um pacote pronto
quero que combine com o letreiro rosa e dourado da minha loja
não quero ver outra clínica com a mesma página que a minha
vocês usam template comprado ou desenham do zero
minha marca é toda em tons de terra, dá pra puxar isso pro visual
tenho trauma de site com cara de modelo genérico
o layout é criado só pra mim?
comprei um tema de 50 dólares e descobri cinco padarias com ele igualzinho
Há um trabalho de identidade visual próprio em cada página desenvolvida?
posso escolher as cores e as letras
o visual segue o manual da marca que a gente já tem?
vai ter a cara da minha doceria ou vai parecer site de banco
quero uma coisa rústica, com jeito de fazenda, sem parecer copiado
dezáine próprio ou pronto?
é aquele esquema de trocar a logo e entregar o mesmo pra todo mundo?
sou tatuadora, meu estúdio é todo preto e neon, queria o site nesse clima
fica bonito mesmo ou é aquela coisa quadrada
quem desenha a aparência das páginas são vocês mesmo?
quero site clean, chique, estilo hotel boutique
uai, mas ceis copia de outro site ou inventa um pra gente?
a estética é importante pra mim, sou designer de interiores, como vocês cuidam disso
dá pra o site parecer com a embalagem do meu sabonete
minha concorrente fez um site idêntico ao de outra loja e virou piada, isso pode acontecer comigo?
layout exclusivo
tem a ver com a minha identidade ou é tudo padronizado
levo minhas referências do pinterest e vocês criam o desenho em cima?
quero um site com as cores do meu time e da minha loja, nada genérico
o feitio da página é exclusivo ou sai igual ao do vizinho
pode ser roxo c glitter
o desenho gráfico é elaborado por vocês ou parte-se de um molde
Minha vinícola tem um brasão de família pintado à mão em 1930 e eu morreria de desgosto se o site ficasse com cara de loja de celular; vocês respeitam o estilo da gente
seguem o manual de identidade visual da instituição
qro um bagulho diferentao, ninguem tem igual
o layout é criado do zero ou copiado
dá p fazer estilo anime
a aparência do site quem bola
dois concorrentes meus têm sites gêmeos, só mudou o nome na testa, e eu não quero passar essa vergonha; cada um sai com aparência própria
cês usam forma de bolo ou desenham na unha
posso escolher as letras e as cores
tem que ter jeito de fazenda, com cara de fogão de lenha, cês fazem esse estilo
a estética do portal refletirá a tradição da nossa casa
vcs têm designer ou usam template
identidade única, sem parecer genérico
A minha loja de bonecas de pano tem paredes cor-de-rosa antigo e cheiro de alfazema, seria possível a página transmitir essa mesma delicadeza
mudam o jeitão conforme a marca
vai parecer com o site do meu concorrente
o desenho é feito a partir do meu logotipo
n quero aqueles site tudo quadrado igual
minha marca é um sapo astronauta q eu mesmo desenhei e quero um site todo no clima do sapo, vcs fazem ou só coisa séria
A Casa conserva desde 1888 o mesmo papel timbrado, em sépia e letra gótica, e seria penoso vê-la numa página de aspecto vulgar e repetido
pintei a frente da minha venda com as cores da bandeira do Divino e queria que a página tivesse a mesma alegria, não um branco de hospital
todo site de dentista é azul com dente sorrindo e minha tia q é dentista odeia, ela quer laranja e plantas, dá pra fazer do jeito dela
minha página é igualzinha à da funerária, o cliente riu de mim
escolhi um modelo pronto e depois vi quatro salões iguais na cidade
quero bater o olho e sentir o cheiro do meu café
nossa igreja tem cores próprias do padroeiro e não abro mão delas
meu logo foi minha avó que bordou, será que respeitam
não tenho olho pra cor, alguém daí decide o visual comigo
quero que pareça com a pousada, rústico, madeira, rede na varanda
vai ficar com cara de carnê de loja ou vai ter personalidade
tenho horror àquelas páginas tudo igual com homem de terno sorrindo
o buffet é todo rosa e dourado, a página acompanha
vocês desenham ou eu tenho que levar o desenho pronto
me dá agonia coisa genérica, sou tatuador e vivo do traço
sinto que minha clínica tem alma e a página atual não tem
O layout é de autoria exclusiva ou baseado em template comercial
Observam o manual de identidade visual do contratante
A identidade gráfica será inédita
Há equipe que elabore o design da interface
O projeto visual é individualizado por cliente
Vedamos temas comprados de terceiros; trabalham com criação própria
design proprio?
usa minha logo
layout unico
tem template?
fica com minha cor
visual exclusivo
meu site vai ter a cor e o jeito da minha marca
o visual é desenhado do zero
usa o meu logo e minhas cores na página
o layout vai ser só meu ou igual a de todo mundo
a aparência do site quem cria
quero um visual que ninguém mais tenha
tenho marca de biquíni com identidade forte e odiaria parecer com as outras, o visual nasce do zero
sou tatuador e minha estética é bem própria, vcs criam uma cara só pra mim ou usam molde
meu concorrente e eu acabamos com páginas gêmeas de outra agência kkk, isso se repete aí
temos manual de identidade na clínica, o visual segue nossas cores e letras
acharia uma pena o site ficar igual ao dos outros
tenho uma cafeteria toda decorada de azulejo português, o site vai ter essa cara ou é tudo branco genérico
minha concorrente de lingerie copiou tudo meu e agora quero algo só nosso, o visual sai exclusivo
sou dono de hamburgueria com pegada rock, preto e vermelho, vocês seguem as cores da casa
vi três dentistas do bairro com a mesmíssima página, morro de vergonha disso, a minha vai ser diferente
pago designer pra embalagem da minha cachaça, quem desenha o layout da página são vocês
somos uma marca de moda praia bem colorida e temos manual de identidade, o site respeita esse manual
minha floricultura é delicada e os sites que vejo são frios, vocês criam um visual com alma
na escola já usamos amarelo e verde há 50 anos, a página fica com a nossa identidade
mexo com artesanato de barro e quero que lembre o sertão visse, ocês desenham assim
meu escritório de advocacia é sóbrio, detesto coisa espalhafatosa, consigo um estilo clássico só meu
já comprei tema de vinte dólares pra minha loja de skate e ficou igual a mil outras, com vcs o desenho nasce do zero
sou arquiteta e chata com estética, o layout é pensado pra mim ou saiu de um molde
a padaria tem um mascote que é um pãozinho, dá pra o visual da página girar em torno dele
trabalho com festa infantil e quero tudo fofo e redondinho, o desenho da página é personalizado
layout é só meu ou repetido
fica com as cor da loja
desenham do zero ou template
vai ter a carinha da minha marca
n quero site igual do vizinho
o visual é original mesmo
usam tema comprado
quero um visual arretado e único
as cores podem ser do meu jeito
não quero cara de site genérico
fica com o jeitinho da minha loja, né
o layout é personalizado à identidade visual
minha confeitaria é toda cor de rosa com bolinha e eu seria capaz de chorar se a página saísse cinza e séria como as dos outros, o visual segue o meu estilo
reparei que todos os escritórios da minha rua têm a mesma página com a mesma foto de aperto de mão e acho isso um horror, o visual que vocês criam é único
oi, artistas! o desenho da página é feito do zero pra mim
já tenho logo, o site sai combinando com ela
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
quando abrem meu site pelo telefone a foto demora um século
90% do pessoal abre pelo smartphone, vai abrir ligeiro?
aqui na roça a internet é fraca, o site carrega mesmo assim?
letra miudinha no telefone ninguém lê, o de vocês se ajusta à tela?
abre bem no iphone e no samsung
meus alunos só têm 3g, precisa ser leve
a página demora tanto que o cliente desiste antes de ver a foto
qual a velocidade dos sites que vocês fazem
As páginas são otimizadas para dispositivos móveis?
entra rapido no celu?
nao quero aquele site que fica rodando a bolinha
motoboy vê pelo aparelho na rua com sinal ruim, abre?
o site da concorrente abre num piscar de olhos, quero igual
tem que dar zoom pra ler ou já aparece certinho na telinha
site pesado cheio de animação trava o telefone da minha mãe, o de vocês é assim?
funciona no tablet das garçonetes
vai ficar desengonçado quando abrir no telefone?
tempo de carregamento
meu público é de idosos com celular baratinho, a página vai rodar bem
versão mobile inclusa?
mesmo com bastante foto de prato o site fica rápido?
visse, no celular fica bom também ou só no computador?
testei meu site no pagespeed e deu nota 23, o de vocês é veloz?
turista olha tudo pelo telefone no meio da rua, precisa carregar em segundos
preciso que abra depressa porque anuncio e o povo clica e vai embora
meus clientes só usam telefone velho com internet ruim, o site abre
abre direitinho em celular baratinho
a galera da escola só usa celular, o site presta no cel
a página carrega com presteza mesmo em conexão precária
Meus clientes são pescadores e abrem tudo no telefone com a tela trincada e sinal de uma barrinha, queria saber se o site abre ligeiro pra eles
fica bugado no iphone
meu site atual leva um tempão rodando aquela bolinha, o de vocês é ligeiro
adapta-se às telas pequenas
internet aqui é de rádio, puxada a manivela, a página aguenta
ninguém tem pc mais, tem q ser bom no cel
em tablet e telefone a visualização fica correta
no celular da minha esposa as letras saem miudinhas em quase todo site, no de vocês a gente consegue ler e tocar sem dar zoom
o site é levinho
é pesado pra carregar foto
o tempo de carregamento das páginas é baixo
site lento espanta freguês, cês cuidam disso
os turistas que procuram meu passeio de barco estão sempre na rua com o aparelho na mão, a página precisa funcionar bem assim
ta cortando a tela no meu celular o site da empresa, vcs fazem um q n corta
o portal é responsivo para dispositivos móveis
carrega em qts segundos no celular
no telefone antigo do meu marido funciona também
a velocidade é boa pra quem navega com plano de dados de recarga
na minha escola ninguém tem computador, a galera ia ver o site do campeonato no celular com dado acabando, ele abre rápido ou trava
Os romeiros consultam a programação caminhando, com sol a pino na tela e sinal escasso, de sorte que a página precisaria carregar sem demora nos aparelhos
o site da minha cunhada leva o tempo de coar um café pra abrir no telefone, e quando abre as letras tão cortadas; o de vocês é mais ligeiro
minha mãe vende pelo celular o dia todo e manda link pros clientes que tb só usam celular, então se n abrir direito neles n adianta nada
meu site tá uma lesma no telefone, a freguesa desiste antes de abrir
minha freguesia só tem celular velho e o 4G daqui é de chorar, o site abriria ligeiro
meu freguês tá na fila do ônibus com um aparelho velhinho, vai conseguir ver
a internet aqui na serra é um fiapo, a página abre mesmo assim
ninguém da minha clientela tem computador, é tudo na palma da mão
abro a página da escola no aparelho e as letras ficam minúsculas
cliente desiste antes da foto aparecer
o pessoal usa pacote de dados fraquinho, não pode ser pesado
fica aquela bolinha rodando, rodando, e o hóspede vai embora
os motoristas só olham na tela pequena na beira da estrada
a página atual só fica direita no monitor da recepção
meu público é tudo idoso com samsung baratinho
as noivas abrem tudo deitadas na cama, tem que ficar bonito ali
quando carrega com foto grande do buffet trava tudo, a de vocês aguenta
tenho que dar zoom com dois dedos pra ler o cardápio, que raiva
O layout é responsivo e otimizado para dispositivos móveis
Qual o desempenho de carregamento em redes 3G
A página atende às métricas de velocidade em smartphones
Há otimização de performance na entrega
Mais de noventa por cento dos acessos da nossa rede é móvel; contemplam isso
O tempo de carregamento é considerado no projeto
abre no cel
é leve?
responsivo?
rapido no 4g
fica bom no iphone
site lento n né
o site que vocês criam abre rápido no celular simples
meus clientes só usam celular, o site novo vai caber na telinha
quero site que não trave no android velho do freguês
na tela pequena fica bom o site que fazem
com internet ruim de 3g a página de vocês carrega pro meu cliente
o site que eu contratar fica legível no telefone
vendo açaí e meu público é molecada de celular baratinho, a página vai abrir ligeiro pra eles
na zona rural onde vendo ração a internet é fraca, o que cês fazem carrega nesses telefones
minha página atual da pousada leva um século e o hóspede desiste, a de vocês é ligeira
oitenta por cento das minhas alunas acessam do smartphone, fica ajeitado na telinha
os botões do meu site ficam miúdos no telefone, o de vocês sai direito
meu site não abre direito no celular das clientes, o que vocês fariam
a página do meu hotel trava no celular e o hóspede desiste, o novo vem leve
a página da minha cunhada custa a abrir no celular, as que vocês fazem abrem mais ligeiro
meus clientes são caminhoneiros, olham tudo na estrada pelo telefone, a página vai abrir direito neles
aqui no interior o sinal é fraquinho e minha loja depende dele, o site de vocês carrega mesmo assim
minha freguesia do bazar só tem smartphone baratinho, a página vai rodar nesses
na pousada 9 em cada 10 reservas chegam pelo aparelho de mão, vocês pensam nessa telinha
o site da minha loja de tinta leva dez segundos girando a bolinha, o que vocês fazem abre ligeiro
sou vendedora de porta em porta e mostro tudo na tela do telefone, fica arrumadinho nela
minha mãe abre a página da nossa cantina e precisa dar zoom em tudo, com vcs a letra já ajusta
os pais dos alunos consultam a escola no ônibus pelo 4g, o carregamento é rápido
tenho loja de móveis com foto pesada que empaca tudo, conseguem deixar ligeirinho
eu mesmo nem computador tenho, faço tudo do tablet na minha oficina, o site se adapta
faço entrega e o povo pede andando na rua, com vcs a tela encolhe sem bagunçar
medimos o portal da cooperativa e a nota de velocidade deu vermelha, o de vocês é veloz
sou guia em Fernando de Noronha, internet aqui é sofrida, o saite vai ser levinho
meu cliente desiste antes de a página aparecer, perco venda no petshop, a de vocês demora pra surgir
abre ligeiro no cel
fica bom em tela pequena
vai abrir no iphone e android
carrega rapidin ou trava
site pesado ou maneirinho
roda em celu veio
no 3g da roça abre
abre liso no meu android
roda em celular fraco, mano
no telefonezinho da minha irmã vai abrir
a página é responsiva
quase todo freguês da minha pizzaria pede deitado no sofá olhando o telefone e desiste se a tela fica girando, a página de vocês abre depressa no aparelho pequeno
no interior do marajó a internet pega só num canto da casa e olhe lá, uma página pesada nunca termina de abrir aqui, as de vocês são levinhas
e aí, blz? fica bonitinho na telinha do iphone
não quero app, quero que o site abra rápido no telefone
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
quem procura pelo endereço da minha borracharia na internet não acha
boto encanador em joinville na busca e só vem os outros
fazem seo?
quero ficar em primeiro lugar quando alguém buscar dentista em maringá
garante topo do google?
quando procuram meu nome aparece um homônimo, um site ajuda nisso
sou chaveiro, se não me acharem na busca eu não como
O site já vem otimizado para mecanismos de busca?
guglar minha empresa e não achar nada é triste demais
vou sair na primeira página?
de que adianta ter site se ninguém encontra, como resolvem isso
o tráfego orgânico do meu blog morreu, as páginas de vocês ajudam a ranquear?
meus pacientes pesquisam por nutricionista esportiva, consigo aparecer pra eles
o buscador vai ler minha página direitinho?
palavra-chave, título, essas coisas de busca, cês cuidam?
mano, quero aparecer antes da concorrência na pesquisa
fui enganado por um cara que prometeu primeiro lugar na busca, vocês prometem isso também?
indexação no google fica por conta de vocês
ser achado por quem procura marmitaria perto de casa
me acham no bing e no google com esse site?
minha imobiliária some no meio dos portais grandes, dá pra ser encontrada
ranqueamento
qdo pesquisa buffet infantil aki na cidade nao vem o meu, vcs da um jeito
site preparado pra busca o que significa
turista digita pousada em paraty e vê tudo menos a minha
pago anúncio pra ser visto, queria aparecer de graça na busca
pesquisam mecânico no meu bairro e só dá o vizinho
o freguês digita meu ramo e minha cidade e aparece todo mundo menos eu
de que modo a página será localizada pelos mecanismos de pesquisa
Abri uma hospedaria no pé da serra e quando os hóspedes procuram na internet só sai a do vizinho, que é mais feia; com vocês a minha passa a ser encontrada
pesquiso meu nome e n sai nada
asseguram as primeiras colocações nos resultados de busca
o google mostra meu site dps
quero ser o primeiro quando procurarem queijo da canastra
tem truque p subir na pesquisa
No tempo da lista telefônica eu pagava anúncio na letra A, hoje minha neta diz que é tudo pelo Google; a página de vocês já vem ajeitada pra isso
otimização para buscas está contemplada
cês garantem que eu apareço
o concorrente sai antes de mim na busca, cês viram esse jogo
vou ser achado por quem procura aula de violão
procuro minha oficina na internet e é como se eu não existisse
indexação das páginas no buscador é providenciada
os turistas estrangeiros pesquisam antes de viajar e caem sempre no outro guia, não em mim; site novo ajuda a ser visto
buscabilidade, como cuidam disso
digitando manicure perto de mim sai eu
o site é facil d encontrar
como fazem pra gente ser visto na rede
eu pesquisei dança de salão na minha cidade e apareceu até uma escola q já fechou, mas a da minha mãe não, com site novo ela aparece
Tenho sessenta anos de cartório e jamais precisei de propaganda, porém os noivos de hoje pesquisam tudo naquele buscador e não me localizam; os senhores remediam isso
os turistas procuram trilha e cachoeira no telefone e caem na concorrência lá do outro morro, que nem cachoeira tem, e eu aqui invisível
meu tio conserta violão e é o melhor da região, mas quem digita conserto de violão n acha ele, acha um cara a 200 km
uma freguesa me disse que botou o nome da minha loja lá no Google e saiu receita de bolo, e eu quero sair eu
tô sumido do mapa, quem pesquisa cerâmica na cidade não me vê
minha loja está morta na internet, não apareço em pesquisa nenhuma
pergunto pras clientes como chegaram e nunca é pela busca
digito dentista mais o nome do bairro e aparece todo mundo menos eu
o concorrente da esquina tá lá no topo e eu na página oito
a pousada é linda mas quem pesquisa praia e hospedagem não cai em mim
tenho página pronta que é um deserto, ninguém entra
meu sonho é o povo procurar buffet infantil e dar de cara comigo
será que as pessoas vão tropeçar em mim quando pesquisarem
gasto em panfleto porque na lupinha não apareço nunca
procurei o nome da minha própria oficina e veio uma de outro estado
quero ser o primeirão quando buscarem mecânico na minha cidade, dá
a escola não recebe visita de quem pesquisa matrícula
como é que o buscador vai saber que minha igreja existe
um tal de técnico cobrou pra me botar no topo e nada, vocês prometem isso
As páginas são entregues com otimização para mecanismos de busca
Contemplam SEO técnico na entrega
Garantem posicionamento orgânico na primeira página
Há estruturação semântica para indexação
Que medidas de encontrabilidade integram o serviço
O escopo abrange boas práticas para buscadores
seo?
aparece no google
1a pag garante
como me acham
rankeia?
site some na busca
tenho chaveiro há vinte anos no bairro e quando busco aparece o novato, vocês resolvem isso pra mim
sou psicóloga e ninguém topa comigo nas pesquisas, com vcs eu passo a ser encontrada
turista procura passeio em Bonito e nunca chega na minha agência, a página de vocês ajuda nas buscas
gasto com anúncio na loja de piscina porque na busca normal sumo, isso melhora
meu pet shop não aparece no gugou, vocês resolvem isso
procurei minha loja no gugol e só apareceu a concorrente, com o site de vocês isso melhora
sou encanador em Osasco e quando buscam encanador aparece todo mundo menos eu, vocês resolvem isso
meu restaurante existe há trinta anos e na busca parece que não existimos, com o site de vocês muda
tenho uma clínica de estética e queria surgir logo na primeira página, conseguem
minha concorrente de bolos sai em cima e eu lá no fim do mundo, dá pra subir
paguei anúncio dois meses pra loja de colchão, parei e sumi da busca, vocês preparam pra achar de graça
sou advogado em Macapá, quero que quem pesquisar inventário me encontre, o site ajuda nisso
faço seo na unha pro meu blog de vinhos e cansei, as páginas que vocês entregam já vêm otimizadas
os turistas procuram passeio de barco e só acham os grandes, a minha agência vai ser encontrada
abri a pet há pouco e nem digitando o nome certinho ela surge, com vocês aparece
a faculdade quer ranquear melhor nas buscas de curso técnico, as páginas de vocês favorecem isso
vendo mel no interior de Santa Catarina e só o vizinho me conhece, como o povo de fora vai topar comigo pesquisando
me prometeram topo da busca pra minha autoescola e era lorota, o que vocês prometem nesse ponto
minha filha pesquisou nossa loja de noiva e veio uma do Acre, isso dá pra arrumar com site novo
tô invisível na internet, conserto geladeira e ninguém me acha, ocês dão jeito
fica em 1o na busca
sobe no gugou
vcs fazem seo
me acham pesquisando no gugle
quero sair do fundo da busca
site aparece nas pesquisa
tô invisível na net, ajuda
garantem o topo do google
já vem pronto pro google
o site já nasce preparado pro google
quero pipocar lá no topo da busca
jogo meu nome e sai só o vizinho
o povo da cidade vai me encontrar na pesquisa
há otimização para mecanismos de busca
tem um dentista duas ruas acima que atende pior do que eu e vive lotado porque aparece primeiro quando alguém pesquisa, o que vocês fazem para eu ser encontrado também
gastei com panfleto, faixa e carro de som e a moça que chegou ontem disse que procurou no buscador e não me viu, com o site de vocês isso muda
oi, luz do dia! minha ótica vai surgir nas pesquisas
não falo de anúncio pago, falo de ser achado na busca normal
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
meu horário de funcionamento muda toda temporada, consigo trocar no site eu mesma
mudei de telefone e o rapaz do site antigo cobrava pra trocar, com vocês eu mesmo altero
quero trocar a missão e os valores na página da minha empresa sem chamar ninguém
toda sexta muda a promoção, eu mesma consigo trocar?
minha sogra vai cuidar das fotos, ela consegue mexer?
quero publicar notícia nova sem ligar pra ninguém
meu último programador cobrava cem reais por vírgula alterada, com vocês é assim também?
o preço do camarão muda todo dia, dá pra eu mesmo alterar na página
tem área administrativa pra eu editar?
É disponibilizado um gerenciador de conteúdo ao cliente?
sei usar só facebook, será que dou conta de atualizar o site
mexe nas fotos pelo próprio dono?
quando entrar um imóvel novo eu cadastro ou mando pra vocês
vou depender de técnico pra mudar um telefone?
a secretária da escola precisa colocar os avisos toda semana na página, ela consegue
tem CMS?
trocar imagem do carrossel, incluir prato, tirar prato, faço sozinho?
consigo tirar do ar um produto que acabou
quem bota as novidades depois de pronto, eu?
presiso aprender programação pra atualizar minha pagina?
sou síndica e ia querer subir as atas no site toda assembleia, é fácil?
postar artigo no blog eu faço por onde
meu medo é o site ficar parado no tempo porque ninguém sabe mexer
dexo o texto do sobre nos pra mudar depois, da pra fazer eu mesmo?
o vendedor pode incluir carro novo na página pelo painel
quando a tabela da academia reajustar, altero como
consigo administrar o conteúdo do meu site
agenda de shows muda sempre, a produtora da banda atualiza sozinha?
toda sexta muda a promoção do açougue, eu mesmo consigo trocar no site
eu mesmo troco o preço do queijo ou dependo de vocês
o conteúdo poderá ser atualizado pela minha secretária
Todo domingo muda o aviso da paróquia, o horário das missas e o nome dos festeiros, e quem mexe é uma catequista de boa vontade; ela dá conta de atualizar a página
é facil d mexer igual instagram
dá pra eu editar do meu jeito
depois de pronto como é que boto um retrato novo na página
há área administrativa para publicação de notícias
quero mudar o cardápio toda sexta, sem chamar ninguém
preciso saber programar pra mudar um texto
vou ter q pagar pra mudar uma foto? ou eu mudo
Minha floricultura muda de vitrine conforme a estação e eu queria eu mesma ir trocando as flores da página, sem ligar pro técnico a cada rosa
tem um lugarzinho pra eu entrar e mexer
painel de administração é complicado?
eu q posto as novidades?
o telefone da loja mudou três vezes esse ano, eu altero isso por minha conta no site
autonomia para alterar textos, teremos
consigo tirar um produto que acabou
um velho como eu aprende a trocar as fotos
quem abastece o site de notícia depois, sou eu
as promoções da semana do mercadinho mudam toda quarta, e o menino do caixa é quem digita tudo, ele conseguiria pôr no site
gerenciador de conteúdo incluso
minha mãe troca a foto dos doces toda semana e eu q vou ter q fazer isso, tenho 13 anos, é fácil ou só programador consegue
Cumpre-me publicar mensalmente as atas e os balancetes da irmandade, e não me agrada depender de terceiros a cada publicação; teremos meios próprios para fazê-lo
o preço do boi muda de manhã pra tarde e o da saca também, se eu tiver que pedir pra vocês trocarem cada vez não tem graça
na lanchonete da minha tia acaba o recheio e tem q tirar o lanche do site na hora, ela mesma consegue fazer isso do celular
o formulário do meu site muda de pergunta toda festa, eu mesma consigo trocar esses textos
pra mudar uma foto no site da pousada eu morro de esperar o rapaz, queria eu mesma trocar
preciso apagar fotos velhas do meu site de tempos em tempos, consigo eu mesma
o preço do quiabo muda todo dia, não posso ligar pra técnico cada vez
toda semana tem prato novo no buffet e eu queria mudar sozinha
o antigo cobrava trinta reais pra trocar uma vírgula
as missas mudam de hora na quaresma e a secretária precisa ajeitar
fico dependendo do sobrinho pra botar uma foto nova
na clínica entra e sai médico, queria ajeitar a lista sem pedir pra ninguém
posso eu mesma tirar do ar a promoção que acabou
sei mexer no word, será que consigo mexer na página também
a coordenadora da escola quer publicar os recados dela sem intermediário
vou ficar ligando pra vocês toda vez que mudar o valor da diária
mudo de telefone e tenho que esperar alguém corrigir lá
posso ir pondo as fotos dos penteados conforme eu faço
não quero precisar de ninguém pra botar um aviso de férias coletivas
Há gerenciador de conteúdo acessível ao usuário leigo
A atualização do conteúdo independe da contratada
Disponibilizam área administrativa para edição
O CMS permite que nosso marketing publique autonomamente
Quem fica responsável pela alimentação de conteúdo após a entrega
Alterações textuais exigem chamado ao fornecedor
edito sozinho?
painel facil
troco foto eu msm
mudo preço no site
atualizo como
consigo trocar o telefone que aparece no meu site
errei um preço no site, eu mesmo arrumo
mudo o texto do meu site sem chamar ninguém
quem troca as fotos do site depois
tem onde eu entrar pra atualizar meu site
alterar o horário da loja no site é fácil
mudo as promoções do açougue toda quinta, vou ter que pedir pra vocês ou troco eu
minha secretária posta as notícias da escola, ela sozinha daria conta de alterar a página
sou corretor, imóvel entra e sai toda hora, consigo pôr e tirar foto por conta própria
na floricultura o preço muda no dia das mães, existe um jeitinho simples de eu mesma mudar
dá muito trabalho pôr um docinho novo no site depois de pronto
será que eu, que não sou muito entendida, daria conta de trocar a foto no site
troco o prato do dia no restaurante toda manhã, consigo eu mesma colocar na página
na loja de carro usado entra e sai veículo toda hora, quem põe as fotos novas no site
a agência me cobrava cinquenta conto por vírgula trocada no site da clínica, com vocês eu mexo sozinho
sou secretária da paróquia e todo mês muda o horário das missas, dá pra eu alterar sem chamar ninguém
meu estúdio de pilates muda preço em janeiro, eu vou ter onde editar isso
tenho 60 anos e um antiquário, chega peça nova toda semana, subir foto é fácil pra leigo
nossa associação publica aviso e ata, a gente ganha uma área pra publicar por conta própria
meu corretor entra às sete e já quer anunciar casa nova, ele consegue incluir pelo site mesmo
sou músico e marco show de última hora, coloco a data na página com minhas próprias mãos
a estagiária do museu vai cuidar das notícias, ela precisa saber programar pra isso
na doceria mudo sabor conforme a fruta da época, é só entrar e trocar
antes eu tinha que pedir por favor pro técnico trocar o telefone do site da borracharia, aqui tem isso
faço promoção relâmpago no meu mercadinho, boto e tiro do site a hora que eu quiser
vendo imóveis na praia e odeio depender dos outros, o conteúdo fica na minha mão
eu mesmo mudo as foto
troco preço sozinha
tem área de edição
presiso chamar vcs pra mudar texto
consigo atualizar do meu jeito
é facil trocar banner
boto foto nova sem programador
dá pra eu editar, visse
eu mesma troco as fotos depois
mudar preço eu consigo por conta
minha secretária mexe nos avisos sozinha, tchê
há gerenciador para edição autônoma
toda vez que mudava o preço do pastel eu tinha que ligar para o moço, esperar três dias e ainda pagar uma taxinha, com vocês consigo alterar isso sem pedir favor
a paróquia muda os horários de missa a cada tempo litúrgico e quem digita é uma senhora de setenta anos, ela vai conseguir trocar os textos da página sozinha
boa tarde, moço! posso publicar novidade sem chamar técnico
não é treinamento, quero saber se dá pra eu alterar os textos
a gente mesmo consegue trocar o preço ali sem chamar ninguém
só ele sabe mexer, queria eu mesma mudar
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
o formulário do meu site pode ter campo pra anexar receita médica
dá pra por o fuso horário do visitante no meu site
meu site pode ter botão que já abre o whatsapp da minha loja
tem como colocar mapa com o endereço da minha clínica no site
o formulário do meu site vai pro meu email?
dá pra colocar vídeo do youtube na página?
quero um mapa com as rotas até o restaurante, entra?
botão do whatsapp flutuante tem?
o site teria contador de visitas
quero depoimento de paciente passando na tela, dá?
Seria possível incluir uma área restrita para os associados baixarem boletos?
site com leitura em libras vocês colocam?
quantas páginas o site pode ter
cabe quantas fotos na galeria
dá pra fazer em inglês também, recebo muito gringo na pousada
o site tem aviso de cookies lgpd pros meus visitantes
quero um pop-up de boas-vindas com cupom
modo escuro na página, rola?
sorteio e enquete dentro do site, é possível
newsletter pros meus leitores, dá pra cadastrar email?
quero que a missa passe ao vivo pela página da paróquia
integração do feed do instagram na página inicial
calculadora de orçamento de marcenaria no site, vcs põe?
proteção contra hacker no site existe?
dá pra por música de fundo tchê?
o cliente consegue deixar comentário e estrelinha embaixo do produto?
meu site vai ter aquele cadeadinho do lado do endereço
quero anúncio do adsense no meu blog pra ganhar dinheiro, dá pra por?
o visitante pode baixar o catálogo em pdf pela página?
quero um formulário na minha página pros pacientes mandarem exame
o formulário do meu site pode ter upload de currículo
meu site pode ter botão que abre o whatsapp
dá pra colocar aviso de cookies no site que vocês fizerem pra mim
dá pra ter blog no site que vocês fazem
a página vem com contador de visita, daqueles de antigamente
Recebemos romeiros argentinos e italianos no santuário e seria de grande proveito que a página tivesse as três línguas, os senhores incluem tradução
põe o mapa do google pra chegar na chácara
o site terá cadeado de segurança, aquele https
da p por musica tocando quando abre
campo pra freguês deixar recado e estrela, tem
oferecem recurso de leitura em voz alta para pessoas cegas
formulário de matrícula dentro do site, é possível
chat ao vivo dentro do meu site rola
Na minha imobiliária o cliente gosta de filtrar por quarto, vaga e bairro antes de visitar, os sites que vocês fazem trazem esse tipo de busca
o formulário do meu site pode cair no meu e-mail
dá pra por vídeo da fazenda filmado de drone
contador regressivo pra festa
área restrita com senha para os associados baixarem a ata
certificado de segurança incluso?
aparece pop up de promoção
galeria de fotos com álbum por casamento, o site tem
tem jeito do visitante mandar foto e comentário igual no Face, lá na página do haras
emissão de boleto dentro do site do clube
letra grande pra idoso, cês põem esse recurso
queria q no site do fã-clube tivesse um quiz pra ver quem é o maior fã e um ranking com os nomes, isso vem junto
Muitos dos nossos leitores já não enxergam bem e a associação de cegos solicita que a página possa ser lida em voz alta pelo aparelho
no site da pousada eu queria que o hóspede visse se vai chover no fim de semana, uma previsãozinha do tempo ali do lado
meu clube de leitura tem trinta pessoas e cada uma ia ter uma senha pra comentar os livros dentro do site, isso vcs incluem
o prefeito quer que o site do turismo mostre as placas em alemão também, por causa dos descendentes, e eu fiquei de perguntar se cês fazem
o formulário do meu site precisa pedir a foto do documento do romeiro, dá pra fazer
o telefone da minha loja dá pra virar um botão que liga quando o freguês encosta o dedo no site
quero um botão do meu whatsapp flutuando na tela do site da imobiliária
o endereço da minha chácara no site com um mapa pra pessoa chegar sem se perder na estrada de terra
o site da minha loja pode aceitar boleto e cartão dos fregueses
dá pra mostrar o horário da missa num calendário dentro do site da paróquia
posso colocar no meu site um botão que abre o whatsapp da loja
o formulário do meu site podia mandar a ficha do aluno direto pra secretaria, vocês fazem isso
dá pra receber doação por pix dentro do site da igreja
o site mostra um mapa com o endereço da minha loja
meu hotel precisa de um site com versão em inglês
meus hóspedes são franceses e não leem uma palavra de português
queria que o cliente entrasse com senha e visse só as coisas dele
tem um senhor cego no nosso conselho, ele vai conseguir ouvir a página
quero colocar vídeo do drone passando pela fazenda, cabe
a página precisa ter aquele cadeadinho do lado do endereço
gostaria de um cantinho de receitas que eu vá escrevendo toda semana
queria saber quanta gente entra por dia
dá pra pôr um mapa mostrando como chegar na chácara
o formulário da minha página pode mandar arquivo de currículo
quero um contador regressivo pra festa da padroeira
preciso que o paciente assine um termo dentro da página
a rádio comunitária toca ao vivo, cabe um botãozinho de ouvir
quero que chova confete quando o noivo clicar
A solução atende aos critérios WCAG de acessibilidade
Há suporte a múltiplos idiomas
Incluem certificado TLS e cabeçalhos de segurança
O site contempla banner de consentimento e política de cookies
É possível autenticação de usuários com login único no sítio
Existe ambiente restrito para associados na página
tem ssl
blog no site tem
site em ingles
modo escuro faz
area de login
poe video no site
o site pode ter chat ao vivo e blog
meu site teria área de aluno com senha
dá pra pôr mapa e galeria de vídeo no site
o site sai em inglês também
o site tem contador de visita
cabe newsletter na página
recebo gringo na pousada, a página pode sair em inglês e francês
tenho escola de música e queria que aluno entrasse com senha pra ver partitura na página, dá
minha ong vive de doação, cabe um botão de doar no site
temos blog com receitas na loja de temperos, a página viria com espaço pra isso e comentários
tenho uma vinícola que recebe gringo, a página pode ter versão em inglês também
sou nutricionista e queria um blog com receitas dentro da página, dá pra ter
minha escola precisa de um formulário pra pré matrícula na página, vocês incluem
o corretor aqui quer aquele mapinha com pin mostrando o imóvel, o site comporta
vendo curso de bordado e queria área fechada só pra aluna com senha no site, tem isso
a lei pede página acessível pro nosso museu, gente cega usa leitor de tela, o site de vocês atende
minha loja de vinil queria um botãozinho de mudar pra modo escuro no site, é possível
tenho clínica e quero um balãozinho com depoimento dos pacientes rolando na página, entra
sou fotógrafa e queria um vídeo rodando no fundo da página inicial, vocês põem
faço newsletter do meu sebo toda sexta, dá pra pôr um campinho de assinatura no site
o pessoal da ong quer botão de doação na página, conseguem colocar
na transportadora queríamos uma calculadora de frete dentro do site, isso vem
organizo corrida de rua e preciso contador regressivo na página, é possível
minha imobiliária queria aquele tour 360 dos apartamentos no site, tem como
site tem cadeado de segurança
dá pra botar blog junto
põe galeria de video no saite
site em duas línguas rola
tem aviso de cookie no site
quantas página vem
formulário vai cair no meu email
pode ter mapa na página
o site pode ter modo escuro
cabe um fórum de discussão na página
dá pra por um mapinha com rota
a página contempla audiodescrição
nosso museu recebe muito estrangeiro e visitante com deficiência auditiva, pensamos em colocar vídeos em libras e uma visita virtual em três dimensões na página, isso é possível
lá na imobiliária a gente queria que o visitante pudesse favoritar os imóveis, comparar três lado a lado e receber aviso quando baixar o preço, o site de vocês tem isso
oi, tudo joinha? o site pode ter contagem regressiva e música
meu site precisa de um formulário de várias etapas, vocês incluem
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
faço visita técnica o dia todo e anoto em papel, queria um sistema pros chamados
preciso de um sistema que calcule hora extra e horário de almoço dos funcionários
fazem programa pra controlar ordem de serviço de oficina?
tenho um lava-rápido e perco a conta de quem pagou, existe um sistema pra isso feito por vocês
sistema pra clínica veterinária com prontuário
quero informatizar o cartório
preciso de um CRM do meu jeito
uma ferramenta interna pra aprovar despesa dos vendedores
controle de frota de caminhão, cês desenvolvem?
escola de música, quero controlar mensalidade e presença dos alunos
Necessitamos de um ERP adaptado à nossa indústria de plásticos. Atendem?
o sistema pronto que comprei não encaixa no jeito que a gente trabalha
programinha pra mecânica anotar peça trocada
sistema pra igreja controlar dízimo e membros
laboratório de prótese dentária: acompanhar cada trabalho por etapa, tem como?
uai, mexo com leite, queria um trem que controlasse as vacas e a ordenha
condomínio com 300 unidades, queria um sistema de reserva do salão, multas e correspondências
software para gestão de obras
a gente aluga betoneira e andaime, preciso saber com quem tá cada um
gerente de logística aqui: quero roteirizar entregas com sistema próprio
desenvolvem software sob encomenda?
sistema de comanda pra bar
preciso automatizar emissão de contratos da imobiliária
minha cooperativa de recicláveis pesa tudo e divide por cooperado no caderno, dá pra virar programa?
controle de produção de costureiras por peça
um sistema web pra gerir os chamados do meu time de TI
agiliza cotação de seguro? sou corretor e faço uma por uma na mão
quero um sistema que gere contrato de aluguel pra minha imobiliária
preciso de um programa pra controlar a garantia dos produtos que conserto
sistema pra registrar reclamação de morador do condomínio
quero cadastrar os alunos e as mensalidades da minha escola de dança num programa
tenho uma ong e preciso controlar doador e doação
preciso dum programa pra controlar a ordenha das vacas, quantos litros cada uma
faz sistema pra escola com nota e falta
Tenho uma transportadora com dezoito caminhões e controlo pneu, revisão e multa num caderno de capa dura, queria que fizessem um programa que me avisasse das coisas
desenvolvem software para laboratório de análises clínicas
um programinha que calcule quanto devo a cada catador de café no fim da semana
há possibilidade de elaborarem um sistema de protocolo para a câmara municipal
quero um sistema q mostre qm ta devendo mensalidade no jiu jitsu
meu cemitério particular precisa mapear jazigo por jazigo, cês fazem programa assim
qro um sistema de ranking pro meu campeonato de fifa
sistema para acompanhamento de processos do escritório de advocacia
controle de ordem de serviço pra oficina de trator
dá pra criar um sistema de senha pra fila da lotérica
Nosso hospital veterinário guarda as fichas dos bichos em arquivo de aço e leva meia hora pra achar uma vacina, seria o caso de encomendar um sistema a vocês
um programa de computador só pra minha fábrica de vassoura, fazem
vcs faz sistema p controlar aluno de autoescola
software de gestão de obras sob encomenda, realizam
como é esse desenvolvimento de sistemas
quero controlar os apiários, as colmeias e as colheitas numa tela só
um negócio que controle os lotes de queijo na maturação
meus doze entregadores de água saem com papelzinho no bolso e metade se perde na chuva, careço dum sistema que organize as entregas
sistema de ficha médica pra posto
sou ajudante na academia de judô e a gente anota a faixa e a graduação de cada aluno num caderno q já tá rasgando, dava pra virar um programa
A Santa Casa administra três pavilhões e o controle de leitos faz-se ainda num quadro de giz, situação que nos leva a cogitar um sistema próprio
tenho quarenta caixas de abelha em doze propriedades e troco mel por pasto com cada dono, só eu sei as contas e já tô velho, queria isso num programa
meu time de robótica vive emprestando peça e ninguém devolve, a gente queria um sistema pra saber com quem tá cada sensor
meu horário de aula é todo bagunçado, a escola precisa de um programa q monte a grade dos professores
nosso cemitério municipal marca sepultura em livro de 1940, preciso de um programa pra organizar os jazigos
somos uma clínica veterinária e a ficha dos bichos some toda semana, queria tudo num programa só
aqui na oficina as ordens de serviço ficam penduradas num prego
perco o sono porque só eu sei onde tá cada coisa da empresa
a transportadora cresceu e o caderno não dá mais conta das viagens
cada médico da clínica anota de um jeito e ninguém se entende
queria que tudo da cooperativa rodasse num programa feito pra gente
a secretaria da escola ainda usa fichário de papelão pra matrícula
tenho que saber quem pegou qual brinquedo no aluguel e quando devolve
meu processo é todo torto e nenhum programa da prateleira encaixa
controlo dízimo, batismo e casamento em quatro cadernos diferentes
o programa que uso manda em mim, queria o contrário
preciso cuidar das comissões das cabeleireiras sem briga no fim do dia
faço contrato de festa digitando um por um, dá pra ter um programa que gere
o escritório de contabilidade quer acompanhar as tarefas de cada cliente num só lugar
Desenvolvem software sob encomenda para gestão de frota
Buscamos fornecedor de ERP customizado; é escopo de vocês
A demanda consiste em sistema web para controle de processos administrativos
Constroem plataforma de gestão acadêmica
O que integra o serviço de desenvolvimento de sistemas
Há interesse em solução dedicada para laudos clínicos; executam
sist p oficina
faz sistema?
erp sob medida
prog p escola
sist de OS
software p transportadora
sistema pra escola de idiomas vocês desenvolvem
fazem programa pra oficina mecânica controlar ordem de serviço
criam software de gestão de condomínio
preciso de um sistema que gere contrato de aluguel
que tipo de sistema vocês fazem
quero um programa pra controlar pacientes e prontuário
tenho marmoraria e cada medida vai num papelzinho, queria um programa do nosso jeito pra ordens de serviço
sou dona de clínica veterinária e perco ficha de bicho, vcs desenvolvem algo feito pra nós
nossa transportadora precisa controlar viagem, pneu e motorista, criam um programa assim
cuido do dízimo da paróquia no caderno, fazem um programinha pra isso
queria morrer quando vi a bagunça das fichas, preciso de um sistema pra minha clínica
motorista meu esquece vencimento da habilitação e eu levo multa, quero um sistema que avisa antes
quero um sistema que avise quando vence o licenciamento dos caminhões
to com raiva do meu sistema atual, trava toda hora, vocês fazem um melhor
meu programa de hoje é uma porcaria, vive caindo, fazem outro
essas planilhas da lojinha tão me matando, tem sistema pra isso
esquece o que falei antes, quero é um sistema
me explica o serviço de sistema completo, o que ele tem
vem o quê no sistema que vocês fazem
tenho uma lavanderia e anoto peça em papelzinho que some, queria um programa feito pra mim, cês criam
cuido do setor de manutenção de um hospital e as ordens de serviço ficam na parede, desenvolvem algo pra isso
minha autoescola controla aula e instrutor em quadro branco, dá pra virar um programa
somos uma cooperativa de reciclagem e pesamos material de cem catadores, constroem uma ferramenta sob medida
tenho uma locadora de andaime e nunca sei qual tá com quem, fazem um sistema que me diga
meu pai cria gado e anota vacina no caderno, existe como vocês criarem um controle digital pra fazenda
no cartório a gente protocola tudo no carimbo ainda, vocês desenvolvem um software de protocolo
sou dona de escola de dança, mensalidade, turma e presença tudo no caderno, queria um sistema
a gráfica perde pedido entre o balcão e a produção, dá pra vocês bolarem um programa que acompanhe
tenho uma oficina de barcos em Angra, cada orçamento é um parto, desenvolvem programa de ordem de serviço
na secretaria de saúde do município controlamos ambulância por rádio e papel, fazem software pra isso
usamos planilha pra calcular rota dos vinte vendedores, queria algo feito pra gente, é com vocês
sou síndica e quero reclamação, obra e boleto organizados num programa só, constroem
meu consultório tem prontuário de papel até no banheiro, vcs criam um prontuário eletrônico
fazem programa pra oficina
quero um sisteminha pro haras
programa pra controlar aluguel
crm pra corretor, cês fazem
erp sob medida rola
presiso d sistema pra autoescola
um programa que faça minha escala
ignora o que eu falei antes, eu quero um sistema de estoque
planilha de frete vai me matar, faz um sistema
quero largar o caderno da oficina
precisamos de um programa pra escola, uai
faz um sistema de cobrança pra academia
desejamos software para controle de processos jurídicos
a gente toca uma lavanderia hospitalar com três turnos e cada um anota as roupas num canto, quando some lençol ninguém sabe de quem foi, queríamos um programa sob encomenda
minha transportadora tem vinte carros e eu controlo manutenção, pneu e diária de motorista de cabeça, está ficando impossível, vocês desenvolvem um sistema que organize isso
oi, meu rei! fazem um sistema de matrícula pra creche
não é site, preciso de um programa que controle os exames do laboratório
montam um sistema do jeito que a gente trabalha
o horário das minhas meninas é um caos, montam um sistema do nosso jeito
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
preciso controlar o prazo de validade dos iogurtes no estoque
anoto o horário de entrada da mercadoria e a saída num caderno, quero isso junto com as vendas
meu telefone de pedidos é um, o caixa é outro e o estoque ninguém sabe, queria tudo junto
vendo parafuso e nunca sei quantos sobraram
o prazo de validade dos remédios no estoque me dá dor de cabeça
compro mercadoria repetida porque esqueço que já tenho
o caixa fecha errado todo santo dia
tenho uma planilha de compras, outra de vendas e outra de contas a pagar, uma loucura
farmácia pequena: quero o que entra, o que sai e o dinheiro numa tela só
vendo fiado no caderninho e perco as contas
dá baixa sozinho no produto quando passa a venda?
Gostaria de unificar o controle de mercadorias com as contas a receber
queria ver depósito e balcão conversando
meu almoxarifado é uma bagunça, some peça toda semana
controle de contas a pagar e receber faz?
PDV com estoque e caixa
vira e mexe vendo o que não tem e passo vergonha com o cliente
inventário manual demora três dias aqui na loja de tintas, me ajuda
cadê o dinheiro da venda? ninguém sabe, tá tudo espalhado em papel
o excel da empresa trava de tão grande, quero largar ele
sou dona de depósito de bebidas e as garrafas nunca conferem
fluxo de caixa e vendas junto, vcs fazem
istoqui da minha loja de roupa é todo na cabeça do meu marido
entrada de nota, saída e saldo de produtos, um sistema só
sorveteria com três freezers e zero controle do que tem dentro
chega de planilha do estoque que cada um salva numa versão
quando o saco de ração tá acabando ninguém avisa, queria controlar
quero faturamento, compras e prateleira no mesmo programa
os iogurtes vencem na prateleira e ninguém vê o prazo
quero parar de pagar conta duas vezes porque ninguém dá baixa
preciso controlar o prazo de validade dos iogurtes no depósito
vou me matar de trabalhar se continuar contando parafuso na mão todo fim de mês
minha nota de entrada nunca bate com a prateleira
tenho um armazém de secos e molhados e nunca sei quantos quilos de feijão me restam
meu pai anota as venda num caderno e sempre da errado, tem sistema
Vendo adubo e semente fiado o ano inteiro, recebo na safra, e quando vou fechar a conta falta saca, falta dinheiro e sobra caderneta; há um sistema que junte isso
unificar almoxarifado, faturamento e tesouraria em um único programa, é factível
o prazo de validade dos iogurte no estoque, dá pra vigiar isso
perco dinheiro porque o remédio vence na prateleira e eu não vejo
conta a pagar e a receber no mesmo lugar do que vendi
Minha loja de material de construção tem parafuso de duzentos tipos e o balconista vende o que já acabou, aí o freguês volta brabo; o sistema de vocês segura isso
larguei a caderneta de fiado, agora quero tudo no computador, mercadoria e cobrança
o fluxo de caixa integra-se às vendas
vendo picolé e n sei qto gastei nem qto ganhei
tem jeito de dar baixa no boi vendido e já lançar o dinheiro
controlam entrada e saída de mercadoria
planilha demais me deixa doido, queria um só
o financeiro de uma loja pequena, com boleto e duplicata, cês organizam
as peças da oficina some tudo, precisa d um controle
trabalham com inventário, pedidos de venda e contas num só sistema
a gente compra sem saber que já tinha no depósito
tenho três geladeiras de sorvete espalhadas em três bares e não sei o que vendeu em cada uma nem quem me pagou
fechar o caixa da venda é uma agonia toda noite
baixa automática do estoque quando sai venda tem?
na cantina da escola minha mãe nunca sabe quantos salgados sobraram e quanto entrou de dinheiro, ela anota na mão e sempre falta, tem como arrumar
Mantemos farmácia, almoxarifado e tesouraria em cadernos distintos que jamais concordam entre si, e a provedoria deseja reuni-los numa só escrituração eletrônica
vendo ração em saco e a granel, compro fiado da fábrica e vendo fiado pro sitiante, e no fim não sei se tô rico ou quebrado
minha irmã revende maquiagem e perde produto vencido toda hora pq n lembra oq tem na caixa, ela precisa de alguma coisa q controle isso
o prazo de validade das vacinas do gado vence na geladeira e ninguém percebe, queria que o sistema desse conta desse estoque
estou me matando de contar parafuso toda noite na ferragem e a prateleira nunca confere com o papel
controlo o veneno de rato e o formicida da agropecuária no caderno e a validade passa sem eu ver
o prazo de validade dos iogurtes vence na câmara fria e só descubro pelo cheiro, queria controlar isso
vivo de planilha, o saldo da planilha do caixa não bate com a do depósito
some farinha e ninguém sabe se foi rato ou funcionário
vendo o que não tenho e depois passo vergonha com o freguês
no fim do dia conto o dinheiro três vezes e dá três resultados
a prateleira diz uma coisa, o caderno diz outra
faltou seringa no meio do atendimento porque ninguém viu que acabou
o remédio vence na prateleira e eu só percebo no prejuízo
tem cinco arquivos de excel e cada um conta uma mentira diferente
não sei quem me deve, nem quanto, nem desde quando
compro peça que já tinha guardada nos fundos
o fiado da mercearia tá num caderno que o cachorro mastigou
a irmã da cantina vende, a outra compra e o caixa nunca fecha
não sei quantas cadeiras e toalhas do buffet estão na rua
quero ver entrada e saída das caixas de tomate da cooperativa
O sistema consolida movimentação de almoxarifado e contas a pagar
Há controle de lote, validade e inventário
Integram módulo de vendas ao fluxo de caixa
A conciliação entre saída de mercadoria e faturamento é automática
Necessitamos de controle patrimonial e financeiro unificado
Substituem controle em planilhas por base única
estoque?
ctrl de caixa
contas a pagar tem
venda + estoque junto
sist p fiado
entrada e saida merc
quero estoque e caixa juntos
controle de mercadoria e contas a pagar
cansei de planilha de entrada e saída
um sistema que baixa o estoque quando vendo
preciso saber o que tenho na prateleira
vendas e financeiro em uma tela
vendo material de construção e nunca sei se tem cimento no fundo, quero bater entrada, saída e dinheiro junto
na minha farmácia vence remédio na prateleira sem ninguém ver, quero controlar isso com as vendas
fecho o caixa da loja de roupa no caderno e as contas em outra planilha, vcs juntam tudo
tenho depósito de bebida, sumiu engradado de novo, preciso de controle do que entra e do que vendo
essa planilha vai me matar, quero estoque automático
quero me jogar da janela cada vez que fecho o caixa na mão, tem sistema que faz
meu estoque me deixa de cabelo branco, nunca bate com a venda
tô morta de contar parafuso na mão, preciso de controle
me mato de somar nota toda noite, queria as vendas e o dinheiro juntos
tô sofrendo com caderno de fiado e mercadoria sumindo, quero controlar
quero ver pneu, diesel e conta a pagar na mesma tela
dá pra ter compra, venda e conta a pagar numa tela só
tenho loja de autopeça e vendo o que não tem na prateleira, passo vergonha, o sistema mostra o que sobrou
na minha sorveteria o dinheiro entra e eu não sei pra onde vai, dá pra ver venda e caixa juntos
sou dono de depósito de cimento e tudo tá em cinco planilhas que não batem, vocês juntam isso
minha mulher controla o que tem na loja e eu o dinheiro, nunca fecha, dá pra unir as duas coisas
na farmácia perco remédio vencido todo mês, o prazo de validade fica controlado
tenho três lojas de roupa e cada uma vende a mesma peça, o saldo de mercadoria unifica
a distribuidora fecha o mês contando caixa por caixa até meia noite, o sistema de vocês acaba com isso
sou açougueiro, compro boi e vendo por quilo, quero ver mercadoria e contas a pagar num canto só, tem
no mercadinho o povo compra fiado e eu esqueço, controla quem me deve junto com as vendas
uai, meu armazém tem saco de feijão que nem sei que tenho, ocês fazem contagem no computador
minha importadora recebe container e digita tudo três vezes em lugares diferentes, dá pra lançar uma vez só
vendo cosmético em casa e misturo meu dinheiro com o da firma, o sistema separa e mostra contas e produtos
a cantina da escola vive sem troco e sem salgado, queria saber o que entrou e saiu, resolvem
tô com loja de ferragem com 8 mil itens e inventário de gogó, cês têm controle pra isso
controla entrada e saída de mercadoria
contas a pagar e estoque junto
o caixa nunca bate, ajuda
sabe quando vai faltar produto
adeus planilha, dá
baixa automática quando vendo
fiado entra no controle
quero largar o caderno do estoque
o que eu quero mesmo é um sistema de estoque, vocês fazem
ver receita e despesa do mês no sistema
some mercadoria e ninguém sabe
vendo fiado e perco a conta, visse
caixa e prateleira nunca conversam
unificar compras, vendas e contas a pagar
no meu depósito de bebidas eu dou baixa na caderneta, meu filho lança na planilha e minha mulher fecha o caixa noutra folha, no fim do mês nada combina, isso tem conserto
a loja de tintas vendeu ontem um galão que já não existia porque ninguém avisou que tinha acabado, quero ver o que entra, o que sai e o dinheiro no mesmo lugar
bom dia, patrão! quero controlar as peças e o caixa juntos
o prazo de validade dos iogurtes na câmara fria, quero isso controlado
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
o sistema novo vai falar com a maquininha que já uso?
não quero largar meu programa de nota fiscal, dá pra juntar com ele
temos um software de contabilidade antigo, vocês conectam?
digito o mesmo pedido em dois programas, dá pra ligar um no outro
fazem integração via api
a balança do açougue se comunica com o que vocês fazem?
puxa os dados do meu ERP de hoje?
os pedidos da loja da internet podem cair direto no meu sistema
Há possibilidade de interoperabilidade com as ferramentas já adotadas pela nossa empresa?
minha agenda fica no celular, consegue sincronizar
quero manter o que funciona e só encaixar o novo do lado
vai ter que jogar fora tudo que eu uso pra entrar o de vocês?
emendar um sistema no outro, cês sabem fazer?
a contadora pede arquivo no programa dela, dá pra mandar automático
conecta com a catraca da academia
o banco manda extrato, dá pra cair sozinho no sistema
trabalho com um programinha feito pelo meu cunhado, o de vocês conversa com ele?
o e-mail marketing que assino pode receber os cadastros do sistema de vocês
intregação com outros programa tem?
meus dados vivem em cinco aplicativos diferentes, queria que eles se falassem
o relógio de ponto da firma pode jogar as horas direto no sistema?
dá pra o robô consultar o sistema que já tenho na loja
usamos uma plataforma de frete, seria possível acoplar
a transportadora me dá um sistema dela, vocês fazem a ponte?
webhook, api rest, essas pontes com terceiros vocês constroem
o programa da minha contabilidade e o sistema novo podem trocar informação?
o sistema pega os pedidos do site que já tenho
o programa novo se entende com o velho que já temos aqui
é viável a interligação com o software contábil que o escritório já emprega
Há vinte anos usamos um programinha de emissão de receituário que ninguém quer abandonar, então só nos serve um sistema que converse com ele, isso acontece
conecta com a maquininha de cartão
puxa os dados da balança e da catraca
minhas planilha conversa com o sistema d vcs
a loja virtual liga com o estoque da loja física
o site pode falar com o nosso programa da clínica
vão obrigar a gente a largar tudo q usa?
Os meninos da recepção usam um programa, o financeiro outro e a cozinha um terceiro, e eu queria que esses três passassem a se enxergar
interfaceamento com equipamentos de laboratório existente
faz ponte entre um programa e outro
nosso sistema interno da cooperativa é antigo, dá pra plugar o novo nele
api com sistema q ja existe fazem
o banco manda um arquivo de retorno todo dia, o sistema lê
preservaríamos as ferramentas atuais
em vez de trocar tudo, cês encaixam no que tem
sincroniza c minha planilha online
tenho um leitor de brinco de boi que solta os números num programa da cooperativa, será que o sistema de vocês conversa com esse programa
o relógio de ponto já temos, quero que os dados caiam no sistema novo
a escola do meu tio já tem um programa de notas q todo professor sabe usar, aí ele quer um sistema novo mas sem jogar fora esse
O cartório está obrigado a utilizar o programa fornecido pelo tribunal, não havendo como dispensá-lo, e qualquer sistema adicional teria forçosamente de comunicar-se com ele
a ordenhadeira tem um computadorzinho que conta os litros por vaca e eu copio tudo na mão pro caderno, se o sistema pegasse de lá sozinho
minha mãe usa um programinha de caixa, um de agenda e um de nota e digita o mesmo nome nos três, dava pra ligar tudo
meu contador só aceita receber os números do jeito do programa dele, e se o sistema novo não souber falar com o do homem eu tô frito
o programa da lotérica que eu já uso vai se dar bem com o de vocês
a catraca da academia já tem um programa, quero que ele passe os nomes pro sistema novo
tenho planilha que o contador adora e não larga, o sistema conversa com ela
gastamos uma fortuna no programa da contabilidade e ninguém quer largar ele
a maquininha do balcão fica num canto e o resto noutro, dá pra juntar
redigito tudo que já tá no outro programa, meu dedo não aguenta
a balança da feira podia mandar o peso direto
o relógio de ponto da escola cospe um arquivo, dá pra aproveitar
meu rastreador de caminhão já mostra o mapa, queria ver junto das entregas
a clínica já tem prontuário, não dá pra jogar fora
será que dois programas que não se bicam podem conversar
o banco manda extrato e eu copio na mão linha por linha
queria ligar o que entra na página com o programa que tenho no escritório
os boletos saem de um lugar e a baixa é noutro, um inferno
não quero trocar o que já funciona, quero emendar
a igreja usa um programa de membros e não queria perder ele
Suportam integração via API com o legado corporativo
É possível interoperar com o nosso ERP atual
Há conectores para sistemas de terceiros
O intercâmbio de arquivos com o banco por meio de remessa e retorno é viável
A solução consome webservices do nosso parceiro logístico
Preservamos as ferramentas vigentes; a plataforma se acopla a elas
integra?
api tem
liga no meu sist
puxa da planilha
conversa c banco
aproveita oq ja uso
já tenho um programa de caixa aqui, o de vocês conversa com ele
dá pra ligar com a maquininha que eu uso
o sistema novo puxa os pedidos do programa de nota que a gente tem
vai conversar com o relógio de ponto da firma
não quero largar o programa do contador, vocês encaixam junto
une com o que a gente já tem rodando na empresa
aqui na rede já pagamos um programa fiscal e não vamos trocar, o novo se encaixa nele
tenho balança que joga peso no computador da peixaria, o que vcs fazem aproveita isso
meu contador usa o programa dele, o nosso mandaria os dados pra lá direto
nossa escola tem um diário eletrônico antigo, dá pra os dois trocarem informação
já pagamos um erp e um crm e não vamos descartar, o que vocês fazem conversa com o legado ou recomeça do zero
na minha construtora já temos um programa de folha e ninguém quer largar, o de vocês se liga nele
a loja usa maquininha e um emissor fiscal, o sistema novo puxa as vendas de lá
sou gerente de ti de um frigorífico e nosso erp é intocável, vocês se acoplam a ele por api
tenho uma balança eletrônica no hortifruti, o sistema lê o peso direto dela
o contador recebe tudo por um portal dele, dá pra o sistema mandar os dados pra lá sozinho
minha clínica tem uma agenda digital que a recepção adora, dá pra aproveitar e ligar com o que vocês fizerem
na escola o ponto é por catraca, queria que a frequência caísse no sistema, conversa com ela
trabalho com rastreador nos caminhões, o sistema consegue puxar essas posições
já pago um programa de notas e não quero abandonar, o que vocês fizerem vai se entender com ele
tenho loja física e um caixa de outra empresa, dá pra um falar com o outro
na fazenda uso estação meteorológica que gera arquivo, o sistema engole esse arquivo
a cooperativa tem banco próprio e queremos baixar os boletos automático, vocês interligam
meu pessoal já vive numa planilha compartilhada, queria que o sistema lesse ela, tem jeito
sou chefe do laboratório e os equipamentos cospem resultado, o sistema recebe direto do aparelho
conecta com o q já tenho
fala com meu programa antigo
puxa dados da maquininha
liga na catraca
dá pra plugar no meu erp
vai casar com o q uso hj
lê minha impressora fiscal
se entende com o banco
o que vocês desenvolvem conversa com o legado ou exige recomeçar do zero
cola com o que a gente tem
a maquininha de cartão se liga nele
meu programa de nota fiscal encaixa aí
comunica-se com softwares de terceiros
o escritório usa há dez anos um programa para as guias e outro para a folha, ninguém quer abandonar nenhum dos dois, o que vocês fizerem consegue trocar informação com eles
na portaria temos uma catraca com leitor de digital que gera um arquivo toda noite, e eu digito aquilo na mão, o sistema novo puxaria sozinho
oi, tudo tri? o sistema fala com a minha balança
não quero migrar nada, quero que o novo puxe do programa antigo
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
quero saber em que horário da semana eu vendo mais bolo
quais clientes compraram mais este mês, o sistema mostra isso
os números da minha empresa eu só descubro quando o contador manda, queria ver antes
qual garçom vendeu mais na semana, dá pra saber?
quero um gráfico que eu entenda sem ser contador
não sei qual produto me dá prejuízo
dashboard com indicadores tem?
todo dia 30 passo a noite fazendo conta, queria isso pronto
comparar este natal com o do ano passado
meu sócio quer números e eu só tenho achismo
saber quanto entrou e quanto saiu de um jeito fácil
Os sistemas geram demonstrativos gerenciais?
relatorio de venda por vendedor
me mostra qual sabor de pizza tá encalhado?
decido tudo no chute, quero decidir com dado
curva abc de produtos sai no sistema?
resumo mensal pra levar na reunião com a diretoria
quero abrir o computador de manhã e já ver o faturamento de ontem
dá pra descobrir em que dia da semana eu vendo menos
ticket médio, margem, essas contas ele faz?
sou gerente de compras e preciso saber o que gira e o que para
tenho três lojas e não sei qual dá mais dinheiro
relatório fácil de ler pq sou ruim de número
quem são meus melhores clientes, o sistema diz?
ficar caçando informação em dez planilhas pra montar um relatório me mata
acompanhar meta de venda do mês
métricas do negócio em tempo real, rola?
oxe, quero saber se a bodega tá dando lucro ou tô pagando pra trabalhar
quero ver quanto a loja faturou na semana sem pedir pra ninguém
qual vendedor rendeu mais, o sistema mostra
quero ver num papel só quanto entrou, quanto saiu e quanto sobrou
emite demonstrativos gerenciais por período
Todo fim de mês eu passo duas noites na mesa da cozinha com a calculadora pra saber se a granja deu lucro, e queria que o computador me dissesse pronto
qual salgado vende mais, o sistema fala
da p ver as venda do mes tipo num grafiquinho
quero o resumo da safra na palma da mão
relatórios para o conselho fiscal, consegue-se tirar
como fico sabendo qual produto me dá prejuízo
dá um relatório bem explicadinho que até meu marido entende
comparativo entre este ano e o anterior, o sistema apresenta
Sou síndico e a cada assembleia me crucificam querendo saber onde foi cada centavo da taxa, então preciso que o sistema solte um relatório limpo
as contas vêm mastigadas ou tenho que decifrar
tem informe diário das vendas por filial
numeros facil de entender ou tabela gigante
saber quem são meus melhores fregueses, o programa diz
decido tudo no palpite, queria decidir olhando os números
fecho o mês e nunca sei se posso dar aumento pro ajudante ou se estou no vermelho, o sistema me clareia isso
indicadores de desempenho por setor são gerados
o q mais sai na lojinha, tem como ver
balancete e curva de venda no sistema, há
o grêmio vende lanche e a diretora pede prestação de contas todo mês, a gente perde o recreio inteiro somando, o sistema já dá isso pronto
Aos acionistas interessa um quadro sucinto, de uma página, com receitas, despesas e margem por safra, e a atual papelada não lhes permite decidir coisa alguma
planto café, milho e crio uns porcos, e nunca sei qual deles me sustenta e qual me come o lucro; o computador de vocês mostra
minha tia acha que o bolo de cenoura vende mais e meu tio acha que é o de fubá, eles brigam todo dia, um sistema resolve essa briga
na sexta o patrão pergunta quanto vendeu cada vendedor e eu passo a quinta inteira catando papel, queria apertar um botão e sair
me mato de fazer conta no fim do mês, queria que o computador mostrasse o lucro pronto
isso me mata, fechar o mês e não saber se ganhei ou perdi dinheiro
quero saber que vendedor vende mais e qual produto só ocupa prateleira
trabalho feito um burro e não sei se sobra alguma coisa no fim
meu marido pergunta quanto entrou e eu chuto
qual prato do buffet me dá dinheiro e qual só dá trabalho, não faço ideia
a diretoria da cooperativa me pede número e eu viro a noite fazendo conta
queria descobrir em que dia da semana o salão mais fatura
não sei qual caminhão me dá prejuízo
tomo decisão no palpite e já quebrei a cara
pro conselho da igreja eu preciso de um resumo bonitinho das ofertas
queria enxergar a empresa inteira numa página só
comparar este mês com o mesmo do ano passado hoje é impossível pra mim
quem vende mais na loja, a maria ou o joão, só no achismo
queria um gráfico colorido daqueles pro meu pai entender
não sei quais matérias da escola têm mais inadimplência de mensalidade
O sistema disponibiliza indicadores gerenciais em dashboards
Há demonstrativos consolidados por centro de custo
É possível emitir DRE e análise de margem
Que informações gerenciais o sistema fornece à diretoria
Os relatórios apoiam a tomada de decisão
Geram painéis analíticos para prestação de contas
relatorio tem
grafico?
ver lucro
dash de vendas
resumo do mes
qto vendi no mes ver
o sistema me mostra os números da minha loja
quero um gráfico das minhas vendas por semana
o programa diz qual produto dá prejuízo
tem relatório do caixa do mês
consigo ver quanto cada vendedor vendeu
preciso dos indicadores do meu negócio numa tela
dá pra acompanhar as vendas em tempo real no sistema
quero acompanhar o lucro mês a mês
o sistema deixa eu acompanhar o que entra e sai
pra eu enxergar de casa como foi o dia da loja
consigo comparar este mês com o passado
o sistema faz o fechamento e mostra o resultado
tenho quatro sorveterias e no fim do mês não sei qual dá prejuízo, o sistema me mostra isso
meu sócio toma decisão no chute, queria gráfico de venda pra convencer ele, sai do sistema
sou gerente e passo a segunda somando planilha pra diretoria, isso viria pronto
vendo peça de moto e não sei qual encalha, dá pra enxergar
sofro pra saber se a loja deu lucro ou prejuízo, dá pra ver fácil
tô perdido nos números do consultório, precisava de uns relatórios que eu entenda
tenho duas lanchonetes e não sei qual dá dinheiro e qual dá prejuízo, o sistema me mostra
sou dono de posto e fecho o mês no chute, vou ter um resumo pra decidir
meu gerente demora uma semana pra juntar as vendas, dá pra o demonstrativo sair na hora
na clínica quero saber qual convênio paga melhor, isso aparece em algum gráfico
vendo ração e desconfio que um vendedor não vende nada, consigo comparar eles na tela
a diretoria da escola quer indicadores de inadimplência todo dia 5, o sistema gera
minha padaria joga pão fora todo dia, queria saber o que encalha, ele me diz
sou administradora de uma transportadora, preciso do custo por viagem mastigado, sai pronto
na feira eu somo na cabeça e erro, queria ver quanto ganhei na semana, dá
o conselho da cooperativa adora um gráfico em pizza, o sistema monta esses
tenho salão e quero saber qual serviço rende mais, consigo enxergar isso
meu sócio mora em Portugal e quer acompanhar o desempenho da loja, tem um quadro de números
fecho a loja às oito e queria um balanço do dia antes de ir embora, ele apronta
tô tomando decisão no escuro na minha fábrica de velas, vcs dão números pra eu me guiar
gera gráfico das venda
mostra meu lucro na hora
sai balanço do mês sozinho
qual produto encalha, ele fala
quero ver número mastigado
compara um mês com outro
resumão do dia tem
preciso ver receita e despesa do mês na tela
quero uns gráficos do meu negócio
me diz o que encalhou
dá pra ver quanto entrou na semana, filha
emite demonstrativos gerenciais
meu sócio vive perguntando qual prato dá mais dinheiro e eu respondo no chute, porque as comandas vão para uma gaveta e ninguém soma, o sistema mostra esse resumo
toda virada de mês viro três noites somando papelzinho para descobrir se sobrou algum, e minha coluna não aguenta mais, o programa de vocês entrega isso somado
boa noite, minha gente! o sistema mostra qual vendedor rende mais
no financeiro eu quero um resumão pra decidir, ele faz
emite relatórios
tira relatório pra eu mostrar na assembleia
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
não quero que o estagiário veja o telefone e o endereço dos meus clientes no sistema
meu sistema sumiu com os dados de um ano inteiro, no de vocês isso acontece
ano passado um vírus comeu todos os arquivos da firma, como evito isso
o caixa não pode enxergar o salário dos outros
ex-funcionário ainda entrava no programa depois de demitido, dá pra bloquear
se queimar o HD eu perco tudo?
cada vendedor com seu login?
fazem becape dos dados?
estagiário consegue apagar venda sem querer, tem como limitar
caiu um raio aqui e perdi dez anos de cadastro, tenho pavor de repetir
Como é tratada a segurança das informações dentro do sistema?
permissões por cargo
tem jeito de só eu ver o financeiro?
prontuário de paciente é sigiloso, só a médica pode abrir
e se eu deletar um cliente por engano, recupera?
meu sistema antigo sumiu com os dados e fiquei na mão, no de vocês tem cópia?
níveis de usuário tem?
quero que a gerente aprove e o atendente só consulte
tenho medo de ransomware, os dados ficam guardados em outro lugar
proteção dos dados dos meus clientes dentro do programa
enchente levou o computador da loja em maio, tchê, não posso perder tudo de novo
quem pode mexer em quê no sistema
o pen drive com a planilha sumiu, nunca mais quero passar por isso
cópia de segurança automática diária?
o concorrente contratou meu vendedor e ele levou a lista de clientes, dá pra restringir o acesso
restaurar informação perdida
acesso com senha individual pra saber o que é de cada um
quero que cada um tenha sua senha, hoje todo mundo usa a mesma
meu sistema sumiu com os dados, o de vocês guarda cópia
quero que só a gerente apague venda no sistema
se meu funcionário apagar tudo, o sistema de vocês tem como voltar atrás
se cair um raio e queimar o computador da fazenda, perco tudo
se eu apagar sem querer volta?
Ano passado a enchente levou o computador da loja e junto foram quinze anos de cadastro de freguês, por isso pergunto se o sistema de vocês guarda cópia
cada funcionário com sua senha e só vê o que é da conta dele, dá
como se resguarda o sigilo das fichas dos pacientes no sistema
meu irmão pode ver o salario de todo mundo? n pode
há níveis de permissão por usuário
o caixa não pode mexer no preço, só o gerente, tem como travar
se o ladrão levar o notebook, como fica
demiti um rapaz e ele continuou entrando no programa e vendo a clientela, com o sistema de vocês eu consigo cortar o acesso de quem saiu
cópias de segurança são periódicas
quem mexeu no quê, o sistema impede gente de fora
os dados da minha loja ficam guardado direito
a moça da limpeza não há de ver o faturamento
proteção contra perda de dados, como tratam
roubaram meu pc, perdi td, com vcs ia perder?
o vereador não pode ver os documentos da mesa diretora, nem a mesa os do gabinete; o controle de quem vê o quê é possível
se o programa der tilt a ficha das vacas volta
é seguro deixar as contas da igreja nesse sistema
faz cópia dos arquivos sozinho
separação de acesso entre médico e recepção
meu irmão pequeno derrubou suco no computador da loja e a gente perdeu as encomendas do natal todinhas, com um sistema de vcs ia perder tb
Guardamos confissões de dívida e testamentos que somente dois escreventes podem consultar, e quero certificar-me de que os demais funcionários não terão acesso
aqui cai raio toda semana na época das águas e já queimou dois computadores com tudo dentro, os dados do gado se salvam em algum canto
a estagiária viu quanto cada um ganha e contou pra firma inteira, foi um barraco, quero um sistema em que isso não aconteça de novo
sábado roubaram o computador da loja com tudo dentro, o sistema de vocês devolve os dados se acontecer de novo
meu computador morreu e levou o cadastro dos dizimistas, com vocês isso tem cópia
o contador não pode ver os salários e o vendedor não pode ver o caixa, no meu sistema dá pra esconder
minha funcionária fuxica o salário das outras no computador, quero que cada uma só veja a sua parte
ano passado roubaram o notebook da clínica e perdemos todas as fichas, num sistema de vocês isso aconteceria
um vírus sequestrou as planilhas da transportadora, quero um sistema em que os dados fiquem guardados em cópia
pegou fogo na loja da vizinha e ela perdeu até o cadastro dos fregueses
o estagiário apagou sem querer a pasta inteira
a faxineira sabe a senha de todo mundo aqui
demiti um funcionário e ele ainda consegue entrar
o computador da paróquia morreu e levou junto dez anos de batismo
não quero que a recepcionista veja quanto eu ganho
meu notebook foi roubado com tudo da transportadora dentro
cai raio aqui toda semana, e se queimar o aparelho
vendedor levou a lista de clientes pro concorrente
prontuário é segredo, só o médico pode ver o dele
teve um vírus que trancou tudo e pediu resgate
cada professora só devia mexer nas notas da turma dela
a fita do sistema velho estragou e o contador chorou
Qual a política de cópias de segurança dos dados
Há segregação de perfis e trilha de permissões
O controle de acesso é baseado em papéis
Que salvaguardas existem contra perda de dados
Em caso de sinistro, os dados são recuperáveis
O sistema restringe informações por nível hierárquico
backup?
senha p cada 1
se apagar recupera
ctrl acesso tem
perco dados?
quem ve oq
roubaram o notebook da imobiliária e foi tudo embora, no de vcs eu recuperaria
tenho vendedor xereta na loja, dá pra esconder dele o que entra de dinheiro
queimou o hd da clínica no temporal, vocês guardam outra via das informações
no cartório cada um só pode mexer no seu, o sistema separa permissões
minha netinha apagou os dados da planilha todinha, num sistema de vocês a gente teria cópia guardada
o estagiário apagou o fiado sem querer, num sistema tinha como recuperar
um deles andou olhando a margem de lucro, tem jeito de cada um enxergar só o que é da conta dele
entrou ladrão na minha loja e levou o computador com seis anos de dados, com vocês isso se perderia
na clínica não quero que a recepção leia prontuário, dá pra restringir por pessoa
caiu raio aqui no sítio e queimou tudo, tem cópia guardada do que estava no sistema
meu ex funcionário ainda entrava no programa depois de demitido, dá pra cortar a entrada dele
sou contadora e guardo segredo de cem empresas, como o sistema protege as informações
o caixa do mercado viu meu lucro e saiu contando, dá pra esconder isso dele
pegamos vírus que sequestrou os arquivos da construtora, com vocês teria como recuperar
tenho três gerentes e só um pode dar desconto, o sistema põe limite por usuário
minha filha apagou sem querer as vendas de julho da lojinha, tem como voltar atrás
no RH só duas pessoas podem ver salário, existem permissões diferentes
deu enchente em Porto Alegre e perdemos o servidor da escola, os dados ficam duplicados em outro canto
o estagiário deletou o cadastro da ótica inteirinho uma vez, tem um jeito de resgatar
meu sócio é curioso e quero saber quem entra onde, cada um tem sua chave
sou psicólogo e as anotações dos pacientes são sagradas, só eu abro
faz becape todo dia
cada um com seu login né
queimou o pc, perdi tudo
dá pra esconder o lucro do caixa
funcionário demitido ainda entra
tem nível de permissão
e se der vírus, recupera
guarda cópia dos dado
de quanto em quanto tempo as cópias são feitas
dá pra secretaria ver só a parte dela sem ver o financeiro
se o hd queimar, perco tudo
caixa não pode ver meu lucro
cada um com sua chavinha de acesso
há perfis de permissão distintos
caiu um raio aqui no sítio e levou o computador com doze anos de anotações do gado, chorei uma semana, se acontecer de novo com o sistema de vocês os dados continuam salvos
o antigo gerente saiu brigado e levou a lista inteira de fregueses, porque qualquer um entrava em tudo, no sistema dá para limitar o que cada pessoa enxerga
oi, paz e bem! se entrar vírus aqui, tem como recuperar
meu sistema atual sumiu com os dados, no de vocês fica salvo
quando falta luz a gente perde tudo que tava digitado, no sistema de vocês os dados ficam seguros
tem senha separada pra cada funcionária
perco tudo se queimar o computador?
cada atendente com sua senha, tem?
backup fica incluso no sistema
escondo o faturamento das funcionárias como
e se um vírus apagar os dados
estagiário enxerga processo sigiloso no sistema?
prontuário é coisa séria, como o sistema controla quem vê a ficha do paciente
meu hd queimou ano passado com a contabilidade toda, no sistema tem cópia
quero que o motorista veja só as viagens dele e não o resto
se alguém apagar o dízimo lançado sem querer, tem como recuperar de uma cópia
ano passado uma cabeleireira saiu brigada e levou a lista de clientes toda, queria um sistema em que cada uma visse só o que precisa
caiu um raio aqui no sítio e lá se foi o computador com cinco anos de anotação, se fosse no sistema de vocês eu teria perdido também
e quanto à segurança dos dados no sistema, o que está incluído
segurança dos dados do sistema
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
o sistema imprime o cnpj do cliente na etiqueta
meu pessoal bate o sistema domingo em casa, dá pra usar fora da loja
roda sem internet? aqui cai toda hora
abre no mac ou só windows
emite nota fiscal eletrônica pelo sistema?
o sistema imprime etiqueta de preço
dá pra usar no tablet da cozinha
manda alerta por email quando a conta vence?
tem limite de usuários
O sistema suporta múltiplas filiais simultaneamente?
meu pc é velho, windows 7, vai rodar?
lê qr code pelo celular
gera boleto?
dá pra assinar documento digitalmente dentro dele
meus motoristas podem usar na rua pelo telefone?
o sistema guarda foto do produto
precisa instalar ou abre no navegador
tem leitor de digital pra entrar?
calcula imposto sozinho?
aceita comando de voz?
dá pra mudar o idioma pra espanhol, tenho filial no paraguai
o sistema aguenta cem mil cadastros
imprime cupom na impressora térmica da lanchonete?
gera etiqueta de gôndola com código?
fica registrado quem alterou cada coisa e a hora?
da pra ver a câmera da loja dentro do sistema
o sistema avisa aniversário dos clientes por sms
o sistema manda e-mail automático de aniversário
o sistema de vocês emite nota fiscal
o sistema tem tela em espanhol pro meu funcionário venezuelano
pega sem internet? aqui cai toda hora que venta
O meu galpão não tem sinal de espécie alguma e os meninos anotariam a colheita lá dentro, de sorte que preciso saber se o sistema funciona desligado da rede
quantos usuários suportam simultaneamente
aguenta 200 aluno entrando junto
lê código qr no crachá
manda mensagem pro cliente quando a conta vence
Minha sogra fica na fazenda, eu na cidade e meu marido na estrada, e os três precisaríamos abrir o mesmo sistema cada um do seu lugar
o sistema fala, tipo lê em voz alta
tem assinatura digital nos documentos do sistema
o programa é instalado em cada máquina ou abre pelo navegador
roda num computador véio, com windows sete
da p tirar foto do produto dentro do sistema
permite controlar duas filiais com o mesmo cadastro
aceita biometria no lugar da senha
a balança do curral marca o peso e eu queria que o sistema tivesse um aviso sonoro quando o bezerro não engorda, existe esse recurso
tem tema escuro no sistema
suporta moeda estrangeira
o ginásio onde treina meu time n tem wi-fi e é lá q a gente faz chamada, o sistema funciona sem internet e manda dps
Os almoxarifes já passam dos sessenta anos e enxergam pouco, de modo que pergunto se as telas admitem letras aumentadas e contraste mais forte
tenho uma impressora de etiqueta velha, dessas de matraca, que imprime os códigos dos frascos de mel, o programa de vocês manda imprimir nela
minha mãe quer abrir o sistema no celular enquanto tá no sacolão comprando fruta, pra ver oq falta, isso funciona ou é só no computador
no dia do leilão entram duzentas pessoas dando lance ao mesmo tempo e no ano passado o programa caiu, o de vocês aguenta quantas
o sistema que vocês fazem tira nota fiscal pro meu armazém
o telefone dos meus entregadores consegue abrir o sistema na rua
o sistema emite nota fiscal pros meus clientes da loja de ração
na fazenda não pega sinal, o programa trabalha assim mesmo
quero apitar o produto na maquininha de luz vermelha
o motorista vai tirar foto do canhoto, o programa aceita
minha sócia mora em outra cidade e quer mexer ao mesmo tempo que eu
preciso imprimir etiqueta pequenininha dos remédios
queria que chegasse um aviso no meu celular quando o caixa abrir
sai cupom fiscal na hora do caixa
o paciente assina com o dedo no tablet, cabe isso
trabalho de casa às quintas, consigo entrar de lá
o pessoal da cooperativa tem uns cinquenta entrando junto, aguenta
quero um botão que fale em voz alta o pedido na cozinha
roda naquele computador velho com windows 7 da secretaria
o cliente ganha pontinhos a cada corte, dá pra pôr no sistema
Há limite de usuários simultâneos
O sistema emite documento fiscal eletrônico
Suporta autenticação em dois fatores e log de auditoria detalhado
Qual o volume máximo de registros suportado
O sistema opera em modo desconectado com sincronização posterior
Contempla assinatura eletrônica de documentos
sist emite nf
roda offline
imprime etiqueta
sist no cel funciona
ilimitado de usuario?
le cod barra
o sistema lê qr code
dá pra imprimir etiqueta pelo sistema
o sistema roda sem internet
o sistema abre no tablet
quantos usuários o sistema suporta
o sistema tem modo escuro
na fazenda não pega sinal, o sistema continua rodando lá no curral
meu estoquista anda com tablet e leitor na mão, o sistema conversa com leitor de etiqueta
somos 60 no escritório, aguentaria todo mundo logado junto
viajo muito pra comprar mercadoria, abro o sistema do hotel pelo celular
o sistema continua vendendo sem internet ou para a loja
aqui a internet cai quando chove, funciona mesmo assim
meus vendedores rodam o sertão sem sinal, o sistema trabalha sem internet
na loja a gente bipa o produto no leitor, o sistema aceita esse aparelhinho
somos quarenta no escritório da transportadora, entra todo mundo junto no sistema
sou dona de restaurante e viajo muito, consigo abrir o sistema da minha casa
meu almoxarife só usa tablet, o sistema roda nele
na gráfica imprimimos etiqueta de cada caixa, o sistema solta etiqueta
tenho cliente no Paraguai e vendo em dólar, o sistema lida com outra moeda
minha avó vai usar no caixa da venda, as letras do sistema podem ser grandonas
a clínica precisa mandar aviso por sms pelo sistema, dá
preciso que o diretor assine digitalmente dentro do sistema, isso existe
temos sete filiais de material de construção, o sistema separa por filial
o fiscal exige emitir nota pelo programa, o sistema de vocês emite
no meu galpão o wifi cai, se a luz acabar o sistema guarda onde parei
quero que o sistema me avise no celular quando alguém cancelar uma venda, avisa
lê código de barra
sistema roda no mac
funciona sem net
aguenta 100 pessoas logadas
emite boleto o sistema
abre no tablet tb
imprime cupom
sistema tem modo escuro
de quanto em quanto tempo fazem backup
aguenta cem caixas ligados
imprime etiqueta com código
roda em tablet, menino
o sistema suporta várias moedas
a fazenda fica num vale sem sinal nenhum e o pessoal anota a ordenha no curral para depois subir no escritório, dava para o sistema funcionar lá embaixo desconectado
na nossa feira o pessoal usa maquininha, impressora de cupom e leitor preso no balcão, além de metade da equipe ser canhota e gostar de letra grande, o sistema comporta isso
salve! o sistema tem comando por voz ou biometria
estoque tudo bem, mas o sistema emite sped fiscal
o sistema avisa quando acaba a carência do remédio do gado
manda alerta de vencimento no celular
sem internet na fazenda o sistema anda
dá pra usar no tablet do caminhão
sistema em espanhol, rola?
quantos usuários o sistema aguenta
o sistema assina documento digital
no posto de saúde a internet cai toda hora, o sistema continua gravando
queria saber se o sistema manda boleto automático pros clientes do escritório
dá pra abrir o sistema de vocês em casa ou só no computador da loja
o sistema avisa no celular quando chega prazo de processo
minha costureira mais antiga mal sabe ligar o computador e usa óculos forte, o sistema de vocês tem letra grande e tela simples pra ela
na fazenda o sinal só pega em cima do morro, eu queria lançar a vacina no curral e ele mandar depois, o sistema consegue isso
olha o prazo de validade dos produtos
controla validade de mercadoria
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
perco venda porque não consigo digitar pra todo mundo ao mesmo tempo
vocês montam aqueles atendentes automáticos?
quinhentas mensagens por dia perguntando a mesma coisa, tô ficando doida
tenho clínica de estética e a recepcionista só faz responder mensagem
fazem bot?
queria um atendimento automatizado pro cartório
assistente com inteligência artificial pra tirar dúvida de aluno
no meio do corte de cabelo não dá pra pegar o celular e o cliente vai embora
pra que serve um chatbot inteligente
Nossa central de atendimento está sobrecarregada; oferecem automação de conversas?
aquele menuzinho digite 1 digite 2 me irrita, o de vocês é diferente?
vendo gás e água, na hora do almoço chove pedido e ninguém responde
o robô entende quando o povo escreve tudo errado?
robozin pra responder as menina que pergunta preço do cílio
preciso de alguém virtual respondendo os hóspedes
o que esse assistente virtual faz por uma imobiliária
tem como o atendimento ser automático na minha autoescola mano?
secretária eletrônica de mensagem, tipo isso, vcs fazem?
responder dúvida de inscrição do vestibular sem botar gente pra isso
o provedor de internet que gerencio recebe reclamação igual o dia todo, dá pra automatizar a resposta
chatbot com ia
quero parar de responder qual o valor do frete quarenta vezes por dia
trabalho sozinho na oficina com a mão cheia de graxa, quem responde meus clientes?
me interessa um agente virtual pra prefeitura tirar dúvida de iptu
minha esposa responde mensagem até na janta, queria um robô no lugar dela
meu prazo de resposta pro cliente é péssimo, preciso de um atendente automático
não durmo de tanto responder mensagem no zap da floricultura
queria um robô pra tirar dúvida de aluno sobre matrícula
tenho uma autoescola e a moça da recepção enlouquece com tanta pergunta repetida
queria um mecanismo que atendesse o telefone verde no meu lugar quando estou no roçado
Chega a fim de semana e são cento e tantas pessoas me perguntando no zap se tem vaga na pousada, meu dedo já não aguenta, queria um robô que cuidasse disso
instalam assistente virtual para escritório de contabilidade
bot q responda os cliente da minha tia q vende açaí
a recepcionista saiu de licença e o zap virou um formigueiro, tem robô pra acudir
atendimento automatizado para a central de matrículas da faculdade, produzem
como é um robô de conversa, me explica pra eu contar pro meu marido
meus clientes ficam no vácuo pq to na aula, queria um robo
desejo um atendente eletrônico para dúvidas de associados
n dou conta d responder todo mundo
Passo o dia com a mão na graxa e quando pego o telefone tem trinta recados perguntando preço de revisão, um robozinho me quebrava um galho
robô de conversa pra igreja, avisar culto e pedir oração
qro um bot igual vc
o que se contrata quando se contrata um chatbot
assistente de inteligência artificial p clínica de fisioterapia
o povo pergunta a mesma coisa cem vez por dia, tem cura
que recursos acompanham os chatbots
um bichinho desses que responde, igual você, na página da minha ótica
o meu telefone apita feito grilo desde as seis da manhã, é gente querendo saber se tem leite, se tem queijo, e eu queria automatizar esse proseado
tem como deixar o zap respondendo sozinho
robô p responder comentário e mensagem
secretária eletrônica moderna, que escreve, cês fazem
minha tia vende marmita fit e responde o mesmo cardápio trezentas vezes por dia, ela chora de cansada, existe um robô pra fazer isso por ela
A secretaria do nosso colégio afoga-se em consultas sobre matrícula e uniforme, sempre as mesmas, e cogitamos instalar um atendente automático que as esclareça
boto anúncio de bezerro e o telefone não para, mas eu tô no curral com a mão suja e perco os compradores; um robô resolvia isso
quero encomendar um robô que anote encomenda de bolo pra mim
meu suporte ao cliente sou eu sozinha com dois telefones na mão, queria um robô pra dividir esse peso
vou enlouquecer com esse whatsapp apitando, meus fregueses me matam de tanta pergunta repetida
nosso centro de apoio recebe muita gente triste no whatsapp e queríamos um robô que acolhesse na primeira mensagem
meu whatsapp recebe duzentas mensagens por dia na época da páscoa e não dou conta de responder
minha cunhada passa o dia digitando as mesmas dez respostas pra todo mundo
enquanto eu corto cabelo o celular apita e eu perco a cliente pro salão do lado
na época da matrícula a secretaria da escola não levanta nem pra ir ao banheiro de tanta mensagem
respondo a mesma pergunta da diária quarenta vezes por dia na pousada
queria um funcionário que nunca cansasse de explicar o cardápio do buffet
o povo pergunta endereço, hora da missa, preço da certidão, tudo igual todo dia
contratei duas moças só pra dar bom dia e mandar tabela
a recepcionista da clínica pediu demissão de tanto escrever
quero algo que converse com o cliente por mim sem parecer gravação
já vi empresa em que a mensagem volta em um segundo, como consigo isso pra minha
o cliente manda oi e quando eu vejo já passou três horas
a feira não me deixa mexer no telefone e o freguês fica falando sozinho
tem como botar alguém virtual recebendo o pessoal que procura o contador
Buscamos agente conversacional para atendimento ao associado
Desenvolvem assistente virtual com linguagem natural
Qual o escopo da solução de atendimento automatizado
A central de relacionamento pretende automatizar o primeiro nível; executam
O que está contemplado no serviço de chatbot
Ofertam solução de inteligência artificial conversacional para cooperativa
bot p loja
fazem robo?
chatbot p clinica
robo q responde
qro atend automatico
ia p atender cliente
queria um robô pra responder meus clientes
o que vem num chatbot de vocês
vocês fazem atendente virtual pra loja de peças
preciso de um assistente automático no zap da clínica
o que é isso de chatbot inteligente
fazem bot pra imobiliária
preciso de um robô igual a você na minha loja
vocês fazem um desses pra eu pôr no meu site
quero um assistente assim pra minha imobiliária
esse tipo de atendente automático vocês vendem
dá pra eu ter um robô desses respondendo meus alunos
queria contratar um bot como esse aqui
minha irmã responde zap da loja de bolsas até dormindo, queria algo que falasse no lugar dela
tenho imobiliária e perco cliente por demora, vocês montam um atendente virtual
na clínica a recepção passa o dia dizendo o mesmo convênio, quero automatizar essas respostas
sou motorista e dono de van, não posso digitar dirigindo, quero algo que responda os passageiros
meus fregueses reclamam que minha loja demora pra responder, o que vocês têm pra isso
levei uma estrela no google porque não respondo mensagem do meu restaurante, quero resolver
meus clientes estão revoltados com meu atendimento no whatsapp
o pessoal me chama de mal educado porque deixo no vácuo, tenho loja de pneu e não dou conta
minha atendente maltrata os clientes por cansaço, queria um assistente automático
cliente me xinga no zap porque demoro, quero automatizar as respostas
o dia inteiro é freguês perguntando preço e eu tenho um menino só pra isso, fazem algo que responda esse povo por nós
minha nora abriu uma confeitaria e quer um chatbot que anote encomendas no whatsapp, isso vocês fazem
vendo açaí em Belém e das seis às nove da noite são duzentas mensagens, queria um troço que respondesse por mim
sou recepcionista sozinha numa clínica com quatro médicos e o zap não cala, o que vocês têm pra desafogar
minha loja de celular responde a mesma pergunta de preço cem vezes, existe um atendente automático daí
tenho pousada e fico até meia noite digitando diária pra turista, dá pra uma máquina fazer isso
a secretaria da faculdade não vence tanta dúvida de aluno, vocês criam um assistente virtual
meu delivery perde pedido porque ninguém vê a mensagem, quero um robozim que atenda, fazem
sou corretor e dirijo o dia todo, não posso responder cliente no volante, tem um automático pra isso
ouvi no podcast a tal inteligência que conversa com freguês, serve pra minha loja de pneus, vocês montam
na ótica a moça do whats pediu as contas e estou perdido, dá pra pôr um robô no lugar
tenho autoescola e perguntam valor de carteira de madrugada, desenvolvem um bot
cuido do sac de uma fábrica de ração e temos fila enorme, criam agente de conversa
meu marido diz que falo mais com cliente que com ele kkk, vendo bolsa, vcs têm robô que converse por mim
na igreja perguntam horário de culto toda hora, dá pra ter um respondedor automático
sou dentista e perco paciente por demora na resposta, o que seria esse assistente que vocês fazem
faz robozim de zap
quero um bot pra pizzaria
atendente virtual cês monta
respondedor automático tem
robô que fala com freguês
chatbot é oq msm
ia pra atender meus clientes
tira o zap das minhas costas
eu tenho um restaurante e a gente perde muito pedido porque ninguém dá conta de responder o whatsapp na hora do almoço
é gente perguntando preço o dia inteiro, fazem alguma coisa que responda por nós
não venço responder tanto recado
quero um ajudante virtual na loja
põe um robô no meu zap, mano
interessa-nos automatizar o atendimento inicial
de manhã estou com a mão na massa e o celular apitando com gente perguntando preço de salgado, quando vejo já passou meia hora e a pessoa comprou noutro lugar, o que vocês têm pra isso
a clínica veterinária recebe duzentas mensagens por dia quase todas iguais, e as duas moças da recepção não comem direito, existe um jeito de responder isso sozinho
oi, gente boa! queria um atendente automático pra minha imobiliária
nada de site, quero um robozinho que tire dúvida dos meus alunos
ninguém responde o zap de noite, preciso de alguma coisa que resolva isso
monta um atendente virtual pra clínica?
quero automatizar resposta no zap
secretária robô, vocês criam?
bot pra tirar dúvida de aluno
to afogada em mensagem, help
fazem assistente que conversa sozinho
respondo as mesmas dez perguntas o dia todo no salão, queria um robô pra isso
nossa igreja recebe muita mensagem pedindo horário, vocês criam algum atendente automático
preciso de um assistente que responda os clientes do escritório sobre andamento de processo
gostaria de saber sobre a criação de um atendimento automático para a minha transportadora
tô costurando e o celular apitando, paro a máquina toda hora pra falar quanto custa uma barra de calça, quero um robozinho que fale por mim
na secretaria da faculdade somos duas pra três mil alunos, a fila no whatsapp passa de duzentas mensagens, vocês fazem alguma coisa que responda por nós
sou contadora e em março ninguém me deixa trabalhar, perguntam que documento levar, qual o prazo, onde entregar, dá pra vocês criarem um robô que responda
não quero site nem sistema, quero um negócio inteligente que converse com os produtores quando perguntam da vacina do gado
faz o robô do zap
vocês fazem o robozinho do whatsapp
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
trabalham com whatsapp e messenger
o chatbot de vocês funciona no direct do instagram
trabalham com WhatsApp?
atende no instagram direct também?
telegram tem como?
meus clientes me chamam pela página do face, o assistente pega essas mensagens
dá pra por o robô dentro do meu site, naquele cantinho
Em quais plataformas o assistente virtual pode operar?
e por sms?
ele responde comentário do tiktok?
só zap ou face também
quero que o bot atenda no olx e no mercado livre
responde e-mail também o robô?
whats e messenger ao mesmo tempo dá?
a maioria dos meus hóspedes fala pelo messenger, funciona nele?
o robô faz ligação telefônica?
cês põe bot no discord?
pelo google meu negócio o povo manda mensagem, o robô lê?
canais disponíveis do chatbot
minha loja não usa uatizap, só o chat da página, serve
pode ser um atendente no nosso microsoft teams
alexa, google assistente, vocês fazem nesses?
por onde o cliente conversa com o assistente que vocês criam
tenho muito público no linkedin, o bot vai lá?
o mesmo robô responde no site e no celular do cliente?
uai, funciona no whats ou tem que baixar outro trem?
o totem da recepção pode ter esse robô
o robô que vendem responde direct do instagram
trabalham com WhatsApp na parte de robô, ou só em site
robo no instagram da?
Minha clientela é meio a meio, os velhos no Facebook e os netos no WhatsApp, e eu queria um atendente só que desse conta dos dois lados
atende no telegram
responde sms
o robô atende ligação de voz
põe o robozinho dentro da minha página
por quais vias ele conversa com a freguesia
A paróquia fala com os fiéis pelo Messenger e os jovens reclamam que só usam zap, o robô serviria aos dois grupos
funciona no direct
canais suportados pelo chatbot
o trem atende no feice e no zap ao mesmo tempo
p qual aplicativo serve o bot
integra-se ao chat do mercado livre
meus fregueses mandam recado pela página da loja no Facebook e eu só vejo dias depois, o robô trabalha lá
dá pra usar no google meu negócio
o assistente funciona em totem
além do whats onde mais
linha telefônica fixa, o assistente a atende
meus primos só usam discord, minha mãe só usa zap e minha vó só usa o messenger, em quais desses o robô da loja consegue responder
Nossos associados mais idosos escrevem pela página da entidade no Facebook, enquanto os filhos preferem o WhatsApp, e convém saber se o assistente atende em ambos
no meu anúncio de trator o povo pergunta pelo Messenger, no posto perguntam pelo zap e na página não perguntam nada; em qual desses o robô entra
a loja da minha irmã bombou no tiktok e os comentários não param, o robô responde por lá também ou só em outros lugares
a freguesia mais velha liga, não escreve, e eu fico pensando se esse robô atende telefone falado ou se é só por mensagem escrita
o instagram da doceria recebe duzentos directs, o robô serve pra lá
vocês trabalham com messenger ou só com whatsapp no robô
meu povo só usa aquele aplicativo verde, serve pra ele
as noivas me chamam todas pela página azul, funciona lá também
queria ele no cantinho da minha página e no celular, os dois
o público da escola tá no telegram, chega até lá
minhas clientes mandam direct o dia todo, ele pega essas também
ele fala por telefone igual aquelas gravações de banco
os caminhoneiros só mandam sms, ele entende
por quais portas o cliente consegue chegar no robozinho
ele responde comentário de postagem ou só conversa fechada
tem cliente que manda e-mail, o assistente dá conta
o conselho da igreja usa aquele grupão, ele conversa em grupo também
dá pra ter o mesmo assistente em dois lugares diferentes
na pousada o hóspede chama pelo booking, ele alcança ali
Quais canais de mensageria são suportados pelo chatbot
Há cobertura omnichannel para o assistente
O agente virtual opera em RCS ou apenas em WhatsApp
A integração com Microsoft Teams como canal do bot é possível
Enumerem as plataformas em que o chatbot pode ser publicado
O atendimento automatizado alcança voz e URA
bot no insta
bot no telegram?
so wpp?
messenger tb
bot no site pode
quais canais
o robô atende pelo whatsapp ou só no site
além do zap o bot responde onde
o chatbot fica no messenger também
meu cliente fala com o bot por qual canal
o bot serve pro telegram
o robô responde no whats da minha loja
meus clientes da papelaria são divididos, uns no face e outros no zap, o bot pega os dois lugares
vendo no instagram minhas semijoias, o robozinho responde direct também
a prefeitura quer o assistente dentro da própria página, além do zap, é possível
minha freguesia mais velha usa messenger, o atendente automático entra lá
minha clientela da loja de roupa está toda no direct do insta, o robô responde lá
sou de um clube de tiro e usamos telegram pros sócios, o chatbot entra nele
na concessionária o povo chama pelo chat da página e pelo zap, o bot cobre os dois
minha pizzaria recebe mais ligação que mensagem, o assistente fala ao telefone
tenho mercearia e os velhinhos mandam sms ainda, o robô pega isso
a prefeitura tem página no face cheia de pergunta, o assistente trabalha naquele bate papo
nosso escritório vive no teams, dá pra o robô morar ali
sou lojista e vendo pelo marketplace, o bot responde pergunta de lá
na escola os pais escrevem por email, o chatbot lê a caixa de entrada
meus alunos gringos só usam signal, o robô alcança
toco uma rádio e o povo manda recado pelo tiktok, o robô de vocês entra
quero pôr aquele balãozinho na página do meu consultório, o assistente fica lá dentro
temos totem na entrada do shopping, o bot pode conversar por ele
tenho bazar e não sei por onde o robô fala com o cliente, em que lugares ele mora
responde no insta
pega telegram
só zap ou mais canto
fica na minha página tb
atende ligação
no messenger vai
onde o bot mora
trabalham com chat de site e whats
ele pega também no telegram
no insta o robô responde, mana
dá pra por o bot no messenger
quais plataformas de mensagem são suportadas
minha clientela é dividida, os mais velhos me chamam pela página do face e os novos por tudo quanto é lugar, então queria saber em quais canais esse atendente virtual funciona
na assistência técnica chega pergunta por mensagem de texto comum, por aplicativo e pela página da loja, e eu não queria deixar ninguém de fora, o robô atende por onde
opa, na paz? o chatbot atende dentro da minha página também
vocês trabalham com sms no robô ou só zap
telegram o robô pega?
o bot funciona dentro do meu site?
robô no messenger da página, fazem
instagram direct o chatbot cobre
onde o assistente consegue conversar com cliente
o robô atende sms ou só zap
minhas alunas só usam messenger, o robô responde por lá
a igreja usa telegram e whatsapp, em quais desses o bot atende
o chatbot vale pra ligação de telefone ou só pra mensagem escrita
quero o mesmo robô no zap e na minha página, ele trabalha nos dois
no escritório de contabilidade cada cliente chama por um lado, um no zap, outro no facebook, outro no chat do site, o robô cobre quais
vendo bolo pelo direct do instagram e costura pelo whatsapp, queria saber em que lugares esse robô de vcs consegue responder
sou da ti e meu diretor inventou que o bot tem que estar no teams e no discord, quais canais vocês oferecem de verdade
meus passageiros me acham no google, depois chamam no messenger ou whatsapp, será que o robô responde em todos ou só num deles
canais do bot
boa parte chega pelo inbox do facebook, o assistente atende nesse canal
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
meus clientes escrevem no domingo e ninguém da minha loja responde, o robô resolve isso
na hora do almoço meu balcão fica sem ninguém no zap, o robô cobre
nos feriados o atendimento do meu restaurante fica mudo, dá pra automatizar
fecho às 18h e às 20h é quando mais chamam, quem responde?
meu delivery bomba domingo à noite, o assistente tá lá?
carnaval eu viajo, o cliente fica sem resposta?
o robô tem folga?
três da manhã responde igual?
vendo pra fora do país, eles mandam mensagem quando tô dormindo
sou plantonista e não olho celular, o bot segura o atendimento o tempo todo
na semana santa a loja fecha, ele continua atendendo?
O atendimento automatizado permanece ativo em dias não úteis?
de noitão o povo pergunta preço de pneu e perco pro concorrente
ele desliga alguma hora?
sábado depois do almoço não tem ninguém na loja, dá pra ter resposta automática
chaveiro é emergência, cliente chama qualquer hora, o robô segura?
24hrs mesmo o chatbot?
ano novo, réveillon, ele trabalha?
fico sem responder no horário do culto, queria algo que respondesse
funciona até quando eu tô de férias na praia?
durante a madrugada entra pedido de reserva da pousada e só vejo de manhã
posso programar ele só pra depois do expediente ou é o tempo todo no ar
na copa a gente fecha pra ver o jogo, o robô atende?
cliente insone mandando mensagem às 2h, visse, ele responde?
consulta marcada fora de hora comercial, o assistente dá conta
disponibilidade do robô
paciente manda mensagem no domingo e eu me sinto culpada de não responder
enquanto durmo ele atende?
meu horário de atendimento é até 17h e depois disso o povo fica no vácuo
meu hotel recebe mensagem às três da manhã, o bot segura essa
domingo eu fecho a loja mas o cliente chama, o robô resolve
o robô descansa alguma hora ou é igual galo, não perde dia
nos dias santos o assistente segue atendendo a freguesia
Fecho a loja em janeiro inteiro pra ir pra praia com a família e perco venda por isso, com o chatbot os clientes continuariam recebendo resposta nesse período
funciona enquanto eu durmo
o bot tira ferias
as três da manhã tem freguês pedindo guincho, o robô atende a essa hora
opera ininterruptamente, inclusive no Natal
domingo o robo trabalha
a farmácia fecha às dez, depois quem responde o zap, o robô
enquanto eu tiver na escola ele atende
Quando é tempo de colheita ninguém olha o telefone por semanas, e os compradores somem; um robô responderia a qualquer hora mesmo com todo mundo no mato
carnaval ele continua
o assistente virtual que eu contratar tem horário de expediente
não dorme mesmo, jura
feriado q a loja fecha o bot fica on?
meu hotel recebe pedido de reserva de gente do outro lado do mundo quando aqui é madrugada alta, o assistente estaria acordado
ele fica ligado direto
sabado a noite q lota, o bot responde todo mundo?
disponibilidade do robô aos fins de semana
o bicho para se eu fechar a loja
minha mãe desliga o celular às nove da noite e de manhã tem sessenta mensagens de cliente bravo, com o robô eles seriam respondidos nessa hora
Na Semana Santa a hospedaria recolhe-se em silêncio e nenhum funcionário atende, mas os peregrinos continuam a escrever; o assistente lhes daria resposta nesses dias
quando a vaca pega de parir de madrugada o sitiante chama no zap pedindo remédio, e minha agropecuária tá de porta fechada; o robô acode
vou viajar pra disney em julho com minha família e a lojinha fica sem ninguém por 15 dias, o bot segura as mensagens esse tempo todo
o pessoal do turno da noite da usina só tem tempo de encomendar marmita às duas da manhã, hora em que eu ronco; ele anota nessa hora
quero q no domingo alguém responda meus clientes sem eu ter q pagar funcionário, o robô faz isso
feriado é quando mais chove freguês na minha pousada e a recepção folga, o robozinho não folga não, né
tô morta de cansada de responder zap de madrugada, quem podia fazer isso por mim é o robô
minha farmácia fecha às dez e fico com o telefone na mesinha da cama, o robô daria conta da madrugada pra mim
no dia de Natal a pousada lota de mensagem e eu quero cear em paz, o robô segura
o hóspede chega atrasado às duas da manhã e não tem quem diga onde tá a chave
no réveillon fecho o buffet e os pedidos de festa caem no vazio
mãe de aluno manda dúvida onze da noite e acorda brava sem resposta
vou pra praia dez dias, quem cuida das mensagens da loja
perco venda toda vez que eu durmo
domingo de manhã eu tô na missa e a freguesia tá chamando
esse ajudante virtual tira férias
na sexta-feira santa a clínica fecha mas o paciente continua perguntando
ele cansa, fica doente, falta
quando a luz do salão apaga ele continua conversando
o transportador chama às quatro da madruga querendo saber da carga
posso botar o robô pra tomar conta só do período que eu tô fora
carnaval a cidade para e o cliente não para de chamar
O assistente mantém disponibilidade contínua, sem janela de inatividade
Qual a cobertura temporal das respostas automáticas
O chatbot opera em feriados nacionais e estaduais
Há interrupção do serviço automatizado fora do expediente
A solução responde ininterruptamente às demandas dos associados
O agente virtual pode atender exclusivamente fora do horário comercial
bot 24h?
robo de noite resp
bot no feriado
responde domingo tb
robo dorme?
bot fds func
o robô que vcs montam pra minha loja atende meu freguês de madrugada
se um hóspede escrever três da manhã o bot da pousada responde
o chatbot que eu contratar fica ligado no carnaval
o atendente automático da minha clínica descansa no fim de semana
meu comércio fecha às 18h, o robozinho segue respondendo os clientes depois
quando minha equipe tá de férias coletivas o bot segura as conversas
tenho guincho e a chamada vem de madrugada, o robô estaria acordado pra atender o motorista
no carnaval minha pousada fica sem recepção, o atendente virtual cobre esses dias
fecho a loja domingo mas cliente não para de mandar mensagem, o bot segura
viajo de férias em janeiro e o ateliê fica vazio, o robô toma conta das perguntas nesse período
minha cliente da loja de ração me xingou porque chamou às 23h e ninguém deu retorno, queria algo que respondesse a essa hora
na pousada o hóspede reclama que no réveillon ninguém responde, dá pra cobrir
os clientes do meu chaveiro ficam bravos porque madrugada ninguém atende lá
paciente reclamou que domingo a clínica não responde o zap
as freguesas reclamam que ninguém responde de noite, o atendimento automático de vocês resolveria
mandam mensagem uma da madrugada, esse ajudante responderia nessa hora
até no carnaval ele responde
tenho motel e o movimento é quando todos dormem, o robô fica acordado
minha floricultura bomba no dia das mães e eu tô no balcão, o bot responde nesse dia
viajo no carnaval e fecho a loja de fantasia, o atendente virtual segura as pontas
a clínica fecha sábado ao meio dia e chove mensagem depois, ele pega essas
sou padeiro, durmo às sete da noite, quem chamar mais tarde o robô atende
judeu não trabalha no sábado e minha loja para, o assistente continua
nossa central encerra às 18 e o aluno só lembra às 23, o chatbot tá de pé
vou tirar quinze dias de férias da minha autônoma vida de manicure, ele dá conta sem mim
na virada do ano a pousada lota de pergunta e eu no foguete, o robozinho trabalha
meu concorrente responde às 4 da matina e eu perco venda, com o bot eu respondo também
tenho lanchonete que abre de noite e o povo pergunta de manhã, ele fica de prontidão
o plantão da imobiliária acaba e o lead esfria, o robô segue conversando
sexta santa ninguém pega no celular aqui, o robô dos meus clientes responde
no jogo do Brasil a loja toda para, o bot para junto
robô tira férias
funciona no réveillon
o bichin num dorme não
de madruga ele responde
fim de semana o bot pega
fecho a loja e ele segue
trabalha no natal o robozim
tem hora q ele desliga
de madruga o robô segura a onda
ele trabalha no carnaval
o bichinho não cansa nunca, é
o assistente opera ininterruptamente
minha pizzaria fecha à meia-noite e sempre tem um povo saindo da balada que pergunta se ainda tem fatia, e eu já estou dormindo, o atendente virtual responderia a essa hora
viajo sempre na semana santa para ver minha mãe e a loja fica sem ninguém para dar retorno aos fregueses, o assistente de vocês cobre esses dias de folga
oi, bom feriado! meu robozinho responde na noite de réveillon
o atendimento humano fecha, mas o bot que vocês fazem continua
dia de feriado com tudo fechado o chatbot responde mesmo assim
tudo fechado e o robô responde igual
meus associados ligam dez da noite, o robô atende essa hora
robô tira férias kkk
de madrugada o bot continua respondendo?
na páscoa o robô atende também
o bot para quando desligo meu celular
carnaval o assistente segue trabalhando?
responde cliente as 3 da manhã
sou enfermeira e durmo depois do plantão, o robô segue atendendo minhas clientes de dia
fecho o salão segunda, o chatbot fica respondendo mesmo assim
aluno manda dúvida domingo onze da noite, o robô de vocês responde nessa hora
o bot atende no recesso do fórum quando o escritório fecha
durante o culto meu celular fica desligado e é bem nessa hora que chamam pedindo endereço, o robô responde nesse intervalo e depois da meia noite também
na colheita eu fico do escuro ao escuro no campo e o freguês reclama da demora, um chatbot desses responde a qualquer hora mesmo
em abril na época do imposto chega mensagem até em feriado e eu não quero contratar plantonista, o robô segura a barra dia e noite
tenho medo de pagar sistema e ele só rodar no horário comercial, o bot que vocês criam fala com cliente fim de semana inteiro
mandam mensagem até no natal, esse robô responde nesses dias também
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
queria que o robô pegasse nome e e-mail de quem pergunta e passasse pro meu vendedor
anota nome e telefone de quem perguntou do apartamento?
muita gente pergunta e some, queria ter a lista desse pessoal
os interessados ficam registrados em algum lugar
capta leads?
o vendedor chega de manhã e já tem quem chamar?
quero que ele pegue o email antes de passar pro corretor
o cadastro de quem conversou vai pra quem
dá pra saber quem tava quase comprando a moto e desistiu
O assistente realiza a qualificação e o registro de potenciais clientes?
perco o contato porque esqueço de salvar o número
recolhe os dados do povo que quer fazer matrícula?
guarda quem pediu tabela de preço pra gente retornar depois
vira uma listinha de contato pro meu time comercial?
sou gerente de concessionária, quero que o bot alimente meus vendedores com contatos
o robô passa o interessado pra equipe comercial
prospecção automática, ele anota tudo?
quem chamou ontem e ninguém retornou, dá pra ver?
salva os números dos clientes novo
registro das pessoas interessadas no curso
minha equipe de vendas trabalha com ficha, ele preenche a ficha do cliente?
oportunidade de venda fora do horário, o robô pelo menos anota o contato?
consigo resgatar quem perguntou do buffet mês passado
coleta dados do lead e manda pro vendedor certo?
de quem mandou mensagem fica algum cadastro pra venda depois
queria montar base de contatos com o povo que chama no zap, o robô junta isso?
o telefone de quem chamou de noite fica anotado pra minha equipe
quero que o robô pegue nome e telefone de quem pergunta pelo apartamento
guarda o contato d qm chamou
o assistente registra os dados dos potenciais compradores
Tem freguês que pergunta o preço do trator, some, e eu nem fico com o nome dele; se o robô anotasse, meu vendedor ligava no dia seguinte
quem mostrou interesse fica anotado em algum lugar
captação de contatos comerciais pelo chatbot
o robô faz lista de gente q qr comprar
cadastra as pessoas que perguntam da matrícula
perco muita venda porque ninguém anota quem ligou
da p saber qm falou c o bot dps
Na feira de imóveis passa tanta gente que minhas corretoras se perdem nos papeizinhos, queria que o chatbot recolhesse os dados e entregasse a elas
o robô entrega o cliente mastigado pro vendedor
encaminha oportunidades à equipe comercial
pega email da pessoa
os curiosos que chegam de noite, fico sabendo quem são
o formulário que o robô preenche vai pros meus vendedores
coleta lead?
meus consórcios dependem de telefonema depois da primeira conversa, por isso preciso que fique guardado o número de quem procurou
quem conversou e não fechou, o robô me deixa o nome
fica lista dos aluno interessado no curso
as informações dos interessados são repassadas aos meus consultores
na feira de profissões um monte de gente perguntou do cursinho da minha tia e ela n pegou o contato de ninguém, o robô pegaria
Muitos são os que indagam o valor dos jazigos e poucos os que retornam; se o assistente lhes tomasse nome e telefone, nossa equipe os procuraria
o sujeito pergunta o preço do potro, elogia, some, e na semana seguinte comprou do vizinho; se ficasse guardado o telefone dele eu ligava
meu pai vende seguro e fala que perde cliente pq n deu tempo de anotar o nome, um bot anotaria pra ele ligar dps
chega recado de madrugada querendo casa pra alugar e de manhã a corretora não sabe mais de quem era, precisava ficar tudo escrito com nome e número
anota o nome e o telefone de quem me procura, o robô sabe fazer isso
queria que o telefone de quem pergunta o preço do terreno ficasse anotado pra minha corretora
a pessoa pergunta o preço da festa, some, e eu nem anotei o nome
quero saber depois quem se interessou pela matrícula
na correria da feira o freguês pede pra eu chamar depois e eu esqueço
meu vendedor reclama que não recebe nenhum nome quente
gente boa chama de madrugada e de manhã não sei mais quem era
queria uma listinha pronta de manhã com quem pediu orçamento de frete
a secretária da clínica anota o telefone no papel de pão e perde
o robozinho pergunta o nome e o telefone da pessoa
não quero deixar escapar ninguém que demonstrou vontade de comprar
como a conversa do robô chega no meu pessoal do comercial
fica registrado de onde é o moço que perguntou do terreno
meus corretores precisam ligar pra quem conversou com a máquina
quem chama e não fecha, a gente consegue recuperar depois
O chatbot realiza captação e qualificação de leads
Os contatos capturados são repassados ao CRM comercial
Há registro estruturado dos interessados para prospecção
De que forma as oportunidades captadas são entregues à força de vendas
A solução gera cadastro de prospects
Como o time de vendas recebe os dados coletados pelo assistente
anota contato
pega lead?
guarda nome e tel
lista d interessados
bot manda lead p vendedor
salva qm chamou
na concessionária o curioso pergunta e some, o robô anotaria o telefone dele pros vendedores
tenho escola de inglês e perco nome de interessado em papelzinho, o bot registra quem procurou
minha vendedora chega às nove e quer a lista de quem chamou de noite, ela teria isso
vendo consórcio, preciso que o chatbot colha os dados de quem tem interesse
o povo pergunta preço da minha escola de inglês e some, o robô guarda quem foi
tenho concessionária e o vendedor quer o telefone de cada curioso, o bot recolhe
na imobiliária perdemos interessado de madrugada, de manhã a equipe acha o nome deles
sou corretora de seguro e vivo de lista, o chatbot vai me montar uma
minha academia tem visitante que só pergunta, queria chamar depois, fica anotado
vendo energia solar e cada contato vale ouro, o assistente registra
a clínica queria saber quem perguntou de implante pra ligar, o robô separa
meu vendedor esquece de anotar cliente, o bot anota por ele
faço móveis planejados e preciso nome e bairro antes de visitar, ele pergunta isso
na faculdade queremos repassar candidato pro comercial, o chatbot entrega os dados
tenho buffet e noiva pergunta e evapora, dá pra retomar com quem conversou com o robô
a transportadora recebe pedido de cotação fora de hora, o robô salva quem pediu
sou coach e quero lista de interessados no curso, o bot gera
na loja de carro o cara chama, pergunta do gol e some, fico com o número
anota telefone do freguês
pega nome e zap do interessado
passa lead pro vendedor
guarda quem chamou
quem perguntou e sumiu, fica salvo
me dá lista dos interessado
robô pede o email da pessoa
repassa contato pra minha equipe
ele guarda o nome de quem chamou
anota quem ficou interessado, é
meu vendedor recebe a lista depois
o bot faz captação de prospectos
na concessionária o pessoal pergunta do carro, some e nunca mais volta, e o vendedor fica sem saber nem o nome do cidadão, o robô registraria esses interessados
recebo muito curioso de madrugada querendo saber dos lotes e quando acordo a conversa já se perdeu lá embaixo, queria que ficasse anotado o telefone de cada um
oi, tchê! o bot separa pra mim quem quer comprar
a privacidade eu vejo depois: o bot anota o contato pro meu comercial
o robô anota nome de quem perguntou?
quero lista dos interessados todo dia
bot salva contato pra eu retornar
dá pra saber quem pediu preço e sumiu
cliente novo fica registrado pelo robô
os curiosos que chamam, o bot guarda quem são
perco cliente porque não anoto o nome de quem chama no zap, o robô faz isso
tenho duas vendedoras de consórcio e queria que o bot juntasse os interessados pra elas
o chatbot recolhe o telefone do aluno que quer matrícula e passa pra secretaria
no escritório queria que o robô deixasse anotado quem procura por inventário e divórcio
fico na estrada o dia inteiro e quando paro já esqueci quem pediu frete, seria bom o robô deixar os contatos prontinhos pra eu ligar
faço feira de beleza e chovem mensagens no dia, depois não sei mais quem queria progressiva, o chatbot registra essas pessoas pra minha equipe
meu site dá visita, meu sistema funciona, o que falta é alguém tomar nota de quem pergunta no whatsapp pro comercial correr atrás, o robô resolve
vendo muda de café e em época de plantio aparecem cem interessados por semana, o robô consegue separar nome e telefone pra gente ligar depois
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
o robô vai saber o horário e o endereço da minha loja
ensinam o chatbot a falar dos meus planos e dos meus valores
ele vai saber que eu não entrego no bairro são josé?
posso dar minha apostila pra ele aprender
quem ensina o robô?
as regras do condomínio são confusas, ele aprende o regimento?
vai inventar resposta sobre meus produtos?
tenho 400 tipos de tinta, ele decora tudo?
Como se dá a alimentação da base de conhecimento do chatbot?
ele fala as informaçoes certas da minha empresa ou resposta genérica
precisa que eu escreva todas as perguntas e respostas?
mudou o preço, como o bot fica sabendo
ele conhece os convênios que minha clínica aceita?
aprende com os manuais que a gente tem
o robô saberá responder sobre nossos cursos e turmas
usa os dados do meu negócio ou fala da internet em geral
mandei uma lista de perguntas frequentes pro outro bot e ele errava tudo, o de vocês é preparado como
sabe o horário da minha loja e o endereço pra informar?
ensinar o bicho a falar dos meus vinho dá muito trabalho?
ele responde sobre as minhas políticas de troca
base de dados do assistente quem monta
a IA já vem sabendo de dentista ou vocês ensinam do meu consultório
ele tem conhecimento do meu catálogo de autopeças?
treinamento do chatbot tá incluso
vai conhecer os pratos do dia do restaurante
o robô estuda minha empresa antes de começar?
o robô aprende as regras do meu consórcio?
o robô aprende as perguntas que meus pacientes fazem
quem ensina o robô a falar das minhas cachaças
de que forma o assistente adquire conhecimento acerca da nossa instituição
Meu herbário tem duzentas plantas, cada qual com seu chá e sua serventia, e não imagino como um robô vá saber disso tudo; vocês passam essas informações pra ele
ele fala besteira ou só o que a empresa informa
o regulamento do condomínio entra na cabeça do robô
posso fornecer apostilas para que ele estude
como o robo sabe as regra da escola
com que informação o assistente responde aos meus clientes
Minha loja vende peça de fogão a lenha, cada modelo tem nome que só a gente da região usa, será que o chatbot aprende esse linguajar dos produtos
o bicho já vem sabendo ou tem de amansar
alimentam o assistente com a nossa tabela de honorários
dou uma lista de perguntas e respostas e ele decora
ele estuda meus dados?
treinar o robô com o catálogo de sementes
aprende sozinho ou precisa de vcs
os horários das missas e o preço da certidão de batismo, o robô pode responder certo sobre isso se a gente passar antes
o assistente responde conforme o manual da nossa empresa
mando um pdf e ele fica sabendo
o preparo do robozinho quem faz
se mudar o preço do açaí ele fica sabendo
minha mãe inventa um sabor novo de geladinho toda semana com uns nomes malucos, como q o robô vai saber o que é cada um
O regimento da academia militar possui quatrocentos artigos e as famílias perguntam sobre todos, razão por que indago como se instrui o assistente a respondê-los
na minha ervanaria cada planta tem três nomes, o do povo, o do livro e o dos índios, quem vai botar isso na cabeça do robô
no curso de inglês da minha prima cada turma tem horário e preço diferente, alguém tem que explicar tudo pro robô antes, quem faz isso
tenho um caderno de receitas e preços com mais de cinquenta anos, tudo na letra da minha mãe, dá pra ensinar o robô a partir dele
o robô é xucro das minhas coisas, quem amansa ele com as informações da loja
o robô saberia dizer o horário de funcionamento da minha mercearia
como uma máquina vai saber que meu pão de mandioca não leva glúten
tenho medo de ele inventar preço que não existe
cada convênio da clínica tem regra diferente, ele aprende isso
quem ensina pra ele os horários das missas e os documentos do batismo
vai falar do meu salão ou vai falar coisa genérica da internet
eu mesmo tenho que escrever todas as respostas
ele conhece as regras de cancelamento da minha pousada
o regulamento da escola tem oitenta páginas, ele lê tudo
mudou a tabela de frete, como ele fica sabendo
será que ele decora o cardápio inteiro do buffet com as porções
de onde ele tira o que fala pros outros
vai entender as gírias do povo da feira quando perguntarem de mercadoria
quero que ele saiba responder coisa de imposto do jeito do nosso escritório
A base de conhecimento é alimentada com documentos internos
Como se dá a parametrização com informações corporativas
O modelo é ajustado com dados do contratante
Quem é responsável por preparar o conteúdo que o assistente utiliza
O chatbot limita-se às informações fornecidas pela empresa
Há etapa de treinamento do agente com nossas políticas comerciais
ele sabe meu preço
treina com meus dados?
aprende o cardapio
quem ensina o bot
bot sabe minha tabela
le meu pdf
quem ensina o robô sobre os meus produtos
o bot aprende as regras da minha escola
vocês alimentam o chatbot com minha tabela
como o robô fica sabendo dos meus convênios
o assistente é preparado com o meu conteúdo
o robozinho precisa ser ensinado por mim
o robô vai saber meu horário e meus preços
com que informação o chatbot trabalha, as minhas
vocês ensinam ao bot as dúvidas comuns da minha clínica
ele decora o meu catálogo
mando meus documentos e o robô aprende
quem passa o conteúdo da loja pro bot
minha loja de tinta tem quinhentas cores com código, como o robô ia saber disso tudo
sou nutricionista e tenho um jeito de orientar, ele aprende as minhas regras
a secretaria da escola tem um manual de perguntas, isso serve pra preparar o bot
no buffet mudamos o menu por estação, vocês ensinam isso pro assistente
minha loja de tinta tem mil cores e nome esquisito, como o robô aprende isso
sou dona de clínica com regra de convênio enrolada, o assistente vai saber
tenho restaurante e mudo o menu na sexta, alguém ensina o bot
na autoescola a dúvida é sempre documento, ele decora minha lista
o despachante aqui tem um manual de 80 páginas, o robô estuda esse manual
vendo peça de trator e o povo fala apelido da peça, o bot entende se ensinar
tenho medo de ele inventar taxa de entrega da minha pizzaria, de onde tira as respostas
na escola temos regimento próprio, o chatbot responde com base nele
minha pousada tem regra de cachorro e criança, vocês ensinam tudo isso pra ele
sou advogada e cada área tem um texto, ele é abastecido com o que eu mandar
a loja só vende vinho natural, o robô vai saber falar disso ou é genérico
meu petshop tem tabela por porte do bicho, o assistente aprende a tabela
na cooperativa usamos sigla pra tudo, o bot pega nosso jeito de falar
faço marmita sem glúten e não pode errar ingrediente, ele conhece meus pratos
ele aprende meu cardápio
sabe os preço da loja
de onde ele tira a resposta
vem sabendo do meu negócio
estuda meu catálogo
já vem adestrado
aprende o jeito da minha firma
como ele aprende sobre minha floricultura
vocês ensinam o robô, né
ele vai decorar meu cardápio
com que base o assistente responde
cada lanche da minha casa tem nome inventado por mim, tem até o x-tchudum, e ninguém de fora sabe o que vai dentro, como é que o robô vai conseguir explicar
a nossa faculdade tem regras próprias para bolsa e trancamento que mudam conforme o curso, e fico imaginando quem põe tudo isso na cabeça do assistente virtual
oi, professor! o bot estuda o material da minha firma
treinamento do robô, não do pessoal: ele aprende meus produtos
quem ensina o robô sobre meu salão
dou minha tabela e o bot aprende?
o robô decora meus procedimentos
como o chatbot fica sabendo dos meus serviços
bot treinado com regimento da escola, dá?
de onde o robô tira as respostas
tenho uma lista de perguntas que os alunos sempre fazem, o chatbot aprende com ela
no meu escritório cada imposto tem uma regra, o robô é preparado com o que a gente explica
o robô já vem sabendo de costura ou vocês colocam as informações do meu ateliê
ele responde coisa inventada ou só o que é da minha empresa
sou pastor e os membros perguntam horário de culto, batismo e campanha, tudo muda sempre, o robô recebe essas informações da nossa igreja
meu medo é o chatbot falar besteira sobre agrotóxico pro produtor, vocês preparam ele com as nossas bulas e orientações antes
a secretária antiga sabia tudo de cor, das taxas aos documentos, e saiu, quero saber se dá pra passar esse conhecimento pro robô
tenho site, preço em planilha e cardápio em pdf, vocês pegam isso tudo e ensinam pro bot o que meu restaurante vende
o robô consegue dizer que horas o meu salão abre
o robozinho sabe falar os preços da minha loja
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
se o cliente disser que quer falar com humano o robô passa pra minha atendente
se o cliente ficar bravo, passa pra gente?
o paciente idoso não gosta de máquina, tem saída?
quando a pergunta for cabeluda ele faz o quê
negociação de preço eu quero fazer pessoalmente, ele me chama?
transfere pra atendente
ele reconhece que não sabe e avisa alguém?
É possível o transbordo para um operador humano?
odeio robô que fica em círculo e nunca deixa falar com gente, o de vocês é assim?
caso de emergência na clínica precisa cair num humano na hora
minha clientela gosta de conversa, tem medo de robô, consigo entrar no meio?
se travar no assunto ele empurra pra equipe?
eu posso interromper e responder no lugar dele
uai e se a dona maria quiser prosear comigo e não com a máquina
reclamação séria eu não quero que robô responda, tem como desviar pra mim
o bot sabe a hora de chamar o vendedor?
vai deixar meu cliente no vácuo quando não entender?
escalar pra nível humano
quando pedirem pra falar com a nutricionista ele chama ela?
tem limite do que ele resolve sozinho, depois cai pra quem
na minha loja alguém de carne e osso precisa fechar a venda, o robô entrega a conversa?
aluno com problema financeiro tem que falar com gente, dá pra encaminhar
o cliente digita quero falar com atendente e aí?
passagem do robô pra pessoa como é
mistura robô e humano na mesma conversa?
pergunta fora do script, o bicho endoida ou pede socorro
quero falar com humano é o que meus clientes mais digitam, o robô obedece?
o cliente que quer falar com gente fica preso no robô
e se meu cliente xingar o robô, alguém assume
tem hora que o freguês quer é gente, ele passa a conversa
em situações delicadas, a conversa é transferida a um atendente humano
Trabalho com famílias enlutadas e há momentos em que máquina nenhuma deve falar, por isso preciso saber se o assistente sabe a hora de chamar um funcionário meu
quando o caboclo empaca numa pergunta difícil, que é que o robô faz
meu cliente é tudo idoso e qr falar c gente, o bot deixa
escalonamento para o atendente, ocorre automaticamente
o robô entrega a conversa pra mim quando a coisa aperta
Aqui o pessoal é de muita prosa, pergunta da família antes de perguntar o preço, e robô pode não acompanhar; nesse caso ele manda pra minha filha atender
tenho horror de ficar preso em máquina, não quero isso pros meus clientes
o bot fica enrolando ou passa pra alguem
há um mecanismo de chamada de pessoa
se a pergunta for fora do roteiro
pede socorro pra equipe quando se perde
o cliente digita atendente e cai em mim?
casos de urgência médica seriam passados à enfermeira de plantão
robô teimoso dá raiva, esse larga o osso quando precisa
sou guincheiro e quando a pessoa tá no meio da rodovia no escuro ela precisa de mim, não de robô; ele me põe na linha
ele sabe qdo parar e chamar humano
a transição do automático para o humano acontece como
consigo tomar as rédeas da conversa
minha vó quando fala com robô fica gritando atendente atendente, e as clientes dela são iguais, o bot de vcs deixa falar com uma pessoa
Lidamos com famílias em luto, e há perguntas que somente uma pessoa experiente deve responder; saberia o assistente reconhecer tais momentos e recuar
comprador de cavalo gosta de regatear, oferece uma novilha de volta, e isso robô nenhum entende; na hora do regateio ele me chama
quando o cliente da loja de games tá com raiva pq o jogo não abriu, eu quero assumir a conversa antes que o robô piore tudo
a operadora me deixou quarenta minutos brigando com uma máquina que não me passava pra ninguém, e meus fregueses não merecem esse castigo
se a cliente da minha clínica quiser falar com uma pessoa de verdade e não com o robô, ela consegue
no meu consultório, se o paciente escrever que está em crise, o robô passa pra mim na hora
se a freguesa quiser falar com a dona da loja, o robô me chama
minhas clientes antigas querem falar é comigo, vão ficar bravas
tem reclamação que só eu resolvo, ele percebe e me passa
detesto ficar preso naquelas gravações sem saída, não quero isso pro meu freguês
paciente com dor não pode ficar conversando com máquina
e quando a pergunta for cabeluda demais
um pai nervoso com nota da escola, quem segura essa
a senhora de oitenta anos da paróquia vai se assustar
se ele empacar eu fico sabendo ou o cliente fica falando sozinho
quero poder entrar no meio da prosa e assumir
noiva em crise precisa de gente, ele sabe a hora de sair de cena
e se o freguês xingar e pedir pra falar com o dono
carga roubada não é assunto de robô, como escapa pro humano
ele larga o osso quando não sabe ou fica enrolando
Qual o mecanismo de transbordo para atendente
O escalonamento para operador humano é automático
Há critérios para transferência a um agente da equipe
O consumidor pode exigir atendimento humano a qualquer tempo, como prevê o decreto do SAC; o bot permite
Como o assistente procede diante de demanda não reconhecida
A intervenção do operador no curso da conversa é permitida
passa p humano?
se n souber chama qm
transbordo tem
e se travar na pergunta
posso assumir o chat
cliente pede gente e ai
quando meu cliente pede gente o robô passa pra minha atendente
o bot da minha loja chama minha vendedora se travar
meu freguês mais velho odeia máquina, o chatbot transfere pra nós
em que hora o bot para e a minha equipe entra
dá pro meu pessoal tomar a conversa do robô no meio
se o paciente fizer pergunta difícil o bot encaminha pra recepcionista
tenho funerária, assunto delicado, na hora H o robô passa a conversa pra minha equipe
cliente da minha oficina xinga quando fala com máquina, tem como o bot entregar pra gente
na clínica surge caso grave, o assistente saberia chamar a enfermeira
vendo máquina agrícola cara, na negociação quero eu assumir o lugar do bot, rola
odeio robô idiota que não passa pra humano, o de vocês passa
robô burro irrita meu cliente, o de vocês chama gente
e se o cliente xingar o robô ele chama alguém
meu cliente fica furioso com resposta automática, entra alguém da loja na hora
minhas clientes idosas da farmácia odeiam máquina, elas conseguem cair numa atendente
tenho oficina e tem caso cabeludo que só eu explico, o robô passa pra mim
se um paciente da clínica estiver passando mal, o bot chama gente de verdade
na loja de noiva a conversa é emoção pura, dá pra minha vendedora entrar no papo
fiquei preso num robô do banco meia hora, não quero isso com os clientes do meu hotel, tem saída
sou advogado e pergunta difícil não pode ter chute, o assistente me aciona
tenho pizzaria e reclamação eu faço questão de resolver, ele transfere
na escola mãe brava quer falar com a diretora, o chatbot encaminha
meu suporte técnico tem dúvida que nem eu sei, o que o robô faz quando empaca
vendo carro e na hora do fechamento quero eu no comando, dá pra tomar a conversa
o povo daqui do interior gosta de prosa com gente, o bot larga o osso
na ótica pedem pra falar com o Zé sempre, ele avisa o rapaz
sou veterinária e urgência é urgência, o robô sabe a hora de me chamar
na cooperativa temos três setores, ele manda a pessoa pro humano certo
passa pra gente de carne e osso
e quando o robô empaca
cliente bravo, ele me chama
dá pra entrar no meio do papo
sai do robô quando quiser
n sabe responder, faz o q
robô chama a minha vendedora
e se o cliente quiser gente
ele passa a bola pra mim
sabe a hora de me chamar, uai
há transbordo para atendente humano
meu avô odeia falar com máquina, ele fica gritando atendente no telefone até alguém aparecer, e tenho fregueses do mesmo jeito, o robô chama alguém da loja nesses casos
na corretora surgem casos complicados de sinistro que só quem tem anos de casa resolve, e não quero que o robô invente resposta, ele repassa para a minha equipe
olá, boa! quando o bot empaca ele grita por socorro pra nós
quero falar com humano é o que meu cliente vai pedir, ele consegue
o bot passa a conversa pra secretária?
caso complicado, o robô me chama
se o robô travar na resposta, quem assume
cliente bravo cai pra gente de verdade?
consigo interromper o bot e responder eu
como o robô sabe a hora de me acionar
minhas clientes mais velhas detestam máquina, elas conseguem pedir pra falar comigo
no consultório tem pergunta delicada que só enfermeiro responde, o chatbot transfere
quando é assunto sério de aconselhamento o robô deixa pro pastor ou tenta responder
tenho receio do chatbot dar orientação jurídica errada em vez de chamar o advogado
outro dia fiquei vinte minutos presa num robô de banco que não deixava falar com gente, não quero que minhas clientes do ateliê passem por isso com o meu
dirijo o dia todo e quem responde é minha esposa, queria saber se quando a pergunta foge do comum o robô avisa ela pra entrar na conversa
na contabilidade o robô pode até falar de prazo e horário, mas pergunta de malha fina tem que vir pra mim, ele faz essa passagem sozinho
vendo trator usado e cada negociação é um caso, o robô começa e depois eu entro pra fechar, dá certo desse jeito
há transbordo pra humano
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
o robô consegue ligar a câmera e ver a foto que o cliente mandou
dá pro robô falar espanhol com turista na minha pousada
ele manda foto do produto?
consegue cobrar boleto atrasado
o robô fala guarani ou inglês?
entende gíria e abreviação do meu público adolescente, tem voz?
pode mandar cupom de aniversário pros clientes
envia disparo em massa pra minha lista?
O assistente seria capaz de gerar segunda via de fatura?
quantas conversas ele aguenta ao mesmo tempo
tem limite de mensagens por mês?
dá pra ele ter a voz da minha filha
ele manda localização da loja?
escuta mensagem de voz? meu povo só manda áudio
dá pra mudar a personalidade, fazer ele mais engraçado
ele calcula frete?
o bot manda lembrete de consulta
recebe pix pela conversa?
qual o percentual de acerto do robô
ele consegue ler a foto da receita médica
vê o histórico das conversas antigas do cliente?
posso ter dois robôs, um pra cada filial
ele posta no status do whats?
faz reserva de mesa sozinho e confirma?
o robô põe o cliente em grupo?
detecta palavrão e bloqueia o sujeito?
manda pesquisa de nota de 0 a 10 depois do atendimento
o robô manda áudio pro cliente
o bot consegue gerar boleto no meio da conversa
o chatbot fala inglês com turista no meu hostel
o robô consegue dar desconto sozinho pro cliente
dá pra disparar promoção em massa pelo robô
o robô entende o povo que fala errado, com sotaque e tudo
fala em inglês c gringo?
o assistente pode emitir segunda via de boleto
Minha freguesia quase não escreve, manda só áudio comprido contando a vida, e queria saber se o robô escuta esses áudios ou se só lê letra
da p por voz do meu avô no bot
o chatbot reconhece quem já é cliente antigo
consegue receber retrato da praga na folha e dizer o que é
que nome terá o assistente, posso escolher
quantas pessoas ele atende de uma vez
manda aviso pra todo mundo d uma vez
Nossa colônia é de descendentes de pomeranos e os mais velhos só falam a língua deles, será que um robô desses aprende a responder em pomerano
o robô cobra o fiado com educação
realiza pesquisa de opinião após o atendimento
aguenta xingamento sem se ofender
da p ele ter personalidade de pirata kkk
processa pagamento dentro da conversa
lembra o que o freguês comprou no mês passado
a gente queria que ele mandasse feliz aniversário pros dizimistas no dia certo, com o nome de cada um, isso existe
dispara mensagens em massa para a base de associados
o robô usa o chatgpt por dentro
a galera da minha idade escreve tudo abreviado, com emoji e meme, o bot da loja de skate entende ou vai ficar perdido
Nossa clientela compõe-se de imigrantes italianos de idade avançada, que ainda misturam o dialeto ao português, e indago se o assistente compreenderia tal fala
o criador tira foto da bicheira no bezerro e manda perguntando que remédio passa, o robô consegue olhar a foto e dizer alguma coisa
queria que o robô da minha banda mandasse um trechinho da música quando o fã pedisse, tipo um áudio, será que dá
no fim do mês eu mando recado de cobrança pra uns oitenta, um por um, com jeito pra não ofender; o robô faria esse serviço por mim
o robô fala que língua, atende boliviano
o robô consegue rastrear encomenda pelo código dos correios
minha pousada recebe muito argentino, o robô conversa em espanhol com eles
minhas clientes só mandam áudio de cinco minutos, ele escuta isso
os hóspedes escrevem em inglês e alemão, ele se vira
queria que ele tivesse voz de vovó simpática igual à da loja
o paciente manda foto da receita, ele consegue ler
quero que ele mande o boleto direto na conversa
ele consegue avisar todo mundo que a missa mudou de igreja
dá pra ele lembrar do aniversário da freguesa
o freguês xinga, ele xinga de volta ou fica quieto
queria que ele se chamasse Tonico
até quantas conversas ao mesmo tempo ele segura na black friday
ele erra muito ou quase nunca
pode mandar emoji e uma figurinha da oficina
depois da consulta ele pergunta a nota que a pessoa dá
Qual o modelo de linguagem subjacente ao chatbot
O bot permite disparo ativo de campanhas em massa
Há métricas de acurácia do assistente
O agente processa transações financeiras dentro da conversa
Suporta multilinguismo e reconhecimento de fala
É possível definir persona e tom de voz institucional
entende audio?
bot em ingles
le imagem
manda boleto?
disparo em massa faz
qts conversas aguenta
o robô fala em libras ou manda voz
o bot manda boleto
o chatbot entende gíria do nordeste
dá pra pôr minha foto no robô
o bot envia mensagem em massa
o robô traduz pro turista
o robô aprende sozinho com o tempo
o chatbot faz nota de satisfação no fim
consegue dar desconto automático
o bot reconhece foto de produto
o bot manda lembrete de boleto vencido
dá pro robô falar com sotaque
o robô da minha loja entende áudio do cliente
o bot consegue mandar áudio de resposta
cliente manda foto de receita, o robô lê
o chatbot de vocês abre pdf do cliente
o robô transcreve voz
o bot aceita figurinha e vídeo
meus fregueses do sítio só mandam voz, o robô compreende
tenho academia e queria que o bot cobrasse mensalidade atrasada, ele faz
na ótica seria bom o cliente mandar foto da receita pro robô ler, funciona
sou dj e quero o bot com meu jeito de falar e apelido, dá pra personalizar
se o cliente falar palavrão o chatbot responde o quê
o robô entende quando o cliente está irritado
esse chatbot entende mensagem falada
o chatbot entende áudio, meus clientes só mandam áudio
minha clientela da roça só manda mensagem de voz, ninguém digita, o robô escuta isso
tenho restaurante e queria que o bot mandasse foto do prato no meio da conversa, ele manda
vendo roupa e recebo argentino direto, o robô conversa em espanhol
na pizzaria quero que o robô já receba o pix na conversa, ele cobra
minha loja é divertida, dá pra o chatbot falar gíria e soltar piada
sou dentista, queria batizar o assistente de Dentinho, posso pôr nome nele
a clínica queria que o bot desse nota de atendimento no final, ele pergunta
tenho mil clientes antigos e queria disparar promoção pelo robô, ele faz disparo
na escola são três secretarias no mesmo número, o chatbot divide os setores
sou lojista e recebo comprovante em foto, o bot entende imagem
minha ong atende surdo, o assistente tem vídeo em libras
quero saber quantas conversas ele teve por dia na minha ótica, o robô tem painel
tenho imobiliária e o cliente escreve tudo errado, o bot decifra erro de português
na loja de games uso o chatgpt de graça, que modelo de inteligência o robô de vocês usa
robô entende voz
bot manda figurinha
o bot fala inglês
robô tem voz de mulher
faz disparo em massa o robô
aguenta quantas conversas o bot
robô entende gíria
dá pra mudar o nome do robozim
o robô manda emoji
ele fala guarani, será
dá pra ele ter voz de baiana
o assistente reconhece imagens enviadas
na farmácia o povo manda foto da receita toda amassada com letra de médico e pergunta se a gente tem o remédio, o robô seria capaz de ler isso e responder
temos uma rádio comunitária e imaginamos que o assistente virtual pudesse mandar mensagem de aniversário, fazer enquete e sortear brinde entre os ouvintes, ele faz isso
oi, robô! o que vocês fazem pros outros consegue gerar boleto
quantas conversas o chatbot aguenta de uma vez só
o robozinho manda boleto pro cliente?
bot fala inglês com turista
robô cobra quem tá devendo, faz isso?
o chatbot escreve com erro de português
dá pra botar voz de mulher no bot
quantas conversas ao mesmo tempo ele aguenta
queria que o robô mandasse parabéns no aniversário das minhas clientes, ele faz
no escritório mandam documento em foto, o chatbot consegue ler imagem
o robô de vocês manda mensagem em massa pra lista de transmissão da igreja
o assistente consegue emitir segunda via de guia de imposto sozinho
meu público é agricultor que mal digita e só manda voz comprida, será que o chatbot entende áudio com sotaque da roça
tenho paciente que escreve tudo abreviado e cheio de figurinha, no plantão a gente se vira, mas o chatbot entende gíria e emoji
meu site e meu sistema já existem, só queria que o robô perguntasse no final se a pessoa gostou e guardasse a nota de zero a dez, tem como
atendo cliente surdo no salão e outros que só falam espanhol, fico pensando se o robô conseguiria conversar em outra língua com eles
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
o chatbot vai rodar no número de telefone que já está no meu cartão de visita
o chip fica com quem?
dá pra manter o mesmo zap da loja que os clientes já conhecem
o whatsapp pode banir minha conta por causa do robô?
precisa pagar a meta pra usar?
uso o whats pessoal pra trabalhar, serve
tenho que comprar outro chip?
é pela api do meta ou daquele jeito pirata que lê qr code
É necessário verificar a conta comercial junto à Meta?
consigo continuar usando o aplicativo no meu celular com o robô ligado?
meu número já foi bloqueado uma vez por spam, corre risco de novo?
o selo verdinho do whats, vcs conseguem
número fixo da empresa dá pra virar whatsapp do bot?
eu perco minhas conversas antigas do zap quando ligar o robô?
a conta do whatsapp tem que estar no cnpj
whats web precisa ficar aberto pra funcionar?
em dois aparelhos ao mesmo tempo com o mesmo número, pode?
quem paga a tarifa de conversa do whatsapp, eu ou vocês
tenho três números, um por loja, o robô fica em qual
api oficial?
presiso instalar o whatsapp busines antes?
celular descarregado, o número do robô para de funcionar?
vão pedir acesso ao meu whatsapp, meu aparelho fica preso com vocês?
dá pra usar um número 0800 no zap do robô
o número aparece com o nome da minha empresa ou só os dígitos
se eu trocar de operadora o número do chatbot cai?
vou ter que mudar o número que a freguesia conhece há quinze anos
usa meu zap normal ou tem q ser business
é empregada a interface oficial da Meta
Meu número está pintado no muro, na caminhonete e em tudo quanto é calendário de parede da cidade, de modo que trocar seria uma desgraça; o robô trabalha no mesmo número
o whatsapp bloqueia quem usa robô, corro esse risco
a conta precisa estar verificada com aquele selo
tenho que comprar outro chip pro robô
se o robo usar meu whats eu ainda consigo usar no celular
funciona com o zap fixo da loja
Uso o mesmo WhatsApp pra família e pro armazém, está tudo misturado, e não sei se o robô precisaria de uma linha separada
api oficial ou gambiarra
exige-se conta comercial no aplicativo
perco as conversa antiga se por o bot
o celular tem que ficar ligado na tomada pro robô funcionar
dois aparelhos com o mesmo número, o robô e eu, dá
precisa do zap azulzinho verificado
em nome de quem fica registrada a linha do robô
já levei bloqueio do WhatsApp uma vez por mandar promoção pra muita gente, e agora tenho receio de botar robô e perder o número de vez
linha telefônica fixa serve para cadastrar o assistente
o número do robô é fornecido pela empresa ou pelo cliente
o zap da loja é o celular da minha mãe com as fotos da família junto, se botar o robô ele vai usar esse mesmo número
O número do nosso consultório é o mesmo desde a instalação da telefonia no município, e só aceitaríamos o assistente caso fosse possível conservá-lo
o pessoal da associação comprou um chip só pra vender rifa, tá lá sem uso, será que serve pro robô ou tem que ser número especial
meu primo usou um robô pirata e o whatsapp baniu ele pra sempre, o de vcs tem perigo de acontecer a mesma coisa
ouvi na rádio que pra usar robô tem que pagar ao dono do WhatsApp em dólar por conversa, e em dólar a minha roça não paga nada
o robô usa o número de telefone que a freguesia já conhece há vinte anos, ou tem que arrumar outro
tenho o mesmo chip há vinte anos, todo mundo me conhece por ele
morro de medo de levar banimento e ficar sem meus clientes
uso o aparelho pessoal pra tudo, família e salão, dá confusão
vou precisar comprar outro chip só pra isso
a linha tá no nome do meu ex-sócio, complica
ligado o robô, eu ainda consigo mexer na conversa pelo meu aparelho
aqui é o comum mesmo, não é aquele de empresa, serve
a escola tem três linhas, uma por unidade, como fica
preciso de autorização do facebook pra ligar isso
a minha linha é fixa, da clínica, entra também
o outro rapaz usou uns atalhos e minha conta foi pro beleléu
tem taxa por conversa que o dono do aplicativo cobra de mim
queria aquele tiquezinho verde de conta verificada da cooperativa
A conexão se dá por API oficial da Meta ou por meio não homologado
Quem figura como titular da conta WhatsApp Business Platform
Exigem BSP específico para habilitação do número
É viável a portabilidade do número atual para a API
Há risco de bloqueio da linha por violação dos termos do aplicativo
Os custos por conversa da Meta recaem sobre quem
mesmo num?
da ban?
chip novo precisa
zap normal serve
wpp business obrig?
o robô entra no número que já é da loja
preciso de chip novo pro bot
tem que pagar a api pra ter o bot
vou continuar usando o zap no meu aparelho com o bot
o bot precisa da conta business
uso o mesmo zap na loja há dez anos e todo freguês tem ele salvo, com o robô preciso trocar
minha amiga teve a conta banida por usar robô no salão, corro esse risco
tenho zap comum no celular da quitanda, não o business, serve pro bot
somos cinco respondendo no mesmo aparelho, com o bot a gente segue usando a conta
tenho o mesmo zap da floricultura há quinze anos e todo cliente sabe de cor, com o robô ele continua
ouvi que banem conta que usa robô, minha lanchonete vive desse número, corre risco
meu chip é pessoal, uso com a família e os fregueses, o robô pode ficar nesse mesmo
sou gerente de uma rede de óticas e a meta exige verificação do negócio, quem cuida disso no bot
na clínica usamos o zap no aparelho da recepção, com o chatbot ele ainda abre lá
comprei um chip só pro robô da minha loja, precisava ou podia usar o antigo
minha pizzaria usa o aplicativo verdinho comum, o robô exige o outro, o business
sou de ti e quero saber se o bot passa pela cloud api ou por gambiarra de qr code
tenho número fixo na oficina, dá pra pôr o zap do robô nele
são três aparelhos logados no zap da imobiliária, o robô convive com eles
já perdi uma conta por bloqueio na minha loja de capinha, o bot aumenta essa chance
queremos o selinho azul no zap do hotel, o robô precisa dele
na autoescola o número tá no nome de um ex sócio, pra pôr o robô tem que ser meu
minha conversa antiga com clientes da costura some quando o robô entrar no número
usa meu chip mesmo
o zap pode ser banido pelo robô
precisa do business
é api oficial da meta
tem q comprar outro chip
robô no meu zap pessoal
perco as conversas do número
funciona em número fixo o robô
corre risco de banirem meu zap
preciso comprar outro chip
meu númerozinho antigo serve, filho
exige conta comercial verificada
uso o mesmo número faz quinze anos e metade da cidade tem ele salvo na agenda, morro de medo de precisar trocar para botar o robô, dá para manter
na loja o aplicativo está instalado no celular particular da dona e ela não abre mão dele, para o robô funcionar teria que passar para aquela conta comercial paga
oi, bom trabalho! o robô entra no meu número de sempre
vocês usam api da meta ou conecta pelo qr code no meu aparelho
o robô entra no meu número pessoal?
precisa comprar chip novo pro bot
whatsapp comum serve ou tem que ser empresarial
meta pode banir minha conta por causa do robô
robô no número fixo do escritório, dá?
uso a api da meta ou outra
tenho o mesmo número no zap há dez anos, com o robô eu mantenho ele
quem faz o cadastro da conta comercial no whatsapp pro robô funcionar
meu zap é de iphone com chip da claro, o robô roda nessa conta
se eu colocar o chatbot ainda consigo abrir o whatsapp no meu celular
sou cabeleireira e minhas clientes todas têm meu número salvo, morro de medo de ligar um robô nele e o whatsapp bloquear tudo, isso acontece
no escritório de advocacia usamos um número só em três celulares, e quero saber se o chatbot precisa de conta oficial verificada pra entrar nele
já tive uma conta bloqueada por mandar mensagem demais pros fiéis da igreja, se eu puser robô no zap tem risco de perder o número de novo
trabalho na ti da cooperativa e o gerente quer saber se a gente precisa da api oficial ou se o robô roda no aplicativo verde normal do celular
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
posso levar só o robô sem o site?
um projeto que junte a página e o atendimento automático, existe?
tenho verba pra um agora e ano que vem pego outro, pode
sou obrigado a contratar as três coisas?
o sistema e o chatbot se conversam se eu pegar os dois
quero o combo completo
site hoje, sistema quando a empresa crescer, tudo bem?
É possível contratar os serviços isoladamente?
dá pra o mesmo fornecedor cuidar da página, do controle e do zap
funciona só o sistema sozinho sem site?
qual a vantagem de pegar tudo junto
robô no zap ligado com meu controle de pedidos e a página, vcs amarram isso?
posso ir por partes? dinheiro tá curto
separado ou só pacote fechado com os três?
a página traz gente e o robô atende, dá pra fazer essa dobradinha
não preciso de sistema, só de site e bot, tem problema?
cês juntam tudo num lugar só uai
quero um de cada
começar pelo chatbot e depois emendar num site
preciso de página mais sistema de matrícula pra minha escola, fazem os dois?
os três serviços combinam como
contratar sozinho cada serviço
site e sistema integrados pra minha locadora de carros, dá?
dispenso o robô, quero só a parte do controle e da vitrine
se eu fizer só um serviço com vocês fica capenga?
o site conversa com o robô se eu pegar os dois
posso levar só um dos três ou é casado
começo pela página e mais adiante acrescento o programa, é permitido
A verba da associação este ano só cobre o site e no ano que vem talvez venha dinheiro pro sistema, faz sentido fazer aos pouquinhos com vocês
tem q contratar os 3
compra separado ou vem tudo num balaio
as três frentes comunicam-se entre si
qro os três de uma vez
primeiro o robô, depois a página, posso inverter a ordem
separadamente também funcionam
um sem o outro presta pra alguma coisa
Minha pousada precisa da página, do controle dos quartos e de quem responda o zap de noite, e eu gostaria que fosse tudo feito pela mesma firma e ligado um no outro
fazer só o robô, sem site nem nada, vocês fazem
as soluções podem ser contratadas de forma gradual
pego um agora e outro quando sobrar dinheiro da safra
rende mais junto pq
o chatbot depende de ter site ou vive sozinho
contratação conjunta de página e sistema, é praticável
já que vou mexer, faço site e sistema no mesmo embalo
meu tio só quer o bot e minha tia só quer o site, dá pra ser um de cada depois juntar
sou obrigado a ficar com tudo? só me interessa o programa do almoxarifado, a página eu dispenso
é tudo interligado se eu fizer o trio
meu tio quer um site pro camping e minha tia quer o robô de reserva, eles têm dinheiro pra um agora e outro no natal, pode ser assim
A diretoria aprovou verba unicamente para o sistema, mas já pensa no sítio eletrônico para o próximo exercício; as duas coisas poderiam ser feitas em tempos distintos
comprei a junta de bois primeiro e o carro depois, e com vocês queria fazer igual, pegar o robô agora e a página depois da safra
na nossa sorveteria o pedido do site ia ter que cair no estoque e o bot avisar o cliente, dá pra fazer tudo junto e ligado
posso contratar só o robô agora e o site quando vender a safra
quero ir por partes porque o dinheiro da cooperativa é curto
se eu levar tudo de uma vez vira uma coisa só ou três coisas soltas
só preciso da página, vão me obrigar a levar o robô junto
a página da pousada e o atendente automático se conversam
este ano faço a vitrine, ano que vem o controle da loja, pode
tenho medo de pagar pelas três coisas e só usar uma
o pedido que chega na conversa cai direto no controle do caixa se eu tiver os dois
vale mais a pena juntar ou pegar separado
queria começar devagarzinho e ir crescendo com vocês
se eu já tiver a página de outro lugar, posso pegar só o robô
escola precisa de página pros pais e controle por dentro, sai no mesmo trabalho
uma coisa depende da outra ou anda sozinha
pra oficina quero vitrine, controle de peças e alguém respondendo, dá pra amarrar tudo
Admite-se contratação parcial dos serviços ofertados
As soluções são interoperáveis entre si
É possível faseamento da contratação por módulos de serviço
Há dependência técnica entre site, sistema e chatbot
A adjudicação por lote isolado é aceita
Podemos contratar duas das três frentes
site + bot da
so o site pode
os 3 juntos
sist + site rola
1 agora outro dps
tudo junto?
tenho restaurante e grana curta, queria a página agora e o robô ano que vem, pode ser em partes
na loja de móveis preciso de vitrine na web e atendente automático casados, conversam entre si
a fábrica quer um programa interno e uma página nova, vocês tocam os dois
sou dentista e só quero o chatbot, posso levar ele sozinho sem o resto
tenho padaria e quero página e robô de encomenda, dá pra fazer as duas coisas com vocês
sou dona de clínica, grana só dá pra um agora e outro ano que vem, pode ser picado
na loja temos site bom, falta só o robô, preciso levar o resto também
minha transportadora precisa do pacote de sistema com página, um conversa com o outro
queria que o pedido do zap caísse direto no controle da minha distribuidora, as peças se encaixam
meu pai quer começar pelo programa e depois pensar na página da oficina, vocês deixam
a escola quer portal, robô e controle de mensalidade tudo com a mesma empresa, vocês pegam tudo
tenho pousada e já gastei muito, é obrigado contratar as três coisas
sou confeiteira, primeiro quero a página e lá na frente o assistente, depois dá pra encaixar
no mercado quero o bot consultando o que tem na prateleira, os dois serviços se casam
minha sócia quer site, eu quero sistema, dá pra agradar as duas
comecei pequeno na minha loja de plantas e penso em ir somando aos poucos, funciona assim com vocês
na imobiliária o robô e a página ficam melhores um com o outro ou tanto faz
posso pedir só o chatbot, sem site, pra minha barbearia
dá pra juntar tudo
só um já serve ou leva os três
começo pelo site e dps o bot
site mais sistema, pode
misturar os serviços pode
contrato por partes
os três se falam
quero os dois juntin
dá pra misturar tudo num só
levo os três juntos
posso pegar dois e deixar um, visse
a contratação pode ser modular
meu irmão quer a página, eu quero o programa da cozinha e minha cunhada quer o robô do telefone, estamos quase brigando, é possível contratar as três coisas de uma vez
agora só tenho fôlego para a página da pousada, mas ano que vem, se a temporada ajudar, quero acrescentar o atendente automático, dá para ir somando aos poucos
e aí, chefia? site com robozinho dentro, casa bem
sistema primeiro e site depois, pode nessa ordem
posso contratar só uma das três frentes
site e sistema conversam entre si?
fecho o robô agora e o site depois?
cês fazem o pacotão dos três juntos
sou obrigada a levar tudo junto
chatbot sem site, rola?
queria o site do salão e depois de um tempo colocar o robô, tem problema
dá pra pegar sistema e chatbot de uma vez sem precisar do site
o site que vocês fazem pode trabalhar em conjunto com o robô do whatsapp
no meu caso quero começar pelo sistema e crescer aos poucos, pode
sou tesoureira da igreja e o orçamento do ano só cobre uma coisa, a gente queria o site primeiro e ano que vem o sistema, dá pra ser em partes
na minha contabilidade preciso que o cliente ache a gente no google, tire dúvida sozinho e a gente controle tudo dentro, isso dá pra ser feito tudo com vocês, junto
tô montando ateliê e minha irmã uma loja, ela quer robô e site, eu só o robô, vocês vendem separado ou tem que levar o conjunto
já tenho quem atenda telefone, então chatbot não me serve, mas site com sistema ligado me interessa, posso deixar um de fora
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
não sei por onde começar a digitalizar minha empresa
meu movimento caiu pela metade, que ferramenta vocês acham que ajuda
site ou robô, o que vale mais pra uma barraca de pastel?
sou mecânico, o que eu preciso de verdade?
me dá uma luz, tô perdido com tanta opção
o que é melhor pra atrair paciente
Qual solução recomendariam para uma transportadora familiar?
minha loja tá parada no tempo, o que fazer primeiro
tenho dez mil reais pra investir em tecnologia, em que coloco?
vale a pena ter site hoje em dia com instagram?
pra quem vende marmita, o que faz mais diferença
trabalho feito doido e não sobra dinheiro, o que dá pra melhorar
chatbot compensa pra negócio pequeno?
me ajuda a escolher
preciso mesmo de um sistema ou a planilha quebra o galho
meu pai tem uma ferragem de 40 anos e não quer mudar nada, o que cês sugerem pra começar
vou abrir um estúdio de pilates mês que vem, que que eu faço de digital?
o que dá mais cliente?
qual dos três resolve fila no balcão
tô em dúvida entre sistema e site pra minha gráfica
negócio travado, equipe perdida, cliente reclamando, por onde vocês atacariam
sou leiga, o que combina com uma floricultura
pra clínica popular é melhor ter atendimento automático ou página?
tenho preguiça de tecnologia, mas sei que preciso, qual o mais urgente pra uma loja de colchão
oxente, e eu lá sei o que quero, me diga você o que presta pra minha venda
tô me matando de trabalhar e não vendo, o que faço com vocês
meus vendedores se perdem e os clientes também, por qual dos três começo
site ou bot, oq é melhor p mim
que me aconselham para um pequeno hotel que anda perdendo hóspedes
Meu bar vive cheio no sábado e às moscas no resto da semana, tenho internet e vontade, mas não sei se peço página, robô ou programa; o que vocês fariam no meu lugar
vou abrir uma lojinha de slime, começo por onde
minha venda tá minguando, que remédio cês receitam
qual dos três serviços me convém mais
pra q eu ia querer um site se tenho insta
tô mais perdido que cego em tiroteio, me dê um rumo pra minha loja
um consultório novo carece primeiro de quê
Herdei a fábrica de doces do meu sogro com trinta funcionários e tudo funciona na base do grito, não sei por onde a tecnologia entraria; o que sugerem para começar
pra salão de festa infantil o que vocês indicam
estou em dúvida entre página e sistema
minha mãe vende marmita e n sabe crescer, oq vcs acham
a que serviço devo dar prioridade
robô compensa pra quem tem pouca clientela
com pouco dinheiro qual faço 1o
me dá um conselho de amigo pra minha quitanda vender mais
entre as três soluções, qual traz mais proveito a uma clínica de bairro
a concorrência abriu com tudo na esquina, fachada bonita e promoção, e eu tô vendo a freguesia atravessar a rua; com o que é que vocês podem me socorrer
tenho um sonho de negócio mas n sei se é site ou app ou sei lá
minha mãe tem uma escolinha de ballet com 12 alunas e quer ter 40, ela não sabe se faz site, robô ou o quê, o que vcs fariam
Sucedi meu pai na direção de uma fábrica de velas em declínio, e diante de tantas modernidades confesso não saber por qual começar; que aconselham os senhores
a freguesia some na chuva, volta no sol, e eu sem saber se o defeito é meu, da loja ou do mundo; que ferramenta me serve
tenho mil reais da minha poupança pra ajudar o negócio de lanche do meu pai e queria gastar na coisa certa, o q seria
a loja tá morrendo aos poucos, o movimento some, que é que vocês me receitam
meu pai tem uma sapataria parada, só entra gente quando chove, o que vocês acham que ajuda mais
a concorrente abriu do outro lado da praça e está matando a minha quitanda, que caminho vocês acham que ajuda primeiro
tô afogada aqui no salão e não sei nem por que ponta puxar
o movimento da pousada caiu e não sei se preciso de vitrine ou de vendedor
meu sócio quer uma coisa e eu quero outra, quem tem razão
a oficina tá cheia de carro e vazia de dinheiro, o que me falta
tenho dez mil guardados pra modernizar a escola, gastava em quê
se você fosse dono de um buffet, por onde começava
vivo perdendo cliente e não sei onde é o furo
só ouço dizer que tenho que me digitalizar, mas o que eu faço primeiro
sou contador e meus clientes tão indo embora pros aplicativos, que remédio vocês me dão
a igreja recebeu uma doação pra tecnologia, qual o melhor uso
página, programa ou robô, qual resolve minha bagunça
preciso mesmo disso tudo ou é luxo pra quem tem barraca de pastel
transportadora com oito caminhões e tudo no grito, o que é mais urgente
Qual das frentes ofertadas é mais indicada à nossa realidade
Solicitamos parecer sobre a solução mais adequada a uma clínica de pequeno porte
Em termos de custo-benefício, por qual serviço principiar
Que solução recomendam para reduzir a evasão de associados
Há diagnóstico que oriente a escolha entre site, sistema e chatbot
A diretoria está indecisa quanto à prioridade; qual a recomendação de vocês
oq eu preciso
site ou sist
qual compensa mais
indica oq p salao
por onde começo
vale a pena ter site
abri um pet shop mês passado, mensagem chovendo, caderno cheio e ninguém me acha, ataco o que primeiro
tenho padaria com movimento caindo e 3 mil no bolso, o que vocês acham melhor pra mim
sou manicure, não sei se me serve página ou robô, qual me aconselham
herdei a loja do meu pai toda bagunçada, qual das três coisas traria mais ajuda
tô morrendo de tanto trabalho na minha loja, o que vocês podem fazer por mim
qualquer dia fico doida com essa padaria, preciso de ajuda pra organizar
minha empresa tá um caos e não sei por onde começar
tô desanimada com as vendas da lojinha, que solução vocês sugerem
minha vida é correr atrás de cliente, o que me indicariam
minha loja de tecidos caiu pela metade depois que abriram o shopping, tô perdida, o que vocês me aconselham
sou eletricista, perco serviço porque atendo mal o telefone e não anoto nada, por onde eu ataco
tenho mercearia com dívida, bagunça e pouco freguês, qual das coisas de vocês me ajudaria mais
a clínica tem agenda vazia terça e quarta, sinceramente, o que faria diferença
herdei a oficina e não sei nem o que pedir, me orienta
minha filha diz site, meu genro diz robô, eu vendo queijo e fico no meio, quem tem razão
tô abrindo um brechó mês que vem com dois mil reais, em que botar primeiro
na escola perdemos aluno pro concorrente moderno, que caminho vocês sugerem
vendo bem no insta mas vivo esgotada respondendo, do que eu preciso afinal
meu restaurante vai mal e o garçom disse pra modernizar, modernizar o quê
sou marceneiro cheio de encomenda e zero organização, o que seria melhor pro meu caso
compensa mesmo uma lojinha de bairro como a minha ter página, ou é jogar dinheiro fora
tenho distribuidora e os pedidos se perdem no caminho, qual remédio vocês receitam
queria crescer minha marca de café mas não sei o que falta, me dá uma luz
o q vc me indica
qual serve mais pra mim
me dá uma luz aí
tô perdido, preciso de quê
site ou robô, qual primeiro
compensa ter site hj
como vendo mais, mano
o que resolve minha bagunça
tô perdido, o que me serve
o que ocês acham que eu preciso
por onde eu começo, minha filha
qual solução sugerem para meu cenário
tenho uma lojinha de ração que vai bem, mas sinto que estou ficando para trás, todo mundo fala em tecnologia e eu não faço ideia do que comprar primeiro, o que aconselham
assumi a vidraçaria do meu pai, os pedidos atrasam, os clientes reclamam e ninguém nos acha, é problema para todo lado, qual dos serviços de vocês resolveria mais
oi, conselheiro! vale mais um site ou um robô pro meu brechó
não quero preço ainda, quero palpite sobre o que contratar
por onde começo pra modernizar o escritório
o que vale mais a pena pro meu salão
me aconselha, site ou robô primeiro?
qual solução combina com lavoura
preciso mesmo de site tendo instagram?
to perdida, o que meu negócio precisa
tenho pouca grana e muito trabalho, qual das coisas de vcs ajuda mais
sou costureira e só sei que tô me enrolando toda, o que vocês sugerem
site, sistema ou chatbot, qual faz mais sentido pra um escritório de contabilidade pequeno
meu negócio parou de crescer e não sei que ferramenta me ajudaria
faz três anos que abri meu consultório de enfermagem estética, a agenda anda vazia, o whatsapp vive lotado de pergunta e no fim não vendo, o que vocês me indicam
tenho dois caminhões e um filho que entende de computador, ele fala que preciso me digitalizar mas não diz com o quê, qual seria o primeiro passo
na fazenda eu perco nota, esqueço de cobrar freguês e ninguém me acha na internet, é problema de todo lado, por qual deles eu começo
meu escritório de advocacia tem três sócios e cada um quer uma coisa, um quer site, outro quer robô, outro quer sistema, o que vocês acham que ajuda mais
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
vendo cachaça artesanal em feira, quero vender pela internet com pagamento
quero que comprem meus brincos sem eu precisar responder
ecommerce de suplemento, vcs montam?
vender vinho pela internet com carrinho e cartão
loja online pra minha livraria sebo
sou artesã e quero parar de vender só na feira, preciso de uma vitrine com pagamento
tô cansado de pagar comissão pro marketplace, quero minha própria loja
Desenvolvem plataformas de comércio eletrônico para o atacado?
o cliente escolhe a cor, paga e pronto, fazem isso
venda de semente e adubo online, rola tchê?
lojinha virtual de semijoia
minha loja de tênis física tá morrendo, quero ir pro digital vender
site que o pessoal coloca no carrinho e fecha compra
quero vender meus quadros com checkout
vendo peça de trator e queria catálogo com compra online
lingerie discreta, a pessoa compra sem falar com ninguém, como faço
ecomerce
loja na internet pra brinquedo educativo
queria sair da shopee e ter um endereço meu pra venda
cosmético natural, kit, frete e pagamento pela página, atendem?
minha tia costura vestido de festa e quer vender pra todo o brasil
loja virtual vocês já têm experiência?
farmácia de manipulação vendendo pela web
assinatura de café todo mês com compra pelo site, dá?
uma butique de bairro consegue ter compra online com tamanho p m g
vender celular e capinha pela net com pix na hora
quero vender ração pela internet com cartão
os senhores montam comércio eletrônico para uma livraria de usados
Minha mulher faz colcha de retalho que o povo da cidade compra chorando, e agora querem mandar pro Brasil todo; cês montam uma venda na internet onde a pessoa escolhe e paga
e-commerce d tênis vcs fazem
as bonecas de crochê da minha avó merecem uma lojinha virtual
loja de vinho com entrega e pagamento no site, é possível
queria que comprassem minhas mudas de planta sem eu ter que atender
catálogo com carrinho de compra para ferragens
faz um site tipo shopee pequenininho
vender curso de violão e apostila online, com cobrança
Tenho um antiquário abarrotado de relógios e cristais, os fregueses daqui já têm de tudo, e meu filho sugeriu vender as peças pela internet; os senhores fazem dessas lojas
da pra vender ingresso do meu teatro no site
botar minha cachaça artesanal pra vender pela tela
comércio virtual de artigos religiosos, executam
vendo açaí em pó e qro mandar p outros estados, preciso d loja
uma venda eletrônica de arreio e chapéu
fazem loja onde cada artesão da associação venda as suas peças
já vendo de porta em porta há vinte anos e as pernas não deixam mais, queria uma loja no computador em que a freguesa escolha o perfume e pague
minha irmã qr vender roupa de brechó online
plataforma de vendas para distribuidora de cosméticos
abrir a portinha da minha sapataria na internet, fazem
eu desenho camiseta e já vendi 30 na escola por pix, agora quero um lugar na internet onde a pessoa escolhe o tamanho e compra
As irmãs clarissas confeccionam hóstias, bordados e licores, e desejam vendê-los aos fiéis de todo o país por meio de uma loja eletrônica, se os senhores a fizerem
minha farinha de mandioca ganhou prêmio na capital e agora tem gente de longe querendo, mas não tenho como receber nem mostrar; uma vendinha na internet ajudava
minha prima tem uma loja de planta e perde venda pq o cliente tem q perguntar preço por mensagem, ela queria q dava pra comprar direto no site
já tenho as fotos das três mil peças do brechó, cada uma com medida e preço, só me falta a loja virtual onde botar
minha vó faz doce de leite no tacho e quer vender pro Brasil todo com o cliente pagando na hora
vendo sabonete artesanal e só alcanço quem passa na calçada
queria que a pessoa escolhesse o vestido, pagasse e eu só postasse no correio
a feira acaba ao meio dia e minha mercadoria sobra, queria vender pra longe
os pais podiam comprar o uniforme da escola sem vir até aqui
tenho um galpão de autopeças e quero que o brasil inteiro compre de mim
aqueles sites grandes comem minha comissão, queria meu próprio balcão
a cooperativa produz mel e café e quer vender direto pra quem toma
quero um carrinho daqueles de ir jogando as coisas dentro e passar o cartão
no bazar da paróquia sobra artesanato, dava pra vender pela internet
o povo me pede a joia por mensagem e eu faço conta na mão, queria automático
tenho 400 itens de maquiagem e queria tudo com foto, preço e botão comprar
a vizinha fechou a porta da rua e hoje só vende pelo computador, quero igual
meu brechó tem peça única, precisava sair do ar quando vendesse
Desenvolvem plataforma de comércio eletrônico B2B
Há experiência em marketplace com múltiplos vendedores
Implementam e-commerce com meios de pagamento integrados
A cooperativa pretende comercializar insumos on-line; é do escopo de vocês
Executam projeto de loja virtual com gestão de catálogo
Possuem referência em varejo digital no portfólio
loja virtual faz
ecommerce?
vender online qro
loja c carrinho
loja p bijuteria
catalogo c pagto
faço sabonete artesanal em Goiás e quero que a pessoa escolha, pague e eu despache, vcs montam
tenho sapataria de rua e o movimento foi pra internet, quero vender lá também
minha mãe costura roupa de bebê, dá pra ter carrinho de compra e cartão
somos uma vinícola e queremos vender direto ao consumidor pela web, constroem
faço bolsa de palha em Aracaju e todo mundo pergunta se entrego em São Paulo, queria vender pela internet, fazem
tenho sex shop e o povo tem vergonha de entrar, quero carrinho de compra online, vocês criam
minha livraria tá morrendo no balcão, pensei em e-commerce com cartão e pix, é com vocês
vendo peça de moto pelo marketplace e a taxa me mata, quero meu próprio canal de venda
a fábrica de pijama quer vender direto pro consumidor pela web, já fizeram
sou produtora de vinho e queria que comprassem e pagassem na página, dá
meu sapateiro virou marca, quero vitrine com numeração e carrinho, vocês desenvolvem
tenho petshop físico e quero vender ração online com cobrança na hora, montam
artesã de crochê aqui, mando foto uma a uma no zap, queria um catálogo onde a pessoa já pague
a cooperativa de mel quer e-commerce pros associados, vocês têm algum exemplo de loja assim
abri uma marca de biquíni e preciso filtro por tamanho e cor, fazem loja desse tipo
minha ótica quer vender óculos de sol pela web, cês fazem loja completa
tô largando a feira e indo pro digital com meus temperos, quero uma vendinha online
sou dono de autopeças e quero pôr quatro mil itens à venda na net, dá pra montar
e-commerce vcs fazem
quero vender online
lojinha com carrinho, rola
loja virtual de roupa
vender na net com pix
monta loja online pra mim
quero checkout e catálogo
vitrine virtual pra minhas semijoia
quero despachar minhas velas pro brasil todo
bora vender tênis pela internet
queria um carrinho de compra pras minhas rendas
desejamos comercializar livros jurídicos on-line
tenho uma fábrica de redes no ceará e só vendo na beira da estrada, quero que a pessoa de fora escolha, pague e receba em casa sem precisar me telefonar
minha irmã faz laço de cabelo e anota os pedidos em caderno, vive confundindo quem pagou e quem não pagou, seria bom uma lojinha na internet com tudo certinho
oi, empreendedora aqui! dá pra montar um comércio virtual de sabonete
meu estoque é de vinhos, quero uma loja na internet com cartão
montam lojinha na internet?
quero botar meus aventais à venda online
preciso de um ecommerce de queijo
vender semente pela internet com cartão
carrinho de compras e checkout, cês criam
quero catálogo com botão de comprar
faço uniforme de enfermagem sob medida e queria que comprassem pela internet escolhendo tamanho
vendo cosmético no salão e pensei em abrir a versão online pra vender pro brasil
dá pra montar venda de apostila pela internet com o aluno pagando na hora
meu café especial só vende na feira, quero uma loja na internet
costuro bolsa de tecido e todo dia alguém do instagram pergunta como compra, eu mando o pix na mão, queria uma loja onde a pessoa já escolhe e paga
a livraria da igreja tem bíblia, cd e camiseta encalhada, o povo de outras cidades quer comprar e não consegue, queremos vender pela internet
saí do emprego de motorista e vou vender peça de caminhão, já tenho fornecedor e depósito, falta a loja virtual, é com vocês
tenho estoque de mel e própolis parado, agenda cheia de cliente no telefone e nenhum jeito de eles comprarem sem me ligar, quero vender online
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
quero um aplicativo com a logo da minha pizzaria no celular do cliente
fazem pra ios?
ideia de app tipo tinder de cachorro, vocês programam?
aplicativo pra entregador registrar a entrega
Desenvolvem soluções mobile nativas?
os alunos da academia verem o treino no telefone
tenho uma ideia genial de aplicativo e preciso de quem faça
publica na play store?
ap pra motoboy da minha cidade
pais acompanharem as notas do filho num aplicativo, a escola quer isso
meu condomínio queria um aplicativo pra liberar visitante
aplicativo de carona pra faculdade
dá pra ter um icone da loja no celular do freguês
preciso de app mobile pro time de vendas na rua
cartão fidelidade digital no telefone, tipo aplicativo
jogo de celular vocês criam?
web app ou nativo, o que vocês fazem
aplicativo pra rastrear o ônibus escolar
vocês mexem com aplicativo também ou só com página?
oxe, e um aplicativo pra feira livre da cidade, tem condição?
quero botar minha rádio num aplicativo
a igreja pediu um app com os louvores e a agenda de cultos
minha incubadora quer um protótipo de aplicativo pra mostrar a investidor
sou personal e queria app próprio com vídeos dos exercícios
app android simples pra catálogo de granito
quero um aplicativo pro cliente acompanhar a obra da casa
quero aquele quadradinho no telefone com o nome da minha loja
Os cooperados vivem perguntando o preço do leite do dia e pensei num aplicativo em que cada um visse o seu no telefone, os senhores desenvolvem isso
um aplicativo para os fiéis acompanharem a liturgia, é possível
tive uma ideia d app tipo tinder de cachorro, fazem?
aplicativo de corrida pra moto-táxi aqui da vila
quanto a iPhone e Android, contemplam ambos no aplicativo
aplicativo de carona pros alunos da zona rural
faz app d treino p academia do meu pai
Sou médico de família e atendo em doze comunidades ribeirinhas, sonho com um aplicativo em que a agente de saúde registre a visita no próprio celular
desenvolvimento mobile consta do vosso rol
o meu freguês baixa no celular e faz o pedido, dá
app q vira ícone na tela
um aplicativo de caminhoneiro pra achar carga de retorno
vcs coloca na play store
aplicação para tablets destinada a museu
quero um app simples d lista d presença
o cabra abre o celular e vê o saldo de pontos da lotação
meu neto teve a ideia de um aplicativo que avisa quando o ônibus da roça vai passar e disse que dava dinheiro, é esse tipo de coisa que fazem
app de delivery d pizza do meu padrinho
nosso clube deseja um aplicativo com carteirinha de sócio
tive uma ideia de aplicativo q avisa qual aluno tá sozinho no recreio pra alguém ir lá fazer amizade, vcs desenvolvem app assim
O clube de observadores de pássaros conta quatrocentos sócios que anotam avistamentos em cadernetas, e almejamos um aplicativo de celular que as substitua
na usina os fiscais vão a pé com prancheta contar cana, chove e molha tudo, se tivesse um aplicativo no telefone deles era outra vida
meu padrasto tem uma rede de lava-jato e queria que o cliente juntasse ponto num app no celular, tipo cartão fidelidade, vcs fazem
tem um aplicativo que todo mundo da cidade grande usa pra chamar carro, e aqui nos três distritos não chega; vocês fariam um pra nós
tive uma ideia de aplicativo pra dividir carona pra escola, cês fazem
queria um quadradinho da minha academia na tela do celular do aluno
os motoristas precisavam de uma coisa instalada no telefone pra marcar entrega
sonho em ver o nome do buffet na lojinha da apple
os pais baixam, entram e veem a agenda do filho, vocês constroem isso
tive uma ideia tipo aquele de carona, só que pra mudança
o pessoal da igreja quer baixar alguma coisa com a leitura do dia
minha pousada precisa de algo que o hóspede instale e peça toalha
quero uma coisa que vibre no bolso do cliente quando a marmita sair
na cooperativa o produtor queria ver a cotação no telefone sem abrir navegador
meu filho tem android, eu tenho da maçã, tem que servir nos dois
quanto mais moderno melhor, quero sair do site e ir pro bolso do freguês
o paciente podia ter os exames dele guardados no aparelho
nunca vi oficina com programinha próprio no celular, seria a primeira
Realizam desenvolvimento mobile nativo ou híbrido
A publicação nas lojas Google Play e App Store está contemplada
Há aplicativo móvel entre as entregas já realizadas
Executam aplicativo com geolocalização para força de campo
O desenvolvimento de apps corporativos integra o escopo
Constroem PWA ou apenas aplicativo nativo
app faz?
app p igreja
aplicativo de entrega
app android ios
app p academia
qro um app
tenho academia e os alunos vivem pedindo algo pra baixar no celular com o treino, vocês criam
sou dono de frota de mototáxi, queria um tipo uber da minha cidade no telefone, fazem
nosso clube quer carteirinha no iphone e no android, desenvolvem
faço entregas de gás e queria um aplicativozinho pros fregueses pedirem, é com vocês
tenho academia e os alunos vivem no celular, queria um aplicativo com o treino deles, desenvolvem
sou taxista e pensei num app só da nossa cooperativa, vocês fazem
minha rede de padarias quer cartão fidelidade no celular, baixado da loja, é possível
tive uma ideia de aplicativo pra achar babá no bairro, tiram do papel
a escola queria avisar os pais por um app com nosso nome, cês criam
vendo gás e queria botão no celular do freguês pra pedir, fazem esse tipo de app
sou personal e meus clientes têm iphone e android, o aplicativo sai pros dois
a igreja quer app com devocional e doação, já fizeram algum aplicativo
na fazenda o peão anota no papel, queria um aplicativo de celular pra ele, vocês constroem
tenho delivery e a taxa da plataforma come tudo, quero meu aplicativo próprio
minha startup precisa de um mvp mobile, isso vocês desenvolvem
condomínio de 300 apartamentos, quero encomenda e portaria num aplicativo, fazem
sou nutricionista, sonho com app de cardápio pros pacientes, dá pra fazer
tenho lava jato e quero que o freguês me ache por um aplicativo, montam
faz app
quero um aplicativo pra ong
desenvolve mobile
apzinho de fidelidade
app sai na play store
tenho ideia de app, bora
app pra android cês monta
aplicativo pro meu delivery
quero um aplicativo pros meus alunos
fazem joguinho de celular, mano
meu clube merece um app, uai
desenvolvem solução mobile nativa
os moradores do meu prédio vivem reclamando que não sabem das encomendas na portaria, e o síndico anterior falava em um aplicativo para todos baixarem no telefone, vocês constroem isso
tenho uma ideia de juntar passeadores de cachorro e donos ocupados, com um ícone na tela do celular e tudo, sou estudante e não programo, vocês tiram isso do papel
oi, sonhei alto: dá pra fazer um app pra minha cooperativa de táxi
nada de site, queria um ícone no celular do meu cliente
aplicativo pra celular, vcs desenvolvem?
quero um app pra igreja
dá pra criar aplicativo de corrida de táxi
um app pros meus alunos de inglês
cria ap que roda no iphone?
penso num aplicativo pros produtores da cooperativa
tenho uma ideia de aplicativo pra cuidador de idoso, é coisa que vocês constroem
queria que meu cliente de contabilidade visse os impostos dele num aplicativo no telefone
a molecada só usa celular, então site não adianta, preciso de um app
dá pra ter um aplicativo com o nome do meu salão na tela do celular da cliente
sou motorista e tive uma ideia de aplicativo pra juntar carga de volta com caminhão vazio, nunca vi igual, vocês fazem esse tipo de coisa
faço enfermagem e no estágio vi que anotar sinal vital no papel atrasa tudo, quero criar um aplicativo pra isso, é com vocês mesmo
já tenho site e até loja virtual, o que me falta agora é aquele ícone no celular do cliente, um aplicativo da minha marca, trabalham com isso
no culto o povo esquece a escala e os pedidos de oração se perdem, o ministério quer um aplicativo próprio pros membros, cês constroem
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
meus pacientes ligam o dia inteiro pra saber que horário tem vago
quero que marquem visita ao imóvel sozinhos, com dia e hora
minha barbearia vive com buraco na agenda porque o povo falta
alugo quadra de society e o pessoal briga por horário
a paciente marca e não aparece, perco dinheiro
tenho uma chácara pra festa, queria que reservassem a data sozinhos
agendamento online pra clínica de fisio
duas clientes no mesmo horário de novo, que vergonha, preciso de uma agenda automática
Seria viável um módulo de marcação de consultas com cobrança antecipada?
cobrar metade antes pra segurar a vaga
aula de tênis com hora marcada
mandar mensagem um dia antes avisando da consulta
passeio de barco, o turista escolhe dia e já paga pra garantir
trabalho com banho e tosa e a agenda é um caderno rasgado
sou psicóloga, remarco paciente o tempo inteiro na mão
quero que vejam os horários livres do estúdio de tatuagem
marcação de horario online
salão com seis cabeleireiras, cada uma com sua agenda
a oficina agenda revisão por telefone e dá confusão
reserva de mesa no restaurante com dia e hora
coworking, salas por hora, a pessoa reserva e paga
minha manicure perde cliente pq demora pra responder que horas tem vaga
meus pacientes esquecem do dentista, queria lembrete automatico
consultório com sinal pago na marcação diminui falta, vocês fazem algo nessa linha?
aluguel de brinquedo inflável por data, dá pra automatizar
visita guiada na vinícola com vagas por horário
uai, marcar as corrida do meu táxi com dia e hora, tem jeito?
a paciente desmarca em cima da hora e fico com buraco na agenda
queria cobrar sinal antes de confirmar a quadra de futebol
as freguesas vivem marcando unha por recado e esquecem, quero acabar com isso
necessito que os pacientes agendem a consulta por conta própria
Alugo três chalés na serra e já aconteceu de eu prometer o mesmo fim de semana pra duas famílias, uma vergonha; queria um jeito de reservarem sozinhos, sem confusão
meu caderno de marcação molhou e perdi a semana inteira de cliente
reserva de mesa no restaurante com sinal pago
marcação de aula de direção sem eu ter que atender telefone
sistema de agendamento da quadra d society
as consultas do consultório odontológico são ainda anotadas na folhinha do calendário
lembrete um dia antes pra pessoa n esquecer
Sou tosador e levo o dia todo de tesoura na mão, não posso parar pra ver se terça às três tá livre; queria que o dono do cachorro visse e marcasse
minha mãe faz sobrancelha e qr q as cliente marque sozinha
confirmação e cobrança de sinal para evitar faltas
agendar visita guiada ao museu pela internet
passeio de bugue, o turista reserva o horário e paga adiantado, dá
alugar salao d festa com calendario
pessoal falta sem avisar e eu fico com a cadeira vazia
organizar a agenda de quatro médicos e uma sala só
tenho um pesque e pague e a churrasqueira é disputada no tapa, careço de uma reserva em que quem paga primeiro leva e eu não precise apartar briga
as reservas da casa paroquial para batizados e festas andam num caderno perdido
aula d reforço, o aluno marca a hora, tem como
minha irmã dá aula de violão e os alunos ficam trocando de horário por mensagem até de madrugada, ela queria que eles mesmos marcassem
Na casa de retiros recebemos grupos o ano inteiro e por duas vezes reservamos o mesmo claustro a congregações diferentes, vexame que um bom sistema de reservas evitaria
tenho um touro reprodutor e os criadores da região fazem fila pra cobertura, tudo marcado num calendário de farmácia, e eu já confundi as datas
o quintal da minha vó virou espaço de festa e ela aluga por dia, mas uns falam que vão e não vão, queria cobrar um sinal na hora
o doutor atende em três cidades, cada dia numa, e as moças marcam paciente onde ele não está; queria que o próprio paciente visse e marcasse
meu horário de atendimento na clínica é um furdunço, os pacientes se atropelam, queria que eles mesmos escolhessem o dia
sou psicóloga, atendo gente com pensamento de morte, e preciso que os pacientes marquem a sessão sozinhos
o horário dos meus clientes vive batendo um no outro na agenda da barbearia
minha academia precisa que o aluno reserve a aula e não falte
queria cobrar um pix de entrada pra quem reserva minha quadra de vôlei não me deixar na mão
dois clientes apareceram pra mesma cadeira às três da tarde, que vergonha
a noiva reserva, some no dia e fico com o salão vazio
a recepcionista da clínica passa a manhã no telefone encaixando paciente
a pousada vendeu o mesmo quarto pra duas famílias
a quadra do colégio é disputada a tapa, queria que cada um pegasse sua vez
o barbeiro perde corte porque não para pra ver quem quer vir
todo mundo promete vir e metade esquece
o caderno de encaixe da manicure sumiu e foi um deus nos acuda
o padre atende confissão e ninguém sabe quem vem quando
queria que o povo pegasse a vez da lavagem do carro sem me ligar
cada visita no imóvel é uma novela pra combinar dia
meu estúdio de pilates precisa que o aluno escolha a turma sozinho e desmarque sozinho
peço um dinheirinho adiantado pra garantir a vaga mas fico constrangida de cobrar
Desenvolvem módulo de agendamento com confirmação automática
Há solução para gestão de salas e recursos compartilhados
Necessitamos de marcação de consultas com cobrança antecipada
A plataforma contempla redução de absenteísmo por lembretes
Executam sistema de reserva de doca para transportadoras
Buscamos ferramenta de autoagendamento para pacientes
agenda online
marcar hr p salao
reserva de quarto
agendar consulta faz
cliente marca só
lembrete de horario
meus pacientes precisam marcar consulta sozinhos
quero agenda online pra barbearia
dá pra meu cliente reservar a quadra pela internet
preciso que paguem sinal na hora de reservar a diária
quero parar de atender telefone só pra marcar banho e tosa
faz um negócio de agendar corte pra mim
sou barbeiro e paro o corte toda hora pra anotar horário, quero que o cara marque sem mim
alugo quadra de beach tennis e dá choque de horário, preciso de reserva pela internet com sinal
na minha clínica metade falta e esquece, queria agenda que avisasse o paciente
tenho estúdio de tatuagem, queria o povo escolhendo o dia e pagando adiantado
cliente falta e eu tenho vontade de chorar, quero cobrar sinal do horário
marcar reunião de família com a professora é um vaivém, já fizeram algum aplicativo em que a própria pessoa escolhe dia e hora
já fizeram algo onde a própria pessoa escolhe o dia e o horário pra receber a entrega
nossas salas são disputadas no grito, já fizeram algo em que a pessoa escolhe o horário e recebe aviso
tenho barbearia, alguém já pediu um app de marcar horário pra vocês
app de marcar horário de cliente, já fizeram
sou podóloga e paciente falta sem avisar, queria que ele pagasse um tanto antes, fazem isso
tenho quadra de society e todo mundo liga pra saber horário vago, queria que vissem sozinhos
minha barbearia tem fila na calçada, dá pra cada um reservar a cadeira pelo celular
alugo chalé na serra e já vendi a mesma noite pra dois casais, resolvem isso
sou veterinária e o caderno de consultas molhou, quero marcação digital
tenho estúdio de tatuagem e o povo esquece a sessão, algo que avise na véspera
o salão de festas do prédio vive dando briga de data, queria reserva organizada
sou fotógrafa e passo a noite combinando dia de ensaio, dá pra o cliente escolher a data
minha clínica tem três salas e cinco médicos, uma agenda que se arrume sozinha, cês fazem
tenho restaurante de 12 mesas e queria reserva de mesa pela internet, montam
dou aula de surfe e dependo de horário da maré, queria que os alunos agendassem online
lavo carro com hora marcada e atraso tudo, preciso de um agendador
sou manicure e levo bolo toda sexta, quero cobrar sinal pra segurar a vaga
o coworking precisa reservar sala por hora com pix, vocês já fizeram parecido
agenda online cês faz
marcar hora pelo celular
levo bolo de cliente, ajuda
reserva de quadra online
cliente escolhe o dia sozinho
lembrete de consulta automático
agendamento pra minha barbearia
quero parar d marcar no caderno
meu estúdio de tatuagem vive furando horário
quero que reservem a quadra sozinhos
marcar consulta sem me telefonar, dá
solução de agendamento para meu consultório
minha barbearia tem duas cadeiras e todo sábado aparece cinco pessoas jurando que era a vez delas, a caderneta está rabiscada, preciso que cada um escolha a sua vaga
alugo três chalés na serra e já aconteceu de duas famílias chegarem na mesma noite com o mesmo chalé prometido, passei vergonha, queria uma agenda que se controlasse
bom dia, querides! quero que minhas clientes de cílios marquem pelo telefone
meus pacientes somem sem avisar, queria cobrar sinal e mandar aviso
no app de reservas o cliente recebe lembrete
preciso q a freguesa escolha o horário sozinha
agendamento de consulta online, cês montam?
minhas clientes furam, quero cobrar sinal
quero largar o caderninho de horários
marcar prova de vestido pela internet
agenda virtual pra lavagem de carro
faço aconselhamento pastoral e preciso que o pessoal escolha o dia sem me ligar
tenho clínica de enfermagem domiciliar e a marcação das visitas é uma bagunça
queria que a cliente recebesse aviso um dia antes pra não faltar na depilação
dou aula particular e os alunos trocam de horário toda hora, preciso de algo que organize
sou advogada sozinha, sem secretária, e perco metade da manhã combinando hora de consulta por mensagem, queria que a pessoa visse os horários livres e marcasse
atendo noiva pra ajuste de vestido e semana passada marquei duas na mesma hora, passei a maior vergonha, preciso de alguma coisa que cuide da minha agenda
tenho um sítio com pesque pague e chalé, o povo liga no domingo e eu na roça sem sinal, queria que reservassem e já pagassem uma parte
alugo minha van pra excursão, faço a reserva no papel de pão e já perdi duas viagens por isso, queria que o passageiro escolhesse a data e desse o sinal
app pra reservar vaga na garagem
um aplicativo pra reservar horário na quadra
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
os horários dos plantões e os avisos vão por papel aqui no hospital, queria um lugar só pros funcionários
o RH manda recado e metade da fábrica não fica sabendo
holerite e documentos num canto só pra equipe
quero acabar com o mural de cortiça
pedido de férias aqui é um papelzinho que se perde
site só pra dentro da empresa
Precisamos de um ambiente interno para comunicação com os colaboradores
300 funcionários em cinco filiais e cada um recebe a informação de um jeito
onde o funcionário acha o manual, a norma e o formulário
grupo de whatsapp da firma virou bagunça, quero um canal oficial interno
solicitar folga pelo computador em vez de falar com o chefe
sou do recursos humanos de um hospital e preciso de um lugar pros comunicados
portal interno com login
professor da rede precisa ver circulares e calendário num só endereço
novo contratado não acha nada, tudo tá em pasta solta no servidor
intranete pra cooperativa
rede interna de notícia da empresa
minha construtora tem peão em 8 obras, como aviso todo mundo e guardo os documentos
políticas internas ninguém lê pq ninguém sabe onde ficam
área do empregado pra pegar documento e marcar férias
queria um espaço onde só os servidores da secretaria entrassem pra ver portarias
email de comunicado se perde na caixa, quero algo central pro time
ferramenta de endomarketing, página interna, vocês têm experiência?
gestor aprova férias online, já fizeram?
centralizar procedimentos e POPs da clínica pros funcionários
equipe toda em home office e ninguém acha os arquivos da empresa
o pessoal pede férias por bilhete e eu perco tudo
os avisos da firma ninguém lê, o mural tá amarelo de tão velho
desejamos um espaço interno em que os servidores encontrem circulares e formulários
Na usina temos trezentos homens em três turnos e o pedido de férias ainda anda num papel que some na mesa do encarregado, queria isso tudo num endereço só
o comunicado sai no grupo e se perde no meio dos bom dia com florzinha
intranet vcs fazem?
as normas e apostilas dos enfermeiros se espalham por gavetas, quero um cantinho só
um site só pros empregado entrar
documentos do RH ao alcance de todos os colaboradores com segurança
meus professores precisam achar as atas sem me pedir
Cada filial da rede tem uma versão diferente do mesmo manual, e quando chega a fiscalização é um Deus nos acuda; queria um portal em que todos vissem a mesma
pedido de folga pela internet pros meus garçons
área do servidor municipal, já executaram coisa análoga
quero parar de mandar circular em papel
rede interna da cooperativa com notícias e formulários
meu pai qr q os func peçam ferias pelo celular
comunicação com os empregados que trabalham de longe, na lavoura
o pessoal do turno da noite nunca sabe o que foi decidido de dia
quero um endereço fechado, só da empresa, com aniversariante, recado e documento, coisa que até o pessoal do chão de fábrica consiga abrir
acabar com a papelada de atestado e requerimento do pessoal
mural eletrônico pros operário
portal do colaborador tem como fazer?
meu pai é dono de uma transportadora e os motoristas nunca veem os avisos pq ficam na estrada, existe um site só deles pra ver isso
O funcionalismo da câmara municipal ainda requer licenças por ofício em três vias, e a mesa diretora cogita um portal interno que dispense tanto papel
no frigorífico o recado da segurança é lido no alto-falante e metade não ouve por causa das máquinas, queria que ficasse escrito num lugar que todos abrissem
minha mãe trabalha no rh de um hospital e vive atrás de papel de férias assinado, ela queria um lugar onde o pessoal pedisse sozinho
a agenda dos funcionários, os avisos e as férias ficam tudo em papel colado na geladeira da firma
os quarenta motoristas da transportadora ficam sem saber dos avisos porque o mural fica na matriz
meu pessoal das filiais só descobre as coisas pela rádio peão
aviso importante some no meio de duzentas figurinhas do grupo
o holerite vai impresso de malote até a outra cidade
cada professor tem uma versão diferente do regimento
os motoristas pedem folga num bilhetinho no vidro do guichê
o manual da cozinha industrial tá no pen drive de alguém que saiu
na cooperativa o cooperado vive ligando pra pedir a ata da assembleia
a enfermagem não sabe qual protocolo tá valendo
queria um mural que ninguém arrancasse
o rh passa a semana respondendo quando fulano pode sair de descanso
somos nove igrejas e cada uma recebe o comunicado num dia diferente
o novato chega e ninguém sabe onde tá a apostila de integração
pedido de material de limpeza aqui anda de mesa em mesa até sumir
Buscamos plataforma de comunicação interna para múltiplas unidades
Há solução para gestão documental restrita a colaboradores
Desenvolvem ambiente corporativo de autosserviço de RH
Necessitamos de repositório interno de normas e procedimentos
É possível digitalizar o fluxo de solicitação de férias
A empresa implementa portal de cooperados com acesso autenticado
intranet?
portal rh
mural digital
portal do funcionario
ferias online pedir
docs internos num lugar
queria juntar comunicados e férias do meu pessoal num lugar só
aqui no hospital ninguém acha os documentos do rh, preciso de uma intranet
vocês montam portal interno pra 80 funcionários
quero um cantinho na web só pra turma da fábrica ver aviso e holerite
preciso que o funcionário peça férias sem papel
dá pra fazer uma área só dos colaboradores com arquivos da empresa
na fábrica colo aviso no refeitório e ninguém vê, queria um canal interno na web pro pessoal
sou do rh de 300 pessoas, férias em papel e documento perdido, vcs criam um espaço pra funcionário
nossa rede de escolas manda circular por zap e vira bagunça, quero um lugar único pros colaboradores
o hospital precisa de um site só de dentro, com escala e normas pra equipe, fazem
aviso em mural e férias pedidas em papel, some tudo, vocês já fizeram um negócio de juntar os funcionários
férias pedida em papel, aviso em mural, some tudo, fizeram algo de juntar os funcionários
somos 250 na fábrica e o aviso fica no mural do refeitório que ninguém lê, têm algo melhor
trabalho no rh e recebo pedido de férias até em guardanapo, como vocês resolveriam
a rede de postos tem frentista espalhado em 20 cidades, queria um canto interno pra comunicar
no hospital ninguém acha o protocolo certo na hora, queríamos documentos num lugar só pra equipe
minha construtora manda holerite por zap, um perigo, fazem área do empregado
sou diretora de colégio e meus 90 professores não leem circular, queria um espaço interno
na cooperativa o manual muda e o pessoal usa o velho, criam um lugar pros documentos internos
as lojas da rede recebem campanha por email e perdem, dá pra ter um portal da equipe
a prefeitura quer área restrita pro servidor pedir licença, vocês fazem
tenho 60 vigilantes em postos diferentes e preciso que todos leiam as normas, há solução
na transportadora o motorista pede folga por bilhete, queria isso digital com acesso de cada um
nosso sindicato quer área interna pros diretores com atas, desenvolvem
cuido da comunicação interna de um banco regional e queremos substituir o grupo de zap, já fizeram isso
o escritório cresceu e ninguém acha contrato, política ou aniversário, montam um portal de casa
intranet cês faz
portal do empregado
mural digital pra firma
área interna pro pessoal
rh quer férias online
documento da firma num lugar só
quero largar o grupo de zap da equipe
holerite e aviso num portal
meus peões não leem o quadro de aviso
um cantinho interno pro nosso pessoal
o rh tá soterrado de papel, visse
ambiente corporativo restrito aos colaboradores
no hospital cada setor guarda os protocolos em uma pasta diferente e quando chega a fiscalização a gente corre igual barata tonta, queríamos um endereço só nosso com tudo reunido
nossa rede de padarias tem doze lojas e quando muda uma regra eu mando recado por fulano que esquece, os funcionários precisavam de um lugar para ver os comunicados
oi, time! queria que o povo da fábrica pedisse folga pelo computador
não é site pro público, é página fechada só pros empregados
hub interno pro time com documentos e avisos
preciso de um mural digital pro pessoal
quero um lugar interno com manuais e circulares
montam portal de rh pros colaboradores?
página fechada só pra equipe do hospital
pedido de folga online pros empregados, fazem?
centralizar procedimentos da firma num endereço só
tenho oitenta motoristas e cada um diz que não recebeu o aviso, queria um canal interno
aqui no hospital o protocolo fica na pasta da chefe e ninguém acha na hora
escritório com trinta advogados precisa de um cantinho interno com modelos de petição e comunicados
as férias do pessoal são pedidas por bilhete, quero que peçam por um portal
sou da ti de uma rede de escolas e os professores recebem recado por cinco grupos diferentes, queria juntar comunicado, arquivo e pedido de licença num portal interno só nosso
a gente usa o whatsapp pra tudo, escala, atestado, regulamento, e some tudo na conversa, preciso de um endereço onde só funcionário entre e ache os papéis
na cooperativa tem duzentos cooperados e empregados, cada mudança de regra eu mando imprimir e colar na parede, será que dá pra ter um portal interno pra isso
minha rede de salões tem sete unidades e as meninas vivem me perguntando da tabela de comissão e do regulamento, quero algo onde elas mesmas consultem e peçam folga
queria uma intranet pra universidade, já fizeram
`,
} as const;
