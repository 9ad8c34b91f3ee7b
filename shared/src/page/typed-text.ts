import { longestKeyword } from '../contract/content-ids';

/**
 * What a visitor typed, as it stands in an address: trimmed and of at most `longestKeyword` characters. Cut between
 * characters, as half of a surrogate pair cannot be written into an address again.
 */
export function typedText(value: string | null | undefined): string {
  return Array.from((value ?? '').trim())
    .slice(0, longestKeyword)
    .join('');
}
