import path from 'node:path';
import { runCheck } from '@site/release/gate/run-check';
import type { LineBuilds } from './line-builds';
import type { LineSite } from './line-site';
import { pagesOf } from '../../harness/section-pages';
import { versionIn } from './line-pages';

/** What a shell does with releases of a line that it does not have. */
export type WrongLine = {
  /** Sections of which it serves a page, by the version that is wanted or one before; and those of which none runs. */
  served: number;
  unavailable: number;
  /** Sections that do not run what is wanted, and are named with the line that it would take. */
  named: number;
  /** Whether its gate refuses such a release by name. */
  refused: boolean;
};

const sentence = (wanted: string) => `is built for the line ${wanted}, and this shell has the line`;

async function isRefused(site: LineSite, builds: LineBuilds, has: 'old' | 'new', wanted: string): Promise<boolean> {
  const other = has === 'old' ? 'new' : 'old';
  const versions = Object.entries(builds.releases).map(([name, dists]) => [name, versionIn(dists[has])]);
  const [name = ''] = Object.keys(builds.releases);
  const candidate = versionIn(builds.releases[name]?.[other] ?? '');
  const { reports } = await runCheck(
    path.join(builds.shells[has], 'server/check.cjs'),
    {
      storeRoot: site.storeRoot,
      versions: { ...Object.fromEntries(versions), [name]: candidate },
      wanted: { [name]: 'everything' },
      live: {},
      service: site.api,
    },
    () => undefined,
    {
      environment: { ...process.env, SHELL_DIST: builds.shells[has], TRUSTED_KEYS: site.trustedKeys },
      node: builds.node,
    },
  );
  return reports.some(({ findings }) => findings.some(({ reason }) => reason.includes(sentence(wanted))));
}

/** Starts a shell of one line alone beside those that serve, on what is live now. */
export async function tryOnTheWrongLine(site: LineSite, builds: LineBuilds, has: 'old' | 'new'): Promise<WrongLine> {
  const wanted = builds.pair[has === 'old' ? 'new' : 'old'].name;
  const shell = await site.startShell(builds.shells[has]);
  try {
    const statuses = await Promise.all(
      Object.keys(builds.releases).map(async (name) => (await fetch(`${shell.origin}${pagesOf(name)[0]}`)).status),
    );
    const { deviations } = await shell.health();
    return {
      served: statuses.filter((status) => status === 200).length,
      unavailable: statuses.filter((status) => status === 503).length,
      named: deviations.filter(({ reason }) => reason.includes(sentence(wanted))).length,
      refused: await isRefused(site, builds, has, wanted),
    };
  } finally {
    await shell.stop();
  }
}
