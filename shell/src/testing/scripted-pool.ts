import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import pino from 'pino';
import { htmlText } from '../render/pages/html-text';
import type { WorkerInput } from '../render/pages/worker-messages';
import { type ProcessLimits, processLimits } from '../render/processes/process-progress';
import { SectionPool } from '../render/processes/section-pool';
import { SpareProcess } from '../render/processes/spare-process';
import type { SpawnedProcess, StartProcess } from '../render/processes/spawn-process';

/** Small, so that a test need not wait long; one look more than a sleeping test page takes is never reached. */
const limits: ProcessLimits = {
  ...processLimits,
  checkEvery: 20,
  silentWork: 300,
  startWork: 500,
  stillChecks: 1000,
  owingChecks: 1000,
};

/** Starts processes that do what the addresses say (scripted-process.cjs). */
export const startScripted: StartProcess = () =>
  spawn(process.execPath, [path.join(__dirname, 'scripted-process.cjs')], {
    env: {},
    stdio: 'pipe',
  }) as unknown as SpawnedProcess;

type Options = {
  code?: Record<string, string>;
  limits?: Partial<ProcessLimits>;
  /** Processes that may render at the same time. */
  total?: number;
  idle?: { surplus: number; rest: number };
};

/** A pool of scripted processes, with the messages of its log; without a spare, unless it is refilled by hand. */
export function scriptedPool({ code = {}, limits: own, total = 1, idle }: Options = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const input = { set: { id: 'set' }, code } as unknown as WorkerInput;
  const spare = new SpareProcess(startScripted);
  const pool: SectionPool = new SectionPool(
    input,
    { answer: () => new Promise(() => undefined) },
    {
      spare: { take: () => spare.take(), refill: () => undefined },
      limits: { ...limits, ...own },
      mayGrow: () => pool.busy < total,
      settled: () => undefined,
      idle: idle ?? { surplus: 60_000, rest: 60_000 },
      log,
    },
  );
  const render = async (address: string, routeId = address) =>
    htmlText((await pool.render({ address, friendLinks: [], marketMenu: [], reference: 'test' }, routeId)).html);
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);
  const close = () => {
    pool.retire();
    spare.close();
  };
  return { pool, input, spare, render, logged, close };
}

/** In milliseconds: processes that are waited for need the processor too. */
const look = 2;

/** Asks until `condition` holds; the time limit is the test's. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await pause(look);
}
