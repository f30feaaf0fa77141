/** Utterances about business matters, such as prices, deadlines and talking to a person: one per line, by intent. */
export const business = {
  price: `
não quero preencher nada agora, só saber o preço
sem preencher nada, me diz o preço
estou sem dinheiro hoje
hoje estou sem grana
estou sem verba este mês
quanto tá o robô pro zap, tô sem dinheiro esse mês
quanto tá o chatbot, faz um precinho
tabela de honorários
tabela de honorários para um sítio eletrônico
vocês são caros
vocês são careiros
vcs cobram caro
é caro demais com vocês
por que não dizem
pq não fala
por que vocês não falam de valores
tá escondendo o valor
é verdade que um site sai por 50 reais
é verdade que vocês cobram só 200 reais
fazem site por 99,90
vi que fazem site a 150 reais
por que vocês não dizem o preço
por que não falam logo o valor
pq não fala o preço
porque vcs não dizem quanto é
por que escondem o preço
estão escondendo o preço
para de enrolar e fala o preço
fala logo quanto é
tenho 2000000 para investir no sistema
posso gastar até 150000
faturo 1.200.000 por ano, cabe no meu bolso
meu orçamento é de R$ 250.000
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
quanto sai um negócio pequeno, pra uma loja de bairro
uma landing page sai por quanto
qual o valor do robô pro whatsapp da minha clínica
tchê, quanto sai um site simplezinho pra minha ferragem
qto custa um robo pra responder o zap da pizzaria
tenho uma clínica odontológica com três cadeiras e queria ter noção do investimento
oxente, isso deve ser um rim, não
qual a faixa de valores de um sistema pra controlar oficina
mano fala a real, é mais de cinco mil
trabalho com bolo de pote e meu caixa é curto, cabe no meu bolso
poderiam informar o valor médio de um aplicativo de agendamento
me passa a tabela de preços
site preço?
tô comparando três empresas e preciso de um número pra botar na planilha
quanto ficaria pra fazer uma intranet pra 80 funcionários
o q encarece mais um projeto desses
um chatbot sai mais barato q um site
quanto eu tenho que juntar pra ter uma loja virtual
é salgado o preço de vcs
sou síndica e tenho que apresentar a cifra na assembleia, quanto seria o portal do prédio
cobram por hora ou por projeto
qual o custo pra informatizar um mercadinho de bairro
uai, num tem valor nenhum aqui na página não
a partir de quanto começa um trabalho com vocês
com dois mil reais dá pra fazer alguma coisa
meu orçamento anual de TI é pequeno, vocês são caros
quantos contos fica uma página só com meu telefone e o mapa
me dá um chute de preço, nem precisa ser exato
quase morri com o que outra agência pediu, quanto é o de vocês
vendo bolo a 60 reais, quantos bolos custa um site de vocês
um site custa os olhos da cara ou cabe no bolso de um pipoqueiro
tenho uma mercearia pequena, daquelas de caderneta, e a aposentadoria é curta, então antes de sonhar queria ter ideia de quanto sai um site
fica em quanto um sistema de oficina
qto custa um robo de zap
é caro demais pra quem é pequeno
Solicito informar o valor praticado para desenvolvimento de portal institucional
quantos contos pra fazer uma loja de semente
tem uma tabela de valores
site baratinho sai por quanto mano
o preço mínimo de um aplicativo é qual
qual a faixa de investimento
com quinhentos reais vocês fazem alguma coisa
eu crio galinha caipira e vendo ovo pra vizinhança, meu filho quer um site e eu preciso saber se cabe no bolso, qual o valor
vcs cobram por hora ou por página
sai mais de dez mil um chatbot
o orçamento da prefeitura prevê vinte mil reais para o portal da secretaria; esse montante é suficiente
quanto morre pra fazer um app de van escolar
tá custando quanto um ecommerce hj em dia
quanto q é kkk to sem grana
o conselho da paróquia se reúne domingo e vai perguntar a quantia, então me adiante mais ou menos quanto é um site de igreja
quanto devo reservar pra investir com vocês
cobram quanto pelo sistema de controle de gado
meu finado pai dizia que quem não pergunta o preço acaba pagando dobrado, então me diga sem rodeio quanto é um programa pra controlar silo
junto minha mesada desde janeiro pra fazer um site da minha loja de miçanga, já tenho duzentos e quarenta reais, será que dá
tenho uma oficina de lambreta com dois ajudantes e o movimento anda fraco, um robô desses no whatsapp pesa muito no bolso
quanto sairia mais ou menos um portal de funcionários, pois a diretoria da santa casa só põe na pauta o que tem cifra do lado
esse preço de sistema que anda por aí me mata, o de vocês é quanto
tenho só o dinheiro do décimo terceiro guardado, será que alcança
a tesouraria da igreja quer saber se é coisa pra bolso de rico
meu medo é vir uma facada
será que cabe no bolso de feirante
aqui a gente vive de rifa, isso é pra quem pode né
a pousada tá na baixa temporada, preciso saber o tamanho do rombo antes
quanto eu teria que juntar pra ter um robozinho desses
o outro me pediu os olhos da cara por um site, com vocês é parecido
uma base, um chute, de mil a dez mil, me dá uma noção
sou cabeleireira e só queria saber se é coisa de cem ou de mil
oxe, procurei a tabela e não achei quanto sai
deve ser um absurdo um sistema pra transportadora, é não
tenho três mil reais, o que dá pra fazer com isso
Qual a faixa de investimento praticada para desenvolvimento de portal
O setor de suprimentos requer estimativa orçamentária preliminar em reais
Trabalham por hora técnica ou preço global, e qual o valor
Há tabela de honorários publicada
Qual seria o ticket médio de um projeto de chatbot para clínica
Por qual razão os valores não estão divulgados no site
qto sai
qto custa 1 site
valor bot zap
preço app
qto fica tb o sistema
média d preço
quanto sai um site de oficina
qual o valor de um robô
de quanto é o investimento num sistema
a partir de quantos reais
custa uns dois mil ou mais
qual a faixa de preço de vcs
tenho uma banca de pastel na feira de Osasco e quero aparecer na internet, sou pequeno, sai por quanto mais ou menos
Sou síndica de um prédio com 48 unidades e preciso levar um valor à assembleia de quinta. Qual a faixa de investimento para um site institucional?
minha sogra abriu ateliê de crochê em Joaçaba e me pediu pra ver na net, uma pagininha simples fica na casa de quanto
acabei de receber a rescisão e vou montar uma assistência de celular, só tenho 2 mil, com isso faz algo
tô no intervalo do hospital, sou fisio, quero um chatbot pra marcar paciente, dói muito no bolso
tenho fazenda de gado em Araguaína e controlo vacina no caderno, um sistema desse vale mais que um bezerro
somos ONG de cachorro em Sapucaia e vivemos de rifa, preciso saber a média de investimento pra ver se cabe
Boa tarde, sou comprador de uma indústria têxtil, preciso de referência de valores para o orçamento anual de TI
eu tenho uma lojinha de açaí e o vizinho pagou 800 num site, oxe, o de vocês é nesse naipe
minha agência de turismo em Foz tá crescendo, já temos site mas falta robô no zap, tem tabela aí
sou mei, manicure, ganho pouco, queria só ter noção do tamanho da facada antes de sonhar com um app
meu escritório de advocacia em Palmas tem três sócios e cada um acha uma coisa, vocês praticam qual faixa de valores
qto sai um robô de zap
é salgado isso aí
me dá uma ideia de valor
tem tabela de valores
qual a média de um sistema
fica na casa dos dez mil
dois mil paga um site
quanto eu preciso juntar
meu chefe é um idiota mas pediu pra eu ver quanto é um site
que facada, é caro assim mesmo um sistema
preciso levar uma estimativa ao conselho na quinta, em que faixa fica um chatbot pra secretaria
dos três serviços qual é o mais baratinho
esse trem de robô deve ser os olhos da cara, né
em que faixa fica, ainda que por alto
tenho verba aprovada de 45 mil, é suficiente
com dez mil reais dá pra fazer alguma coisa com vocês
preço médio de um projeto
fica salgado ou dá pra encarar
quantos contos pra fazer isso
me diz a facada, tchê
juntei um dinheirinho vendendo bolo de pote o ano inteiro e quero dar o passo certo sem me enforcar, por quanto sai uma página simples para o meu negócio
o conselho do clube vota a verba na quinta e preciso pelo menos de um valor aproximado para um sistema de sócios, em quanto isso ficaria
oi, sem rodeio: um robozinho de zap sai por quanta grana
loja virtual com catálogo inteiro, qual o valor disso
manda um valor sem compromisso pra eu ter noção
quanto sai um dashboard, sem compromisso
quanto fica uma lojinha online com umas 40 peças
quanto fica uma loja virtual simples
quanto custa um robozinho de whatsapp
quanto sai um sistema de estoque
quanto fica um app de agendamento
quanto cobram num site com painel
só pra eu ter ideia, quanto sai uma loja online
quanto é o chatbot que atende no feriado
é carinho o serviço de vocês
modelo de cobrança: projeto fechado, hora ou recorrência
vocês cobram por hora ou por projeto
ordem de grandeza de custo pra umas mil conversas por mês
se o preço for de matar já me avisa que eu caio duro aqui mesmo, quanto sai um sistema pra pet shop
tô com medo de infartar com o valor, mas vai lá, quanto custa o robô pro meu restaurante
juntei 3 mil vendendo trufa na faculdade, dá pra um site ou tô sonhando?
meu vizinho pagou 400 conto num site que abre tudo torto, uma agência me pediu 18 mil. onde vocês ficam nessa régua?
Sou pensionista, minha renda é um salário e a lojinha de crochê. Um site com vocês cabe no bolso de quem ganha isso?
qto sai um robô de zap pra clínica de estética com três profissionais, só uma base
O conselho fiscal do clube aprovou até R$ 25 mil para o sistema de sócios. Está dentro do que vocês praticam?
um sistema de comanda pra minha choperia custa o preço de um carro ou de uma bicicleta?
na feira a gente grita o preço, aqui na página não tem nem plaquinha. quanto é?
comparei: freela 1.500, plataforma 89 por mês, agência 12 pau. e vocês, qual a facada?
tenho uma horta orgânica em Ibiúna e margem de centavo. Pra por minhas cestas na internet vou gastar mais ou menos quanto?
vi aquela loja de moda com dez mil produtos, a minha teria trinta velas aromáticas só, qual seria o valor?
sou novo nisso, tenho 19, abri uma marca de camiseta no quarto. me dá uma noção de preço sem me assustar
aquele app de reservas do portfólio, um igualzinho pro meu campo de society, tá quanto?
Qual a ordem de grandeza do investimento para um portal de 800 colaboradores? Preciso para o orçamento 2027.
é caro? fala a verdade, sou camelô com ponto na 25 e já tomei muito não
minha mãe hipotecou o carro pra abrir a creche, não posso errar. um site simplesinho é de quantos mil?
vocês cobram por hora de programador, por tela ou fechado?
o cara da autoescola aqui do lado falou q pagou dez mil em vcs ou em outra parecida, é nessa faixa?
quanto fica site mais chatbot, o combo que a padaria do exemplo ia levar?
Um programinha que só controle os dízimos, coisa pouca, sai por menos de mil reais?
Cuido de um brechó beneficente e o bazar de domingo rendeu 1.870 reais. Com isso a gente consegue um site simples com vocês ou preciso de mais uns bazares?
meu filho vai fazer 18 e em vez de carro quer um app pra barbearia dele em Feira de Santana. pra eu saber se vendo a moto: sai por quanto um desses?
qto custa um site
valor do chatbot pfv
Quanto custa um site institucional?
Somos uma distribuidora de autopeças em Caxias do Sul, três depósitos, uns 12 mil itens, e hoje controlamos tudo em planilha. Estamos fechando o orçamento do ano que vem e preciso pôr um valor nessa linha, mesmo que aproximado. De quanto seria o investimento num sistema?
qto sai um chatbot por mes
qnto custa um site
valor do chatbot do zap por mes pfv
Bom dia, com todo respeito, o senhor ou a senhora poderia me informar mais ou menos quanto sairia um programinha para controlar o estoque do meu armazém, só uma ideia, não precisa ser exato
mano só me da uma média 500 1000 5000??
quanto fica um site simples?
vi que vocês cobram 500 reais, confere?
moço o note do meu marido ta com tela azul vcs formata? quanto é
qto custa um site simples
não precisa ser exato, só me dá uma faixa: chatbot sai mais perto de 500 ou de 5 mil?
Bom dia, que Deus abençoe seu dia. Eu queria ter uma ideia, sem compromisso viu, de quanto que sai um sitezinho simples, só com as fotos dos doces
Esse trem de robô deve ser os olhos da cara, né? Pergunto porque a confeitaria ainda tá engatinhando
Solicito valor de referência da hora técnica, segregado por perfil (pleno e sênior), para compor meu mapa comparativo.
qnto sai um site simplisinho meu amor 🙏 so c as foto e o endereço
quanto custa um sistema pra frota so o numero
Preciso levar uma estimativa ao conselho da escola na próxima quinta-feira. Vocês poderiam me dizer, ainda que por alto, em que faixa fica um chatbot para a secretaria?
gente eu tiro uns 3 mil por mes costurando, será q o robô do zap cabe no meu bolso?
Sem compromisso: um controle de produção e estoque para fábrica de porte médio custa em torno de quanto?
qnto sai um sitezinho simples pra home care? to começando, 4 cuidadoras so
qnto sai um sisteminha pra autopeça mais ou menos so pra eu falar pro veio
Estou fechando o planejamento orçamentário de 2027 e preciso de uma ordem de grandeza: um portal institucional de umas 40 páginas fica em que faixa?
to com 500 conto guardado da pra fazer um site com isso 🥺
quanto morre nisso
e aí, quanto é que eu desembolso
sai muito salgado um robozinho desses?
isso aí custa os olhos da cara ou dá pra encarar
é coisa de rico né, pode falar
vou ter que vender um rim pra pagar
me dá um ballpark só pra eu não passar vergonha no comitê
qual o pricing de um MVP enxuto
vocês têm rate card por perfil de profissional
trabalham fixed price ou time and materials
qual o valor do ponto de função que vocês praticam
quanto fica a hora-homem do desenvolvedor de vocês
preciso de um budget estimate para fechar o forecast do trimestre
qual seria o CAPEX aproximado de um portal para oitocentos colaboradores
quantos dígitos tem essa conta, quatro ou cinco
qnto q vcs mete a faca num saite simpris
quantu custa um progama pra bodega
me fala sem rodeio, é pra mais de cinco mil ou pra menos
tô com dez mil reais guardado da venda do gado, dá pra fazer o sistema da fazenda com isso
com três salários mínimos eu levo um site ou nem começa a conversa
tenho até vergonha de perguntar, mas é que sou costureira e vivo no aperto: uma página dessas custa quanto mais ou menos
desculpa a pergunta de pobre, mas o preço assusta?
fiquei sem jeito de perguntar na frente do meu marido, agora que ele saiu me conta, quanto que é pra fazer o site do salão
não ri de mim não, mas eu só tenho o dinheirinho da rescisão e queria saber se isso paga um site pra minha marmitaria
sou aposentado, ganho pouco e não quero passar ridículo de pedir uma coisa que não posso pagar, por isso queria saber antes o valor
o preço de vocês é pra barão ou pra gente como a gente
oxe, e quanto é o estrago
bah tchê, quanto me custa a peleia de um sistema pra cabanha
uai sô, sai caro dimais da conta esse trem de robô no zap?
mano, qual a dolorosa
é quantos conto, visse
qto vcs pede pra fazê um aplicativo de entrega
quanto vale o show
com milzinho na mão vocês fazem o quê
meu sobrinho disse que site custa 800, o contador disse 15 mil, quem tá certo
Poderiam informar o investimento médio para um sistema de ordem de serviço em empresa de elevadores?
Solicito a indicação de valores de referência para compor o estudo técnico preliminar da contratação.
preciso do valor de referência pra pôr no termo de referência da prefeitura, qual o custo médio de vocês
a comissão de licitação exige três preços de mercado, qual seria o de vocês para um portal institucional
qual a tabela de honorários da casa
quanto vocês levam pra fazer um catálogo
tem preço de entrada, um mínimo pra vocês toparem pegar serviço
existe um piso, tipo abaixo de tanto nem adianta conversar
entre que valor e que valor costuma ficar um chatbot de clínica
me passa uma faixa, nem que seja larga, de quanto custa um site de imobiliária
um chute serve, não vou cobrar depois: quanto sai o sistema da minha serraria
o site da nora não mostra cifra nenhuma, isso é porque é caríssimo?
lugar que esconde preço eu já fico com o pé atrás, fala logo o valor
loja boa tem etiqueta na vitrine, cadê a etiqueta de vocês
por que será que ninguém nesse ramo fala número, vocês falam?
vem escrito solicitar orçamento em tudo, mas eu queria era ver o valor na lata
o que encarece um projeto desses, é por tela, por página ou por hora
quanto mais página mais caro fica? vou querer umas doze
é por usuário ou um preço fechado, porque na construtora são 140 pessoas
se eu tirar o pagamento online do pedido, o valor despenca muito
um site é mais barato que um robô ou é elas por elas
o que pesa mais no bolso, sistema de gestão ou aplicativo
sendo de interior vocês cobram o mesmo valor da capital
meu irmão casou mês passado e a família tá lisa, mas o restaurante precisa do cardápio na internet; é coisa de quantos reais
acabei de abrir a clínica veterinária, financiei o raio-x e o ultrassom e sobrou uma merreca, queria ter noção de quanto gira um site com agenda antes de me empolgar
A gente é uma cooperativa de catadores em Contagem e cada gasto passa por votação na assembleia, então preciso levar um número: de quanto seria o sistema de pesagem
sou gerente de compras de uma rede de óticas e no meu processo só avanço se o fornecedor der ordem de grandeza; seria dezena ou centena de milhar um sistema para vinte lojas
meu patrão falou traz o preço até meio dia senão nem precisa voltar, quanto custa um sistema de ponto e escala
quanto tenho que juntar até o fim do ano pra conseguir contratar vocês
tô fazendo a planilha do plano de negócio do Sebrae e tem uma linha chamada website, que valor eu ponho
o fiado tá comendo meu lucro, não posso gastar muito não; um programinha pra anotar isso é mais de mil
meu medo é perguntar e depois não ter como pagar e ficar chato, então me diz logo quanto é um robô pra pizzaria
how much do you charge for a website
qual o setup fee de um bot
me manda o preçário
cê acha que cabe num orçamento de microempreendedor que fatura seis mil por mês
o valor da obra é em dólar ou em real, e é quanto
quanto custaria clonar a loja de moda que vcs fizeram, só que pra sapato
um igualzinho ao da padaria da Lúcia sai por quanto
um portal que nem o dos quinhentos funcionários fica em que patamar
é mais em conta que contratar uma secretária?
fica elas por elas com o salário de um atendente ou é bem mais
compensa financeiramente? quanto é que tem que pôr do bolso
quanto pila dá um site pra vinícola
tô sem um tostão furado, mas queria saber quanto fica um site pra sonhar com ele
preço camarada ou preço de shopping, o de vocês é qual
isso de sob medida sempre arde no bolso, arde quanto
fulano aqui na cidade pagou 40 mil num sistema que não presta, o de vocês fica em quanto
meu pai mandou perguntar o quanto antes de eu me apaixonar pela ideia
vendi o Fusca do meu avô com dor no peito pra investir na marmoraria, então antes de sonhar com um site com fotos das pedras me diga quanto ele levaria desse dinheiro
tenho uma lojinha de aviamento que fatura pouco e meu marido fala que internet é luxo, queria calar a boca dele com um número, quanto sai uma página simples
na reunião de pais da creche passaram o chapéu e juntamos mil e duzentos, morro de vergonha de perguntar mas isso paga um sistema de matrícula ou nem chega perto
sou caminhoneiro autônomo, pago diesel, pedágio e pensão, e mesmo assim queria um aplicativo de frete só meu; a paulada é de quantos mil
a gente está fechando o budget de 2027 e o CFO pediu um rough estimate de um chatbot para o SAC, vocês conseguem cravar uma ordem de grandeza
lá na empresa tudo passa por um business case com payback, e eu não tenho nem a linha de custo do sistema, dá pra me dizer quanto vocês costumam cobrar
minha irmã pagou duas parcelas de carro num site que só tem foto dela, fiquei escandalizada, no caso de uma clínica de estética pequena fica nesse patamar também
rapaz, eu pechincho até banana na feira, mas primeiro preciso saber de que valor a gente tá partindo num sistema pra loja de material de construção
sou formanda e o salão de beleza é da minha tia, ela me pediu pra descobrir escondido do meu tio quanto custa um robozinho que marca unha e escova
não quero tomar seu tempo se o preço for de shopping de luxo, porque minha barraca é de coco na praia; um site bem simplesinho é de quanto
o síndico anterior torrou o fundo de reserva numa fachada e agora todo gasto é briga, por isso preciso saber de antemão em que valor anda um aplicativo de condomínio
tava fazendo conta no papel de pão aqui na venda: se o sistema custar mais que um freezer eu não posso, custa mais ou custa menos
Meu amor, eu aprendi com minha mãe a perguntar o valor antes de provar o vestido, esse negócio de site pras minhas redes sai em torno de quanto?
Para estimativa de dotação orçamentária, solicito o valor médio praticado pela empresa no desenvolvimento de sistema de pequena complexidade.
qnt ta o site mais ou menos p eu ve se minha mesada da kkk
hoje paguei aluguel, luz, funcionário e sobrou uma nota de vinte, tenho até medo de perguntar, mas um robô de zap pega em que faixa de dinheiro?
A página não apresenta tabela de valores; qual é a ordem de grandeza do custo de um sistema com integração, estoque e relatórios?
Uai, num quero ficar de queixo caído na hora de pagar, um sitezim pro meu alambique ocês cobra quantos conto?
Sou presidente de associação de bairro e a verba é pouca, antes de marcar conversa eu queria saber o tamanho do investimento de um portal assim
Meu contador diz que desconto é conversa de feirante, eu só quero saber o valor de um site pra minha loja de redes
Tenho prazo, tenho vontade, tenho ideia, o que não sei é se tenho dinheiro: quanto sai um robô desses
o concorrente parcela em dez, mas parcela de quanto ele n fala, e com vcs um sistema de oficina fica em quanto
Comprei um cavalo por quatro mil e quero saber se um aplicativo de vocês custa mais ou menos que o bicho
Na assembleia da cooperativa vão me perguntar uma ordem de grandeza, de quanto a quanto fica um portal pros associados
Minha tia paga um app de novena por cinco reais e acha que site é isso também, qual é o valor de um de vocês
A garantia da minha moto custou uma nota, e um site institucional na Nora sai por quanto
quanto é 5 mil dividido por mim e minha sócia eu sei, só n sei se 5 mil paga um site com vcs
paga separado
pago separado
precisa pagar separado
é preciso pagar separado o do instagram
e precisa pagar separado o da página do facebook
cada canal é pago separado
cada coisa é cobrada separado
são cobrados separado
o site e o chatbot são cobrados separados
cobrado à parte
isso é cobrado à parte
o painel paga à parte
o painel é pago à parte
o painel é cobrado por fora
o painel é pago
a versão de celular é cobrada à parte
a versão pro celular é paga por fora
backup é por fora
o backup é cobrado à parte
os relatórios são pagos
os relatórios são cobrados à parte
os relatórios saem de graça
os relatórios são de graça
esse painel é de graça
o painel sai de graça
o chatbot é de graça
o chatbot é gratuito
o robô é grátis
o site de vocês é de graça
o sistema é gratuito ou pago
é preciso pagar mais para ter no messenger
tem que pagar a mais pela integração
a integração é paga por fora
pago a mais por cada canal
o atendimento no messenger é cobrado extra
o whatsapp é pago à parte
é de graça ou paga
é pago ou de graça
e é de graça
é tudo um preço só ou paga por fora
já tá incluso no preço
já vem incluso no valor
isso já está no preço
está incluso no valor ou paga à parte
vem incluso ou é cobrado à parte
o backup é pago à parte
o robô é gratuito
o robô é de graça
o site é grátis
os chatbots são de graça
tem que pagar a mais por isso
tem que pagar a mais pelo messenger
tem que pagar a mais pelo painel
pago a mais pelos relatórios
paga a mais por canal
pago por cada canal separado
isso é pago
isso é pago por fora
e isso é pago à parte
tá incluso no preço
tudo isso está incluso no preço
o design é cobrado separado
o treinamento do robô é pago à parte
a integração sai de graça
só quero saber o preço
só quero saber o preço e pronto
caramba, só quero saber o preço
e esse aí saiu por quanto
quanto saiu esse projeto
por quanto ficou esse chatbot que vocês fizeram
qual o menor valor que vocês já cobraram?
qual foi o projeto mais barato que vocês fizeram?
quanto vocês costumam cobrar?
o concorrente cobra 2 mil, e vocês?
outra empresa me cobrou 3 mil, e vocês?
e qual é mais barato?
uma coisinha simples sai muito caro?
uma coisa simples dessas sai muito salgada?
me mostra os preços
mostra os valores aí
quero ver os preços
me mostra a tabela de preços
mostra o preço de cada um
manda os valores
deixa eu ver os preços
`,
  monthly: `
mensal ou paga 1x
mensal ou paga uma vez só
é mensal ou paga 1x só?
paga todo mês ou só 1x
mensal ou pagamento único?
cobram taxa
vocês cobram taxa por venda
tem alguma taxa
sem taxa nenhuma
tem taxa por pedido
cobram comissão por venda
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
o suporte 24 horas é cobrado todo mês
o chatbot paga por mês ou uma vez só
depois de pronto eu continuo pagando alguma coisa
tem mensalidade ou acabou, acabou
já pago internet, maquininha e contador, não quero mais um boleto todo mês
o robô do whats cobra por mês
é tipo netflix, se eu parar de pagar some
paga anuidade?
quero saber se existe taxa de manutenção recorrente do sistema
eu pago só na entrega ou vira conta fixa
tem custo por usuário cadastrado todo mês
o chatbot cobra por mensagem respondida
o sistema antigo me comia 300 por mês, o de vocês tb é assim
cobram licença anual de uso
fica alguma parcela eterna depois q o site sobe
oxe, e todo mês tem que pagar de novo
é pagamento único mesmo
como presidente da associação preciso prever despesas recorrentes; haverá alguma
se eu quiser mudar uma coisinha ano que vem pago por fora ou já tem um valor mensal
qual seria o custo fixo pra manter o aplicativo rodando
tenho pavor de débito automático, isso é assinatura
meu orçamento doméstico é apertado, isso entra como gasto mensal
o suporte é pago à parte todo mês
quanto fica por mês pra manter a loja virtual de pé
é uma vez só né, o valor
a gente paga aluguel do software
tem reajuste todo ano nessa mensalidade
depois do site pronto tem aquele carnê que nunca acaba
já pago luz, água, contador e aluguel da portinha, não aguento mais uma conta; esse site fica cobrando todo mês ou não
depois de pronto tem boleto todo mês
cobram manutenção à parte
o robô tem mensalidade ou é de uma vez
O serviço de manutenção evolutiva é remunerado mensalmente
é tipo netflix, paga todo mês
qnto fica por mes depois
existe taxa pra continuar com o sistema no ar
no sindicato rural pagávamos uma mensalidade alta por um programa que ninguém usava; com vocês também é por mês ou se paga só uma vez
se eu parar de pagar todo mês o site cai
cobrança recorrente tem?
vou ter despesa fixa com o chatbot
o suporte é pago por fora
renovação anual custa
minha vó é síndica e o condomínio só aprova gasto único em assembleia, o site de vocês tem gasto que se repete depois
quanto é a taxinha do mês
tem parcela eterna esse trem
quanto fica pra manter o sistema rodando
mexer no site depois de um ano é cobrado de novo
sou aposentada e vendo bordado pela internet, morro de medo de conta que chega todo mês sem eu saber, como é isso no site de vocês
atualização do programa é paga todo ano
assinei um monte de coisa baratinha no celular e no fim do ano vi que gastei uma fortuna, o site de vocês entra nessa conta mensal
a paróquia vive de dízimo, que some em janeiro, e por isso não podemos assumir despesa fixa; o sistema de vocês deixa alguma
meu tio pagava cento e vinte por mês pra um cara só deixar o site dele ligado, vocês cobram isso também
quando o técnico volta pra mexer no programa depois de pronto, ele cobra outra vez, ou há um valor de manutenção por fora todo mês
o gás eu pago por botijão e a internet por mês, o site de vocês é de que jeito
meu medo é pagar e depois ficar com boleto pingando pra sempre
o último cara me cobrava todo dia dez só pra deixar no ar
queria comprar e pronto, sem carnê eterno
a cooperativa não aprova gasto que se repete, é desses
depois de entregue ainda sai dinheiro do meu bolso
vai ser igual academia, que debita no cartão mesmo sem usar
preciso lançar na previsão do ano: é despesa única ou volta sempre
o robô come dinheiro enquanto tá ligado ou já fica pago
na virada do ano tem que pagar de novo pra continuar usando
essa ajuda depois da entrega é cobrada à parte todo santo mês
se eu parar de pagar, o sistema desliga
tô fugindo de aluguel de software, já tenho três
se o movimento cair em fevereiro ainda vou dever alguma coisa pra vocês
O modelo comercial é de licença perpétua ou de assinatura recorrente
Há custo de sustentação após o aceite definitivo
Existe reajuste anual por IPCA sobre valores periódicos
Para classificação contábil, trata-se de CAPEX ou OPEX
O contrato de manutenção corretiva é oneroso e qual a periodicidade
Existem tarifas por volume de mensagens do chatbot cobradas ao longo do uso
tem msm mensalidade
paga tds mês
é anual
taxa mensal qto
manutenção é paga tb
custo fixo tem
tenho floricultura em Holambra e já pago contador, aluguel, maquininha, não quero outra conta, vocês cobram alguma coisa fixa depois
Administro uma escola infantil e o orçamento é anual. Há custos recorrentes após a entrega do sistema?
o outro que fez meu site me cobrava 150 todo dia dez sem fazer nada, com vocês também vem boleto mensal
sou motorista de van escolar, entra dinheiro só em época de aula, o chatbot é comprado ou alugado
meu pai tem oficina em Bagé e odeia carnê, pergunta se quita tudo e pronto ou se fica pingando pra sempre
trabalho com eventos e tem mês que não faturo um real, se eu parar de pagar um mês o site sai do ar
vou abrir um estúdio de pilates em Ipatinga e tô montando a planilha de despesa fixa, boto alguma linha pro site de vocês
na empresa de segurança onde trabalho tudo é por contrato de manutenção, vocês têm plano de manutenção pago
minha esposa vende semijoia, a plataforma dela come 99 por mês, o de vocês é no mesmo esquema
Sou tesoureiro de um clube em Poços de Caldas e preciso prever o ano, existe anuidade do sistema
aqui na peixaria a gente compra balança e é nossa, com sistema é assim ou tem que ficar alimentando
vivo de aposentadoria e de uns quadros que pinto, tenho medo de despesa que se repete, o site gera isso
tem anuidade
é aluguel ou é compra
vem boleto todo mês
depois paga manutenção quanto
tem despesa fixa no chatbot
quito e acabou, ou continua
cobram plano de manutenção
fica pagando pra sempre
todo mês vai pingar boleto
é pagar e acabou, ou tem parcela eterna
tem anuidade, meu filho
há encargo recorrente após a entrega
já pago aluguel, luz, contador, maquininha e mais um monte de coisa todo santo mês, então antes de fechar preciso saber se vou ter mais uma conta fixa com vocês
o antigo programa da clínica parecia baratinho, só que depois descobri uma taxa que subia a cada ano, vocês cobram alguma coisa continuada
oi, controlada que sou: depois de pronto ainda pinga cobrança
suporte 24/7 é cobrado por mês ou já vem junto
Já pago aluguel, luz, maquininha, contador e jogo de futebol do menino. Depois de pronto, o sistema da borracharia me cobra todo mês também?
aquele sistema da ótica era baratinho pra entrar e 300 conto por mês pra sempre. com vcs é compra única ou assinatura?
a escola recebe verba anual do PDDE, não temos como assumir parcela eterna. Há custo recorrente no site?
o robô vai me custar mensalidade ou é igual batedeira, comprou tá comprado?
depois que entregarem o app da academia, quanto fica por mês pra manter ele vivo?
Existe plano de manutenção mensal para o portal, e qual o valor da recorrência?
na minha terra chamam de dízimo de software, kkk. tem que ficar pagando todo mês aí?
sou aposentado do INSS e não quero compromisso debitando na conta. O site tem renovação anual?
meu filho disse que nada na internet se compra, só se aluga. isso vale pro sistema de vocês, tem anuidade?
A cooperativa quer distinguir investimento de despesa corrente: o desenvolvimento gera taxa fixa mensal depois?
fechei a loja física pra fugir de custo fixo, se a virtual tiver custo fixo todo mês eu choro. tem?
Na minha academia de bairro o programa antigo custava 89 por mês, virou 149, virou 219, e eu refém. O sistema que vocês fazem também vai me cobrar mensalidade?
eu vendo caixão, compra única por definição kkk, e queria que o site fosse assim também: pago e acabou. tem cobrança todo mês?
tem licença por usuário? são 60 vendedores
o robô cobra por mensagem enviada todo mês?
pago anuidade do site
quanto fica por mês pra deixar no ar
o sistema é assinatura tipo netflix ou compro uma vez
e a manutenção, tem plano mensal
se eu parar de pagar todo mês o painel trava
taxa da ia vem na minha fatura todo mês?
cobram porcentagem de cada venda da loja
atualização de segurança é paga por fora todo ano?
tem custo por funcionário conectado no portal se eu contratar um igual
sou aposentado e tudo que é mensal me assusta, depois que paga o site pronto acabou ou fica aquela continha
hora técnica depois de pronto, tem banco de horas mensal
igreja não tem verba fixa, só oferta, precisa de algum pagamento contínuo pra manter a página?
custo do número oficial do whatsapp por conversa vai ser repassado todo mês?
isenta a mensalidade nos meses que a pousada fecha
tarifa por lembrete enviado
Sou de uma ong que vive de projeto e não consigo justificar despesa que se repete, depois que o site fica pronto sobra alguma conta todo mês pra vocês?
meu patrão tá traumatizado com programa que cobra por cada computador ligado, o de vocês tem essa cobrança por máquina
tem mensalidade ou paga uma vez só?
Depois de pronto tem mensalidade ou manutençao cobrada a parte?
tem mensalidade dps ou paga uma vez só
depois de pronto tem que pagar todo mês?
quanto fica a mensalidade da manutençao
O chatbot é cobrado por mensalidade, por volume de mensagens ou em parcela única? E em qual faixa?
esse robo do zap é pago todo mes ou paga uma vez so a chefe ta aqui do lado perguntando
robo no zap é mensalidade ou paga uma vez so
Além da implantação existe mensalidade? Preciso provisionar a despesa.
Depois de pronto, existe mensalidade de manutenção? Se existir, de quanto é?
depois de pronto fico pagando até morrer?
vira boleto todo santo mês ou pago uma vez e tchau
qual o OPEX, tem recorrência
é modelo SaaS com assinatura ou licença perpétua
tem fee mensal de sustentação
o AMS de vocês é cobrado por mês
vira prestação sem fim igual consórcio?
o robô come crédito todo mês tipo celular pré-pago
esse negócio de manutenção é por fora, todo mês
tem anuidade que nem cartão
pago uma vez só e acabou a história?
tenho pavor de débito automático, fica algum descontando da conta da loja depois da entrega
todo dia 10 vai cair cobrança de vocês aqui na firma?
fora o valor de fazer, quanto vem por mês pra deixar o trem rodando
depois de feito tem custo fixo ou zerou a conta
no condomínio toda despesa que se repete tem que ir pra previsão orçamentária; o sistema de vocês gera cota mensal
meu medo não é o valor da entrada, é aquela taxinha que fica pingando pra sempre feito torneira
a academia já paga streaming, catraca, contador, maquininha; seu sistema é mais uma fatura pra lista?
quanto vcs cobra pra ficar cuidando do site, tipo um zelador por mês
fazem plano de cuidado mensal com umas horinhas inclusas
banco de horas mensal pra ajustes vocês vendem?
tem reajuste anual por IGPM em cima da mensalidade?
a manutenção evolutiva entra num contrato continuado com parcela mensal
o presidente da associação só assina gasto de uma tacada, nada que se renove sozinho; o de vocês tem renovação
cobra por conversa do robô no fim do mês ou é liberado
quantas mensagens por mês antes de cobrarem a mais
vem conta mensal do servidor no meu nome
tem q pagá todo meis pra mode o saite fica no ar?
a licença expira e tem que comprar outra ano que vem
Existe previsão de custos recorrentes após o aceite definitivo do objeto?
quanto custa por ano manter o bichinho vivo
a moça do outro sistema me cobrava 89,90 por caixa, por mês, virou um absurdo quando abri o quarto caixa; com vocês também tem isso
comprei o terreno, paguei e é meu, com o site é assim ou vira aluguel
depois dos três primeiros meses começa a cobrar alguma coisa todo mês?
já pago aluguel, luz, contador, internet e o plano do celular da equipe, e não aguento mais um carnê; o sistema de vocês também vem com parcela que não acaba
sou tesoureira da igreja e o conselho aceita pagar uma vez com bazar e rifa, só não aceita despesa que volta todo mês, como funciona o de vocês
no programa antigo da autoescola a mensalidade começou em sessenta e terminou em quatrocentos, então antes de qualquer coisa: existe cobrança mensal aí ou é pagamento único
minha lanchonete fecha em janeiro porque a praia é longe e a cidade esvazia, nesse mês parado eu continuaria devendo alguma taxa do robô
nosso financeiro só lança despesa como investimento ou como serviço continuado, e preciso classificar o sistema de vocês: haveria parcela recorrente depois da implantação
é tipo netflix, cobra todo mês no cartão até eu cancelar?
Eu já pago a água, a luz, o carnê da geladeira e o plano funerário, depois de pronto esse site me vem mais uma continha todo mês, minha filha?
Consulto se, após a entrega, há valores periódicos devidos à contratada, tais como anuidade, licenciamento ou taxa de manutenção.
dps de pagar a primeira vez tem q fica paganu todo mes tipo spotify
hoje chegou boleto de seis assinaturas no mesmo dia, tô cheio de conta que pinga todo mês, o sistema de vocês é pago uma vez só ou vira mais uma dessas?
O modelo comercial não consta da página; é pagamento único ou existe recorrência por uso e manutenção evolutiva?
Bah, comprei um GPS que depois cobrava anuidade e fiquei tiririca, o sistema de vocês cobra alguma coisa todo ano também?
Nossa ONG vive de doações incertas, não aguentamos custo fixo por mês, há alguma taxa recorrente depois que o site fica pronto?
meu primo fez um site e agr todo mes chega um boletinho q ele nem sabe d q eh com vcs tb vem esse boletinho dps
O pagamento do meu terreno vai até 2040 e não aguento outro carnê, depois do site pronto fico pagando alguma coisa todo mês
A hospedagem da minha mãe no asilo já me leva metade do salário por mês, e o sistema de vocês também cobra mês a mês?
minha net aumenta todo ano sem avisar, o robo tem taxa q se repete ou paga uma vez e acabou
Suporte eu li que tem o dia inteiro, só não entendi se ele vem com uma taxa mensal pendurada
A garagem do meu carro é alugada e a casa é própria, com o sistema da Nora pago uma vez só ou é tipo aluguel
A assinatura do jornal eu cancelei depois de trinta anos; ter um site com vocês implica anuidade
quanto eu pago por mês
quanto que eu pago por mês
`,
  payment: `
quais os dados bancários de vocês
em qual conta eu deposito
qual a conta pra depósito
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
parcelam a loja virtual em quantas vezes
dá pra parcelar no boleto
faço meu pagamento em quantas vezes
só recebo dia 20, dá pra pagar depois do salário
aceitam cheque pré
cês divide em quantas vezes
posso pagar metade agora e metade quando o site ficar no ar
tem crediário
nossa empresa só paga com 30 dias após a entrega, vocês aceitam faturado
paga antes ou dps de pronto
qual a porcentagem de entrada pra começar
aceitam cartão bndes
dá pra pagar em permuta, tenho um restaurante
queria pagar com bitcoin
vocês mandam link de pagamento
posso passar no crédito da minha esposa
pago tudo adiantado ou vai pagando por etapa
sou da área de compras e nosso fluxo é ordem de compra com boleto em 45 dias, aceitam
tem juros no parcelamento
faz fiado, visse
como que eu pago vocês
debito serve?
pode ser depósito na conta da empresa
financiam em 24x
primeira parcela pra quando
parcela no carnê que nem loja de móveis
aceitam um bezerro como parte do pagamento, ou só dinheiro
parcela no carnê em doze vezes, igual a loja de móveis
só recebo depois da safra, lá por abril, será que posso acertar o pagamento do sistema em duas vezes até lá
pix parcelado vcs aceitam
aceitam cheque pré-datado
Quais as condições de pagamento praticadas
paga metade no começo e metade no fim
posso pagar só qnd ficar pronto
passa cartão bnds
vocês recebem por empenho, somos uma câmara municipal e só pagamos depois de liquidada a despesa
da pra parcelar no carnê
aceita vale, ticket essas coisas
faz em quantas vezes sem juros
como é que se acerta a conta com vocês
a cooperativa paga os fornecedores com trinta dias depois do recebimento, por faturamento; os senhores trabalham desse modo
aceitam trocar por mercadoria, tenho loja de pneu
meu pai q vai pagar, ele só usa dinheiro vivo, pode
qual o valor da entrada pra começar
dá pra pagar um pouquinho por mês até quitar
sou viúva, quem cuidava de banco era meu marido e eu só sei pagar na lotérica com papelzinho, dá certo com vocês
transferência bancária ou pix, qual vocês usam
aceita american express
boleto vence em qtos dias
minha loja de chapéu vende bem só em agosto, na festa do peão, então preciso de um jeito de pagar que espere a festa passar
o tesoureiro do clube exige dois talões assinados pra qualquer despesa, logo preciso saber se os senhores recebem em cheque
eu só tenho dinheiro guardado no cofrinho e no pix da minha irmã, qual jeito de pagar vocês aceitam
na compra do trator o banco deixou pagar em cinco safras, coisa que ajudou muito, e fico imaginando em quantas vezes se divide um sistema
vocês aceitam pix no pagamento do site
só recebo no dia quinze, dá pra ajeitar
a escola funciona com verba semestral, como acertaríamos
queria dividir em pedacinhos pra não apertar
não tenho maquininha nem limite, como eu acertaria com vocês
prefiro soltar metade agora e o resto quando eu ver pronto
minha cooperativa só libera verba contra entrega
tenho medo de dar tudo na frente
o dinheiro sai do fundo da igreja em nome da tesoureira, pode ser desse jeito
posso acertar em mercadoria, tenho um hortifruti
aqui no buffet a gente recebe depois da festa, vocês esperam
queria passar no cartão da empresa e juntar milha
dá pra usar cartão bndes
cheque pré-datado vocês ainda pegam
Nossa política de contas a pagar é 45 dias após o ateste, isso é viável
Quais condições de faturamento são oferecidas a pessoa jurídica
Aceitam empenho de órgão público
Os desembolsos podem ser vinculados a marcos de entrega
É possível quitação por boleto bancário registrado em nome do condomínio
Exigem adiantamento ou sinal para início dos trabalhos
parcela em qts x
pix ou boleto
aceita vr
entrada de qto
tem cartão tb
fia até dia 5
tenho um sítio com hospedagem em Cunha e o dinheiro entra só no inverno, conseguem parcelar o site em várias vezes
Nossa prefeitura paga somente por empenho, trinta dias após a entrega. A Nora trabalha com essa modalidade?
sou caminhoneiro e minha mulher tem loja, o limite do visa tá bom, dá de passar
vendi minha moto pra montar a pizzaria em Lages, prefiro acertar tudo no final, é possível
aqui na cooperativa de artesãs do Jequitinhonha a gente recebe em cheque ainda, serve pra vcs
sou estudante e faço bico de fotógrafo, só consigo de pouquinho, aceitam carnê ou boleto parcelado
a construtora onde trabalho em Aracaju libera verba por etapa, dá pra ir acertando conforme cada parte fica pronta
minha tia de 70 tem pensão e só sabe usar pix, serve pra acertar o site dela
tenho cartão bndes parado e queria modernizar a marcenaria, esse cartão roda aí
Sou dentista em Marília e já tive prejuízo adiantando dinheiro, com vocês precisa de sinal
trabalho fora, em Portugal, mas a loja é dos meus pais em Minas, posso fazer remessa do exterior
faço permuta direto com meu estúdio de tatuagem, topam trocar serviço em vez de grana
dividem em quantas vezes
precisa adiantar metade
pode ser no boleto
aceitam permuta
pago só quando entregar?
roda cartão bndes aí
dá pra financiar o site
parcela sem juros
nossa política é pagamento em 28/56/84 dias via boleto após o aceite, trabalham nessas condições
racha em quantas vezes
pode ser no boleto, filho
rola pagar no crediário, mano
quais as condições de quitação
o dinheiro da minha safra só entra em maio e até lá vivo contando moeda, queria saber como vocês recebem, se dá para ir pagando aos poucos
a escola só consegue pagar por empenho e depois do serviço entregue, nunca adiantado, vocês trabalham com essa forma de receber
oi, amigo! cês recebem por picpay ou tem que ser depósito
o app de reservas cobra sinal, e vocês, querem sinal também
vocês topam equity em vez de dinheiro
aceitam participação na empresa como pagamento
O fluxo de caixa da pousada é cheio no verão e deserto no inverno. Dá pra pagar o site só em janeiro e fevereiro?
vendo gado em leilão e recebo em 30, 60, 90. vocês aceitam pagar o sistema nesse esquema?
dá pra passar no cartão da minha sogra em 12 vezes o site do ateliê?
tenho permuta boa: sou dentista, trato a equipe inteira e vocês fazem meu chatbot. topam?
Trabalhamos com empenho e ordem bancária, pagamento 30 dias após o ateste. Aceitam receber assim?
no boleto parcelado eu consigo, a vista nem vendendo a moto. cês parcelam?
tem que dar entrada? minha granja tá com o dinheiro preso no pinto até o abate
quero pagar com bitcoin, vendi umas placas de mineração. rola pro app?
Paga metade no começo e metade na entrega ou como é o costume aí?
o cartão BNDES da metalúrgica tem saldo parado, serve pra contratar o sistema de vocês?
aceita cheque pré? aqui em Muriaé o comércio ainda roda no cheque
posso pagar em dólar? moro em Orlando e o site é pra empresa de transfer de brasileiro
recebo em dinheiro vivo no quiosque da praia, como faço pra pagar vocês?
Sou pescador artesanal e recebo o seguro defeso em quatro parcelas, de novembro a março. Dá pra pagar o site da associação acompanhando essas parcelas?
a fazenda só vê dinheiro quando vende o café, em setembro. dá pra acertar o sistema na safra ou vocês querem tudo na hora?
cartão do bndes
boleto faturado em 28 dias, que é como a rede paga fornecedor
troca por serviço? sou dentista, trato o dente do programador
empenho da prefeitura, recebem por nota de empenho
paga em dólar, minha empresa é de Miami
pix parcelado
cheque pré-datado, aqui na roça ainda é assim
precisa dar entrada pra começar
só pago depois que tiver pronto, topa
consórcio ou financiamento pelo banco do nordeste
transferência wise
posso pagar na safra, lá pra março? sou produtor de soja
vale alimentação passa? brincadeira, mas e vr empresarial, não né
débito automático no itaú
a verba do edital cai em três parcelas ligadas a relatório, o pagamento pode seguir isso?
cartão virtual da empresa estrangeira passa aí
aceitam criar o sistema e receber um pedaço do lucro depois
deposito em nome de quem, pessoa física ou jurídica
Só recebo do governo em noventa dias depois de entregar a merenda, dá pra vocês esperarem esse prazo pra receber de mim?
junto moeda de pipoca o ano todo, posso ir dando um pouquinho por semana até quitar o site?
Aceitam boleto faturado para 28 dias ou cartão corporativo?
da pra parcelar em qtas vezes?
divide no cartao? em quantas vezes
vi pix ali nos trabalhos entao posso pagar vcs no pix?
parcela no cartão? em quantas vezes
parcela no cartão em 12x? aceita boleto?
posso pagar vcs no pix?
divide no cartao? tipo umas 10x
Nossa política é pagamento em 28/56/84 dias, via boleto, após aceite. Vocês trabalham nessas condições?
Com a aposentadoria do jeito que tá... vocês dividem no cartão, em quantas vezes?
divide no cartao?? umas 10 vez
aqui o dinheiro entra em abril, dps da soja. dá pra acertar com vcs na safra, tudo de uma vez?
parcela no boleto depois da safra
Recebemos as mensalidades só até o dia 10 e é aí que pago as contas. Como funciona o pagamento com vocês, é Pix, boleto, entrada mais parcelas?
parcela no cartao? tipo 10x sem juros
aceita cartao? se der em 10x sem juros eu topo
Eu vendo rede e recebo em dinheiro, em pix e até em galinha, vocês aceitam que eu pague em quantas vezes e de que jeito, meu bem?
O pagamento por nota de empenho, com liquidação em trinta dias, é compatível com a prática comercial da empresa?
da p pagar o site no cartao da minha mae parcelado em 10x
hoje o banco me negou o capital de giro, se eu fechar o robô com vocês dá pra ir pagando aos poucos, ou tem que ser tudo na entrada?
Quais meios de quitação são aceitos, transferência, boleto, cartão corporativo, e há parcelamento por marcos de entrega?
Uai, aqui a gente só recebe depois da safra, ocês aceitam que eu pague quando o café for vendido, ou divide?
Tenho um ateliê e recebo por encomenda, conseguiria acertar metade no início e metade quando o site estiver no ar?
hoje o movimento foi fraco e a maquininha ainda comeu a taxa dela, se eu resolver fazer o site da sorveteria posso acertar no boleto depois do verão ou só à vista?
Meu aplicativo de reservas antigo só recebia em dinheiro, veja que atraso; e a Nora, recebe de que jeito pelo serviço dela
O Pix caiu do meu celular junto com ele no rio, posso pagar vocês em boleto
sou produtor rural, meu dinheiro vem na colheita de junho, da pra acertar com vcs só depois dela
Minha loja aceita cartão, cheque e até galinha, e vocês aceitam o quê
O convênio público só libera por empenho após a entrega, os senhores trabalham com faturamento nesses moldes
Meu limite do cartão é em dólar por causa da firma de fora, tem como quitar o projeto nele
vocês cobram adiantado?
já cobraram adiantado de alguém?
cobram antes de começar?
tem que pagar adiantado?
`,
  discount: `
o concorrente cobra menos
outra empresa me cobrou 900
vi mais barato em outro lugar
cobrem o preço do concorrente
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
microempresa tem abatimento
sou aposentado, tem abatimento
se eu levar site e robô juntos sai mais em conta
dá uma choradinha aí no valor, tchê
black friday vcs fazem promoção
minha ong não tem fins lucrativos, vocês dão um desconto pra projeto social
indiquei vocês pra duas amigas, ganho alguma coisa
tá tendo oferta de inauguração
estudante paga meia
se fechar três sites de uma vez rola um abatimento
o concorrente fez por menos, vocês cobrem a oferta
cliente antigo tem vantagem no segundo projeto
tem alguma promoção esse mês
pra quem paga tudo na hora abaixa quanto
dá pra negociar o valor
e se eu divulgar vocês na minha rádio, tira um pouco do preço
tem programa de indicação com bônus
sou mei e tô começando, faz um descontinho
convênio com a câmara de lojistas dá algum benefício no preço
vi um anúncio com 20% off, ainda tá valendo
arredonda pra baixo pra gente fechar logo
cashback tem?
sou vizinho de vocês, mano, quebra essa no preço
há política de desconto por volume para redes de franquia
sou cliente satisfeito de outro trabalho de vocês, tem um precinho camarada pro segundo
ta salgado pra mim q sou estudante, dá pra adoçar o preço
tenho oitenta anos de idade e cinquenta de comércio e nunca fechei nada sem chorar um pouquinho, tem um abatimento pra um velho freguês
rola um desconto aí parça
Há condição diferenciada para entidades filantrópicas
no pix tem abatimento
fechando site e sistema juntos cai o preço
tem black friday
a associação de apicultores tem doze sócios e cada um quer um site, levando a dúzia vocês fazem mais barato
dá pra tirar um pouco do valor
arredonda pra baixo aí
indiquei meu cunhado, ganho desconto
se eu pagar tudo adiantado melhora o preço
o outro fez cinquenta por cento off, vcs cobrem
somos uma apae e vivemos de bazar e rifa, cada real conta muito; existe valor social pra quem não tem fim lucrativo
tem promoção de dia das mães
me dá uma colher de chá no preço
dá um desconto aí na humildade
quantos por cento abatem à vista
pechinchar pode
somos três irmãs, cada uma com sua lojinha de costura na mesma rua, se as três contratarem juntas fica mais em conta pra gente
somos uma escola rural com sessenta alunos e a verba do município atrasa, será que existe um preço menor pra escola pública
peguei orçamento com um rapaz daqui e ele tirou trezentos reais porque conheço a mãe dele, quanto vocês tiram
meu aniversário é amanhã, faço quinze anos, e minha lojinha de pulseira também faz um, mereço um precinho especial ou não
vou contratar site, robô e sistema de uma vez só pra fazenda, o hotel e o haras, e gente que leva muito costuma pagar menos
minha mãe só compra com desconto, tem algum
sou feirante, tem um jeitinho de ficar mais camarada
a associação das mães não tem muito recurso, dão uma força
se eu trouxer minha cunhada junto, sai mais leve pros dois
já sou cliente de outra vez, mereço um agrado
vi que o outro fez por menos, vocês cobrem
levando os três serviços não fica mais em conta
paguei de uma vez só, ganho alguma coisa
nossa paróquia é sem fins lucrativos, tem valor especial
chora um pouquinho aí pra ajudar o salão
no aniversário da empresa costuma ter alguma oferta
indico vocês pra rede toda de pousadas, o que eu ganho
fiquei desempregada e abri um mei, dá pra aliviar
esperei a black friday pra contratar, vai ter algo
Há política de abatimento por volume para contratação de múltiplos projetos
O setor de compras solicita negociação: qual a margem
Concedem condição diferenciada a entidade filantrópica com CEBAS
Pagamento antecipado gera bonificação
Existe tabela reduzida para cooperativas de crédito
Em caso de contratação plurianual, há redutor sobre o preço
tem desc
cupom tem
faz por menos
promo pra mei
desc à vista tb
melhora esse preço
consegue um precinho camarada pra ong
se eu pagar adiantado baixa quanto
fechando dois projetos fica mais barato
tem abatimento pra quem indica amigo
faz um agrado no valor pra cliente novo
professor paga menos
tenho padaria e minha irmã tem papelaria, as duas em Pouso Alegre, se a gente pegar dois sites juntos abate alguma coisa
Somos uma entidade filantrópica com 30 anos em Uberlândia; há valores diferenciados para o terceiro setor?
sou professora da rede pública e vendo apostila nas horas vagas, rola um precinho camarada
tenho o dinheiro todo na mão, vendi um terreno em Luziânia, pagando de uma vez vocês dão uma aliviada
meu cunhado fechou site com vocês semana passada e me indicou, indicação ganha alguma vantagem
comecei faz dois meses com marmita fitness e tá apertado, dá pra dar uma chorada no valor
black friday tá chegando e eu tô segurando a compra do sistema da minha ótica, vai ter promoção
a gente é uma rede de 14 lojas no Paraná, volume grande, pra esse porte tem tabela reduzida
sou ex-aluno de escola técnica e monto minha primeira empresinha, existe incentivo pra quem tá começando
outro fornecedor me fez mais em conta aqui em Petrolina, vocês cobrem a proposta dele
nossa igreja em Duque de Caxias vive de oferta, os irmãos pediram pra ver se vocês fazem um abatimento
tô levando site e robô pra minha imobiliária, por ser pacote dos dois fica mais barato
rola uma choradinha
cobrem oferta do concorrente
tem promoção esse mês
ong paga menos
abate alguma coisa no pix
indicando amigo eu ganho o quê
tem precinho pra mei
chora um tiquinho nesse valor
tem precinho camarada, meu bem
faz um abatimento pra ong
há tarifa diferenciada para entidade filantrópica
somos um asilo mantido por doação e bingo, cada real é contado, e nossa página está parada no tempo, vocês dão alguma ajuda no preço para instituição assim
minha prima e eu temos lojas vizinhas e pensamos em contratar cada uma o seu site na mesma semana, levando dois sai mais barato
oi, pechincheira aqui! tem cupom ou promoção rolando
pagando no pix tudo de uma vez vocês abaixam o preço
Somos um lar de idosos com 40 velhinhos e uma cozinha que vive de doação. Instituição filantrópica paga menos?
sou do bairro, sou simpático e faço propaganda boca a boca na feira toda, isso não vale um precinho camarada?
levo três de uma vez: site da mecânica, da minha esposa manicure e do meu cunhado. fazem mais barato no pacotão?
pix à vista tem abatimento? na minha loja de pneu eu dou 8%
Estudante com carteirinha paga meia no cinema, e no site do meu TCC?
mais pra baixo esse valor kkk nem sei qual é mas já tô chorando desconto, sou turco de coração
Conforme praxe do setor público, pedimos melhor oferta. Há margem para negociação?
indiquei vocês pra minha comadre do buffet e ela vai fechar; ganho alguma coisa no meu?
vocês fazem promoção na semana do consumidor ou na black friday? aí eu seguro o sistema da papelaria até lá
A primeira compra na minha loja virtual tem 10% de mimo. Primeiro projeto com vocês também tem mimo?
sou mei, mãe solo e teimosa, tem condição especial pra microempreendedora?
deixo pôr meu case no portfólio de vcs, com foto e tudo, e em troca sai mais barato?
Toco um projeto de judô com oitenta crianças na periferia de Belém, tudo na raça, e o site ia nos ajudar a captar doador. Para projeto social vocês baixam o valor?
fechei a reforma com o pedreiro, chorei e levei 15% de desconto; fechei o carro, chorei e levei o tapete. se eu chorar no preço do app levo o quê?
sou MEI tem algum descontinho pra mim?
pra igreja tem desconto? somos sem fins lucrativos
se eu fechar site e bot juntos rola um descontinho?
se eu fechar site + chatbot rola um descontinho?
Somos uma ONG de resgate de animais em Recife, vivemos de doação. Existe alguma condição especial para entidades sem fins lucrativos?
tem descontin p estudante? faço ads na federal
Não sei se é falta de educação perguntar... mas professora aposentada tem algum descontinho com vocês? Na farmácia eu tenho rs
se fechar o site e o sistema junto tu me faz um desconto de quanto?
Boa tarde! Somos uma escola filantrópica, vivemos de doações e de mensalidades bem modestas. Vocês costumam oferecer alguma condição especial para instituições sem fins lucrativos?
tem descontinho pra mei? ou se eu indicar minhas colega costureira
sou pequenininha ainda, mei... rola um precinho camarada? 😅
se pagar no pix tudo de uma vez rola um descontinho 😏
Minha filha, aqui na feira ninguém paga o primeiro preço que ouve, vocês fazem um agradinho no valor pra uma velha trabalhadora?
Considerando o volume de três projetos em sequência, consulta-se a possibilidade de condição comercial mais vantajosa.
tem desconto pra estudante ou cupom tipo primeira compra
depois de um mês no vermelho eu pechincho até o pão, se eu fechar site e robô juntos vocês abaixam um pouco?
Há redução de preço para contratação simultânea das três frentes, visto que rendem mais juntas?
Bah, eu pago à vista, dinheiro contado na mesa, sai mais em conta pra mim, tchê?
Somos uma creche comunitária e a tesoureira pediu que eu tentasse um precinho de instituição sem fins lucrativos, existe essa cortesia?
O preço nem sei ainda e já vou avisando que sou chorona, tem um descontinho pra quem é mãe solo e MEI
Sou professora da rede e tudo meu tem meia-entrada, do cinema ao teatro, vocês fazem preço especial pra professor
na feira quem leva duas dúzias ganha mais cinco laranja, se eu pegar site e robô abaixa alguma coisa
Tenho cem clientes pra indicar pra vocês, sou contador, e em troca queria um abatimento no meu
A entidade acolhe cinquenta crianças e vive de rifa, existe tarifa reduzida pra filantropia
Tenho o dinheiro vivo guardado no colchão, pagando tudo de uma vez vocês baixam um pouco
cobrem proposta de outra empresa
recebi uma proposta de 3000 vocês cobrem
vocês cobrem a oferta do concorrente
tenho uma proposta de 2 mil de outra agência, fazem por menos
outra empresa me passou 4 mil, conseguem cobrir
cobre o orçamento de outro
se eu mostrar a proposta do concorrente vocês cobrem
igualam o preço de outra empresa
conseguem bater a proposta que recebi
cobrem qualquer proposta
`,
  invoice: `
vocês emitem nota fiscal
tem nota
dão nota fiscal
emite nfe do serviço
preciso de nota pra minha empresa
minha contadora só libera o pagamento com a nota, vocês mandam
emitem nf pra cnpj
preciso declarar a despesa no imposto, vem com nota fiscal
vcs da nota ou é por fora
a prefeitura só paga mediante nota fiscal eletrônica, é possível
a nota sai no nome da minha clínica
tem como tirar nota no meu cpf
mandam a nf junto do boleto
nota de serviço ou de produto
posso lançar isso como despesa, tem documento fiscal
recibo ou nota?
na nota vai escrito desenvolvimento de software
quem paga o iss da nota
sai com retenção de imposto na nota de vocês
prestam contas com nota certinho pra condomínio
sou gerente de compras e sem nfs-e não consigo cadastrar o serviço; vocês emitem
da pra receber a notinha por email
a nota fiscal sai antes ou depois de pagar
dão comprovante fiscal do serviço
trabalho com licitação, exigem nota, vcs têm
nota fical vem no valor cheio
vocês são do tipo que trabalha sem nota
oxente, e a nota do serviço, cadê
posso pedir a nota parcelada junto com cada parcela
preciso de fatura pra reembolsar na empresa
o cartório só paga com nota, vocês tiram
a cooperativa só paga com documento fiscal direitinho, senão o contador me puxa a orelha; vocês dão nota
emitem nf-e no cnpj da minha empresa
Poderiam confirmar a emissão de documento fiscal pela prestação do serviço
a prefeitura exige nota de serviço eletrônica pra empenhar, os senhores emitem
consigo lançar na contabilidade, tem nota
dão recibo ou nota
fazem nota de serviço pra fora do município
qnd pago recebo nf?
nota fiscal sai no nome de pessoa física também
sou tesoureiro da igreja e presto conta de cada centavo na assembleia, por isso pergunto se o serviço vem com nota fiscal
cobram a mais pra tirar nota
preciso de nf pra pedir reembolso na firma
minha patroa mandou perguntar se vocês mandam o xml da nota
nota de cada parcela ou uma só no final
declaro o gasto no imposto de renda, tem comprovante fiscal
na última vez o rapaz fez o site por fora, sem nota, e deu problema na fiscalização; vocês emitem nota certinho
emissão de nfs-e: sim ou não
a nota sai com que descrição de serviço
nota avulsa vcs fazem
mano vcs dão nota? é pro cnpj do meu tio
a associação presta contas ao Ministério Público todo ano, papel por papel, de modo que só contrato quem fornece documento fiscal
abri meu cnpj semana passada pra vender brigadeiro e a moça do sebrae falou pra pedir nota de tudo, vocês mandam
preciso lançar essa despesa no livro-caixa do produtor rural pra abater do imposto, será que o serviço de vocês sai com nota
meu chefe reembolsa o que eu gasto desde que apareça o documento com imposto e tudo, por acaso vocês tiram
trabalhei em coletoria a vida inteira e não compro nem prego sem documento, imagino que o serviço dos senhores seja todo faturado com nota
o contador quer nota fiscal do site que eu contratar
meu contador briga comigo se eu pagar sem papel
a tesouraria só reembolsa com documento fiscal
a prefeitura me pede comprovante fiscal de tudo que a escola gasta
vou precisar lançar como despesa da clínica, vem documentado
não quero nada por fora, vocês são certinhos com o imposto
sou contador e o cliente quer saber se vai ter como deduzir
já me ferrei com fornecedor que só dava recibo de papelaria
preciso prestar contas à assembleia dos cooperados com o documento da compra
pro financeiro da transportadora liberar, tem que ter o xml
o documento fiscal sai em nome da igreja mesmo
dá pra colocar o cnpj da pousada no documento da compra
o auditor pega no pé, vocês fornecem comprovante válido do serviço
vem com danfe ou só recibinho
Emitem NFS-e com retenção de ISS na fonte
O faturamento ocorre com emissão de documento fiscal idôneo
Qual o código de serviço municipal utilizado no faturamento
Favor confirmar a emissão de NF para pessoa física
Há destaque de tributos federais no documento emitido
O pagamento somente será liberado mediante fatura fiscal; atendem a essa exigência
tem nf
emite nfse
nf pra cpf tb
nota fiscal sai
dá recibo ou nf
qdo sai a nf
trabalho no financeiro de uma clínica em Anápolis e sem documento fiscal eu não consigo liberar o pagamento, vocês fornecem
sou mei de Mossoró e meu contador vive me cobrando comprovante de despesa, sai tudo notinha certinha
Nossa empresa é do lucro real e precisa creditar impostos; o serviço é faturado com NFS-e?
o último programador que paguei era informal e deu rolo no imposto de renda, com vocês vem documentado
sou tesoureira de sindicato e presto conta de cada centavo, a Nora fornece comprovante fiscal
a escola onde sou diretora recebe verba do governo, preciso justificar, dá pra faturar em nome da associação de pais
tenho transportadora em Rondonópolis e exijo tudo fiscalizado, vem com NF
minha loja de colchão aqui em Macapá é do simples, o serviço de vocês entra com imposto destacado
compro pra um hospital e o setor fiscal é chato, pedem a descrição do serviço no documento, emitem assim
cuido da contabilidade da fazenda do meu pai, quero lançar o site como despesa, o que vocês mandam de papel fiscal
sou autônomo sem empresa aberta, pintor, conseguem tirar a nota no meu cpf
aqui na câmara de vereadores só se paga com nota e certidão, vocês tiram nota pra órgão público
sai com nota
vocês faturam certinho
tiram nota no cpf
dão nfs-e
tem comprovante fiscal
nota sai antes ou depois de pagar
a nota vem com retenção de iss
emitem pra órgão público
sai com notinha, filho
dão recibo fiscal certinho, mano
faturam para pessoa jurídica
nf de serviço vocês soltam
o contador da cooperativa briga comigo toda vez que contrato alguém sem documento fiscal, já tomei bronca duas vezes esse ano, vocês entregam a nota do serviço
na universidade o reembolso só sai se eu apresentar o documento fiscal em nome da fundação, senão pago do bolso, vocês conseguem emitir isso
oi, tudo legal? legal mesmo, com nota e tudo
o cnpj eu já vi, mas emitem a nota pro meu
O convênio da prefeitura glosa tudo que não tem documento fiscal. O desenvolvimento do site vem com NFS-e?
meu contador tá no meu pé, sem nota ele não lança. vocês dão nota?
comprei um sistema sem nota e na fiscalização virei réu kkkk, com vcs sai nota direitinho?
a nota de vocês é de serviço ou de produto? sou do fiscal de uma distribuidora de remédio
Preciso que a nota saia no CNPJ da filial de Recife e não da matriz, isso é possível?
dou recibo no meu salão e pronto, mas o banco pede nota do app pra liberar o financiamento. cês emitem?
vai ter retenção de ISS e IR na nota de vocês? o financeiro da clínica já quer saber
a associação de pais presta conta em assembleia com tudo documentado, o site viria com nota?
consigo nota em nome de pessoa física? nao tenho empresa ainda, vendo geleia
A nota pode ser emitida com a descrição que o projeto da Lei Rouanet exige?
pra abater no imposto do consultório o pagamento do robô tem que estar em nota. emitem?
Sou tesoureira de uma escola de samba e o Tribunal de Contas revira cada centavo da subvenção. Se a gente fizer o site com vocês, sai nota fiscal do serviço?
meu irmão contratou um programador por fora e a contabilidade da transportadora teve que inventar lançamento. aí vem com nota certinha?
vcs emite nota fiscal? minha transportadora só paga com nota
O contador da minha lojinha é uma onça com papel, esse serviço de vocês vem com notinha fiscal pra eu mostrar a ele?
Confirmar se a empresa emite documento fiscal eletrônico de serviço em nome do órgão contratante, para fins de liquidação.
cs dao nota fiscal pq minha mae precisa pra bota como gasto da lojinha
hoje fechei o mês com o contador gritando por causa de um fornecedor que não mandou nota, vocês mandam a de vocês direitinho?
A emissão de NFS-e ocorre na assinatura, na entrega ou por etapa? O site só traz o CNPJ no rodapé.
Uai, aqui na cooperativa se num tiver nota o presidente num assina o cheque, ocês emitem a nota do sistema?
Precisamos prestar contas de um edital de cultura e cada despesa exige comprovante fiscal, vocês fornecem esse documento?
a nota sai com retenção de ISS para o município tomador ou recolhem no de vocês
conseguem emitir a nota contra a nota de empenho da secretaria
vocês são do Simples? porque muda a retenção na nota que a prefeitura recebe
o fiscal só atesta com nota fiscal eletrônica de serviço, vocês emitem
precisamos que a nota traga o número do empenho e do processo no campo de observações, dá
a NFS-e vem com qual código de serviço, o 1.05 ou o 1.07
emitem a nota em nome da caixa escolar, com o CNPJ dela
no nosso órgão o IR é retido na fonte, vocês destacam isso na nota
a contabilidade do sindicato só paga com nota e XML, mandam os dois
nota fiscal discriminando mão de obra e licença em separado, é possível
pro MEI ou pra pessoa física vocês tiram nota também
a ata do condomínio manda só contratar com nota, no caso de vocês sai
o documento fiscal é emitido antes do ateste ou só depois do recebimento definitivo
quero pagar certinho e declarar, vocês dão nota do site da minha lojinha
a nota pode ser faturada em duas secretarias, metade pra saúde e metade pra educação
o fundo rotativo da escola exige cupom ou nota com data dentro do exercício, emitem em dezembro
Indago se a empresa emite nota fiscal de serviços com destaque do PIS e da Cofins
minha contadora pergunta se vocês emitem nota com ISS retido pra Goiânia
preciso da notinha pra prestar conta do projeto da lei Rouanet, vocês fornecem
sou assessor de vereador e a verba de gabinete só reembolsa com nota, tem
tem nota? sem nota o patrão não libera
na dispensa eletrônica a gente paga contra nota, quantos dias depois do serviço vocês emitem
vocês fornecem fatura e nota, ou só recibo
a cooperativa precisa de nota pra aproveitar crédito, a de vocês gera
vcs mandam a nfse por imeio td mês
se eu pagar em três vezes vêm três notas fiscais ou uma
comprovante com valor fiscal pra eu abater no livro caixa da clínica, vocês dão
a nota sai como desenvolvimento de software ou como consultoria, porque a alíquota muda
aqui no quartel a nota precisa ter os dados da conta bancária impressos, conseguem incluir
nosso tribunal rejeita nota de empresa com endereço diferente do empenho, como é a nota de vocês
O contrato eu dispenso e a garantia também, só não dispenso a nota, que a prefeitura me pede, vocês dão
Minha nota no vestibular foi ótima mas a que importa agora é a fiscal do serviço, ela sai pra pessoa física
sem documento fiscal o financeiro da construtora n paga nem café, vcs emitem pra cada parcela
Recebi uma herança e o advogado quer tudo comprovado com recibo e NF, o site que eu fizer aí vem com isso
Meu sistema emite nota de venda, isso já resolvi; pergunto se a Nora emite pra mim a de prestação de serviço
O CNPJ da igreja é isento de imposto e a tesoureira guarda cada notinha, ela vai receber a de vocês
`,
  contract: `
quero cancelar
quero cancelar o projeto
quero cancelar o projeto que fechei
como cancelo o projeto que contratei
quero desistir do projeto
quero desfazer o negócio
dá pra cancelar o que fechei com vocês
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
tem que assinar papel, multa se eu desistir no meio
assina algum papel antes de começar
tem multa se eu desistir
da pra desfazer o negócio depois q assinei
meu advogado quer ler a minuta antes, vocês mandam
e se minha empresa fechar no meio do caminho, perco o que paguei
tem prazo de permanência mínima
devolvem o dinheiro se eu não gostar
assinatura digital ou tem que ir no cartório
o que acontece se vocês não entregarem, tem cláusula
fecho verbal ou tem documento
fiz um curso e desisti, me cobraram tudo; aqui eu consigo sair sem pagar
tem termo de confidencialidade
posso pausar o projeto por uns meses
nosso jurídico exige cláusula de rescisão, existe
as condições de distrato quais são
posso trocar de ideia em sete dias
reembolso como funciona
vocês assinam nda
fico preso por quanto tempo
quem assina pela nora
tem cláusula de sigilo sobre os preços da minha distribuidora
mano e se eu enjoar e largar tudo no meio, pago o resto
mandam o contrato por escrito pra eu ler com calma
dá pra arrepender depois de fechar
posso passar o projeto pro nome do meu sócio depois de assinado
tem fidelidade tipo operadora de celular
se no meio do caminho eu me arrepender, como fica o que já paguei
comprei um trator que não prestava e fiquei no prejuízo por não ler papel; com vocês, se eu me arrepender, posso desfazer o negócio
devolve o dinheiro se eu n curtir
Solicito a minuta contratual para análise do nosso departamento jurídico
contrato de fidelidade tem
qual o prazo mínimo de permanência
se eu quebrar e fechar a loja antes de acabar o site, como fica o combinado
quero rescindir, como funciona
pode assinar digital
dá pra trancar o projeto por uns meses
reembolso existe
minha mãe que tem que assinar pq sou menor, tem contrato
o advogado da fundação precisa saber quais cláusulas de rescisão e foro constam antes de qualquer assinatura
preciso reconhecer firma em cartório pra contratar
e se vocês não cumprirem, o contrato prevê multa
já caí em academia que não me deixava cancelar de jeito nenhum e virou processo; no caso de vocês, desistir é fácil
posso mudar de ideia depois de assinar
quantos dias pra desistir da compra
vem com contrato ou é só no fio do bigode
quebra de contrato dá o quê
existe SLA em contrato
meu irmão é escrivão e disse pra eu não fechar nada de boca, o serviço vem com contrato assinado das duas partes
sou sozinha no mundo e se eu adoecer no meio da obra do site não terei como continuar, posso interromper sem ficar devendo
meu irmão e eu vivemos brigando na sociedade da pizzaria, se a gente separar antes do sistema acabar dá pra cancelar tudo
e se entregarem o site e minha mãe odiar, ela já devolveu até sofá usado pra loja, tem como receber de volta o que pagou
se a gente se desentender no meio do caminho, quem fica com o dinheiro
e se no meio do caminho eu me arrepender
fiquei presa dois anos com uma firma de internet, aqui também amarra
se a clínica fechar antes de acabar, como fica
meu advogado quer ler tudo antes de eu botar a assinatura
se não ficar como eu pensei, perco o dinheiro
tem que assinar alguma coisa ou é no fio do bigode
quero saber se tem multa pra pular fora
o conselho da cooperativa pode desistir na assembleia, tem saída
a gente faz um papel assinado antes de começar
imagina que eu odeie o resultado, recebo de volta
se eu vender o buffet no meio do projeto, o combinado passa pro novo dono
vão querer fidelidade de mim feito operadora de celular
quem paga o prejuízo se vocês largarem no meio
Solicito a minuta contratual para análise do departamento jurídico
Há previsão de penalidade por rescisão antecipada
Qual o foro de eleição e a limitação de responsabilidade
Assinam acordo de confidencialidade prévio
Aceitam cláusulas do nosso modelo padrão de prestação de serviços
Existe SLA contratual com multa por descumprimento
multa p cancelar
devolve $$
posso desistir dps
fidelidade tem
assina nda
sou advogada em Sobral e gosto de ler tudo antes, vocês assinam algum documento com o cliente
minha sócia pode sair da loja de cosméticos em março, se a gente desistir no meio perde o que pagou
já fiquei presa dois anos numa operadora por causa de fidelidade, o acordo com vocês tem multa de saída
Sou diretor administrativo de um colégio; poderiam enviar uma minuta para análise do jurídico?
meu bar em Olinda pode fechar no fim do ano, se isso acontecer como é que eu rescindo
comprei um sistema pra minha lavanderia e não era nada daquilo, se o de vocês não me agradar recebo de volta
tô saindo do cartório agora e lembrei, o combinado com vocês tem que ser registrado ou assina pela internet
tenho fábrica de gelo em Cabo Frio, contratei gente que mudou as regras no meio, o que fica amarrado no papel com vocês
minha mãe, 68 anos, quer site pros doces mas se arrepende fácil das compras, ela tem aqueles sete dias
somos startup e queremos cláusula de confidencialidade, vocês topam assinar NDA
sou comprador de uma mineradora e nossa política exige SLA no documento, isso entra no que vocês assinam
trabalho com franquia de idiomas e a matriz pode vetar tudo, existe penalidade por cancelamento
assina papel
tem multa se eu sair
posso largar no meio
devolvem se eu desistir
mandam a minuta antes
assinam sigilo
o combinado é por contrato mesmo
se eu ficar insatisfeito com o resultado recebo de volta o que paguei
qual o sla de incidente crítico e a multa pelo descumprimento
se eu me arrepender, como desfaz
tem multa se eu pular fora
preciso assinar alguma papelada, filha
qual o foro e a cláusula rescisória
meu marido assinou um contrato com operadora sem ler e ficou dois anos preso pagando o que não usava, quero saber das regras de vocês para desistir
sou do jurídico e preciso analisar a minuta antes da aprovação, sobretudo as partes de sigilo, rescisão e devolução de valores, vocês têm um modelo
oi, precavida aqui! e se eu desistir na metade, devolvem a grana
prazo por escrito tudo bem, mas e a cláusula de desistência
na hipótese de rescisão antecipada o contrato prevê multa
sla: tempo de resposta por severidade
tempo de atendimento de incidente por nível de severidade
Meu ex-sócio levou metade da clientela da gráfica, fiquei traumatizado. Vocês assinam termo de sigilo antes de eu contar a ideia?
e se eu desistir no meio do projeto do app, perco tudo que paguei ou tem devolução?
Qual é a multa se a Nora não cumprir? A construtora não assina nada sem cláusula penal.
tenho medo de assinar coisa com letrinha miúda, já me pegaram num consórcio. o contrato de vocês amarra por quanto tempo?
Precisamos de SLA com tempo de resposta definido no instrumento. Isso consta?
se eu não gostar do site do meu buffet, devolvem o dinheiro?
vocês mandam um modelo de contrato pro meu primo advogado olhar antes?
posso cancelar quando quiser ou fico preso que nem academia com fidelidade?
minha receita de molho é segredo de família e o sistema vai ter ela toda dentro; assinam compromisso de não espalhar?
se a dona morrer no meio, credo, quem assume o combinado? tem isso previsto em contrato?
Em caso de litígio, qual o foro eleito? Pergunta o jurídico da cooperativa.
contrataram meu primo de boca e deu ruim. com vocês tem contrato assinado das duas partes?
Sou dona de uma franquia de depilação e a matriz só me deixa contratar sistema se houver cláusula de saída sem multa em trinta dias. Isso existe no contrato de vocês?
inventei um brinquedo de madeira que ninguém fez ainda e preciso contar tudo pra vocês montarem a loja. antes disso assinam um papel prometendo não contar pra ninguém?
multa se vocês atrasarem, quanto por cento
assinam termo de sigilo? minha receita de molho é segredo de família
qual o sla, em horas, pra sistema parado
disponibilidade de 99,9 por cento vem escrita?
em que cidade fica o foro se der briga
devolvem o dinheiro se eu não gostar do site
aceitam a minuta do jurídico do nosso grupo ou só a de vocês
quem paga se o sistema der prejuízo, tipo vender por um real o que vale mil
seguro de responsabilidade civil profissional consta na cláusula?
posso passar o contrato pra quem comprar minha loja
dá pra pausar o projeto no meio? minha mãe vai operar e não sei como fica o mês
O edital veda subcontratação. O instrumento que vocês assinam contempla essa vedação?
tem cláusula de não concorrência, pra não fazerem igual pro supermercado da frente
se a nora fechar as portas amanhã, o contrato prevê entrega da senha pra mim?
testemunha precisa? firma reconhecida?
qual o índice de reajuste, igpm ou ipca
e a rescisão, com quantos dias de aviso
assinam pelo gov.br
cláusula de proteção de dados como operador de tratamento, a de vocês já existe?
o contrato sai em inglês também? a matriz é em Houston
posso desistir em sete dias
Fui enrolada por uma empresa que sumiu com o sinal, então quero saber se o papel de vocês tem multa pra cada semana de atraso e de quanto
trabalho com dado de paciente com HIV e o nosso comitê exige acordo de confidencialidade antes da primeira conversa, vocês assinam antes?
se no meio da obra eu perder o ponto da loja e tiver que cancelar, quanto do que paguei volta
Vocês assinam acordo de confidencialidade antes da primeira reunião?
tem fidelidade se eu quiser cancelar no meio paga multa
tem fidelidade? fico preso quantos meses
e se eu desistir no meio do projeto, pago multa
Existe fidelidade? Se rescindirmos no quarto mês, há multa?
tem fidelidade se a gente se arrepende e quer cancelar paga multa
Somos uma associação e a diretoria muda a cada dois anos. Se a próxima gestão não quiser continuar, existe multa por cancelamento? Há fidelidade?
O contrato prevê multa se vocês atrasarem a entrega? De quanto?
fico presa em fidelidade? tipo se eu enjoar em 3 meses pago multa
e se o veio desistir no meio do negocio tem multa 😬
qual a multa se eu quiser pular fora no meio
qual o SLA de indisponibilidade
qual o RTO e o RPO que vocês assumem
se o sistema cair numa sexta à noite, vocês se comprometem por escrito a voltar em quantas horas
qual o tempo máximo de resposta quando tudo sai do ar, isso tá em contrato?
severidade um é atendida em quanto tempo, com penalidade se estourar
tem abatimento na fatura se o sistema ficar fora do ar mais que o combinado
quem arca com o prejuízo se o robô falar besteira pro meu cliente
vocês respondem por lucros cessantes?
qual o teto de responsabilidade civil
a limitação de responsabilidade é o valor do contrato ou menos
qual o foro eleito
o foro é na minha comarca ou na de vocês
aceitam cláusula de arbitragem
assinam NDA antes da gente abrir o jogo
tenho uma receita de família e uma ideia que ninguém teve, vocês assinam papel de que não contam pra ninguém
se contar minha ideia aqui vocês assinam termo de sigilo
posso pedir meu dinheiro de volta se eu odiar o resultado
devolvem a grana se não ficar do jeito que combinamos
reembolsa se eu desistir antes de começar?
dei sinal e me arrependi, perco tudo?
o sinal é devolvido em caso de desistência
tem os sete dias de arrependimento do código do consumidor
vale o CDC ou é relação empresarial
e se eu quiser rescindir imotivadamente, qual o aviso prévio
Qual o prazo de denúncia contratual sem ônus?
há previsão de multa rescisória compensatória?
Solicito minuta do instrumento de prestação de serviços para análise do nosso departamento jurídico.
vocês aceitam a nossa minuta ou só assinam a de vocês
dá pra me mandar o modelo do contrato antes, minha advogada quer riscar
qual o prazo de vigência do contrato e ele renova sozinho?
tem renovação automática escondida em letra miúda
vcs bota multa se eu atrasá o pagamento
qual os juros de mora se eu pagar fora do dia
si eu num gosta do sirviço vceis divorve meu dinhero
tem murta si eu largá no meio
carece di assiná argum papér
tem qui reconhecê firma no cartoro
oceis faiz contrato escrevido ou é na palavra
quero saber di quem é a curpa si o pograma der prejuizo pra mim na ração
prisciso di contrato assinado pra mostrá pro sindicato rurar, cêis faiz?
si sumi meus dado do gado quem paga o preju, tá no papér?
e se for vocês que desistirem de mim no meio da obra, me indenizam?
se atrasarem um mês a entrega eu tenho direito a desconto por cláusula penal
a prefeitura exige garantia de execução de 5% do contrato, vocês prestam
aceitam seguro-garantia como exige o edital
existe cláusula de exclusividade, vocês não podem fazer pro meu concorrente?
assinam compromisso de não atender a outra autoescola da minha cidade
vocês topam acordo de não concorrência
sou MEI, posso assinar contrato no meu CPF
posso transferir o contrato se eu vender a loja pro meu primo
o que acontece com o contrato se a nora falir
se a empresa de vocês fechar as portas tem escrow do código previsto em contrato?
assinam pelo gov.br ou DocuSign
precisa de duas testemunhas
quem assina do lado de vocês tem procuração
posso trancar o contrato uns meses que nem academia
dá pra suspender o projeto enquanto a obra da loja não acaba sem pagar multa
no meu ramo de lavanderia hospitalar uma hora parada vira multa da vigilância, então eu precisaria que o tempo de religar o sistema estivesse garantido em cláusula; vocês fazem assim?
a minha clínica já ficou dois dias sem agenda porque o fornecedor dizia que não tinha obrigação de prazo pra consertar, existe essa obrigação formal com vocês
trabalho no jurídico de uma transportadora e preciso saber se o instrumento prevê níveis mínimos de serviço, glosa e hipótese de rescisão por descumprimento
meu pai assinou sem ler um contrato de alarme e pagou três anos de multa, por isso pergunto: pra cancelar com vocês o que acontece
sou síndico e só posso assinar até o fim do meu mandato em abril, dá pra ter contrato com prazo curto e saída sem dor de cabeça
tenho segredo industrial no molde das minhas panelas, só mostro o processo se houver confidencialidade assinada, como é isso aí
os dados dos pacientes são sigilosos, vocês firmam acordo de tratamento de dados e confidencialidade com a clínica
vocês garantem que funcionário de vocês não vai sair contando meu faturamento por aí, tem isso assinado?
a auditoria perguntou se há cláusula anticorrupção e direito de auditar o fornecedor
qual o índice de disponibilidade mensal pactuado
o que eu assino me prende por quanto tempo
se minha sócia brigar comigo e cancelar tudo, como fica o que já foi pago
morri, meus filhos assumem o contrato ou acabou tudo
e se der briga, quem resolve, procon ou juiz
em caso de litígio, qual a lei e o juízo competente
aceitam contrato com cláusula de sucesso, só recebem se der resultado?
o aceite da entrega é tácito ou por termo assinado
aqui na fazenda o sinal cai, a luz cai, e quando o sistema cair também eu queria saber se vocês assinam um tempo máximo pra levantar ele de novo
ano passado o programa do posto parou num feriado, perdi dezoito mil em abastecimento e o fornecedor lavou as mãos; vocês assumem no papel responsabilidade por prejuízo assim
comprei um curso e não me devolveram um tostão quando desisti no terceiro dia, por isso quero saber como é a devolução do dinheiro se eu voltar atrás com vocês
sou inventor de quintal, criei um jeito de medir umidade de grão e tenho pavor de roubarem a ideia, dá pra assinar um papel de segredo antes de eu explicar
Na qualidade de procuradora do município, indago se o instrumento contempla sanções por inexecução parcial e hipóteses de rescisão unilateral pela contratante.
o colégio muda de mantenedora em julho e talvez precise encerrar tudo às pressas, existe aviso prévio ou multa pra gente romper antes do fim
nois aqui do sítio num entende de lei mas o cumpadi foi inganado com papér mar feito, o contrato de ocêis tem murta pra quem disiste
meu chefe perguntou qual a porcentagem de disponibilidade que vocês garantem por mês e qual o crédito que a gente recebe se não baterem essa meta
a rede de laboratórios exige resposta em quinze minutos quando o sistema de laudos sai do ar, com penalidade; vocês se comprometem formalmente com tempo desse tipo
se no meio do caminho eu descobrir que a minha sócia não quer mais e a gente desmanchar a firma, o que o contrato diz sobre as parcelas que faltam
moro em Tabatinga e não tenho como brigar na justiça do outro lado do país, em qual cidade fica o fórum escolhido no contrato de vocês
aceitam que nosso jurídico rabisque a cláusula de multa e devolva pra vocês antes de assinar
sou pequena, costuro pra fora, e um cliente grande já me deixou na mão sem assinar nada; com vocês eu assino algum documento que me proteja se a coisa desandar
nosso comitê de risco quer saber se há penalidade financeira para vocês quando o sistema passa da indisponibilidade tolerada no mês
Meu advogado é meu irmão mais velho e ele quer saber se tem um papel assinado dizendo o que acontece se eu desistir no meio do caminho, tem?
Solicito a minuta contratual padrão, com cláusulas de confidencialidade, penalidades e rescisão, para apreciação da assessoria jurídica.
tem q assina contrato e se eu desisti no meio perco td oq paguei
hoje um fornecedor me deu o cano e eu não tinha nada assinado, com vocês existe um documento com multa e tudo se der errado?
Haverá acordo de nível de serviço com tempo máximo de restabelecimento e penalidade por descumprimento? A página menciona apenas prazo por escrito.
Bah, aqui se fecha negócio no aperto de mão, mas meu guri advogado quer saber de sigilo e de como desfaz o trato se a coisa não andar, como é?
Lido com dados de pacientes e preciso de um termo de confidencialidade antes de contar qualquer coisa, vocês assinam esse tipo de compromisso?
Faço locação de andaimes e aprendi apanhando: se o cliente sumir eu tenho multa, se eu sumir ele tem foro, no acerto com a Nora como ficam rescisão e penalidade?
vocês participam de pregão eletrônico
somos uma prefeitura pequena, dá pra contratar vocês por dispensa de licitação
aceitam firmar contrato por inexigibilidade com a universidade
A contratada concorda com vigência de doze meses prorrogáveis nos termos da lei de licitações
a ata de registro de preços de outro órgão pode ser usada por carona pra contratar a Nora
aqui no batalhão a nota de empenho substitui o contrato, vocês aceitam trabalhar assim
o edital exige caução de cinco por cento do valor do contrato, vocês oferecem
qual índice de reajuste vocês costumam pôr na minuta, IPCA ou IGP-M
tenho uma minuta padrão do estado e não posso mudar uma vírgula, vocês assinam
o conselho tutelar quer saber se há cláusula de rescisão unilateral sem ônus para a administração
se o município cancelar o empenho no meio do projeto, o que prevê o acordo com vocês
há multa de mora para o caso de atraso do órgão no pagamento
vocês assinam termo de confidencialidade antes de verem os processos do nosso gabinete
precisamos de acordo de nível de serviço com glosa por indisponibilidade, aceitam
assinam eletronicamente pelo gov.br ou pelo SEI
o fiscal do contrato precisa de preposto nomeado, isso entra no documento
contratação direta abaixo do limite legal, topam fazer com a escola estadual
em caso de distrato, devolvem o que já foi pago proporcionalmente
a Santa Casa trabalha com termo de fomento, conseguem formalizar o serviço nesse molde
vocês subcontratam parte do objeto ou o contrato veda isso
tem aditivo se a gente resolver aumentar o sistema no meio do caminho
qual é o foro que vocês botam no contrato, porque somos de Roraima e não queremos brigar em São Paulo
o que acontece com o combinado se a câmara trocar de presidente e o novo não quiser mais
podem me mandar o modelo do contrato pra nossa procuradoria analisar antes
tem fidelidade, tipo operadora de celular, ou posso sair quando quiser
quero incluir cláusula de proteção de dados com responsabilidade solidária, vocês aceitam
preciso que o termo seja assinado por duas testemunhas, fazem assim
o instituto federal vai abrir cotação no comprasnet, a Nora entra na disputa
a licença do sistema é cedida em contrato com prazo ou é definitiva, o jurídico pede a cláusula
sou pregoeiro e pergunto se a empresa aceita as sanções previstas na lei 14.133
em caso de desistência nos primeiros sete dias devolvem o valor integral
meu advogado quer saber qual o tamanho da multa se eu romper no meio
contrato de gaveta eu não faço, o de vocês tem registro, firma reconhecida, essas coisas
a contratação de vocês pode ser feita pelo nosso consórcio intermunicipal
vão exigir avalista ou fiador da associação pra assinar
vocês topam adesão à ata do estado vizinho
O instrumento contratual contempla matriz de riscos e repactuação
se vocês descumprirem a entrega, existe penalidade prevista no que a gente assina
posso passar o contrato pro nome do novo dono se eu vender a farmácia
assinam acordo de sigilo? a receita do meu molho é segredo de família e vai estar no sistema
Meu casamento teve pacto antenupcial de vinte páginas, imagina minha mania: com a Nora se assina alguma coisa prevendo multa
Se a chuva acabar com a minha lavoura eu desisto do site no meio, como fica a rescisão
vou contar pra vcs a receita secreta do tempero da família pro robô, tem termo de sigilo antes
O seguro do carro me devolveu proporcional quando cancelei, vocês devolvem dinheiro se eu mudar de ideia
Na minha repartição todo ajuste pede foro e vigência, o instrumento de vocês prevê isso
O suporte vem com tempo de solução garantido em cláusula, que aqui no hospital a gente chama de SLA
e se eu não curtir?
e se eu não curtir o site?
e se eu não curtir o que vocês fizerem?
e se eu não curtir o resultado final?
e se eu pagar e vocês sumirem
e se eu pagar e vocês não entregarem
se vocês sumirem com o meu dinheiro
pago e vocês não fazem, e aí
e se não entregarem o que eu paguei
se vcs pegarem o dinheiro e desaparecer
e se vocês fecharem no meio do projeto
paguei e não fizeram, devolvem
como fica meu dinheiro se o projeto não sair
qual o sla do suporte
qual o sla de vocês
tem sla no contrato
sla de atendimento
em quanto tempo o suporte resolve, tem sla
vocês trabalham com sla
qual o tempo de resposta garantido do suporte
nível de serviço do suporte
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
depois da entrega tenho quantos meses de cobertura contra defeito
se quebrar mês que vem vcs arrumam de graça
comprei geladeira e veio com um ano de garantia, o site vem com quanto
garantia quantos meses
qual a cobertura da garantia do aplicativo
descobri um bug seis meses depois, ainda tá coberto
tem garantia estendida
erro de vocês depois da entrega eu pago pra consertar
tem certificado de garantia do sistema
por quanto tempo vocês corrigem falha sem cobrar
garantem o serviço por escrito, tipo 12 meses
o robô parou de responder dentro da garantia, quem paga
sistema dá defeito igual carro, tem revisão grátis
noventa dias de garantia vale pra software
se meu site sair do ar em seis meses o conserto é coberto
qual o período de garantia contratual oferecido
a garantia cobre invasão de hacker
garantia? quanto tempo?
se aparecer um erro de cálculo no financeiro anos depois, ainda é responsabilidade de vocês
vence quando a garantia
perdi dinheiro com um programador que cobrava por cada correção, aqui as correções são garantidas
a garantia do código cobre até quando
dão garantia se o google mudar alguma coisa e o site desconfigurar
tem sla de correção gratuita depois da homologação
uai, e se der pobrema depois, tem garantia
se o link quebrar vocês repõem sem custo
se o sistema quebrar dentro de um ano o conserto sai de graça, tipo garantia de geladeira
a geladeira nova veio com um ano de garantia e quebrou com treze meses, por isso pergunto quanto tempo o sistema de vocês fica garantido
se aparecer bug depois cobra pra consertar
dá defeito e aí, conserta de graça
Qual o período de garantia contra vícios ocultos do software
o chatbot tem garantia
por quanto tempo os reparos ficam por conta de vocês
garantem o site por seis meses
tem garantia igual a de carro
se estragar em um ano arrumam sem cobrar
lá na oficina eu dou noventa dias de garantia em todo serviço de motor e o cliente gosta; vocês dão quantos dias no site
vem com termo de garantia
se o robô falar besteira na primeira semana o ajuste é grátis
até quando posso pedir correção sem pagar
bugou dps de entregue, conserto é 0800?
tem certificado de garantia
o código de defesa do consumidor fala em noventa dias, os senhores oferecem prazo maior para correção sem custo
garantia vitalícia existe aí
quanto tempo eu tenho pra reclamar de erro e vocês corrigirem de graça
o último rapaz cobrou até pra arrumar o erro dele mesmo, fiquei escaldado; erro de vocês é por conta de vocês, e até quando
e se der pau com um mês, a garantia cobre
perde a garantia se eu mexer no painel
comprei um celular que morreu no segundo dia e ninguém quis trocar, então se o site quebrar no primeiro mês vocês consertam na faixa
na nossa região o raio derruba tudo em novembro e sempre discuto garantia com fornecedor, a de vocês é por escrito e por quantos meses
o mecânico do ônibus escolar dá garantia de seis mil quilômetros, e eu fico cá pensando como se conta a garantia de um programa
se depois de um ano o relatório começar a somar errado no fechamento da cooperativa, a correção ainda está coberta sem custo
o pedreiro deu cinco anos de garantia no telhado, e vocês dão quanto no sistema
e se com três meses começar a dar pau, pago de novo pra arrumar
meu liquidificador tem um ano, e o sistema de vocês
comprei um site que quebrou na segunda semana e me cobraram pra consertar
por quanto tempo vocês arrumam de graça o que vier torto
se aparecer um erro depois de pronto, o conserto sai de graça até quando
aqui na oficina dou noventa dias no serviço, e vocês
quem banca o conserto se o robô começar a falar besteira mês que vem
se a falha for culpa de vocês eu pago o reparo
tô com receio de dar defeito logo depois que eu quitar
a pousada só pode pagar uma vez, se estragar eu tô descoberta
a geladeira do bar eu troco se pifar no primeiro ano, com site é assim também
tem aquele termo com tempo de cobertura igual eletrodoméstico
se o negócio quebrar em casa de ferreiro, vocês cobrem os primeiros meses
Qual o período de cobertura contra vícios ocultos
O CDC prevê noventa dias; qual prazo os senhores oferecem
Há correção gratuita de bugs após o aceite, e por quantos meses
Solicitamos o termo de cobertura pós-implantação contra defeitos
Em caso de falha imputável à contratada, a reparação é sem ônus
Existe seguro ou cobertura formal sobre o software entregue
garantia qto tempo
tem garantia msm
90 dias d garantia
conserto grátis até qdo
garantia do bot
cobre defeito tb
comprei um software pra minha farmácia em Itabuna e com dois meses deu erro, consertar era por minha conta, o de vocês cobre por quanto tempo
Trabalho em licitações e o edital exige cobertura de doze meses contra defeitos. Vocês oferecem isso?
meu fogão industrial tem um ano de cobertura, e o site, se aparecer problema depois consertam sem cobrar
tenho academia em Divinópolis e o pessoal não perdoa sistema parado, se der bug no primeiro mês eu pago o reparo
Sou engenheiro e acostumado com garantia de obra de cinco anos, no software de vocês qual é o período
minha cunhada pagou um chatbot que começou a falar besteira em uma semana, correção de erro no de vocês é gratuita
tô fechando a reforma da loja e anotando prazo de garantia de tudo, o que anoto pro site de vocês
o mecânico me dá noventa dias em cada serviço, vocês dão quantos
vendo eletro em Caxias do Sul e todo produto tem certificado, o sistema vem com termo de garantia
fui dono de gráfica, sei que erro aparece depois, até quando vocês refazem de graça o que sair errado
cuido do ambulatório de uma fábrica em Camaçari e preciso saber se defeito de programação tá coberto depois da entrega
meu marido é taxista e quer app, mas tem medo de pagar conserto todo mês, erro de vocês é vocês que bancam
cobre defeito por quantos meses
bug depois é de graça
conserto sai por conta de quem
tem cobertura de um ano
refazem sem cobrar
garantia vale pra chatbot
e se der erro mês que vem, pago
se pifar em um mês, consertam de graça
qual a validade da garantia, mano
tem selo de garantia, uai
qual a cobertura contra vícios ocultos
comprei uma geladeira que veio com um ano de cobertura e quebrou no décimo mês, me salvou, e queria saber se o serviço de vocês tem uma cobertura parecida
no edital a gente exige no mínimo doze meses de correção sem custo depois da entrega, e cada concorrente tem que declarar isso, qual o período de vocês
oi, são benedito! deu defeito, o conserto é por conta da casa
o suporte eu sei que tem, mas e a garantia, dura quanto
Reformo motor e dou seis meses ou dez mil km. O software que vocês entregam vem com quanto de garantia?
se o botão de comprar da minha loja parar um mês depois da entrega, o conserto é por conta de quem?
minha geladeira pifou no 13º mês, claro. o sistema de vocês tem cobertura de quantos meses?
Há período de garantia corretiva sem ônus após o aceite? A Santa Casa exige no mínimo noventa dias.
o dentista refaz a restauração de graça se cair, e vocês refazem se o site cair?
costuro vestido e ajusto de graça até o dia da festa. erro que aparecer no app depois, vocês arrumam sem cobrar até quando?
aquele rapaz cobrou cada parafuso que ele mesmo deixou solto no meu sistema. aí defeito de fábrica é cobrado?
tem garantia estendida, tipo das casas de eletrodoméstico? pro robô do meu laboratório
Erro de programação descoberto depois vira orçamento novo ou está coberto?
comprei colchão com dez anos e ele afundou em dois kkk. quanto tempo vcs garantem um site?
o telhado que eu faço eu assino embaixo por cinco anos, quero ver o programador assinar. garantem por quanto tempo?
Instalo ar condicionado e se vazar dentro de um ano eu volto e conserto sem cobrar um real. Se o sistema de vocês vazar, digamos, quanto tempo eu tenho de conserto por conta da casa?
no mês seguinte à entrega o formulário do meu site parou de mandar e o freela quis cobrar 600 pra mexer. com vocês um defeito desses tá coberto?
conserta de graça por quantos meses se o botão parar
bug descoberto um ano depois ainda tá coberto?
se o google mudar alguma coisa e meu site quebrar, cobre
tem termo de garantia por escrito, igual o da geladeira
o robô endoidou depois da atualização do zap, o reparo sai sem cobrar?
defeito em feriado dentro do período gratuito, arrumam no mesmo dia?
se meu sobrinho mexer e estragar perde a garantia
garantia cobre invasão de hacker
são os 90 dias do código do consumidor ou mais
na oficina eu dou três meses de motor, e vocês dão quanto de programa
se a nota sair calculada errada por falha de vocês, refazem sem custo até quando
erro de português no site depois de um tempo, vocês trocam de graça ainda
quem cobre o conserto se o celular novo da apple não abrir meu app
Comprei um freezer que veio com selo de três anos e um site que quebrou em dois meses. Se o de vocês der pau no segundo ano, mexem sem cobrar?
o gerente da cooperativa quer o número por escrito: quantos meses de correção gratuita depois que a gente aceita o sistema
tem garantia? de qto tempo
Qual o prazo de garantia contra defeitos após a entrega?
tem garantia de quantos meses se der bug
tem garantia se der defeito? quantos meses
quanto tempo de garantia tem depois que entrega
se da pau dps d pronto vcs concerta d graça? tem garantia d qntos mes
se o site der pau no segundo mês vocês consertam sem cobrar
a garantia cobre o quê exatamente
os 90 dias da lei valem pra programa de computador com vocês?
vício oculto descoberto um ano depois, vocês sanam sem ônus?
qual o período de hipercuidado depois do go-live, sem custo
dão quantos meses pra eu reclamar de erro sem pagar de novo
tem certificado de garantia igual geladeira
si estragá oceis arruma di graça?
de graça até quando
conserto de fábrica tem?
a garantia cai se outro programador botar a mão
perco a garantia se meu filho mexer no código
o defeito que já veio de fábrica eu pago?
reparo gratuito por tempo determinado vocês dão ou é tudo cobrado à parte
no prédio a construtora responde cinco anos pela estrutura, e o portal do condomínio, quanto tempo vocês respondem sem cobrar
quando meu sofá veio com a perna torta a loja trocou no primeiro ano sem discutir, se o meu sistema vier com alguma coisa torta funciona igual
Qual é o prazo de garantia técnica do software contado do recebimento definitivo?
o edital pede garantia mínima de doze meses sobre o produto entregue, vocês oferecem
se o relatório sair somando errado daqui a seis meses o acerto tá incluso
a atualização do celular quebrou o app, isso entra na garantia ou é serviço novo
o whatsapp mudou umas regras e o robô parou, o ajuste é coberto
e se achar erro de português na página, refazem sem custo por quanto tempo
garantia vitalícia ou só até virar a esquina
meu mecânico dá noventa dias no motor, vocês dão quanto no sistema
a correção de falhas fica sem custo por um tempo?
se na semana seguinte ao lançamento a loja parar de calcular frete, é retrabalho de vocês ou eu pago a hora
não falo de ajuda, falo de defeito: por quanto tempo o reparo é por conta da nora
tive um azar danado com um software de ótica que dava erro toda hora e cada visita custava 200, a correção de vocês é paga?
o que é coberto e o que não é na garantia de um chatbot
preciso preencher no formulário da universidade o campo garantia em meses, que número coloco
quero saber se consertar falha de vocês mesmos gera cobrança
vocês cobrem defeito por tempo ou só até eu assinar o aceite
garante o sirviço por quantos meis
a garantia é contada da entrega ou do pagamento
se o erro for de vocês eu não pago né, até quando vale isso
comprei uma ordenha que deu defeito em quarenta dias e trocaram a peça sem um pio, queria saber se com o sistema de vocês tem essa mesma cobertura por um tempo
tenho gráfica e quando imprimo errado refaço por minha conta, então pergunto com a mesma régua: erro que vocês deixarem passar é corrigido sem custo até quando
o antigo desenvolvedor do laticínio cobrava hora cheia pra consertar os próprios erros, achei um abuso; aí existe um período em que a correção não é cobrada
Para instruir o processo de compra, necessito saber o prazo em meses durante o qual falhas do software serão sanadas sem ônus à universidade.
o carro que comprei usado tinha três meses de motor e câmbio, e me pergunto se o sistema da minha marcenaria viria com algo parecido caso apareça um erro
Minha geladeira tem dois anos de garantia e ainda assim pifou, esse site de vocês se der defeito depois de pronto é consertado de graça por quanto tempo?
Solicito o período de garantia contra vícios do software após o aceite definitivo, nos moldes usuais do mercado.
se o site da pau um mes dps de pronto cs arruma sem cobra ou eh por minha conta
hoje o balcão novo rachou e o vendedor disse que a garantia acabou ontem, e o serviço de vocês, se bichar, tem cobertura por quanto tempo?
Erros de código identificados em produção são corrigidos sem ônus por qual prazo a contar da entrega?
Uai, comprei uma ordenha e quebrou na semana seguinte, o sistema docês tem aquela garantia da fábrica, de consertar sem cobrar?
Sou síndica e o conselho só aprova se houver um prazo em que o reparo de falhas sai por conta do fornecedor, qual é o de vocês?
O técnico da câmara fria dá noventa dias de cobertura por escrito, a oficina dá três meses de peça, e no programa de vocês o conserto de falha fica por conta da casa até quando?
O contrato do plano cobre até tatuagem errada kkk, e se o site de vocês der defeito com três meses eu pago o reparo
Meu liquidificador queimou no trigésimo dia e a loja trocou, o sistema de vocês tem essa cobertura
depois da entrega eu sei que vcs ficam, mas conserto de erro de vcs sai de graça por qto tempo
O pedreiro deu cinco anos de cobertura pra laje e eu achei justo, que período a Nora cobre no aplicativo
O aparelho de ultrassom da clínica tem certificado de garantia na gaveta, o robô viria com um papel desses
Meu tio mecânico refaz o freio sem cobrar se ficar ruim, vocês refazem sem cobrar quando a falha é de vocês
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
faz um orçamento de um app de agendamento pro meu salão
preciso de uma proposta pra um sistema de biblioteca escolar
me faz um orçamento de site pra borracharia
bora orçar um chatbot pra minha pet shop
estamos cotando fornecedores para um portal do aluno; gostaria de receber uma estimativa formal
quero fechar um site com vocês
orça aí pra mim um aplicativo de entrega de gás
queria uma cotação
pode montar um orçamento com e sem chatbot pra eu comparar
vim pedir aquele orçamento do site com painel
como faço pra pedir um orsamento
tô pronto pra contratar, por onde começo
minha floricultura precisa de site, quero proposta
solicito proposta técnica e comercial para automatização do atendimento
qero orça um sistema pro meu lava jato
manda um orçamento pra mim, tenho uma escola de natação
decidi, quero contratar vocês
quero encomendar um site
gostaria de simular quanto sairia o meu, posso passar os detalhes
abre um pedido de orçamento aí
o botão solicitar orçamento faz o que
meu sócio aprovou, bora fazer o projeto
onde eu peço cotação
tenho o escopo pronto em duas páginas e quero que vocês precifiquem
preciso de três orçamentos pra diretoria e um deles queria que fosse o de vocês
sou corretora de imóveis e queria contratar um site com meus anúncios
gostaria de solicitar orçamento para a digitalização do controle de uma biblioteca
meu compadre tem fábrica de queijo na Canastra e quer um site e um robô pras encomendas, gostaria que os senhores mandassem uma proposta pra ele
orça um site de veterinário pra mim
quero cotar um app de entrega de marmita
Vimos por meio desta solicitar proposta técnica e comercial para sistema de almoxarifado
faz um orçamento aí de um robô pra minha loja de capinha
bora fazer esse orçamento
preciso de três propostas e uma é a de vocês
tenho uma escolinha de futebol com cem meninos, controlo mensalidade no caderno e queria receber um orçamento de um sistema pra isso
pfv faz orçamento de um site de cosplay
gostaria de contratar um site, por onde começo o pedido
quero fechar com vocês, qual o próximo passo
queria saber quem faz o orçamento pra mim de um portal pra cooperativa
sou presidente de um clube de bocha e a diretoria autorizou pedir preço de um site com mensalidade dos sócios, como encaminho o pedido de orçamento
pedido de orçamento: sistema pra lava jato
desejo uma estimativa formal para um aplicativo de transporte escolar
tô querendo fazer um orsamento cm vcs
vi o botão solicitar orçamento, posso pedir por aqui mesmo
fecha um preço pra mim de chatbot e site
meu patrão tem três postos de gasolina na beira da BR e me mandou levantar cotação de um programa de vendas, queria a de vocês até sexta
quero um orçamento pra site de casamento
vcs fazem proposta pra empresa de ônibus? quero uma
acabei de herdar a papelaria da minha madrinha, com dívida e tudo, e resolvi fazer um site, queria que vocês preparassem uma proposta
a gente quer um app pra turma combinar carona e minha mãe topou pagar se vier um orçamento bonitinho por escrito
na última assembleia do condomínio aprovamos três cotações para um portal de moradores, de sorte que venho pedir a dos senhores
minha cunhada costura farda escolar pra sete colégios e se atrapalha com os tamanhos, façam por favor uma proposta de sistema pra ela
decidi, quero fazer o sistema da minha leiteria com vocês, manda a proposta
tô afim de botar minha oficina na internet, por onde a gente começa a conta
tenho a planta do negócio na cabeça, quero que vocês façam as contas pra mim
me passa os números pra eu levar na reunião da cooperativa, é um sistema de associados
preciso de três papéis de fornecedores diferentes e quero o de vocês
o diretor da escola me mandou levantar quanto sairia um portal, podem preparar
quero que vocês calculem um robô pra responder os pais dos alunos
bora fechar, só falta saber o valor pro meu caso: site de buffet com fotos
tô juntando valores pra reformar o negócio, inclui aí um aplicativo de entrega
preparem pra mim os custos de um sistema de frota com vinte caminhões
queria uma estimativa pro meu caso, é uma agenda pra clínica de fono
como peço pra vocês avaliarem meu projeto e darem o valor
posso descrever o que a pousada precisa e vocês me devolvem com valores
o pastor mandou ver com vocês o valor de um site com transmissão
Solicito envio de proposta técnica e comercial para sistema de gestão documental
Convidamos a empresa a cotar o objeto do nosso termo de referência
Gostaríamos de receber RFP respondida até o fim do mês
Encaminhar cotação para desenvolvimento de assistente virtual bancário
Departamento de compras abre processo e requer proposta formal dos senhores
Requeiro formalmente orçamento discriminado por módulo
orç de site
qro orçamento
cotação bot pf
faz 1 orçamento
proposta pra app
orça pra mim
quero pedir um orçamento pra minha loja
manda uma proposta pra um sistema de oficina
faz um orçamento aí pra mim
queria cotar um site
gostaria de receber proposta comercial para chatbot
preciso de uma cotação pra levar pro meu sócio
tenho clínica veterinária em Passo Fundo, site velho e agenda bagunçada, me mandem uma cotação por favor
Represento o setor de compras de um laticínio e solicito proposta formal para sistema de controle de produção
acabei de abrir um estúdio de sobrancelha em Maceió e quero ver os valores certinhos do meu caso, me façam um cálculo
sou corretor, preciso de página com imóveis e robô no zap, podem montar uma estimativa pra mim
meu sogro tem depósito de material de construção e pediu três cotações, quero a de vocês
passei o almoço rabiscando o site da minha banda, agora quero que vocês calculem quanto daria
a gente fabrica uniforme em Cianorte, queremos loja e estoque ligados, como peço uma proposta
me faz um orçamento aí
quero cotar um chatbot
calcula pra mim um site
preciso de uma proposta por escrito
bora fazer uma cotação
necessito de proposta comercial formal em papel timbrado, como se dá a solicitação
quero trabalhar com vcs no site da minha escola, como faço
gostaria de trabalhar com vocês num projeto
quero orçar um sistema pra minha oficina com ordem de serviço e aviso no zap
queria orçar um site
faz uma cotação pra mim
calcula aí uma página pra minha creche
quero um orçamentinho, filho
solicito proposta para software jurídico
minha oficina de motos está crescendo, já somos quatro mecânicos e eu não dou conta da papelada, queria que vocês montassem uma proposta de sistema para nós
fui encarregada de reunir três cotações para o novo portal do sindicato até o fim do mês e gostaria de incluir a de vocês, como faço o pedido
oi, vamos negociar? quero uma cotação de robô pra minha loja de pesca
não quero preço de tabela, quero uma proposta feita pro meu hotel
me vê um orçamento dum sistema pra controlar recebimento de leite
quero orçamento de um sistema de controle
quer um orçamento do robô junto com o site, faz como
fechou, quero fazer com vocês, o que faço agora pra começar?
Minha esposa aprovou, o sócio aprovou, o banco aprovou. Quero contratar o sistema da distribuidora, qual é o primeiro passo?
tô decidida: site pro meu studio de cílios. manda a proposta
me vê quanto fica certinho pro meu caso: clínica de fono, duas salas, agenda e robô no zap. quero o orçamento
A comissão de compras solicita proposta comercial para portal interno de 300 servidores. Como formalizo?
já olhei, já pensei, já dormi com isso na cabeça. bora fazer a loja de produtos de pesca, onde eu assino kkk
preciso de três orçamentos pro chefe até sexta, o de vocês pode ser um?
cliquei em solicitar orçamento e o dedo tremeu de emoção, é pro meu primeiro site da marcenaria. pode mandar ver
quero contratar vcs pra fazer um app pro meu hotel de cachorro, como procede
me faz um levantamento do custo pra informatizar a secretaria da escola, sob medida mesmo, quero a proposta por escrito
vamos fazer negócio! vendo pamonha em 12 pontos em Goiânia e preciso do sistema de vocês, o que vocês precisam de mim pra cotar?
A gente já trocou de fornecedor duas vezes, agora escolhemos a Nora para o e-commerce de uniformes. Como damos andamento na contratação?
pode orçar pra mim um site de igreja com transmissão e agenda dos cultos?
Encaminhem, por obséquio, cotação para implantação de assistente virtual no Messenger da nossa rede de farmácias.
oxe, gostei, quero. bota meu nome aí na lista de quem vai fazer site pra barraca de praia
convencido! como contrato o chatbot pra funerária?
meu irmão fez com outra firma e se arrependeu, eu quero fazer com vocês; dá pra já pedir o orçamento por esse chat?
é o seguinte: tenho locadora de máquinas em Betim, 60 equipamentos, controle no caderno. quero uma proposta pra acabar com esse caderno
tô com o dinheiro na mão e a ideia na cabeça, um aplicativo de babá. como a gente fecha?
Depois de muito sofrer com três planilhas e um caderno de capa dura, a família decidiu: queremos o sistema da distribuidora de rações com vocês. Como a gente pede a proposta?
minha mãe completou setenta anos e quer de presente o site da quitanda dela, os cinco filhos vão rachar. pode preparar um orçamento pra nós?
Bom dia, sou Marlene tenho uma clinica de estetica em Santo André e queria orcamento pra site com chatbot, como q faz?
Gostaria de solicitar um orçamento para o novo site do nosso escritório de advocacia.
quero um orcamento de sistema de estoque p minha empresa
quero um orçamento de site pra minha imobiliaria bora
oi quero orçar um sistema pra minha oficina mecanica com ordem de serviço e aviso no zap quando o carro fica pronto
quero trabalhar com vcs no meu projeto de site da escola como faço
faz um orçamento pra mim de um site com agenda pra studio de pilates
Como solicito um orçamento formal para apresentar à diretoria?
Preciso de uma proposta formal pra levar pro investidor na quinta. Como a gente dá start nesse orçamento?
Desejo solicitar proposta para o site de um escritório de advocacia com quatro sócios. Como devo proceder?
Tenho que anexar proposta comercial até sexta na concorrência. Como solicito a de vocês?
Solicito proposta comercial para um sistema de controle de honorários. Como procedo?
bora, me convenceu kkk como faço pra pedir um orçamento de site pro meu ateliê?
bora o veio liberou 🔥 como peço o orçamento do site da loja
oq faço pra começar
tô pronto pra contratar, qual o próximo passo
como dou o pontapé inicial
quero contratar, onde assino embaixo
me manda uma proposta comercial pra loja de tintas
gostaria de receber a proposta de vocês até o fim da semana
solicito proposta técnica e comercial para desenvolvimento de portal acadêmico
Favor encaminhar cotação formal referente a um chatbot para central de agendamentos.
abrimos uma tomada de preços e queremos incluir a Nora, como enviamos o convite
estamos em RFP para um sistema de frotas e gostaríamos da participação de vocês
preciso de uma RFQ respondida, por onde mando o escopo
anota aí meu pedido: site com cardápio e robô
quero fazer negócio com vocês
manda a proposta que eu assino
pode passar o orçamento da minha clínica de fisioterapia?
faz a conta pra mim de um site com dez páginas e um formulário
levanta pra mim um orçamento de um sistema pra locadora de andaime
bora tirar esse projeto do papel
como eu viro cliente de vocês
o que preciso mandar pra vocês montarem uma proposta
meu sócio deu carta branca, como a gente segue pra contratar
o conselho aprovou a verba ontem e eu tô encarregada de pedir a proposta de vocês, por onde vai
cansei de pesquisar, é com vocês que eu vou; como peço pra montarem a proposta do site da minha escola de natação
tô na dúvida entre três firmas e quero a proposta da nora na mesa também
aqui na metalúrgica preciso de três cotações pra diretoria escolher, quero a de vocês
já tenho o escopo pronto em dezoito páginas, quero que vocês orcem
quero que vcs façam o meu, cm faz
qero um orsamento pra um saite di pesqueiro
me faz uma simulação de orçamento com site, robô e agenda
quero uma estimativa formal por escrito pra levar pro banco que vai financiar
preciso de uma proforma pra apresentar ao BNDES
dá pra vocês orçarem um portal pra sindicato?
gostei da história da padaria, quero uma igual pra minha confeitaria, vamos começar?
tchê, me prepara um orçamento pra um sistema de CTG
ô moço, me arruma uma proposta aí dum site pra pousada
oxente, bora fazer esse site logo, como é que eu peço
uai, quero um trem desse pra minha loja de queijo, cumé que pede
meu, quero fechar hoje, tem alguém pra mandar a proposta
quero dar entrada no pedido do meu sistema
já conversei em casa, já vendi a moto, agora é pra valer: quero pedir o orçamento do site do meu food truck
temos interesse em contratar, favor informar o procedimento para solicitação de proposta
onde que eu peço esse tal de orçamento
quero cotar duas coisas juntas: um site e um controle de comanda
por obséquio, uma cotação para um sistema de controle de jazigos
venho em nome da associação de moradores pedir um orçamento pra um aplicativo de avisos
monta uma proposta pra minha loja de instrumentos e me manda
queria um estudo de custo pro meu projeto, com escopo e tudo, como solicito
vamos assinar logo? quero começar
aceito, podem tocar meu site, o que vocês precisam de mim
tenho uma ideia de app de carona rural e quero que vocês orcem
sou arquiteta, fechei três obras boas e agora é hora do meu site; me mandem uma proposta caprichada
minha filha vive dizendo que a fábrica de sorvete precisa de sistema, hoje perdi a paciência com o caderno e resolvi: podem preparar um orçamento pra nós
a gente tocava a locadora de brinquedos só no boca a boca, mas agora compramos o galpão e queremos fazer direito, como peço que vocês montem uma proposta
sou analista de suprimentos numa rede de hospitais e preciso de uma proposta comercial da Nora até sexta para um portal de fornecedores, como formalizo o pedido
já li a página toda, mostrei pro meu compadre, rezei e decidi, quero fazer o site da minha alambiqueria com vocês, o que eu faço agora
recebi hoje o ok da franqueadora pra contratar um chatbot próprio da unidade, então gostaria que vocês me mandassem os números do projeto numa proposta
minha loja de noivas vai abrir filial e quero aproveitar pra encomendar site e sistema de provas de vestido, me preparem uma cotação com tudo separado
na volta da feira de Caruaru decidi que minha banca de jeans vai ter site, então me digam como faço o pedido de orçamento que quero resolver essa semana
trabalho na secretaria de cultura e estamos colhendo propostas de preço pra um portal de editais, gostaria de incluir a de vocês no processo
Minha filha, já decidi, quero um site com minhas redes e um robozinho pro zap, faça aí a conta pra mim e me mande o valor, pode ser?
Em atenção à instrução de compra direta, solicitamos à empresa o envio de proposta comercial para desenvolvimento de portal institucional.
quero pedi um orçamento d um bot pra loja da minha mae como faz
tô sem dormir de tanto pedido perdido, hoje resolvi de vez, quero que vocês me passem uma proposta pra um sistema de estoque da minha loja de parafuso
O botão Solicitar orçamento aparece abaixo de cada serviço; desejo cotação para integração do nosso ERP com um sistema de chamados.
Bah, resolvi investir, faz favor de orçar pra mim um sistema da granja com controle de ração e de lotes, tchê
Nossa diretoria autorizou levantar propostas, então queremos a de vocês para um app de agendamento com lembretes
por onde a gente começa? já conversei com a minha sócia e a decisão está tomada
qual seria o primeiro passo para o escritório de arquitetura fechar o site com vocês
estou pronta, e agora?
decidido aqui em casa: vamos fazer o sistema da oficina com vocês, o que a gente precisa fazer primeiro
meu marido finalmente concordou com o site da pousada, como damos o pontapé inicial
aprovado em assembleia por unanimidade, agora preciso saber como dar início à contratação
depois de seis meses enrolando resolvi tirar o projeto da gaveta, como faço pra contratar
bora fazer, qual é o caminho das pedras pra fechar com a nora
me convenceram, quero um chatbot pra minha imobiliária, como prossigo
a diretoria deu sinal verde e a verba já está reservada, como formalizamos o pedido de proposta
já sei o que quero, já sei que é com vocês, falta saber por onde entro
quero contratar, cadê o botão
então vamos lá, o que vocês precisam de mim pra montar a proposta
pode mandar o orçamento do robô pra minha barbearia, que eu já me decidi
tá na hora de profissionalizar meu ateliê de noivas, quero dar o primeiro passo com vocês
tô dentro, e daí, qual o próximo passo
pretendo iniciar o quanto antes o projeto da cooperativa, a quem submeto o pedido de cotação
queria começar meu site com a Nora, o que faço pra entrar na fila do orçamento
ganhei coragem: larguei o emprego, abri o CNPJ e agora quero o site da minha confeitaria, como é que a gente inicia
pedi opinião pra todo mundo e fechei questão, vou com vocês, como encaminho o pedido
a gente aqui do condomínio escolheu a Nora, qual é o procedimento pra solicitar a proposta
juntei dinheiro o ano inteiro pra isso, quero encomendar o sistema da minha transportadora
mostra aí o caminho pra eu fechar um site de advocacia com vocês
necessito de uma proposta comercial formal para desenvolvimento de portal de alunos
pode preparar uma estimativa pra um aplicativo de entregas de gás
bom, chega de pensar, quero fazer, o que eu preencho
depois de olhar tudo, minha conclusão é que preciso dos dois, site e robô, me mandem a proposta
simbora, oxe, já tô decidido, como é que começa esse negócio
tchê, me decidi pelo sistema da estância, como é que a gente encaminha
uai, gostei demais, quero fazer o site do queijo, cumé que eu faço pra começar
mano, fechou, quero o bot da minha hamburgueria, como faz pra dar a largada
Tendo o conselho fiscal aprovado a despesa, indago como proceder para dar início às tratativas com a empresa
onde é que eu assino pra ter um site desses kkk falando sério, quero um
preciso de três cotações pra comprar o sistema da escola e a de vocês é uma delas, como peço
vou precisar de um valor fechado pra apresentar ao banco junto com o plano de negócio, conseguem fazer a proposta da minha loja
quero q vcs façam meu sistema de marmita, oq eu faço agora
já escolhi a empresa, que são vocês, falta só alguém me cotar
o comitê de compras autorizou seguir com a fase de proposta, por qual caminho enviamos a necessidade
contem comigo, quero ser cliente, como começa
se eu quiser começar hoje mesmo, qual a primeira coisa a fazer
minha filha vai casar e vou deixar a papelaria organizada pra ela assumir; quero um sistema, dou entrada no pedido como
o meu contador liberou o investimento, podemos dar andamento ao orçamento do sistema da padaria
manda a proposta
quero fechar negócio, a quem me dirijo
fiquei de dar uma resposta e a resposta é sim: vamos fazer o site da ONG. E agora, o que acontece
qual a porta de entrada pra contratar um projeto com a nora
tô com o cartão de visita pronto, a loja pintada e falta o site, como eu peço pra vocês fazerem o meu
queremos seguir adiante com a plataforma do nosso curso preparatório, o que devemos fazer neste momento
solicito levantamento de custos para a informatização de três unidades básicas de saúde
faz um preço pra mim, site de buffet com galeria e formulário
preciso saber quanto ficaria o meu caso certinho, com proposta no papel, dá pra pedir por aqui
eu e minha irmã fechamos: site da doceria sai esse ano. o que vcs precisam saber pra orçar
resolvi investir na minha clínica de estética e já quero dar entrada, me guia
não quero mais pesquisar, quero começar, me diz o que fazer
é só pedir e vocês já montam um orçamento do robô do meu pet shop
ganhamos um edital de cultura e vamos gastar uma parte no site do grupo de teatro, como damos início com vocês
meu chefe falou fecha com eles, e eu não faço ideia de como se fecha, me ajuda
Encaminhem, por gentileza, proposta para um sistema de controle de laudos
como abro um pedido de projeto com vocês
tô animadíssima, é meu primeiro site, o que eu faço pra começar essa história
cheguei até aqui por indicação da prima e já vim decidido, qual a primeira coisa que me pedem
pra iniciar, vocês me mandam um questionário ou eu descrevo o que preciso pro orçamento
quero encomendar um sistema igual roupa sob medida, onde tiro as medidas
posso já adiantar o pedido do site da minha marcenaria
gostaria de receber uma cotação para automatizar o atendimento da nossa central de consórcios
já tá tudo na minha cabeça, é só vocês botarem valor, como envio
a igreja juntou oferta o ano todo e agora vai fazer o portal, como a gente pede pra vocês
tive aval do sócio majoritário, vamos em frente, como se inicia uma contratação na Nora
queria tirar um orçamento de um programinha pra minha granja de ovos
tô querendo botar a mão no bolso, vocês me dizem como começo o projeto do meu food truck
se eu topar agora, o que vem primeiro da minha parte
vocês podem elaborar proposta técnica e comercial para o sistema de uma autarquia
peço um orçamento de site simples, três páginas, pro meu consultório de fono
não tenho mais dúvida nenhuma, só quero contratar
meu pai, que é teimoso feito mula, disse sim pro site do armazém, antes que ele mude de ideia me digam como começar
qual é o start de um projeto com vocês? já temos budget aprovado e urgência nenhuma, só queremos dar o kickoff
me orça um sistema de comanda
uma amiga fez o bot da loja dela e eu quero um igual, como solicito o meu
gostei do que li, quero ir adiante com o aplicativo da autoescola, me indica a primeira coisa que devo fazer
deu certo o empréstimo do Pronampe, então agora quero contratar o sistema da fábrica de gelo, por onde começo
o que preciso ter em mãos para iniciarmos a contratação do site da clínica
vou querer
já posso considerar que estamos começando? quero muito esse site da minha loja de plantas
me ajuda a montar um pedido de orçamento do meu sistema de locação de andaime
cansei de comparar empresa, vai ser com vocês mesmo, quem me manda a proposta
tô com pressa não, mas tô decidido: quero sistema pra minha usina de leite, como a gente dá a partida
desejo dar prosseguimento à aquisição do assistente virtual, rogo que me orientem quanto à etapa inicial
tem algum lugar aqui pra eu clicar e pedir a proposta do meu projeto
fechado comigo, manda ver a proposta do portal da nossa rede de óticas
A reunião do grêmio aprovou fazer um site e me deram a missão de pegar o orçamento, quero pedir o meu
Sem prazo e sem pressa, só preciso de uma cotação formal pra um sistema de biblioteca, como peço pra vocês prepararem
minha sogra me deu carta branca e cartão, faz aí uma proposta de loja de enxoval
O portfólio me conquistou, a conversa também, agora quero a proposta comercial pro meu escritório de perícia
Já tenho dois papéis com valores de concorrentes e falta o terceiro pra licitação, me mandem o de vocês
Meu robô de cozinha eu comprei sem pesquisar, o robô de conversa quero orçado direitinho, pode montar um orçamento
Fiz a planta baixa do sistema num pano de prato e com ela na mão queria solicitar o orçamento
decidimos, queremos fazer o site novo, por onde a gente começa
fechado, queremos fazer o site, por onde começamos com vocês
adoraria fazer um site com voces qual seria o primeiro passo
quero fazer um site pro meu ateliê qual o primeiro passo
queremos um sistema com voces qual é o primeiro passo pra contratar
bora fazer o chatbot qual o primeiro passo pra fechar
`,
  "quote-free": `
esse botão de solicitar orçamento, se eu apertar já vem conta pra eu pagar?
se eu apertar o botão do orçamento já vem conta pra pagar ou é só pra saber
se eu clicar em solicitar orçamento já me cobram?
apertar o botão de orçamento gera cobrança?
o botão de solicitar orçamento é só pra saber o preço ou já compra?
clicando em orçamento já estou comprando?
se eu pedir orçamento já vem boleto?
pedir orçamento é só pra saber ou já tem que pagar?
se eu apertar ali já vem conta ou é só pra saber?
solicitar orçamento já me compromete a pagar?
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
pra fazer o orçamento cobra alguma coisa
só quero uma noção, se eu pedir a proposta fico obrigado a contratar
o mecânico aqui cobra pra avaliar, vocês cobram pra orçar
orçamento de graça?
pedir cotação tem custo
se eu não fechar depois do orçamento tem multa
a análise inicial é paga
cobram visita técnica pra levantar o que eu preciso
posso pedir o orçamento sem me comprometer
tô só pesquisando, tem problema pedir proposta e não contratar
orçamento sai na faixa, tchê
o diagnóstico da empresa é cortesia
num quero gastar nada só pra saber o preço, é de graça
a proposta tem validade de quantos dias
pago pela conversa inicial
preciso dar cartão pra pedir orçamento
é gratis pedi orsamento
e se eu pedir cinco orçamentos diferentes, paga cada um
a consultoria antes de fechar é cobrada
o estudo de viabilidade vem sem ônus
vocês ficam bravos se eu pedir orçamento e sumir
a avaliação do meu caso custa quanto ou é livre
tem taxa de visita pra fazer proposta
orçamento sem compromisso existe aqui
mandar a ideia pra vocês avaliarem é pago
o orçamento é de graça ou cobra pra fazer a continha
o encanador cobrou visita só pra olhar a torneira e me deixou cismada, vocês cobram alguma coisa só pra dizer o preço
se eu pedir orçamento fico obrigado a fechar
A elaboração da proposta comercial gera algum ônus para o solicitante
é de graça perguntar o preço do site
posso pedir orçamento só por curiosidade msm
se não gostar do valor tem problema
cobram consultoria antes de passar o valor
pedir cotação sai de graça né
meu pai acha que se eu clicar em solicitar orçamento já vem um boleto pra casa; clicar ali custa alguma coisa
vcs cobram a primeira conversa
tem cobrança pra fazer o levantamento
se eu deixar meu contato pro orçamento já tô contratando
na oficina daqui a gente paga o diagnóstico mesmo que não conserte, queria saber se com os senhores o orçamento também é cobrado
orçamento sem pagar nada existe
pedir preço compromete em algo
a proposta tem validade ou taxa
vão me cobrar se eu desistir depois do orçamento
é grátis simular
sou estagiária e me pediram cinco cotações, mas a verba é zero, então só posso pedir se o orçamento de vocês não for cobrado
não quero assumir compromisso nenhum por enquanto, dá pra orçar assim mesmo
precisa dar sinal pro orçamento
o eletricista que veio olhar o motor do poço cobrou só pra abrir a tampa, por isso pergunto antes se dizer o preço custa
meu pai tem medo que só de pedir preço já chegue cobrança no nome dele, é verdade que fica algum compromisso
vou pedir orçamento pra oito empresas e escolher uma, seria chato se alguma cobrasse pelas propostas recusadas
posso encomendar uma proposta de portal e, se a diretoria negar, ficar tudo por isso mesmo, sem pagar nada aos senhores
tenho vergonha de pedir e depois não poder fechar, tem problema
se eu só perguntar o valor já fico devendo alguma coisa
o mecânico me cobra pra abrir o motor e olhar, vocês fazem isso também
tenho medo de preencher e já virar compra
a visita do arquiteto foi paga antes do projeto, aqui acontece isso
só quero comparar com outros, posso sem ter que fechar
se eu não gostar do valor fico amarrada
não queria gastar só pra saber quanto sai
pra fazer as contas do meu projeto vocês pedem algum adiantamento
posso pedir e sumir, sem ninguém me cobrar
minha chefe pediu pra confirmar se levantar o valor não gera despesa
quem só tá pesquisando pode pedir valores sem pagar nada
é igual dentista que cobra avaliação
A elaboração da proposta comercial implica ônus para a contratante
Há cobrança pela fase de levantamento prévio à proposta
A solicitação de cotação gera obrigação de contratar
Existe custo de diagnóstico para emissão do orçamento
O orçamento é fornecido a título gratuito e não vinculante
Por quanto tempo a proposta vale e cobra-se por ela
orç é grátis
paga p orçar
orçamento free
sem compromisso né
orç 0800
cobram pra fazer orçamento
a cotação custa algo
se eu pedir proposta fico obrigado a fechar
orçamento é de graça ou tem taxa de visita
pago pela proposta se eu desistir
pedir orçamento me prende a alguma coisa
minha loja de tinta em Itu tá reformando tudo e eu só quero uma noção, me cobram alguma coisa pra fazer a proposta
Sou gestora de um asilo e vou consultar três empresas. A elaboração da proposta tem algum ônus?
o marceneiro aqui me cobrou cem conto só pra vir medir, com vocês pra calcular o serviço também tem isso
tenho salão em Crato e se eu pedir o valor e não gostar fico amarrada com vocês
sou estudante montando plano de negócio, posso solicitar uma estimativa sem obrigação de fechar
meu marido é mão de vaca e quer saber se pra receber a proposta do site da oficina já desembolsa algo
vendo mel em Picos e tô só pesquisando, pedir cotação me obriga a comprar
pedir preço é de graça
a proposta custa algo
fico preso se pedir cotação
cotação sem obrigação né
cobram pra fazer estimativa
perguntar o preço não ofende, né, nem custa
cobram pela cotação, filha
se eu orçar sou obrigado a fechar
a elaboração da proposta é onerosa
o técnico da máquina de lavar me cobrou visita só para dizer quanto ficava o conserto e eu nem fiz, por isso pergunto, vocês cobram para montar a proposta
meu chefe quer cotar com cinco empresas só para ter ideia e talvez não feche com nenhuma, isso gera alguma obrigação ou despesa com vocês
oi, pão dura confessa: a proposta de vocês sai na faixa
não é desconto, é saber se cobram só pra fazer o orçamento
O encanador cobra 80 só pra olhar o cano. Vocês cobram pra dizer quanto custa o site?
vou ser honesta, tô pesquisando em quatro lugar pro sistema da minha creche, se eu pedir a conta e não fechar pago alguma coisa?
tenho vergonha de pedir orçamento e depois dizer não, fica feio? sou obrigada a contratar?
A elaboração da proposta técnica é onerosa? O regulamento da fundação não permite pagar por cotação.
tem taxa de visita ou de diagnostico igual mecânico q cobra pra abrir o motor?
pedi preço de piscina uma vez e me ligaram por dois anos kkk; o orçamento de vocês é sem compromisso?
cobram consulta? advogado cobra, nutricionista cobra, vidente cobra, e vocês pra me falar o valor do robô?
se o orçamento do app vier mais caro do que eu posso, desisto sem pagar nada né?
só quero uma noção pra levar pro meu marido, ainda não posso fechar. é de graça pedir?
arquiteto me cobrou 2 mil pelo estudo e nem fiz a obra. o estudo do sistema de vocês é cobrado à parte?
Precisamos do orçamento só para instruir o processo, sem certeza de contratar. Há custo ou obrigação?
A última agência me mandou um boleto de 350 por ter feito a proposta do site da escola de circo, e eu nem fechei. Aí com vocês pedir a proposta tem algum custo?
tô só sonhando ainda, vou abrir a cafeteria ano que vem, mas queria ter ideia do investimento do app. posso pedir sem me comprometer com nada?
o orçamento é de graça ou paga
A elaboração da proposta comercial é cobrada ou gratuita?
A moça do salão me cobrou trinta reais só pra dizer quanto ia ficar a escova, vocês cobram pra fazer o orçamento também, minha filha?
A elaboração da proposta técnica e comercial gera algum ônus ao solicitante, ainda que não haja contratação?
se eu pedi o orçamento e n tive dinheiro tem problema cs cobra alguma coisa
hoje um técnico me cobrou oitenta reais só pra olhar a geladeira e não consertou, pra vocês me darem um preço eu já saio devendo?
O botão Solicitar orçamento implica compromisso ou custo, ou a proposta é emitida sem contrapartida?
Uai, ocês cobram pra fazer a conta do preço ou isso é de graça, sem eu ter que fechar?
Na advocacia a primeira consulta se paga, por isso pergunto se o levantamento de valor de vocês tem custo ou obriga a contratar
O mecânico me cobrou oitenta só pra abrir o capô e dizer o defeito, pra me passar um orçamento vocês cobram
Dentista cobra avaliação e eu acho um absurdo, a proposta de vocês tem custo
sou liso, só quero sonhar, se eu pedir orçamento e não fechar fico devendo alguma coisa pra vcs
O contrato eu nem sei se faço, e tenho medo de ficar amarrado só por pedir proposta, tem compromisso
O desconto a gente discute, mas o ato de calcular o preço pra mim vocês fazem sem cobrar
O arquiteto embutiu o estudo prévio na conta e eu chiei, o levantamento do meu caso na Nora é cortesia?
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
antes de fechar posso usar o sistema uns dias pra ver se minha equipe se adapta
dá pra experimentar o sistema uma semana antes de assinar
posso testar o robô no meu zap sem pagar só pra ver
posso experimentar antes de comprar
tem período de degustação
me dá 7 dias pra eu ver se minha recepcionista se acostuma
tem demo do sistema de estoque pra eu mexer
faz um teste no meu whatsapp por uma semana sem cobrar
versão trial existe
quero ver se meus garçons conseguem usar antes de pagar
free trial?
deixa eu brincar com o robô um pouquinho antes de decidir
tem piloto em uma loja só antes de espalhar pra rede
posso provar igual roupa na loja, se não servir devolvo
fazem uma prova de conceito sem custo
tem conta de teste
30 dias grátis tem
o sistema tem modo demonstração
emprestam um robozinho pra eu testar no fim de semana
queria degustar antes de por a mão no bolso
dá pra montar uma tela de graça só pra eu ver se gosto
fazem um rascunho do site antes de fechar
oxe, comprar sem testar? tem teste não
liberam um acesso gratuito pra nossa equipe avaliar a ferramenta
ja perdi dinheiro com sistema ruim, quero usar uns dias antes
consigo rodar um teste com dez clientes antes de assinar
tem amostra do painel pra eu ver como mexe
posso experimentar o robô um fim de semana na minha barraca antes de decidir
lá na feira a gente deixa o freguês provar a laranja antes de levar a dúzia; vocês deixam provar o sistema antes de pagar
degustação do sistema rola
posso ficar um mês usando o robô sem pagar pra ver
Há licença de avaliação por período determinado
tem versão free
tipo um demo, pra eu brincar antes
deixa eu testar o chatbot na minha lojinha de pulseira uns dias antes de falar com meu pai sobre comprar
quero experimentar antes de botar dinheiro
fazem um piloto com um setor só antes de contratar tudo
test drive tem
se eu não gostar do teste não pago, pode ser assim
fazem uma telinha de amostra do meu site pra eu ver antes de contratar
comprei uma ordenhadeira depois de usar quinze dias emprestada no meu curral; tem como usar o programa de vocês emprestado também
período de experiência existe
queria um protótipo gratuito
libera um acesso de teste do sistema pra mim
dá pra pegar o robô emprestado esse fim de semana
só assino embaixo depois de usar na prática por uns tempos, os senhores permitem um período de avaliação sem custo no nosso armazém
conseguem me dar uns dias grátis
amostra do trabalho sem compromisso, fazem
posso testa de graça o trem antes
minha mãe só compra sapato depois de andar pela loja inteira com ele, por isso quer mexer no sistema uns dias antes de pagar
o banco de sementes deixou a gente plantar um canteiro de prova, e seria bom usar o robô um mês na lojinha do mesmo jeito
nosso diretor já comprou três programas que ninguém usou, agora exige um período experimental sem pagamento antes de assinar com qualquer um
dá pra brincar com o painel do site antes de contratar, que eu sou meio burrinha com essas coisas e quero ver se consigo
posso testar o robô na minha lanchonete um fim de semana sem pagar
comprei gato por lebre uma vez, queria usar um pouquinho antes de decidir
queria pôr o robô na clínica por uma semana e ver se os pacientes gostam
não compro sapato sem calçar, dá pra provar
se eu pudesse brincar com o sistema um fim de semana eu decidia
a netflix me deu um mês sem pagar, vocês fazem isso
deixam eu experimentar com dois caixas antes de por na loja toda
dá pra ter uma provinha do sistema, tipo degustação de buffet
meu sócio só assina se vir rodando na nossa oficina primeiro
minhas atendentes são difíceis, queria que elas mexessem uns dias antes de comprar
topam um piloto numa filial só, sem pagar, pra eu sentir
empresta o robozinho pro salão por uns dias
se não agradar nos primeiros quinze dias nem pago, pode ser
queria ver se funciona com o povo da feira antes de por dinheiro
Oferecem prova de conceito sem custo antes da contratação
Há licença de avaliação por prazo determinado
O TI solicita ambiente sandbox gratuito para validação prévia
Seria possível um período probatório do chatbot
Disponibilizam versão freemium dos sistemas
Requeremos piloto não oneroso como condição para adjudicação
teste grátis tem
dá p testar antes
amostra do bot
7 dias grátis tem
versão free
tenho lanchonete em Caruaru e já comprei muita coisa que não prestou, posso experimentar o chatbot antes de pagar
Sou gerente de uma rede de óticas; há possibilidade de um piloto em uma loja antes da contratação?
comprei até colchão com cem noites pra provar, no sistema de vocês tem uma degustação também
minha tia do ateliê não confia sem mexer, deixam ela usar um mês pra ver se acostuma
no meu petshop o funcionário é resistente, queria rodar uns quinze dias grátis pra convencer ele
uso um programa que deu trinta dias livres no começo, o de vocês libera assim
sou zelador e o síndico quer ver na prática, fazem um protótipo sem custo
dá pra fazer um piloto
libera uns dias grátis
posso experimentar sem pagar
fazem protótipo antes de fechar
deixa eu dar uma voltinha antes
tem degustação, meu rei
rola uns diazinhos na faixa pra experimentar
existe piloto antes da contratação definitiva
na academia deixo o aluno fazer uma aula sem pagar e só depois ele decide, achei que talvez vocês também deixassem a gente experimentar o robô por uma semaninha
meu povo é resistente a mudança e eu não quero gastar à toa, se pudessem usar o sistema por uns dias sem compromisso seria mais fácil convencer, dá
oi, são josé! tem tipo um mês de experiência grátis
sei que vocês testam tudo, mas e eu, posso testar antes de pagar
Na loja de colchão me deixam cem noites. Posso usar o sistema um mês antes de decidir se compro?
sou igual gato, só entro onde já cheirei. tem versão de teste do chatbot pra minha petshop?
a moça do CRM me deu 14 dias grátis e cancelei no 13 kkk, vcs têm isso também?
Antes de propor à diretoria, gostaria de um piloto em uma só filial da rede de laboratórios. Vocês fazem um período experimental?
degustação de vinho é de graça aqui na cantina, tem degustação de site aí?
dá pra experimentar o robô só no meu número por uma semana, antes de gastar com ele?
compro carro só depois do test drive. Consigo mexer num sistema de vocês por uns dias sem compromisso?
tem conta gratuita limitada, daquelas que a pessoa usa até encher, pra eu começar minha loja de sebo?
se não gostar nos primeiros dias devolvo, tipo teste, funciona assim o app?
meus garçons rejeitam tudo que é novo. vocês deixam um sistema rodando de amostra no restaurante pra ver se eles se acostumam?
Há ambiente de avaliação (POC) sem custo para a nossa equipe de TI validar o assistente?
Minhas funcionárias da lavanderia têm entre cinquenta e setenta anos e eu só compro sistema se elas se acertarem. Dá pra usar umas duas semanas de teste antes de pagar?
levei um tombo com um robô de atendimento que só falava bobagem com meus pacientes; desta vez quero ver funcionando no meu consultório antes de fechar. vocês dão um período de experiência?
tem como testar o chatbot uns 7 dias de graça antes
tem como testar uns dia de graça antes do meu pai decidir
Antes de comprar uma panela eu peço pra cozinhar um feijão nela, dá pra eu mexer num sistema desses uma semaninha antes de decidir?
Há possibilidade de período de avaliação da solução, ainda que limitado, antes da assinatura do instrumento?
tem versao gratis p eu testa o bot tipo uns dia antes da minha mae paga
comprei uma maquininha que era uma porcaria e fiquei preso no contrato, esse robô de vocês dá pra experimentar um tempinho antes?
Existe prova de conceito ou ambiente de demonstração temporário para avaliarmos o sistema antes do contrato?
Bah, não compro cavalo sem montar, posso usar o programa um tempo pra ver se me serve, tchê?
Na minha escola a criança faz uma aula experimental, e vocês deixam a gente experimentar o chatbot uns dias sem compromisso?
Meu carro eu dirigi uma semana antes de comprar, o sistema da oficina eu posso usar um tempinho antes também
Quero ver se minha equipe de setenta anos se adapta ao robô, dá pra deixar com a gente uns dias antes de fechar
na netflix tinha um mes gratis e eu vi tudo em um mes kkk vcs tem isso
O teste que vocês fazem antes de pôr no ar eu já li, o que quero é eu mesma provar antes de decidir
Perfume a gente cheira na loja, sapato a gente calça, e o aplicativo da Nora a gente prova como
Trabalho com amostra grátis de ração e converto muito freguês assim, vocês oferecem amostra do sistema
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
entre o primeiro contato e o site no ar passam quantas semanas
uma loja virtual leva quantas semanas
em média quantas semanas leva um site
leva meses um aplicativo desses
qto tempo pra fica pronto a lojinha
sou ansioso, demora muito
prazo de entrega de um chatbot
do orçamento até o site no ar dá quanto tempo
um portal pra 200 funcionários é coisa de um ano
mano, é rapidinho de fazer ou enrola
qual o cronograma típico de um sistema de gestão
quantos dias úteis
vou abrir a ótica em março e quero me planejar, qual é o tempo de produção de vocês
site prazo?
tem uma estimativa de tempo pra desenvolver uma intranet
o robô fica pronto em dois dias ou em dois meses
site sai mais rápido que sistema
cês demora pra entregar
preciso avisar o conselho quando entra no ar, quanto tempo vocês levam
quanto dura um projeto do começo ao fim
uai, um site desses faz numa semana ou num mês
qual o prazo pra automatizar o atendimento da clínica
até quando fica pronto se eu contratar hoje
o que faz um projeto demorar mais
leva quanto tempo cada etapa
o prazo é curto ou longo normalmente
meu cunhado disse que site leva seis meses, é isso tudo
quanto tempo até a noiva ficar pronta a gente sabe, e o site do meu buffet, em quanto tempo fica
plantei café que leva três anos pra dar e tenho paciência, só preciso saber mais ou menos o tempo que um site leva pra ficar pronto
demora mto pra fazer um app
quantos meses é um sistema de clínica
Qual o cronograma estimado para a implantação de um chatbot
um sistema grande leva ano
daqui a quantos dias vejo meu site no ar
contratando na segunda fica pronto quando
vocês costumam entregar em qto tempo
o conselho da cooperativa só vota depois de saber o prazo de desenvolvimento, então pergunto o tempo médio de um sistema de entrega de leite
tempo de entrega de loja virtual?
prazo pra bot de whatsapp
meu sobrinho levou um ano e meio pra fazer um site de três páginas, eu envelheci esperando; com vocês um site leva quanto tempo
o robô fica pronto em menos de mês
qual a média de dias de um projeto
entregam em 60 dias normalmente
qual a duração do desenvolvimento de um portal
quanto tempo do pedido até tá funcionando
fica pronto pra quando se eu pedir hoje
minha professora disse que fazer programa demora muito mais do que fazer site, quanto demora cada um com vcs
quantas luas leva pra ficar pronto um sistema desses
meu bisavô levou dois anos pra erguer o moinho de pedra, imagino que um sistema seja mais ligeiro, mas quanto tempo costuma levar
minha irmã disse que site fica pronto numa tarde e meu primo disse que leva um ano, quem dos dois está certo
o comitê quer um cronograma aproximado antes de votar, então quantos meses os senhores costumam precisar num portal de documentos
estou juntando as peças do meu plano de negócios da sorveteria e falta a linha do tempo até o site ficar pronto
tô morrendo de curiosidade, quantas semanas vocês levam num aplicativo
será que eu aposento antes de ver isso funcionando
vou demorar a ver o resultado ou é ligeiro
é coisa de semanas ou de ano inteiro
preciso avisar os cooperados pra quando esperar a novidade
contrato hoje e uso quando, mais ou menos
o meu vizinho esperou um ano por um site, é normal isso
um robô simples desses sai rapidinho ou enrola
quero planejar a inauguração da pousada mas não sei o tempo que vocês levam
entre o sim e o site no ar passam quantas luas
aplicativo leva mais do que página, imagino, quanto em cada
pra montar uma loja com duzentas peças vocês precisam de quantos meses
tenho paciência, mas quero saber o tamanho da espera até entregar
do zero até a escola usar, é quanto
Qual o lead time médio para entrega de um sistema departamental
Informem o cronograma estimado de execução, em semanas
Em quantos dias corridos após a assinatura se dá a entrega
O edital requer prazo de execução; qual seria o típico
Qual a duração habitual de cada sprint e do projeto completo
Prazo estimado para implantação de chatbot em operação com cinco atendentes
qto tempo demora
prazo site
fica pronto qdo
demora mto p fazer
prazo bot
qts dias app
um site de pousada leva quantas semanas
quanto demora pra entregar um chatbot
em quantos meses sai um sistema
do começo até ficar no ar, quanto tempo
um app demora uns seis meses
prazo de entrega de loja virtual
tenho buffet infantil em Suzano e vou planejar o semestre, um site desses é coisa de semanas ou meses
Coordeno TI numa santa casa e preciso de cronograma; qual a duração típica de um sistema sob medida?
meu vizinho esperou um ano pelo programa da oficina, com vocês a espera é de que tamanho
sou costureira em Nova Friburgo, vou fechar o site e fico pensando quando é que ele vai estar no ar
a gente planta uva em Petrolina e na safra não tenho tempo, um robô de zap leva muitos dias pra montar
minha chefe da escola pediu uma previsão de entrega do portal, quantas semanas eu digo
sou barbeiro, fechei o ponto novo, um app de horário vocês terminam em que período
demora muito pra montar
é coisa de semanas ou meses
qual a previsão de entrega
em quantos dias o robô tá rodando
leva mais de um mês
leva quantas luas pra nascer
vai demorar que nem obra de igreja
em quanto tempo cês aprontam, uai
qual o tempo estimado de execução
vou mudar meu consultório de endereço e quero me organizar para que a página nova acompanhe, mas não sei se isso se faz em dias ou em meses
estou planejando o ano do colégio e preciso reservar no calendário o período de construção do sistema de notas, quanto tempo costuma levar
oi, ansiosa aqui! um site desses nasce em quantas semanas
não o tempo de resposta, e sim o tempo de fazer um chatbot
qual a timeline de um mvp
um mvp leva umas 6 semanas com vocês
quantos meses até entregar
dura quanto a construção do site
em que prazo entregam um chatbot
leva quantos dias úteis
meu chefe de TI quer um cronograma estimado de um portal, quantos meses vocês estimam
pra um sitezinho de ateliê com poucas páginas, vocês gastam quanto tempo
do contrato assinado até o robô atender no salão passa quanto tempo
um sistema de controle de rebanho costuma tomar quantas semanas de vocês
minha banca gastou um ano esperando um software que nunca ficou bom, quero saber quanto tempo vocês costumam levar pra fazer um site de advocacia
tenho que apresentar pro conselho da igreja o orçamento e o tempo de execução de um aplicativo, qual é o prazo normal de vocês
a safra dura quatro meses e eu queria saber se um sistema de pesagem de caminhão fica pronto em menos tempo que isso normalmente
o curso acaba em dezembro e quero abrir meu consultório depois, só pra me planejar, em quanto tempo costuma sair um site com agendamento
quanto tempo demora pra ficar pronto, uns dias
vou morrer esperando ou isso fica pronto em quanto tempo, é um site de imobiliária
meu sócio vai ter um troço de ansiedade se não souber em quantas semanas um app fica pronto kkk
Abro um hostel em Paraty daqui a uns meses e preciso me organizar: um site com reserva costuma levar quanto tempo pra ficar pronto?
minha mulher pergunta todo dia quando sai o tal programa do mercadinho e nem contratei ainda kkk, quanto demora um desses?
pra montar um chatbot que responda convênio e exame, são dias, semanas ou meses?
na serralheria eu falo 20 dias e entrego em 25, sou honesto. e vocês, um sistema de pedidos leva quantos?
O planejamento anual da escola fecha em outubro. Qual a duração média de um projeto de portal do aluno?
quanto tempo do sim até o site no ar? pergunto sem pressa nenhuma, sou aposentado e crio orquídea
faço bolo em três horas e móvel em três meses, meu ramo mudou kkk; um app de delivery fica pronto em quanto tempo?
fiz orçamento com outro e ele disse seis meses pra um sisteminha de aluguel de andaime, isso é normal? quanto seria aí?
Para fins de cronograma físico-financeiro, qual o prazo de execução estimado de um sistema de almoxarifado?
ja tenho logo, texto e foto tudo separado na pasta, assim a pagina sai em quantos dias?
uma loja igual aquela de moda, com menos produto, gira em torno de quantas semanas?
minha tese leva quatro anos, um site de laboratório deve ser menos kkkk leva quanto
Vou me aposentar do banco em novembro e queria já sair com o site da minha oficina de bonsai rodando, sem correria. Quanto tempo leva, do começo ao fim?
estou comparando três empresas para o robô da nossa central de exames e falta preencher a coluna prazo de entrega. qual é o de vocês?
qto tempo demora pra fica pronto um site
qual o praso pra um site ficar pronto
Qual o prazo médio, em dias, para colocar um site institucional no ar?
A menina vai inaugurar a lojinha nova dia 12 de outubro, se Deus quiser. Um site demora quanto pra ficar pronto, uns dois meses?
em quantos dia fica pronto um site? pergunto pq a Expointer é em agosto e eu queria tá com isso no ar
mês q vem inauguro a firma. em quantos dias vcs botam um site no ar???
O vestibular abre inscrições em março. Um hotsite ficaria pronto em quantas semanas?
Minha irmã vai se casar em outubro e eu queria o site das minhas redes pronto antes, minha filha, quanto tempo leva pra fazer um desses?
Para o cronograma físico do projeto básico, queira informar o prazo médio de desenvolvimento de um sistema de complexidade intermediária.
qnt tempo demora p faze um site p vender camiseta
hoje prometi pra minha mulher que logo teria sistema na loja, mas logo é quando? Um programa de estoque fica pronto em quantas semanas?
Não vejo estimativa de duração na página; qual o lead time típico de um chatbot simples e de um sistema com integrações?
Uai, um sistemim de controle de queijaria, do começo ao fim, leva quantos mês procês fazer?
Preciso informar à diretoria em que mês o aplicativo de agendamento estaria utilizável, de modo geral quanto tempo costuma ser?
Gravidez são nove meses e ninguém discute, um sistema pra maternidade leva quantos meses pra nascer
O começo eu sei que depende da agenda de vocês, o que me falta é a duração, quanto demora uma loja virtual
to juntando dinheiro por mês e queria casar com a entrega, em qto tempo um app fica pronto
Meu bolo de quatro andares leva três dias, um site de quatro páginas leva quanto
A resposta do e-mail pode vir quando quiserem; minha curiosidade é o tempo de fabricação de um chatbot
A reforma da escola termina um dia desses, e um portal pra secretaria costuma levar semanas ou semestres
quanto tempo
quanto tempo?
qto tempo
em quanto tempo?
quanto tempo mais ou menos
quanto tempo leva
uns 3 meses?
uns dois meses?
mais ou menos um mês?
em 2 meses sai?
leva uns 30 dias?
uns 15 dias mais ou menos?
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
inauguro a loja no feriado de sete de setembro, fica pronto até lá
preciso do site no ar até a black friday
inauguro sábado que vem e não tenho site, socorro
dia das mães tá chegando, consegue até lá
meu site caiu na véspera da feira, preciso de outro em três dias
tem como furar a fila, pago a mais
a licitação fecha dia 15 e o portal tem que estar no ar
é pra hj
urgentíssimo, o robô precisa funcionar antes da black friday
dá pra sair até sexta
meu chefe quer no ar segunda de manhã, vocês conseguem
volta às aulas é em duas semanas, o sistema da escola fica pronto
tenho pressa
a páscoa é meu forte e falta um mês, a loja fica pronta
consegue entregar em 48 horas
o casamento é dia 12 e o site da lista tem que estar pronto
precisamos de entrega expressa para o lançamento do dia 30
tô desesperada, o congresso é quinta e preciso da página de inscrição
faz até o carnaval?
o contrato do sistema velho acaba mês que vem, dá tempo de trocar
taxa de urgência existe
visse, é pra são joão, dá pra entregar
queria um site rapidão, em 5 dias
a fiscalização deu quinze dias pra gente ter o portal funcionando
não posso esperar meses, me entrega ainda esse mês
preciso da landing page pra live de amanhã
a procissão sai dia quinze e o site tem que estar no ar antes do andor, dá tempo
a festa do padroeiro é dia vinte e a quermesse precisa do site pra vender rifa, será que os senhores aprontam até lá
consegue até sexta que vem
tenho que inaugurar a loja dia 1º e tô sem site, ajudem
É imprescindível a conclusão antes do encerramento do exercício fiscal, em dezembro
dá tempo antes do dia das mães
meu tcc é daqui a duas semanas e preciso do site no ar
a black friday tá aí e minha loja ainda não existe, dá pra aprontar
tem taxa de urgência pra entregar antes
a colheita da uva começa em janeiro e sem o sistema de pesagem a gente se perde, precisava dele funcionando antes do réveillon
quero lançar no carnaval, conseguem
me salva, o site tem q sair amanhã
meu casamento é em maio e quero o site dos convidados antes disso
prioridade máxima, quanto antes melhor, conseguem
entregam em 48 horas
somos da organização de um rodeio que começa daqui a vinte dias, a outra empresa largou a gente na mão e precisamos do site de ingresso já
volta às aulas é fevereiro, precisava do portal da escola pronto até lá
tem que tá pronto antes da páscoa pra vender ovo de chocolate
a eleição do grêmio é na quarta e eu queria um site da minha chapa até terça, dá
o auditor vem dia 15 e o sistema precisa estar de pé
meu aniversário de loja é sábado, fica pronto um robô até lá
pressa total, vão conseguir
o buffet tem quatro casamentos em maio e a agenda foi pro espaço junto com o computador, precisamos de um sistema funcionando ainda este mês
o edital de cultura fecha no dia dez e exige página no ar, faltam nove dias e o nosso grupo de reisado não tem nada
minha festa de debutante é daqui a três semanas e eu queria um site pros convidados confirmarem, corre que dá
a vigilância sanitária deu trinta dias pro laticínio ter rastreio de lote, os senhores conseguem aprontar nesse tempo
meu chefe me mata se o site não estiver no ar na segunda
a feira agropecuária é dia 20 e eu sem nada no ar
o casamento que vai bombar meu buffet é mês que vem, socorro
as matrículas abrem segunda e a gente não tem nem página
o congresso da igreja é sábado que vem e precisamos de uma página de inscrição até lá
a fiscalização me deu até o fim do mês pra informatizar a farmácia
o dia das mães taí e eu queria vender online já nessa
a temporada começa em duas semanas e a pousada tá sem reserva, dá jeito
deixei pra última hora, o lançamento do livro é quinta
corre comigo que a inauguração da clínica é dia primeiro
prometi pro chefe que até sexta teria algo no ar
perdi o programador no meio e o sistema tem que rodar até a safra
o vestibular é daqui a vinte dias e o portal tem que existir, conseguem
Dispomos de trinta dias improrrogáveis para a entrada em produção, é exequível
Há regime de execução acelerada mediante acréscimo
O prazo legal vence em 31 do corrente; comprometem-se com essa data
A licitação exige entrega em quinze dias úteis, conseguem atender
Necessitamos go-live antes do fechamento fiscal de dezembro
Contratação emergencial: teriam capacidade de entregar até a próxima semana
urgente, é p sexta
preciso hj
dá p amanhã
site em 3 dias
pra ontem pf
antes da páscoa dá
minha loja de fantasia em Olinda vive do carnaval e já tô atrasada, conseguem pôr o site no ar até fevereiro
Teremos auditoria no dia 30 e o sistema atual foi descontinuado. É viável a entrega até essa data?
inauguro a sorveteria sábado que vem e não tenho nada na internet, vocês fazem um milagre
meu desenvolvedor me deixou na mão a dez dias da feira agropecuária, dá pra correr com isso
dia das mães é o que salva minha floricultura, preciso do chatbot antes disso, conseguem
tenho casamento de cliente na sexta e prometi um site de convidado, sai até quinta
o edital fecha semana que vem e preciso da página da ong funcionando, apressam pra mim
conseguem até sexta
sai antes da black friday
tô com muita pressa
fazem em três dias
preciso pra anteontem, mano
dá pra aprontar até sexta, filho
inauguro dia quinze, vocês conseguem
prazo exíguo: é viável em dez dias
a feira do livro começa no começo do mês que vem e a editora que ia fazer nossa página desistiu ontem, estou com o coração na mão, vocês entregam a tempo
o dono do salão de festas só lembrou hoje que anunciou na rádio uma página que não existe e o comercial vai ao ar na segunda, vocês fazem voando
oi, socorro! tem jeito de sair antes da black friday
o suporte é rápido, mas e o site, sai até o dia das mães
é pra ontem
preciso disso até sexta que vem
correndo contra o relógio aqui
sai antes do dia das mães
tem taxa de urgência pra agilizar
consegue fazer de um dia pro outro
a feira agropecuária abre dia 15 e eu queria a página no ar antes
minha formatura é daqui um mês e o sistema do tcc tem que estar rodando
inauguro o salão em dez dias, dá pra me entregar o site até lá
o fiscal deu vinte dias pra gente se adequar, vocês entregam nesse tempo
o congresso da nossa igreja já tá com cartaz na rua e ninguém fez a página de inscrição, a gente precisa dela no ar semana que vem
o sistema velho da contabilidade morre dia trinta porque a empresa fechou, e eu preciso de outro funcionando até lá, vocês conseguem
a noiva marcou prova do vestido e eu prometi catálogo na internet pra quinta, sei que tá em cima, mas vocês conseguem entregar
perdi meu site por causa de um processo de marca e tenho cinco dias pra botar outro no lugar, dá pra correr com isso
preciso do site até quinta senão minha chefe me mata, dá tempo
se o convite online não sair até sábado a noiva me degola, conseguem correr
A fiscalização deu dez dias pra lanchonete ter cardápio acessível na internet, senão multa. Vocês conseguem aprontar nesse tempo?
minha filha casa dia 14 e o site dos convidados sumiu junto com o rapaz, salva a gente até lá?
o outdoor já foi impresso com o endereço do site e não tem site kkkkk rindo de nervoso. consegue pra semana que vem?
Feira agropecuária começa quinta em Uberaba, o estande tá pago e a página do touro não existe. Dá pra entregar até quarta?
preciso pra ontem!!! meu sistema de caixa morreu e sábado é dia das mães, a loja de perfume vai parar
vestibular do cursinho abre inscrição dia 1º e o diretor só lembrou hoje. um formulário e uma página, sai em quatro dias?
vou aparecer na televisão da região domingo falando da minha pimenta e não tenho onde vender, dá pra por a loja no ar até lá?
O prazo do edital de fomento encerra na sexta e pedem o link do site do projeto cultural. É possível em três dias?
Natal é meu ano inteiro, vendo panetone. Se eu fechar hoje o robô de encomenda fica pronto antes de dezembro?
tá um sufoco aqui, a igreja recebe o bispo no fim do mês e prometeram um site pra ele ver, vcs aceitam correr?
meu concorrente abriu loja virtual ontem, quero a minha no ar em 72 horas, pago a mais se precisar. consegue?
mano o festival é em 15 dias e o app de ingresso do outro cara deu pau, vocês seguram esse rojão até lá?
Minha loja de material escolar vive de janeiro e o rapaz que ia fazer o site me abandonou na véspera do Natal. Vocês conseguem me botar no ar antes da volta às aulas?
o MEC vem avaliar a faculdade em doze dias e o portal do aluno tá fora do ar desde terça, tô desesperada. cês aprontam algo até lá?
Nossa feira em Bento Gonçalves começa no dia 12 do mês que vem. Conseguem entregar a landing page até lá?
em qto tempo fica pronto um site preciso pra ontem
preciso do site pronto até o dia das mães senão não adianta, vcs conseguem?
Meu contrato aqui encerra em dezembro. Há posição pra analista de infra?
quantos dia fica pronto preciso antes da colheita
Minha filha, a novena começa sábado e o pessoal quer a página da paróquia pra receber dízimo, dá pra vocês fazerem até lá?
Por determinação judicial, o portal precisa estar publicado em quinze dias corridos; a empresa consegue assumir entrega nesse horizonte?
mds a feira d ciencia eh quinta e eu presiso do site p apresenta da tempo de vcs faze
o natal é a semana que me salva o ano e estou em cima da hora, dá pra botar a loja virtual no ar antes do dia vinte?
Temos auditoria marcada em doze dias e o sistema atual foi descontinuado hoje; vocês conseguem entregar uma solução mínima antes dessa data?
Bah, a colheita começa daqui a três semanas e o programa do silo morreu, vocês dão conta de entregar antes disso, tchê?
O casamento da minha filha é no dia trinta e quero um site com os presentes, é possível até essa data?
Meu casamento é sábado que vem e ninguém fez o site dos padrinhos, vocês fazem até lá
A inauguração da clínica é no dia quinze com o prefeito e tudo, o site precisa estar no ar nessa data, conseguem
a copa da vila começa em 9 dias e eu prometi um app de tabela pros times, da tempo?
O suporte do meu sistema antigo desliga as máquinas na última sexta do mês, até lá preciso do novo rodando, é viável
Meu TCC depende de um robô funcionando até segunda-feira, eu sei que é loucura, vocês encaram
A fiscalização volta em vinte dias e se não houver portal da transparência a câmara é multada, fica pronto antes
`,
  "start-when": `
quando vocês podem começar
tem fila de espera
vocês têm agenda pra começar agora
já podem começar essa semana
estão pegando projeto novo
vocês têm vaga na agenda pra um projeto novo
se eu fechar amanhã, na segunda já começam a fazer
quando vocês põem a mão na massa
se eu assinar hoje, na segunda já começam
tem gente na minha frente
a agenda tá cheia
tem que esperar vaga pra iniciar
começam logo ou só ano que vem
qual a primeira data livre de vocês
dá pra reservar lugar na fila pra janeiro
pegam trabalho novo em dezembro
mano cês tão lotado de serviço
quero saber a disponibilidade da equipe para iniciar em agosto
dá pra começar já já
consigo encaixar meu projeto esse trimestre
estão aceitando clientes no momento
quanto tempo até darem o pontapé inicial
depois de fechar, quantos dias até começar o trabalho
minha reforma acaba em maio e só aí queria iniciar, vocês guardam um espaço
já tá com a fila grande né
uai, e começa quando
em que mês teria brecha pra pegar o meu
se o orçamento for aprovado em outubro, quando seria o kickoff
tem lista de espera pra projeto
eu entro no fim da fila ou já começa
a equipe tá livre pra começar um sistema agora
quando dá a largada no projeto
a agenda de vocês anda cheia ou já dá pra botar a mão na massa no mês que vem
acabei de vender a boiada e o dinheiro está na conta, se eu fechasse hoje os senhores pegariam no serviço em que dia
tão aceitando trampo novo
Qual a disponibilidade da equipe para iniciar um projeto no próximo trimestre
vcs começam logo depois q eu pagar
qual a data mais próxima pra dar início
pegam serviço novo esse ano ainda
demora pra começar ou já pegam na hora
estão sobrecarregados de projeto
a diretoria aprovou a verba ontem, tenho pressa de ver a coisa andar, então pergunto em que semana a equipe estaria livre pra dar o pontapé
tem espaço pra mais um cliente em março
se eu assinar hoje amanhã já tem gente mexendo
a lista de espera é grande
posso reservar um lugar na fila de vocês
pedreiro bom aqui na cidade só tem vaga pra depois do São João, programador bom deve ser igual; vocês têm vaga pra quando
começo imediato?
vão conseguir iniciar nas férias de julho
em que mês abre agenda
quando vocês botariam a mão na massa
minha mãe liberou a grana e eu tô ansioso demais, qual o primeiro dia que vocês conseguem pegar meu projeto
já dá pra começar na segunda
tão com agenda livre agora?
o telhado da pousada termina em junho e só então sobra cabeça pro site, em junho a equipe já teria lugar pra gente
estou acostumado a esperar marceneiro bom, que só pega encomenda pro semestre seguinte, com os senhores a espera também é comprida
minha mãe assina o que precisar hoje à noite, e eu queria ver vocês trabalhando já nessa semana, rola
como a verba do conselho precisa ser empenhada até sexta, preciso saber o dia em que o time poderia iniciar os trabalhos
vocês tão atolados de serviço ou me encaixam logo
se eu assinar segunda, já botam a mão na massa na terça
vou ter que esperar na fila igual posto de saúde
meu receio é fechar e ficar meses esperando começarem
a diretoria da escola quer o pontapé inicial em fevereiro, tem espaço
tem muito cliente na minha frente
vocês ainda pegam serviço este ano
se eu der o ok hoje, qual dia vocês iniciam
o pedreiro me enrolou dois meses antes de aparecer, vocês aparecem logo
dá pra dar a largada ainda neste semestre
quando abre uma brecha pra minha pousada entrar
a turma de vocês tá livre pra me pegar agora em março
o povo da cooperativa quer saber quando vocês pegam no batente depois do aceite
Qual a disponibilidade da equipe para kick-off em janeiro
Há backlog que postergue o início da execução
A partir da ordem de serviço, em quantos dias iniciam os trabalhos
Poderiam reservar data de início para o próximo trimestre
Existe capacidade ociosa para novo projeto no momento
Em que data a contratada estaria apta a mobilizar-se
começa qdo
tem fila
início imediato dá
vaga na agenda qdo
podem começar segunda
qdo vcs iniciam
tenho restaurante em Tiradentes e fecho pra reforma em julho, nessa época vocês teriam espaço pra iniciar o meu
Sou gerente de projetos e preciso alinhar cronogramas; a partir de que data poderiam iniciar?
já decidi fazer o site da autoescola, meu medo é entrar numa espera longa, tem muita gente na frente
recebo o décimo terceiro dia vinte e aí quero dar o pontapé, vocês teriam gente livre
a agência daqui de Vitória só pega serviço novo ano que vem, e vocês, estão lotados
se eu fechar hoje o sistema do meu mercadinho, quando botam a mão na massa
meu sócio volta de viagem segunda e queremos dar a largada logo, a equipe tá disponível
tão lotados de serviço
quando dão o pontapé inicial
tem muita gente na minha frente
conseguem iniciar segunda
a partir de quando pegam o meu
tem vaga na fila aí
quando botam a mão na massa
cês tão lotados de serviço, uai
há disponibilidade imediata para novo projeto
todo pedreiro bom que procuro só pode começar daqui a seis meses, e imagino que programador bom seja a mesma coisa, vocês conseguem pegar o meu serviço logo
o orçamento da secretaria precisa ser usado ainda neste semestre, então quero saber a partir de que mês a equipe de vocês estaria livre para iniciar
oi, mãos à obra! se eu fechar hoje, começam que dia
não quando acaba, quando vocês podem dar a largada
tem brecha na fila de projetos
conseguem iniciar em fevereiro
quando dão a largada se eu fechar
pegam cliente novo esse mês
daqui quantas semanas começam o meu
depois da colheita entra o dinheiro, aí em quanto tempo vocês iniciam
se o contrato for assinado hoje, em que dia a equipe põe a mão na massa
a diretoria de TI aprovou e quer saber o início mais próximo possível de vocês
minha costureira indicou vocês mas falou que tem espera pra começar, é verdade
o conselho da igreja vota no domingo e se passar a gente quer largar na frente, vocês têm disponibilidade pra começar já na outra semana
meu escritório muda de sala em março e só depois posso me dedicar, vocês conseguiriam encaixar o começo do projeto em abril
passei o semestre juntando dinheiro pro site da minha clínica de enfermagem e agora tô ansiosa, quando é que vocês teriam espaço pra começar
troquei de caminhão e sobrou uma grana pra fazer o sistema de frete, só quero saber a partir de que mês vocês pegam serviço
Recebi o décimo terceiro e a restituição, já posso contratar o site da clínica veterinária; a partir de que dia vocês conseguem por a mão na massa?
o gesseiro só tem agenda pra março, o pintor pra abril. e vcs, se eu fechar agora pegam quando?
tem fila aí? pq no bom dentista da minha cidade são três meses de espera, com projeto novo é assim?
Nossa safra de uva acaba em fevereiro e antes disso não consigo pensar em sistema. Vocês teriam vaga na agenda em março?
Assinando esta semana, o desenvolvimento do portal inicia-se de imediato ou há lista de espera?
qual a próxima janela livre da equipe pra tocar um projeto? tenho que encaixar com a reforma do estúdio de dança
a empresa de energia solar só instala dali 60 dias depois de fechar, chato isso. vcs demoram quanto pra COMEÇAR?
se eu aprovar hoje o orçamento do app da barbearia, amanhã já tem gente trabalhando nele?
to grávida de 7 meses e queria que começasse antes do neném vir, cês tão com espaço agora?
vocês tão lotados de serviço ou cabe mais um pra iniciar mês que vem? é um e-commerce de sementes
a prefeitura libera a verba dia 10. no dia 11 vocês já arrancam?
Fechei a colheita de soja bem, o dinheiro do sistema de silo tá separado e meu filho volta da faculdade em julho pra acompanhar. Em julho vocês teriam como começar?
na minha estofaria eu digo logo, só pego sofá novo daqui 40 dias. vcs tão com a agenda aberta ou tem espera pra iniciar o site?
tem vaga na agenda de vcs pra pegar um projeto novo ainda esse mes
Minha filha, meu dinheiro da poupança cai no começo do mês e eu já queria dar a largada, vocês têm vaga pra começar meu site logo?
Solicito previsão de disponibilidade da equipe para iniciar novo projeto, considerando a assinatura no corrente trimestre.
qndo vcs consegue começa o meu bot ou ta lotado d serviço
hoje fechei com o banco e quero começar o sistema já, mas se a fila de vocês é grande eu me programo, a partir de quando vocês têm espaço pra mim?
Após o aceite da proposta, em quantos dias inicia-se a execução? Não localizei essa informação na página.
Uai, vou vender a boiada em julho, aí que dá pra começar, ocês tão com a agenda livre nesse mês?
Vi que vocês estão com mais de cem projetos, fico imaginando que a fila é longa, quando seria possível iniciar um novo?
Meu parto é em julho, não quero nada antes, vocês teriam agenda pra começar o site em setembro
Quanto demora eu já sei que varia, o que pergunto é se existe fila pra iniciar
o dinheiro do fgts caiu hj, se eu fechar amanha vcs já põem a mão na massa qdo
O trator começa a arar em outubro e queria o sistema começando junto, a Nora estaria desocupada
O último que contratei me pôs numa lista de espera de um semestre; na de vocês eu entro em que lugar
Meu sabático acaba em março e só então terei cabeça pra isso, já dá pra vocês iniciarem nesse mês
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
não quero saber de horário, quero é falar com gente
me põe em contato com um atendente de carne e osso
não gosto de falar com máquina não, me chama alguém
quero tratar direto com quem faz o projeto
tenho 74 anos e me perco com robô, tem um moço pra me atender
transfere
passa pra um humano pfv
é assunto delicado, só falo com gente
cansei desse robô, quero um consultor
posso falar com o comercial
meu caso é complicado, prefiro explicar pra alguém da equipe
deixa eu falar com um programador
tchê, me chama um vivente aí
solicito contato com o setor comercial
consigo falar com um especialista em loja virtual
tem algum vendedor livre
quero um ser humano
conecta com o time de vendas
prefiro trocar ideia com gente de verdade antes de decidir
me encaminha pro gerente
podem designar um consultor para nos atender
gostaria de conversar com o engenheiro responsável
quero desenrolar isso com uma pessoa
chama teu chefe aí
chega de robô por hoje, minha filha, me põe uma pessoa pra conversar
moço, eu sou de um tempo em que se resolvia tudo olhando no olho, me ponha uma pessoa de verdade pra conversar comigo
me passa pra um ser humano
quero falar com gente, robô não
Solicito transferência ao setor comercial
chama alguém aí por favorzinho
cadê o humano
não quero falar com máquina não visse
tem algum consultor que possa me atender
preciso de um atendente agora
já escrevi três vezes e prefiro explicar a história da minha marcenaria pra uma pessoa com calma, tem como chamar alguém
falar com vendedor
me conecta com alguém da equipe técnica
mano só chama uma pessoa
posso falar com a dona aí
prefiro conversar com uma moça ou um rapaz da empresa
gostaria de ser atendida por um especialista
minha situação é complicada, são três lojas, dois sócios brigados e um inventário no meio, prefiro tratar com uma pessoa do que com assistente
cansei de digitar, bota uma pessoa
quero gente de carne e osso
esse assunto é delicado, é da falência da firma do meu finado marido, e eu só converso dele com pessoa, não com programa
aciona um humano ai slk
sou daquelas que fala com o gerente até pra comprar botão, então faça a gentileza de chamar um responsável pra me ouvir
minha vó tá aqui do lado e só confia em gente, ela quer explicar da banca de pamonha pra alguém de verdade
trata-se de assunto de herança, com inventariante e tudo, e acho que só uma pessoa com experiência daí poderia me orientar
tem muita coisa enrolada no meu caso, duas lojas, um sistema velho e um sócio fora do país, melhor um consultor assumir
quero falar com a dona
não me leve a mal, mas prefiro conversar com quem respira
meu caso é enrolado demais pra digitar pra máquina, passa pra quem entende
tenho setenta anos e não me acerto com isso aqui, chama uma moça aí
robozinho, faz o favor de ir buscar teu chefe
cansei de resposta pronta, quero alguém que me escute
isso aqui você não vai saber, me põe com quem decide
na clínica a gente sempre passa pra recepcionista, cadê a de vocês
quero tratar direto com quem vai mexer no meu projeto
tem algum consultor de carne e osso disponível pra mim
me bota em contato com o setor de vendas que eu quero negociar a frota
preciso desabafar sobre meu projeto com um ser humano daí
o gerente tá por aí, queria trocar uma palavra
chega de máquina, uai, me arruma um cristão pra conversar
Solicito encaminhamento a um representante comercial
Desejo tratar com o encarregado de contas corporativas
Por gentileza, direcionem esta conversa a um analista
Nosso jurídico só dialoga com preposto habilitado; transfiram-me
Favor acionar um executivo de vendas para atendimento imediato
Não discuto termos contratuais com sistema automatizado, chame o responsável
atendente pf
qro humano
chama alguém
falar c vendedor
me passa p uma pessoa
gente de vdd pf
para de robô, quero gente da nora
me passa pra um atendente de verdade agora
tem algum humano da equipe aí pra me atender
queria tratar disso com um consultor de vocês
prefiro conversar com pessoa, chama alguém
não quero falar com máquina, me põe com o comercial
não tô conseguindo me explicar aqui, prefiro gente de verdade
cansei de digitar, quero falar com um humano
tenho oficina de barcos em Paraty e meu caso é meio enrolado de digitar, queria conversar com um atendente
Sou diretora de um colégio e o assunto é delicado. Poderia me encaminhar a um consultor?
tô há meia hora explicando da minha fábrica de velas, me põe com alguém de carne e osso
minha vista é ruim, tenho 74 anos, prefiro tratar do site da quitanda com gente
sou representante em Cascavel e quero negociar direto com quem decide, me passa pra ele
vendo plano funerário e robô não entende meu ramo, tem um humano disponível
acabei de sair do plantão e queria resolver logo o site da clínica, me bota na linha com um especialista
quero gente de verdade
atendente por favor
tem algum consultor aí
quero tratar com quem decide
com todo o respeito, não negocio com software, transfira-me a um ser humano
bota um vivente pra falar comigo
me passa pra um atendente, mano
quero prosear com gente, uai
solicito contato com um consultor
já conversei com três robôs hoje, um do banco, outro da internet e outro do plano, e estou por um fio, por gentileza me coloque com um ser humano
meu assunto é comprido e cheio de detalhe, envolve herança, sócio brigado e duas lojas, não cabe em chat, prefiro contar para alguém da equipe
oi, robozinho, nada contra você, mas chama teu chefe
não quero chatbot, quero o pessoal do comercial agora
como é que fala com uma pessoa de verdade aí
bota um humano na linha
quero gente, não máquina
passa pro supervisor
tem consultor disponível pra conversar
desvia pra alguém do comercial
chega de robô, quero atendente
meu caso é enrolado demais, prefiro tratar com uma pessoa de verdade
me coloca em contato com quem entende de sistema pra hospital
não me dou bem com chat automático, me passa pra uma moça
preciso conversar com alguém do técnico de vocês agora
são três fazendas, dois sócios e uma confusão de imposto no meio, isso não dá pra explicar pra robô, me chama um responsável por favor
você é educadinho, mas meu salão tem umas particularidades e eu só me sentiria segura conversando com um ser humano daí
fico no trator o dia inteiro e quando paro quero prosear com gente que entende do assunto, então me põe com um funcionário de vocês
perguntei do prazo, do preço e do contrato e só ouço depende, então agora quero tratar direto com alguém da equipe comercial
queria que alguém falasse comigo amanhã depois das 14
não gosto de resolver com robô não, quero falar com gente
Não leve pro lado pessoal, robô, mas a história da minha fábrica de gelo é comprida e eu só conto pra gente. Me passa pra alguém?
tô rodando em círculo aqui, quero um atendente de verdade pra falar do site do meu cartório
meu pai faleceu e a loja dele ficou comigo, tem sistema, tem dívida, tem tudo. prefiro conversar com um ser humano, por favor
sou gago e escrever me salva, mas quero escrever é pra uma pessoa, não pra máquina. tem alguém pra entrar na conversa?
Desejo tratar com um consultor comercial a respeito do portal da universidade, não com o sistema automatizado.
chama um vendedor aí que eu tô com o cartão na mão kkk
vc é educadinha mas não entende de torno mecânico, me bota com um técnico
minha dúvida é sobre importação de café verde e sistema, ninguém programou isso em você, aposto. quero um especialista da equipe
transfere pra um atendente
tenho 83 anos e converso com máquina só no banco, e ainda assim xingando. minha filha, põe uma moça na linha
A questão envolve dados de pacientes e prefiro discutir com o responsável técnico. Podem encaminhar?
o robô que eu quero contratar chama gente quando precisa, então prova: chama gente pra mim
quero falar com o gerente daí, pode ser? é sobre um app pra rede de óticas do grupo
Perdi minha mulher faz dois meses, era ela que cuidava da pousada e do sistema, e eu não sei nem a senha. Queria explicar a situação pra uma pessoa com calma, tem alguém?
já perguntei de três jeitos sobre sistema pra leilão de gado e a resposta vem sempre igual. me põe em contato com alguém de verdade da equipe
Quero falar com uma pessoa, por favor.
nao quero robo, me passa pra um atendente
quero falar com gente de verdade
quero falar com um atendente
quero falar com gente. GENTE. não com robô
moça será que tu consegue me passar pra um atendente humano por favor, tchê
vei qro falar cm gente d vdd da pra chamar alguem
A Luciana é mais despachada que eu pra essas coisas. Será que alguém da equipe podia conversar com ela direto? Eu deixo o nome e o contato
chama uma atendente ai pfv q eu to com paciente na frente é mais facil
alguem ai pode me chama dps? to c tinta na mao agora n da p digita 😂🖐️
Me encaminhe ao comercial.
deixa eu fala c uma moça d vdd pfvr 🙏 me enrolo c robo
nao quero falar com maquina chama gente
quero falar com gente de verdade moço, nao leva a mal
na moral chama alguem de vdd ai q eu explico melhor falando
Minha filha, sua prosa é boa mas eu gosto é de gente com voz e coração, chame aí uma moça da equipe que eu explico minha história toda pra ela
Dada a especificidade da matéria, prefiro não prosseguir com atendimento automatizado; queira transferir-me a um representante comercial da empresa.
n leva a mal mas c um robo n da chama alguem d vdd ai pra mim
hoje já fui enrolado por quatro robôs de quatro empresas, não tenho mais pilha, me põe pra falar com um ser humano da Nora, por favor
Minha dúvida envolve requisitos que seu conteúdo publicado não cobre; encaminhe-me a um membro técnico da equipe.
Bah, tchê, sem ofensa, mas prefiro prosear com um vivente de carne e osso, me passa pra alguém aí dentro
Sou surda oralizada e gosto de tratar com uma pessoa só, do começo ao fim, podem designar alguém da equipe pra conversar comigo?
eu me sentiria mais à vontade conversando com alguém de verdade, se não for incômodo para vocês
sou de uma geração que resolve as coisas olhando no olho, ou pelo menos sabendo que tem gente do outro lado; seria possível ser atendida por um funcionário
com todo o respeito ao trabalho desse assistente, prefiro expor a situação do meu cartório a um colaborador da casa
desculpe a franqueza, mas me atrapalho com essas respostas prontas e ficaria grata se uma atendente assumisse daqui
minha história é comprida, tem sócio, herança e loja fechada no meio, então acho melhor contar pra um ser humano que vá me ouvindo
não é por mal, viu, mas conversa com máquina não me dá confiança; tem uma moça ou um rapaz que possa me atender
o assunto é delicado, envolve dinheiro da associação, e eu só me abro com um responsável
haveria a possibilidade de eu ser encaminhada a um consultor que entenda de clínica veterinária
tenho um pouco de vergonha de escrever errado, se eu pudesse trocar uma ideia com um de vocês seria melhor
gostaria, se possível, de ser direcionado ao setor comercial, pois meu caso foge do comum
sou surdo de um ouvido e lento na digitação, preciso de um atendente paciente que acompanhe a minha conversa
minha mãe tem 81 anos e insiste que só trata da quitanda dela com cristão de carne e osso, por favor ponha um na linha
pode transferir pra um colega seu que respire
queria muito que um profissional da área técnica me escutasse uns minutinhos, porque o que tenho na cabeça não cabe em pergunta curta
agradeço a presteza, porém dispenso o atendimento automático e solicito um interlocutor da empresa
a gente aqui na cooperativa decide tudo no diálogo, então antes de qualquer coisa queremos dialogar com um representante de vocês
meu problema não tá na lista do que tu sabe responder, tchê, me bota em contato com um vivente aí
ô mano, chama um trampador aí que eu explico o corre da minha adega rapidão
oxente, eu quero é prosear com gente, não com programa de computador
uai sô, será que num tem um cristão aí pra dar atenção pra gente não
visse, eu ia preferir falar com um menino desses daí mesmo, que entenda do riscado
já tentei explicar três vezes e acho que só uma cabeça pensante vai compreender a bagunça do meu galpão
preciso conversar com o vendedor que cuida de projetos maiores, somos uma rede de nove farmácias
quem aí entende de igreja e de dízimo? queria falar diretamente com essa pessoa
teria como me colocar com um analista? o que eu preciso é meio técnico e esse chat não alcança
eu sei que você se esforça, mas me sinto falando sozinha; dá pra vir alguém da equipe
olha, meu querido, eu sou viúva, tenho uma pensão de estudantes e gosto de conversar antes de fechar qualquer coisa, me arrume uma pessoa de boa conversa
para assunto de tamanha responsabilidade a nossa diretoria só delibera após ouvir um representante humano da contratada; poderiam disponibilizar um
não confio em contar a ideia do meu negócio pra um chat, queria contar pra um de vocês em particular
me desculpa, eu não tenho jeito com essas conversinhas de balão, passa pra um moço aí
posso tratar disso com um gerente? é sobre uma parceria com o nosso sindicato e tem detalhes que não dá pra digitar
sem querer desmerecer a tecnologia, sou professora aposentada e prezo pelo contato humano, alguém poderia conversar comigo
acabei de abrir um estúdio de pilates, tô cheia de dúvida boba e queria uma pessoa com paciência pra me orientar
meu marido disse que é pra eu só decidir depois de falar com o responsável, ele está por aí
qro falar cm alguem q decide as coisa
presiso de um atendente nao de um robo obrigado
tem jeito de pular essa parte do robô e cair direto num funcionário
o que eu quero nem eu sei explicar direito, quem sabe conversando com um de vocês a coisa clareia
se eu escrever tudo aqui vai virar um livro, prefiro bater um papo com quem vai fazer o serviço
existe alguma maneira de eu ser acompanhada por uma pessoa desde o início, em vez de ficar nesse vai e vem com o assistente
sou tímido e trabalho com sepultamentos, é um tema que não gosto de falar com robô, me chamem alguém
gostaria de expor uma situação particular da nossa clínica de hemodiálise a um profissional de vocês, com a devida reserva
me sinto meio boba falando com um computador kkk tem alguém de verdade por aí
as perguntas que eu tenho são de gente que entende do negócio, chama o programador
Boa tarde. Represento um grupo de produtores de cacau e desejaria ser atendido pela área responsável por novos clientes
fico insegura quando não sei quem está do outro lado, então se houver uma moça que possa assumir eu agradeço
não leva a mal, amigo, mas eu queria mesmo era um dedo de prosa com o encarregado
já li a página toda e as respostas daqui são sempre as mesmas, o que me falta é o parecer de uma pessoa
a gente precisa de um conselho, não de uma resposta pronta, tem algum especialista que possa nos escutar
tenho dislexia e ler muito texto me cansa, se alguém puder conversar comigo eu fico mais tranquilo
minha chefe mandou eu só voltar depois de ter falado com um humano da nora, me ajuda a conseguir isso
com licença, esse atendimento é muito ligeiro pra mim, tem um atendente que vá no meu ritmo
somos quatro irmãos brigando pela loja do pai e o negócio é complicado, melhor explicar pra uma pessoa sensata
dá pra entrar um humano nessa conversa agora
não encontrei o que queria nas opções e gostaria de recorrer a um funcionário
ficaria mais sossegado se um engenheiro de vocês visse o meu caso pessoalmente, porque é uma usina e qualquer erro custa caro
eu até gosto de você, robozinho, mas pra falar de dinheiro prefiro alguém com nome e sobrenome
tô querendo tirar umas dúvidas do meu salão com quem manja, chama lá por gentileza
não adianta, eu só funciono na conversa, me põe com um dos rapazes
por gentileza, encaminhe-me ao departamento que trata com órgãos públicos, pois a demanda da câmara municipal é específica
quando é com robô eu sempre acabo concordando com o que não quero, então me passa pra alguém antes que eu faça besteira
trabalho de carteiro e passei aqui rapidinho no intervalo, tem algum humano livre pra falar comigo neste instante
peço encarecidamente um atendimento personalizado, conduzido por pessoa e não por sistema
poxa, eu queria era desabafar sobre a bagunça da minha loja com alguém que entenda, tem gente disponível
sou cega e o leitor de tela se embola nesse chat, seria mais acessível pra mim tratar com uma pessoa da equipe
não me leve a mal, é que aos 77 anos a gente quer calor humano até pra comprar um site
o senhor é muito educado mas não substitui um vendedor, traga um pra conversar comigo
cansei de digitar com esse dedo gordo, quero um atendente que me entenda na conversa
vocês têm algum consultor com quem a gente possa pensar junto? a ideia do meu restaurante ainda está crua
Prezados, solicito a gentileza de designarem um preposto para tratar da demanda da fundação que presido
passa a bola pra um humano aí, parça
gostaria de falar com a pessoa que fez aquele portal dos funcionários, temos um caso parecido na fábrica
essa parte de preço e prazo eu quero discutir é com gente
acho esquisito contar da minha vida financeira pra um robô, tem um atendente discreto
estou com uma dúvida que mistura site e sistema e receio que só um especialista de vocês consiga destrinchar, como chego até ele
se eu pedir com jeitinho você chama um humano pra mim
num entendi patavina do que tu disse, me passa pra um sujeito que fale comigo
minha filha montou a empresa e eu só cuido do caixa, queria uma atendente boazinha que explicasse as coisas comigo, sem pressa
nosso protocolo interno na prefeitura exige identificar o servidor ou empregado com quem tratamos, logo preciso de atendimento por pessoa
não tem ninguém aí atrás da cortina não? prefiro gente
me coloca em contato com quem toma decisão técnica, porque meu time de TI vai fazer perguntas que você não alcança
tô nervosa porque é meu primeiro negócio, queria alguém que segurasse na minha mão, tem uma pessoa pra conversar
esse negócio de ficar teclando não é comigo, sou marceneiro, tenho a mão pesada, me dê um atendente
pro meu gosto faltou o toque humano aqui, como peço pra conversar com um de vocês
desejo esclarecer pontos sensíveis com a gerência antes de levar o assunto ao conselho de administração
eu queria mesmo é contar minha ideia pra alguém que pudesse dizer sinceramente se presta ou não
fala pra um dos seus colegas humanos que a Cida da floricultura quer conversar
só uma coisa: dispenso menu, dispenso robô, quero gente
bom dia, será que algum dos profissionais da casa teria a bondade de me dar atenção hoje, ainda que brevemente
minha esposa e eu temos uma escolinha de natação e discordamos de tudo; um humano neutro de vocês conversando com a gente ajudaria muito, é possível
tá difícil me fazer entender por escrito, sou estrangeiro e falo melhor do que escrevo, queria um atendente
Tem um chat no meu banco, um no plano de saúde e um aqui, e estou farta de teclar com máquina, me põe um ser humano na linha
Sou analfabeto de computador e meu neto foi embora, chama um rapaz ou moça daí pra conversar comigo
robo pra minha loja eu quero, mas agora quem eu quero é um vendedor de verdade
Esse bate-papo é esperto, mas meu caso de inventário com quatro herdeiros e uma loja só se explica pra gente, tem um atendente
Passei a manhã no labirinto do SUS digital e tudo que peço é uma voz de carne e osso da Nora, transfere
Eu queria tratar com a mocinha que cuida das vendas, não com programa, tu chama ela
A privacidade do meu assunto pede conversa com alguém da equipe e não com tela, me encaminha pra uma pessoa
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
podem me ligar sábado às dez
meu telefone vai ligado até as 17h, alguém me dá uma chamada
me da um toque no celular depois das 15h
sou motorista e não consigo digitar, alguém pode me ligar
vcs retornam ligação
prefiro que vocês me telefonem amanhã de tarde
pode pedir pro vendedor me chamar no telefone
telefona aqui na loja e pergunta pela gerente
consigo agendar uma ligação
me liguem quando puderem
não enxergo direito pra escrever, me liga fazendo favor
to no trânsito, alguem me retorna mais tarde
quero receber uma chamada de vocês
quero que entrem em contato comigo por telefone
dá pra alguém me dar um alô por telefone
aguardo ligação de vocês na quarta
ó, me bate um fio aí
solicito retorno telefônico ao setor de compras
minha mãe é quem decide, vocês podem ligar pra ela
ligam no fixo da padaria antes das onze
prefiro por voz, vocês ligam
pode me chamar no meu whatsapp
me chama no zap que eu explico
alguém daí podia me chamar na hora do meu intervalo
pede pra me ligarem a cobrar que eu atendo
depois que eu deixar o número, pede pra me darem uma ligada na quinta
não quero ligar pra lugar nenhum, quero que a firma ligue pra mim depois da ordenha
minha vista anda ruim por causa da catarata e escrever é um sacrifício, prefiro que alguém daí telefone pra minha casa
vcs podem me ligar dps da aula
Peço que retornem por telefone no período da tarde
aguardo ligação de vocês
me chama no telefone que eu explico
não sei digitar direito, telefona pra mim fazendo o favor
tem como o vendedor me telefonar às 10
trabalho na roça até as cinco e só pego sinal perto da caixa d'água, peçam pra alguém me ligar depois disso
me liga q é mais rápido
alguém pode retornar a chamada pro meu pai
prefiro que vocês liguem, tô dirigindo
dá pra pedir um telefonema
qual o melhor jeito de vocês me ligarem
estou com o braço quebrado e digito com uma mão só, seria possível algum consultor me telefonar ainda esta semana
pode me ligar qualquer hora
quero que a equipe comercial ligue na minha firma
ligação pfv, n curto escrever
meu avô quer contratar um site pra olaria dele mas não tem internet, alguém consegue ligar pra ele no telefone da casa
anota aí e me liga amanhã
vocês retornam por ligação se eu pedir
trabalho com as mãos na massa o dia inteiro, literalmente, então o melhor é alguém telefonar pra padaria depois das duas da tarde
o padre não usa internet nem a pau, mas é ele quem decide, será que podem dar uma ligadinha pra casa paroquial
minha mãe é caminhoneira e só atende telefone quando para no posto, vocês conseguem ligar pra ela de noitinha
tenho tremor nas mãos e esta mensagem já me custou dez minutos, seria caridade se um dos senhores me telefonasse
odeio digitar, prefiro ouvir voz, alguém disca pra mim
tô dirigindo o caminhão, só dá pra conversar se vocês chamarem no meu celular
a vista tá ruim pra ler tela, me chamem no fixo
meu número eu passo, daí vocês tocam aqui na oficina depois das duas
se alguém pudesse dar um toque no meu celular na hora do intervalo da escola
não tenho crédito pra chamar, vocês me chamam
na cooperativa só pega telefone de mesa, discam pra cá amanhã
meu chefe quer ouvir a explicação por voz, vocês procuram ele
fico na banca até meio dia, podem tocar depois disso
queria que um consultor entrasse em contato comigo por telefone ainda hoje
dá pra agendar uma ligação pro meu ramal na secretaria
a dona do buffet não lê mensagem, liguem pra ela
prefiro que vocês me procurem por voz, sou ruim de escrita
Solicito contato telefônico com o departamento de compras
Poderiam designar alguém para nos telefonar no horário comercial
Aguardamos ligação de representante para alinhamento preliminar
Requeiro retorno por via telefônica ao nosso setor jurídico
Gostaria que um consultor telefonasse para a nossa diretoria
Favor contatar-me por voz a partir das 14h
liga p mim amanhã
me dá um toque
liguem dps das 5
retorna no meu cel
pode ligar pra mim tb
me dá uma ligada hj depois do almoço
prefiro que vocês me telefonem, pode ser terça
alguém da equipe pode me dar um toque no celular
fico no aguardo de uma ligação de vocês
manda um vendedor ligar pra mim
não sei escrever direito, dá pra me ligarem aqui na loja
tenho açougue em Bauru e com a mão suja não digito, dá pra alguém me dar um toque às três
Sou médica e fico em consulta até o meio-dia; poderiam telefonar para o consultório à tarde?
dirijo o dia todo pra transportadora e não posso escrever, me dão uma ligadinha
minha mãe não sabe mexer em chat e quer site pra pensão dela, alguém telefona pra ela
tô na roça em Unaí com sinal ruim de internet mas o telefone pega, me chamam por ligação
sou pedreiro e só paro às cinco, peçam pro vendedor discar pra mim nesse horário
prefiro explicar de boca o sistema da minha gráfica, façam contato por telefone comigo
telefona pra mim
disca pra mim mais tarde
pode me ligar depois do almoço
gosto de tratar as coisas ouvindo a voz da pessoa, teria como alguém entrar em contato comigo
dá um toque no meu celular
me discam mais tarde, filho
alguém me telefona depois do almoço
favor retornar a ligação ao meu gabinete
trabalho com as mãos na graxa e não consigo digitar direito, então o melhor era alguém da equipe telefonar para mim no fim da tarde, isso é possível
minha mãe é quem decide e ela não lê mensagem, só atende ligação, tem como alguém de vocês ligar para ela na segunda cedinho
alô alô, bom dia! vocês podem me dar uma ligada
não tenho crédito pra telefonar, vocês discam pra mim
me dá um toque amanhã
retornem pro meu celular depois das 14h
prefiro que vocês disquem pra mim
podem chamar no fixo do escritório
peço uma ligação de volta
liga pra mim quando der
só consigo falar no intervalo do plantão, podem me telefonar às 15h
não sou de escrever, manda alguém me ligar que eu explico
estou na estrada com viva voz, tem como vocês ligarem pra mim
quero que o vendedor me ligue na segunda de manhã
minhas mãos vivem sujas de tinta de cabelo e digitar é um sofrimento, pede pra alguém da equipe telefonar pro salão que eu atendo no viva voz
sou produtor, fico no trator o dia todo e só leio mensagem à noite, então o melhor é vocês me ligarem na hora do almoço
estou entre uma audiência e outra e não consigo detalhar o sistema por escrito, solicito que alguém me telefone no fim da tarde
pra tratar do orçamento eu prefiro de viva voz, então peça pro pessoal ligar pra mim depois do culto de quarta
Estou com gesso nos dois braços, meu filho tá digitando. Peçam para alguém me ligar, que eu explico o site da escolinha de surf
não consigo ficar no chat, a fila do açougue tá enorme; dá pra vcs me ligarem umas três da tarde?
o sinal da fazenda some de repente, melhor vocês me telefonarem no fixo da sede
tem como um vendedor ligar pro meu chefe? ele só decide sistema por ligação
Solicito contato telefônico de um representante, preferencialmente no período da manhã, acerca do projeto de intranet.
liga pra mim que eu sou ruim de escrever, é sobre o negocio da carpintaria
minha mãe vende rede em São Bento e não lê direito, mas fala que é uma beleza, cês podem dar um toque pra ela?
fico o dia de fone no call center e nem respiro, me liguem na folga quarta que aí eu conto a ideia do app
prefiro que me liguem do que ficar catando milho no teclado rsrs
se eu deixar o número do salão alguém retorna a ligação ainda hoje? falo enquanto faço a escova
a diretora da creche pergunta se a equipe de vocês faz a gentileza de telefonar pra ela depois das quatro
me dá uma ligadinha, tchê, que por voz em cinco minuto eu explico o sistema da estância
Tô na estrada entre Barreiras e Luís Eduardo, o sinal vai e volta e escrever no trator é perigoso. Alguém daí me liga no fim da tarde pra falar do sistema da algodoeira?
o meu pai é o dono da ferraria, não lê mensagem, não abre e-mail, mas atende telefone no segundo toque. vocês fazem a ligação pra ele?
pede pra alguem me ligar hj depois das 15h pfvr, to no balcao agora
Alguém do comercial poderia me ligar amanhã às 14h?
tem como alguém me ligar to dirigindo n consigo digitar
alguem pode me ligar? prefiro por voz, não enxergo direito de perto
Podem pedir que alguém da equipe me retorne? Sou contador, represento uma indústria de calçados.
Meu dedo entreva nesse frio da serra, não tenho condição de escrever, vocês não podem me dar uma ligadinha pra eu contar do que preciso?
Solicito que um consultor da empresa entre em contato telefônico com nosso setor no período da tarde, para esclarecimentos sobre o sistema.
liga p minha mae pfv q ela entende mais por voz q por msg
tô atrás do balcão sozinho e com fila, não dá pra digitar agora, alguém de vocês me telefona depois que eu fechar a porta?
O campo Telefone do formulário serve para que a equipe origine a chamada? Prefiro ser contatado por voz a trocar e-mails.
Uai, tô com a mão suja de barro aqui no torno, ocês num fazem o favor de me dar um toque no telefone mais tarde?
Estou de repouso depois de uma cirurgia no olho e não posso com tela, peço que alguém da Nora me telefone sobre o site da livraria
minha vo so entende falando e nao escuta audio direito ela quer fazer o site das colchas e pediu pra alguem d vcs ligar la em casa depois da novela pode ser
não me adapto a conversa por chat, gostaria que alguém me procurasse quando fosse conveniente para a equipe
seria possível que um representante entrasse em contato comigo por telefone ao longo da semana, de preferência no período da manhã
fico na boleia o dia todo e não posso digitar, se vocês pudessem me chamar no viva-voz resolvia
não tenho o costume de escrever essas coisas, ficaria imensamente grata se uma pessoa me desse uma ligadinha
prefiro que sejam vocês a me procurar, porque eu sempre esqueço de voltar nesses sites
tô com a mão na massa aqui na pizzaria, alguém consegue me dar um toque mais tarde quando o forno esfriar
sou dentista e só respiro entre um paciente e outro, teria como me telefonarem num intervalo combinado
minha tia não lê direito mas fala pelos cotovelos, vocês fariam a gentileza de ligar pra ela
por obséquio, peço que façam contato telefônico com a secretaria da escola no horário do expediente escolar
ao invés de eu ficar perguntando aqui, não dá pra um consultor me dar uma ligada e resolver em cinco minutos
no sítio a internet cai toda hora mas o telefone pega, melhor me chamarem por ele
liguem pra mim, por favor, que eu explico falando
eu ficaria mais confortável se o primeiro contato fosse por voz e partisse de vocês, pode ser
qria q vcs me ligasem no final da tarde qdo eu sair do posto
meu sócio quer ser contatado diretamente por um de vocês, ele não usa computador
não consigo ficar muito tempo na tela por causa da enxaqueca, alguém me telefona
bah, não sou muito de teclado, será que um dos guris me dá um telefonema amanhã cedo
deixo o número e aguardo que me contatem, prefiro assim a escrever, vocês trabalham dessa forma
O senhor provedor da Santa Casa gostaria de receber um telefonema da área comercial, como solicitamos
tenho reunião do conselho na quinta e queria antes receber uma chamada de alguém que me explique como tudo funciona
escrever pra mim é um suplício, tenho tremor nas mãos, seria uma caridade se alguém me ligasse
tem como agendar pra vocês me chamarem de volta depois das quatro, quando fecho a banca
a moça do financeiro pediu retorno telefônico porque ela só decide ouvindo
se eu deixar recado por aqui, algum de vocês me dá um alô por telefone
não gosto de correr atrás de fornecedor, quero que me contatem
podem entrar em contato comigo? é sobre um sistema pra funerária e não quero tratar disso teclando
estou de plantão até as sete da noite e não consigo digitar, poderiam me procurar por ligação no dia seguinte
minha preferência, se não for pedir demais, é que um dos seus profissionais me telefone para que eu conte com calma a necessidade do hotel
dá um alô pra minha mulher no serviço dela, que é ela que cuida da loja
passo o dia no alto do andaime, só ligação me acha, mensagem eu nem vejo
sou idosa, moro sozinha e gosto de ouvir a voz de quem me atende; alguém da empresa faria a gentileza de me chamar
aqui na aldeia só funciona ligação comum, o pessoal de vocês chama a gente
gostaria de receber contato da equipe para tratar da informatização do nosso abrigo, sou mais de falar do que de escrever
me dá uma ligada quem puder, tô parado no pátio esperando carga
nosso diretor solicita que o responsável comercial o contate pessoalmente por telefone, quando houver disponibilidade
fiz uma cirurgia na vista e não enxergo direito a tela, melhor que me liguem
a loja não para e eu não consigo terminar uma frase aqui, me chamem vocês no fim do dia
em vez de ficar nesse bate e volta, combina com alguém daí de me bater um fio
quando a criança dorme eu consigo falar, alguém poderia me telefonar lá pelo meio da tarde
eu sou daquelas que só decide depois de um bom telefonema, então peço que alguém da Nora me ligue, sem pressa
O telefone de vocês eu não preciso não, façam o contrário, disquem vocês pro meu, que meu plano não faz chamada
Estou de muletas com as duas mãos ocupadas, digitar é um suplício, alguém pode me dar uma ligadinha
sem reunião nem nada, só queria uma chamada rapidinha de vcs no fim da tarde pq to na estrada
Meu WhatsApp não toca porque botei no silencioso desde o divórcio, peçam ao vendedor que me ligue na linha comum
Cuido do meu pai acamado e só falo no viva-voz, vocês retornam por ligação
O gerente da cerâmica não lê e-mail, só atende celular, podem ligar pra ele amanhã cedo
quero que me liguem agora
quero que me liguem
podem me ligar agora?
quero que alguém me ligue agora
preciso que me liguem hoje
me liguem agora por favor
então me chama vocês
me chamem vocês então
então vocês me chamam
vocês que me chamem
me procurem vocês
então me liga você
vocês podem me chamar
peça pra me chamarem
então vocês entram em contato comigo
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
quinta às 15h por vídeo, consegue agendar com a equipe
marca um call com a gente
conseguimos um google meet na quinta
queria apresentar a ideia pros meus sócios com vocês junto numa chamada
dá pra fazer um zoom
bora tomar um cafezinho e falar do projeto
agendar reunião com o time técnico
tem horário pra uma conversa de 30 minutos
meu diretor quer uma apresentação online da nora
como agendo uma reuniao
vocês fazem reunião pelo teams
quero mostrar minha tela pra vocês numa chamada
preciso reunir os cinco sócios e vocês pra decidir, como marco
posso agendar um bate papo
qual a agenda de vocês pra uma call amanhã
podemos fazer uma reunião de alinhamento
conversa por vídeo rola
queremos uma apresentação institucional para a diretoria, por videoconferência
marca um horário com alguém aí pra gente sentar e conversar
tem calendly
queria ver a cara de vocês numa chamada de vídeo antes
uma reunião rápida na sexta pode ser
gostaria de convidar a equipe para uma reunião virtual com o conselho do condomínio
bora marcar um papo online
preciso de uma reunião urgente com o responsável do comercial
dá pra me encaixar numa call ainda essa semana
queria reservar uma horinha na agenda de vocês pra mostrar meu projeto por vídeo
nosso conselho de administração se reúne toda primeira terça e gostaria que um representante dos senhores participasse para apresentar a proposta
bora marcar uma call
dá pra fazer um meet
quero agendar uma conversa com a equipe
Solicito agendamento de reunião técnica com nosso time de TI
zoom amanhã às 15 pode ser
tem como marcar horário com um de vocês
fazem apresentação por vídeo pra diretoria
uma chamada de vídeo pra eu mostrar a loja
tenho dois sócios que moram em cidades diferentes e queria juntar todo mundo numa reunião por computador com vocês, como marco
prefiro sentar pra conversar, que dia vocês podem
agenda um bate-papo com o pessoal de sistemas
queria uma demonstração ao vivo com alguém explicando, quando pode
marca comigo por teams
minha patroa quer estar junto na conversa e só pode de tarde, então queria combinar um dia e uma hora com algum consultor daí
conseguem me encaixar numa reunião essa semana
uma reuniãozinha de meia hora dá
vocês têm agenda aberta tipo calendly pra eu escolher a hora da conversa
sou diretora de colégio e preciso de uma conversa formal, com pauta, por videoconferência, com quem vai conduzir o projeto; como agendo
podemos conversar pessoalmente ou por vídeo na terça
meu prof de empreendedorismo quer marcar uma call com vcs
no dia vinte e dois estaremos todos os diretores na sede da cooperativa, e queríamos aproveitar pra conversar com um especialista de vocês por vídeo
eu e mais duas amigas da turma temos uma ideia de negócio e queremos apresentar pra vocês numa chamada depois da aula
gosto de tratar negócio tomando um cafezinho, mas como estou longe me contento com uma conversa por câmera, basta marcar o dia
o meu gerente de loja e o meu contador precisam ouvir a explicação ao mesmo tempo, quando a equipe teria uma horinha
queria mostrar minha oficina por chamada de vídeo, que dia a equipe pode
queria olhar no olho de vocês nem que seja pela telinha
o conselho da cooperativa quer ouvir vocês apresentarem, dá pra separar uma hora
meus sócios são três, melhor todo mundo junto numa chamada de vídeo
tem espaço na agenda de vocês quinta pra gente sentar e conversar do projeto
meu pastor gosta de conversa com hora marcada, que dia serve
queria um bate-papo de meia horinha pelo meet
apresentam o trabalho de vocês pra diretoria da escola numa sessão
posso pegar um horário com um de vocês na quarta
a gente podia tomar um cafezinho virtual pra eu explicar a pousada
gostaria de juntar minha equipe e a de vocês pra discutir o sistema
que tal um zoom pra eu mostrar minhas planilhas compartilhando a tela
quero um encontro com hora certa pra tirar as dúvidas da transportadora
vocês fazem uma demonstração ao vivo com hora combinada pro meu chefe
Solicitamos agendamento de reunião técnica com o nosso TI
Poderiam indicar disponibilidade para videoconferência na próxima semana
Propomos call de alinhamento com as áreas jurídica e de compras
Gostaríamos de convocar apresentação institucional dos senhores
Queiram agendar workshop de levantamento com nossos gestores
Há possibilidade de reunião de negociação com a diretoria
marca reunião
call amanhã dá
meet quinta
zoom pode
bora marcar um papo
reunião c vcs qdo
vamos marcar uma call
quero apresentar minha ideia numa reunião
dá pra agendar um meet quinta
podem fazer uma demonstração por vídeo
marca um papo com meu sócio e vocês
queria sentar pra conversar online
somos três sócios numa cervejaria em Ribeirão Preto e queremos decidir juntos, dá pra agendar um call
Sou superintendente de uma cooperativa; gostaríamos de uma apresentação à diretoria na próxima terça
minha clínica fecha quinta à tarde, que é quando consigo sentar com calma, arruma um horário comigo
meu pai quer ver a cara de quem vai fazer o site do hotel, rola um zoom
já mostrei a página pro conselho da escola e eles pediram uma conversa agendada com vocês
faço entregas de manhã em Jaú, de tarde tô livre, vamos combinar um bate-papo por câmera
a equipe de compras se reúne dia 12 e queria vocês na pauta, conseguem participar online
bora agendar um call
quero um horário na agenda de vocês
fazem reunião pelo meet
marca um bate-papo comigo
topam um zoom amanhã
bora fazer uma call
marca uma prosa com meu sócio
quero uma conversa pelo meet, visse
gostaria de agendar uma apresentação
somos cinco na diretoria e cada um pensa de um jeito, então o ideal era sentarmos todos com vocês numa chamada de vídeo na semana que vem, como se marca
meu gerente quer que alguém da empresa demonstre as possibilidades para a nossa equipe antes de pedir preço, vocês reservam um horário para isso
oi, gurizada! dá pra combinar um bate-papo pelo zoom
agendamento pro meu cliente não, quero agendar um papo com vocês
bora um meet essa semana
marca um call comigo
quero apresentar minha ideia por zoom
tem agenda pra uma conversa quinta
gostaria de uma demonstração guiada
reserva meia hora com meu sócio
o conselho da igreja quer ouvir vocês numa chamada, dá pra combinar
sou advogada, só tenho sexta de manhã livre pra uma videoconferência com vocês
meu diretor de TI quer um bate papo técnico com o time, como agenda
podem participar de uma reunião pelo teams com a gente
somos três sócias no ateliê e cada uma pensa de um jeito, melhor seria uma conversa por vídeo com todo mundo junto, dá pra marcar
tô em época de plantio e só paro em dia de chuva, mas queria combinar um horário pra sentar com vocês e explicar tudo
fecho balanço até dia vinte e depois disso fico livre, gostaria de já deixar agendada uma reunião online com alguém de vocês
minha transportadora tem um problema que não cabe em mensagem, preciso de uma horinha com a equipe numa videochamada, vocês agendam
A diretoria se reúne toda segunda, teria como alguém de vocês entrar por vídeo e apresentar uma proposta de portal?
quero sentar com vocês meia horinha, mostrar a loja de instrumento e ver o que dá pra fazer. quando podem?
bora marcar um call? minha sócia tá em Dublin e eu em Natal, precisamos os três
consigo agendar uma apresentação do chatbot pra equipe da clínica quinta 10h?
Nosso comitê de inovação convida a Nora para uma conversa técnica de uma hora. Como agendamos?
minha agenda de personal só abre terça e quinta às 14, dá de a gente fazer um meet nesse horário?
marca um café virtual comigo e com meu marido pra gente explicar a ideia do food truck
tem calendly ou algo assim pra eu pegar um horário com a equipe?
preciso de uma demonstração ao vivo do sistema pros vereadores, dá pra combinar o dia?
o pessoal da cooperativa quer uma videoconferência com vocês antes do plantio, podem reservar uma data?
sou do tipo que resolve olhando na cara, nem que seja pela tela. podemos marcar um papo pra semana?
O colegiado do curso se encontra na primeira quarta do mês e quer ouvir alguém da Nora sobre o portal de estágios. Como reservo um horário com vocês?
eu e as quatro sócias do coworking só conseguimos juntar todo mundo às 8h30 de quinta; dá pra marcar uma videochamada com a equipe nesse horário?
Gostaria de agendar uma reunião por vídeo com o responsável técnico e o nosso gerente de TI.
bora marca uma reuniao quinta de manha
dava pra marcar uma reuniãozinha essa semana com alguém do comercial?
dá pra marcar uma call no meet amanhã às 15h com vcs?
bora marcar uma call? quero alguém do time de vocês vendo nosso wireframe comigo
Quero uma call com alguém técnico do time. Viável?
Gostei muito do que li e já conversei com a mantenedora. Gostaria de uma reunião com alguém da equipe para explicar a nossa realidade; como marco?
Gostaria de marcar uma conversa com um responsável técnico antes de decidir qualquer coisa.
Gostaria de marcar uma conversa com um consultor para apresentar o projeto da reitoria. Como procedemos?
Eu queria juntar eu, minha irmã e o padre, sentar numa chamada dessas de vídeo com vocês e combinar tudo do site da paróquia, como a gente marca?
Propõe-se reunião virtual de apresentação com a comissão de contratação, em data a acordar; a empresa pode agendar?
da p marca uma call no meet c vcs pra eu e meu grupo da escola mostra a ideia
depois do dia que eu tive só penso em sentar com alguém com calma e mostrar a loja, dá pra deixar uma hora marcada com vocês semana que vem?
Gostaria de reservar quarenta minutos com um técnico para revisar requisitos; há como agendar uma videoconferência?
Bah, vamos marcar uma prosa com hora certa, eu boto a chaleira no fogo de cá e vocês de lá, como se combina isso?
A diretoria da clínica só libera a agenda às terças, precisamos deixar um encontro com vocês amarrado, é por aqui?
Meu relógio de ponto só me libera às quatro, a essa altura daria pra combinar uma videoconferência com vocês
Antes do contrato minha sócia quer ver a cara de quem vai trabalhar, vamos marcar uma chamada de vídeo
o conselho do clube se junta dia 20 e quer alguem da nora apresentando, dá pra agendar
Meu app de agenda tá aberto aqui e tenho livre a quarta, em que horário podemos fazer uma reunião
Sou secretária da presidência e preciso encaixar os senhores na pauta do doutor, como se marca uma apresentação
Tenho sete perguntas e um mapa do processo na parede, queria meia hora por vídeo com um de vocês, agenda pra mim
`,
  "leave-contact": `
tá, eu preencho
ok, preencho o formulário
tá bom, vou preencher
então eu preencho
pode ser, eu preencho sim
beleza, vou preencher agora
abre o formulário que eu preencho
tudo bem, preencho rapidinho
pode adicionar minha sócia também
pode colocar meu sócio também
anota também o da minha sócia
anota o contato do meu marido também
manda cópia pra minha sócia também
inclui minha irmã também por favor
põe o telefone da minha esposa junto
coloca o e-mail do financeiro também
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
anota meu número aí
te passo meu celular
queria deixar meus dados pro pessoal me procurar
posso colocar meu zap aqui
onde deixo meu telefone
salva meu contato pra quando abrirem agenda
me cadastra aí
quero preencher o formulário por aqui
cadê o lugar pra por meu nome e telefone
tenho interesse, pega meus dados
qual campo eu escrevo meu email pra vocês me acharem
sou a dona da creche, queria deixar um contato pra retorno
vou te dar meu email
me inscreve aí na lista pra receber contato
anota aí, meu nome é joana e sou de uma gráfica
gostaria de registrar meus dados para contato futuro
deixo meu número contigo e eles me chamam
tem onde cadastrar o telefone da empresa
posso passar o contato do meu marido que é quem resolve
meu ddd é 85, anota o resto
quero deixar recado com meu telefone
pega aí meu whatsapp e passa pro vendedor
dexo meu contato aqui mesmo
como faço pra vocês terem meu número
bota meu nome na lista de interessados
anota meu nome e meu telefone aí que eu não tenho tempo de ficar de prosa
estou saindo pra ordenha e não posso ficar na conversa, onde deixo meu nome e o telefone da fazenda pra vocês me acharem
pega meu contato
posso passar meu zap
Gostaria de registrar os dados da nossa empresa para contato posterior
vou deixar meu email aqui tá
meu tel é esse, anota
quero me cadastrar pra vcs falarem comigo
segue meu contato
o senhor que cuida das compras está de férias, deixo então o meu nome e telefone para quando a equipe de vocês puder
tem algum lugar pra botar meu whats
dexo meu numero ou nao precisa
aceita que eu deixe o e-mail da minha mãe pra contato
me inscreve aí na lista de interessados
tenho uma pousadinha em Paraty, agora está cheia de hóspede, posso deixar meus dados e vocês me procuram com calma
salva meu contato aí por favor
te passo o celular do meu irmão pra vocês combinarem
como faço pra vcs ficarem com meu contato
meu nome é seu Dito da ferraria, anote o meu telefone
quero informar meus dados pra receber a proposta
tenho quinze anos e a loja é da minha tia, eu que mexo na internet, posso deixar o número dela com vocês
contato meu: pode anotar?
estou na fila do banco com a bateria em três por cento, deixo logo meu telefone e vocês falam comigo mais tarde
a dona da pousada está viajando e pediu que eu, a recepcionista, deixasse o e-mail dela com vocês, onde escrevo
meu nome vai com dois enes e o sobrenome é comprido, quem anota os dados da gente por aqui
acabou o intervalo e tenho que guardar o celular, então queria botar meu nome e número em algum canto antes
quero que vocês fiquem com um jeito de me achar depois
onde anoto meu nome e celular pra equipe me procurar
tô com pressa, vou deixar meu número e vocês me acham
meu zap eu posso escrever em qual lugar
se eu digitar meu celular aqui você passa pro pessoal
queria me cadastrar pra vocês entrarem em contato
anota aí que sou a tereza do buffet e meu celular é
toma nota dos meus dados e entrega pro pessoal de vendas
sou da oficina do zé, vou te passar o telefone da minha esposa que resolve isso
pega meu whats que eu prefiro por lá
não vou escrever textão, só quero largar meu número com vocês
onde ponho o e-mail da escola pra vocês procurarem a gente
guarda meu telefone aí, mano, e repassa
Desejo registrar os dados do interlocutor da nossa empresa
Em que campo informo o e-mail do setor de compras para retorno
Gostaria de fornecer meus dados para que a equipe entre em contato
Como procedo para cadastrar o nosso ponto focal junto aos senhores
Encaminho meus dados profissionais por qual via nesta página
Pretendo indicar o telefone do diretor; onde o registro
anota meu num
meu zap é
deixo meu cel onde
pega meu email
onde boto meu nome
tenho loja de piscina em Atibaia e tô no corre, anota aí meu número que depois a gente conversa
Sou do setor de compras de um hospital e gostaria de registrar meus dados para retorno futuro
minha filha que entende disso só chega à noite, posso passar o e-mail dela pra vocês
tô no ônibus voltando do salão e a bateria tá acabando, onde registro meus dados
vou viajar pra feira do agro amanhã, queria deixar meu zap com vocês
gostei do que vi pro meu escritório de contabilidade, por onde informo meu telefone
sou vendedora autônoma e quero entrar na lista de interessados, como me cadastro
anota meu número
quero me cadastrar
te passo meu zap por onde
onde ponho meus dados
vou deixar meu e-mail
anota meu celular aí
toma meu email pra vocês me acharem
deixo meus dados com quem, filho
gostaria de registrar meus dados para retorno
tenho que sair correndo para buscar as crianças na escola e não vou conseguir continuar, mas queria que vocês ficassem com meu nome e meu número
vou passar uns dias sem sinal no meio do mato e, antes de partir, preferia deixar meus dados com a equipe para me procurarem na volta
oi, prazer, sou a dona da lotérica, onde escrevo meu número
não precisa ligar agora, só guarda meu contato com a equipe
quero passar meus dados pra equipe
onde digito meu telefone
vou deixar meu email registrado
pega meu nome aí por favor
me cadastra pra eu ser procurado
posso informar meu número pro pessoal entrar em contato depois
tô saindo pro plantão, queria largar meu contato com vocês
me diz o lugar certo de preencher meu nome e ddd
quero que fiquem com o telefone do escritório pra quando puderem
o sinal aqui na fazenda vai e volta, então prefiro deixar logo meu número com vocês e depois a gente se entende, onde eu coloco
tenho cliente na cadeira e não dá pra conversar agora, mas gostei e queria deixar meu nome e celular, como faço
falei com o conselho da igreja e ficou combinado que eu seria o ponto de contato do projeto, posso deixar meus dados aqui
minha chefe pediu pra registrar o contato da contabilidade com vocês antes da reunião de orçamento interna, onde eu preencho nome e email
vou ter que desligar que o neném acordou, onde eu deixo meu nome e número pra vocês me procurarem?
anota aí meu contato, sou da loja de parafusos, que depois alguém fala comigo
posso deixar o e-mail da secretaria do colégio aqui pra equipe retornar sobre o portal?
o síndico me pediu pra registrar os dados do condomínio com vocês, cadastro por onde?
tô saindo pro mar e só volto em dez dias. deixo meu telefone com você e o pessoal me chama depois?
você guarda meu whatsapp e passa pra um vendedor? é pra falar do robô da pizzaria
gostaria de me deixar na lista de quem quer orçamento de site, como te passo meus dados?
Sou assessora da associação de bairro; posso informar aqui o contato da pessoa que cuidará do projeto?
cê quer meu número? te dou na hora, só me fala onde escrevo
me cadastra aí, lindeza, que eu quero ser chamado quando tiverem um tempinho, é sobre a loja de aquário
Agora não posso conversar, tem três cachorros molhados na mesa de tosa e um deles fugindo. Onde eu deixo meu telefone pra vocês me chamarem depois?
sou recepcionista e o doutor me mandou passar o contato do consultório pra empresa do chatbot. te mando por aqui ou tem um lugar certo?
Prefiro que vocês me liguem. Onde deixo meu número?
Minha filha, eu vou viajar pra casa da minha irmã em Picos, então quero deixar meu nome e meu número com vocês pra quando eu voltar, onde eu ponho?
Desejo registrar os dados de contato do nosso departamento para que a equipe comercial nos procure oportunamente; como proceder?
qro deixa meu email p vcs me chama dps onde coloca
tô fechando a loja e amanhã abro cedo, quero só deixar meus dados anotados pra alguém de vocês me procurar, faço como?
Prefiro fornecer meus dados de contato agora e detalhar o projeto depois; onde os registro, neste chat ou no formulário?
Uai, pega aí meu nome e meu número que eu sou o homem do alambique, onde que eu escrevo isso procês?
Tenho interesse real mas estou no aeroporto, gostaria de deixar meu cartão de visitas com vocês, por assim dizer, dá pra fazer isso aqui?
Não tenho pressa nem boleto nem nada, só quero ficar anotado aí pra vocês saberem quem eu sou, onde ponho meu número
Meu aparelho antigo morreu e troquei de linha, quero registrar a nova com vocês pra quando tiverem tempo, como faço
vou perder o sinal entrando na mina, deixa eu te passar meu nome e fone antes
O robô da imobiliária anotou meus dados num minuto e gostei, você também anota o meu e-mail pra equipe
Sou a Dona do quiosque de açaí e queria deixar minha ficha com vocês, onde entrego
Meu marido vai decidir mês que vem, enquanto isso deixo o telefone dele com vocês, pode ser por aqui
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
gravo um áudio explicando e mando por aqui
não sei escrever bem, dá pra mandar voz
tem como anexar
cadê o clipe pra por arquivo
queria te mostrar um print
aceita foto da planta da loja
mando o logotipo por aqui
tentei arrastar o documento pra cá e não foi
consigo colar uma imagem nessa conversa
to com as mãos sujas de massa, posso falar em vez de digitar
tem microfone nesse chat
da pra envia o cardápio em pdf aqui
mandar vídeo do sistema antigo funcionando, onde anexo
quero subir uma planilha aqui na conversa
você ouve áudio
posso mandar um desenho que fiz no caderno
aceita arquivo word
mando figurinha
onde aperto pra gravar
é possível anexar o edital nesta conversa
quero te mandar a localização da loja
o chat lê imagem
como boto uma foto aqui
posso mandar o link de um vídeo ou anexar ele
vou tirar foto do caderno de pedidos e jogar aqui, pode
posso mandar um áudio aqui, que minha letra é um garrancho
meus dedos são grossos de tanto mexer com enxada e erro as letrinhas, será que posso falar num áudio em vez de escrever
cadê o microfone do chat
posso anexar o logo aqui
É possível encaminhar arquivo em anexo por este canal
vou mandar uma foto da fachada blz
consigo enviar print
aqui aceita figurinha e áudio
como anexa documento nesse chat
queria mandar um áudio de 5 min explicando tudo
onde clica pra subir a imagem
fiz o desenho do site no caderno com canetinha e tirei foto, como faço pra te mandar por aqui
dá pra colar imagem na conversa
preciso enviar uma planilha por este bate-papo
não vejo o clipe de anexar
minha mãe não sabe ler direito e queria explicar falando a ideia da banca de tapioca, aqui no chat dá pra gravar voz
envio um video da minha oficina por aqui?
arrasto o arquivo pra cá que vai
o catálogo da nossa fábrica está num arquivo pesado de oitenta páginas, consigo enviar por este chat ou não
mando o pdf do edital por aqui mesmo
da pra eu fala em vez de digita
te mando as fotos do cardápio nessa caixinha
desenhei a planta do galpão num papel de embrulho com as prateleiras todas, tiro uma fotografia e mando por esta conversa
tenho dislexia e escrever me cansa muito, seria bom se eu pudesse só apertar e falar que nem no zap
a ata da assembleia, com carimbo e assinatura, está escaneada no meu computador, há como anexar nesta janela
gravei meu vô explicando o que ele quer na selaria, são dois minutos de vídeo, consigo soltar aqui
escrever é sofrimento pra mim, posso falar e você escuta
tirei retrato do caderno de fiado, consigo te mostrar
cadê o clipezinho pra anexar
tenho o cardápio em pdf, jogo ele aqui
queria te mostrar o desenho que fiz do aplicativo no guardanapo
não acho o microfone nessa conversa
a planilha da cooperativa tá pronta, arrasto pra cá
gravei um recado explicando tudo da pousada, como faço chegar até vocês
tô na oficina com a mão cheia de graxa, não dá pra digitar, dá pra falar
tem print do erro do meu concorrente, como coloco na conversa
quero passar a logo do salão pra vocês, entra por aqui
minha avó só sabe mandar mensagem de voz, ela consegue usar isso
fiz um filminho mostrando como funciona o balcão, subo onde
O chat aceita upload de documentos para análise
Há limite de tamanho para anexos nesta conversa
Pretendo encaminhar o termo de referência em docx por este canal, é possível
Este canal suporta envio de planilhas e imagens
Como anexo o edital para apreciação da equipe
É possível remeter gravação de voz por este meio
mando foto aqui
áudio pode
anexo como
dá p mandar print
pdf aqui pode
vc ouve áudio
posso mandar um áudio pra você agora
aqui dá pra anexar foto
queria te mandar um pdf nesse chat
prefiro falar, tem microfone aqui
onde está o clipe pra anexar
vou mandar um print aqui, pode
sou pintor e escrevo mal, tô no andaime, consigo gravar uma mensagem de voz aqui
Tenho o memorial descritivo do sistema em Word; é possível anexá-lo nesta conversa?
desenhei no papel como quero o site da minha floricultura, dá pra tirar foto e botar aqui
tenho problema na mão e digitar dói, esse chat ouve voz
a planilha da fazenda tem dez abas, queria que vocês vissem, onde anexo nesse bate-papo
gravei um filminho da minha oficina mostrando a bagunça, o chat aceita
minha logo tá no celular e a loja inaugura logo, subo o arquivo por essa janela
aceita voz aqui
cadê o clipe de anexar
dá pra gravar falando
vou mandar um print
recebe planilha no chat
posso falar em vez de digitar
vou te mandar um print
gravo a voz aqui, pode, filho
é possível anexar documento nesta janela
tenho artrose nos dedos e escrever me dói demais, no telefone eu só aperto o microfone e vou contando, aqui na conversa também dá para fazer assim
desenhei num guardanapo como quero a página da minha sorveteria e bati uma foto, mas não achei o clipezinho para colocar aqui, tem como enviar
oi, sou péssima de teclado, dá pra mandar recado de voz
o bot de vocês aceita que eu mande um vídeo nesta conversa
dá pra gravar voz aqui
cadê o clipe pra anexar
consigo colar print nessa conversa
tô dirigindo, posso falar em vez de digitar
aceita foto do modelo da roupa aqui
como subo uma planilha nesse chat
enxergo mal, posso mandar mensagem de voz em vez de escrever
tenho um pdf com o balancete, consigo soltar ele aqui na conversa
queria mostrar um vídeo do meu salão, tem como jogar aqui
não acho o microfone nesse chat, como é que fala
escrever pra mim é custoso porque estudei só até a quarta série, eu explicaria bem melhor falando, esse chat aceita recado de voz
fiz um desenho no caderno de como queria as telas do sistema da granja e bati uma foto, consigo enviar por aqui mesmo
tenho a petição toda em word explicando o que o escritório precisa, são doze páginas, dá pra anexar aqui no chat
tirei print da planilha de escala das enfermeiras pra vocês entenderem o drama, por onde eu mando essa imagem
Eu sei falar que é uma beleza mas escrever me dá canseira, tem como eu mandar um áudio aqui nesse balãozinho contando das redes?
Disponho de planta baixa e memorial em PDF que elucidam o objeto; este canal aceita o envio de anexos?
posso manda um print daki do meu desenho do site pra vc ve
tirei foto da bagunça do caderno do caixa pra vocês entenderem o tamanho do problema, ela chega até vocês por que caminho?
Este chat suporta upload de arquivos? Tenho uma planilha de 4 MB com o layout dos dados que gostaria de anexar.
Bah, gravei um vídeo mostrando como é a lida no galpão, dá pra jogar ele aqui na conversa, tchê?
Minha letra é feia e meu rascunho do cardápio está num guardanapo, consigo passar uma imagem dele pra vocês por esta janela?
Sou caminhoneiro, tô parado no posto e gravei dois minutos explicando o sistema de frete que eu quero, onde é que eu solto essa gravação, aqui mesmo?
Meu filho gravou um áudio de oito minutos explicando o app, escrever tudo não dá, tem microfone nesta janela
Meu backup de fotos da loja tem os modelos de vestido, queria te mostrar três agora no chat, como anexo
tenho um croqui do galpão em pdf q explica melhor q eu, da pra soltar o arquivo aqui
Sou disléxica e falo melhor do que escrevo, a mensagem de voz funciona contigo?
O chefe fez um vídeo mostrando como a linha de produção trava, em que lugar mando esse vídeo pra vocês
A planilha do estoque tem quarenta abas e está no meu computador, teria como passá-la por este bate-papo
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
onde o meu site vai ficar hospedado
o endereço ponto com ponto br vocês registram pra mim
quero email com o nome da loja, vem junto com o site?
onde meu site vai ficar morando
a hospedagem tá inclusa
vcs compra o endereço www pra mim
já tenho domínio no registro br, dá pra aproveitar
o email com o nome da empresa vem junto
o servidor fica no brasil
uso hostgator, posso continuar nela
preciso contratar hospedagem por fora
qual espaço em disco eu tenho
vcs usam aws
a nuvem é de vocês ou minha
quero um contato@minhaempresa, vocês criam
o servidor aguenta muita gente acessando ao mesmo tempo
posso hospedar no servidor da nossa universidade
meu provedor caiu três vezes esse mês, vocês oferecem hospedagem melhor
quantas caixas de e-mail corporativo incluem
registram o nome do site em nome da minha igreja
sistema fica na nuvem ou no meu computador
alguém já registrou o domínio que eu queria, vocês resolvem
o site fica fora do ar se o servidor cair, quem hospeda
migram meu domínio de outro provedor
endereço .com e .com.br, pegam os dois
tchê, e o tal do servidor, quem cuida
data center tem redundância
quero um e-mail bonito com o nome da minha fazenda depois do arroba, vocês criam
qual vai ser o endereço do meu site, aquele com ponto com, vocês arranjam
o sistema mora aonde, no meu computador ou numa nuvem de vocês
o rapaz que registrou o endereço do nosso site mudou pra Portugal e ninguém acha ele, se eu fizer com vocês quem registra esse endereço
a hospedagem vem junto
Onde ficarão hospedados os dados da aplicação, em território nacional
e-mail com o nome da minha empresa vocês criam
já tenho hospedagem na locaweb, dá pra usar
o domínio fica no meu cpf ou no de vocês
fazem email tipo contato@minhaloja
meu site está num servidor velho na sala do contador e a luz cai toda semana; com vocês ele ficaria hospedado onde
quanto tempo dura o domínio
já comprei o nome na registro.br, aproveita
quem paga a hospedagem do sistema
o site fica guardado aonde depois de pronto
vocês cuidam da hospedagem ou eu me viro
o colégio usa o endereço ponto edu há quinze anos e não pode perder os e-mails dos professores, os senhores mexem com esse registro e essas contas
posso hospedar na minha própria máquina
o servidor de vcs cai muito
os dados do sistema ficam no brasil ou lá fora
comprei um endereço .shop por nove reais numa promoção e não sei o que fazer com ele, vocês colocam o site nele
transferem meu domínio da godaddy
caixa de e-mail profissional inclusa?
comprei o nome da loja na internet faz dois anos e esqueci de renovar, agora outro pode pegar, vocês tratam disso
o nosso provedor da serra cai quando neblina, e me preocupa saber em que lugar físico o sistema de vocês vai morar
queria um e-mail chique com o nome da minha lojinha no final em vez de gmail, cês arrumam isso também
a procuradoria pergunta se os dados dos munícipes permanecerão em servidores dentro do país, o que não localizei na página
minha página está num computador debaixo da mesa, vocês teriam um lugar pra deixar ela
onde esse negócio fica morando depois de pronto
esqueci de renovar meu ponto com e perdi o endereço, vocês cuidam disso
a escola quer aquele emailzinho com o nome dela depois do arroba
quem paga o aluguel do computador que deixa o site no ar
meu sobrinho registrou o nome na conta dele e sumiu, vocês assumem isso
preciso comprar o ponto br antes ou vocês arrumam
e se cair a luz no lugar onde o sistema fica guardado
os prontuários da clínica ficam em máquina no brasil ou lá fora
já pago um provedor até dezembro, posso continuar com ele
o nome que eu queria pra minha pousada já tem dono na internet, como resolve
o sistema roda num computador aqui da transportadora ou na nuvem
tenho que comprar um servidor pra cooperativa
a contabilidade usa gmail, queria email profissional, vocês criam
Qual o provedor de nuvem e a região de armazenamento
Há garantia de uptime do ambiente de produção
A titularidade do domínio será da contratante perante o registro.br
É possível instalação on-premises em datacenter próprio
O plano de hospedagem está contemplado no escopo
Quem administra os registros DNS e as caixas postais corporativas
hospedagem inclui
domínio qm paga
fica em q servidor
email @ empresa tem
.com.br vcs compram
nuvem ou local
tenho uma selaria em Barretos e o nome na internet tá no registro do meu ex-sócio, vocês cuidam dessa parte de endereço
Sou da TI de uma cooperativa e precisamos saber: a aplicação fica em nuvem ou em máquina própria?
minha agência anterior hospedava tudo e sumiu com a senha, com vocês onde o site fica guardado
quero e-mail bonito com o nome da minha imobiliária em vez do gmail, isso vem no pacote
vendo queijo na Canastra e nem sei o que é www, o endereço do site vocês arranjam
nossa clínica já paga um provedor em Curitiba, dá pra deixar o site novo lá
vem com endereço .com.br
arrumam e-mail da empresa
o site mora em qual servidor
fica na nuvem
já tenho provedor, serve
onde o site mora
cês arrumam o endereço ponto com
a nuvem é por conta de quem, sô
onde ficam alocados os servidores
registrei o nome da minha empresa há anos e pago uma taxinha todo mês para um provedor que mal conheço, se eu fizer com vocês continuo pagando ou isso muda
queremos que cada funcionário tenha um e-mail com o nome da transportadora no final em vez daqueles gratuitos, vocês criam essas contas
oi, tudo nos trinques? o espaço pro site ficar no ar já vem
backup tudo bem, mas em qual data center isso roda
o site mora onde
email com nome da firma vem junto
quem paga o servidor
fica na nuvem de quem
já tenho domínio registrado, aproveitam
o .adv.br vocês registram
sou advogada e quero email com final do escritório, vocês criam as caixas
se a internet da fazenda cair o sistema fica guardado em qual máquina
a hospedagem vem no pacote ou contrato separado em outra empresa
nosso TI quer on premise, dá pra rodar no nosso servidor
pago hoje um provedor que cai toda semana e o salão fica sem site, se eu fizer com vocês a hospedagem fica por conta de quem
a igreja comprou um endereço ponto org faz anos e ninguém lembra a senha, vocês cuidam dessa parte do domínio ou eu resolvo
prontuário não pode sair do país, então a primeira coisa que meu hospital pergunta é em que data center o sistema ficaria
montei minha marca de roupa e todo mundo fala que preciso de um nome ponto com, isso já vem incluso quando vocês fazem o site
hospedagem fica com vocês ou comigo
o servidor fica no brasil ou nos estados unidos? o cliente do meu escritório pergunta
compram o nome minhaloja ponto com ponto br pra mim?
e o registro do domínio sai no meu cpf
tenho o domínio no registro.br desde 2011, aproveita?
.adv.br vocês conseguem registrar
quantos e-mails com o nome da firma vêm junto
caixa de e-mail de quantos gigas
quantas visitas o servidor aguenta quando o programa da tv falar da minha pousada
fica em nuvem ou numa máquina aí no escritório
posso hospedar na hostgator que eu já pago até 2027
nosso ti exige rodar dentro da rede do hospital, num servidor nosso, vocês instalam aqui?
quem renova o domínio todo ano, pra não acontecer de vencer e um chinês comprar?
tem espaço ilimitado na hospedagem
o site fica num ip dedicado ou dividido com mil outros
se o datacenter pegar fogo tem outro lugar
tem proteção contra ataque ddos no servidor
recebo acesso de ftp e cpanel
o dns é com vocês ou comigo
e-mail tipo atendimento arroba minhapadaria, vocês configuram no celular da minha mãe?
a transferência do domínio do antigo fornecedor quem faz
vocês hospedam site que outro fez
cdn pra abrir rápido em manaus
loja.com.br tá ocupado, vocês negociam com o dono do nome?
a hospedagem é verde, com energia renovável? minha marca é sustentável
o site do sindicato foi derrubado na época da greve, onde ele ia ficar pendurado com vocês pra isso não acontecer
subdomínio pra cada filial, tipo recife ponto minhaotica, dá
se eu não renovar a hospedagem o site some no mesmo dia?
quanto espaço em disco eu tenho no plano de hospedagem de vocês
Tenho um jornal comunitário e toda vez que sai denúncia o site cai de tanto acesso, a hospedagem de vocês cresce sozinha na hora do pico?
o menino que registrou o nome do meu restaurante na internet não me atende mais e o registro tá no cpf dele, vocês cuidam dessa parte de domínio?
A escola tem 90 professores e cada um precisava de um e-mail com o nome da escola, isso é com vocês também ou é só o site?
o ministério público exige que dado de criança atendida fique em servidor no território nacional, o de vocês fica?
hospedagem e dominio tao incluso?
A hospedagem e o dominio ja estao inclusos no site?
a hospedagem e o dominio ponto com ponto br ja vem junto
o email de vcs é contato@nora.com.br né? mandei e voltou
o domínio e a hospedagem já vêm inclusos?
o email é contato@nora.com.br né?
a hospedagem ta inclusa ou pago por fora?
vc registram o .com.br pra mim tbm?
Meu domínio está no nome do antigo desenvolvedor, que sumiu. Vocês resolvem a transferência no Registro.br?
quem paga aquele negocio do dominio ponto com ponto br é a gente ou ja vem junto
o dominio ponto com ponto br ja vem junto ou tenho q comprar por fora
o endereço .com.br do site sou eu q compro separado ou ja vem no pacote
A hospedagem e o registro do domínio .edu.br ficam por conta de vocês ou nossa?
Tenho o nome da loja registrado no meu CPF desde 2011 e pago todo ano um boleto que nem sei pra quem. Se eu fizer o site com vocês, esse registro continua comigo ou vocês assumem?
O contador me chamou a atenção porque uso gmail com número no meio pra mandar proposta de obra. Queria um e-mail com o nome da construtora, vocês criam?
meu site antigo saiu do ar porque o menino esqueceu de pagar o servidor. com vcs onde fica guardado o site e quem paga essa conta?
Somos um hospital e o jurídico não aceita dado de paciente fora do Brasil. Em que país ficaria o servidor de vocês?
Escolhi o nome da minha doceria e alguém já tem o endereço .com.br igual. Vocês ajudam a achar e comprar outro?
Pago uma hospedagem em dólar numa empresa americana e com a alta ficou um absurdo. O site que vocês fazem pode ficar lá ou tem que ser em outro lugar?
na black friday do ano passado o servidor caiu justo na hora do pico e perdi tudo. aonde ficaria rodando a loja de vcs?
O provedor daqui de Sinop vai acabar com o serviço de e-mail da cooperativa em julho. Seria possível levar as caixas de mensagem pra vocês?
Tenho três domínios guardados: com, com.br e um .adv.br do escritório. Como fica apontar esses endereços no site novo?
Minha secretária recebe spam às dezenas no e-mail da clínica. Se vocês fizerem o site, criam também as contas de e-mail com antispam?
a diretora comprou um domínio .org pra ong e ficou no nome do ex-marido dela, que não devolve. vocês resolvem essa parte de domínio?
Nosso TI interno insiste em servidor próprio na sala refrigerada do prédio. O sistema de vocês pode ficar instalado aqui dentro ou só na nuvem de vocês?
Comprei a hospedagem mais cara da promoção por três anos achando que precisava. Aproveito ela ou vira lixo?
Meu medo é o site ficar pendurado no computador de alguém, e a pessoa desligar. Onde ele mora de verdade?
Sou do marketing e o pessoal de segurança quer saber se o ambiente tem redundância e onde estão os datacenters. A Nora informa isso?
fiz um endereço grátis daqueles com o nome da plataforma no meio, fica parecendo amador. a gente troca por um de verdade com vcs?
Para o edital de licitação preciso descrever a infraestrutura de hospedagem e o tempo de disponibilidade do servidor. Onde encontro essa informação?
A minha produtora tem 14 caixas de e-mail, cada uma com dez anos de mensagem. Se o site mudar de lugar os e-mails vão junto?
Sou MEI e não tenho nem CNPJ bonito nem domínio, vendo pastel. O endereço na internet, quem compra, eu ou vocês?
O domínio da nossa associação vence em abril e ninguém lembra a senha do registro. Se contratarmos vocês, isso entra no trabalho?
a página da minha banda fica numa hospedagem baratinha que trava. em que tipo de servidor cês colocam os sites q fazem?
O advogado perguntou quem responde se o servidor onde está o cadastro de alunos for roubado. Em que empresa fica hospedado o sistema?
Eu queria que o e-mail da minha neta, que trabalha comigo na loja, fosse o nome dela arroba o nome da loja. É caro, é difícil, vocês fazem?
Meu sobrinho disse que site na nuvem é melhor, meu irmão disse que é pior. Moro em Juara, não entendo. Onde o de vocês fica?
tem espaço limitado? minha videoteca da escola de circo é enorme e a hospedagem atual vive dizendo que encheu. a de vocês guarda quanto?
O menino que cuidava registrou o domínio da igreja no nome dele e agora quer vender pra nós. Se fizermos um endereço novo com vocês, de quem ele fica?
Minha empresa manda boleto de e-mail grátis e o cliente acha que é fraude. Precisava de contas com o nome do escritório, dez delas. Vocês configuram?
Meu filho disse que site precisa morar num computador ligado e ter um nome com ponto com, isso é com vocês ou eu que tenho que arrumar, meu bem?
O provimento de hospedagem, registro de domínio e contas de correio institucionais integra o escopo da contratada?
o nome do site tipo minhabanda ponto com ponto br cs compra ou eu q tenho q compra
hoje o provedor antigo derrubou a página e o e-mail da loja junto, se eu fizer com vocês onde isso tudo fica guardado e ligado?
Em que infraestrutura o sistema ficaria hospedado, nuvem pública ou servidor local? A página não menciona data center.
Uai, nóis tem o domínio registrado no nome do meu cunhado, ocês usam ele ou registra outro e bota onde?
Preciso que os endereços de e-mail da clínica terminem com o nome dela e que a página não caia, quem providencia o servidor?
a gente tem um canal de culinaria e queria um endereço na internet com o nome do canal e um email junto esse negocio de registrar e deixar ligado eh com voces
Minha pousada hospeda gente há trinta anos, agora é o meu site que precisa de um teto, onde vocês deixam ele morando
Tenho e-mail no provedor da cidade que vai fechar, com o site novo vocês me dão caixa postal com o nome da firma
meu endereço ponto com ponto br venceu e um cara quer me vender de volta, vcs registram outro
O computador da loja fica ligado dia e noite pro sistema rodar e esquenta o quartinho, o de vocês roda na nuvem ou aqui
A energia cai toda tarde no sítio e eu não quero servidor aqui, o programa fica guardado em máquina de quem
Meu primo diz que servidor fora do país é lento, o site que fizerem fica num no Brasil
`,
  technology: `
qual modelo de linguagem os chatbots usam, gpt ou outro
que modelo roda no chatbot: gemini, gpt, outro
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
vocês usam wordpress ou programam na unha
o chatbot usa gpt ou outra ia por trás
cês programam em que
é php ou python
o robô usa chatgpt por baixo
fazem em laravel
minha filha estuda computação e perguntou se vocês usam node
o app é nativo ou híbrido
qual modelo de ia vocês usam nos bots
é low code ou código mesmo
usam bubble
com que ferramenta montam os sites
nosso time de ti só aceita java, é compatível
rodam em docker
qual stack
o banco é postgres ou mysql
usam elementor
a api é rest ou graphql
o site é feito em html puro
vocês escrevem código na unha ou usam construtor
trabalham com shopify ou fazem do zero
qual cms fica por trás do painel
usam react native nos aplicativos
é gpt ou gemini a inteligência do chatbot
arquitetura de microsserviços ou monolito
o robô é feito com que linguagem, python, java
o site seria em WordPress ou feito na mão
meu neto faz curso técnico e mandou perguntar com que linguagem vocês escrevem os programas
usam java ou python
back em node?
Queiram informar a pilha tecnológica adotada nos projetos
o chatbot usa chatgpt por trás
q linguagem vcs programam
fazem em php ainda
vocês usam no-code tipo bubble
o nosso setor de informática só aceita sistema que rode em oracle, então preciso saber em que base de dados os senhores desenvolvem
qual ia usam no robô
programam em delphi
é feito no shopify
tecnologia usada nos sites?
eu tô aprendendo html e css na escola e achei a página de vocês massa, com que ferramenta vocês constroem os sites
o sistema é web ou desktop em c#
dá pra ser em django
qual modelo de linguagem roda no chatbot
trabalhei trinta anos com cobol em banco e fiquei curioso, com que se programa um sistema desses hoje na empresa de vocês
react native ou flutter
hospeda em aws com kubernetes ou como
nosso técnico é teimoso feito burro empacado e só dá manutenção em coisa feita em PHP, os senhores desenvolvem nisso
tô no primeiro ano de informática e fiquei curiosa com a velocidade dessa página, ela foi feita em quê
o parecer técnico da universidade precisa mencionar os frameworks e o banco de dados que a contratada pretende empregar
já me venderam um site feito num montador daqueles de arrastar, que ninguém consegue mudar depois, vocês usam esses montadores
vocês programam em cobol ainda, como no meu tempo
meu filho programa e perguntou com o que vocês montam as coisas
tenho trauma de wordpress, vocês vão de quê
se um dia outro programador pegar, vai entender a linguagem de vocês
é tudo feito na unha ou naqueles montadores de arrastar
meu primo disse que php é velharia, é isso que vocês usam
esse robô é o gpt por baixo ou outra coisa
tenho receio de ficar preso em ferramenta que ninguém mais usa, qual é a de vocês
escrevem código ou usam no-code
os dados do sistema vão ficar em mysql, postgres ou o quê
o aplicativo é nativo ou é aqueles híbridos
no curso me ensinaram python, serve pro que vocês fazem aí
que inteligência artificial vocês põem dentro do chatbot
com qual ferramenta é construída a parte de trás do sistema
Qual a stack adotada no front-end e no back-end
Há uso de componentes open source e sob quais licenças
Adotam arquitetura de microsserviços ou monolito
O TI questiona qual LLM sustenta os chatbots
Informem o SGBD e o framework empregados
Qual o pipeline de CI/CD e a linguagem padrão
é wordpress
qual linguagem
stack de vcs
usam react msm
q ia é essa
feito em php
sou dev aposentado e ajudo meu filho na loja de surf, fiquei curioso, usam php ou outra linguagem
Nosso setor de TI só homologa Java ou .NET. Em que linguagem a Nora desenvolve?
tive um site em wordpress que foi hackeado na minha pizzaria, o de vocês também é nele
estudo computação em Campina Grande e to pesquisando empresa, vocês programam com o quê
meu técnico da fábrica perguntou se é código ou ferramenta de arrastar, o que respondo
compro software pra uma seguradora e preciso do stack do chatbot, qual modelo de IA tem dentro
é python ou php
que linguagem é
o bot roda em cima de qual ia
programam do zero ou arrasta e solta
minha ti quer saber linguagem, banco de dados e framework
é php ou python, mano
usam qual linguagem aí
fazem no wordpress, filha
qual a stack adotada
sou analista e a política da casa só permite sistemas feitos em java com banco oracle, então preciso saber com que ferramentas vocês programam
meu sobrinho está estudando programação e quando falei que ia contratar vocês ele quis logo saber em que linguagem tudo é escrito
oi, colega dev! trampam com node, laravel ou o quê
a ia dos chatbots é de qual modelo
qual llm roda por baixo desses chatbots
programam em qual linguagem
usam laravel ou node
o front é em vue
roda em cima de wordpress
é low code ou código puro
qual ia tá por trás do chatbot
aqui padronizamos em .net, vocês desenvolvem nisso também
o banco é postgres ou mysql, pergunto porque meu dba quer saber
os sistemas de vocês seguem microsserviço ou é monólito
já me empurraram um site em joomla, vocês fazem em quê
sou analista e vou ter que dar manutenção depois, então me interessa saber com qual stack vocês constroem os sistemas, java, php, python
estou no quinto semestre de computação e quero fazer meu projeto parecido com o de vocês, que ferramentas de programação vocês utilizaram
meu genro mexe com computador e mandou eu perguntar se o site da fazenda seria feito em elementor ou na mão
nossa área de arquitetura só aprova fornecedor que use containers e repositório git, com quais tecnologias vocês trabalham
stack de backend e frontend
qual stack usam
o backend é em java ou node
que banco usam, postgres, mysql
o robô é chatgpt por baixo do pano, né
gemini ou claude, qual modelo de ia
usam n8n, typebot, essas coisas prontas?
código fica no github ou gitlab
o sistema é web ou instala no pc com aquele executável
têm deploy automático, ci/cd?
bubble ou flutterflow, vocês usam esse negócio de arrastar
o elementor, que o outro menino usou e ficou lento, é o que vocês usam também?
meu professor disse que site bom hoje é estático, tipo next ou astro, o de vocês é assim?
a criptografia do banco é aes 256
delphi vocês ainda mexem? nosso sistema é dessa época
é python o chatbot
vocês usam rag com banco vetorial ou fazem fine tuning do modelo?
microsserviços ou monólito, o arquiteto da nossa cooperativa pediu pra perguntar
programam com copilot escrevendo tudo sozinho? tenho curiosidade de quem é que digita
shopify ou código próprio pra loja
power apps da microsoft, constroem nele
usam o teste automatizado do cypress ou playwright
é feito com blockchain
Meu sobrinho estuda computação e me mandou perguntar se o site de vocês é feito em next com typescript, eu nem sei o que é isso mas ele disse que é importante
a TI do grupo só homologa sistema em dot net com sql server, é nisso que vocês constroem ou não
da última vez me entregaram um wordpress com quarenta plugins e ele foi invadido, vocês usam plugin também?
vcs usam qual linguagem de programação? meu sobrinho q pediu pra perguntar
Em que linguagem e banco de dados vocês desenvolvem? O nosso TI só homologa .NET ou Java.
vcs programa em que linguagem
usam wordpress ou programam em react?
vocês programam em que? php, react, node?
O site é feito em WordPress ou em código próprio? Já tive dor de cabeça com plugin.
qual IA vcs usam no chatbot, chatgpt? gemini?
fazem em wordpress ou no codigo msm tipo react
Minha TI quer saber linguagem, banco de dados e framework. Em que tecnologia isso é construído?
em que stack vocês codam? React, Node, Python, Elixir? meu CTO pediu pra perguntar
é feito em que linguagem meu sobrinho quer saber
Meu sobrinho, que é da informática, quer saber em que linguagem e banco de dados vocês programam.
Minha equipe fez treinamento de WordPress no semestre passado. É nessa plataforma que vocês desenvolvem?
Sou analista de sistemas aposentado e ajudo minha esposa com a floricultura. Antes de mais nada queria saber em que linguagem vocês programam
Meu sobrinho estuda computação na UFPI e mandou eu perguntar se o site é em WordPress ou feito na unha, porque depois ele que vai mexer
nossa TI só dá suporte a banco Postgres, qualquer outra coisa eles não encostam. qual banco de dados vocês usam nos sistemas?
A gente já se queimou com um sistema feito numa linguagem que ninguém mais conhecia, e ficou sem quem mantivesse. Em que é escrito o que vocês entregam?
Trabalho com segurança da informação numa cooperativa de crédito e preciso preencher a ficha: framework, versão, bibliotecas. Consegue me dizer quais são?
o robô que vcs criam é aquele gpt por baixo ou é um modelo de vocês mesmos? é pra um trabalho do meu setor de compliance
Meu concorrente gastou uma fortuna num aplicativo híbrido que ficou lerdo. O de vocês seria nativo, em Kotlin e Swift, ou dessas coisas que roda em tudo?
Sou gerente de TI de uma rede de escolas, e a política interna exige código em Java ou .NET. A equipe trabalha com alguma dessas plataformas?
a agência anterior fez tudo arrastando bloquinho num construtor, e cobrou como se fosse código. vocês programam de verdade ou arrastam bloquinho também?
Minha dúvida é de curioso, sou radioamador em Bagé: que inteligência é essa dentro do chatbot, de qual fabricante?
Para a loja de cerâmica da minha mãe me ofereceram Magento, Shopify e um tal de headless. Qual dessas bases vocês usam nas lojas?
O professor da faculdade falou que site em React é ruim de achar na pesquisa, não entendi por quê. O de vocês é feito em quê?
no meu condomínio comercial o engenheiro responsável só aprova software com API REST documentada em swagger. vocês trabalham nesse padrão?
Temos um desenvolvedor interno que assumiria depois, ele só sabe Python e Django. Seria possível o sistema nascer nessa pilha?
Estou comparando quatro fornecedores para o laboratório e falta preencher a coluna tecnologia de vocês: front, back, nuvem. O que ponho?
Sou chata com código aberto, trabalho em biblioteca pública e não aceitamos licença proprietária. O que vocês usam é livre?
meu filho faz curso técnico e jura que php morreu. aí olhei a proposta de uma empresa e era php kkkk. vcs usam o que hj em dia?
O painel do site, aquele de trocar texto, é de qual gerenciador de conteúdo? Pergunto porque já sei usar o Joomla e o Drupal
Para integrar ao nosso legado em COBOL, e sim, ainda temos COBOL aqui no banco, queria entender com que ferramentas vocês desenvolvem
A franquia exige que qualquer sistema rode em contêiner, com docker e tal. Poderiam confirmar se vocês empacotam desse modo?
vi num vídeo que tem site estático e site dinâmico. o da minha serralheria em Itabira seria qual, vocês constroem com que técnica?
Minha equipe de dados quer saber se o chatbot usa busca vetorial em cima dos nossos documentos ou fine-tuning. Qual é a abordagem técnica?
Contratei um menino que programou meu sistema inteiro em macro de planilha, e um dia não abriu mais. O de vocês é construído com que material?
somos uma startup de Florianópolis com stack em Go e Next. vcs trabalham com algo disso ou é outro mundo
Dei aula de informática a vida toda e sou do tempo do Clipper e do Delphi. Hoje em dia, o pessoal daí escreve programa em quê?
A ouvidoria precisa declarar em relatório público qual modelo de linguagem um robô usaria. Qual IA está por trás dos chatbots que vocês fazem?
Passei vinte anos em mainframe e agora ajudo a cooperativa do meu bairro. Por curiosidade e prudência: qual linguagem, qual banco e qual servidor web vocês adotam?
o auditor quer saber se o código do sistema usa biblioteca com vulnerabilidade conhecida, log4j essas coisas. que componentes cs usam
Tenho uma escola de programação pra criança e adoraria mostrar o site pros alunos por dentro. Ele é feito em quê, html puro, framework?
Minha gerente ouviu que low-code é furada pra sistema grande. O de vocês é low-code ou código escrito mesmo?
Meu sobrinho estuda computação e mandou perguntar em que linguagem vocês escrevem essas coisas, eu anoto direitinho pra ele, qual é?
Queira discriminar linguagens, frameworks e sistema gerenciador de banco de dados utilizados, para verificação de aderência ao nosso padrão tecnológico.
cs usa react ou wordpress ou oq q eu to aprendendo a programa e fiquei curioso
o último programador fez tudo num troço que ninguém mais conhece e hoje não acho quem mexa, vocês constroem com que ferramenta?
O modelo de linguagem dos chatbots é próprio ou de terceiros, e qual o stack do backend? Busquei na página e não há menção.
Bah, o guri da cooperativa quer saber se é Python, Java ou sei lá o que, com que que vocês fazem os sistemas?
Sou professora de informática e quero usar vocês de exemplo em aula, os sites são escritos em código puro ou num construtor?
to estagiando num cartorio e o cara da ti perguntou se o portal q vcs fizeram foi em php ou java e qual banco de dado cs costuma usa
Meu filho estuda Python e quer saber pra me encher a paciência em que linguagem vocês escrevem
O técnico da prefeitura só aceita banco de dados aberto, o que vocês usam por baixo
eu faço o estoque de tinta mas meu irmão é nerd e pergunta se é react ou angular o site
Aqui no tribunal a norma exige software livre, as ferramentas com que vocês programam são
Tenho trauma de WordPress por causa de plugin, vocês constroem nele
A inteligência do robô vem de onde, pergunto porque meu orientador não aceita caixa preta, é o GPT que roda por trás
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
o pessoal do caixa vai receber aula de como usar o programa?
quem treina minhas atendentes a usar o robô
meus garçons vão aprender a mexer como
tem curso pra equipe
minha secretária tem medo de computador, alguém senta com ela pra ensinar
vcs dão aula de como usar o painel
tem vídeo aula explicando
fazem workshop pros gerentes de loja
vem manual
quem vai ensinar o pessoal do caixa
capacitação de usuários está contemplada
meu pai tem 70 e toca o balcão, vcs ensinam ele com calma
precisa treinar minha equipe pra usar o sistema, isso é com vocês
tem apostila
entrou funcionário novo, vocês ensinam de novo
fazem treinamento à distância dos vendedores
alguém explica pra moçada como lança os pedidos
onboarding dos colaboradores tá incluso
ensinam a tirar relatório
os professores da escola vão precisar de orientação pra usar o portal, fazem isso
treinam a equipe no local
uai, e quem vai ensina a gente a mexe nisso
tem tutorial passo a passo do sistema
quantas horas de treinamento a gente ganha
depois de instalado alguém acompanha os funcionários nos primeiros dias
preciso que minhas atendentes aprendam a assumir a conversa do bot, vocês ensinam
dão certificado pro funcionário que aprender o sistema
meus funcionários são xucros de computador, alguém vem ensinar eles a usar
minhas funcionárias são senhoras da costura que mal mexem no celular, vocês vêm ensinar elas a usar o programa
O escopo contempla capacitação dos servidores que utilizarão o sistema
meus vendedores vão aprender como
tem videoaula do sistema
dão aula pra eu usar o painel
fazem treinamento presencial pros atendentes
o pessoal do depósito precisa de treinamento, tá incluído
vcs explicam pra minha equipe como usa
troco de caixa a cada três meses porque o pessoal vai embora pra capital, e cada novato precisa aprender o sistema do zero; vocês dão esse treino
ensina minha vó a usar o site dps
treinam quantas pessoas
tem workshop pra equipe
capacitação pra recepcionista usar a agenda, tem
na cooperativa somos quarenta produtores, a maioria com o quarto ano primário, e o sistema só serve se alguém ensinar a turma; os senhores ensinam
manual impresso vem junto
quem treina meus gerentes depois que o sistema chega
o treinamento do time é à parte
oferecem reciclagem pros usuários
entra funcionário novo, vocês ensinam ele também
meu tio vai comprar o sistema pra padaria e eu que vou ter que ensinar todo mundo, ou vocês ensinam a galera
passo a passo escrito pros meus colaboradores, fornecem
meu balconista tem setenta e um anos e é o melhor vendedor que tenho, não posso perdê-lo por causa de um programa, vocês têm paciência de ensinar
a turma da colheita muda todo ano e vem gente que nunca pegou num tablet, fica por conta de quem ensinar
sou a única que sabe mexer no computador da loja da minha mãe e vou embora fazer faculdade, alguém treina as meninas
na câmara municipal cada vereador novo precisa reaprender tudo, existe apostila ou curso dos senhores pra essas ocasiões
compramos o sistema, e as moças do caixa, alguém ensina
minhas meninas do caixa têm medo de computador, quem mostra pra elas
e depois, quem senta com a secretária da igreja pra ela aprender
meus mecânicos mal usam o celular, vocês vêm passar o passo a passo
contratei um funcionário novo, quem vai capacitar ele no sistema
fico pensando se vem com apostila pra turma da cooperativa
os professores da escola são resistentes, tem oficina pra eles
se entregarem e forem embora, minha equipe vai ficar olhando pra tela sem saber o que fazer
tem videoaula pras camareiras da pousada verem como se usa
a rotatividade na transportadora é alta, como o pessoal novo pega o jeito
dão uma aulinha pros garçons antes de começar a usar
quem explica o sistema pras atendentes da clínica na prática
meu povo é da roça, precisa de alguém com calma pra ensinar cada um a usar
fazem um dia de instrução com a minha turma do escritório
O escopo contempla capacitação de usuários-chave
Há carga horária prevista de treinamento in company
Fornecem manual do operador e material didático
Exige-se transferência de conhecimento à equipe interna; isso é oferecido
Disponibilizam onboarding para os colaboradores da contratante
A capacitação de multiplicadores está inclusa na implantação
treinam minha equipe
tem curso pro pessoal
manual tem
aula pros funcionários tem
ensinam o pessoal
trein incluso tb
vocês ensinam minha secretária a mexer
tem curso pros meus funcionários usarem o sistema
alguém vem treinar minha equipe
meu pessoal aprende com quem
dão aula pra quem vai operar
vem com apostila pra equipe usar
tenho mercearia em Codó com duas moças que mal mexem em computador, vocês sentam com elas pra mostrar
Sou gestora de RH e somos 90 pessoas; há capacitação presencial para os usuários?
meu balconista tem 62 anos e treme com mouse, alguém tem paciência de dar aula pra ele
troco muito de atendente na pizzaria, vem alguma apostila ou videoaula pra quem entra novo
comprei um programa pra loja de tintas e ninguém soube usar, na entrega de vocês tem curso
a secretária da clínica volta de licença em maio, conseguem capacitar ela no sistema
dão curso pra equipe
tem videoaula
vem com apostila
capacitam meus vendedores
quem mostra pros funcionários como mexer
meu pessoal vai aprender como
dão uma aulinha pra nós
vem apostila junto, minha filha
há capacitação prevista para os usuários
a moça do caixa tem medo até de mouse e o rapaz do depósito só sabe de joguinho, alguém de vocês senta com eles para mostrar como se mexe
quando a escola trocou de programa os professores ficaram perdidos porque não teve curso nenhum, vocês dão alguma formação para quem vai usar
oi, prof! rola uma oficina pra minha equipe aprender
treinamento do robô eu entendi, e o das minhas atendentes
capacitam as meninas da recepção
tem curso pro pessoal usar
vem apostila junto
dão aula de como mexer
minha secretária aprende com quem
gravam vídeo ensinando o sistema
as técnicas de enfermagem têm dificuldade com computador, vocês preparam elas
meus motoristas mal mexem no zap, alguém de vocês explica pra eles na prática
entrou gente nova no escritório, vocês fazem outra turma de treinamento
o sistema acompanha manual ou um passo a passo pros funcionários
tenho quatro costureiras de mais de cinquenta anos que nunca usaram computador, se eu puser um sistema no ateliê vocês vêm ensinar elas a lançar pedido
da última vez compraram um software caro, ninguém foi instruído e hoje só eu do TI sei usar, com vocês tem capacitação dos usuários
os voluntários da secretaria da igreja mudam todo ano e é sempre aquela confusão, vocês orientam cada grupo a usar o sistema
contratei duas assistentes pro salão e elas têm medo de apertar botão errado, na entrega vocês sentam com elas e mostram como usa
vcs ensinam meus funcionario a mexer? tem uns aqui q mal liga o computador
Depois de implantar o sistema, vocês dão treinamento para os nossos 40 usuários?
vcs da um curso pras minhas funcionaria aprender a mexer no sistema
vcs ensinam minha equipe a mexer no sistema? tipo um cursinho
vcs ensinam minhas funcionária a mexer no sistema? porque tem uma de 62 anos que só sabe zap
tem curso de programação pra iniciante?
Será que vocês dão um cursinho presencial pra ensinar minha filha a mexer? Eu iria junto, adoro aprender
voces vem aqui na clinica ensina as menina da recepção a mexer ou é tudo pelo computador
as guria do balcão mal ligam o computador. vem alguém aqui na coop dar curso pra elas?
vem alguem aki no salao ensina as menina a mexe no sistema? elas são meia lerdinha coitada 😅
Viriam à Serra ensinar meus encarregados a usar? São homens bons de serra e ruins de teclado.
Minhas balconistas da padaria têm medo até de trocar o papel da impressora. Se colocarmos um sistema, alguém de vocês vem ensinar a usar?
A secretária se aposenta em novembro e a nova nunca viu programa na vida. Vocês dariam um curso pra ela no começo?
na oficina são quatro mecânicos com segundo grau incompleto. eles q vão dar baixa nas peças. vcs treinam eles ou é por nossa conta?
Sou do RH e sei que sistema morre quando ninguém treina. Está incluída capacitação para os cento e vinte colaboradores?
Minha mãe vai ser quem lança os pedidos, ela é esperta mas lenta. Teria um manual com figuras pra ela seguir?
O último programa foi entregue por e-mail com um boa sorte, e ninguém usou nunca. Vocês sentam com a equipe pra mostrar como funciona?
a rotatividade no meu call center é de 10% ao mês, toda semana entra gente nova. existe vídeo gravado ensinando o portal pra eu passar?
Na cooperativa são agricultores de sessenta anos com o dedo calejado que não responde à tela. Haveria oficina presencial com eles?
Somos duas unidades, Manaus e Tefé, e uma fica a dois dias de barco. Como seria o treinamento do pessoal de lá?
Os enfermeiros da noite nunca conseguem ir aos cursos, que são sempre de dia. Se contratarmos vocês, treinam também o turno da noite?
comprei uma máquina cara e o técnico só ensinou o gerente, que depois saiu. com sistema de vocês ensinam todo mundo ou só um?
Sou professora coordenadora e vou ter que explicar a intranet pra noventa colegas resistentes. Vocês ajudam nessa parte ou entregam e pronto?
A câmara municipal exige no termo de referência carga horária de treinamento com certificado. Vocês ofertam isso?
No salão as meninas aprendem fazendo, ninguém lê manual. Alguém pode acompanhar nos primeiros dias com a gente?
Quando o robô passar a conversa pra minha atendente, ela precisa saber onde clica. Vocês ensinam minha equipe nessa parte?
tenho uma funcionária surda q é ótima no estoque. se tiver treinamento do sistema, dá pra ser com intérprete ou legenda?
A gerente é a única que vai saber mexer e isso me dá pavor, ela vive ameaçando sair. Vocês formam mais de uma pessoa?
Já pago curso de vendas, de higiene e de brigada. O curso do programa novo vem junto ou é mais um boleto?
Meus motoristas só param em casa no domingo, dez minutos de atenção cada. Existe um jeito curto de ensinar eles a usar o aplicativo?
na paróquia quem atualiza o site são as senhoras do apostolado, todas acima de 70. alguém com paciência daria umas aulinhas pra elas?
O proprietário quer aprender junto com os peões, porque tem vergonha de não saber. Vocês fazem um treino com a equipe toda na loja?
Depois que trocarmos o sistema da farmácia vai ser um deus nos acuda no balcão. Vocês preparam o pessoal antes da virada?
Assumi a gerência e ninguém me passou nada do programa atual, aprendi chorando. Como vocês fazem a passagem de conhecimento pra equipe?
sou a única q fala inglês na firma e os manuais de programa vem sempre em inglês. o de vcs vem com apostila em português pra galera?
Pra minha rede de óticas seria bom treinar um multiplicador por loja, doze pessoas. Vocês oferecem esse formato?
Na farmácia são nove balconistas e a farmacêutica responsável, todos de turno diferente. Se o sistema vier, quem mostra pra eles como lança a receita?
Somos três irmãos na pescaria de camarão e só um terminou o fundamental. Antes de gastar queria saber se alguém senta e ensina a gente a mexer
a estagiária vai cuidar do painel do site mas troca todo semestre. vcs ensinam a próxima ou eu que me lasco?
As meninas que me ajudam na lojinha têm medo até de controle remoto, vocês vêm ensinar elas a mexer no programa depois de pronto?
Requer-se capacitação dos usuários finais, com carga horária e material didático; a empresa oferece essa prestação?
qndo fica pronto cs ensina minha vo a usa o painel ou ela q se vira
troquei de funcionária de novo hoje, a terceira esse ano, se o sistema for de vocês alguém ensina as novas a usar?
Além do treinamento do chatbot com dados da empresa, há treinamento para os operadores humanos do sistema?
Uai, os pião aqui só sabe lidar com enxada, ocês dão umas aula pra eles aprender a mexer no sistema?
Minhas professoras têm de cinquenta anos pra cima e resistem a tela, haveria uma oficina presencial ou em vídeo pra equipe?
São doze merendeiras e um almoxarife, ninguém ali mexe nem com e-mail, e o sistema de estoque da escola só serve se elas souberem usar, vocês dão curso pra esse pessoal?
O robô vocês treinam, entendi; e minhas meninas da recepção, quem ensina elas a lidar com ele
Meu peão mais novo tem sessenta anos e trava diante de mouse, vocês vêm dar aula pro pessoal
no quartel toda ferramenta nova vem com instrução da tropa, a de vcs vem com curso
A rotatividade no meu call center é alta e ensino tudo de novo toda semana, o sistema vem com apostila ou vídeo
Minha sócia tem suporte emocional, mas não tem paciência de explicar programa pra ninguém, vocês capacitam a nossa equipe
Já paguei consultoria que largou o sistema e ninguém sabia ligar, a Nora faz oficina com os funcionários
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
tenho 3 mil clientes no caderno e no excel, vocês passam isso pro sistema?
quem escreve os textos das páginas, eu ou vocês
vocês tiram foto dos meus pratos pra por no site?
tenho 3 mil clientes num caderno, vocês passam pro computador
meus cadastros tão tudo no excel, aproveita
da pra puxar os produtos da loja antiga
não quero digitar tudo de novo
quem escreve os textos do site
vcs tiram as fotos dos produtos
e os dez anos de histórico do sistema velho, perco
cês cadastram os pratos do cardápio ou sou eu
importam backup do meu sistema atual
a transferência dos dados do erp legado está no escopo
tenho as fichas dos pacientes em papel, vocês digitalizam
consigo levar os posts do blog antigo pro site novo
vou ter que recadastrar 800 alunos na mão
escrevem o conteúdo pra mim, sou péssima de português
as fotos eu mando ou vcs arranjam
meu banco de dados é access de 2003, dá pra converter
passa a lista de fornecedores pro sistema novo
copiam os produtos do meu instagram pra loja
oxente, e o que já tá lançado no outro programa, vem junto
quem sobe os 500 itens no catálogo
a carga inicial de dados é por conta de quem
mantém os comentários dos clientes quando mudar de site
planilha de contas a pagar de 2019 pra cá, conseguem jogar no sistema
vcs fazem a redação das páginas
trago meus contatos do celular pro sistema
mudei de endereço e de ramo, e trouxe três mil fichas do sistema velho, dá pra passar tudo pro novo
tenho trinta anos de fichas de cliente num armário de aço e mais uma parte no computador velho, vocês passam tudo isso pro sistema
Está prevista a migração da base legada
digito tudo de novo ou vem do antigo
não sei escrever bonito, vocês escrevem por mim
o cadastro de dois mil parafusos fica por minha conta
levam o histórico do programa antigo
dá pra puxar os produtos da minha loja velha
o sistema antigo guarda o nome de quatro mil pacientes e dentista nenhum quer digitar isso outra vez, os senhores transferem
e as fotos dos pratos, quem faz
passam minha lista de fornecedor pra dentro do sistema
vocês produzem o conteúdo ou eu mando
tenho tudo em caderno, quem passa a limpo pro sistema
minha lojinha de slime tem um monte de foto no celular, vcs colocam elas no site ou sou eu que boto uma por uma
conseguem trazer os dados do access
migra do meu erp atual
transferem os posts do blog velho
somos um cartório antigo e o arquivo digital tem formato que ninguém mais abre, preciso saber se fazem a transferência desses registros
a redação das páginas tá inclusa
aproveitam o banco de clientes q eu já tenho
quem coloca preço e descrição em cada item
exportei tudo em csv, vcs jogam pra dentro?
o computador da farmácia do meu pai tem os clientes desde 1997 num programa de tela preta, dá pra levar pra um novo
nunca escrevi nada além de lista de compras, e agora pedem a história da fazenda pro site, quem é que redige
são três mil e duzentas peças de antiquário, cada qual com sua história, e me arrepio de pensar em quem vai cadastrar
minha irmã anotou todos os pedidos do ateliê no bloco de notas do celular, vocês jogam isso pra dentro do sistema
digitei dez anos de clientes numa planilha, alguém leva isso pro sistema novo pra mim
tenho quinze anos de ficha de paciente no programa velho, perco tudo
dá dó de digitar de novo mil fregueses
as fotos das peças quem tira e coloca lá
não sei escrever bonito, quem faz os textos do site da pousada
meu caderno de fiado tem que virar sistema, alguém passa a limpo
os cooperados estão todos num excel bagunçado, como entram no novo
se eu trocar de sistema o histórico das notas dos alunos vem junto
tenho quatro mil itens, vou ter que cadastrar um por um
as mensalidades antigas dos alunos vão aparecer no programa novo
na mudança de sistema nossos fretes antigos somem
vou precisar montar o conteúdo ou já vem preenchido por vocês
o buffet tem um monte de orçamento antigo em word, aproveitam
e os dízimos lançados desde 2010, carregam pra dentro do sistema
Há previsão de carga inicial a partir de base legada em Access
Quem responde pelo saneamento dos dados na transição
A extração do ERP atual e a importação integram o escopo
O plano de cutover contempla a conversão das tabelas existentes
A redação do conteúdo institucional é atribuição da contratada
Como é feita a transposição do acervo documental para o novo portal
importa minha planilha
passam os dados tb
cadastra td pra mim
leva meus clientes
qm põe as fotos
migra do antigo
tenho locadora de vestidos em Anápolis com 15 anos de ficha de cliente, vocês levam isso tudo pro novo
Temos cerca de 20 mil registros em Access. A Nora realiza a conversão dessa base?
são 800 parafusos diferentes na minha loja e não tenho tempo de digitar, vocês lançam um por um
não sei escrever bonito, sou mecânico, os dizeres do site são vocês que redigem
meu blog de receita tem dez anos de post, passa tudo pro site novo
a clínica tem prontuário em outro programa e não posso perder nada, carregam esse histórico
puxam meus cadastros antigos
vocês tiram as fotos dos produtos
transferem o histórico de vendas
dá pra aproveitar meu excel de clientes
tem que recomeçar do zero o cadastro
meus cadastros antigos vão junto
cês passam a limpo minhas fichas
quem digita os dois mil itens, uai
contempla importação da base legada
tenho dezoito anos de fichas de pacientes num programa antigo que só abre num computador velho, o que acontece com tudo isso na hora de trocar
não sei escrever bonito e minhas fotos são todas tremidas, no site novo alguém de vocês faz os textos e tira as fotos ou sou eu
oi, preguiçosa confessa: vocês lançam meus produtos na loja
integração não, quero levar os clientes do sistema velho pro novo
aproveitam meu cadastro de pacientes
quem digita os produtos na loja
levam o histórico do meu excel
tenho dez anos de ficha, vocês transferem
quem escreve os textos das páginas
trazem as fotos do site velho
tenho mil clientes numa agenda de papel, vocês passam pro sistema novo
quero trocar de software contábil sem perder lançamento, vocês carregam o que já existe
o banco atual é access, dá pra extrair e jogar no sistema de vocês
sou péssima pra escrever, vocês redigem a apresentação do meu escritório
meu salão tem ficha de cada cliente desde 2012 num programinha velho, com a fórmula da tinta e tudo, na mudança vocês levam isso pro novo
são quase quatrocentos modelos de roupa com tamanho e cor, e só de pensar em lançar um por um desanimo, isso vocês fazem ou é comigo
anoto vacina e parição de cada vaca em caderno, meu neto passou metade pra planilha, o pessoal de vocês importa isso quando o sistema ficar pronto
trocamos de fornecedor e o anterior só entrega um dump sql sem documentação, vocês cuidam de importar essa base pro sistema que forem desenvolver
tenho dois mil contatos que vieram do formulário do site antigo numa planilha bagunçada, vocês passam isso pro sistema novo
só de pensar em recadastrar três mil peças tenho vontade de sumir do mapa, vocês passam os dados pra gente
os 8 mil clientes que tão num access de 1998 vão pro sistema novo?
digitam as fichas de papel dos pacientes pra mim
quem escreve os textos do site, eu? sou péssimo
cadastram os 1.200 parafusos um por um ou sobra pra mim
meus posts antigos do blogspot vêm junto
passam as fotos do álbum da paróquia pra galeria nova?
saldo de estoque e contas a pagar em aberto atravessam pro programa de vocês na virada?
o histórico de compras de dez anos do cliente fica ou começa do zero
os e-mails antigos são levados pra caixa nova
têm redator pra descrever cada vinho da adega
banco de imagens pago, vocês compram as fotos ou eu me viro
o sistema atual só exporta em dbf, conseguem abrir
a fornecedora anterior entregou um dump em oracle e sumiu, importam isso
tradução dos textos do meu site pro inglês, quem faz
Temos prontuários de 1987 em papel almaço. A carga desses dados históricos entra no escopo de vocês?
revisam meu português antes de publicar? escrevo tudo errado
meus contatos do celular viram cadastro no sistema
vou perder as avaliações de cinco estrelas da loja antiga quando mudar
os links antigos que o povo salvou vão continuar abrindo depois da mudança de site
o cardápio tá num pdf de 30 páginas, alguém passa isso pra dentro do painel?
vídeo da empresa eu tenho que entregar pronto ou vocês gravam pro site
pontos do cartão fidelidade dos fregueses, de papel carimbado, como leva
as senhas dos alunos vêm da plataforma velha ou todo mundo cadastra de novo
dois sistemas rodando junto no primeiro mês pra conferir os dados que passaram, fazem assim?
Minha ficha de cliente do salão tá num caderno de capa dura desde 2005, com a cor da tinta de cada uma, alguém de vocês passa isso tudo pro sistema ou sou eu nas madrugadas?
a loja de autopeças tem vinte e dois mil códigos num programa em tela preta, os preços e os fornecedores vêm junto ou a gente cadastra na unha?
contratar site é bom, mas quem escreve o texto bonito contando a história da vinícola do meu bisavô, vocês têm alguém que escreva?
quem escreve os textos do site e tira as foto dos produto? eu ou vcs?
Tenho cadastrado no computador velho uns dois mil e tantos fregueses com fiado, endereço de obra, tudo. Se eu mudar de programa, vocês passam esse cadastro pro novo ou eu vou ter que digitar de novo um por um?
Tenho vinte anos de ficha de paciente em papel, dentro de armário de aço que enferrujou. Alguém de vocês digita isso ou eu contrato um estagiário?
Minha loja tem 3.200 produtos numa planilha com nome errado, preço velho e acento trocado. Ela entra no sistema novo ou tenho que cadastrar um por um?
o programa antigo da locadora era de um CD e o computador nem tem mais leitor de cd. dá pra tirar os clientes de lá e botar no novo?
Não sei escrever, desculpe a vergonha, tenho uma lanchonete linda em Acari e nenhuma palavra pra falar dela no site. Quem faz os textos?
As fotos dos meus vestidos foram tiradas em cima da cama com a luz apagada. Vocês mandam fotógrafo ou eu tenho que me virar?
Somos uma associação com cadastro de 8 mil sócios num sistema que vai ser desligado em agosto. Passar isso pro novo é trabalho de vocês?
Meu site tem 600 notícias antigas da cidade, é memória de Itapipoca. Se fizermos um novo, as notícias são levadas junto?
trocamos de programa duas vezes e nas duas perdi o saldo devedor dos fregueses da farmácia. se eu vier pra vocês os fiados vêm junto certinho?
Fotografo pássaros, tenho as fotos, mas não tenho legenda de nenhuma. Vocês ajudam a preparar o conteúdo?
O sistema atual da escola não deixa exportar, só imprime relatório. Teria como vocês levarem as notas dos alunos pro novo mesmo assim?
Vendo dois mil livros usados e cada um precisa de capa, título, estado. Quem cadastra tudo isso na loja virtual, pelo amor de deus
o antigo fornecedor diz que os dados são dele e só entrega em PDF. vcs conseguem transformar isso e pôr no sistema?
Tenho o cardápio só na minha cabeça e numa lousa, e descrevo cada prato como minha avó descrevia. Alguém daí entrevistaria a gente pra escrever?
Mudamos de agenda de papel pra agenda do celular e perdi metade das clientes no caminho. Se mudar agora pro de vocês, o que já está marcado entra junto?
A empresa tem cinco filiais com cinco cadastros do mesmo cliente, escrito de cinco jeitos. Vocês limpam essa bagunça antes de subir?
meus contatos tão num caderno, num chip antigo e no facebook da minha irmã. pra começar no sistema eu levo tudo ou vocês recolhem
O acervo do museu tem 12 mil itens numa base Access de 1999. A importação para o sistema novo faz parte do escopo?
A médica escreve as orientações em linguagem de médico, a paciente não entende. Na página nova, quem adapta o texto, vocês ou a gente?
Tenho um drone, uma câmera boa e nenhuma ideia de foto de hotel. A produção das imagens do site entra no que vocês fazem?
sou sitiante, gado com brinco numerado, nascimento de cada um anotado na folhinha do calendário desde 1998. as folhinhas vão pro sistema como?
Na imobiliária temos 400 contratos digitalizados tortos e fora de ordem. Se eu entregar o HD, eles sobem pro sistema?
Meu medo de trocar de loja virtual é perder as avaliações das clientes, são mil e tantas estrelinhas. Elas são transferidas?
A cooperativa paga as famílias por quilo desde 2010 e o histórico fica nas planilhas de quatro presidentes diferentes. Dá pra aproveitar no sistema novo?
escrevo poesia mas texto de venda não sai. o site da minha marcenaria precisa de frase bonita, cês têm redator?
O cartório tem índice em fichas datilografadas, cinquenta gavetas. O projeto cobriria a digitação disso tudo?
Trabalho com ótica, a ficha tem grau, armação e histórico de cada cliente desde os anos 80. Não quero perder essa riqueza na troca. O que já existe é carregado por vocês?
Na troca de programa ano passado os clientes ficaram sem telefone e sem data de nascimento no cadastro. Se eu for pra um de vocês, essas informações são trazidas inteiras?
Minhas receitas de família estão em caderno com mancha de gordura e letra da bisavó. Alguém de vocês passaria isso a limpo pra colocar na página?
Eu tenho quarenta anos de freguesa anotada em caderneta, minha filha, vocês passam esses nomes pro sistema novo ou eu tenho que digitar tudo?
A transferência da base histórica de cadastros do sistema legado para o novo é realizada pela contratada?
tenho umas 200 foto d tenis q pintei quem coloca no site eu ou vcs
fiz inventário até as onze da noite e tenho tudo em planilha, quando o sistema novo chegar vocês jogam esses dados lá dentro?
O carregamento inicial, 18 mil registros em planilhas com colunas inconsistentes, é feito por vocês ou pelo cliente?
Bah, tá tudo numa caderneta de couro e num computador véio, vocês passam esses números pro sistema ou vou ter que bater um por um?
Nosso site antigo tem doze anos de receitas publicadas com texto e foto, isso tudo é levado pro novo ou começamos do zero?
Minha locadora de vestidos tem oitocentas fotos no celular, medidas no caderno e clientes na agenda do papai, na hora de inaugurar o sistema alguém de vocês põe isso pra dentro?
Mudei de casa quatro vezes e sempre perco uma caixa, agora vou mudar de sistema e não queria perder cliente nenhum, vocês levam os dados
O backup do meu programa velho está num HD com oito anos de prontuário, isso entra no sistema novo
tenho 900 peças de roupa pra vender e nenhuma foto, vcs fotografam ou eu q me viro
Minha letra é feia, meu português é torto, e o site precisa de texto, vocês escrevem pra mim
O relatório de sócios do clube está em fichas datilografadas desde 1958, alguém de vocês digita isso pro programa
Troquei de dentista e ele pediu minhas radiografias antigas, igualzinho: o histórico do meu estoque passa pro de vocês
e as fotos e os textos quem faz
quem faz as fotos
quem faz os textos
quem escreve os textos e tira as fotos
os textos quem escreve
as fotos sao por conta de quem
aproveita os dados da minha planilha?
dá pra aproveitar os dados do sistema antigo?
é um erp antigo, dá pra aproveitar os dados?
`,
  materials: `
preciso ter tudo pronto já? logo, texto, essas coisas
preciso ter logo e textos prontos
preciso já ter o logo
tem que ter logomarca antes
precisa ter o material pronto antes de começar
o que eu preciso ter pronto pra começar
oq eu tenho q levar pronto
tenho que mandar as fotos e os textos antes
ainda nao tenho logo, tem problema
não tenho nada pronto ainda, posso contratar
tenho q ter os texto tudo escrito
preciso trazer o conteúdo pronto ou só a ideia
só tenho a ideia, dá pra começar assim
eu só tenho a ideia na cabeça serve
o que voces precisam de mim pra começar
oq vcs vao precisar q eu mande
que material eu preciso separar
quais coisas tenho que providenciar antes
precisa de documento ou foto pra começar o projeto
é preciso ter as fotos dos produtos prontas
sem logo e sem texto voces fazem
nao tenho foto boa nem texto, da pra fazer mesmo assim
o que tenho que preparar antes do projeto
tem alguma coisa que eu preciso deixar pronta
preciso ja ter dominio logo e texto
preciso ter tudo decidido antes de falar com voces
tem que chegar com tudo pronto
preciso levar alguma coisa pronta pra reuniao
preciso ter o logo e as fotos na mão
qual material vcs pedem pra começar o site
o que devo ter em mãos para iniciar o projeto
é necessário fornecer logotipo e textos
preciso já levar o logo, as fotos dos cavalos e o texto pronto ou só conto a ideia no primeiro contato?
preciso mandar fotos?
tenho que mandar as fotos?
vocês precisam que eu mande fotos?
sou eu que mando as fotos e os textos?
preciso enviar as imagens?
tenho que mandar os textos?
precisa mandar foto dos produtos?
eu que tenho que mandar as fotos?
`,
  "other-services": `
arruma celular
arrumam computador
vcs arrumam notebook
arruma impressora
vcs arrumam impressora?
arruma tv
arrumam televisão
minha impressora tá puxando papel torto
minha impressora parou, arruma?
conserta máquina de lavar
trocam tela de celular
conserta geladeira
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
vocês trabalham com gestão das redes sociais da minha loja
consertam o telefone fixo e o pabx da empresa
fazem gestão de tráfego pago no google ads
desenham logomarca pra padaria?
consertam impressora que não puxa papel
vocês cuidam das postagens da minha loja no instagram
vocês dão curso de informática
fazem cartão de visita e panfleto
gerenciam anúncio no facebook
criam identidade visual completa
dão consultoria de marketing
consertam a catraca da academia
editam vídeo pro youtube
formatam notebook
instalam rede wifi na empresa
fazem apresentação de powerpoint
cuidam do tráfego pago pra minha clínica
vcs fazem banner pra loja
passam cabo de rede no escritório
desbloqueiam celular
fazem e-book
vendem maquininha
criam jingle
tiram nota fiscal pra mim
abrem mei
instalam ar condicionado
fotografam produto
vocês recuperam hd queimado
recuperam conta de instagram hackeada
cuidam do meu Instagram, posta foto, responde comentário, essas coisas de rede social
meu computador da venda apaga sozinho quando chove, o técnico da cidade faleceu, vocês consertam essas máquinas
edita vídeo pro tiktok
Os senhores prestam consultoria em segurança da informação
montam rede de internet na loja
vcs fazem jogo de celular
tiram vírus do pc
gravam propaganda pra rádio
fazem curso de informática pra idoso
instala impressora
vendem maquininha de cartão
precisamos de alguém que puxe cabo e ponha wi-fi nos quatro silos da fazenda, isso é serviço que vocês fazem
faz meus slides
administram grupo de facebook
impulsiona post
vocês digitalizam documentos antigos
fazem convite de aniversário digital
minha banda de forró precisa de capa de disco, de arte de cartaz e de alguém que cuide das redes, vocês pegam esse tipo de trabalho
fazem edição de foto de produto
o alto-falante e as câmeras da igreja pararam depois do raio e o pároco me pediu pra achar quem conserte, vocês mexem com isso
faz meu tcc de programação
a balança da feira conversava com o computador e parou depois que o menino derrubou café, vocês mandam técnico
minha banda marcial precisa de camiseta, bandeira e um logotipo com corneta, imagino que vocês desenhem também
o vereador quer um moço que filme as sessões e ponha ao vivo no YouTube, os senhores executam esse trabalho
esqueci a senha do tablet que ganhei de natal e minha mãe falou que quem faz site sabe desbloquear, sabe
meu computador se suicidou com a queda de energia, kkk, vocês consertam
vocês dão aula de python pra criança
vocês montam uma planilha de gastos pra minha república
queria que alguém cuidasse do insta da minha floricultura
a internet da pousada vive caindo, vocês dão um jeito no wifi
preciso de alguém pra cuidar dos posts do salão
quero umas plaquinhas e cartão de visita pra minha banca
meu computador da oficina tá travando demais, consertam
a escola quer filmar a formatura, vocês fazem
tô precisando de um contador bom, vocês fazem imposto
queria impulsionar meu anúncio no facebook, cuidam disso
a igreja precisa de mesa de som e telão, instalam
vocês fazem rastreador pros meus caminhões, o aparelhinho
quero um nome e um desenho pra minha marca nova
a impressora da clínica não conecta, podem ver
dão curso de informática pra idoso
vendem maquininha de cartão pro feirante
Prestam serviço de outsourcing de impressão
Oferecem consultoria de adequação à LGPD
Fornecem equipe alocada de help desk presencial
Executam cabeamento estruturado e infraestrutura de rede
Realizam auditoria de segurança ou pentest em ambiente de terceiros
Comercializam licenças de software microsoft
fazem logo
cuida do insta
formatam pc
tráfego pago fazem
banner e panfleto
câmera vcs põem
tenho um hotel em Caldas Novas e o wi-fi vive caindo, vocês vêm arrumar a rede
Sou dona de uma clínica estética e preciso de alguém pra gravar reels; isso está no escopo de vocês?
abri uma hamburgueria em Mauá e falta o cardápio impresso e a fachada, fazem também
a impressora fiscal da loja travou hoje cedo, mandam técnico
meu marido quer anunciar a oficina no google e no face, vocês tocam as campanhas
meu celular caiu na água com as fotos dos clientes, recuperam os arquivos
imprimem cartão de visita
gerenciam anúncio pago
filmam com drone
fazem convite de casamento
formatam computador
fazem panfleto e cartão, mano
editam vídeo de casamento, minha flor
prestam consultoria em segurança da informação
a impressora aqui do escritório cismou de puxar três folhas de uma vez e o rapaz que consertava se aposentou, vocês mandam alguém para arrumar
queria alguém para cuidar das postagens da minha loja, fazer as artes, responder comentário e impulsionar, é o tipo de coisa que vocês pegam
oi, faz-tudo! cês passam cabo de rede
meu sistema elétrico queimou, vocês consertam também
consertam máquina de costura
fazem panfleto e cartão de visita
gerenciam tráfego pago
puxam cabo de rede
editam vídeo de culto
recuperam conta hackeada do instagram
preciso de alguém pra rodar anúncio no google pro meu salão, vocês pegam
instalam rastreador no caminhão ou só mexem com programa
vocês formatam notebook e tiram vírus do computador da contabilidade
fazem transmissão ao vivo e som pra igreja também
minha letra é ruim e nunca soube criar nome, queria alguém que inventasse a marca da minha confecção e desenhasse a etiqueta, vocês trabalham com isso
estou com o hd cheio de processos queimado desde segunda, perdi prazos e quero recuperar os arquivos, vocês fazem recuperação de disco
comprei um drone pra mapear a lavoura e não sei operar, vocês prestam serviço de voo e de imagem aérea pra fazenda
preciso normatizar meu tcc de enfermagem em abnt e montar os slides da banca, vocês fazem esse tipo de coisa pra estudante
minha impressora morreu e meu computador tá agonizando, vocês consertam máquina
fazem logotipo? minha marca de sabonete ainda não tem nem desenho
cartão de visita e panfleto vocês imprimem
cuidam do instagram da loja, postando todo dia
tráfego pago no facebook ads, tocam isso pra mim?
Preciso de alguém que responda as avaliações ruins do meu restaurante no google, vocês pegam esse serviço?
passam cabo de rede no meu galpão novo?
instalação de câmera de segurança na lotérica
consertam notebook que não liga
vendem tablet pros meus garçons
aluguel de impressora
drone pra filmar a fazenda
animação daquelas de bonequinho desenhando no quadro branco, entregam?
fotógrafo pro casamento da minha filha em outubro, vocês indicam ou fazem
montam o wi-fi da praça de alimentação inteira do shopping
registram minha marca no inpi
abrem mei pra mim?
consultoria de lgpd pra clínica, com aquele relatório de impacto
fazem pentest? o banco exigiu um teste de invasão no nosso aplicativo que já existe
recuperam hd queimado com as fotos do bebê
desbloqueiam conta de instagram hackeada? perdi a da boutique ontem
dão aula de excel pra adolescente do projeto social
curso de programação pra minha neta de doze
terceirizam desenvolvedor pra sentar aqui na empresa por hora, tipo alocação de mão de obra?
letreiro luminoso da fachada
adesivo de carro da frota
convite de casamento digital só a arte em pdf
planilha de excel com macro, só isso mesmo, uma planilha bem feita vocês vendem?
powerpoint pra eu apresentar pros investidores sábado
embalagem de doce, o desenho da caixinha
escrevem livro, e-book pra eu vender
traduzem o manual da máquina pro português
automação residencial, luz e portão pelo celular
pabx e ramal novo, a imobiliária tá mudando de prédio
provedor de internet, vocês levam fibra pra zona rural?
criam jogo de videogame? meu filho tem a história toda pronta
óculos de realidade virtual pro estande da feira
influenciador pra divulgar a sorveteria, vocês contratam
disparo de e-mail marketing pra cinquenta mil pessoas, prestam esse serviço avulso
tenda, som e telão pro comício
inventário do almoxarifado, contar item por item, mandam gente pra contar?
help desk pra 40 computadores da prefeitura, vocês prestam?
locução e jingle pra carro de som
montagem de servidor e no-break na sala fria do laticínio
antivírus e licença de windows original, fornecem?
assessoria de imprensa pra startup
digitalização de papel velho: temos quarenta caixas de processo no porão do fórum
A reforma da loja termina mês que vem e ainda falta passar a fiação dos computadores e do caixa, vocês mandam técnico pra puxar cabo?
Meu marido abriu uma barbearia e eu fiquei de arrumar a marca, o desenho da navalha com o nome em cima, vocês desenham também ou é só computador
perdi o acesso da página da minha confeitaria no facebook, foi hacker da turquia, vocês recuperam conta pra gente?
estou pensando em pôr quinhentos reais por mês em propaganda no instagram e não sei apertar aqueles botões, vocês administram a verba?
o projetor e o som do auditório da faculdade não ligam faz um mês, vocês atendem esse tipo de chamado?
quero alguém que venha na adega tirar foto bonita de garrafa pra revista, não é pra site não, é revista impressa mesmo
vcs cuidam do instagram da loja tbm postar foto essas coisa
vocês fazem gestão de tráfego pago e post pro instagram?
meu notebook morreu, vcs consertam?
tb faz logo? minha marca é um desenho que meu sobrinho fez no paint kkkk
Fazem gestão de tráfego pago, Google Ads e Meta Ads?
minha impressora de cupom não imprime, vcs consertam?
vocês instalam portão e portal eletrônico na entrada da empresa?
ces faz artezinha p post e cuida do insta tb ou só site
Caiu um raio no posto de saúde e queimou o roteador, o computador e a impressora. Vocês mandam alguém consertar?
Queria uma pessoa pra fazer dois posts por semana e responder comentário da minha loja de biquíni em Búzios. Isso vocês pegam?
tenho um canal de pescaria com 9 mil inscritos e preciso de alguém pra editar os vídeos. é com vcs?
Minha sogra vai abrir uma casa de bolo e não tem nem logo nem nome, só forno. Vocês criam a marca?
Preciso colocar oito câmeras no galpão e ver do celular, depois que roubaram os fios de cobre. A Nora instala?
Minha página do Instagram foi sequestrada por um golpista que está vendendo geladeira falsa. Vocês recuperam conta?
na gráfica faltou o designer e eu preciso de um cardápio pra imprimir e plastificar até o fim do mês, cs desenham?
Somos um clube de tiro e queríamos comprar catraca, leitor de digital e instalação. Vocês fornecem os equipamentos?
Meu contador parou de atender e preciso de alguém pra abrir meu MEI e fazer o imposto. Vocês têm gente pra isso?
Sou dono de academia e gasto dois mil por mês em anúncio no Google sem saber o que faço. Vocês administram as campanhas?
o notebook da minha filha tá lento que é uma tristeza, ela faz faculdade a distância. vcs formatam?
Precisamos de locutor pra gravar a espera telefônica da clínica, a atual tem voz de fita derretida. Vocês produzem áudio?
Quero mandar fazer mil canecas e camisetas com a frase da minha cooperativa para o aniversário. É coisa de vocês?
Minha empresa foi autuada pela lei de dados e preciso de um consultor pra adequar tudo, treinamento, contrato. Prestam essa consultoria?
A rádio do interior quer colocar um painel de LED na fachada passando propaganda. Vocês vendem e programam o letreiro?
tô sem ninguém pra lançar nota e separar documento no escritório. vcs terceirizam digitador?
A igreja precisa de um rapaz para operar o som e transmitir a missa de domingo pela internet. Vocês fazem transmissão?
Comprei 30 computadores usados pra lan house em Altamira e preciso instalar tudo e puxar cabo. Vocês vão montar?
Meu irmão compôs um jingle pra minha loja de tinta e falta gravar. Vocês têm estúdio?
Sou candidata a vereadora e queria que alguém cuidasse da minha imagem na internet, fotos, textos, vídeos. A Nora faz marketing político?
o whatsapp da minha mãe clonaram e tão pedindo dinheiro pra família toda. vcs resolvem esse tipo de coisa?
Preciso traduzir o catálogo de pedras preciosas de Teófilo Otoni pro inglês e pro mandarim. Traduzem?
Quero criar um joguinho em 3D de corrida de jegue com meus amigos da faculdade em Sobral. Vocês são estúdio de jogo?
Tenho um estacionamento e queria cancela automática com leitor de placa. Vocês instalam a cancela?
A escola quer curso de informática básica pros alunos, com professor toda quarta. Vocês dão aula?
Preciso de alguém que avalie quanto vale a minha loja virtual, porque vou vender. Vocês fazem esse laudo?
a impressora fiscal da mercearia não imprime e o técnico cobra só pra olhar. vcs consertam?
Minha vizinha tirou umas fotos boas do meu buffet mas precisa de tratamento de imagem, tirar a mosca da mesa, essas coisas. Vocês editam foto?
Meu celular caiu no rio com todas as fotos da obra. Vocês recuperam arquivo de aparelho molhado?
A cozinha do asilo pediu balança, tablet e impressora de etiqueta. Vocês vendem equipamento e entregam montado?
preciso de um rapaz pra panfletar em frente à loja nova no sábado das 9 às 13. vcs tem gente pra isso?
Queria registrar a marca da minha cachaça no INPI antes que o primo registre. Vocês cuidam dessa papelada?
Minha filha, minha televisão tá com a imagem preta e a caixinha da internet piscando, vocês que entendem de tecnologia vêm consertar?
A contratação abrange ainda gestão de redes sociais e produção de vídeo institucional; a empresa presta esses serviços?
cs tb faz video pro tiktok ou so site msm
a impressora da loja engasgou de novo hoje e o técnico cobra os olhos da cara, vocês que mexem com computador arrumam impressora?
Precisamos também de cabeamento estruturado e instalação de câmeras na fábrica; isso está dentro do que vocês executam?
Uai, ocês faz aqueles cartão de visita e a placa da porteira também, ou só mexe com coisa de tela?
Além do site eu queria alguém que cuidasse dos meus anúncios pagos e escrevesse as legendas todo dia, isso vocês oferecem?
O Google me mostra pra todo mundo errado, preciso de gente que cuide do meu anúncio pago, fazem gestão de tráfego
Meu aplicativo tá perfeito, o que não tá é o celular que caiu na privada, vocês consertam aparelho
o site da pizzaria eu tenho, falta logomarca e panfleto, ces fazem arte
Quero câmera no curral pra ver o bezerro do celular, vocês instalam
Minha agenda não permite postar todo dia, a Nora cuida do Instagram da minha boutique
O sistema de som da igreja chia, e como vocês mexem com tecnologia talvez resolvam, atendem isso
O curso de Excel da minha secretária venceu o prazo, vocês dão aula de informática avulsa
vcs fazem trabalho de faculdade
fazem tcc
preciso de um tcc sobre chatbot vcs fazem
voces escrevem tcc
fazem trabalho escolar
faz minha monografia
fazem trabalho de escola pra mim
quanto cobra pra fazer meu tcc
me ajuda a escrever meu tcc sobre sites
fazem trabalho academico
preciso de alguem que faça meu tcc
`,
  "named-tools": `
já fizeram alguma integração com sistema do governo
já fizeram alguma exportação para o sistema da prefeitura
vocês sabem mexer com Omie
sabem trabalhar com Shopee
vcs conhecem o Tiny
vocês mexem com Nuvemshop
trabalham com o Bling
vocês sabem usar o Conta Azul
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
o sistema puxa pedidos do tiny?
dá pra ligar meu hubspot com o robô
a loja virtual funciona com melhor envio
o site conversa com o rd station
uso omie, encaixa
conversa com o totvs protheus
puxa pedido do rappi
liga com o hubspot
meu caixa é da stone, integra
tá ligado o tiny? conecta nele
pega com contaazul
o sistema fala com a nfe da sefaz
mercado livre e shopee, dá pra sincronizar
sincroniza com google agenda
envia pro trello
minha imobiliária usa o viva real, dá pra ligar
conecta no rd station
a gente usa salesforce na matriz, vocês integram
pix pelo nubank entra sozinho
dá pra plugar no mailchimp
integra com power bi
serve com o linx que usamos nas lojas
trabalho com melhor envio, calcula o frete junto
dá pra puxar do dominio sistemas do contador
fala com o slack
compatível com o zendesk
usamos o moodle na faculdade, o portal de vocês conversa com ele
o robô grava no pipedrive
asaas, conhece? integra nele
a minha loja usa o Tiny e o Mercado Livre, conversa com eles
a cooperativa usa o programa da Totvs há dez anos e o presidente não larga dele por nada, o que vocês fazem conversa com ele
integra com o conta azul
pega pedido do rappi
funciona junto com o trello
Há compatibilidade com o ERP Senior
dá pra ligar no google agenda
puxa venda do mercado livre
usa pagseguro ou stone
integra com hubspot
vendo planta no Mercado Livre e na Shopee e vivo vendendo a mesma samambaia duas vezes, o sistema de vocês se liga nesses dois
sincroniza com rd station
lança direto no domínio contábil
conecta no power bi
tem integração com o sistema do detran
na nossa escola o boletim sai pelo Google Classroom e a mensalidade pelo Asaas, o sistema de vocês se comunica com eles
manda nota pelo enotas
aceita mercado pago no site
meu irmão usa iFood e Anota AI na pizzaria e não quer trocar nada, o robô de vocês trabalha junto com isso
liga no melhor envio pro frete
funciona com o salesforce
joga os leads no pipedrive
a contadora da fazenda lança tudo no Aegro e já avisou que pede as contas se eu mudar, o sistema de vocês se dá com ele
vendo adesivo na Elo7 e no TikTok Shop e fico copiando pedido de um pro outro, vocês puxam desses dois
o laboratório trabalha com o Shift há oito anos e os laudos saem por lá, é possível ligar o portal nele
meu pai recebe tudo pela maquininha da Cielo e anota depois no caderno, dava pra cair direto no sistema
o robô de vocês abre chamado no zendesk
a clínica marca tudo no doctoralia, dá pra conversar com ele
meu buffet lança tudo no conta azul, não queria largar
os pedidos chegam pelo rappi, entram no sistema de vocês
sou contador e uso domínio sistemas, casa com o que vocês fazem
a escola já usa google sala de aula, junta
minha pousada tá no booking e no airbnb, sincroniza
a cooperativa roda totvs há dez anos
vendo na shopee e no mercado livre, cai tudo junto no estoque
o salão usa trinks, encaixa
a transportadora emite pelo bsoft, puxa de lá
nossa equipe vive no trello, dá pra ligar nele
recebo tudo pelo pagbank, o site aceita
não abro mão do meu omie, isso é um problema
Há conector homologado com Salesforce
O sistema comunica-se com o Protheus via API
Confirmem interoperabilidade com o Microsoft Teams
Exige-se autenticação via Active Directory; atendem
Existe integração nativa com RD Station
É viável o envio de dados ao Power BI corporativo
integra c hotmart
tiny dá
asaas funciona
nuvemshop tb
conecta no hubspot
stripe aceita
conversa com o conta azul
a gente usa totvs protheus, o sistema de vocês puxa de lá
funciona junto com a stone
meu estoque tá no tiny, liga com ele
dá pra plugar no rd station e no hubspot
sincroniza com a shopee
minha loja de suplemento emite tudo pelo Tiny, dá pra falar com ele
Utilizamos o Protheus na indústria há dez anos. A solução de vocês se comunica com ele?
vendo artesanato na Shopee e no Elo7, o estoque ia baixar lá também
a academia usa catraca da Topdata, o sistema pega os dados dela
meu contador em Itajubá só aceita arquivo do Domínio, sai compatível
nossa imobiliária vive no RD Station, os contatos do robô caem lá
puxa do omie
casa com o tiny
fala com o google agenda
liga com a stone
sincroniza com mercado livre
temos que enviar o educacenso, vocês têm experiência com esse sistema do governo
conversa com o omie
puxa do google agenda, mano
liga no mercado livre, filho
há conector para totvs protheus
na clínica a gente usa o feegow para prontuário e ninguém quer largar, se vocês fizerem o site dá para o agendamento cair direto lá dentro
vendo artesanato pela shopee e pela elo7 e enlouqueço atualizando uma por uma, o que vocês fazem se liga nessas duas
oi, tudo em riba? o robô manda os contatos pro rd station
loja virtual com melhor envio e stripe, dá pra plugar
integra com tiss, unimed e planserv
o sistema conversa com o convênio da clínica
conversa com o domínio contábil
liga no totvs protheus
serve com o tasy do hospital
se conecta ao projudi ou pje
uso o trinks no salão, o sistema de vocês se comunica com ele
dá pra plugar no conta azul que meu contador manda usar
a gente registra gado no ideagri, o que vocês fazem fala com ele
tenho loja na shopee e no mercado livre, vocês puxam os pedidos de lá
meu escritório vive dentro do astrea pra controlar processos e eu não abro mão dele, o site que vocês fizerem consegue mandar os contatos pra lá
na transportadora o rastreamento é da sascar e os fretes entram pelo fretebras, o sistema de vocês consegue trocar informação com esses dois
a faculdade usa moodle e o financeiro tá no lyceum, se a gente fizer o portal com vocês dá pra integrar com o moodle
sou contador e os clientes mandam tudo pelo nibo e pelo dropbox, queria saber se o sistema sob medida conversa com o nibo
puxa nota do bling sozinho?
o pedido do mercado livre cai dentro, confere
shopee e amazon no mesmo estoque, fecham?
a gente usa totvs protheus desde 2009 e a diretoria não larga, vocês se ligam nele
tem conexão pronta com sap business one?
conta azul
mando tudo pro trello hoje, o sistema novo escreve lá?
o hotel usa booking.com e airbnb, o calendário bate com os dois?
dá pra ler os dados do power bi ou mandar pra ele
tenho stone e cielo, as maquininhas entram?
recebo por mercado pago, funciona no site?
paypal entra? vendo bordado pra Portugal
quero pagar o motoboy pela 99 entrega, vocês amarram nisso?
a clínica é toda no feegow, o chatbot marca lá dentro?
doctoralia
meu escritório vive no projuris e no pje, o sistema novo busca os processos lá?
minha imobiliária publica no zap imóveis e no viva real, vocês mandam os anúncios pra lá?
hotmart pro meu curso de crochê
lança a nota no domínio sistemas do meu contador
o cliente recebe o aviso pelo teams da microsoft
no slack cai alerta
manda lead pro hubspot sem eu digitar
tenho salesforce, sincroniza né
vocês põem o botão do waze
nuvemshop já tenho, o robô lê os pedidos dela
sou afiliado da magalu parceiro, os produtos entram no site automático?
correios sigep, o contrato da loja é com eles, dá pra imprimir etiqueta por ele
ponto eletrônico é da henry, conversa?
usa o asaas pra cobrar os alunos? eu já tenho conta lá
nossa igreja usa o prover e o inchurch, casa com algum?
google sheets é onde tá tudo da oficina, o painel lê de lá?
docusign ou clicksign pra assinar, qual dos dois vocês plugam
o rastreador dos caminhões é sascar
alexa, tipo perguntar pra ela quanto vendi hoje
catraca topdata com o sistema da academia
receita federal e sintegra, consulta cnpj automático?
gov.br pra logar o munícipe, a prefeitura exige
o ERP da cooperativa é o senior, não tem conversa, vocês pegam?
99food e rappi além do aiqfome, os três na mesma tela do sistema?
meu estúdio de pilates usa gympass, entra na agenda?
nos EUA recebo por stripe, o chatbot manda link dele?
notion da equipe
Nosso colégio de freiras usa o google classroom desde a pandemia e as irmãs não querem outra coisa, o portal que vocês fizerem lança a nota lá?
Minha distribuidora manda tudo pro contador pelo thomson reuters, dá pra ligar direto nele ou vou continuar digitando
tenho quinze maquininhas da getnet espalhadas nos quiosques da praia e queria ver o total na mesma tela, elas entram no sistema
o financeiro daqui jurou que só troca de sistema se o novo conversar com o sicoob e o banrisul, conversa?
minha imobiliária tem tudo no superlógica, boleto, repasse, tudo, vocês encaixam o chatbot nele?
trabalho com turismo e as passagens saem pelo amadeus, o site que vocês fariam consulta o amadeus?
uso o linx na loja do shopping porque a franqueadora obriga, a loja virtual de vocês enxerga o estoque do linx
a gente da pastelaria recebe pedido pelo anota aí, o robô de vocês substitui ou trabalha junto com o anota aí
integra com o ifood? 90% do meu pedido vem de la
Integra com Mercado Pago, Stone ou só PagSeguro?
Tenho restaurante em Vitória e os pedidos chegam todos pelo iFood num tablet que apita sem parar. O sistema de vocês puxaria os pedidos de lá?
A contabilidade daqui só trabalha com o Domínio e diz que não troca nem morta. O que vocês criarem envia pra ele?
vendo no Mercado Livre e na Shopee a mesma caneca, e sempre vendo uma que já acabou. o sistema de vcs conecta com os dois?
Nossa clínica usa o iClinic pra prontuário e estou satisfeita. O robô de marcação conseguiria enxergar os horários dele?
Recebo as mensalidades da escolinha pelo Asaas e queria que o pagamento desse baixa sozinho. Vocês ligam com ele?
Sou corretor, meus imóveis ficam no Vista e saem pros portais. O site que fazem pega de lá automaticamente?
no salão uso o Trinks faz 4 anos, as meninas amam. o chatbot conseguiria marcar direto nele?
A indústria roda em TOTVS Protheus desde 2006, ninguém ousa mexer. Um portal de vocês buscaria o pedido do cliente dentro dele?
Minha loja virtual é na Nuvemshop e não quero sair. O robô de vocês falaria com ela pra dizer se o pedido saiu?
Toda a transportadora vive dentro do Google Planilhas. O painel que vocês montam leria de lá em tempo real?
Faço a folha no Contabilizei e queria que o sistema novo mandasse os valores pra ele. Isso é possível?
A pousada anuncia no Booking e no Airbnb, e eu já reservei quarto dobrado. A agenda de vocês sincroniza com eles?
nosso time comercial vive no Pipedrive, se o lead não cai lá é como se não existisse. o chatbot manda pra ele?
Emito nota pelo Omie e pago em dia porque adoro. O site novo da minha loja de cosméticos consegue jogar as vendas dentro dele?
Sou diretora de escola e usamos o ClassApp para comunicados. Um sistema de matrícula de vocês conversaria com o ClassApp?
O frete da minha loja de artesanato em Tracunhaém é calculado pelo Melhor Envio. A loja que vocês fazem conecta nele?
tenho maquininha da Stone no balcão e da Ton na feira. o controle de caixa de vcs puxa as vendas das duas?
A ONG dispara boletim pelo Mailchimp e a lista tem 12 mil pessoas. O formulário do site cadastraria direto lá?
Trabalho com o HubSpot e a matriz não aceita outro. Queria confirmar se o assistente de vocês registra a conversa dentro do HubSpot
A loja de autopeças tem o catálogo da Fraga e o estoque no Linx. Seria possível o site ler dos dois?
minha filha montou as aulas na Hotmart, os alunos pagam por lá. meu site novo ia liberar a área quando a hotmart avisasse?
O hospital usa o MV e o Tasy em unidades diferentes, uma novela. Um painel de vocês conseguiria reunir os dados de ambos?
Meu escritório usa o Astrea pra acompanhar processo e queria que o cliente consultasse pelo chatbot. Daria?
Vendo ingresso pelo Sympla pra não ter dor de cabeça. O site do meu grupo de teatro mostraria o que ainda tem lá?
Uso o Trello pra tudo na marcenaria, cada cliente é um cartão. O sistema de vocês criaria o cartão quando entrasse orçamento?
A associação usa o Zendesk para chamado de morador e vai renovar. O chatbot que vocês desenvolvem abre ticket nele?
sou nutricionista e atendo com o WebDiet, tem tudo ali, plano, foto, peso. um app meu leria os planos de lá?
Meu gestor de campanha exige conversão no Google Ads e no Meta Pixel medida na página. Vocês instalam esses dois?
Na minha lojinha eu uso um tal de PicPay e o caderninho do Mercado Pago, esse site que vocês fazem consegue receber por eles?
Nosso órgão utiliza o SEI e o Protheus; a solução proposta integra-se a esses dois softwares nomeadamente?
o bot conversa c o hotmart pra libera meu curso sozinho ou n
meu controle de venda é todo no Omie e não quero largar, o sistema de vocês conversa com o Omie ou vou ter que digitar duas vezes?
Há conector para SAP Business One e Power BI, ou integrações com produtos específicos são caso a caso?
Bah, uso o Aegro na lavoura e não largo dele nem morto, o sistema de vocês se entende com ele, tchê?
Meu consultório roda no iClinic e as consultas caem no Google Calendar, o chatbot consegue falar com essas duas coisas?
A oficina usa o Contabilizei pra imposto, o Asaas pra boleto e o Trello pra serviço do dia, hoje um desencontrou do outro, o sistema de vocês se liga com esses três?
Meu pagamento todo cai no Mercado Pago e não mudo nem a pau, a loja que fizerem se liga nele
O contador só vive no Domínio Sistemas, e o que vocês fizerem pra minha empresa conversa com ele?
agendo tudo no calendly pq minha coach mandou, o site de vcs encaixa nele
Meus boletos são do Asaas e minha paciência acabou, o sistema fala com ele sem eu digitar de novo
O estoque tá no Omie há três anos e a diretoria gosta, seu chatbot consegue ler de lá
Minha academia usa o Gympass e o repasse é um nó, o sistema da Nora se integra com ele
`,
  "team-size": `
quantas pessoas trabalham na empresa de vocês
qts pessoas tem na equipe
quantas pessoas trabalham na nora
quantas pessoas trabalham aí
quantos funcionários vocês têm
qual o tamanho da equipe
a equipe é grande
quantos programadores vocês têm
vocês são quantos
é uma empresa grande
quem faz os projetos
quem são os desenvolvedores
quantos funcionários a nora tem pra dar conta de cem projetos
são quantos aí
é um time grande ou é só você e mais um
a empresa tem quantos colaboradores
vcs são em quantas pessoas
tem quantos designers
é uma eupresa ou uma equipe de verdade
quanta gente trampa na nora
trabalham em dupla
dão conta de um projeto grande, qual o efetivo
qual o número de desenvolvedores no quadro
quantos funcionários vocês têm registrados
é um cara sozinho fazendo tudo
meu último programador era um só e adoeceu, quantos são vocês
equipe de quantos
quantos por equipe em cada projeto
tem alguém de design ou só programador
quantas mulheres têm no time
quanta gente vai cuidar do meu projeto
vocês são três gatos pingados ou uma equipe grande
quantos profissionais compõem o corpo técnico
qtos são na equipe
o headcount de vocês passa de cinquenta
tem gente suficiente aí pra atender minha rede
a nora tem muitos empregados
o time é enxuto
vocês aí dentro são quantas pessoas, quinhentas igual o portal
já contratei um moço que trabalhava sozinho e adoeceu no meio da obra, por isso pergunto quanta gente vocês são aí dentro
é só vc ou tem mais gente
qts devs tem
Qual o efetivo de profissionais da empresa
tem designer no time
quantos funcionários a nora emprega
é empresa de garagem ou tem bastante gente
tem mulher programadora na equipe
o edital da universidade exige equipe mínima de cinco técnicos, qual o tamanho do quadro de pessoal de vocês
é uma eupresa
quantas cabeças cuidam de cada projeto
quantos programador trabalha cm vcs
tem time próprio ou terceiriza
lá na nossa firma somos vinte e seis e mesmo assim falta braço; na de vocês trabalham quantos
é um timão ou três gatos pingados
número de colaboradores da nora
quem compõe a equipe
quantos analistas e quantos designers
fiz um trabalho de escola sobre empresas de tecnologia e falta preencher a linha de quantos funcionários vocês têm
a nora é pequena ou grande em número de gente
quantos vocês eram no começo e quantos são agora
na minha oficina somos eu, meu filho e um aprendiz, e mesmo assim digo que é empresa, aí na de vocês são quantos
apostei um sorvete com a minha amiga que a nora é uma pessoa só no quarto dela, ganhei
se o programador de vocês ficar gripado tem outro pra tocar o serviço, ou o time é de um homem só
para o cadastro de fornecedores da usina falta preencher o campo de número de empregados, o qual não localizei na página
a nora tem mais de quinhentos funcionários também
será que é um cara só num quarto tocando tudo
tenho medo que vocês sejam uma pessoa só e depois falte braço
se um de vocês adoecer, tem outro pra cobrir
vocês são um timão ou dois amigos
a cooperativa só contrata empresa com gente suficiente, vocês são em quantos
parece que é tudo robô aí, tem quantas cabeças trabalhando
é um exército ou uma firma de garagem
aqui no salão somos quatro, e vocês são em quantos
tem designer separado do programador ou um faz tudo
quero saber se tem gente bastante pra tocar um sistema de transportadora
vocês são só a nora e mais quem
o quadro de funcionários de vocês dá conta de vários clientes juntos
quanta gente mexe nos projetos aí dentro
Qual o headcount da contratada na área de desenvolvimento
Informem o quadro técnico permanente para fins de habilitação
Quantos profissionais seniores compõem o corpo técnico
O edital pede comprovação de equipe mínima; quantos colaboradores possuem
A empresa opera com quadro próprio e de que dimensão
Quantos desenvolvedores CLT integram a organização
qts pessoas na nora
são qtos aí
time tem qts
qts devs
equipe de qts
qtos func vcs têm
tenho uma indústria de sorvete e já quebrei a cara com firma de um homem só, vocês são uma turma ou uma pessoa
Nosso cadastro de fornecedores pede o número de colaboradores. Qual é o da Nora?
sou desenvolvedor de Recife e fico imaginando quanta gente tem por trás dessa página
minha preocupação na transportadora é férias de programador, tem gente suficiente pra cobrir
meu escritório tem cinco advogados, o de vocês tem quantos profissionais
minha esposa acha que é um menino sozinho no quarto, quantos são na verdade
são em quantos aí
é firma de um só
quanta gente tem no time
tem designer e programador no quadro
número de colaboradores?
vocês são quantos aí dentro
é só um carinha ou uma turma
são muitos funcionários, minha filha
qual o efetivo da empresa
tenho receio de contratar firma de um homem só, porque se ele adoece tudo para, como foi com o meu eletricista, quantas pessoas há na nora
o formulário de homologação pede o número de colaboradores do fornecedor e não posso deixar em branco, qual é o de vocês
oi, bando de gente boa! quantos devs tem na casa
não os 500 funcionários do portal, os de vocês, quantos são
é só uma pessoa fazendo tudo
tem muito funcionário aí
qual o quadro de colaboradores
quantos devs e designers
é eupresa ou tem time
quantas cabeças cuidam do desenvolvimento aí na firma
tenho três costureiras e já é um aperto, vocês dão conta com quantos
no meu setor de TI somos doze, e vocês, quantos analistas têm
se o programador de vocês ficar doente tem outro, são quantos no total
já contratei um rapaz que trabalhava sozinho e quando ele viajou ninguém atendia, por isso pergunto quanta gente tem na equipe de vocês
meu edital interno exige prestador com pelo menos dez empregados registrados, quantos vocês têm hoje na folha de pagamento
vi que são mais de cem projetos e fiquei imaginando o batalhão de gente que precisa pra isso, quantas pessoas vocês são
aqui na fazenda toco tudo com meu irmão e um peão, e vocês aí na nora, é uma turma grande ou meia dúzia
a equipe é clt ou terceirizada
Nossa indústria só fecha sistema com fornecedor que tenha mais de dez técnicos, por medo de ficar na mão. Quantos vocês são?
imagino uma sala cheia de nerd com fone kkkk, quantos trabalham aí?
meu sobrinho sozinho fez o site da minha loja e pegou dengue, parou tudo. vcs têm quantas pessoas na equipe?
tô acostumado com mutirão, sou mestre de cerimônia de cavalhada; quantas mãos vocês têm pra tocar um projeto?
o portal tem 500 funcionários, tá, mas e vocês, a firma de vocês, tem quantos?
Se um programador de vocês adoecer, sobra alguém? Ou seja, qual o tamanho do time?
no salão somos eu e deus, e aí na nora são quantos?
quantos designers e quantos programadores vocês empregam? a escola de moda quer saber pra ver se dão conta
Preencho um questionário de risco: número de colaboradores da contratada. Qual seria o da Nora?
vocês são só dois amigos ou é um batalhão? na minha transportadora de 40 motorista ninguém me acha se for pequeno
Quantos desenvolvedores ficariam disponíveis? Melhor dizendo, qual o quadro total da empresa hoje?
Minha banda tem nove integrantes e já é difícil marcar ensaio, imagino uma empresa que faz site, sistema e robô ao mesmo tempo. Vocês são em quantos aí dentro?
sou chefe de cozinha e sei que com dois na praça não sai jantar pra duzentos; quantas pessoas vocês têm pra dar conta do portal do nosso resort?
qtas pessoas trabalham ai na nora
quantos funcionario vcs tem ai trabalhando
são quantos funcionários aí na nora?
quantas pessoas são no time? é boutique ou uma factory de 200 devs?
Quantos profissionais compõem hoje o quadro da própria Nora?
Quantos devs no time?
Minha filha, vocês são muita gente ou é só um moço e um computador? Pergunto porque a última firma era um menino só e ele adoeceu
Para o item capacidade operacional, indicar o quantitativo de profissionais que integram a empresa.
vcs sao qts tipo uma galera ou so 3 pessoa msm
hoje meu único funcionário faltou e a loja parou, aí fiquei pensando, na empresa de vocês quantas pessoas trabalham?
A página cita uma pessoa da nossa equipe várias vezes; qual é o efetivo total, desenvolvedores inclusive?
Uai, essa turma docês é grande ou é meia dúzia de gato pingado num quartim?
Preciso avaliar se a empresa aguenta a demanda de um hospital, quantos colaboradores a Nora tem?
O último que contratei era sozinho, pegou dengue e meu sistema parou quinze dias no meio da safra, na Nora tem quanta gente no batente pra isso não acontecer?
Tenho doze filhos e divido a roça, e a Nora é tocada por quantos pares de braços
O suporte 24/7 me fez pensar quanta gente tem que se revezar aí, quantos vocês são
meu cliente perguntou se vcs eram 2 ou 200, eu disse q ia ver
Nosso jurídico classifica o prestador por número de empregados, qual é o de vocês
A equipe de cozinha aqui são quatro e o mundo cai, vocês são em quantos pra dar conta de cem projetos
No batalhão eu comandava trinta homens, quantos você tem por trás desse site
`,
  revenue: `
quanto vocês faturaram ano passado
qual o capital social da empresa
vocês dão lucro
quanto a empresa ganha por mês
qual o faturamento da nora
vcs faturam quanto por ano
com cem projetos entregues vocês devem faturar quanto
cês tão rica já
qual o faturamento bruto anual
quanto entra de dinheiro aí
a nora dá lucro ou tá no vermelho
qual foi a receita em 2024
vocês são uma empresa milionária
qual o balanço patrimonial da empresa
vocês já receberam investimento
tem dívida a empresa de vocês
preciso avaliar a saúde financeira do fornecedor, qual é a receita de vocês
vale quanto a nora
quanto ganha um funcionário daí
quanto vcs tiram por projeto
margem de lucro de vocês é alta
quanto pagam de imposto
qual o valuation
a empresa cresceu quanto no último ano
capital social registrado
fecharam o ano no azul
quanto o dono tira por mês
qual o ticket médio de vocês
nosso cadastro de fornecedores pede o porte e a receita operacional da empresa, podem informar
vcs ganham bem com isso
são empresa de pequeno faturamento
a nora tem investidor anjo
quanto a nora fatura por ano com esses projetos todos
meu gerente de banco só empresta pra quem contrata fornecedor sólido, qual foi o faturamento de vocês no último ano
vcs ganham mt dinheiro
são ricos
Solicito o balanço patrimonial do último exercício
tão no azul ou no vermelho
quanto a nora lucra por projeto
vocês têm dívida
a empresa vale quanto
o setor de crédito precisa conferir a saúde financeira de quem presta serviço pra usina, então informem a receita bruta anual
faturam milhão?
quanto entra no caixa de vocês por mês
receberam investimento de fundo
qual o patrimônio líquido
qto vcs tiram por mês
sou curioso de nascença e fui comerciante a vida toda, então me conte no pé do ouvido quanto essa empresa movimenta num ano
a empresa é lucrativa
o crescimento de vocês foi de quanto em dinheiro
faturamento 2025?
meu amigo disse que empresa de site fica milionária, vcs já faturaram o primeiro milhão
têm capital aberto, publicam resultado
margem de lucro de vocês
fui lesado por uma construtora que vivia no vermelho e ninguém sabia, de modo que agora pergunto a todos como andam as finanças
meu primo disse que dono de empresa de tecnologia anda de carrão, quanto será que entra por mês aí na nora
o formulário do banco de fomento tem um campo com a receita bruta anual do prestador, preciso preencher com o número dos senhores
estamos pensando em comprar uma empresa de software e a de vocês interessou, qual foi o faturamento do último exercício
vocês tão bem das pernas ou podem quebrar no meio do meu projeto
entra quanto no caixa de vocês num mês
sou contador, curioso: qual o movimento anual da nora
a firma de vocês tá no azul
a cooperativa só fecha com quem tem saúde financeira, mostram os números
será que vocês são milionários com isso
meu chefe quer saber se a nora gira mais de um milhão
ganham bem com esse negócio de robô
quanto a nora arrecadou vendendo site
vocês têm dívida ou tão sossegados
o negócio de vocês rende quanto por ano pros donos
já receberam dinheiro de investidor
vocês pagam imposto como empresa pequena ou o caixa é de empresa grande
Solicitamos balanço patrimonial do último exercício
Qual a receita bruta anual declarada
Para análise de risco, informem o índice de liquidez da empresa
Qual o EBITDA e o nível de endividamento da contratada
A qualificação econômico-financeira exige patrimônio líquido mínimo; qual é o dos senhores
Informem o porte por faixa de receita operacional
faturam qto
qto ganham
lucro de vcs
receita anual qto
capital social qto
fat mensal da nora
sou analista de crédito e avalio fornecedores da rede de supermercados, qual a receita bruta anual da Nora
Para o processo licitatório precisamos do patrimônio líquido da empresa. Qual seria?
tenho quitanda e faturo uns 20 mil, curioso, e vocês giram quanto
estudo administração em Lavras e faço trabalho sobre firmas de tecnologia, qual o lucro de vocês
meu pai só contrata firma sólida, as contas da empresa fecham no azul
penso em investir em empresa de software, me dá o balanço de vocês
quanto entra de grana por mês aí
vocês tão no azul
qual a receita anual
tem balanço publicado
quanto vale a nora
cês tão ricos, quanto entra
a firma dá dinheiro mesmo, uai
quanto gira por ano aí
informe a receita bruta do último exercício
trabalho no crédito do banco e para classificar fornecedores usamos a faixa de receita anual, a de vocês não consta em lugar nenhum, qual seria
estou com um investidor interessado em empresas de software e ele sempre começa perguntando o tamanho do negócio em reais, vocês divulgam isso
oi, xereta aqui: qual foi o lucro da nora esse ano
relatório de lucro da própria nora vocês mostram
a nora tá no azul
qual a receita de vocês
têm investidor ou dívida
me passa o balanço da empresa
quanto entrou de dinheiro em 2025
sou contadora e fiquei curiosa, vocês são lucro presumido com qual faturamento
o cadastro de fornecedor pede renda bruta anual, qual é a de vocês
quanto a firma de vocês vale hoje no mercado, já avaliaram
vocês ganham bem com esse negócio de site, quanto dá por mês
o setor de risco da cooperativa só aprova empresa que fature acima de um milhão, preciso saber se a de vocês chega nesse valor
na aula de análise financeira temos que escolher uma empresa e olhar os indicadores, vocês divulgam lucro e receita em algum lugar
meu salão tira uns oito mil livre por mês e eu fico imaginando quanto uma empresa de tecnologia como a de vocês faz
antes de assinar contrato longo analiso a saúde financeira da parte contrária, então queria conhecer o patrimônio e a receita da empresa
quanto a nora faturou no último ano? sou investidor anjo e gosto de ver número
vocês dão lucro ou vivem de rodada? meu pai diz que startup é tudo vento
O comitê de crédito pede receita bruta dos últimos três exercícios da contratada. Poderiam informar?
tenho medo de contratar e vocês quebrarem, como tá o caixa da empresa?
me conta um segredo: quanto entra por mês aí com esses sites e robôs?
quantos por cento vocês cresceram esse ano? é pra meu trabalho de contabilidade
já receberam aporte, têm dívida, essas coisas? antes do sistema quero saber a saúde financeira
qual o ticket médio e a margem da empresa? curiosidade de economista aposentado
A empresa divulga balanço auditado ou demonstração de resultados?
quanto vale a nora no mercado? meu tio acha que compra kkk
os 100 projetos renderam quanto ao todo? sei que é indiscreto, sou contadora
Fui bancário e aprendi a olhar saúde financeira antes de assinar qualquer coisa de longo prazo, como esse sistema do nosso hotel. Qual foi o faturamento da Nora no ano passado?
meu professor de finanças mandou escolher uma empresa de tecnologia e estimar a receita dela; escolhi a nora, quanto vocês ganham por ano?
vcs faturam quanto por ano? são empresa grande?
Meu compadre é curioso que só ele e mandou perguntar quanto essa empresa ganha por ano, fiquei com vergonha mas vou perguntar, dá muito dinheiro?
Solicita-se o faturamento bruto dos três últimos exercícios, para aferição da qualificação econômico-financeira.
cs ganha mto dinheiro fazendo site tipo qnts milhao por ano
hoje fechei o balanço e faturei menos que o ano passado, fiquei curioso, essa empresa de vocês fatura quanto num ano?
Há demonstrações contábeis publicadas ou indicação de receita anual? O rodapé só traz CNPJ e direitos reservados.
Bah, firma que dá prejuízo quebra e me deixa na mão, vocês tão ganhando dinheiro, quanto entra num ano?
Sou analista de crédito e avalio o risco do fornecedor, qual foi a receita da Nora no último exercício?
Quanto eu faturo nem meu marido sabe, mas sou curiosa: quanto a Nora faturou no último exercício
O preço do meu projeto depois se vê, agora a análise de crédito pede a receita anual do fornecedor
vcs dão lucro ou tão queimando dinheiro de investidor igual as startup da tv
Tenho ações na bolsa e gosto de balanço, onde vejo o de vocês
Na licitação é obrigatório demonstrar capital social mínimo, de quanto é o dos senhores
Meu estoque dobrou e meu lucro caiu, coisa de louco, e vocês cresceram em dinheiro no ano passado
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
há quantos anos vocês entregam projetos
faz quanto tempo que vocês mexem com isso
nasceu em que ano a nora
a firma é antiga
abriram ontem?
como começou a nora
há quantos anos no ramo
vcs existem dsd quando
é startup nova ou já tem história
vocês já existiam na pandemia
antes de fazer sistema vocês faziam o quê
são novatos
qual a data de abertura
vi que o rodapé diz 2026, foi esse ano que abriram
tem quantos anos de casa
a empresa surgiu onde e como
para homologação precisamos do ano de constituição da empresa
tão no mercado há muito tempo
quando comemoram aniversário da empresa
tem mais de dez anos de experiência
só contrato firma com estrada, quantos anos têm
tchê, desde que época vocês fazem isso
nora é coisa recente, né
vocês têm tradição no ramo
quando foi o primeiro projeto de vocês
a empresa já tem cabelo branco ou ainda cheira a leite
meu armazém abriu as portas em 1961 e eu só negocio com casa de tradição, em que ano a de vocês começou
qual o ano de fundação
vcs são novos
Desde que data a sociedade exerce suas atividades
a nora existe há mt tempo
abriram na pandemia
quantos aninhos tem a nora empresa
já têm dez anos de estrada
o edital pede no mínimo três anos de atuação comprovada no ramo, a empresa de vocês completa esse tempo
vocês começaram ontem ou são antigos
como foi o início da nora
são startup nova
nasceu antes de mim, sou de 2009
sobreviveram a quantas crises
minha professora pediu a linha do tempo de uma empresa brasileira e escolhi vocês, em que data ela foi criada
faz quanto tempo q fazem site
é firma antiga
vi tanta firminha de computador abrir e fechar em seis meses nessa rua que só confio em quem já tem anos, vocês têm quantos
em que ano abriram o negócio
comemoram aniversário da empresa que dia
a minha selaria passou de bisavô pra avô, de avô pra pai, de pai pra mim, e a empresa dos senhores vem de quando
meu aniversário é em 2011 e queria saber se a nora é mais velha ou mais nova que eu
li que metade das firmas fecha antes de completar cinco anos, os senhores já passaram dessa peneira
para constar na ata de contratação preciso da data de início de atividades da empresa, que não figura no rodapé
vocês são novinhos ou já têm cabelo branco nisso
tenho pé atrás com firma que abriu ontem
quando foi que essa empresa nasceu
já pegaram a época do orkut ou são de agora
quantos aniversários a nora já fez
o conselho da escola só contrata gente com história, qual a de vocês
vocês existiam antes da pandemia
faz muito que vocês tão nessa lida
a oficina do meu pai tem 40 anos, e a casa de vocês
é empresa que abriu agora pra aproveitar a moda da ia
em que década vocês começaram essa estrada
a nora já passou dos cinco anos ou é recém-nascida
tão nesse ramo faz quanto tempo, tchê
Qual a data de constituição da sociedade
O cadastro de fornecedores requer tempo mínimo de atividade; qual o dos senhores
Informem o ano de início das operações
A empresa comprova três anos de atuação no objeto
Desde que exercício a contratada presta serviços de software
Qual a longevidade da empresa no setor de tecnologia
desde qdo existem
qts anos de nora
abriu qdo
ano de fundação
nova ou antiga
tempo d mercado
tenho relojoaria desde 1978 em Juiz de Fora e gosto de firma antiga, vocês abriram em que ano
A política da fundação exige fornecedores com tempo mínimo de atuação. Há quantos anos a Nora opera?
um pessoal novinho abriu e fechou em seis meses aqui em Patos e me deixou na mão, vocês já rodam faz tempo
sou jornaleiro há 30 anos, e vocês tão nesse ramo de quando pra cá
na pandemia apareceu muita empresa de site, a de vocês é de antes
minha neta pesquisou e não viu aniversário da empresa, em que data nasceu a nora
abriu em que ano
já tem dez anos
qual a idade da empresa
tão nessa há muito tempo
em que ano a empresa foi constituída, exigimos três anos de mercado
nasceram quando
a firma é novinha ou rodada
há quanto tempo cês tão nessa lida, tchê
qual a data de constituição
fui mordida por empresa que abriu em janeiro e fechou em agosto levando o dinheiro de todo mundo, por isso pergunto há quantos anos vocês existem
a licitação pede experiência mínima de três anos de atividade e eu estou conferindo fornecedor por fornecedor, desde que ano a nora opera
oi, parabéns pelo aniversário, se for hoje! em que ano abriram
começaram quando, a empresa, não o meu projeto
abriram em que ano
são novatos no ramo
quantos aninhos tem a nora
já existiam na pandemia
surgiram quando
faz tempo que tão na praça
meu escritório tem trinta anos e prefere fornecedor antigo, vocês são de quando
sou meio desconfiada com firma que nasceu ontem, a de vocês nasceu em que época
há quantos anos a equipe desenvolve sistemas sob esse nome
vi 2026 no rodapé, quer dizer que começaram agora
o último que me vendeu sistema pra granja fechou as portas com oito meses, por isso quero saber se vocês já têm alguns anos de caminhada
o banco pede no cadastro a data de constituição do prestador pra liberar o financiamento do projeto, em que ano a empresa de vocês começou
costuro desde 1989 e valorizo quem tem história, então me conta há quanto tempo vocês tão nessa lida de fazer site
no comitê de TI a gente pontua maturidade do fornecedor e um dos critérios é a idade da empresa, qual é a da nora
Meu alambique é de 1931 e eu só sento com quem tem raiz. De que ano é a casa de vocês?
vi 100 projetos e pensei, isso levou quanto tempo? quando que a Nora começou?
no boteco do meu pai tem placa desde 1978 na parede, vcs nasceram quando?
minha empresa anterior fechou com menos de um ano de vida e levou meu sistema junto, a de vocês tem quantos anos de mercado?
O pregão da universidade pontua tempo de existência da licitante. Qual a data de fundação da Nora?
vocês são startup nova ou já comeram muita poeira nessa estrada?
Já passei por três planos econômicos com a minha ferragem em Bagé, tchê; a firma de vocês é de que época?
quero contratar gente que já existia antes da pandemia, é o caso?
o robô do portfólio foi feito em que fase da empresa, no começo? aliás, quando foi o começo de vocês
Sou geriatra e brinco que idade é documento. Qual a idade da empresa?
como foi que tudo começou aí, numa garagem, na faculdade? conta a história da fundação pra eu por no meu trabalho de empreendedorismo
no 2026 ali embaixo tá o ano do site, mas o ano em que a empresa abriu mesmo qual foi?
Meu bisavô abriu a selaria em 1904, meu avô quase fechou na crise, eu toco até hoje. Por isso respeito empresa que já levou tombo: vocês estão na ativa desde quando?
no ano passado contratei uma firma pra fazer o app da clínica e descobri que ela tinha três semanas de vida. a de vocês tem quanto tempo?
desde qdo a empresa existe?
Desde que ano a empresa existe?
desde que ano vcs existe
tá escrito 2026 ali embaixo vcs abriram esse ano?
embaixo tá 2026, então a empresa foi aberta esse ano né?
A Nora existe desde que ano? Pergunto porque nosso compliance exige no mínimo 5 anos de mercado.
a nora existe desde que ano minha chefe tem medo de empresa nova
Tempo de mercado? O checklist exige mínimo de 5 anos.
Em que ano a empresa foi constituída?
Minha bodega tem trinta e sete anos e eu tenho orgulho de cada um, e essa empresa de vocês, minha filha, nasceu em que ano?
Informar a data de constituição da empresa e o tempo de atuação no ramo, para comprovação de experiência mínima.
vcs existe faz qnt tempo tipo qndo comeso
o último fornecedor de sistema abriu em janeiro e fechou em maio, ficou meu dinheiro lá, há quanto tempo vocês estão no mercado?
O rodapé exibe © 2026; esse é o ano de início das atividades ou apenas do direito autoral? Quando a empresa foi fundada?
Uai, vinho bão é o velho, e firma também, ocês tão nesse batente desde que ano?
Para o trabalho sobre startups do meu curso, preciso da idade de cada empresa pesquisada, qual a da Nora?
meu vo so compra de loja antiga e falo q firma de internet abre hj e fecha amanha cs abriro em q ano
O prazo de validade de startup é curto, todo mundo sabe, então me fala há quantos anos vocês tão vivos
Minha alfaiataria abriu as portas em 1971 com meu avô, a de vocês abriu quando
não quero saber dos donos nem quantos são, só a idade da empresa
O regulamento do banco exige três anos de atividade comprovada do prestador, a Nora já os tem
Meu sistema atual é de uma firma que fechou no segundo aniversário, tenho pavor disso, vocês existem desde que ano
O rodapé diz 2026, mas isso é o ano de agora; quando foi que a Nora começou
`,
  owner: `
por que o nome é Nora
pq vcs escolheram o nome nora
o nome Nora vem de quê
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
quem está por trás da nora, os sócios
nora é o nome da dona
quem ta por trás disso
a nora é nome de gente
quero saber de quem é essa firma
quem responde legalmente pela empresa
é empresa de família
quem são os diretores
o que significa nora
a dona é mulher
tem sócio estrangeiro
pertence a algum grupo
quem é o chefão
nora de sogra? por que esse nome
conheço o dono de algum lugar, qual o nome dele
a empresa foi vendida pra alguém
quem assina como diretor de tecnologia
podem informar o quadro societário
quem bota dinheiro nessa empresa
tem presidente
o patrão de vocês é quem
a marca nora veio de onde
quem toma as decisões aí dentro
o fundador é programador ou administrador
quem é a Nora, é filha do dono da empresa
gosto de saber com quem estou tratando, na minha terra a gente pergunta filho de quem; essa empresa é de quem
quem é o chefe aí
Quem figura como sócio-administrador
o dono é brasileiro
qm criou a nora
a nora é uma mulher de verdade, a dona
tem sogra também ou só nora kkk
quero mandar uma carta ao diretor, como ele se chama
quem está por trás dessa firma
preciso endereçar um ofício do sindicato rural à presidência da empresa e não sei o nome de quem responde por ela
o dono é o mesmo de alguma outra empresa famosa
quantos sócios são
o patrão de vcs é quem
vi um homem na televisão falando de robô de whatsapp e minha esposa jura que ele é o dono daí, quem é o dono mesmo
a nora pertence a algum grupo
de onde tiraram esse nome
quem é o presidente
meu trabalho da feira de ciências é sobre empreendedores e queria botar o nome de quem inventou essa empresa
qual o nome da diretora
desde menina aprendi a mandar cartão de Natal pro dono de cada casa com quem faço negócio, qual o nome do daí
minha turma apostou que a dona se chama Nora e tem uma filha chamada Lúcia, alguém acertou
o cartório exige a qualificação dos administradores da contratada, então preciso dos nomes de quem figura na sociedade
estudei com um rapaz que abriu empresa de sites e queria ver se é a mesma, quem foi que fundou esta
a dona da nora é quem
quem é que assina os cheques aí
tem um rosto por trás disso ou é só uma marca
nora é nome de gente, de quem
queria saber de que família é essa empresa
quem teve a ideia de abrir isso tudo
é de brasileiro ou de grupo estrangeiro
quem tá no comando, homem ou mulher
o cabeça da empresa, como ele se chama
meu assunto é de patrão pra patrão, quem é o seu
tô com a impressão que o dono daí é meu colega de escola
botaram nora por causa da sogra de alguém
quem bate o martelo nas decisões da empresa
por trás dessa página tem sócio político
Quem figura como administrador no quadro societário
Informem o representante legal apto a assinar
Solicito a identificação dos beneficiários finais da empresa
Há participação de grupo econômico no controle acionário
Qual o nome do diretor executivo
Existe pessoa politicamente exposta entre os sócios
qm é o dono
dono da nora
ceo qm é
sócios qm são
pq nora
qm fundou
quem fundou isso aí
o chefão da nora é quem
quem são os donos
quero saber quem está por trás da empresa
sou presidente de uma associação rural e costumo tratar com quem é o cabeça, quem comanda a Nora
Para o nosso due diligence, solicito a identificação dos administradores da companhia
meu nome também é Nora e tenho um brechó em Itu, por curiosidade, é homenagem a quem
meu avô dizia pra conhecer o patrão antes de comprar, como ele se chama
tenho padaria com meu irmão, aí é negócio de família também
faço reportagem da escola sobre mulher empreendedora, a nora foi criada por mulher
nora é nome de quem
quem fundou isso
quem dirige a empresa
é de família a firma
preciso do nome do responsável do setor comercial
com quem devo falar no setor comercial, qual o nome
quem é o cabeça da firma
quem tá por trás disso, mano
é empresa de família, meu filho
quem compõe o quadro societário
gosto de saber com quem estou fazendo negócio, se é gente da terra, se é pai de família, e no site não vi rosto nenhum, quem comanda a nora
minha bisavó se chamava assim e achei uma coincidência tão linda, fiquei curiosa para saber por que batizaram a empresa com esse nome
oi, chefinho tá por aí? quem é o ceo
não a pessoa que responde, a pessoa que fundou
quem fundou a empresa e em que ano
quem comanda a nora
quem assina pela empresa
nome do ceo por gentileza
a chefona é quem
quem abriu esse negócio
quem tá por trás da nora
a empresa é de uma família ou de um grupo de investidores
quem é o representante legal que vai assinar meu contrato
foi um homem ou uma mulher que criou essa empresa
nora é homenagem a quem, à esposa do patrão
gosto de saber com quem faço negócio, aqui na roça a gente aperta a mão do dono, então me conta quem são as pessoas donas dessa empresa
faço análise societária antes de qualquer contratação do escritório e queria os nomes de quem compõe o quadro da empresa, vocês informam
meu salão leva o nome da minha avó e cada cliente pergunta a história, fiquei curiosa com o de vocês, de onde saiu
tô fazendo um trabalho da faculdade sobre empreendedores de tecnologia e escolhi vocês, quem foi que teve a ideia e fundou a empresa
Na fazenda eu trato de boi é com o dono, não com capataz. Quem é o dono dessa Nora?
minha sogra se chama Nora e tá se achando kkkk, o nome da empresa é por causa de quem?
O conselho da santa casa pede a relação de sócios administradores do fornecedor do sistema. Quem são?
já caí com empresa de político laranja aqui na cidade, então pergunto na lata: quem manda aí?
sou jovem negra empreendedora de brechó e gosto de apoiar negócio de mulher, quem fundou a nora foi mulher?
quem é o ceo? quero mandar uma ideia de portal direto pra cabeça
a empresa é de família, de amigos da faculdade ou de investidor? quem tá por trás
meu nome também é nora e fiquei curiosa demais, de onde saiu esse nome pra uma empresa de tecnologia?
Antes de assinar o contrato do app da clínica, meu jurídico quer saber o quadro societário. Quem são os proprietários?
trabalhei 30 anos de mestre de obra e sei que obra boa tem dono presente; o dono daí é quem?
é nora de computador ou nora de esposa do filho? da onde tiraram
Quem responde pela diretoria da empresa? Preciso endereçar um convite à pessoa certa.
Na nossa cooperativa de leite toda compra grande passa pelo conselho, e a primeira pergunta do seu presidente vai ser: quem são os donos dessa empresa de sistemas?
assisti um documentário sobre fundadores e fiquei com a mania de perguntar: quem criou a nora e por que botou esse nome?
quem é o dono(a) da nora?
quem é a dona daí? é mulher tb? 💪👑
quem eh a dona? Nora eh uma pessoa mesmo? como chama quem manda ai
Eu gosto de saber o nome da pessoa com quem lido, minha filha, quem é o dono ou a dona dessa Nora?
Queira informar o nome dos sócios-administradores e do representante legal habilitado a firmar instrumentos.
a dona se chama nora msm ou eh so o nome da firma qm criou isso
hoje descobri que o fornecedor tinha como sócio um cara que me deve dinheiro, então pergunto logo: quem está por trás da Nora?
A página não identifica fundadores; quem responde pela direção da empresa e de onde vem o nome?
Bah, aqui a gente gosta de saber de que família é, quem são os donos dessa firma, tchê?
Nossa ONG checa se os diretores dos parceiros são políticos, quem são os proprietários de vocês?
Meu sócio majoritário é minha mãe e todo mundo sabe, na Nora o sócio é quem
Tem uma Nora numa peça de teatro norueguesa que bate a porta e vai embora, o nome da empresa veio dela
quero falar bem de vcs pro chefe de vcs, como ele chama
O prefeito perguntou se a empresa pertence a algum parente de vereador, quem são os proprietários
Já trabalhei em firma com o nome da avó do fundador, e a de vocês, foi batizada por quê
A diretoria da cooperativa escreve carta nominal, a quem endereçamos na direção da Nora
por que a empresa se chama nora
por que esse nome, nora
de onde vem o nome da empresa
qual a origem do nome da empresa
quem deu o nome da empresa
o que significa o nome da empresa
`,
  certification: `
vocês têm certificação
têm iso 9001
já ganharam prêmio
são parceiros do google
são parceiros oficiais do whatsapp
vocês são certificados em lgpd
participam de licitação
vocês têm selo de alguma instituição que ateste o controle de qualidade
tem selo de qualidade
são parceiro meta
tem alguma premiação
meu compliance pede iso 27001, possuem
são credenciados pelo google
saíram em algum ranking de melhores agências
tem selo great place to work
a equipe é certificada em aws
têm registro no crea
são associados a alguma entidade do setor
vocês têm homologação do whatsapp
possuem pci dss
quais certificados a nora tem
tem atestado de capacidade técnica
microsoft partner?
ganharam troféu de alguma coisa
sou auditora e preciso do certificado de segurança da informação de vocês
são filiados à assespro
tem carta de recomendação ou prêmio
vocês têm cadastro no sicaf
selo reclame aqui ra1000 vocês têm
tem diploma na área
são reconhecidos por algum órgão
a nora tem mps br nível alguma coisa
tem certificação verde de sustentabilidade
a empresa tem algum diploma na parede, iso, prêmio, coisa assim
a cooperativa exporta mel pra Alemanha e todo fornecedor tem que mostrar selo, vocês têm algum certificado de qualidade
iso 27001 tem
são google partner
A empresa possui certificação MPS.BR ou CMMI
vcs são parceiro da meta
certificados aws?
o trabalho de vocês é reconhecido por algum órgão
são credenciados no sebrae
nosso edital dá pontos para empresa premiada ou certificada, peço que digam quais títulos os senhores possuem
são homologados pela receita
tem great place to work
já foram premiados em algum concurso
são afiliados à assespro
são parceiros microsoft
tem selo do reclame aqui, ra1000
meu hospital só contrata quem é certificado em segurança de dados de saúde, os senhores têm essa certificação ou alguma parecida
são representante oficial do whatsapp
ganharam prêmio de design
vcs tem medalha de alguma coisa
minha prima disse que empresa boa tem certificado pendurado na parede, o de vocês é de qual instituição
o frigorífico exporta pra Europa e o auditor confere os papéis até do moço que pinta a parede, vocês têm algum certificado
minha mãe é enfermeira e diz que só confia em profissional com registro no conselho, vocês têm registro em algum
vi um selo dourado no site de outra empresa dizendo que era a melhor do ano, vocês já receberam um desses
na licitação da autarquia há pontuação extra pra quem é parceiro oficial de grande fabricante, os senhores são de algum
algum órgão já carimbou que vocês são bons
tenho receio de contratar quem não tem diploma nem selo nenhum
vocês já subiram em palco pra receber troféu
a cooperativa exige aquele papel de qualidade na parede
os programadores de vocês têm diploma de fábrica
o facebook reconhece vocês como oficiais
vocês têm registro no crea ou em algum conselho
a clínica pede fornecedor com selo de segurança, vocês possuem
algum jornal ou instituto já premiou o trabalho daí
saiu em lista de melhores empresas
a meta deu aquele selinho de agência credenciada
fazem parte de alguma associação do ramo
são reconhecidos por alguma entidade séria
Possuem certificação ISO 27001 vigente
Apresentam atestado SOC 2 tipo II
Há credenciamento junto ao SICAF
A contratada detém nível MPS.BR ou CMMI
Os profissionais possuem certificação PMP ou Scrum
São Google Partner ou AWS Partner
tem iso
selo lgpd tem
premiados
parceiro meta
certificado tem
gptw vcs são
sou compradora de um laboratório em Goiânia e preciso de fornecedor com selo de segurança da informação, possuem
O edital pede profissionais com título oficial da Meta. Vocês têm algum reconhecimento desse tipo?
minha padaria ganhou melhor pão do bairro ano passado, e a nora já foi premiada com alguma coisa
nosso jurídico do plano de saúde quer saber se são auditados por órgão externo
vi uma agência em Porto Alegre com selo de parceira, vocês também têm credencial
trabalho na qualidade de uma fábrica e só entra empresa com norma comprovada, qual vocês seguem
têm algum selo
já foram premiados
são credenciados da meta
possuem iso 27001
ganharam algum troféu
têm diploma disso na parede
já levaram algum troféu, tchê
possuem iso 27001 ou equivalente
o hospital só contrata fornecedor com selo de segurança reconhecido, e minha chefe quer ver o papel timbrado antes de qualquer conversa, vocês têm algum
vi uma empresa concorrente cheia de medalhinhas de parceira do google e da microsoft no rodapé, na página de vocês não achei, vocês têm essas também
oi, campeões! ganharam algum prêmio de design
confiança eu tenho, mas existe algum selo oficial
são selo google partner
possuem algum prêmio de design
vocês são meta business partner
são homologados por algum órgão
alguém aí é certificado aws
tem selo reclame aqui
o edital do hospital pede iso 27001, vocês possuem
minha gerência de TI só contrata quem comprova certificação de segurança, é o caso
vocês já venceram algum concurso ou saíram em ranking de agências
a associação comercial exige atestado de qualidade, a empresa tem algum
vamos abrir uma licitação pra um sistema de prontuário e no termo pede certificado de boas práticas, queria saber se a empresa de vocês tem algum
na minha área a gente pendura diploma na parede do salão pra cliente confiar, e vocês, têm algum diploma, selo ou título que mostre
meu patrão só anda com caminhão vistoriado e quer fornecedor do mesmo jeito, vocês têm auditoria ou certificado reconhecido por alguém
estou redigindo o parecer pra contratação e preciso citar credenciais oficiais da empresa, vocês são parceiros certificados de alguma big tech
Nosso laboratório é acreditado e o auditor quer o certificado dos fornecedores de software também. Que selos a Nora possui?
vcs são parceiro oficial do google ou do facebook? meu marketing pediu pra ver
tenho vinícola com medalha na parede e olho medalha alheia; já ganharam algum prêmio com esses projetos?
A mineradora exige ISO 9001 de quem for fazer o sistema de gestão. Vocês são certificados?
são parceiros meta business? pq pra robô de zap me falaram q tem q ser
No hospital só entra empresa com SBIS ou equivalente pra prontuário. Vocês têm alguma certificação assim?
a gráfica tem selo FSC, o restaurante tem selo de orgânico, vocês têm selo de quê?
Consta no edital: comprovar nível MPS.BR ou CMMI. Os senhores comprovam?
meu filho faz curso da aws e tem um monte de badge, os programadores de vocês têm essas coisas?
o sebrae credencia empresas pro sebraetec, a nora é credenciada lá?
vocês já foram finalistas de algum prêmio de design? sou júri de um e o site me chamou atenção
Empresa B, Great Place to Work, essas coisas: vocês carregam algum reconhecimento?
Exporto mel pra Alemanha e lá me pedem certificado até da tampa do pote. Quando eu disser que o sistema de rastreio é de vocês, vão querer ver algum selo da empresa; existe algum?
dou nota pra fornecedor na escola técnica e um critério é premiação ou reconhecimento no setor. a nora tem algum pra eu pontuar?
iso 9001, a montadora só compra de quem tem
iso 27701 de privacidade
cmmi ou mps.br, nosso tribunal pontua isso
great place to work
já ganharam prêmio de design
vocês são empresa b
programador de vocês tem certificação da aws
crea ou algum conselho
reclame aqui tem selo RA1000?
pci dss pra passar cartão, são certificados?
têm atestado de soc 2? nosso banco exige todo ano
filiados ao sindicato das empresas de informática
certificação scrum master no time
homologados no sicaf pra vender pro governo?
selo de acessibilidade digital da prefeitura de são paulo, vocês já receberam
anvisa ou sbis certificou algum sistema de saúde de vocês
a microsoft reconhece vocês como parceiro gold
participam de aceleradora, tipo sebrae ou startup chile
apareceram em ranking de melhores agências
O edital da universidade dá ponto extra pra empresa com selo de qualidade de software e prêmio nacional, vocês têm algum pra eu anexar?
a fábrica alemã que é nossa dona só aceita fornecedor com TISAX ou ISO 27001, vocês apresentam alguma dessas duas?
A Nora possui certificação ISO 27001?
Vocês possuem certificação ISO 27001 ou SOC 2?
Participam de licitação? Somos uma prefeitura do interior do Maranhão e o pregão exige atestado de capacidade técnica.
A empresa possui ISO 27001 ou SOC 2 vigente? Em caso afirmativo, qual o organismo certificador?
têm ISO 27001 ou SOC 2? um cliente enterprise meu exige isso de todo vendor
A empresa detém certificação ISO 27001 ou equivalente em segurança da informação?
Certificação ISO 27001 ou SOC 2?
Possuem certificação ISO 27001 ou auditoria externa de segurança?
Meu filho disse que firma boa tem uns diplomas na parede, vocês têm algum certificado ou prêmio desses, meu bem?
A empresa detém certificação ISO 9001, ISO 27001 ou equivalente? Solicito relação de selos e reconhecimentos.
vcs ganharam algum premio tipo de melhor site do brasil
hoje um cliente exigiu selo de segurança do meu site, e nem sei quem dá isso, a empresa de vocês tem algum selo ou prêmio?
Existem certificações de segurança ou parcerias oficiais, por exemplo com a Meta ou provedores de nuvem? A página não as lista.
Uai, meu queijo ganhou medalha na França e eu boto no rótulo, e ocês, já ganhou algum prêmio bão?
O edital atribui pontos a prêmios de inovação e parcerias institucionais, a Nora possui algum?
Para habilitação em certame municipal, indagamos se a empresa possui cadastro ativo no SICAF
vcs tem sicaf
aqui na câmara só contratamos quem tem registro no cadastro de fornecedores do estado, a Nora é cadastrada
no termo de referência exigimos selo MPS.BR nível F, a empresa detém
a pregoeira quer saber se vocês possuem CRC emitido por algum órgão público
possuem declaração de regularidade ou algum registro no CREA ou CRA exigido pelo edital
há algum certificado de qualidade de processo, tipo CMMI, que possamos juntar à fase de habilitação
somos uma autarquia federal e o SICAF nível quatro é indispensável, está em dia por aí
precisamos instruir o processo com comprovante de certificação em segurança da informação, vocês possuem
o pregão dá preferência a quem tem a ISO 9001, a de vocês existe
a empresa está habilitada no catálogo de soluções de TIC do governo federal
no meu hospital o jurídico exige que o fornecedor tenha a norma 27701, têm
é parceiro credenciado da Meta ou da Google com selo e tudo
trabalho na comissão de licitação e preencho a coluna de certificações, o que escrevo para a Nora
a prefeitura pontua quem já ganhou prêmio de inovação, vocês já ganharam algum
vocês são homologados pelo BNDES como fornecedores do cartão
Consta a empresa no cadastro de fornecedores da Petrobras ou de outra estatal
o tribunal pergunta por profissionais certificados em Scrum e PMP na equipe, há
tem aquele selo Empresa Pró-Ética ou coisa parecida
fazem parte do Porto Digital ou de algum polo de tecnologia reconhecido
a secretaria de educação só aceita quem tem credenciamento no estado, vocês são credenciados
o banco onde trabalho pede relatório SOC 2 de todo fornecedor, conseguem apresentar
vocês têm certidões e registros prontos pra habilitação em licitação
são filiados a sindicato patronal ou à Abes
o edital prevê margem de preferência para software com certificado Certics, a Nora tem
Há selo de acessibilidade digital concedido à empresa por algum órgão
empresa enquadrada na lei do bem ou com título de estratégica de defesa, é o caso
a diretora da escola cismou que só contrata quem tem selo de qualidade, cês tem algum
no nosso credenciamento pedem prova de parceria oficial com a Microsoft, existe
alguma acreditação ou reconhecimento de entidade que eu possa anexar ao processo administrativo
Meu cachorro tem pedigree, meu café tem selo de origem, e a Nora, tem algum selo
O SSL do site eu vi no cadeado, o que preciso é do certificado de qualidade da empresa, qual possuem
sou auditora de laboratorio, so compro de quem é iso 9001, vcs sao
Meu tio é parceiro Microsoft e vive esfregando o diploma na nossa cara, vocês são parceiros de alguma dessas grandes
Cachaça boa ganha medalha em Salinas, site bom ganha o quê? vocês têm prêmio
Como órgão público damos preferência a quem comprova GPTW ou similar, têm alguma distinção
o sistema de vocês tem aprovação da anvisa
vocês participam de licitação?
sou da prefeitura, vocês participam de licitação?
atendem órgão público?
participam de pregão eletrônico?
trabalham com prefeitura por edital?
fornecem pra órgão público?
vendem pra governo?
participam de pregão?
atendem prefeituras?
`,
} as const;
