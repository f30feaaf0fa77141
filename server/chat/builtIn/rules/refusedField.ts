import { anyPhrase } from "../text/anyPhrase.ts";

/** Finds the refusal or lack of one kind of contact data: "não quero passar e-mail", "não tenho telefone". */
const refusal = (field: string) =>
  anyPhrase(
    "^ {mas|e|eu|ah|olha|so que|na verdade} (nao|nem) " +
      "{quero|vou|posso|preciso|gosto de|gostaria de|tenho|uso|queria} " +
      "{passar|dar|deixar|mandar|enviar|informar|por|colocar|botar|usar|escrever|fornecer} " +
      `{um|uma|o|meu|de|nenhum|esse|algum} ${field} ..4 $`,
  );

/** Whether a normalised message refuses to give an e-mail address, or says that there is none. */
export const refusesEmail = refusal("email");

/** The same of a telephone number. */
export const refusesPhone = refusal("(telefone|celular|numero|whatsapp)");
