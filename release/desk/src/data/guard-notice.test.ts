import { Heart } from '@site/release/heartbeat/heart';
import type { Note } from '@site/release/notes/note-request';
import { MemoryStore } from '@site/release/store/memory-store';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { GuardNotice } from './guard-notice';

test('R13.61 a guard that died is told once, and again when the next one dies', async () => {
  const guardKey = freshKey('rollback', { owner: 'guard' });
  const keys = { ...keysOf(freshKey('publish'), freshKey('promote'), guardKey), signing: guardKey.key };
  const store = new MemoryStore();
  const heart = new Heart({ store, keys: () => keys, log: () => undefined });
  const told: Note[] = [];
  const notice = new GuardNotice({
    access: { store, trusted: () => keys.trusted },
    sender: { tell: (note) => void told.push(note) },
  });
  await notice.look();
  await heart.beat(0);
  await notice.look();
  expect(told).toEqual([]);

  store.clockOffset += 200_000;
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
  store.clockOffset += 200_000;
  await notice.look();
  expect(told).toHaveLength(2);
});
