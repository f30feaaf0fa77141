/** Utterances about sites, systems and chatbots: one per line, by intent. */
export const services = {
  sites: `
sou da faculdade Unip e quero um site
sou estudante e preciso de um site pro meu negócio
estou sem site
hoje estou sem site
estou sem site no momento
estou sem site hoje
minha loja está sem site
ainda estou sem site
hoje não tenho site
não tenho site ainda
a gente tá sem site
minha empresa ainda não tem site
o que é um site
mas o que é um site
um site serve pra quê
pra que serve ter um site
não sei direito o que é site, pode explicar
site é o quê, um lugar na internet
o cardápio pode ter pedido pelo whats
no site dá pra pessoa fazer o pedido e cair no meu whatsapp
pode ter botão de pedir pelo zap
fazem cardápio digital pra lanchonete
cardápio digital vocês criam
queria saber se vocês fazem cardápio digital
só um cardápio digital pro meu restaurante, fazem
cardápio online pra pastelaria
um menu digital pra hamburgueria, dá pra fazer com vocês
meu bar precisa de um cardápio na internet, é com vocês
vocês conseguem fazer um site com cardápio e pedido pelo whats?
dá pra fazer site com cardápio e pedido no whatsapp?
tenho uma pizzaria, vocês fazem site com cardápio?
conseguem fazer um site pra hamburgueria com cardápio?
vocês conseguem fazer um site com fotos e pedidos?
fazem site de restaurante com cardápio e botão do whats?
conseguem criar um site com catálogo e contato pelo zap?
quero um site para a minha igreja
site para igreja com estudos sobre a vida após a morte
site de apoio a famílias em luto
quero viver do meu negócio e preciso de um site
fazem site para psiquiatra?
meu TCC precisa de um site
site para funerária
site para academia de tiro
site pra cemitério
este site foi feito por vocês
foram vocês que fizeram essa página
foi a Nora que fez esse site
quem fez este site foram vocês mesmos
me conta tudo sobre os sites
quero saber tudo dos sites
fala tudo que você sabe de sites
tudo sobre sites
explica os sites pra mim
me explica o serviço de sites
descreva os sites que vocês fazem
me dá detalhes dos sites
quero entender melhor os sites
o que tem de bom nos sites de vocês
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
quero saber oq vem no site q vcs fazem
O que está incluído na criação de um site?
Vocês desenvolveriam um site de vagas de emprego, com envio de currículo, para uma agência de RH?
o que vem incluso na criaçao de site me fala tudo
queria um site pra minha clínica, o que vem?
minha nora me indicou vocês. fazem site pra escritório de advocacia?
o formulário de inscrição da minha escolinha de futebol é no papel e vive estragando na chuva, dá pra fazer um online?
Abrimos 40 vagas no sexto ano e, com esse tanto de escola nova no bairro, estou aperreada para preenchê-las. Vocês criam um site que ajude a divulgar essas vagas para as famílias?
Tenho uma benzedeira na família que virou terapeuta holística aqui em Juazeiro do Norte, ela só tem um cartãozinho de papel com endereço e telefone velho. Queria dar de presente uma página na internet pra ela, vocês montam
Abri um escritório de contabilidade em Sorriso faz três meses e toda vez que mando proposta o cliente pergunta meu endereço na internet e eu não tenho nenhum, como seria fazer isso aí com vocês
sou fotógrafa de parto em Joinville, trabalho de madrugada e meu álbum tá todo espalhado em pasta de nuvem, preciso de um lugar só meu na internet pra pôr as fotos e a pessoa me chamar
A gente tem uma serralheria no Capão Redondo, fecha às 18h e depois disso ninguém sabe nem o que a gente faz, porque não tem nada escrito na internet. cês constroem a página do zero?
meu avô fundou uma fábrica de cachaça em Salinas e até hoje a única propaganda é uma placa na BR que o vento derruba todo ano, tô querendo botar o alambique na internet com história e tudo
Sou corretora de imóveis em Balneário Camboriú e perdi um cliente de fora porque ele disse que empresa sem página parece golpe. Preciso resolver isso, é com vocês?
tô montando um estúdio de tatuagem na Liberdade com mais dois sócios, a gente vive de instagram e o insta caiu semana passada o dia inteiro, não dá pra depender só disso, quero uma casa própria na web
Mano, sou MC e produtor aqui na quebrada, os contratante pede release, foto e agenda de show e eu mando tudo picado no zap, dava pra juntar numa página só que eu mandasse o link?
Presido a associação de apicultores do sul do Piauí, somos sessenta famílias e o comprador alemão quer ver quem somos antes de assinar. Vocês desenvolvem páginas institucionais?
Meu consultório de fonoaudiologia mudou de rua em janeiro, a secretária vive explicando onde é, o que atendo, quais convênios. Seria melhor ter tudo escrito num lugar, vocês criam?
A escola de samba do bairro vai fazer cinquenta anos e a gente queria contar a história, botar os enredos antigos e os ensaios da quadra numa página bonita, isso cês sabem fazer, né
Sou psicóloga em Palmas, formei agora, tenho 26 anos e nenhum tostão em propaganda, mas todo mundo da minha turma já tem uma página profissional. Como funciona isso com vocês, o que vem junto?
faço carreto e mudança em Mogi das Cruzes com dois caminhão baú, o povo me acha por panfleto no poste e a prefeitura tá multando panfleto, então pensei em fazer uma página, q q cês acham, fazem?
Trabalho numa funerária em Bagé, tchê, e na hora da dor a família não tem cabeça pra ligar e perguntar. O patrão quer pôr as informações na internet com calma e respeito, é coisa que vocês montam?
vou lançar um curso de confeitaria vegana e me falaram que preciso daquela página única que a pessoa rola e no fim tem um botão pra se inscrever, é com a Nora que eu faço?
Sou marceneiro aposentado, 67 anos, e meus filhos dizem que as mesas que eu faço deviam ser vistas por mais gente do que os vizinhos da rua de casa. Um site seria o caminho, e a firma aí cuida disso?
A clínica veterinária onde eu trampo em Anápolis perdeu o domínio e o cara que fez sumiu no mundo, então a doutora quer começar do zero, página nova. cs pegam?
Minha empresa instala energia solar no oeste da Bahia e os vendedores saem com uma pasta de papel debaixo do braço. O gerente quer que o fazendeiro abra no celular e veja as obras prontas, precisamos de um site desses
eu e minha irmã temos uma casa de repouso em Petrópolis, as famílias ligam à noite querendo ver foto dos quartos e saber das enfermeiras, se a gente tivesse isso publicado evitava tanta ligação, dá pra fazer uma página?
O sindicato dos feirantes aqui de Feira de Santana não tem lugar pra publicar edital nem ata, e o povo reclama que a diretoria esconde as coisas. Fazem site pra entidade assim?
tenho uma banca de advocacia trabalhista em Betim, os concorrentes todos têm página e o meu nome não aparece em lugar nenhum a não ser no fórum, quero encomendar uma, o que tá incluso?
Criamos uma ONG de castração de gatos em Olinda, visse, e pra receber doação de empresa pedem um endereço na internet com nossa prestação de contas. Vocês podem construir esse site?
Sou dona de uma pousadinha em Alter do Chão com seis redes na varanda e zero presença na internet, os barqueiros é que trazem hóspede. Queria mudar isso
Moro em Blumenau e dou aula de gaita de boca pra idoso. Minha neta falou que eu devia ter um sítio, acho que ela quis dizer site, e me mandou perguntar pra senhora se fazem
minha empresa de dedetização só tem um perfil que o estagiário cuidava e ele foi embora com a senha, quero uma coisa que seja da firma, com os serviços, as pragas, as fotos e um lugar pra pedir visita
Aqui é uma fábrica de tijolo ecológico em Arapiraca, oxente, e o arquiteto só acredita na gente se tiver ficha técnica na internet pra baixar. A gente quer uma página séria, é esse o ramo docês?
Meu pai é pastor e a igreja mudou o culto pra domingo às 19h, mas metade do povo chega no horário antigo, porque não tem onde olhar. Queria propor pro conselho fazer um site, vocês entregam isso pronto?
Sou dentista infantil em Londrina e o pai que vem pela primeira vez chega perdido, sem saber de estacionamento nem de convênio. Queria um endereço na internet que explicasse e passasse confiança, o que vocês oferecem nisso?
tô abrindo um hostel na Vila Mariana, a inauguração ainda demora mas já queria a página com os quartos, as regras da casa e um jeito do gringo escrever pra mim, vocês fazem desde o rascunho?
Sou engenheira agrônoma em Rio Verde e presto consultoria de solo, todo produtor que me indica pro vizinho fala só o primeiro nome e o vizinho não me acha. preciso de um cantinho na web, cês fazem pra pessoa sozinha?
A cooperativa de reciclagem em Canoas ganhou um edital de seis mil que só pode ser gasto com página na internet, uma coisa estranha mas é verdade. A Nora constrói esse tipo de coisa?
Meu pai conserta relógio de parede em São João del-Rei, o povo antigo que conhecia ele tá morrendo e os novos não sabem que existe. Achei que uma página apresentando o ofício dele ia bem, dá pra contar com vocês?
Sou cerimonialista, os noivos pedem pra ver meus trabalhos e eu mando quarenta fotos no zap com o telefone da antiga assistente ainda escrito. Bora fazer isso virar um site decente?
Faço renda renascença e bilro, tenho setenta anos e umas fotos lindas das peças, queria um cantinho meu na internet pra mostrar pro mundo, vocês constroem isso?
A Câmara Municipal pretende contratar a elaboração de um novo portal eletrônico institucional; a empresa executa criação de sítios na internet?
queria uma pagina na internet p minha banda de trap com foto e agenda d show cs monta isso
hoje um cliente perguntou o endereço da loja na internet e eu só tinha um cartão amassado pra dar, vocês criam uma página pra floricultura?
Dos quatro itens listados em Criação de Sites, design próprio, carregamento, Google e painel, todos vêm em qualquer site que vocês criam para uma clínica?
Uai, nossa pousadinha em Tiradentes tem até cachoeira nos fundos, mas ninguém acha nóis na internet, ocês fazem um sitezim caprichado?
Abri um escritório de arquitetura com duas amigas, temos logotipo, temos fotos, falta o lugar onde o cliente chega e conhece a gente, isso é com vocês?
lanço meu livro de poesia em setembro e queria uma página só dele, com capa, trecho e um botão, fazem página assim avulsa?
Meu telefone não para de tocar perguntando preço de caçamba, e nada de ter onde mostrar, queria uma página na internet
Escrevo poesia de cordel e os folhetos mofam no estoque da minha sala, quero uma página bonita pra mostrar minha obra ao mundo
o contador disse q eu preciso aparecer na internet, sou chaveiro, tenho só um cartão amassado, vcs fazem uma página pra mim
Meu restaurante tem chef premiado, vinho, adega, só não tem presença na rede; vocês criam um site pra gente
Minha agenda de shows de sanfona tá cheia e o povo pergunta onde acha foto e repertório, preciso de um site
Casei e quero uma página com a lista de presentes, a história do casal e o mapa da igreja, fazem?
Advogo há vinte anos com relatórios impecáveis e um cartão de visita do século passado, desejo encomendar um site institucional
Abri uma escolinha de robótica e meu robô mais famoso cai da mesa, o que falta é uma página pros pais conhecerem a gente
o que está incluso no site
o que está incluso em um site
o que vem incluso no site
e no site, o que está incluso
o que faz parte do site
o que inclui o site de vocês
o site inclui o quê
o que os sites incluem
o que vem no site de vocês
`,
  "existing-site": `
meu site atual demora demais pra abrir, dá pra resolver?
o site que eu tenho hoje é muito lento, vocês arrumam?
já tenho site mas ele demora pra carregar, conseguem acelerar?
meu site tá lento, vcs melhoram a velocidade?
o site da minha loja demora uns 10 segundos pra abrir, tem conserto?
dá pra deixar mais rápido o site que já tenho?
meu site antigo é pesado demais, vocês otimizam?
o site atual da empresa trava no celular, dá pra arrumar?
dá pra migrar do wix
consigo trazer meu site do wix
saio do wix e venho pra vocês, como faz
migram site do wordpress
meu site caiu, vocês arrumam
meu site tá fora do ar, vocês consertam
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
fazem manutenção de site dos outros
vocês fazem manutenção de site que não é de vocês
dão manutenção em site alheio
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
o formulário do meu site parou de mandar os pedidos pro meu e-mail, foi outro rapaz que fez e ele sumiu, vocês consertam
descobri que há três meses os clientes preenchem o contato da minha página e não chega nada pra mim, dão um jeito nisso
o botão de enviar da minha loja virtual antiga não funciona, quem criou mudou pra Portugal, cês pegam pra arrumar
minha página de reservas dá erro bem na hora de confirmar, e os hóspedes me ligam irritados, vocês mexem em site que já existe
a ficha de inscrição do site da nossa escola de música quebrou depois de uma atualização, tem como vocês recuperarem
o site da associação mostra página não encontrada em metade dos links, foi feito por um voluntário, assumem ele do jeito que tá
clientes reclamam que meu site fica fora do ar todo fim de mês, ele já tem uns seis anos, vocês reformam ou só fazem do zero
o telefone da imobiliária some do nosso site quando abre no tablet, foi a agência antiga que fez, vocês pegam pra corrigir
o campo de telefone da minha página não aceita celular com nove dígitos desde que mudou, quem conserta site velho aí
tenho um site em wordpress que um sobrinho montou e o formulário virou ímã de spam, aceitam pegar e limpar
o sistema de pedidos que já uso trava no cadastro do cliente novo, o programador morreu, vocês dão conta de continuar o dele
meu site morreu, tá fora do ar desde o carnaval e foi outra pessoa que fez, vocês ressuscitam
morro de vergonha de mandar o link da minha página, é toda torta e de 2009, vocês dão um trato nela
O formulário do NOSSO site, feito por outra agência, parou de enviar mensagens. Vocês consertam site de terceiros?
o formulario do site da minha igreja ta quebrado quero um site novo vcs fazem
Herdei um sistema em Delphi de 2004. Vocês assumem manutenção de código feito por outra empresa?
O sobrinho do dono fez o site da nossa imobiliária em Uberlândia em 2016 e foi morar em Portugal. Ninguém tem coragem de mexer e tem imóvel vendido há cinco anos ainda anunciado, vocês assumem um negócio desses?
Pago uma agência de Curitiba há dois anos e o site da minha clínica de estética vive fora do ar, reclamo e eles dizem que é a internet. Posso trazer ele pra vocês cuidarem do jeito que está?
meu site foi invadido e agora quando abre a página da minha loja de ração aparece propaganda de cassino, o cara que fez não atende o telefone, cs conseguem limpar isso
Herdei do meu falecido marido uma gráfica e o site dela, feito com um editor que nem existe mais. Eu não queria jogar fora, queria só dar um trato, isso é possível com vocês?
A prefeitura aqui contratou um portal que parou na metade porque a empresa faliu, ficou a parte de notícias pronta e o resto é tudo página em branco. Vocês continuam obra dos outros?
o formulário do meu site não tá mandando email faz um mês, descobri porque cliente veio reclamar no balcão que ninguém respondia. site feito por outro, cês arrumam?
Sou guia de pesca em Corumbá e tenho uma página que eu mesmo montei num construtor desses grátis, ficou feinha mas funciona. Vocês dariam uma repaginada sem refazer tudo?
nosso sistema de matrícula da escola técnica foi programado por um professor que se aposentou, ninguém mais entende aquilo e dá erro toda virada de semestre. Teria como vocês pegarem pra manter?
Meu site aparece com aquele aviso de não seguro no navegador e as pacientes têm medo de marcar comigo. Quem fez foi uma amiga que não mexe mais com isso. Vcs dão jeito no que já tá feito ou tem q ser novo?
tenho loja virtual de artigos de umbanda rodando há quatro anos em Nova Iguaçu, vende direitinho mas o visual é do tempo do onça. dá pra mudar só a roupa dela e deixar o resto
Compramos uma rede de três farmácias em Maringá e cada uma veio com um site diferente, feito por gente diferente. Queríamos saber se vocês aceitam dar manutenção neles por enquanto
o rapaz que cuidava da página do meu restaurante mudou de ramo, virou motorista, e o horário lá ainda diz que a gente abre segunda. alguém daí pode assumir a bucha?
O chatbot que outra empresa fez pra minha ótica ficou burro, responde preço de armação com endereço da filial fechada. Dá pra vocês consertarem esse mesmo ou só trabalham com os próprios?
Sou voluntária num museu em Ouro Preto, o site tem quinze anos de textos e fotos que não queremos perder, só que no telefone fica tudo miudinho e cortado. Vocês reformam site antigo?
paguei metade pra um freela em São Luís, ele entregou a home e sumiu com a outra parte. Tenho os arquivos num pendrive, serve pra vocês terminarem?
A programadora que fazia tudo aqui na transportadora entrou em licença e o sistema de frete começou a calcular pedágio errado. Precisamos de alguém que mexa no código que já existe, pegam serviço assim?
Meu site foi feito em flash, meu neto diz que isso nem abre mais. É da minha escola de datilografia, que virou escola de informática, em Ponta Grossa. Tem salvação ou é enterro?
a página do meu buffet demora uns vinte segundos pra abrir e as noivas desistem, quem fez disse que é assim mesmo. queria q alguém olhasse e acelerasse ela sem começar tudo outra vez
Temos um aplicativo de motorista aqui em Mossoró que foi feito por uma turma da faculdade e trava quando tem mais de vinte corridas. Vocês pegam o que tá andando e melhoram?
Sou síndica, e o antigo administrador contratou um site do condomínio que mostra dados de morador pra qualquer um. Em vez de fazer outro, dá pra vocês corrigirem esse?
Na minha página o botão do whatsapp chama o número da antiga secretária, que foi embora brigada. Não tenho senha de nada, mas o domínio é meu. Vocês conseguem entrar e ajeitar?
o site da minha pousada em Bonito tá em pé, o conteúdo é bom, só queria uma segunda opinião e uns retoques, tipo quando a gente leva o carro em outro mecânico. fazem isso?
Minha loja de instrumentos tem uma página parada desde a pandemia, com aviso de que estamos fechados até segunda ordem. Perdi o contato de quem fez, a Nora ressuscita site parado?
A diretora quer trocar de empresa porque a atual demora uma semana pra mudar uma vírgula no site do colégio. Vocês aceitam receber um site pronto de outra mão?
tchê, o piá que fez o sistema da cooperativa de arroz foi pra Europa e deixou só um caderno com umas anotações, funciona mas ninguém sabe como. cês tocam isso adiante?
Meu site de receitas tem oitocentos posts e tomou um castigo do Google depois de uma atualização malfeita do antigo programador, vocês consertam o que ele bagunçou?
A gente é de uma ONG em Macapá e um voluntário fez nossa página, mas o menu some no iphone e as letras ficam uma em cima da outra. Só esse conserto, vocês fazem?
comprei um site pronto num leilão de domínio, já com artigos e visita, mas tá cheio de link quebrado. cês topam dar uma geral
Quando a gente clica em comprar no site da nossa loja de pipas aparece uma tela branca. O moço que montou cobrava caro e sumiu. Vocês pegam pra ver o que é?
O painel de senhas da nossa clínica foi programado por um primo do diretor e travou de vez; precisamos de quem assuma esse programa, sem começar outro
arrumam?
dá pra mexer no meu que já tem?
consertam site dos outros
fazem funilaria e pintura em site antigo? rs
quero repaginar a página da clínica, não fazer outra do zero
redesign de um portal legado vocês fazem
meu site é de 2009, com aquele contador de visita piscando, dá pra modernizar sem jogar fora?
vocês assumem manutenção de site feito por terceiros
assumem código legado sem documentação
o programador faleceu e deixou o sistema da escola pela metade, vocês pegam
meu ex-marido fez o site e não me passa mais nada, vocês conseguem tomar conta dele
herdei um sistema em Access da minha antecessora no almoxarifado, dá pra vocês melhorarem
aceleram site lento?
o meu demora doze segundos pra abrir, cês deixam ligeiro?
o pagespeed da minha página dá 18, conseguem otimizar
meu site foi hackeado e tá abrindo página de cassino, vocês limpam
entrou vírus na página da pousada, dá pra recuperar
aparece não seguro quando abrem meu site, resolvem pra mim
sumiu o menu do meu site depois de uma atualização
as fotos do meu site ficam tudo esticada, arruma?
o botão do zap do meu site não abre nada, vocês mexem nisso
o carrinho da minha loja virtual duplica o frete, vocês consertam?
meu aplicativo fecha sozinho, quem fez sumiu, dão jeito?
o chatbot que a outra empresa pôs aqui responde tudo trocado, vocês ajeitam ou tem que fazer de novo
tenho um robô já montado no zap que não presta, cês melhoram
só uma demão de tinta no site da firma
precisa demolir ou dá pra reformar
fazem upgrade de sistema antigo ou só coisa nova
vocês pegam bonde andando?
o sobrinho começou e não terminou, vcs acabam?
tem como salvar meu site ou enterro de vez
dá pra adicionar uma área de aluno no site que já tenho
quero colocar um blog na página que outra agência fez
preciso incluir uma tela de devolução no sistema que a gente já usa, feito por outra empresa, é possível
meu saite ta quebrado cês concerta
meu sait num abre nu celular, arruma ele pra mim?
a página da minha loja ta feia que dói, da pra ajeitar
Realizam manutenção corretiva em sítios eletrônicos desenvolvidos por outrem?
A fundação possui portal implantado por fornecedor anterior; a Nora assumiria a sustentação?
vocês fazem auditoria do site atual e corrigem o que tá errado
quero que alguém olhe meu site e conserte os links quebrados
o formulário do meu site manda os pedidos pra lugar nenhum, já perdi encomenda de três casamentos; vocês mexem num site que não foi vocês que fizeram?
sou dentista, paguei caro num site em 2016 que ficou parado com a equipe antiga e o endereço velho, queria aproveitar a estrutura e só renovar, aceitam esse tipo de serviço
compramos a imobiliária com site e tudo, e agora ninguém sabe a lógica do negócio nem como altera um imóvel, teria como vocês assumirem dali
meu genro instalou a loja virtual num fim de semana, funcionava uma beleza, agora depois das chuvas parou de calcular o total; vocês olham pra mim?
a moça que cuidava do site da paróquia casou e mudou pra portugal, alguém daí pode pegar de onde ela parou
adaptam pra celular um site que só fica bom no computador
trocam só o visual mantendo o conteúdo?
tô satisfeito com o sistema mas ele tá lento, vocês fazem tuning
meu portal usa uma versão vencida e a TI mandou atualizar, assumem isso
quanto mais eu mexo no meu site pior fica, vocês desentortam?
meu cunhado fez o site da serralheria de graça quando namorava minha irmã, agora separaram e ele não mexe mais, vocês tomam conta dele do jeito que está
o portal da câmara de vereadores foi feito há doze anos, ninguém aqui tem coragem de encostar, e precisa ficar acessível; vocês reformam ou só aceitam começar do zero
a loja virtual até vende, mas na hora do cartão a tela fica rodando e o povo larga o carrinho cheio, alguém daí consegue descobrir e consertar isso
paguei uma agência que faliu no meio e fiquei com metade de um aplicativo pra minha rede de lavanderias, vocês aceitam terminar obra dos outros
o sistema do nosso viveiro de mudas foi feito por um estagiário que hoje mora no Canadá, ele funciona mas trava todo fim de mês, vocês dão manutenção nisso
gosto do meu site, tem anos de texto meu sobre plantas medicinais, só queria uma cara nova sem perder nada do que escrevi, vocês fazem essa reforma
toda vez que atualizam o navegador alguma coisa quebra na página da minha escola de idiomas, quem fez nem responde, dá pra vocês assumirem os consertos
o plano era só trocar o telefone na página da minha funilaria, mas ninguém sabe entrar lá e o sujeito que criou mudou de estado, vocês conseguem pegar isso
Um rapaz fez a página da minha pousada em 2012 e ela tá lá velhinha, com foto minha de cabelo preto, vocês dão um jeito nela ou só fazem nova?
Possuímos sítio eletrônico em operação, desenvolvido por terceiro; a empresa assume a manutenção e evolução de página já existente?
meu irmao comeso um site pra pizzaria e desistiu na metade da p cs termina oq ele fez
hoje descobri que meu site tá fora do ar há um mês e o rapaz que fez mudou de país, vocês pegam o que já existe pra consertar?
A página fala em Criação; e quanto a refatorar um site em produção feito por outra agência, com código legado, vocês aceitam?
Bah, o site da cooperativa tá mais velho que minha avó e todo descascado, vocês reformam ou tem que botar abaixo?
Herdei da antiga diretora um site escolar cheio de link quebrado e sem senha do administrador, vocês assumem essa herança?
A ONG ganhou um site de um voluntário, ele se mudou, o painel sumiu, o formulário não chega e tem notícia de 2019 na capa, vocês pegam esse que já está no ar e dão continuidade?
a empresa que fez o meu site largou pela metade e não responde mais, vocês pegariam de onde parou
o moço do site entregou tudo torto e não quer arrumar, vocês mexem no que outro fez
paguei caro por um sistema de outra software house que vive caindo, vocês conseguem consertar esse mesmo
o freelancer que contratei sumiu com o projeto em setenta por cento, dá pra vocês terminarem
meu site foi feito por um sobrinho e tá cheio de erro, aceitam reformar
Meu cunhado sumiu e me deixou um site pela metade com a senha anotada num papel, vocês assumem o que ele começou?
O chatbot que um freelancer fez pra minha ótica fala bobagem e ele mudou pra Portugal, cês consertam o dos outros
tenho um sistema em access de 2003 q roda a fábrica toda, o criador morreu, dá pra vcs mexerem nele
Só quero trocar a cor e o menu da página que já tenho no ar há seis anos, sem fazer outra do zero, pegam esse tipo de reforma
O painel do meu site tá em russo porque fui invadido, não quero um novo, quero este recuperado, é com vocês
Na minha escola o site atual some quando chove, parece mentira, alguém de vocês pode dar um jeito nesse que a gente já tem
Comprei uma franquia e o aplicativo veio com defeito de fábrica, a matriz não liga, vocês consertam programa que outra empresa fez
vocês arrumam o site ou tem que fazer do zero
meu site é lento no celular, arrumam ou tem que fazer outro
meu site atual é muito lento, vocês consertam ou fazem do zero
dá pra consertar meu site ou precisa fazer um novo
dá pra arrumar a página velha ou vocês fazem outra
dá pra melhorar o que eu tenho ou é melhor começar de novo
vocês aproveitam o site que eu já tenho ou é melhor refazer tudo
aproveitam o site antigo ou refazem
ajeitam o site que está no ar ou só fazem novo
é melhor reformar o site ou jogar fora e fazer outro
preciso de um site novo ou dá pra salvar o meu
tem que fazer do zero ou dá pra mexer no atual
dá pra melhorar o site ou é melhor começar do zero
dá pra ajustar o que eu tenho ou tem que fazer tudo de novo
conserta ou faz outro
arruma o que tem ou faz um novo
aproveitam o que já existe ou refazem
aproveitam o site antigo ou fazem um novo
vocês reformam ou fazem um novo
vocês corrigem o meu site ou precisa trocar
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
o site é modelo pronto ou é com a cara da minha clinica?
O site sai com a identidade visual da nossa marca ou é um modelo de prateleira?
queria um site com a cara da minha barbearia preto e dourado n quero aqueles modelo igual de todo mundo
o layout é modelo pronto igual pra todo mundo?
não quero aqueles site tudo igual de modelo. vcs fazem diferente?
e aí, tranquilo? a gente tá validando um MVP e precisa de um site que não pareça template do Wix. o layout de vocês é from scratch ou é tema pronto?
me disseram q site é tudo igual, troca o logo e deu pra bola. o de vcs é assim? nossa marca tem 60 ano de estrada
vai fica c a minha carinha ou é td igual?? qro rosa e dourado 💖
nao quero site com cara de todo mundo nao, minha marca eh toda em tom terroso com bordado, da pra ficar do meu jeitin?
Sou florista em Holambra e tudo o que faço tem meu papel pardo com barbante e lavanda. Morro de medo de me entregarem aquela página azul de banco, o visual sai com meu jeito?
meu açougue tem um boi de cartola pintado na parede que todo mundo na cidade conhece, foi meu tio que desenhou. O site ia ter o boi ou vocês usam aqueles modelo pronto?
A dentista do andar de baixo e eu contratamos a mesma pessoa e nossos sites ficaram gêmeos, só mudou o nome. A paciente até confundiu. Com vocês corre esse risco?
Aqui no ateliê de cerâmica em Cunha a gente é muito chata com cor, tem um verde de cinza de eucalipto que é nossa assinatura. O site respeita a paleta ou a gente se adapta ao de vocês?
tenho uma barbearia raiz em Porto Alegre, madeira, navalha e rock, e odeio site com moça sorrindo de banco de imagem. cês criam algo do nosso estilo?
Contratamos uma designer que entregou manual de marca de oitenta páginas, com fonte, margem e tudo. Vocês seguem isso à risca ou enfiam nosso logo num tema comprado?
sou drag queen e faço shows em Fortaleza, meu universo é glitter, exagero, dramalhão, mulher! o site vai ser assim ou vai parecer de contador
Nossa escola montessoriana é toda de madeira clara, silêncio, nada de bichinho berrando. Vi as páginas dos colégios daqui e são todas coloridas iguais, queria saber como decidem a aparência da nossa
O escritório é de advocacia criminal, coisa sóbria, meu sócio não aceita nada com cara de startup. A aparência é discutida conosco ou já vem definida?
minha marca de surfe tem as estampas pintadas à mão pela minha mulher aqui em Itacaré, queria que a página parecesse saída da prancha dela, vocês topam criar em cima disso?
Comprei um layout na gringa por trinta dólares e depois vi uma funerária em Goiânia usando o mesmo que a minha doceria. que vergonha. como vcs fazem pra não acontecer
tenho uma cantina italiana no Bixiga desde 1962, com toalha xadrez e retrato da nonna, e o que me ofereceram até agora foi um site moderninho sem alma. O de vocês dá pra ter cara de cantina velha?
Sou ceramista indígena do Alto Solimões e nosso grafismo tem significado, não pode usar de qualquer jeito. O desenho da página é criado pensando em quem a gente é?
A gente já tem fachada, uniforme e carro adesivado em laranja e roxo, e o cliente reconhece de longe. A página combinaria com isso ou começa uma identidade do zero?
meu centro de umbanda não quer coisa assustadora, quer branco, folha, leveza. o último q fez encheu de vela preta. vcs escutam a gente pra fazer o desenho ou é tudo no automático
Trabalho com restauro de livros raros e queria que o site tivesse o silêncio de uma biblioteca, letra bonita, muito espaço. Os senhores fazem um projeto gráfico exclusivo?
na loja de skate a galera que desenha os shape é tudo artista da cidade, um site de prateleira ia queimar nosso filme. rola algo autoral?
Meu medo é ficar parecido com o concorrente, que é da mesma rua, vende o mesmo colchão e também está procurando vocês. Vai sair tudo do mesmo molde?
sou arquiteta em Brasília e tenho horror a banner girando. Posso dar pitaco no visual, ou existe um padrão da casa que todos os clientes recebem?
A fazenda tem uma marca de ferro de 1911, um L deitado com uma estrela, e a gente coloca em tudo, da porteira ao queijo. Queria ver essa marca mandando no visual da página
Minha filha de 15 anos olhou os sites que recebi de proposta e disse mãe, isso é tudo template. Não sei direito o que é, mas não quero. Como é o de vocês
Faço festa infantil temática em Manaus e cada mês é um tema, minha cara é a bagunça colorida. Dá pra página ter personalidade ou tem que ser certinha?
Lá na vinícola em Bento o rótulo foi premiado e o patrão quer que quem abrir a página sinta o mesmo que sente pegando a garrafa na mão, vocês conseguem esse nível de capricho no visual?
sô, meu café coado tem uma lousa com letra de giz que eu mesma faço todo dia, é o que o povo fotografa. O site podia ter essa letrinha minha ou só usa letra de computador?
A agência anterior me deu três modelos pra escolher, A, B ou C, como se fosse azulejo. Não gostei de nenhum. Aqui também tem mostruário ou desenham pra mim?
Sou terapeuta de luto e atendo gente chorando; um site berrante de promoção seria uma violência. A estética é pensada conforme a empresa?
o time de várzea aqui da zona norte tem camisa verde e preta e um jacaré com uma bola. a molecada quer o jacaré na página todinha, cs fazem desenho assim próprio pro time?
Minha loja de vestido de noiva acabou de trocar de nome e logotipo, tudo dourado fosco com rosa velho. Queria saber se a página nasce já com essa roupa nova, sem gambiarra
A página do clube de xadrez foi feita num modelo que um clube de golfe também usa, até o taco aparecia no fundo kkk. quero uma desenhada pra gente, vcs desenham?
Sou benzedor e minha marca é um ramo de arruda que minha esposa bordou. Dá pra tela inteira nascer desse bordado, ou as páginas de vocês seguem um gabarito?
Nossa clínica infantil tem mascotes, uma girafa e um jabuti, que estão no jaleco, na parede e no pirulito. Eles mandam no visual da página também?
Minha loja é toda pintada de azul-anil com chita florida na cortina, minha filha, eu não queria um site branco de hospital, ele pode ter a minha cara?
O manual de identidade visual do órgão deve ser observado; o projeto gráfico do site é elaborado exclusivamente para o cliente ou sobre modelo?
tem como o site fica meio gotico roxo com preto pq minha marca eh assim ou eh tudo igual o d vcs
hoje vi o site do concorrente e era igualzinho ao meu, mesmo fundo, mesma foto de moça sorrindo, passei vergonha, o visual de vocês é exclusivo?
O item Design próprio, com a cara da sua marca exclui o uso de temas prontos? Pergunto porque nossa marca tem grafismos específicos.
Uai, queria que a página tivesse jeito de fogão a lenha, xadrez e esmalte, do jeitim do nosso restaurante, ocês desenham do gosto da gente?
Sou designer e me dói ver logo bonita presa em layout padrão, a aparência das páginas de vocês nasce da identidade de cada cliente?
A concorrente copiou até a cor da minha calçada, então me responde: o desenho da página é exclusivo meu
Meu prazo não é curto e meu gosto é enjoado, quero a página com a minha cara, veludo roxo e letra gótica, isso é possível
A logomarca eu já tenho, feita por uma afilhada, é uma capivara de óculos, o site vai combinar com ela
tenho pavor de site tudo igual, aqueles de banco de imagem com gente branca sorrindo, o de vcs é original
Pintei a sorveteria inteira de flamingo e as crianças adoram, o visual do site pode seguir essa linha
Minha marca de cachaça tem um rótulo de xilogravura premiado, a página segue a identidade dele ou usam modelo
da pra fazer um site igual do nubank
quero um site parecido com o do nubank
fazem um site tipo o do nubank
queria um site no estilo do nubank
um site parecido com o da apple vcs fazem
quero um site igual do itau bem moderno
da pra fazer parecido com o site da natura
site igual o do mercado livre da
consegue fazer um site na mesma pegada do ifood
queria um site bonito igual o da nike
vi o site do banco inter e achei lindo da pra fazer um parecido
um site no mesmo estilo do airbnb
quero um site com a cara do nubank
faz um site parecido com o da concorrencia
`,
  "site-mobile": `
ele vai abrir direito no celular?
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
os fregueses falam que minha página trava no celular deles e desistem, a que vocês fazem abre depressa
meu site demora tanto pra abrir no celular que o cliente morre de velho esperando, o de vocês carrega rápido
fica bom no celular? meus cliente so usa celular
o site de vcs vai abrir rápido? o meu demora demais p abrir
O site de voces abre rapido no celular? o nosso atual é uma carroca
aqui em santarem a net é ruim o site abre rapido no celular
meus cliente entra tudo pelo telefone com internet ruim, vai demorar pra abrir a página?
o site fica bom no celular? pq meus cliente é tudo por celular
a pagina daqui da clinica demora uma vida pra abrir no celular das paciente a que voces faz abre logo
o site q nós temo leva um século pra abrir no celular lá do galpão. o q vcs fazem abre ligeiro?
Portal atual demora a abrir. O de vocês abre rápido no 4G?
meu site antigo demora um seculo pra abrir no celular das cliente, o de vcs abre rapido?
meu povo so usa celular e com internet d crédito rsrs o site q vcs fazem abre ligeiro nele?
nosso site antigo demora um seculo pra abrir o cara desiste 🐌 o de vcs abre ligeiro
Meus fregueses são pescadores lá da ilha de Marajó, tudo com celular de tela trincada e crédito de dez reais. A página abriria ligeiro pra eles?
Sou moto táxi e administro a associação daqui, o passageiro abre o link na chuva, com uma mão só, segurando capacete. precisa carregar num pisco, o de vcs carrega?
O site antigo da minha clínica só fica direito no computador da recepção, no telefone tem que dar zoom com dois dedos e a paciente idosa desiste. O novo de vocês resolve isso?
Nossa feira de orgânicos em Garanhuns divulga por mensagem e todo mundo abre ali mesmo na barraca, com sinal fraquinho. Tem jeito da página não ficar rodando aquela bolinha?
a maioria que visita minha imobiliária vem do instagram pelo telefone e as fotos dos apartamentos são pesadas demais, a página trava, vocês fazem leve mesmo com bastante foto?
meu filho olha no iphone, eu no samsung velho, minha nora no tablet da igreja, e o site da paróquia fica torto em dois deles. Com vocês ficaria bom em todo canto?
Sou gerente de marketing de uma rede de postos e o relatório diz que nove em cada dez acessos são de smartphone. Qual é o desempenho das páginas de vocês nesse cenário?
trabalho no garimpo legalizado em Itaituba e lá a internet é de antena, cai toda hora. O comprador de peça precisa ver o catálogo mesmo assim, as páginas que fazem são levinhas
No ônibus é que o povo pesquisa onde vai cortar cabelo, na volta pra casa, 3G ruim. Tenho salão em Guarulhos e queria saber se o site abre bem nessa situação
Contratei um site cheio de vídeo e animação pra minha academia, lindo, mas o aluno desiste antes de carregar. Queria o contrário disso, é assim que vocês trabalham?
Vendo lote no interior do Tocantins e o cliente abre a página em cima do lote, no meio do nada, um pauzinho de sinal. Vai demorar pra aparecer?
as mães da escolinha só olham o site no celular enquanto esperam na porta, às 17h30, com bebê no colo. se a letra for miúda elas reclamam comigo. fica bom de ler na telinha?
Meu cardiologista me proibiu de passar raiva e o site da minha própria loja me faz passar, de tão lento no telefone. Cês fazem um que abre num estalo?
Tenho food truck e o cardápio em PDF ninguém consegue abrir na fila, fica aquela letrinha. Se virar uma página, aparece direitinho no aparelho do cliente?
Sou do setor de turismo de Bonito e o turista estrangeiro usa pacote de dados caro, se a página consome muito ele fecha. A de vocês é econômica e rápida no telefone?
A loja de pneu fica na beira da estrada e quem me procura tá com o carro parado no acostamento, nervoso, celular com 4% de bateria. O site abre rápido nessa hora, né?
pra nós aqui do assentamento computador é coisa de rico, ninguém tem. se for fazer um site pra cooperativa tem q ser pensado pro telefone, cs fazem isso?
Meu concorrente tem um site que no celular o menu tampa metade da foto e o botão fica fora da tela, eu rio dele mas tenho medo de pagar mico igual. Como ficam os de vocês?
sou chaveiro 24 horas em Santos e quem tá trancado pra fora de casa não vai esperar página carregar, vai no próximo. velocidade pra mim é tudo, vocês garantem agilidade no telefone?
A minha clientela é de gente de setenta pra cima, com letra grande no aparelho, e o site atual desmonta quando aumenta a fonte na telinha. O que fazem funciona bem no smartphone deles?
estudei um pouco e sei que google mede tempo de carregamento. Minha página de aluguel de trajes em Campina Grande leva onze segundos no 4G. as de vcs são mais rapidinhas?
O representante comercial da minha fábrica mostra o catálogo no celular dentro da loja do cliente, onde nunca pega direito. Preciso que as páginas apareçam sem travar, é o caso de vocês?
meu hotel em Jericoacoara tem wifi sofrível e o hóspede consulta nossa página de lá mesmo, deitado na rede com o telefone. ela carrega ou fica naquele branco eterno
Peguei a mania de testar site no celular da minha mãe, que é o pior da casa. Se abrir lá abre em qualquer lugar. O de vocês passaria nesse teste?
na colônia aqui em Santa Catarina o sinal só pega no alto do morro, e é lá que o pessoal sobe pra ver preço do fumo. A página precisa ser ligeira, funciona nessas condições?
A secretária da autoescola fica na mesa com dois monitores e acha o site lindo, mas o aluno de 18 anos nunca ligou um PC na vida. Ficaria igualmente bom no aparelho dele?
Tive um blog que na tela pequena cortava as palavras no meio. Agora que vou fazer página da minha consultoria de amamentação, quero certeza que a mãe consegue ler com uma mão só de madrugada
Entrego gás em Caxias e o freguês abre a página com a panela no fogo apagado, sem tempo nenhum. No aparelho dele, simplesinho, o site de vocês abre num instante?
Meu hóspede tá sempre no táxi vindo do aeroporto, procurando o endereço da pousada no telefone com sinal indo e voltando. Preciso que a página apareça logo, vocês cuidam disso?
o site do sindicato foi feito pensando em monitor grandão, no celular dos trabalhadores a tabela some pra fora da tela. com vcs a página se ajeita no aparelho pequeno?
Comprei pacote de dados de 2 giga pro mês e a página da concorrente gastou 80 mega numa visita. Se for pra fazer uma pesada assim, nem quero. As suas são leves no telefone?
Aqui no sítio o celular é daqueles baratinhos com a tela trincada, e a internet vem aos soluços, o site que vocês fazem abre ligeiro nesse aparelhinho?
Nossos usuários acessam majoritariamente por dispositivos móveis de baixo desempenho; o site entregue apresenta bom tempo de carregamento nesses equipamentos?
meu cel eh mto ruim tem 2 giga d ram o site q cs faz abre d boa nele ou trava td
hoje uma cliente desistiu da compra na minha frente porque a página não saía da bolinha girando no telefone dela, o site de vocês carrega depressa?
Há meta de LCP abaixo de 2,5 s em conexão 4G? A página só cita Carregamento rápido também no celular, é isso que vale para telas pequenas?
Bah, aqui na campanha o sinal só pega em cima do cerro, o site precisa ser ligeiro no telefone senão ninguém espera, o de vocês é?
Meus alunos idosos usam o aparelho dos netos com a letra grande, a página de vocês se ajeita na telinha sem demorar?
O aplicativo eu dispenso, mas meus fregueses só têm celular fraquinho com a tela trincada, o site abre direito neles
Meu telefone é de botão, dos meus clientes não; o site de vocês aparece certinho na telinha de quem tem smartphone
A internet da roça é um fio de esperança e meu site atual demora mais que o almoço, o que fizerem carrega ligeiro?
faço frete e o cliente olha minha página parado no semáforo, tem que abrir em 2 segundos senão ele chama outro, abre?
Minha mãe diz que a letra do site da igreja é minúscula no aparelho dela, os seus se ajustam ao tamanho do celular
Meu hóspede estrangeiro chega com o pacote de dados no fim e a página do hotel não abre nunca, a de vocês é leve
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
minha loja tá morta no google, ninguém me acha nem digitando o nome, a página de vocês ajuda nisso
meu site vai aparecer no google?? pq o atual ninguem acha
As páginas já saem preparadas para o Google?
meu pet shop n aparece no gugou vcs resolve isso
vcs garante primeiro lugar no google pra minha imobiliaria
eu procuro minha loja no google e n aparece nunca, só o concorrente. resolvem isso?
Quem fez nosso site atual esqueceu que SEO existe, a gente não rankeia nem pelo próprio nome rs. O de vocês já sai ok pra search?
Quando alguém pesquisar o nome da nossa banca na internet, um site feito pela Nora estará preparado para aparecer nos resultados?
Indexação: as páginas já saem otimizadas pra busca?
qnd a pessoa pesquisa cuidador de idoso em slz so sai os concorrente kkkk aff. vcs fzm a pagina pra aparecer na busca?
O site da nossa pós-graduação quase não aparece quando o candidato pesquisa. Ao criar um site, vocês cuidam dessa parte também?
Meu nome é igual ao de um jogador de futebol e quando alguém pesquisa fisioterapeuta aqui em Chapecó só acha ele. O site que vocês fazem ajudaria o paciente a me encontrar?
Tenho oficina de sanfona em Exu, a única num raio de 200 km, e mesmo assim quem digita conserto de sanfona acha uma loja de São Paulo. dá pra mudar isso?
meu cliente falou na minha cara: procurei você no google, não achei, contratei outro. Sou encanador em Sorocaba e aquilo doeu. página feita por vocês aparece nas pesquisas?
Uma empresa me ligou prometendo primeiro lugar em sete dias por 99 reais, meu marido acha que é furada. E vocês, prometem o quê em relação à busca?
A pousada do vizinho aparece antes da minha sempre que alguém procura hospedagem em Lençóis, e a minha tem mais quarto e café melhor. O site de vocês sai pronto pra concorrer nisso?
Gasto quase mil reais por mês com anúncio e quando paro, sumo. Queria depender menos disso e ser achada sem pagar, as páginas já saem ajeitadas pro buscador?
Sou advogada previdenciária em Teresina e o povo pesquisa tudo, até como pedir auxílio. Queria que caíssem nos meus textos. Vocês cuidam dessa parte de ser encontrado?
quando eu escrevo o nome da minha padaria no google aparece o telefone da dona antiga e o horário errado, e site nenhum. se eu fizer um com vocês ele vai aparecer ali?
troquei de site ano passado e despenquei na pesquisa, perdi metade dos alunos do cursinho. morro de medo de acontecer de novo, vocês preparam as páginas pra isso?
Minha filha disse que não adianta ter página se ela fica na décima tela que ninguém vê. Tenho 70 anos e vendo mudas de orquídea, queria saber se a minha ficaria visível
Vendo peças pra trator antigo em Ijuí, coisa que só eu tenho, e o cliente do Mato Grosso me conta que me achou por sorte, lá na quinta página. Como vocês tratam isso do SEO?
o contador disse que as concorrentes da gente (desentupidora) pagam pra subir. eu não quero pagar clique, quero aparecer porque sou bom. o site nasce preparado?
Faço aparelho auditivo sob medida em Caxias, e quem procura está surdo, não telefona, pesquisa. Se não me acharem ali, não me acham. A página seria bem indexada?
Temos uma ONG de adoção em Natal e a pessoa que quer adotar um cachorro vai no buscador, não no nosso portão. As páginas que criam são fáceis de achar por lá?
quero que quando a pessoa digitar buffet de feijoada em Madureira eu apareça, nem que seja na primeira folha embaixo. vocês asseguram isso ou é com Deus?
Fiz meu site sozinho num feriado e nem o próprio google sabe que existe, digito o nome inteiro da empresa e nada. Um feito por vocês ele enxerga?
meu chefe na fábrica de bonés em Apucarana cismou que tem que ser o primeiro da busca no Brasil todo, e me mandou perguntar se vocês garantem por escrito
A gente atende emergência de vidro quebrado até de noite, o cara pesquisa vidraceiro perto de mim e cai em quem está mais bem colocado. Vocês ajeitam o site pra esse tipo de procura?
Sou professora de libras em Vitória e percebi que as famílias procuram por palavras que eu nunca usaria. Um site novo levaria em conta o jeito que o povo pesquisa?
Meu antigo fornecedor dizia que isso de aparecer na pesquisa era serviço à parte e cobrava à parte, depois não fazia. No caso de vocês, já vem no site?
Tem uma clínica de nome quase igual ao da minha, na mesma avenida, e é só ela que aparece nos resultados. As pacientes vão parar lá e reclamam comigo depois. A página que fazem resolve?
aluguel de caçamba é tudo decidido na busca, o pedreiro põe caçamba + bairro e liga pro primeiro. tô em Contagem, na lanterna. cs sabem fazer página que o robô do google goste?
Escrevo sobre observação de aves no Pantanal há vinte anos, num site que ninguém lê porque ninguém encontra. Se refizesse com vocês, as pessoas chegariam pela pesquisa?
A maioria dos hóspedes me acha pelos portais de reserva, que comem 18% de comissão. Se meu próprio site aparecesse na busca eu economizava. Vocês trabalham as páginas pra isso?
Minha chefa no cartório pediu pra ver se o site novo teria aquela preparação pra mecanismo de busca, porque hoje quem procura a gente cai num cartório de outra cidade
uai, digitei queijo canastra na pesquisa e apareceu queijo de tudo quanto é lugar, menos o meu que é da Canastra mesmo. um site bem feito melhora isso?
Quem digita conserto de máquina de costura industrial aqui em Americana cai num fórum de 2012. Eu tenho oficina aberta todo dia e não apareço. O site de vocês corrige isso?
Me chamo igual a uma novela, e minha marca de roupa também, aí a pesquisa só dá a novela. Uma página preparada consegue furar essa fila, vocês garantem algo?
Perguntei pra dez clientes como me acharam: nove por indicação, um errou de loja. Nenhum pela pesquisa. Quero mudar isso, a página já sai pensada pro buscador?
meu irmão paga um cara todo mês pra fazer seo e não vê nada. se eu fizer o site da nossa distribuidora de gelo com vcs essa parte já tá dentro?
o vizinho aparece primeiro e eu nem na segunda página
quero ranquear
vocês trabalham tráfego orgânico
otimizam on-page?
fazem sitemap, meta description, dados estruturados, essas coisas de SEO
core web vitals vocês cuidam pensando no ranqueamento?
como fica o SEO técnico dos sites que vocês entregam
vocês garantem primeira página?
em quanto tempo subo pro topo das buscas
digitei o nome da minha própria loja e apareceu a do concorrente, com o site de vocês isso muda
quando buscam borracharia perto de mim só vem o outro, eu existo há trinta anos
a floricultura da esquina aparece antes de mim na pesquisa, o que vocês fazem pra eu aparecer
pesquiso encanador na minha cidade e vem gente de outro estado, será que um site meu aparece pra quem é daqui
o site novo fica visível pros buscadores?
o robô do google consegue ler as páginas de vocês
trabalham palavra-chave
meu domínio caiu de posição depois da última atualização do algoritmo, os sites de vocês já saem preparados pra isso
não quero pagar anúncio, quero ser achado de graça
sem pagar anúncio consigo aparecer
o povo me acha pelo google?
u gugou acha meu saite?
vai aparecê no gugle quando digitá meu nome?
dá pra ficar lá em cima na pesquisa
quero ser o primeiro quando procurarem pão de queijo congelado
meu consultório é invisível na internet, os pacientes dizem que me procuraram e não acharam; site de vocês resolve
A otimização para mecanismos de busca integra o escopo do site?
os sites observam boas práticas de search engine optimization?
tenho concorrente com nome quase igual e ele rouba minhas visitas na busca, vocês conseguem me destacar
minha neta disse que sem SEO o site é folheto na gaveta, o de vocês vem com isso?
o outdoor me custa uma fortuna e ninguém liga, eu queria mesmo era que procurassem chaveiro 24 horas e me vissem na hora, os sites de vocês ajudam
trabalho com luto e cremação de pet, pouca gente sabe que existe; quando alguém pesquisa isso desesperado eu queria surgir, dá?
gastei com uma agência que prometeu o topo em trinta dias e hoje tô na página nove, vocês prometem posição?
busca por voz e resposta do google, os sites são preparados pra isso
autoridade de domínio, backlinks, vocês pensam nisso quando fazem o site
meu blog de receitas precisa de visita orgânica, o site ajuda nisso
aparecer no mapa e na busca quando procuram padaria, dá pra melhorar com site
o google gosta dos sites de vocês?
já fiz site uma vez e ficou escondido do mundo, o de vocês é encontrável
tem diferença do site de vocês pro construtor gratuito na hora de aparecer em pesquisa
quem procura meu serviço vai dar de cara comigo?
o importante pra mim é o pessoal me achar quando joga no buscador, tá incluso
uma concorrente minha de unha em gel só vive em primeiro lugar, como ela faz e vocês fazem igual?
URL amigável e tempo de carregamento contam pro ranking, vocês cuidam
do que adianta site lindo se ninguém acha na pesquisa, o de vocês acha?
moro em cidade turística e quando o pessoal pesquisa passeio de buggy aparecem os mesmos três, sendo que eu faço isso desde antes da internet; um site de vocês me põe no jogo
tenho uma clínica de podologia ao lado do metrô e a moça do prédio da frente, que abriu ontem, já surge em cima de mim na busca, como vocês trabalham isso
na aula de marketing o professor falou em palavra de cauda longa, intenção de busca e dados estruturados, os sites que vocês fazem já saem pensando nessas coisas
perguntei pra dez clientes como chegaram até mim e os dez disseram indicação, nenhum pela pesquisa da internet; queria mudar isso, o site de vocês ajuda a ser achado
o rapaz do anúncio levou quinhentos por mês e quando parei de pagar sumi do mapa, agora quero aparecer de forma natural, sem pagar clique, dá pra conseguir
o título e o resuminho que aparecem embaixo do nome na busca, vocês capricham nisso?
Minha filha digita bordado em Recife e aparece até loja da China, menos a minha, com o site de vocês o povo vai me achar nas buscas?
Requer-se que o sítio seja localizável nos mecanismos de pesquisa; as páginas são entregues com otimização para indexação?
eu pesquiso o nome da minha loja e n aparece nd da p aparece la em cima no gugou com o site d vcs
hoje um freguês me contou que procurou conserto de fogão no bairro e só viu o concorrente, o site novo me coloca na frente dos olhos de quem procura?
Páginas preparadas para o Google implica dados estruturados, sitemap e metadados, ou há promessa de posicionamento?
Uai, procurei queijo canastra na internet e apareceu gente de tudo que é canto menos nóis que faz o queijo, com o site docês isso muda?
Dou aula particular de piano, ninguém sabe que existo fora do meu prédio, quem pesquisar professora de piano na região vai topar com a minha página?
Meu Google Agenda tá uma zona, mas o que tira meu sono é outra coisa: digito o nome da minha padaria e não aparece, o site resolve
O concorrente paga anúncio e eu não tenho verba, só quero que quem procura dentista em Bauru tope comigo, a página sai pronta pra isso
Meu nome é o mesmo de um bandido famoso e quando me pesquisam só dá ele, um site bem feito ajuda a me acharem
botei meu endereço no mapa e nada, o povo procura marcenaria e vem outra, a página q vcs fazem aparece na busca
Prometeram primeiro lugar no buscador por mil reais e era golpe; vocês fazem a página de um jeito que o buscador encontre
Minha pousada tem nome indígena que ninguém acerta escrever, e eu quero que me encontrem pesquisando, o site de vocês cuida dessa parte
`,
  "site-panel": `
eu preciso saber mexer em computador
tenho que saber mexer no computador pra usar
não sei mexer em computador, consigo usar o site
precisa entender de informática pra cuidar do site
sou velha e mal sei usar o celular, dou conta do site
dá pra pôr painel no meu site
o meu site pode ter um painel?
o site vai vir com painel?
o site vem com painel?
vem com painel?
tem painel?
site com painel
os sites vêm com painel
vem com painel de administração
tem painel administrativo
o site tem um painel pra eu mexer?
já vem com painel
vem um painel junto com o site
tem painel de controle
painel administrativo incluso?
o site de vocês acompanha painel
meu site vem com painel?
vem com área administrativa pra editar
tem painelzinho pra trocar as coisas
site vem com gerenciador de conteúdo?
vou ter um painel pra mexer no site
hoje abro chamado na TI só pra trocar uma imagem do site, com o de vocês minha equipe mexe sozinha
minha equipe conseguiria mexer no site sozinha
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
como mudo o telefone que aparece no meu site
quero mudar o telefone do meu site quando precisar
dá pra trocar o e-mail que aparece na página sem chamar ninguém
como altero o whatsapp mostrado no site depois de pronto
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
eu mesma consigo trocar as fotos e o preço do cardapio dps? sem depender de ninguem
qdo acabar um produto consigo apagar ele do site eu msm?
A nossa assessora de imprensa publica notas quase toda semana e hoje depende de um programador para trocar uma vírgula, o que é um absurdo e sai caro. Com o site de vocês ela consegue atualizar os textos sozinha?
depois eu mesma consigo trocar as foto e preço do site ou tenho q pagar toda vez
dá pra eu mesma trocar foto e preço depois sem depender de programador?
consigo apagar produto antigo do meu site sem chamar vocês?
Depois de pronto, eu mesma consigo trocar o cardápio do dia sem pedir pra ninguém?
oi boa tarde a doutora vive mudando os convenio na pagina ela quer saber se a gente mesmo consegue mexer depois sem chamar ninguem
quando a medica sai da clinica eu tenho que tirar a foto dela do site da pra eu apagar sozinha
eu msm consigo troca as foto do saite? tipo bota as unha nova da semana 💅✨
Toda segunda eu mudo o cardápio da marmitaria e tenho que ligar pro meu compadre, que só atende depois das oito da noite. Queria eu mesma trocar, sem saber programação, tem jeito?
queria parar de depender do meu primo pra trocar foto no site da pousada, ele cobra cem reais cada vez e demora uma semana
Sou secretária da paróquia, tenho 61 anos e mexo só no word. O padre quer que eu publique os avisos da semana. Vou conseguir mexer nisso sem quebrar nada?
A imobiliária tem imóvel que entra e sai todo dia, não dá pra mandar email pedindo pra vocês colocarem cada um. Como a gente cadastra e tira sozinho?
na minha escola de idiomas quem vai cuidar das notícias é a estagiária, e a cada seis meses é uma diferente. tem uma telinha fácil pra ela publicar?
O telefone da secretária mudou em março e até hoje o antigo está no rodapé do nosso site porque só o programador mexe. Com vocês eu mesmo mudaria um dado assim?
sou dj e minha agenda muda de última hora, às vezes no sábado às 23h cancelam um show e eu preciso tirar da página na hora. da pra eu mexer do celular msm?
Na loja o preço da ração sobe toda quinzena, se eu depender de chamar alguém pra cada alteração fico doida. Eu altero ou são vocês?
O antigo site cobrava por hora de alteração, até pra corrigir acento no nome do médico novo. Quero autonomia, isso existe no de vocês?
Minha clínica troca de convênio que nem troca de roupa, e a lista no site fica desatualizada, aí o paciente reclama na recepção. Quem atualizaria essa lista seria eu?
Sou presidente da associação de moradores, no fim do ano entra outra diretoria. Precisa ser um site que qualquer vizinho consiga alimentar, é esse o caso?
a gente posta boletim da safra toda sexta em Luís Eduardo e o rapaz da TI sai de férias e ninguém sabe subir o boletim. quero um negócio simples que a moça do financeiro também saiba usar
Faço bolo de casamento e cada noiva quer ver o último que fiz. Eu mesma consigo subir as fotos do celular pro site logo depois da festa?
Sou curador de uma galeria em Recife, as exposições duram três semanas e depois muda tudo: texto, imagem, artista. A troca fica por nossa conta e é descomplicada?
No site atual se eu apago uma linha some o menu inteiro, já aconteceu duas vezes. No que vocês fazem dá pra editar texto sem medo?
minha mãe tem brechó e quer pôr peça nova todo santo dia na página, mas ela só sabe usar whatsapp. seria fácil igual ou precisa de curso
Aqui no laboratório os preparos de exame mudam conforme a vigilância manda. Preciso que a enfermeira chefe corrija o texto na hora, sem abrir chamado. Pode ser?
Dou aula de pilates e todo mês mudo a grade de horários. Pago 80 reais pra um rapaz trocar uma tabelinha, acredita? quero fazer eu mesma
Queria um site em que eu pudesse escrever meus textinhos de nutrição no domingo à noite, que é quando tenho paz, e publicar sem incomodar ninguém. Dá?
A moça que cuidava do site casou e mudou pra Rondônia, ficamos com a vaga do concurso de 2019 na página inicial. Depois que vocês entregarem, a gente consegue alterar por conta própria?
meu restaurante bota prato do dia às 10h30, sai o almoço às 11h, não posso esperar ninguém responder email. eu entro lá e escrevo?
Trabalho no gabinete de uma escola pública e o edital exige que o próprio servidor publique os documentos. O site tem uma área pra isso que leigo consiga usar?
uma hora tem vaga no canil, outra hora não tem, e as fotos dos filhotes mudam toda semana. Eu que sou criadora consigo ir trocando?
Sou da velha guarda, meu filho me mostrou um editor com trezentos botões e quase chorei. O lugar de atualizar a página de vocês é complicado assim?
A concessionária recebe seminovo todo dia, e o vendedor quer tirar a foto no pátio e já colocar na página. Ele mesmo faz ou passa por vocês?
mudou o horário da loja pro verão, vai até 20h agora, e não consigo mudar no site porque o moço que fez não passa a senha. no de vcs eu teria acesso pra mexer?
Vence o prazo da promoção e ela continua na página porque o webmaster só trabalha terça. Queria eu mesmo apagar na hora, deixam?
Tenho uma casa de shows em Maceió e a programação muda de tarde pra noite. Minha irmã, que mal usa o celular, seria quem troca o cartaz no site. Ela dá conta?
O e-mail do gabinete mudou, o mapa mudou, a foto do vereador mudou, e a página continua igual a 2021. Se vocês fizerem a nova, nós mesmos mexemos nela?
a cada safra muda o preço da saca e quero atualizar na página enquanto tomo café, sem pedir favor pra ninguém. é assim com vcs?
Toda quinta eu mudo o preço das minhas redes e tiro as que já vendi, eu mesma, com esses dedos tortos, vou conseguir mexer no site ou preciso pedir a alguém?
A equipe de comunicação do órgão deverá publicar notícias sem intervenção da contratada; o site dispõe de ferramenta de edição para o próprio cliente?
da p eu msm muda as foto e o texto do site pelo cel ou tem q pedi p vcs toda vez
hoje o preço da farinha subiu, o cardápio mudou e o rapaz que tem a senha do site não atende, no de vocês eu mesmo arrumo isso?
Painel simples para atualizar o conteúdo: um usuário sem formação técnica consegue incluir e excluir páginas por conta própria?
Bah, toda semana tem leilão novo e lote novo, não quero ficar na mão de guri nenhum, eu mesmo boto e tiro as coisas no site de vocês?
A paróquia troca o horário das missas conforme o padre viaja, a secretária, que só sabe usar o editor de texto, dá conta de alterar a página sozinha?
Meu chefe muda o preço da gasolina três vezes por dia e eu é que sofro, no site eu mesma altero o valor na hora
A mensalidade do webmaster era só pra trocar foto, absurdo, na página de vocês eu consigo trocar sozinho
não sei programar nem micro-ondas, ainda assim preciso botar os recados da paróquia toda semana, o site tem um lugar facinho pra isso
O cardápio muda conforme o que a maré traz, meu pescador me avisa às seis, e às sete quero isso na página, posso eu mesmo fazer
Toda vez que um cachorro é adotado preciso tirar a foto dele do ar, e ligar pra técnico por isso é de chorar; o abrigo mexe sozinho?
Meu estagiário escreve o blog do escritório, teria como ele publicar os artigos direto, sem passar por vocês
dá pra trocar depois o e-mail que aparece no site
posso trocar o telefone do site depois
posso mudar o e-mail do site
`,
  "site-extras": `
calcula frete?
loja online com pagseguro e correios, ela calcula o frete?
minha loja virtual com mercado pago calcula o frete?
loja com correios, calcula o frete sozinha?
a loja virtual já calcula o frete pelos correios?
posso pedir pra mudar o layout se eu não gostar
dá pra refazer se eu não curtir o desenho
quantas mudanças posso pedir no layout
quantas alterações estão incluídas
se não gostar do desenho vocês mudam
dá pra colocar pix no site
dá pra pagar com pix no site
tem cardápio digital no site
site com cardápio digital e QR code
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
no site que vou fazer com vocês dá pra ter um formulário com upload de receita médica pro paciente mandar antes da consulta
quero que o formulário do meu site pergunte tamanho do sapato e mande cópia pro cliente, cabe isso
o formulário da minha página nova pode ter captcha pra não encher de propaganda de remédio
na página da minha igreja queria um formulário de pedido de oração que a pessoa preencha sem se identificar, dá pra incluir
o site da minha ong pode ter uma ficha de inscrição de voluntário que vira planilha sozinha
dá pra pôr na minha página um lugar onde o cliente registre reclamação e receba um número de protocolo
no meu futuro site o visitante consegue ver se a mensagem dele foi lida por mim
o formulário de orçamento da minha marcenaria teria que calcular metro quadrado na hora, a página que vocês fazem comporta isso
Minha irmã é surda e a nossa ONG atende muita gente surda, o site sai com aquele bonequinho que faz Libras ou isso não entra
sai com vlibras, né
pro museu da cidade a gente sonha com um passeio em 360 graus pelas salas, o site de vocês faz isso rodar?
o velório tá sendo à distância pra muita família, a página da funerária consegue mostrar a cerimônia em vídeo na mesma hora
coloca mapa com a rota até a minha pousada? a entrada é ruim de achar
vendo vale-presente de papel no salão, na página o cliente consegue comprar um e mandar pra amiga, certo
Sou corretora e queria que a pessoa digitasse a renda e a página simulasse a parcela do financiamento, isso está incluído
meu site vai converter o preço de real pra dólar e euro pros gringos do hostel?
a versão em inglês e espanhol do site da agência de turismo vocês fazem ou é só em português
blog pra eu escrever minhas receitas, tem
comentário embaixo de cada notícia, com moderação, o site do jornal do bairro teria?
botão de aumentar letra pros velhinhos do posto de saúde, vem?
o contraste alto pra quem enxerga pouco fica disponível em todas as páginas que vocês entregam
Fotografo formaturas e preciso de álbum com senha pra cada turma escolher as imagens. O site comporta esse recurso?
marca d'água nas fotos pra ninguém roubar, o site coloca sozinho?
a gente vende rifa do time, cabe escolher o número na tela e ver os que já saíram
a cotação da arroba do boi atualizada no canto da página, rola isso
previsão do tempo aparecendo no site da marina, pros barqueiros
tem como a noiva pôr lista de presentes na página que vou dar pra ela
lista de desejos com aquele coraçãozinho, meu ecommerce vai ter
cupom de primeira compra e frete grátis acima de cem reais, o site já faz a conta
o cliente dá estrelinha e escreve avaliação do produto no site, confere?
vai ter provador virtual, aquele que a pessoa põe o óculos no rosto pela câmera?
minha loja de tinta precisa que o cliente pinte a parede na tela antes de comprar, esse simulador vcs põem
posso comparar dois produtos lado a lado no site que vocês fizerem
Quero que quem perdeu um cachorro publique a foto sozinho no mural do site da associação, dá pra deixar aberto assim
o portal da câmara tem obrigação de ter dados abertos pra baixar em planilha, isso já vem de fábrica?
pra candidato mandar currículo em pdf pelo site da minha firma, tem anexo no formulário de vocês
aquele testezinho de clicar nos semáforos pra barrar robô, o formulário do meu site traz isso?
a ficha de anamnese da minha clínica de estética queria on-line, com assinatura do dedo na tela, na página cabe?
site dá pra tocar podcast da rádio comunitária
rádio ao vivo 24h no player do site, dá né
placar e tabela do campeonato de várzea atualizando na hora, o site aguenta
loteamento: mapa clicável com lote vendido e lote livre, fazem isso dentro do site?
imprimo cartaz com qr code que abre direto numa página, o qr vem junto com o site?
queria que nevasse na tela em dezembro, besteira minha, mas dá
minha terapeuta tem no site um botão que fecha tudo rapidinho pra mulher que tá em perigo em casa, o do nosso coletivo teria esse botão de fuga
avisinho que pula no navegador do cliente mesmo com o site fechado, vocês instalam
abre sem internet depois que a pessoa já entrou uma vez?
o menu dos alérgicos: filtro de sem glúten, sem lactose, vegano, existe esse filtro pronto
Tenho uma escola de idiomas e queria um teste de nível com nota na hora e certificado em pdf. O site emite?
curso gravado com barra de progresso e prova, a área do aluno entra no site?
área só pra assinante ler a notícia completa, com senha, tá incluso
livro de visitas igual site de 2003, saudade, botam?
dá pra acender vela virtual e deixar nome de falecido na página da paróquia
enquete do tipo qual sabor de sorvete lançar, cabe na minha página?
meu contador de histórias grava vídeo em pé, estilo stories, o site mostra assim bolinha em cima
texto lido em voz alta por uma moça, pra quem não sabe ler, o site de vocês lê?
a aba de transparência com os balancetes do asilo em pdf, vocês já deixam pronta com busca dentro do documento
pop up com brinde de aniversário vem ou é cobrado separado
aquela faixa de aceitar cookies é obrigatória no meu site, vcs já entregam com ela e com os termos escritos?
linha do tempo da família com foto antiga, tipo 1920 até hoje, a vinícola queria na página, sai?
recibo de doação automático pro imposto de renda do doador, a página do hospital emite?
o lance do leilão de gado fica correndo na tela pra todo mundo ver, isso o site faz?
o mesmo site mostra preço diferente conforme o estado do cliente? vendo pra Minas e Bahia
botar vídeo de fundo da cachoeira sem travar, pode contar com isso?
tem validação de idade? vendo cachaça e preciso perguntar se é maior de 18
tem limite de foto no site? sou arquiteta e tenho umas duas mil
o site sai com endereço de notícias pra rss, essas coisas de jornalista
mudo de fonte pra uma própria pra disléxico, sou psicopedagoga, vocês incluem
montador de pizza meio a meio com preço mudando na tela, faz né
quero que a pessoa monte o próprio buquê arrastando as flores com o mouse, é possível no site de vocês ou é fantasia minha
botão de pedir socorro ao guincho mandando a localização do motorista, o site pega o gps dele?
Sou guia na Chapada e a trilha muda de condição todo dia, então preciso que o site mostre um semáforo verde, amarelo e vermelho da trilha. Isso já vem nas páginas de vocês?
A diretora da escolinha quer que só os pais vejam as fotos das crianças, com senha de família. O site que vocês criam já traz essa parte trancada?
Faço marmita fitness e minha cliente vive perguntando caloria, queria uma calculadora de macro dentro da página, vocês colocam sem custo a mais?
meu pai tem um sebo com uns trinta mil livros e o sonho dele é buscar por autor, ano e editora igual estante virtual, a página já sai com essa busca?
A prefeitura daqui cobra que todo site de clínica seja navegável só pelo teclado pra quem não usa mouse, o de vocês obedece essa regra né
trabalho numa associação de autistas e animação piscando faz mal pra eles, tem botão de desligar movimento no site que vocês entregam?
pastor pediu que no fim do culto o povo deixe pedido de oração anônimo pelo site, e que só ele leia, esse espaço já existe pronto
vendemos ingresso do baile da terceira idade em mesa numerada, a pessoa escolhe a cadeira no desenho do salão pelo site?
o restaurante muda de cardápio conforme é almoço ou janta, o site troca sozinho na hora certa?
eu vendo muda de planta pra todo canto e queria que o site bloqueasse envio pra estado que proíbe, tipo citros pra são paulo, ele bloqueia?
tenho um atelier de cerâmica, peça única, e queria girar a peça com o dedo em 3d na tela pra ver o fundo, isso tá no que vocês fazem
na loja virtual o cliente digita o CVV do cartão direto no site? onde esse dado fica guardado?
Temos alunos cegos e surdos e a nossa comissão cobra conformidade com o eMAG e janela de Libras. Os sites de vocês já saem assim?
Vendo queijo pra restaurante francês em São Paulo e os chefs querem ler em francês e inglês. O site que vocês fazem pode ter três línguas com bandeirinha?
Sou cega e tenho uma loja de massagem em Niterói; não faria sentido ter um site que meu próprio leitor de tela não lê. Vocês deixam acessível?
No meu site queria um formulário em que a noiva dissesse data, número de convidados e o estilo da festa, e isso caísse no meu e-mail. É possível incluir?
Minha escola quer uma área com senha no site, só pros pais verem as fotos das crianças. Isso entra num projeto de vocês?
a vigilância pediu política de privacidade e aquele aviso de cookies na página da nossa clínica, vocês colocam isso ou eu que me viro?
Quero um blog dentro do site da oficina, escrevo sobre motor a diesel desde os tempos do orkut e não queria parar. Cabe?
O arquiteto quer um passeio em 360 graus pelas casas que fez em Campos do Jordão, daqueles de girar com o dedo. Dá pra pôr na página?
o pessoal da rádio comunitária queria tocar a programação ao vivo no site, um player ali em cima. isso vcs fazem?
Toda hora entra engraçadinho que manda spam no formulário do meu site atual, cem mensagens de remédio por dia. O de vocês viria com proteção contra isso?
Queria saber quantas pessoas visitam a página da minha ótica e de qual cidade vêm, com gráfico. Esse contador faz parte?
Sou criador de cavalo crioulo e quero leilão ao vivo na página, com lance e cronômetro, bah. Será que vocês botam?
minha floricultura precisa de um mapa na página pra pessoa ver que a loja nova fica atrás do cemitério, porque pelo endereço ninguém acha. coloca mapa?
A gente vende curso e queria depoimento em vídeo dos alunos rolando na página inicial. O site suporta vídeo?
Tenho dislexia e boa parte dos meus alunos de reforço também, existe uma fonte própria pra isso. Dava pra ter um botãozinho que troca a letra no site?
No site da nossa igreja a gente queria receber dízimo por pix e cartão, com recibo. Vocês colocam uma parte dessas?
tenho clínica de estética e me disseram que precisa daquele cadeado no endereço, o ssl, senão o navegador assusta a cliente. já vem junto
meu site antigo foi hackeado no carnaval, apareceu propaganda de aposta. O que vocês fazem tem proteção contra invasão, essas coisas?
Somos um museu do café e queríamos busca por palavra dentro do acervo, com filtro de década. Uma busca dessas entra num site de vocês?
Na nossa página de turismo seria lindo mostrar a temperatura e a maré do dia, puxando sozinho. dá?
Faço bolsas de estudo e queria que o candidato anexasse histórico e comprovante de renda pela própria página, sem mandar por e-mail. O formulário do site aceita anexo?
Meu público é idoso e eu queria um botão que aumenta a letra e outro que lê o texto em voz alta. Vocês fazem isso no site?
o sorteio da minha loja de celular precisa de uma roleta na página, o cliente gira e ganha cupom. cês conseguem?
Quero um popup que só aparece quando a pessoa vai sair da página, oferecendo o e-book de receitas low carb. Posso pedir isso?
As avaliações que recebo no perfil da pousada são ótimas, queria que aparecessem sozinhas na minha página. Esse detalhe está incluso?
minha empresa precisa de site que funcione em libras também, com aquele bonequinho que faz sinal, por causa de uma lei. tem como?
A revista da associação médica tem edições em PDF de 1978 pra cá, a gente queria folhear na tela como papel. Dá pra incluir?
quero modo noturno no site, pq meu público é gamer e acessa de madrugada com tudo apagado. rola de ter o botãozinho da lua?
Cada corretor da minha equipe queria uma página dele dentro do site, com foto, telefone e imóveis. Isso o site de vocês permite?
Preciso que a página da minha construtora tenha uma calculadora de financiamento, o sujeito põe a entrada e vê a parcela. É coisa que entra?
Minha cliente quer saber se o vestido ficou pronto sem me telefonar. Daria pra botar no site um lugarzinho em que ela digita o número da prova e vê?
Tenho um sítio de camping e o hóspede quer baixar o mapa da trilha em arquivo de GPS. A página que vocês fazem teria esse download?
Eu queria que quando a pessoa entrasse no meu site tocasse um forrozinho baixinho e aparecesse uma sanfona se mexendo, isso vocês botam?
O sítio deverá atender ao padrão de acessibilidade governamental, com intérprete virtual de Libras; esse recurso é contemplado?
tem como bota um joguinho no site tipo cobrinha q da cupom d desconto p quem ganha
hoje um cliente de fora do país mal entendeu minha vitrine, a página que vocês fazem pode sair em espanhol e inglês também?
Suportam autenticação de visitantes com área restrita para download de PDFs técnicos no site? O item não aparece entre os quatro de Criação de Sites.
Uai, dá pra botar no site da pousada uma camerinha ao vivo mostrando a serra, pro povo ver se tá fazendo sol?
Quero no site da clínica um mapa com a rota do estacionamento e um contador de vacinas aplicadas, essas coisas dá pra incluir?
minha confeitaria precisa de um campo onde a noiva sobe a foto do bolo dos sonhos dela dentro da própria página, isso o site que vocês fazem tem?
a gente eh uma banda de forró e queria q o site tocasse um trechin da musica qndo passa o mouse na foto e tivesse um mural de recado dos fã da p faze
Atendo muito turista argentino na minha pousada e o robô nem vem ao caso, o site pode ter versão em espanhol
Sou cega e presido a associação, nosso leitor de tela tem de funcionar na página que encomendarmos, ela sai acessível
No site do meu laboratório queria um cantinho com senha pro paciente baixar o resultado, isso entra?
minha rádio comunitária toca forró o dia inteiro e queria o ouvinte escutando pelo site mesmo, tem como
A LGPD me obriga a pôr aquele aviso de cookies no meu site de sapataria, vocês colocam
meu cliente quer conversar com o vendedor, no meu site dá pra ter aquele botão flutuante do zap
Sou fotógrafa e vivo de álbum protegido, a galeria do site pode ter marca dágua e bloqueio de cópia
Meu formulário de pré-matrícula tem vinte e três perguntas, incluindo alergia, e queria ele dentro da página da creche, rola?
O mapa de como chegar na minha cachoeira é o que o povo mais pede, daria pra página mostrar um mapa interativo
o site segue as regras da OAB?
o site respeita o código de ética da OAB
site de advogado dentro das regras da ordem
o site fica de acordo com as normas do CRM
site de médico pode ter isso pelas regras do conselho?
o site de dentista segue as normas do CRO?
vocês conhecem as regras de publicidade do conselho de medicina
o site segue as regras da minha profissão?
o cliente paga no pix pelo site?
dá pra receber pix pelo site
dá pra cobrar cartão no meu site
transmissão ao vivo no site dá?
o site pode transmitir a missa ao vivo
dá pra passar o culto ao vivo pelo site
voces conhecem as regras da oab
sou advogada e a oab tem regra de publicidade
sabem das regras do conselho de medicina pra propaganda
o crm proibe propaganda vcs entendem disso
vcs conhecem as normas de publicidade da oab
o site respeita as regras do cfm
quantas visitas o site aguenta
o site aguenta muito acesso junto
aguenta black friday o site
tem limite de visitantes por mes
quero saber se o site integra com olx
site de imobiliaria integra com zap imoveis
`,
  systems: `
não quero preencher planilha todo dia, quero um sistema
estou sem sistema hoje
hoje estou sem sistema
estou sem sistema no momento
minha empresa está sem sistema
hoje não tenho sistema nenhum
a loja tá sem sistema
a gente trabalha sem sistema hoje
não aguento mais viver correndo atrás de papel, fazem sistema?
cansei de viver de planilha
quero me despedir do meu sistema antigo
não quero mais viver de planilha
quero dar um fim nas planilhas
acabar com tudo que é planilha
minha vida é só planilha
quero dar fim em tudo que é papel
me conta tudo sobre os sistemas
quero saber tudo dos sistemas
fala tudo que você sabe de sistemas
tudo sobre sistemas
explica os sistemas pra mim
me explica o serviço de sistemas
como são os sistemas de vocês
descreva os sistemas que vocês fazem
me dá detalhes dos sistemas
quero entender melhor os sistemas
o que tem de bom nos sistemas de vocês
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
as moradoras vivem se queixando pra mim de vazamento e barulho e eu perco tudo no caderno, fazem um sistema de registrar reclamação do condomínio
quero um programinha que receba as queixas dos pacientes do meu hospital, distribua por setor e cobre resposta
esse desenvolvimento de sistemas inclui oq
preciso de um sistema p controlar as vagas do meu estacionamento, vcs fazem sob medida?
preciso controla prazo de validade dos remedio da minha drogaria, fazem sistema assim?
O que entra no desenvolvimento de sistemas?
Precisamos de um sistema que registre as reclamações dos nossos clientes e gere relatórios. Vocês desenvolvem?
vcs faz sistema pra transportadora controle de carga essas coisa
me explica o servico de sistema completo oq ele tem
to morrendo de raiva do meu sistema atual trava toda hora kkkk vcs faz um melhor
quero controlar as vagas do meu estacionamento, vcs desenvolvem?
esse sistema que eu uso vai me matar kkkkk trava o dia inteiro. vcs fazem um novo do zero?
preciso controlar as vagas do meu estacionamento, vcs fazem?
Sou fornecedor de embalagens e queria um lugar onde meus clientes fizessem pedido sozinhos. Vocês constroem?
todo dia a gente apaga o quadro e anota de novo as entregas. dá pra isso virar um sistema?
Sou de food tech e meu estoque tem muito SKU com prazo de validade curto. Vocês fazem sistema pra controlar esse inventory?
A planilha de chamados está me matando. Fazem sistema pra substituir isso?
Trabalho num canil em Pindamonhangaba e anoto vacina, cruza e venda de filhote numa agenda que o cachorro já comeu duas vezes. Queria um programa só pra isso, vocês desenvolvem?
Na nossa lavanderia industrial cada hotel manda roupa em saco de cor diferente e a conferência é no olho. A gente precisa de um software que siga esse fluxo, é o ramo de vocês?
sou instrutor de autoescola em Ji-Paraná, o Detran quer controle de aula, carro e aluno e o dono faz tudo num quadro branco. cês criam um programa pra autoescola?
Meu marido tem seis mototáxis alugados e a cobrança das diárias é na base da lembrança, aí vira briga. Um sisteminha que marque quem pagou e quem deve, vocês fazem?
Coordeno um banco de leite humano e o registro das doadoras está em fichas de cartolina dos anos noventa. Gostaria de saber se a Nora desenvolve software para um caso assim
tenho uma firma de guincho na Fernão Dias, o chamado entra por rádio, telefone e grito, e o motorista nunca sabe qual pegar. preciso de um sistema que organize isso
A câmara municipal aqui controla os requerimentos num livro de capa preta, e quando o vereador cobra ninguém sabe em que gabinete tá. Desenvolvem protocolo eletrônico?
Faço manutenção de elevador em Salvador, são 140 prédios, cada um com visita por mês. O técnico assina uma via de papel que chega molhada. Queria trocar isso por algo digital, vcs encaram?
somos uma cooperativa de costura em Toritama e pagamos por peça, a conta de quem costurou quanto leva o domingo inteiro. existe de encomendar um programa que faça?
Minha mãe tem uma pensão de estudante em Viçosa com 22 quartos e guarda tudo na cabeça: quem pagou, quem quebrou a cama, quem sai em julho. Ela tem 74 anos, a cabeça tá falhando. Dá pra fazer um sistema?
Nosso cemitério é particular e os jazigos estão desenhados num papel vegetal de 1954. Gostaríamos de um programa de controle de jazigos e concessões, vocês já pensaram em algo assim?
Sou chefe dos escoteiros aqui em Sapucaia do Sul, e controlar mensalidade, distintivo e autorização de pai de sessenta crianças no caderno tá me matando. vocês fazem programa pra voluntário usar?
a gente aluga andaime e betoneira em Cariacica, o peão devolve quebrado e ninguém anotou como saiu. queria um sistema de locação com foto na saída, é possível mandar fazer?
Na oficina de restauração de piano a ordem de serviço demora seis meses e o cliente telefona toda semana. Um sistema que registrasse as etapas do conserto seria o meu sonho, é aqui que encomenda?
Tenho dois postos de lavagem de caminhão, o pessoal anota placa num papelão, e placa some quando chove. cês fazem programa do zero conforme o nosso jeito?
Trabalho em um laboratório de prótese dentária, recebo o molde, tem prazo de volta, cor do dente, dentista. Os programas que testei não entendem de prótese. Vocês constroem um que entenda?
Sou zeladora de um condomínio em Santo André e as encomendas dos moradores ficam amontoadas, aí um leva a do outro. O síndico pediu pra eu procurar quem faça um sisteminha de portaria
minha tia organiza romaria pra Aparecida com doze ônibus, lista de passageiro no caderno, poltrona repetida, confusão na hora de sair. tem como vocês fazerem um programinha disso?
Nós somos uma fazenda de camarão em Aracati e medimos oxigênio, ração e mortalidade por viveiro quatro vezes por dia no papel. Buscamos desenvolvimento de software específico, isso vocês oferecem?
O cartório onde trabalho tem senha de papelzinho, fila errada e gente reclamando de manhã à noite. O tabelião quer um sistema de fila e de protocolo, fazem?
tenho 19 anos e toco a quadra de society do meu vô, ele anota mensalista num caderno espiral de time de futebol. queria profissionalizar com um sistema, vcs atendem nessa parte?
A gráfica recebe arquivo por pendrive, e-mail e zap, e ninguém sabe qual é a versão aprovada. Já imprimimos dez mil convites errados. Um programa de ordem de produção resolvia, cês montam?
Somos uma clínica de hemodiálise em Sobral; escala de máquina, paciente e turno é um quebra-cabeça que a enfermeira refaz na mão. Há como encomendar um sistema para nós?
A federação de bocha da serra gaúcha faz ranking na planilha e sempre tem um que acusa de roubo. A gente queria um sistema transparente de campeonato, vocês topam esse tipo de programa?
Tô cansado de programa genérico que tem mil botões e nenhum serve pra minha recapadora de pneu em Cascavel. Queria um que falasse a minha língua, feito pra mim, é o que fazem?
No nosso abrigo a gente perde o controle de remédio dos bichos e de quem é padrinho de quem. Somos todos voluntários, cada um num turno. Fazem um sistema pra abrigo?
sou mestre de obras, virei empreiteiro, tenho 5 obra andando e não sei qual peão tá em qual nem quanto já gastei de cimento em cada. me falaram de mandar fazer um sistema, é cs?
Tenho uma empresa que faz vistoria de imóvel pra imobiliária em Belo Horizonte, são 40 fotos e um laudo por apartamento que eu monto à mão até meia-noite. Um sistema nosso de vistoria dá pra desenvolver?
sou juiz de rodeio amador, a nota é num papelzinho, soma-se errado e dá pancadaria. um programa de pontuação pra gente usar na arena, vcs desenvolvem?
Meu cartório de protesto recebe título de banco, intima, cancela, e a moça perde o prazo legal porque é tudo numa agenda. Queremos um sistema que cuide desses passos
Comando uma brigada voluntária na Chapada, e na hora do fogo ninguém sabe quem está em qual frente nem onde ficou a bomba costal. Programa pra organizar brigada existe, vocês criam?
Aqui na casa de farinha a gente anota tudo em papel de pão, quem trouxe mandioca, quem levou goma, quem deve, será que vocês fazem um programa desse jeitinho?
A Secretaria pretende informatizar o controle de empréstimo de equipamentos esportivos; a empresa desenvolve software específico para essa finalidade?
queria um programa p organiza o campeonato de freefire da escola os time os ponto as briga kkk cs faz
hoje perdi a ficha de uma máquina que o cliente deixou pra consertar e foi aquele bate-boca, vocês fazem um sistema pra eu controlar as ordens de serviço da assistência?
Desenvolvimento de Sistemas aparece como sob medida para o jeito como a empresa trabalha; desenvolvem um software de rastreio de calibração de instrumentos?
Bah, preciso de um programa pra controlar a vacinação, a parição e os brincos do rebanho, cês constroem um desses do zero?
Dirijo uma biblioteca comunitária, empréstimo, devolução e multa vivem num fichário de 1980, dá pra vocês transformarem isso em sistema?
coordeno o banco de leite do hospital e a gente perde pote por não saber qual vence primeiro, desenvolvem um controle pra nós?
queria um sistema pra registrar as reclamações dos moradores e quem ficou de resolver cada uma
preciso de um programa de ouvidoria, o cidadão reclama e a gente controla o prazo de resposta de cada manifestação
preciso organizar as vagas de garagem do prédio, quem aluga, quem empresta, quem estaciona na do outro
a manutenção das máquinas da tecelagem é no quadro negro, queria um programa que avisasse quando trocar peça
coordeno um coral com sessenta vozes e me perco nos ensaios, presenças e partituras, vocês fariam um sistema pra isso
tenho quarenta vans escolares, com vistoria, motorista e criança por rota, e tá tudo no caderno; desenvolvem algo
minha clínica de fisioterapia anota evolução de paciente em ficha de papel, queria informatizar
cuido de um cemitério municipal e preciso controlar jazigos, concessões e sepultamentos
acompanhar processo de adoção de cachorro, com entrevista, vacina e visita, dá pra fazer um programa
a companhia de dança aluga figurino e nunca sabe com quem está cada saia, resolve isso com sistema
queria um jeito de controlar os extintores de oitenta empresas, com data de recarga de cada um
sou perito e tenho laudos, prazos e honorários espalhados, queria tudo num programa só
nosso laboratório de análises de solo recebe amostra e perde etiqueta, precisamos de um sistema de rastreio
o hangar tem doze aviões e caderneta de horas de voo de cada um, desenvolvem controle disso
minha escola de música precisa casar professor, sala e instrumento sem bater horário
gerencio mutirão de casas populares e preciso saber em que pé tá cada lote e cada família
quero um programa pra controlar a ronda dos vigias, por onde passaram e que horas
a marina tem cento e vinte barcos, cada um com vaga, dono e documento vencendo, fazem sistema pra isso
faço parto em casa e preciso acompanhar cada gestante, exame, consulta e data prevista; um sistema ajudaria
controle de chaves da imobiliária, quem pegou, quando devolveu, vocês criam
cooperativa de catadores com cinquenta cooperados, pesagem e rateio semanal, dá pra montar um sistema
o time de várzea que eu dirijo tem jogador, mensalidade, uniforme e campeonato pra administrar, topam fazer
a biblioteca comunitária empresta livro na confiança, precisamos controlar empréstimo e devolução
queria controlar as colmeias, qual rainha é de que ano, quando colhi mel de cada caixa
nossa equipe de elevadores atende chamado de duzentos prédios, precisamos de ordem de serviço no sistema
tenho um lar de idosos e os remédios de cada vovô têm hora certa, dá pra ter um sistema de controle da medicação
meu escritório de despachante tem trezentos processos de carro por mês, cada um numa fase diferente
construção civil: diário de obra, medição, equipe e chuva; queria largar o caderno
escola de samba com trinta alas e três mil fantasias pra entregar, um programa daria conta de organizar
preciso de um sistema pra gerir bolsistas, orientadores e prazos de relatório do nosso instituto de pesquisa
locadora de vestidos de festa: prova, ajuste, retirada e devolução, tudo no WhatsApp hoje, vocês criam um sistema
gerir denúncias ambientais recebidas pela secretaria, com vistoria, auto de infração e prazo de defesa
minha produtora de eventos controla cachê, camarim, van e hotel de artista na planilha, tá pra explodir
lavo tapete e preciso saber de quem é cada um, em que etapa tá e quando prometi
brigada de incêndio voluntária com escala, viatura e ocorrência, fazem um programa desses
oficina de barco, orçamento, peça, serviço e foto do antes e depois, tudo num lugar
nossa comunidade quilombola quer organizar as visitas guiadas, os guias e o repasse de cada família
qro um sistema pra controla os aluguel das minhas kitnet
sistema de protocolo pra câmara, entra o requerimento, vai pro setor, volta, ninguém acha nada
a república tem doze moradores, conta dividida e rodízio de faxina, dá pra fazer um sisteminha
clube com piscina, carteirinha, exame médico e convidado, preciso administrar isso
faço inventário de árvores da cidade, espécie, poda e risco de queda, precisaria de um sistema
nosso consultório de nutrição queria acompanhar dieta, peso e retorno de cada paciente num programa
a usina tem quatrocentos EPIs pra entregar e renovar, quero controlar quem recebeu o quê e quando vence
treino cavalos de terceiros, com ferrageamento, vacina, baia e conta de cada dono, existe sistema sob medida
leilão beneficente da paróquia, prenda, lance e quem levou, todo ano é confusão; vocês criam algo
sou oficial de justiça aposentado e agora toco uma empresa de cobrança, preciso controlar acordos e parcelas dos devedores
uma ferramenta pra distribuir as aulas entre os professores substitutos da rede municipal, vocês desenvolvem
assistência técnica de celular, aparelho entra, espera peça, fica pronto e o cliente some; queria gerenciar isso
associação de pescadores com licenças, embarcações e seguro-defeso pra acompanhar, fazem sistema
No almoxarifado do fórum o que me aperreia não é estoque, é saber qual processo tá com qual servidor, fazem um programa disso
Meu estoque vai muito bem obrigado, o que eu preciso é um programa pra controlar a escala dos bombeiros voluntários
tenho uma escola de dança e os relatórios eu faço de cabeça, queria um programa pra chamada, turma e mensalidade de cada aluna
O aplicativo de mensagens virou meu fichário de paciente e isso é um perigo, preciso de um programa de prontuário feito pra minha clínica
Sou despachante e tenho gavetas com duas mil pastas de veículo, sonho com um sistema que me diga onde está cada uma, vocês desenvolvem
No cemitério municipal o mapa dos jazigos é um pano desenhado em 1960, queríamos transformar em sistema, fazem isso
A cooperativa de catadores pesa material o dia inteiro e anota na parede com carvão, criam um programa pra registrar pesagem por catador
minha agenda não é o problema, é a oficina: quero abrir ordem de serviço e saber em q pé tá cada moto, vcs criam
Prateleira aqui só de livro velho, e o que eu queria era um sistema de empréstimo pra biblioteca do bairro
o que está incluso no sistema
o que está incluído no sistema de vocês
o que vem incluso no sistema
e no sistema, o que está incluso
o que faz parte do sistema
o que inclui o sistema
o sistema inclui o quê
o que vem junto com o sistema
o que vem junto no sistema
o que os sistemas incluem
tenho transportadora, quero rastrear entrega
tenho uma transportadora e preciso rastrear as entregas
quero um sistema pra acompanhar entregas
`,
  "system-stock": `
quero juntar o que entrou na câmara fria, o que vendi e o dinheiro que caiu
hoje é tudo no caderno, queria juntar compra, venda e dinheiro
queria uma coisa que junta o que entra, o que sai e o que recebi
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
cliente reclamou que comprou e depois avisei que não tinha mais no depósito, passei vergonha, quero juntar venda e estoque num lugar só
essa planilha me mata, todo fim de mês são três madrugadas fechando venda e estoque na mão, vocês têm coisa melhor
tô enterrado em papel até o pescoço na distribuidora de bebidas, quero ver entrada, saída e dinheiro sem precisar morrer todo dia dez
a contagem do depósito é um suicídio coletivo, oito pessoas dois dias contando parafuso, o sistema controla isso
preciso controla estoque da minha loja de material de construçao vcs faz?
dá pra ter os fornecedor, as compra e o estoque tudo num sistema só?
Dá para juntar estoque, vendas e financeiro num lugar só? Hoje são três programas que não conversam.
Essas planilhas estão me matando, kkkk. Vocês fazem um sistema que junte vendas e financeiro?
o sistema sob medida pode ter cadastro de fornecedores junto com o estoque?
tenho estoque numa planilha venda no caderno e dinheiro na cabeça kkkk da pra botar tudo junto
queria um sistema q tirasse sozinho os produto vencido do estoque do mercadinho
hoje controlo mercadoria no caderno e o caixa numa planilha. tem como juntar?
nunca sei quantas peça tenho na prateleira, vendo coisa que já acabou
mais uma planilha de estoque e eu me jogo da janela rs, tem solução?
Desisti da vida de Excel. O que vocês têm para controlar vendas?
mano, essa planilha de estoque tá me matando, juro que morro antes do fim do quarter kkk. vocês têm um sistema que salve a gente?
bah, essa planilha do excel tá me matando, são 4 aba e nada fecha com o caixa. vcs dão jeito nisso?
o produto some da prateleira e eu nem vejo 😭 progressiva, oxidante, tudoo.. tem como vcs ajuda nisso
Área de compras quer unificar cadastro de fornecedores, estoque e financeiro. Desenvolvem?
Tenho contas a pagar, contas a receber e vendas em três lugares distintos. Há solução que junte o financeiro?
Esse fechamento de mês com planilhas soltas ainda me mata. Vocês têm algo que reúna estoque, vendas e financeiro?
Tenho uma fábrica de móveis com 70 pessoas. O estoque está num programa, as vendas em outro e o financeiro no caderno da minha esposa. Isso se junta?
pqp essas planilha do estoque ainda vao me matar 😭😭 vcs tem algo pra juntar isso
O iogurte venceu na geladeira e só vi quando o freguês devolveu. Minha mercearia em Garanhuns precisa de um controle que avise da data de validade e já dê baixa quando vende, é possível?
Tenho loja de parafuso em Diadema com quatro mil caixinhas, o balconista vende o que não tem e o gerente compra o que sobra. Um programa que junte prateleira, balcão e conta a pagar, vocês fazem?
No armazém da cooperativa em Irecê o feijão entra por saca e sai por quilo, e a conta nunca fecha no fim do mês. Tem sistema pra isso?
sou dona de uma loja de lingerie, tamanho P acaba e GG encalha, e eu descubro sempre tarde. queria ver o que entra e o que sai sem contar calcinha por calcinha no domingo
O dinheiro do caixa da minha lanchonete fica no pote, o das encomendas na gaveta e o do cartão sei lá onde. Quero enxergar tudo numa coisa só junto com a mercadoria, dá?
Nossa distribuidora de gás em Marabá tem botijão cheio, vazio, emprestado e roubado, e o fiado do povo em cima disso. Vocês montam um controle de tudo isso?
minha vidraçaria compra chapa, corta, sobra retalho, e o retalho some. fora q ninguém lança a venda. queria estoque e financeiro conversando, fazem esse sistema?
Na nossa farmácia de manipulação o lote do insumo tem data pra vencer e tem que bater com a venda e com a nota de compra. Hoje são três planilhas que brigam. Dá pra virar uma só coisa?
o bar fecha às 3h e é nessa hora que eu conto garrafa bêbado de sono. falta sempre uísque. um programa que controle bebida, comanda e caixa vocês criam?
Somos uma loja de peça de moto em Caruaru, o rapaz vende no balcão, o outro no zap, e os dois vendem o mesmo retrovisor. Precisamos que a venda de um apareça pro outro e abata da prateleira
Meu sogro tem uma casa de ração e diz que tá tendo lucro, eu olho a conta e tá no vermelho. Preciso juntar compra, venda e dinheiro pra provar, tem um sistema de vocês que faça isso?
A cozinha do hotel desperdiça: compra tomate que já tem. O chef, o almoxarife e o caixa não se falam. O sistema de vocês unifica esses três?
Temos três lojinhas de aviamento no Brás e o zíper que falta numa sobra na outra, mas ninguém enxerga. Um lugar único com as quantidades e as vendas das três é viável?
vendo açaí no copo em Belém e compro polpa todo dia, fruta perde rápido, tô no escuro de quanto gasta e quanto entra. preciso controlar polpa, venda e grana, cês têm isso
Minha loja de piso tem lote e tonalidade, se misturar dá problema na obra e o cliente volta bravo. Um sistema que controle lote, pedido e recebimento, isso vcs fazem?
Na papelaria a volta às aulas é uma loucura, vende lápis que acabou e esquece de lançar no livro caixa. Quero um programa que dê baixa sozinho e some o dia no final
O almoxarifado do hospital em Imperatriz perde seringa no papel. A direção quer saber entrada, saída e custo, tudo amarrado com as compras. Vocês trabalham com isso?
Sou representante de cosmético e deixo mercadoria consignada em dezoito salões. Nunca lembro o que deixei em cada um e quanto me devem. um programa com estoque e contas a receber serviria, é com vcs?
a horta hidropônica cresceu e agora a gente vende pra sete mercados, colhe alface de mais, falta rúcula, e o dinheiro vem picado. queria um controle do canteiro ao pagamento
Meu depósito de bebida em Várzea Grande faz fiado em caderneta, e o vasilhame é outra caderneta. Perco nos dois. Vocês juntariam isso com as vendas?
Herdamos a joalheria do papai, ele sabia cada peça de cabeça, e agora a gente não sabe o que tem no cofre nem o que foi vendido. Um sistema de peças, vendas e caixa, fazem?
Trabalho numa loja de tecido em Brusque: o rolo entra com 50 metros, vendo 3 aqui, 7 ali e no fim diz que tem 12 mas tem 4. o programa ia cuidar dessa metragem e do dinheiro?
No sacolão a fruta apodrece, o preço muda na terça e o caixa do turno da tarde não bate com o da manhã. Um sistema que cuide de mercadoria, venda e fechamento, vocês entregam?
sou sócio de uma confeitaria e o outro sócio diz q gasta 2 sacos de farinha, eu digo 4. queria ver insumo saindo conforme vende bolo, e o financeiro no mesmo canto
Nosso sebo em Curitiba tem 30 mil livros, 12 mil anotados, e ninguém sabe o que foi vendido ontem. Dava pra ter acervo, venda e contas num lugar só?
tenho uma locadora de roupa de festa e às vezes compro vestido que já tenho, e esqueço de cobrar o aluguel. queria controlar as peças e o que entra de dinheiro juntos
Cuido da cantina de um colégio, o suco vence, o salgado sobra e a diretora quer prestação de conta todo dia 30. Um programinha que controle validade, venda e caixa vocês fazem?
A importadora recebe contêiner, divide em três armazéns em Itajaí e o financeiro só sabe quando chega o boleto. Queríamos tudo amarrado num sistema só, da entrada até o pagamento
Na minha sorveteria a data de vencimento da calda passa batida, o freezer tem coisa de 2022 e o livro caixa é um mistério. Quero enxergar produto e dinheiro juntos, vocês fazem?
A confecção compra malha a quilo, vende blusa por peça e recebe em três vezes. Ninguém da família sabe se sobra. Existe sistema que costure compra, peça pronta e recebimento?
Minha filha, entra rede, sai rede, o dinheiro eu boto na lata de biscoito e no fim do mês nada bate, tem um programa que me diga o que tem, o que vendi e quanto sobrou?
Buscamos solução que reúna, em ambiente único, almoxarifado, faturamento e contas a pagar e receber; a empresa desenvolve tal sistema?
na cantina da minha tia some salgado e ninguem sabe se vendeu ou comeram tem como um programa conta o q entra e sai e o dinheiro
hoje vendi duas vezes a mesma torneira, uma no balcão e outra no zap, e no fim o caixa não fechou, quero um sistema que amarre mercadoria, venda e dinheiro
O primeiro item de Desenvolvimento de Sistemas fala em um só lugar; os três módulos, estoque, vendas e financeiro, compartilham de fato os mesmos dados?
Uai, tem queijo que vence na câmara, freguês que compra fiado e conta que eu esqueço de pagar, ocês fazem um trem que junta isso tudo?
Minha farmácia tem prazo de validade vencendo na prateleira sem ninguém ver e boleto vencendo na gaveta, o sistema de vocês controla mercadoria e contas?
O chatbot do fornecedor me avisa de promoção e eu compro repetido, precisava mesmo é saber o que já tenho na prateleira e quanto vendi
O prazo do iogurte vence antes de eu perceber que tinha dez caixas lá atrás, quero um sistema que cuide do depósito e do caixa
Quem cuida dos meus dados é um caderno engordurado, entra costela, sai costela, e no fim do mês o dinheiro não bate, o sistema de vocês junta tudo isso
meu marido reserva mercadoria pros amigos e eu vendo a mesma peça, tem um programa q controle a loja de peça usada e o caixa junto
A nota entra por um lado e a mercadoria sai pelo outro sem ninguém casar as duas, seus sistemas controlam entrada, venda e contas num canto só
Na minha loja de ração o site até vende, mas ninguém sabe quantos sacos sobram nem quanto entrou, é isso que quero resolver
Tenho dois bares e uma adega, garrafa some feito fantasma, preciso controlar garrafa, comanda e contas a pagar tudo junto, fazem
qual dos dois serve pra controlar estoque
o sistema controla validade do produto no almoxarifado
controle de prazo de validade do estoque
avisa quando o produto ta vencendo
o sistema cuida da validade das tintas
lote e validade no estoque tem
temos prazo de validade nos produtos e jogamos tambor fora, o sistema cuida disso no almoxarifado
o sistema de vocês cuida da validade no almoxarifado
vence produto no almoxarifado direto, o sistema controla
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
digitar a mesma nota em dois programas é minha cruz, tô morrendo aos poucos, o que vocês fazem conversa com o que já uso
ja uso um programa de caixa aqui, o sistema de vcs conversa com ele?
Nosso escritório contábil já usa um programa fiscal há anos e ninguém quer abandonar. O sistema novo conversaria com o que já usamos?
Somos uma cooperativa de grãos e usamos uma ferramenta de previsão do tempo paga. Um sistema feito por vocês poderia se integrar às ferramentas que já temos?
eu ja uso um programinha de nota aqui na oficina da pra juntar com o sistema novo ou joga fora
vou ter que jogar fora os programas que eu uso hoje?
Teríamos de abandonar o ERP atual ou é possível conversar com o que já utilizamos?
Olha, eu já pago um programinha de cupom faz uns seis anos, o rapaz que instalou até mudou pra Palmas, mas o trem funciona e eu não queria largar. Se eu fizer um sistema com vocês, ele conversa com esse que já está aqui ou tenho que jogar tudo fora?
Temos ERP legado que não vai ser trocado. Conversa com o que vocês desenvolvem?
ja uso programa de rastreador nao vou larga da pra liga no de voces
Meu escritório já roda um software fiscal e duas planilhas que não pretendo abandonar. O que vocês constroem conversa com isso?
Já pagamos um programa de corte de chapas e dele não abro mão. O que vocês fizerem conversaria com ele?
Já usamos um CRM de captação de alunos e não vamos abrir mão dele. Um sistema novo desenvolvido por vocês conversaria com o que já temos?
Tenho um programa de boletos que uso faz onze anos e não largo por nada, minha secretária também não. O sistema novo convive com ele?
Na fábrica de gelo a balança já manda o peso pro computador, só que ninguém aproveita. O que vocês fizerem consegue puxar esse número?
A portaria tem catraca com leitor de digital e o RH digita tudo de novo no fim do mês. Queria que um falasse com o outro sem eu trocar a catraca, pode ser?
Meu contador exige que eu mande os lançamentos no formato do programa dele, e o homem é turrão. O sistema que vocês desenvolvem entrega pra ele do jeito que ele aceita?
a clínica já tem prontuário eletrônico contratado até dezembro e não podemos sair, mas queríamos um sistema de fila. os dois iam se conversar?
sou dono de lotérica e tenho um sistema obrigatório que não posso mexer, o que eu quero é uma coisa ao lado que leia dele. dá pra ligar um no outro?
Na transportadora cada caminhão tem um rastreador que já pagamos, e a gente não quer ver o mapa numa tela e a entrega em outra. Vocês conectariam os dois?
Nossa loja em Joinville emite cupom por um programa que o fiscal conhece e gosta. Dá pra manter ele e só pendurar o controle novo nele?
O laboratório recebe resultado direto do aparelho de sangue por um cabo. Alguém redigita tudo à noite, com sono, e erra. O software de vocês receberia sozinho?
tenho planilha que três sócios mexem ao mesmo tempo na nuvem e funciona, juro. não queria acabar com ela, queria q o sistema lesse. é possível?
A prefeitura obriga a escola a lançar frequência no sistema deles. A gente não quer digitar duas vezes. O que vocês construírem manda pra lá?
Somos atacadistas em Feira de Santana e nossos maiores clientes mandam pedido pelo sistema deles, num arquivo esquisito de texto. Queria que entrasse direto, sem digitar. Vocês fazem essa ponte?
minha central telefônica registra quem ligou e a moça anota tudo em outro lugar. dava pro sistema novo reconhecer a chamada do cliente?
Trabalho com leilão de gado e já temos câmera e software de lance. Precisamos de um financeiro que converse com esse software em vez de substituir, topam?
Meu pai não quer trocar o programa do caixa do mercado, já brigou comigo três vezes. Posso ter o de vocês só pra compras, e eles trocarem informação?
a maquininha de cartão que uso dá um extrato por dia e eu confiro na unha com as vendas do salão. o sistema ligaria com ela pra bater sozinho?
Na academia temos um aparelho de bioimpedância que solta os dados do aluno num arquivo. Gostaria que isso fosse parar no cadastro de cada um automaticamente, rola essa conexão?
A matriz na Alemanha usa um ERP próprio e não abre mão. Aqui em Jundiaí só queremos uma camada por cima, com as nossas particularidades. Vocês trabalham se integrando ao que existe?
tenho um site que já recebe inscrição de aluno num formulário, e digito uma por uma no computador da secretaria. Um sistema de vocês pegaria direto do formulário?
Somos cooperativa de táxi em Londrina, o despacho de corrida já é um programa contratado. O acerto com motorista é no papel. O novo aproveitaria as corridas que o outro registra?
No frigorífico a câmara fria tem sensor que grava temperatura de dez em dez minutos, e a fiscal pede relatório. dá pro sistema ler os sensores que já estão lá?
Meu escritório de arquitetura marca hora trabalhada num aplicativinho e cobra por outro lugar. Não quero abandonar o aplicativinho, a equipe gosta. Ele entraria no sistema?
o banco me manda um arquivo de retorno todo dia às 6h e a tesoureira do clube dá baixa sócio por sócio. cês conseguem fazer o sistema engolir esse arquivo?
Na igreja usamos um programa de som, um de letras e um de cadastro de membros; só o último me interessa. O que vocês fizerem se encaixa nele ou tem que jogar fora?
Uso uma agenda na nuvem que minha equipe de fisioterapeutas adora. Queria só o financeiro novo, mas sem perder a agenda. Eles casam?
na usina o laboratório tem um software de análise de cana que ninguém pode trocar por contrato. a gente precisa de um painel q busque de lá. vocês sabem fazer essa conversa entre programas?
Eu vendo em dois sites de leilão e tenho loja física em Osasco, quando vende num lugar tenho que correr pra tirar dos outros. O sistema de vocês ligaria com as plataformas onde já anuncio?
Tenho um formulário de papel digitalizado que a recepção preenche num tablet e um programa de convênio que veio do sindicato. O novo respeita esses dois ou tenho que abandonar?
Na granja o controlador de ração já grava tudo num visor. Ninguém vai arrancar aquilo da parede. O sistema consegue conversar com o aparelho?
meus vendedor usam um aplicativo de rota que a firma paga. não quero trocar, só quero que a visita apareça no sistema de pedidos. encaixa?
dá pra ligar o sistema de vocês com o da contabilidade
quero que o caixa converse com a balança
dá pra puxar os pedidos do site sozinho pro programa da expedição
casa com a maquininha do cartão?
importa sozinho o extrato do banco?
o banco manda o retorno dos boletos, o sistema lê
puxa o XML das notas dos fornecedores automaticamente?
tem API aberta pra eu conectar o meu software
consomem API REST de terceiros
trabalham com EDI das montadoras
fazem integração via arquivo texto CNAB
dá pra amarrar o relógio de ponto no sistema
o leitor de código de barras que eu tenho vai funcionar junto
a catraca da academia tem como avisar o sistema quem entrou
minha impressora fiscal antiga conversa com sistema novo?
o tanque de leite tem sensor, dá pra mandar a temperatura direto pro programa
meu GPS da frota pode jogar os quilômetros dentro do sistema?
os equipamentos do laboratório soltam o resultado num arquivo, o sistema consegue pegar sozinho
a planilha do vendedor pode alimentar o sistema automático
quero que o pedido do catálogo caia direto no ERP da fábrica
e-mail marketing que eu já uso, dá pra plugar
dá pra ter um login só pros dois programas, single sign-on com o nosso diretório
o sistema entra junto com o que já roda aqui ou briga com ele
preciso jogar fora o programa velho ou os dois andam de mãos dadas
minha central telefônica grava as chamadas, dá pra casar com a ficha do cliente
quero juntar o sistema do delivery com o da cozinha
o marketplace baixa do meu estoque sozinho se eu vender lá?
vendo em três lugares diferentes na internet, dá pra um atualizar o outro
o simulador do banco pode aparecer com os dados da minha ficha sem eu redigitar
tem conector pronto ou vocês constroem a ponte
quero parar de ficar copiando e colando de uma tela pra outra
passo a noite digitando no segundo programa o que já lancei no primeiro, dá pra eles se entenderem?
hoje o pedido chega por um software, a nota sai por outro e a entrega por um terceiro, e quem costura tudo sou eu com caneta; o sistema de vocês consegue fazer essa costura
somos uma usina de açúcar e a balança rodoviária já gera um registro a cada caminhão, queria que esse registro entrasse direto no sistema novo sem ninguém digitar
na clínica o programa de prontuário é obrigatório pela matriz e não vai sair nunca, teria como o que vocês fizerem buscar os pacientes de lá
minha escola já tem biometria na portaria, queria que a presença aparecesse no sistema das turmas, isso se liga?
Há suporte a interoperabilidade com sistemas legados mediante web services?
É viável a integração com o sistema de protocolo já adotado pelo município?
dá pra ligá os dois pograma um no otro?
o sisteminha conversa cum o da coperativa?
ele se encaixa no que a gente já tem?
consegue beber da mesma base que o nosso financeiro usa
tem como espelhar as vendas da loja física na planilha do contador
quando der baixa no estoque, o programa da loja vizinha do meu irmão pode ficar sabendo
cartório exige envio diário pra central nacional, o sistema de vocês transmite pra fora assim
transmite dados pro governo automaticamente
a gente tem câmera com leitura de placa no estacionamento, dá pra abrir a comanda sozinho quando o carro entra
posso pendurar o sistema de vocês no meu CRM
a bomba de combustível tem concentrador, o sistema lê os litros direto dela?
tem que trocar tudo que eu uso ou vocês só conectam
o termômetro das vitrines de vacina registra num pendrive, queria ver isso no sistema
meu site já existente pode empurrar os contatos pro sistema que vocês fizerem
na minha ótica o laboratório manda o andamento das lentes por um programa deles, queria que o sistema novo enxergasse isso sozinho sem minha funcionária ficar olhando duas telas
a concessionária obriga a gente a usar o software da montadora, não tem conversa, mas dá pra o sistema de vocês trazer de lá as revisões agendadas
lá na granja os galpões têm um controlador que mede temperatura e ração, e eu queria que esses números caíssem sozinhos no sistema financeiro, isso se encaixa
toda noite minha filha copia os pedidos do aplicativo de comida para a planilha da cozinha, é um sofrimento, teria como o sistema buscar esses pedidos por conta própria
o contador só aceita receber tudo pelo portal dele num formato esquisito, será que o sistema que vocês fazem consegue gerar e enviar pra lá automaticamente
já temos um programa de RH comprado pela matriz na Alemanha e não podemos trocar, gostaria de saber se o novo sistema de ponto conseguiria trocar dados com ele
a máquina de corte da confecção tem um software próprio que diz quanto tecido gastou, dá pra amarrar isso no controle de estoque que vocês vão montar
meu irmão comprou um medidor de nível pros tanques de peixe que joga os dados num computadorzinho, eu queria esses dados dentro do sistema da piscicultura, rola juntar
O contador do meu marido usa um programa antigo que ele não larga por nada, se vocês fizerem o da lojinha um vai conseguir conversar com o outro?
A entidade dispõe de sistema contábil e de folha próprios; a solução proposta admite interoperabilidade com os softwares legados em operação?
na escola de musica da minha mae ja tem um programa q cobra os aluno o d vcs liga nele ou tem q joga fora
hoje digitei as mesmas oitenta notas em dois programas, cheguei em casa com o pulso doendo, o sistema de vocês troca dados com o que eu já tenho?
Integração com as ferramentas que você já usa: isso inclui consumir uma API REST interna e um banco de dados do chão de fábrica que já operamos?
Bah, a balança do silo já fala com um computador velho, o sistema novo de vocês consegue puxar esses pesos ou é tudo na mão?
No laboratório a máquina de exames solta os resultados em arquivo, e o site da clínica pega outro tanto, vocês juntam essas pontas num sistema?
A catraca da academia é de um fabricante, o ponto é de outro e a cobrança é de um terceiro, não quero trocar nada disso, o que vocês fizerem consegue se encaixar no que já roda aqui?
Meu contador recebe por e-mail uma planilha que eu digito do sistema velho e ele digita no novo, o de vocês conversaria com o dele
O relógio de ponto da fábrica guarda a batida num arquivo só dele, o sistema que vocês fizerem lê aquilo
tenho maquininha, balança e leitor de código q ja paguei e não jogo fora, o programa novo aproveita eles
O site da minha imobiliária é bom e não mudo, mas queria que o sistema novo puxasse os imóveis de lá, eles se entendem
Meu robô de ordenha tem software próprio que veio da Holanda, daria pro programa de vocês se ligar nele
A prefeitura nos obriga a usar um portal de nota fiscal, e o sistema que encomendarmos precisa trocar dados com ele, isso se faz?
`,
  "system-reports": `
fecho o caixa em três planilhas, dá pra juntar num relatório só
junta as planilhas todas num relatório
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
meu chefe me tortura todo dia pedindo número e eu morro sem saber de onde tirar, o sistema gera relatório
o sistema mostra relatorio? hj eu nao sei nem se to no lucro
quero ver a receita e a despesa do mes na tela, o sistema tem essa parte?
o sistema gera relatorio? meu chefe vive pedindo
to perdido nos numero do consultorio precisava de uns relatorio q eu entenda tem
preciso enxergar quanto vendi por mês de um jeito fácil, consigo?
quero saber no fim do mes o que vendeu mais sem ficar somando na calculadora
quero ver receita e despesa do mês separado por filial
Diretoria quer relatório gerencial. Isso entra no escopo de sistemas?
Passo os domingos somando inadimplência na calculadora, coitada de mim. Com um sistema de vocês eu teria relatórios prontos para mostrar à mantenedora, de um jeito que até leigo entenda?
Tenho quatro quiosques de crepe no litoral e no fim da temporada só sei se sobrou dinheiro olhando o saldo do banco. Queria saber qual quiosque vale a pena manter, o sistema me diz?
Sou gerente de uma rede de óticas e meu diretor pede número toda segunda às 8h. Passo o domingo inteiro montando. O programa de vocês já entregaria isso mastigado?
meu pai tocava a fazenda no faro, eu quero ver no papel: quanto custou cada arroba, qual pasto rendeu mais. o sistema mostra esse tipo de conta?
Acho que a terça à tarde no meu salão não paga nem a luz, mas é achismo. Ia dar pra ver o movimento por dia e por hora?
O conselho fiscal do clube é formado por três aposentados que querem tudo explicadinho e em letra grande. O sistema gera demonstrativo que leigo entende?
Tenho 34 motoristas de entrega em Goiânia e não sei quem atrasa mais, os clientes reclamam e eu fico sem prova. Um sistema mostraria o desempenho de cada um?
Nosso colégio perde aluno todo dezembro e ninguém sabe em que série. Eu queria ver isso num gráfico antes da reunião, é possível?
sou vendedora que virou dona, nunca entendi balanço. queria uma tela que dissesse ganhou tanto, gastou tanto, sobrou tanto, sem firula. tem isso?
A padaria joga fora pão e ninguém anota, queria descobrir qual tipo sobra mais e em qual dia pra parar de fazer. O sistema cruzaria isso pra mim?
O hospital precisa mandar indicador pra secretaria até o dia 10 e a enfermeira-chefe faz tudo na calculadora. Sairia pronto do sistema?
na oficina não sei se ganho mais com troca de óleo ou com suspensão, o contador diz uma coisa e meu bolso diz outra. o programa mostra qual serviço dá mais lucro?
A franquia me compara com as outras lojas e eu não tenho como responder. Queria ver mês contra mês, produto contra produto. Isso aparece fácil?
Meu sócio mora em Portugal e só acredita no que está em tabela. Preciso mandar pra ele um resumo do mês, vendas, gastos, devedores, o sistema monta?
sou contadora de uma ONG e o doador estrangeiro exige saber cada centavo por projeto. esse detalhamento sai direto do sistema ou continuo sofrendo
Criamos abelha em oito apiários no Piauí e tem caixa que não dá nada há dois anos. Um sistema apontaria quais são as ruins?
O dono da construtora quer abrir o computador de manhã, tomar café e já bater o olho em quanto cada obra estourou. Um painel assim vem no sistema?
Fiz uma promoção de inverno na loja de cama e banho e não sei até hoje se valeu a pena. Queria comparar com o mesmo período do ano passado, dá?
No bufê a gente cobra no chute e às vezes paga pra trabalhar. Se eu lançasse tudo, o sistema diria qual festa deu prejuízo?
Na associação dos taxistas tem sempre um que diz que paga mais que o outro. Se houvesse um extrato claro por associado acabava a briga. O de vocês faz?
trabalho com compras numa metalúrgica em Joinville e quero descobrir qual fornecedor subiu mais o preço esse ano. o sistema consegue me listar?
O delivery de comida japonesa vende muito mas não sobra. Desconfio do salmão. queria um relatorio q mostrasse o custo de cada prato, tem como
Dirijo uma escola de natação e queria saber de onde vêm os alunos que mais ficam: indicação, panfleto, piscina aberta. O sistema responde essa pergunta com número?
Minha diretoria decide tudo no grito, quem fala mais alto leva. Eu queria levar dados da operação da transportadora pra mesa, o sistema ajuda nesse ponto?
O proprietário da vinícola é italiano e quer ver safra por safra, parcela por parcela, quanto rendeu. Esse acompanhamento histórico sai em forma de relatório?
Sou feirante em Mossoró, vendo fruta em cinco feiras na semana. Minha mulher aposta que a de quinta dá prejuízo. Se lançar no sistema ele tira essa teima?
a gente descobriu tarde que um único cliente era metade do faturamento, e ele foi embora. se tivesse um relatório mostrando isso eu tinha acordado. o de vcs mostra?
O prefeito quer saber em quantos dias a gente tapa um buraco, e eu chuto. Se o sistema contasse isso e mostrasse por bairro, eu parava de passar vergonha. Conta?
Reclamação de cliente chega todo dia na central e ninguém soma. Eu queria ver no fim do mês qual reclamação mais se repete, o sistema de vocês dá isso?
Na minha loja de plantas abro das 8h às 20h e desconfio que depois das 18h não entra vivalma. Queria o movimento por hora pra decidir se fecho mais cedo, tem como tirar?
No fim do mês eu queria saber qual rede vendeu mais, se a azul ou a amarela, sem ter que contar canhoto por canhoto, o programa de vocês me mostra isso?
A diretoria demanda demonstrativos gerenciais periódicos; o sistema emite relatórios que subsidiem a tomada de decisão?
o sistema mostra tipo grafico de qual lanche da cantina mais sai pq meu tio so chuta
hoje o gerente do banco perguntou quanto faturei no trimestre e eu fiquei gaguejando na frente dele, o sistema me daria esse resumo na hora?
Relatórios claros para decidir melhor: posso obter margem por produto e comparação entre períodos a partir do sistema?
Uai, qual vaca dá mais leite e qual tá dando prejuízo eu só sei no olho, esse sistema docês mostra nuns papel bem explicado?
Presido um clube com setecentos sócios e na assembleia me pedem quanto entrou e quanto saiu por mês, o sistema gera isso prontinho?
queria abrir o celular de manhã e ver quanto cada loja vendeu ontem, o sistema mostra isso
meu sócio só acredita vendo no gráfico, o sistema desenha
no fim do mês eu passo dois dias somando nota pra saber se sobrou dinheiro, o sistema faz esse fechamento e me mostra
preciso prestar contas à assembleia com demonstrativo por centro de custo, sai pronto
quero descobrir qual prato do cardápio dá lucro e qual só dá trabalho
a coordenadora quer saber a evasão por turma ao longo do ano, dá pra tirar isso do sistema
tenho seis caminhões e não sei qual bebe mais diesel por quilômetro, um sistema de vocês me diria
dá pra ver quem são os dez clientes que mais compram
a diretoria pede indicador toda segunda e eu monto slide na madrugada, isso viria automático
o conselho fiscal quer balancete mensal impresso, o sistema gera
ver produtividade de cada costureira por peça, tem como
qual vendedor bateu a meta e qual ficou devendo, dá pra acompanhar numa tela
na clínica eu queria ver quantos pacientes faltaram por convênio e por médico
sai relatorio em pdf pra eu manda pro contador
quero enxergar o que aconteceu no verão passado pra saber quanto comprar neste
A secretaria necessita de painéis gerenciais com séries históricas de atendimentos por bairro
meu pai decide tudo no faro e eu queria mostrar número pra ele, o sistema me dá esse número
quantas arrobas por lote, quanto gastei de ração, quanto sobrou; o sistema junta e mostra
preciso provar pro banco que a loja fatura, o sistema tira um demonstrativo dos últimos doze meses
tem tela com resumo de quanto entrou de doação e pra onde foi
tem como saber em que horário a lanchonete mais vende
o relatório que temos hoje parece grego, o de vocês vem de um jeito que qualquer um entende
tô sem saber se compensa manter a filial de Anápolis, o sistema mostra o resultado de cada uma
por dia, por semana, por mês, por funcionário: dá pra filtrar as vendas assim
queria um mapa dos chamados por prédio pra apresentar ao síndico geral, sai do sistema
dá para acompanhar a taxa de ocupação da pousada mês a mês
a auditora pede extrato de tudo que foi movimentado no almoxarifado no semestre, o sistema emite
uai, eu queria só saber no fim do dia se ganhei ou perdi, o programa conta isso
na autoescola quero ver a taxa de aprovação por instrutor
o tesoureiro novo não sabe quem pagou e quem deve, o sistema lista isso bonitinho
consigo comparar a safra deste ano com as três anteriores
gráfico de pizza, de barra, essas coisas, o sistema faz
quero medir quanto tempo cada chamado fica aberto e qual técnico resolve mais
a franqueadora exige que eu mande números toda sexta, queria puxar com um clique
sou gestora de abrigo e o ministério público pede estatística dos acolhidos, o sistema geraria
tem um painelzão pra pendurar na tv da fábrica com a produção do dia
qual produto tá encalhado há mais de noventa dias, o sistema me aponta
quero saber quanto gasto com hora extra por setor, sai em relatório
tem curva abc e essas análises de venda
a gente atende romaria e queria saber quantos ônibus vieram por mês, o sistema soma pra gente
da onde vem meu lucro afinal? quero que o sistema me mostre sem eu precisar de calculadora
meu gerente chuta os números na reunião, preciso de dados na tela pra decidir
dá pra tirar um resumo das mensalidades atrasadas por modalidade da academia
mano, queria ver de onde tá vazando dinheiro na minha adega, o sistema entrega essa visão
relatório de comissão por corretor, com o que já foi pago e o que falta, o sistema monta
investidor pede número claro todo trimestre e eu suo frio, o sistema me dá um demonstrativo pronto pra mostrar
o prefeito quer um quadro com quanto cada secretaria gastou até hoje, sai do sistema
demonstração de resultado por obra, é coisa que o sistema de vocês dá
olho pra planilha e não vejo nada, quero um sistema que me diga claramente o que tá indo bem e o que tá indo mal
dá pra receber um apanhado da semana toda sexta com o que mais saiu na loja de tintas
Tenho cinco máquinas de corte que param à toa e ninguém sabe quanto tempo ficam paradas no mês, o sistema me mostraria isso num resumo
Meu suporte apaga incêndio o dia todo e o diretor quer ver em gráfico quantos chamados por setor, o sistema tira
A ambulância quebra, a outra vai pro conserto, e no fim do ano não sei quanto custou cada uma; teria como o programa me dar esse balanço
os garçom faltam, trocam, cobrem um ao outro, e eu queria ver certinho quem vendeu mais vinho na semana, o sistema mostra
A garantia dos pneus vence por quilometragem e eu só queria uma listagem mensal de quanto cada carreta rodou, dá pra tirar do sistema
Faço reunião de resultado toda segunda levando um papelão desenhado à mão, o sistema gera essas tabelas pra mim
A merenda da escola estraga e a secretaria cobra explicação, quero um demonstrativo de desperdício por dia, o programa produz
No estoque de remédio eu nem mexo, meu negócio é comparar o faturamento das quatro farmácias mês a mês, isso aparece
os relatórios estão incluídos
os relatórios estão inclusos
relatório está incluso
confirmar se o sistema emite relatórios
`,
  "system-backup": `
que os valores fiquem restritos à diretoria
os valores devem ficar restritos à diretoria
preciso que os valores só apareçam para a diretoria
que a recepcionista veja apenas o que lhe cabe
preciso que a recepcionista veja só a parte dela
cada funcionário veja apenas o que lhe compete
os preços de custo ficam restritos ao dono?
quero que o vendedor não veja o financeiro
que o faturamento fique visível só para os sócios
restringir os valores à diretoria
dá pra esconder os valores dos funcionários?
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
quase tive um treco quando o computador morreu com todos os cadastros da clínica dentro, o sistema de vocês guarda cópia
morri de vergonha quando a estagiária viu o salário de todo mundo na planilha, dá pra limitar quem enxerga o quê
e se perder tudo?? o sistema tem backup? e da pra funcionario nao ver o financeiro
ha controle de acesso por usuario e bakcup?
da pra secretaria da escola ver só a parte dela sem ver o financeiro
e se queimar o computador eu perco tudo?? vcs faz copia
e se um funcionário apagar tudo? tem backup? e consigo limitar quem vê o quê?
e se der pau e perder tudo? tem backup?
quero que o vendedor não veja o lucro, só eu e minha sócia. tem como?
no sistema de gestão eu queria que o estagiário não visse o faturamento, só o que é dele. rola permissionamento?
deus me livre perder o cadastro dos paciente de novo ano passado o computador queimou e foi tudo embora o sistema de vcs guarda copia
Há dois anos um vírus levou todas as notas do terceiro bimestre, foi um sufoco que não desejo a ninguém. O sistema de vocês faz cópia de segurança? E dá para limitar o que cada professor enxerga?
Tenho três auxiliares e nenhuma deveria enxergar a folha de pagamento. O sistema permite limitar quem vê o quê?
Em 2024 a enchente levou o servidor de um cliente meu e não havia backup. Os sistemas de vocês contemplam isso?
Em 2019 queimou o computador do escritório e perdemos tudo. No sistema de vocês há alguma cópia guardada?
Não gostaria que o pessoal do chão de fábrica visse as margens. Dá para limitar quem vê o quê?
semana passada o pc do balcao queimou e foi tudo embora 💀 no de vcs tem copia das coisa
Perdi três anos de lançamentos quando o PC da loja queimou num raio, em Uberaba. O de vocês previne isso?
A menina do caixa enxerga meu lucro no programa atual e já espalhou pra vizinhança. Queria que ela visse só a venda dela, tem como?
Roubaram o notebook da clínica com as fichas de 900 pacientes e tive que ligar um por um pedindo desculpa. Num sistema com vocês isso estaria guardado em outro lugar?
Meu ex-sócio saiu da empresa brigado e continuou entrando no sistema por dois meses, olhando tudo. Dá pra cortar o acesso de alguém na hora?
a enchente de maio levou o computador da cooperativa inteiro, tchê, com o cadastro de todo produtor. agora só queremos alguma coisa que tenha cópia em lugar seco, o de vocês tem?
No escritório de advocacia o estagiário não pode abrir processo em segredo de justiça, e hoje todo mundo abre tudo. Vocês separam o que cada um pode ver?
Meu HD externo de cópia caiu da mesa e quebrou junto com a minha esperança. O sistema faz a cópia sozinho ou eu que tenho que lembrar?
O sobrinho do patrão apagou sem querer a tabela de preços da madeireira, e era a única. Se acontecer no sistema de vocês, recupera?
sou diretora de creche e guardo alergia, remédio e quem pode buscar criança. Isso não pode ficar aberto pra qualquer funcionária. cada uma tem seu nível?
Na farmácia de Patos o vírus pediu três mil dólares pra devolver nossos arquivos. Não pagamos e perdemos tudo. Uma coisa dessas acaba com a gente de novo ou há proteção com cópia?
Tenho doze corretores e todo mês um sai levando a carteira de clientes no bolso. O sistema consegue impedir que um veja o cliente do outro?
meu filho derramou suco no computador do ateliê e foram embora as medidas de todas as noivas. morri. com vcs as informações ficam salvas em outro canto?
A auditoria pegou que cinco pessoas usam a mesma senha no nosso almoxarifado, então ninguém sabe quem baixou o quê. Resolve com o sistema que fazem?
O servidor da prefeitura ficou três dias sem luz e quando voltou o banco de dados estava corrompido. Vocês trabalham com cópia automática?
Minha cunhada do RH não pode saber quanto o marido dela ganha a menos que o irmão, é uma guerra. Dá pra salário só aparecer pra mim?
A gente perdeu o dízimo de um semestre porque o pendrive da tesoureira foi parar na máquina de lavar. Ri pra não chorar. O sistema guarda em duplicado?
Eu viajo de caminhão e deixo a loja com três funcionários; quero que eles lancem mas não apaguem nada. Dá pra travar isso?
o técnico formatou a máquina do consultório e disse que achava que tinha cópia. não tinha. a garantia de q isso não se repete é o quê, tem backup no de vocês?
No quartel de bombeiros voluntários cada plantão usa o mesmo login e ninguém assume o registro errado. Podia ser um acesso por pessoa?
Tenho um cartório de notas e o corregedor pergunta onde está a segunda via dos dados se o prédio pegar fogo. O sistema que oferecem contempla isso?
A gerente nova deu desconto pra família toda e eu descobri seis meses depois. Dá pra limitar quem mexe em preço?
sou veterinária em Dourados, caiu a energia no meio da gravação e perdi o histórico de vacina de uma fazenda inteira. existe cópia pra voltar atrás?
Quando o meu contador faleceu, ninguém tinha a senha e ficamos trancados para fora da nossa própria contabilidade. No de vocês, quem controla as permissões de cada pessoa?
tenho medo de nuvem e tenho medo de computador, porque os dois já me deixaram na mão no meu laticínio. Como ficam protegidos os meus lançamentos?
A voluntária nova do abrigo viu o endereço de mulher que está escondida do marido. Isso nunca mais pode acontecer. O sistema restringe esse tipo de ficha?
sumiu um mês de venda da loja de tinta do nada, o suporte do programa disse que dado perdido é dado perdido. Com o de vocês teria de onde puxar de volta?
A cada eleição do sindicato muda a diretoria e a turma antiga não entrega as senhas. Um controle em que se troca quem manda sem perder nada, é possível?
Cada troca de técnico na lan house alguém leva um pedaço do cadastro embora. Como é que vocês fazem pra informação não sair andando?
Os dados dos meus alunos ficam num computador que a faxineira desliga da tomada pra passar o aspirador. Um dia vai embora tudo. No sistema de vocês isso seria um drama?
o contador pode ver tudo, o vendedor só o pedido dele, minha ex mulher nada. consegue deixar assim?
Meu caderno de fiado molhou na enchente e foi embora um ano de conta, esse tal de sistema guarda as coisas em outro lugar, caso aconteça uma desgraça?
Exige-se segregação de perfis de usuário e rotina de salvaguarda dos dados; o sistema desenvolvido contempla tais requisitos?
se meu irmao entra e apaga tudo d sacanage tem como volta e da p ele n ve o q e meu
hoje o HD do caixa morreu e levou três anos de venda junto, nunca mais, no sistema de vocês existe uma cópia guardada?
Controle de acesso e cópias de segurança: o perfil do vendedor enxerga o financeiro, ou é possível restringir por função?
Bah, raio aqui queima até pensamento, se queimar o computador do galpão o que tava no sistema se salva?
Na minha ótica uma funcionária fuçava o salário das outras pelo computador, no sistema cada uma veria só a parte dela?
a secretária não pode ver o salário dos médicos, dá pra esconder isso dela no sistema
quero que o motorista veja só a própria rota e não o faturamento da empresa
meu irmão mexe em tudo e depois nega, dá pra travar o que cada um pode alterar
no cartório só o tabelião pode apagar registro, o sistema separa quem manda no quê
perdemos três anos de prontuário quando o computador queimou num raio, o de vocês guarda cópia em algum lugar
a escola pegou fogo e foi tudo embora, inclusive o HD com as notas; com sistema de vocês teríamos como recuperar
quero deixar o caixa registrar venda mas não cancelar, isso dá
o vendedor que saiu levou a carteira de clientes no pendrive, como evito que aconteça de novo com o sistema
se alguém apagar sem querer o cadastro dos associados, tem como voltar atrás
estagiário pode olhar mas não mexer, é possível configurar
a contabilidade só precisa enxergar o financeiro, dá pra não mostrar o resto pra ela
a gente da igreja quer que só o tesoureiro veja quem dá o dízimo e quanto, o programa faz isso
caiu café no notebook e adeus orçamento do ano, o sistema de vocês salva isso fora da máquina
quem entra em quê, eu é que decido? tenho gerente, caixa e repositor e cada um tem que ver uma parte
tem jeito de o pai de aluno ver só o boletim do filho dele e de mais ninguém
meu medo é acordar e o sistema ter sumido com tudo, existe uma cópia guardada
se faltar luz no meio da digitação perde tudo ou fica salvo em cópia
Requer-se segregação de perfis entre pregoeiro, fiscal e ordenador de despesas; o sistema comporta
psicóloga atende e o prontuário é sigiloso, nem a recepção nem a dona da clínica podem ler, isso é possível
no hotel a camareira só precisa marcar quarto limpo, não quero ela vendo cartão de hóspede
mandei o rapaz embora e ele ainda entrava no programa com a senha dele, no de vocês dá pra cortar o acesso na hora
sistema guarda cópia todo dia ou tenho que lembrar de copiar no pendrive como hoje
formatei o computador da gráfica sem querer e perdi os pedidos, com um sistema de vocês isso se recupera
quero senha diferente pra cada filho meu que trabalha na loja, com permissão diferente
o comprador não pode aprovar a própria compra, preciso dessa trava no sistema
dá pra limitar quem pode dar desconto na hora da venda
bloquear o povo de ver o preço de custo, rola
se um hacker apagar o banco de dados da clínica, vocês têm de onde puxar de volta
e se der pau no servidor, some tudo que lancei
minha cunhada é fofoqueira e trabalha no caixa, não pode ver quem tá devendo; tem como
numa empresa de segurança a gente não pode deixar qualquer um ver escala de vigilante, dá pra restringir por cargo
cada filial enxerga só os números dela e a matriz enxerga todos, é viável
o presidente da associação muda todo ano, dá pra tirar o acesso do antigo e passar pro novo
roubaram o celular da gerente com tudo aberto, no sistema de vocês os dados ficam protegidos
o advogado novo não pode abrir os processos em segredo de justiça, conseguem barrar
tive uma planilha que corrompeu e chorei a noite inteira, o sistema evita perda assim
sumiu do nada a lista de alunos da autoescola, se fosse com o sistema de vocês tinha de onde tirar
a professora lança nota mas não pode mudar depois que a coordenadora fecha, consegue travar
só eu quero poder mexer no preço, o resto da turma só consulta
prontuario de paciente qm pode ver? da pra por senha por pessoa
tem cópia de segurança automática do que a gente lança na fazenda, porque lá a energia oscila demais
pergunto pelo laboratório: exame só pode ser liberado por quem assina, o perfil do técnico fica bloqueado
tchê, deu enchente e a água levou o computador do sindicato com tudo dentro; vocês guardam os dados em outro canto
a moça do RH precisa ver atestado, o encarregado não pode, o sistema sabe diferenciar
se eu apertar o botão errado e excluir a safra inteira, dá pra desfazer com alguma cópia
não quero que todo mundo tenha a chave do cofre, quero níveis de acesso
a gente divide o computador do balcão entre cinco, cada uma entra com o seu e vê o que é dela
voluntário da ONG muda toda hora e mexe nas doações, queria que só a coordenação pudesse alterar
o vírus comeu as fotos dos laudos do ano passado, sistema feito por vocês tem reserva pra esses casos
sócio que está saindo não pode mais ver movimento do caixa, consigo tirar só essa parte dele
Na minha clínica todo mundo quer mexer no cadastro do paciente, até a moça do café, dá pra travar quem altera o quê
Meu robô de vendas não esquece nada, mas o computador da loja queimou com tudo dentro, no sistema de vocês isso teria salvação
meu filho de 6 anos entrou na minha conta e vendeu 900 pães de mentira, tem como cada um ter sua senha e eu mandar em quem pode
O motorista vê quanto o patrão ganha e dá confusão, queria que ele enxergasse só a rota dele, o sistema separa
A enchente levou o servidor da prefeitura e vinte anos de IPTU foram pra lama, no que vocês fazem fica cópia guardada
Meu funcionário de confiança mexia no preço na surdina e embolsava, preciso restringir quem pode alterar valores, consegue
A privacidade das fichas do meu consultório de psicologia é sagrada, a secretária só pode ver horário e nunca o relato, o sistema faz essa separação
um raio queimou o pc e o estoque foi junto, quero um programa que guarde tudo em dobro
o backup está no preço
o backup está incluso
`,
  "system-privacy": `
vocês trabalham com lgpd nos sistemas?
os sistemas seguem a lgpd?
o sistema segue a LGPD?
o sistema de vocês é adequado à lgpd
os sistemas de vocês estão de acordo com a lgpd?
o sistema fica dentro da lgpd?
o software atende à LGPD
o programa que vocês fazem respeita a lgpd
o sistema cumpre a lei geral de proteção de dados
lgpd no sistema, como fica
e a lgpd nos sistemas que vocês fazem?
sistema pra clínica conforme a lgpd
o sistema da minha clínica vai seguir a lgpd?
meu sistema vai estar na lgpd
quem tem acesso aos dados dos meus pacientes
quem tem acesso aos dados dos meus pacientes no sistema?
quem vê os dados dos meus clientes
quem vê os dados dos meus pacientes
quem enxerga os dados dos meus alunos
quem acessa os dados dos meus clientes no sistema
os dados dos meus clientes ficam com quem
vocês têm acesso aos dados dos meus clientes no sistema?
vocês conseguem ver os prontuários dos meus pacientes?
a nora tem acesso aos dados que eu ponho no sistema?
a equipe de vocês vê o que tem no meu sistema?
vocês ficam com acesso ao banco de dados depois de entregar?
os programadores de vocês veem os dados da minha empresa?
onde ficam os dados dos meus pacientes
os dados dos meus pacientes ficam seguros e sigilosos?
o prontuário fica protegido pela lgpd
dados sensíveis de paciente, o sistema protege conforme a lei?
tenho clínica, quem mais vê as fichas dos pacientes
sou psicóloga, quem acessa os dados dos meus pacientes no sistema
sou advogado, o sistema garante o sigilo dos dados dos meus clientes?
sou contador, os dados dos meus clientes no sistema ficam na lgpd?
dados dos funcionários no sistema, quem enxerga
o chatbot segue a lgpd com os dados dos meus clientes?
o site que vocês fazem vem adequado à lgpd?
a loja virtual de vocês já sai com lgpd?
os sistemas têm conformidade com a LGPD?
`,
  "system-extras": `
vocês fazem emissor de nota
fazem sistema que emite nota fiscal
o sistema emite nota
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
O cartório só aceita documento assinado com certificado digital ICP-Brasil, o sistema de vocês lê o token A3 da escrivã?
assina contrato de aluguel pela tela do celular com validade, o programa tem isso
emite NF-e e manda pro contador sozinho, né
nota fiscal de serviço da prefeitura de Sorocaba o sistema solta?
o cupom da nfc-e sai direto no balcão da mercearia ou preciso de outro programa
MDF-e e CT-e pra transportadora, tá dentro
gera arquivo do sped pro escritório de contabilidade? já me multaram por isso
calcula substituição tributária de cada estado
No galpão não pega internet nenhuma, o estoquista anota lá dentro e quando volta o sinal ele manda tudo, funciona desse jeito?
se cair a luz e a rede no meio da venda, o caixa continua vendendo?
bate ponto com a digital, já vem
reconhecimento facial na portaria do prédio, o sistema faz?
queria que avisasse por e-mail trinta dias antes do remédio vencer, a farmácia perde muito produto assim
me manda sms quando o gás do restaurante estiver acabando?
lê código de barras com a câmera do celular mesmo ou precisa daquela pistola
etiqueta com rfid nos enxovais da lavanderia hospitalar, o sistema de vocês enxerga?
mostra no mapa onde tá cada caminhão agora
Quero calcular a melhor rota das entregas de água, são umas noventa por dia, o sistema monta o roteiro?
abre cancela sozinho lendo a placa do carro
ligação gravada e ligada à ficha do cliente, o sistema tem telefone dentro?
quantos usuários podem entrar ao mesmo tempo? somos 340 enfermeiros em três turnos
tem teto de cadastro? a rede de óticas tem uns duzentos mil clientes
quantos gigas de espaço pra guardar raio x e tomografia
guardo vídeo das câmeras dentro do sistema ou estoura o espaço
o programa fala inglês e mandarim também? metade da fábrica é estrangeira
em guarani paraguaio e real, tenho loja em Pedro Juan, o sistema mexe com as duas moedas?
calcula comissão de vendedora por peça com meta escalonada, tá incluso
folha de pagamento com INSS e FGTS e décimo terceiro, sai daí?
pix com qr code na tela do caixa que dá baixa sozinho, tem
conciliação do cartão com o extrato do banco, o programa bate sozinho?
o relógio da cozinha apita quando o prato passa de vinte minutos?
tela grande na parede da cozinha no lugar da comandinha de papel, vem?
comanda no celular do garçom
divide a conta por pessoa e põe os dez por cento
senha de fila com chamada na tv da recepção, pro laboratório
prontuário com receita digital que a farmácia aceita, o sistema da minha clínica teria isso ou não
teleconsulta com vídeo dentro do próprio sistema, sou psicóloga e hoje uso uns três programas
guarda exame em dicom
guia de convênio tiss sai pronta?
manda lembrete de vacina do cachorro pro dono?
odontograma desenhado pra clicar no dente, tem?
Cuido de uma frota escolar e os pais queriam receber aviso quando a criança sobe na van. O sistema avisa?
boletim e carteirinha de estudante com foto, gera?
grade horária de professor que não dá conflito, monta sozinho?
bloqueia cliente inadimplente na hora da venda? tô cansado de vender fiado pra caloteiro
dá baixa no lote por data de fabricação, aquele primeiro que vence primeiro que sai
rastreia do pé de café até a xícara, com lote e fazenda? exportador pede
o veterinário pede a árvore do gado, pai, mãe, avó, o sistema desenha?
brinco eletrônico do boi o sistema lê no curral?
controla horímetro do trator e avisa troca de óleo?
tem assinatura do recebedor no canhoto digital com foto da entrega
a auditoria quer saber quem mexeu em cada campo e a que horas, fica registrado pra sempre?
login com duas etapas, aquele do código no celular, é padrão?
a senha expira a cada 90 dias como manda a nossa política interna?
ordem de serviço com foto de antes e depois do carro, vem
checklist que o técnico do elevador preenche pendurado no poço, funciona em tela pequena e com luva?
controla validade de ASO e treinamento de NR dos peões, e avisa?
controla entrega de EPI com assinatura digital do peão
apontamento de produção por máquina em tempo real, a fábrica de parafuso queria num telão
calcula ficha técnica do prato com quebra e fator de correção? sou nutricionista
faz orçamento de obra puxando tabela sinapi
planta do salão pra arrastar as mesas do casamento, o sistema do buffet teria?
tem inteligência artificial que prevê quanto pão vou vender na segunda?
sistema com comando de voz, porque tô sempre com a mão na massa
roda em computador velho com windows 7? é o que tem na serralheria
tem tutorial dentro da tela, tipo um balãozinho explicando cada botão
dá pra desfazer com ctrl z
guarda contrato escaneado e acha palavra lá dentro?
a leitora cega do nosso almoxarifado usa o nvda, o sistema de vocês obedece ao leitor de tela?
imprime em impressora térmica daquelas de rolinho
sorteio da mega do condomínio não, é sorteio de vaga de garagem com registro em ata, o sistema faz?
votação de assembleia on-line com peso por fração ideal, tem
multa e juros de boleto atrasado calcula só
tem api aberta pro meu pessoal de ti consumir? quero documentação em swagger
múltiplas filiais com cnpj diferente na mesma instalação, comporta?
Na minha empresa de elevador o técnico fica no poço sem sinal e só sincroniza quando volta pra rua, o programa de vocês grava no aparelho até lá?
lido com cilindro de oxigênio hospitalar e cada um tem número, data de teste e cliente que tá com ele, o sistema avisa por e-mail quando o teste vai vencer?
Sou tabeliã substituta e todo ato nosso precisa de carimbo do tempo além do certificado A3, o sistema que vocês montam já traz carimbo do tempo ou preciso comprar à parte?
a creche pede que só quem tá autorizado retire a criança e queria conferir pela foto do rosto na tela, isso o sistema já sai fazendo, certo?
Nossa metalúrgica tem oitenta chão de fábrica e ninguém decora senha, queria login só encostando o crachá no leitor, vem assim de vocês?
cuido de frigorífico e o fiscal do SIF quer o mapa de temperatura da câmara fria de hora em hora, o sistema lê o termômetro e guarda?
vendo ração no fiado e no fim do mês mando um por um o extrato pros fregueses, queria que o sistema mandasse esse extrato por SMS sozinho, ele manda?
Meu sócio mora em Lisboa e quer ver tudo em euro enquanto eu vejo em real, o sistema troca a moeda conforme quem entra?
na cooperativa de reciclagem a gente paga por quilo de cada catador, com desconto de vale, e queria que saísse o recibo com a foto dele, o programa já tem recibo com foto?
minha vó tem catarata e ela é quem fica no caixa da vendinha, existe letra gigante no sistema de vocês
o rapaz do banco me falou de open finance, que o sistema puxa o extrato sozinho, o de vocês já puxa?
locadora de andaime aqui, cada peça que sai e não volta é prejuízo, queria multa diária calculando sozinha e carta de cobrança impressa, tem pronto?
Sou contador. O sistema de vocês emite NF-e e gera o SPED Fiscal?
o sistema emite nota fiscal eletronica? nfc-e?
aqui na roça a internet cai o dia todo. o sistema funciona sem internet?
O sistema transmite eSocial e gera SPED Contribuições?
O sistema emite nota fiscal eletrônica e já calcula o ICMS do Rio Grande do Sul?
o sistema ja solta nota fiscal tipo nfce na hora da venda
vende o leitor de codigo de barra junto ou é so o programa
Meu técnico conserta antena no meio do mato, lá não tem sinal nem de rádio. O sistema funcionaria desligado da internet e atualizaria quando ele voltasse?
No depósito de calçado em Franca a gente lê tudo com aquela pistolinha de código de barra. O sistema de vocês aceita ela?
Somos 180 pessoas batendo pedido ao mesmo tempo às 8h da manhã, o atual engasga todo dia. Quantos usuários juntos o de vocês aguenta?
o dono da madeireira só usa mac e o resto usa windows velho, teria problema de rodar o sistema nos dois?
Minha farmácia precisa imprimir etiqueta de remédio fracionado numa impressorinha térmica. O programa imprime nela?
Quero que o sistema emita nota fiscal de serviço da prefeitura de Jaboatão, porque hoje entro no site deles uma por uma. Emite?
Os peões da obra mal leem. Dava pro sistema usar figura e cor em vez de palavra?
No hotel a gente atende em guarani, espanhol e português, fronteira né. O sistema tem como trocar a língua da tela?
sou daltônico e o programa atual usa verde e vermelho pra pago e atrasado, pra mim é tudo igual. o de vcs dá pra mudar as cores?
Tenho que coletar assinatura do cliente na entrega do móvel, com o dedo na tela. O sistema que criam tem esse recurso?
A cooperativa tem três empresas com CNPJ diferente e caixa separado, mas um escritório só. Dá pra trabalhar com as três dentro do mesmo sistema?
Quando o cliente atrasa a mensalidade do cursinho eu queria que o sistema mandasse sozinho um aviso educado por mensagem. Isso existe aí?
meus vendedor anda na rua com celular fraquinho, o sistema abre no telefone deles ou só no computador do escritório?
A engenheira quer anexar foto da rachadura no laudo, tirando na hora. Cabe foto dentro do sistema?
No laboratório precisamos de trilha de auditoria com assinatura digital padrão ICP. O sistema oferece?
Tenho uma auxiliar que digita com a boca, com um bastão, ela é tetraplégica e é a melhor da equipe. O sistema daria pra usar só com teclado?
Na metalúrgica o chão de fábrica usa ponto por reconhecimento de rosto. O sistema que vocês fariam reconhece rosto também?
Gostaria que o cliente da minha lavanderia entrasse com login dele e visse se a roupa já ficou pronta. O sistema pode ter essa porta pro cliente?
Trabalho com ouro e preciso de cotação do dia atualizando sozinha no meio do orçamento. dá pro sistema fazer?
a diretora quer receber um alerta no relógio quando a temperatura da câmara de vacina passar de 8 graus. o sistema avisa?
Preciso de um calendário com as luas dentro do programa, porque aqui a gente planta pela lua. Acham que é possível?
O juiz da federação de xadrez queria que o sistema emparelhasse os jogadores pelo método suíço, automaticamente. Daria certo?
a secretaria de saúde só libera programa que rode em linux. O sistema que fazem roda?
O cálculo da comissão da minha equipe tem sete regras, uma em cima da outra, com meta, bônus e estorno. O sistema faz essa conta maluca?
Hoje a obra manda o diário por áudio e alguém transcreve. Seria possível ditar direto pro sistema?
na loja de material elétrico cai a internet toda tarde às 15h, não sei por quê. o sistema para de vender nessa hora ou segura as pontas?
No museu, cada peça tem QR Code colado e eu queria apontar o tablet e abrir a ficha dela. O sistema que desenvolvem leria isso?
Na minha transportadora o chefe quer ser avisado por mensagem quando alguém muda um preço depois das 22h. O sistema dispara aviso assim?
A feira agropecuária dura cinco dias por ano. Teria como o sistema ficar congelado o resto do tempo e acordar só na semana da feira?
Eu já não enxergo direito, minha filha, esse programa das minhas redes dá pra ele ler em voz alta o que tá escrito na tela?
O sistema deverá contemplar assinatura eletrônica com certificado ICP-Brasil e trilha de auditoria; essas funções estão disponíveis?
o sistema tem modo noturno e da p usa no tablet da escola ou so no pc
hoje a internet caiu às dez e só voltou às quatro, vendi tudo anotando na mão, se o sistema fosse o de vocês ele continuaria funcionando sem rede?
A página não trata de limites: quantos usuários simultâneos o sistema comporta e há autenticação em dois fatores?
Uai, dá pro sistema imprimir etiquetinha pra colar no queijo com o dia que foi feito e avisar no relógio quando tá curado?
Minha oficina queria mostrar o preço em dólar e em real conforme a cotação do dia, o sistema de vocês calcula isso sozinho?
gerencio um estacionamento e queria que o sistema lesse a placa do carro pela câmera e abrisse a cancela, ele tem esse recurso?
Meus entregadores andam de moto no sol e na chuva e queriam marcar a entrega com a voz, sem tirar a luva, o sistema que vocês desenvolvem aceita comando falado?
O estoque eu já dou conta, queria é saber se o programa roda sem internet porque no garimpo não tem sinal
Meu mecânico usa luva e não aperta tecla nenhuma, o sistema teria comando de voz
No hospital tem enfermeira haitiana e boliviana, e o sistema, conseguiria mostrar as telas em espanhol
A impressora térmica da cozinha cospe comanda e eu quero que o sistema imprima nela sozinho quando a mesa pedir, faz?
minha balconista é surda e precisa de aviso piscando na tela em vez de apito, isso dá pra por no sistema
A agenda do trator eu vejo depois; o sistema manda mensagem automática de cobrança pra quem me deve?
Queria que o sistema lesse a placa do caminhão com a câmera e abrisse a cancela, é possível no que vocês fazem
Na minha funerária o assinante paga carnê e o programa precisava gerar boleto sozinho todo mês, o de vocês gera
O pessoal da obra assina recibo com o dedo na tela do tablet, isso cabe no programa que vocês fazem
quantos alunos aguenta
aguenta quantos alunos
quantos usuarios aguenta
quantas pessoas ao mesmo tempo aguenta
suporta quantos usuarios
tem limite de usuarios
qual o limite de cadastros
aguenta mil alunos
da pra quantos funcionarios usar
quantos acessos ao mesmo tempo suporta
aguenta muita gente usando junto
quantos clientes cabem no cadastro
tem limite de produtos no sistema
e se um funcionario sair da empresa
e quando o funcionario é demitido o acesso dele some
como tiro o acesso de quem saiu da empresa
se eu mandar alguem embora ele ainda entra no sistema
os pais acessam pelo celular
os pais conseguem ver pelo celular
o aluno entra pelo celular no sistema
o cliente acessa o sistema pelo celular
o sistema emite nfe
o sistema de vcs emite nota fiscal
emite nota pelo sistema
da pra emitir nf no sistema
e se a internet cair?
funciona sem internet?
funciona offline?
o sistema funciona sem internet?
se cair a internet eu perco a venda?
dá pra usar sem internet?
e quando a internet cai?
para de funcionar se a internet cair?
se faltar internet o sistema trava?
quero uma área de aluno com aula gravada
vocês fazem plataforma de cursos online
tenho um curso online, o aluno paga e acessa as aulas
sistema com área de membros
o sistema emite certificado automático
`,
  chatbots: `
hoje estou sem ninguém pra responder o whatsapp
estou sem atendente hoje
estou sem WhatsApp automático hoje
não tenho quem responda as mensagens hoje
quero conhecer os chatbots
quero ver o chatbot de vocês
e robô
site e robô
sistema e robô
quero tudo: site, sistema e robô
me conta tudo sobre os chatbots
quero saber tudo dos chatbots
fala tudo que você sabe de chatbots
tudo sobre chatbots
explica os chatbots pra mim
me explica o serviço de chatbots
como são os chatbots de vocês
descreva os chatbots que vocês fazem
me dá detalhes dos chatbots
quero entender melhor os chatbots
o que tem de bom nos chatbots de vocês
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
meus clientes vivem reclamando que ninguém responde no whatsapp da minha floricultura, eu tô sempre com a mão na terra
na minha clínica o pessoal reclama que liga e só dá ocupado, e a secretária chora no fim do dia, o que vocês têm que ajude a responder
ontem um hóspede me xingou porque fiquei seis horas sem ver a mensagem dele, preciso de alguma coisa que atenda por mim
levei uma estrela na avaliação porque demorei um dia inteiro pra responder sobre tamanho de sapato, tem como automatizar isso
o povo da paróquia se queixa que a secretaria nunca responde a hora da missa, dava pra um robô dizer
sou manicure e perco cliente porque vejo a mensagem só à noite, elas ficam bravas e vão na concorrente
todo dia ouço desaforo de comprador perguntando a mesma coisa, queria que uma máquina aguentasse isso no meu lugar
meus alunos reclamam de mau atendimento na secretaria da escola, são trezentas dúvidas iguais por semana, quero um assistente que responda
o whatsapp da loja tá me matando, morro um pouquinho a cada bom dia tem tamanho M, quero um robô que responda
eu não sobrevivo a outra Páscoa respondendo encomenda de ovo no dedo, criam um assistente pra isso
to morrendo de tanto responder whatsapp kkkk socorro, vcs tem algo q responde por mim?
Me explique o serviço de chatbots, por gentileza.
A minha nora abriu uma confeitaria em Blumenau e quer um chatbot que anote encomendas no WhatsApp. Isso vocês fazem?
vcs fazem aqueles robo q responde sozinho no zap da empresa?
quero um negocio q responde os cliente do zap sozinho vcs tem
quero um chatbot pra receber as reclamaçao dos passageiro da minha empresa de van
to morta de cansada de responder a mesma pergunta no whats 200x por dia
recebo muita reclamação dos MEUS clientes porque demoro pra responder o whats. o que vcs têm pra isso
bom dia aq na clinica a gente quer um robozinho pra responder o zap dos paciente vcs fazem isso
aqui a clinica abre das 7 as 19 e o povo pergunta isso o dia todo queria um robo q falasse nosso horario pros paciente
as mulher me chama meia noite querendo marca escova 😵‍💫 vcs tem akele negocio q responde o zap sozinho?
as familias vivem reclamando q eu demoro a responder elas, tao com razao.. o q vcs tem pra resolver isso aqui na minha firma?
Tenho uma pizzaria em Ribeirão Pires e sexta à noite chegam oitenta mensagens perguntando a mesma coisa: se entrega na minha rua. Minha mulher não dá conta, vocês fazem um robô pra isso?
Sou obstetra e as gestantes me escrevem o dia inteiro coisas que estão na cartilha. Queria um assistente que respondesse o básico com carinho, é serviço de vocês?
na autoescola todo mundo pergunta preço, documento e quanto tempo demora pra tirar a carta. a recepcionista já responde no automático, podia ser uma máquina, cês criam?
Meus clientes reclamam que levo dois dias pra responder, e é verdade, porque estou embaixo de um carro. Ouvi falar de um atendente virtual, como é que funciona com vocês?
A secretaria do meu colégio em Caruaru pifa na época da matrícula, é telefone, zap e fila no balcão. Um assistente virtual que tirasse as dúvidas repetidas, vocês montam?
vendo passagem de barco em Manaus e o povo quer saber horário, se atrasa, se pode levar rede, bicho, geladeira. pensei num bot. vcs desenvolvem?
O robô do meu banco é um inferno de opção 1, opção 2. Se eu pusesse algo no meu consultório teria que entender o que o paciente escreve de verdade. O que vocês têm nessa linha?
Minha loja de aquário recebe gente apavorada porque o peixe virou de barriga, e eu durmo. Queria alguma coisa inteligente respondendo por mim, é com a Nora?
Trabalho na ouvidoria de uma prefeitura do Vale do Ribeira e o cidadão repete o mesmo pedido de tapa-buraco em cinco lugares. Existe assistente de conversa pra isso e vocês constroem?
Sou confeiteira, mão na massa literalmente, e o celular apita trinta vezes por hora. Queria que uma coisa respondesse e já anotasse a encomenda, tem?
tenho imobiliária de temporada em Cabo Frio, cada hóspede faz vinte perguntas antes de fechar e depois não fecha. um chat automático filtrava isso pra mim?
O sindicato recebe centenas de filiados perguntando do dissídio. Os diretores querem uma inteligência artificial que converse, vocês oferecem?
Minha filha usa aquelas IA pra fazer lição de casa e eu pensei: por que não uma pra responder os clientes da minha loja de cortina? Vocês fazem esse negócio?
sou motoboy e montei uma central de entregas com mais 12, o cliente fica perguntando cadê. queria um robo q falasse com ele enquanto a gente pilota
No cartório ligam só pra saber quanto custa reconhecer firma e que papel trazer. Se um assistente falasse isso, meu balcão respirava. Desenvolvem?
Minha clínica de fisioterapia perde paciente porque a moça sai às 17h e o telefone mudou. Um atendente digital seria uma saída, vocês vendem isso pronto ou criam?
eu aluguei três salões de festa e passo a vida respondendo quanto é, quantas pessoas cabem, pode som até que horas. eu queria me aposentar disso, me ajuda com um robô?
Coordeno o telesserviço de uma operadora de saúde pequena em Ribeirão Preto e a diretoria quer automatizar o primeiro atendimento por texto. A Nora atua com assistentes conversacionais?
A minha mãe responde os fregueses da loja dela com áudio de quatro minutos. Todo mundo foge kkk. Um assistente que fosse curto e educado, vocês preparam?
Sou contador e em abril meu escritório vira um pandemônio de gente perguntando de imposto de renda as mesmíssimas coisas. Robô de atendimento, é isso que vocês chamam de chatbot?
tenho um viveiro de mudas em Holambra e o povo manda pergunta de como cuidar depois que compra. eu adoro mas não tenho tempo. vcs fariam um ajudante que respondesse?
Nossa agência de intercâmbio atende adolescente que pergunta vinte coisas seguidas, com emoji, e não espera. O chat de vocês entende esse jeito de falar e atende?
Perdi uma venda de doze mil em móvel planejado porque respondi 40 minutos depois e a moça já tinha fechado com outro. Preciso que alguém, ou algo, responda na hora, como faz?
Na ONG de apoio a imigrante chega muita pergunta sobre documento e a gente é em três voluntárias. Seria bom um robozinho de primeiras respostas, vocês trabalham com isso?
Vendo seguro de moto em São Gonçalo e já testei um bot de botão que me fez passar vergonha. queria um esperto, q entende quando a pessoa escreve errado. é esse o de vcs?
O hotel fazenda recebe pergunta de cardápio, de lago, de charrete, de cachorro, tudo pelo mesmo celular da minha esposa. Queríamos um concierge virtual, isso se contrata com vocês?
moro sozinha e vendo perfume por encomenda, quando adoeço o negócio para. um assistente que atendesse no meu lugar ia me salvar, vocês criam pra gente pequena assim?
Sou gerente de uma distribuidora de internet no interior do Ceará e quando cai o sinal chegam quinhentas mensagens iguais. Precisamos de um assistente automático, podem fazer?
Tenho um estacionamento perto do aeroporto e o passageiro escreve perguntando preço da diária enquanto já está no carro. Eu queria que uma coisa respondesse na hora, o que vocês oferecem nesse sentido?
O SAC da nossa fábrica de biscoito recebe reclamação, elogio e pergunta de glúten tudo misturado num e-mail lotado. Pensamos num atendente com inteligência artificial, vocês criam?
Minha filha, meu telefone apita mais que panela de pressão, é gente querendo saber o tamanho da rede e a cor, vocês fazem um ajudante que responda esse povo por mim?
Almejamos automatizar o primeiro atendimento ao cidadão mediante assistente conversacional; a empresa desenvolve solução dessa natureza?
minha mae tem lojinha no zap e fica doida c tanta msg cs fazem tipo um bot pra responde as cliente dela
hoje deixei trinta e duas mensagens sem resposta porque estava só no balcão, preciso de alguém que não durma nem falte respondendo os clientes, vocês fazem isso?
Chatbots Inteligentes figura como terceira frente; desenvolvem um assistente que entenda perguntas livres dos nossos clientes técnicos, e não só menus numéricos?
Bah, o pessoal me pergunta mil vezes o preço da saca e o horário da balança, vocês fazem um troço que responda sozinho esses viventes?
Atendo como advogada sozinha e passo a manhã repetindo quais documentos trazer, existe um atendente automático feito por vocês?
tenho uma academia de bairro e a recepcionista saiu, queria um robozinho que explicasse as modalidades e recebesse o povo, montam um pra mim?
meus clientes reclamam que eu levo dias pra responder, preciso de uma coisa que atenda eles por mim
recebo queixa todo dia de que a minha clínica não dá retorno, queria um assistente que respondesse na hora
Meu site é uma belezura e ninguém responde quem pergunta por ele, precisava de um atendente automático que dê conta
A recepcionista do laboratório repete o preparo do exame cem vezes por dia e já perdeu a voz, vocês fazem um assistente pra isso
tô no trator o dia todo e o povo me manda msg querendo esterco, quando vejo já compraram de outro, tem um robô q responda por mim
Reunião atrás de reunião e meu WhatsApp da imobiliária transborda, quero algo que converse com o comprador enquanto isso, é com vocês
Sou padre de cinco capelas e a mesma pergunta chega o dia inteiro, que horas é a missa; um robozinho resolvia, vocês criam
meus relatórios tão em dia, o q não tá em dia é responder cliente no zap da adega, fazem chatbot
O sistema da autoescola funciona, quem não funciona é a atendente que some no almoço, quero um atendimento automático
Trabalho com aluguel de brinquedo e no sábado perco cliente porque tô montando pula-pula, queria um robô que responda preço na hora
o que está incluso no chatbot
o que está incluído no chatbot
o que vem incluso no robô
e no chatbot, o que está incluso
e no chatbot, o que vem
o que faz parte do chatbot
o que inclui o robô
o chatbot inclui o quê
o que vem no chatbot de vocês
o que faz parte dos chatbots
o que vem junto no chatbot
o que os chatbots incluem
na verdade é chatbot
na verdade é chatbot me confundi
me confundi é chatbot que eu quero
errei é chatbot
quis dizer chatbot
nao é site é chatbot
`,
  ai: `
o chatbot usa ia
os chatbots de vocês usam ia?
o bot que vocês fazem usa ia
o robô do whatsapp usa ia
o chatbot de vocês usa chatgpt?
os chatbots usam gpt por dentro?
vocês usam ia
vocês usam inteligência artificial
usam ia
usam inteligência artificial
trabalham com ia
trabalham com inteligência artificial
a nora usa ia
a nora trabalha com inteligência artificial
vocês mexem com ia
vocês têm ia
vocês têm soluções com ia
tem alguma coisa com inteligência artificial
oferecem ia
fazem algo com ia
vocês fazem coisas com inteligência artificial
vocês desenvolvem ia
quero usar ia na minha empresa
queria inteligência artificial no meu negócio
vocês colocam ia nos projetos
os chatbots usam ia
os chatbots têm ia
tem ia nos chatbots
o chatbot tem inteligência artificial
o chatbot de vocês é com ia
os robôs de vocês usam inteligência artificial
o robô usa ia
vocês fazem chatbot com ia
fazem chatbot com inteligência artificial
fazem robô com ia
o chatbot é inteligente mesmo, com ia
o atendimento automático é feito com ia
seus chatbots são movidos a ia
tem inteligência artificial no atendimento
o que vocês fazem com ia
onde vocês usam ia
como vocês usam a inteligência artificial
em que a ia entra no trabalho de vocês
o chatbot do whatsapp tem ia
os bots são com ia ou com menu de opções
dá pra ter ia no meu atendimento
vocês são especialistas em IA
são especialistas em inteligência artificial
vocês são uma empresa de IA
vocês trabalham com IA pra empresas
`,
  "bot-channels": `
no zap
e no zap
quero vender no zap
que venda pelo zap
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
Meus clientes do salão chegam tudo pelo direct do instagram, quase nenhum tem paciência de ir pro zap, o robô responde no direct também?
atende telefone fixo? minha clientela tem setenta anos e liga, não digita
responde quem comenta em post da página da loja no facebook
põe o robô atendendo as perguntas dos anúncios da olx
o pessoal daqui usa muito signal por segurança, o assistente entra nele?
na rádio os ouvintes mandam sms ainda, por incrível que pareça, o chatbot lê sms?
o chatbot responde no direct do insta tb?
O chatbot funciona em quais canais?
fazem chatbot p telegram tbm?
o robozinho funciona onde só no zap
o chatbot responde direct do insta tbm?
o robozinho responde em quais lugares?
vi que o bot de vcs atende no Telegram, tá certo?
o robô de vocês funciona no messenger do face ou é só zap
o bot pega no messenger tb pq la em casa ainda usam face
Em quais canais, nominalmente, o assistente virtual opera? Peço que listem todos, pois "multicanal" qualquer um escreve.
90% das minha cliente vem do direct do insta 📸 o robo responde la tb?
robo de voces atende onde so zap
o robo responde no direct do instagram tbm? 90% das minha venda eh por la
Meus clientes da loja de tapete são quase todos senhoras que só usam o Facebook e mandam mensagem por lá. O robô responde nesse lugar?
Tenho uma confecção em Cianorte e os pedidos chegam pelo direct do Instagram, pelo zap e por uma caixinha no meu site. Ele atende em quais desses?
Sou produtor de evento e minha galera migrou toda pro Telegram por causa dos grupos grandes. O assistente de vocês funciona lá?
a diretora quer o robô dentro do aplicativo da escola, eu quero no whats, o padre quer na página da paróquia. em que canto ele pode ficar afinal?
Lá na prefeitura a maioria dos idosos manda SMS, por incrível que pareça. O chatbot de vocês trabalha com mensagem de texto comum?
No nosso hotel em Gramado a telefonista atende o mesmo pedido de toalha cem vezes. O assistente atende ligação falada também ou só escrita?
Minha ótica põe a página no ar mês que vem e queria um balãozinho no canto igual a esse aqui. Fazem?
vendo colchão pelo marketplace do face e o povo chama no messenger perguntando se ainda tem. o bot de vcs pega esse canal?
O TikTok é de onde vem a minha freguesia de bijuteria, elas comentam e mandam mensagem por lá mesmo. O robô alcança?
Sou do suporte de uma empresa de software em Floripa e nossos chamados entram por e-mail. O assistente responderia e-mail?
Temos um servidor no Discord com quatro mil jogadores e vivo respondendo a mesma regra do torneio. Dá pra pôr o bot de vocês ali?
na minha loja de suplemento metade chama pelo zap e metade pelo chat do site. precisa de dois robôs ou o mesmo fica nos dois lugares
Meu público é executivo, quer resolver no LinkedIn. Vocês integram o chatbot com as mensagens de lá?
A associação de pais conversa com as famílias pelo Messenger porque o dado móvel dele sai de graça na operadora. Esse é um canal em que vocês trabalham?
Meu sócio jura que robô só existe pra whatsapp. Eu queria na página da nossa transportadora, pra quem entra cotando frete. Qual de nós dois tá certo?
As mensagens da minha clínica chegam espalhadas: uma no inbox da página, outra no zap da recepção, outra no formulário. Em quais desses o robô conversa?
sou barman e montei um clube de vinho que funciona todinho no Signal pq os caras são paranoicos com privacidade. o assistente vai nesse?
Usamos o Teams pra falar com as filiais de Joinville e de Manaus. Dá pra ter o assistente respondendo dentro dele?
A gente instalou um totem na entrada do shopping e o visitante digita perguntas. O chatbot podia ficar no totem?
o pessoal da minha quitanda só sabe mexer no whats, nem e-mail têm. é lá que o bot atende?
A filial da Argentina atende por WhatsApp e a daqui por Messenger, uma bagunça cultural. O robô cobre os dois?
Meus alunos de violão são moleque, só falam no chat do jogo e no insta. Onde exatamente o assistente funciona?
Vocês falam em atendimento automático, mas minha seguradora tem telefone 0800 com gravação daquelas de apertar tecla. O serviço de vocês abrange essa parte de voz?
Tenho um site antigo de aluguel de equipamento de som e o visitante entra, olha e vai embora calado. Um chat ali na página puxando assunto, o robô faz isso?
na cooperativa de crédito o associado tem um app próprio com mensagens, quem manda nele é a central. o bot conseguiria responder ali dentro?
Minha tia vende tapioca e o anúncio dela é daquele tipo que clica e cai no Messenger. Ela não dá conta. O robô fica nesse lugar?
A minha loja de celular atende num balcão de shopping e por um tal de RCS que a operadora ofereceu. O robô vai nesse tipo de mensagem também?
Os pais da escola usam zap, os avós usam messenger e a diretoria quer um balão no portal. O mesmo assistente atende os três cantos?
gente do sítio fala comigo por rádio e por whats. no rádio eu sei que não, mas no whats do comprador de leite o robô fica?
Sou tatuadora e 100% das minhas conversas começam no direct. Antes de pensar em robô quero saber se ele vai nesse canal
Aqui em Campina Grande as velhas me procuram no zap e as moças no tal messenger, o robozinho que vocês fazem fica nos dois ou só num?
Solicito a relação dos canais de comunicação nos quais o assistente virtual pode ser implantado, para verificar aderência ao nosso ambiente.
da p bota o bot no discord do meu servidor ou no telegram ou so zap
hoje respondi cliente no zap, no messenger, no site e até num bilhete debaixo da porta, o robô de vocês dá conta de quais desses lugares?
O item cita Atendimento no WhatsApp, no Messenger e no site; e SMS ou direct do Instagram, estão contemplados como canal?
Uai, meu povo só usa o feice pra falar com a gente e uns pouquin o zap, o robô docês consegue morar nesses dois canto?
Meu público de ciclistas conversa por um aplicativo que quase ninguém usa, o Signal, e também pelo chat do site, em quais o chatbot atenderia?
Meu e-mail vive lotado e meu zap então nem se fala, o robô que vocês fazem responde e-mail também ou é só mensagem
O site novo ainda vai demorar, e enquanto isso queria o robô no Messenger da loja de colchão, ele trabalha lá
meus fieis mandam direct no insta o dia todo, o robô pega direct
Os alunos da academia usam Discord pra tudo, coisa de jovem, o assistente de vocês entraria nesse canal?
Minha clientela idosa prefere SMS porque não tem internet, o robô serve pra SMS
A central telefônica toca mais que sino de igreja, o assistente de vocês atende ligação ou só texto em algum aplicativo
`,
  "bot-always": `
o chatbot fala com a pessoa de madrugada e no domingo
o robô responde cliente no domingo também
de domingo o chatbot conversa com o pessoal
o robozinho trabalha sábado, domingo e feriado
o chatbot atende o cliente a noite inteira
domingo à noite o robô fala com quem chamar
seu chatbot conversa com o cliente às três da manhã
o robô funciona fim de semana
queria descansar no domingo e o robô atender sozinho
quero descansar um pouco, o robô dá conta sozinho
queria descansar à noite
não quero acordar de noite com telefone
queria dormir e acordar com vendas
o bot vende enquanto eu durmo?
não quero acordar de madrugada pra responder cliente
queria dormir sossegado e o robô respondendo
quero acordar com pedidos já respondidos no whatsapp
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
meus passageiros ficam furiosos quando escrevem de madrugada e ninguém responde até as sete, o robô de vocês segura essa bronca nesse horário
recebo reclamação toda segunda de quem chamou no domingo e ficou falando sozinho, o chatbot que fazem responde também no fim de semana
E nos feriados prolongados, o chatbot responde aos clientes ou para junto com a equipe?
no natal e ano novo o chatbot também responde meus clientes ou ele folga?
perco venda de madrugada pq ngm responde o zap da pizzaria... tem jeito?
o chatbot atende no natal?
meu salão só abre de terça a sábado das 10 às 20, o bot responde na segunda também?
Tem freguesa que manda mensagem uma hora da madrugada querendo brigadeiro pro outro dia, acredita? A menina tá dormindo, uai. Esse ajudante de vocês responderia ela nessa hora?
As freguesas andam reclamando que ninguém responde elas de noite, e com razão. O atendimento automático de vocês resolveria isso?
Nossa secretaria funciona das 7h às 17h, mas os pais trabalham e só nos escrevem depois das 21h. Quem responderia a eles nesse horário, se eu contratasse o robô de vocês?
os cara manda zap 11 da noite querendo pastilha de freio 🤦‍♂️ o bot de vcs trampa essa hora
A loja fecha às 19h e é depois da novela que as clientes me perguntam tamanho e cor. De manhã já compraram de outra. O robô fica acordado?
Tenho plantão veterinário em Maringá e as pessoas escrevem às três da matina desesperadas. O assistente responde nessa hora ou dorme que nem eu?
Sou judeu e no sábado não toco no telefone, mas meu cliente de móveis não sabe disso. O chatbot trabalharia por mim nesse dia?
No carnaval minha pousada em Olinda recebe mensagem vinte e quatro horas por dia e minha equipe está pulando atrás do bloco. O robô aguenta o feriado?
os clientes reclamam à noite, quando eu tô botando menino pra dormir, e no outro dia eu acordo com trinta xingamento. o bot atende esse horário?
A imobiliária abre das 8h às 18h e o comprador só tem tempo depois do jantar. Se eu puser o assistente, ele conversa nesse período?
Viajo uma vez por ano com a família e fecho a oficina quinze dias, e perco cliente que não volta. O robô continua respondendo com a porta baixada?
Vendo flor, e o dia de Finados é o pior: mensagem desde as cinco da manhã do feriado. Ele estaria trabalhando?
meu público é gringo do outro lado do mundo, quando lá é dia aqui é madrugada. o robô que cs fazem segura o turno da madruga?
Sou plantonista, tenho uma lojinha online de jaleco e só olho o telefone de doze em doze horas. O atendente virtual ficaria ligado direto?
Na cidade falta luz e a secretária vai embora pra casa. O robô para também ou segue respondendo meus pacientes?
Nosso SAC encerra sexta às 18h e só volta segunda, e é no domingo que a geladeira do povo quebra. O chatbot preencheria esse buraco?
Natal passado um cliente ficou sem resposta de 24 a 2 de janeiro e cancelou o contrato da academia. Um assistente de vocês teria respondido nesse recesso?
a moça do zap entra às 9h e sai ao meio-dia pra almoçar, e é no almoço que o pessoal do escritório pesquisa preço. o robô não almoça né
Fui atendido de madrugada por um robô de pizzaria e achei o máximo. Quero isso na minha tabacaria, sem intervalo. O de vocês funciona assim?
Pescador liga às quatro da manhã pra saber da maré e do gelo, e quem responde sou eu, de pijama, há dezoito anos. Posso passar esse turno pro robô?
A igreja recebe pedido de oração a qualquer hora, principalmente quando todo mundo dorme e a solidão aperta. O assistente responderia nesse momento?
Sou dono de farmácia e no rodízio só abro de plantão uma semana por mês, mas perguntam todo santo dia se estou aberto. O robô responde isso inclusive domingo?
tem cliente que manda mensagem no meio do jogo da seleção, meu time inteiro parado vendo tv. ele ia atender nessa hora?
Minha recepcionista adoeceu, a substituta não apareceu e o telefone ficou mudo dois dias. Robô pega atestado? Quero saber se ele para alguma vez
O aluno de EAD estuda depois das 22h e a tutoria acaba às 20h. O chatbot que vocês criam continuaria tirando as dúvidas dele?
No feriado municipal daqui, que ninguém de fora conhece, a fábrica fecha e o cliente de São Paulo fica bravo. Com o chatbot ele teria resposta?
Vendo ingresso de parque aquático em Caldas Novas e as famílias decidem o passeio no sábado de noitinha. O assistente atenderia nesse horário morto do escritório?
o dono da borracharia ronca e o pneu fura às 2h da manhã. se eu colocar um robô ele fala com o motorista na hora ou espera amanhecer?
Trabalho num call center e sei quanto custa um turno noturno. O assistente de vocês precisa de escala ou cobre tudo sem parar?
Sexta-feira santa, corpus christi, dia da padroeira, aqui em Aparecida é quando mais chega romeiro e minha equipe folga. O robô trabalha nesses dias?
Minha cliente compra vestido de festa às onze da noite de domingo, quando briga com o guarda-roupa. Nessa hora eu já tô no décimo sono. O robô conversa com ela?
Em junho a cidade para por causa do São João, visse, e o turista continua escrevendo pra reservar. O assistente trabalharia os trinta dias, feriado e tudo?
O portão da transportadora fecha às 20h e o motorista que chega às 21h fica sem saber onde dormir. Um chatbot responderia ele a essa hora?
a moça que responde é da igreja e não trabalha do por do sol de sexta até sábado. o robô cobre esse pedaço?
Eu fecho a bodega às seis, tiro a sandália e não quero ver celular, mas o povo pede rede até meia-noite, o robô fica respondendo enquanto eu durmo?
O assistente a ser implantado deve operar em regime ininterrupto, incluindo feriados nacionais; a solução atende a tal condição?
o bot q cs faz responde as cliente da minha mae ate no natal e d madrugada ou ele tb dorme kkk
hoje às onze da noite um cliente queria comprar doze cadeiras e eu já roncando, acordei e ele tinha fechado com outro, o chatbot atende nessa hora?
Respostas 24/7, inclusive nos feriados: isso é do robô contratado pelo cliente, sem janela de parada? Minha demanda concentra-se de 0h a 4h.
Bah, na safra o pessoal liga de madrugada, no domingo e até na Sexta-Feira Santa, o robô de vocês responde os produtores a qualquer hora?
Faço plantão de chaveiro e os desesperados escrevem às quatro da manhã, um chatbot contratado com vocês daria resposta nesse horário?
a minha atendente demora pra responder os clientes e no feriado ninguém responde, o robô de vocês responderia
perco venda porque ninguém da minha loja responde depois das dez da noite, um chatbot cobriria esse horário
sou parteira e me chamam a qualquer hora, o robô seguraria as mensagens enquanto durmo
na véspera de natal minha loja de brinquedo ferve de mensagem até meia-noite, o chatbot aguenta responder
fecho a pizzaria às onze e o povo continua pedindo o cardápio, o assistente responde nesse horário
meus alunos mandam dúvida de matrícula no domingo à noite, o robô atende
o chatbot tira folga, dorme, almoça, ou fica ligado direto
no sete de setembro a agência fecha e os turistas ficam sem resposta, isso o robô cobre
guincho é 24 horas e eu não, um robô de vocês atenderia no meu lugar de madrugada
turista japonês me escreve quando aqui são quatro da manhã, o assistente responde nessa hora
quero viajar em lua de mel duas semanas, o robô segura meus clientes todos os dias
na quarta-feira de cinzas eu não existo, o chatbot da minha loja continua respondendo
plantão de ano-novo é sempre um drama no laboratório, o robô cobriria a virada
o atendimento automático que vocês montam obedece horário comercial ou vara a noite
minha secretária tira férias em janeiro, o robô responde os pacientes enquanto isso
fico na igreja o domingo inteiro sem celular, e o robô, segue atendendo a freguesia
se o cliente chamar no meio do jogo da seleção, o bot responde
há interrupção do serviço do assistente em recessos e pontos facultativos
dia santo aqui fecha tudo, até a lotérica, o robô fecha também
o robô q vcs fazem responde a noite toda msm
pastelaria de feira: eu levanto às três e durmo às sete da noite, o chatbot responde enquanto ronco
meu concorrente responde às duas da manhã e eu perco o cliente, com o robô eu responderia também
as mães me escrevem quando o bebê dorme, lá pela uma da manhã; o bot tá acordado
corpus christi, finados, tiradentes, o assistente trabalha nesses dias também
hotel não tem hora, hóspede pergunta de madrugada se tem vaga, o robô responde na mesma hora
chuva alagou a rua e ninguém foi trabalhar, mas as mensagens chegavam; um robô teria respondido
terça ou domingo, três da tarde ou três da matina, o atendimento do robô é igual
a gente fecha pro almoço e perde encomenda de bolo, o robô responderia nesse intervalo
sou enfermeira de noite e faço unha de dia, não respondo ninguém em tempo; o robô atende a qualquer hora
meu plantonista cochila e deixa paciente no vácuo, o chatbot fica desperto
são joão aqui ninguém trabalha uma semana, o assistente continuaria tirando dúvida do povo
o chatbot da imobiliária responde quem viu a placa no domingo à tarde
Meu restaurante fecha segunda e o cliente escreve justamente nela querendo reserva, o robô responde mesmo com a casa fechada
A equipe de vocês folga domingo e entendo, mas o robô que comprarem de vocês folga também?
sou parteira, me acordam as 3 da manhã pra perguntar preço de curso, o robô seguraria essa pra eu dormir
Na ceia de natal recebi quarenta pedidos de gelo e não vi nenhum, o assistente trabalha em dia assim
Meu backup eu faço de madrugada e o computador desliga, o robô continua conversando com o freguês nesse meio tempo
Meus clientes no Japão acordam quando eu vou deitar, o atendente virtual responde na hora deles
`,
  "bot-leads": `
o robô do zap anota pedido, eu me perco no caderninho
o robô anota pedido também
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
o robô anota o telefone do cliente pra minha vendedora ligar dps?
o chatbot anota o contato do interessado pro nosso comercial ligar depois??
o bot anota o contato do povo q quer comprar imovel pra minha equipe ligar depois
quando alguém interessado chama no zap de noite, o bot guarda o contato pros meus vendedores?
queria que ficasse anotado o nome e telefone de quem chamou pra minha vendedora ligar depois
o robo anota o contato d quem chama ou perde o cliente
Os contatos que chegam pelo WhatsApp se perdem na troca de turno dos vendedores. O chatbot anota esses contatos para o comercial?
Meu pain hoje é lead que cai no chat à noite e ninguém do comercial vê depois. O bot salva quem falou pro time de sales dar follow-up?
Se um leitor escrever ao chatbot fora do expediente e deixar telefone, esse contato fica anotado para que o meu comercial o procure depois?
perco contato d familia todo santo dia pq anoto em papel d curativo kkk o robo guarda pra eu retornar dps?
A vendedora anota o nome do interessado num post-it que voa com o ventilador. O robô guardaria quem perguntou do apartamento?
Meu consórcio recebe uns quarenta curiosos por dia e a gente não sabe quem retornar. O assistente deixa o nome e o telefone deles em algum lugar pra equipe?
Vendo painel solar em Petrolina, o sujeito pergunta, some, e dois meses depois compra do concorrente. Se eu tivesse o contato dele eu tinha ligado. O chatbot pega?
na escola de inglês a mãe pergunta o preço à noite e de manhã ninguém sabe quem era. dá pro robô pedir o telefone dela e passar pra minha consultora?
Sou gerente comercial de uma incorporadora e pago caro por lead. O visitante que conversa com o chat da página fica registrado para o time de vendas?
Meu buffet em Sumaré perde noiva porque a conversa morre sem eu saber nem a data da festa. O bot perguntaria e guardaria pra gente ligar depois?
O corretor de plantão vai embora às 18h e quem escreve às 18h05 vira fantasma. Com o chatbot esse contato chega na mesa do corretor no outro dia?
tenho loja de piscina, no inverno o povo só sonda e no verão eu queria ligar pra todo mundo q sondou. o robo faz essa listinha?
Trabalho com plano odontológico para empresas, ciclo longo, muito vai e volta. O assistente identifica e registra quem tem interesse pra o vendedor dar sequência?
O povo pede folheto do curso técnico, a secretária manda e nunca mais fala com a pessoa. Queria que o nome ficasse anotado em algum canto, o robô cuida disso?
Sou representante de máquinas agrícolas e rodo 600 km por dia. Quem me chama enquanto dirijo vira mensagem não lida. O bot pegaria os dados pra eu retornar de noite?
na feira de noivas passamos o QR do zap e conversaram com a gente 300 pessoas, guardei o nome de umas nove. um robô anotava todas?
A secretária escreve os dados do cliente errado, troca o dígito do telefone e lá se vai a venda. Se o próprio cliente digitar pro robô, isso fica salvo pra equipe?
Meus vendedores brigam dizendo que o cliente é deles. Se o chatbot anotasse quem chamou primeiro e quando, acabava a confusão. Ele registra?
Vendo cota de clube e o interesse do pessoal dura cinco minutos. Preciso que alguma coisa colha o contato enquanto tá quente e jogue pros meus consultores, faz?
aqui na loja de moto a galera entra no site 2 da manhã sonhando com a moto. o assistente consegue pegar o whats do cara pro vendedor chamar de manhã?
O assistente que testei conversava bonito mas no fim eu não sabia com quem ele tinha falado. O de vocês deixa rastro dos interessados?
Tenho clínica de implante capilar e o homem tem vergonha, pergunta escondido e some. Dá pra o robô pegar o contato com jeitinho e me entregar?
Somos uma funerária com plano familiar, o vendedor precisa do nome e da cidade pra visitar. Um chatbot coletaria essas informações para ele?
Minha agência de viagem perde gente que pergunta de pacote no domingo. Segunda eu queria uma lista: fulana, quer Maceió, quatro pessoas. Ele faz isso?
O setor de vendas da indústria quer qualificar quem chega pela página, saber empresa, cargo e volume, antes de gastar telefonema. O chatbot colhe?
eu vendo terreno na planta em Luziânia, o anúncio traz gente mas a maioria pergunta e evapora. o robô segura pelo menos o zap da pessoa?
Dou consultoria de amamentação e tem mãe que escreve chorando e depois não acho mais a conversa. Ficaria guardado o nome dela pra eu procurar?
A concessionária tem um BDC com quatro meninas que ligam pra contato frio. Queria que os mornos do chat caíssem direto na mão delas. Sai anotado?
De cada dez que perguntam do meu curso de tricô, nove não compram na hora. Preciso saber quem são essas nove, o assistente me conta?
Sou síndico profissional e prospecto prédio. Se o robô da minha página pedisse nome do condomínio e contato, minha equipe ia atrás. É assim que funciona?
Anuncio casa na praia e o telefone que está no anúncio é da minha ex-sócia, perco tudo. Com o robô na página o interessado deixaria o contato dele pra mim?
Minha pós-graduação recebe consulta de gente do Brasil inteiro em horário maluco. O setor comercial queria chegar de manhã com os nomes prontos pra ligar. É isso que o bot entrega?
vendo carroça customizada de food truck, ticket alto, o cara pensa 3 meses. preciso não perder o fio. o robô fica com o whats e o nome dele?
Na feira agro distribuo cartão e o produtor perde. Se ele falasse com o assistente ali mesmo pelo celular, o nome e a fazenda dele ficariam com meu pessoal de vendas?
Muita moça pergunta o preço da rede, diz que vai pensar e some, e eu perco o nome dela, esse robô guarda quem passou por lá pra eu chamar depois?
O departamento comercial necessita que o assistente registre os dados dos interessados e os encaminhe aos vendedores; tal função existe?
o bot pega o nome e o cel de quem qr compra pra minha mae chama dps
hoje atendi tanta gente no zap que não anotei o contato de ninguém, amanhã não sei pra quem ligar, o robô deixaria isso anotadinho pra minha vendedora?
O item Contatos anotados para a sua equipe de vendas significa que o bot captura nome e telefone de quem demonstrou interesse?
Uai, o caboclo pergunta do lote, se interessa e eu no pasto sem sinal, esse robô marca quem foi pra eu procurar o sujeito mais tarde?
Tenho uma imobiliária e cada curioso é um cliente em potencial, o assistente segura o contato da pessoa pra corretora retornar no dia seguinte?
na barbearia do meu irmao o povo pergunta o preço de noite e some ele queria acorda e ve uma listinha de quem perguntou pra corre atras o bot faz isso
O formulário do meu site ninguém preenche, já o robô, se alguém perguntar de consórcio, guarda o telefone da pessoa pra eu ligar
Sou corretora e curioso some feito fumaça, o robô anotaria quem perguntou da casa da praia pro meu vendedor chamar depois
meus relatorios de venda são fracos pq perco o nome de quem chama no zap, o bot pega nome e telefone pra mim
Faço orçamento de toldo pelo portão e esqueço de quem era, o assistente deixaria a lista de interessados com contato
A privacidade a gente respeita, só queria que o robô perguntasse o nome e o celular do interessado e passasse pra minha vendedora, faz?
Na feira de imóveis distribuo ficha de papel que o vento leva, o robô faz essa coleta de interessados pra equipe comercial
ele anota o sabor e a data também
ele anota o sabor do bolo e a data
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
como q o robo vai saber das coisas da minha farmacia? quem ensina ele
O chatbot é treinado com as informacoes da nossa empresa ou da respostas genericas?
como q o bot vai saber as coisa da minha igreja horario de culto essas coisa
como que o bot vai saber as coisas da minha loja?
o robo sabe as coisa da minha empresa ou fala genérico?
Bot genérico que responde 'não entendi' mata meu NPS. Dá pra ensinar ele com nossos docs internos, FAQ do produto, essas coisas?
De onde o assistente tira as respostas que dá ao público? Ele recebe informações da própria empresa contratante?
e esse robozinho vai sabe das coisa do meu salao? tipo q eu n faço mega hair rs
O assistente virtual responde genericamente ou é alimentado com dados do meu próprio negócio?
Todo dia os lojistas escrevem no WhatsApp perguntando preço de mesa e de cadeira. Um assistente pode ser ensinado com as informações da minha tabela?
O atendente virtual conseguiria aprender o nosso edital e o calendário acadêmico, ou ele já vem com respostas genéricas?
Faço marmita para diabético e um ingrediente errado é caso de hospital. Como é que o robô vai saber o que leva em cada prato meu?
Nosso regulamento de condomínio tem 94 páginas e ninguém lê. Se eu entregar o documento, o assistente aprende a responder em cima dele?
Vendo peça de trator e o cliente chama a mesma peça por cinco nomes: cruzeta, aranha, estrela. O bot entenderia o linguajar da minha loja?
sou cervejeiro artesanal em Blumenau e troco os rótulos a cada estação. o chatbot vai falar das cervejas minhas ou de cerveja em geral da internet?
Tenho medo que ele invente preço. O meu pai já teve que honrar promoção de robô que não existia. De onde sai o que ele responde?
A clínica tem protocolo pra cada exame: jejum, bexiga cheia, suspende remédio. O assistente ia falar certinho o da gente?
Mudou o telefone da secretária, mudou o convênio, mudou a sala. Um robô cheio de dado velho seria pior que nenhum. Quem ensina a ele como é a minha empresa?
Somos uma escola bilíngue com pedagogia própria, os pais fazem pergunta fina. Como é a preparação do robô com o nosso conteúdo?
No meu brechó cada peça é uma só, com história, medida e defeitinho. Ele vai conhecer minhas peças?
a loja de orixás tem fundamento, não pode robô falar besteira de coisa sagrada. dá pra ensinar ele do nosso jeito?
Minha loja vende tinta e o cliente pergunta rendimento por metro quadrado de cada linha. As fichas técnicas que tenho em PDF serviriam pra ele estudar?
Sou agente de turismo no Jalapão, cada passeio tem regra de roupa, idade, estrada. O assistente saberia responder essas miudezas da minha agência?
Temos um FAQ de cem perguntas feito por uma atendente que se aposentou depois de trinta anos, é um tesouro. Ele consegue ser treinado com isso?
o bot da concorrente respondeu que vende peixe vivo, e ela vende congelado, viralizou aqui em Cabedelo. como vcs fazem pra ele não falar abobrinha da minha peixaria?
Trabalho num banco comunitário no Conjunto Palmeiras e nossa moeda social tem regra que só existe aqui. O robô aprende uma coisa tão particular?
Meu restaurante não aceita vale-refeição, não tem estacionamento e fecha segunda. É só isso que o povo quer saber. Vocês passam essas coisas pra ele antes de ligar?
Comprei um robô baratinho que só sabia dizer olá, sou o assistente. Não sabia nada da minha loja de colchão. O de vocês chega sabendo?
Advogado não pode prometer resultado, a OAB pune. O assistente do meu escritório teria que seguir a nossa orientação do que dizer. Ele é instruído com as informações que a gente passar?
o cardápio da hamburgueria tem piada em cada nome: o Falecido, a Sogra, o IPVA. o robô vai saber o que vem no IPVA?
Nossa cooperativa tem política de troca de leite por ração que até funcionário confunde. Será que o chatbot consegue explicar certo, sendo ensinado?
A tabela de frete da minha transportadora muda por região, peso e humor do gerente. Daria pra deixar o assistente por dentro dela?
Sou guia em Ouro Preto e conto a história dos becos do meu jeito, com causo. Queria um robô que contasse os meus causos, não os da enciclopédia, dá pra alimentar?
Minha empresa vende equipamento de solda, coisa técnica. Um cliente que receber voltagem errada explode a oficina. Como vocês preparam o assistente pra falar do nosso produto?
Minha clínica popular atende em três endereços com horário diferente cada um, e a moça do telefone confunde tudo. O robô seria abastecido com os dados de cada unidade?
a gente tem um grupo de perguntas e respostas no zap desde 2018 com tudo que cliente já perguntou do adubo. se eu exportar, serve de aula pro robô?
Na loja de noiva a consultora leva seis meses pra aprender o acervo. Quem vai explicar ao robô o que a gente tem e como a gente aluga?
O manual do aquecedor que vendo tem 200 páginas e meu técnico responde tudo de memória, mas vai se aposentar. Dá pra passar essa memória pro assistente?
Tenho clínica de alergia e cada sintoma muda a conduta. Não aceitaria um robô tirando resposta da internet. O de vocês fala só do que a clínica ensinou?
minha doceria muda sabor toda estação, some o de pinhão, entra o de caju. quem conta isso pro bot, ele adivinha?
A loja de ferragem tem apelido pra tudo: bucha de seis, cano de meia, jacaré. Vocês ensinam esse vocabulário pro assistente?
Cada rede minha tem um nome, uma história e um ponto diferente, esse robô vai saber disso tudo ou vai dizer besteira pros meus fregueses?
Indago de que forma o assistente adquire conhecimento acerca das normas e serviços específicos da contratante.
como q o bot vai sabe o preço dos brigadeiro da minha mae ele adivinha ou a gente ensina
hoje o robô da operadora me respondeu sobre celular quando perguntei de internet, o de vocês aprende sobre a minha loja de verdade?
Treinamento com as informações da sua empresa: o bot é alimentado com nossos manuais e tabelas, e por quem, por vocês?
Bah, tenho trinta tipos de semente e cada uma tem seu manejo, o robô fica sabendo disso ou só sabe dar bom dia?
Sou tabeliã e as regras daqui são muito particulares, o chatbot é preparado com o conteúdo do meu cartório?
Treinei meu papagaio a falar o preço do pastel e ele erra, o robô de vocês aprende os preços de verdade
Minha equipe vai de curso em curso e não decora o regulamento do clube, o robô decora se eu mandar o documento
O cardápio do meu bistrô tem palavras em francês que só eu sei, o assistente consegue aprender essas coisas da casa
tenho um manual de 300 páginas da empilhadeira, o robo lê e depois responde o cliente com base nele?
O contador tem medo do robô inventar imposto, quem coloca na cabeça dele o que é certo sobre o nosso escritório
Vendo peças de Fusca e só eu sei qual serve em qual ano, esse conhecimento passa pro robô de que jeito
`,
  "bot-handoff": `
chama eu quando não sabe?
me chama quando não souber?
chama eu qd nao sabe
chama a gente quando não sabe responder?
e quando ele não sabe, chama eu?
se o bot não souber ele me chama?
avisa eu quando não souber responder?
passa pra mim quando não entende?
chatbot não atrapalha o atendimento
meus clientes são idosos, o robô não atrapalha
cliente mais velho não se perde com o robô
o robô não espanta cliente
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
meu freguês já reclama hoje que só fala com gravação no meu telefone, o robô de vocês sabe a hora de passar pra gente de verdade
quando o cliente tá nervoso e vem com reclamação pesada, o assistente que vocês montam entrega a conversa pra um atendente meu
robô que gira em círculo me faz subir pelas paredes e espumar de raiva, o de vocês chama uma pessoa quando não entende
e se o cliente perguntar coisa q o robo n sabe, passa pra alguem?
o chatbot pode receber reclamaçao dos meus clientes e chamar minha gerente qdo a coisa fica feia?
e se o cliente enrolar e o robo n souber ele chama alguem
meu medo é o cliente ficar preso com máquina. quando ela não sabe, faz o que?
E quando o assistente virtual não souber responder? Fica o cliente falando sozinho?
Meu receio com esses atendimento automático é o seguinte: o mestre de obra liga querendo saber de laje, de ferragem, umas pergunta enjoada, e a máquina fica repetindo menu igual operadora de telefone. Quando ela não dá conta, ela passa pra alguém da loja?
Tem assunto que só a Luciana resolve, tipo bolo de casamento. Nessas horas o robô passa a conversa pra ela ou fica enrolando a noiva?
moça e se o paciente pergunta uma coisa q o robo n sabe ele fica no vacuo ou passa pra gente da recepçao
Cliente final irritado reclamando no chat: o bot de vocês passa pra atendente?
e se for coisa séria, tipo seu fulano caiu da cama, o robô sabe passar pra alguem d vdd?
O hóspede fica falando com a parede quando o robô não sabe? Aqui na pousada em Pirenópolis a gente preza o acolhimento, não queria ninguém abandonado
Minha avó ficou meia hora presa no robô da operadora digitando ATENDENTE. Se eu colocar um na minha farmácia, a pessoa consegue chegar em gente?
Vendo caixão, me desculpe a franqueza, e tem hora que a família precisa de uma voz humana. O assistente percebe e passa pra minha equipe?
Na minha oficina a dúvida difícil só eu respondo: barulho estranho, cheiro de queimado. O robô me cutuca quando não dá conta?
sou psicóloga e se alguém escrever que está em crise eu não posso deixar isso na mão de máquina. ele me chama nessa hora?
O cliente começa perguntando preço e no fim quer negociar desconto de dez mil reais num trator. Nessa parte tem que entrar o vendedor. Entra?
Já fui xingado porque meu antigo robô respondia sempre a mesma frase em roda. O que acontece no de vocês quando ele empaca?
Atendo noiva, e noiva muda de ideia, chora, manda foto. Queria que a parte simples fosse dele e a delicada fosse minha, dá?
na imobiliária tem inquilino q manda mensagem gritando que tá vazando água. o bot sabe que isso é urgente e avisa o plantonista?
Minha mãe não confia em robô, vai pedir pra falar com a dona na primeira mensagem. Ele transfere ou enrola?
Temos uma equipe pequena de suporte em Recife, e não queríamos sair de cena, só tirar o grosso. Em que momento a conversa cai para um analista?
O paciente do meu laboratório pergunta o que significa o resultado, e isso só médico pode falar. O chatbot segura a língua e encaminha?
Vendo aliança e às vezes o moço quer segredo, quer falar com alguém de confiança sobre o pedido. Como o assistente sai da frente?
meu cliente de guincho tá no meio da rodovia apavorado, ele não quer menu não, quer gente. o robô de vcs larga o osso rápido?
Se alguém fizer reclamação séria, tipo cabelo no prato, não quero que um programa responda com carinha feliz. Uma pessoa do restaurante assumiria?
O cliente antigo do armazém escreve em código, tipo manda o de sempre, e só a Dona do balcão entende. Nessas horas o robô chama ela?
Trabalho na ouvidoria de um plano de saúde e a lei diz que o beneficiário pode exigir atendimento humano. O assistente garante essa passagem?
Tive um robô que fingia que entendia e respondia qualquer coisa. Prefiro um que diga não sei e me chame. O de vocês é desse tipo?
Eu e meu irmão dividimos o atendimento: ele cuida de venda, eu de conserto de máquina de costura. Quando o robô não souber, alguém de nós entra na conversa?
Tem aluno meu que manda dúvida de cálculo às vezes impossível. O bot tenta, não consegue, e aí? fica por isso mesmo ou vem pro professor
O açougue tem cliente que quer corte especial e só fala com o Tião do balcão. dá pro robô passar a bola pro açougueiro?
Na agência de turismo, quando cancela voo o passageiro vira bicho e não aceita resposta automática. Há como um atendente tomar a conversa nesse ponto?
Meu público é surdo de paciência, gaúcho bravo, tchê, se a máquina repetir duas vezes ele vai embora. Ela sabe a hora de chamar um vivente?
coordenei call center e o pior é o cliente contar tudo de novo. quando a pergunta foge do script quem entra é uma pessoa da minha equipe?
A loja de próteses recebe gente que acabou de perder a perna. Não é todo assunto que um programa deve tratar. Ele entrega a conversa para a minha assistente social?
se o cara perguntar uma coisa nada a ver, tipo se a gente conserta drone e aqui é loja de bicicleta, o robô trava, inventa ou chama alguém?
Na clínica a paciente de vez em quando pede pra remarcar cirurgia, coisa que só a enfermeira autoriza. O assistente repassa esse tipo de caso?
Atendo famílias de dependente químico e às vezes a mãe escreve em desespero. O assistente não pode segurar uma conversa dessas. Ele entrega pra gente na mesma hora?
O cliente quer saber por que o conserto do relógio do avô custa tanto, e isso é conversa de olho no olho. O bot me deixa entrar?
meu medo é a pessoa perguntar da data de validade de um remédio e o robô chutar. quando ele não tem certeza, passa pra farmacêutica?
Tem freguesa minha que só se entende na prosa comprida, se o robô se embananar com ela, ele me chama pra eu entrar na conversa?
Nos casos que extrapolem o escopo do assistente, há transbordo do atendimento para um servidor humano?
e se o cliente faz uma pergunta doida q o bot n sabi ele passa p minha mae ou fica repetindo
hoje um cliente bravo ficou preso no robô do banco e acabou descontando em mim, no que vocês fazem a pessoa consegue chegar num atendente da loja?
O texto afirma que os assistentes chamam uma pessoa quando é preciso; em que situação o bot aciona o operador?
Uai, se o trem apertar e o freguês quiser prosear com gente mesmo, o robô me dá um grito ou deixa o homem falando sozinho?
Trabalho com luto, meus clientes às vezes choram na conversa, o robô sabe a hora de sair e chamar um de nós?
Semana passada o robô da luz mandou minha vizinha de noventa anos digitar cinco opções, ela chorou, no meu laboratório eu não quero isso, quando o paciente se enrola ele passa pra recepção?
às vezes o cliente quer negociar desconto e isso só eu posso, o robô me avisa pra entrar
faço velório e a família fica abalada, não quero máquina falando com viúva; o robô passa pra nós nesses casos
quando a pessoa começar a xingar, o chatbot chama um atendente da minha loja
e se o cliente pedir claramente pra falar com gente, o robô insiste ou entrega pra minha equipe
minha avó, se visse um robô, ia travar; o cliente idoso consegue cair num atendente
se o paciente escrever que está com dor no peito, o assistente aciona alguém da clínica
tem dúvida de remédio que só a farmacêutica pode responder, o bot encaminha pra ela
caso o usuário manifeste insatisfação, há escalonamento para operador humano
dá pra eu tomar as rédeas da conversa no meio, se ver que o robô tá se enrolando
pedido de noiva é cheio de detalhe, queria que o robô só fizesse a triagem e depois minha costureira assumisse
o cliente consegue escapar do robô e chegar em mim
reclamação séria eu quero atender pessoalmente, dá pra o robô separar e me passar
meu contador não confia em robô dando resposta de imposto, nesses casos ele transfere pro escritório
e se o bot não souber a resposta? inventa ou chama minha recepcionista
quando fecha um pedido grande, quero que um vendedor meu entre na conversa, acontece
o robô fica sozinho com o cliente o tempo todo ou minha equipe pode entrar também
tenho três atendentes por setor, o robô manda cada cliente pro setor certo quando precisa de gente
meu público é de produtor rural e o povo gosta de falar com gente, o robô sabe a hora de parar e chamar alguém
nao quero perder cliente preso no robo, ele passa pra mim qdo nao entende
a prefeitura quer garantia de que o cidadão possa ser atendido por servidor se o robô não resolver
se a conversa esquentar, quem da minha equipe é chamado
orçamento de obra não dá pra robô fechar, ele deixa essa parte pros meus vendedores
odiaria que meus hóspedes ficassem rodando em menu, eles conseguem ser passados pra recepção
no plantão psicológico da ONG nenhuma máquina pode segurar conversa de crise, o assistente passa na hora pra um voluntário
o assistente sabe a hora de dizer não sei e passar a bola
teve um robô de banco que me fez repetir atendente vinte vezes, o de vocês aceita logo e passa pra uma pessoa
clínica de fertilidade é assunto sensível, a paciente consegue ser transferida pra enfermeira sem drama
depois que o robô passa a conversa, minha funcionária continua do ponto em que parou
pergunta sobre troca de peça com defeito é complicada, queria que o robô identificasse e chamasse o balcão
se o cliente mandar uma pergunta que não está no que ensinamos, alguém da loja é acionado
oxe, e se o bicho não entender o sotaque do meu cliente, chama nós
meu restaurante recebe pedido de evento que precisa do chef, o robô repassa pra ele
o bot resolve o simples e o cabeludo vem pra mim, é assim que funciona
o síndico profissional que sou não quer robô decidindo briga de vizinho, isso vem pra mim
como a minha equipe fica sabendo que o robô precisa de ajuda
quero que na hora de falar de dinheiro entre gente de verdade da minha financeira, o robô entende isso
dá pra combinar em que situações o chatbot para e um corretor meu entra
escola: pai bravo com nota não pode ser atendido por robô, ele transfere pra coordenação
o robô larga o osso quando vê que não dá conta
preciso que casos de emergência na pousada caiam no celular do gerente e não fiquem com o robô
Quero falar com gente toda vez que ligo na operadora e nunca consigo, não quero isso pros meus clientes; o robô de vocês passa pra minha atendente
Meu cliente é idoso e se atrapalha com máquina, quando ele empacar no robô minha filha consegue entrar na conversa
o robo do banco me deixou preso em digite 1, se o de vcs não souber a resposta ele faz o quê
Sou psicóloga e há mensagens delicadas que nenhuma máquina deve responder, nesses casos o assistente me aciona
A cliente furiosa não quer autoatendimento, quer o gerente, o robô percebe e chama o gerente
No açougue pedem corte que não existe, e o robô diante de um pedido maluco desses repassa pra nós
`,
  "bot-extras": `
o robô atende áudio também
o chatbot escuta os áudios que o cliente manda
meus clientes só mandam áudio, o robô entende
se a pessoa manda um áudio o bot responde
cliente meu não digita, só fala no áudio, o chatbot dá conta
o robozinho ouve mensagem de voz
e se o robô falar bobagem
e se o chatbot responder errado
dá pra desligar o chatbot quando eu quiser
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
o chatbot da minha loja conseguiria mandar pro cliente a segunda via do boleto em pdf
quando o cliente escreve xingando, o robô que vocês fazem percebe o tom e pede desculpa sozinho
o robô escuta áudio? meu cliente só manda áudio de três minutos
e ele responde falando também, com voz
Vendo peça de trator e o pessoal manda foto da peça quebrada, o chatbot reconhece o que é só de olhar a imagem?
lê comprovante de pix e confere se é falso
lê pdf que o cliente manda, tipo a conta de luz, e calcula a economia do painel solar?
o robo consegue cobrar quem me deve sem ofender
ele manda boleto na conversa
recebe o pagamento ali dentro, na própria conversa do zap, sim ou não
manda mensagem primeiro, tipo disparo pra toda minha lista de aniversariantes
faz pesquisa de satisfação no final com notinha
liga pro cliente? tipo telefonema mesmo, com voz de gente
vai falar guarani com o pessoal da aldeia, será? trabalho num posto de saúde indígena
tenho pousada em Foz e preciso que meu robô converse em espanhol e inglês com hóspede, isso ele faz?
entende gíria de carioca e erro de português? minha clientela escreve tudo junto
entende quando a pessoa tá brava e muda o jeito de falar
dá pra ele contar piada? é uma loja de fantasia
o chatbot manda a localização da loja no mapa
ele marca horário direto na minha agenda do consultório ou só anota
desmarca e remarca sozinho quando o paciente não pode mais?
consulta o saldo do cartão fidelidade da freguesa
quantas conversas ao mesmo tempo aguenta na véspera do dia das mães
tem limite de mensagem por mês?
em grupo de whatsapp ele participa? nosso condomínio é tudo em grupo
no status ele posta
respondeu besteira pro cliente, dá pra eu corrigir na hora e ele não repetir?
Temos receio jurídico: o assistente recusa-se a dar conselho médico quando o paciente pergunta dosagem?
tem relatório das perguntas mais feitas no robô
vejo as conversas dele no meu computador numa tela só?
exporta as conversas em planilha
três atendentes podem ver a mesma conversa sem se atropelar, o painel do chatbot tem isso?
bloqueia gente que xinga
pede o cpf e confere se bate com o cadastro, ele valida?
pede a idade antes de falar de bebida?
posso desligar ele quando eu quiser com um botão
o robô lembra do cliente antigo? tipo da última compra, do nome do filho
reconhece que é a mesma pessoa no zap e no site
oferece outro produto na hora, tipo leva a batata junto? minha hamburgueria vive disso
recupera carrinho abandonado chamando a pessoa no zap depois de uma hora
dá desconto sozinho até um certo limite se o cliente pechinchar?
tira pedido com borda recheada e sem cebola sem se confundir, garante?
calcula frete pelo bairro
imprime o pedido direto na cozinha
transcreve áudio pra texto pra eu ler depois
faz triagem de currículo, umas perguntinhas pros candidatos a motorista?
manda lembrete de remédio pros idosos do lar na hora certa, o robô faz essa parte?
dá pra mudar o nome e a foto dele, o mascote da escola é uma coruja
fala como se fosse eu mesmo, com o meu jeitão de gaúcho?
funciona com botão de múltipla escolha ou só texto livre
Atendemos vítimas de violência no plantão e ele precisaria acionar alguém em caso grave. O chatbot reconhece esse tipo de risco?
guarda os áudios por quanto tempo o chatbot que fizerem pra mim
acha o produto pelo que a pessoa descreve meio torto, tipo aquele negócio de abrir vinho?
compara dois planos da minha operadora e explica a diferença pro cliente, consegue ou só decora resposta?
atende surdo por vídeo em libras?
ele acerta sempre? qual a porcentagem de erro do robô que vcs fariam pra mim
quanto segundo leva pra responder, exato
dá pra ele ler em voz alta pra cego
agenda o envio da mensagem pra sair amanhã às sete
separa quem quer alugar de quem quer comprar e manda cada um pra um corretor diferente, em rodízio?
funciona sem internet no totem da loja
se o cliente mandar vídeo do barulho do motor ele entende
abre chamado com número de protocolo e prazo, pra minha assistência técnica
aprende sozinho com as conversas ou fica burro pra sempre
manda o cardápio em foto todo dia às onze
o assistente consegue preencher o contrato da locação e mandar pra pessoa assinar
Vendo imóvel na planta e o comprador pergunta parcela, queria que o robô fizesse a conta da tabela price ali na conversa, ele faz conta desse jeito?
Minha funerária recebe gente em choque de madrugada e o tom tem que ser muito delicado, o chatbot percebe luto e fala diferente nessa hora?
tenho uma autoescola e metade dos alunos manda áudio de dentro do ônibus, cheio de barulho, o robô entende o que foi falado ou só texto?
no meu açougue a freguesa manda foto da lista escrita à mão, com letra de médico, o robô lê e separa os quilos, confirma?
somos um consulado honorário e chega mensagem em árabe, espanhol e francês no mesmo dia, o assistente que vocês treinam identifica a língua e responde nela?
a recepção do motel precisa de discrição, o robô apaga a conversa depois de um tempo pro cliente não ser pego?
tenho laboratório e o resultado do exame só pode ir pra própria pessoa, o robô confere a data de nascimento antes de soltar o laudo?
Recebo uns quatrocentos zap por hora quando abre a venda do bloco de carnaval, o chatbot segura esse rojão ou engasga? quero número
o robô da operadora me chama de querido e eu odeio, no de vocês dá pra proibir certas palavras?
dou aula de inglês e queria que o bot treinasse conversação com aluno e corrigisse a pronúncia, esse serviço o de vocês presta?
a bomba de gasolina fica na BR e o caminhoneiro quer falar sem tirar a mão do volante, o chatbot fala pelo bluetooth?
o povo do sítio manda vídeo de vaca mancando pra minha clínica veterinária, o robô já dá um diagnóstico inicial?
o chatbot consegue ignorar mensagem de corrente e figurinha de bom dia, ou ele responde tudo?
Meus clientes são caminhoneiros e mandam tudo em áudio, ninguém digita dirigindo. O robô escuta áudio e entende?
Tenho loja na fronteira em Ponta Porã e o paraguaio escreve em espanhol e guarani misturado. O assistente daria conta da língua?
Queria que o robô da minha floricultura mandasse foto dos arranjos no meio da conversa. Isso ele consegue?
Na campanha do dia das mães eu mando mensagem pra oitocentas clientes uma por uma. O bot dispara pra lista toda?
o meu atendente vai se chamar Zé do Pneu e tem que falar igual a mim, com palavrão leve e tudo. da pra dar essa personalidade?
Quando o show abre venda chegam duas mil pessoas na mesma hora. O robô conversa com todo mundo junto ou faz fila?
Sou protético e a pessoa manda foto do dente quebrado. O robô enxerga a foto e diz o que é?
Gostaria que o chatbot cobrasse o sinal da festa mandando o código do pix ali mesmo. Ele faz cobrança?
No fim de cada conversa eu queria saber se o cliente ficou satisfeito, com notinha de zero a dez. Dá pra pedir nota?
Meu sotaque é do interior de Minas e o povo daqui escreve cê, ocê, procê, uai. Robô entende mineirês?
Tenho grupo de whatsapp com 200 condôminos brigando. O robô pode ficar dentro do grupo respondendo e apagando xingamento?
o menino da loja de games quer um bot com voz de personagem, falando mesmo, não escrevendo. existe isso aí?
Preciso comprovar pro Procon o que foi dito ao consumidor. As conversas do assistente ficam arquivadas pra eu consultar depois?
A empresa tem um boneco mascote, uma capivara, eu queria a carinha dela no robô mexendo o olho. Pode?
Vendo roupa infantil e mãe esquece carrinho cheio. O robô chama de volta quem parou de responder, tipo umas horas depois?
A moça do marketing quer relatório de quantas conversas, qual dúvida mais aparece, em que hora. O chatbot dá esses números?
tenho medo de alguém ficar fazendo o robô falar bobagem e tirar print da minha clínica. tem proteção contra engraçadinho?
Minha cliente é cega e ouve tudo pelo leitor do celular. O chatbot manda a resposta falada também?
Trabalho com contrato: o cliente recebe o PDF, confere e devolve. O robô mandaria e receberia o arquivo?
O robô lembraria que aquele freguês já comprou mês passado e perguntaria se gostou? Na minha loja de vinho isso faz a diferença
Na rádio comunitária os ouvintes pedem música pelo zap. O robô conseguiria colocar a música na fila do programa?
A diocese quer saber se o assistente dá pra ser programado com um tom mais respeitoso, chamando todo mundo de senhor e senhora
Sou corretora de seguro e recebo foto da CNH pra cotar. O robô leria o documento e preencheria a cotação?
quero q o bot mande meme quando o cliente agradece kkkk, é pra marca jovem de boné. ele manda figurinha?
Tem cliente que pede segunda via de boleto. O robô acha o boleto dele e manda ali na conversa?
Meu hotel tem TV no quarto com um assistente de voz daqueles de caixinha. O chatbot de vocês conversaria por essa caixinha?
A escola tem criança de nove anos mandando mensagem escondida da mãe. O robô sabe perceber a idade e ter cuidado?
A telefonista anota recado em papel e eu perco. O chatbot poderia me mandar um resumo das conversas do dia por e-mail toda noite?
O gerente quer que o robô fale manezês aqui em Floripa, com ixtepô e tudo. Consegue imitar sotaque escrito?
Eu queria que o robô falasse com sotaque daqui, dissesse visse e oxente pro povo se sentir em casa, ele pode conversar assim?
Requer-se que o assistente emita segunda via de boleto e consulte débito em tempo real; a solução proposta comporta essas operações?
o bot consegue manda figurinha e meme pros cliente ou so texto chato
hoje me mandaram doze áudios de três minutos no zap, eu não tenho tempo de ouvir, o robô entende áudio do freguês?
Qual é a taxa de acerto do modelo e quantas conversas simultâneas o chatbot suporta? Não encontrei isso em Chatbots Inteligentes.
Bah, dá pra batizar o robô de Seu Juca e fazer ele contar um causo quando o cliente espera?
Minha clínica recebe imigrantes, o chatbot que vocês criam conversa em francês e em crioulo com eles?
queria que o robô cobrasse os aluguéis atrasados com educação e mandasse lembrete pro inquilino no dia cinco, ele é capaz?
Sou dono de autoescola e o aluno vive mandando foto do exame médico, o robô do zap consegue ler o que está escrito na foto e dizer se está vencido?
Recebo hóspede da Alemanha, da China e de tudo que é canto, o robô do meu hostel falaria com cada um na língua dele
Meus clientes são turistas chilenos e a recepcionista só fala mineirês, em que idiomas o robô atende
O pagamento é o gargalo da minha lanchonete, o robô mesmo cobraria o pix dentro da conversa
tenho agenda de podologia no papel, queria que o chatbot marcasse a hora do cliente sozinho, ele faz isso?
Quem liga pra mim é surdo de um ouvido e prefere áudio alto, o robô entende e manda áudio?
Sou do interior da Bahia e queria um robô com sotaque e jeito nosso, que chame todo mundo de meu rei, dá pra fazer
O estoque do meu sistema muda toda hora, o robô consultaria ele antes de dizer se tem o pneu
Minhas fotos de bolo são meu cartão, o robô manda a foto quando a noiva pedir
mando promoção pra 2 mil clientes na mão, um por um, o chatbot dispara isso pra todo mundo
O relatório da consulta vai em PDF, o robô envia PDF pro paciente
o bot pode informar ao cliente o andamento do pedido
um bot avisa o cliente onde está a entrega
o robô diz o status do pedido
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
O número da minha sorveteria é o mesmo há vinte anos, está pintado no muro, no carro e no freezer. Pra ter o robô eu preciso trocar de número?
Uso o zap comum no celular da minha filha pra atender a loja de aviamento. O robô funciona nesse zap simples ou só naquele verdinho de empresa?
Minha conta foi bloqueada no ano passado porque mandei convite da rifa pra 300 pessoas. Colocando o robô corro o risco de perder de novo?
se eu puser o chatbot no número da oficina, eu ainda consigo abrir o whats no meu celular e responder na mão ou ele toma conta de tudo
Somos duas recepcionistas com o mesmo número aberto em dois computadores e um telefone. Entrando o robô, isso continua podendo?
Uma consultoria me disse que a Meta cobra por conversa e que a conta sai cara. No robô de vocês como fica essa cobrança do WhatsApp?
Queria aquele selo de verificado do lado do nome da minha clínica, pra paciente saber que não é golpe. Vem quando a gente coloca o assistente?
Atendo por um fixo que virou WhatsApp, ligo a loja há décadas com ele. Dá pra pôr o robô num número fixo?
a gente tem três lojas com três números de zap. é um robô pra cada número ou junta tudo num só
Meu zap pessoal e o do negócio são o mesmo, tem foto de batizado e boleto. Não queria o robô respondendo minha sogra. Precisa de um chip separado?
O técnico da concorrente falou em API oficial e API não oficial, e que uma delas é ilegal. Qual vocês utilizam?
Tenho doze anos de conversa com freguês gravada no aparelho da peixaria. Se eu passar pro robô, esse histórico some?
quem fica dono da conta do whatsapp business, eu ou vocês? pergunto pq na agência anterior o número ficou preso com eles e tive q começar do zero
Perdi o chip da loja numa enxurrada e a operadora demorou um mês pra devolver o número. Se acontecer com o robô ligado, como se resolve?
Para abrir a tal conta comercial na Meta pediram documento da empresa e eu sou MEI com endereço de casa. Vocês cuidam dessa burocracia?
Meu número é de Portugal porque morei lá, mas a confeitaria é em Vila Velha. O assistente aceita número estrangeiro?
Já tenho o aplicativo de empresa com mensagem de ausência e etiqueta de cliente. Essas etiquetas continuam depois que o robô entra?
o robô lê meu zap inteiro? porque naquele número eu falo com meu advogado também, tô no meio de um divórcio
Na rede de lanchonetes cada franqueado tem seu celular. O robô ficaria num número central novo ou em cada aparelho?
Ouvi falar que agora não dá mais pra usar o aplicativo no telefone depois que liga a API, que tem que ser tudo por uma tela. Isso procede no caso de vocês?
Se o WhatsApp sair do ar ou mudar a regra, como fica o meu assistente? Ano passado eles derrubaram muita conta de farmácia por aqui
meu celular vive descarregado e sem crédito no sítio. o robô depende dele ligado pra responder os clientes do queijo?
Comprei um número novinho só pra isso e ele já veio banido, era de golpista antes de mim. Vocês fornecem número ou sou eu que arranjo?
A secretaria de educação só permite contas institucionais homologadas. O chatbot opera em conta WhatsApp Business Platform registrada em nosso nome?
Minha foto de perfil e o nome da loja vão continuar aparecendo pro cliente ou ele vai ver um número estranho mandando mensagem?
Meu irmão instalou um robozinho pirata que lia o QR code e em uma semana o número da barbearia foi suspenso. No de vocês isso pode acontecer?
Tenho um número só pra entrega e outro só pra reclamação. Posso ligar o assistente em um e deixar o outro quieto?
a operadora vai cancelar minha linha pré-paga que só uso pra zap. o robô exige linha ativa, conta pós, o que precisa ter?
Vou trocar meu aparelho por um novo mês que vem, a câmera quebrou. Com o assistente ligado na conta, perco alguma coisa na troca?
A paróquia tem o zap no nome do padre antigo, que foi transferido para o Acre. Conseguimos pôr o robô mesmo sem o número estar no nosso nome?
Meu número tem a reclamação de um golpista que usou meu nome, metade da cidade denunciou. Se ligar o assistente nele, vai ser derrubado?
O zap da bodega é o mesmo que eu uso pra falar com meus netos em São Paulo, se botar o robô vou ter que comprar outro chip, minha filha?
Solicito esclarecer se a implantação do assistente demanda conta comercial verificada ou habilitação na API oficial do WhatsApp, e por conta de quem.
se bota bot no zap da minha mae o zap bloqueia o numero dela tipo ban pq ela perde os cliente td
hoje bloquearam o whats de um colega lojista e ele perdeu o número de dez anos, com o robô de vocês o meu número corre esse risco?
O chatbot utiliza a WhatsApp Business Platform da Meta, e o número existente pode ser portado mantendo o aplicativo no aparelho?
Uai, meu número do zap tá pintado na porteira e no caminhão, se eu botar o robô docês ele continua o mesmo ou muda?
Tenho três filiais com um zap em cada, o robô precisaria de uma conta só ou de uma conta pra cada telefone?
Tenho a conta comercial com catálogo e etiquetas, duas meninas atendem ao mesmo tempo no computador, se o robô entrar nesse número elas continuam usando o aplicativo normal?
Meu telefone pessoal é o mesmo da borracharia e minha sogra manda bom dia lá, o robô usaria esse número ou outro
Perdi três números por denúncia de cliente chato, o robô de vocês não faz a conta cair?
o meta cobra por conversa segundo meu primo, nesse robô quem tem q abrir conta comercial lá
Sou dona de duas lojas com o mesmo chip e dois aparelhos, pra ter o robô precisa trocar de número
O contrato da operadora tá no nome da minha ex, e o zap da firma também, isso atrapalha na hora de ligar o robô no número
Quero continuar vendo as conversas no celular enquanto o robô responde no mesmo WhatsApp, a conta aceita os dois
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
da pra fazer site E chatbot junto ou tem q ser um de cada vez
não quero site, só chatbot. pode?
sou obrigado a pegar os três serviços juntos?
Minha mulher quer um site pra escola de dança e eu quero um controle de mensalidade. A gente pode contratar os dois com vocês ou tem que escolher?
Temos verba aprovada só para o assistente virtual este ano; o site ficaria para o exercício seguinte. É possível contratar dessa forma?
tenho site q gosto e não quero mexer. posso pegar só o robô e pendurar nele?
O contador disse pra investir aos poucos. Na oficina eu começaria pelo controle de peças e mais tarde um site, vocês trabalham assim por partes?
Se eu fizer o robô e o sistema da minha locadora de andaime juntos, um aproveita o outro ou são duas coisas separadas que não se falam?
Uma empresa de Campinas só me vendia o pacote com tudo, e eu só preciso de um site da minha carpintaria. Aqui sou obrigado a levar o combo?
Pensei num site de cardápio com o robô tirando pedido da pamonharia, os dois ligados. Faz sentido juntar ou é exagero?
na clínica a gente queria tudo de uma vez, página, agenda, atendente automático, pra não ficar com três fornecedores brigando. cs entregam o conjunto?
Meu marido acha besteira sistema sem site. Eu acho que uma coisa não tem nada a ver com a outra. Um funciona sem o outro?
A ONG só tem dinheiro pra uma das três frentes e tem medo de que ela não preste sozinha. Presta?
vendo bicicleta, já tenho o controle de estoque de outro fornecedor. queria de vcs o site e o chatbot, sem o sistema. pode montar assim o pedido?
Sou gerente de compras e o edital separa em lotes: lote 1 site, lote 2 assistente. Vocês podem concorrer em apenas um?
A fazenda precisa de controle de ordenha, mas eu adoraria ter uma página pra vender o queijo. Contratando as duas coisas há vantagem de uma alimentar a outra?
Comecei uma creche canina e só aguento pagar uma coisa por vez. Posso pegar o chat em março, a página em agosto e deixar o resto pra quando Deus quiser?
o robô precisa de um site pra existir? aqui na feira de Caruaru a gente só tem zap e não quer página nenhuma
O sistema de pedidos falando com o assistente do zap e os dois com a página da confecção... isso é sonho meu ou vocês fazem casar?
Já fechei com um rapaz o site da escola de futebol, ficou bom. Vocês aceitam fazer só a parte do sistema de mensalidade sem implicar com o site dele?
Meu irmão quer chatbot, meu pai quer controle de estoque, eu quero site. Somos sócios iguais na loja de tinta e ninguém cede. Dá pra atender os três numa tacada?
a moça do sebrae falou pra nunca comprar tudo junto. eu sou costureira e queria só a paginazinha. vcs fazem só ela sem me empurrar o resto?
Quando o site traz o interessado e o robô conversa com ele, o cadastro cai no sistema automaticamente? Queria entender se as peças de vocês se completam na minha imobiliária
Tenho uma banda marcial e um orçamento curto. Se eu fizer o site agora, depois dá pra encaixar o resto sem jogar fora o que foi feito?
O pessoal da TI do hospital só quer o chatbot; o marketing quer a página; os dois departamentos pagam separados. Vocês topam dois projetos independentes?
Comprei máquina de café e me obrigaram a levar moedor, filtro e garantia. Com vocês consigo levar só o sistema da cafeteria, sem acessório?
trabalho com aluguel de temporada, quero a página e o robô, mas o sistema financeiro não, isso eu tenho. montam esse meio a meio?
Se mais pra frente eu resolver pôr o atendente automático no sistema da minha autopeças, encaixa ou tem que refazer tudo?
Aqui na cooperativa discutimos se rende mais ter as três coisas juntas ou uma bem feita. Vocês oferecem separado, junto, dos dois jeitos?
na minha floricultura eu queria só site e sistema, robô não, porque a clientela é de velhinha que quer prosa. posso deixar o robô de fora?
Já decidi que não quero robô nenhum falando com minhas freguesas de renda. Posso fechar só a página e o controle de caixa?
O diretor financeiro libera uma verba em abril e outra em outubro. Dá pra fazer a página numa e o sistema na outra, e depois os dois se acertarem?
tenho 3 problema e dinheiro pra 1. se eu pegar o bot agora ele presta sem o resto?
Minha filha, meu dinheiro só dá pra uma coisa de cada vez, feito enxoval, posso pegar a página agora e no outro ano o robô, ou tem que levar tudo junto?
Consulto se o objeto pode ser contratado em lotes independentes, isto é, somente o sistema, sem as demais frentes de serviço.
se eu faze so o bot sem te site funciona ou os dois tem q vim junto
hoje o orçamento da reforma levou quase tudo que eu tinha, só sobrou pra um serviço, vocês fazem só o sistema de estoque sem o site nem o robô?
Três frentes que funcionam sozinhas e rendem mais juntas: qual seria o ganho concreto de contratar o site e o chatbot ao mesmo tempo em vez de um só?
Uai, carece de levar a vaca inteira ou ocês vende só a picanha? Quero o robô, o site eu já vejo depois, pode?
Minha clínica quer site, agenda e atendente virtual que conversem entre si, dá pra fazer os três com vocês numa tacada só?
Tenho o sistema do contador que funciona, tenho site velho que serve, falta só quem responda no zap, dá pra levar unicamente essa parte de vocês?
Comprei cama, mesa e banho juntos porque saía melhor, e aqui, site e robô andam em par ou posso levar um só
O estoque da minha adega pede um sistema e a vitrine pede um site, contrato os dois aqui e eles se encaixam
meu dinheiro dá pra uma coisa por vez, faço o robo agora e o site quando a safra entrar, pode ser separado
Casei com dois contratos diferentes e nunca conversaram entre si, não quero isso; sistema e chatbot de vocês trabalham juntos
A escola precisa de tudo e o conselho aprovou só o sistema, faz sentido pegar ele sem o resto
Tenho site de outra empresa que me serve bem, posso contratar só o chatbot com vocês
o site pode ficar pra depois né
o site pode ficar pra depois
o site fica pra depois pode
o sistema pode vir depois
deixa o site pra uma segunda fase
da pra começar so pelo chatbot e fazer o site depois
posso fazer primeiro o chatbot e depois o site
o chatbot agora e o site mais pra frente
primeiro o site o resto depois pode ser
o chatbot pode ficar pra mais tarde
o site eu vejo ano que vem pode
agora so o robo o site depois
da pra deixar o sistema pra depois
`,
  recommend: `
tô sem cliente nenhum
estou sem clientes
hoje estou sem movimento na loja
estou sem vender
hoje estou sem funcionário
estou sem ideia de como começar na internet
quero vender meus doces pela internet, o que é melhor: site, loja virtual ou zap
o que é melhor: site, loja virtual ou zap
melhor site, loja virtual ou whatsapp pra vender
quero vender bolo, o que é melhor pra mim, um site ou o whatsapp
pra quem vende pouco é melhor loja virtual ou chatbot
qual a diferença do site pro sistema
diferença de site pra sistema
site e sistema não é a mesma coisa
sou leigo, o que muda entre site e sistema
não entendo disso, site ou sistema, o que é cada um
um site ajuda minha empresa a vender
será que um site resolve
será que vale a pena ter site
compensa ter um site
um site melhora meu movimento
preciso mesmo de site
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
tô me afogando na minha própria loja, é boleto, é cliente, é estoque, não sei por onde começar, o que vocês indicam
comparando: pra quem quer mais venda, site ou chatbot? no que um é diferente do outro
to morrendo de vontade de ter um site igual da padaria lá do começo da página, vcs fazem?
minha lojinha tá morrendo, ninguém entra mais, acho que um site ajudaria a aparecer na internet?
Tenho uma loja de móveis usados em Bauru, as contas numa caixa de sapato, o telefone tocando e nenhum freguês novo faz dois meses. Por onde vocês acham que eu começo?
Sou dentista, a agenda está cheia, o dinheiro some e a secretária chora. Não sei se preciso de site, de sistema ou de terapia, o que me indicam?
minha mãe faz salgado pra fora e todo mundo já conhece ela, site talvez nem precise. o que vcs acham que ajudaria mais?
Chegam cem mensagens por dia na loja de celular e eu não vendo nem dez. Meu sócio quer refazer a vitrine da internet. Onde está o nosso problema, na sua opinião?
Juntei oito mil reais pra investir em tecnologia na minha pousada, e cada amigo fala uma coisa: um diz site, outro robô, outro programa de controle. Quem tem razão?
A oficina é boa, o serviço é bom, mas ninguém sabe que a gente existe aqui na zona rural de Pelotas. O que seria mais certo pra mim?
perco venda porque demoro, perco mercadoria porque não anoto, e perco o sono por causa das duas coisas. qual resolver primeiro?
Sou nova na gestão da escola da família, herdei o caos: matrícula na ficha, telefone que ninguém atende, site de 2009. Se só pudesse uma coisa, qual seria?
o cara da palestra falou que se eu não tiver inteligência artificial até o ano que vem eu quebro. tenho um açougue. preciso mesmo disso ou de outra coisa antes?
Temos um pet shop, um hotelzinho pra cachorro e uma veterinária no mesmo lugar, e três cadernos. Não sei nem como se chama o que eu preciso. Me orienta?
Trabalho só, sou eletricista, ando de moto o dia inteiro. Qual dessas ferramentas que vocês têm daria mais descanso pra mim?
Minha filha casou e não me ajuda mais no balcão. Agora tenho que atender, anotar e divulgar sozinha a loja de lã. Qual ajuda de computador é melhor pro meu caso?
Vendo peça usinada pra meia dúzia de indústrias grandes, não preciso de freguês novo, preciso é me organizar com o que produzo. Seria qual dos serviços?
A diretoria da santa casa quer modernizar e só falou isso: modernizar. Eu, que sou da administração, não faço ideia do que pedir. Como descobrir o que se encaixa?
já tive site, não deu em nada. já tive planilha, ninguém preencheu. tô desanimado com minha transportadora, o que vocês sugeririam de diferente
No meu ateliê eu passo mais tempo respondendo se tenho vaga do que costurando. E também não sei quanto lucro. Qual das duas dores vocês curam melhor?
Somos três irmãs com uma cafeteria em Tiradentes, turista adora mas não volta, não sabe nosso nome. O melhor investimento seria o quê?
Meu pai é teimoso e disse que só faz uma coisa por vez na serraria. Ele me deu o direito de escolher qual. Escolho o quê, gente?
a creche tem fila de espera, então divulgar não preciso. meu drama é pai que atrasa mensalidade e pai que pergunta a mesma coisa no grupo. site, sistema ou robô?
Administro um cartório pequeno, as reclamações são de fila e de telefone ocupado. Antes de levar proposta ao titular, qual solução vocês veriam como mais adequada?
Fiz uma lista do que me irrita na loja: responder frete, contar peça, procurar nota, fazer story. Com essa lista dá pra dizer o que contratar?
sou apicultor, vendo pouco porque só vendo na porta de casa. o vizinho disse faz um sistema, a nora disse faz um site. vocês que entendem, q q eu faço
Estou abrindo uma clínica do zero em Rondonópolis, sem nada, nem telefone. Qual a ordem lógica das coisas que vocês vendem?
Meu restaurante por quilo tem fila na porta meio-dia e fica às moscas no jantar. Alguma das três coisas ajudaria, e qual?
tô entre um chatbot e um controle de caixa pra minha banca de revista e lanche na rodoviária. só dá pra um. oq vcs pegariam no meu lugar?
Gerencio um condomínio-clube de 900 apartamentos e as pessoas reclamam de tudo ao mesmo tempo. Precisamos de um norte sobre qual ferramenta implantar
Confesso que não sei a diferença entre um sistema e um site. Vendo cestas de café da manhã, atendo pelo celular, anoto em papel. O que vocês me receitam, como doutor?
Minha barbearia tem fila e ninguém espera, minha esposa faz o caixa num bloquinho e o vizinho abriu uma com site bonito. Tô perdido, o que pesa mais?
Sou dona de uma escola de reforço, os pais pedem notícia, eu esqueço de cobrar e quase ninguém novo aparece. Me digam com sinceridade o que vale a pena primeiro
Eu faço rede, vendo fiado, esqueço quem me deve, ninguém me acha e o telefone não para, minha filha, com qual dessas coisas de vocês eu começo?
Nossa associação não possui clareza quanto à solução adequada; à luz do relato de filas e retrabalho, o que a empresa indicaria, site, sistema ou assistente?
minha mae vende marmita e ta tudo uma bagunça ela precisa de site ou de bot ou de programa oq cs axa
hoje esqueci uma entrega, cobrei errado um freguês e perdi outro por não responder, é muita coisa, o que seria melhor pra mim primeiro?
Entre as três frentes da página, para uma oficina de retífica com boa procura mas orçamentos perdidos em papel, qual vocês sugerem atacar primeiro?
Bah, tô mais enrolado que linguiça em venda, a agropecuária cresce e eu não venço, do que vocês fazem o que me serve mais, tchê?
Tenho uma escola de natação com lista de espera e secretaria afogada em telefonema, me aconselham um site, um sistema ou um robô?
Sou dona de uma banca de revistas que virou cafeteria, não tenho agenda, não tenho site, anoto venda em guardanapo e perco mensagem, se fosse a senhora minha conselheira, por onde eu entrava nisso?
tenho uma lojinha de bairro e dinheiro pra fazer uma coisa só esse ano, o que vocês fariam no meu lugar
não sei se preciso de site, de sistema ou de robô, só sei que do jeito que tá não dá mais
meu problema é que o telefone não para e ao mesmo tempo não sei quanto vendi, o que ataco primeiro
se fosse a clínica da sua mãe, você indicava o quê
me dá uma luz: academia de bairro perdendo aluno pra rede grande, qual das três coisas ajuda mais
o povo não me acha e quando acha eu demoro a responder, começo por qual
sou leigo de tudo, tenho uma vidraçaria e me falaram que preciso me digitalizar, o que seria o mais certo pra mim
tô em dúvida entre um site bonitão ou um programa pra controlar a oficina, qual compensa
abri agora um brechó, ainda não tenho cliente nem estoque grande, o que vale a pena ter de cara
Considerando uma distribuidora com atendimento sobrecarregado e controle financeiro precário, qual frente os senhores sugerem priorizar
com pouco dinheiro, o que dá mais resultado pra quem faz doce em casa
qual dos serviços combina mais com uma funerária do interior
me aconselha, sou fotógrafa e vivo perdendo cliente por não responder a tempo nem ter onde mostrar as fotos
bah, tenho uma agropecuária e todo mundo dá palpite diferente, o que tu acha que eu devia fazer primeiro
oxente, me diga uma coisa, pra um mercadinho de povoado o que serve mais
meu filho quer robô, minha mulher quer site e eu quero sossego, qual é o melhor pra uma loja de colchão
o que vcs recomendam pra uma escola q tá perdendo matricula
não sei nem por onde meu negócio tá sangrando, qual desses três faria mais diferença pra uma transportadora
minha igreja quer entrar na internet, mas não sabemos qual ferramenta atende melhor o rebanho, opinem
dos três serviços, qual é o mais indicado pra consultório de um médico só
tenho cem mensagens por dia e duas funcionárias doidas, o que resolve, um programa ou um robô
me ajuda a escolher, tô entre chatbot e sistema e não entendo a diferença na prática pra minha marmitaria
uma cooperativa de crédito pequena ganharia mais com o quê
será que no meu caso um site adianta? vendo peixe na feira e anoto fiado no caderno
qual investimento vocês aconselhariam a um hotel fazenda que depende de indicação e vive de agenda rabiscada
sinceramente, eu preciso mesmo de sistema ou um site já resolve pra minha floricultura
mano, tenho uma barbearia lotada e uma bagunça só, o que é que eu pego primeiro com vocês
pela experiência de vocês, o que costuma destravar uma loja de material de construção que parou no tempo
pra quem tá começando do zero com uma hamburgueria, o que é prioridade
a gente tem um orçamento curto na ONG e três sonhos: ser vista, se organizar e responder as pessoas; qual realizar antes
Não entendo de site, robô nem sistema, só entendo de poda de árvore e de prejuízo, por onde acha que eu devia começar
Meu orçamento dá pra uma coisa e minha loja de pesca precisa de dez, qual das coisas de vocês me ajudaria mais
o cliente some, o caixa não fecha e ninguém acha minha lojinha, tô perdida, oq vc indica
Pensei em app, meu sócio em site e minha mulher em igreja, quem tem razão na minha situação, uma barbearia vazia
Sou médico recém-formado com consultório novo e paciente nenhum, dentre o que vocês fazem o que me conviria primeiro
Tenho um relatório da consultoria dizendo digitalize-se, e a minha fábrica de rede não sabe por onde; o que vocês sugerem
vendo bolo pelo instagram, vocês conseguem me ajudar?
vendo roupa no insta e queria ajuda
vendo doce pelo instagram e preciso de ajuda
só vendo pelo instagram hoje, queria crescer
vendo artesanato no insta, o que vocês podem fazer por mim?
vendo semijoia pelo whatsapp, como vocês ajudam?
vendo roupa no insta, pode me ajudar?
vendo bijuteria no instagram, podem me ajudar?
eu vendo marmita pelo zap, o que vocês me indicam?
qual dos dois vocês acham que eu faço primeiro
qual dos dois faço primeiro, tenho uma loja
faço primeiro o site ou o chatbot
por qual dos dois eu começo
só tenho o instagram por enquanto, preciso de site
por enquanto só tenho instagram
`,
  "online-store": `
queria vender pra fora
quero vender pra fora daqui
queria vender pra fora da minha cidade
quero vender para outros estados
queria vender pro brasil todo
quero vender minhas peças pra fora
quero vender na internet
queria vender pela internet
penso em vender pra outras cidades também
quero começar a vender online
vocês já fez loja dessa?
vcs ja fizeram loja assim?
ja fez loja desse tipo?
vocês já fizeram uma loja dessas?
já fizeram loja igual essa que eu quero?
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
a loja física tá respirando por aparelhos e quero vender pela internet antes do enterro, vocês montam
vcs fazem loja virtual com pagamento online?
Temos uma fabrica de cookies (biscoito mesmo rs) e queremos vender pela internet. Voces montam loja online?
vendo peça de moto e quero loja online com bastante produto vcs ja fizeram loja assim
a dona daqui tem uma lojinha de roupa la em itapuã tb vcs ja fizeram site de vender roupa
minha irma vende roupa na zona leste, vcs ja montaro lojinha d roupa na internet p alguem? 👗
ja fizeram loja pra vender na internet com mt item a gente tem umas 6 mil peça
Vendo panela de barro em Goiabeiras e o turista quer levar pra casa mas não cabe na mala. Queria que ele comprasse depois pela internet e eu despachasse, vocês montam a loja?
Tenho um viveiro de suculenta em Atibaia e passo o dia mandando foto e chave pix uma por uma. Quero que a pessoa escolha, pague e pronto, é possível?
meu sonho é vender minhas camisetas com estampa de cordel pelo Brasil, em Campina Grande já vendo na feira. cs já fizeram loja de roupa na internet?
A fábrica de semijoias em Limeira só vende pra revendedora e cada uma tem sua tabela. Precisamos de um e-commerce de atacado, vocês desenvolvem?
Sou livreira, a livraria física fecha às 18h e é à noite que o povo lê resenha e quer comprar. Queria uma virtual, com carrinho e tudo
estou cansada de pagar comissão pra marketplace vender meus tapetes de crochê, tem mês que me sobra nada. dá pra ter minha própria vitrine que recebe cartão?
Sou enóloga em Garibaldi e o turista prova, ama e nunca mais acha o vinho. Uma loja na internet pra ele repor em casa, isso é com vocês?
A peça que conserta fogão antigo só eu tenho no Brasil e mando pelo correio pra quem me liga. Quero largar a ligação e vender pelo computador
O mercadinho perdeu freguês pra um aplicativo de entrega que cobra 27%. Se eu tivesse meu próprio lugar pra pessoa fazer a compra do mês e pagar, segurava. Fazem?
minha avó faz doce de leite em Viçosa e a fila na porta dobra a esquina. os netos querem vender pra fora, com frete e pix. como é uma loja dessas feita por vocês?
Vendo roupa plus size em Nilópolis, o que mais dá problema é o tamanho, cada marca é um. Uma loja virtual em que a cliente filtre pelo tamanho dela de verdade, vocês fazem?
Tenho loja de autopeças com seis mil itens cadastrados, cliente de outra cidade pede por foto. Já está na hora de pôr pra vender online, é trabalho pra vocês?
Faço instrumento de percussão em Salvador, e gringo compra por mensagem e paga por transferência que demora. Queria um carrinho de compra como gente grande, oxe
Sou do marketing de uma rede de perfumaria com quinze lojas físicas e nenhuma digital. Precisamos de e-commerce com estoque ligado às lojas. Vocês têm experiência nisso?
a escolinha quer vender uniforme sem ter fila de mãe brava em fevereiro. seria tipo uma loja na internet onde paga e retira, vocês criam isso?
Vendo cacau fino em Ilhéus pra chef e gente curiosa, em pouca quantidade. Uma vitrine com pagamento, sem bagulhada, seria possível?
Minha loja de pesca recebe gente do Brasil todo pedindo isca por mensagem e eu me perco em quem já pagou. Queria que fosse tudo numa página, com cartão e frete
Herdei do meu pai um armarinho de 1958 e as clientes de fora ligam pedindo renda. Quero um comércio eletrônico simples, com catálogo, onde começo?
trabalho numa fábrica de bota em Franca, o chefe quer vender direto, sem lojista. loja com número, cor, foto e pagamento rápido, quem faz são vcs?
Sou padre e a paróquia vende terço, camiseta e vela do santuário. Os romeiros voltam pra casa e querem comprar de longe. A Nora faz uma lojinha dessas na internet?
tenho uma marca de skincare natural, vendo no insta respondendo uma por uma às 23h. quero parar de ser caixa humano, dá p fazer loja online?
Quero vender ração por assinatura, a pessoa paga todo mês e recebe em casa em Jundiaí. Existe um jeito de fazer a loja cobrar sozinha, é com vocês?
Meu brechó de luxo tem peça única, e duas pessoas pagaram a mesma bolsa no mesmo minuto. Preciso de loja virtual que não venda duas vezes, fazem?
Produzo muda de eucalipto em lote grande, o comprador quer fazer o pedido sem telefonar. Um e-commerce para o produtor rural, isso é possível com vocês?
Abri uma loja de material de artes em Natal, e a turma da faculdade quer comprar de madrugada quando falta tinta. Queria um site que vende de fato, não só mostra
Minha loja física fecha às 18h, sábado ao meio-dia, e o pessoal do hospital ao lado só sai às 19h. Queria que comprassem sapato branco pela internet e só retirassem, vocês montam?
Planto pimenta em Tomé-Açu e faço molho, rótulo lindo, prêmio e tudo. As pessoas pedem o link pra comprar e eu não tenho link. Como é que faço um com vocês?
O distribuidor de vinho dá prejuízo no frete e eu quero vender direto pro consumidor, com clube de assinatura. Já fizeram loja desse gênero?
a molecada do meu bairro quer comprar shape e rodinha sem ir na galeria no centro. loja virtual com tamanho e cor, cês constroem?
Minha mãe costura boneca de pano e as encomendas vêm de Portugal. Ela faz as contas do euro na mão. Uma lojinha na internet que recebesse certo seria possível?
Eu vendo minhas redes na calçada e o turista depois me pede pra mandar pra casa dele, queria um lugar onde ele escolhesse e pagasse pela internet, vocês montam?
A cooperativa de artesãos pretende comercializar seus produtos em ambiente virtual com pagamento eletrônico; a empresa implementa comércio eletrônico?
eu pinto tenis e vendo no direct mas qro uma loja d vdd com carrinho e tal cs faz
hoje choveu e não entrou um cristão na loja, fiquei olhando a prateleira cheia e pensando em vender pela internet, vocês abrem uma loja virtual pra gente?
No portfólio há um e-commerce de moda; desenvolvem algo equivalente para ferragens, com variações de medida e checkout?
Uai, queria vender meus doce de leite e minhas goiabada pro Brasil inteiro, com o povo clicando e pagando, ocês fazem essa loja?
Sou ceramista e cada peça é única, além do site de apresentação quero um botão de comprar com carrinho e frete, isso vocês constroem?
Meu estoque de lã de tricô já tomou o quarto de hóspedes, quero vender isso pela internet pro Brasil inteiro
Meu instagram vende, mas cobrar um por um no direct me mata, queria uma loja de verdade com carrinho
o site da minha vinícola só mostra foto, quero q a pessoa compre a garrafa ali mesmo e receba em casa, vcs fazem
Faço sabonete artesanal e na feira só passa turista, sonho com uma lojinha na internet que receba cartão
Meu aplicativo de entrega come trinta por cento de cada pizza, quero meu próprio lugar pra vender online, já fizeram?
A agenda cultural do nosso grupo de teatro vende ingresso na porta, queríamos vender bilhetes e camisetas pela internet
Sou livreira e o sistema da livraria é ótimo, mas o cliente de fora não compra porque não tem onde clicar em comprar
queria que as pessoas comprassem pela internet e já pagassem ali na hora, vocês já fizeram algo assim
minha filha faz lembrancinhas e queria vender pela internet com pagamento, já fizeram isso pra alguém
na loja virtual, o cliente paga o frete
a loja virtual cobra o frete do cliente separado
vendo roupa no instagram e quero ter um site
vendo pelo insta e quero um site pra vender
meu cliente consegue pagar com pix no site?
dá pra meu cliente pagar com pix no site?
dá pra receber pix pelo site?
minha filha faz lembrancinhas e queria vender pela internet, já fizeram algo assim?
já fizeram um site em que a pessoa compra e paga ali mesmo?
queria que o povo pudesse comprar pela internet e já pagar, vocês já fizeram isso?
minha mãe faz artesanato aos domingos e quer vender pela internet, já fizeram isso pra alguém?
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
o aplicativo que vocês fazem entra na app store da apple
play store, apple e huawei, publica nas três?
só tem android aqui na comunidade, fazem app só pra ele
minha conta de desenvolvedor na google precisa estar no meu nome ou no de vocês
app pro relógio, apple watch
funciona em ipad grande de cardápio?
aplicativo pra tv, daquelas samsung, pra passar o culto
a apple recusou o app da nossa igreja duas vezes, o que vocês fazem passa na revisão dela?
minha turma de motoboy precisa de um app pra bater foto da entrega, já fizeram algum aplicativo
faço doutorado em enfermagem e preciso de um aplicativo pra coletar dados dos pacientes, vocês têm experiência com aplicativo
dá pra baixar pelo link sem loja, o tal apk
roda em iphone 6 velho
o aplicativo sai nas duas lojas ao mesmo tempo ou primeiro numa e depois na outra
uai, cês põe app no celular da firma ou só mexe com site mesmo
android de quantos anos pra cá aceita
Fiz um app com um rapaz e a loja da apple tirou do ar por causa de regra, com vocês a publicação na loja fica por conta de quem e em quais lojas sai?
moro em quilombo e aqui todo mundo tem android de entrada com 16 giga, quero um aplicativo pra associação vender farinha, vocês fazem app que cabe nesses aparelhos?
aquele app de reservas do portfólio roda em iphone também, sabem dizer
vcs fazem aplicativo ou so site
vcs fazem aplicativo de celular ou só site
vocês publicam o aplicativo na play store e na apple?
Sou técnica de enfermagem e queria montar um negócio de cuidadores em que a família acompanhasse o dia do idoso pelo telefone. Vocês criam aplicativo?
A academia tem 700 alunos que reclamam do treino em papel que molha de suor. Seria bem melhor um aplicativo com o treino de cada um, vocês já fizeram coisa parecida?
meu cunhado e eu pensamos num app de entrega só pro nosso bairro em Itaquera, com motoboy daqui. cês fazem isso pra gente?
Trabalho na cooperativa de catadores e queria que o morador chamasse a coleta pelo celular, igual chama carro. Um aplicativo desses dá pra encomendar?
O clube tem carteirinha de plástico que todo mundo esquece em casa. Pensei em pôr a carteirinha no telefone do sócio, num aplicativo, é do que vocês fazem?
sou estudante de nutrição e criei um método de diário alimentar no caderno. quero virar aplicativo e botar na loja do android e do iphone, vcs sabem?
Nossa rede de postos em Campo Grande quer um programa de fidelidade no celular, com pontos. É trabalho para vocês ou só fazem páginas?
A minha igreja quer um aplicativo com a bíblia, o hinário, os avisos e o pedido de oração. O irmão que ia fazer viajou em missão e não voltou. Fazem?
Tenho frota de van escolar e os pais ligam às 17h perguntando onde está o menino. Um aplicativo que mostrasse resolvia minha vida, desenvolvem?
Os agricultores daqui perdem lavoura por praga que ninguém identifica a tempo. Queria um app de tirar foto e mandar pro agrônomo, a Nora desenvolve?
vi que vcs fazem app de reservas, e um app de paquera pra rodeio? ideia minha e de uns amigo kkk mas é sério
Meu restaurante em Foz quer aplicativo próprio pra pedir, porque o da concorrente tem e o meu cliente cobra. Tem como fazer o da minha marca?
Dirijo uma escola de autismo e precisamos de um aplicativo com figuras para a criança se comunicar. Isso já foi feito por vocês em algum formato?
As voluntárias do banco de sangue aqui em Aracaju ligam de um em um. Um aplicativo que chamasse o doador compatível, quem sabe. Vocês aceitariam?
O morador reclama que não sabe quando o gás vai ser cortado nem quando a piscina abre. O síndico quer um aplicativo do condomínio. Fazem?
trabalho com ronda de segurança, o vigilante tem q bater ponto em cada esquina. queria que fosse no celular dele, num app nosso, é com vocês?
Ofereço aulas de inglês e quero um joguinho no celular pra o aluno praticar na fila do banco. Um aplicativo educacional entra no que fazem?
Somos uma distribuidora de gás e o cliente quer pedir num toque. Vale a pena aplicativo, e vocês fazem?
Tenho uma marina em Angra e os donos de lancha querem pedir descida do barco pelo telefone, não pelo rádio. Aplicativo pra isso vocês criam?
Meu pai é doador de causos: contador de histórias. Eu queria juntar tudo num aplicativo de áudio pra crianças, é maluquice ou vocês fazem?
na feira do bairro os clientes não sabem qual barraca veio hoje. já pensei num aplicativo da feira no celular deles. vocês já construíram algum app?
A empresa já tem o portal, mas a diretoria insiste em ter ícone na tela do celular do colaborador. Vocês desenvolvem aplicativo ou só versão pelo navegador?
Minha loja vende só para mecânico, e mecânico tem a mão suja mas tem celular. Um aplicativo de cotação de peça pra ele, vocês topam?
sou de Boa Vista e quero um app que junte todo mundo que aluga barco no rio, tipo os de hospedagem. por onde se começa com vocês, fazem aplicativo?
Tenho um estúdio de yoga em Florianópolis e filmei 90 aulas. Uma aluna me disse que aplicativo é melhor que site pra assistir. Vocês fazem aplicativo de verdade, desses que se instala?
A paróquia quer que o romeiro siga a trilha da peregrinação pelo telefone, ouvindo a história de cada parada. Isso seria um aplicativo, né? Vocês fazem?
Cuido de uma colônia de pescadores e queria que cada um avisasse pelo telefone o que trouxe no barco. Já desenvolveram aplicativo pra gente simples usar?
tenho uma rede de lavanderia self e o cliente quer ver no celular se tem máquina livre. app disso é muito maluco ou vcs fazem?
A pizzaria quer um negócio no celular do cliente em que junta selinho e ganha pizza. Aplicativo nosso, com a nossa cara, a Nora cria?
Meu neto disse que hoje tudo é aplicativo no celular, até o do padre, eu queria um das minhas redes com meu retrato na carinha dele, vocês fazem isso?
A prefeitura cogita disponibilizar aplicativo móvel para denúncia de buracos em via pública; a empresa já desenvolveu aplicativos?
tive uma ideia de app de troca figurinha tipo tinder cs programa app pra celular
hoje três clientes perguntaram se minha pizzaria tinha aplicativo próprio, porque o outro cobra taxa demais, vocês criam um pra mim?
Entre os seis casos há um rotulado Aplicativo; desenvolvem apps para Android e iOS para técnicos de campo registrarem inspeções?
Bah, queria um aplicativo no telefone do peão onde ele marcasse a cerca quebrada e a vaca solta, vocês fazem essa peleia?
Minha academia tem site e robô, mas o aluno quer abrir o treino num ícone da tela do celular, vocês desenvolvem aplicativo?
Site já tenho, loja já tenho, meu filho diz que falta o ícone na tela do celular do aluno da autoescola, vocês fazem
meus relatorios saem no pc mas queria ver do celular num app só meu, vcs desenvolvem aplicativo
Tenho ideia de um aplicativo pra encontrar banheiro limpo na estrada, os caminhoneiros iam amar, fazem
Minha academia tem sistema, catraca e tudo, só falta o aplicativo pro aluno ver o treino, trabalham com isso
O hospital quer que o acompanhante receba notícia do paciente por um app no iPhone, a Nora faz aplicativo
A paróquia reza o terço pelo rádio, e os jovens pedem um app com as orações, vocês já fizeram aplicativo
`,
  booking: `
o app de reservas cobra algo na hora de marcar, por qual meio
no app de reservas o cliente paga alguma coisa ao marcar
como se paga no aplicativo de reservas
e se a cliente não vier
e se o cliente faltar
e se a pessoa marcar e não aparecer
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
essas faltas de paciente são a minha morte, marcam e não vêm, já fizeram agenda que manda lembrete e cobra sinal
quero morrer toda vez que marco duas noivas no mesmo horário, tem um jeito de agendar sozinho
no salão da minha irmã a cliente some depois de marcar, já fizeram algo com sinal pra empresa de horário?
clínica de fisioterapia, duas secretárias só pra marcar hora, tem como a paciente marcar sozinha
marina com vinte vagas de lancha e briga todo domingo, vocês já organizaram reserva de vaga pra alguém
lavo carro com hora marcada e queria que avisasse o dono na véspera, sai com vocês?
trabalho com hospedagem tenho uma pousada em paraty queria q o hospede escolhesse o dia e pagasse o sinal ja fizeram algo assim
tenho barbearia, alguém já pediu um app de marcar horário pra vcs?
nesse aplicativo de agendamento o cliente paga alguma coisa antes pra não dar bolo?
ja fizeram alguma coisa pra quem trabalha com hora marcada tipo manicure, barbeiro
tem algum projeto em que o cliente paga um sinal antes pra não dar bolo?
a gnt marca tudo no caderno ja fizeram algum aplicativo de marcar horario q o paciente paga um sinal antes pq o povo marca e nao vem
o email da clinica vive lotado de pedido de marcação queria q o paciente escolhesse o dia sozinho vcs ja fez disso
vcs ja fizero alguma coisa d marcar horario?? meu caderninho ta um terror 📒😂
preciso de um trem q marque o horario da prova de roupa das noiva sozinho, sem eu ter q ficar respondendo
ja fizeram pra alguem coisa de cliente escolher dia e hora da visita?
meu tio tem oficina com 4 vaga de elevador e queria q o povo reservasse horario pelo celular vcs ja fizeram tipo isso
Sou podóloga em Taubaté e atendo sozinha, com a lixa na mão não dá pra atender telefone. Se a cliente pudesse marcar a hora dela pela internet eu ficava no céu, têm isso?
Meu campo society lota de quinta, e sempre tem dois grupos brigando porque os dois combinaram por telefone. Uma agenda em que o time reserva e paga parte adiantado, vocês fazem?
na barbearia o cara fura e eu perco o horário e o dinheiro. queria cobrar um sinalzinho no pix na hora de agendar. rola?
Tenho quatro salas de ensaio em Belo Horizonte e as bandas marcam por mensagem de madrugada bêbadas, aí não aparecem. Precisava de uma reserva que obrigasse a pagar uma parte
A psicóloga aqui do posto tem fila e o paciente esquece o dia. Um lembrete automático que chegasse antes já mudava tudo, existe em algum trabalho de vocês?
sou dona de pousada em Paraty com sete quartos e uso um calendário de geladeira. já vendi o mesmo quarto duas vezes no réveillon. cs têm agenda com reserva?
Nosso salão de festas do condomínio é marcado num livro de capa dura e o síndico tem que estar lá pra alguém anotar. A gente queria reservar pelo celular
A escola de mergulho depende da maré e do barco, são dez vagas por saída. Preciso que o turista escolha o dia, pague e não me ligue, vocês fazem?
Clínica de vacinação, cada lote aberto tem que ser usado no mesmo dia, então a gente precisa encher os horários certinho. Existe um agendamento assim feito por vocês?
tenho três macas e duas massagistas e o quadro de horário é de giz. quando uma apaga sem querer é um desastre. agendamento online, vcs entregam?
Advogada em Ribeirão, cobro consulta e o pessoal marca e some. Queria que só ficasse confirmado depois de pagar o sinal, isso é possível?
A oficina trabalha com hora marcada pra revisão de caminhão, motorista chega tudo junto às 7h da manhã. Uma forma de cada um escolher seu horário pela internet, fazem?
Dou aula particular de matemática pra 40 alunos e a mãe cancela em cima da hora. Um sistema que deixasse ela remarcar sem me incomodar às 22h, existe?
meu ateliê de noiva atende com hora, cada prova dura 1h30 e só tem um provador. preciso que elas marquem sozinhas sem encavalar. é coisa q vcs já fizeram?
O laboratório de coleta em casa roda por bairro. Queria que o paciente escolhesse o dia conforme a rota, e recebesse aviso na véspera. Fazem algo do tipo?
Sou tosadora, tenho dois tanques e uma fila de poodle. O dono chega sem marcar e grita. Ia ajudar uma agendinha onde ele vê o que tem livre, né? Vocês já têm pronta a ideia?
A prefeitura quer que o cidadão marque a emissão do RG sem dormir na fila. Vocês têm experiência em agendamento público?
restaurante japonês com oito lugares no balcão, cada não comparecimento me custa cem reais de peixe. queria reserva paga, com lembrete no dia, vocês desenvolvem?
Meu pai aluga máquina de terraplenagem por diária e anota na lataria do trator quem vem buscar. Seria melhor reservar por um calendário, a gente acha. Têm como criar?
Temos uma quadra de beach tennis no Cariri que abriu faz um mês e o horário das 18h às 20h dá tapa. Como seria um app pra dividir as vagas e receber pix adiantado?
Atendo acupuntura em casa e na clínica, em dois endereços, dias alternados. A cliente sempre vai ao lugar errado. Um agendamento que já dissesse onde e lembrasse, fazem?
A escola de direção defensiva tem vinte carros, e os alunos remarcam toda hora. É uma moça só no telefone pra tudo. Se eles mesmos pegassem a vaga na internet era melhor, possível?
o estacionamento do aeroporto regional lota e chega gente sem vaga, dá briga. reservar vaga antes pela internet com pagamento, vcs fazem?
Na escolinha de natação marco aula de reposição num caderno, e a professora nunca sabe quem vem. Queria uma agenda que se ajeitasse sozinha, já fizeram?
Nossa casa de retiro espiritual recebe grupos e perde fim de semana porque a data fica pré-combinada de boca. Um calendário com sinal pago, isso vocês constroem?
tatuo em Bento, sinal é regra da casa, mas hoje peço print do comprovante e me perco todo. agenda + sinal automático, vcs têm isso?
Minha clínica de estética tem 18 horários por dia e a secretária marca por telefone, que mudou, e ninguém liga mais. Se a paciente escolhesse sozinha o dia, salvava meu mês. Existe isso?
Alugo jet ski em Guarapari e no fim de semana a fila vira praia. Queria que o cara pegasse a vez pelo celular e já pagasse um pedaço, cês fazem?
A banca de doutorado usa uma sala só e três programas brigam por ela. Uma agenda de reserva pra nossa universidade, a Nora faria?
meu médico do trabalho atende 60 exame por dia em ordem de chegada, é um caos de reclamação. marcar por horário com aviso antes, conseguem?
Faço massagem de relaxamento na minha casa, e as clientes trocam o dia, esquecem e chegam duas juntas na porta, tem um jeito delas marcarem sozinhas sem confusão?
O laboratório municipal necessita de ferramenta para que o cidadão agende coleta de exames por data e turno; já realizaram algo semelhante?
na quadra do meu bairro todo mundo briga por horario tem como faze um negocio pra reserva a quadra pelo cel
hoje vieram dois cortes pro mesmo horário e um cliente foi embora xingando, quero que marquem hora sozinhos e paguem um adiantado, vocês fazem?
Preciso que usuários reservem bancadas de ensaio por faixa horária, com aviso automático e bloqueio de conflito; há solução de vocês nessa linha?
Uai, meu pesque-pague enche no feriado e é um tal de gente querendo o mesmo quiosque, ocês têm um trem de reservar com sinal adiantado?
Sou fonoaudióloga, metade dos pacientes falta e nem avisa, queria agendamento com lembrete na véspera, isso está ao alcance de vocês?
Meu telefone toca no meio do corte e eu furo a orelha do freguês, queria que marcassem horário sozinhos
O chat da minha clínica é só gente perguntando se tem vaga quinta, preciso de um jeito do paciente marcar sem me perguntar
alugo quadra e todo dia dois times aparecem na mesma hora, teria um esquema de reserva com sinal
Estoque de chá eu tenho, o que me falta é organizar quem vem e a que horas na casa de massagem, vocês fazem agendamento online
Meus alunos de violão esquecem a aula e eu fico plantado, algo que lembre eles e deixe remarcar, fazem
O salão de festas do condomínio dá briga na assembleia todo mês por causa de data repetida, queríamos uma reserva pela internet
o aluno paga dentro do app de agendar
da pra pagar dentro do app de marcar
o cliente paga na hora de agendar
aluno marca e paga a aula
manda lembrete por whatsapp
manda lembrete pro cliente no zap
avisa o paciente da consulta por whatsapp
o lembrete vai pelo zap ou por sms
manda aviso da consulta no whatsapp do paciente
lembra o cliente do horário pelo whatsapp
o paciente recebe aviso no celular
dá pra mandar lembrete de consulta por sms
`,
  intranet: `
aviso em mural e férias pedidas no papel, some tudo, fizeram algo pra isso
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
o pedido de férias em papel tá matando o rh aqui, são quatrocentos funcionários, vocês já fizeram portal pra isso
pedido de férias em papel, três vias e carimbo, vocês já resolveram isso pra alguma empresa?
Na minha rede de farmácia o comunicado sai por grupo de zap e metade não lê. Já criaram um lugar próprio pra funcionário ver isso?
temos 700 empregados em obra e a papelada some, já fizeram algo pra juntar documento de funcionário
nossa cooperativa quer tirar os avisos do mural e pôr na tela de cada um, isso vocês montam
o rh daqui é uma gaveta, queria virar site interno com senha
tenho um monte de contrato de funcionario em papel, vcs fazem um lugar pra guardar esses documento e eles pedirem ferias?
Nossos funcionarios ainda pedem ferias no papel. ja fizeram algo que resolva isso?
somos o RH de uma indústria, daria pra pessoa pedir férias online em vez de papel?
Sou do RH de uma rede de supermercados. Hoje pedido de férias é no papel e comunicado é mural. Já resolveram algo nessa linha?
dá pra guardar documento interno com segurança igual fizeram pra alguma empresa?
Somos 40 pessoas full remote e o RH é um caos de e-mail e Drive. Já fizeram tipo uma intranet, com férias e docs centralizados?
tenho 120 funcionário na cooperativa e pra pedir férias é um bilhete na mesa do RH. já trabalharam com isso?
Pedido de férias do pessoal ainda é em papel. Já entregaram algo pra isso?
Temos 62 professores e funcionários, e cada comunicado vira uma novela no grupo do zap: um não lê, outro perde o documento, outro pede férias por bilhete. Vocês já resolveram algo parecido em alguma empresa?
O RH aqui ainda controla férias em papelzinho. Fizeram algo assim para outra empresa?
Aqui na fábrica o mural da portaria ninguém lê. Existe maneira de o pessoal receber os comunicados num lugar só?
Sou do RH de um hospital em Recife, 430 pessoas, três turnos, e o aviso no elevador ninguém lê. Queria um lugar só onde todo mundo se informasse, vocês fazem?
Nossa construtora espalha peão em onze obras e o holerite vai dobrado no bolso do mestre. Existe um portal em que cada um pegasse o seu documento?
O pedido de férias aqui na usina ainda é folha carbonada em três vias e vive se perdendo na mesa do encarregado. Isso dá pra acabar com vocês?
Na rede de farmácias cada gerente inventa uma regra e diz que veio do escritório. Seria bom ter as normas num endereço só para os duzentos funcionários, fazem?
somos uma cooperativa médica e os comunicados chegam por e-mail, por zap e por fofoca. a diretoria pediu cotação de intranet, vocês trabalham com isso?
Aqui no frigorífico muita gente não usa e-mail, só telefone particular. A gente precisa avisar troca de escala. Um portal interno que abra fácil, podem fazer?
Sou secretária executiva de uma fundação em Brasília e os documentos internos vivem em pastas de rede que ninguém encontra. Queríamos centralizar com acesso por senha
O grupo da empresa no zap virou meme, corrente de bom dia e briga política, ninguém acha o comunicado. Preciso de um canal interno sério, tem na casa?
na escola somos 90 professores e a folga é pedida em bilhete. a coordenadora já perdeu o meu três vezes. vocês fazem um portal pra pedir essas coisas?
Cuido de gente em uma rede de supermercado do interior gaúcho, bah, e cada loja tem um mural. Queria que o mural fosse na tela e igual para todos, é possível?
O sindicato patronal exige que todo operador leia e assine a instrução de segurança. Um portal com documentos e confirmação de leitura, vocês já têm caso?
Na prefeitura pequena onde trabalho o decreto sai, e a turma da garagem só sabe um mês depois. Precisamos de intranet para servidores, é possível?
sou supervisora de limpeza terceirizada, minha equipe tá em 25 prédios e eu rodo a cidade pra entregar um papel. existe um portalzinho que resolva?
Somos uma holding com sete empresas e cada uma usa uma pasta compartilhada diferente. Buscamos um ambiente único e seguro para os colaboradores. Vocês entregam isso?
O chefe quer aniversariante do mês, cardápio do refeitório, ramal de todo mundo e pedido de férias, tudo num lugar. Chamou de intranet, é isso que vocês fizeram?
Quando alguém pede demissão leva junto os manuais, que só existem no pen drive dele. Queria que os documentos da oficina de ônibus ficassem num portal nosso
trabalho no dp de uma transportadora, o motorista liga da estrada às 23h querendo saber se as férias dele foram aprovadas. se ele visse sozinho eu dormia. dá?
A igreja tem 60 obreiros e nenhum sabe a escala certa do culto. Um cantinho interno só deles, com avisos e documentos, é coisa que vocês montam?
Nosso laboratório está sendo auditado e pediram controle de versão dos procedimentos internos com acesso restrito. Fazem portal assim para os funcionários?
Na rede de hotéis as camareiras ficam sem saber das mudanças e descobrem pelo hóspede. Queria que todo colaborador recebesse o mesmo aviso ao mesmo tempo, já fizeram?
Os técnicos de campo da minha empresa de fibra nunca vêm ao escritório. Férias, uniforme, atestado, tudo vira mensagem pro meu celular pessoal. Tem portal pra isso?
Assumi o RH de uma fábrica de calçados em Sapiranga e achei 300 fichas de férias dentro de uma gaveta. Quero enterrar o papel. Vocês resolvem com o quê?
meu call center tem 250 atendente e a rotatividade é absurda, ninguém nunca sabe onde fica o manual. uma página só de dentro, com login, cês fazem?
Somos uma escola técnica federal e cada setor tem seu próprio formulário em papel para afastamento. Gostaríamos de juntar tudo num único portal do servidor
Sou da comunicação de um grupo de usinas e nosso jornal interno é impresso e chega no fim do mês, velho. Pensamos num endereço só pra gente de dentro, com senha. Vocês montam?
Cada chefia guarda as portarias num lugar e o servidor novo fica rodando de sala em sala. Queria que todos os documentos da secretaria ficassem juntos e protegidos, é com vocês?
a galera da produção pede férias pro encarregado de boca e ele esquece. depois sobra pro rh, que sou eu. cês têm um portal que registre o pedido?
Somos 14 creches conveniadas e nenhuma sabe o que a outra recebeu de circular. Um portal interno com as circulares e os modelos de documento, já fizeram?
Tenho 80 vendedores de porta em porta e cada um recebe a tabela de preço por foto borrada. Se houvesse um lugar interno com a tabela do dia e os avisos, ajudava. Criam?
Minha filha trabalha numa fábrica de castanha com trezentas moças e até aviso de férias é no grito, pediu pra eu perguntar se vocês fazem um cantinho na internet só pros empregados?
Desejamos centralizar comunicados, normativos e requerimentos de férias dos servidores em ambiente eletrônico interno; a empresa já implementou portal dessa natureza?
no mercado q eu trampo os aviso fica num quadro q ngm le tem como faze um site so p funcionario ve escala e pedi folga
hoje três funcionários disseram que não viram o aviso da mudança de turno, colado na porta há uma semana, quero um lugar só da equipe, com recado e documento, vocês fazem?
Há 240 colaboradores em quatro plantas e cada setor guarda procedimentos numa pasta diferente; constroem um ambiente interno com acesso por colaborador?
Bah, a cooperativa tem gente espalhada em seis cidades e a papelada de férias vai de ônibus, vocês fazem um portal pro pessoal de dentro?
Sou do RH de uma rede de postos, os frentistas não têm e-mail e vivem sem informação, queria um espaço interno com holerite e avisos, já fizeram coisa assim?
O jornalzinho do hospital sai no papel e a enfermagem nem lê, queria um lugar só nosso na internet com os comunicados
Férias aqui na usina é um drama, o papel some na mesa do chefe, criam um canto online pro funcionário pedir
Temos dez lojas e o WhatsApp virou mural de aviso, piada e figurinha, precisamos de um portal interno sério, fazem
meu chefe mora em Miami e a fábrica em Joinville, precisava de um lugar onde o pessoal ache norma, holerite e aviso, já fizeram
O manual de segurança da mina fica trancado no armário da CIPA, queria os documentos acessíveis aos duzentos mineiros num endereço só
Site pra fora a cooperativa já tem, falta um só pra dentro, pros empregados, com circulares e formulários
preciso de portal pros clientes baixar guia e documento
portal pros alunos baixarem boleto
quero uma area do cliente pra baixar documento
portal do aluno vcs fazem
portal onde o cliente pega os documentos
um portal pros meus clientes acessarem os arquivos
area restrita pra cliente baixar relatorio
portal do condomino com os documentos
portal pro fornecedor mandar nota
portal pros pacientes verem os exames
um lugar pros clientes baixarem os arquivos com senha
`,
} as const;
