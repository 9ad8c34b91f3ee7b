import pino from 'pino';
import type { RenderRequest } from '../pages/worker-messages';
import { ProcessCrew } from './process-crew';
import type { RenderProcess } from './render-process';

const idle = { surplus: 30_000, rest: 600_000 };
const page: RenderRequest = { address: '/', friendLinks: [], marketMenu: [], reference: 'test' };

/** A process that is ready, and has answered, when the test says so. */
function heldProcess() {
  let begin: () => void = () => undefined;
  const ready = new Promise<void>((done) => {
    begin = done;
  });
  const process = {
    ...{ ready, ended: new Promise(() => undefined), load: 0, used: true, retired: false },
    render: () => new Promise(() => void (process.load += 1)),
    retire: () => void (process.retired = true),
  };
  return { process, begin };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

test('R13.134 a crew that is late starts its first process with the first page', async () => {
  const { process, begin } = heldProcess();
  let started = 0;
  const start = () => {
    started += 1;
    return process as unknown as RenderProcess;
  };
  const log = pino({ level: 'silent' });
  const crew = new ProcessCrew({ start, mayGrow: () => true, settled: () => undefined, idle, isLate: true, log });
  await crew.ready;
  const before = started;
  void crew.render(page);
  begin();
  await new Promise(setImmediate);

  expect([before, started, process.load]).toEqual([0, 1, 1]);
});

test('a process that is ready only after the last page was asked for ends when the surplus time is over', async () => {
  const started: ReturnType<typeof heldProcess>[] = [];
  const start = () => {
    started.push(heldProcess());
    return started.at(-1)?.process as unknown as RenderProcess;
  };
  const log = pino({ level: 'silent' });
  const crew = new ProcessCrew({ start, mayGrow: () => true, settled: () => undefined, idle, log });
  started[0]?.begin();
  await crew.ready;
  for (let turn = 0; turn < 3; turn += 1) void crew.render(page);
  for (const { process } of started) process.load = 0;
  started[1]?.begin();
  await new Promise(setImmediate);
  jest.advanceTimersByTime(idle.surplus);

  expect(started.map(({ process }) => process.retired)).toEqual([false, true]);
});
