import { UsageError } from '../errors/release-error';
import { checkName, checkVersion } from '../store/store-paths';

/** The text of an option as a number. */
export function positiveNumber(option: string, most: number): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,7}$/.test(text) && Number(text) <= most) return Number(text);
    throw new UsageError(`${option} is ${JSON.stringify(text)}; it must be a number from 1 to ${most}.`);
  };
}

/** One more of an option that may be given several times. */
export function shellAddress(text: string, before: string[] = []): string[] {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return [...before, text];
  throw new UsageError(`--shell is ${JSON.stringify(text)}; it must be the http address of a shell.`);
}

/** A page of the site, as a visitor types it or as a browser shows it. */
export function pageAddress(text: string): string {
  const page = /^\/(?![-/\\])/.test(text) && URL.canParse(text, 'http://site') && new URL(text, 'http://site');
  if (page) return `${page.pathname}${page.search}`;
  throw new UsageError(`--page is ${JSON.stringify(text)}; it must be a page of the site, such as /help/helpCenter.`);
}

/** The address of a service, as it is put before the paths of calls. */
export function serviceAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return text.replace(/\/$/, '');
  throw new UsageError(`--service is ${JSON.stringify(text)}; it must be the http address of a service.`);
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
export function readTargets(names: string[], use = 'promote'): Record<string, string> {
  const spaced = names.length === 2 && !names.join('').includes('@');
  const targets = (spaced ? [names.join('@')] : names).map(readTarget);
  if (targets.length === 0) throw new UsageError(`Say what to ${use}: mf-help@1.0.0, several if they belong together.`);
  const twice = targets.find(([name], index) => targets.findIndex(([other]) => other === name) < index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  return Object.fromEntries(targets);
}

/** `5%`, with at most two decimals, as 0.05. */
export function shareOf(option: string, most: number): (text: string) => number {
  return (text) => {
    const [, whole = '', hundredths = ''] = /^(\d{1,2})(?:\.(\d{1,2}))? ?%$/.exec(text) ?? [];
    // In whole buckets, so that no share is 0.07000000000000001.
    const share = (Number(whole) * 100 + Number(hundredths.padEnd(2, '0'))) / 10_000;
    if (whole !== '' && share > 0 && share <= most) return share;
    throw new UsageError(
      `${option} is ${JSON.stringify(text)}; it must be a percentage above 0% and up to ${most * 100}%, such as 5% or 0.25%.`,
    );
  };
}
