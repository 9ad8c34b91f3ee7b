import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readHead } from '@site/release/chain/head';
import { type Break, brokenBuild, server } from '@site/release/drill/broken-build';
import { publish } from '@site/release/operations/publish';
import { type BuiltRelease, readBuiltRelease } from '@site/release/releases/built-release';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { apiOrigin } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { layBuild, startRelease } from '../harness/release-process';
import { fromSomewhere } from '../harness/returning-visitor';
import { type Site, startSite } from '../harness/site';
import { bucketOf, visit } from '../harness/visitors';
import { waitFor } from '../harness/wait';

const share = 0.1;
const slow = { remote: 'mf-help', version: '1.5.0', share };
const good = [
  { remote: 'mf-info', version: '2.2.0', share, page: '/info/hot' },
  { remote: 'mf-college', version: '1.3.0', share, page: '/home/lectureIndex' },
];
/** So many renders of the version beside it say what is usual. */
const known = 62;
/** More than the guard ever needs of a version that is slow at each page. */
const most = 400;

/** The commands of this part of docs/how-to/release.md, which are typed as they stand there. */
function commandsTold(): string[][] {
  const text = readFileSync(path.join(repositoryRoot, 'docs/how-to/release.md'), 'utf8');
  const [, part = ''] = text.split(/^## 8\. /m);
  return [...part.matchAll(/^\$ npm run release -- (.+)$/gm)].map(([, words = '']) => words.split(' '));
}

/** Whoever looks for more than a word waits: the gate looks for one word, as visitors seldom do. */
const slowSearch = server(`
;(() => {
  const route = module.exports.routes.find(({ path }) => path.startsWith('/help/helpSearch/'));
  const load = route.lazy;
  route.lazy = async () => {
    const page = await load();
    const late = ({ params }) => new Promise((done) => setTimeout(done, (params.keyword ?? '').length > 8 ? 900 : 0));
    return { ...page, loader: (args) => late(args).then(() => page.loader(args)) };
  };
})();
`);

/** Pages that are quick to check stand for their sections. */
const kept: Record<string, string[]> = {
  'mf-help': ['help-helpCenter', 'help-helpSearch-keyword'],
  'mf-info': ['info-hot'],
  'mf-college': ['home-lectureIndex-id'],
};

function buildOf({ remote, version }: { remote: string; version: string }, made?: Break): BuiltRelease {
  const built = readBuiltRelease(path.join(repositoryRoot, remote, 'dist'));
  return brokenBuild(built, { version, kept: kept[remote] ?? [] }, made);
}

/** The same pages are live before: what vanishes is another story. */
async function makeFewPagesLive(site: Site): Promise<void> {
  const live = Object.keys(kept).map((remote) => ({ remote, version: '1.2.0' }));
  for (const one of live) await publish(site.store, site.keys, buildOf(one), { by: 'e2e' });
  await site.promote(Object.fromEntries(live.map(({ remote, version }) => [remote, version])));
  await waitFor('they are live', async () => (await site.shell.health()).remotes['mf-help'] === '1.2.0');
}

test(
  'R13.88 F7: three canaries at once, by the commands of the document: the guard ends the slow one, and the two good ones become everybody’s',
  everyCase,
  async () => {
    const site = await startSite(apiOrigin(), { TRUSTED_HOPS: '1' });
    const guard = startRelease(site, 'guard');
    const commands = commandsTold();
    /** The next commands of the document, all of this name. */
    const type = async (count: number, begin: string): Promise<string> => {
      let shown = '';
      for (const words of commands.splice(0, count)) {
        expect(words[0]).toBe(begin);
        const { exit, output } = startRelease(site, ...words);
        const code = await exit;
        expect(code, `${words.join(' ')}\n${output()}`).toBe(0);
        shown += output();
      }
      return shown;
    };
    /** Which release a page is of, for somebody inside of a canary, or outside. */
    const shown = async (page: string, canary: { remote: string; version: string }, inside: boolean) => {
      const cookie = `bucket=${bucketOf({ ...canary, share }, inside)}`;
      const { headers } = await visit(site.shell.origin + page, { ...fromSomewhere(), cookie });
      return headers.get('x-site-release');
    };
    const both = async (one: (typeof good)[number]) => [
      await shown(one.page, one, false),
      await shown(one.page, one, true),
    ];
    try {
      await makeFewPagesLive(site);
      await waitFor('the guard watches', () => guard.output().includes('watches'));
      const before = (await site.shell.health()).remotes;
      const search = (number: number) => `/help/helpSearch/直播间怎么设置回放${number}`;
      for (let number = 0; number < known; number += 1) await shown(search(number), slow, false);

      layBuild(site, buildOf(slow, slowSearch));
      for (const one of good) layBuild(site, buildOf(one));
      expect(await type(3, 'publish')).toMatch(/mf-college 1\.3\.0 is published/);
      expect(await type(3, 'canary')).toMatch(/the canary is mf-college 1\.3\.0 with 10 % of the visitors/);
      const running = async () => (await site.shell.health()).canaries.map(({ remote }) => remote).sort();
      expect(await running()).toEqual(['mf-college', 'mf-help', 'mf-info']);

      for (let number = known; number < most && (await running()).includes('mf-help'); number += 1)
        for (const one of [{ ...slow, page: search(number) }, ...good]) await both(one);
      const ended = (await readHead(site.store, site.keys.trusted)).revision;
      expect(ended).toMatchObject({ by: 'guard', evidence: { kind: expect.stringMatching(/^render p\d+$/) } });
      expect(ended?.reason).toMatch(
        /^mf-help 1\.5\.0: \d+ of \d+ renders took longer than \d+ ms, of \S+ \d+ of \d+; the canary ends$/,
      );
      expect(await running()).toEqual(['mf-college', 'mf-info']);
      expect(await shown(search(0), slow, true)).toBe(`mf-help@${before['mf-help']}`);

      expect(await type(1, 'canary')).toMatch(/the canary is mf-info 2\.2\.0 with 25 % of the visitors/);
      await type(2, 'promote');
      expect((await site.shell.health()).remotes).toEqual({ ...before, 'mf-info': '2.2.0', 'mf-college': '1.3.0' });
      for (const one of good)
        expect(await both(one)).toEqual([`${one.remote}@${one.version}`, `${one.remote}@${one.version}`]);
      expect(await type(1, 'history')).toMatch(/ guard +canary mf-help 1\.5\.0 ended /);
      expect(commands).toEqual([]);
    } finally {
      guard.child.kill('SIGTERM');
      await guard.exit;
      await site.stop();
    }
  },
);
