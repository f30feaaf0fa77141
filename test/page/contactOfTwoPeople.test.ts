import * as fc from "fast-check";
import { correctedContactIn } from "../../src/chat/correctedContactIn.ts";
import { answer, ask, newConversation } from "../../src/chat/conversation.ts";
import { noteContact } from "../../src/chat/leadFields.ts";

/** Sentences in which visitors give their own contact data. */
const OWN = [
  "sou a {name}, {email}",
  "Sou a {name}, da Padaria Flor, {email}",
  "eu sou a {name} e preciso de um site pra minha loja, {phone}",
  "me chamo {name} e meu zap é {phone}",
  "Oi, aqui é a {name}. Quero um chatbot. {email}",
  "Nome: {name}\nE-mail: {email}",
  "sou {name}, tel {phone}, email {email}",
  "obrigada, {name} {phone}",
  "meu nome é {name}",
  "meu email é {email}",
  "na verdade meu email é {email}",
  "manda pra mim no {email}",
  "meu zap: {phone}",
  "pode me chamar no {phone}",
  "prefiro whats {phone}",
  "o meu é {phone}",
  "quero um site, meu contato é {phone}",
];

/** Sentences in which visitors give another person's contact data. */
const OTHERS = [
  "fala com meu sócio {name}, {email}",
  "meu sócio {name} - {email}",
  "meu sócio se chama {name}, {phone}",
  "meu chefe {name}, {email}",
  "meu irmão {name} {phone}",
  "o email do meu marido é {email}",
  "minha esposa vai falar com vcs, {phone}",
  "o nome dele é {name} e o email {email}",
  "manda pro {name} {email}",
  "manda também pro {email}",
  "tb manda pro {email} que é do {name}",
  "copia o {name} {email}",
  "fala com {name}, {phone}",
  "pode falar com {name} {phone}",
  "ou com o {name} {phone}",
  "liga pro {name} no {phone}",
  "se eu não atender liga pra {phone} ({name})",
  "procura o {name} no {phone}",
  "o zap do {name} é {phone}",
  "{phone} é o zap do {name}",
  "{email} do {name}",
  "o contato do {name}: {phone}",
  "telefone da loja do {name} {phone}",
  "quem decide é o {name}: {phone}",
  "quem cuida é {name} {phone}",
  "o responsável é {name}, {email}",
  "{name} (sócio) {email}",
  "{name} cuida do financeiro, {email}",
  "o {name} também, {email}",
  "e o {name}, {email}",
];

const NEITHER = ["quanto custa?", "e o prazo?", "ok", "obrigada"];

const ana = { names: ["Ana Lima", "Ana", "ana lima", "ANA LIMA"], email: "ana@flor.com.br" };
const caio = { names: ["Caio Prado", "Caio", "caio", "CAIO PRADO"], email: "caio@lar.com.br" };

function sentence(templates: string[], { names, email }: typeof ana, phone: string) {
  return fc
    .tuple(fc.constantFrom(...templates), fc.constantFrom(...names))
    .map(([template, name]) =>
      template.replace("{name}", name).replace("{email}", email).replace("{phone}", phone),
    );
}

const own = sentence(OWN, ana, "11 98765-4321");
const others = sentence(OTHERS, caio, "21 97777-1111");
const joint = fc.constantFrom(". ", ", ", " e ", "\n", "; ");

const message = fc.oneof(
  own,
  others,
  fc.tuple(own, joint, others).map((parts) => parts.join("")),
  fc.tuple(others, joint, own).map((parts) => parts.join("")),
  fc.constantFrom(...NEITHER),
);

describe("contact data of two people in one conversation", () => {
  it("are never mixed in the lead form", () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (messages) => {
        let conversation = newConversation();
        for (const text of messages) {
          const noted = noteContact(ask(conversation, text), correctedContactIn(text));
          conversation = answer(noted, "Certo.");
          const form = Object.values(conversation.leadFields).join(" ");
          expect(/ana|11 9/i.test(form) && /caio|21 9/i.test(form)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("leave the visitor's own in the form if they come first and the other person is mentioned", () => {
    const mentioned = OTHERS.filter((text) =>
      /soci|sóci|marido|esposa|chefe|irm|del[ea]|respons/.test(text),
    );
    fc.assert(
      fc.property(sentence(mentioned, caio, "21 97777-1111"), (text) => {
        const mine = "sou a Ana Lima, ana@flor.com.br";
        const noted = answer(
          noteContact(ask(newConversation(), mine), correctedContactIn(mine)),
          "Certo.",
        );

        expect(noteContact(ask(noted, text), correctedContactIn(text)).leadFields).toEqual({
          name: "Ana Lima",
          email: "ana@flor.com.br",
          phone: "",
        });
      }),
    );
  });

  it("leave the visitor's own in the form if they come last", () => {
    fc.assert(
      fc.property(others, (text) => {
        const other = answer(
          noteContact(ask(newConversation(), text), correctedContactIn(text)),
          "Certo.",
        );
        const mine = "sou a Ana Lima, ana@flor.com.br";

        expect(noteContact(ask(other, mine), correctedContactIn(mine)).leadFields).toEqual({
          name: "Ana Lima",
          email: "ana@flor.com.br",
          phone: "",
        });
      }),
    );
  });
});
