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
import { routesOf } from './release-set';
import { renderPage } from './render-page';
import { routeTree, sectionRoute } from './route-tree';
import type { DataAnswer, FromWorker, ToWorker, WorkerCall, WorkerInput } from './worker-messages';
import { requestScope, workerTransport } from './worker-transport';

/** What a remote's server file may require: the singletons of this worker and nothing else (docs/architecture.md#render-worker). */
const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@site/shared/store': store,
  '@site/shared/http': http,
};

const input = workerData as WorkerInput;
const pending = new Map<number, (answer: DataAnswer) => void>();
const owners = new Map(routesOf(input.set).map(({ id, remote }) => [id, remote]));
let calls = 0;

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}

function callMain(request: WorkerCall): Promise<DataAnswer> {
  calls += 1;
  const id = calls;
  send({ kind: 'call', id, request });
  return new Promise((done) => pending.set(id, done));
}

function scope(): store.SiteStore {
  const found = requestScope.getStore();
  if (!found) throw new Error('The site store was used outside a request.');
  return found.store;
}

function prepare() {
  store.installStoreScope(scope);
  http.installTransport(workerTransport(callMain));
  const sections = Object.entries(input.code).map(([remote, code]) => {
    const label = `${remote}@${input.set.remotes[remote]?.version}/server/routes.cjs`;
    return sectionRoute(remote, evaluateServerFile(code, label, singletons).routes);
  });
  return createStaticHandler(routeTree(sections));
}

type Handler = ReturnType<typeof createStaticHandler>;

async function answer(handler: Handler, message: Extract<ToWorker, { kind: 'render' }>): Promise<void> {
  const { id, request } = message;
  const routeName = matchRoutes(handler.dataRoutes, request.address)?.at(-1)?.route.id ?? 'home-404';
  try {
    const route = { routeName, remote: owners.get(routeName) ?? '' };
    const done = await renderPage(handler, input, request, route, () => send({ kind: 'rendering', id }));
    send({ kind: 'rendered', id, answer: done });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ kind: 'rendered', id, answer: { status: 500, html: '', degraded: true, stale: false, fault } });
  }
}

function listen(handler: Handler): void {
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') send({ kind: 'pong' });
    else if (message.kind === 'data') {
      pending.get(message.id)?.(message.answer);
      pending.delete(message.id);
    } else void answer(handler, message);
  });
}

try {
  listen(prepare());
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
}
