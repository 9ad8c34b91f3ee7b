import { setTimeout as wait } from 'node:timers/promises';
import { startTopology } from '../../harness/topology/topology';
import { disturbances } from './disturbances';
import { newFigures, type ScaleFigures } from './figures';
import { countLeads } from './leads';
import { type Operating, operateTogether } from './operators';
import { RunningShells } from './running-shells';
import { StoreWindow } from './store-window';
import { startTraffic } from './traffic';

const switches = 20;
/** Quiet time between two disturbances, in milliseconds. */
const calm = 4000;

async function disturb(operating: Operating): Promise<void> {
  for (const { name, act } of disturbances(operating)) {
    await act();
    operating.figures.disturbances.push(`${new Date().toISOString().slice(11, 19)} ${name}`);
    await wait(calm);
  }
}

/** Operators and disturbances at the same time, and again quiet traffic until `forMs` is over. */
async function shake(operating: Operating, forMs: number): Promise<void> {
  const until = Date.now() + forMs;
  await Promise.all([operateTogether(operating, switches), disturb(operating)]);
  await wait(Math.max(0, until - Date.now()));
}

/**
 * Three shells behind nginx, two apis, PostgreSQL and a bucket under pages, leads and browsers for at least `forMs`, while
 * every process is restarted or killed and two operators switch versions.
 */
export async function proveScale(forMs: number): Promise<ScaleFigures> {
  const topology = await startTopology({ shells: 3, apis: 2 });
  const figures = newFigures();
  const operating = { topology, figures, running: new RunningShells(topology.shells), store: new StoreWindow() };
  const began = Date.now();
  try {
    const traffic = startTraffic(topology.front.origin, figures);
    await shake(operating, forMs).finally(() => traffic.stop());
    figures.seconds = Math.round((Date.now() - began) / 1000);
    const { acknowledged } = traffic.leads;
    const { lost, doubled } = await countLeads(topology.database.url, acknowledged);
    return { ...figures, leadsAcknowledged: acknowledged.length, leadsLost: lost, leadsDoubled: doubled };
  } finally {
    await topology.stop();
  }
}

/** The limits of the promise. Those of switches are the shells' own: here they share the cores with all else, and with one another's starts. */
export function holdsAtScale(figures: ScaleFigures): boolean {
  const { failedPages, mixed, canaryForOthers, failedVisits, leadsLost, leadsDoubled } = figures;
  const { navigations, leadsAcknowledged, canaryPages } = figures;
  return (
    Object.keys(failedPages).length + mixed + canaryForOthers + failedVisits + leadsLost + leadsDoubled === 0 &&
    Math.min(navigations, leadsAcknowledged, canaryPages) > 0 &&
    figures.slowestOwnMs <= 1000 &&
    figures.slowestColdOwnMs <= 2000
  );
}
