import type { Environment } from '@site/shared/process/environment';

/** What has a default that serves on one machine and would be wrong for visitors, with what to do about it. */
const mustBeSet: Readonly<Record<string, string>> = {
  SITE_ORIGIN:
    'leads of any page would pass for leads of the site. Set it to the address that visitors type, as in https://www.example.com.',
};

/** Why production must not start with this environment, a sentence each. */
export function unsetInProduction(env: Environment): string[] {
  return Object.entries(mustBeSet)
    .filter(([name]) => (env[name] ?? '').trim() === '')
    .map(([name, reason]) => `${name} is not set: ${reason}`);
}
