import { CodedBody } from '../pages/coded-body';
import { storedPage } from '../pages/html-cache';
import { MarkdownPages } from './markdown-pages';

const page = storedPage(200, { html: '<main></main>', styles: '' }, 'mf-info@1.0.0', 60);

test('R12.173 a page is written once, and one for which too many waited is written when it is asked for again', async () => {
  const answers = [null, '# 页面'];
  const pages = new MarkdownPages(async () => answers.shift());
  expect(await pages.of(page, '/home/edu')).toBe('busy');
  const body = await pages.of(page, '/home/edu');
  expect(body).toBeInstanceOf(CodedBody);
  expect(await pages.of(page, '/home/edu')).toBe(body);
});
