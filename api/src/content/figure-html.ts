import type { Figure } from '@site/shared/contract/show';
import type { MediaEntry } from '@site/shared/contract/media-index';
import { pictureOf } from './media-source';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** From this width of the window on the wide drawing is shown. */
const wideFrom = 720;

function pictureHtml(alt: string, drawn: MediaEntry | undefined): string {
  const wide = pictureOf(drawn, 'wide');
  const narrow = pictureOf(drawn, 'narrow');
  if (!wide || !narrow) return `<p>${escaped(alt)}</p>`;
  const size = ({ width, height }: typeof wide) => `width="${width}" height="${height}"`;
  const source = `<source media="(max-width: ${wideFrom - 1}px)" srcset="${narrow.src}" ${size(narrow)}>`;
  const image = `<img src="${wide.src}" ${size(wide)} alt="${escaped(alt)}" loading="lazy" decoding="async">`;
  return `<picture>${source}${image}</picture>`;
}

/** A figure of an article: its drawing in two widths, its number and caption, and the button of its demonstration. */
export function figureHtml({ id, alt, caption, demo }: Figure, number: number, drawn: MediaEntry | undefined): string {
  const button = demo
    ? `<button type="button" data-needs-script data-demo="${id}">演示这一步<small>${Math.round(demo.seconds)} 秒</small></button>`
    : '';
  const figcaption = `<figcaption><span>图 ${number}　${escaped(caption)}</span>${button}</figcaption>`;
  return `<figure data-figure="${id}">${pictureHtml(alt, drawn)}${figcaption}</figure>\n`;
}
