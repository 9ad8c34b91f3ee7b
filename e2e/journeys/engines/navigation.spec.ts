import { expect } from '@playwright/test';
import { inEachEngine } from '../../engines/engine-test';
import { arrive, click, hydrate, isMarked, markDocument, see } from '../../engines/visitor';
import { publishReworded } from '../../harness/reworded';
import { waitFor } from '../../harness/wait';

const question = '这篇文章有帮助吗？';
const newQuestion = '新版问您：这篇文章有帮助吗？';
const next = '9.0.0';
const content = '#_content a';
const menu = 'nav[aria-label=主导航]';

inEachEngine('links lead through four sections in one document, and back', {}, async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.open('/help/helpCenter');
  await hydrate(tab);
  await markDocument(tab);
  await click(tab, content, '批量导入白名单');
  await see(tab, 'h1', '批量导入白名单');
  await click(tab, 'header a[href="/"]');
  await arrive(tab, '/');
  await click(tab, `${menu} summary`, '下载与帮助');
  await click(tab, `${menu} a`, '视频教程');
  await arrive(tab, '/info/video');
  // The address is there a moment before its page.
  await see(tab, 'h1', '视频');
  await click(tab, 'footer a', '直播讲堂');
  await arrive(tab, '/home/lectureIndex');
  await tab.back();
  await arrive(tab, '/info/video');
  await see(tab, 'h1');
  expect(await isMarked(tab)).toBe(true);
});

inEachEngine('another page begins at its top, and going back finds the place that was left', {}, async ({ tab }) => {
  const top = () => tab.evaluate(() => Math.round(scrollY));
  const rest = (wanted: number) => waitFor(`the page stands at ${wanted} px`, async () => (await top()) === wanted);
  await tab.resize(1440, 900);
  await tab.open('/home/edu');
  await hydrate(tab);
  await markDocument(tab);
  await tab.evaluate(() => scrollTo(0, 700));
  await rest(700);
  await click(tab, `${menu} a`, '首页');
  await arrive(tab, '/');
  await rest(0);
  await tab.back();
  await arrive(tab, '/home/edu');
  await rest(700);
  expect(await isMarked(tab)).toBe(true);
});

inEachEngine(
  'an open tab reads on in its version while another goes live and is taken back',
  {},
  async ({ tab, site }) => {
    const live = async () => (await site.shell.health()).remotes['mf-help'];
    const old = await live();
    await tab.resize(1440, 900);
    await tab.open('/help/helpCenter');
    await hydrate(tab);
    await markDocument(tab);
    await publishReworded(site, 'mf-help', next, [question, newQuestion]).catch(() => undefined);
    await site.promote({ 'mf-help': next });
    await waitFor('the new version is live', async () => (await live()) === next);
    await click(tab, content, '批量导入白名单');
    await see(tab, 'h2', question);
    expect(await tab.evaluate(() => document.body.innerText)).not.toContain(newQuestion);
    expect(await isMarked(tab)).toBe(true);
    await tab.open('/help/helpDocument/10001');
    await see(tab, 'h2', newQuestion);
    await site.rollback('mf-help');
    await waitFor('the old version is live again', async () => (await live()) === old);
    await hydrate(tab);
    await see(tab, 'h2', newQuestion);
  },
);
