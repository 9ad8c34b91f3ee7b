/** A section's file of common styles with this key: a page links it unless the shell's own sheet has them (decision 064). */
export function commonFile(key: string): string {
  return `client/common.${key}.css`;
}

export function isCommonFile(file: string): boolean {
  return file.startsWith('client/common.') && file.endsWith('.css');
}
