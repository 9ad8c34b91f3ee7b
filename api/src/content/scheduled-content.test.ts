import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FailingDatabase } from '../testing/failing-database';
import { createLog } from '../plugins/service-log';
import { type TestService, startTestService } from '../testing/test-service';
import { sampleContent, writeContent } from '../testing/sample-content';
import { importContent } from './import-content';
import { readRevision } from './revision.repository';
import { ScheduledContent } from './scheduled-content';

let service: TestService;
const lines: string[] = [];
/** A second before midnight in China. */
const eve = new Date('2026-12-02T15:59:59Z');
const midnight = new Date('2026-12-02T16:00:00Z');
let moment = eve;

const sample = sampleContent();

/** The text of a file of the sample with a title that nothing else says and another day. */
function dated(file: string, day: string): string {
  const text = sample[file] ?? '';
  return text
    .replace(/^title: .*$/m, `title: 量子纠缠 ${file}`)
    .replace(/"title": "[^"]*"/, `"title": "量子纠缠 ${file}"`)
    .replace(/^(published|updated): .*$/gm, `$1: ${day}`)
    .replace('"2026-02-01"', `"${day}"`);
}

const tomorrow = [
  'news/60002.md',
  'info/20009.md',
  'help/10014.md',
  'lectures/40003.md',
  'videos/30002.md',
  'marketing/50002.json',
];
const folder = writeContent({
  ...sample,
  ...Object.fromEntries(tomorrow.map((file) => [file, dated(file, '2026-12-03')])),
  'cases/41002.md': dated('cases/41002.md', '2026-12-04'),
});

beforeAll(async () => {
  service = await startTestService({ content: false });
  await importContent(service.database, folder, '2026-12-02');
});

afterAll(() => service.close());

const log = createLog('info', { write: (line: string) => void lines.push(line) });
const publish = () => new ScheduledContent({ database: service.database, log, now: () => moment }).look();
const revision = async () => (await readRevision(service.database)).revision;

/** What shows one content by its id. */
const pages: readonly [file: string, address: string][] = [
  ['news/60002.md', '/VZCollege/articleinfo?id=60002'],
  ['info/20009.md', '/VZApi/GetTopicDetail?id=20009'],
  ['help/10014.md', 'POST /liveajax/GetHelpArticle?id=10014'],
  ['lectures/40003.md', '/VZCollege/articleinfo?id=40003'],
  ['videos/30002.md', '/VZApi/GetVideoDetail?id=30002'],
  ['marketing/50002.json', '/open/v1/marketing/detail?id=50002'],
  ['cases/41002.md', '/open/v1/case/detail?id=41002'],
];

/** What lists contents, leads to the next one, or finds them. */
const lists = [
  'POST /VZCollege/articleList?pageSize=50',
  'POST /VZCollege/articleList?typeId=60&pageSize=50',
  '/VZCollege/articleinfo?id=60001',
  '/VZCollege/articleinfo?id=40001',
  'POST /liveajax/GetHelpArticle?classId=201',
  '/v1/help_center/classification/all_level_one',
  '/VZApi/GetTopicByCategory?categoryId=99&pageSize=50',
  '/VZApi/GetHotTopic?pageSize=50',
  '/VZApi/GetFiveHomeNewHq',
  '/VZApi/GetTopicDetail?id=20008',
  '/VZApi/GetVideoList?pageSize=50',
  '/VZApi/GetVideoDetail?id=30001',
  '/open/v1/case/list?pageSize=50',
  '/open/v1/marketing/detail?id=50001',
  `/open/v1/search?q=${encodeURIComponent('量子纠缠')}`,
  `/open/v1/search/suggest?q=${encodeURIComponent('量子')}`,
];

function ask(address: string) {
  const [url = '', method] = address.split(' ').reverse();
  if (!method) return service.get(url);
  const [path = '', payload = ''] = url.split('?');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call({ method: 'POST', url: path, payload, headers });
}

/** One after the other: the service does not read many at once. */
async function askAll(addresses: readonly string[]) {
  const answers = [];
  for (const address of addresses) answers.push(await ask(address));
  return answers;
}

/** The files whose titles some list, neighbour or search shows. */
async function shown(): Promise<string[]> {
  const answers = await askAll(lists);
  expect(lists.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
  const titles = answers.flatMap(({ text }) =>
    [...text.matchAll(/量子纠缠 ([a-z]+\/\d+\.\w+)/g)].map(([, file = '']) => file),
  );
  return [...new Set(titles)].sort();
}

async function served(): Promise<string[]> {
  const answers = await askAll(pages.map(([, address]) => address));
  return pages.flatMap(([file], index) => (answers[index]?.status === 200 ? [file] : []));
}

test('R12.139 content of a day to come is in no list, search or neighbour, and its address is unknown', async () => {
  await publish();

  expect(await shown()).toEqual([]);
  expect(await served()).toEqual([]);
  expect(lines).toEqual([]);
});

test('R12.139 at midnight in China it is there without an import, under a new revision, and what is due later still waits', async () => {
  const before = await revision();
  moment = midnight;
  await publish();
  await publish();

  expect(await served()).toEqual(tomorrow);
  expect(await shown()).toEqual(tomorrow.toSorted());
  expect(await revision()).toBe(before + 1);
  expect(lines).toEqual([expect.stringContaining('content of today is published')]);
});

test('an import of the same content changes nothing then, and one that puts an article off takes it away', async () => {
  expect(await importContent(service.database, folder, '2026-12-03')).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  });
  writeFileSync(join(folder, 'news/60002.md'), dated('news/60002.md', '2026-12-09'));

  expect(await importContent(service.database, folder, '2026-12-03')).toMatchObject({ changed: ['news/60002.md'] });
  expect(await served()).toEqual(tomorrow.filter((file) => file !== 'news/60002.md'));
});

test('R12.139 an import after the day publishes what waited, though no file has changed', async () => {
  expect(await importContent(service.database, folder, '2026-12-31')).toMatchObject({
    added: ['case/41002', 'news/60002'],
  });
  expect(await served()).toEqual(pages.map(([file]) => file));
});

test('a database that is away is named once, and what was due meanwhile is published when it is back', async () => {
  writeFileSync(join(folder, 'news/60001.md'), dated('news/60001.md', '2026-12-03'));
  await importContent(service.database, folder, '2026-12-02');
  const database = new FailingDatabase(service.database);
  const scheduled = new ScheduledContent({ database, log, now: () => midnight });
  lines.length = 0;
  database.isDown = true;
  await scheduled.look();
  await scheduled.look();
  expect(lines).toEqual([expect.stringContaining('could not be asked')]);

  database.isDown = false;
  await scheduled.look();
  expect(lines).toEqual([expect.anything(), expect.stringContaining('content of today is published')]);
});
