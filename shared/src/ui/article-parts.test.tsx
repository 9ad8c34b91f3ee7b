import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { AnchorList, AnchorRail } from './article-anchors';
import { Neighbours } from './article-neighbours';
import { ShareTools } from './share-tools';

async function markupOf(element: ReactNode): Promise<string> {
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
  const html = await markupOf(<Part headings={headings} />);

  expect(html).toContain('href="#zong-biao"');
  expect(html).toContain('href="#hua-mian"');
});

test('one heading needs no list', async () => {
  expect(await markupOf(<AnchorRail headings={headings.slice(1)} />)).toBe('');
});

test('neighbours link to both sides, and an end of the list has one side only', async () => {
  const prev = { id: 20001, title: '前一篇' };
  const next = { id: 20003, title: '后一篇' };
  const both = await markupOf(<Neighbours prev={prev} next={next} address={address} />);
  const end = await markupOf(<Neighbours prev={prev} next={null} address={address} />);

  expect(both).toMatch(/rel="prev" href="\/info\/20001".*rel="next" href="\/info\/20003"/);
  expect(end).not.toContain('rel="next"');
  expect(await markupOf(<Neighbours prev={null} next={null} address={address} />)).toBe('');
});

test('copying and sharing load their island and tell their outcome to screen readers', async () => {
  const html = await markupOf(<ShareTools />);

  expect(html.match(/data-island="share"/g)).toHaveLength(2);
  expect(html).toMatch(/data-share="copy".*data-share="open"/);
  expect(html).toContain('role="status"');
});
