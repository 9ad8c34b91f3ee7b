import { escapeHtml, readEscaped, scriptJson } from './escape';

test('text cannot leave an attribute or an element', () => {
  expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
});

test('data cannot end its script element and comes back as it was', () => {
  const value = { title: '</script><script>alert(1)</script>\u2028' };
  const text = scriptJson(value);
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(JSON.parse(text)).toEqual(value);
});

test('what was escaped is read as it was', () => {
  const text = `"><script>'& &amp;`;
  expect(readEscaped(escapeHtml(text))).toBe(text);
});
