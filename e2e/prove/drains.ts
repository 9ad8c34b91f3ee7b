import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../harness/site';
import { sectionPages } from '../harness/swap-run';

export type DrainFigures = {
  restarts: number;
  clients: number;
  /** Whole answers by status; a shell that starts is told more than it can render. */
  statuses: Record<string, number>;
  /** Asked again, as nobody listened. */
  refused: number;
  /** What was begun and not answered, by what came instead. */
  dropped: Record<string, number>;
  /** Processes that did not end with 0. */
  badEnds: number;
  slowestEndMs: number;
};

type Tally = Pick<DrainFigures, 'statuses' | 'refused' | 'dropped'>;

const clients = 60;
/** Pages that are answered between two restarts: a shell that has just started renders each for the first time. */
const answersBetween = 300;
/** Between two tries while nobody listens, in milliseconds. */
const retryMs = 20;

/** Stored pages, and rarely one that is rendered for nobody else. */
function addressOf(turn: number): string {
  return turn % 20 === 0 ? `/search?q=word${turn}` : (sectionPages[turn % sectionPages.length] ?? '/');
}

/** One request; `200`, another status, or what the connection ended with, and whether it had been used before. */
function ask(address: string, agent: Agent): Promise<string> {
  return new Promise((done) => {
    const asked = get(address, { agent }, (answer) => {
      answer.resume().once('close', () => done(answer.complete ? String(answer.statusCode) : 'cut'));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message;
      done(reason === 'ECONNREFUSED' ? reason : `${reason} of a ${asked.reusedSocket ? 'kept' : 'new'} connection`);
    });
  });
}

async function askOnAndOn(addresses: () => string, agent: Agent, goesOn: () => boolean, tally: Tally): Promise<void> {
  while (goesOn()) {
    const outcome = await ask(addresses(), agent);
    if (outcome === 'ECONNREFUSED') {
      tally.refused += 1;
      await wait(retryMs);
    } else {
      const counts = /^\d+$/.test(outcome) ? tally.statuses : tally.dropped;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
}

/**
 * Restarts a shell again and again under busy clients, half of them on connections that they keep (docs/faults.md F18). Nobody
 * stands in front: who is refused a connection tries again, and whatever was accepted has to be answered.
 */
export async function restartUnderLoad(api: string, restarts: number): Promise<DrainFigures> {
  const site = await startSite(api);
  const { shell } = site;
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const tally: Tally = { statuses: {}, refused: 0, dropped: {} };
  const ends: { code: number | null; ms: number }[] = [];
  let [turn, goesOn] = [0, true];
  const addresses = () => `${shell.origin}${addressOf((turn += 1))}`;
  const asking = Array.from({ length: clients }, (_, index) =>
    askOnAndOn(addresses, agents[index % 2] as Agent, () => goesOn, tally),
  );
  const moreAnswers = async () => {
    const before = tally.statuses['200'] ?? 0;
    while ((tally.statuses['200'] ?? 0) < before + answersBetween) await wait(retryMs);
  };
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      await moreAnswers();
      const began = performance.now();
      ends.push({ code: await shell.stop(), ms: Math.round(performance.now() - began) });
      await shell.start();
    }
    await moreAnswers();
  } finally {
    goesOn = false;
    await Promise.all(asking);
    for (const agent of agents) agent.destroy();
    await site.stop();
  }
  const badEnds = ends.filter(({ code }) => code !== 0).length;
  return { restarts, clients, ...tally, badEnds, slowestEndMs: Math.max(...ends.map(({ ms }) => ms)) };
}
