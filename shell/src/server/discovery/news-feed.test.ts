import { testSite } from '@site/shared/testing/test-site';
import { feedXml } from './news-feed';

const item = { title: '', link: '/info/1', summary: '', category: '资讯', published: '2026-11-27' };

test('F29: what may not stand in XML does not stand in the feed, whatever an editor pasted', () => {
  const title = 'a\u000bb\u0000\ud800c\uffff';
  const xml = feedXml([{ ...item, title, summary: '<b>😀</b>\t&' }], testSite);

  expect(xml).toContain('<title>a b c </title>');
  expect(xml).toContain('<description>&lt;b&gt;😀&lt;/b&gt;\t&amp;</description>');
});
