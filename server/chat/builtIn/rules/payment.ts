import { anyPhrase } from "../text/anyPhrase.ts";

const asksHowToPay = anyPhrase(
  "parcel*",
  "(posso|consigo|podemos|da para) pagar",
  "(pagar|pago) voces",
  "voces (aceitam|parcelam|recebem)",
  "forma* de pagamento",
);

/** Matches a word for a project or its customers: "dá pra pagar nele?" */
const namesProject = anyPhrase("(ele|ela|nele|nela|loja|app|cliente*|aluno*|paciente*)");

/** Whether a normalised text asks how the company is paid: "posso pagar no pix parcelado?" */
export function isAboutPayingUs(text: string): boolean {
  return asksHowToPay(text) && !namesProject(text);
}
