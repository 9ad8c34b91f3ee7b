import { listJobs } from '@site/shared/calls/jobs';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';
import { aboutHero } from '../../content/home-about/hero';
import { aboutHistory } from '../../content/home-about/history';
import { aboutTeam } from '../../content/home-about/team';

const address = '/home/about';
const answers = answerTo(listJobs, {
  list: ['前端工程师', '直播导播'].map((name, index) => ({
    slug: `job-${index}`,
    name,
    place: '云岸市',
    kind: '全职',
    duties: [`${name}要做的`],
    wants: [`${name}要会的`],
  })),
});

test('R2.30 one h1, every anchor of the hero links to a section, headings go down one level at a time', async () => {
  const { status, html } = await renderPage(address, answers);
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

  expect(status).toBe(200);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, '')).toMatch(/<h1[^>]*>.*我们把直播.*做清楚/);
  for (const { id } of aboutHero.anchors) expect(html).toContain(` id="${id}"`);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('a white-label site shows no people and no years of ours, and links to none', async () => {
  const { html, head } = await renderPage(address, answers, { ...testSite, variant: 'white-label' });

  expect(html).not.toMatch(/>186<|>2018<|五个人|id="team"|id="history"|#team|#history/);
  expect(`${head?.title}${head?.description}`).not.toMatch(/团队|历程/);
  for (const id of ['beliefs', 'join', 'contact']) expect(html).toContain(` id="${id}"`);
});

test('without phone and mail both jobs and contact lead to the form, and the page says so', async () => {
  const { html } = await renderPage(address, answers, { ...testSite, phone: '', email: '' });

  expect(html).not.toMatch(/tel:|mailto:|邮箱|邮件/);
  expect(html).toContain('在留言里写明岗位和联系方式');
  expect(html.match(/href="\/home\/signUp"[^>]*>留言应聘/g)).toHaveLength(2);
  expect(html).toMatch(/href="\/home\/signUp"[^>]*>预约回电/);
});

test('R2.30 jobs open where they stand and link to a letter that names the job', async () => {
  const { html } = await renderPage(address, answers);
  const join = html.split('id="join"')[1]?.split('id="contact"')[0] ?? '';

  expect(join.match(/<details/g)).toHaveLength(2);
  expect(join).toContain('直播导播要会的');
  expect(join).toContain(`mailto:hello@example.com?subject=${encodeURIComponent('直播导播')}`);
});

test('without the list of jobs the section says where to write', async () => {
  const { status, html } = await renderPage(address, { [listJobs.path]: 503 });
  const join = html.split('id="join"')[1]?.split('id="contact"')[0] ?? '';

  expect(status).toBe(200);
  expect(join).not.toContain('<details');
  expect(join).toContain('href="mailto:hello@example.com"');
});

test('R2.30 contact comes from the facts of the site, and so does what search engines read', async () => {
  const { html, head } = await renderPage(address, answers);

  for (const text of ['href="tel:4000000000"', '望江区澄播路 1 号', '澄播云（演示）科技有限公司'])
    expect(html).toContain(text);
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'Organization', telephone: '400-000-0000' });
  expect(head).toMatchObject({ title: '关于我们_企业直播服务商的团队与历程-澄播云', alternate: '/m/about' });
});

test('years run backwards without a gap, and figures are marked as an example', async () => {
  const { html } = await renderPage(address, answers);
  const years = aboutHistory.years.map(({ year }) => Number(year));

  expect(years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
  for (const year of years) expect(html).toContain(String(year));
});

test('the roster has a key for each of its days, and begins with the day of the show', async () => {
  const { html } = await renderPage(address, answers);
  const keys = [...html.matchAll(/<input[^>]*type="radio"[^>]*id="(phase\d)"[^>]*>/g)];

  expect(keys).toHaveLength(aboutTeam.phases.length);
  for (const [, id] of keys) expect(html).toContain(`for="${id}"`);
  const chosen = keys.filter(([key]) => key.includes('checked'));
  expect(chosen.map(([, id]) => aboutTeam.phases[Number(id?.slice(-1))])).toEqual(['开播当天']);
});
