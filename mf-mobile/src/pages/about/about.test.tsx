import { listJobs } from '@site/shared/calls/jobs';
import { answerTo } from '@site/shared/testing/answer-to';
import type { Job } from '@site/shared/contract/site';
import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';

const job: Job = {
  slug: 'live-director',
  name: '直播导播',
  place: '云岸市，可出差',
  kind: '全职',
  duties: ['现场切换与云导播操作'],
  wants: ['独立执导过十场以上多机位直播'],
};

const answers = answerTo(listJobs, { list: [job] });

test('R2.101 the company page says who we are and has its counterpart as canonical', async () => {
  const { status, head } = await renderPage('/m/about', answers);

  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '关于我们_团队、历程与联系方式-澄播云', canonical: '/home/about' });
});

test('a white-label site shows no people and no years of ours', async () => {
  const { html, head } = await renderPage('/m/about', answers, { ...testSite, variant: 'white-label' });

  expect(html).not.toMatch(/>186<|>2018<|一年一年/);
  expect(`${head?.title}${head?.description}`).not.toMatch(/团队|历程/);
});

test('phone, e-mail, address and the company come from the configuration and can be pressed', async () => {
  const { html, head } = await renderPage('/m/about', answers);

  expect(html).toContain('href="tel:4000000000"');
  expect(html).toContain(`href="mailto:${testSite.email}"`);
  expect(html).toContain('望江区澄播路 1 号');
  expect(html).toContain(testSite.legalName);
  expect(head?.jsonLd).toMatchObject([{ '@type': 'Organization', legalName: testSite.legalName }]);
});

test('an open position is a disclosure and takes applications by e-mail', async () => {
  const { html } = await renderPage('/m/about', answers);

  expect(html).toMatch(/<details[^>]*id="live-director"/);
  expect(html).toContain('独立执导过十场以上多机位直播');
  expect(html).toContain(`mailto:${testSite.email}?subject=${encodeURIComponent(job.name)}`);
});

test('without the list of positions the section still says where to write', async () => {
  const { status, html } = await renderPage('/m/about', { [listJobs.path]: 503 });

  expect(status).toBe(200);
  expect(html).toContain('id="join"');
  expect(html).toContain('可以先把简历发到');
});

test('the older years are folded away but in the HTML', async () => {
  const { html } = await renderPage('/m/about', answers);

  const folded = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
  expect(folded).toContain('2018');
  expect(folded).not.toContain('2026');
});
