import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { startRelease } from '../harness/release-process';
import { everyCase } from '../harness/every-case';
import { publishReworded } from '../harness/reworded';
import { startSite } from '../harness/site';
import { waitFor } from '../harness/wait';

// docs/how-to/bisect-a-fault.md, on a running shell.

const page = '/help/helpDocument/10001';
const question = '这篇文章有帮助吗？';
const fault = '这篇文章有毛病吗？';

/** Follows the link with its cookie and looks for the fault in what the server renders. */
const look = `
const { PREVIEW_LINK: link, VERSION: version } = process.env;
const entry = await fetch(link, { redirect: 'manual' });
const cookie = entry.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
let page;
// A busy shell asks to come again.
do page = await fetch(new URL(entry.headers.get('location'), link), { headers: { cookie } });
while (page.status === 503);
const text = await page.text();
console.log(version + ' ' + text.includes('${fault}'));
process.exit(text.includes('${fault}') ? 1 : 0);
`;

test('R12.152 a running site shows every version that is looked at, and stays as it is', everyCase, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bisect-'));
  const script = path.join(folder, 'look.mjs');
  writeFileSync(script, look);
  const site = await startSite(apiOrigin());
  try {
    for (const [at, words] of [question, question, question, fault, fault, fault].entries()) {
      const version = `9.1.${at}`;
      await publishReworded(site, 'mf-help', version, [question, words]);
      await site.promote({ 'mf-help': version });
    }
    const before = await waitFor('the shell serves the last version', async () => {
      const health = await site.shell.health();
      return health.remotes['mf-help'] === '9.1.5' && health;
    });
    const run = startRelease(site, 'bisect', 'mf-help', '--page', page, '--run', `"${process.execPath}" "${script}"`);
    expect([await run.exit, run.output()]).toEqual([0, expect.stringContaining('(mf-help 9.1.3), made live ')]);
    // The begin of the chain, its end, and two or three between.
    expect(run.output().match(/^9\.1\.\d (true|false)$/gm)?.length).toBeGreaterThan(2);
    const { revision, remotes } = await site.shell.health();
    expect({ revision, remotes }).toEqual({ revision: before.revision, remotes: before.remotes });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
