import type { Database } from '../database/database';
import { passageRowsOf } from '../passages/entry-passages';
import { storePassages } from '../passages/passages.repository';
import { openTestDatabase } from '../testing/test-database';
import { searchVectorsOf } from './entry-vectors';
import { featuresOf } from './leaning/features';
import { storeLeaning } from './leaning/leaning.repository';
import { search } from './search';

let database: Database;

/** More than a word may have before it counts as common. */
const many = 320;

beforeAll(async () => {
  database = await openTestDatabase();
  const fixed = { group_id: 1, sort: 0, tags: [], published: '2026-01-01', updated: '', views: 0, featured: false };
  const words = { title: '场次说明', summary: '', html: '', plain: '先看直播。会后可看回放。', data: {} };
  const rows = Array.from({ length: many }, (_, index) => ({
    ...{ kind: 'help', id: index + 1, hash: '', ...fixed, ...words, ...searchVectorsOf(words) },
  }));
  const whole = (id: number) => passageRowsOf({ kind: 'help', id, ...words });
  await storePassages(
    database,
    [],
    rows.flatMap(({ id }) => whole(id)),
  );
  await database.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
  await database.query("insert into search_word (word, uses) values ('直播', 9), ('回放', 9)");
});

afterAll(() => database.close());

test('R12.137 words that many entries have are found together although their own pair stands nowhere', async () => {
  const page = { pageIndex: 1, pageSize: 10 };
  const { how, result } = await search(database, '直播回放', { among: ['help'], page });

  expect(how.why).toEqual([]);
  expect(result.hits).toHaveLength(10);
});

test('R12.137 what is about a word comes before what only mentions it', async () => {
  const titled = { title: '彩排', summary: '', html: '', plain: '正式之前。', data: {} };
  const mentions = { title: '清单', summary: '', html: '', plain: '先做彩排。', data: {} };
  const rows = [mentions, titled].map((words, index) => ({
    ...{ kind: 'help', id: many + 1 + index, hash: '', group_id: 1, sort: 0, tags: [], published: '2026-01-01' },
    ...{ updated: '', views: 0, featured: false, ...words, ...searchVectorsOf(words) },
  }));
  await database.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
  const { result } = await search(database, '彩排', { among: ['help'], page: { pageIndex: 1, pageSize: 10 } });

  expect(result.hits.map(({ title }) => title)).toEqual(['彩排', '清单']);
});

test('R12.170 what is asked like questions of other sites finds nothing, though pages have its words', async () => {
  const question = '直播在哪里可以看回放';
  const hits = async () => {
    const page = { pageIndex: 1, pageSize: 10 };
    return (await search(database, question, { among: ['help'], page })).result.hits.length;
  };
  const leaning = (weight: number) =>
    storeLeaning(database, { bias: 0, weights: new Map(featuresOf(question).map((feature) => [feature, weight])) });

  await leaning(1);
  expect(await hits()).toBeGreaterThan(0);
  await leaning(-3);
  expect(await hits()).toBe(0);
  await leaning(0);
});
