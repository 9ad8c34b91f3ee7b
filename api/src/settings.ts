/** An invalid setting; the message contains its name and, unless secret, its value. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number from `min` to `max`. */
export function numberOf(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  const value = text ? Number(text) : fallback;
  if ((!text || /^\d{1,15}$/.test(text)) && value >= min && value <= max) return value;
  throw new InvalidSetting(`${name} is ${text}; it must be a whole number from ${min} to ${max}.`);
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
  throw new InvalidSetting(`${name} is ${value}; it must be one of ${allowed.join(', ')}.`);
}

/** A URL with one of the protocols; its value is not printed, as it may contain a password or a key. */
export function addressOf(
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

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
