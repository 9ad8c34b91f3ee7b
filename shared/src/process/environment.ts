/**
 * The one reader of settings, for shell, api, release tool, desk and commands (docs/decisions/079-one-reader-of-the-environment.md). Each
 * function throws one sentence that names the variable and its value; an empty number or choice is an unset one.
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be meant. Its message is for operators, and names the value unless that is secret. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

export const highestPort = 65_535;

/** @throws {InvalidSetting} always */
export function refuse(name: string, value: string, must: string): never {
  throw new InvalidSetting(`${name} is “${value}”; it must be ${must}.`);
}

type Range = readonly [least: number, most: number];

function numberIn(env: Environment, name: string, fallback: number, [least, most]: Range, must: string): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  return /^\d{1,15}$/.test(text) && value >= least && value <= most ? value : refuse(name, env[name] ?? '', must);
}

export function wholeNumber(env: Environment, name: string, fallback: number, range: Range): number {
  return numberIn(env, name, fallback, range, `a whole number from ${range[0]} to ${range[1]}`);
}

/** @param least 0 where any free port will do */
export function portNumber(env: Environment, name: string, fallback: number, least: 0 | 1 = 0): number {
  return numberIn(env, name, fallback, [least, highestPort], `a port from ${least} to ${highestPort}`);
}

/** The port of the operators unless set: beside that of the visitors, with room for a neighbour's between; 0 stays 0. */
export function portBeside(port: number, distance = 2): number {
  return port === 0 ? 0 : Math.min(port + distance, highestPort);
}

export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const value = env[name] || fallback;
  const found = allowed.find((one) => one === value);
  return found ?? refuse(name, value, `one of: ${allowed.filter(Boolean).join(', ')}`);
}

/** `true` or `false`, or `1` or `0`. */
export function flag(env: Environment, name: string, fallback: 'true' | 'false' = 'true'): boolean {
  return /true|1/.test(oneOf(env, name, ['true', 'false', '1', '0'], fallback));
}

export function isOn(env: Environment, name: string, fallback: 'on' | 'off'): boolean {
  const value = env[name] || fallback;
  return value === 'on' || value === 'off' ? value === 'on' : refuse(name, value, 'on or off');
}

/** The parts of a list that is parted by commas. */
export function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
