import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { RenderQueue } from './render-queue';

/** Renders at a time for each render process: while React renders one page, others wait for their data. */
const runningOfWorker = 16;
/** Of each section beside them. */
const ownRunning = 4;
const waiting = { own: 32, shared: 256 };
/** Of one network and section, so that one alone does not fill the queue. */
const waitingOfNetwork = 64;

/** The queue of renders with its load and refusals as metrics. */
export function createRenderQueue(registry: Registry, workers: number): RenderQueue {
  const refused = new Counter({
    name: 'renders_refused_total',
    help: 'Renders that were not started: the queue was full, they waited too long, or their visitor had gone',
    labelNames: ['reason'],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'render_wait_seconds',
    help: 'How long renders waited before they began: what a site with too few workers makes visitors feel first',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1],
    registers: [registry],
  });
  const queue = new RenderQueue(
    { running: { own: ownRunning, shared: runningOfWorker * workers }, waiting, waitingOfNetwork },
    (reason) => refused.inc({ reason }),
    (seconds) => waits.observe(seconds),
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
