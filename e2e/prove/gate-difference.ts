import { readHead } from '@site/release/chain/head';
import { openGate } from '@site/release/gate/gate';
import { findingTexts } from '@site/release/gate/gate-result';
import { versionsOf } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { remoteNames } from '@site/shared/repository/workspaces';
import { sideBySide } from '@site/shared/process/side-by-side';
import { builtAs } from '../harness/built-as';
import { differenceBreaks } from '../harness/difference-breaks';
import type { Seed } from '../harness/page-breaks';
import { breaks } from '../harness/gate-breaks';
import { type GateSite, openGateSite } from '../harness/gate-site';

export type SeedFigures = {
  seeds: number;
  /** Refused, and for the reason that the seed has. */
  refused: number;
  /** What went live, or was refused for another reason. */
  missed: string[];
};

export type SectionFigures = {
  /** Section → seconds of its check beside the live build, whose words it changes a little. */
  seconds: Record<string, number>;
  /** What was said against a section that is as good as live. */
  wronged: string[];
  /** What live pages do that no release may: what the gate excuses by it, it does not see in a release. */
  alsoLive: string[];
};

/** A check mostly waits: for processes to start, for data, for a page that is left alone. */
const checksAtOnce = 4;

async function trySeeds(site: GateSite, figures: SeedFigures): Promise<void> {
  const seeds: [string, Seed][] = Object.entries({ ...breaks, ...differenceBreaks });
  await sideBySide(seeds, checksAtOnce, async ([what, { made, says, remote }], number) => {
    const version = `9.4.${number}`;
    await site.publishPages(version, made, remote);
    const said = (await site.refusalOf(version, remote))?.join('\n') ?? 'went live';
    figures.seeds += 1;
    if (says.test(said)) figures.refused += 1;
    else figures.missed.push(`${what}: ${said.slice(0, 200)}`);
    console.log(`${figures.seeds} of ${seeds.length}, ${says.test(said) ? 'refused' : 'MISSED'}: ${what}`);
  });
}

/** A whole section with other words: what every day brings. */
async function trySection({ access }: GateSite, remote: string, figures: SectionFigures): Promise<void> {
  const { store, keys } = access;
  const { revision } = await readHead(store, access.trusted());
  const version = '9.5.0';
  await publish(store, keys(), builtAs(remote, version, [['直播', '现场直播']]), { by: 'e2e' });
  const start = performance.now();
  const { reasons, reports } = await openGate(access)({ ...versionsOf(revision?.remotes ?? {}), [remote]: version }, [
    remote,
  ]);
  figures.seconds[remote] = Math.round((performance.now() - start) / 1000);
  figures.wronged.push(...reasons);
  figures.alsoLive.push(...reports.flatMap((report) => findingTexts(report, report.alsoLive ?? [])));
  console.log(`${remote}: ${figures.seconds[remote]} s, ${reasons.length} reasons`);
}

/** Tries every seeded break beside what is live. */
export async function proveGateDifference(api: string): Promise<SeedFigures> {
  const figures: SeedFigures = { seeds: 0, refused: 0, missed: [] };
  const site = await openGateSite(api);
  try {
    await trySeeds(site, figures);
  } finally {
    site.close();
  }
  return figures;
}

/** Tries five real sections with other words beside what is live. */
export async function proveGateSections(api: string): Promise<SectionFigures> {
  const figures: SectionFigures = { seconds: {}, wronged: [], alsoLive: [] };
  const site = await openGateSite(api, 'whole');
  try {
    await sideBySide(remoteNames(), checksAtOnce, (remote) => trySection(site, remote, figures));
  } finally {
    site.close();
  }
  return figures;
}
