/** Zero-width spaces, soft hyphens, marks of direction: a paste brings them along, and within a word nobody sees them. */
const unseen = /\p{Cf}/gu;
const controls = /\p{Cc}/gu;

/** The text without what is not seen; lines stay lines. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** The text as it looks: without what is not seen, with a space for each control character. */
export function visibleText(text: string): string {
  return withoutUnseen(text).replace(controls, ' ');
}
