/** What browsers give instead of the code of a key that an input method took. */
const taken = 229;

/**
 * The key that somebody pressed, as `event.key`; empty where it belongs to an input method: while it composes, and the Enter that
 * ends a composition, which Safari sends after `compositionend`, known by its code alone.
 */
export function typedKey({
  isComposing,
  key,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'key' | 'keyCode'>): string {
  return isComposing || keyCode === taken ? '' : key;
}
