import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';

type Size = { width: number; height: number };

/** Photographs drawings with a browser, whose fonts are those that visitors see, and hands the pictures to ffmpeg. */
export class Darkroom {
  private constructor(
    private readonly page: Page,
    readonly scratch: string,
    private readonly quit: () => Promise<void>,
  ) {}

  static async open(): Promise<Darkroom> {
    const executablePath = findBrowser();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const scratch = mkdtempSync(path.join(tmpdir(), 'media-'));
    const page = await browser.newPage();
    await page.setContent(
      '<meta charset="utf-8"><style>body{margin:0}svg:not(svg svg){display:block;width:100vw;height:100vh}</style>',
    );
    return new Darkroom(page, scratch, () => browser.close());
  }

  /** PNG of a drawing, which fills the picture. */
  async photograph(svg: string, size: Size): Promise<Buffer> {
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
    await this.page.evaluate((drawing) => {
      document.body.innerHTML = drawing;
    }, svg);
    return this.page.screenshot({ type: 'png', animations: 'allow', caret: 'initial' });
  }

  /** What ffmpeg makes of a picture, as a file of this type. */
  convert(picture: Buffer, type: 'webp' | 'png', settings: readonly string[]): Buffer {
    const [from, to] = [path.join(this.scratch, 'from.png'), path.join(this.scratch, `to.${type}`)];
    writeFileSync(from, picture);
    this.ffmpeg(['-i', from, ...settings, to]);
    return readFileSync(to);
  }

  ffmpeg(settings: readonly string[]): void {
    execFileSync('ffmpeg', ['-y', '-v', 'error', '-bitexact', ...settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  async close(): Promise<void> {
    await this.quit();
    rmSync(this.scratch, { recursive: true });
  }
}
