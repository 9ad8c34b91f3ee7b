import { renderToStaticMarkup } from 'react-dom/server';
import { stills } from '../contract/stills';
import { Still } from './still';
import { stillFile } from './still-files';

test('R12.172 a still has its size, its words, comes late and is offered in three widths', () => {
  const html = renderToStaticMarkup(<Still still={stillFile('photo-table')} sizes="50vw" />);

  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain(`alt="${stills['photo-table'].alt}"`);
  expect(html).toContain('loading="lazy"');
  for (const format of ['avif', 'webp']) {
    const source = html.split('<source').find((part) => part.includes(`image/${format}`));
    for (const width of [480, 960, 1600]) expect(source).toContain(`still-photo-table-${width}.${format} ${width}w`);
  }
});
