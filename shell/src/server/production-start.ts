import { DEVELOPMENT } from '@site/release/keys/key-entry';
import type { ShellConfig } from '../config/config';

type KeyOwner = { id: string; owner: string };

/** A sentence for each trusted key that is a checkout's own. */
export function refuseDevelopmentKeys(keys: readonly KeyOwner[]): string[] {
  return keys
    .filter(({ owner }) => owner === DEVELOPMENT)
    .map(
      ({ id }) => `The trusted key ${id} is one that npm start makes for development. Take it out of the trusted keys.`,
    );
}

/**
 * Refuses a production that would run on defaults made for one machine: everything at once, so that one look mends it.
 * @throws {Error} a line that says so and a sentence for each reason
 */
export function requireProductionReady(
  { site, unsetInProduction }: Pick<ShellConfig, 'site' | 'unsetInProduction'>,
  keys: readonly KeyOwner[],
): void {
  if (site.environment !== 'prod') return;
  const reasons = [...unsetInProduction, ...refuseDevelopmentKeys(keys)];
  if (reasons.length === 0) return;
  throw new Error(['The shell does not start with SITE_ENV=prod as it is configured.', ...reasons].join('\n- '));
}
