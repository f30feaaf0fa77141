import { anyPhrase } from "../text/anyPhrase.ts";

const asksAboutCompany = anyPhrase(
  // "eu nem tenho CNPJ, pode?", "não abri empresa ainda, posso ser cliente?"
  "(nao|nem) ..1 (tenho|temos|tem|abri|tirei) [o|um|meu] [ainda] cnpj",
  "sem [ter] [o|um] (cnpj|empresa aberta|empresa registrada)",
  "nao (tenho|abri) [uma|a|minha] (empresa|firma)",
  "(atend*|contrat*|fech*) ..2 cpf",
  // "tem que ter CNPJ?", "é só para quem tem empresa?"
  "(precis*|obrigatorio|necessario|tem que|so) [de|ter|com] [o|um] cnpj",
  "(precis*|tem que) ser [uma] empresa",
  "quem [nao|so] tem (cnpj|empresa !(de))",
);

const asksAsPerson = anyPhrase(
  // "só tenho CPF, dá?", "posso contratar no CPF?"
  "(so|no|pelo) [tenho|com] [o] [meu] cpf",
  // "sou pessoa física, atendem?"
  "pessoas? fisicas?",
);

/** Matches words of a question about software: "o chatbot identifica o cliente pelo CPF?" */
const isOfSoftware = anyPhrase(
  "(client*|sistemas?|chatbots?|robos?|portal|login|cadastr*|busc*|procur*|identific*|quem atend*)",
);

/** Matches words of other questions: "vocês são empresa ou pessoa física?", "emitem nota sem CNPJ?" */
const asksOtherwise = anyPhrase(
  "(notas?|nf|nfe|boleto|recibo|formulario|ficha|fornec*|emit*|juridica|qual)",
  "voces sao",
);

/** Whether a normalised text is about a customer without a registered company. */
export function isWithoutCompany(text: string): boolean {
  const asks = asksAboutCompany(text) || (asksAsPerson(text) && !isOfSoftware(text));
  return asks && !asksOtherwise(text);
}
