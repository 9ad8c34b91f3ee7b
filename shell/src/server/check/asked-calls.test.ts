import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { AskedCalls } from './asked-calls';

const post = (name: string): ReleaseCall => {
  return { name, method: 'post', host: 'live', path: '/liveajax/GetHelpArticle', freshFor: 60, data: {} };
};
const [article, search] = [post('help-article'), post('help-search')];
const made = { method: 'post' as const, url: 'host:live/liveajax/GetHelpArticle', timeout: 3000 };

test('calls at one address are told apart by their names, and by the section that made them', () => {
  const asked = new AskedCalls();
  asked.note({ ...made, remote: 'mf-help', call: 'help-article', body: '{"id":1}', contentType: 'application/json' });
  asked.note({ ...made, remote: 'mf-info', call: 'help-article', body: '{"id":2}' });

  expect(asked.of('mf-help', article, [article, search])).toEqual([
    { method: 'post', url: made.url, body: '{"id":1}', contentType: 'application/json' },
  ]);
  expect(asked.of('mf-help', search, [article, search])).toEqual([]);
});

test('a call of a browser has no name, and counts where only one call has its address', () => {
  const asked = new AskedCalls();
  asked.noteUnnamed({ ...made, body: '{"keyword":"直播"}' });

  expect(asked.of('mf-help', search, [search])).toHaveLength(1);
  expect(asked.of('mf-help', search, [article, search])).toEqual([]);
});

test('of one call three requests are kept, each once', () => {
  const asked = new AskedCalls();
  for (const id of [1, 1, 2, 3, 4])
    asked.note({ ...made, remote: 'mf-help', call: 'help-article', body: `{"id":${id}}` });
  expect(asked.of('mf-help', article, [article]).map(({ body }) => body)).toEqual(['{"id":1}', '{"id":2}', '{"id":3}']);
});
