/**
 * Whether a text is a CNPJ with valid check digits: 14 characters, with or without punctuation (`11.222.333/0001-81`).
 * The first twelve are digits or, from July 2026, capital letters (Instrução Normativa RFB 2.229/2024). The value of a
 * character is its ASCII code minus 48.
 */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/.test(text)) return false;

  const characters = text.replaceAll(/[./-]/g, "");
  // The CNPJ of fourteen zeros has valid check digits but is never issued.
  if (/^(.)\1+$/.test(characters)) return false;

  const base = characters.slice(0, 12);
  const first = checkDigit(base);
  return characters === `${base}${first}${checkDigit(`${base}${first}`)}`;
}

/** Modulo 11 with the repeating weights 2 to 9, from the right. */
function checkDigit(text: string): number {
  const values = Array.from(text, (character) => character.charCodeAt(0) - 48).toReversed();
  const sum = values.reduce((total, value, index) => total + value * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
