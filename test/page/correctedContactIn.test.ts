import { correctedContactIn } from "../../src/chat/correctedContactIn.ts";

describe("contact data in a message that corrects them", () => {
  it.each([
    ["não é pedro@gmial.com, é pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["errei, o certo é pedro@gmail.com e não pedro@gmial.com", { email: "pedro@gmail.com" }],
    ["Troque o e-mail pedro@gmial.com por pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["em vez de +55 11 90000-0001, me liga no 11 90000-0002", { phone: "11 90000-0002" }],
    ["Não uso mais o 11 90000-0001, agora é 11 90000-0002", { phone: "11 90000-0002" }],
    ["ana@x.com.br, com cópia para bia@x.com.br", { email: "ana@x.com.br" }],
    ["nao e pedro@gmial.com, e pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["se não der, pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["troca o telefone de 11 90000-0001 para 11 90000-0002", { phone: "11 90000-0002" }],
    ["o pedro@gmial.com está errado, o certo é pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["não use pedro@gmial.com, use pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["o antigo era pedro@gmial.com, o novo é pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["mudei de pedro@gmial.com para pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["pedro@gmial.com não funciona mais, use pedro@gmail.com", { email: "pedro@gmail.com" }],
    ["mudou de 11 90000-0001 para 11 90000-0002", { phone: "11 90000-0002" }],
    ["11 90000-0001 não, 11 90000-0002", { phone: "11 90000-0002" }],
    ["apaga o 11 90000-0001, agora uso 11 90000-0002", { phone: "11 90000-0002" }],
  ])("are the new ones in %j", (message, contact) => {
    expect(correctedContactIn(message)).toMatchObject(contact);
  });

  it("are the only ones if the message has no others", () => {
    const email = "pedro@gmial.com";

    expect(correctedContactIn(`meu e-mail não é ${email}`)).toMatchObject({ email });
    expect(correctedContactIn("meu e-mail não é esse")).toBeNull();
  });
});
