import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { type EditedApi, startEditedApi } from '../harness/test-api';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

let api: EditedApi;
let site: Site;

test.beforeAll(async () => {
  api = await startEditedApi();
  site = await startSite(api.origin);
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

async function ask(address: string): Promise<{ html: string; etag: string | null }> {
  const answer = await fetch(`${site.shell.origin}${address}`);
  expect(answer.status).toBe(200);
  return { html: await answer.text(), etag: answer.headers.get('etag') };
}

test('imported content is on the page at once, though the page was stored a moment ago', async () => {
  const [address, untouched] = ['/help/helpDocument/10001', '/info/20001'];
  const text = '本条于导入后立即可见。';
  const before = await ask(address);
  const other = await waitFor('the other page has its block that may be late', async () => {
    const answer = await ask(untouched);
    return answer.html.includes('大家在读') && answer;
  });
  expect(before.html).not.toContain(text);

  appendFileSync(path.join(api.contentDir, 'help/10001.md'), `\n${text}\n`);
  await api.content('import', '--anyway');
  const after = await waitFor('the new words are there, long before the page’s 60 s are over', async () => {
    const answer = await ask(address);
    return answer.html.includes(text) && answer;
  });

  expect(after.etag).not.toBe(before.etag);
  expect((await ask(untouched)).etag).toBe(other.etag);
});

test(
  'an editor publishes news of today with two commands, and it is on its page, in the list and in the search',
  everyCase,
  async () => {
    const title = '双十二期间的服务安排';
    expect((await ask('/home/newsList')).html).not.toContain(title);
    const [file = '', id = ''] = /news\/(\d+)\.md/.exec(await api.content('new', 'news', '--title', title)) ?? [];
    expect((await fetch(`${site.shell.origin}/home/article/${id}`)).status).toBe(404);

    const place = path.join(api.contentDir, file);
    let written = 0;
    const summary =
      '十二月十一日到十四日，每天二十四小时有人值守，电话先接通再开单，场次越大的越早约彩排，设备在前一天寄到，回程不用自己联系。';
    const text = readFileSync(place, 'utf8')
      .replace(/^# .*\n/gm, '')
      .replace(/^summary: .*$/m, `summary: ${summary}`);
    writeFileSync(
      place,
      text.replace(/待补充(：[^\n,\]}]*)?/g, () => `值班表 ${(written += 1)}`),
    );
    expect(await api.content('import')).toContain(`+ ${file}`);

    for (const address of [`/home/article/${id}`, '/home/newsList', `/search?q=${encodeURIComponent(title)}`]) {
      await waitFor(`${address} has the news`, async () => {
        const answer = await fetch(`${site.shell.origin}${address}`);
        return (await answer.text()).replace(/<\/?mark[^>]*>/g, '').includes(`>${title}`);
      });
    }
  },
);
