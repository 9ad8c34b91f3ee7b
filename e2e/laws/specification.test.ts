import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';

const table = 'docs/contracts/specification.md';
const numbers = '§9 Business constants and limits';

type Proof = { file: string; title: string };
type Row = { part: string; sentence: string; proofs: Proof[]; cell: string };

function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

function proofsIn(cell: string): Proof[] {
  return cell
    .split('<br>')
    .map((entry) => /^`([^`]+)` › (.+)$/.exec(entry.trim()))
    .flatMap((found) => (found ? [{ file: found[1] ?? '', title: found[2] ?? '' }] : []));
}

/** Rows of every table of the document, with the heading that they stand under. */
function rows(): Row[] {
  let part = '';
  return read(table)
    .split('\n')
    .flatMap((line) => {
      part = /^## (.+)$/.exec(line)?.[1] ?? part;
      const [, sentence = '', cell = ''] = /^\| (.*?) \|(.*)\|$/.exec(line) ?? [];
      const head = sentence === '' || sentence === 'The specification says' || sentence === 'Our own words';
      return head ? [] : [{ part, sentence, cell: cell.trim(), proofs: proofsIn(cell) }];
    });
}

/** Titles as they stand in the source: the first argument of `test`, also behind `.each`, or of the fixture's own name. */
function holdsTitle({ file, title }: Proof): boolean {
  const source = read(file).replaceAll("\\'", "'").replace(/\(\s+/g, '(');
  return [`'${title}'`, `\`${title}\``, `"${title}"`].some((words) => source.includes(`(${words},`));
}

const sentences = rows();

test('the table has the parts of the specification in their order', () => {
  const parts = [...new Set(sentences.map(({ part }) => /^§\d/.exec(part)?.[0] ?? ''))].filter(Boolean);
  expect(parts).toEqual(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  expect(sentences.length).toBeGreaterThanOrEqual(80);
});

test('no sentence stands there twice, and none without a test', () => {
  const said = sentences.map(({ part, sentence }) => `${part}: ${sentence}`);
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  const empty = sentences.filter(({ cell, proofs }) => proofs.length !== cell.split('<br>').length);
  expect(empty.map(({ sentence }) => sentence)).toEqual([]);
});

test('every test that the table names is there, under its title', () => {
  const proofs = sentences.flatMap((row) => row.proofs);
  const named = (proof: Proof) => `${proof.file} › ${proof.title}`;
  expect(proofs.filter(({ file }) => !existsSync(path.join(repositoryRoot, file))).map(named)).toEqual([]);
  expect(proofs.filter((proof) => !holdsTitle(proof)).map(named)).toEqual([]);
});

test('every number of the specification is asserted in a browser', () => {
  const constants = sentences.filter(({ part }) => part === numbers);
  const unseen = constants.filter(({ proofs }) => !proofs.some(({ file }) => file.startsWith('e2e/journeys/')));
  expect(constants.length).toBeGreaterThanOrEqual(18);
  expect(unseen.map(({ sentence }) => sentence)).toEqual([]);
});
