import { UsageError } from '../release-error';
import { checkName, checkVersion } from '../store-paths';

/** The text of an option as a number. */
export function positiveNumber(option: string, most: number): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError(`${option} is ${JSON.stringify(text)}; it must be a number from 1 to ${most}.`);
  };
}

/** One more of an option that may be given several times. */
export function shellAddress(text: string, before: string[] = []): string[] {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return [...before, text];
  throw new UsageError(`--shell is ${JSON.stringify(text)}; it must be the http address of a shell.`);
}

export function singleName(names: readonly string[], command: string): string {
  const [word] = names;
  if (word && names.length === 1) return word;
  throw new UsageError(`${command} takes exactly one name, such as mf-help.`);
}

/** `mf-help@1.0.0`. */
export function readTarget(word: string): [name: string, version: string] {
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
  if (targets.length === 0) throw new UsageError('Say which versions: mf-help@1.0.0, several if they belong together.');
  const twice = targets.find(([name], index) => targets.findIndex(([other]) => other === name) < index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  return Object.fromEntries(targets);
}
