const quoted = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** A pseudo-class with what stands in its brackets, which hold no others. */
const innermost = /:+([\w-]+)\(([^()]*)\)/;
const someClass = /\.[\w-]/;

/** Whatever lacks a class matches `:not(.a)`; of alternatives each has to name one. */
function asked(name: string, alternatives: string): string {
  const each = alternatives.split(',').every((one) => someClass.test(one));
  return name !== 'not' && each ? '.named' : '';
}

/**
 * Whether nothing matches a selector but by a class that it names: what is inside `:not()` keeps no element of other sections
 * out, nor does one alternative of `:is()`.
 */
export function namesClass(selector: string): boolean {
  let text = selector.replace(quoted, '').replace(/\\./g, '-');
  while (innermost.test(text))
    text = text.replace(innermost, (_, name: string, alternatives: string) => asked(name, alternatives));
  return someClass.test(text);
}
