/** How a console's file is called among the wake files: `home` is `console-home` (docs/architecture.md#consoles). */
export function consoleName(name: string): string {
  return `console-${name}`;
}
