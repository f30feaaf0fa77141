/**
 * Whether this is a CNPJ with its two check digits right: 14 positions, with or without `./-`; the
 * first twelve are digits or, as issued from July 2026 on, capital letters (Instrução Normativa RFB
 * 2.229/2024). A letter counts as its ASCII code less 48, the weights are those of the numeric form.
 */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/.test(text)) return false;

  const characters = text.replaceAll(/[./-]/g, "");
  // A run of one digit passes the sum, but none was ever issued.
  if (/^(.)\1+$/.test(characters)) return false;

  const base = characters.slice(0, 12);
  const first = checkDigit(base);
  return characters === `${base}${first}${checkDigit(`${base}${first}`)}`;
}

/** Modulo 11 with the weights 2 to 9, repeating, from the right. */
function checkDigit(text: string): number {
  const values = Array.from(text, (character) => character.charCodeAt(0) - 48).toReversed();
  const sum = values.reduce((total, value, index) => total + value * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
