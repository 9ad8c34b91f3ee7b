import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { firstQuality, windowBits } from '@site/shared/contract/page-coding';
import { pixelsThatDiffer } from './differing-pixels';
import { layOutAll } from './laid-out';

/** The window of a phone as Lighthouse has it, in px. */
const viewport = { width: 412, height: 823 };
/** So many pixels differ where a browser smooths the same edge on another layer. */
const fewPixels = 40;
/** How near a search for bytes comes. */
const fewBytes = 32;

/** What a browser gets of an address: the bytes of the response head, and the document as the first visitor's brotli. */
export type Answer = { url: string; head: number; html: Buffer; packed: Buffer };

function ask(url: string, coding: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': coding, accept: 'text/html' } }, done).once('error', fail);
  });
}

/** Status line, lines of the head, and the empty one behind them. */
function headLength({ statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const line = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
  // Of two strings one is a name: four bytes for each pair are `: ` and the end of the line.
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, line);
}

/** As `CodedBody` packs a page for the first who asks. */
function packedFirst(html: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: firstQuality(html.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
  };
  return brotliCompressSync(html, { params });
}

/** @throws {Error} where the server has no page to give */
export async function answerOf(url: string): Promise<Answer> {
  const [plain, coded] = await Promise.all([ask(url, 'identity'), ask(url, 'br')]);
  for (const { statusCode = 500 } of [plain, coded])
    if (statusCode >= 500) throw new Error(`${url} answers ${statusCode}.`);
  const [html] = await Promise.all([buffer(plain), buffer(coded)]);
  return { url, head: headLength(coded), html, packed: packedFirst(html) };
}

/** What a browser has of the document once so many bytes of the answer have arrived. */
export function arrived({ head, packed }: Answer, bytes: number): Buffer {
  const part = packed.subarray(0, Math.max(bytes - head, 0));
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

/**
 * Runs in the page. What hangs on the edge of the window comes last and lies above the page: it is not of the first screen. A film
 * shows that it is loading.
 */
function leaveOut(): void {
  for (const one of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(one).position === 'fixed') one.style.setProperty('display', 'none', 'important');
  for (const film of document.querySelectorAll('video')) film.style.visibility = 'hidden';
}

/** Runs in the page. */
async function untilPainted(): Promise<void> {
  const seen = [...document.images].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
  );
  await Promise.all(seen.map((one) => one.decode().catch(() => undefined)));
}

/** Looks at documents, or the beginnings of them, in the window of a phone that runs no script. */
export class FirstWindow {
  private readonly ends = new WeakMap<Answer, Buffer>();

  private constructor(
    private readonly phone: BrowserContext,
    private readonly judge: BrowserContext,
  ) {}

  static async open(browser: Browser): Promise<FirstWindow> {
    const options = {
      viewport,
      isMobile: true,
      hasTouch: true,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    } as const;
    return new FirstWindow(await browser.newContext({ ...options, locale: 'zh-CN' }), await browser.newContext());
  }

  async close(): Promise<void> {
    await Promise.all([this.phone.close(), this.judge.close()]);
  }

  /** A picture of the window. @param sheets whether the page gets its style sheets */
  private async look(url: string, html: Buffer, sheets: boolean): Promise<Buffer> {
    const page = await this.phone.newPage();
    await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
    if (!sheets) await page.route('**/*.css', (route) => route.abort());
    await page.goto(url, { waitUntil: 'load' });
    // It shifts what it holds by a part of a pixel.
    await layOutAll(page);
    await page.evaluate(leaveOut);
    await page.evaluate(untilPainted);
    const picture = await page.screenshot({ animations: 'disabled' });
    await page.close();
    return picture;
  }

  /** Whether two pictures of the window show the same. */
  private async isSame(one: Buffer, other: Buffer): Promise<boolean> {
    return one.equals(other) || (await pixelsThatDiffer(this.judge, one, other)) <= fewPixels;
  }

  /** Whether the window looks the same once so many bytes have arrived as it does in the end. @param sheets whether they have too */
  async isWhole(answer: Answer, bytes: number, sheets: boolean): Promise<boolean> {
    return this.isSame(await this.look(answer.url, arrived(answer, bytes), sheets), await this.endOf(answer));
  }

  /**
   * The least bytes of the answer with which the window looks as in the end, a few too many at most; Infinity where it does with none.
   * @param sheets whether the sheets are there all the time
   */
  async bytesUntilWhole(answer: Answer, sheets: boolean): Promise<number> {
    let [least, most] = [answer.head, answer.head + answer.packed.length];
    if (!(await this.isWhole(answer, most, sheets))) return Number.POSITIVE_INFINITY;
    while (most - least > fewBytes) {
      const middle = Math.ceil((least + most) / 2);
      if (await this.isWhole(answer, middle, sheets)) most = middle;
      else least = middle;
    }
    return most;
  }

  /** Looked at once for each answer. */
  private async endOf(answer: Answer): Promise<Buffer> {
    const end = this.ends.get(answer) ?? (await this.look(answer.url, answer.html, true));
    this.ends.set(answer, end);
    return end;
  }
}
