import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { ThreadStart, WorkerInput } from './worker-messages';

/** The set of this thread; one that was started ahead stands still until it is given one. */
export function threadInput(): WorkerInput {
  const start = workerData as ThreadStart;
  if (!('given' in start)) return start;
  Atomics.wait(start.given, 0, 0);
  const given = parentPort && receiveMessageOnPort(parentPort);
  return given?.message as WorkerInput;
}
