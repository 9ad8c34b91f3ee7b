const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** The text that `escapeHtml` wrote. */
export function readEscaped(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters.get(entity) ?? entity);
}

const unsafe = /[<\u2028\u2029]/g;
const inScript: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that is safe in a script element: without `<` and line separators. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(unsafe, (character) => inScript[character] ?? character);
}
