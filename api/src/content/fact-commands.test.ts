import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentCommand } from './content-command';

let server: Server;
let site: string;
/** What pages say by their path; the others say nothing of a fact. */
let pages: Record<string, string> = {};

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const texts: Record<string, string> = { '/sitemap.txt': 'https://example.com/help/helpDocument/10070\n' };
    answer.end(texts[url] ?? `<p>${pages[url] ?? ''}</p>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const contentDir = join(__dirname, '../../content');
/** Commands on facts reach no service. */
const connect = () => Promise.reject(new Error('nothing is asked'));
const run = (...args: string[]) => contentCommand(args, { contentDir, now: () => new Date(), connect });

test('pages of the sitemap and of the list of routes are read, and a fact in two versions fails with both addresses', async () => {
  pages = { '/home/service': '专业版一年 ¥19,800', '/help/helpDocument/10070': '专业版年费 ¥38,800' };

  await expect(run('contradictions', '--site', site)).rejects.toThrow(
    /plan\.professional\.price 是“¥19,800”\n {2}¥38,800：\/help\/helpDocument\/10070\n {4}专业版年费 ¥38,800/,
  );
});

test('a site that says every fact in one way passes, with how many pages were read', async () => {
  pages = { '/home/service': '专业版一年 ¥19,800' };

  expect(await run('contradictions', '--site', site)).toMatch(/^\d{2,} 页，没有说法不一的事实。$/);
});

test('candidates are listed and fail nothing', async () => {
  pages = {
    '/home/service': '近五年的主流手机都可以进入展厅',
    '/help/helpDocument/10070': '近四年的主流手机都可以进入展厅',
  };

  expect(await run('contradictions', '--candidates', '--site', site)).toMatch(/^1 对句子只差一个数[\s\S]*近四年/);
});

test('editors are told every name that prose may take, with what it says now', async () => {
  expect(await run('facts')).toContain('{{retention.trial}}  30 天');
});
