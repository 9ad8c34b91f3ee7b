import { longestKeyword } from '../contract/content-ids';
import { visibleText } from '../contract/visible-text';

/**
 * What a visitor typed, as it stands in an address: what can be seen of it, trimmed and of at most `longestKeyword` characters. Cut between
 * characters, as half of a surrogate pair cannot be written into an address again.
 */
export function typedText(value: string | null | undefined): string {
  return Array.from(visibleText(value ?? '').trim())
    .slice(0, longestKeyword)
    .join('');
}

const longestShown = 20;

/** What a visitor typed as a title quotes it: a long one in part. */
export function shownText(text: string): string {
  const characters = Array.from(text);
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : text;
}
