import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config';
import { versionsOf } from '../../remotes/release-set';
import type { LiveSets } from '../releases/live-sets';
import type { ReleaseFollower } from '../releases/release-follower';

type Options = {
  config: Pick<ShellConfig, 'site' | 'capabilityId'>;
  sets: LiveSets;
  follower: ReleaseFollower;
  keyring: { fault: string };
  metrics: () => Promise<string>;
};

/** Health and metrics, for operators and the release command. */
export function healthRoutes(app: FastifyInstance, { config, sets, follower, keyring, metrics }: Options): void {
  app.get('/-/health', async (_, reply) => {
    const { live } = sets;
    return reply
      .code(live ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        revision: live?.sequence ?? 0,
        newest: follower.sequence,
        set: live?.input.set.id ?? null,
        remotes: live ? versionsOf(live.input.set) : {},
        deviations: live?.deviations ?? [],
        error: [keyring.fault, follower.fault].filter(Boolean).join(' ') || null,
        environment: config.site.environment,
        capability: config.capabilityId,
        pid: process.pid,
      });
  });
  app.get('/-/metrics', async (_, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4')
      .send(await metrics()),
  );
}
