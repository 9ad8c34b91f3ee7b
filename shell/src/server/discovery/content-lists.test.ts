import type { DataAnswer } from '../../render/pages/worker-messages';
import { ContentLists } from './content-lists';

type Page = { list: unknown[]; total: number };

function listsOf(page: (asked: number) => Page) {
  let asked = 0;
  const answer = async (): Promise<DataAnswer> => {
    asked += 1;
    return { ok: true, status: 200, body: { code: 0, msg: 'ok', data: page(asked) } };
  };
  return { lists: new ContentLists({ answer }, async (work) => work()), asked: () => asked };
}

test('a host that never ends a list is asked for 500 pages of it at the most', async () => {
  const { lists, asked } = listsOf(() => ({ list: [{ id: 1 }], total: 1e9 }));
  expect(await lists.topics()).toHaveLength(500);
  expect(asked()).toBe(500);
});

test('F11: of a page more than was asked for is left out, and a list that is too long in all ends', async () => {
  const { lists, asked } = listsOf(() => ({
    list: Array.from({ length: 40_000 }, () => ({ text: 'x'.repeat(90) })),
    total: 1e9,
  }));
  expect((await lists.topics()).length).toBeLessThanOrEqual(1000);
  expect(asked()).toBeLessThan(12);
});
