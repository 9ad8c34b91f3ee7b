import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const glossary = 'docs/glossary.md';
const mend = `take the term of ${glossary} that the line names, or change its row there.`;

/** Decisions and changelogs are dated and stay as they were written. */
const documents = trackedFiles.filter(
  (file) =>
    /^([\w-]+\/)?[A-Z]+\.md$|^docs\/(how-to\/|contracts\/)?[\w-]+\.md$/.test(file) &&
    !file.endsWith('CHANGELOG.md') &&
    file !== glossary,
);

type Entry = { term: string; never: string[]; meaning: string };

function entriesOf(table: string): Entry[] {
  const rows = [...table.matchAll(/^\| (?!term )(.+?) \| (.*?) ?\| (.+) \|$/gm)];
  return rows.map(([, term = '', never = '', meaning = '']) => ({
    term,
    never: never.split(', ').filter((word) => word !== ''),
    meaning,
  }));
}

/** The prose of a document: without code, addresses and anchors. */
function proseOf(document: string): string {
  return document
    .replace(/```.*?```/gs, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<a id="[^"]*">/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Whether a word stands in the text by itself, in the singular or with an s. */
function stands(word: string, text: string): boolean {
  const around = text.split(word.toLowerCase());
  return around.some(
    (before, index) =>
      index < around.length - 1 && !/[\w-]$/.test(before) && /^s?(?![\w-])/.test(around[index + 1] ?? ''),
  );
}

const entries = entriesOf(readTracked(glossary));

test('R10.82 the glossary defines each term once, in the order of the alphabet', () => {
  const terms = entries.map(({ term }) => term);
  expect(terms.length).toBeGreaterThanOrEqual(40);
  expectNothing(
    terms.filter((term, index) => terms.indexOf(term) !== index),
    `keep one definition in ${glossary}.`,
  );
  const sorted = [...terms].sort((one, other) => one.localeCompare(other, 'en'));
  expectNothing(
    terms.filter((term, index) => sorted[index] !== term),
    `sort the rows of ${glossary}.`,
  );
});

test('no word that the glossary replaces is a term of its own', () => {
  const terms = new Set(entries.map(({ term }) => term));
  expectNothing(
    entries.flatMap(({ never }) => never.filter((word) => terms.has(word))),
    `take the word out of one of the two columns of ${glossary}.`,
  );
});

test('R10.82 documents say what the glossary says', () => {
  const found = documents.flatMap((file) => {
    const text = proseOf(readTracked(file));
    return entries.flatMap(({ term, never }) =>
      never.filter((word) => stands(word, text)).map((word) => `${file}: “${word}”; the term is ${term}`),
    );
  });
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/how-to/add-a-call.md']));
  expectNothing(found, mend);
});

test('a replaced word is found across lines and in the plural, and not within code or a longer word', () => {
  const text = proseOf('Two wake\nfiles, `patient lane`, a fuselage and [a link](fuse.md).');
  expect(stands('wake file', text)).toBe(true);
  expect(stands('patient lane', text)).toBe(false);
  expect(stands('fuse', text)).toBe(false);
});
