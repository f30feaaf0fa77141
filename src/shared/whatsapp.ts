/** Returns the URL that opens a WhatsApp conversation with a number (digits with the country code). */
export function whatsappUrl(digits: string): string {
  return `https://wa.me/${digits}`;
}

/** Formats a number for display: Brazilian ones as `(11) 98765-4321`, others as `+351…`. */
export function formatWhatsapp(digits: string): string {
  const [, area, start, end] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${start}-${end}` : `+${digits}`;
}
