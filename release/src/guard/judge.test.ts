import { badOf, guardFive } from '../testing/five-canaries';
import { type Happening, type Load, liveSince, type Simulation, simulate, usual } from '../testing/simulated-site';
import type { FaultKind } from './fault-kinds';
import type { Watched } from './watched';

/** A hundred in `npm run prove`, which takes a minute. */
const count = process.env.EVERY_CASE ? 100 : 10;
const runs = Array.from({ length: count }, (_, index) => index + 1);
const found = runs.slice(0, process.env.EVERY_CASE ? 20 : 3);
const shells = ['a', 'b'];
const sections = ['mf-help', 'mf-info', 'mf-marketing', 'mf-college', 'mf-mobile'];
const promoted: Watched = { kind: 'promotion', name: 'mf-help', version: '2.0.0', against: '1.0.0', since: liveSince };
const canary: Watched = { ...promoted, kind: 'canary' };

function withMore(rates: Load['fails'], more: Load['fails']): Load['fails'] {
  const sum = { ...rates };
  for (const [kind, rate] of Object.entries(more)) sum[kind as FaultKind] = (sum[kind as FaultKind] ?? 0) + rate;
  return sum;
}

/** 25 answers a second on each shell for mf-help and as many for the other four together. */
function site(
  mode: Watched['kind'],
  more: (load: Load, second: number, shell: string) => Load['fails'] = () => ({}),
): Happening {
  return (second, shell) => {
    const isLive = second * 1000 > liveSince;
    const others = sections.slice(1).map((remote) => ({ remote, version: '1.0.0', perSecond: 6, fails: usual }));
    const help = (version: string, perSecond: number) => ({ remote: 'mf-help', version, perSecond, fails: usual });
    const own = isLive
      ? mode === 'promotion'
        ? [help('2.0.0', 25)]
        : [help('2.0.0', 5), help('1.0.0', 20)]
      : [help('1.0.0', 25)];
    return [...own, ...others].map((load) => ({ ...load, fails: withMore(load.fails, more(load, second, shell)) }));
  };
}

const modes = [promoted, canary];

function run(watched: Watched, happens: Happening, more: Partial<Simulation> = {}) {
  return simulate({ shells, seed: 1, seconds: 150, happens, watched: [watched], ...more });
}

/** The runs, by their seed, in which something was rolled back. */
function rolledBack(watched: Watched, happensIn: (seed: number) => Happening): number[] {
  return runs.filter((seed) => run(watched, happensIn(seed), { seed, shells: ['a'], seconds: 120 }));
}

/** How hard a trouble of the whole site hits a section in a run: up to twice as hard as another. */
function weight(seed: number, remote: string): number {
  return 0.7 + ((seed * 7 + sections.indexOf(remote) * 13) % 11) * 0.07;
}

test.each(modes)('R10.49 of all quiet runs of a $kind none is rolled back', (watched) => {
  expect(rolledBack(watched, () => site(watched.kind))).toEqual([]);
});

test('of all quiet runs of a small site, where chance is large and nothing else is visited, none is rolled back', () => {
  const small: Happening = (second) => [
    {
      remote: 'mf-help',
      version: second > 60 ? '2.0.0' : '1.0.0',
      perSecond: 1,
      fails: { hydration: 0.05, script: 0.05 },
    },
  ];

  expect(runs.filter((seed) => run(promoted, small, { seed, shells: ['a'], seconds: 600 }))).toEqual([]);
});

test.each(modes)('R10.49 R10.70 of all runs with an overload of the site no $kind is rolled back', (watched) => {
  const overload = (seed: number) =>
    site(watched.kind, ({ remote }, second) => {
      if (second < 80 || second > 110) return {};
      const share = weight(seed, remote) * 0.15;
      return { render: share, hydration: share / 2, chunk: share };
    });

  expect(rolledBack(watched, overload)).toEqual([]);
});

test.each(modes)('R10.49 of all runs in which the api is down no $kind is rolled back', (watched) => {
  // Two sections show nothing of the service, so that nothing of them fails.
  const outage = (seed: number) =>
    site(watched.kind, ({ remote }, second) =>
      second < 70 || ['mf-marketing', 'mf-mobile'].includes(remote)
        ? {}
        : { render: weight(seed, remote) * 0.4, script: 0.3 },
    );

  expect(rolledBack(watched, outage)).toEqual([]);
});

test.each(modes)(
  'of all runs in which an extension breaks the pages of a third of all browsers no $kind is rolled back',
  (watched) => {
    const extension = () => site(watched.kind, (_, second) => (second < 75 ? {} : { hydration: 0.33, script: 0.33 }));

    expect(rolledBack(watched, extension)).toEqual([]);
  },
);

const kinds: FaultKind[] = ['render', 'hydration', 'chunk', 'script', 'policy'];

test.each(modes.flatMap((watched) => kinds.map((kind) => ({ watched, kind, mode: watched.kind }))))(
  'R10.48 a $mode whose every tenth $kind fails is found within 30 s of the first failure at 50 a second, in every run',
  ({ watched, kind }) => {
    const bad = (): Happening => (second) => {
      const isLive = second * 1000 > liveSince;
      const broken = { ...usual, [kind]: (usual[kind] ?? 0) + 0.1 };
      const stable = {
        remote: 'mf-help',
        version: '1.0.0',
        perSecond: watched.kind === 'canary' || !isLive ? 25 : 0,
        fails: usual,
      };
      return [stable, { ...stable, version: '2.0.0', perSecond: isLive ? 25 : 0, fails: broken }];
    };
    for (const seed of found) {
      const verdict = run(watched, bad(), { seed });
      expect(verdict).toMatchObject({ kind, watched: { version: '2.0.0' } });
      expect(verdict?.evidence.seconds).toBeLessThanOrEqual(30);
    }
  },
);

test('a promotion of which everything fails is rolled back with the first 50 requests', () => {
  const verdict = run(
    promoted,
    site('promotion', ({ version }) => (version === '2.0.0' ? { render: 1 } : {})),
  );

  expect(verdict?.evidence).toMatchObject({ kind: 'render', seconds: 1, firstFailureAt: '1970-01-01T00:01:01.000Z' });
});

test('a canary of which everything fails is ended after a handful of requests, however few there are', () => {
  const slow: Happening = (second) => [
    { remote: 'mf-help', version: '1.0.0', perSecond: 0.2, fails: {} },
    { remote: 'mf-help', version: '2.0.0', perSecond: second > 60 ? 0.02 : 0, fails: { hydration: 1 } },
  ];
  const verdict = run(canary, slow, { shells: ['a'], seconds: 3600 });

  expect(verdict?.kind).toBe('hydration');
  expect(verdict?.evidence.subject.failures).toBeLessThanOrEqual(10);
  expect(verdict?.evidence.p).toBeLessThan(0.001);
});

test('four failures are never enough, and neither are five where few were asked for', () => {
  const few =
    (failing: number): Happening =>
    (second) => [
      { remote: 'mf-help', version: '1.0.0', perSecond: second > 60 ? 0 : 25, fails: {} },
      {
        remote: 'mf-help',
        version: '2.0.0',
        perSecond: second > 60 && second <= 60 + failing ? 1 : 0,
        fails: { render: 1 },
      },
    ];

  expect(run(promoted, few(4), { shells: ['a'] })).toBeUndefined();
  expect(run(promoted, few(49), { shells: ['a'] })).toBeUndefined();
  expect(run(promoted, few(50), { shells: ['a'] })).toBeDefined();
});

test.each(modes)(
  'a shell whose disk is broken is its own trouble: with three others no $kind is rolled back',
  (watched) => {
    const oneDisk = site(watched.kind, ({ version }, second, shell) =>
      shell === 'c' && version === '2.0.0' && second > 70 ? { render: 0.9, hydration: 0.9 } : {},
    );

    expect(run(watched, oneDisk, { shells: ['a', 'b', 'c', 'd'] })).toBeUndefined();
    expect(run(watched, oneDisk, { shells: ['c'] })).toBeDefined();
  },
);

test('where nearly all visitors are on one shell, that shell is judged', () => {
  const lopsided: Happening = (second, shell) => [
    {
      remote: 'mf-help',
      version: second > 60 ? '2.0.0' : '1.0.0',
      perSecond: shell === 'a' ? 50 : 0.5,
      fails: second > 60 ? { render: 0.5 } : {},
    },
  ];

  expect(run(promoted, lopsided)).toBeDefined();
});

test('a shell that restarts, or does not answer for a while, is neither a failure nor a hole', () => {
  const restarts = { 70: 'a', 90: 'b', 100: 'a' };
  const silent =
    (happens: Happening): Happening =>
    (second, shell, random) =>
      shell === 'b' && second > 62 && second < 68 ? undefined : happens(second, shell, random);
  const broken = site('promotion', ({ version }) => (version === '2.0.0' ? { script: 0.3 } : {}));

  expect(run(promoted, silent(site('promotion')), { restarts })).toBeUndefined();
  expect(run(promoted, silent(broken), { restarts: { 62: 'a', 65: 'b' } })).toMatchObject({ kind: 'script' });
});

test('what was bad before is not the fault of the new version, and after its time nothing is judged', () => {
  const alwaysBad = site('promotion', ({ remote }) => (remote === 'mf-help' ? { script: 0.2 } : {}));
  const late = site('promotion', ({ version }, second) =>
    version === '2.0.0' && second > 1900 ? { script: 0.5 } : {},
  );

  expect(run(promoted, alwaysBad)).toBeUndefined();
  expect(run(promoted, late, { seconds: 1920 })).toBeUndefined();
});

test('two sections that were promoted together do not excuse each other', () => {
  const other: Watched = { ...promoted, name: 'mf-info' };
  const both: Happening = (second) =>
    ['mf-help', 'mf-info'].map((remote) => ({
      remote,
      version: second > 60 ? '2.0.0' : '1.0.0',
      perSecond: 25,
      fails: second > 60 ? { render: 0.5 } : {},
    }));

  expect(simulate({ shells, seed: 1, seconds: 150, happens: both, watched: [promoted, other] })).toBeDefined();
});

test('R13.69 of five canaries at once the guard ends the one that fails within 30 s, and no other', () => {
  const ended = found.map((seed) => guardFive(seed, 1));
  expect(ended.map((all) => all.map(({ name }) => name))).toEqual(found.map((seed) => [badOf(seed)]));
  expect(Math.max(...ended.flat().map(({ seconds }) => seconds))).toBeLessThanOrEqual(30);
});

test('R13.69 of five good canaries at once none ends', () => {
  expect(found.flatMap((seed) => guardFive(seed, 0))).toEqual([]);
});
