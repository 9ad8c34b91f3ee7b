/** The name of a console's island: `home` is `console-home` (docs/architecture.md#consoles). */
export function consoleName(name: string): string {
  return `console-${name}`;
}
