import { rollback } from '../operations/rollback';
import type { CountedShells } from '../testing/counted-shells';
import type { Guard } from './guard';
import { type Screen, watchPromotion } from './watch-promotion';
import { operator, at, store, shells, logged, newGuard, failing } from '../testing/guarded-site';

/** A clock on which each pause brings more of a version. */
function watching(guard: Guard, more: Parameters<CountedShells['count']>[2], live = false) {
  let now = at(1).getTime();
  const shown: string[] = [];
  const screen: Screen = {
    live,
    redraw: (lines) => void shown.push(lines.join('\n')),
    print: (line) => void shown.push(line),
  };
  const pause = async (ms: number) => {
    now += ms;
    shells.count('mf-help', '1.1.0', more);
  };
  return { shown, watching: { guard, screen, clock: { now: () => now, pause }, time: 60_000 } };
}

test('promote --watch ends with the verdict when the version is rolled back', async () => {
  const { shown, watching: watched } = watching(newGuard(), failing, true);

  expect(await watchPromotion(watched, { 'mf-help': '1.1.0' })).toContain('30 of 30 attempts to hydrate failed');
  expect(shown.at(-1)).toMatch(/fault +mf-help 1\.1\.0 +1\.0\.0/);
});

test('R10.73 … which nobody has said before, on a terminal or off it', async () => {
  const { shown, watching: watched } = watching(newGuard(), failing);
  const verdict = await watchPromotion(watched, { 'mf-help': '1.1.0' });

  expect(verdict).toMatch(/^Revision 3: mf-help 1\.1\.0: 30 of 30 .*; back to 1\.0\.0 \(.*\)\.$/);
  expect([...shown, ...logged].filter((line) => line.includes('30 of 30'))).toEqual([]);
});

test('… and what else is rolled back meanwhile is said as it happens', async () => {
  const { shown, watching: watched } = watching(newGuard(), failing);

  expect(await watchPromotion(watched, {})).toBeNull();
  expect(shown).toEqual([expect.stringMatching(/^Revision 3: mf-help 1\.1\.0: 30 of 30 /)]);
});

test('… and says that somebody else was faster', async () => {
  const { watching: watched } = watching(newGuard(), {});
  await watched.guard.look(at(1).getTime());
  await rollback(store, operator, 'mf-help', { by: 'chen', now: at(1) });

  expect(await watchPromotion(watched, { 'mf-help': '1.1.0' })).toContain('mf-help 1.1.0 is not live any more');
});

test('… and without a terminal it says a line every ten seconds, until the time is over', async () => {
  const { shown, watching: watched } = watching(newGuard(), { pages: 20, hydrations: 10 });

  expect(await watchPromotion(watched, { 'mf-help': '1.1.0' })).toBeNull();
  expect(shown).toHaveLength(6);
  expect(shown[1]).toContain('mf-help 1.1.0 after 11 s: 200 requests; render 0 of 200 (0.00 %), hydration 0 of 100');
});
