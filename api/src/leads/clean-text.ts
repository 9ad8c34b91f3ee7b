/** Control, invisible and half characters, and the two line ends that only Unicode knows. */
const controls = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const longestAddress = 2_048;

/** One line: control and invisible characters out (faults.md F29), ends trimmed. */
export function cleanLine(text: string | undefined): string {
  return (text ?? '').replace(controls, ' ').trim();
}

/** Several lines: as `cleanLine`, but line breaks stay. */
export function cleanText(text: string | undefined): string {
  const lines = (text ?? '').replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.replace(controls, ' ').trimEnd())
    .join('\n')
    .trim();
}

/** An http(s) address without credentials and control characters, at most 2,048 characters; else nothing. */
export function cleanAddress(text: string | undefined): string {
  const raw = cleanLine(text).slice(0, longestAddress);
  if (!URL.canParse(raw)) return '';
  const url = new URL(raw);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return '';
  return url.href.slice(0, longestAddress);
}

/** Whether an address lies on one of the site's own hosts; with no hosts configured every address does. */
export function isOwnAddress(address: string, ownHosts: readonly string[]): boolean {
  return ownHosts.length === 0 || address === '' || ownHosts.includes(new URL(address).host);
}
