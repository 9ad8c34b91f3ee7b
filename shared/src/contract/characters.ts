// What a reader takes for one character. No schema library here: browser code imports this file.

// Browsers of before 2021 have none.
const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** The characters that are seen: a family of emoji is one, and so is a letter with its accent. */
export function charactersOf(text: string): string[] {
  const composed = text.normalize('NFC');
  return segmenter ? Array.from(segmenter.segment(composed), ({ segment }) => segment) : [...composed];
}

/** A text that nobody has to fill in is cut where it is too long, and never refused. */
export function cutText(text: string, longest: number): string {
  return charactersOf(text).slice(0, longest).join('');
}
