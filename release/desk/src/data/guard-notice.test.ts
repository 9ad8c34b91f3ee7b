import { Heart } from '@site/release/heartbeat/heart';
import type { Note } from '@site/release/notes/note-request';
import { MemoryStore } from '@site/release/store/memory-store';
import { HEARTBEAT_PATH } from '@site/release/store/store-paths';
import { DistantStore } from '@site/release/testing/distant-store';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { GuardNotice } from './guard-notice';

function watched() {
  const guardKey = freshKey('rollback', { owner: 'guard' });
  const keys = { ...keysOf(freshKey('publish'), freshKey('promote'), guardKey), signing: guardKey.key };
  const memory = new MemoryStore();
  const store = new DistantStore(memory);
  const heart = new Heart({ store, keys: () => keys, log: () => undefined });
  const told: Note[] = [];
  const clock = { now: Date.now() };
  const notice = new GuardNotice({
    access: { store, trusted: () => keys.trusted },
    sender: { tell: (note) => void told.push(note) },
    now: () => new Date(clock.now),
  });
  return { memory, store, heart, told, notice, clock };
}

test('R13.61 a guard that died is told once, and again when the next one dies', async () => {
  const { memory, heart, told, notice } = watched();
  await notice.look();
  await heart.beat(0);
  await notice.look();
  expect(told).toEqual([]);

  memory.clockOffset += 200_000;
  await notice.look();
  await notice.look();
  expect(told).toEqual([
    {
      event: 'guard',
      sequence: null,
      text: expect.stringMatching(
        /^发布：守卫不在了，出错不会自动回滚。guard 的守卫从 .* 起没有心跳，.*\n启动：npm run release -- guard$/,
      ),
    },
  ]);

  await heart.beat(10_000);
  await notice.look();
  memory.clockOffset += 200_000;
  await notice.look();
  expect(told).toHaveLength(2);
});

test('R13.62 a heartbeat that no guard of this site wrote is told as well, once', async () => {
  const { memory, heart, told, notice } = watched();
  await heart.beat(0);
  memory.files.set(HEARTBEAT_PATH, Buffer.from('garbage'));
  await notice.look();
  await notice.look();

  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^发布：不知道守卫在不在，出错也许不会自动回滚。守卫的心跳不可信：The heartbeat of the guard .*\n启动：/,
    ),
  ]);
});

test('R13.129 a store that takes no writes is not told as a guard that died, nor in the seconds before its next beat', async () => {
  const { memory, store, heart, told, notice, clock } = watched();
  await heart.beat(0);
  store.unwritable = true;
  memory.clockOffset += 200_000;
  await notice.look();
  store.unwritable = false;
  clock.now += 5000;
  await notice.look();
  expect(told).toEqual([]);

  clock.now += 30_000;
  await notice.look();
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/^发布：守卫不在了/)]);
});
