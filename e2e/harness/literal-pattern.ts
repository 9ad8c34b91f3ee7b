/** A text as a pattern that matches nothing else; Node 20 has no `RegExp.escape`. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
