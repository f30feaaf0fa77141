/** Utterances about the portfolio: one per line, by intent. */
export const portfolio = {
  portfolio: `
já fizeram alguma
já fizeram algum
vocês já fizeram alguma página assim
tem projeto de exemplo
mostra o que vocês têm feito
o que tem no portfólio
já fizeram algo parecido
quais os cases
tem case de sucesso
me mostra o portfólio
quais projetos vocês já fizeram
têm exemplos de trabalhos
quero ver trabalhos anteriores
quais cases vocês têm
o que vocês já fizeram
me mostra projetos
tem exemplo de site que fizeram
que trabalhos tem no portfólio
mostra exemplos
portfolio
tem algum projeto pra eu ver
quais empresas vocês já atenderam, me mostra
me dá exemplos do que já fizeram
lista os projetos
quais são os seis projetos
algum trabalho parecido pra mostrar
me mostra o que já saiu das mãos de vocês
me deixa ver o que já saiu da mão de vocês
cadê os trabalhos
quero conhecer coisas que vocês já construíram
antes de fechar gosto de ver serviço feito
exemplos?
Gostaria de conhecer trabalhos anteriores da empresa
o que já fizeram de bom
mostra uns modelo de serviço que vcs entregaram
experiências passadas com outros clientes, que tipo de projeto
sou curioso, quais coisas legais saíram daí
pedreiro mostra obra pronta, vocês mostram o quê?
projetos realizados
seus cases de sucesso
tô comparando fornecedores, preciso de uma lista do que já desenvolveram
vocês têm vitrine dos serviços?
conta aí o que andaram fazendo
tem amostra do trabalho docês?
minha chefe pediu exemplos de projetos de vocês pra apresentar na reunião
com que tipo de problema já lidaram
só acredito vendo, tem algo pronto pra olhar
resumo dos trabalhos da nora
pra que tipos de negócio vocês já entregaram coisa
portifólio
queria inspiração, me mostra projetos que fizeram
quais foram as obras de vcs até hoje?
tô morrendo de curiosidade pra ver o que já fizeram
quero ver serviço feito antes de contratar, como quem visita obra pronta
os senhores dispõem de um mostruário de trabalhos
Antes de encomendar uma cancela eu vou na fazenda do vizinho ver a dele, e com vocês queria fazer igual: que obras já têm pra mostrar
tem exemplo
catálogo de realizações, poderiam apresentar
já fez o quê na vida, conta aí
cade os projetos
deixa eu ver os trem que cês já aprontaram
amostras do trabalho executado, se faz favor
me mostra uns 3 trabalhos
O conselho da fundação pediu amostra de trabalhos anteriores de cada proponente, então preciso de uma relação dos seus projetos com um resumo
que coisas bonitas já saíram daí
o q ja saiu pronto dai
cases de sucesso existentes
quero me inspirar vendo os outros, mostra os trabalhos
gosto de ver pra crer, mostra as obras prontas
meu avô é são tomé, só acredita vendo, tem trabalho feito pra eu mostrar pra ele na tela
que projetos figuram na vitrine da página
lista tudo que tem no portfolio
vcs ja fizeram coisa maneira tipo oq
minha mãe só acredita em quem mostra, ela tá aqui do lado perguntando o que vcs já fizeram de verdade, mostra pra gente
Na qualidade de avaliador, cumpre-me examinar obras anteriores do proponente, de preferência em ramos variados, e peço que me indiquem as que possuem
todo doceiro tem um álbum de bolo pra mostrar pra noiva, e eu queria ver o álbum de vocês antes de encomendar qualquer coisa
tô juntando referência pro meu trabalho de design e queria ver os projetos que vcs já fizeram, tipo uma listinha com o que cada um é
conversa é conversa, obra é obra; lá em casa o pedreiro só entra depois de mostrar parede pronta, então quais paredes prontas vocês têm
minha mãe só compra depois de ver a peça pronta, me mostra
deixa eu dar uma bisbilhotada no que já saiu da mão de vocês
antes de entregar a pousada na mão de alguém eu olho a obra
quero ver serviço, conversa eu já ouvi demais
pedreiro bom mostra casa pronta, cadê as de vocês
tem alguma coisa pra eu apresentar na reunião de pais como amostra
o que vocês já aprontaram por aí, bota na mesa
não sei o que imaginar, ver algo feito ajudava
a comissão da igreja quer inspiração do que já foi feito
que tipo de encomenda vocês já atenderam, conta umas
sou visual, preciso olhar trabalhos pra decidir sobre o buffet
queria folhear o álbum da nora
que serviços já saíram do forno
Apresentem atestado de trabalhos anteriores ou relação de cases
Solicitamos relação de projetos executados para avaliação técnica
Há estudos de caso disponíveis para consulta
Qual o histórico de soluções entregues com breve descrição
A qualificação técnica requer exemplos de projetos similares
Encaminhem mostruário de trabalhos realizados
cases?
mostra trampos
trabalhos prontos
port de vcs
exemplos tem
oq ja fizeram
mostra aí o que já fizeram
quero ver os trabalhos de vocês
quais são os projetos do portfólio, um por um
me dá exemplos de coisa que entregaram
tem amostra dos trabalhos
me lista os cases pra eu ver
o que vocês têm pra mostrar de serviço feito
deixa eu ver os trabalhos, todos
quero conhecer os projetos que aparecem na página
tem vitrine do que já foi feito
apresenta os seis projetos
me fala um pouco de cada projeto da lista
abre o portfólio pra mim
quero uma visão dos trabalhos feitos
exemplifica com projetos reais
que projetos vocês destacam
que obras a nora já tem
qual o repertório de vocês
sou dona de loja e só compro vendo, me mostra coisas que a nora já entregou
meu chefe pediu três exemplos do trabalho de vocês até as cinco, quais existem
tô no ônibus olhando a página, resume pra mim as obras já feitas
sou designer e gosto de ver repertório antes de indicar, o que têm na vitrine
que trabalhos vocês têm aí pra mostrar, fala os nomes
fala o nome dos trabalhos que fizeram
sou arquiteto e todo cliente pede pra ver obra antes, então deixa eu ver as de vocês
minha sócia na clínica só decide vendo serviço pronto, o que vocês já fizeram
tenho buffet e mostro álbum pra noiva, cadê o álbum de vocês
tô pesquisando fornecedor pra usina e preciso conhecer realizações anteriores, podem apresentar
vou abrir uma loja e queria me inspirar, que trabalhos vocês têm pra mostrar
meu chefe pediu amostras do serviço antes da reunião da escola, tem aí
sou marceneira, gosto de ver acabamento, me mostra umas coisas feitas por vocês
na cooperativa querem saber que tipo de coisa já saiu das mãos de vocês
papo é bom mas eu sou feirante, quero ver mercadoria, mostra o que já fizeram
quais realizações vocês destacariam pra um dono de hotel que não conhece a Nora
tava lendo no ônibus e não achei os exemplos, que trabalhos são
sou professora de design e analiso cases com a turma, quais vocês expõem
tenho oficina e o outro cara não tinha nada pra mostrar, vocês têm
minha vó quer site pro ateliê e pede pra ver costura pronta kkk, o que já costuraram aí
mostra uns trampo
cadê os exemplos
que já fizeram de bom
quero ver serviço pronto
tem case aí
bota os projetos na mesa
me amostra os trabalho
o q cês já construíram
cadê os trampos de vocês
quero fuçar o que já fizeram
deixa eu ver umas obras, filho
apresente os trabalhos realizados
antes de chamar fotógrafo para o casamento da minha filha pedi o álbum de todos, e com vocês quero fazer igual, o que é que têm para me mostrar
meu orientador pediu para a gente escolher uma empresa e comentar as criações dela, então preciso ver uma relação dos trabalhos que vocês exibem
oi, tudo nos conformes? mostra aí a coleção de vocês
sem citar clientes, que serviços feitos vocês exibem
para citar em matéria, enumerem os projetos realizados
quais são os seis projetos, pode enumerar
deixa eu espiar o que vcs já criaram
tem vitrine dos trabalhos prontos?
manda uns modelos do que já desenvolveram
cadê as obras de vocês
queria conhecer serviços já executados
mostra aí uns feitos de vcs
antes de indicar pro meu chefe queria dar uma olhada no que vocês já produziram
sou manicure desconfiada, só contrato vendo serviço pronto, tem o que me mostrar
poderiam apresentar os trabalhos realizados para outras empresas, por gentileza
que tipo de coisa já saiu da mão de vocês até hoje
o pastor pediu que eu levasse três opções de empresa na reunião de quinta com exemplos do que cada uma já fez, o que vocês têm pra eu levar
quando contrato costureira eu peço pra ver as peças, com empresa de computador deve ser igual, então me mostra o que vocês já fizeram
trabalho com contabilidade e nunca comprei nada assim pela internet, pra eu ter noção do nível queria ver a relação de trabalhos que vocês fizeram
não quero preço nem reunião agora, tô no ponto de ônibus só vendo, me lista os projetos que vocês já realizaram
Antes de assinar qualquer coisa eu olho o serviço do pintor na parede dos outros, o que vocês já fizeram que eu possa conhecer?
quero ver serviço feito
mostra o que já saiu da mão de vocês
tenho uma ótica e não faço ideia do que é possível, me conta os exemplos que vocês têm e o que cada um faz
o que a Nora já entregou na vida real, não no papel
dá uma passada pelos trabalhos, um a um, com o que fazem
na seção portfólio meu celular não carrega as imagens, lista os casos pra mim
quais os casos de vocês
sou cega e o leitor pulou os cartões dos projetos, pode ler o que tem em cada um?
o que vocês têm de obra pronta
preciso de referências de projetos variados para anexar à proposta da associação, quais são e o que faziam
eita, além da loja o que mais fizeram
seis problemas diferentes, quais
me mostra as coisas que vocês aprontaram por aí, de trabalho
e os outros projetos?
cite os trabalhos com a descrição de cada
faz um tour pelos projetos comigo, tô no ônibus e não consigo rolar a tela
a comissão de compras pediu a relação das soluções já desenvolvidas pela empresa com breve descritivo
me mostra trabalhos q vcs ja fizeram
Liste os projetos do portfólio, por favor.
mostra ai os trabalho q vcs ja fizeram
posso ver trabalhos que vcs já fizeram?
Por gentileza, poderia listar os trabalhos que vocês já realizaram?
Antes de encomendar bolo eu peço pra ver as fotos dos que a boleira já fez, minha filha, vocês têm aí um álbum dos serviços prontos pra eu conhecer?
Para aferição da capacidade, solicito apresentação dos trabalhos realizados pela empresa, com descrição sucinta de cada um.
mostra ai os trampo q cs ja fez quero ve se eh brabo msm
hoje um pintor me mostrou foto de obra que nem era dele, então quero ver coisa sua mesmo, que trabalhos vocês têm pra mostrar?
A seção traz Seis projetos, seis problemas diferentes; pode descrever cada um em uma linha aqui na conversa?
Uai, pra comprar cavalo eu peço pra ver o bicho andar, ocês têm uns exemplo de serviço pronto pra mostrar pra gente?
Faço curadoria pra um evento de empreendedorismo e avalio empresas pelo que já construíram, quais realizações vocês exibem?
Minha confeitaria tem álbum de bolo pra noiva folhear, cadê o álbum de vocês
Sem ver o trabalho do pedreiro eu não contrato nem muro de galinheiro, o que a Nora já fez que eu possa conhecer
tenho prazo até sexta pra mostrar exemplos pro meu chefe, quais trabalhos vcs já fizeram
O certificado na parede não me impressiona, me mostra obra feita, o que vocês têm
Fui pedir depoimento de cliente e disseram não ter, tudo bem, então me mostra os projetos de vocês
Sou curadora de museu e avalio pelo acervo, qual é o acervo de realizações da Nora
quais as categorias do portfólio
quais categorias aparecem no portfólio
que categorias de projeto vocês têm
em que categorias os trabalhos se dividem
as categorias dos trabalhos quais são
quais são as categorias dos projetos da página
de que categoria é cada projeto
qual a categoria de cada trabalho
me lista as categorias dos projetos
o portfólio é dividido em quais categorias
que categorias tem na vitrine
como os projetos são classificados
os projetos são de quais tipos
diz a categoria dos seis projetos
categorias do portfólio
categorias dos projetos por favor
queria saber as categorias em que vocês já entregaram trabalho
tem categoria de loja virtual no portfólio
me conta dos projetos
me conta dos projetos de vocês
me fala dos projetos
me fala dos projetos que vocês fizeram
conta mais dos projetos
fala mais dos projetos de vocês
quero saber dos projetos
quero saber mais dos projetos
queria ouvir sobre os projetos
fala sobre os projetos
fale dos trabalhos de vocês
me conta um pouco dos trabalhos
me conte sobre o portfólio
fale do portfólio
me fale mais do portfólio
gostaria de saber sobre os projetos
pode me falar dos projetos
me explica o que são esses projetos
conta pra mim dos projetos
explica os projetos pra mim
e os projetos, como são
me dá uma ideia dos projetos
me mostra um sistema que vcs fizeram
me mostra um site que voces fizeram pra clinica
exemplo de site que vcs fizeram
posso ver um exemplo de site juridico que voces fizeram
quero ver o que vcs fizeram pra restaurante
quais sites foram vcs que fizeram
mostra um chatbot que vcs fizeram pra loja
tem algum sistema que vcs fizeram pra escola pra eu ver
manda um site que foram vcs que fizeram
quero ver site de dentista que vcs ja fizeram
que sistemas vocês fizeram até hoje
me mostra o que vcs fizeram pra advogado
me fala do portfolio
fala do portfólio
fala do portifolio
me fala do portifólio de vocês
fala dos projetos de vocês
fala um pouco do portfólio
me fala sobre o portfolio
`,
  "project-which": `
quais trabalhos têm relatório
trabalho de vocês que tenha painel e relatório
tem algum trabalho de vocês com painel
dos projetos aí qual tem teste a/b
me fala qual deu mais resultado
qual projeto é mais parecido com o meu
algum case com inteligência artificial
tem projeto com relatórios
já fizeram algo com pix
qual trabalho de vocês tem intranet
algum projeto que usa agenda e lembrete
tem algum trabalho com painel e relatório
qual projeto usa pix
em qual projeto tem agenda
algum projeto com inteligência artificial
qual dos projetos tem mais resultado
qual projeto deu mais certo
tem projeto de aplicativo no portfólio
quais projetos mostram resultado
vocês fizeram mais algum além desses seis
quais os resultados de cada projeto
qual projeto tem relatórios
qual dos projetos tem inteligência artificial
tem algum com busca por tamanho e cor?
quais trazem número de resultado
qual trabalho de vocês usou teste a/b
algum projeto que mande lembrete?
em qual deles tem painel
me diz os recursos de cada trabalho
desses aí, qual cobra antecipado
qual projeto economizou mais atendimento
Qual dos trabalhos apresentados envolveu integrações?
já fizeram coisa com documentos e acesso protegido?
tem algum trabalho parecido com hotel?
quais são site e quais são sistema no portfólio
qual foi o case com melhor número
algum deles mexe com seo?
projeto com pagamento online, qual é
qual o mais parecido com uma rede de farmácias
que resultados vocês mostram em cada case
dos seis, algum serve de exemplo pra restaurante?
qual deles foi pra funcionário e qual foi pra cliente
tem algum case que aumentou contato
quais projetos não têm número divulgado
compara os projetos do portfólio pra mim
o que cada projeto entregou de resultado, mano
já teve projeto com catálogo?
dentre os trabalhos, qual se ocupa de papelada de funcionário
De tudo que vocês já fizeram eu só quero saber dos que mexeram com controle de mercadoria, porque meu problema é no depósito e não na venda; quais foram
qual q usa ia
algum dos trabalhos emprega testes comparativos
em qual projeto entrou o pagamento pela internet
que resultado cada um alcançou, um por um
um q mexeu com catálogo, qual foi
Sou estudante de marketing e quero analisar só os trabalhos de vocês que falam de conversão e busca no Google, qual ou quais do portfólio são assim
em que projeto aparece o recurso de acesso seguro
já fizeram alguma coisa que manda lembrete pro esquecido
o que teve mais sucesso na lista
quais projetos mexem com dinheiro
qual foi feito pra whatsapp
diga-me os recursos empregados em cada realização
tem algum projeto com painel
dos trabalhos, qual serve mais pra quem tem muito empregado
minha patroa quer ver o que vocês fizeram que aceita Pix, porque freguês nosso só paga assim; tem algum desses na lista
algum deles é sistema de verdade? qual
qual projeto teve porcentagem maior
quais integram com outros programas
preciso escolher um trabalho de vcs pra apresentar na aula e tem q ser um com resultado em número, quais têm isso
Interessa-me unicamente aquele que cuida de documentos e requerimentos internos, pois os demais não dizem respeito à nossa autarquia; de qual projeto se trata
meu negócio é só fazer o povo me chamar, não vendo nem controlo nada, então me digam qual desses trabalhos aumentou a procura
minha irmã quer um negócio que manda lembrete e cobra adiantado, tem algum projeto aí da lista que já faz essas duas coisas
de tudo que tá na vitrine, me interessa o que junta coisa de um programa com outro, que aqui na usina ninguém se fala; qual foi
algum dos trabalhos já cobrou por Pix, não tô perguntando se vocês aceitam
em qual dos seis trabalhos vocês usaram pix
minha clínica precisa cobrar na hora, qual dos trabalhos aí mexe com isso
entre essas coisas que vocês fizeram, qual foi o que mais bombou
algum desses trabalhos usa inteligência artificial
qual dos seis tem a ver com papelada e segurança
teve algum aí que lidou com peças guardadas em galpão
queria ver o que cada um alcançou, tipo um quadro comparando
minha escola quer algo com avisos automáticos, qual exemplo tem isso
de qual deles vocês mais se orgulham pelos números
tem um aí que foi pensado pra aparecer na busca, qual é
desses da vitrine, quais têm número pra mostrar e quais não
qual exemplo chega mais perto de um buffet que precisa organizar datas
só me interessa o que teve teste de duas versões, tem algum
nesses quadradinhos embaixo de cada trabalho, o que cada um leva
Quais projetos possuem resultados mensurados
Relacionem as funcionalidades de cada caso apresentado
Há no portfólio caso com meio de pagamento instantâneo
Qual o caso de maior impacto quantitativo
Indiquem o projeto que contempla integrações
Elaborem quadro com recurso e resultado por projeto
qual usa pix
qual tem ia
qual deu + resultado
qual tem estoque
rec. de cada proj
qual o melhor case
qual dos projetos teve o melhor resultado
algum dos trabalhos tem lembrete pro cliente
em qual projeto tem teste a/b
qual deles mexe com estoque
que projeto usou inteligência artificial
tem algum case com documentos
tenho salão e cobro sinal por pix, algum dos trabalhos de vocês mexeu com isso
minha gerência adora gráfico, qual dos seis tinha relatório
quero impressionar meu sócio, qual trabalho rendeu mais resultado
preciso de catálogo pra minha loja, em qual dos cases aparece um
vendo curso e só me interessa número, entre os trabalhos de vocês quais tiveram resultado medido
tenho pousada e tudo meu é no pix, em qual dos trabalhos entrou isso
sou de logística, procuro no meio dos cases um que tenha integração, existe
minha loja vive de busca, qual dos feitos de vocês usou seo
na fábrica queremos painel na tv, algum dos seis tem painel
sou pesquisadora e quero saber em qual trabalho aplicaram inteligência artificial
tô comparando os seis pro meu patrão da rede de óticas, quais recursos cada um tem
minha clínica precisa de lembrete, tem algum entre os prontos com isso
gosto de campeão, sou técnico de futebol, qual dos projetos brilhou mais
no jurídico nos importa segurança, qual dos cases fala em acesso seguro
tenho loja de roupa e quero saber qual dos projetos controla estoque
trabalho com marketing e faço experimento direto, em que projeto rolou teste a/b
o conselho quer uma lista de cada case com suas funções, qual seria
sou cobrador de resultado na firma, que números cada projeto rendeu
qual deles tem pix
algum dos seis usa ia
quais têm resultado medido
qual case bombou mais
em qual teve integração
recursos de cada trabalho
qual dos projetos tem agenda
algum com documento e acesso seguro
qual deles bombou mais
algum usa inteligência artificial
em qual tem lembrete automático
qual case tem testes a/b
meu caso é bem específico, quero saber o que já deu número bom na mão de outra pessoa, então entre os trabalhos mostrados qual foi o que trouxe o melhor resultado
estou montando uma tabela comparativa para a chefia com uma coluna de recursos e outra de resultados para cada exemplo da página, pode me passar isso de todos
oi, sabichão! qual dos seis tem documento e acesso seguro
algum projeto trabalha com pagamento pela internet, qual
em qual trabalho vocês usaram inteligência artificial
qual dos seis tem teste ab
algum projeto com intranet e acesso seguro?
qual case deu resultado com número
me compara os recursos de cada projeto
quais trabalhos de vocês mexem com lembrete
entre os trabalhos do portfólio, quais têm resultado medido e qual foi ele
sou analista de sistemas, quero saber qual dos projetos teve integração no meio
tem algum trabalho aí com pagamento online, qual deles é
qual dos projetos tem mais a ver com catálogo e controle de estoque
minha coordenadora da enfermagem pediu pra listar quais projetos da página têm documentos ou agenda, não achei fácil, consegue me dizer os recursos de cada um
preciso apresentar pro conselho da igreja só os trabalhos que deram resultado comprovado, me fala quais deles trazem número e qual recurso usaram
vi loja, vi robô, vi portal, mas ando perdido, sou da roça e meu filho que me ajuda, qual desses trabalhos tem painel e relatório
tô escolhendo um exemplo pro meu tcc de marketing digital e precisa ter seo, em qual dos projetos de vocês isso aparece
qual deles usou teste A/B
em qual trabalho tinha Pix
quais dos projetos têm número de resultado
onde vocês usaram inteligência artificial, em qual projeto
qual teve acesso seguro
dos seis, quais divulgam resultado e quais não
qual é o que tem integrações
Dou consultoria pra varejo e só me interessam casos com métrica, quais trabalhos têm um número do lado?
qual o que rendeu mais
em que projeto entram documentos
lembretes é de qual
me põe lado a lado os trabalhos e o que cada um usa
que projetos têm controle de estoque
onde aparece relatório
qual dos casos é o mais impressionante em número
Minha diretora financeira só olha percentual. Quais dos trabalhos dão percentual e de quanto?
tem projeto com painel? e com catálogo?
recursos de cada trabalho em lista curta
pagamento on-line tem em quais deles
qual projeto tem o maior resultado
quais funcionalidades se repetem de um caso pro outro, me lista por projeto
sou product manager e queria a matriz projeto versus recurso dos seis
dos trabalhos que mostram, qual fala de conversão
resultado por projeto pf
quais deles não trazem número nenhum
em qual dos projetos vocês mexeram com atendimento
estoque aparece em dois ou em um só projeto
tem algum trabalho d vcs com painel e relatorio?
Daqueles trabalhinhos todos que vocês mostram, eu queria saber quais deu resultado com número do lado e o que cada um usou, me fale um por um, meu bem?
Solicito quadro comparativo dos casos publicados, indicando, para cada projeto, os recursos utilizados e o resultado mensurado.
dos projeto ai qual usa pix e qual usa ia e qual tem nota tipo um resumo d qm tem oq
tô aqui com café frio tentando separar o que serve pra minha loja, quais dos trabalhos do portfólio mexem com estoque e quais mexem com relatório?
Cada cartão do portfólio traz etiquetas, Catálogo, Painel, IA, Agenda; qual é a lista completa de etiquetas e números por projeto?
Bah, dos serviços que vocês botaram na vitrine, quais têm número de resultado e quais não têm, tchê?
No comitê de inovação só contam casos com métrica, quais dos seis trazem métrica e com que funcionalidades?
Sou médico e relatório é minha vida, em quais dos trabalhos mostrados vocês usaram relatório
Quero um site pra oficina mas antes me diz qual dos seis deu mais retorno em número
pra minha prova de pix na faculdade preciso saber qual dos projetos usa pix
O chefe do estoque quer ver se tem algum caso parecido, em quais trabalhos do portfólio tem controle de estoque
Estudo inteligência artificial e fui procurar onde vocês puseram IA, em que projeto foi
Meu supervisor me cobra uma tabela com cada trabalho de vocês e o recurso usado nele, pode listar
tem projeto de restaurante?
tem projeto pra escola?
algum projeto de clínica?
tem projeto de academia no portfólio?
tem algum trabalho de salão?
`,
  "portfolio-count": `
contei e quero confirmar os projetos, enumere
enumere os projetos por favor
no portfólio tem quantos projetos
tem quantos projetos aí na página
quantos projetos tem no portfólio
quantos trabalhos aparecem na página
no site tem quantos projetos
são quantos cases no portfólio
quantos exemplos vocês mostram
quantos trabalhos tem na parte de portfólio da página
aparecem quantos trabalhos no portfólio
contei seis cases, tá certo?
são só esses projetos aí na página ou tem mais listado?
número de projetos expostos no site
a vitrine tem quantos itens
qtos projeto tem na parte de portifolio
Quantos cases estão publicados na seção Portfólio?
vi cinco cartões na tela, falta algum?
mostram quantos trabalhos por aqui
tem mais de três exemplos na página?
uai são seis ou sete os trabalho de exemplo
quantas amostras de serviço tem no site
na seção portfólio é quantos
o portfólio é pequeno? quantos são
me fala a quantidade de cases apresentados
quantos desses trabalhos que contam o que fazemos existem
no celular só carregaram dois projetos no portfólio, eram pra ser quantos
meu gerente perguntou quantos exemplos vocês exibem
os projetos mostrados são dez?
quantos problemas diferentes vocês contam que resolveram no portfólio
lista do portfólio vai até quanto
tem uns 20 cases no site ou menos?
seis projetos, é isso?
quantidade de trabalhos publicados
no mostruário há quantos trabalhos
contei cinco quadros na página, é isso mesmo ou escapou um da minha vista
Minha vista é curta e o telefone é pequeno, vou rolando e me perco no meio dos quadrinhos de trabalhos; quantos são, ao todo, os expostos no portfólio
quantos cases tem ai na vitrine
o portfólio compõe-se de quantos itens
só tem meia dúzia de trabalho na página
quantos exemplos cês mostram
tem quantos card de projeto na pagina
a galeria da página exibe quantas obras
no site mostram todos ou só alguns, e quantos são os mostrados
Fiz uma tabela pro seminário da faculdade com os projetos expostos na página e quero conferir se não pulei nenhum, qual é o total do portfólio
quantos trabalhos estão à mostra
o portfolio é grande? qts tem
qual a contagem dos projetos exibidos aqui
qnts trabalhos diferentes da pra ver
número de projetos apresentados na seção portfólio
rolei até o fim e vi uns quatro projetos
quantos serviços feitos cês botaram na página pra gente espiar
quero imprimir um por folha pra levar na reunião da associação, preciso de quantas folhas, ou seja, quantos projetos tem no portfólio
tem mais d 5 projetos ali?
apostei um sorvete com meu irmão que são mais de cinco projetos na página, ele disse que são quatro, quem ganhou
Ao elaborar o parecer, preciso consignar o número exato de trabalhos que a empresa exibe em seu portfólio, e a paginação no aparelho me confundiu
meu neto foi contando os quadrinhos dos trabalhos com o dedo na tela e se perdeu duas vezes, digam quantos são que ele sossega
no celular os projetos ficam um embaixo do outro e eu n sei se já vi todos ou se tem mais, são quantos no total da página
vou mandar bordar um paninho pra cada trabalho do portfólio, brincadeira da minha senhora, mas pra isso precisa saber quantos aparecem aí
minha internet carregou pela metade, quero saber se tô vendo todos os trabalhos
contei cinco na vitrine, falta algum
depois do portal dos funcionários tem mais alguma coisa ou acabou
a página mostra meia dúzia ou tem mais escondido
fui descendo a tela e me perdi, são tantos assim os trabalhos na vitrine
o leitor de tela leu seis títulos pra mim, confere
o álbum de vocês é fininho ou é grosso, conta as páginas
cadê o resto dos cem trabalhos, aqui eu só vejo uns poucos
minha professora pediu pra eu analisar todos os casos da página, são quantos
são só esses aí expostos ou tem uma segunda página
anotei loja, sistema, robô, landing, reservas e portal, fechou a lista
na minha apresentação pro conselho cabem oito exemplos, vocês têm oito aí
quantos quadradinhos tem naquela parte de trabalhos que contam o que vocês fazem
Qual a quantidade de casos publicados nesta página
Informem o número de projetos exibidos na seção Portfólio
Quantos estudos de caso constam do sítio
O rol de trabalhos exposto é exaustivo; quantos itens contém
Confirmem se a vitrine compreende exatamente seis itens
Quantas referências estão descritas publicamente
qts cases no site
6 proj só?
port tem qts
so esses ai
qts exemplos na pag
qtos trab mostrados
são quantos trabalhos na seção portfólio
no portfólio da página aparecem cinco ou seis
quantos cases vocês expõem aqui
a vitrine de projetos do site tem quantos itens
conta pra mim quantos projetos aparecem nessa página
seis ou sete projetos na lista do site
tô lendo a página pelo celular da loja e acho que não carregou tudo, eram pra aparecer quantos trabalhos
minha filha contou cinco cases na lista e eu seis, qual de nós acertou
no relatório pro chefe preciso dizer quantos cases a página apresenta
rolei a seção de trabalhos no intervalo da aula, ela mostra um total de quantos
tô preenchendo uma ficha pra escola e pedem a quantidade de cases publicados, são quantos aí
rolei a página na fila da padaria e me perdi contando os exemplos, dá quanto
meu gerente da usina quer print de todos os cases, quantos são pra eu não esquecer nenhum
sou cego e uso leitor de tela, quantos trabalhos tem nessa seção do portfólio
na apresentação da cooperativa vou citar os exemplos expostos, qual o total deles
abri no celular da oficina e só carregou três exemplos, são só esses
li no site que são cem projetos mas vi poucos na vitrine, quantos estão expostos
dou aula e pedi pra turma analisar um case cada, tem case suficiente pra quantos alunos
sou minuciosa, tenho loja de botões e conto tudo, contei seis exemplos na página, confere
minha sócia disse cinco e eu disse sete, quantos cases estão mostrados aí
vou imprimir os exemplos pro meu pai na roça, quantas folhas dá, uma por projeto
trabalho com auditoria e anoto evidências, o portfólio exibe quantas peças
vi loja, chatbot e portal enquanto esperava o cliente no salão, faltou quantos pra ver tudo
sou síndico e quero mostrar os casos na assembleia, são muitos ou pouquinhos na página
seis exemplos só né
contei 5 cases, tá certo
qtos exemplo tem na página
são quantos na vitrine
quantos case cês mostra
o portfólio tem uns dez
total de trabalhos expostos
mostram quantos no portfolio
quantos exemplos tão ali embaixo
contei cinco, é isso mesmo
são quantos quadradinhos de projeto, filha
qual a quantidade de casos expostos
estou com a vista ruim e a tela do telefone corta tudo pela metade, então não consegui contar direito quantos trabalhos estão expostos naquela parte dos exemplos
meu professor quer que eu anote o número exato de cases que a empresa publicou na página e na pressa do ônibus me perdi na contagem, quantos são
oi, jogo rápido: quantos trabalhos a vitrine mostra
não o total entregue de mais de cem, só os que estão expostos, quantos
quantos trabalhos vcs exibem no portfólio
contei cinco cases, tá certo?
número de projetos mostrados na página
são meia dúzia de projetos expostos mesmo?
quantos cartões tem na parte de trabalhos
quantidade de exemplos no portfolio de vocês
minha tela cortou a lista, quantos projetos aparecem ao todo no portfólio do site
aqui no celular só consegui ver quatro trabalhos, tem mais quantos na seção
pro meu relatório preciso da quantidade exata de cases publicados na página de vocês
fala aí quantos trabalhos diferentes vocês escolheram pra mostrar no portfólio
estou comparando três agências numa planilha aqui no escritório e uma das colunas é quantidade de trabalhos publicados, no portfólio de vocês são quantos
sou meio ceguinha e uso o leitor de tela do telefone, ele pulou uma parte dos projetos, me diz quantos tem na lista pra eu conferir
sei que vocês já entregaram mais de cem, mas ali na vitrine do site eu queria saber quantos estão expostos, que minha internet da roça não abre tudo
meu sócio advogado apostou comigo que eram oito trabalhos na seção portfólio e eu acho que são menos, quantos são no fim das contas
são quantos casos na página, contei cinco
quantos exemplos vocês mostram no total, meia dúzia?
cada problema um projeto, e são quantos problemas
quantos quadradinhos de trabalho tem ali embaixo
a imagem cortou no meu celular, depois do app ainda tem mais projeto? quantos no total
por que só seis
vocês falam em 100 projetos mas na vitrine tem quantos
em que número para a lista do portfólio
me diz só a quantidade de trabalhos expostos, pro meu relatório de estágio
sete ou seis? meu irmão jura que são sete casos na seção portfólio
quantas soluções estão apresentadas no portfólio
e é só isso de projeto ou tem mais na página
no portfólio tem qtos projetos?
sao qtos projetos no portifolio da pagina?
quantos trampo tem ai no portifolio pra ver
lista ai todos os trampo do portfolio
Liste os projetos publicados no portfólio.
Estou montando um quadro comparativo de fornecedores. Quantos trabalhos vocês apresentam no portfólio?
Eu me perco rolando a tela, minha filha, contei cinco trabalhos e minha irmã contou oito, afinal são quantos que vocês mostram ali?
Queira informar o número exato de projetos exibidos na seção de portfólio, para conferência do relatório de diligência.
qts projeto aparece ai na pagina pq no meu cel corta a tela e so vejo 2
fiz a conta nos dedos engraxados aqui da oficina e não bateu com a do meu filho, quantos casos estão expostos na página?
O título diz Seis projetos, mas o carrossel no meu navegador mostra menos; quantos itens o portfólio realmente contém?
Uai, ocês fizeram mais de cem e mostram só uns pouquim, quantos trabalho tem ali na vitrine?
Para a legenda da minha matéria de revista de bairro, preciso do total de exemplos que vocês publicam na seção de trabalhos, qual é?
Tenho seis netos e sete galinhas, e dos trabalhos de vocês, quantos aparecem na página
Cem projetos entregues eu já li, mas na vitrine não tem cem, tem quantos
contei os cliente no escuro com meu filho e deu 5, ele jura q tem mais trabalho ali no portfólio, quantos são
Na moldura do meu slide cabem oito quadrinhos de projeto, e vocês mostram quantos na seção de portfólio
A vista cansa e a página desce que não acaba, me diz só a quantidade de casos expostos ali
Tenho três minutos de apresentação sobre os projetos de vocês, quantos eu vou ter que mencionar se falar de todos os do site
`,
  "project-shop": `
tem alguma loja no portfólio?
tem alguma loja no portfolio?
no portfólio tem loja?
tem loja online no portfólio
tem um e-commerce no portfólio de vocês?
algum dos projetos é loja?
qual dos projetos é loja virtual
tem loja virtual entre os seus projetos?
tem exemplo de loja virtual
tem algum exemplo de e-commerce
mostra a loja do portfólio
algum trabalho de loja?
vocês têm case de loja?
tem case de e-commerce
tem loja nos trabalhos de vocês
me mostra uma loja que fizeram
posso ver uma loja feita por vocês
tem alguma lojinha no portifólio
quais trabalhos já fizeram na área de moda
fala mais do e-commerce fashion
como é a loja de moda
o que é o projeto e-commerce fashion
me conta da loja virtual que vocês fizeram
a loja de roupas tem busca por tamanho
como funciona a loja de moda do portfólio
na loja dá pra buscar por cor
loja de moda
e a loja
quais recursos tem a loja fashion
o e-commerce fashion tem controle de estoque
já fizeram loja de roupa
fala do e-commerce fashion
na loja de roupa que fizeram dá pra filtrar por cor?
como o pessoal paga na loja fashion
o que tem de especial naquela loja virtual do portfólio
a butique online que vocês montaram controla estoque?
achei bacana o projeto de moda, me explica
O projeto E-commerce Fashion contempla quais funcionalidades?
vi um trabalho de roupas ali embaixo, o que é
como é a busca na loja de vestuário que vocês criaram
pagamento em poucos toques, o que é isso na loja
qual foi o trabalho de ecommerce de vcs
fashion é o que, loja de quê?
quero uma loja igual à do portfólio, conta como ela é
tenho brechó, aquele exemplo de moda ali seria parecido com o que eu quero, como ele funciona?
essa loja fashion vende só roupa feminina ou tem tudo, conta dela
me detalha o case da loja virtual
dá pra buscar por tamanho na loja que fizeram?
o catálogo da loja de moda é completo mesmo?
detalhes do primeiro projeto do portfólio
que que a loja de moda de vocês tem dentro, tchê
descreve o ecommerce
como resolveram a venda de roupa online daquele cliente
o projeto de loja virtual usa que recursos
a loja fashion mostra se a peça acabou?
aquele negócio de moda com produto pra caramba, explica ele pra mim
discorram sobre o projeto da loja de vestuário, por favor
Tenho uma boutique de vestidos de festa em Caruaru e vi que já fizeram uma loja de moda, queria saber direitinho o que aquela loja faz pro freguês
na loja fashion da p buscar por cor
o projeto de moda dispõe de controle de estoque
achei bonita a tal loja Fashion, o que ela tem de bom
a busca por numeração funciona na loja de moda
o primeiro projeto da lista é sobre oq
na loja de roupas do mostruário tem catálogo completo
Minha irmã vende lingerie de porta em porta e ficou de olho naquele trabalho de moda da página de vocês, ela quer saber o que foi feito ali
como foi resolvida a venda de moda pela internet no seu portfólio
a loja fashion é tipo a shein?
cês já fizeram trabalho pra gente que vende roupa, fala dele
ecommerce fashion recursos
na loja d moda q vcs fizeram paga rapido?
o que distingue a loja virtual do portfólio
me descreve a loja de roupa que aparece aí
explica o projeto fashion pra uma costureira leiga
sou dona de uma loja de enxoval de bebê e gostaria de saber como ficou aquela loja de moda da vitrine, as buscas, o pagamento, essas coisas
que funções a loja de moda oferece ao consumidor
qro uma igual a fashion, oq tem nela
eu quero abrir uma loja de roupa gamer e vi q vcs já fizeram uma de moda, oq aquela tem de bom e como a pessoa paga
Minha casa de tecidos finos passará a vender roupa pronta, e antes de mais nada quero compreender o que foi realizado na loja de moda do portfólio
no quadro da loja de moda tá escrito busca por tamanho e por cor, e eu que vendo botina achei interessante; me contem o resto dela
minha prima provadora de loja diz que comprar roupa online é ruim de achar o tamanho, como é naquela loja que vcs fizeram
já fizeram venda de roupa pela internet, que eu vi ali no mostruário; pra quem tem uma confecção de pijama como eu, o que aquela loja oferecia
vi um quadrinho com roupa no meio dos trabalhos, do que se trata
minha cliente experimenta pelo tamanho e pela cor, aquele trabalho de vocês deixava filtrar
aquele das roupas, a pessoa paga em quantos cliques
fiquei de olho no trabalho do tal fashion, detalha pra mim
como a freguesa acha um vestido 44 azul naquele projeto
naquele primeiro da lista tem controle do que sobra na prateleira
o exemplo de vestuário de vocês, o que ele resolve
tenho boutique e me interessei por aquele trabalho, conta o que ele faz
foi só uma vitrine bonita ou dava pra comprar mesmo no caso das roupas
o que aquele trabalho de moda entregou de bom
o pagamento em poucos toques que vocês citam é de qual trabalho e como foi
aquela loja com mais de dez mil peças, me explica ela
lá no caso fashion o catálogo era completo ou só destaque
Descrevam o caso E-commerce Fashion
Quais funcionalidades compõem a loja virtual do portfólio
O projeto de varejo de moda incluiu checkout próprio
Qual o resultado declarado no caso de comércio eletrônico
O E-commerce Fashion dispõe de gestão de estoque
Em que consistiu a solução entregue ao varejista de vestuário
e o fashion
ecommerce fashion oq é
loja do port
proj de roupa
fashion tem pgto online?
busca por cor era qual
o que a e-commerce fashion tem de busca, dá pra filtrar tamanho e cor
na loja de moda que vocês montaram o pagamento é rápido de fazer
queria entender como a cliente acha um vestido naquela loja fashion do portfólio
descreve a e-commerce fashion pra mim
a loja de moda de vocês tem catálogo e estoque ligados
fala da fashion, o que ela faz de bom
a e-commerce fashion aceita pagar online
tem busca por numeração na loja de moda de vocês
quais funções tem a loja virtual do portfólio
me explica o case da loja de roupas
o catálogo da fashion é completo
o que a loja do portfólio faz pra vender
tenho brechó chique e vi aquela loja de moda entre os trabalhos, o que ela sabe fazer
vendo calçado e numeração é um drama, na fashion que cês montaram dá pra procurar por tamanho
minha sócia quer saber da tal e-commerce fashion, quais recursos ela tem
sou estilista e gostei do nome fashion na lista, me fala desse trabalho
tenho uma butique em Goiânia e vi que fizeram uma de roupas, conta como ficou essa
vi o e-commerce no portfólio enquanto dobrava camiseta aqui, o que ele oferece pra quem compra
sou estilista e fiquei curiosa com a fashion, como se acha uma peça lá dentro
minha loja de jeans tem muita numeração, na fashion de vocês dá pra buscar por tamanho
estudo moda e vou citar o case da roupa, o que foi feito nele
vendo biquíni e quero saber se na fashion do portfólio a pessoa paga na própria página
meu sócio viu a tal fashion e gostou do nome, do que se trata
tenho sapataria, no case de moda controlam o que tem guardado
trabalho com varejo e analiso jornada de compra, como é a da fashion
sou vendedora de brechó, aquele projeto de moda com catálogo serve pra quê
a coordenação da faculdade pediu resumo do e-commerce fashion, pode me dar um
cliente meu odeia cadastro longo, na fashion o pagamento é rapidinho
vi uma foto de cabide na página e cliquei, o que é esse trabalho de moda
minha mãe costura e perguntou daquela loja de vestidos que vocês montaram, como é
e a fashion, como é
fala do e-commerce de roupa
que tem na loja fashion
a fashion busca por cor
resumo do case de moda
aquele das roupa, explica
na fashion paga na hora
a tal loja de moda faz o q
e aquela loja de roupa, conta
como acha o tamanho certo nela
a boutique que cês fizeram é boa
descreva o case de comércio eletrônico
tenho uma lojinha de vestidos e fiquei namorando o exemplo de moda que aparece primeiro na página, mas o texto é curtinho, me explica o que essa loja faz
minha patroa pediu um resumo do trabalho de comércio de roupas que vocês mostram, o que a freguesa consegue fazer por lá e quais funções ele tem
oiê, fashionistas! como funciona o e-commerce da vitrine
no case da moda o estoque também tá incluído
me explica a loja fashion do portfólio
e commerce fashion faz o quê
na loja de moda dá pra filtrar tamanho?
como o freguês paga na loja fashion
a loja de roupa que fizeram tinha estoque?
fala do trabalho da loja de moda
sou costureira e queria entender aquela loja de moda que aparece nos trabalhos de vocês
no e-commerce fashion a cliente procura a blusa pela cor também ou só pelo nome
que recursos colocaram naquela loja virtual de roupas que está na página
meu namorado disse que vcs já fizeram loja de roupa grande, como ela é por dentro
tenho ateliê de vestido de festa e vivo vendendo por foto no direct, vi que entre os trabalhos tem uma loja de moda, me conta o que o cliente consegue fazer nela
preciso montar um seminário da faculdade de moda sobre lojas virtuais e queria usar o e-commerce fashion da página de vocês, descreve as funções dele
minha filha compra tudo com três toques no celular e diz que loja boa é assim, aquela de moda que vocês fizeram é nesse estilo, como funciona
não tenho estoque nem sistema ainda, só curiosidade mesmo, mas aquele projeto das roupas com catálogo completo me chamou atenção, o que ele tem
e o cliente já paga por ali mesmo na loja
naquela loja que fizeram a freguesa procura a peça pelo quê
como é que a cliente acha um vestido 44 azul no meio daquilo tudo
a pessoa paga com quantos toques naquele trabalho de roupas
Tenho uma boutique de moda evangélica em Goiânia e vi que já fizeram uma loja do ramo, o que ela sabe fazer?
minha irmã vende jeans de Toritama e o inferno é numeração, naquele trabalho de moda vocês resolveram a parte do tamanho?
quais as peças que compõem o ecommerce de vocês, catálogo, pagamento, o que mais
aquela de roupa controla o que tem e o que acabou?
o e-commerce do portfólio tem catálogo inteiro ou só uns destaques
Sou figurinista de teatro e passo horas procurando peça por cor. Li que fizeram um lugar onde dá pra filtrar assim, conta como é
em qual trabalho a pessoa filtra por numeração?
qual dos seis é o de vestir
o que tem no primeiro cartão, o da moda
brechó com mais de cinco mil peças únicas, vocês já botaram no ar alguma coisa desse tamanho, com roupa?
vendo lingerie por catálogo de papel e quero largar, já transformaram um catálogo de moda em site que vende?
loja de bebê, muito tamanho e muita cor, nunca vi site dar conta, vocês já deram conta em algum?
o pagamento era on-line mesmo ou combinava por fora, naquela loja de moda
tá, e nessa loja aí o que a compradora consegue fazer
e essa primeira, a de vender, ela faz o quê
descreve o serviço que fizeram pra marca de roupa
tem algum trabalho de vocês com provinha de que loja grande funciona? era roupa, não era
no projeto da loja, estoque entra ou é só vitrine?
Minha sogra tem armarinho e acha que loja na internet é só foto bonita, quero mostrar pra ela o que a de moda que vocês montaram faz além da foto
moço, a loja de moda de vocês foi feita pra gente apressada? falam em poucos toques e eu não entendi
Trabalho com uniforme escolar, cada criança é um tamanho. Vi uma loja com busca por tamanho entre os projetos, como ela é?
a menina compra sem se perder naquela loja de dez mil coisas? como ela chega no que quer
resumo do fashion em uma linha pra eu mandar pro meu sócio
qual foi a solução dada pra loja virtual do portfólio
sapataria com trocentos modelos, já pegaram algo parecido com moda na internet?
quero ver o caso de vocês de comércio eletrônico, no que consiste
qual deles serve pra quem vende camiseta
tem um com carrinho e pagamento, me fala dele
meu TCC de design de moda precisa de um exemplo de navegação por cor, o e-commerce de vocês tem isso?
fantasia de carnaval tem cor e tamanho pra dedéu, já fizeram alguma loja que separe desse jeitinho
oxente, e a lojinha de roupa que tá aí nos trabalhos, é só mostruário ou vende de verdade?
ali no e-commerce fashion aparece catálogo, pagamento online e o terceiro é o quê
Sou gerente de compras de uma rede de calçados e me interessa o módulo de disponibilidade do projeto de moda, ele existia?
é verdade que a loja que vocês fizeram deixa comprar rapidinho pelo telefone, em poucos cliques?
aquele do cabide eu não entendi, é site, é app ou é loja
minha vizinha perguntou se no site da loja de moda dá pra achar só blusa vermelha G, dá?
qual o problema que resolveram no caso da loja de moda
fala mais do ecommerce, o de dez mil
bah, e aquela loja de pilcha, digo, de moda, tem o que nela
como ficou o passo do dinheiro no projeto de moda, é enrolado pra compradora?
Costuro vestido de festa e as clientes desistem na hora de pagar porque é muita tela. Naquela loja que exibem isso foi encurtado?
no mostruário de vocês tem algo de vestuário?
e a de moda tem o quê de recurso
fala mais desse e-commerce fashion, minha esposa tem loja de roupa em caruaru
Na loja de roupa que voces fizeram da pra buscar por tamanho?
fala da loja de roupa q vcs fez
quero comprar um vestido tamanho g preto dessa loja fashion tem?
na loja de moda dá pra filtrar por numeração da roupa?
voces ja fizeram algo pra loja de roupa?
na loja de moda do portfólio dá pra cliente achar por numeração e cor?
Minha filha, que faz faculdade em Goiânia, vive me dizendo pra por as torneira e os piso pra vender na internet. Ela viu que vocês tem uma loja de moda feita. Queria entender o que essa loja tem dentro, como que o freguês acha as coisas nela.
vi ali um negócio de loja de roupa. minha esposa vende bota e bombacha em Vacaria e quer botar na internet, como é essa loja q vcs fizeram?
Aquela loja de roupa que vocês botaram na vitrine, com busca de tamanho e de cor, me conte dela, meu bem, como é que a moça escolhe o vestido?
Solicito a descrição do projeto intitulado E-commerce Fashion, suas funcionalidades e o que dele resultou.
explica o projeto da loja d roupa la do portfolio tipo o q tem nela pq to montando meu brecho
vendo calça jeans e hoje troquei oito pares por causa de número errado, vi que fizeram uma loja de moda com busca por tamanho, o que mais tinha naquele trabalho?
No cartão E-commerce Fashion aparecem as etiquetas Catálogo, Pagamento online e Estoque; o que o projeto faz exatamente?
Bah, a patroa tem uma boutique de bombacha e vestido de prenda e gostou daquele projeto de moda, o que foi feito ali, tchê?
Olhei o app, o portal, a página do software, mas me interesso pelo primeiro do portfólio, o que vende roupa, como é esse projeto?
Tenho brechó no estoque da minha tia e fiquei de olho naquela loja virtual de moda, o que ela tem
Sou daltônico e achei interessante falarem de busca por cor naquele projeto de roupas, o que mais ele fazia
meu chefe quer copiar a loja fashion de vcs (brincadeira kkk), me conta como ela funciona
A loja do portfólio eu vi que não é minha concorrente, vendo bota de couro; como era o catálogo e o pagamento dela
Estudo pagamento digital e queria entender o e-commerce que fizeram pra moda, como o cliente comprava ali
O figurino do nosso teatro é alugado de uma loja online horrorosa, aquela que vocês fizeram de moda é de que jeito
qual a categoria do e-commerce fashion
`,
  "project-management": `
minha distribuidora vive de planilha
sou distribuidora de bebidas e tá tudo em excel
vcs ja atenderam distribuidora
algum sistema que vocês já fizeram de estoque
fizeram sistema pra alguma empresa que vivia de planilha
têm um case de estoque e financeiro
já fizeram pra quem vende no atacado
vocês já tiraram alguma empresa da planilha
tem algum trabalho com painel e relatórios de venda
já trabalharam com distribuidora
como é o sistema de gestão
o que faz o sistema de gestão do portfólio
pra quem foi o sistema de gestão
me fala do sistema de gestão
sistema de gestão que vocês fizeram era pra que empresa
e o sistema de gestão
fizeram sistema pra distribuidora
o projeto do sistema de gestão resolveu o que
o que tem no sistema da distribuidora
o que era o tal sistema da distribuidora
como ficou a tela do sistema de gestão?
atacado de doces aqui, vocês já resolveram caso parecido?
o projeto de gestão tem relatório?
fala mais do sistema de gestão do portfólio
qual problema tinha a distribuidora
distribuidora de água mineral, vi que fizeram uma, como foi
O Sistema de Gestão apresentado integra estoque e financeiro?
trocaram planilha pelo quê naquele projeto
tem case de distribuição?
sou do ramo de distribuição de cosméticos e me interessei pelo segundo projeto
sistema de gestao oq ele faz
recursos do sistema de gestão do portfólio
o projeto do painel com integrações, qual é a história
aquele que junta venda e estoque na mesma tela, me conta dele
o sistema de gestão de vocês foi feito pra que tipo de empresa
uma firma que revende material elétrico, já trabalharam com coisa assim?
explica o case que tirou as planilhas soltas
como a distribuidora controla o financeiro hoje com o que vocês fizeram
projeto sistema de gestão
visse, e aquele sistema da distribuidora, faz o quê?
vendo pra mercadinho em grande quantidade, tem exemplo de sistema assim?
o que a distribuidora ganhou na tela dela
tem algum trabalho na área de atacado e depósito pra me mostrar
me descreve o sistema feito pra distribuidora de vocês
tenham a bondade de detalhar o projeto feito para uma distribuidora
Trabalho com atacado de bebida, são quarenta mil caixas por mês controladas em planilha que trava, e vi que já atenderam uma distribuidora; como ficou o sistema dela
o projeto q trocou as planilhas é qual
o programa da distribuidora junta o que numa tela só
fala do sistema d gestao do portifolio
de que se compõe o Sistema de Gestão apresentado na página
no trabalho da distribuidora tinha relatório
já mexeram com atacadista, que nem eu, como foi
p quem fizeram o sistema de gestão, q tipo de empresa
Meu irmão distribui ração pra seis municípios e se afoga em papel, ele me pediu pra perguntar daquele trabalho de vocês com uma distribuidora, que problema resolveu
o painel do sistema de gestão serve pra quê
resume o segundo projeto
conte o caso das planilhas soltas
o sistema q junta estoque e financeiro da vitrine, explica
que recursos figuram no projeto de gestão
aquele negócio de mesma tela, é de qual serviço, me conta dele
distribuidora de gás feito a minha, o trabalho que fizeram era parecido
vi no quadro a palavra Integrações embaixo do Sistema de Gestão e fiquei matutando, o que afinal esse projeto faz pra firma
a distribuidora do portfólio controla vendas por ali
qual foi o trabalho executado para a distribuidora
meu pai tem uma distribuidora de picolé e vive no meio de planilha igual tá escrito ali no projeto de vcs, como q foi aquele
Exerço a gerência de um atacado de cereais e reconheci-me na descrição das planilhas soltas; que fez exatamente o sistema que desenvolveram para aquela distribuidora
vi no quadro que uma distribuidora largou as planilhas e botou tudo na mesma tela, é bem o que eu queria fazer aqui, como ficou lá
no estágio eu que atualizo as planilhas da distribuidora e odeio, aí vi que vcs já resolveram isso pra uma, conta o que o sistema fazia
levo bebida pra duzentos bares e o caderno já não fecha, e no mostruário há um trabalho feito pra gente do meu ofício, expliquem ele pra mim
aquela distribuidora largou mesmo as planilhas
meu depósito de bebidas é igual ao daquele exemplo, o que fizeram por eles
vi que tiraram alguém das planilhas soltas, conta essa história
entrego pra duzentos mercadinhos, tem trabalho parecido aí
o caso do atacadista, o que aparecia na tela deles
aquele trabalho que junta três coisas num lugar só, pra quem foi
o segundo da vitrine me interessou, explica o que é
na cooperativa a gente revende insumo, aquele caso de vocês lembra a gente
como era o painel daquele trabalho com a distribuidora
o exemplo de sistema ali conversava com outros programas
quem distribui ração como eu já foi atendido naquele caso
tô olhando o quadrinho escrito gestão, o que mudou pra quem usou
aquela firma saiu do excel como, o que vocês puseram no lugar
o trabalho de gestão que tá na página mostra venda e dinheiro juntos
Detalhem o projeto Sistema de Gestão
Que módulos compunham a solução da distribuidora
O caso de gestão contempla relatórios e integrações
Apresentem o escopo do sistema implantado no setor atacadista
Qual problema foi solucionado no caso da distribuidora
O Sistema de Gestão exibido substituiu planilhas de que áreas
sist gestao oq é
proj distribuidora
caso atacado
e o de gestão
gestao do port
painel da distribuidora?
o que o sistema de gestão da distribuidora mostra na tela
explica o projeto sistema de gestão
o sistema de gestão do portfólio tirou as planilhas da distribuidora
aquele sistema da distribuidora tinha painel e relatórios
na distribuidora vocês juntaram o financeiro com o estoque
quais recursos vieram no sistema de gestão
sou do atacado de bebidas e vi um caso de distribuidora na lista, o que foi feito ali
meu irmão vive na planilha no depósito, aquele sistema de gestão de vocês mudou o quê
trabalho com logística, me explica o case que botou estoque e financeiro na mesma tela
meu chefe pediu detalhes do sistema de gestão da página, que recursos tinha
já fizeram alguma coisa pra quem vivia de planilha solta
tem caso de empresa que largou as planilhas
substituiu o quê na distribuidora, exatamente
o sistema de gestão do portfólio atendeu que ramo
que problema esse sistema de gestão resolveu
fizeram sistema pra uma distribuidora, me conta o que ele faz
experiência com empresa de distribuição, qual foi o escopo
já fizeram algo pra quem largou as planilhas
tenho atacado de bebida em Feira de Santana e vi um case parecido com planilha, o que fizeram lá
sou estoquista e li sobre a distribuidora no portfólio, como ficou a tela deles
meu patrão vende atacado de doce e quer saber do segundo trabalho da página, o de gestão
na faculdade de administração vou apresentar o case da distribuidora, que problema ele resolveu
cuido do financeiro de um atacadista e fiquei curiosa com o Sistema de Gestão, ele junta o quê
aquele trabalho da distribuidora tem relatório, perguntou minha chefe na fábrica de ração
vi que tiraram uma distribuidora das planilhas, a minha também sofre, conta esse caso
sou vendedor de atacado e quero entender o painel do projeto de gestão, como é
meu pai tem depósito de ovo e gostou do exemplo da distribuidora, do que se trata
tô olhando os cases no intervalo do turno e o de gestão me chamou atenção, quais recursos tem
somos de logística e o exemplo de gestão fala em integrações, o que foi esse projeto
minha cunhada trabalha numa distribuidora de remédio, já fizeram pra uma, como foi
li estoque, vendas e financeiro na mesma tela no portfólio, que trabalho é esse
sou consultor e uso cases, me resume o da distribuidora
e o de gestão, como é
fala do caso da distribuidora
a distribuidora usava planilha né
projeto de gestão tem painel
o case do atacado, explica
quem era a tal distribuidora, fazia oq o sistema
resume o Sistema de Gestão
aquele das planilha soltas
e o da distribuidora, como ficou
aquele com painel, explica aí
o sistema de exemplo junta o quê, sô
detalhe o case de gestão
vi entre os trabalhos um que falava em largar as planilhas soltas e me identifiquei demais, porque lá em casa é um arquivo para cada coisa, me conta mais sobre ele
meu tio tem um atacado de bebidas e vi que já atenderam alguém do ramo, queria entender o que esse programa que vocês montaram fazia por eles
oi, boas! me fala do segundo projeto da lista, o de gestão
o sistema da distribuidora tem integrações e relatório, é isso
sistema de gestão do portfólio, detalha pra mim
aquele sistema da distribuidora tinha relatório?
qual foi o trabalho com a distribuidora
o sistema de gestão tomou lugar de planilha?
o que aparece no painel do sistema de gestão
recursos do sistema de gestão que já fizeram
sou contador de uma distribuidora de bebidas e queria saber do sistema de gestão que vocês mostram
no projeto da distribuidora o financeiro ficava na mesma tela do estoque ou separado
meu cunhado tem distribuidora de ração, me explica o que vocês fizeram pra aquela do portfólio
aquele caso das planilhas soltas que viraram uma tela só, conta como era
trabalho na ti de um atacado, a gente tem quarenta planilhas e ninguém confia em nenhuma, por isso me interessei pelo sistema de gestão da lista de trabalhos, o que ele juntou
faço estágio numa distribuidora de remédio e minha supervisora mandou pesquisar casos parecidos, achei o de vocês com estoque e vendas, pode me falar desse projeto
vendo adubo e semente pra produtor, já olhei o app de reservas e a loja de moda mas o que parece comigo é o da distribuidora, como ficou esse sistema
lá na cooperativa o estoque é num lugar e o caixa noutro, e vi que vocês já resolveram isso pra uma distribuidora, o que aquele sistema entregue faz
atacado de peixe, tudo em planilha que ninguém acha, já pegaram um assim?
Distribuo gás e água em três bairros e o dinheiro fica num caderno, o estoque noutro, vi que juntaram isso pra alguém, o que foi feito?
o que ficou na mesma tela naquele trabalho
o que saiu de cena quando o sistema da distribuidora entrou
qual deles acabou com as planilhas
em qual dos projetos o financeiro fica junto da venda
aquele de gestão mostra número na hora? falam de painel
tem um projeto de vocês que é só pra empresa por dentro, de mercadoria e dinheiro, me conta dele
Sou contador de uma distribuidora de doces e a coisa toda é excel com link quebrado, alguma vez tiraram uma firma dessa situação?
minha tia tem depósito de bebida e o filho dela fez vinte planilhas que só ele entende, já desfizeram esse nó pra outro cliente?
e o segundo, aquele da distribuidora, fazia o quê
pra que serviu o sistema de gestão que vocês exibem
o sistema do portfólio se liga com outros programas?
tem relatório no da distribuidora ou é só cadastro
distribuidora de material elétrico em Contagem, oito vendedores na rua, um estoque que não bate nunca. Qual trabalho de vocês é mais parecido com isso?
me explica o projeto que fala em planilhas soltas
resumo do sistema que fizeram pra quem revende no atacado
Vendo ração no atacado e quero saber como resolveram para a outra distribuidora, antes de falar com meu irmão
qual o segundo trabalho da lista
no sistema de gestão a pessoa vê o que entra e o que sai junto com o caixa?
projeto com painel e relatórios, qual o enredo dele
o cara da distribuidora abria quantas telas, uma só?
já fizeram sistema pra centro de distribuição? fala como era
quem compra em grande e vende em pequeno, um atravessador como eu, vocês já atenderam um caso desses no portfólio?
Hortifruti atacadista no Ceasa, tudo se resolve em bloquinho e grupo de família. Já organizaram negócio assim, de compra e venda em volume?
o que o sistema de gestão integrava
a empresa usava planilha solta e agora usa o quê
queria um exemplo concreto de vocês botando ordem em estoque e financeiro
qual trabalho mostra que sabem juntar vendas com estoque
no caso da distribuidora, que áreas foram reunidas
e esse de gestão, é pra qual tipo de firma
uai, e o trem de gestão que tá aí no meio dos trabalhos, presta pra quê
tem prova de que já livraram alguém de excel
Fui gerente de depósito trinta anos e nunca vi estoque bater com financeiro. Vocês dizem que puseram os dois juntos num projeto, qual foi e o que ele tem?
quais recursos estão escritos embaixo do sistema de gestão
aquela dashboard de gestão de vocês é de que empresa, digo, de que ramo
me mostra o caso do estoque
esse sistema que junta tudo numa tela, como ele era antes e como ficou
meu patrão quer largar as planilha, ces tem um caso pra eu mostrar pra ele
sistema de gestao o q faz
tenho uma distribuidora de cosmético e tô cansada de abrir seis abas, foi isso que fizeram naquela outra?
qual projeto cuida de contas a pagar e receber junto com mercadoria
me interessei pelo da tela única, é o quê
papelaria atacadista com estoque em papel almaço, já tiveram um caso na mesma linha pra contar?
o sistema de gestão q vcs fizeram era pra que tipo de empresa?
O que foi feito para a distribuidora?
Li que o sistema de gestão da distribuidora substituiu alguma coisa. O que era?
aquele sistema de gestao era pra qual tipo de empresa e fazia oq
já fizeram algo pra distribuidora? a gente vive de excel
vcs ja atenderam distribuidora? aqui é de bebidas e ta tudo em excel uma bagunça
O que o tal Sistema de Gestão substituiu na empresa que contratou?
Somos atacado. Algum case de distribuição, substituindo planilha?
Atendo distribuidoras. Há algum trabalho de vocês nesse segmento? O que substituiu?
vi q tem um trampo de distribuidora ai conta como foi q é parecido com nois
Meu compadre tem uma distribuidora de água e vive com a papelada voando, vi que vocês já arrumaram a vida de uma, o que foi que fizeram por ela?
Requer-se detalhamento do caso Sistema de Gestão constante do portfólio, em especial do problema enfrentado e dos recursos empregados.
oq e aquele sistema de gestao la do portfolio q tem a distribuidora fala dele
hoje procurei uma nota em quatro planilhas diferentes e não achei, aí vi que no portfólio tem um caso de planilhas soltas, como ficou esse trabalho?
Quero entender o segundo projeto, etiquetas Painel, Relatórios e Integrações: o que o Sistema de Gestão substituiu e o que mostra na tela?
Uai, aqui a gente distribui ração pra sessenta fazenda e o trem é na caderneta, aquele caso da distribuidora que ocês fizeram é como?
Na aula de logística o professor pediu um exemplo brasileiro de sistema que junta armazém e contas, posso usar o da distribuidora, o que ele faz?
Meu caminhão de bebidas sai sem ninguém saber a rota, sou distribuidor, e aquele projeto da distribuidora fazia o quê
Planilha eu amo, sou contadora, e vi que vocês tiraram uma firma das planilhas soltas; como foi esse sistema
na faculdade de logística o prof pediu um caso real, o da distribuidora de vcs tem o que dentro
A reserva de remédio da minha rede acaba sem aviso, então me interessou o Sistema de Gestão da página, descreve
Quem cuida dos meus três depósitos é minha memória, e o trabalho que vocês mostram com estoque, vendas e financeiro na mesma tela, como é
Li sobre aquele painel com integrações no portfólio, coisa de atacado, e queria saber em que consistiu
qual a categoria do sistema de gestão do portfólio
vi que fizeram sistema pra uma distribuidora, me conta o que ele faz
me conta o que faz o sistema da distribuidora
me conta o sistema que fizeram pra distribuidora, o que ele faz
já fizeram sistema pra distribuidora? me conta o que ele faz
venda do dia e dinheiro que entrou na mesma tela
quero ver venda e caixa tudo na mesma tela
quanto entrou e quanto saiu num lugar só
meu controle é caderno, juntam tudo num lugar só
e substituiu o que
ficou no lugar de que
o que ele substituiu
antes usavam o que
que ramo era o do sistema de gestao
`,
  "project-chatbot": `
meus clientes perguntam toda hora cadê o pedido, dá pra automatizar
já fizeram chatbot que rastreia pedido
tem robô q avisa onde ta a encomenda
o cliente pergunta do pedido e o robô responde, já fizeram
tem robô que acompanha pedido
já fizeram robozinho que fala pro cliente onde tá o pedido dele
o que fazia o chatbot whatsapp do portfólio
como é o projeto chatbot whatsapp
me fala do chatbot do portfólio
e o chatbot do portfólio
o projeto do chatbot de whatsapp acompanha pedidos
o que o chatbot whatsapp que vocês fizeram responde
já fizeram chatbot pra alguém
tem exemplo de chatbot feito
caso de chatbot
me conta do robô que já botaram pra funcionar
o case do chatbot fazia o quê
aquele bot do portfólio rastreia pedido?
como era o atendimento automatizado que vocês entregaram
o projeto chatbot whatsapp usa ia?
já têm robô rodando em alguma empresa?
o terceiro projeto, o do whatsapp, como é
Poderiam descrever o projeto de chatbot apresentado no portfólio?
no exemplo do zap ele chamava gente quando?
tenho transportadora, cliente só quer saber onde tá a encomenda, já fizeram robô assim?
qual o trabalho de vocês com atendimento de whatsapp
o robô do case acompanha entrega?
fala do chatbot que entregaram
quem já usa bot feito por vocês conseguiu o quê
o chatbot whatsapp do portfólio funciona a qualquer hora?
existe caso real de robô de vocês
resumo do projeto chatbot whatsapp
como vocês fizeram pra tirar o peso do suporte daquela empresa
experiência com bot de suporte tem?
cliente meu pergunta do status da compra o dia todo; vi que já resolveram isso, conta
recursos do projeto de chatbot
exemplo de robozim que já ta no ar
tem algum case de atendimento automático pra eu mostrar pro meu sócio
o que o robô do portfólio respondia pros clientes
mano, e esse chatbot que aparece ali nos trabalhos, qual é a dele?
aquele robô do mostruário, que serviço ele presta
descrevam o projeto de chatbot exibido no portfólio
Meu pessoal gasta a manhã inteira respondendo onde está a encomenda, e no quadro de vocês vi um robô que acompanha pedido; me contem como era esse trabalho
o projeto do zap atendia quem e fazia o quê
no projeto Chatbot WhatsApp há intervenção humana
o robô da vitrine avisa quando o pedido sai
aquele chatbot dos trabalhos, funciona a que hora
que recursos teve o projeto do robô no WhatsApp
Estou fazendo meu TCC sobre atendimento automático e escolhi o trabalho de vocês com WhatsApp como exemplo, poderiam resumir o que ele resolve
o robozinho que cês já fizeram chama gente quando precisa
fizeram algum bot d verdade? qual
quero saber do caso em que o robô acompanha as entregas
o terceiro projeto é oq
resumo do trabalho de automação de suporte por mensagem
o q tem no card do chatbot
o cliente daquele chatbot pergunta e ele responde o quê
experiência anterior com assistente no WhatsApp, relatem
tenho uma transportadora e o telefone não sossega com gente atrás de mercadoria, vi que já fizeram um robô de acompanhar pedido e quero saber dele
como é aquele chatbot pronto que aparece lá
me explica o projeto do robo
tô fazendo um bot na aula de programação e queria me inspirar no que vcs fizeram pro whatsapp, o que ele respondia e quando chamava alguém
Soube que puseram um autômato a responder os fregueses de certa empresa por mensagem, e tenho curiosidade de conhecer em pormenor o que esse projeto realizava
na minha loja de móveis a pergunta é sempre quando chega o meu guarda-roupa, e vi um trabalho aí de robô que acompanha pedido, me contem
minha madrinha viu no site de vcs um tal de chatbot whatsapp com ia e suporte, e pediu pra eu perguntar como era esse projeto
o compadre da loja de peças quer saber daquele robô que vocês já botaram pra funcionar, o que foi que ele fez pela empresa
aquele robô do portfólio dizia pro cliente onde estava o pedido
fiquei interessada no robô que vocês já botaram pra rodar em alguém, como foi
o trabalho do verdinho ali na vitrine, o que ele fazia sozinho
nossa transportadora recebe mil perguntas de onde tá a carga, aquele caso de vocês cuidava disso
no exemplo da página o robô dava conta de tudo ou chamava gente
naquele projeto ele sabia em que pé estava a encomenda
conta o causo do robozinho que aparece nos trabalhos
quero igual ao terceiro da lista, me conta dele
aquele trabalho que aliviou o suporte de uma empresa, como ele era
no case do zap ele atendia em qualquer hora
o que tinha de esperto naquele assistente que vocês fizeram pra outra firma
achei a ficha daquele robô curta, o que mais ele resolve de dúvida
alguém já usou robô de vocês no dia a dia e o que ele fazia
tem ia naquele atendente do portfólio ou é só menu de número
Descrevam o caso Chatbot WhatsApp
Qual o resultado declarado no projeto de atendimento automatizado
O case de chatbot abrange acompanhamento de pedidos
Em que hipóteses o bot do portfólio acionava a equipe
Detalhem as funcionalidades do assistente apresentado como referência
O projeto Chatbot WhatsApp emprega inteligência artificial
e o bot do port
case chatbot
chatbot wpp oq fez
proj do robo
bot de pedido ja fizeram
caso do zap
o que o chatbot whatsapp do portfólio responde
como trabalha aquele chatbot do projeto de vocês
o chatbot whatsapp da lista acompanha pedido
conta do projeto do robô de whatsapp
aquele robô que vocês entregaram usa ia
no chatbot whatsapp quem entra na conversa quando complica
quais recursos tem o projeto chatbot whatsapp
o robô do portfólio chama a equipe quando
o que aquele bot de whatsapp automatizou
descreve o chatbot whatsapp que vocês já fizeram
no case do chatbot ele respondia dúvida de quê
o chatbot do portfólio funciona a qualquer hora
tenho loja de móveis e cliente atrás de entrega, aquele chatbot whatsapp dos trabalhos fazia o quê
sou atendente e vi um robô na lista de vocês, em que momento ele chamava gente
apresento tecnologias na faculdade, como era o chatbot whatsapp que entregaram
minha patroa gostou do robô de zap entre os cases, o que ele respondia
vendo eletrônico e metade do zap é cadê minha encomenda, no case do portfólio o robô responde isso
sou coordenadora de sac e vi o exemplo do robô, o que ele faz exatamente
tenho transportadora e queria saber do robô já pronto que acompanha pedido, como foi
no trabalho da pós vou falar do Chatbot WhatsApp, qual era a função dele
meu chefe na loja viu o terceiro trabalho da página e quer um resumo
aquele robô do portfólio usa inteligência mesmo ou é menu de número, pergunta o pessoal da clínica
tenho delivery e fiquei curiosa com o bot que vocês já entregaram, quando ele chama gente
li no almoço que um robô de vocês tira dúvida a qualquer hora, conta desse caso
sou dono de gráfica, o cliente vive perguntando se ficou pronto, o robô que fizeram resolveu isso
na ótica a gente quer algo igual ao case de whats, como ele funciona
minha prima do suporte não acredita em robô, me fala do que vocês já botaram pra rodar
trabalho num marketplace e analiso atendimento, quais recursos teve o case do zap
vi um verdinho no portfólio, o do zap, que que ele faz
na farmácia ouvi que já têm um robô de sucesso, qual foi a história
e o robô do portfólio
case do zap, explica
o bot pronto faz o q
aquele robô rastreia pedido
resume o Chatbot WhatsApp
o exemplo de bot usa ia
já botaram robô pra rodar, como foi
fala do trabalho do whats
e o robô do portfólio faz o quê
aquele do zap, como ele ajuda
o terceiro exemplo é sobre quê, mano
descreva o case de atendimento automatizado
na página tem um exemplo de robô que diz ao freguês em que pé está a encomenda, e era exatamente isso que eu sonhava para a minha gráfica, como ele funciona
estou escrevendo um comparativo de assistentes virtuais e vi que vocês mostram um já pronto entre os trabalhos, queria uma descrição do que esse projeto entrega
e aí, parça? conta do chatbot que tá na vitrine
não quero os 80%, quero saber o que o robô do case resolve
o chatbot dos projetos realizados faz o quê além de tirar dúvidas
chatbot whatsapp do portfólio fazia o quê
aquele robô do portfólio acompanha entrega?
o projeto do chatbot usava inteligência artificial?
me descreve o caso do chatbot whatsapp
no chatbot de vcs quando a equipe era chamada
quero detalhes do trabalho do robô de whatsapp
vi ali que vocês já montaram um robô que cuida de pedido, como foi esse trabalho
sou aluna de administração, pode resumir o projeto chatbot whatsapp pra eu citar no trabalho
no exemplo do chatbot do portfólio ele tirava dúvida a qualquer hora ou só no expediente
já fizeram robô pra alguma empresa responder cadê minha encomenda, como ele funcionava
dirijo caminhão pra uma loja e o dia inteiro perguntam onde tá a mercadoria, me disseram que vocês já fizeram um robô que acompanha pedido, conta como era
a moça da minha loja passa a tarde respondendo onde está o pacote, e vi um cartão de chatbot whatsapp nos trabalhos de vcs, o que aquele resolvia
antes de conversar com meu sócio no escritório de advocacia queria entender melhor o chatbot que aparece entre os seis trabalhos, o que ele responde e quando passa pra gente
tava vendo o sistema de gestão e logo embaixo tem o do zap, me explica esse segundo, o que o robô fazia sozinho e o que ficava pras pessoas
meus clientes reclamam que não sabem onde anda a entrega, vi que um projeto de vocês acompanha pedido pelo zap, como é esse trabalho
o robô do portfólio sabe dizer onde tá o pedido?
qual trabalho de vocês livrou a equipe de ficar repetindo resposta
em que hora aquele robô chama gente
aquele bot do zap dava plantão ou só horário comercial
E quando ele não resolve, o que acontece no caso que vocês mostram do WhatsApp?
Minha oficina recebe sessenta vezes por dia a mesma pergunta, se o carro tá pronto, já fizeram um robô que responde esse tipo de coisa pra alguém?
tô montando apresentação pra chefia da operadora e preciso de um caso de atendimento automático no zap, o de vocês como funciona
o que o chatbot que exibem consegue acompanhar
qual dos projetos fala de IA
aquele terceiro trabalho, o do balãozinho verde
Trabalho em central de atendimento, vinte pessoas respondendo cadê meu produto. Vocês já resolveram isso em algum cliente?
que recursos tinha o chatbot whatsapp
o bot que fizeram só tira dúvida ou faz mais alguma coisa
com o robô do portfólio a equipe some de vez ou ainda entra na conversa?
me explica o caso do suporte
no caso do zap o cliente tinha resposta de noite também?
qual foi o problema por trás do chatbot do portfólio
e o do whatsapp, como ficou
meu cunhado não acredita que robô atende direito, me dá o exemplo que vcs têm
já fizeram robô pra loja com muito pedido? queria saber a história
Sou supervisora de sac, meu time não almoça direito, e li por cima que vocês tiraram a maior parte do suporte das costas de alguém. Como fizeram?
aquele da automatização do suporte, descreve pra mim
tem algum projeto pronto desses de responder sozinho
só chama a equipe quando é preciso, essa frase é de qual trabalho
no projeto do zap, o atendimento é por IA ou por menu de números
Minha mãe vende semijoia e os clientes ficam loucos querendo saber da entrega. No trabalho do robô de vocês a pessoa consegue perguntar isso?
qual projeto é bom pra quem tem muita pergunta repetida
tinha um bot ali na lista, era de quê
como é o assistente que vocês já puseram pra funcionar, na prática
o que ele responde, o robô que aparece nos trabalhos
e o robozinho faz o quê mesmo
oxi, e esse zap que responde só, no portfólio, é só pra tirar dúvida?
conta o caso em que o suporte ficou quase todo no automático
meu gerente quer ver um precedente de atendimento no zap feito por vocês, qual foi e como agia
no portfólio o chatbot trabalha em qual aplicativo
loja de colchão com rastreio que todo mundo pergunta, vocês já botaram robô num caso assim?
chatbot do port oq ele faz
quero entender o projeto que deixa a equipe só pros casos difíceis
tem caso de robô que não deixa o cliente preso? o do portfólio como procede
Faço pós em ciência de dados e queria resumir o chatbot de vocês num slide, o que ele cobre?
o do zap é inteligente mesmo ou gravação
e no terceiro cartão tem o quê escrito
aquele projeto de atendimento funciona a qualquer hora?
provedor de internet aqui, quando chove toca mil mensagem igual, já domaram uma enchente dessas com robô?
esse Chatbot WhatsApp do portfolio fazia oq exatamente
oq aquele chatbot de whatsapp do portifolio faz?
o chatbot do zap do portifolio faz o q exatamente
nesse projeto do whatsapp a equipe ainda era chamada as vezes ou nunca mais
aquele robo do zap que ta no portifolio ele faz o que de verdade
Vi ali que vocês já botaram um robô no zap de alguém e que ele até acompanha pedido, me conte a história dele, o que ele faz e quando chama gente?
Queira a empresa descrever o caso Chatbot WhatsApp publicado, suas atribuições e o resultado alcançado.
aquele projeto do bot do zap q ta no portfolio oq ele fazia c os cliente explica pf
passei o dia respondendo cadê meu pedido, cadê meu pedido, e vi que um dos trabalhos de vocês fazia isso sozinho, como era esse robô?
Quero detalhes do terceiro cartão do portfólio, etiquetado WhatsApp, IA e Atendimento; que tarefas o chatbot executa?
Bah, vi um robozinho de zap entre os trabalhos de vocês, que só chama a equipe quando aperta, me conta desse projeto, tchê?
Apresento na faculdade um caso real de assistente no zap, e escolhi o do portfólio de vocês, quais são as funções e o resultado dele?
Meus pedidos de pizza atrasam e o cliente me liga xingando, aquele robô que acompanha pedidos, do portfólio, fazia como
Quero saber do Chatbot WhatsApp que tá entre os seis, não do preço nem nada, só o que ele resolve na prática
o robo do portfolio chama a equipe quando precisa ne, e fora isso faz oq
Minha irmã é atendente e tem medo de perder a vaga pra um robô, o que aquele do portfólio fazia exatamente
Trabalho no suporte de uma telecom e fiquei curiosa com o caso do zap automatizado que vocês contam, me resume
qual a categoria do chatbot whatsapp do portfólio
`,
  "project-landing": `
fazem landing page?
vocês fazem landing page
vcs fazem landing pages?
fazem landing
criam landing page
vocês criam landing
fazem lp
faz landing page?
desenvolvem landing page
montam landing
trabalham com landing page
fazem página de captura
fazem página de vendas
vocês fazem página de lançamento
tem landing page entre os serviços
quero uma landing page, vocês fazem?
bom dia, fazem landing page?
já fizeram alguma página pra captar cliente
fizeram página de captura
página pra lançar meu curso
uma página só com um botão
tenho uma startup de assinatura de software
preciso de uma página só, objetiva, pra captar lead
pq a pagina de lançamento funcionou
o que tinha de especial na página do software
como conseguiram tanto contato com a landing page
o que fizeram na página de lançamento pra dar certo
por que a landing page deu tanto contato
qual foi o segredo da landing page
o que é a landing page saas
me fala da landing page do portfólio
como é o projeto landing page saas
e a landing page
o que significa saas
página de lançamento de software
pra que serve a landing page
que testes fizeram na landing page
fizeram teste a/b
landing page o que quer dizer
landing page o que é isso
vou lançar um infoproduto, vocês fazem aquela página única de captura?
saas é o quê
uma página com um botão só, por quê?
me explica o projeto da página de lançamento
sou coach e preciso de página de vendas pra minha mentoria
O que é exatamente a Landing Page SaaS do portfólio?
lançamento de empreendimento imobiliário numa página só pra captar interessado
pagina de captura pro meu ebook
o que tinha naquela página do software
lp pra campanha de anúncio, fazem?
teste a/b na página, o que foi feito
a página daquele software por assinatura era como
one page de conversão
aquele trabalho com promessa clara e botão, do que se trata
minha startup vai lançar um produto e precisa de página de espera
página de inscrição pra um congresso médico
hot site de promoção de dia das mães, seria tipo a landing?
fala da landing
como a página do software convenceu as pessoas a clicar
quero rodar anúncio e mandar o povo pra uma página só
tô lançando um app de finanças e preciso duma página dessas de lançamento
esse nome gringo aí, lending peige, que trem é esse?
recursos da landing page saas
página de pré-venda do meu livro
queiram explicar o projeto da página de assinatura de software
Vou lançar um livro de memórias da família e meu neto disse que preciso de uma tal de landing page igual à que vocês fizeram, o que vem a ser isso
pq a pagina só tem 1 botão
como foi elaborada a página para o programa por assinatura
o trabalho da promessa clara, me conta dele
teste a/b é oq nesse projeto
aquela página que aumentou os contatos, o que fizeram nela
a página de lançamento era de que produto
Sou vendedor de seguro e vivo de atrair contato, por isso me chamou a atenção o projeto da página de lançamento; que recursos usaram pra dar tão certo
o quarto trabalho do portfólio se refere a quê
SaaS quer dizer o que
o segredo da página de lançamento foi qual
vcs ja fizeram pagina de lançamento d app ou software
me explica a palavra landing, não falo estrangeiro
os recursos da Landing Page SaaS são quais
uma página com promessa e botão, é aquele projeto do software né
conversão é oq na landing
na página de lançamento que vocês fizeram, a pessoa chega, lê e aperta um botão, só isso mesmo ou tem mais coisa
que foi feito naquele projeto de assinatura mensal de programa
como era a página de estreia do software
o professor de marketing falou de landing page e eu n entendi nada, aí vi que vcs fizeram uma de saas, explica essa
Sou editor de livros e, ao deparar com a menção a uma página de lançamento de promessa única, desejei saber como a conceberam e de que se tratava
aquela página que só tinha uma promessa e um botão me lembrou placa de beira de estrada, que é curta e funciona; expliquem como foi feita
meu irmão vai lançar um programa de assinatura pra professores e queria entender aquela página q vcs fizeram pra um software parecido
li ali a palavra SaaS no quarto quadro e achei que fosse nome de remédio, o que é e o que foi que fizeram nesse trabalho
vou lançar meu curso de tear e falaram em página com um botão só, como era aquela de vocês
tem um trabalho aí em inglês que não entendi, o do botão único
uma promessa e um botão só, como assim, explica esse trabalho
por que puseram só um botão naquela página
não sei o que é saas, mas o caso parece bom, traduz
o trabalho de lançamento que vocês mostram, lançou o quê
queria entender o quarto quadrinho da vitrine
como aquela página trouxe tanta gente
o caso do programa por assinatura, o que tinha de especial
vou estrear um curso de confeitaria e vi que fizeram uma página de estreia, conta dela
testaram duas versões naquele trabalho, foi isso
o que é essa tal página de pouso que aparece entre os trabalhos
aquela que deu um pulo nos contatos, que página era
nosso clube de assinatura de café lembra aquele caso de vocês, o que fizeram lá
Detalhem o projeto Landing Page SaaS
Que estratégias de conversão foram empregadas na página de lançamento
O caso de landing page contemplou SEO e experimentação controlada
Qual o objetivo da página desenvolvida para software por assinatura
Apresentem o resultado do caso Landing Page SaaS
Em que consiste uma landing page, conforme o caso exibido
landing oq é
lp saas
proj da landing
saas oq significa
teste a/b qual proj
e a landing do port
o que tinha na landing page saas
como foi montada a página de lançamento do software por assinatura
a landing do portfólio fez teste a/b
por que aquela página tem um botão só
me explica o projeto landing page saas
pra que servia a página do software no portfólio de vocês
lanço meu curso de confeitaria em maio e vi um trabalho de página de lançamento, como ela era
sou programador de um saas e me interessei pela landing da lista, o que tinha nela
meu chefe falou landing page e fingi que sabia kkk, o que é essa da página de vocês
trabalho com marketing, que técnicas foram usadas na landing page saas
a tal da lendin peige era de quê
essa landing page era pra vender o quê
vendo um programinha por assinatura e vi um case igual, o que tinha nessa página
sou publicitária e quero saber o segredo da página de um só botão
minha startup lança em março, como foi a página de lançamento que fizeram
no curso de marketing citaram testes a/b, na Landing Page SaaS teve
meu chefe na escola de idiomas perguntou que raio é saas, é aquele do portfólio
tenho um sistema de academia pra vender e gostei do exemplo do software, conta dele
sou redator, li promessa clara na página, o que foi esse trabalho
abri a página no trem e vi lending alguma coisa, o que é isso
trabalho com tráfego e o case de conversão me interessou, o que foi feito
minha sócia quer saber pra quem servia a página com um botão só
sou consultora, vou lançar mentoria e quero entender o exemplo de lançamento de vocês
na agência onde estagio debatem cases, qual foi a estratégia na página do software
vi que um trabalho trouxe muito contato, tenho seguradora, como era essa página
meu filho programa e vende assinatura, aquele trabalho de lançamento fazia o quê
e a lending
fala da página do software
página d um botão só, explica
o que é saas
resume a Landing Page SaaS
case de conversão, como foi
lending peige é oq
a de lançamento tem seo
e aquela página de um botão só
que é esse saas aí
a página de lançamento foi pra quê, visse
explique o case voltado à conversão
reparei que um dos trabalhos é uma página com uma promessa só e um botão, achei tão peladinha que fiquei intrigada, o que ela tinha de especial
vou lançar uma plataforma por assinatura com dois colegas da faculdade e vi que vocês já fizeram a página de uma, queria entender como ela era
oi, craque! me explica o quarto projeto, o do software
aquele site do case com teste a/b, o que era
já fizeram página pra programa por mensalidade
landing page saas é o que, em português claro
aquela página de um botão só, me explica
por que uma promessa só na página do software
testes ab no projeto da landing, foi isso?
que recursos usaram na landing page saas
saas do portfólio significa o que
estudo marketing e quero entender o projeto da página de lançamento que vocês fizeram pra um software
meu professor falou em conversão, e na página de vcs tem isso escrito na landing, como foi
no trabalho da landing page saas vocês mexeram com seo também ou só com o visual
me conta a história daquela página de lançamento de programa por assinatura que aparece nos trabalhos
sou contadora e vou lançar um curso de imposto de renda, na lista de trabalhos tem uma página de lançamento com um só botão, queria saber o que foi feito ali
trabalho com ti numa startup de assinatura e minha diretora quer referência de página de lançamento, vi que vocês têm uma no portfólio, o que ela tem de especial
já tive site cheio de menu e ninguém clicava em nada, daí vi que na landing page de vcs tem uma coisa só pra clicar, me fala mais desse projeto
sou leiga, costuro pra fora, e na página tem uma palavra em inglês, landing page saas, que eu não faço ideia do que seja, pode me explicar o que era esse serviço
que trabalho era aquele com um botão só
a página do software prometia quantas coisas
pra que foi feita a página de lançamento que mostram
qual a ideia daquela página que deu tanto contato
Vou lançar um aplicativo de ponto pra domésticas no mês que vem e vi que já fizeram página de lançamento, me conta o que ela tinha
software por assinatura, já ajudaram algum a estrear?
Somos três sócios com um sistema de gestão escolar no forno, cobrado por mês. Vocês já fizeram página pra um produto nesse estilo?
o projeto SaaS era o sistema em si ou só a página dele
e a landing, tinha o que de especial
por que um só botão
qual trabalho foi de conversão
aquela página testou mais de uma versão?
o que significa SaaS naquele quarto trabalho
a landing page apareceu no google? vi um SEO escrito embaixo
Minha startup de controle de cheques tem site cheio de menu e ninguém clica. Li que a de vocês era bem enxuta, como era?
tem caso de página curta que vendeu assinatura
me descreve o trabalho dos 250
projeto de página única, qual foi o objetivo
aquilo de promessa clara, de onde vem
quais as tags da landing page
sou redatora e me interessa a página que tem uma promessa só, de que trabalho é e o que fizeram nela
quarto projeto, qual
pra lançar um programa novo vocês já montaram página? o que pôs nela
na página do software por assinatura o visitante tinha pra onde clicar
o que fizeram pra aumentar tanto os contatos daquele cliente
site de lançamento, como ficou
mano, aquela landing ali foi pra vender o quê
qual a receita da página que triplicou e pouco os contatos
e a do lançamento, é site ou é anúncio
Trabalho com growth e queria saber se no caso da página houve experimentos e otimização pra busca, ou foi só desenho bonito
a página de vocês que bombou era simples ou cheia de coisa
esse trabalho da assinatura é tipo netflix? não entendi o que foi entregue
Meu programa pra dentista é vendido por mensalidade e ninguém deixa o telefone no site. Já mexeram com um caso desse?
conta do projeto com seo
o que aprenderam na landing page SaaS, digo, o que ela traz
descrição do site do portfólio, o único que é site mesmo
tem algum exemplo de site de vocês com resultado de mais contato
oq é landing page saas no portfolio
minha professora de marketing pediu um case de página com botão único, o de vocês serve? o que tem lá
aquele da página do programa, como conseguiram tanto interessado
oq é essa landing page saas ai, n entendo esses nome
Tenho uma startup de assinatura de software e preciso de uma página só, objetiva, pra captar lead. Algum caso parecido?
qual foi o segredo da landing page? pq deu tanto contato
Vou lançar um curso de extensão on-line e preciso de uma página única, com um só botão de inscrição. Existe trabalho parecido no histórico de vocês?
Vi uma tal de landing que nem sei falar direito, de um software, com um botão só, o que foi que vocês fizeram nessa página, meu amor?
Solicito a exposição do caso Landing Page SaaS, com objetivo, composição e resultado.
o q eh aquele landing page do portfolio e pq so tem um botao kkk
gasto com anúncio e a página do meu curso de confeitaria não converte ninguém, vi que fizeram uma de lançamento que deu certo, o que tinha nela?
O cartão descreve uma promessa clara e um só botão, com Testes A/B e SEO; do que trata esse projeto de página para software por assinatura?
Uai, aquele projeto de página de lançamento com nome ingrês, que diacho foi feito ali?
Trabalho com startup e, entre a loja, o portal e a página de assinatura do portfólio, é a última que imita meu caso, podem contar o que fizeram nela?
Vendo assinatura de café e gosto de botão, quanto menos melhor, me fala daquela página de um botão só do portfólio
Promessa o político faz muitas, e vocês dizem que a página do software tinha uma só, me conta esse projeto
tenho um aplicativo de meditação pra lançar e o site de lançamento q vcs fizeram chamou atenção, como foi
Faço experimento com rato e não com página, e por isso queria entender o tal teste A/B naquele projeto do SaaS
Meu software de cartório vai por mensalidade, igual aquele da landing page; o que colocaram nela
Os contatos do meu escritório não crescem há um ano, e a página de lançamento do portfólio fez os dela subirem, do que era feita
qual a categoria da landing page saas
uma firma de programa por mensalidade, desses que se paga todo mês, já fizeram algo parecido
`,
  "landing-or-site": `
landing page e site é igual?
site e landing page é tudo a mesma coisa?
qual a diferença entre landing page e site
qual a diferença de landing page e site?
diferença entre landing page e site
diferença de landing pra site
qual a diferença da landing page pra um site normal
qual a diferença de uma landing page pra um site comum
o que muda entre landing page e site
o que muda da landing page pro site
landing page ou site, qual a diferença?
landing page ou site?
landing é site?
landing page é um site também?
landing page e site é a mesma coisa?
landing page não é a mesma coisa que site?
o que uma landing page tem de diferente do site
em que a landing page é diferente de um site institucional
no que landing page difere de site
site e landing page, qual a diferença
me explica a diferença de site e landing page
por que fazer landing page em vez de site
por que landing page e não um site completo
preciso de landing page ou de site?
é melhor landing page ou site
landing page x site
landing page vs site
lp e site é diferente?
qual a diferença de landpage e site
qual a dif de landing p site normal
landing page ou um site de várias páginas
página única ou site completo, o que muda
o que é landing page
oq é landing page
o que seria uma landing page
que é isso de landing page
pra que serve uma landing page
nao sei o que é landing page
landing page é o que
o que significa landing page
me explica landing page
landing page que bicho é esse
`,
  "project-booking": `
o app de vocês cobra sinal
qual pagamento usa no app de reservas
como o cliente paga na hora de reservar
paga como nele
como funciona o app de reservas
me fala do app de reservas
o app de reservas aceita pix
no app de reservas paga antes
o que é o app de reservas
e o app de reservas
app de reserva manda lembrete
o app de reservas tem agenda
como paga no app de reservas
o cliente paga o sinal como no app
no aplicativo de reservas do portfólio a agenda se organiza como
o app de reservas tem lembrete por onde?
como funciona esse negócio de pagar sinal no app que fizeram
o que o app de reserva faz
Descrevam o funcionamento do App de Reservas, por favor
que recursos tem o aplicativo de agendamento de vocês
gostei do quinto projeto, o das reservas, explica
o cliente escolhe o horário sozinho naquele aplicativo?
o app do portfólio usa pix?
vi um trabalho de agenda e reserva, como é ele
aquele app evita furo na agenda?
fala do app de reservas
qual é a ideia do aplicativo que cobra sinal
o aplicativo de reservas avisa o cliente antes do dia?
app de reserva serve pra quê, hotel?
case do aplicativo, detalha
o passo a passo de quem usa o app de reservas
no app que vocês criaram dá pra escolher o dia?
quem esquece o horário recebe aviso no app de reservas?
uai, essa agenda que se organiza sozinha do portfólio, explica esse milagre
projeto app de reservas resumo
o sinal no aplicativo de reserva é pago de que forma
como o app de reservas resolve falta de cliente
me interessei naquele aplicativo do portfólio pra minha pousada, como ele é?
pelo app de reservas o freguês faz tudo sem ligar?
aquele aplicativo de marcar hora que tá na vitrine, como é o jeito dele
discriminem as funções do App de Reservas, por obséquio
Tenho um campo de pelada e vi no mostruário um aplicativo em que o sujeito reserva e já deixa um dinheiro, queria entender como aquele funciona
o app d reserva tem pix?
no aplicativo de reservas que fizeram, o freguês paga antes
fala do app do portfolio
o app avisa a pessoa na véspera, esse do portfólio
o quinto projeto, o da agenda, o que resolve
quais recursos o aplicativo de reservas apresenta
Cuido das reservas de uma marina e fiquei curioso com o aplicativo que vocês mostram, aquele do sinal e do lembrete; me contem o que ele faz pelo cliente
é app mesmo ou site, aquele de reservar
como q cobra o sinal no app d reservas
o trabalho da agenda me interessa, descreve
p q serve o app de reservas
aquele que o cliente escolhe o horário, foi feito pra quê
me troca em miúdos esse app de reserva
no consultório da minha filha falta gente todo dia, e ela viu aquele aplicativo de vocês com lembrete; como ele é, de modo geral
o app de reservas marca sozinho?
resumo do aplicativo apresentado na página
já fizeram um de reservar horário, conta como ficou
minha mãe tem um studio de pilates e viu esse app de reservas aí, ela quer saber se o cliente escolhe sozinho e como funciona o resto
Administro um pequeno teatro e detive-me no aplicativo em que o público reserva e recebe aviso; poderiam descrever o que ele faz do princípio ao fim
no pesqueiro tem sujeito que reserva e não vem, e naquele aplicativo da vitrine tá falando de sinal pago; como é que ele funciona
achei da hora a parte que a agenda se organiza sozinha naquele app do portfólio, mas como assim sozinha, explica
o meu sobrinho disse que vocês já fizeram um negócio de marcar hora que avisa a pessoa no telefone, me contem desse aplicativo
a agenda daquele aplicativo de vocês se ajeita sozinha como
o lembrete daquele app de reservas vai antes do horário marcado
vi o trabalho em que o freguês escolhe o dia, me conta mais dele
naquele trabalho o sinal era cobrado como
o quinto quadrinho, o que faz calendário, explica
a agenda se arruma sozinha, li isso num trabalho de vocês, como
no caso das reservas a pessoa recebia aviso pra não esquecer
minha clínica se interessou pelo exemplo com calendário, o que ele tem
tem pix naquele trabalho de marcar dia
vi lembrete escrito embaixo de um projeto, do que ele era
o programinha de reservar que aparece na vitrine serve pra quê
como o cliente garantia a vaga naquele trabalho de vocês
quem usou aquele de reservas ainda precisava de recepcionista marcando
a pousada ficou de olho no caso de vocês que segura a data com um dinheirinho, conta
aquele aplicativo que vocês mostram, o que ele resolve
Descrevam o caso App de Reservas
Quais recursos integram o aplicativo de reservas do portfólio
O app exibido processa pagamento antecipado
O projeto de reservas emite lembretes automáticos
De que forma o App de Reservas organiza a agenda
Em que consistiu o aplicativo apresentado como referência
app reservas oq faz
e o de reserva
reserva c pix como
case do app
proj agenda
app do port
o app de reservas do portfólio organiza a agenda como
no projeto do app de reservas o cliente paga antes
o que tinha dentro do app de reservas
aquele aplicativo de reserva que vocês fizeram manda aviso
explica o case do app de reservas
o app de reservas que entregaram funcionava com pix
quais recursos vieram no app de reservas
o lembrete do app de reservas vai pro cliente
o app de reservas cobra sinal de que jeito
pra que serve o app de reservas do portfólio
no app de reservas dá pra escolher o horário
o aplicativo de reservas de vocês faz a agenda
tenho chalé e vi o app de reservas entre os trabalhos, como o hóspede usava
sou tatuadora e levo cano direto, naquele app de reservas o povo pagava antes
minha clínica se parece com aquele case de agenda, o que o app de reservas fazia
meu filho mostrou o app de reservas na lista, ele lembra a pessoa do dia
ele manda lembrete pro cliente
vocês fizeram um aplicativo que a pessoa marca o dia e já paga um tanto adiantado, é verdade
tenho clínica e vi o exemplo de reserva com sinal, como a pessoa usa ele
sou dona de quadra e me interessei pelo aplicativo do portfólio, o que ele faz
no app que vocês mostram o cliente recebe aviso antes, minha barbearia sofre com falta
tô num trabalho de faculdade sobre agenda digital, descreve o App de Reservas
meu patrão no hotel perguntou do quinto trabalho da página, o de reservar
sou esteticista e queria saber se naquele aplicativo o sinal vai por pix
aluguei casa de praia a vida toda, nesse app de vocês quem escolhe a data
vi agenda que se organiza sozinha e achei milagre, sou secretária, que trabalho é esse
tenho pet com banho e tosa, me explica o exemplo das reservas
minha filha viu no site um app com lembretes, do que se trata
sou dentista e estudo cases, quais recursos teve o de reservas
naquele projeto de agenda a pessoa paga tudo ou uma parte, perguntou minha gerente do spa
o pessoal do restaurante quer saber o que o aplicativo de reserva do portfólio tem dentro
como se marca um horário no app que fizeram, sou massoterapeuta e fiquei curiosa
e o de reservas
fala do app da agenda
app de reserva avisa o cliente
o sinal é no pix lá
resume o App de Reservas
aquele da agenda sozinha
como reserva no app do portfólio
o app de agenda faz oq
e o aplicativo da agenda, como é
aquele que manda lembrete, fala dele
no exemplo das reservas paga antes, filho
descreva o case de agendamento
meu irmão tem quadra de beach tênis e me mandou ver o quinto trabalho de vocês, o que deixa a pessoa escolher o dia, queria saber tudo que ele faz
a dona do spa onde trabalho gostou do exemplo em que a agenda se arruma sozinha, mas quer detalhes antes de conversar, o que esse projeto tem
olá, alegria! conta como é o app que tá no portfólio
no case de reservas o pix é usado pra quê
por qual meio de pagamento a pessoa paga no app de reservas
paga o sinal como no aplicativo
queria igual aquele aplicativo que vocês fizeram de marcar hora
me explica o aplicativo de reservas do portfólio
aquele app de agenda de vcs cobra o sinal antes?
no app de reservas quem organiza a agenda
o app das reservas avisa o freguês como
quais recursos tem o app de reservas mesmo
lembrete no app de reservas sai sozinho?
vi nos trabalhos um aplicativo de marcar horário, queria saber o passo a passo do cliente nele
sou cabeleireira e fiquei curiosa com o app de reservas que tá na página, o que ele faz
no projeto do app de reservas o pagamento do sinal era por pix mesmo ou outro jeito
esse app de reservas da lista de vcs serve pra restaurante ou pra salão, como ele funciona
meu marido é motorista de van e viu no meu celular o tal app de reservas, ele quer entender se a pessoa escolhe o dia e o horário e já paga ali mesmo
atendo com hora marcada e muita gente fura, aí reparei que num dos trabalhos de vocês o cliente deixava um sinal, me conta como era esse projeto
faço tcc sobre aplicativos de agendamento e preciso descrever um caso real, escolhi o app de reservas da página de vocês, me resume o que ele faz pro usuário
tava olhando o portal e a loja mas o que prendeu minha atenção foi o das reservas, como é que aquela agenda se arruma sem ninguém mexer
e o cliente já paga por lá
paga por onde nesse app
app pra reservar vaga, igual o de reservas
como a pessoa paga pra garantir o horário naquele app
o cliente esquece? naquele aplicativo de vocês ele é avisado de algum jeito?
em qual deles a agenda se arruma sem secretária
o que o freguês faz primeiro no app de reservas, escolhe o dia ou paga
Tenho três quadras de areia em Praia Grande e o povo marca e não aparece. O aplicativo que vocês mostram tem alguma coisa contra furo?
no app das reservas entra dinheiro antes ou só na hora
o pix entra em que parte do aplicativo do portfólio
sou tatuador e cobro sinal por fora, na unha, vi um projeto que já faz isso sozinho, qual era e como funciona
a parte dos lembretes é de qual projeto, explica ele
aquele quinto ali, o da agenda, me descreve
o que acontece depois que o cliente escolhe a hora no app de vocês
quem organiza a agenda no aplicativo, o dono ou o sistema
Minha esposa tem estúdio de sobrancelha e passa a noite respondendo tem vaga, tem vaga. Queria mostrar pra ela o tal aplicativo do portfólio, o que ele faz?
qual o passo a passo de quem usa o app de reservas
tem projeto com sinal adiantado?
e o app, serve pra quê
me fala do aplicativo que tá ali, só tem um né
o que é essa agenda que se organiza sozinha
já fizeram app pra quem trabalha com hora marcada? conta desse
clube de tênis em que todo sócio briga por horário, tem um trabalho de vocês que é isso aí?
no aplicativo que vcs fez a pessoa recebe aviso perto da hora?
psicóloga, quinze pacientes por semana, três faltam. O projeto de reservas trata falta como, cobrando antes?
quais os recursos escritos no app de reservas
se o cliente quer sábado às dez, naquele app ele mesmo pega?
o aplicativo dos lembretes, qual o nome e o que traz
fiquei com o app na cabeça, ele é pra marcar e já pagar tudo ou só um pedaço
projeto que usa pix pra reservar
me conta aquele caso em que ninguém precisa mais telefonar pra marcar
app de reserva tem lembrete ou inventei
entre os trabalhos tem um de horário marcado, o que é que ele resolve
o app do portifolio como q funciona
Aluguel de chácara pra festa, sempre dois clientes no mesmo domingo. O aplicativo das reservas que vocês expõem evita isso como?
bah tchê, e o aplicativo das reservas, o vivente paga antes?
aquele do Pix, agenda e mais o quê
quando fizeram o app, o cliente final via os horários livres?
sinal pago, dia escolhido, e aí? o que mais o app de vocês faz
tem algum caso com agenda pra eu usar de inspiração no meu trabalho de ADS
no app de reservas a confirmação depende de alguém aprovar ou a coisa anda sozinha
a moça da recepção foi trocada por um aplicativo naquele projeto? o que ele faz no lugar dela
queria saber do que marca hora
Passeio de barco aqui em Paraty enche no feriado e eu anoto em guardanapo. Vi um aplicativo no meio dos trabalhos, ele pega reserva e dinheiro?
e nesse aí o cliente paga quanto antes, tudo ou só um sinal
no quinto trabalho o que é que impede a pessoa de sumir sem aparecer
como funciona o app de reservas? paga antes?
o app de reserva usa pix?
Como funciona o App de Reservas? Tenho uma rede de clínicas com quatro unidades.
No App de Reservas, quem escolhe o horário é o cliente ou a recepção?
tenho barbearia esse app de reserva como funciona pro cliente
no app de reserva o cliente paga o sinal no pix?
o app lá de agenda avisa a pessoa no dia?
e aquele app de marcar hora la oq ele faz
Aquele aplicativo em que a pessoa marca o dia e paga o sinalzinho, que vocês mostram ali embaixo, explique pra mim como foi feito, meu bem?
Solicito informações acerca do caso App de Reservas, particularmente fluxo do usuário e recursos.
fala do app de reserva q cs fizeram la no portfolio como q a pessoa usa
hoje perdi três clientes que marcaram e não vieram, vi que um dos trabalhos cobra sinal e manda lembrete, o que mais esse app do portfólio faz?
O quinto projeto tem as etiquetas Agenda, Pix e Lembretes; como funciona o ciclo da reserva nele?
Bah, vi ali um aplicativo onde o vivente marca o dia e a agenda se ajeita sozinha, que projeto é esse de vocês?
Meu orientador pediu que eu descrevesse um aplicativo brasileiro de agendamento, achei o dos trabalhos de vocês, o que ele oferece ao cliente?
Meu cliente paga o sinal e depois some, então quero entender aquele app do portfólio que cobra sinal
Tenho chalé e minha agenda é um calendário de açougue, aquele aplicativo de reservas que mostram fazia o quê
aquele app do lembrete no portfolio, pra minha barbearia servia, como ele é
Pix eu só aprendi ano passado e vi que num dos trabalhos o povo paga por ele ao marcar hora, conta mais desse
Sou regente de coral e marco ensaio de gente esquecida, me descreve o App de Reservas de vocês
A enfermeira da escola esquece as vacinas marcadas, e vi que um projeto manda lembrete, como funciona aquele
qual a categoria do app de reservas
o app de reservas é de que categoria
`,
  "project-portal": `
o que está reunido ali no portal corporativo
portal corporativo em um só endereço, o que tem nele
no portal corporativo, o que fica em um só endereço
o que concretamente está no portal
o que está reunido no portal corporativo
o que exatamente fica num só endereço no portal
pra quem é o portal do portfólio
quem usa esse portal
quem usa o portal
o que é o portal corporativo
pra que serve o portal corporativo
me fala do portal corporativo
e o portal
o portal corporativo tem acesso seguro
como é o projeto do portal
portal que vocês fizeram faz o que
no portal dá pra pedir férias
quem usa o portal corporativo
explica o portal corporativo
no portal que vocês fizeram tem comunicado?
o projeto do portal guarda documento?
fala do sexto projeto
o que o funcionário faz dentro do portal do portfólio
Quais recursos integram o Portal Corporativo?
o acesso do portal corporativo é seguro?
aquele trabalho de intranet que aparece nos cases, como é
portal corporativo é tipo um site da empresa?
o portal tem pedido de férias mesmo?
vi no portfólio um portal com férias e comunicados, me conta
qual problema o portal corporativo resolveu
me descreve o case do portal interno
que que tem nesse portal
portal da empresa do portfólio substitui o mural?
meu RH gostou do projeto do portal, manda um resumo
tem trabalho de vocês com intranet, qual é
como fica a parte de documentos no portal corporativo
esse portal do portfólio reúne o quê num endereço só
detalhes portal
pra funcionário ver aviso, o portal que vocês criaram serve?
o case do portal foi pra empresa grande? o que ele faz
o tal do portal corporativo presta pra quê tchê
funcionalidades do portal que tá nos trabalhos
como os comunicados chegam no portal corporativo
exponham em que consiste o projeto Portal Corporativo
Sou do recursos humanos de um frigorífico e vi que já fizeram um portal para empregados com pedido de férias, gostaria de saber o que mais havia nesse trabalho
o portal do portfólio é tipo um grupo da empresa?
que documentos ficam no Portal Corporativo que fizeram
fala do portal ai
no tal portal o empregado pede férias sem papel
o último projeto da lista é oq
que recursos possui o portal que consta no portfólio
o portal corporativo é só pra funcionario né
Meu genro trabalha numa firma com intranet e vive elogiando, aí vi que vocês têm um portal na vitrine e quis saber o que ele resolveu lá
acesso seguro no portal do portfólio significa o quê
aquele endereço único com tudo da empresa, me explica esse trabalho
esse portal q vcs fizeram tem aviso e documento?
resumidamente, o portal corporativo resolve qual problema
intranet que aparece no portfólio, como é
o portal q fizeram é site ou app
no mostruário tem um portal de empresa, e como sou encarregado de pessoal me interessou, o que é que o povo faz lá dentro
o portal da página serve pra mandar recado pros empregado
os comunicados no projeto do portal vão para quem
conta do 6o projeto
minha tia trabalha numa fábrica enorme e quer um site só deles, aí vi o portal corporativo de vcs, o que tinha nesse projeto
Chefiei o departamento de pessoal por vinte e oito anos, sempre às voltas com requerimentos em papel, e gostaria de saber o que faz o portal do vosso portfólio
no quadro do portal tá escrito comunicados, documentos e pedidos de férias, e eu queria que me explicassem melhor como era esse trabalho
pro trabalho de sociologia sobre comunicação nas empresas escolhi o portal corporativo de vcs, pra que ele serve e quem entra nele
o encarregado da mina quer parar de pregar aviso na parede da cantina e me mandou perguntar como foi aquele portal da empresa grande que fizeram
aquele trabalho de pedir férias e ler comunicado, me explica como ele ficou
o que dava pra fazer no portal corporativo que vocês mostram
vi um trabalho pra empresa grande com papelada e férias, me fala dele
o último quadrinho da vitrine é o quê
aquele caso em que o povo todo lê o aviso no mesmo endereço, conta
o trabalho corporativo de vocês guarda documento também
no exemplo do rh o empregado pedia folga por ali mesmo
a escola tem 300 servidores e se viu naquele caso de vocês, o que ele faz
que empresa não ia querer aquilo dos comunicados, explica o trabalho
acesso seguro tá escrito em qual trabalho e o que tinha nele
como era a vida do funcionário dentro daquele projeto
o sexto trabalho serve só pra aviso ou tem mais coisa
nosso hospital gostou do caso com intranet, detalha pra mim
o tal portal dali é aberto pra todo mundo ou só pra quem trabalha lá
o exemplo com centenas de funcionários, em que consistia
Detalhem o caso Portal Corporativo
Quais funcionalidades compõem o portal exibido no portfólio
O projeto de portal contempla gestão de férias
Qual o resultado informado no caso Portal Corporativo
O portal apresentado dispõe de autenticação e acesso seguro
Em que consistiu a intranet desenvolvida pela Nora
portal corp oq é
e o portal do port
case intranet
proj do rh
portal tem doc?
portal de ferias qual
o portal corporativo do portfólio faz o quê
no projeto do portal vocês puseram documentos e férias juntos
fala do portal corporativo aí da lista
aquele portal que vocês entregaram tem acesso seguro
o que resolveu o portal corporativo pra empresa que pediu
quais recursos tem no portal corporativo
que funções tem o portal corporativo
me conta do case do portal
o portal corporativo é uma intranet
o que tem dentro daquele portal dos funcionários do portfólio
no portal corporativo saem comunicados
sou do rh e vi o portal corporativo nos trabalhos, que coisas o pessoal faz nele
nossa diretoria se interessou por aquele portal da lista, pra que ele foi criado
trabalho em hospital e férias é confusão, o portal corporativo de vcs tratava disso
sou analista e quero entender o case do portal, os documentos ficam protegidos nele
o rh recebe requisição de férias em papel e circular que ninguém lê, há algum caso de vocês nessa linha
já montaram alguma coisa em que o funcionário pede as férias por ali
talvez vocês tivessem feito um negócio de juntar os funcionários da firma, fizeram
sou de rh e li férias no portfólio, como o pessoal usa aquele portal
meu diretor na fábrica viu o último trabalho da página, o corporativo, me resume
no Portal Corporativo tem lugar pra documento, a gente vive perdendo os nossos no hospital
estudo comunicação interna e queria descrever o case do portal, o que ele oferece
tenho rede de lojas e gostei do exemplo com comunicados, fala dele
sou da segurança da informação, no case do portal o acesso é protegido
a chefe do colégio quer entender o trabalho que juntou aviso e arquivo, qual é
vi no metrô o portal de vocês pra empregado, serve pra quê
trabalho em banco e analiso intranets, quais recursos tem a que vocês fizeram
minha irmã é do dp e sofre com papel de férias, naquele portal isso é digital
o sindicato se interessou pelo exemplo corporativo, como ele é
na construtora discutimos o case de intranet de vocês, que problema resolveu
li um só endereço no texto do portal e não entendi, endereço de quê
sou gerente de frota, aquele portal de funcionários tem o que dentro
e o corporativo
fala da intranet que fizeram
portal do portfólio tem documento
resume o Portal Corporativo
aquele das férias, como é
o portal de vcs faz o q
case do rh, explica
que tem dentro do portal
e o último da lista, o das férias
aquele dos comunicados, fala mais
o portal do exemplo tem o quê, uai
detalhe o case corporativo
cuido do rh de uma metalúrgica e, olhando os trabalhos, um me chamou atenção porque juntava avisos e papelada num lugar só, o que exatamente ele faz
meu chefe viu o sexto trabalho e disse que era aquilo que queria para a firma, mas eu não entendi se era site ou programa, pode me explicar
oi, bom expediente! me conta do portal corporativo mostrado aí
no case da intranet os documentos ficam com acesso seguro
portal corporativo do portfólio, explica ele
o que o funcionário resolve nesse portal de vcs
esse portal guarda holerite ou só documento
comunicado interno naquele projeto funciona como
que problema o portal corporativo resolveu
fala daquele trabalho da intranet que fizeram
vi um tal de portal corporativo na página, pra que a empresa usou aquilo
sou analista de ti e queria saber os recursos do portal corporativo que vocês entregaram
no portal corporativo o acesso é seguro ou qualquer um entra e lê os documentos
minha chefe viu o cartão do portal corporativo e pediu pra eu descobrir o que ele faz
sou enfermeira chefe, aqui a escala e as férias vão tudo em caderno, e rolando a página achei um trabalho de vocês com férias e comunicados juntos, queria entender direito esse projeto
trabalho no rh de uma transportadora, a diretoria pediu pesquisa de fornecedor e anotei o nome portal corporativo da lista de projetos, me descreve o que ele reúne num endereço só
na igreja a gente já tem grupo de whatsapp e site, mas me falaram que vocês montaram um portal com avisos e papéis pra uma firma grande, o que exatamente tinha nesse portal que vocês fizeram
ontem no plantão mostrei pras colegas a parte dos trabalhos de vocês e ficou a dúvida sobre aquele último, o portal, se o pessoal pede férias por ele ou só lê recado
o que está reunido em um só endereço
onde o funcionário pede folga, naquele portal?
qual trabalho era pra dentro da empresa e não pra cliente
o sexto projeto, do que se trata
aquele portal guarda documento também ou só recado
quem trabalha lá lê os comunicados onde, no caso que mostram
Sou do RH de uma usina em Sertãozinho e tudo é mural de cortiça. Vi um portal nos trabalhos de vocês, o que o funcionário acha lá dentro?
e esse último cartão, o dos funcionários
o portal do portfólio é seguro? tá escrito acesso seguro, é sobre o quê esse trabalho
tem caso de intranet, conta
explica o projeto em que as férias são pedidas pela internet
que tipo de coisa a empresa publica no portal corporativo
qual deles é a intranet
já juntaram os papéis de uma empresa grande num lugar só? como ficou
o que os empregados fazem no portal que vcs montaram
Trabalho numa rede de postos e cada gerente tem uma pasta no computador com o regulamento. O portal do portfólio juntava esse tipo de documento?
me resume o portal em duas frases que vou apresentar pra diretora do colégio
esse portal é pra empresa de que tamanho e serve pra que
no portal de vocês chega comunicado pra todo mundo?
quais os recursos do portal corporativo
férias, papelada e avisos, foi isso que fizeram pra uma empresa?
o funcionário entra em quantos lugares, naquele portal
tem um projeto de comunicação interna ali, não tem? do que ele é feito
A presidente do sindicato me perguntou se em algum trabalho de vocês o empregado pede férias sem falar com chefe, é o do portal?
aquele de quinhentas pessoas faz o quê
como é a solução que vocês deram pra empresa com gente demais e aviso de menos
portal corporativo, qual o problema que ele resolvia
pra achar o documento da empresa o cara vai onde, no projeto que mostram
tem foto de um portal lá embaixo, é o quê
no projeto da intranet, dá pra baixar documentos?
conta pra mim do trabalho com acesso seguro
meu chefe chama de portal do colaborador, é isso o último que vcs exibem?
os comunicados daquele portal são da empresa toda ou de cada setor
Hospital com mil e duzentos crachás e a escala pregada na parede, tô juntando exemplos pra convencer o diretor. Como era o portal que vocês entregaram?
projeto do pedido de férias
antes era papel e depois virou o quê, no caso corporativo
o portal de vcs era só site ou tinha senha pra entrar
aquele trabalho do RH, como chama e o que tem
vi intranet escrito num dos quadradinhos, fala desse
o que um funcionário novo encontraria no portal que tá no portfólio
o portal corporativo serve pra q
Sou do RH e procuro uma intranet. O Portal Corporativo do portfólio tem o quê?
oq tem dentro do portal corporativo q vcs montaram
Todo dezembro é a mesma confusão com férias dos empregados, um quer janeiro, outro também, e o pedido vem em bilhete, em áudio, de todo jeito. Vocês já montaram alguma coisa em que o funcionário pede as férias dele por ali?
tem um trabalho ai de intranet q eu vi rapidao oq q ele faz
Em que consistiu, exatamente, o portal corporativo apresentado na página?
Case de intranet, existe?
Do tal Portal Corporativo: que conteúdos circulam nele, objetivamente?
Minha sobrinha falou que aquele portal da empresa grande, que vocês fizeram, até pedido de férias tem, me conte como é esse trabalho?
Requer-se a descrição do projeto Portal Corporativo, com finalidade e módulos.
o q tem dentro daquele portal corporativo q aparece por ultimo nos trabalho de vcs
fiquei uma hora hoje procurando um documento na pasta da minha loja, e vi no portfólio um portal que junta tudo, o que exatamente vocês entregaram ali?
O sexto cartão fala em Comunicados, documentos e pedidos de férias em um só endereço; qual é o escopo do projeto e o resultado?
Uai, esse tal de portal corporativo docês que fala de comunicado e férias, como é que é o projeto?
Pesquiso comunicação interna no mestrado e cito casos nacionais, preciso de um resumo do trabalho do portal que aparece por último na página, o que ele faz?
O portal da minha fazenda é de madeira, mas o de vocês, o dos funcionários, o que tinha nele
Férias vencidas eu tenho três e vi que num projeto o pessoal pede por um portal, como é esse
trabalho com documento antigo em arquivo público e queria saber do portal corporativo q fizeram, o q ele guarda
A rádio-corredor aqui da siderúrgica corre mais que comunicado; aquele trabalho de intranet da página fazia o quê
Meu acesso ao sistema do RH vive bloqueado e li que o portal de vocês tem acesso seguro, me conta dele
Tenho que defender no sindicato um canal único pros trabalhadores, o Portal Corporativo que vocês exibem fazia isso de que forma
qual a categoria do portal corporativo
já fizeram um negócio de juntar os funcionários num lugar só?
fizeram algo pra empresa com trezentos empregados?
férias pedida em papel e aviso em mural, já resolveram isso pra alguém?
`,
  "figure-shop": `
a loja fashion tem quantos produto
quantos itens cadastrados tem o e-commerce
confere que a loja tem 50 mil produtos
o e-commerce de vocês tem mais de 50 mil itens cadastrados
quantos itens tem no catálogo da loja de moda
quantas peças tem a loja fashion
quantos produtos tem a loja de moda
a loja fashion tem quantos itens
quantos produtos à venda no e-commerce fashion
número de produtos da loja virtual
a loja de roupas do portfólio vende quantos produtos
quantas peças tem na loja que vocês fizeram
10.000 o que
esses 10 mil são o que
qual o tamanho do catálogo daquela loja de moda do portfólio
dez mil o quê na loja?
quantas peças de roupa tem no e-commerce fashion
o catálogo de moda passa de cinco mil itens?
qtos produto a loja virtual q vcs fizeram tem
qual o tamanho do catálogo da loja de moda
10.000 é produto ou venda?
Qual o volume de produtos do E-commerce Fashion?
a loja fashion é grande? tem quantos artigos
aquele número no projeto de loja é o quê
são quantos mil produtos à venda naquela loja
meu catálogo tem oito mil peças, o da loja de vocês tem quanto
a loja de roupas do exemplo tem mais de mil peças?
número da loja virtual
quantas mercadorias estão no ar na loja fashion
me confirma: 10 mil itens no ecommerce?
resultado do e-commerce fashion em número
esse 10.000+ do portfólio significa o quê
quantas roupas eles vendem naquele site de moda que vocês criaram
a lojinha de moda do portfólio tinha poucos produtos?
eita, dez mil produtos mesmo na loja?
quantidade de skus da loja de moda
li 100 mil produtos na loja fashion, tá certo?
produtos cadastrados pra vender no e-commerce fashion são quantos
a loja do case tem sortimento de quanto
quantos modelos tão à venda na loja que cês fizeram
tenho um brechó com umas quatrocentas peças e já me perco toda; essa loja de moda que vocês mostram, quantas peças ela tem cadastradas
a senhora que cuida do meu armarinho duvida que caiba muita coisa num site, me diga então o tamanho do catálogo da loja fashion
mano esse 10.000 da loja de roupa é produto ou venda
dez mil o quê na lojinha de moda
poderia informar a quantidade de artigos ofertados no comércio eletrônico de moda apresentado por vossa empresa
esses 10 mil da loja são peças no estoque ou visitas
trabalho com confecção em Toritama desde 1988, minha neta falou que a tal loja de vocês tem uma enormidade de mercadoria, queria saber o número certo
a loja fashion passa de cinco mil itens
qts roupa tem naquele ecommerce
quantas referências o catálogo da loja de moda comporta, segundo o portfólio
o tamanho do sortimento da E-commerce Fashion é qual mesmo
tipo, quantos looks tem pra comprar naquela loja virtual ali embaixo
li com meus óculos ruins e não sei se era mil ou dez mil mercadorias na loja de roupa
meu sócio aposta que são cem mil produtos no e-commerce de moda, ganhei a aposta ou perdi
Estou comparando fornecedores para a nossa rede de calçados, que tem oito mil modelos; o e-commerce de vestuário que os senhores exibem chega a quantos produtos
uai, é verdade que a loja do portfólio tem mais de dez mil trem à venda
nº de produtos e-commerce fashion?
me fala o volume de produto que aquela loja de moda aguenta mostrar
pro meu trabalho da escola preciso anotar qts produtos a loja fashion vende
quantos vestidos, saias e blusas estão à venda no total naquele projeto da loja
a vitrine virtual de roupas tem mais ou menos quantas peças penduradas
aquele dez mil com um maisinho do lado se refere a quê
sou lojista antiga, de caderneta, tenho medo de site travar com muita mercadoria, aquela de moda que fizeram vende quantos produtos ao todo
vi um numerão na loja virtual mas passou rápido, era quanto
a loja de moda tem quantos mil artigo dentro dela
minha butique tem umas 3 mil peças na arara, a vitrine de moda que vocês montaram aguenta um volume desse tamanho
sou de cooperativa de costureiras e temo que o catálogo trave, a loja fashion de vocês chega a que volume
a tal loja de moda é lojinha de vinte vestidos ou é coisa grande
fiquei na dúvida se aquele e-commerce fashion é grande mesmo, cabe o quanto lá dentro
aqui no brechó a gente perde a conta de tanta peça, na loja de vocês o acervo é de que tamanho
vi um numerão com dez mil do lado da loja de roupa, dez mil o quê
aquele 10.000+ é venda, visita ou mercadoria
vendo uniforme escolar em toda grade de tamanho, me preocupa a quantidade, até onde foi a do portfólio
meu genro duvida que vocês já encheram uma vitrine virtual de verdade, o que eu digo pra ele
a feira tem 40 bancas, queria comparar com o tamanho do mostruário da loja fashion
será que a loja de moda daí vende mais variedade que a minha, que tem umas 800 referências
oxente, dez mil peças mesmo naquela loja de roupa ou é conversa
o mostruário dessa loja de moda é maior que o de um magazine
Para fins de comparação técnica, queiram informar o quantitativo de SKUs publicados no e-commerce fashion
A alegação de 10.000+ na loja de moda refere-se a itens ativos
Nosso setor de compras pede a volumetria do catálogo do projeto E-commerce Fashion
Qual foi a carga de cadastro, em número de artigos, da loja virtual apresentada como case
Sou do TI de uma rede de calçados: quantas referências estão à venda no case de moda
Consta no site um número junto ao E-commerce Fashion; confirmem a que unidade ele corresponde
qtos produtos loja fashion
loja moda qts itens
10 mil oq
10.000+ é oq
qtd peças e-commerce fashion
catálogo fashion tamanho
o e-commerce fashion do portfólio carrega quantas peças no catálogo, tem número
aquela loja virtual de moda tem mais de cinco mil itens à venda ou menos
me dá só a quantidade de produtos da e-commerce fashion
dez mil e tantos o quê na loja de moda, é produto ou é venda
minha loja tem 3 mil itens, a fashion que vocês fizeram aguenta quanto a mais
contando tudo, são quantas referências na loja de roupa que vocês montaram
tenho brechó em pelotas e to com umas 300 peça penduradas, achei bonita aquela vitrine fashion de vocês, qual é o tamanho do acervo dela
Sou gerente de compras de uma rede de calçados em Franca e estou avaliando fornecedores. Poderiam dizer a dimensão do sortimento do E-commerce Fashion?
minha mulher revende lingerie em caruaru e quer crescer, fiquei curioso com a loja de moda ali, chega a quanta mercadoria cadastrada
passei a manhã separando uniforme escolar por tamanho e cansei, no e-commerce que voces fizeram cabem quantas roupas mesmo
eu costuro vestido de festa em goiânia, são só 40 modelos, aquele ecommerce de roupa trabalha com mil peças ou mais que isso
herdei a confecção do meu pai em Brusque, hoje temos uns 4 mil itens, a loja fashion aguenta variedade desse porte, qual foi o número lá
tô fechando o caixa da minha butique aqui no Recife e lembrei do projeto de moda de vocês, me lembra o numero de artigos que ele oferece
vendo camiseta de banda na galeria, nunca passei de 200 estampas, na loja virtual do portfolio qual a contagem total de artigos
estudo moda em londrina e preciso citar um caso no tcc, o e-commerce fashion disponibiliza que volume de peças pros compradores
trabalho com atacado no Brás, giro alto, todo dia entra coisa nova, e aquela loja da página, de quantas referências a gente tá falando
Sou aposentada e ajudo minha neta com bijuteria pela internet; vi um dez mil lá no portfólio, refere-se a que exatamente
minha loja de enxoval de bebê tem pouca coisa mas sonho grande, a loja fashion que fizeram tem volume de que tamanho
quantas roupas tem no ecommerce fashion
tamanho do catálogo fashion?
qtas peças a lojinha de moda tem
a loja de moda passa de 5 mil itens
número de artigos do e-commerce
quanto produto cabe na fashion
10.000+ significa o que ali
cabia muita coisa nela? quantos produtos tinha
aquela loja de roupa que vocês fizeram tem muito produto
tenho armarinho com três mil itens e achava muito, a fashion de vocês passa disso
sou analista e vou citar a loja de moda na reunião, qual o volume de peças dela
minha butique tem 200 vestidos, a do portfólio carrega quantas peças
meu chefe duvidou que a fashion tenha dez mil coisas, é verdade
na aula de varejo pediram o tamanho do catálogo da fashion, quanto é
vendo camiseta e tenho medo de o site não aguentar, a loja de moda aguenta quantos itens
vi um número grandão do lado do cabide, na loja, esse número é o quê
sou estoquista de calçado, quantas mercadorias tem a fashion
minha filha apostou que a loja do case tem mil peças, quem ganha se eu disser mais
tô escrevendo matéria pro jornal da escola e falta o número de artigos da fashion
o diretor da rede quer saber se já lidaram com catálogo gigante, a fashion é de quanto
fiz a conta aqui no brechó e deu 900 peças, a loja de vocês chega em qual marca
na apresentação botei cinco mil produtos pra fashion, corrijo pra quanto
sou de compras e comparo sortimentos, o da loja de moda é de quantos artigos
dez mil oq na fashion
qtas peça tem a fashion
tamanho do catálogo da fashion
a loja de moda tem mil itens
fashion vende quantas coisas
número de artigos da fashion
mais de 5 mil na loja de roupa
tem quanta roupa à venda lá
a boutique do exemplo tem quantas peças
quanto item cabe naquela loja de moda
são dez mil artigos mesmo
qual o volume do catálogo fashion
minha loja de roupas tem quase três mil peças cadastradas e fico na dúvida se aguentaria, por isso pergunto quantas tem à venda aquela do exemplo
para o meu trabalho da escola preciso anotar o tamanho do catálogo do projeto de roupas que está no site, é coisa de centenas ou de milhares de produtos
oi, curiosa aqui: quantas roupas tem naquela loja que fizeram
o estoque da loja do portfólio tem quantos produtos
e quantos itens tem nela, a de moda
quantas peças cabem, digo, quantas estão à venda no e-commerce
aquele dez mil é de produto ou de cliente
meu estoque é de 3 mil sapatos e acho muito, na loja que fizeram tinha mais ou menos que isso
Tô apostando com meu marido que a loja de roupa do portfólio não passa de mil itens, quem ganha?
tamanho do catálogo da fashion em número
passa de cinco mil produtos ou não
a loja virtual vende quantas mercadorias diferentes, vou anotar pro relatório
quanta coisa tem pra vender naquela loja, em algarismo
e ela tem muito produto?
o + depois do dez mil quer dizer que passou?
minha loja de bijuteria tem oito mil códigos, a maior que já fizeram tinha quantos
qual o número que tá em cima do e-commerce
aquela loja de moda q vcs fizeram tem qtos produto
Quantos produtos tem a loja de moda do portfólio de vocês?
quantas peça tem a venda naquela loja de moda
quantos itens tem aquela loja de roupa que vcs montaram?
quantos produtos tem naquela loja virtual que vcs fizeram
Li que o e-commerce de vocês tem mais de 50 mil itens cadastrados, confere?
essa loja virtual q aparece ai guenta quantos produto? pq a nossa agropecuaria tem uns 7 mil item entre parafuso e vacina
Vi que naquela loja de moda tem uma ruma de produto, minha irmã apostou que era mil e eu acho que é mais, quantos são, meu bem?
Confirme-se, para fins de citação, o número de produtos à venda declarado no caso E-commerce Fashion.
qts peça tem na loja fashion q cs fizeram eh 10 mil msm ou to vendo errado
eu não consigo cadastrar nem trezentas camisas e vi que a loja de vocês no portfólio tem um mundo de coisa, qual é a quantidade?
O número em destaque no primeiro cartão do portfólio é 10.000+; refere-se a produtos cadastrados ou à venda, e quanto é?
Bah, quantas peças cabem naquela loja de roupa que vocês montaram? Vi um número grande ali e não decorei
Para a minha planilha de referência de catálogos, anote pra mim o volume de itens daquela loja de moda do portfólio, por favor
to fazeno um slide sobre loja de roupa pra feira da escola ja botei cor tamanho pagamento agr so falta o numero d produto daquela fashion q vcs mostra ai
Minha loja tem 300 cabides e me sinto grande, aquela de moda que vocês fizeram tem quantas peças
Na prova de estatística vou usar o catálogo da loja fashion da página, quantos itens à venda ela tem
os clientes da loja de roupa não me interessa quantos são, quero saber quantos produtos tem nela
O estoque da minha sapataria cabe no excel, e o da E-commerce Fashion chega a quantos produtos
Minha memória é ruim e li correndo, eram mil ou dez mil os produtos daquela loja de vocês
qual foi a maior loja que vocês fizeram
vocês já fizeram loja com muitos produtos
qual a maior loja q ja botaram no ar
tenho 2 mil itens vcs aguentam uma loja assim
minha loja tem 5 mil produtos ja fizeram desse tamanho
qual a maior loja que voces ja fizeram
`,
  "figure-chatbot": `
qual o percentual do chatbot
que percentual vocês divulgam do chatbot
quanto o chatbot whatsapp reduziu do suporte
quanto do atendimento o robô resolve sozinho
quanto do suporte o chatbot automatizou
qual o resultado do chatbot whatsapp
o chatbot resolveu quantos por cento do atendimento
80% de que
quantos por cento do atendimento ficou automático
quanto o chatbot do portfólio atende sozinho
o que é esse 80 por cento
que resultado deu o chatbot que vocês fizeram
qual porcentagem do suporte o robô resolve sozinho no projeto
o chatbot whatsapp automatizou metade do suporte?
que resultado teve o bot em número
Qual foi o índice de automação obtido no projeto Chatbot WhatsApp?
de cada dez atendimentos quantos o robô daquele projeto fazia
oitenta por cento do suporte automatizado é verdade?
quanto do serviço o robô tirou da equipe naquele case
o robô do portfólio resolveu tudo ou só uma parte, quanto
me explica o número do chatbot
quantos % o robozinho deu conta
vi 90% no chatbot, confere?
percentual do suporte no case do zap
o ganho com o chatbot do portfólio foi de quanto
diminuiu quanto o trabalho do suporte com o bot
taxa de automação do chatbot
esse oitenta aí embaixo do chatbot é o quê
quanto sobrou pros atendentes depois do robô no projeto de vocês
meu diretor quer o número do case do chatbot, qual é
a equipe daquele cliente ficou com quantos por cento do suporte automatizado
qual a fatia do atendimento que ficou no automático no whatsapp
uai, 80 por cento é muito, é isso memo que o robô fez?
em números, o que rendeu o projeto do whatsapp
resultado do projeto chatbot whatsapp em porcentagem
o robô daquele projeto assumiu que pedaço do suporte
meu filho leu em voz alta pra mim uma porcentagem do robô de whatsapp e eu esqueci, quanto por cento ele resolve sozinho
qual a taxa de automação obtida no projeto Chatbot WhatsApp
somos três telefonistas numa cooperativa de leite e o gerente disse que o robô de vocês tira quase todo o serviço; quanto exatamente ele tirou naquele caso
de cada dez perguntas, quantas o robô do portfólio deu conta
que fatia do suporte passou para a máquina no projeto de WhatsApp
é oitenta ou oito por cento o número do chatbot
esse 80 aí do robozinho é de venda ou de suporte
Poderiam esclarecer a que se refere o percentual estampado no projeto de chatbot
aquele chatbot dos pedidos ficou respondendo quanto do atendimento
quantos porcento das msg o robo do zap segura sem chamar ngm
eu cuido do balcão de uma farmácia em Patos de Minas e o telefone não me dá sossego, li que o bot de vocês diminuiu o suporte, diminuiu em que proporção
o chatbot automatizou tudo mesmo, cem por cento
sobrou quanto pro pessoal de carne e osso atender depois do chatbot do portfólio
vi no print que minha tia mandou que o chatbot de vcs faz 90% do suporte, é isso
na parte do robô aparece um número grande com símbolo de porcentagem, o que ele quer dizer
a metade do suporte ou mais ficou automática no caso do whatsapp
qual foi o número final da automação lá do projeto do zap
preciso citar no relatório da diretoria o índice de automatização que o chatbot alcançou; qual é
tchê, que tanto do atendimento aquele robô aliviou
deu quantos por cento de alívio pra equipe no projeto de chatbot whatsapp
oxente, oitenta por cento do suporte quem faz é a máquina mesmo, é
minha professora perguntou quanto o chatbot do case conseguiu automatizar e eu não anotei
gerencio o balcão de uma loja de autopeças em Caxias do Sul, tchê, e antes de gastar quero a proporção de perguntas que o robô daquele projeto resolve sem gente
minha mãe vende kit festa e responde tudo na mão, eu falei que o robô do portfólio faz quase tudo sozinho e ela não acreditou, fala pra ela a porcentagem
no seminário de cooperativas um palestrante citou um índice de automação de suporte da Nora, e o meu caderno molhou na chuva, qual era o índice
lá na transportadora o povo do sac tá afogado, esse robô do portfólio tirou quanto das costas da equipe
meu medo é por robô e no fim continuar tudo na mão da recepcionista, o do case resolveu qual fatia
quero acreditar que o robô de vocês aliviou o atendimento mas preciso de uma medida
vi oitenta por cento na página e não entendi oitenta de quê
sou da secretaria da escola, duzentas mães perguntando a mesma coisa, o robô de vocês deu conta de que parte
no case do zap, de cada dez perguntas o robô resolve quantas sozinho
meu sócio diz que bot não resolve nem metade, tem um número de vocês pra eu esfregar na cara dele
na clínica são 3 moças só no whats, com o robô do portfólio sobrou que parte pra gente de carne e osso
sobrou serviço pros atendentes depois do chatbot do whatsapp ou foi quase tudo embora
aquele 80 que aparece junto do robozinho, é de clientes felizes
o pessoal da pousada quer saber o tamanho do alívio que o bot do case trouxe
duvido que o robô tenha tirado a maior parte do suporte, foi isso mesmo
então o chatbot do portfólio assumiu quanto do serviço
Solicito o percentual de chamados resolvidos sem intervenção humana no case apresentado
O indicador de 80% exibido no site diz respeito a qual grandeza
Nosso jurídico questiona a afirmação de suporte automatizado: qual é o índice divulgado
Para o business case interno, qual o índice de deflexão de atendimento do chatbot do portfólio
Informem o grau de automatização do suporte alcançado com o robô de WhatsApp exposto na página
80% oq
qts % o bot automatizou
chatbot case qual %
80 por cento do q
bot zap qto reduziu
índice suporte automatizado
80% de quê ficou automático no chatbot whatsapp
o bot do portfólio deu conta de qual porcentagem do suporte
quanto por cento o chatbot whatsapp resolve sem gente
é oitenta ou noventa por cento do suporte automatizado
qual foi o percentual do chatbot whatsapp
que parte do suporte o robô do portfólio assumiu, em número
sou dona de uma pet shop em Niterói e respondo a mesma coisa o dia inteiro, no caso do Chatbot WhatsApp que fração das conversas deixou de passar por gente
Coordeno o SAC de uma operadora de saúde e preciso de indicadores. Que parcela do suporte o projeto do portfólio passou a resolver sem atendente?
trampo numa autopeças e o zap apita sem parar, vi um robozinho na pagina de vocês, ele tirou que porcentagem do serviço dos atendente
minha irmã fica até meia-noite respondendo cliente da loja de celular, o tal chatbot do whatsapp aliviou em que proporção
tenho três meninas só pra atender mensagem na clínica aqui em Maringá, naquele projeto de vocês o percentual que ficou com a máquina foi qual
vendo gás em Belém e meu telefone nao para, de cada dez perguntas o chatbot do portfólio dava conta de quantas
sou professor de estatística aposentado, gosto de número, o oitenta por cento do card do WhatsApp mede o quê
meu patrão na transportadora quer prova antes de investir, qual o índice de automação que aquele bot alcançou
hoje perdi duas vendas porque demorei a responder no mercadinho, no projeto do robô qual foi o ganho em porcentagem
administro condomínios e as dúvidas se repetem, queria saber do chatbot ali da página, é metade do suporte que virou automático ou mais
A gente tem uma ótica em Uberaba, uai, e o povo pergunta tudo no zap; esse robô aí que cêis fizero cuidou de quanto do suporte
trabalho com entrega de marmita e minha mãe atende, o resultado do chatbot whatsapp foi de qual porcentual mesmo
80% de quê no chatbot
qual o percentual do bot do portfólio
que taxa de automação ele atingiu
quanto ele tirou dos atendentes
o robô ficou com quantos por cento
oitenta porcento do suporte, é isso
qual resultado numérico do chatbot whatsapp
metade do suporte foi automatizado ou mais
sou chefe de sac e meta aqui é metade automático, o robô do portfólio chegou em quanto
meu patrão não crê em bot, que fatia do suporte aquele do case assumiu
na ótica recebo mil mensagens, o robô do exemplo tirou quanto desse peso
vi um oitenta do lado do zap, é oitenta de quê
tô fazendo slide pra faculdade e falta a porcentagem do Chatbot WhatsApp
minha sócia disse que o bot resolve tudo, cem por cento, no caso de vocês foi quanto
trabalho em telecom e comparo índice de automação, qual o do case
de cada dez clientes no exemplo do zap quantos o robô segurou, sou da loja de pneus
na clínica pensamos em cortar fila, qual a taxa que aquele chatbot alcançou
meu irmão tem suporte técnico e pergunta o percentual que ficou no automático
li rápido no ponto de ônibus, o bot fez oito ou oitenta por cento
a diretoria quer o índice exato do projeto de whats, qual é
sou estatística, o número do chatbot se refere ao suporte, quanto mesmo
anotei 60 por cento pro robô de vocês na planilha da usina, tá certo
qual a % do bot
80 oq no zap
robô segurou quantos por cento
que fatia o bot do case resolveu
é 80 ou 90 o do robô
o bot do portfólio fez quanto
percentual do case de whats
o robô do exemplo tirou quanto serviço
qual a fatia que ele resolveu só
oitenta por cento do quê, menino
qual o percentual de automação do case
estou tentando convencer minha sócia de que robô alivia mesmo a recepção, e ela pede um dado concreto, no exemplo de vocês quanto do atendimento passou a ser automático
na reunião de amanhã vou citar o trabalho do assistente de mensagens e não lembro da porcentagem que estava escrita no cartãozinho, qual era
oi, matemático! que por cento o chatbot do case automatizou
o suporte ficou automático em que proporção naquele projeto
por cento automatizado no case
percentual automatizado
e resolve quanto sozinho, o do zap
de cada dez perguntas quantas o robô do portfólio mata sem gente
qual o índice de automação do caso do whatsapp
sobrou quanto de suporte pra equipe depois do robô, vinte, trinta por cento?
Meu diretor quer um percentual, não quer história: qual foi a automação daquele chatbot?
foi metade do suporte ou mais que metade
aquele número 80 é do chatbot ou do site
os oitenta porcento são de quê
quanto do atendimento ficou automático no case
a maior parte do suporte virou robô, mas quanto em número
e qual foi o resultado do robô
Numa central como a nossa cada ponto conta, queria a taxa exata que vocês divulgam do suporte que o bot assumiu
o bot segurou setenta, oitenta ou noventa por cento
me passa o numero do robo pra por no slide
taxa de resolução do robô exibida na página, por favor
o chatbot do portfolio resolveu quanto do atendimento sozinho?
Que percentual do suporte foi automatizado no projeto de WhatsApp?
vi q o bot do zap resolve 90% do atendimento confere
confere que o chatbot do whatsapp resolveu 95% do suporte sozinho?
quanto do atendimento aquele robô do zap resolve sozinho
Então o chatbot de vocês automatizou 100% do suporte do cliente?
O custo do nosso SAC dobrou em dois anos. Já conseguiram automatizar que fatia do suporte de algum cliente?
vi ali um tal de 80 porcento e n entendi é 80 de que
Taxa de automação declarada no case de WhatsApp?
Qual percentual do suporte passou a ser automático naquele caso do WhatsApp?
vi ai um bot d zap... quanto do atendimento ele deu conta sozinho?
o bot de zap q vcs mostram ai resolve quantos por cento sem ninguem mexer 👀
Tem um número grandão do lado do robô do zap, oitenta não sei o quê, me explique quantos por cento foi que ele fez sozinho, minha filha?
Indago o percentual de automação do suporte divulgado no caso Chatbot WhatsApp.
o robo do portfolio resolveu qnto do suporte em porcentagi
hoje gastei o dia todo respondendo cliente e vi que o robô de um caso de vocês tirou um pedaço grande disso, qual foi a porcentagem?
No cartão do chatbot está escrito 80%; oitenta por cento de quê, do suporte ou das vendas?
Uai, o robô do zap que ocês fizeram deu conta de quantos por cento do serviço sozinho?
Vou levar o caso do assistente no WhatsApp pra reunião de diretoria e só preciso da proporção automatizada, qual é?
minha prima tem uma farmacia e vive no celular respondendo preço horario e pedido ai mostrei o caso do zap e ela qr sabe qts por cento ele livrou a equipe
Desconto de metade eu vi na loja do lado kkk, mas aqui vi uma porcentagem no projeto do zap, de quanto é
Meu suporte tem doze moças e elas querem saber que fatia do atendimento aquele robô do portfólio assumiu
no slide preciso botar a percentagem do suporte q o chatbot do portfolio fez sozinho, qual é
Cem por cento eu não acredito, sou cético, que porcentagem aquele chatbot do WhatsApp realmente automatizou
O hospital gasta metade da folha com balcão de informação, aquele caso do robô cortou quanto disso em porcentagem
quanto economizo com um chatbot?
quanto dá pra economizar com um chatbot?
um chatbot economiza quanto?
qual a economia com chatbot?
quanto eu economizaria com o robô?
o chatbot reduz quanto do atendimento?
`,
  "figure-landing": `
garantem aumentar 250% minhas vendas
quanto a landing page trouxe de contato
a página de lançamento deu resultado
quanto melhorou a conversão da landing page
qual foi o aumento de contatos com a página do software
qual foi o resultado da landing page
quanto aumentou com a landing page
a landing page deu quantos por cento
250% de que
a landing page aumentou as vendas
quanto cresceu os contatos com a landing page
o que é 250 por cento
que aumento a página de lançamento teve
vendeu 250% a mais
duzentos e cinquenta por cento, sério?
os contatos dobraram ou triplicaram com a página?
esse aumento de 250 foi em venda ou em contato
qual o crescimento da landing
A Landing Page SaaS gerou qual incremento de leads?
a página do software aumentou as vendas em quanto
que número vocês têm da página de lançamento
250 o quê na landing page?
a landing vendeu mais quanto
resultado da página de um botão só em número
quantos por cento a mais de gente entrou em contato com o pessoal do software
subiu quanto os contatos da landing page saas
é verdade que a página aumentou 300%
qual foi a conversão da landing page
me explica o duzentos e cinquenta por cento
landing page saas porcentagem
melhorou mto os contato com a pagina de lançamento? qto
multiplicou por quanto os contatos daquela página
aumento de contatos do projeto de site
aquele 250% quer dizer que o faturamento mais que dobrou?
mano esse 250% é de visita?
o lançamento do software teve quanto de aumento
percentual da landing
os leads da startup cresceram em quanto com o trabalho de vocês
em que deu a landing page, números por favor
vendo curso de crochê e a menina da igreja falou de uma página que deu um salto nos contatos; o salto foi de quanto
tipo, 250% é mto, mas é contato ou é venda
Gostaria de confirmar o percentual de crescimento obtido pela página de lançamento do software
cresceu em quanto o número de interessados com aquela página de um botão só
essa landing aí bombou qts por cento
duzentos e cinquenta por cento de quê, meu filho
quantas vezes mais contato a página do saas trouxe
sou contador aposentado e desconfio de porcentagem redonda, esse aumento da página de software foi de quanto e foi em cima de contatos ou de faturamento
as vendas do software dobraram com a landing page
qual o índice de melhora nos contatos alcançado no projeto Landing Page SaaS
me lembra o número da landing, era dois dígitos ou três
a página do programa por assinatura multiplicou os contatos por quanto
no portfólio tem uma página com 250, isso é cliente novo
quanto a mais de gente chamou depois da página de lançamento
minha filha quer lançar um aplicativo de receita, leu que a página de vocês aumentou uma barbaridade os contatos e quer saber o número exato
a conversão da landing subiu pra quantos por cento
se antes chegavam cem pessoas, com aquela página do software passaram a chegar quantas
que resultado numérico teve o tal site de lançamento do programa
confere que a landing page fez as vendas crescerem 250%
lá em casa ninguém acreditou quando eu disse que uma página só fez os contatos crescerem tanto, me repete a porcentagem
vi que teve crescimento nos contatos com uma página de um botão, cresceu quanto
a gente montou uma startup de caderneta digital na escola técnica, o professor mandou citar um caso real, e o de vocês é o da página do software: cresceu quanto
em que proporção aumentaram os contatos daquela página de lançamento, pergunto porque o meu conselho é formado por gente velha que só acredita em algarismo
disseram na reunião do sindicato que uma página só fez triplicar a procura por um programa, e eu que sou de fazer conta queria a porcentagem que vocês publicaram
comparei três agências e todas falam que triplicam as vendas, já vocês põem um percentual na tal landing page que não sei se é de venda ou de contato
gastei com tráfego e quase ninguém me chamou, aquela página de software melhorou em quanto
lançamos a assinatura do nosso app contábil e ninguém preencheu nada, o case de vocês cresceu quanto
duzentos e cinquenta por cento parece mentira de marqueteiro, é de que esse número
minha dúvida é se 250% quer dizer que venderam mais
a página do saas trouxe mais gente interessada ou só ficou bonita, qual o tamanho do pulo
contador aqui, gosto de medida: o resultado daquela landing foi qual
se eu recebia dez cadastros, com um salto igual ao da landing page eu receberia quantos
o povo da igreja quer divulgar o curso, a página de lançamento de vocês rendeu quanto a mais
meu patrão viu dois e cinquenta por cento no site e pediu pra eu descobrir do que se trata
vi uma porcentagem enorme do lado da página saas e fiquei cabreiro
quero saber se aquela página do botão só fez mais gente procurar a empresa, e em que medida
a landing triplicou mesmo os interessados
no meu buffet entra um pedido por semana, a tal landing conseguiu multiplicar por quanto
A métrica de 250% refere-se a leads, vendas ou acessos
Poderiam esclarecer a base do aumento percentual declarado para a Landing Page SaaS
Qual o incremento de contatos atribuído ao projeto de landing page
O percentual publicitário de 250% do case SaaS corresponde a qual indicador
Favor informar o ganho percentual obtido na página de lançamento do software
Comitê de marketing questiona: qual o uplift de conversão divulgado na landing
250% oq
landing subiu qto
250 por cento é venda
qto aumentou contato landing
% da landing saas
resultado pág saas em número
a landing page saas cresceu quantos por cento nos contatos
foi 250 ou 150 por cento a página do software
de quanto foi o salto de contatos da landing
quanto rendeu a mais de contato aquela página de lançamento
aqueles duzentos e cinquenta por cento são de contato ou de venda
em números, a página de um botão só trouxe quanto a mais
a landing trouxe quanto por cento a mais de gente
qual a porcentagem da landing page saas
a página do saas dobrou ou mais que triplicou os contatos
número da landing page
contatos subiram quanto na página de lançamento
o resultado numérico da landing saas
lancei um curso de confeitaria mês passado e só dois se inscreveram, aquela página do software teve crescimento de que tamanho nos interessados
Trabalho com marketing numa startup de Florianópolis e estou comparando fornecedores. Qual foi o percentual de incremento de leads na Landing Page SaaS?
vendo consórcio e gasto uma nota em anúncio sem retorno, vi dois e cinquenta por cento na página, isso aí mede o que
tenho um programinha pra oficina mecânica e ninguém pede demonstração, na landing que voces fizeram subiu em quanto a procura
sou contador em Campo Grande e desconfio de número grande, esses 250% são de vendas ou de gente que chamou
meu sócio acha exagero, diz que página nenhuma multiplica contato, qual foi mesmo o salto da landing page saas
acabei de sair de uma aula de vendas e o professor falou em conversão, no caso do software de vocês a alta foi de qual porcentagem
minha prima corretora em Balneário vive de indicação, quer saber se na pagina de lançamento os contatos dobraram ou triplicaram
Sou síndico profissional e vou lançar um aplicativo; o projeto da página do software trouxe que acréscimo de pessoas interessadas
to montando clube de assinatura de café aqui em Varginha, aquele número no card da landing page representa aumento de quê
faço estágio numa agência em Fortaleza e a chefe pediu os dados dos concorrentes, que variação de contatos a página saas teve
vendo plano de internet no interior e a página nossa não converte, na de vocês o avanço foi de dez, cem, quantos por cento
duzentos e cinquenta por cento do que
qual o aumento da página saas
a landing triplicou os contatos
esse 250 é venda ou contato
qual o crescimento no projeto saas
quanto subiu a procura na landing
percentual da página do software?
q resultado deu a pagina de lançamento
li que uma página de lançamento multiplicou os contatos, qual é o percentual que vocês alegam
aquele negócio de mais contato na página foi quantos por cento
quantos por cento a mais de contatos a página trouxe
vendo seguro e sonho com contato, a página do software subiu quantos por cento
meu sócio leu 250 e não entendeu se é lead ou venda, é o quê
sou estagiária de marketing e preciso do índice da Landing Page SaaS pro slide
no grupo de empreendedores duvidaram do crescimento daquela página, foi quanto mesmo
tenho curso online, o lançamento do portfólio multiplicou os contatos por quanto
meu chefe na imobiliária quer o percentual do case de conversão
vi duzentos e tanto na página enquanto fazia unha de cliente, do que é
sou contadora e gosto de precisão, qual foi a alta nos contatos do projeto saas
a agência prometeu dobrar meus leads, a página de vocês fez mais que isso
na pós discutimos uplift, qual o daquela landing
anotei 150 por cento pro lançamento, minha professora riscou, qual o certo
tenho startup e investidor pede prova, qual número a landing atingiu
li que a procura disparou no case do software, disparou em que medida
sou vendedor de consórcio e quero saber se os 250 são de faturamento
250 oq na lending
qual a % da landing
subiu quanto o contato
a página do saas cresceu quanto
é 250 de venda
índice da página de lançamento
landing deu quantos por cento
aumento de 25 ou 250
duzentos e cinquenta por cento de quê
a página do software rendeu quanto
multiplicou os contatos por quanto, uai
qual o incremento obtido no case
vi um número enorme em cima do trabalho da página de lançamento e achei que era erro de digitação, de quanto foi mesmo o crescimento que ela trouxe
estou preparando uma apresentação sobre páginas de venda e quero citar o resultado da que vocês fizeram para o programa por assinatura, que porcentagem devo escrever
oi, boa! quanto subiu o número de interessados com aquela página
vendas ou contatos: o que cresceu com o projeto do saas, e quanto
e que resultado deu essa landing page
deu resultado? quanto
um site que vocês fizeram aumenta muito os contatos, foi quanto mesmo
aumentou os contatos em quanto
subiu quanto o contato daquela página
qual foi o aumento da landing, em porcentagem
e o resultado dela, da página de lançamento?
o número grande da landing é 150 ou 250
aumento de 250 é em venda ou em gente chamando
Vou defender o orçamento de marketing amanhã e quero citar a página de vocês, quanto cresceram os contatos?
dobrou, triplicou ou mais? a do software
quanto por cento a mais de contato na página de um botão só
esse percentual de contatos que a landing ganhou, qual é
a página do SaaS rendeu quanto de aumento, minha sócia não acredita
duzentos e cinquenta por cento, é isso mesmo que tá escrito? de quê
qual métrica vocês divulgam da landing page
qual foi o resultado da landing page q vcs mostram ai
a landing page fez o cara vender 250% a mais entao?
A landing page SaaS de vocês trouxe qual resultado?
Qual foi o aumento nos contatos que vocês divulgam?
quanto aumentou os contato naquela pagina de lançamento
quanto aumentou o contato naquela página do software?
a landing page dobrou os contatos, foi isso? ou foi mais
aumentou quanto os contatos com aquela página de lançamento?
a landing page dobrou as VENDAS em 250%, é isso que entendi?
aquela pagina do software por assinatura la deu qnto de resultado
Li que uma página de lançamento teria multiplicado os contatos. Soa otimista. Qual é exatamente o percentual que vocês alegam?
Meu filho comentou de uma página de vocês que fez subir a procura. De quanto foi mesmo esse aumento?
Para o meu relatório de benchmarking: qual foi o crescimento percentual de contatos naquela página do software por assinatura?
Li lá um duzentos e cinquenta, minha filha, naquela página do software, isso é quanto por cento a mais de quê?
Solicito confirmação do percentual de incremento de contatos atribuído ao caso Landing Page SaaS.
a landing page subiu qnts por cento os contato la q vcs falam
meu anúncio da semana trouxe dois curiosos e um xingamento, aí vi que a página de vocês multiplicou os contatos, em quanto?
O cartão Landing Page SaaS traz 250%; é aumento de contatos ou de vendas, e qual é o valor publicado?
Bah, aquela página de lançamento que vocês fizeram aumentou quanto o pessoal que entrava em contato, em porcentagem?
Estou comparando conversões de casos nacionais num artigo, que aumento a página do software teve?
meu irmao lançou um app pago e ninguem clica no botao dele ai eu vi q vcs fizero uma pagina q bombou os contato bombou qnto em porcentagi
O preço da gasolina subiu mil por cento na minha cabeça, e os contatos daquela página de software subiram quantos
Nosso sindicato ganhou oito por cento e festejamos, a página de lançamento do portfólio cresceu quanto
leads? contatos? o nome eu n sei mas era um numero grandão na pagina do saas, qual
O relatório do meu chefe tem um espaço pro índice de crescimento do caso da landing, preencho com que valor
Minha apicultura cresceu o dobro e já não dou conta; a procura na landing page de vocês aumentou em que proporção
`,
  "figure-portal": `
quantas pessoas têm acesso ao portal
o portal é usado por quanta gente
quantos funcionários usam o portal
quantas pessoas usam o portal corporativo
500 o que
o portal tem quantos usuários
o portal atende quantos colaboradores
quantos funcionários conectados
qual o resultado do portal corporativo
no portal corporativo são quantos funcionários mesmo
o portal corporativo conecta quanta gente?
500 funcionários, é isso?
número do portal
quantos colaboradores acessam a intranet que vocês fizeram
Qual o número de usuários conectados ao Portal Corporativo?
portal com mais de mil pessoas, confere?
aquele quinhentos do portal é o quê
empresa com quantos empregados usa o portal do portfólio
qtas pessoa entra no portal corporativo
tem quantos conectados no portal
minha firma tem 700, o portal que fizeram atende quantos
a intranet do case tinha pouca gente?
resultado do portal corporativo
quantos trabalhadores ficaram ligados pelo portal
500+ significa o que embaixo do portal
quanto funcionário faz login lá no portal de vocês
a empresa do portal tinha que tamanho em funcionários conectados
dá pra saber quanta gente recebe os comunicados no portal corporativo
uns 100 funcionários usam o portal ou mais?
eita, quinhentas pessoas no mesmo portal?
quantidade de gente conectada no projeto da intranet
portal corporativo: total de funcionários
o portal é de empresa grande, tem quantos cadastrados
qual o alcance do portal corporativo em pessoas
o portal que está nos cases é usado por quantos empregados
o portal da firma grande tem quanta gente dentro
nossa fábrica de móveis tem seiscentos empregados e o mural já não dá conta, o portal que os senhores fizeram atende quanta gente
quantos colaboradores estão ligados no portal corporativo
esse portal aguenta mais de mil pessoas ou o do portfólio só tem quinhentas
informe-me, por gentileza, o número de empregados conectados no Portal Corporativo
passa de quatrocentos o pessoal que entra no portal
é funcionário ou é visitante aquele quinhentos do portal
quanta gente da firma pede férias por aquele portal
sou do RH de uma usina e a chefia pediu um comparativo, preciso do total de funcionários que o portal de vocês conecta
o portal corporativo tem cinquenta ou quinhentos funcionários, não enxerguei bem
mano quanta pessoa tem dentro daquele portal de empresa
uns trezentos funcionários, né, no portal
quantos trabalhadores recebem comunicado pelo portal que vocês criaram
meu neto disse que numa firma toda a peonada usa o computador pra ver aviso, no projeto de vocês eram quantos peões
o maior portal que fizeram conectava quantos empregados, aquele da página
qual o número que aparece embaixo do Portal Corporativo
500+ é conta de acesso ou é funcionário no portal
quantos logins de funcionário tem no projeto da intranet
trabalho numa santa casa com quase setecentas pessoas em três turnos; o portal da vitrine de vocês reúne quantos funcionários
disseram na palestra que o portal conecta cinco mil empregados, está certo
q tanto de gente usa aquele bagulho de comunicado e férias
lá na granja somos duzentos e oitenta no abate e mais cem no escritório, queria comparar com a firma do portal de vocês, que tinha quantos conectados
minha professora de gestão desconfiou do meu slide, onde pus que cinco mil empregados usam o portal, o certo é quanto mesmo
quantas pessoas entram naquele portal de comunicado e férias, pergunto porque o nosso hospital tem três turnos e receio que não aguente tanta gente
o mural da nossa metalúrgica fica ao lado do relógio de ponto e ninguém lê, então me animei com o portal, só não guardei o número de funcionários que ele liga
quando vocês dizem quinhentos é gente que usa o portal todo ou só uma filial
somos 320 cooperados, fico com medo do portal não aguentar, o de vocês já foi usado por turma maior
o portal corporativo da página era pra firma pequena ou pra um batalhão de gente
aqui na transportadora são 180 motoristas, já puseram mais gente que isso num portal
vi 500+ e pensei que era salário, quinhentos o quê
será que aquele portal serve pra um hospital inteiro, quanta gente ele reúne
minha rede de escolas tem 400 professores, o portal de vocês já passou disso
a intranet do portfólio junta quanta gente num lugar só
no rh comentaram que o portal de vocês é usado por meia dúzia, procede
queria saber o tamanho da turma que entra naquele portal dos comunicados
se conectar todo o chão de fábrica dá umas 450 cabeças, o case chegou nisso
tô cabreira com o número do lado do portal, aquilo é empresa ou pessoa
aquele quinhentos do portal quer dizer clientes cadastrados
o portal das férias atende um povo de que tamanho
Qual o número de colaboradores conectados no projeto Portal Corporativo
Para dimensionamento de licenças, informem o quantitativo de usuários do portal citado
A expressão 500+ no case de portal refere-se a funcionários ou a documentos
Nosso TI precisa saber a base de usuários do portal apresentado como referência
Solicitamos confirmação do total de empregados atendidos pelo Portal Corporativo
Em qual escala de headcount o portal do portfólio opera
500 oq
portal qts funcionários
qtd usuários portal
500+ é gente
portal corp qtas pessoas
qtos conectados no portal
no portal corporativo são quantos funcionários
quinhentos é o número de gente no portal
quanta gente entra no portal corporativo
o portal conecta quantas pessoas
me diz o número de colaboradores conectados do portal
passa de mil funcionários no portal corporativo
cuido do RH de uma metalúrgica em Joinville com 430 pessoas, o Portal Corporativo que está aí atende que quantidade de colaboradores
somos uma rede de farmácias em Sergipe, gente espalhada em 12 lojas, o portal do portfólio conecta um contingente de que tamanho
Administro um hospital filantrópico e temos muitos plantonistas. Qual o número de pessoas conectadas no portal apresentado?
trabalho numa usina em Ribeirão e aviso só chega por rádio peão, aquele portal de vocês alcança umas cem pessoas ou bem mais
meu chefe duvida que portal aguente muita gente, somos 350 na fábrica de móveis, o da página tem quantos conectados
cuido do pessoal da limpeza terceirizada, é muita gente entrando e saindo, vi 500 no card do portal, esse número conta o quê
Sou secretária de escola particular em Vitória e somos só 60, o portal corporativo ali foi pra empresa com que número de empregados
passei o dia carimbando pedido de férias na prefeitura, me bateu curiosidade, no portal que fizeram são quantos trabalhadores ligados
tenho um supermercado em Parnaíba com 80 funcionário, achei o portal bonito mas parece de empresa grande, tinha qual efetivo lá
minha filha trabalha em call center com mil pessoas, fiquei pensando, o projeto do portal chegou em qual total de usuários
faço auditoria interna numa cooperativa de leite e preciso de uma referência, o Portal Corporativo abrange quantos servidores ou empregados
a firma aqui de Manaus tem turno de dia e de noite, aquele portalzinho serve qual volume de gente
quinhentos o quê no portal
qtos conectado no portal
o portal é pra mais de mil pessoas
número de gente do portal corporativo
quantos empregados o portal alcança
500+ é funcionário ou empresa
tamanho do público do portal
quanta gente entra no portal da página
e quantas pessoas usam esse portal hoje em dia
nesse portal que vocês fizeram tinha muita gente usando
vocês têm 500 funcionários mesmo? vi ali embaixo
somos 350 na usina e temo que não aguente, o portal de vocês conecta quantos
sou de rh e vou citar o case corporativo, qual o número de empregados nele
minha rede tem 80 pessoas, o portal do exemplo é pra firma de que tamanho
vi quinhentos na página durante o café, quinhentos quem
o diretor do hospital duvida que usem, tem quanta gente ligada naquele portal
na faculdade pediram a quantidade de colaboradores do portal, qual é
anotei 300 funcionários no case da intranet, confere
sou da ti e dimensiono acesso, o Portal Corporativo roda com quantos usuários
meu chefe na rede de postos quer saber o alcance da intranet que fizeram
tenho transportadora com mil motoristas, o portal pronto já chegou em que marca
escrevo pro boletim do sindicato, quantos trabalhadores o portal liga
minha gerente da escola acha que são cinquenta no portal, acho que é mais, quantos
na construtora comparamos intranets por adesão, quantos entraram na de vocês
sou síndico, 500 no portal é visita ou empregado
qta gente no portal
500 quem no portal
o portal liga quantos empregados
número de gente na intranet
portal é pra uns 100 ou mais
quantos colaborador conectado
o corporativo tem mil pessoas
usuários do portal, total
quanta gente tá nesse portal aí
o portal conecta quantos empregados
quinhentas pessoas é isso mesmo, filho
qual o número de usuários internos do case
nossa rede de postos tem trezentos frentistas e o dono teme que um portal não aguente tanta gente, quantas pessoas usam aquele que vocês mostram
preciso pôr no relatório o alcance do trabalho de intranet que aparece no fim da lista, sei que era um número redondo de funcionários mas esqueci, qual é
oi, povo! são quantos colaboradores ligados no portal do exemplo
não o tamanho da equipe de vocês, e sim quantos usam o portal do case
qual número é atribuído ao portal corporativo
e quantos usam isso, o portal dos funcionários
quanta gente entra no portal de férias
o portal é pra empresa de quinhentos ou de cinco mil
tem quantos colaboradores ligados na intranet que fizeram
minha fábrica tem 430 pessoas, no portal de vocês tinha mais que isso?
qual o tamanho do público do portal corporativo
o número do portal é de funcionário ou de acesso
Pra dimensionar o nosso, que é de rede hospitalar, me diz quantos empregados estavam conectados no que fizeram
passa de 300 funcionários aquele portal?
quinhentos e pouco é o quê no portal
em quantos funcionários o projeto interno chegou
qtos funcionarios usam o portal corporativo q ta no portifolio
quantos funcionarios usam o portal corporativo q vcs fizeram
qts pessoas usam o portal da empresa la
vcs tem 500 funcionario msm? vi ali embaixo
quanta gente usa a intranet que vcs fizeram?
quantos funcionario usa o portal que ces fizeram uai
Minha menina perguntou quanta gente entra naquele portal das férias que vocês fizeram, que na firma dela são uns mil, quantos são os desse?
Qual é o quantitativo de funcionários conectados informado no caso Portal Corporativo?
qtas pessoa usa o portal da empresa la do portfolio
tenho quarenta funcionários e nem isso consigo juntar num grupo, o portal daquele caso de vocês conecta quantos empregados?
No último cartão lê-se um número seguido de mais; 500+ são usuários cadastrados ou conectados, e qual é a cifra exata da página?
Uai, quantos pião entra naquele portal que ocês fizeram pra empresa grande?
Para calcular a escala do nosso hospital, preciso do número de colaboradores atendidos no portal do portfólio, quanto é?
Na transportadora somos trezentos e poucos, com férias, holerite e recado tudo no zap, e o diretor perguntou se o portal do exemplo de vocês já aguentou mais gente que isso, para quantos funcionários foi?
Na minha firma somos onze e já dá briga, no portal de empresa que vocês fizeram são quantos
O hospital aqui tem dois mil e quero comparar, aquele portal de férias atende quantos empregados
a equipe de vcs não quero saber o tamanho, só quanta gente usa o portal corporativo do portfólio
Faço trabalho de escola sobre comunicação e preciso do número de pessoas ligadas ao portal interno do exemplo
Fiscalizei obras com quinhentos peões e sei o que é multidão, no tal portal corporativo tem quantos conectados
vocês têm 500 funcionários
vocês têm mesmo 500 funcionários
é verdade que vocês têm 500 funcionários
é verdade que a Nora tem 500 funcionários
a Nora tem quinhentos funcionários
vi 500 funcionários, são da Nora
vi 500+ funcionários, são de vocês
os 500 funcionários são de vocês
esses 500 funcionários são seus
esses 500 funcionários são de quem
aqueles 500 funcionários são de que empresa
de quem são os 500 funcionários
de quem são esses quinhentos funcionários
de qual empresa são os 500 funcionários
onde trabalham os 500 funcionários
trabalham 500 pessoas na Nora
trabalham 500 pessoas com vocês
são 500 pessoas trabalhando aí
de quem são esses funcionários todos
de que empresa são os 500+ funcionários
de qual empresa são esses 500 funcionários
qual empresa tem os 500 funcionários
que empresa tem 500 funcionários conectados
são 500 pessoas trabalhando na Nora
vocês são 500 pessoas
trabalham 500 pessoas aí
`,
  bakery: `
queria que o cliente pedisse pelo zap sem eu ter que ficar respondendo
quero que os clientes façam o pedido pelo whatsapp sozinhos
queria receber os pedidos pelo zap sem atender um por um
o cliente pede pelo whatsapp e o robô anota
tenho um restaurante, queria um robô que anota pedido no whatsapp
quero um chat que anota os pedidos no zap
preciso de um bot que anote os pedidos da pizzaria
queria um chatbot pegando pedido na lanchonete
esse robô ia anotar o sabor e a data
o robô anota sabor e data certinho
ele anota o recheio, o tamanho e o dia da entrega
o chatbot pega a encomenda com a data e o sabor
o chatbot anota encomenda de madrugada
o robô consegue pegar o pedido completo
esqueço o dia da encomenda do cliente
faço salgado por encomenda e esqueço os pedidos
o chatbot pega encomenda de doce
o robô anota pedido de bolo com data
faço bolo por encomenda, o robô pergunta sabor e tamanho
tenho uma confeitaria e o robô precisa anotar a encomenda
todo mundo me pede bolo pelo whatsapp e eu esqueço de perguntar o sabor
será que o robô consegue pegar a encomenda certinha com dia e tamanho
o que é a padaria da lúcia
vi o exemplo da padaria
como é o exemplo da padaria da lucia
o robô da padaria anota encomenda
na conversa da padaria o robô pergunta o que
o chatbot anota encomenda de bolo
tem exemplo de padaria
essa conversa do topo é de verdade
que conversa é aquela com a lúcia
o que o robô pergunta pra encomendar bolo
a padaria pediu o que
qual o próximo passo da padaria
quem é a lúcia?
a padaria do topo da página é de verdade?
o que é aquela conversinha ali em cima
faço bolo de aniversário, o robô pega sabor, tamanho e data?
padeiro aqui, esse exemplo do começo me interessou, como é
encomenda de salgado pra festa de madrugada ele anota?
o que a padaria da lucia contratou
Poderiam explicar o diálogo com a padaria exibido no início?
cardápio, encomendas e avisos, o que é isso lá em cima
esqueço encomenda de panetone todo dezembro, aquele da padaria resolvia?
o robô pergunta o recheio do bolo?
o pedido do bolo chega completo pra mim?
vi a historia da padaria, serve pra confeitaria
bolo com data marcada, como assim
sou boleira e o povo me chama de noite pra encomendar torta, igual no exemplo de vocês?
aquela dona lúcia queria o que
na conversa de exemplo, qual era o próximo passo
pão de queijo por encomenda, o robô anota como no exemplo da padaria
avisos que aparecem na conversa da padaria são o quê
a confeiteira recebe tudo anotado sabor tamanho dia?
essa padaria é cliente de vocês ou é só exemplo
ovo de páscoa: queria que o bot pegasse os pedidos que nem na padaria ali
o exemplo da página é site com robô?
anota encomenda de rosca e broa também, uai?
por que tem uma conversa com uma padaria na abertura do site
aquele exemplo do bolo com data marcada lá no topo, como é que o robô anota
faço rapadura e bolo de fubá na roça, vi ali em cima uma conversa com uma tal de Lúcia, o que foi que ela pediu pra vocês
quem é essa Lúcia do começo da página
essa padaria que aparece no celular ali em cima é o quê
a conversinha do topo, explica pra mim
o bot pergunta o sabor do bolo sozinho
o robô da padaria consegue anotar bolo pra sábado que vem
Qual a finalidade do diálogo com a Padaria da Lúcia exibido no início do site
mano q q a lucia falou com a nora
eu tenho uma confeitaria e perco encomenda de bolo de aniversário porque esqueço de anotar o tamanho e o dia, o robô perguntaria isso
encomenda de torta com data marcada o chatbot pega
no exemplo da padaria o que vinha no orçamento
minha mãe faz brigadeiro e dorme cedo, aí perde cliente que chama meia-noite pra encomendar; o da padaria anotava de madrugada mesmo
cardápio, encomendas e avisos é de qual exemplo
o que o site daquela padaria mostrava
aquele papo do bolo é de cliente de verdade ou só exemplo
faço salgado de festa, coxinha e quibe, o robô consegue pegar o pedido completo igual ao da padaria
queria pra minha panificadora igualzinho ao da Lúcia, como era
o que é aquele balãozinho falando de bolo até de madrugada
dá pro cliente encomendar pão de queijo congelado à noite com o robô anotando tamanho e dia, feito no exemplo
sou padeiro há trinta e dois anos, acordo às três da manhã e não posso ficar de conversa no telefone; me conte como ficou a solução daquela padaria
o pedido de bolo chega prontinho pra mim
q tanto de coisa o robo pergunta pra fechar um bolo
essa mulher da padaria contratou site ou chatbot
no caso da padaria vocês resolveram como
a tia da cantina quer saber se o robô anota bolo confeitado com recheio e data de entrega
faço pão de mel e queria um robô que perguntasse recheio e dia, que nem na conversa lá do alto
vi no começo da página uma conversa sobre bolo, aquilo é cliente de verdade ou é figuração
faço torta por encomenda e durmo cedo, dá pra ser igual àquela moça do topo do site
a senhora da conversinha lá em cima recebia o pedido todo certinho, como era
sou confeiteira e esqueço de perguntar se é recheio de ninho, queria igual ao exemplo da página
aquela historinha do pãozinho no topo, o que ela ganhou no fim
tenho uma rotisseria e me vi naquele diálogo do começo da página, como fica na prática
quem é essa lúcia que aparece falando com vocês
meu marido acorda 3h pra assar e as freguesas mandam pedido de bolo nessa hora, serve aquele esquema da lúcia
no balãozinho diz que o robô pergunta o dia da entrega, é só pra doce ou o quê mais ele pergunta
vendo salgado pra festa na feira, quero um robô que pergunte sabor e tamanho que nem no exemplo
o que a lúcia contratou exatamente
naquele papo do começo fala em cardápio, encomendas e avisos, o que é isso
tenho uma bolaria aqui em caruaru, visse, dá pra fazer que nem o da conversa do topo
A interação reproduzida no cabeçalho do site, com uma padaria, é ilustrativa
O diálogo com a Padaria da Lúcia corresponde a contratação efetiva ou a simulação
Qual foi o escopo proposto no exemplo da panificadora exibido na página inicial
Solicito detalhes da solução citada para o estabelecimento de panificação no topo do site
O exemplo da encomenda de bolo com data marcada compreende quais funcionalidades
Que etapas de coleta de pedido o assistente executa no caso da padaria
padaria da lúcia oq é
exemplo do bolo
conversa da padaria
bolo c data marcada como
lúcia quem é
caso da padaria tb site
tenho confeitaria em Curitiba e acordo com 40 pedidos de torta no celular tudo incompleto, como é que funcionou na Padaria da Lúcia
faço salgado pra festa em Contagem e me perco nas encomendas da noite, esse caso da Lúcia que aparece no alto faz o quê
Sou dona de uma rotisseria e o pessoal esquece de dizer a data. O robô da conversa da padaria pergunta o dia da entrega?
minha vó faz pão caseiro em Gramado e vende pela vizinhança, vi a conversa com uma padaria ali, que que foi combinado com ela
trabalho de madrugada assando pão de queijo e nao posso pegar no celular com a mão de massa, igual a padaria do topo dá pra receber pedido sozinho
eu vendo bolo de pote na faculdade e tive confusão com sabor trocado hj, na padaria do exemplo o robo confirma o recheio
compramos uma panificadora em Teresina semana passada, olhando a pagina vi um balão de conversa com padaria, do que se trata
meu marido é padeiro há trinta anos e não confia em máquina, naquela conversa da Lúcia o que o robozinho registra do bolo
tô com encomenda de casamento pra sábado anotada em papel de pão, a dona Lúcia aí da página resolveu isso de que maneira
tenho uma doceria em Natal, chove pedido de brigadeiro à noite, o que vem no orçamento mostrado pra padaria
sou neta de padeiro e cuido do balcão; vi ali escrito cardápio, encomendas, avisos, isso é o que a padaria ia receber
aqui na cafeteria o cliente encomenda cuca e some com os detalhes, quero um negocio tal qual o da Lúcia, o que ele coleta
quem é essa Lúcia da página
o que a padaria da lúcia ganhou
a conversa da padaria é o quê
bolo com data marcada, como é isso
igual o da padaria ali de cima
cardápio encomendas avisos, que é isso
me explica o caso da lúcia
sou boleira em Natal e vi uma padaria conversando no topo da página, o que ela pediu
todo dia recebo pedido de torta sem data nem sabor, o robô da conversa da Lúcia pergunta isso
tenho padaria igual a do exemplo, o que fizeram pra ela
meu marido amassa o pão e eu anoto encomenda em saco de papel, o da dona Lúcia anota sozinho
vi um papo de bolo com data marcada aí em cima, explica
sou confeiteira e durmo cedo, no exemplo da padaria o pedido entra de noite
estudo interface e notei um diálogo na abertura do site, do que ele trata
aqui na doceria esqueço o tamanho do bolo, o bot da Lúcia pergunta tamanho
minha sogra viu a Padaria da Lúcia e quer igual, que que tem ali
tenho rotisseria e gostei da conversa da padaria, qual foi o orçamento que apareceu ali
li cardápio, encomendas e avisos no topo, isso é de quê
faço bolo no pote e queria entender como o cliente encomenda no exemplo da padaria
na panificadora do meu tio erram sabor direto, o da Lúcia traz o pedido completo
sou salgadeira e vi que o robô da padaria pega encomenda, como é a conversa
e a padaria da Lúcia
fala da dona Lúcia
o papo do bolo, explica
robô anota bolo de noite
o q a Lúcia pediu
conversa lá de cima é o q
pergunta o sabor do bolo
exemplo da padaria, como é
essa padaria da lúcia é o quê
a conversinha lá do topo, explica
o robô pergunta o recheio do bolo, é
descreva a simulação exibida no início
abri a página e tinha um diálogo de uma moça da panificadora com vocês sobre bolo e encomenda, fiquei sem saber se era propaganda ou exemplo, o que é aquilo
faço torta para fora e me vi igualzinha à dona daquela conversa de exemplo, com gente pedindo de madrugada, me conta o que ficou combinado com ela
oi, fominha aqui! o que o site da lúcia mostra
no exemplo da lúcia o orçamento tinha o quê dentro
o robô anota pedido
o robô anota encomenda de bolo
o que a Lúcia pediu no comecinho do site
aquela conversa lá em cima é de verdade ou exemplo
ele pergunta sabor e tamanho, isso era de onde
minha tia também faz bolo com data marcada, o que vocês montaram pra padaria da frente, a do topo?
o chat do alto da página fala de padaria, qual era a solução
site com cardápio e robô que pega encomenda, vi isso no topo, explica
quem é Lúcia
Faço salgado pra festa e aquele papinho da padaria no começo parecia comigo. O que ia ter no projeto dela?
o robô da padaria anota bolo de madrugada? como foi aquilo
próximo passo, orçamento, site mais chatbot, isso é de quem
no exemplo do começo ele pega o pedido inteiro ou só o nome
a caixinha com conversa lá no topo é propaganda do quê
vi cardápio, encomendas e avisos num quadro, não entendi
a dona da padaria queria o quê, um site ou um robô
e a padaria, entra nos projetos ou é só demonstração
tenho confeitaria e preciso disso que a Lúcia conversou, o que o robô pergunta do bolo?
o que combinaram com a moça do pão
Sou boleira no interior da Paraíba e me vi naquela conversa do alto da tela, como o pedido do bolo chegaria pra mim?
vi ai o exemplo da padaria da lucia, o robo anota encomenda de bolo mesmo? pergunta oq pro cliente
Na conversa da Padaria da Lúcia que aparece na página, o que o chatbot pergunta para quem encomenda um bolo?
esse chat da padaria ali em cima o robo pergunta oq quando o cara quer bolo
naquela conversinha da padaria lá em cima, o robô anota encomenda de bolo? o que ele pergunta?
to morrendo de rir com esse bot da padaria kkkkk
então eu tenho uma confeitaria aqui em Belém e assim todo mundo me pede bolo pelo whatsapp e eu esqueço de perguntar o sabor aí depois tenho que chamar de novo a pessoa já foi dormir será que essa coisa de robô consegue pegar a encomenda certinha com dia e tamanho
morri de rir com o bot do bolo 😂 ele pergunta mesmo o sabor?
Gostei da historinha da Lúcia da padaria. O robozinho lá pergunta o que pra quem quer bolo?
e esse papo de bolo ai na conversa da padaria, o robo pergunta o q pra cliente? queria igual pra encomenda de vestido
Eu amei aquela conversinha da padaria, a mulher dos bolos, será que aquilo é de verdade, o que ela pedia e o que o robô fazia?
Solicito esclarecer o exemplo da Padaria da Lúcia apresentado no cabeçalho da página: que solução foi proposta?
aquela conversa la em cima da padaria oq o bot responde ali sobre bolo n li direito
eu também tenho padaria e hoje errei três encomendas de bolo, vi o exemplo da Lúcia no alto da página, o que o site e o robô faziam por ela?
No topo há uma conversa com Próximo passo e as etiquetas Cardápio, Encomendas e Avisos; qual é a proposta descrita naquele diálogo?
Uai, essa Lúcia da padaria que aparece na entrada do site, o que ocês iam fazer pra ela mesmo?
Minha confeitaria vive o mesmo dilema da conversa-modelo, bolo com data marcada e pedido de madrugada, o que o exemplo mostra que vocês resolvem?
Minha mãe também se chama Lúcia e faz pão, quem é essa padaria que aparece conversando no comecinho
Bolo com data marcada é o meu forte e vi uma conversa sobre isso ali em cima, do que se trata
o zap da minha padaria não responde de madrugada, mas no exemplo da moça lá do topo responde, como é aquilo
Sou roteirista e amei o diálogo de abertura da página, aquele do pão, ele explica o quê
Pedi orçamento de forno e me veio à cabeça o da conversa da página, com site e chatbot; o que era aquele caso da padaria
Cardápio, aviso e encomenda aparecem naquela historinha no alto do site, e fiquei sem entender o que ela mostra
a padaria da Lúcia é cliente de verdade
a padaria da Lúcia é cliente mesmo
a padaria da Lúcia existe
a Padaria da Lúcia existe de verdade
essa padaria da Lúcia é real
e a padaria da Lúcia é cliente de vocês
a lucia da padaria é cliente d vcs msm
quem é essa lucia
quem é lucia da padaria
queria um delivery de marmita recebendo pedido sozinho sem pagar ifood
quero receber pedido de marmita pelo whatsapp sem pagar taxa de aplicativo
o chatbot anota pedido de delivery
vendo marmita e quero que o robo anote os pedidos
to abrindo um delivery e queria receber os pedidos sem ifood
quero um robo que anote pedido da minha pizzaria
da pra receber encomenda de bolo pelo zap sozinho
o bot pega o pedido e a data da entrega
meus clientes pedem marmita pelo whats e eu queria que anotasse sozinho
é cliente de vcs mesmo essa lucia
a lucia é cliente de vcs mesmo
essa padaria é cliente d vcs msm
robô que anota pedido no whatsapp
chatbot que pega os pedidos dos clientes
robô pra anotar encomenda no zap
queria um robô que anotasse os pedidos
bot que recebe pedido de marmita
chatbot que anota pedido de bolo
`,
  "project-clients": `
onde vocês já trabalharam
pra quem vocês já trabalharam
e pra quem já fizeram
quais empresas já atenderam
aquela distribuidora é de onde, me dá o nome que eu pergunto lá
fala o nome da empresa do projeto que eu ligo e pergunto se prestou
me indica um cliente pra eu perguntar
tem referência de algum cliente pra eu ligar
pra qual empresa foi o chatbot
de quem é o app de reservas
qual a marca da loja de moda
a loja de moda do portfólio qual é a marca
vocês já atenderam a magazine luiza
já trabalharam para alguma empresa conhecida
vocês já fizeram algo pra uma empresa famosa
qual o nome do cliente da loja de moda
quem é a distribuidora do portfólio
me passa o nome dos clientes
quais empresas são clientes de vocês
quero referência de cliente
posso falar com algum cliente de vocês
quem contratou o portal corporativo
qual empresa é a do app de reservas
me dá o contato de um cliente
vocês atendem alguma marca famosa
qual o nome da loja de roupa que vocês fizeram
entre os cinquenta clientes tem alguma marca conhecida, quem são
me dá o telefone de um cliente satisfeito pra eu conversar
de quem é a loja fashion?
qual o nome da distribuidora
posso ligar pra um cliente de vocês e perguntar se foi bom?
quem contratou o portal
me dá umas referências
que empresa é essa do chatbot
Poderiam fornecer referências comerciais de clientes atendidos?
tem alguma marca conhecida na carteira de vocês
qual software era o da landing page
quero conversar com alguém que já comprou de vocês
os clientes são segredo? por que não tem nome
já atenderam magazine luiza, natura, algum desses grandões?
lista de clientes
a empresa de 500 funcionários é qual
meu compliance exige três contatos de clientes anteriores
cliente famoso tem?
a distribuidora do exemplo fica onde e como se chama
pra que hotel fizeram o app de reserva
me passa o contato de quem usa o sistema
tem logo de cliente em algum lugar do site
quais lojas daqui da minha cidade são freguesas docês
quem são as cinquenta empresas satisfeitas
antes de fechar eu peço indicação de dois clientes, conseguem?
o dono da loja de moda pode me contar como foi?
nomes das empresas do portfólio por favor
a distribuidora da vitrine é de quem, qual o nome dela
o gerente do banco me pediu referência de quem já contratou vocês, então preciso do nome de pelo menos um cliente
me passa o nome da loja fashion pra eu stalkear
qual firma tem esses quinhentos funcionários do portal
os senhores poderiam fornecer carta de referência de clientes anteriores
vcs fizeram pra alguma marca conhecida tipo netshoes
pra que empresa fizeram o robô de zap
sou desconfiado por natureza, lá no sítio a gente compra boi olhando o dente; quero conversar com um freguês de vocês antes, quem pode ser
tem alguém daqui de Caruaru que já foi cliente de vocês
meu contador atende umas empresas e talvez conheça alguma que vocês atenderam, quais são os nomes delas
dá o nome dos bois, quem são os clientes
a loja de moda do portfólio é a Renner
o app de reservas é de qual barbearia
Em licitações exigimos atestado de capacidade técnica emitido por cliente; quais empresas poderiam atestar
qual o nome do software da página de lançamento
por que não botaram o nome das empresas nos projetos
vcs já trabalharam pra famoso, influencer essas coisa
pode me apresentar alguém que usa o sistema de vocês pra eu ouvir a opinião
queria o telefone de um cliente satisfeito pra bater um papo
esse portal corporativo é do Itaú ou de quem
Na associação comercial eu recomendo fornecedores aos sócios, mas só depois de saber para quem já prestaram serviço; a quem prestaram
que distribuidora trocou as planilha pelo sistema
tem cliente do ramo de laticínio que eu possa procurar pra saber como foi
fui síndico por vinte anos e aprendi a ligar pro cliente anterior antes de contratar pintor, então me diga pra quem vocês fizeram aquele aplicativo de reserva
tô fazendo uma lista das empresas mais legais pra mostrar pro meu pai e queria saber qual marca famosa é a da loja de moda que aparece ali
como não vi nome de freguês em lugar nenhum da página, fiquei pensando se os senhores podem apresentar pelo menos um dono de loja satisfeito
queria ligar pra alguém que já comprou de vocês antes de assinar, quem eu procuro
a loja de roupa do portfólio, será que eu conheço a dona
fico com pé atrás quando mostram trabalho e não dizem de quem é
meu pai só fecha negócio com indicação, tem quem possa falar bem de vocês
a distribuidora do sistema fica aqui na minha região, é qual delas
vocês atenderam meu concorrente, por acaso aquela clínica da esquina é de vocês
cooperativa decide em assembleia e vão me perguntar pra quem vocês já trabalharam
qual foi a firma de quinhentos empregados que vocês atenderam, é conhecida
vocês citam seis trabalhos mas escondem o dono de cada um, por quê
a startup da página de lançamento virou famosa, é aquela do aplicativo de contas
será que tem alguma escola daqui da cidade na lista de vocês
tô pra fechar, mas queria ouvir de quem já passou por isso com vocês
quem encomendou o robô de zap que aparece aí
O edital exige atestado de capacidade técnica emitido por contratante anterior, conseguem apresentar
Solicitamos três referências comerciais com nome e ramo
Há cláusula de sigilo que impeça a identificação dos contratantes do portfólio
Para due diligence, precisamos da relação de tomadores dos serviços
Podem declinar a razão social do contratante do Sistema de Gestão
O setor de compras requer carta de referência de empresa atendida
nome dos clientes pf
ref de cliente tem
qm é o dono da loja fashion
de qm é o portal
sou gerente de compras e aqui em Betim só fechamos com referência, essa distribuidora do sistema de gestão se chama como
Represento uma indústria de alimentos em Chapecó e precisamos de atestado de capacidade técnica. Poderiam indicar para quem já prestaram serviço?
tenho loja de roupa em Salvador e fiquei de olho no e-commerce fashion, é de que grife aquilo
meu contador só me deixa contratar depois de telefonar pra alguém que já comprou de vocês, dá pra me apresentar um freguês antigo
eu cuido de uma pousada em Bonito e gostei do app de reservas, que hotel ou clínica usa ele
fui queimado uma vez com freelancer aqui em Santos, dessa vez quero conversar com quem já é cliente, conseguem o contato de um
trabalho com software por assinatura e queria saber se aquela landing é de concorrente meu, pra quem fizeram
sou presidente de associação comercial no Acre, os associados vão me perguntar, que firmas conhecidas estão na carteira de vocês
meu irmão disse que viu chatbot parecido num mercado daqui de Sorocaba, o do portfólio pertence a quem
estou escrevendo um parecer pra diretoria da cooperativa e falta a parte de referências, tem nomes de contratantes que possam citar
minha tia é desconfiada, tem armarinho há 40 anos, quer saber o nome de um comerciante que já confiou em vocês
trabalho no RH de uma rede de postos e o portal corporativo me interessou, de que companhia é aquele
de que empresa é esse portal
cita um cliente conhecido
essa distribuidora, qual é
quem são os contratantes de vocês
tem referência pra eu ligar
fizeram pra alguma marca grande
pra quem foi essa landing
o chatbot é de que loja
indiquem três razões sociais que eu possa consultar como referência
sou de compras numa usina e preciso de referência, pra quem foi o sistema da distribuidora
tenho butique e acho que conheço a fashion, é de qual grife
meu chefe só contrata com indicação, tem algum freguês de vocês com quem eu fale
na ficha do hospital pedem três nomes de contratantes, quais são
a concorrente disse que atende vocês sabe quem, e vocês atendem alguma marca conhecida
sou curiosa, o app de reservas é de qual estabelecimento
minha cooperativa quer ligar pra quem já usou, me passa um nome
vi portal com quinhentos empregados, sou jornalista, que firma é essa
tenho loja em Recife, vocês já fizeram pra alguém daqui que eu conheça
o robô do case pertence a qual loja, meu sócio quer saber
trabalho no jurídico e exigimos atestado de capacidade com nome do contratante, têm
meu primo jura que fizeram pra rede de farmácia famosa, é verdade, pra qual
na escola querem cartas de recomendação assinadas por clientes, quem poderia assinar
o software da landing é de qual startup, sou do ramo e fiquei intrigado
quem é o dono da fashion
que firmas são freguesas
me dá um nome de cliente
a distribuidora é qual
fizeram pra marca famosa
quem já contratou, nomes
referência de alguém, tem
qual startup é a da landing
quem encomendou esses trabalhos
de quem é aquela distribuidora, uai
fala o nome de um freguês daí
quais organizações atestam o serviço
minha diretora quer telefonar para alguém que já tenha contratado vocês e perguntar sem rodeio se foi bem atendido, quais empresas vocês podem citar
aqui na cidade tem uma loja de roupas chique que fez site faz pouco e desconfio que seja aquela do exemplo, vocês dizem para quem fizeram cada trabalho
oi, fofoqueira aqui: que marca tá por trás da loja de moda
cinquenta clientes, tá, mas quem são eles
qual a razão social da distribuidora do portfólio
me dá o nome de uma cooperativa que seja cliente
a padaria da página é cliente real ou inventada
quero fazer uma reference call, quem são os clientes
há pesquisa independente de satisfação que eu possa ver
quem é a marca da loja de moda
de quem é aquele portal, é da petrobras?
como chama a distribuidora que atenderam
posso ligar pra dona da loja e perguntar se gostou
a startup do software por assinatura, qual era
Meu pai só fecha negócio depois de falar com quem já comprou. Me passa o contato de um dos clientes desses seis?
esses seis são empresas de verdade? nomes, por favor
Para habilitação técnica preciso do nome da organização atendida no portal interno
de que rede é o aplicativo de reservas, é de clínica famosa?
tem depoimento de cliente com nome e sobrenome
a loja fashion é a que eu tô pensando, aquela grandona do shopping?
por que escondem o nome dos clientes
quem foi que contratou o robô do zap
conheço alguém que usa o sistema de vocês? diz o nome das firmas
já trabalharam pra banco ou pra governo? cita um
o concorrente aqui da rua é cliente de vocês, o mercado da esquina?
carta de recomendação de algum contratante, conseguem
qual o nome da distribuidora q vcs fizeram o sistema? quero ligar la e pedir referencia
Poderia citar o nome de três clientes para eu pedir referência?
fala o nome de 3 clientes de vcs q eu quero ligar pra confirmar
qual o nome da marca de roupa do e-commerce? quero ligar pra eles e pedir referência
me fala o nome de 3 clientes de vocês pra eu pedir referência
fala o nome de um cliente ai famoso q eu conheça
Preciso de três clientes de referência com nome da empresa.
fala o nome de uma transportadora que é cliente
Poderia me dar o nome de dois ou três clientes para eu telefonar e pedir referência?
já fizeram pra clínica? qual, pra eu ligar
me passa o telefone de um cliente de vocês que eu quero perguntar se presta
qual era a distribuidora do sistema de gestão?
que marca é aquela loja de moda, eu conheço?
de quem é o portal dos 500 funcionários
quero três referências comerciais
tem carta de recomendação de algum cliente
atestado de capacidade técnica emitido por quem?
Solicito relação de clientes com contato para diligência.
queira informar os contratantes dos seis casos apresentados
quais empresas conhecidas já usaram vocês
alguma multinacional na carteira?
já trabalharam pra algum banco, qual
prefeitura vocês já atenderam? qual foi
fizeram pra alguma escola daqui da região? me fala o nome que eu vou lá
tem alguém de Uberlândia que contratou vocês, quem
conhece alguém no meu bairro que é cliente
quem da minha rua já é cliente da nora
quero ouvir da boca de quem já contratou, me indica um
quem pode me contar como foi trabalhar com vocês
me dá o zap de um freguês de vocês
podem pôr a gente em contato com o dono da loja de moda
qual hotel usa o app de reservas
o app de reservas é de qual salão ou restaurante
o software por assinatura da landing page é de que empresa
quem é a empresa por trás do chatbot do portfólio
esses projetos não têm logo de cliente, por que não dizem o nome?
reparei que o portfólio não mostra marca nenhuma, quem são eles
vocês escondem os clientes por quê
tem depoimento assinado de cliente
cadê os logos dos clientes, todo site de agência tem
queria ver os 50 clientes satisfeitos, quem são
os fregueis de ocês quem é
pra quem oceis já trabaiô
qm sao os clientes d vcs
já fizeram site pra político? de quem
qual igreja já fez com vocês
algum frigorífico no portfólio? preciso do nome pra ligar pro gerente
meu concorrente é cliente de vocês? qual o nome das lojas de pneu que vocês atendem
quero saber se a rede de farmácias daqui é cliente
me mandaram falar com um cliente de vocês antes, me passa um contato
no grupo de donos de pousada todo mundo só contrata com indicação, tem alguma pousada que eu possa procurar pra perguntar de vocês
sou pregoeira e preciso diligenciar os atestados, qual a razão social do cliente do portal corporativo
minha diretoria pediu um reference check com dois contratantes do mesmo segmento; vocês passam os nomes
antes de casar eu perguntei pra ex kkk, antes de contratar quero perguntar pra um cliente antigo de vocês, quem eu procuro
lá na oficina eu sempre dou o nome de três fregueses pra quem duvida de mim, vocês fazem a mesma coisa? quais são
trabalho numa distribuidora de bebidas e fiquei com a impressão que aquele sistema é do nosso rival, de qual distribuidora é
a empresa do portal é pública ou privada, qual o nome
quem foi que encomendou a loja de dez mil produtos
aquele case de 250% foi pra que empresa
tem cliente no ramo de seguros que eu possa visitar
dá o nome de um advogado que já contratou vocês
minha sócia só assina com quem outro dono de restaurante recomenda, então me digam pelo menos um restaurante que já contratou vocês pra ela telefonar
tenho uma clínica de olhos e o conselho médico é chato, eles querem conversar com algum consultório que já usa um sistema da Nora, qual eu posso procurar
fui enganado por uma agência que mostrava trabalho inventado, por isso gosto de ouvir do dono mesmo; de quem é aquele aplicativo de reservas do portfólio
na feira de franquias todo expositor tinha um mural de marcas atendidas e aqui não achei nenhum, que empresas são as que vocês atenderam
aqui na cidade todo mundo se conhece, se vocês tiverem feito alguma coisa pra alguém daqui de Patos de Minas eu vou lá tomar café e perguntar, quem foi
sou gerente de uma rede de padarias e só acredito em quem mostra o nome do freguês, quais comércios de alimentação já fecharam com a Nora pra eu consultar
meu pai construiu muita casa na vida e sempre dizia pergunte ao vizinho da obra; quem é o vizinho de obra de vocês com quem eu possa falar
o edital pede declaração de um contratante anterior no ramo de logística, qual empresa atendida por vocês poderia assinar isso
Minha prima só fecha depois de conversar com outro freguês, me diga pra quem vocês fizeram aquela loja de roupa, que eu quero saber o nome da dona?
Para diligência junto a terceiros, solicito os nomes das empresas contratantes dos projetos apresentados no portfólio.
d qm eh aquele app d reserva tipo qual empresa p eu pesquisa
hoje um fornecedor me deu o telefone de três clientes dele sem eu pedir; no caso de vocês, quem são os donos desses trabalhos que mostram?
Os cartões do portfólio não identificam o contratante; a distribuidora do Sistema de Gestão tem nome divulgável?
Bah, antes de comprar um touro eu falo com quem já comprou, quem são os clientes que vocês atenderam, dá pra saber o nome?
A minha diretoria quer ligar para duas empresas atendidas e confirmar o trabalho, quais empresas são essas?
minha prof falo q trabalho sem nome d cliente n vale ai qria sabe qual firma eh dona daquele portal de ferias dos funcionario
Sou cliente oculto por profissão e gosto de conferir de perto: o sistema da distribuidora foi feito pra que empresa
Quantos clientes eu já vi, mas queria os nomes, de quem é a loja de moda
trabalho em distribuidora aqui em Goiânia e acho q o sistema do portfólio é da concorrente, é de quem
Meu diretor só fecha depois de telefonar a alguém que já contratou, podem dizer que empresa está por trás do portal
Minha amiga jura que a landing page era do software em que ela trabalha, qual era o produto
No currículo pede-se referência de três casas anteriores, e vocês, para quais firmas fizeram aqueles seis
`,
  "project-links": `
tem link do portal
qual o link do sistema de gestão pra eu ver
onde vejo a loja funcionando
da pra ver o site no ar
quero ver o site da loja no ar
tem o link dessa loja
quero entrar na loja e ver como ficou
qual o site da loja de moda
onde consigo ver funcionando
tem link da loja pra eu ver
qual o endereço do site que vocês fizeram
me manda o link dos projetos
quero entrar no site do portfólio
dá pra ver o projeto funcionando
tem foto do projeto
tem print do sistema
clico no projeto e não abre nada
onde vejo o site pronto
posso testar o app de reservas
tem demonstração
o app de reservas está na play store
tem o endereço do site da loja de moda pra eu abrir
me manda o endereço da loja de moda pra eu entrar
quero fuçar no sistema de gestão, tem demo?
os projetos são clicáveis?
tem print das telas?
qual o site da landing page
baixo o app de reservas onde
Há ambiente de demonstração disponível para os projetos do portfólio?
vídeo mostrando o portal funcionando tem?
toquei na figura da loja e nada aconteceu
url dos trabalhos
consigo comprar na loja fashion? me passa o link
quero ver ao vivo um site que vocês publicaram
posso conversar com o robô do portfólio pra ver como é
foto do aplicativo por dentro, cadê
só tem texto nos projetos, não dá pra visitar?
manda um link de algum trabalho pronto
o app de reserva tem no iphone pra eu instalar e olhar?
dá pra entrar como visitante no portal corporativo
quero mexer num sistema de vcs pra ver se é facil, onde abro
endereço do site do cliente
cadê o botão pra ver o projeto completo
sou visual, preciso ver as páginas de verdade que fizeram
tem gravação de tela do sistema da distribuidora?
ondé que clica pra ver a loja virtual uai
imagens dos cases em tamanho grande existem?
tem endereço da loja de moda pra eu abrir
queria entrar nessa loja de moda pra comprar uma saia, tem o endereço dela
minha neta quer ver a loja de roupas funcionando na tela dela, tem algum endereço que eu possa passar pra ela
cadê o link dos projetos mano
toquei na figura do portal e não abriu nada
não consigo acessar os trabalhos, existe página de cada um
Existe ambiente de demonstração do Sistema de Gestão que possamos acessar
acho na apple store o app de reservas
quero navegar na lojinha de moda pra sentir
tem vídeo mostrando o sistema da distribuidora
sou professora de informática de idosos e queria mostrar pra turma um trabalho de vocês no ar, onde a gente abre
apertei em cima dos seis quadradinhos e nada
o chatbot do portfólio tem um número que eu possa mandar oi pra experimentar
dá pra entrar no portal só pra espiar
tem print maior das telas dos projetos
como eu faço pra baixar aquele app de reserva
só tem esse resuminho, não tem o trabalho pra abrir
Meu chefe só aprova fornecedor depois de mexer num trabalho pronto com a própria mão; em que endereço ele consegue usar um desses projetos
onde é que eu vejo a tal página de um botão só
quero ver com meus olhos, não só a descrição dos projetos
na feira da cidade vou mostrar no telão um site que vocês fizeram, só que não achei o endereço de nenhum, tem
clico em e-commerce fashion e fica parado
aonde que clica pra ver o portifólio rodando
li a descrição da página de lançamento três vezes e achei bonita a promessa, mas um publicitário velho quer ver a peça no ar, em que endereço está
minha chefe é de ver pra crer, então clicamos juntas em cada projeto da lista e nenhum abriu, existe outro lugar onde estejam funcionando
meu irmão quer copiar a ideia da loja de roupas pra loja de pesca dele, só que precisava navegar nela antes, passa o site dela pra gente
sou conselheiro da associação de moradores e vou projetar um exemplo na parede do salão, seria bom se houvesse alguma demonstração do portal pra abrir lá
não achei o app de reservas na loja do celular, ele dá pra baixar
toquei na figura da loja de moda e fiquei só no resumo, queria passear por ela
ver pra crer, né, quero mexer com meu dedo no negócio que vocês fizeram
como contador só acredito vendo a tela do sistema da distribuidora
procurei o aplicativo de reservas no celular e não encontrei pra baixar
sou dona de pousada e queria fazer uma reserva de mentirinha no app de vocês pra ver
falam do robô mas não deixam conversar com ele, onde fica
será que aquela loja existe mesmo, queria abrir ela no navegador
me manda o endereço da página do software que deu tanto resultado
queria mostrar pro pastor como ficou a página de lançamento, só achei um parágrafo
tem print das telas do portal em algum canto
minha filha manja de design e quer avaliar os trabalhos no ar, onde entra
clico nos quadradinhos do portfólio e não me leva pra canto nenhum
queria um videozinho da agenda funcionando
Disponibilizam ambiente de homologação ou URL pública dos cases
Nosso TI gostaria de auditar o desempenho da loja fashion; qual o domínio
Solicitamos acesso de demonstração ao Sistema de Gestão para avaliação
Os projetos expostos encontram-se publicados em endereço acessível
Há repositório ou página externa com as telas dos projetos
Para fins de prova de conceito, é possível navegar no portal apresentado
link dos projetos
url da loja fashion
tem demo do app
print das telas tem
link do bot
vcs tem link do sistema
qual o site da loja fashion pra eu abrir
me manda o endereço dos projetos
dá pra navegar num projeto de vocês
onde clico pra ver o projeto funcionando
tem vídeo ou print dos projetos
quero acessar o portal de exemplo
qual o link do app de reservas
onde baixo o app de reservas pra experimentar
app de reservas tem na apple store
tem demonstração do app de reservas
me manda um print do app de reservas
não consigo abrir o app de reservas
tenho barbearia em São Gonçalo e adorei a ideia do app de reservas, onde eu baixo pra mexer um pouquinho
Estou preparando uma apresentação para os sócios da clínica. Seria possível acessar o endereço da loja fashion?
cheguei do serviço agora, sentei no sofá e fui apertar nas figuras do portfolio mas ficam parada, cadê a página da loja
sou lojista em Blumenau e só acredito vendo, tem url do e-commerce pra eu navegar
minha filha de 15 anos procurou o tal chatbot no zap e não achou, tem um número de amostra pra conversar com ele
cuido de uma distribuidora de bebidas em Imperatriz, queria ver as telas do sistema de gestão, existe um vídeo ou print
eu dou aula de design em BH e gosto de mostrar páginas reais aos alunos, a landing saas tá publicada em qual domínio
meu patrão pediu pra eu trazer exemplo no ar até sexta, o portal corporativo dá pra entrar como visitante
vendo moda praia em Búzios, já olhei o resumo, agora quero passear na lojinha fashion de verdade, por onde eu vou
comprei celular novo ontem e quis instalar o aplicativo de reservas de vocês, em que loja de app ele tá
sou desconfiado de natureza, mineiro né, então quero abrir um trabalho desses no navegador, qual o endereço
trabalho com logística em Itajaí e resumo não me diz nada, o sistema de gestão tem uma versão demonstrativa pra gente fuçar
me passa a url da loja
tem print das telas do sistema
como abro o projeto pra ver
endereço da landing page saas
dá pra visitar a loja fashion
quero mexer no app de reservas
tem vídeo mostrando o portal
não acho o site da loja
sou lojista e só acredito navegando, qual o endereço da fashion na web
meu chefe da clínica quer mexer no app de agenda antes, onde baixa
tentei abrir o portal pelo celular no ônibus e é só texto, cadê a página real
na escola querem ver telas do sistema de gestão, tem vídeo ou print
sou designer e quero ver a landing de verdade, tem url
toquei no quadrado da loja e nada, é pra abrir alguma coisa
minha sócia quer conversar com o robô do exemplo, tem número pra experimentar
na usina pedem demonstração ao vivo dos trabalhos, onde vejo
sou programador e fuço código, os cases estão no ar em que domínio
tenho pousada e procurei o app na loja de aplicativos e não achei, qual o nome
meu pai quer ver como é por dentro o sistema da distribuidora, tem imagem
vou mostrar pra diretoria da cooperativa, me manda o atalho pra página dos projetos prontos
tô na oficina vendo pelo celular, as figuras dos projetos não ampliam, têm foto maior
sou professora e queria os alunos navegando na fashion, dá pra acessar
cadê o link da fashion
qual url da landing
onde vejo o app rodando
clico e n abre o projeto
manda o atalho dos cases
demo do portal tem
posso entrar na loja do portfólio
cadê o endereço pra eu clicar
quero mexer na loja de verdade
manda a url da página do software
há ambiente navegável dos casos
apertei em cima da figura de cada trabalho com o dedo, com força e tudo, e nada se abriu, tem como eu visitar algum deles funcionando na internet
meu sócio só acredita vendo e pediu que eu mandasse para ele o caminho de um dos trabalhos publicados, para ele navegar no celular, onde encontro isso
oi, são tomé aqui! onde vejo esses projetos rodando
o app do portfólio baixo em qual loja
me manda o endereço da loja de moda pra eu fuçar
dá pra ver a página do software no ar
quero entrar no portal como visitante, tem login de teste
tem vídeo mostrando o sistema da distribuidora funcionando
onde clico pra abrir o projeto? aperto no cartão e nada
Minha sócia quer mexer no aplicativo de reservas com a mão dela antes de falar com vocês, por onde ela entra?
tem print da tela do sistema de gestão
número do zap do robô do portfólio pra eu testar
os cartões dos projetos levam a algum lugar?
baixo onde o app das reservas
qual a url do e-commerce
queria conversar com aquele robô do suporte pra ver se presta, como acho ele
tem estudo de caso em pdf de algum projeto
como acesso os trabalhos ao vivo, só vejo texto
um gif, uma tela, um nada? só tem resuminho dos projetos
me manda o endereço da landing que eu quero copiar o estilo pro meu trabalho da faculdade
tem o link da loja de moda pra eu entrar e ver?
Eu queria entrar naquela loja de roupa e dar uma olhada, minha filha, por qual endereço eu chego nela pra espiar?
Solicito os endereços eletrônicos nos quais os projetos do portfólio possam ser acessados e avaliados em funcionamento.
manda o link daquele app de reserva q eu qro baixa e testa
apertei em cima do projeto da distribuidora hoje umas dez vezes e nada abriu, tem onde eu possa ver ele funcionando?
Os cartões do portfólio não têm âncora para URL externa; há demonstração pública ou ambiente de testes de algum deles?
Uai, queria clicar e ver o portal por dentro, ocês têm um jeito de abrir pra gente olhar?
Meu sócio desconfia de texto bonito, quer navegar num dos trabalhos prontos, onde ele consegue ver um deles de verdade na tela?
hoje minha mulher pediu pra ver com os olhos dela uma loja feita por vocês antes de eu gastar o décimo terceiro, em que página da internet aquela de roupa está aberta?
Meu link do boleto não abre, mas o que eu queria mesmo era o link daquela loja de roupa pra fuçar
Uso leitor de tela e quero sentir se um trabalho de vocês é acessível, onde entro pra experimentar o portal ou a loja
baixei 3 apps de reserva e nenhum era o de vcs, como chama na loja
Meu chefe é São Tomé, só crê se clicar, tem onde clicar pra ver o chatbot do portfólio funcionando
O resumo do sistema de gestão eu já li, quero é ver a tela, tem um print ou vídeo
Na aula de design vou criticar sites reais e queria abrir a página do SaaS no telão, qual é o endereço dela
me manda o portfólio em pdf
pode mandar um portfólio em pdf?
tem portfólio em pdf?
manda o portfolio por email
tem uma apresentação em pdf?
pode me enviar um pdf com os trabalhos?
`,
  "project-details": `
quanto tempo levou pra dar esse resultado
em quanto tempo veio esse aumento
qual a taxa de conversão
em que ano fizeram o portal
quanto custou o app de reservas
o sistema de gestão deu quantos por cento de resultado
em quanto tempo fizeram o chatbot
quem desenhou a loja de moda
qual foi o ganho da distribuidora
qual o resultado do app de reservas
quantos usuários tem o sistema de gestão
quantas mensagens por dia o chatbot responde
quantas pessoas visitam a loja
qual o faturamento da loja de moda
quantos clientes usam o app de reservas
quanto tempo o sistema de gestão economiza
quanto a distribuidora economizou
quantas reservas por mês o app faz
qual a porcentagem de economia da distribuidora
quanto tempo levou o projeto da loja
quanto custou o portal corporativo
quando vocês fizeram esse projeto
em que ano foi o app de reservas
quantas pessoas trabalharam no projeto
a loja de moda vende quanto por mês
quanto faturou a loja
qual tecnologia usaram no portal
quantas pessoas trabalharam no app de reservas
quanto a distribuidora economizou por mês
em que linguagem foi feita a loja fashion
quanto tempo durou o projeto do chatbot
a loja de moda vende quanto por dia
quantos downloads tem o app de reservas
O projeto do portal teve qual orçamento?
quantas visitas a landing page recebe
o sistema de gestão aguenta quantos produtos
qual foi a maior dificuldade no projeto da distribuidora
quantas conversas por mês o robô do portfólio atende
a loja fashion calcula frete de que jeito
o app de reservas ainda tá em uso?
quem desenhou a tela do portal
quantas reservas o aplicativo faz por semana
o portal tem chat interno e aniversariantes?
quantos vendedores usam o sistema da distribuidora
a loja do portfólio entrega pro exterior?
quanto diminuiu a falta de cliente com o app de reserva
qual plataforma de anúncio usaram na landing page
o chatbot do case entende áudio?
esse 250% foi em quantos meses
a distribuidora largou mesmo as planilhas depois de quanto tempo
cobraram caro pela loja de moda? qto foi
a distribuidora das planilhas ficou com quantos funcionários depois do sistema
quanto tempo levaram pra fazer a loja de moda
o sistema da distribuidora foi feito em quantos meses, porque o meu primo levou dois anos no dele e ainda não acabou
quantas pessoas trabalharam no portal
em que linguagem programaram o app de reservas do portfólio
qual foi o investimento na landing page
Qual a redução de custos obtida pela distribuidora com o sistema de gestão
quantas mensagens por dia o robô do portfólio responde
tenho uma distribuidora de ração em Uberaba com dois galpões e quero saber quantos galpões tinha a que vocês atenderam
a loja de moda entrega no brasil todo
a distribuidora do projeto era de quê, bebida, remédio
quanto custou pra fazer aquele ecommerce
que problema deu no meio do projeto do chatbot
o app de reserva diminuiu quantas faltas
a tal página de lançamento ficou no ar quanto tempo até dar aquele resultado
minha sogra tem loja de noiva e quer saber se naquela loja de moda o cliente podia experimentar a roupa na foto, como um provador
quais planilhas a distribuidora usava antes
em qual cidade fica a empresa do portal
quantos testes a/b fizeram na landing
o sistema da distribuidora emite boleto
Para o estudo comparativo da nossa cooperativa eu precisaria saber quantas filiais estavam ligadas no Sistema de Gestão do portfólio e não encontrei
q gateway de pagamento usaram na loja fashion
a nossa distribuidora perdia sete por cento da mercadoria todo mês, por isso queria saber de quanto foi a redução de perda na que vocês atenderam
o robô daquele projeto levou quanto tempo pra aprender tudo, porque aqui na clínica a recepcionista nova demora três meses pra pegar o jeito
eu e minha prima vamos abrir uma loja de biquíni e queríamos saber quantas vendas por dia a loja de moda do portfólio faz
no app de reservas o sinal era de quantos por cento, pergunto porque aqui na chácara de festas eu cobro trinta e o povo reclama
a loja de roupa lá do portfólio ficou cara pra dona
queria entender quanto suor levou aquele portal, foi meses ou semanas
o salão aqui falta cliente toda hora, no app de reservas as faltas diminuíram em quanto
aquela distribuidora economizou alguma coisa ou só trocou a planilha
o dono da loja de moda ficou rico depois, vendeu quanto
quantas mãos trabalharam no robô do zap do portfólio
o projeto da landing ainda tá no ar depois de tanto tempo, desde que ano
a distribuidora do case tinha quantas filiais e quantos caminhões
quantas reservas por dia passam por aquele app
em que cidade ficava a empresa daquele portal das férias
no case do robô, quantas conversas por mês ele aguentava
a dona do e-commerce teve que fotografar tudo sozinha ou fizeram por ela naquele projeto
teve perrengue no meio do sistema da distribuidora, contem os bastidores
Em que período o E-commerce Fashion foi implantado e por qual equipe
Qual o investimento total do contratante no Portal Corporativo
Solicito o cronograma executado no projeto Chatbot WhatsApp
Qual ROI foi aferido no Sistema de Gestão após doze meses
O case da landing page foi medido em que intervalo e com qual verba de mídia
Houve aditivo ou atraso na execução do App de Reservas
qto custou o app de reservas
prazo q levou a loja
sist gestão resultado em %
ano do portal
qto vendeu a loja moda
tempo gasto no bot case
quantos meses demorou o projeto da distribuidora
quantas pessoas da distribuidora mexem no sistema de gestão
em que ano saiu o sistema de gestão
quanto a distribuidora economizou com isso
o app de reservas tem quantos downloads
quantas conversas por dia o chatbot whatsapp recebe
a loja fashion ficou pronta em quanto tempo
qual é o ticket médio da e-commerce fashion
quantas pessoas compram por dia na loja de moda
quanto a dona da loja fashion gastou
de que cidade é a loja de moda do portfólio
quantas vendas a fashion faz no mês
a landing saas ficou no ar quanto tempo
de que software era a landing page
quantas visitas teve a landing page saas
em quantos dias a landing deu esse aumento
quanto gastaram de anúncio na landing
qual era a cor do botão da landing
tenho um armazém de grãos em Sinop e sofri com sistema demorado, o sistema de gestão da distribuidora levou quantos meses de desenvolvimento
Sou consultora e preciso comparar custos. Qual foi o investimento na loja E-commerce Fashion?
meu sobrinho programa e quer saber umas coisas, quantas pessoas da nora trabalharam no chatbot do portfólio
tenho loja de tênis em Campinas e penso em retorno, o e-commerce fashion vende mais ou menos o quê por mês
cuido de um salão em Cuiabá com muita falta, no app de reservas as faltas caíram em que medida
trabalho em distribuidora de remédio em Feira de Santana, aquele sistema de gestão tem tela de lote e validade
eu vi a landing do software e fiquei cismada, em que ano ela foi publicada
minha firma em Jundiaí tem 3 depósitos, a distribuidora do projeto tinha um só ou vários
sou dentista e o app de reservas me chamou atenção, ele tem quantos agendamentos por semana
vendo roupa plus size no Pará e quero saber se o ecommerce do portfólio faz troca e devolução automática
fui gerente de TI trinta anos, hoje consultor, gosto de pormenor, o portal corporativo foi feito em quantas fases
a minha oficina recebe cem mensagens por dia, o chatbot do projeto recebe que quantidade de conversas
quantas visitas a loja fashion tem
quanto durou o projeto da landing
em que cidade fica essa distribuidora
o chatbot do portfólio fala inglês
quantos pedidos a loja recebe
sou controller numa fábrica e quero saber quanto a distribuidora investiu no sistema dela
tenho loja e queria saber em quantos meses a fashion ficou pronta
meu chefe pergunta quantas horas por dia o portal poupou do rh
na faculdade pedem o ano em que o chatbot do case entrou no ar
sou dono de quadra, quantas reservas por mês aquele app recebe
minha sócia quer saber quanto a fashion vende por dia
trabalho com dados e quero a amostra dos testes a/b da landing, qual foi
na cooperativa interessa quantas pessoas tocaram o projeto da distribuidora
sou suporte, quantas mensagens por dia o robô do case aguenta
em que cidade fica a distribuidora do exemplo, sou do ramo e fiquei curioso
meu pai tem atacado, a distribuidora do case lucrou quanto a mais depois
tenho pousada, o app de reservas reduziu faltas em quantos por cento
sou pesquisador, que linguagem foi usada no portal do portfólio
a diretoria quer saber que dificuldades apareceram na obra do portal
quanto custou a fashion
quando fizeram o robô do case
qto a loja fashion fatura
qtas reservas o app tem
levou qtos meses o portal
a landing ficou no ar até quando
quanto gastou a distribuidora
quem desenhou a fashion
quem programou aquele da distribuidora
em que ano saiu o portal
a loja fashion levou quantos meses, filha
qual a economia gerada pelo sistema de gestão
no meu mestrado estudo custos de software e queria saber, de cada exemplo da página, quantas horas foram gastas e quantas pessoas trabalharam nele
vi o aplicativo de reservas e fiquei pensando se diminuiu mesmo as faltas dos clientes e em quanto, porque lá no consultório a gente sofre com isso, vocês têm esse dado
oi, detetive aqui! quanto pagaram por aquela landing page
quantas reservas por dia o app do exemplo recebe
por qual método mediram esses 250% e em que intervalo
como foi medido o aumento de contatos
em quanto tempo a página chegou nesse resultado
os 80% foram medidos como
no chatbot do portfólio, quantas reclamações ele recebe por mês dos clientes daquela empresa
e essa loja de moda vende pra fora do brasil também?
qual é o valor do sinal que o app cobra
quantas reservas por dia aquele aplicativo recebe
o sinal volta se a pessoa desiste em cima da hora, como ficou isso no aplicativo de vocês
lembrete do app chega por sms, zap ou notificação? minha avó só olha sms
a loja fashion entrega em quantos dias
que transportadora a loja virtual do portfólio usa
a loja aceita devolução? queria saber como fizeram isso naquele trabalho da moda
parcelamento em quantas vezes na loja de roupa do portfólio
quantos fornecedores estão cadastrados no sistema da distribuidora
o que a distribuidora distribui, bebida? remédio?
emite nota fiscal naquele sistema da distribuidora ou não
integraram a distribuidora com o quê exatamente? no cartãozinho só diz integrações
o robô que resolve 80% entende áudio
em que idioma o chatbot do portfólio fala
quantas mensagens por mês aquele chatbot responde
os outros 20% quanto tempo esperam pela equipe
alguém foi demitido quando o chatbot automatizou o suporte? pergunto como sindicalista
de que cidade é essa loja
o aumento de 250 foi em quanto tempo, um mês ou um ano
partiu de quantos contatos? porque sair de dois pra sete também é 250 por cento
qual era a promessa clara escrita na página do software
qual a cor do botão único que converteu tanto, vermelho?
que versão ganhou no teste A/B
quantas pessoas visitaram a landing
quanto custava a assinatura daquele software lançado
quanto pagaram de anúncio pra chegar nos duzentos e cinquenta
o portal corporativo tem chat entre os funcionários
mostra holerite naquele portal? pro meu pessoal seria o principal
quantas filiais entram no portal dos 500
como a pessoa entra no portal, com digital, crachá, senha
qual empresa de segurança auditou o acesso seguro do portal
o gestor aprova as férias pelo celular, no portal de vocês?
em que ano fizeram o sistema de gestão
quantos programadores trabalharam no e-commerce
o dono da loja gostou? deu nota quanto
algum desses projetos já saiu do ar
o cliente do sistema largou as planilhas em quanto tempo, foi sofrido?
a loja fashion vende tamanho plus size e infantil também
quanto o e-commerce fatura por mês, se puder abrir
qual foi a maior dificuldade técnica no portal
qual projeto deu mais dor de cabeça pra vocês
vocês ganharam comissão nas vendas daquela loja?
essa busca por cor reconhece a foto da roupa ou o vendedor marca na mão
quantas vezes refizeram o desenho da loja até aprovarem
Tô fazendo a planilha de viabilidade da minha loja de sapato e queria saber qual a taxa de conversão daquela loja de moda, de cada cem que entram quantos compram?
Meu chefe duvida de tudo, quer saber quem mediu aqueles 80% do robô, se foi auditoria de fora ou vocês mesmos
queria saber do portal dos funcionários se ele substituiu o grupo de zap ou os dois conviveram um tempo, como foi a adesão do pessoal mais velho
na distribuidora que aparece ali quantos galpões eram controlados, um só ou vários estados?
antes de propor igual pro meu chefe, aquele aplicativo de agendamento devolve o sinal se chover? é pra quadra de areia
Sou do marketing e o que eu preciso é o antes e depois da página de software, com quantas visitas mensais e de que canais vieram
e a loja de roupa, quem fez as fotos dos dez mil itens, modelo de verdade ou foto de fornecedor?
quantas pessoas da equipe do cliente ficaram cuidando do chatbot depois que ele entrou
o sistema da distribuidora aumentou o lucro em quantos %?
qual foi a porcentagem de economia da distribuidora com o sistema de gestao?
quantas reservas por mês o app de reservas de vocês faz?
aquele app de reserva do portfólio custou quanto pro cliente
Aquele app de reserva, minha filha, levou quantos meses pra ficar pronto e quem desenhou, a moça do site foi quem inventou?
Qual foi o investimento realizado no caso da Landing Page SaaS e o período em que se mediu o aumento dos contatos?
quanto tempo demoro p faze a loja fashion e em q linguagem q foi
vi que o portal liga um monte de gente, mas ninguém fala se o povo usou mesmo ou reclamou, como foi a aceitação entre os funcionários naquele projeto?
Os 80% do suporte automatizado foram medidos em qual intervalo e com quantas conversas na amostra?
Bah, a distribuidora do sistema de vocês vendia o quê, era bebida, era adubo? Fiquei curioso com o ramo exato dela
Em que ano foi entregue o Portal Corporativo e quantas pessoas da Nora trabalharam nele?
a loja de moda do portfólio devolve troca de roupa com quanto por cento de erro? queria comparar com a minha que troca demais
No caso da página do software, quero saber quantas versões foram comparadas nos tais testes A/B e por quantas semanas, porque meu gerente não aceita porcentagem sem amostra
O prazo do meu projeto não vem ao caso, quero saber quanto tempo vocês levaram fazendo aquele portal
Meu orçamento é segredo, mas o cliente da loja de moda pagou quanto
com que linguagem foi feito o app de reservas, pergunto pq estudo programação
Quem cuida do TI aqui somos três, e pra construir o sistema da distribuidora foram quantas pessoas de vocês
Meu restaurante fica em Vitória, e o cliente do app de reservas é de que cidade
A loja de roupas do portfólio aguenta black friday? quero saber o pico de pedidos que já teve
Aquele robô do zap atendia gente em espanhol também ou só em português
Me interessa o ano: em que ano ficou pronta a página de lançamento do software
e se o cliente desmarcar?
e se ela desmarcar?
e se a pessoa faltar?
e se cancelar em cima da hora?
devolve o sinal se desmarcar?
dá pra remarcar o horário?
`,
} as const;
