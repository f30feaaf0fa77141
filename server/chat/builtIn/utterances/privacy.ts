/** What visitors type about their data, one utterance a line under its intent. */
export const privacy = {
  privacy: `
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
