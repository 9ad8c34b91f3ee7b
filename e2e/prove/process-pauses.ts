import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, startLoad } from '../harness/load';
import { startSite } from '../harness/site';
import { sectionPages } from '../harness/swap-run';

export type PauseFigures = {
  pauses: number;
  requests: number;
  /** Answers by status; 0 where a connection was cut. */
  statuses: Record<number, number>;
  workersEnded: number;
  pagesBlamed: number;
};

const pauseMs = 3000;
/** Time between two pauses, in milliseconds: the requests of the pause are answered and ordinary ones again. */
const betweenMs = 3000;
const requestsPerSecond = 20;

/** Cached pages, and as many that are rendered for every request: words that nobody else looks for. */
function addresses(): string[] {
  const typed = ['/home/service?q=', '/m/service?q=', '/home/microMarketing?q=', '/search?q='];
  return Array.from({ length: 4000 }, (_, turn) => [
    sectionPages[turn % sectionPages.length] ?? '/',
    `${typed[turn % typed.length]}word${turn}`,
  ]).flat();
}

/** Stops the process of a shell under traffic, `pauses` times for 3 s: a pause is no worker's fault (docs/faults.md F45). */
export async function pauseShell(api: string, pauses: number): Promise<PauseFigures> {
  const site = await startSite(api);
  const answers: Answer[] = [];
  try {
    const load = startLoad(site.shell.origin, addresses(), requestsPerSecond, (answer) => answers.push(answer));
    for (let turn = 0; turn < pauses; turn += 1) {
      await wait(betweenMs);
      site.shell.signal('SIGSTOP');
      await wait(pauseMs);
      site.shell.signal('SIGCONT');
    }
    await wait(betweenMs);
    await load.stop();
    const shown = (args: string) => site.shell.lines.filter((line) => line.includes(args)).length;
    const statuses: Record<number, number> = {};
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const [workersEnded, pagesBlamed] = [shown('render process ended'), shown('page ended its process alone')];
    return { pauses, requests: answers.length, statuses, workersEnded, pagesBlamed };
  } finally {
    site.shell.signal('SIGCONT');
    await site.stop();
  }
}
