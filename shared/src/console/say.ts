/** What a console just did, for those who see it and those who hear it; the same words twice are said twice. */
export function say(desk: HTMLElement, text: string): void {
  const output = desk.querySelector('[data-says]');
  if (!output) return;
  output.textContent = '';
  output.textContent = text;
}
