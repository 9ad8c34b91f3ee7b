/** A part that was painted before, as bytes, and the wake files that its controls name. */
export type PaintedMarkup = { bytes: Uint8Array; wakes: readonly string[] };

/** The markup of a page in order: text that was made for it, and parts that were painted before, which nobody reads again. */
export type Markup = readonly (string | PaintedMarkup)[];

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const wake = / data-wake="([^"]*)"/g;

function wakesIn(html: string): string[] {
  return html.includes(' data-wake="') ? [...html.matchAll(wake)].map(([, name = '']) => name) : [];
}

export function paintedMarkup(html: string): PaintedMarkup {
  return { bytes: encoder.encode(html), wakes: [...new Set(wakesIn(html))] };
}

/** The names of all wake files that controls of the page name. */
export function wakesOf(markup: Markup): ReadonlySet<string> {
  return new Set(markup.flatMap((piece) => (typeof piece === 'string' ? wakesIn(piece) : piece.wakes)));
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
