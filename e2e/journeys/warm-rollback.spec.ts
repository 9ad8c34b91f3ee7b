import { readConfig } from '@site/release/config';
import { runCli } from '@site/release/commands/run-cli';
import { liveWatch } from '@site/release/shells/shell-health';
import { openStoreAccess } from '@site/release/operations/store-access';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

/** The command as an operator of this site types it. */
async function release(...args: string[]) {
  const access = openStoreAccess(
    readConfig({
      DATA_DIR: site.dataDir,
      ASSET_STORE: site.store.root,
      TRUSTED_KEYS: site.keyFiles.trusted,
      RELEASE_PROMOTE_KEY: site.keyFiles.promote,
      SHELL_URLS: site.shell.operations,
    }),
  );
  let out = '';
  const printer = {
    out: (text: string) => void (out += `${text}\n`),
    err: (text: string) => void (out += `${text}\n`),
  };
  return { exitCode: await runCli(args, () => ({ access, watch: liveWatch }), printer), out };
}

async function makeLive(name: string, version: string): Promise<void> {
  await site.promote({ [name]: version });
  await waitFor(`${name} ${version} is live`, async () => (await site.shell.health()).remotes[name] === version);
}

type Line = { msg?: string; set?: string; change?: Record<string, string> };

const isLive = ({ msg }: Line) => msg === 'set is live';

function logLines(): Line[] {
  return site.shell.lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
}

/** What was loaded beforehand since the last switch: an earlier set may have had the same rollback. */
function warmed(): Line[] {
  const lines = logLines();
  return lines.slice(lines.findLastIndex(isLive) + 1).filter(({ msg }) => msg === 'set is warm');
}

test(
  'R10.61 what a rollback leads to is loaded beforehand, although another section was released since; an operator is told the time',
  everyCase,
  async () => {
    const before = (await site.shell.health()).remotes['mf-help'] ?? '';
    const help = await publishVariant(site, 'mf-help', '9.5.1', changes.marked('9.5.1'));
    const info = await publishVariant(site, 'mf-info', '9.5.1', changes.marked('9.5.1'));
    await makeLive('mf-help', help);
    await makeLive('mf-info', info);
    const warm = await waitFor('the set of the rollback is warm', () =>
      warmed().find(({ change }) => change?.['mf-help'] === before),
    );

    const { exitCode, out } = await release('rollback', 'mf-help');

    expect({ exitCode, out }).toEqual({
      exitCode: 0,
      out: expect.stringMatching(
        new RegExp(`^Revision 4: mf-help is ${before} again.*\\n.* serves revision 4 after \\d`),
      ),
    });
    await waitFor('the switch led to the warm set', () => logLines().findLast(isLive)?.set === warm.set);
  },
);

test('R10.62 a version that nobody had loaded is loaded on demand, and made live by a switch to that very set', async () => {
  const version = await publishVariant(site, 'mf-college', '9.6.1', changes.marked('9.6.1'));

  const first = await release('warm', `mf-college@${version}`);
  const again = await release('warm', `mf-college@${version}`, '--json');

  expect(first).toMatchObject({ exitCode: 0, out: expect.stringMatching(/ has mf-college 9\.6\.1 ready after \d/) });
  expect(JSON.parse(again.out)).toMatchObject({ shells: [{ seconds: 0 }] });
  const answer = await fetch(`${site.shell.operations}/-/warm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ versions: { 'mf-college': version } }),
  });
  const { set } = (await answer.json()) as { set: string };
  await makeLive('mf-college', version);
  expect((await site.shell.health()).set).toBe(set);
});

test('R10.62 visitors cannot have anything loaded', everyCase, async () => {
  const answer = await fetch(`${site.shell.origin}/-/warm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ versions: { 'mf-help': '9.5.1' } }),
  });

  expect([404, 405]).toContain(answer.status);
});

test('a version that does not run is refused for its reason, with exit 4, and nothing changes', everyCase, async () => {
  const version = await publishVariant(site, 'mf-mobile', '9.6.2', changes.throwsAtLoad());
  const { revision } = await site.shell.health();

  const { exitCode, out } = await release('warm', `mf-mobile@${version}`);

  expect(exitCode).toBe(4);
  expect(out).toContain(`is not ready for mf-mobile ${version}: mf-mobile ${version} does not run here`);
  expect(out).toContain('boom at load');
  expect(await site.shell.health()).toMatchObject({ revision, deviations: [], error: null });
});
