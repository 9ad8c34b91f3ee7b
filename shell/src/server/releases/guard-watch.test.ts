import { Heart } from '@site/release/heartbeat/heart';
import { MemoryStore } from '@site/release/store/memory-store';
import { HEARTBEAT_PATH } from '@site/release/store/store-paths';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { Registry } from 'prom-client';
import { countGuard } from '../health/guard-metrics';
import { GuardWatch, looksUntilDead } from './guard-watch';

const guardKey = freshKey('rollback');
const keys = { ...keysOf(freshKey('publish'), freshKey('promote'), guardKey), signing: guardKey.key };

let store: MemoryStore;
let watch: GuardWatch;
let warned: string[];
let beats: number;
let heart: Heart;

beforeEach(() => {
  store = new MemoryStore();
  warned = [];
  beats = 0;
  const log = { warn: (_: object, text: string) => void warned.push(text), error: () => undefined };
  watch = new GuardWatch({ store, keys: keys.trusted, log: log as never });
  heart = new Heart({ store, keys: () => keys, log: (line) => warned.push(line) });
});

async function beat(): Promise<void> {
  store.clockOffset += 10_000;
  beats += 1;
  await heart.beat(beats * 10_000);
}

async function look(times = 1): Promise<string> {
  for (let turn = 0; turn < times; turn += 1) await watch.look();
  return watch.sight;
}

test('R13.65 a shell believes in a guard that it saw beat twice, and calls it dead after two minutes without', async () => {
  expect(await look()).toBe('absent');
  await beat();
  expect(await look(looksUntilDead)).toBe('unknown');
  await beat();
  expect(await look()).toBe('alive');
  expect(await look(looksUntilDead - 1)).toBe('alive');
  expect(await look(2)).toBe('dead');
  expect(warned).toEqual(['the guard of releases died']);

  await beat();
  expect(await look()).toBe('alive');
  await heart.end();
  expect(await look()).toBe('ended');
});

test('a beat that was there before the shell and never changes is of a guard that died', async () => {
  await beat();
  expect(await look(looksUntilDead + 1)).toBe('dead');
});

test('a clock of the store that jumps ahead kills no guard', async () => {
  await beat();
  await look();
  store.clockOffset += 86_400_000;
  await beat();
  expect(await look()).toBe('alive');
});

test('R13.65 old beats that somebody puts back, in turn or the last of a guard that was ended, prove nothing', async () => {
  const record = () => store.files.get(HEARTBEAT_PATH) as Buffer;
  await beat();
  await heart.end();
  const ended = record();
  const old: Buffer[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await beat();
    old.push(record());
    await look();
  }
  expect(watch.sight).toBe('alive');

  for (let turn = 0; turn < looksUntilDead; turn += 1) {
    store.files.set(HEARTBEAT_PATH, old[turn % 2] as Buffer);
    await look();
  }
  expect(watch.sight).toBe('dead');
  store.files.set(HEARTBEAT_PATH, ended);
  expect(await look()).toBe('dead');
  await beat();
  expect(await look()).toBe('alive');
});

test('R13.62 what no guard of this site wrote is refused and said once; a store that is away says nothing', async () => {
  for (const bytes of [Buffer.from('garbage'), Buffer.alloc(5000)]) {
    store.files.set(HEARTBEAT_PATH, bytes);
    expect(await look(3)).toBe('refused');
  }
  expect(warned).toEqual(['the heartbeat of the guard']);
  jest.spyOn(store, 'read').mockRejectedValueOnce(new Error('the bucket is away'));
  expect(await look()).toBe('unknown');
});

test('R13.65 the metric names one state', async () => {
  const registry = new Registry();
  countGuard(registry, watch);
  await look();
  const text = await registry.metrics();

  expect(text).toContain('release_guard{state="absent"} 1');
  expect([...text.matchAll(/^release_guard\{state="\w+"\} 0$/gm)]).toHaveLength(5);
});
