import { raiseCanary, startCanary, stopCanaries } from '../operations/canary';
import { promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import { StoreAwayError } from '../errors/release-error';
import { Heart } from '../heartbeat/heart';
import type { ShellHealth } from '../shells/shell-health';
import { MemoryStore } from '../store/memory-store';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { Announcer } from './announcer';
import type { Note } from './note-request';

const guardKey = freshKey('rollback', { owner: 'guard' });
const keys = keysOf(freshKey('publish'), freshKey('promote'), guardKey);
const ofGuard = { ...keys, signing: guardKey.key };
const by = { by: 'lin', reason: '试' };

let store: MemoryStore;
let told: Note[];
let health: ShellHealth;
let logged: string[];

beforeEach(async () => {
  [store, told, logged] = [new MemoryStore(), [], []];
  health = { revision: 1, remotes: {} };
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);
});

/** A guard of a process of its own that tells, one look after the other. */
function newGuard(receives = true) {
  const guard: { stuck: []; reached: { away: StoreAwayError | null } } = { stuck: [], reached: { away: null } };
  const log = (line: string) => void logged.push(line);
  const heart = new Heart({ store, keys: () => ofGuard, log });
  const sender = { hasReceivers: receives, tell: (note: Note) => void told.push(note) };
  const fetchHealth = async () => health;
  const shells = ['http://10.0.0.4:8082'];
  const announcer = new Announcer({
    store: () => store,
    keys: () => keys.trusted,
    shells,
    fetchHealth,
    heart,
    guard,
    sender,
    log,
  });
  let now = 0;
  const look = async () => {
    now += 10_000;
    await heart.beat(now);
    await announcer.look(now);
  };
  return { heart, guard, look };
}

const texts = () => told.splice(0).map(({ text }) => text);

test('what the chain says is told once, with who, why and the command that undoes it', async () => {
  const { look } = newGuard();
  await look();
  expect(told).toEqual([]);

  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await look();
  await look();
  expect(texts()).toEqual([
    '发布：已上线 mf-help 1.0.0 → 1.1.0（修订 r2，lin）。原因：试\n撤销：npm run release -- rollback mf-help',
  ]);
  await startCanary(store, keys, { remote: 'mf-help', version: '1.2.0', share: 0.05 }, by);
  await raiseCanary(store, keys, { share: 0.1 }, by);
  await look();
  expect(texts()).toEqual([
    '发布：金丝雀开始 mf-help 1.2.0，5 % 的访客（修订 r3，lin）。原因：试\n撤销：npm run release -- canary mf-help --stop',
    '发布：金丝雀改份额 mf-help 1.2.0，5 % → 10 %（修订 r4，lin）。原因：试\n撤销：npm run release -- canary mf-help --stop',
  ]);
  const evidence = {
    ...{ kind: 'render', rule: 'r', firstFailureAt: '2026-11-21T08:00:00.000Z', seconds: 1, p: 0.001 },
    ...{ subject: { attempts: 9, failures: 9 }, control: { attempts: 9, failures: 0 } },
  };
  await stopCanaries(store, ofGuard, {}, { by: 'guard', reason: '坏了', evidence });
  await rollback(store, ofGuard, 'mf-help', { by: 'guard', reason: '坏了', evidence });
  await look();
  expect(told.map(({ event, sequence }) => [event, sequence])).toEqual([
    ['canary-end', 5],
    ['rollback', 6],
  ]);
  const [ended, back] = texts();
  expect(ended).toContain('发布：守卫停止了金丝雀 mf-help 1.2.0（修订 r5，guard）。原因：坏了');
  expect(ended).toMatch(/撤销：npm run release -- canary mf-help@1\.2\.0 --share 10% --although-bad$/);
  expect(back).toBe(
    '发布：守卫回滚 mf-help 1.1.0 → 1.0.0（修订 r6，guard）。原因：坏了\n撤销：npm run release -- rollback mf-help --to 1.1.0 --although-bad',
  );
  expect(logged).toEqual([]);
});

test('R13.130 what no gate looked at is told with the reason that was given', async () => {
  const { look } = newGuard();
  await look();
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by: 'lin', ungated: '门禁坏了' });
  await startCanary(
    store,
    keys,
    { remote: 'mf-help', version: '1.2.0', share: 0.05 },
    { by: 'lin', ungated: '门禁还没修好' },
  );
  await stopCanaries(store, keys, {}, by);
  await look();
  const [promoted, begun, ended] = texts();
  expect(promoted).toMatch(/\n未过门禁，没有检查过：门禁坏了\n撤销：npm run release -- rollback mf-help$/);
  expect(begun).toMatch(/\n未过门禁，没有检查过：门禁还没修好\n撤销：/);
  expect(ended).not.toContain('未过门禁');
});

test('R13.130 the undo of a rollback is the one that the command names, and does it', async () => {
  const { look } = newGuard();
  await look();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await rollback(store, keys, 'mf-help', by);
  await look();
  const again = 'rollback mf-help --to 1.1.0 --although-bad';
  expect(texts().at(-1)).toContain(`\n撤销：npm run release -- ${again}`);
  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(again);

  await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true });
  await look();
  expect(texts()).toEqual([expect.stringMatching(/撤销：npm run release -- rollback mf-help --to 1\.0\.0 --again$/)]);
  await rollback(store, keys, 'mf-help', { ...by, to: '1.0.0', again: true });
  await look();
  expect(texts()).toEqual([expect.stringContaining(again)]);
});

test('a guard that is started anew tells what came meanwhile and nothing of before', async () => {
  const first = newGuard();
  await first.look();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await first.look();
  await first.heart.end();
  told.splice(0);
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  const second = newGuard();
  await second.look();
  await second.look();

  expect(told.map(({ sequence }) => sequence)).toEqual([3]);
});

test('of two guards one tells', async () => {
  const guards = [newGuard(), newGuard()];
  for (const { look } of guards) await look();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  for (const { look } of guards) await look();

  expect(told).toHaveLength(1);
});

test('a guard that died is told by the one that takes over', async () => {
  await newGuard().look();
  store.clockOffset += 200_000;
  await newGuard().look();

  expect(texts()).toEqual([expect.stringMatching(/^发布：守卫从 \S+Z 起没有心跳，现在由另一个守卫接着看/)]);
});

test('a deviation is told when it lasts, once, and again when it comes back', async () => {
  const { look } = newGuard();
  const deviations = [{ remote: 'mf-help', reason: 'boom at load' }];
  const turn = async (found: typeof deviations) => {
    health = { ...health, deviations: found };
    await look();
    return texts();
  };
  const note = [
    expect.stringMatching(/^发布：http:\/\/10\.0\.0\.4:8082 的 mf-help 没有运行应有的版本。原因：boom at load\n回滚：/),
  ];

  expect(await turn(deviations)).toEqual([]);
  expect(await turn(deviations)).toEqual(note);
  expect(await turn(deviations)).toEqual([]);
  expect(await turn([])).toEqual([]);
  expect(await turn(deviations)).toEqual([]);
  expect(await turn(deviations)).toEqual(note);
});

test('a canary that does not load is told with what stops it: a rollback would take the live version from everybody', async () => {
  const { look } = newGuard();
  health = { ...health, deviations: [{ remote: 'mf-help', reason: 'as a canary: boom at load', canary: true }] };
  await look();
  await look();

  expect(texts()).toEqual([
    '发布：http://10.0.0.4:8082 的 mf-help 没有装上金丝雀，访客看到的仍是线上版本。原因：as a canary: boom at load\n' +
      '停止金丝雀：npm run release -- canary mf-help --stop\n查看：npm run release -- doctor',
  ]);
});

test('a guard that was away for long tells the last twenty, and one without receivers reads nothing', async () => {
  const { look } = newGuard();
  await look();
  for (let turn = 0; turn < 12; turn += 1) {
    await startCanary(store, keys, { remote: 'mf-help', version: '1.1.0', share: 0.05 }, by);
    await stopCanaries(store, keys, {}, by);
  }
  await look();
  expect(told.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, place) => place + 6));

  const list = jest.spyOn(store, 'list');
  await newGuard(false).look();
  expect(list).not.toHaveBeenCalled();
});

test('a store that cannot be read is said once, and what came is told afterwards', async () => {
  const { look } = newGuard();
  await look();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  const list = jest.spyOn(store, 'list').mockRejectedValue(new Error('the disk is gone'));
  await look();
  await look();
  list.mockRestore();
  await look();

  expect(logged).toEqual(['Nobody can be told of releases: the disk is gone']);
  expect(told).toHaveLength(1);
});

test('R13.106 that the store is away is told once, from the second look on, and again when it is away another time', async () => {
  const { guard, look } = newGuard();
  await look();
  for (const reason of ['s3://site does not answer.', null, 's3://site is silent.']) {
    guard.reached.away = reason === null ? null : new StoreAwayError(reason);
    await look();
    expect(texts()).toEqual([]);
    await look();
    await look();
    if (reason === null) expect(texts()).toEqual([]);
    else
      expect(texts()).toEqual([
        `发布：版本库没有应答，线上照常；出错的版本由守卫直接让各台 shell 退回。原因：${reason}\n手动：npm run release -- rollback <section> --without-store\n查看：npm run release -- doctor`,
      ]);
  }
});
