import { type ShellHealth, silenceOf, type Watch } from '../shell-health';
import { type Finding, good, look, wrong } from './finding';

const STATUS = 'npm run release -- status';
const VERIFY = 'npm run release -- verify';
const WITNESS = 'npm run release -- witness <log>';

function sentence(text: string): string {
  return `${text.replace(/\.$/, '')}.`;
}

function complaints(url: string, health: ShellHealth, newest: number): Finding[] {
  const { revision, deviations = [], alarms = [], warnings = [], chain } = health;
  const found: Finding[] = [];
  if (revision < newest) found.push(wrong(`${url} serves revision ${revision}, not ${newest}.`, STATUS));
  if (revision > newest)
    found.push(wrong(`${url} serves revision ${revision}, but the store ends at ${newest}: another store?`, STATUS));
  for (const { remote, reason } of deviations)
    found.push(
      wrong(
        `At ${url} ${remote} does not run as it should: ${sentence(reason)}`,
        `npm run release -- rollback ${remote}`,
      ),
    );
  for (const { text } of alarms) found.push(wrong(`${url} says: ${sentence(text)}`, VERIFY));
  for (const text of warnings) found.push(look(`${url} says: ${sentence(text)}`, STATUS));
  if (chain?.end === 'unproven')
    found.push(look(`${url} cannot prove that revision ${revision} is the newest.`, WITNESS));
  return found;
}

async function findingsAt(url: string, newest: number, watch: Pick<Watch, 'fetchHealth'>): Promise<Finding[]> {
  try {
    const health = await watch.fetchHealth(url);
    const found = complaints(url, health, newest);
    return found.length ? found : [good(`${url} serves revision ${health.revision} as it should.`)];
  } catch (error) {
    const why = sentence(silenceOf(error));
    return [wrong(`No shell answers at ${url}: ${why}`, `SHELL_URLS=<operators' address> npm run release -- doctor`)];
  }
}

/** What every known shell serves, and what it complains of. */
export async function shellFindings(
  urls: readonly string[],
  newest: number,
  watch: Pick<Watch, 'fetchHealth'>,
): Promise<Finding[]> {
  if (urls.length === 0)
    return [wrong('SHELL_URLS names no shell.', "SHELL_URLS=<operators' address> npm run release -- doctor")];
  return (await Promise.all(urls.map((url) => findingsAt(url, newest, watch)))).flat();
}
