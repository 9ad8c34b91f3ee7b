import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';
import { startSite } from '../harness/site';
import { startTlsFront, type TlsFront } from '../harness/tls-front';
import { waitFor } from '../harness/wait';

export type ReportFigures = { directives: string[] };

const name = 'www.example.com';

/** A browser that takes the front for the name, trusts its certificate and sends reports at once. */
function openBrowser({ certificate, httpsPort }: TlsFront, profile: string): Promise<BrowserContext> {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const executablePath = findBrowser();
  return chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--short-reporting-delay',
      `--ignore-certificate-errors-spki-list=${pin}`,
      `--host-resolver-rules=MAP ${name}:443 127.0.0.1:${httpsPort}`,
    ],
  });
}

/** Two breaches on one page: of Trusted Types, and of the integrity of scripts. */
async function breach(context: BrowserContext): Promise<void> {
  // Without it Chromium keeps its reports to itself when it has no window.
  await context.grantPermissions(['background-sync']);
  const page = await context.newPage();
  await page.goto(`https://${name}/info/20001`, { waitUntil: 'networkidle' });
  await page
    .evaluate(() => {
      document.createElement('script').src = 'https://evil.example/x.js';
    })
    .catch(() => undefined);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/assets/x.js';
    document.head.append(script);
  });
}

/** What a browser behind transport security tells of breaches, by the Reporting API. */
export async function collectReports(api: string): Promise<ReportFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const env = { SITE_ORIGIN: `https://${name}`, TRUSTED_HOPS: '1' };
  const site = await startSite(api, env);
  const front = await startTlsFront(site.shell.origin, name, folder);
  const context = await openBrowser(front, path.join(folder, 'profile'));
  const reported = () =>
    site.shell.lines.flatMap((line) => /"directive":"([^"]+)".*a browser reports a breach/.exec(line)?.[1] ?? []);
  try {
    await breach(context);
    await waitFor('both breaches are told', () => reported().length >= 2);
    return { directives: reported().sort() };
  } finally {
    await context.close();
    front.stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
