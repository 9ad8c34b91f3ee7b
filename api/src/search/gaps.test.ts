import { type TestService, startTestService } from '../testing/test-service';
import { countGap, gapDays, gapWord, listGaps, mostGaps } from './gaps.repository';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

beforeEach(() => service.database.query('delete from search_gap'));

afterAll(() => service.close());

const words = async () => (await listGaps(service.database)).map(({ word, searches }) => [word, searches]);

async function searchSite(q: string, more = ''): Promise<void> {
  await service.get(`/open/v1/search?q=${encodeURIComponent(q)}${more}`);
}

test('R12.6 what finds nothing is counted in one spelling, on the site and in the help centre', async () => {
  await searchSite(' 量子纠缠Ａ ');
  await service.post('/liveajax/GetHelpArticle', { keywords: '量子纠缠a' });
  await searchSite('量子纠缠a', '&exact=true');
  await searchSite('控制台');

  expect(await words()).toEqual([['量子纠缠a', 2]]);
});

test.each([
  ['张三 13800138000', '张三'],
  ['１３８-００１３-８０００', undefined],
  ['11010519491231002X 怎么查', 'x 怎么查'],
  ['someone@example.com 登录', '登录'],
  ['110105194912310021', undefined],
  ['身份证 110105 19491231 0021 认证', '身份证 认证'],
  ['我的手机是１３８００１３８０００怎么登录', '我的手机是 怎么登录'],
  ['+86 138-0013-8000 收不到验证码', '+ 收不到验证码'],
  ['010-6554 3210 座机', '座机'],
  ['zhang.san＠example.com', undefined],
  ['6222 0202 0001 2345 678 提现', '提现'],
  ['  …… ', undefined],
  ['长'.repeat(90), '长'.repeat(40)],
])('R12.6 R12.114 of “%s” only “%s” is written down', (asked, word) => {
  expect(gapWord(asked)).toBe(word);
});

test('R12.6 words are bounded: a new one takes the place of the rarest, and old ones go', async () => {
  const { database } = service;
  await database.query(
    `insert into search_gap select 'word ' || n, n, now() from generate_series(1, ${mostGaps}) as n`,
  );
  await countGap(database, '新词');
  const kept = await words();
  expect(kept).toHaveLength(mostGaps);
  expect(kept).toContainEqual(['新词', 1]);
  expect(kept).not.toContainEqual(['word 1', 1]);

  await database.query(
    `update search_gap set last_at = now() - make_interval(days => ${gapDays + 1}) where word <> '新词'`,
  );
  expect(await words()).toEqual([['新词', 1]]);
});

test('R12.114 no number and no address of a visitor reaches the list, whatever finds nothing', async () => {
  const secrets = ['13800138000', '138 0013 8000', '11010519491231002X', 'li.si@example.com', '010-65543210'];
  for (const secret of secrets) await searchSite(`量子纠缠 ${secret}`);
  for (const secret of secrets) await service.post('/liveajax/GetHelpArticle', { keywords: secret });

  const list = (await words()).map(([word]) => String(word));
  expect(list).not.toEqual([]);
  expect(list.filter((word) => /\d{5}|@|example/.test(word))).toEqual([]);
});
