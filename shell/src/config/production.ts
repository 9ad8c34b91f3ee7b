import type { Environment } from '@site/shared/process/environment';

/** What has a default that serves on one machine and would be wrong for visitors, with what to do about it. */
const mustBeSet: Readonly<Record<string, string>> = {
  SITE_ORIGIN:
    'canonical addresses, links and the Host list would name this machine. Set it to the address that visitors type, as in https://www.example.com.',
  TRUSTED_HOPS:
    'behind a proxy all visitors would share the limits of one address. Set it to the number of proxies in front, to a list of their addresses and ranges, or to 0 where visitors connect directly.',
  TRUSTED_KEYS:
    'whatever is signed with the key that npm start makes on this machine would run. Set it to the keyring of those who release (docs/how-to/look-after-keys.md).',
};

/** Why production must not start with this environment, a sentence each. */
export function unsetInProduction(env: Environment): string[] {
  return Object.entries(mustBeSet)
    .filter(([name]) => (env[name] ?? '').trim() === '')
    .map(([name, reason]) => `${name} is not set: ${reason}`);
}
