import { childrenOf, sharesOf } from '../harness/cpu-time';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';
import { measure } from './throughput';

const bytesPerMb = 1024 * 1024;
const rounds = 4;
/** Rounds at the start that are not counted: the code of each process gets warm on its own. */
const warmUp = 2;
const coldRounds = 9;
/** That of the page's section, and the spare. Others come back with their first page. */
const neededProcesses = 2;

function startWith(api: string, workers: number): Promise<Site> {
  return startSite(api, { HTML_CACHE: 'off', RENDER_WORKERS: String(workers) });
}

async function figuresOf(site: Site, perSecond: readonly number[]) {
  const { own, children } = await sharesOf((await site.shell.health()).pid);
  const bytes = children.reduce((sum, one) => sum + one, own);
  return { bestPerSecond: Math.max(...perSecond), perSecond, memoryMb: Math.round(bytes / bytesPerMb) };
}

/**
 * How long the first page waits when no render process is there, in milliseconds: all of them are ended at once, the spare too, so
 * that two start together. The median of some rounds.
 */
async function coldPageMs({ shell }: Site, address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < coldRounds; round += 1) {
    const killed = childrenOf(shell.pid);
    const from = performance.now();
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    // A page that is given to one of them would count as one that ends processes.
    await waitFor('the shell knows that they ended', () => !childrenOf(shell.pid).some((pid) => killed.includes(pid)));
    const { ok } = await fetch(`${shell.origin}${address}`);
    if (!ok) throw new Error(`${address} is not answered while render processes start.`);
    times.push(performance.now() - from);
    await waitFor('a process and a spare are there again', () => childrenOf(shell.pid).length >= neededProcesses);
  }
  return Math.round(times.sort((one, other) => one - other)[Math.floor(coldRounds / 2)] ?? 0);
}

/**
 * Uncached renders with one process at a time and with two, each besides a spare, and what the second one costs in memory.
 * Both take turns, and the best of each counts: another program on the machine hits both.
 */
export async function workerFigures(api: string, address: string, forMs: number) {
  const sites = [await startWith(api, 1), await startWith(api, 2)] as const;
  const measured: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < warmUp + rounds; round += 1)
      for (const turn of [0, 1] as const) {
        const { requestsPerSecond } = await measure(sites[turn], () => address, forMs / 2);
        if (round >= warmUp) measured[turn].push(requestsPerSecond);
      }
    const [one, two] = [await figuresOf(sites[0], measured[0]), await figuresOf(sites[1], measured[1])];
    const growth = Number((two.bestPerSecond / one.bestPerSecond).toFixed(2));
    const mbMore = two.memoryMb - one.memoryMb;
    return { one, two, growth, mbMore, coldPageMs: await coldPageMs(sites[1], address) };
  } finally {
    for (const site of sites) await site.stop();
  }
}
