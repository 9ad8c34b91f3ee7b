/** A setting that cannot be used; the message names it and, unless it is secret, its value. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number from `least` to `most`. */
export function numberOf(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  const value = text ? Number(text) : fallback;
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UnusableSetting(`${name} is ${text}; it must be a whole number from ${least} to ${most}.`);
}

export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  fallback: Value,
  allowed: readonly Value[],
): Value {
  const value = env[name] || fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found) return found;
  throw new UnusableSetting(`${name} is ${value}; it must be one of ${allowed.join(', ')}.`);
}

/** An address of one of the protocols; its value is not printed, as it may hold a password or a key. */
export function addressOf(
  env: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new UnusableSetting(`${name} must look like ${example}.`);
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
