import { cardNameOf, cardNamesOf } from './card-name';

test.each([
  ['/help/helpDocument/10009', 'card-help-10009'],
  ['/info/20001', 'card-topic-20001'],
  ['/video/30001', 'card-video-30001'],
  ['/home/lectureDetail/40001', 'card-lecture-40001'],
  ['/m/lecture_detail_h5?id=40001', 'card-lecture-40001'],
  ['/home/article/60001', 'card-news-60001'],
  ['/m/article?id=60001', 'card-news-60001'],
  ['/home/case?id=41001', 'card-case-41001'],
  ['/home/case?industry=%E6%95%99%E8%82%B2', 'card-page-case'],
  ['/home/vzChain', 'card-page-vzchain'],
  ['/m/vzChain', 'card-page-vzchain'],
])('R12.87 %s has the card %s', (address, name) => {
  expect(cardNameOf(address)).toBe(name);
});

test('R12.132 a content whose own card is not drawn has that of its section', () => {
  expect(cardNamesOf('/home/article/60009')).toEqual(['card-news-60009', 'card-section-news']);
  expect(cardNamesOf('/home/vzChain')).toEqual(['card-page-vzchain']);
});
