import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadStart, WorkerInput } from './worker-messages';
import { workerPermissions } from './worker-permissions';

const heapLimitMb = 256;
/** A page leaves a megabyte behind: more room for it saves no time, and each thread keeps what it was once given. */
const youngHeapMb = 12;

/** Starts a thread that loads a set. */
export type StartThread = (input: WorkerInput) => Worker;

export function openThread(script: string, start: ThreadStart): Worker {
  return new Worker(path.resolve(script), {
    workerData: start,
    env: {},
    execArgv: workerPermissions(path.resolve(script)),
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: youngHeapMb },
    stdout: false,
  });
}

/** @param script file of the threads' code */
export function startThreads(script: string): StartThread {
  return (input) => openThread(script, input);
}
