import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { AnchorList, AnchorRail } from './article-anchors';
import { Neighbours } from './article-neighbours';
import { ShareTools } from './share-tools';

async function paint(element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '/', element }]);
  const context = await handler.query(new Request('http://site.test/'));
  if (context instanceof Response) throw new Error('The page answered with a redirect.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const headings = [
  { id: 'zong-biao', level: 2, text: '总表' },
  { id: 'hua-mian', level: 3, text: '画面与声音' },
];
const address = (id: number) => `/info/${id}`;

test.each([AnchorRail, AnchorList])('the anchors lead to every heading', async (Part) => {
  const html = await paint(<Part headings={headings} />);

  expect(html).toContain('href="#zong-biao"');
  expect(html).toContain('href="#hua-mian"');
});

test('one heading needs no list', async () => {
  expect(await paint(<AnchorRail headings={headings.slice(1)} />)).toBe('');
});

test('neighbours link to both sides, and an end of the list has one side only', async () => {
  const prev = { id: 20001, title: '前一篇' };
  const next = { id: 20003, title: '后一篇' };
  const both = await paint(<Neighbours prev={prev} next={next} address={address} />);
  const end = await paint(<Neighbours prev={prev} next={null} address={address} />);

  expect(both).toMatch(/rel="prev" href="\/info\/20001".*rel="next" href="\/info\/20003"/);
  expect(end).not.toContain('rel="next"');
  expect(await paint(<Neighbours prev={null} next={null} address={address} />)).toBe('');
});

test('copying and sharing wake their file and tell their outcome to screen readers', async () => {
  const html = await paint(<ShareTools />);

  expect(html.match(/data-wake="share"/g)).toHaveLength(2);
  expect(html).toMatch(/data-share="copy".*data-share="open"/);
  expect(html).toContain('role="status"');
});
