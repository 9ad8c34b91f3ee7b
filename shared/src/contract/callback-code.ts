/**
 * A code as it is compared, whatever stands between its signs; undefined for what has not 128 bits. Letters that are easily taken for
 * digits are none of its own (Crockford's reading): o is 0, i and l are 1.
 */
export function plainCode(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return /^[0-9a-f]{32}$/.test(plain) ? plain : undefined;
}

/** As people read it: `1f0a-…`, in groups of four. */
export function groupedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}
