import type { ServedHead } from './served-head';

/** Of Chinese characters at least, and of all characters at most. */
const [leastHan, mostCharacters] = [60, 120];

export const isIndexed = ({ status, robots }: ServedHead) => status === 200 && robots === '';

function repeated(heads: readonly ServedHead[], textOf: (head: ServedHead) => string): string[] {
  const first = new Map<string, string>();
  return heads.flatMap((head) => {
    const text = textOf(head);
    const other = first.get(text);
    first.set(text, other ?? head.address);
    return other ? [`${head.address} says what ${other} says: ${text}`] : [];
  });
}

function isUnfit({ description }: ServedHead): boolean {
  const han = description.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han < leastHan || [...description].length > mostCharacters;
}

/** What is wrong with titles and descriptions of pages that may be indexed: shared with another, too short or too long. */
export function textFaults(heads: readonly ServedHead[]): string[] {
  const indexed = heads.filter(isIndexed);
  return [
    ...repeated(indexed, ({ title }) => title),
    ...repeated(indexed, ({ description }) => description),
    ...indexed
      .filter(isUnfit)
      .map(({ address, description }) => `${address} says too little or too much: ${description}`),
  ];
}
