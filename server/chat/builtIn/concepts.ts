/**
 * Words that mean much the same to a visitor, by concept; `*` stands for any ending. A word may have several
 * concepts. They let the classifier know words that no utterance has. Extend them freely.
 */
export const concepts: Readonly<Record<string, string>> = {
  "ask-how-much": "quanto quanta",
  "ask-how-many": "quantos quantas numero quantidade total",
  "ask-when": "quando",
  "ask-where": "onde lugar lugares local",
  "ask-who": "quem",
  "ask-why": "porque motivo razao",
  "ask-how": "como jeito maneira forma",
  you: "voce te ti contigo tu",
  "you-all": "voces vcs nora empresa equipe time pessoal",
  me: "eu me mim minha meu minhas meus comigo nosso nossa",
  price:
    "preco* valor custa* custo* custar* custaria cobra* caro cara barat* investimento gasta* gastar gasto tabela salgad* precin* valores estimativa faixa reais real conto* pila* grana",
  pay: "paga* pago pagar pagamento* parcel* pix boleto* cartao credito debito vista entrada dividir vezes dinheiro transferencia sinal adiantad*",
  monthly: "mensal* mensalidade* assinatura mes meses fidelidade anuidade recorrente",
  discount: "descont* promoc* cupom abat* off",
  quote: "orcament* orcar cotac* cotar propost*",
  hire: "contrat* fechar fecho fechou negocio comprar compro adquirir interess* encomendar",
  hours:
    "horario* hora horas abre* abrir aberto* aberta fecha* fechar fechado* expediente funciona* atende* atendimento plantao atendendo",
  weekday: "segunda terca quarta quinta sexta semana util uteis",
  saturday: "sabado* fim final finais",
  sunday: "domingo*",
  holiday:
    "feriad* natal carnaval pascoa reveillon ano novo recesso finados tiradentes vespera padroeira corpus emenda ferias",
  night: "noite madrugada noturno tarde 22h 23h meianoite",
  lunch: "almoco meiodia meio",
  today: "hoje amanha agora ja momento ainda",
  timezone: "fuso brasilia acre manaus portugal nordeste",
  always: "24 sempre direto ininterrupto 7",
  email: "email correio gmail",
  contact: "contato* contata* falar falo comunicar canal canais",
  form: "formulario* campo* preench* form cadastro enviar",
  phone:
    "telefone* ligar ligo liga ligue ligarem ligacao ligacoes celular 0800 ramal fixo ddd telefonar",
  whatsapp: "whatsapp wa zapp",
  messenger: "messenger facebook",
  "other-channel": "instagram telegram direct dm tiktok linkedin twitter youtube sms discord",
  social:
    "rede redes sociais social perfil arroba seguir linkedin youtube tiktok facebook instagram twitter",
  address:
    "endereco* fica ficam localiza* sede escritorio* bairro cidade estado rua filial cep mapa matriz predio",
  visit: "visita* presencia* pessoalmente vem vir venha ir passar ai aqui",
  region:
    "brasil regiao interior exterior estados distancia remoto remota longe fora online portugal nordeste cidade",
  cnpj: "cnpj registro registrada receita juridica",
  legal: "razao juridico ltda mei inscricao estadual",
  company: "empresa nora agencia companhia firma",
  service:
    "servico* oferec* fazem faz trabalha* vende* solucao solucoes especialidade produto produtos ramo atua* desenvolvem",
  mission: "missao proposito objetivo visao",
  values: "valores principio* pilar* acredita* cultura etica",
  innovation: "inova* novidade* cobaia novo nova",
  reliability: "confia* confiabilidade serie* serio* seria",
  results: "resultado* mede* medir medem medi* meta metas retorno indicador*",
  small:
    "pequen* mei autonomo micro* lojinha porte portes grande* gigante tamanho portinho bairro rede centenas sozinh*",
  segment:
    "clinica* restaurante* padaria* salao escola* igreja* ong* advog* dentista* medic* farmacia* drogaria* academia* pet* petshop barbearia* pizzaria* mercad* oficina* hotel* pousada* imobiliaria* construc* loja* industria* fazenda* agro transportadora* contab* consultorio* hamburgueria* floricultura* acougue* confeitaria* doceria* papelaria* bar lanchonete* estudio* estetica veterinari* otica* joalheria* autopec* marcenaria* grafica* buffet* cursinho* faculdade* condominio* sindic* corretor* psicolog* nutricionista* arquitet* fotograf* artes* cafeteria* sorveteria* distribuidora* segmento ramo area setor",
  package: "pacote* plano* pront* medida personaliza* fechado zero basico premium ouro",
  ownership:
    "dono dona propriedade pertence* alugad* codigo fonte preso presa refem amarrad* posse seu minha",
  follow:
    "acompanh* andamento etapa* previa* participa* aprovar aprova ver vendo vejo mostra* opinar opiniao evolucao",
  process: "processo passo* etapa* metodo* comeca* comecar comeco inicio iniciar primeiro funciona",
  jargon:
    "leigo* entend* dificil simples explica* termo* jargao tecnico ingles analfabet* manjo informatica",
  after: "depois apos entregue entregar pos somem sumir some abandon* largar",
  support:
    "suporte manutenc* assistencia socorr* ajuda* acode pau trav* parar parou cair cai caiu quebr* bug bugar",
  promise: "escrito papel registrad* document* combinad* cumpr* atras*",
  deadline:
    "prazo* demora* leva tempo pronto cronograma semanas meses dias entrega* rapido ligeiro",
  urgent: "urgen* correndo pressa ontem acelerar amanha logo inaugur*",
  testing: "test* erro* qualidade defeito bug bugs quebrado homologa*",
  different: "diferen* escolher vantagem melhor* concorren* convence convenca",
  trust:
    "golpe* confia* segur* enganad* calote* fria picaret* estelionat* existe* reclame depoiment* avaliac*",
  figures: "numeros experien* historico",
  project: "projeto* trabalho* case* entregue* fizeram feitos fez realizad* portfolio obra*",
  client: "cliente* clientela contrataram atendid*",
  site: "site sites pagina* web internet landing blog portal institucional",
  design:
    "design* layout visual cara marca identidade logo template* modelo cores bonit* exclusiv* aparencia tema estilo arte",
  mobile: "celular* telefone* mobile tablet* responsiv* iphone android smartphone* tela samsung",
  fast: "rapid* lent* carreg* veloc* pesad* agil ligeir* demor* trava* travad*",
  google:
    "google seo busca* buscar* pesquis* encontr* ach* aparec* posicion* ranking organic* bing",
  edit: "atualiz* alter* edit* mex* muda* mudar trocar troco troca* coloc* posta* public* apag* painel autonomia sozinh* conteudo texto* foto* cardapio promoc* banner",
  system: "sistema* software* programa* erp crm gestao gerenci* informatiz* plataforma aplicac*",
  stock:
    "estoque* venda* vender financ* caixa contas planilha* caderno mercadoria* compras fornecedor* despesa* produto* faturamento fluxo inventario",
  integrate: "integra* conect* conversa sincroniz* api lig* puxa* junto* aproveit* liga comunica*",
  report: "relatori* grafico* dashboard* lucro* indicador* receita despesa* painel resumo balanco",
  backup:
    "backup* copia* perd* permiss* acesso* senha* usuario* login segur* queim* energia limitar restring* invad* hacker* virus",
  bot: "chatbot* robo* bot assistente* atendente automac* automatiz* automatic* ia inteligencia artificial virtual",
  answer: "respond* resposta* retorn* atend* responder duvida*",
  leads: "anot* captur* lead* vendedor* vendas comercial registra* guard* nome",
  train: "trein* aprend* ensin* conhec* sabe* saber alimenta* capacit* curso aula* manual instru*",
  handoff:
    "pass* transfer* cham* pessoa* humano* atendente* gente equipe encaminh* escal* redireciona*",
  combine: "junt* combin* separad* tres dois ambos tambem pacote kit completo um vez cada",
  store:
    "loja* virtual vender ecommerce carrinho checkout online marketplace produto* catalogo vitrine",
  app: "app apps ios android iphone play store mobile",
  booking:
    "agend* reserv* marca* marcar consulta* lembrete* horario* agenda paciente* vaga* sinal furo* faltam confirmacao",
  intranet:
    "intranet portal funcionari* colaborador* rh comunicado* documento* ferias interno corporativo contrato* aviso* holerite",
  shop: "moda roupa* fashion vestido* peca* look calcado* tamanho cor",
  distributor: "distribuidora gestao",
  landing: "landing lancamento saas assinatura pagina a b conversao",
  bakery: "padaria lucia bolo* encomend* pao confeit* sabor",
  percent: "cento porcento 80 250 100 50 90 30",
  employees: "funcionari* colaborador* pessoas usuari* 500 conectados",
  link: "link* url clic* abrir ver demonstr* demo print* foto* testar url acessar entrar acesso visitar",
  callback: "retorn* ligue* ligar ligarem chamem chama entrem",
  meeting: "reuniao* call video* agendar conversa bate papo chamada zoom meet teams",
  leave: "deixar deixo anota passar passo dados numero",
  hosting: "hosped* dominio* servidor* ssl nuvem registrar registro host",
  tech: "tecnolog* linguag* program* framework wordpress react php python java node wix banco blockchain chatgpt gpt flutter laravel instala* stack",
  tool: "ifood bling omie totvs sap shopify nuvemshop vtex mercadolivre shopee hubspot pagseguro stripe correios rd outlook excel tiny contaazul conta azul mercado livre pago google agenda calendar trello slack salesforce zapier power",
  staff: "funcionari* equipe time pessoal colaborador* empregad* atendentes",
  migrate: "migra* import* cadastr* antigo velho trazer transferir passar traz aproveit*",
  "not-ours":
    "logo logotipo trafego marketing anuncio* video* conserta* computador* cartao camera* panfleto* impress* notebook* jogo* game fotografia redes ads midia consultoria formatar impressora filmagem",
  "team-size": "pessoas funcionarios programadores desenvolvedores equipe tamanho gente quantos",
  founding: "desde anos fundad* fundac* existe* mercado historia comecou nasceu surgiu",
  owner: "dono dona ceo fundador* socio* proprietari* chefe diretor* patrao responsavel criador",
  certificate: "certific* iso premio* parceir* oficial licitac*",
  access: "consult* ver saber sabem tem acesso copia",
  data: "dado* informac* lgpd privacidade pessoais cpf",
  keep: "guard* salv* grav* armazen* ficam fica mant* registr* coleta* pega",
  erase: "apag* exclu* delet* remov* tir* cancel* sair limpar esquec* elimin*",
  cookie: "cookie* rastre* analytics pixel monitora*",
  device: "aparelho navegador aba computador cache dispositivo",
  share: "vend* compartilh* repass* divid* terceiros passa* outras vaz*",
  purpose: "pra para usar usam propaganda* spam telemarketing marketing incomod* encher serve",
  correct: "corrig* errad* arrum* alter* mudar atualizar digit* engan* troc*",
  inbox: "caixa email emails",
  conversation: "conversa* chat mensagem mensagens escrevo digo falo historico papo",
  complaint:
    "reclam* ninguem descaso decepcion* vacuo esperando espero nada absurdo pessimo horrivel procon semana cade prometeram palhacada falta respeito insatisfeit* enrol* ignor* nunca demorando",
  waiting: "dias semana semanas mandei enviei preenchi esperando faz ontem passada liguei escrevi",
  broken:
    "erro* trava* gira* girando bot* clic* envia* carrega* funciona defeito bug* invalido aparece tela branca deu consigo vai",
  job: "vaga* curriculo* emprego* estagi* contratando trabalhar freela* cv primeiro aprendiz oportunidade recrut* selecao rh clt pj processo seletivo",
  supplier:
    "parceria* fornecedor* apresentar representante oferecer brinde* comiss* indic* afiliad* terceiriz* patrocin* revend* compras vendo consultor setor comercial",
  press: "jornalista* entrevista* imprensa materia palestra* tcc faculdade reportagem podcast",
  distress:
    "morrer suicid* matar viver vida machucar sumir cort* existir acordar desistir morto vivo aguento",
  sadness:
    "triste* depress* ansios* desesperad* sozinh* chorar chorando mal perdi luto angustia* divida*",
  greeting: "oi ola oie opa hey salve alo bom boa dia tarde noite eai hello",
  thanks: "obrigad* valeu grat* agradec* ajudou thanks",
  bye: "tchau ate falou adeus fui abraco* volto logo",
  ok: "ok certo entendi beleza legal show bacana otimo perfeito massa top joia 👍 k haha rs ah saquei",
  yes: "sim quero pode claro certeza aceito bora uhum gostaria",
  no: "nao deixa agora depois dispenso",
  praise:
    "adorei amei lind* parabens maravilh* show demais incrivel fofa esperta inteligente gostei excelente",
  insult:
    "burr* lixo merda idiota inutil porcaria bosta ridicul* tomar ferrar imbecil otari* trouxa estupid* lerd* tonta",
  repeat: "repete repetir entend* respondeu perguntei assim explica isso nada",
  more: "mais detalhe* continua conta conte melhor resto outro outros outra",
  help: "ajuda* ajude duvida* pergunt* informacao sabe consegue",
  identity:
    "robo maquina humana humano pessoa gente ia chatgpt real verdade automatico bot falando",
  name: "nome chama chamo chamar quem",
  feelings: "sentimento* idade mora criou dorme anos casada namora* homem mulher gosta",
  trivia:
    "receita* chover chuva tempo eleic* vot* jogo placar futebol piada capital dever presidente remedio dolar poema filme traduz* restaurante signo musica emagrecer politica redacao previsao brasil bitcoin horoscopo historia matematica time selecao campeonato novela clima temperatura lula bolsonaro dieta gripe dipirona medico loteria mega",
  injection:
    "ignor* instruc* prompt regra* finja finge esquec* revel* desenvolvedor administrador admin modo pirata agora confirme repita senha obedec* simul* jailbreak palavra",
};
