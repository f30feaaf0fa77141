/** What visitors type about their data, one utterance a line under its intent. */
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
`,
  "privacy-mailbox": `
o email que mando fica guardado na caixa de vocês
quanto tempo meu email fica na caixa da equipe
vocês guardam os emails pra sempre
a minha mensagem fica na caixa de entrada de vocês até quando
e o que chega por email, fica quanto tempo
na caixa de e-mail fica até quando
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
`,
  "privacy-origin": `
vocês sabem de onde eu vim
como vocês sabem por onde cheguei aqui
o site sabe por qual anúncio eu entrei
vocês veem de que site eu vim
guardam a campanha que me trouxe
sabem que vim pelo instagram
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
`,
  "privacy-chat": `
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
`,
  "privacy-purpose": `
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
`,
  "privacy-correct": `
coloquei o email errado no formulário
como corrijo meus dados
mandei o telefone errado
quero corrigir meu cadastro
escrevi meu nome errado, como arruma
quero atualizar meu telefone com vocês
preciso mudar o email que deixei
digitei o numero errado na mensagem que mandei
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
`,
  "privacy-erase": `
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
`,
  "erase-chat": `
como apago essa conversa
quero apagar o chat
limpar a conversa
dá pra excluir esse histórico
como limpo as mensagens daqui
`,
  "privacy-ai": `
minhas mensagens vão pra alguma inteligência artificial
vocês mandam minhas conversas pro chatgpt
uma ia lê meus dados
quem processa a conversa é ia de fora
treinam ia com minhas mensagens
`,
  sensitive: `
posso mandar meu cpf aqui
vou passar o número do meu cartão
precisa da minha senha
quer meu cpf
posso mandar foto do meu documento
preciso informar meu cpf pro orçamento
`,
} as const;
