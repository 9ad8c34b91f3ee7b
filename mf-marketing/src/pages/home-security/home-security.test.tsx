import { listFacts } from '@site/shared/calls/facts';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';
import { securityHead, securityHero } from '../../content/home-security';

const address = '/home/security';

/** Each fact says its own name, so that what is no fact is seen. */
const named = (names: readonly string[]) => ({ list: names.map((name) => ({ name, text: `〔${name}〕` })) });

const rows = [
  ...['security.network.name', 'security.network.intro', 'security.network.head.name', 'security.network.head.hosts'],
  ...['security.network.head.ports', 'security.network.rtmp.name', 'security.network.rtmp.hosts'],
  ...['security.network.rtmp.ports', 'security.contact.name', 'security.contact.head.name'],
  ...['security.contact.head.text', 'security.contact.report.name', 'security.contact.report.text'],
  'document.security',
];
const answers = answerTo(listFacts, named(rows));

/** From the first table to what is no table. */
const tablesIn = (html: string) => html.slice(html.indexOf('<section id="network"'), html.indexOf('接着看'));
const textsIn = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim());

test('it asks once, for every row and for what its hero names', async () => {
  const { status, calls } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(calls.filter((call) => call.includes(listFacts.path))).toEqual([
    expect.stringMatching(/names=security\.[^&]*document\.security/),
  ]);
});

test('a table has its anchor, its heading, and a line of its own for each row', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toMatch(/<section id="network"[^>]*><h2[^>]*>〔security\.network\.name〕<\/h2>/);
  expect(html).toContain('href="#network"');
  expect(html).toContain('role="table" aria-label="〔security.network.name〕"');
  expect(html.match(/role="columnheader"/g)).toHaveLength(3 + 2);
  expect(html.match(/role="rowheader"/g)).toHaveLength(2);
});

test('R10.95 whatever the tables say is a fact, but for the list to copy and the mail address', async () => {
  const { html } = await renderPage(address, answers);
  const others = textsIn(tablesIn(html)).filter((text) => !/^(?:〔[^〕]+〕\s*)+$/.test(text));

  expect(others).toEqual(['防火墙放行清单（纯文本）', '安全联系邮箱：', testSite.email]);
});

test('the list to copy has host, port and use of every row on a line', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toMatch(
    /<pre id="allow-list"[^>]*>〔security\.network\.rtmp\.hosts〕\t〔security\.network\.rtmp\.ports〕\t〔security\.network\.rtmp\.name〕<\/pre>/,
  );
});

test('a site without a mail address sends those who report to its form', async () => {
  const { html } = await renderPage(address, answers, { ...testSite, email: '' });

  expect(html).toContain('安全事项请用下方的表单留言');
  expect(html).not.toContain('安全联系邮箱');
});

test('the head names the page, its crumbs and the day of the last check; the page asks for a questionnaire', async () => {
  const { html, head } = await renderPage(address, answers);

  expect(head).toMatchObject({
    title: `${securityHead.title}-澄播云`,
    description: securityHead.description,
    updated: '〔document.security〕',
    breadcrumb: [
      { name: '首页', link: '/' },
      { name: '安全与合规说明', link: address },
    ],
    jsonLd: [expect.objectContaining({ '@type': 'Service' })],
  });
  expect(html).toContain(securityHero.note);
  expect(html.match(/预约安全问卷答复/g)?.length).toBeGreaterThanOrEqual(3);
});

test('R10.95 without the service there is no page of empty tables', async () => {
  const { status } = await renderPage(address, { [listFacts.path]: 503 });

  expect(status).toBe(503);
});
