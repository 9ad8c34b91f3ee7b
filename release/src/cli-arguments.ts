import { parseArgs } from 'node:util';
import { userInfo } from 'node:os';
import { UsageError } from './release-error';
import { checkName, checkVersion } from './store-paths';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  by: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  limit: { type: 'string', default: '20' },
  yes: { type: 'boolean', default: false },
  'skip-damaged': { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  shell: { type: 'string', multiple: true, default: [] as string[] },
  role: { type: 'string' },
  names: { type: 'string' },
  owner: { type: 'string' },
  days: { type: 'string', default: '365' },
  out: { type: 'string' },
} as const;

/** The longest that a key may sign. */
const MOST_DAYS = 1100;

export interface CliArguments {
  command: string;
  names: string[];
  json: boolean;
  by: string;
  reason: string | undefined;
  to: string | undefined;
  limit: number;
  yes: boolean;
  skipDamaged: boolean;
  /** Of `history`: prove the whole chain instead of listing its end. */
  verify: boolean;
  /** Of `export-log` and `keys create`: the file to write. */
  out: string | undefined;
  /** Of `witness`: addresses of shells, instead of those that the configuration names. */
  shells: string[];
  /** Of a new key. */
  key: {
    role?: string | undefined;
    names?: string | undefined;
    owner?: string | undefined;
    days: number;
    out?: string | undefined;
  };
}

function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without an account.
    return 'unknown';
  }
}

function positiveNumber(option: string, text: string, most: number): number {
  if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`${option} is ${JSON.stringify(text)}; it must be a number from 1 to ${most}.`);
}

function shellAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(`--shell is ${JSON.stringify(text)}; it must be the http address of a shell.`);
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function readArguments(argv: string[]): CliArguments {
  const { values, positionals } = parseOptions(argv);
  const [command = '', ...names] = positionals;
  return {
    command,
    names,
    json: values.json,
    by: values.by ?? loginName(),
    reason: values.reason,
    to: values.to,
    limit: positiveNumber('--limit', values.limit, 999_999),
    yes: values.yes,
    skipDamaged: values['skip-damaged'],
    verify: values.verify,
    out: values.out,
    shells: values.shell.map(shellAddress),
    key: { ...values, days: positiveNumber('--days', values.days, MOST_DAYS) },
  };
}

function readTarget(word: string): [string, string] {
  const [name = '', version = '', ...rest] = word.split('@');
  if (rest.length || !version) throw new UsageError(`${JSON.stringify(word)} names no version: write mf-help@1.0.0.`);
  checkName(name);
  checkVersion(version);
  return [name, version];
}

/** `mf-help 1.0.0`, or any number of `mf-help@1.0.0`. */
export function readTargets(names: string[]): Record<string, string> {
  const spaced = names.length === 2 && !names.join('').includes('@');
  const targets = (spaced ? [names.join('@')] : names).map(readTarget);
  if (targets.length === 0)
    throw new UsageError('Say what to promote: mf-help@1.0.0, several if they belong together.');
  const twice = targets.find(([name], index) => targets.findIndex(([other]) => other === name) < index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  return Object.fromEntries(targets);
}
