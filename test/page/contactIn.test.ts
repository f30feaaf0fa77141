import { contactIn, withoutOwnEmail } from "../../src/shared/contactIn.ts";
import { MAX_SLOW_TEXT_CPU_MS, cpuTimeOf } from "../support/cpuTime.ts";

const OURS = "contato@nora.example";

describe("contact data in a visitor's message", () => {
  it.each([
    ["meu email é ana@padaria.com.br", { owner: "visitor", email: "ana@padaria.com.br" }],
    ["prefiro whats 11 98765-4321", { owner: "visitor", phone: "11 98765-4321" }],
    [
      "pode mandar também para o meu zap: 11 98765-4321",
      { owner: "visitor", phone: "11 98765-4321" },
    ],
    [
      "sou a Ana, ana@x.com.br, manda também pro caio@x.com.br",
      { owner: "visitor", name: "Ana", email: "ana@x.com.br" },
    ],
    ["meu zap também: 11 98765-4321", { owner: "visitor", phone: "11 98765-4321" }],
    ["o telefone está errado, é 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["o telefone ta errado, e 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["nao e esse numero, ja mudei: 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["vc anota q mudou? 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["meu telefone mudou: 11 91234-5678", { owner: "visitor", phone: "11 91234-5678" }],
    ["meu whatsapp é outro: 11 91234-5678", { owner: "visitor", phone: "11 91234-5678" }],
    ["o e-mail está errado, é ana@x.com.br", { owner: "same", email: "ana@x.com.br" }],
    ["meu e-mail mudou: ana@x.com.br", { owner: "visitor", email: "ana@x.com.br" }],
    ["ops, digitei errado: ana@x.com.br", { owner: "same", email: "ana@x.com.br" }],
    ["troca o e-mail por ana@x.com.br", { owner: "same", email: "ana@x.com.br" }],
    [
      "escrevi meu email errado, o certo é ana@x.com.br",
      { owner: "visitor", email: "ana@x.com.br" },
    ],
    ["faltou um número: 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["troquei de chip, agora é 11 91234-5678", { owner: "same", phone: "11 91234-5678" }],
    ["11 98765-4321, falar comigo", { owner: "visitor", phone: "11 98765-4321" }],
    ["11 98765-4321, que é meu zap", { owner: "visitor", phone: "11 98765-4321" }],
    [
      "Oi, me chamo Ana da Conceição, ana.c@padaria.com.br.",
      { owner: "visitor", name: "Ana da Conceição", email: "ana.c@padaria.com.br" },
    ],
    ["Sou o José, 11 98765-4321", { owner: "visitor", name: "José", phone: "11 98765-4321" }],
    ["meu zap (11) 98765-4321, pode chamar", { owner: "visitor", phone: "(11) 98765-4321" }],
    ["+55 21 3333-4444", { owner: "same", phone: "+55 21 3333-4444" }],
    ["\u202a+55 11 98765\u20114321\u202c", { owner: "same", phone: "+55 11 98765-4321" }],
    ["+55\u00a011\u00a098765–4321", { owner: "same", phone: "+55 11 98765-4321" }],
    ["+55 (11) 98765 - 4321", { owner: "same", phone: "+55 (11) 98765 - 4321" }],
    ["11.98765.4321", { owner: "same", phone: "11.98765.4321" }],
    ["11987654321", { owner: "same", phone: "11987654321" }],
    ["11 9 8765 4321", { owner: "same", phone: "11 9 8765 4321" }],
    ["meu zap é 011 98765-4321", { owner: "visitor", phone: "011 98765-4321" }],
    ["+351 912 345 678", { owner: "same", phone: "+351 912 345 678" }],
    [
      "anota o contato do meu sócio Caio, caio@flores.com.br",
      { owner: "other", name: "Caio", email: "caio@flores.com.br" },
    ],
    [
      "manda também pro meu sócio Beto, beto@x.com.br",
      { owner: "other", name: "Beto", email: "beto@x.com.br" },
    ],
    [
      "quero o site do meu sócio Caio, sou bia@flores.com.br",
      { owner: "visitor", email: "bia@flores.com.br" },
    ],
    [
      "minha amiga Bia indicou vocês, meu email é ana@x.com.br",
      { owner: "visitor", email: "ana@x.com.br" },
    ],
    [
      "o meu sócio é o Beto Lima, beto@x.com.br",
      { owner: "other", name: "Beto Lima", email: "beto@x.com.br" },
    ],
    [
      "fale com a Carla Dias, carla@x.com.br",
      { owner: "other", name: "Carla Dias", email: "carla@x.com.br" },
    ],
    // The name isn't recognised.
    ["o e-mail do meu sócio é beto@x.com.br", { owner: "other", email: "beto@x.com.br" }],
    ["+55 11 98765-4321 21 3333-4444", { owner: "same", phone: "+55 11 98765-4321" }],
    ["11-98765.4321", { owner: "same", phone: "11-98765.4321" }],
    ["(11)9.8765-4321", { owner: "same", phone: "(11)9.8765-4321" }],
    [
      "Ana Souza, ana@x.com.br, 11987654321",
      { owner: "same", name: "Ana Souza", email: "ana@x.com.br", phone: "11987654321" },
    ],
    [
      "Maria das Dores Lima\n11 98765-4321",
      { owner: "same", name: "Maria das Dores Lima", phone: "11 98765-4321" },
    ],
    ["Oi, ana@x.com.br", { owner: "same", email: "ana@x.com.br" }],
    ["Meu Email: ana@x.com.br", { owner: "visitor", email: "ana@x.com.br" }],
    ["Meu Email é ana@x.com.br", { owner: "visitor", email: "ana@x.com.br" }],
    ["meu email é d'avila@x.com.br", { owner: "visitor", email: "d'avila@x.com.br" }],
    ["o e-mail é 'ana@x.com.br'", { owner: "same", email: "ana@x.com.br" }],
    // Not valid: the form says so. A part of it would be the address of somebody else.
    ["meu email é joão&ana@x.com.br", { owner: "visitor", email: "joão&ana@x.com.br" }],
    ["ana@x.com.br.Obrigada!", { owner: "same", email: "ana@x.com.br" }],
    ["Ana@Gmail.Com", { owner: "same", email: "Ana@Gmail.Com" }],
    ["CPF 52998224725, celular 11 98765-4321", { owner: "same", phone: "11 98765-4321" }],
    [
      "o pedido 1198765432 não chegou, ligue para 11 98765-4321",
      { owner: "unknown", phone: "11 98765-4321" },
    ],
    ["Olá Nora, ana@x.com.br", { owner: "same", email: "ana@x.com.br" }],
    ["Bom Dia, 11 98765-4321", { owner: "same", phone: "11 98765-4321" }],
    [
      "não sou o João Silva, sou a Ana Lima, ana@x.com.br",
      { owner: "visitor", name: "Ana Lima", email: "ana@x.com.br" },
    ],
    [
      "Nome: Ana Lima\nE-mail: ana@x.com.br",
      { owner: "visitor", name: "Ana Lima", email: "ana@x.com.br" },
    ],
    [
      "anota meu contato: Rafael, ana@x.com.br",
      { owner: "visitor", name: "Rafael", email: "ana@x.com.br" },
    ],
    [
      "Ana Paula Souza / ana@x.com.br",
      { owner: "same", name: "Ana Paula Souza", email: "ana@x.com.br" },
    ],
    [
      "Maria Aparecida dos Santos Oliveira de Souza Ferreira, ana@x.com.br",
      {
        owner: "same",
        name: "Maria Aparecida dos Santos Oliveira de Souza Ferreira",
        email: "ana@x.com.br",
      },
    ],
    [
      "meu nome é Conceição d'Ávila, c@x.com.br",
      { owner: "visitor", name: "Conceição d'Ávila", email: "c@x.com.br" },
    ],
    [
      "Sou o Dr. Paulo R. Reis, p@x.com.br",
      { owner: "visitor", name: "Dr. Paulo R. Reis", email: "p@x.com.br" },
    ],
    [
      "sou a Ana, do Ateliê Luz: ana@x.com.br",
      { owner: "visitor", name: "Ana", email: "ana@x.com.br" },
    ],
    [
      "Me chamo Ana, do Bistrô 3 & Cia, ana@x.com.br",
      { owner: "visitor", name: "Ana", email: "ana@x.com.br" },
    ],
    [
      "Meu nome é Ana Luz E-mail: ana@x.com.br",
      { owner: "visitor", name: "Ana Luz", email: "ana@x.com.br" },
    ],
    [
      "Nome: Ana Luz Telefone: 11 98765-4321",
      { owner: "visitor", name: "Ana Luz", phone: "11 98765-4321" },
    ],
    ["sou o Joa\u0303o, j@x.com.br", { owner: "visitor", name: "João", email: "j@x.com.br" }],
    // Only a part of a name, or no name: it stays empty.
    ["me chamo Hans von Braun, h@x.com.br", { owner: "unknown", email: "h@x.com.br" }],
    ["me chamo Ana e Silva, ana@x.com.br", { owner: "unknown", email: "ana@x.com.br" }],
    ["Sou o Dono da Padaria, p@x.com.br", { owner: "other", email: "p@x.com.br" }],
  ])("is found in %j", (message, contact) => {
    expect(contactIn(message)).toEqual(contact);
  });

  it.each([
    ["Sou Ana Lima, ana@x.com.br", "Ana Lima"],
    ["Eu sou Ana Lima, ana@x.com.br", "Ana Lima"],
    ["Oi, sou Ana, ana@x.com.br", "Ana"],
    ["Aqui é Ana, da Padaria Real: 11 98765-4321", "Ana"],
    ["Aqui é Ana Lima, ana@x.com.br", "Ana Lima"],
    ["Oi! Sou Ana Lima, da Padaria. Meu e-mail é ana@x.com.br", "Ana Lima"],
    ["Meu nome completo é Ana Lima, ana@x.com.br", "Ana Lima"],
    ["*Nome:* Ana Lima *E-mail:* ana@x.com.br", "Ana Lima"],
    ["Nome:\nAna\nE-mail:\nana@x.com.br", "Ana"],
    ["MEU NOME É ANA LIMA, ANA@X.COM.BR", "ANA LIMA"],
    ["me chamo Ana e quero um site, email ana@x.com.br", "Ana"],
    ["quero um site, sou a Ana, da Padaria Real, e meu zap é 11 98765-4321", "Ana"],
    ["minha mãe quer um site. Me chamo Ana, 11 98765-4321", "Ana"],
  ])("is found beside the visitor's name in %j", (message, name) => {
    expect(contactIn(message)).toMatchObject({ owner: "visitor", name });
  });

  it.each([
    ["Ana Lima <ana@x.com.br>", "Ana Lima"],
    ["Ana Lima | ana@x.com.br", "Ana Lima"],
    ["Quero um site.\nAna Lima\nana@x.com.br", "Ana Lima"],
    ["Pode anotar: Ana Lima, 11 98765-4321", "Ana Lima"],
    ["Oi Nora, Ana Lima, 11 98765-4321", "Ana Lima"],
  ])("is found beside a name in %j", (message, name) => {
    expect(contactIn(message)).toMatchObject({ owner: "same", name });
  });

  it.each([
    ["meu contador José Reis, jose@x.com.br", "José Reis"],
    ["minha namorada Bia: bia@x.com.br", "Bia"],
    ["liga pro meu primo Beto 21 98888-7777", "Beto"],
    ["Sou o Pedro Alves e minha esposa é a Ana, ana@x.com.br", "Ana"],
    ["e a Ana Reis: ana@x.com.br", "Ana Reis"],
    ["o e-mail da minha gerente é bia@x.com.br", undefined],
    ["o telefone do meu marido é 21 98888-7777", undefined],
    ["o zap da Carla é 21 98888-7777", undefined],
    ["o zap dela é 21 98888-7777", undefined],
    ["Ana: 21 98888-7777", undefined],
    ["quem decide é o Caio Prado, caio@x.com.br", undefined],
    ["o contato do financeiro é a Bia: bia@x.com.br", undefined],
    ["Quero falar com o Caio, caio@x.com.br", undefined],
    ["21 98888-7777 (meu marido)", undefined],
    ["21 98888-7777 é o da minha irmã", undefined],
    ["caio@x.com.br do Caio e meu nome é Ana Lima", undefined],
    ["meu nome é Ana e manda pro caio@x.com.br que é do Caio", undefined],
    ["meu nome é Ana. 21 98888-7777, fala com Caio", undefined],
    ["me chamo Ana, pode ligar no 21 98888-7777, é do meu marido", undefined],
    ["meu nome é Ana, o dono é o Caio, o zap é 21 98888-7777", undefined],
    ["meu nome é Ana, quem cuida é caio, o zap é 21 98888-7777", undefined],
    ["me chamo Ana e meu sócio cuida disso, email caio@x.com.br", undefined],
    ["me chamo Ana, quero falar com o Caio, email caio@x.com.br", undefined],
    ["Sou a Ana, da Padaria Real, fale com o Caio caio@x.com.br", undefined],
    ["Sou a Ana da Padaria Real fala com o Caio no 11 98765-4321", undefined],
    ["Sou o Carlos da Silva, tenho uma oficina, c@x.com.br", undefined],
    ["não sou a Ana, bia@x.com.br", undefined],
    ["nao sou a Ana, bia@x.com.br", undefined],
    // Possibly the visitor's, but the words don't say so.
    ["Sou da Padaria Real, 11 98765-4321", undefined],
    ["Nome: Padaria Real, 11 98765-4321", undefined],
    ["Nome: Ana Lima Empresa: Padaria Real Email: ana@x.com.br", undefined],
    ["Meu nome é Ana Gostaria de um orçamento 11 98765-4321", undefined],
    ["Sou de Belo Horizonte, 31 98765-4321", undefined],
    ["Sou MEI, 11 98765-4321", undefined],
    ["Sou Médica em Recife, 81 98765-4321", undefined],
    ["Preciso de Site, 11 98765-4321", undefined],
    ["Avenida Paulista, 11 98765-4321", undefined],
    ["Minas Gerais 31 98765-4321", undefined],
  ])("may be another person's in %j", (message, name) => {
    const { owner, name: found } = contactIn(message)!;

    expect(owner).toMatch(/other|unknown/);
    expect(found).toBe(name);
  });

  it.each([
    [
      "Liguem para o Caio no 21 98888-7777, sou a Ana, ana@x.com.br",
      { owner: "visitor", name: "Ana", email: "ana@x.com.br" },
    ],
    [
      "Meu nome é Ana Lima, ana@x.com.br, e o telefone da minha esposa é 21 98888-7777",
      { owner: "visitor", name: "Ana Lima", email: "ana@x.com.br" },
    ],
    [
      "Ana Lima 11 91234-5678\nCaio Prado caio@x.com.br",
      { owner: "same", name: "Ana Lima", phone: "11 91234-5678" },
    ],
    [
      "ana@x.com.br é o meu e-mail e 21 98888-7777 é o do meu marido",
      { owner: "visitor", email: "ana@x.com.br" },
    ],
  ])("is only one person's in %j", (message, contact) => {
    expect(contactIn(message)).toEqual(contact);
  });

  it.each([
    ["(0xx11) 91234-5678", { owner: "same", phone: "(0xx11) 91234-5678" }],
    ["ana%b@x.com.br", { owner: "same", email: "ana%b@x.com.br" }],
    ["ana@x.com .br", { owner: "same", email: "ana@x.com.br" }],
    ["ana@gmial.com, ops, ana@gmail.com", { owner: "same", email: "ana@gmail.com" }],
    [
      "sou a Ana, ana@x.com.br, meu zap é 11 98765-4321",
      { owner: "visitor", name: "Ana", email: "ana@x.com.br", phone: "11 98765-4321" },
    ],
  ])("is whole in %j", (message, contact) => {
    expect(contactIn(message)).toEqual(contact);
  });

  it.each([
    "Quanto custa um site?",
    "Me chamo Ana e quero um site",
    "Carlos",
    "Padaria da Lúcia, quanto custa?",
    "CNPJ 11.222.333/0001-81",
    "Faturamos 1.234.567,89 por mês",
    "Pedido 1234567890123",
    "CPF 12345678909",
    "CEP 01310-100",
    "Pedido 2026112234",
    "Protocolo 2026-1122-0001",
    "ana@padaria",
    "vi em https://loja.com.br/produto?id=1198765432",
    "meu Instagram: www.instagram.com/p/11987654321/?u=ana@b.com",
    "CPF 52998224725",
    "São Paulo",
    "Rio de Janeiro",
    "Muito Obrigada!",
    "Obrigada Nora",
    "Criação de Sites",
    "Landing Page",
    "Tudo Certo",
    "manda também pro caio@x.com.br",
    "tb pode mandar para caio@x.com.br",
    "meu nome é Ana, manda também pro caio@x.com.br que é do Caio",
    "o site do meu sócio",
    "o meu sobrenome é Lima",
    "documento: 11987654321",
    "protocolo 11987654321",
    "nota fiscal número 1133334444",
    "minha sócia é a Bia",
  ])("is not found in %j", (message) => {
    expect(contactIn(message)).toBeNull();
  });

  it.each([
    "o email da minha sócia é lu@x.com.br",
    "o telefone da minha irmã Luana é 11 97777-0000",
    "e o da minha esposa é lu@x.com.br, ela se chama Luana",
    "manda cópia pra minha sócia também: lu@x.com.br",
    "o contato do meu sócio: Luana, lu@x.com.br, 11 96666-5555",
    "lu@x.com.br é da Luana, minha esposa",
    "a outra dona é a Luana, fone 11 96666-5555",
    "pode adicionar minha sócia também? lu@x.com.br",
    "anota também o da minha sócia: Eva Reis, eva@x.com.br",
    "fale com a Carla Dias, carla@x.com.br",
  ])("is another person's in %j", (message) => {
    expect(contactIn(message)!.owner).toBe("other");
  });

  it.each([
    ["desculpa, meu nome é Cláudia Reis", "Cláudia Reis"],
    ["meu nome é Rafaela, digitei errado", "Rafaela"],
    ["corrigindo: Rafaela Souza", "Rafaela Souza"],
    ["na verdade é Bruna, errei", "Bruna"],
    ["errei meu nome, é David", "David"],
    ["alias é Bruna", "Bruna"],
    ["correcao: meu nome é Cláudia Reis", "Cláudia Reis"],
    ["desculpa, errei meu nome, é Paola", "Paola"],
  ])("is the visitor's name in the correction %j", (message, name) => {
    expect(contactIn(message)).toEqual({ owner: "visitor", name, corrects: true });
  });

  it.each([
    ["João Silva", "João Silva"],
    ["Maria Eduarda de Lima.", "Maria Eduarda de Lima"],
    ["Meu nome é Carlos", "Carlos"],
    ["me chamo Ana", "Ana"],
    ["pode ser, meu nome é Lucia Ferreira", "Lucia Ferreira"],
  ])("may be only a name: %j", (message, name) => {
    expect(contactIn(message)).toMatchObject({ name });
  });

  it("is searched within a CPU limit in a text made to be slow", () => {
    const time = cpuTimeOf(() => {
      for (const part of [
        "a",
        "a@",
        "a.",
        "1",
        "1 ",
        "me chamo A ",
        "sou a Aa ",
        "meu ",
        "Aa ",
        "11 98765-4321 é ",
      ]) {
        contactIn(part.repeat(2000));
      }
    });
    expect(time).toBeLessThan(MAX_SLOW_TEXT_CPU_MS);
  });
});

describe("the company's own e-mail address in a visitor's message", () => {
  it.each([
    `O e-mail de vocês é ${OURS}?`,
    "Escrevi para Contato@Nora.Example.",
    `Escrevi para mailto:${OURS}...`,
  ])("is no contact data in %j", (message) => {
    expect(contactIn(withoutOwnEmail(message, OURS))).toBeNull();
  });

  it.each(["meucontato@nora.example", "eu.contato@nora.example", "contato@nora.example.br"])(
    "isn't removed from the longer %j",
    (email) => {
      expect(contactIn(withoutOwnEmail(`Meu e-mail: ${email}`, OURS))).toMatchObject({ email });
    },
  );

  it("may contain characters with a meaning in regular expressions", () => {
    expect(withoutOwnEmail("para a.b+c@nora.example", "a.b+c@nora.example")).toBe("para ");
    expect(withoutOwnEmail("para axb+c@nora.example", "a.b+c@nora.example")).toContain("@");
  });
});
