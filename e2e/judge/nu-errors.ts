import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CollectedPage } from './collect-pages';
import type { HtmlFault } from './html-fault';

type NuMessage = { type: string; message: string; url: string; extract?: string };

const jar = path.join(path.dirname(require.resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');

/** The one meta that Baidu reads (R1.9) and HTML does not know. */
const ownMeta = '<meta http-equiv="Cache-Control" content="no-siteapp">';

/** Rules of the page's sheets (docs/architecture.md#first-paint), whose newest properties the checker does not know; laws read the sheets. */
const firstStyles = /<style data-first-paint>.*?<\/style>/s;

/** Whether this machine has the Java that the checker needs. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Runs the checker once over a folder; its JSON comes on stderr. */
async function checkFolder(folder: string): Promise<NuMessage[]> {
  const args = [
    '-Xss2m',
    '-XX:TieredStopAtLevel=1',
    '-jar',
    jar,
    '--format',
    'json',
    '--errors-only',
    '--exit-zero-always',
    folder,
  ];
  const child = spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The Nu checker ended with code ${String(code)}: ${text.slice(0, 500)}`);
  return (JSON.parse(text) as { messages: NuMessage[] }).messages;
}

/** Errors of the Nu HTML Checker, of all pages in one run; needs Java. */
export async function nuErrors(pages: readonly CollectedPage[]): Promise<HtmlFault[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nu-'));
  try {
    pages.forEach(({ html }, place) => {
      writeFileSync(path.join(folder, `${place}.html`), html.replace(ownMeta, '').replace(firstStyles, ''));
    });
    const messages = await checkFolder(folder);
    return messages.map(({ message, url, extract = '' }) => ({
      address: pages[Number.parseInt(path.basename(url), 10)]?.address ?? url,
      message,
      place: extract.replace(/\s+/g, ' '),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
