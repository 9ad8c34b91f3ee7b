import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ShellConfig } from '../config/config';
import { SectionPools } from '../render/processes/section-pools';
import { spawnerOfLines } from '../render/processes/spawn-process';
import type { Walls } from '../render/processes/walls';
import type { DataCache } from './calls/data-cache';
import { sectionCalls } from './calls/section-calls';
import { callTimer, countDeviations, unusableCounter } from './health/metrics';
import { countAlarms } from './health/alarm-metrics';
import { countGuard } from './health/guard-metrics';
import { createReleases, type Releases } from './releases/create-releases';
import { readShellBuilds } from './releases/read-shell-builds';

/** What a shell is started with beside its configuration. */
export type ShellParts = {
  /** See `ShellEnds`. */
  setAside?: string | undefined;
};

type Sources = { data: DataCache; registry: Registry; log: Logger };
type Rendering = { releases: Releases; walls: Walls; close: () => void };

/** The processes that render, and the releases that they render; what differs from what is wanted is counted. */
export function openRendering(
  config: ShellConfig,
  { setAside }: ShellParts,
  { data, registry, log }: Sources,
): Rendering {
  const builds = readShellBuilds(config);
  const { start, walls } = spawnerOfLines(builds);
  const callsOf = sectionCalls({ data, log, count: unusableCounter(registry), observe: callTimer(registry) });
  const startFault = (reason?: string) =>
    releases.alarms.set('processes', reason ? [`A render process could not be started: ${reason}`] : []);
  const pools = new SectionPools({ start, total: config.renderWorkers, callsOf, log, startFault });
  const releases: Releases = createReleases({ config, builds, pools, setAside, log });
  countDeviations(registry, releases);
  countAlarms(registry, releases);
  countGuard(registry, releases.guard);
  const close = () => {
    releases.previews.stop();
    releases.canaries.stop();
    releases.sets.retireAll();
    pools.close();
  };
  return { releases, walls, close };
}
