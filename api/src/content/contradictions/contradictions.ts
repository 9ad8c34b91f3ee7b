import { factClaims } from './fact-claims';
import type { FactSpec } from './fact-spec';
import { type PlanScope, scopeClaims } from './plan-scope';
import { readSentences } from './read-sentences';
import type { Sentence } from './sentence';
import { wordChoices } from './word-choices';

/** A page, a card or a file, and what is read there. */
export type ReadPage = { address: string; text: string };

/** What the content says of facts, as sentences can be held against it. */
export type KnownFacts = { facts: readonly FactSpec[]; scopes: readonly PlanScope[] };

type Version = { says: string; addresses: string[]; sentence?: string };

/** A fact that pages say in another way than the content (`holds`), or a thing that has several names. */
export type Contradiction = { fact: string; holds?: string; versions: Version[] };

type Found = { fact: string; holds?: string; never?: boolean; says: string; sentence?: string };

function factsIn(sentence: Sentence, { facts, scopes }: KnownFacts): Found[] {
  const claims = [
    ...factClaims(sentence, facts),
    ...scopeClaims(sentence, scopes).map(({ scope: fact, says, agrees }) => ({ fact, says, agrees })),
  ];
  return claims
    .filter(({ agrees }) => !agrees)
    .map(({ fact, says }) => ({ fact: fact.name, holds: fact.text, says: says.trim(), sentence: sentence.text }));
}

function choicesIn(line: string): Found[] {
  return wordChoices.flatMap(({ found, read, never = false }) =>
    [...line.matchAll(found)].flatMap(([, ...groups]) => {
      const choice = read(groups);
      return choice ? [{ fact: choice.thing, says: choice.says, never }] : [];
    }),
  );
}

/** Most sentences stand on many pages: each is read once. */
function reader(known: KnownFacts): (text: string) => Found[] {
  const read = new Map<string, Found[]>();
  const once = (key: string, find: () => Found[]) => {
    const found = read.get(key) ?? find();
    read.set(key, found);
    return found;
  };
  return (text) => [
    ...readSentences(text).flatMap((sentence) => once(JSON.stringify(sentence), () => factsIn(sentence, known))),
    ...text.split('\n').flatMap((line) => once(line, () => choicesIn(line))),
  ];
}

type Gathered = {
  holds?: string;
  never: boolean;
  versions: Map<string, { sentence?: string; addresses: Set<string> }>;
};

function gather(pages: readonly ReadPage[], read: (text: string) => Found[]): Map<string, Gathered> {
  const facts = new Map<string, Gathered>();
  for (const { address, text } of pages) {
    for (const { fact, holds, never = false, says, sentence } of read(text)) {
      const known = facts.get(fact) ?? { ...(holds ? { holds } : {}), never, versions: new Map() };
      facts.set(fact, known);
      const version = known.versions.get(says) ?? { ...(sentence ? { sentence } : {}), addresses: new Set<string>() };
      known.versions.set(says, version);
      version.addresses.add(address);
    }
  }
  return facts;
}

/** Facts that pages state in another way than the content, things with two names, and words that point at what is not there. */
export function findContradictions(pages: readonly ReadPage[], known: KnownFacts): Contradiction[] {
  return [...gather(pages, reader(known))]
    .filter(([, { holds, never, versions }]) => holds !== undefined || never || versions.size > 1)
    .map(([fact, { holds, versions }]) => ({
      ...{ fact, ...(holds === undefined ? {} : { holds }) },
      versions: [...versions].map(([says, { sentence, addresses }]) => ({
        ...{ says, addresses: [...addresses].sort() },
        ...(sentence === undefined ? {} : { sentence }),
      })),
    }));
}
