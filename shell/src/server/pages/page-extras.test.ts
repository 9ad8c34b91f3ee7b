import { listFriendLinks } from '@site/shared/calls/friend-links';
import { listShareCards } from '@site/shared/calls/share-cards';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { answerTo } from '@site/shared/testing/answer-to';
import pino from 'pino';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { PageExtras } from './page-extras';

const links = [{ name: '示例友链一', link: 'https://a.example.com' }];
const contents = [{ id: 50001, title: '新品发布会' }];
const groups = [{ categoryId: 2, categoryName: '品牌活动', contents }];
const picture = { src: '/media/card-page-edu.0123456789.png', width: 1200, height: 630 };
const square = { src: '/media/card-page-edu-square.0123456789.png', width: 300, height: 300 };
const section = { ...picture, src: '/media/card-section-news.0123456789.png' };
const bodies = {
  ...answerTo(listFriendLinks, { list: links }),
  ...answerTo(readMarketingLists, { list: [], groups }),
  ...answerTo(listShareCards, {
    list: [
      { name: 'card-page-edu', card: picture, square },
      { name: 'card-section-news', card: section },
    ],
  }),
};
const menu = [{ categoryName: '品牌活动', contents }];

function setUp({ friendLinks = true } = {}) {
  const host = { down: false, seen: [] as string[] };
  const answer = async ({ url }: DataRequest): Promise<DataAnswer> => {
    host.seen.push(url);
    return host.down
      ? { ok: false, code: 'ERR_NETWORK', message: 'refused' }
      : { ok: true, status: 200, body: bodies[url.replace('host:cms', '').replace('?id=7', '')] };
  };
  const extras = new PageExtras({ data: { answer }, friendLinks, marketMenuId: 7, log: pino({ level: 'silent' }) });
  return { host, extras, askedLinks: () => host.seen.filter((url) => url.includes('friend_link')).length };
}

test('R2.133 R3.39 friend links are requested by the home page only', async () => {
  const { extras, askedLinks } = setUp();
  await extras.refresh();
  for (const route of ['index2023', 'index_vzan', 'm', 'home-edu', 'home-404'])
    expect(await extras.of(route)).toEqual({ friendLinks: [], marketMenu: menu });
  expect(askedLinks()).toBe(0);
  expect(await extras.of('index')).toEqual({ friendLinks: links, marketMenu: menu });
  expect(askedLinks()).toBe(1);
});

test('R2.160 the menu is requested by its id', async () => {
  const { host, extras } = setUp();
  await extras.refresh();
  expect(host.seen).toContain(`host:cms${readMarketingLists.path}?id=7`);
});

test('a white-label site requests none', async () => {
  const { extras, askedLinks } = setUp({ friendLinks: false });
  await extras.refresh();
  expect((await extras.of('index')).friendLinks).toEqual([]);
  expect(askedLinks()).toBe(0);
});

test('while the service is down the chrome keeps what it had', async () => {
  const { host, extras } = setUp();
  await extras.refresh();
  await extras.of('index');
  host.down = true;
  await extras.refresh();
  expect(await extras.of('index')).toEqual({ friendLinks: links, marketMenu: menu });
});

test('data that was never loaded leaves the page incomplete until it is', async () => {
  const { host, extras } = setUp();
  host.down = true;
  await extras.refresh();
  expect(await extras.of('home-edu')).toEqual({ friendLinks: [], marketMenu: [], incomplete: true });
  host.down = false;
  await extras.refresh();
  expect(await extras.of('home-edu')).toEqual({ friendLinks: [], marketMenu: menu });
});

test('R12.87 R12.117 a page is shared with its own card, for computers and for phones; a site without the brand has none', async () => {
  const { host, extras } = setUp();
  await extras.refresh();
  expect((await extras.of('home-edu', '/home/edu')).card).toEqual({ ...picture, square });
  expect((await extras.of('m-edu', '/m/edu')).card).toEqual({ ...picture, square });
  expect((await extras.of('home-chain', '/home/chain')).card).toBeUndefined();
  host.down = true;
  await extras.refresh();
  expect((await extras.of('home-edu', '/home/edu')).card).toEqual({ ...picture, square });

  const neutral = setUp({ friendLinks: false }).extras;
  await neutral.refresh();
  expect((await neutral.of('home-edu', '/home/edu')).card).toBeUndefined();
});

test('R12.132 a content whose own card is not drawn yet is shared with that of its section', async () => {
  const { extras } = setUp();
  await extras.refresh();

  expect((await extras.of('home-article', '/home/article/60009')).card).toEqual(section);
});
