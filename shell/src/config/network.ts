import { type Environment, InvalidSetting, listOf, refuse } from '@site/shared/process/environment';
import { isIP } from 'node:net';

/** `TRUSTED_HOPS`: none, the number of proxies in front, or their addresses and ranges. */
export type TrustedHops = false | number | string[];

export type NetworkConfig = {
  /** Values of the Host header that are answered (docs/faults.md F33); any other is 421. */
  allowedHosts: string[];
  /** Proxies whose X-Forwarded-For is trusted for rate limits. */
  trustedHops: TrustedHops;
  /** Whether anybody said who stands in front: 0 is an answer too. */
  saysHops: boolean;
  /** Upstream host names that may lie in a private network in production (docs/faults.md F34). */
  privateUpstreams: string[];
  /** Trusted Types policies that configured foreign scripts create (docs/how-to/harden-the-site.md). */
  foreignPolicies: string[];
};

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const maxHops = 10;
const maxPrefixLength = { 4: 32, 6: 128 } as const;

function hostsOf(env: Environment, name: string): string[] {
  const hosts = listOf(env[name]?.toLowerCase());
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong === undefined) return hosts;
  throw new InvalidSetting(
    `${name} has “${wrong}”; it must list host names, with a port where it is not the usual one.`,
  );
}

/** Names as CSP has them; `default` is ours. */
function policiesOf(env: Environment): string[] {
  const names = (env.FOREIGN_POLICIES ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = names.find((name) => !/^[\w#=/@.%-]{1,60}$/.test(name) || name === 'default');
  if (wrong === undefined) return names;
  throw new InvalidSetting(
    `FOREIGN_POLICIES has “${wrong}”; it must list names of Trusted Types policies, and not default.`,
  );
}

/** A local shell accepts every host name of its machine. */
function localHosts(port: number): string[] {
  return ['127.0.0.1', 'localhost', '[::1]'].map((name) => (port === 80 ? name : `${name}:${port}`));
}

function isAddressOrRange(text: string): boolean {
  const [address = '', mask, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return mask === undefined || (/^\d{1,3}$/.test(mask) && Number(mask) <= maxPrefixLength[kind as 4 | 6]);
}

function trustedHopsOf(env: Environment): TrustedHops {
  const text = (env.TRUSTED_HOPS ?? '').trim();
  if (text === '' || text === '0') return false;
  const hops = Number(text);
  if (Number.isInteger(hops) && hops > 0 && hops <= maxHops) return hops;
  const proxies = listOf(text.toLowerCase());
  if (proxies.every(isAddressOrRange)) return proxies;
  refuse('TRUSTED_HOPS', text, `a number of proxies up to ${maxHops}, or a list of their addresses and ranges`);
}

/**
 * Allowed hosts, trusted proxies and private upstreams.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readNetwork(
  env: Environment,
  site: { origin: string; environment: string },
  port: number,
): NetworkConfig {
  const own = [new URL(site.origin).host, ...hostsOf(env, 'ALLOWED_HOSTS')];
  const allowed = site.environment === 'prod' ? own : [...own, ...localHosts(port)];
  return {
    allowedHosts: [...new Set(allowed)],
    trustedHops: trustedHopsOf(env),
    saysHops: (env.TRUSTED_HOPS ?? '').trim() !== '',
    privateUpstreams: hostsOf(env, 'PRIVATE_UPSTREAMS'),
    foreignPolicies: policiesOf(env),
  };
}
