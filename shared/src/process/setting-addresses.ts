import { type Environment, InvalidSetting, refuse } from './environment';

/** An http(s) address without the slash at its end. Empty, it says that there is none. */
export function httpAddress(env: Environment, name: string, fallback: string): string {
  const value = env[name] ?? fallback;
  if (value !== '' && !/^https?:\/\/[^\s/]+/.test(value)) refuse(name, value, 'an http(s) address');
  return value.replace(/\/$/, '');
}

/** An address that paths are put behind: no user, no query, no fragment. */
export function baseAddress(env: Environment, name: string, fallback: string): string {
  const value = httpAddress(env, name, fallback);
  if (value === '' || (URL.canParse(value) && !/[\s?#@\\]/.test(value))) return value;
  return refuse(name, value, 'an address without user, query and fragment');
}

/** A URL with one of the protocols; its value is not printed, as it may contain a password or a key. */
export function secretAddress(
  env: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new InvalidSetting(`${name} must look like ${example}.`);
}

/** Whether a value is the address of something else than a folder, as `s3://bucket`. */
export function isRemote(value: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(value);
}
