import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const law = 'e2e/laws/citations.test.ts';
const citing = /\.(ts|tsx|mjs|cjs|css|md|conf|ya?ml|sh)$|(^|\/)(Dockerfile[^/]*|Caddyfile)$/;
const written = trackedFiles.filter((file) => citing.test(file) && file !== law);
const tests = written.filter((file) => /\.(test|spec)\.tsx?$/.test(file));

type Cited = { file: string; found: string[] };

function cited(files: readonly string[], pattern: RegExp): Cited[] {
  return files.flatMap((file) =>
    [...readTracked(file).matchAll(pattern)].map((found) => ({ file, found: [...found] })),
  );
}

/** The address that a heading has in a rendered document. */
function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(document: string): Set<string> {
  const text = readTracked(document);
  const marks = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, name = '']) => name);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
  return new Set([...marks, ...headings]);
}

type Fault = { id: string; happens: string; proofs: string[] };

const faults: Fault[] = [...readTracked('docs/faults.md').matchAll(/^\| (F\d+) \| .+? \| (.*?) \| (.*) \|$/gm)].map(
  ([, id = '', happens = '', proofs = '']) => ({ id, happens, proofs: proofs.split('<br>') }),
);

test('every document and section that is cited exists', () => {
  const named = cited(written, /(?<![\w/.])(docs\/[\w/-]+\.(?:md|svg))(?:#([\w-]+))?/g);
  const missing = named.filter(({ found: [, document = '', anchor] }) => {
    if (!existsSync(path.join(repositoryRoot, document))) return true;
    return anchor !== undefined && !anchorsOf(document).has(anchor);
  });
  expectNothing(
    missing.map(({ file, found }) => `${file}: ${found[0]}`),
    'correct the citation, or write the document or its anchor.',
  );
});

test('every source file and document that a document names exists', () => {
  const documents = trackedFiles.filter((file) => /^(?:docs\/(?:contracts\/)?[\w-]+|[\w-]+\/README)\.md$/.test(file));
  const named = cited(documents, /`([\w./-]+\.(?:tsx?|md))`/g);
  const missing = named.filter(
    ({ found: [, name = ''] }) => !trackedFiles.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  expect(named.length).toBeGreaterThan(100);
  expectNothing(
    missing.map(({ file, found }) => `${file}: ${found[1]}`),
    'correct the name: the file was moved or renamed.',
  );
});

test('faults are numbered without a gap, and each says what happens and what proves it', () => {
  expect(faults.map(({ id }) => id)).toEqual(faults.map((_, index) => `F${index + 1}`));
  expectNothing(
    faults.filter(({ happens }) => happens === '').map(({ id }) => id),
    'edit docs/faults.md: say what happens.',
  );
  const lost = faults.flatMap(({ id, proofs }) =>
    proofs
      .filter((proof) => !/^open: .+/.test(proof) && !trackedFiles.includes(proof.replaceAll('`', '')))
      .map((proof) => `${id}: ${proof}`),
  );
  expectNothing(lost, 'edit docs/faults.md: name a test that exists, or `open: …`.');
});

test('every fault that code or a test names has a row, and the test is one of those that the row names', () => {
  const rows = new Map(faults.map((fault) => [fault.id, fault]));
  const inCode = cited(written, /docs\/faults\.md (F\d+)/g).filter(({ found: [, id = ''] }) => !rows.has(id));
  const inTests = cited(tests, /(?<![\w#])(F\d{1,2})(?![\w.])/g).filter(
    ({ file, found: [, id = ''] }) => !rows.get(id)?.proofs.includes(`\`${file}\``),
  );
  expectNothing(
    [...inCode, ...inTests].map(({ file, found }) => `${file}: ${found[0]}`),
    'edit docs/faults.md: add the row, or name the test in it.',
  );
});

test('every fault is named by the title of a test that npm test runs, unless no title names it', () => {
  const titles = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(everyCase,)?/g;
  const named = cited(tests, titles).flatMap(({ found: [, , title = '', long] }) =>
    [...title.matchAll(/(?<![\w#])F\d{1,2}(?![\w.])/g)].map(([id]) => ({ id, isLong: long !== undefined })),
  );
  expect(named.length).toBeGreaterThan(100);
  const daily = new Set(named.filter(({ isLong }) => !isLong).map(({ id }) => id));
  expectNothing(
    named.filter(({ id }) => !daily.has(id)).map(({ id }) => id),
    'take `everyCase` from one of the tests whose titles name the fault.',
  );
});

test('nothing cites a document that is not in this repository, nor its sections', () => {
  const elsewhere =
    /(?<!docs\/|contracts\/)\b(?:design|faults|spec|content|federation|visual|style|dependencies)\.md\b/gi;
  const documents = cited(
    written.filter((file) => !file.startsWith('docs/')),
    elsewhere,
  );
  const sections = cited(written, /(?<!RFC \d{4} )§/g);
  expectNothing(
    [...documents, ...sections].map(({ file, found }) => `${file}: ${found[0]}`),
    'cite a document by its path below docs/.',
  );
});
