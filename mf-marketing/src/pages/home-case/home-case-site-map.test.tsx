import { renderToStaticMarkup } from 'react-dom/server';
import { SiteMap } from './home-case-site-map';

function mapOf(count: number): string {
  const places = Array.from({ length: count }, (_, index) => ({ name: `第${index + 1}站`, value: 10 + index }));
  return renderToStaticMarkup(<SiteMap places={places} />);
}

const classOf = (html: string) => /^<svg class="([^"]*)"/.exec(html)?.[1];

test('phones name up to eight sites; of more the list below has the names', () => {
  expect(classOf(mapOf(8))).toBe('cities');
  expect(classOf(mapOf(9))).toBe('cities sites');
});
