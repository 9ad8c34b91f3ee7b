import { renderRoute } from '@site/shared/testing/render-route';
import * as words from '../../content/studio-client';
import { clientErrors } from '../../content/studio-client-errors';
import { routes } from '../../routes';
import { checkPage } from '../../testing/product-page-checks';

const address = '/home/3dClient';
const downloads = {
  code: 0,
  msg: 'ok',
  data: {
    list: [
      {
        slug: 'studio-windows',
        version: '4.6.2',
        platform: 'Windows',
        size: '168 MB',
        updated: '2026-10-28',
        changes: [],
      },
      {
        slug: 'studio-3d',
        version: '2.3.0',
        platform: 'Windows',
        size: '1.4 GB',
        updated: '2026-09-30',
        changes: ['新增两套发布会场景'],
      },
    ],
  },
};

checkPage({
  address,
  head: words.clientHead,
  title: '装在一台电脑里的虚拟演播厅',
  anchors: words.clientAnchors,
  questions: words.clientQuestions,
});

test('version, size and day are those of the download centre, to which the page leads', async () => {
  const { html } = await renderRoute(routes, address, { '/open/v1/download/list': downloads });
  const versions = html.split(' id="versions"')[1]?.split('</section>')[0] ?? '';

  expect(html).toContain('2.3.0 · Windows · 1.4 GB · 2026-09-30 发布');
  expect(html).toContain('href="/home/download#pc"');
  expect(versions).toContain('新增两套发布会场景');
  expect(versions).toContain('当前版本');
  expect(html).not.toContain('4.6.2');
});

test('without the download list the page says where the version stands', async () => {
  const { status, html } = await renderRoute(routes, address, { '/open/v1/download/list': 503 });

  expect(status).toBe(200);
  expect(html).toContain('当前版本与大小见下载中心');
  expect(html).toContain('2.2.4');
});

test('every code of an error can be linked to', async () => {
  const { html } = await renderRoute(routes, address);

  for (const { code } of clientErrors.list) expect(html).toContain(` id="${code}"`);
  expect(html).toContain('以上为示例值');
});
