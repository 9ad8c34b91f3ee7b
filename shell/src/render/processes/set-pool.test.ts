import { spawn } from 'node:child_process';
import pino from 'pino';
import { htmlText } from '../pages/html-text';
import type { ReleaseSet } from '../pages/release-set';
import type { RenderRequest, WorkerInput } from '../pages/worker-messages';
import { startScripted } from '../../testing/scripted-pool';
import type { CallAnswers } from './known-calls';
import { SectionPools } from './section-pools';
import type { SetPool } from './set-pool';
import type { SpawnedProcess, StartProcess } from './spawn-process';

const opened: { pools: SectionPools; sets: SetPool[] }[] = [];
afterEach(() => {
  for (const { pools, sets } of opened.splice(0)) {
    for (const set of sets) set.retire();
    pools.close();
  }
});

function inputOf(versions: Record<string, string>, code: Record<string, string> = {}): WorkerInput {
  const remotes = Object.entries(versions).map(([name, version]) => [name, { name, version, routes: [{ id: name }] }]);
  const set = { id: 'whole', shell: { version: '1.0.0' }, remotes: Object.fromEntries(remotes), absent: {} };
  return { set, code: { ...code, other: 'x' }, site: {}, assetBase: '' } as unknown as WorkerInput;
}

function setUp(start: (line: string) => SpawnedProcess = startScripted) {
  const asked: ReleaseSet[] = [];
  const callsOf = (set: ReleaseSet): CallAnswers => {
    asked.push(set);
    return { answer: async () => ({ ok: true, status: 200, body: {} }) };
  };
  const log = pino({ level: 'silent' });
  const faults: (string | undefined)[] = [];
  const pools = new SectionPools({ start, total: 1, callsOf, log, startFault: (reason) => faults.push(reason) });
  const sets: SetPool[] = [];
  opened.push({ pools, sets });
  const openInput = (input: WorkerInput) => {
    const set = pools.open(input);
    sets.push(set);
    return set;
  };
  const open = (versions: Record<string, string>, code?: Record<string, string>) => openInput(inputOf(versions, code));
  return { open, openInput, asked, faults };
}

async function processOf(set: SetPool, routeId: string, more: Partial<RenderRequest> = {}): Promise<string> {
  const request = { address: '/', friendLinks: [], marketMenu: [], reference: 'x', ...more };
  const remote = routeId.startsWith('mf-') ? routeId : 'shell';
  return htmlText((await set.render(request, { id: routeId, remote })).html).split(' ')[1] ?? '';
}

test('each section has a process of its own, and two sets that show the same release share it', async () => {
  const { open } = setUp();
  const [live, next] = [
    open({ 'mf-help': '1.0.0', 'mf-info': '1.0.0' }),
    open({ 'mf-help': '1.1.0', 'mf-info': '1.0.0' }),
  ];
  await Promise.all([live.ready, next.ready]);
  const [help, info] = [await processOf(live, 'mf-help'), await processOf(live, 'mf-info')];
  expect(help).not.toBe(info);
  expect(await processOf(next, 'mf-info')).toBe(info);
  expect(await processOf(next, 'mf-help')).not.toBe(help);

  live.retire();
  expect(await processOf(next, 'mf-info')).toBe(info);
  await expect(processOf(live, 'mf-help')).rejects.toThrow('the set is retired');
});

test('a page is rendered by the section of its address, whatever other sections call their pages', async () => {
  const { open } = setUp();
  const set = open({ 'mf-help': '1.0.0', 'mf-info': '1.0.0' });
  await set.ready;
  const request = { address: '/', friendLinks: [], marketMenu: [], reference: 'x' };
  const { html } = await set.render(request, { id: 'mf-info', remote: 'mf-help' });
  expect(htmlText(html).split(' ')[1]).toBe(await processOf(set, 'mf-help'));
});

test('what no section owns, error pages included, is rendered without any section’s code', async () => {
  const { open, asked } = setUp();
  const set = open({ 'mf-help': '1.0.0' });
  await set.ready;
  const own = await processOf(set, 'mf-help');
  const shell = await processOf(set, 'lead-form');
  expect(shell).not.toBe(own);
  expect(await processOf(set, 'mf-help', { unrenderable: 500 })).toBe(shell);
  expect(asked.map(({ remotes }) => Object.keys(remotes))).toEqual([[], ['mf-help']]);
});

test('sections that do not load are named, each with its reason; the next set starts them anew', async () => {
  const { open } = setUp();
  const versions = { 'mf-help': '1.0.0', 'mf-info': '1.0.0' };
  const scripted = { 'mf-help': 'exit' };
  await expect(open(versions, scripted).ready).rejects.toMatchObject({
    sections: { 'mf-help': expect.stringContaining('exited with code 7') },
  });
  await expect(open(versions).ready).resolves.toBeUndefined();
});

test('that no process can be started is told until one can; a section that does not load is no such fault', async () => {
  let program = '/nowhere/node';
  const start: StartProcess = () =>
    program ? (spawn(program, { stdio: 'pipe' }) as unknown as SpawnedProcess) : startScripted();
  const { open, faults } = setUp(start);
  await expect(open({ 'mf-help': '1.0.0' }).ready).rejects.toThrow('ENOENT');
  expect(faults.at(-1)).toContain('spawn /nowhere/node ENOENT');
  // The spare that was to follow has failed as well.
  await new Promise(setImmediate);
  program = '';
  await open({ 'mf-help': '1.0.0' }).ready;
  expect(faults.at(-1)).toBeUndefined();
  await expect(open({ 'mf-info': '1.0.0' }, { 'mf-info': 'exit' }).ready).rejects.toThrow();
  expect(faults.at(-1)).toBeUndefined();
});

test('R13.94 a section is rendered by the renderer of its own line, and the shell’s own pages by the present one', async () => {
  const started: string[] = [];
  const { asked, openInput } = setUp((line) => {
    started.push(line);
    return startScripted();
  });
  const input = inputOf({ 'mf-help': '1.0.0', 'mf-info': '1.0.0' });
  Object.assign(input.set.shell, { line: 'react-19.9' });
  input.set.other = { ...input.set.shell, version: '1.0.0-react.19.3', line: 'react-19.3' };
  Object.assign(input.set.remotes['mf-help'] ?? {}, { line: 'react-19.9' });
  const set = openInput(input);
  await set.ready;

  // Each document names the scripts and styles of the build that its process is given.
  expect(asked.map(({ shell, remotes }) => [Object.keys(remotes).join(), shell.version])).toEqual([
    ['', '1.0.0'],
    ['mf-help', '1.0.0'],
    ['mf-info', '1.0.0-react.19.3'],
  ]);
  expect(asked.map(({ other }) => other)).toEqual([undefined, undefined, undefined]);
  // Beside these a spare of each line.
  expect(started.slice(0, 3).sort()).toEqual(['react-19.3', 'react-19.9', 'react-19.9']);
  const pages = await Promise.all(['mf-help', 'mf-info'].map((remote) => processOf(set, remote)));
  expect(new Set(pages).size).toBe(2);
});
