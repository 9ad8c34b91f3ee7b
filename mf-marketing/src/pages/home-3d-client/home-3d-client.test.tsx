import { listDownloads } from '@site/shared/calls/downloads';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { clientErrors } from '../../content/home-3d-client/errors';
import { clientAnchors, clientHead } from '../../content/home-3d-client/hero';
import { clientQuestions } from '../../content/home-3d-client/questions';
import { checkPage } from '../../testing/product-page-checks';
import { download } from '../../testing/samples';

const address = '/home/3dClient';
const answers = answerTo(listDownloads, {
  list: [
    download('studio-windows'),
    download('studio-3d', {
      version: '2.3.0',
      size: '1.4 GB',
      updated: '2026-09-30',
      changes: ['新增两套发布会场景'],
      history: [{ version: '2.2.1', updated: '2026-07-14', changes: ['绿幕取色支持多点'] }],
    }),
  ],
});

describe('R2.28 /home/3dClient', () => {
  checkPage({
    address,
    head: clientHead,
    title: '装在一台电脑里的虚拟演播厅',
    anchors: clientAnchors,
    questions: clientQuestions,
  });
});

test('R2.28 version, size and day are those of the download centre, to which the page leads', async () => {
  const { html } = await renderPage(address, answers);
  const versions = html.split(' id="versions"')[1]?.split('</section>')[0] ?? '';

  expect(html).toContain('2.3.0 · Windows · 1.4 GB · 2026-09-30 发布');
  expect(html).toContain('href="/home/download#pc"');
  expect(versions).toContain('新增两套发布会场景');
  expect(versions).toContain('当前版本');
  expect(versions).toMatch(/2\.2\.1[\s\S]*2026-07-14[\s\S]*绿幕取色支持多点/);
  expect(html).not.toContain('4.6.2');
});

test('without the download list the page says where to find the version', async () => {
  const { status, html } = await renderPage(address, { [listDownloads.path]: 503 });

  expect(status).toBe(200);
  expect(html).toContain('当前版本与大小见下载中心');
  expect(html).toContain('各版本改了什么，见下载中心');
});

test('every code of an error can be linked to', async () => {
  const { html } = await renderPage(address);

  for (const { code } of clientErrors.list) expect(html).toContain(` id="${code}"`);
  expect(html).toContain('场景越复杂要求越高');
});
