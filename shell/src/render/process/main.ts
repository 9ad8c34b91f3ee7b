import * as http from '@site/shared/http';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import * as store from '@site/shared/store';
import { parentPort } from 'node:worker_threads';
import { createStaticHandler, type RouteObject } from 'react-router';
import { closeThread } from './close-thread';
import { PaintedParts } from './painted-parts';
import { routesOf } from './release-set';
import { renderPage } from './render-page';
import { RouteHandlers } from './route-handlers';
import { routeTree, sectionRoute } from './route-tree';
import { sectionModules } from './section-modules';
import { unpackRequest } from './sent-request';
import { threadInput } from './thread-input';
import { ownThreadId } from './thread-work';
import type { DataAnswer, FromWorker, RenderAnswer, ToWorker, WorkerCall } from './worker-messages';
import { requestScope, workerTransport } from './worker-transport';

const input = threadInput();
/** Lines of the log that one worker's sections may fill. */
const maxStrays = 5;
const pending = new Map<number, (answer: DataAnswer) => void>();
const owners = new Map(routesOf(input.set).map(({ id, remote }) => [id, remote]));
let calls = 0;
/** The render whose page is painted now, 0 for none; what remains when this thread is ended. */
const painting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function send(message: FromWorker, given: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, given);
}

const encoder = new TextEncoder();

/** The page as bytes, which the main thread wants anyway. */
function sendAnswer(id: number, answer: RenderAnswer): void {
  const html = typeof answer.html === 'string' ? encoder.encode(answer.html) : answer.html;
  send({ kind: 'rendered', id, answer: { ...answer, html } }, [html.buffer as ArrayBuffer]);
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

function loadSection(remote: string, code: string): RouteObject {
  send({ kind: 'loading', remote });
  const label = `${remote}@${input.set.remotes[remote]?.version}/server/routes.cjs`;
  return sectionRoute(remote, evaluateServerFile(code, label, sectionModules).routes);
}

const faults: Record<string, string> = {};

/** The sections that load and fit those before them; the others are in `faults`. */
function loadSections(): RouteObject[] {
  const sections: RouteObject[] = [];
  for (const [remote, code] of Object.entries(input.code)) {
    try {
      const section = loadSection(remote, code);
      createStaticHandler(routeTree([...sections, section]));
      sections.push(section);
    } catch (error) {
      faults[remote] = messageOf(error);
    }
  }
  return sections;
}

const parts = input.paintedParts === 'off' ? undefined : new PaintedParts(() => scope().getState());

function prepare(): RouteHandlers {
  store.installStoreScope(scope);
  if (parts) store.installPartPainter(parts.painter);
  http.installTransport(workerTransport(callMain));
  return new RouteHandlers(routeTree(loadSections()));
}

function faultText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function answer(handlers: RouteHandlers, message: Extract<ToWorker, { kind: 'render' }>): Promise<void> {
  const { id } = message;
  try {
    const request = unpackRequest(message.request);
    const { handler, routeName } = handlers.of(request.route, request.address);
    const route = { handler, routeName, remote: owners.get(routeName) ?? '', parts };
    const done = await renderPage(route, input, request, () => {
      painting[0] = id;
    });
    painting[0] = 0;
    sendAnswer(id, done);
  } catch (error) {
    const answer = { status: 500, html: '', degraded: true, stale: false, fault: faultText(error) };
    send({ kind: 'rendered', id, answer });
  }
}

function listen(handlers: RouteHandlers): void {
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') send({ kind: 'pong' });
    else if (message.kind === 'data') {
      pending.get(message.id)?.(message.answer);
      pending.delete(message.id);
    } else void answer(handlers, message);
  });
}

function refuse(reason: string): void {
  send({ kind: 'refused', reason, sections: faults });
}

/** Kind and places: nobody knows which request it belongs to, so its message may hold what any visitor typed. */
function strayText(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error}`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...places].join('\n');
}

/** With the first `Response` Node compiles the parser of its HTTP client, which a closed thread has no use for and refuses. */
const nodesOwn = /^ReferenceError\n\s+at lazyllhttp \(node:internal\//;
let strays = 0;
/** What a section says outside of an answer; the first few of a worker are told. */
function reportStray(reason: string): void {
  strays += 1;
  if (strays <= maxStrays) send({ kind: 'stray', reason });
}
/** Without a handler such a promise would end the worker, and with it the pages of others. */
process.on('unhandledRejection', (error) => {
  const text = strayText(error);
  if (!nodesOwn.test(text)) reportStray(`a rejected promise: ${text}`);
});

try {
  send({ kind: 'started', thread: ownThreadId(), painting });
  closeThread((parts) => reportStray(`the console: ${parts.map(strayText).join(', ')}`));
  const handlers = prepare();
  const reasons = Object.values(faults);
  if (reasons.length > 0) refuse(reasons.join(' '));
  else {
    listen(handlers);
    send({ kind: 'ready' });
  }
} catch (error) {
  refuse(messageOf(error));
}
