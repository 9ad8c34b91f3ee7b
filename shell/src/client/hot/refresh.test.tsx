/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import type { HotModule } from '@site/tooling/hot/hot-release';
import { act, type ReactNode } from 'react';

type Exports = Record<string, unknown>;
type Root = { render: (page: ReactNode) => void };

/** In the order of the shell's build for development: React finds what is there before it starts. */
async function start(): Promise<Root> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./refresh');
  const { createRoot } = await import('react-dom/client');
  return createRoot(document.body.appendChild(document.createElement('div')));
}

/** What webpack gives a module, and what the module did with it. */
function hotModule(data: HotModule['data'] = {}) {
  const kept: { exports?: Exports } = {};
  const done = { accepted: false, invalidated: false, kept };
  const hot: HotModule = {
    data,
    accept: () => void (done.accepted = true),
    invalidate: () => void (done.invalidated = true),
    dispose: (keep) => keep(kept),
  };
  return { hot, done };
}

function accept(exports: Exports, data?: HotModule['data']) {
  const { hot, done } = hotModule(data);
  globalThis.siteRefresh?.accept(hot, exports);
  return done;
}

const page = { Component: () => null, loader: () => null, handle: {} };

test('R11.1 a component that is exchanged shows its new words with the state of the old one', async () => {
  const { useState } = await import('react');
  const root = await start();
  const version = (word: string) => {
    function Counter() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{`${word} ${count}`}</button>;
    }
    globalThis.siteRefresh?.register(Counter, 'mf-help counter.tsx Counter');
    return Counter;
  };
  const Counter = version('old');
  await act(async () => root.render(<Counter />));
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toBe('old 1');
  version('new');
  await act(async () => globalThis.siteRefresh?.perform());
  expect(document.body.textContent).toBe('new 1');
});

test.each<[string, Exports, boolean]>([
  ['components', { Card: () => null, Row: () => null }, true],
  ['a page', page, true],
  ['a component and a value', { Card: () => null, width: 3 }, false],
  ['functions', { format: () => '' }, false],
  ['nothing', {}, false],
])('whether a module can be exchanged alone is asked of its exports: %s', async (_, exports, alone) => {
  await import('./refresh');
  expect(accept(exports).accepted).toBe(alone);
});

test('R11.3 a module that held components only and no longer does leaves the exchange to its importers', async () => {
  await import('./refresh');
  const before = accept({ Card: () => null }).kept;
  expect(accept({ Card: () => null, width: 3 }, before)).toMatchObject({ accepted: false, invalidated: true });
});

test('R11.2 the router has the new loader and handle of a page, and asks for its data again', async () => {
  await import('./refresh');
  const route = { id: 'help', path: '/help', ...page };
  let asked = 0;
  const router = { routes: [{ id: 'root', children: [route] }], revalidate: async () => void (asked += 1) };
  globalThis.siteRouterMade?.(router as never);
  const before = accept(page).kept;
  const now = { Component: () => null, loader: () => 'new', handle: { layout: 'help' } };
  accept(now, before);
  await globalThis.siteRefresh?.perform();
  expect(route).toMatchObject({ id: 'help', path: '/help', loader: now.loader, handle: now.handle });
  expect(asked).toBe(1);
});
