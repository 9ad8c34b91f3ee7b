import { featureStatements } from './feature-statements';
import { recognisers, type Statement } from './fact-statements';

/** A page, a card or a file, and what is read there. */
export type ReadPage = { address: string; text: string };

/** A fact that is said in more than one way, each with the addresses that say so. */
export type Contradiction = { fact: string; versions: { says: string; addresses: string[] }[] };

type Found = Statement & { never?: boolean };

function statementsIn(line: string): Found[] {
  const recognised = recognisers.flatMap(({ found, read, never = false }) =>
    [...line.matchAll(found)].flatMap(([, ...groups]) => {
      const statement = read(groups);
      return statement ? [{ ...statement, never }] : [];
    }),
  );
  return [...recognised, ...featureStatements(line)];
}

/** Fact → what is said of it → addresses. */
function gather(pages: readonly ReadPage[]) {
  const facts = new Map<string, Map<string, Set<string>>>();
  const refused = new Set<string>();
  for (const { address, text } of pages) {
    for (const { fact, says, never } of text.split('\n').flatMap(statementsIn)) {
      const versions = facts.get(fact) ?? new Map<string, Set<string>>();
      facts.set(fact, versions.set(says, (versions.get(says) ?? new Set()).add(address)));
      if (never) refused.add(fact);
    }
  }
  return { facts, refused };
}

/** Facts that pages state in two ways, and sentences that point at what is not there. */
export function findContradictions(pages: readonly ReadPage[]): Contradiction[] {
  const { facts, refused } = gather(pages);
  return [...facts]
    .filter(([fact, versions]) => versions.size > 1 || refused.has(fact))
    .map(([fact, versions]) => ({
      fact,
      versions: [...versions].map(([says, addresses]) => ({ says, addresses: [...addresses].sort() })),
    }));
}

const addressesShown = 3;

/** For a terminal: each fact with its versions and where they stand. */
export function printContradictions(found: readonly Contradiction[], pages: number): string {
  if (found.length === 0) return `${pages} 页，没有说法不一的事实。`;
  const lines = found.flatMap(({ fact, versions }) => [
    fact,
    ...versions.map(({ says, addresses }) => {
      const more = addresses.length > addressesShown ? ` 等 ${addresses.length} 处` : '';
      return `  ${says}：${addresses.slice(0, addressesShown).join(' ')}${more}`;
    }),
  ]);
  return [`${pages} 页，${found.length} 个事实说法不一：`, ...lines].join('\n');
}
