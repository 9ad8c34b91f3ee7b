import { readCasePage } from '../calls/case-page.call';
import { readCaseStudy } from '../calls/case-study.call';
import { searchHelp } from '../calls/help-search.call';
import { answerTo } from './answer-to';
import { sampleCasePage, sampleCaseStudy } from './sample-cases';

type Handler = (request: { params?: unknown; body?: unknown }) => unknown;

test('a sample is answered at the path of its call, as the whole body', () => {
  const study = sampleCaseStudy(41001);

  expect(answerTo(readCaseStudy, study)).toEqual({ '/open/v1/case/detail': { code: 0, msg: 'ok', data: study } });
});

test('a sample that does not match its schema is an error that names the call and the field', () => {
  expect(() => answerTo(readCaseStudy, sampleCaseStudy(41001, { published: '22.07.2026' }))).toThrow(
    'case-study does not match its schema at /data/published',
  );
});

test('a handler gets the defaults of the request; what it answers is checked, and a number is a status', () => {
  const answer = answerTo(readCasePage, ({ pageIndex }) =>
    pageIndex > 2 ? 404 : sampleCasePage([], { pageIndex, total: pageIndex - 2 }),
  )[readCasePage.path] as Handler;

  expect(answer({ params: { pageIndex: 3 } })).toBe(404);
  expect(answer({ params: { pageIndex: 2 } })).toMatchObject({ code: 0, data: { pageIndex: 2 } });
  expect(() => answer({ params: {} })).toThrow('case-page does not match its schema at /data/total');
});

test('the request of a call that sends JSON is its body', () => {
  const how = { asked: 'a', searched: 'a', why: [], marks: [] };
  const found = { list: [], total: 0, pageSize: 10, category: null, ...how, categories: [] };
  const answer = answerTo(searchHelp, ({ pageIndex }) => ({ ...found, pageIndex }))[searchHelp.path] as Handler;

  expect(answer({ params: {}, body: { keywords: 'a', pageIndex: 4 } })).toMatchObject({ data: { pageIndex: 4 } });
});
