import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { renderBuiltPage } from '@site/tooling/testing/built-pages';
import type { PageFacts } from '@site/shared/page/fact-words';
import { renderRoute } from '@site/shared/testing/render-route';
import { testSite } from '@site/shared/testing/test-site';
import { createElement, type FunctionComponent } from 'react';
import { listedRoutes } from '../urls/listed-routes';
import { visitedPages } from '../urls/visited-pages';
import { exampleAnswers } from './example-answers';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

/** Of the pages for phones, and of all others. */
const sectionOf = (address: string) => (address.startsWith('/m/') ? 'mf-mobile' : 'mf-marketing');
/** What they list is what they show, or they are forms and papers. */
const without = [
  '/',
  ...['/home/service', '/home/case', '/home/marketing/:id?', '/home/download', '/home/media'],
  ...['/home/signUp', '/home/experience', '/home/UserAgreementPC', '/home/business_license.jpg', '/home/security'],
  ...['/m/', '/m/service', '/m/market', '/m/media'],
  ...['/m/article', '/m/lecture_h5', '/m/lecture_new', '/m/lecture_detail_h5'],
];

type Row = { address: string; file: string };

const rows: Row[] = [...readTracked('docs/signatures.md').matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(
  ([, address = '', file = '']) => ({ address, file: `${sectionOf(address)}/src/pages/${file}` }),
);

/** Pieces of text and text alternatives of eight characters and more: shorter ones name things, as others do. */
function wordsOf(html: string): string[] {
  const labels = [...html.matchAll(/ (?:aria-label|alt)="([^"]+)"/g)].map(([, label = '']) => label);
  const texts = html.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return [...new Set([...labels, ...texts].map((text) => text.trim()))].filter(
    (text) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= 8,
  );
}

/** The components of a file, drawn alone: sentences with a fact are left out. */
async function drawnAlone(file: string): Promise<string> {
  const parts = Object.values(require(path.join(repositoryRoot, file)) as Record<string, FunctionComponent<PageFacts>>);
  const Component = () => parts.map((part, index) => createElement(part, { key: index, facts: {} }));
  return (await renderRoute([{ path: '/', Component }], '/')).html;
}

/** A page for phones tells the same as the one beside it, a former page the same as its successor. */
function isSame(other: string, address: string): boolean {
  const { canonical } = listedRoutes().find((route) => route.path === address) ?? {};
  const beside = address.startsWith('/m/') ? address.replace('/m/', '/home/') : address.replace('/home/', '/m/');
  return [address, canonical, beside].includes(other);
}

const pages = new Map<string, string>();
const own = new Map<string, string[]>();

beforeAll(async () => {
  const answers = exampleAnswers();
  const variants = listedRoutes().filter(({ kind }) => kind === 'preview');
  const visited = visitedPages().filter(
    ({ remote, status }) => /^mf-(marketing|mobile)$/.test(remote) && status === 200,
  );
  for (const { address, remote } of visited) {
    if (variants.some((variant) => variant.path === address)) continue;
    pages.set(address, (await renderBuiltPage(remote, address, answers, testSite)).html.replaceAll('<!-- -->', ''));
  }
  for (const { address, file } of rows) own.set(address, wordsOf(await drawnAlone(file)));
});

test('R13.31 every product and scenario page has a signature section, and one only', () => {
  const asked = listedRoutes().filter(
    ({ remote, kind }) => /^mf-(marketing|mobile)$/.test(remote) && kind !== 'preview',
  );
  const expected = asked.map((route) => route.path).filter((address) => !without.includes(address));
  expect(rows.map(({ address }) => address).sort()).toEqual(expected.sort());
  expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
});

test('R13.31 a signature section belongs to the folder of its page alone', () => {
  const sources = trackedFiles
    .filter((file) => /^mf-(marketing|mobile)\//.test(file) && /\.tsx?$/.test(file))
    .map((file) => ({ place: path.dirname(file), text: readTracked(file) }));
  for (const { file } of rows) {
    expect(trackedFiles).toContain(file);
    const name = path.basename(file, '.tsx');
    const users = sources.filter(({ text }) => text.includes(`/${name}'`)).map(({ place }) => place);
    expect([...new Set(users)]).toEqual([path.dirname(file)]);
  }
});

test('R13.31 what a signature section says is on its page, and on no other', () => {
  const faults = rows.flatMap(({ address }) => {
    const words = own.get(address) ?? [];
    const missing = words.filter((text) => !pages.get(address)?.includes(text));
    const elsewhere = [...pages].flatMap(([other, html]) =>
      isSame(other, address) ? [] : words.filter((text) => html.includes(text)).map((text) => `${other}: ${text}`),
    );
    return words.length === 0
      ? [`${address} says nothing`]
      : [...missing, ...elsewhere].map((fault) => `${address}, ${fault}`);
  });
  expectNothing(faults, 'edit docs/signatures.md or the page’s content.');
});
