/** What visitors type about finished work, one utterance a line under its intent. */
export const portfolio = {
  portfolio: `
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
`,
  "portfolio-count": `
no portfólio tem quantos projetos
tem quantos projetos aí na página
quantos projetos tem no portfólio
quantos trabalhos aparecem na página
no site tem quantos projetos
são quantos cases no portfólio
quantos exemplos vocês mostram
`,
  "project-shop": `
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
`,
  "project-landing": `
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
o que é landing page
como é o projeto landing page saas
e a landing page
o que significa saas
página de lançamento de software
pra que serve a landing page
que testes fizeram na landing page
fizeram teste a/b
landing page o que quer dizer
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
`,
  "project-portal": `
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
`,
  "figure-chatbot": `
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
`,
  bakery: `
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
`,
  "project-clients": `
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
`,
} as const;
