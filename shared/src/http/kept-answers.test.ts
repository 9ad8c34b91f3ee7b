import type { CallFacts } from '../calls/call';
import { type Answered, KeptAnswers, keptFor, mostKept } from './kept-answers';

const facts = { name: 'tree', reads: true, freshFor: 60 } as CallFacts;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Asks for an article by a page of its own; `asked` are the requests that were made. */
function page() {
  const kept = new KeptAnswers();
  const asked: unknown[] = [];
  const ask = (id: number, revision?: string, answer?: Promise<Answered>) =>
    kept.answer(facts, { id }, () => {
      asked.push(id);
      return answer ?? Promise.resolve({ body: `${id} of ${revision}`, revision });
    });
  return { kept, asked, ask };
}

test('what was answered is not asked again, and what is being asked is asked once', async () => {
  const { asked, ask } = page();
  const [one, other] = await Promise.all([ask(1, '7'), ask(1, '7')]);
  expect([one.body, other.body, (await ask(1)).body]).toEqual(['1 of 7', '1 of 7', '1 of 7']);
  await ask(2, '7');
  expect(asked).toEqual([1, 2]);
});

test('R13.17 an answer of another content revision makes all before it old', async () => {
  const { asked, ask } = page();
  await ask(1, '7');
  await ask(2, '8');
  expect((await ask(1, '8')).body).toBe('1 of 8');
  expect((await ask(2, '8')).body).toBe('2 of 8');
  expect(asked).toEqual([1, 2, 1]);
});

test('without revisions an answer is good for as long as its call says', async () => {
  const { asked, ask } = page();
  await ask(1);
  jest.advanceTimersByTime(59_000);
  await ask(1);
  jest.advanceTimersByTime(1_001);
  await ask(1);
  expect(asked).toEqual([1, 1]);
});

test('with a revision it is good for five minutes', async () => {
  const { asked, ask } = page();
  await ask(1, '7');
  jest.advanceTimersByTime(keptFor - 1);
  await ask(1, '7');
  jest.advanceTimersByTime(1);
  await ask(1, '7');
  expect(asked).toEqual([1, 1]);
});

test('a failure is not kept', async () => {
  const { asked, ask } = page();
  await expect(ask(1, '7', Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await ask(1, '7')).body).toBe('1 of 7');
  expect(asked).toEqual([1, 1]);
});

test('what the page was served with counts as answered', async () => {
  const { kept, asked, ask } = page();
  kept.keep(facts, { id: 1 }, 'as served');
  expect((await ask(1, '7')).body).toBe('as served');
  expect(asked).toEqual([]);
});

test('the oldest answers give way', async () => {
  const { asked, ask } = page();
  for (let id = 0; id <= mostKept; id += 1) await ask(id, '7');
  asked.length = 0;
  await ask(mostKept, '7');
  await ask(1, '7');
  await ask(0, '7');
  expect(asked).toEqual([0]);
});
