import * as http from '@site/shared/http';
import * as router from '@site/shared/page/router-facade';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import * as store from '@site/shared/store';
import { parentPort, workerData } from 'node:worker_threads';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createStaticHandler, matchRoutes } from 'react-router';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import { renderPage } from './render-page';
import { routeTree, sectionRoute } from './route-tree';
import type { DataAnswer, DataRequest, FromWorker, ToWorker, WorkerSeed } from './worker-messages';
import { requestScope, workerTransport } from './worker-transport';

/** What a remote's server file may require: the singletons of this worker and nothing else (design.md §5). */
const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@site/shared/store': store,
  '@site/shared/http': http,
};

const seed = workerData as WorkerSeed;
const waiting = new Map<number, (answer: DataAnswer) => void>();
let calls = 0;

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}

function callMain(request: DataRequest): Promise<DataAnswer> {
  calls += 1;
  const id = calls;
  tell({ kind: 'call', id, request });
  return new Promise((done) => waiting.set(id, done));
}

function scope(): store.SiteStore {
  const found = requestScope.getStore();
  if (!found) throw new Error('The site store was asked for outside a request.');
  return found.store;
}

function prepare() {
  store.installStoreScope(scope);
  http.installTransport(workerTransport(callMain));
  const sections = Object.entries(seed.code).map(([remote, code]) => {
    const label = `${remote}@${seed.set.remotes[remote]?.version}/server/routes.cjs`;
    return sectionRoute(remote, evaluateServerFile(code, label, singletons).routes);
  });
  return createStaticHandler(routeTree(sections));
}

type Handler = ReturnType<typeof createStaticHandler>;

async function answer(handler: Handler, message: Extract<ToWorker, { kind: 'render' }>): Promise<void> {
  const { id, request } = message;
  const routeName = matchRoutes(handler.dataRoutes, request.address)?.at(-1)?.route.id ?? 'home-404';
  try {
    const done = await renderPage(handler, seed, request, routeName, () => tell({ kind: 'painting', id }));
    tell({ kind: 'rendered', id, answer: done });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell({ kind: 'rendered', id, answer: { status: 500, html: '', degraded: true, stale: false, fault } });
  }
}

function listen(handler: Handler): void {
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') tell({ kind: 'pong' });
    else if (message.kind === 'data') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    } else void answer(handler, message);
  });
}

try {
  listen(prepare());
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
}
