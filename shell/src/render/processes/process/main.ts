import process from 'node:process';
import * as http from '@site/shared/http';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import * as store from '@site/shared/store';
import type { RouteObject } from 'react-router';
import { FragmentCache } from '../../pages/fragment-cache';
import { routesOf } from '../../pages/release-set';
import { renderPage } from '../../pages/render-page';
import { RouteHandlers } from '../../pages/route-handlers';
import { routeTree, sectionRoute } from '../../pages/route-tree';
import { sectionModules } from '../../pages/section-modules';
import type { DataAnswer, RenderAnswer, RenderRequest, WorkerCall, WorkerInput } from '../../pages/worker-messages';
import { requestScope, workerTransport } from '../../pages/worker-transport';
import { toProcess } from '../frame-kinds';
import { closeProcess } from './close-process';
import { shellLink } from './shell-link';
import { reportStray, strayText } from './strays';

/** Calls that are not answered yet. */
const pending = new Map<number, (answer: DataAnswer) => void>();
let calls = 0;
/** Renders that are not answered yet. */
let underWay = 0;
let answer: (id: number, request: RenderRequest) => Promise<void>;

function callShell(request: WorkerCall): Promise<DataAnswer> {
  calls += 1;
  const id = calls;
  shellLink.call(id, request);
  return new Promise((done) => pending.set(id, done));
}

function scope(): store.SiteStore {
  const found = requestScope.getStore();
  if (!found) throw new Error('The site store was used outside a request.');
  return found.store;
}

/** The one section of this process; none in the process of the shell's own pages. */
function loadSections({ set, code }: WorkerInput): RouteObject[] {
  return Object.entries(code).map(([remote, text]) => {
    shellLink.loading();
    const label = `${remote}@${set.remotes[remote]?.version}/server/routes.cjs`;
    return sectionRoute(remote, evaluateServerFile(text, label, sectionModules).routes);
  });
}

function faultText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @returns what renders a page and sends it; @throws {Error} when the section cannot be loaded */
function prepare(input: WorkerInput): typeof answer {
  const fragments = input.fragmentCache === 'off' ? undefined : new FragmentCache(() => scope().getState());
  const owners = new Map(routesOf(input.set).map(({ id, remote }) => [id, remote]));
  store.installStoreScope(scope);
  if (fragments) store.installFragmentRecorder(fragments.recorder);
  http.installTransport(workerTransport(callShell));
  const handlers = new RouteHandlers(routeTree(loadSections(input)));
  const render = (id: number, request: RenderRequest): Promise<RenderAnswer> => {
    const { handler, routeName } = handlers.of(request.route, request.address);
    const route = { handler, routeName, remote: owners.get(routeName) ?? '', fragments };
    return renderPage(route, input, request, () => {
      if (underWay > 1) shellLink.rendering(id);
    });
  };
  return async (id, request) => {
    underWay += 1;
    try {
      const page = await render(id, request);
      underWay -= 1;
      shellLink.rendered(id, page);
    } catch (error) {
      underWay -= 1;
      shellLink.rendered(id, { status: 500, html: '', degraded: true, stale: false, fault: faultText(error) });
    }
  };
}

function load(input: WorkerInput): void {
  try {
    answer = prepare(input);
    shellLink.ready();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    shellLink.refused(reason, Object.keys(input.code).length > 0);
  }
}

function receive(kind: number, text: string): void {
  if (kind === toProcess.ping) return shellLink.pong();
  const message: unknown = JSON.parse(text);
  if (kind === toProcess.load) return load(message as WorkerInput);
  if (kind === toProcess.render) {
    const { id, request } = message as { id: number; request: RenderRequest };
    return void answer(id, request).catch(reportFailure);
  }
  const { id, answer: data } = message as { id: number; answer: DataAnswer };
  pending.get(id)?.(data);
  pending.delete(id);
}

/** Without a handler such an error would say on stderr what a visitor typed. */
function reportFailure(error: unknown): never {
  reportStray(`an error that nobody caught: ${strayText(error)}`);
  process.exit(1);
}

process.on('uncaughtException', reportFailure);
process.on('unhandledRejection', (error) => reportStray(`a rejected promise: ${strayText(error)}`));
closeProcess((parts) => reportStray(`the console: ${parts.map(strayText).join(', ')}`));
shellLink.listen(receive);
