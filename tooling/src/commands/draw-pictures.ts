import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { pictureFolders, type SitePicture, sitePictures } from '@site/shared/contract/site-pictures';
import { prepareBrowser } from './prepare-browser';

/** Draws one picture with a browser, whose fonts and gradients are those that visitors see. */
function draw(browser: string, folder: string, { file, drawing, width, height }: SitePicture): void {
  const scratch = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const page = path.join(scratch, 'page.html');
  const svg = readFileSync(path.join(folder, drawing), 'utf8');
  writeFileSync(page, `<meta charset="utf-8"><style>body{margin:0}svg{display:block;width:${width}px}</style>${svg}`);
  const size = [`--window-size=${width},${height}`, '--hide-scrollbars', '--default-background-color=00000000'];
  const output = `--screenshot=${path.join(folder, file)}`;
  execFileSync(browser, ['--headless', '--no-sandbox', ...size, output, page], { stdio: 'ignore', cwd: scratch });
  rmSync(scratch, { recursive: true });
}

/** `npx tsx tooling/src/commands/draw-pictures.ts` draws icons and share cards anew, after a change of a drawing in `shell/pictures`. */
function main(): void {
  const browser = prepareBrowser();
  for (const name of Object.values(pictureFolders))
    for (const picture of Object.values(sitePictures))
      draw(browser, path.join(repositoryRoot, 'shell/pictures', name), picture);
}

main();
