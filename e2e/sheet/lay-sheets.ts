import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Picture } from './take-pictures';

type Wanted = { pictures: readonly Picture[]; width: number; folder: string };

/** Of a sheet, in px; what is longer is cut off there and stands whole in its own file. */
const sheet = { width: 1920, height: 3200, gap: 12 };

function tileWidth(width: number): number {
  return width < 768 ? 225 : width < 1440 ? 300 : 372;
}

function tile({ address, file, height }: Picture, width: number, scale: number): string {
  const source = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
  return `<figure style="width:${width}px"><figcaption>${encodeURI(address)} · ${height} px</figcaption><img src="${source}" width="${width}" height="${Math.round(height * scale)}"></figure>`;
}

function sheetHtml(pictures: readonly Picture[], width: number): string {
  const wide = tileWidth(width);
  const tiles = pictures.map((picture) => tile(picture, wide, wide / width)).join('');
  const style = `body{display:flex;gap:${sheet.gap}px;margin:${sheet.gap}px;font:13px sans-serif;background:#d8dde6}figure{margin:0}figcaption{overflow:hidden;height:20px;white-space:nowrap}img{display:block}`;
  return `<!doctype html><style>${style}</style>${tiles}`;
}

/** Lays the pictures side by side, as many to a sheet as its width holds. Gives the files. */
export async function laySheets(browser: Browser, { pictures, width, folder }: Wanted): Promise<string[]> {
  const size = Math.floor((sheet.width - sheet.gap) / (tileWidth(width) + sheet.gap));
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 900 } });
  const files: string[] = [];
  for (let from = 0; from < pictures.length; from += size) {
    await page.setContent(sheetHtml(pictures.slice(from, from + size), width), { waitUntil: 'load' });
    const height = Math.min(sheet.height, await page.evaluate(() => document.documentElement.scrollHeight));
    const file = path.join(folder, `${width}-${String(files.length + 1).padStart(2, '0')}.png`);
    const clip = { x: 0, y: 0, width: sheet.width, height };
    await page.screenshot({ path: file, fullPage: true, clip });
    files.push(file);
  }
  await page.close();
  return files;
}
