import { changeKeyring, readTrustedKeys } from '@site/release/keys/keyring-file';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { rollback } from '@site/release/operations/rollback';
import { rollbackRevision } from '@site/release/operations/rollback-revision';
import { verify } from '@site/release/operations/verify';
import type { BuiltRelease } from '@site/release/releases/built-release';
import { freshKey } from '@site/release/testing/sample-release';
import { remoteNames } from '@site/shared/repository/workspaces';
import { releaseFile } from '@site/shared/contract/release-file';
import { builtAs } from '../harness/built-as';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';

export type UndoFigures = {
  scenes: number;
  /** Rollbacks of one section alone that were refused, naming the other one. */
  refusedAlone: number;
  /** Revisions that were needed for each way back. */
  revisions: number[];
  /** From the revision of the night shift to a shell that serves it, in milliseconds, by scene. */
  servedMs: number[];
  answers: number;
  failed: string[];
};

/** What is to become of the routes of a build; each route keeps its id. */
type Wish = { name: string; from?: string; version: string; drops?: string[]; takes?: string[] };

const serverFile = 'server/routes.cjs';

/** Code that leaves these pages out and answers those with what the section's first page shows. */
function routeCode(drops: readonly string[], takes: readonly Route[]): string {
  return `
;(() => {
  const { routes } = module.exports;
  const [first] = routes;
  const kept = routes.filter(({ path }) => !${JSON.stringify(drops)}.includes(path));
  routes.splice(0, routes.length, ...kept, ...${JSON.stringify(takes)}.map((route) => ({ ...first, ...route })));
})();
`;
}

type Route = { id: string; path: string };

function routesOf(remote: string): BuiltRelease['manifest']['routes'] {
  return builtAs(remote, '0.0.1').manifest.routes;
}

const pathsOf = (remote: string) => routesOf(remote).map(({ path }) => path);

/** A build whose section has other pages than before, in its manifest and on its server. */
function withPages(
  { name, from = name, version, drops = [], takes = [] }: Wish,
  all: Map<string, Route>,
): BuiltRelease {
  const built = builtAs(from, version);
  const [first] = built.manifest.routes;
  if (!first) throw new Error(`The build of ${from} has no page.`);
  const taken = takes.map((address) => ({ id: all.get(address)?.id ?? '', path: address }));
  const bytes = Buffer.from(`${built.files.get(serverFile)?.toString() ?? ''}${routeCode(drops, taken)}`);
  const routes = built.manifest.routes.filter((route) => !drops.includes(route.path));
  const pages = Object.fromEntries(
    taken.map(({ id }) => [id, built.manifest.pages[first.id] ?? { scripts: [], styles: [] }]),
  );
  const kept = Object.entries(built.manifest.pages).filter(([id]) => routes.some((route) => route.id === id));
  const manifest = {
    ...built.manifest,
    name,
    routes: [...routes, ...taken.map((route) => ({ ...first, ...route }))],
    pages: { ...Object.fromEntries(kept), ...pages },
    files: built.manifest.files.map((file) => (file.path === serverFile ? releaseFile(serverFile, bytes) : file)),
  };
  return { manifest, manifestText: JSON.stringify(manifest), files: new Map(built.files).set(serverFile, bytes) };
}

const section = 'mf-help';
/** The one that takes a page of it over. */
const [taker = ''] = remoteNames().filter((name) => name !== section);
const search = '/help/helpSearch/:keyword?';
const detail = routesOf(taker).at(-1)?.path ?? '';
const centre = '/help/helpCenter';
const searchPage = '/help/helpSearch/rtmp';

type Scene = { name: string; wishes: Wish[] /** An address, and who answers it after and before. */; asked: string };

const scenes: readonly Scene[] = [
  {
    name: 'a page moved to another section',
    wishes: [
      { name: section, version: '9.1.1', drops: [search] },
      { name: taker, version: '9.1.1', takes: [search] },
    ],
    asked: searchPage,
  },
  {
    name: 'two sections exchanged an address',
    wishes: [
      { name: section, version: '9.1.2', drops: [search], takes: [detail] },
      { name: taker, version: '9.1.2', drops: [detail], takes: [search] },
    ],
    asked: searchPage,
  },
  {
    name: 'a section got another name',
    wishes: [
      { name: section, version: '9.1.3', drops: pathsOf(section).filter((path) => path !== centre) },
      { name: 'mf-guide', from: section, version: '9.1.3', drops: [centre] },
    ],
    asked: searchPage,
  },
];

async function statusAt(site: Site, address: string): Promise<number> {
  return (await fetch(`${site.shell.origin}${address}`)).status;
}

/** Keys of the night shift, which the shell and everybody trusts from now on, and those of the day. */
async function openShifts(site: Site): Promise<{ night: ReleaseKeys; day: ReleaseKeys }> {
  const night = freshKey('rollback', { owner: 'night-shift' });
  await changeKeyring(site.keyFiles.trusted, (known) => [...known, night.entry]);
  const trusted = readTrustedKeys(site.keyFiles.trusted);
  const { publishing, signing } = site.keys;
  return { night: { publishing, signing: night.key, trusted }, day: { publishing, signing, trusted } };
}

async function served(site: Site, remotes: Record<string, string>): Promise<void> {
  await waitFor(`the shell serves ${JSON.stringify(remotes)}`, async () => {
    const { remotes: running, error } = await site.shell.health();
    const isSame = Object.keys(running).length === Object.keys(remotes).length;
    return error === null && isSame && Object.entries(remotes).every(([name, version]) => running[name] === version);
  });
}

async function newest(site: Site): Promise<number> {
  return (await site.store.list('revisions')).length;
}

type Trial = { site: Site; night: ReleaseKeys; day: ReleaseKeys; figures: UndoFigures; all: Map<string, Route> };

async function refuseAlone({ site, night, figures }: Trial, { name, wishes }: Scene, revision: number): Promise<void> {
  const [first] = wishes;
  const sentence = await rollback(site.store, night, first?.name ?? '', { by: 'wang', again: true }).then(
    () => 'it was done',
    (error: Error) => error.message,
  );
  if (sentence.includes(`rollback --revision ${revision}`)) figures.refusedAlone += 1;
  else figures.failed.push(`${name}, one alone: ${sentence}`);
}

async function play(trial: Trial, scene: Scene): Promise<void> {
  const { site, night, day, figures, all } = trial;
  const before = (await site.shell.health()).remotes;
  for (const wish of scene.wishes) await publish(site.store, day, withPages(wish, all), { by: 'e2e' });
  const wanted = Object.fromEntries(scene.wishes.map(({ name, version }) => [name, version]));
  await promote(site.store, day, wanted, { by: 'e2e' });
  await served(site, { ...before, ...wanted });
  const check = async (when: string) => {
    const status = await statusAt(site, scene.asked);
    if (status !== 200) figures.failed.push(`${scene.name}, ${when}: ${scene.asked} answers ${status}`);
    figures.answers += 1;
  };
  await check('moved');
  const revision = await newest(site);
  await refuseAlone(trial, scene, revision);
  await rollbackRevision(site.store, night, revision, { by: 'wang', reason: '页面串了', again: true });
  const created = performance.now();
  await served(site, before);
  figures.servedMs.push(Math.round(performance.now() - created));
  figures.revisions.push((await newest(site)) - revision);
  await check('back');
  figures.scenes += 1;
}

/** What was promoted together goes back together, by the key of the night shift, on a running shell. */
export async function undoTogether(api: string): Promise<UndoFigures> {
  const site = await startSite(api);
  const figures: UndoFigures = { scenes: 0, refusedAlone: 0, revisions: [], servedMs: [], answers: 0, failed: [] };
  const all = new Map([...routesOf(section), ...routesOf(taker)].map((route) => [route.path, route]));
  try {
    const trial = { site, ...(await openShifts(site)), figures, all };
    for (const scene of scenes) await play(trial, scene);
    figures.failed.push(...(await verify(site.store, trial.day.trusted)).faults);
    return figures;
  } finally {
    await site.stop();
  }
}
