/** The custom properties that a value or a sheet asks for, as `--name`. */
export function askedProperties(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
