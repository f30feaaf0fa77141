type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies texts typed into a former document into the fields of the same name. React resets a text area with a default
 * value, and renders all fields anew if something has changed the server's HTML.
 */
export function keepTyped(former: HTMLElement): void {
  for (const { name, value } of former.querySelectorAll<TextField>("input[name], textarea[name]")) {
    const [field] = document.getElementsByName(name) as NodeListOf<TextField>;
    if (field && field.value === field.defaultValue) field.value = value;
  }
}
