import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { renderMarkdown } from '../../api/src/content/markdown';
import { expectNothing } from './expect-nothing';
import { trackedFiles } from './tracked-files';

// Law: no heading of a text takes an id that scripts, labels or skip links select by (docs/faults.md F59). Ids that shell and
// shared give begin with `_`, on pages with an article those of the section too; anchors beside a text are kept from headings.

/** Parts of a drawing are named within it: most stand in files of pictures, none on a page with a text. */
const drawings = /^shared\/src\/ui\/stages\/(?:worlds\/|parts\/launch-phone\.tsx$)/;

const anchors: ReadonlySet<string> = new Set(Object.values(pageAnchors));
const product = trackedFiles.filter(
  (file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
);
const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** Ids that stand in the text of a program: in JSX and HTML, of elements that scripts make, and of lists of suggestions. */
function writtenIds(text: string): string[] {
  const attributes = text.matchAll(/\sid=(?:"|\{["'`])([^"'`$()]+)/g);
  const made = text.matchAll(/(?:element|make|useSuggestionBox)\((?:'\w+', )?\{[^{}]*\bid: ["'`]([^"'`$]+)/g);
  return [...attributes, ...made].map(([, id = '']) => id);
}

const isOwn = (id: string) => id.startsWith('_');

function foreign(files: readonly string[], mayBe: (id: string) => boolean): string[] {
  return files.flatMap((file) =>
    writtenIds(textOf(file)).flatMap((id) => (isOwn(id) || mayBe(id) ? [] : [`${file}: id “${id}”`])),
  );
}

test('every id that shell and shared write begins with _', () => {
  const files = product.filter((file) => /^(?:shell|shared)\//.test(file) && !drawings.test(file));
  expect(files.flatMap((file) => writtenIds(textOf(file))).length).toBeGreaterThan(12);
  expectNothing(
    foreign(files, () => false),
    'begin the id with `_` (docs/faults.md F59).',
  );
});

test('ids of a section on a page with an article begin with _, or are anchors that no heading gets', () => {
  const pageOf = (file: string) => /^mf-[^/]+\/src\/pages\/[^/]+\//.exec(file)?.[0] ?? file;
  const withText = new Set(product.filter((file) => textOf(file).includes('/ui/prose')).map(pageOf));
  const files = product.filter((file) => withText.has(pageOf(file)));
  expect(withText.size).toBeGreaterThan(5);
  expectNothing(
    foreign(files, (id) => anchors.has(id)),
    'begin the id with `_`, or add it to the anchors of articles (docs/faults.md F59).',
  );
});

test('no anchor beside a text begins with _, for those are the shell’s', () => {
  expectNothing([...anchors].filter(isOwn), 'rename the anchor (docs/faults.md F59).');
});

test('a heading that is called as a part of the page gets another id, and never one that begins with _', () => {
  const names = [...anchors].flatMap((name) => [name, `_${name}`, `_${name.replaceAll('-', ' ')}_`]);
  const { headings } = renderMarkdown(
    ['_site-data', '__content', ...names].map((name) => `## \`${name}\``).join('\n\n'),
  );
  const ids = headings.map(({ id }) => id);
  expect(ids).toHaveLength(names.length + 2);
  expectNothing(
    ids.filter((id) => isOwn(id) || anchors.has(id)),
    'edit api/src/content/markdown.ts: headings get other ids (docs/faults.md F59).',
  );
});

test.each([
  ['<p id="menu-products">', ['menu-products']],
  ['<SiteSearch id={`menu-search-${device}`} />', ['menu-search-']],
  ["element('p', { class: styles.name, id: 'display-size' }, '字号')", ['display-size']],
  ["useSuggestionBox({ id: 'help-suggestions', ask, go })", ['help-suggestions']],
  ["{ id: 'help', title: '帮助中心' }", []],
])('the law reads the ids of %s', (text, ids) => {
  expect(writtenIds(text)).toEqual(ids);
});
