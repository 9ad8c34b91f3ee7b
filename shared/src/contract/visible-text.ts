/**
 * Zero-width spaces, soft hyphens, marks of direction, fillers that look like spaces of no width, signs of private fonts: a paste
 * brings them along, and within a word nobody sees them. What makes an emoji of a sign is seen.
 */
const unseen = /(\p{ExtPict}\uFE0F|[\d#*]\uFE0F\u20E3)|[\p{Cf}\p{Co}\p{DI}]/gu;
const controls = /\p{Cc}/gu;

/** The text without what is not seen; lines stay lines. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '$1');
}

/** The text as it looks: without what is not seen, with a space for each control character. */
export function visibleText(text: string): string {
  return withoutUnseen(text).replace(controls, ' ');
}
