import { charactersOf } from '@site/shared/contract/characters';

/**
 * Control characters, invisible characters, lone surrogates and the two Unicode line separators; but not a joiner between two signs
 * that are seen, where it spells a name or joins an emoji.
 */
const controls = /(?!(?<=[\p{L}\p{M}\p{S}])[\u200C\u200D](?=[\p{L}\p{S}]))[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const maxAddress = 2_048;
/** A family of four with the colours of their skins has 41. */
const mostBytesOfCharacter = 100;

/** Without what is no writing: a letter under thousands of marks counts as one character and would be stored as one. */
function withoutHeaps(text: string): string {
  return charactersOf(text)
    .filter((one) => Buffer.byteLength(one) <= mostBytesOfCharacter)
    .join('');
}

/** One line: control and invisible characters removed (docs/faults.md F29), ends trimmed. */
export function cleanLine(text: string | undefined): string {
  return withoutHeaps((text ?? '').replace(controls, ' ')).trim();
}

/** Several lines: as `cleanLine`, but line breaks stay. */
export function cleanText(text: string | undefined): string {
  const lines = (text ?? '').replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => withoutHeaps(line.replace(controls, ' ')).trimEnd())
    .join('\n')
    .trim();
}

/** An http(s) address without credentials and control characters, at most 2,048 characters; else empty. */
export function cleanAddress(text: string | undefined): string {
  const raw = cleanLine(text).slice(0, maxAddress);
  if (!URL.canParse(raw)) return '';
  const url = new URL(raw);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return '';
  return url.href.slice(0, maxAddress);
}

/** Whether the URL is on one of the site's hosts; without configured hosts every URL is. */
export function isOwnAddress(address: string, ownHosts: readonly string[]): boolean {
  return ownHosts.length === 0 || address === '' || ownHosts.includes(new URL(address).host);
}
