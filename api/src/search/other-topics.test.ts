import type { Queryable } from '../database/database';
import { openTestDatabase } from '../testing/test-database';
import { otherTopicsIn } from './other-topics';

let database: Queryable & { close(): Promise<void> };

beforeAll(async () => {
  database = await openTestDatabase();
  const items = [{ about: '别的事', words: ['座机', '别人的直播', 'stock'] }];
  await database.query("insert into catalog (name, hash, items) values ('otherTopic', '', $1::jsonb)", [
    JSON.stringify(items),
  ]);
});

afterAll(() => database.close());

test.each([
  ['座机怎么报修', ['座机']],
  ['荒郊野外没插座机器怎么供电', []],
  ['怎么下载别人的直播回放', ['别人的直播']],
  ['your stock price', ['stock']],
  ['red stockings', []],
])('R12.158 “%s” is about %j', async (text, topics) => {
  expect(await otherTopicsIn(database, text)).toEqual(topics);
});
