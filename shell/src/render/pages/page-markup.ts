/** Stored markup of a fragment as bytes, and the islands that its controls name. */
export type FragmentMarkup = { bytes: Uint8Array; islands: readonly string[] };

/** The markup of a page in order: text of this render, and stored fragments, which are not parsed again. */
export type Markup = readonly (string | FragmentMarkup)[];

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const island = / data-island="([^"]*)"/g;

function islandsIn(html: string): string[] {
  return html.includes(' data-island="') ? [...html.matchAll(island)].map(([, name = '']) => name) : [];
}

export function fragmentMarkup(html: string): FragmentMarkup {
  return { bytes: encoder.encode(html), islands: [...new Set(islandsIn(html))] };
}

/** The names of all islands that controls of the page name. */
export function islandsOf(markup: Markup): ReadonlySet<string> {
  return new Set(markup.flatMap((piece) => (typeof piece === 'string' ? islandsIn(piece) : piece.islands)));
}

export function markupText(markup: Markup): string {
  return markup.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece.bytes))).join('');
}

export function markupBytes(markup: Markup): Uint8Array {
  const pieces = markup.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece.bytes));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
