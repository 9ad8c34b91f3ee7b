import { Parser } from 'htmlparser2';

const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'summary', 'figcaption']);

/** The headings, questions and captions of a text, or other elements: what its author says that a part is about. */
export function headingsIn(html: string, names = headings): string[] {
  const found: string[] = [];
  let open: string | undefined;
  const parser = new Parser({
    onopentag(name) {
      if (open !== undefined || !names.has(name)) return;
      open = name;
      found.push('');
    },
    ontext(text) {
      if (open !== undefined) found[found.length - 1] += text;
    },
    onclosetag(name) {
      if (name === open) open = undefined;
    },
  });
  parser.end(html);
  return found.map((text) => text.trim());
}
