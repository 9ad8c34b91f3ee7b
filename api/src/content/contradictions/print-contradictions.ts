import type { Contradiction } from './contradictions';

const addressesShown = 3;
const signsShown = 60;

const shown = (text: string) => (text.length > signsShown ? `${text.slice(0, signsShown)}…` : text);

/** For a terminal: each fact with what holds, its versions, a sentence of each, and where they stand. */
export function printContradictions(found: readonly Contradiction[], pages: number): string {
  if (found.length === 0) return `${pages} 页，没有说法不一的事实。`;
  const lines = found.flatMap(({ fact, holds, versions }) => [
    holds === undefined ? fact : `${fact} 是“${holds}”`,
    ...versions.flatMap(({ says, addresses, sentence }) => {
      const more = addresses.length > addressesShown ? ` 等 ${addresses.length} 处` : '';
      const where = `  ${says}：${addresses.slice(0, addressesShown).join(' ')}${more}`;
      return sentence === undefined ? [where] : [where, `    ${shown(sentence)}`];
    }),
  ]);
  return [`${pages} 页，${found.length} 个事实说法不一：`, ...lines].join('\n');
}
