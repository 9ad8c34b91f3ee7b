import { remedyOf, type ShellHealth, silenceOf, type Watch } from '../shells/shell-health';
import { type Finding, good, look, wrong } from './finding';

const STATUS = 'npm run release -- status';
const VERIFY = 'npm run release -- verify';
const SERVICE = 'curl -i http://127.0.0.1:8083/-/ready';
const DELIVER = 'npm run release -- deliver';
const WITNESS = 'npm run release -- witness <log>';

function sentence(text: string): string {
  return `${text.replace(/\.$/, '')}.`;
}

/** That it serves another revision than the store ends with. */
function revisionFinding(url: string, { revision, alarms = [] }: ShellHealth, newest: number | null): Finding[] {
  if (newest === null || revision === newest) return [];
  // It says itself that what it has by order is not in the store.
  if (revision > newest && alarms.some(({ kind }) => kind === 'order')) return [];
  const text =
    revision < newest
      ? `${url} serves revision ${revision}, not ${newest}.`
      : `${url} serves revision ${revision}, but the store ends at ${newest}: another store?`;
  return [wrong(text, STATUS)];
}

/** Numbers that pages should show and nobody has set. */
function filingFindings(url: string, unset: readonly string[]): Finding[] {
  const [first] = unset;
  if (first === undefined) return [];
  const text = `The footer of ${url} names filings without a number: ${unset.join(', ')} not set.`;
  return [look(text, `${first}=<number> npm start`)];
}

/** A restart of the service is shorter, in seconds; a call that a busy machine lost is shorter still. */
const LONG_SILENCE = 10;
const SHORT_SILENCE = 3;

/** The service of calls: without it what is stored is served, and nothing else. */
function serviceFindings(url: string, silentSeconds: number): Finding[] {
  if (silentSeconds < SHORT_SILENCE) return [];
  const text = `For ${url} the service at CMS_API_URL has given no good answer for ${silentSeconds} s: what is not stored, searches and forms among it, fails.`;
  return [silentSeconds < LONG_SILENCE ? look(text, SERVICE) : wrong(text, SERVICE)];
}

function complaints(url: string, health: ShellHealth, newest: number | null): Finding[] {
  const { revision, deviations = [], alarms = [], warnings = [], unsetFilings = [], chain, service } = health;
  const unproven = `${url} cannot prove that revision ${revision} is the newest.`;
  return [
    ...revisionFinding(url, health, newest),
    ...deviations.map((one) =>
      wrong(`At ${url} ${one.remote} does not run as it should: ${sentence(one.reason)}`, remedyOf(one)),
    ),
    ...alarms.map(({ kind, text }) => wrong(`${url} says: ${sentence(text)}`, kind === 'order' ? DELIVER : VERIFY)),
    ...serviceFindings(url, service?.silentSeconds ?? 0),
    ...warnings.map((text) => look(`${url} says: ${sentence(text)}`, STATUS)),
    ...filingFindings(url, unsetFilings),
    ...(chain?.end === 'unproven' ? [look(unproven, WITNESS)] : []),
  ];
}

async function findingsAt(url: string, newest: number | null, watch: Pick<Watch, 'fetchHealth'>): Promise<Finding[]> {
  try {
    const health = await watch.fetchHealth(url);
    const found = complaints(url, health, newest);
    return found.length ? found : [good(`${url} serves revision ${health.revision} as it should.`)];
  } catch (error) {
    const why = sentence(silenceOf(error));
    return [wrong(`No shell answers at ${url}: ${why}`, `SHELL_URLS=<operators' address> npm run release -- doctor`)];
  }
}

/** What every known shell serves, and what it complains of; `newest` is the revision of the store, null while that is away. */
export async function shellFindings(
  urls: readonly string[],
  newest: number | null,
  watch: Pick<Watch, 'fetchHealth'>,
): Promise<Finding[]> {
  if (urls.length === 0)
    return [wrong('SHELL_URLS names no shell.', "SHELL_URLS=<operators' address> npm run release -- doctor")];
  return (await Promise.all(urls.map((url) => findingsAt(url, newest, watch)))).flat();
}
