import type { Database } from '../database/database';
import { migrate } from '../database/migrations';
import { openPglite } from '../database/pglite-database';
import { openPostgres } from '../database/postgres-database';
import { passageRowsOf } from '../passages/entry-passages';
import { storePassages } from '../passages/passages.repository';
import { lexiconOf } from '../search/lexicon';
import { storeLexicon } from '../search/lexicon.repository';
import { search, suggest } from '../search/search';
import { benchContent, makeBenchRows } from './bench-rows';
import { testDatabaseUrl } from './config';
import { createDatabase } from './test-database';

const articles = 10_000;
const rounds = 5;
const keywords = [
  '播',
  '直播',
  '抽奖',
  '白名单',
  '防录屏',
  '直播回放',
  '电脑端开播',
  '观看时长与完播率',
  'OBS',
  'OBS推流',
  'RTMP',
  'AI 字幕',
];
/** Each ends on another rung; the last finds nothing. */
const questions = [
  '怎么抽奖',
  '白名单怎么批量导入',
  '抽獎',
  '摇奖',
  '抽将',
  '白名丹',
  'lottery',
  'zenme choujiang',
  '观众说画面一直转圈怎么办',
  '直播的时候观众听不到声音是什么原因',
  '怎么把直播间放到我们公司的官网上',
  'qwertyuiop',
];

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
}

type Times = { p50: number; p95: number; cpu: { p50: number; p95: number } };

/** Milliseconds by the clock, and of work: what others do on the machine counts only in the first. */
async function measure(asked: readonly string[], run: (keyword: string) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const keyword of asked) {
      const [begun, before] = [performance.now(), process.cpuUsage()];
      await run(keyword);
      times.push(performance.now() - begun);
      const { user, system } = process.cpuUsage(before);
      work.push((user + system) / 1000);
    }
  }
  const cpu = { p50: percentile(work, 0.5), p95: percentile(work, 0.95) };
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpu };
}

/** What a list costs that no search is needed for, as a measure of the machine. */
const plainSql = "select id, title, summary from entry where kind = 'help' order by published desc, id desc limit 10";

async function fill(database: Database): Promise<void> {
  await migrate(database);
  const rows = makeBenchRows(articles);
  for (let start = 0; start < rows.length; start += 200) {
    const part = rows.slice(start, start + 200);
    await database.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [
      JSON.stringify(part),
    ]);
    await storePassages(database, [], part.flatMap(passageRowsOf));
  }
  await storeLexicon(database, lexiconOf(benchContent.entries, benchContent.catalogs));
  await database.script('vacuum analyze entry, passage, search_word');
}

/** Prints one JSON line: milliseconds of searches, suggestions and a plain list over 10,000 articles. */
async function main(): Promise<void> {
  const fresh = testDatabaseUrl ? await createDatabase(testDatabaseUrl) : undefined;
  const database = fresh ? openPostgres(fresh.url) : await openPglite();
  await fill(database);
  const page = { pageIndex: 1, pageSize: 10 };
  const view = { among: ['help'], page } as const;
  const words = await measure(keywords, (word) => search(database, word, view));
  const asked = await measure(questions, (question) => search(database, question, view));
  const both = await measure([...keywords, ...questions], (text) => search(database, text, view));
  const suggested = await measure(keywords, (word) => suggest(database, word, ['help'], 10));
  const plain = await measure(keywords, () => database.query(plainSql));
  await database.close();
  await fresh?.drop();
  const timesPlain = Number((both.cpu.p95 / plain.cpu.p95).toFixed(1));
  const figures = { words, questions: asked, search: both, suggest: suggested, plain, timesPlain };
  process.stdout.write(`${JSON.stringify({ articles, database: fresh ? 'postgresql' : 'pglite', ...figures })}\n`);
}

void main();
