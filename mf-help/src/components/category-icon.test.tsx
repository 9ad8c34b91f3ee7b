import { renderToStaticMarkup } from 'react-dom/server';
import { CategoryIcon } from './category-icon';

const drawing = (id: number) => renderToStaticMarkup(<CategoryIcon id={id} />);

test('R2.24 R3.22 every first-level category has a drawing of its own', () => {
  const drawings = Array.from({ length: 9 }, (_, index) => drawing(index + 1));

  expect(new Set([...drawings, drawing(99)]).size).toBe(10);
});

test('a category that an editor added later gets a question mark', () => {
  expect(drawing(10)).toBe(drawing(99));
  expect(drawing(10)).toContain('<svg');
});
