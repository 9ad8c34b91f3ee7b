import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { listFacts } from '@site/shared/calls/facts';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderBuiltPage } from '@site/tooling/testing/built-pages';
import { testSite } from '@site/shared/testing/test-site';
import { readContentFiles } from '../../api/src/content/content-files';
import { readFacts } from '../../api/src/content/read-facts';

// Law: the page for a customer's IT says what such a page owes its readers, and each of its rows is a fact.

const facts = readFacts(readContentFiles(path.join(repositoryRoot, 'api/content')));
const list = [...facts]
  .map(([name, text]) => ({ name, text }))
  .filter(({ name }) => /^(security|document)\./.test(name));

/** What the page has to answer, by the keys of its tables. */
const owed = [
  ...['data', 'grading', 'sign-on', 'network', 'encryption', 'roles', 'sla', 'private', 'processor', 'retention'],
  ...['contract', 'contact', 'limits'],
];

let html = '';

beforeAll(async () => {
  html = (await renderBuiltPage('mf-marketing', '/home/security', answerTo(listFacts, { list }), testSite)).html;
});

/** Texts of the elements of a role. */
function textsOf(role: string): string[] {
  return [...html.matchAll(new RegExp(` role="${role}"[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) => text);
}

test('R10.95 every table that is owed is there, in this order, with its place in the contents', () => {
  expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id).filter((id) => id !== 'lead')).toEqual(owed);
  for (const key of owed) expect(html).toContain(`href="#${key}"`);
});

test('R10.95 every row of the page is a row of the facts, and none is missing', () => {
  const expected = list
    .filter(({ name }) => /^security\.[\w-]+\.(?!head\.)[\w-]+\./.test(name))
    .map(({ text }) => text);
  const shown = [...textsOf('rowheader'), ...textsOf('cell')];
  expect(expected.length).toBeGreaterThan(200);
  expect(shown.toSorted()).toEqual(expected.toSorted());
});

test('rows that other pages have are taken from them', () => {
  const texts = list.map(({ text }) => text).join('\n');
  for (const name of ['retention.trial', 'retention.grace', 'retention.archive', 'feature.audit-log.flagship'])
    expect(texts).toContain(facts.get(name) ?? name);
});

test('that it is an example is said once at most', () => {
  expect(html.match(/示例/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
