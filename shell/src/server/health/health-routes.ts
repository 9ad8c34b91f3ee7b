import { lineOf } from '@site/shared/contract/line';
import type { VersionCounts } from '@site/shared/contract/version-counts';
import { unsetFilings } from '@site/shared/contract/read-company';
import { nodeWarnings } from '@site/shared/process/node-support';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { versionsOf } from '../../render/pages/release-set';
import { type Shells, shellsOf } from '../../render/pages/set-lines';
import type { Walls } from '../../render/processes/walls';
import type { ContentRevision } from '../calls/content-revision';
import type { CanarySets } from '../canary/canary-sets';
import { answerPlainly } from '../plain-answers';
import type { PreviewSets } from '../preview/preview-sets';
import { deviationsOf } from '../releases/deviation';
import type { LiveSets } from '../releases/live-sets';
import type { Alarms } from '../releases/alarms';
import type { ChainReader } from '../releases/chain-reader';
import type { ReleaseFollower } from '../releases/release-follower';

export type HealthSources = {
  config: Pick<ShellConfig, 'site' | 'capabilityId'>;
  /** What it is built as, one for each line. */
  shells: Shells;
  sets: Pick<LiveSets, 'live'>;
  canaries: Pick<CanarySets, 'health' | 'deviations'>;
  previews: Pick<PreviewSets, 'labels'>;
  follower: Pick<ReleaseFollower, 'sequence' | 'fault' | 'end'>;
  alarms: Pick<Alarms, 'list'>;
  chain: Pick<ChainReader, 'hashAt'>;
  keyring: { fault: string };
  /** What the system puts around render processes. */
  walls: Pick<Walls, 'has' | 'lacks'>;
  /** The service of calls, as this shell hears it, and the revision of its content. */
  content: Pick<ContentRevision, 'current' | 'silentSeconds'>;
  metrics: () => Promise<string>;
  /** What was counted by version, for the guard of releases. */
  versions: () => VersionCounts;
  /** What an operator should mend although the shell works. */
  warnings: () => string[];
  /** The shell finishes what is under way and wants no new visitors. */
  stopping: () => boolean;
};

const plainText = 'text/plain; charset=utf-8';

/** What anybody may know of the process: that it lives. What says more is asked on the port of the operators. */
export function aliveRoutes(app: FastifyInstance): void {
  app.get('/-/alive', async (_, reply) => reply.header('Cache-Control', 'no-store').type(plainText).send('ok\n'));
  for (const name of ['health', 'ready', 'live', 'metrics', 'versions'])
    app.get(`/-/${name}`, (_, reply) => answerPlainly(reply, 404));
}

function healthOf({ config, sets, canaries, previews, ...sources }: HealthSources): object {
  const { live } = sets;
  const { follower, alarms, chain, keyring, walls, warnings, content } = sources;
  return {
    revision: live?.sequence ?? 0,
    newest: follower.sequence,
    content: content.current,
    set: live?.input.set.id ?? null,
    remotes: live ? versionsOf(live.input.set) : {},
    lines: shellsOf(sources.shells).map(lineOf),
    deviations: deviationsOf({ sets, canaries }),
    canaries: canaries.health(),
    previews: previews.labels,
    error: [keyring.fault, follower.fault].filter(Boolean).join(' ') || null,
    warnings: [...warnings(), ...nodeWarnings(config.site.environment)],
    service: { silentSeconds: content.silentSeconds },
    unsetFilings: unsetFilings(config.site),
    alarms: alarms.list(),
    chain: { hash: chain.hashAt(live), end: follower.end },
    environment: config.site.environment,
    capability: config.capabilityId,
    walls: { has: walls.has, lacks: walls.lacks },
    pid: process.pid,
  };
}

/** Health, readiness and metrics, for operators, balancers and the release command. */
export function healthRoutes(app: FastifyInstance, sources: HealthSources): void {
  app.get('/-/health', async (_, reply) =>
    reply
      .code(sources.sets.live ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(healthOf(sources)),
  );
  // Nothing but that the event loop turns: whoever asks restarts a process that does not.
  app.get('/-/live', async (_, reply) => reply.header('Cache-Control', 'no-store').type(plainText).send('ok\n'));
  app.get('/-/ready', async (_, reply) =>
    sources.sets.live && !sources.stopping()
      ? reply.header('Cache-Control', 'no-store').type(plainText).send('ok\n')
      : answerPlainly(reply, 503),
  );
  app.get('/-/versions', async (_, reply) => reply.header('Cache-Control', 'no-store').send(sources.versions()));
  app.get('/-/metrics', async (_, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await sources.metrics()),
  );
}
