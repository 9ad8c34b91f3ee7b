import { readContentFiles } from '../content/content-files';
import { readContent } from '../content/read-content';
import type { Database } from '../database/database';
import { migrate } from '../database/migrations';
import { openPglite } from '../database/pglite-database';
import { openPostgres } from '../database/postgres-database';
import { splitKeywords } from '../search/keywords';
import { searchEntries, suggestEntries } from '../search/search.repository';
import { phoneticVectorOf } from '../search/phonetic';
import { vectorOf } from '../search/tokens';
import { testDatabaseUrl } from './config';
import { createDatabase } from './test-database';
import { join } from 'node:path';

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

/** Articles of about 700 characters, composed of paragraphs of the site's own. */
function makeRows(size: number): object[] {
  const { entries } = readContent(readContentFiles(join(__dirname, '../../content')));
  const paragraphs = entries.flatMap(({ plain }) => plain.split('\n')).filter((text) => text.length > 40);
  const titles = entries.map(({ title }) => title);
  let seed = 11;
  const pick = (list: readonly string[]) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return list[seed % list.length] ?? '';
  };
  return Array.from({ length: size }, (_, index) => {
    const title = `${pick(titles)} ${index}`;
    let plain = '';
    while (plain.length < 700) plain += `${pick(paragraphs)}\n`;
    const head = [{ text: title, weight: 'A' }] as const;
    const fixed = {
      group_id: 1,
      sort: 0,
      summary: '',
      tags: [],
      published: '2026-01-01',
      updated: '',
      views: 0,
      featured: false,
    };
    const words = { html: '', plain, data: {}, hash: '', head: vectorOf(head), phonetic: phoneticVectorOf(title) };
    return {
      kind: 'help',
      id: index + 1,
      title,
      ...fixed,
      ...words,
      vector: vectorOf([...head, { text: plain, weight: '' }]),
    };
  });
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
}

async function measure(run: (keyword: string) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const keyword of keywords) {
      const begun = performance.now();
      await run(keyword);
      times.push(performance.now() - begun);
    }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  const rows = makeRows(articles);
  for (let start = 0; start < rows.length; start += 200) {
    const part = JSON.stringify(rows.slice(start, start + 200));
    await database.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [part]);
  }
  await database.script('vacuum analyze entry');
}

/** Prints one JSON line: milliseconds of searches and suggestions over 10,000 articles. */
async function main(): Promise<void> {
  const fresh = testDatabaseUrl ? await createDatabase(testDatabaseUrl) : undefined;
  const database = fresh ? openPostgres(fresh.url) : await openPglite();
  await fill(database);
  const page = { pageIndex: 1, pageSize: 10 };
  const search = await measure((word) => searchEntries(database, splitKeywords(word), ['help'], page));
  const suggest = await measure((word) => suggestEntries(database, word, ['help'], 10));
  await database.close();
  await fresh?.drop();
  process.stdout.write(`${JSON.stringify({ articles, database: fresh ? 'postgresql' : 'pglite', search, suggest })}\n`);
}

void main();
