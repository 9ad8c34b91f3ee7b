import { EventEmitter } from 'node:events';
import type { WorkerInput } from '../../shell/src/render/pages/worker-messages';
import { BadFrame, FrameReader } from '../../shell/src/render/processes/frames';
import {
  longestBody,
  readCall,
  readRendering,
  readRefused,
  readRendered,
  readStray,
} from '../../shell/src/render/processes/message-judge';
import { ProcessEnded } from '../../shell/src/render/processes/pending-renders';
import { processLimits } from '../../shell/src/render/processes/process-progress';
import { RenderProcess } from '../../shell/src/render/processes/render-process';
import type { SpawnedProcess } from '../../shell/src/render/processes/spawn-process';
import { editedFrames } from './frame-inputs';
import { fuzz } from './fuzz';
import { notedLog } from './noted-log';

const kilobyte = 1024;

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most;
}

function isCall(call: unknown): boolean {
  const { method, url, timeout, call: name, remote, ...more } = call as Record<string, unknown>;
  const optional = { body: 64 * kilobyte, contentType: 200, reference: 100 } as Record<string, number>;
  return (
    (method === 'get' || method === 'post') &&
    isText(url, 8 * kilobyte) &&
    isText(name, 100) &&
    isText(remote, 100) &&
    Number(timeout) >= 0 &&
    Number(timeout) <= 60_000 &&
    Object.entries(more).every(([key, value]) => isText(value, optional[key] ?? -1))
  );
}

/** Of a page that was accepted: what later code relies on, written down a second time. */
function expectPage(body: Buffer): void {
  const { id, answer } = readRendered(body);
  const { status, html, degraded, stale, location, fault, asked, unsettled, ...more } = answer;
  expect(Number.isInteger(id) && id >= 1).toBe(true);
  expect(Number.isInteger(status) && status >= 200 && status <= 599).toBe(true);
  expect([typeof degraded, typeof stale]).toEqual(['boolean', 'boolean']);
  expect((html as Buffer).length).toBeLessThan(body.length);
  if (location !== undefined) expect(isText(location, 8 * kilobyte)).toBe(true);
  if (fault !== undefined) expect(isText(fault, 64 * kilobyte)).toBe(true);
  if (asked !== undefined) expect(asked.length <= 100 && asked.every(isCall)).toBe(true);
  expect([undefined, true]).toContain(unsettled);
  expect(Reflect.ownKeys(more)).toEqual([]);
}

function expectCall(body: Buffer): void {
  const { id, request } = readCall(body.toString());
  expect(Number.isInteger(id) && id >= 1 && isCall(request)).toBe(true);
}

const judges: Record<number, (body: Buffer) => void> = {
  3: (body) => expect(isText(readRefused(body.toString()).reason, 64 * kilobyte)).toBe(true),
  4: (body) => expect(isText(readStray(body.toString()).reason, 64 * kilobyte)).toBe(true),
  5: (body) => expect(readRendering(body.toString()).id).toBeGreaterThanOrEqual(1),
  6: expectPage,
  7: expectCall,
};

/** Frames and messages alone: what is accepted fits, and what is not is refused by a `BadFrame`. */
function judgeMessages(input: Buffer, pieceBytes: number): void {
  const reader = new FrameReader({ longest: longestBody, take: (kind, body) => judges[kind]?.(body) });
  try {
    for (let at = 0; at < input.length; at += pieceBytes) reader.push(input.subarray(at, at + pieceBytes));
  } catch (error) {
    if (!(error instanceof BadFrame)) throw error;
    expect(error.message).toMatch(/^a /);
  }
}

const request = { address: '/help', friendLinks: [], marketMenu: [], reference: 'fuzz' };
const page = { status: expect.any(Number), html: expect.any(Uint8Array) };

/** A process that says these bytes and exits: whoever waits for its pages is answered or hears that it ended. */
async function judgeProcess(input: Buffer): Promise<void> {
  const pipes = Array.from({ length: 3 }, () =>
    Object.assign(new EventEmitter(), { write: () => true, resume: () => 0 }),
  );
  const [stdin, stdout, stderr] = pipes;
  const spawned = Object.assign(new EventEmitter(), { stdin, stdout, stderr, pid: undefined, kill: () => true });
  const process = new RenderProcess({
    input: { set: { id: 'fuzzed' } } as unknown as WorkerInput,
    take: () => spawned as unknown as SpawnedProcess,
    answerCall: async () => ({ ok: true, status: 200, body: {} }),
    limits: processLimits,
    log: notedLog().log,
  });
  const pages = [process.render(request), process.render(request)];
  stdout?.emit('data', input);
  for (const event of ['exit', 'close']) spawned.emit(event, 0, null);
  const outcomes = await Promise.allSettled(pages);
  expect(typeof (await process.ended)).toBe('string');
  for (const outcome of outcomes)
    if (outcome.status === 'fulfilled') expect(outcome.value).toMatchObject(page);
    else expect(outcome.reason).toBeInstanceOf(ProcessEnded);
}

const words = [
  '{"id":1}',
  '"__proto__":1,',
  '[[[[[',
  '{"a":'.repeat(600),
  '\u0000\u0000\u0000\u0000\u0002',
  '1e999',
  '"\\uD800"',
];
const allocate = jest.spyOn(Buffer, 'allocUnsafeSlow');

afterAll(() => jest.restoreAllMocks());

fuzz('bytes of a render process are judged or end it, and take no more memory than they may', {
  name: 'render-protocol',
  words,
  structured: editedFrames,
  judge: async (input) => {
    allocate.mockClear();
    for (const pieceBytes of [1 + ((input[0] ?? 0) % 7), input.length + 1]) judgeMessages(input, pieceBytes);
    await judgeProcess(input);
    const largest = Math.max(0, ...allocate.mock.calls.map(([bytes]) => bytes));
    expect(largest).toBeLessThanOrEqual(longestBody(6) ?? 0);
  },
});
