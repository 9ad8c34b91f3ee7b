import { sampleContent, writeContent } from '../testing/sample-content';
import { openTestDatabase } from '../testing/test-database';
import { checkContent } from './check-content';
import { formatIssue } from './content-issue';
import { importContent } from './import-content';

const asksFile = 'search/asks/pages.json';
const image = { link: '/home/imageLive', asks: ['照片怎么马上发给嘉宾'] };
const today = '2026-11-28';

const folderWith = (...lines: string[]) =>
  writeContent({ ...sampleContent(), [asksFile]: `[\n${lines.join(',\n')}\n]\n` });

const issuesOf = (...lines: string[]) =>
  checkContent(folderWith(...lines), today)
    .issues.filter(({ file }) => file === asksFile)
    .map(formatIssue);

test('R12.146 ways of asking for what is not there are refused with their line', () => {
  const gone = { link: '/home/about', asks: ['你们在哪'] };
  const noPart = { link: '/info/20001', at: '没有这一节', asks: ['怎么问'] };

  expect(issuesOf(JSON.stringify(image), JSON.stringify(gone), JSON.stringify(noPart))).toEqual([
    'search/asks/pages.json:3 没有 /home/about 这个地址，请核对；网站的页面要先列在 pages.json 里',
    'search/asks/pages.json:4 /info/20001 没有“没有这一节”这一节，请照抄那一节的标题',
  ]);
});

test('the same words twice, and those of a help article, are refused', () => {
  const help = { link: '/help/helpDocument/10001', asks: ['怎么登录'] };

  expect(issuesOf(JSON.stringify(image), JSON.stringify({ ...image, at: '常见问题' }), JSON.stringify(help))).toEqual([
    'search/asks/pages.json:3 “照片怎么马上发给嘉宾”在 search/asks/pages.json:2 已经写过',
    'search/asks/pages.json:4 help/10001.md 的问法写在那篇文章自己的 asks 里',
  ]);
});

test('a page is asked for in the words of editors, and again when these change', async () => {
  const database = await openTestDatabase();
  const asksOf = async () => {
    const rows = await database.query<{ asks: string }>("select asks from passage where kind = 'page' and place = 0");
    return rows.map(({ asks }) => asks);
  };
  await importContent(database, folderWith(JSON.stringify(image)));
  expect(await asksOf()).toEqual(['照片怎么马上发给嘉宾']);

  const { changed } = await importContent(database, folderWith(JSON.stringify({ ...image, asks: ['云相册'] })));
  expect(await asksOf()).toEqual(['云相册']);
  expect(changed).toEqual(['pages.json']);
  await database.close();
});
