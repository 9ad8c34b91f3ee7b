import { barredFor } from '../../render/processes/barred-addresses';
import { liveVersions, newestOf } from './release-history';
import type { SimulatedShell } from './simulated-shell';
import { settled, type SimulatedSite } from './simulated-site';

const minute = 60_000;
/** Longer than a version is refused that did not load. */
const longestHealing = 15 * minute;

/** Nobody who asked waits for ever, and no shell that drains. */
async function settle(site: SimulatedSite): Promise<string | undefined> {
  const { shells, operators } = site;
  await site.calm(2 * minute, () => shells.every(({ open }) => open.size === 0) && operators.running === 0);
  const [waiting] = shells.flatMap(({ open }) => [...open.keys()]);
  if (waiting) return `${waiting.path} on ${waiting.shell.name} is never answered, whatever happens.`;
  await site.calm(minute, () => shells.every(({ state }) => state !== 'draining'));
  const draining = shells.find(({ state }) => state === 'draining');
  return draining && `${draining.name} drains and never stops, though all are answered.`;
}

async function pageFault(site: SimulatedSite, shell: SimulatedShell, name: string): Promise<string | undefined> {
  const asked = shell.ask({ path: `/${name}`, side: 'everybody', network: 'near' });
  await settled();
  await site.calm(minute, () => !shell.open.has(asked));
  const status = asked.page?.status;
  return status === 200 ? undefined : `/${name} on ${shell.name} is answered ${status}, though nothing fails any more.`;
}

/** After faults have ended every shell comes to show what should be live, and answers with it. */
async function heal(site: SimulatedSite): Promise<string | undefined> {
  const newest = newestOf(site.world.store);
  const wanted = Object.entries(liveVersions(site.world.store, newest));
  const missing = (shell: SimulatedShell) =>
    wanted.find(([name, version]) => shell.machinery.sets.live?.input.set.remotes[name]?.version !== version);
  await site.calm(barredFor + 1000);
  await site.calm(longestHealing, () => site.running.every((shell) => shell.newest === newest && !missing(shell)));
  for (const shell of site.running) {
    const lack = missing(shell)?.join(' ');
    if (lack) return `${shell.name} never comes to show ${lack} of revision ${newest}, though nothing fails any more.`;
    for (const [name] of wanted) {
      const fault = await pageFault(site, shell, name);
      if (fault) return fault;
    }
  }
  return undefined;
}

/** What no set needs any more has ended. */
async function rest(site: SimulatedSite): Promise<string | undefined> {
  for (const { machinery } of site.running) machinery.sets.retain([]);
  await site.calm(minute);
  return site.running.flatMap((shell) => shell.surplusProcesses())[0];
}

async function stop(site: SimulatedSite): Promise<string | undefined> {
  for (const shell of site.running) void shell.drain();
  await site.calm(minute, () => site.shells.every(({ state }) => state === 'stopped'));
  const left = site.shells.find(({ state }) => state !== 'stopped');
  return left && `${left.name} drains and never stops.`;
}

/**
 * How every schedule ends once nothing fails any more.
 * @returns what is wrong then, as a sentence; undefined when nothing is
 */
export async function endFault(site: SimulatedSite): Promise<string | undefined> {
  for (const part of [settle, heal, rest, stop]) {
    const fault = await part(site);
    if (site.fault ?? fault) return site.fault ?? fault;
  }
  return undefined;
}
