import { Counter, Gauge, type Registry } from 'prom-client';
import { RenderQueue } from './render-queue';

/** Renders at a time for each worker: while one is painted others wait for their data. */
const runningOfWorker = 16;
const waiting = 256;
/** Of one network, so that one alone does not fill the queue. */
const waitingOfNetwork = 64;

/** The queue of renders with its load and refusals as metrics. */
export function createRenderQueue(registry: Registry, workers: number): RenderQueue {
  const refused = new Counter({
    name: 'renders_refused_total',
    help: 'Renders that were not started: the queue was full, they waited too long, or their visitor had gone',
    labelNames: ['reason'],
    registers: [registry],
  });
  const queue = new RenderQueue({ running: runningOfWorker * workers, waiting, waitingOfNetwork }, (reason) =>
    refused.inc({ reason }),
  );
  const load = new Gauge({
    name: 'renders',
    help: 'Renders of pages that are running or waiting',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      load.set({ state: 'running' }, queue.load.running);
      load.set({ state: 'waiting' }, queue.load.waiting);
    },
  });
  return queue;
}
