import { JSDOM } from 'jsdom';
import { withShortTags } from './short-tags';

test('shapes end in their own tag, and a browser reads the same', () => {
  const drawing = '<svg><g><path d="M0 0H9"></path><circle r="3"></circle></g><use href="#a"></use></svg>';
  const page = `${drawing}<p></p><i></i>`;
  const short = withShortTags(page);

  expect(short).toContain('<path d="M0 0H9"/><circle r="3"/></g><use href="#a"/></svg><p></p><i></i>');
  expect(new JSDOM(short).window.document.body.innerHTML).toBe(page);
});

test('what has content keeps its end', () => {
  const drawing = '<svg><rect><title>门</title></rect><text>一</text><g></g></svg>';

  expect(withShortTags(drawing)).toBe(drawing);
});
