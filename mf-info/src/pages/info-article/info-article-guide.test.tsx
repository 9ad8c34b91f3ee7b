import type { Topic } from '@site/shared/contract/info';
import { readTopic } from '@site/shared/calls/topic';
import { readHotTopicPage } from '@site/shared/calls/topic-hot';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { fullTopic, pageOf } from '../../testing/samples';

const guide: Partial<Topic> = {
  pillar: null,
  guide: {
    articles: [{ id: 20006, title: '开播前 30 分钟检查表' }],
    help: [{ id: 10007, title: '如何彩排与测试直播' }],
    products: [{ name: '云导播', link: '/home/daobo' }],
  },
  checklist: { title: '一场直播的总清单', groups: [{ name: '前一天', items: ['备用电脑接管过一次'] }] },
};

async function render(changes: Partial<Topic>) {
  const answers = {
    ...answerTo(readTopic, () => fullTopic(20041, changes)),
    ...answerTo(readHotTopicPage, pageOf([])),
  };
  return (await renderPage('/info/20041', answers)).html;
}

test('an article shows its own drawing at its head, large, with the words of the drawing', async () => {
  const html = await render({});
  const head = html.slice(0, html.indexOf('总表</h2>'));

  expect(head).toContain('第 20041 张');
  expect(head).toContain('>推流</text>');
});

test('R12.45 it says what it rests on, and which desk answers for it', async () => {
  const html = await render({});

  expect(html).toContain('资料来源');
  expect(html).toContain('七版现场单的删改记录');
  expect(html).toMatch(/澄播云(<!-- -->)?内容组 · 直播运营/);
  expect(html).toMatch(/核对日期：<time[^>]*>2026-04-21/);
});

test('an author without a desk is named in the head alone', async () => {
  const html = await render({ author: '特约作者' });

  expect(html).toContain('特约作者');
  expect(html).not.toContain('aria-label="编辑部"');
});

test('R12.48 an article leads up to its guide and has nothing to print', async () => {
  const html = await render({});

  expect(html).toContain('这篇属于指南');
  expect(html).toContain('href="/info/20041"');
  expect(html).not.toContain('打印清单');
});

test('R12.48 a guide leads down to its articles, to help and to products', async () => {
  const html = await render(guide);

  for (const link of ['/info/20006', '/help/helpDocument/10007', '/home/daobo'])
    expect(html).toContain(`href="${link}"`);
  expect(html).not.toContain('这篇属于指南');
});

test('R12.49 the checklist of a guide is complete without script, named in the list of headings, and signed for paper', async () => {
  const html = await render(guide);

  expect(html).toContain('<li class="item">备用电脑接管过一次</li>');
  expect(html).toContain('href="#checklist"');
  expect(html).toContain('id="checklist"');
  expect(html).toContain('http://site.test/info/20041');
  expect(html).toMatch(/<button[^>]*data-needs-script=""[^>]*>.*?打印清单/);
});
