const cell = (text: string) => text.replaceAll('|', '\\|');
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table of Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block; readers get a button that copies it. */
export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

export function jsonBlock(message: unknown): string {
  return codeBlock('json', JSON.stringify(message, undefined, 2));
}
