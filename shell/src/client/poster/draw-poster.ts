import type { ShareFacts } from '../share/share-facts';
import { drawCode } from './draw-code';
import { wrapText } from './wrap-text';

const [width, height, margin] = [750, 1334, 48];
const [pictureHeight, footTop, codeSide] = [394, 1094, 184];
const [ink, quiet, brand, tint] = ['#10242b', '#4a5f66', '#0b6e6e', '#f2faf9'];
/** How many headings of the page are told. */
const mostPoints = 4;

type Pen = CanvasRenderingContext2D;
type Text = { size: number; line: number; colour: string; weight?: number; most: number; left?: number };

function setFont(pen: Pen, size: number, weight = 400): void {
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** Writes a paragraph from `top` on and gives where it ends. */
function write(pen: Pen, text: string, top: number, { size, line, colour, weight, most, left = margin }: Text): number {
  setFont(pen, size, weight);
  pen.fillStyle = colour;
  const lines = wrapText(text, width - left - margin, most, (part) => pen.measureText(part).width);
  for (const [place, part] of lines.entries()) pen.fillText(part, left, top + place * line + size);
  return top + lines.length * line;
}

function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => done(undefined);
    picture.src = address;
  });
}

function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** A page without a picture has the name of the site on the ground of the brand in its place. */
async function drawPicture(pen: Pen, address: string): Promise<void> {
  const picture = address ? await loadPicture(address) : undefined;
  if (picture) return pen.drawImage(picture, 0, 0, width, pictureHeight);
  pen.fillStyle = brand;
  pen.fillRect(0, 0, width, pictureHeight);
  write(pen, siteName(), pictureHeight / 2 - 60, { size: 72, line: 96, colour: '#fff', weight: 600, most: 1 });
}

/** The headings of the page, so that two posters of one kind tell two stories. */
function pointsOfPage(): string[] {
  const headings = [...document.querySelectorAll('main h2[id]')].map((one) => one.textContent.trim());
  return [...new Set(headings)].filter(Boolean).slice(0, mostPoints);
}

function drawPoints(pen: Pen, top: number): void {
  let next = top;
  for (const [place, point] of pointsOfPage().entries()) {
    if (next + 56 > footTop - 24) return;
    pen.fillStyle = place === 0 ? '#c73e16' : brand;
    pen.beginPath();
    pen.arc(margin + 19, next + 21, 19, 0, 2 * Math.PI);
    pen.fill();
    setFont(pen, 24, 600);
    pen.fillStyle = '#fff';
    pen.textAlign = 'center';
    pen.fillText(String(place + 1), margin + 19, next + 30);
    pen.textAlign = 'start';
    next = write(pen, point, next, { size: 30, line: 60, colour: ink, most: 1, left: margin + 58 });
  }
}

function drawFoot(pen: Pen, address: string): void {
  pen.fillStyle = tint;
  pen.fillRect(0, footTop, width, height - footTop);
  const code = document.createElement('canvas');
  drawCode(code, address);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(code, width - margin - codeSide, footTop + 28, codeSide, codeSide);
  write(pen, siteName(), footTop + 36, { size: 38, line: 56, colour: brand, weight: 600, most: 1 });
  write(pen, '长按识别二维码，读全文', footTop + 104, { size: 28, line: 40, colour: ink, most: 1 });
  write(pen, new URL(address).host, footTop + 152, { size: 24, line: 36, colour: quiet, most: 1 });
}

/** A poster of the page with its picture, title, summary, headings and code, as an address of a PNG that WeChat can save. */
export async function drawPoster({ title, summary, address, image }: ShareFacts): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  await drawPicture(pen, image);
  const below = write(pen, title, pictureHeight + 40, { size: 48, line: 66, colour: ink, weight: 600, most: 3 });
  const [sentence = ''] = summary.match(/^[^。]*。?/) ?? [];
  const next = write(pen, sentence, below + 14, { size: 28, line: 46, colour: quiet, most: 3 });
  drawPoints(pen, next + 28);
  drawFoot(pen, address);
  return canvas.toDataURL('image/png');
}
