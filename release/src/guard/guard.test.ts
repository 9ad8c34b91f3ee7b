import { history } from '../operations/history';
import { actLine } from './carry-out';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { publishVersions, sampleRelease } from '../testing/sample-release';
import { versionsOnTrial } from './versions-on-trial';
import {
  operator,
  began,
  at,
  store,
  shells,
  logged,
  newGuard,
  makeLive,
  startCanary,
  liveNow,
  look,
  failing,
} from '../testing/guarded-site';

test('F7: what was promoted together goes back together, where the version before alone would clash', async () => {
  const step = async (second: number, releases: Record<string, [version: string, ...paths: string[]]>) => {
    for (const [name, [version, ...paths]] of Object.entries(releases))
      await publish(store, operator, sampleRelease({ name, version, paths }), { by: 'lin' });
    const wanted = Object.fromEntries(Object.entries(releases).map(([name, [version]]) => [name, version]));
    await promote(store, operator, wanted, { by: 'lin', now: at(second) });
  };
  await step(1, { 'mf-help': ['2.0.0', '/help', '/tag'], 'mf-info': ['1.0.0', '/info'] });
  await step(2, { 'mf-help': ['2.1.0', '/help'], 'mf-info': ['1.1.0', '/info', '/tag'] });
  shells.count('mf-help', '2.0.0', { pages: 1000, hydrations: 900, hydrationFailures: 3 });

  const [act] = await look(newGuard(), 10, '2.1.0', failing, 3);

  expect(act?.revision).toMatchObject({ by: 'guard', sequence: 5 });
  expect(act?.revision.bad).toEqual({ 'mf-help': { '2.1.0': 5 }, 'mf-info': { '1.1.0': 5 } });
  expect((await liveNow())?.remotes).toMatchObject({
    'mf-help': { version: '2.0.0' },
    'mf-info': { version: '1.0.0' },
  });
});

test('R10.47 R10.69 a promoted version that fails is rolled back, with who, why and the evidence in the history', async () => {
  const [act, ...others] = await look(newGuard(), 10, '1.1.0', failing);
  const [entry] = await history(store, operator.trusted, 1);

  expect(entry).toMatchObject({
    by: 'guard',
    changes: ['mf-help 1.1.0 → 1.0.0'],
    reason: 'mf-help 1.1.0: 30 of 30 attempts to hydrate failed, of 1.0.0 3 of 900; back to 1.0.0',
    evidence: {
      kind: 'hydration',
      subject: { attempts: 30, failures: 30 },
      control: { attempts: 900, failures: 3 },
      seconds: 2,
    },
  });
  expect(act && actLine(act)).toContain('Revision 3: mf-help 1.1.0: 30 of 30');
  expect([others, logged]).toEqual([[], []]);
});

test('what it returned to is on no trial, and neither is what was live for longer than the watch', async () => {
  await look(newGuard(), 10, '1.1.0', failing);

  expect(await versionsOnTrial(store, operator.trusted, at(5).getTime())).toEqual([]);
  expect(await look(newGuard(), 10, '1.0.0', failing, 20)).toEqual([]);
});

test('since when something is on trial is asked behind revisions of other sections', async () => {
  await publishVersions(store, operator, 'mf-info', '1.0.0');
  await promote(store, operator, { 'mf-info': '1.0.0' }, { by: 'lin', now: at(60) });
  const trial = await versionsOnTrial(store, operator.trusted, at(90).getTime());

  expect(trial).toEqual([
    { kind: 'promotion', name: 'mf-help', version: '1.1.0', against: '1.0.0', since: began },
    { kind: 'promotion', name: 'mf-info', version: '1.0.0', against: null, since: at(60).getTime() },
  ]);
  expect(await versionsOnTrial(store, operator.trusted, at(1830).getTime())).toMatchObject([{ name: 'mf-info' }]);
});

test('a canary that fails is ended with a rollback key, and what is live stays', async () => {
  await startCanary('1.2.0', 3600);
  const guard = newGuard();
  await guard.look(at(3601).getTime());
  for (let second = 3602; second < 3620; second += 1) {
    shells.count('mf-help', '1.1.0', { pages: 20 });
    shells.count('mf-help', '1.2.0', { pages: 2, renders: 2, renderFailures: 2 });
    if ((await guard.look(at(second).getTime())).length > 0) break;
  }
  const revision = await liveNow();

  expect(revision?.remotes['mf-help']).toEqual({ version: '1.1.0', canaryVersion: null, canaryShare: 0 });
  expect(revision).toMatchObject({ by: 'guard', evidence: { kind: 'render' } });
  expect(revision?.reason).toContain('the canary ends');
  expect(revision?.evidence?.p).toBeLessThan(0.001);
});

test('of two guards one signs, and the other finds it done', async () => {
  const guards = [newGuard(), newGuard()];
  for (const guard of guards) await guard.look(at(1).getTime());
  shells.count('mf-help', '1.1.0', { pages: 60, hydrations: 60, hydrationFailures: 60 });
  const acts = [2, 3].map((second) => () => Promise.all(guards.map((guard) => guard.look(at(second).getTime()))));
  const done = [];
  for (const act of acts) done.push(...(await act()).flat());

  expect((await liveNow())?.sequence).toBe(3);
  expect(done).toHaveLength(1);
  expect(logged).toEqual([]);
});

test('an operator who promoted meanwhile is not undone by a verdict on the version before', async () => {
  const guard = newGuard();
  await guard.look(at(1).getTime());
  shells.count('mf-help', '1.1.0', { pages: 60, hydrations: 60, hydrationFailures: 60 });
  const list = store.list.bind(store);
  // The promotion lands between the guard's look at the chain and its verdict.
  jest.spyOn(store, 'list').mockImplementationOnce(async (folder) => {
    const names = await list(folder);
    await makeLive('1.2.0', 2);
    return names;
  });
  await guard.look(at(3).getTime());

  expect((await liveNow())?.remotes['mf-help']?.version).toBe('1.2.0');
});

test('a first version that fails has nothing to return to: it says so once, and judges the others', async () => {
  await publishVersions(store, operator, 'mf-info', '1.0.0');
  await promote(store, operator, { 'mf-info': '1.0.0' }, { by: 'lin', now: at(1) });
  const guard = newGuard();
  await guard.look(at(2).getTime());
  for (let second = 3; second < 6; second += 1) {
    shells.count('mf-info', '1.0.0', { pages: 60, renders: 60, renderFailures: 60 });
    await guard.look(at(second).getTime());
  }
  expect(logged).toEqual(['The guard cannot act: mf-info 1.0.0 fails, and no version was live before it.']);

  shells.count('mf-help', '1.1.0', { pages: 60, renders: 60, renderFailures: 60 });
  expect(await guard.look(at(7).getTime())).toMatchObject([{ watched: { name: 'mf-help' } }]);
});

test('a version that was signed by a clock that is ahead is judged as soon as it is seen', async () => {
  await makeLive('1.2.0', 600);
  const guard = newGuard();

  expect(await look(guard, 10, '1.2.0', failing)).toMatchObject([{ watched: { version: '1.2.0' } }]);
});

test('F39: a version that was signed by a clock that is behind is on trial since the guard saw it come', async () => {
  const guard = newGuard();
  await guard.look(at(3600).getTime());
  await makeLive('1.2.0', 10);
  await guard.look(at(3601).getTime());
  // Another revision, after which the chain is read anew.
  await publishVersions(store, operator, 'mf-info', '1.0.0');
  await promote(store, operator, { 'mf-info': '1.0.0' }, { by: 'lin', now: at(20) });

  expect(await look(guard, 10, '1.2.0', failing, 3602)).toMatchObject([
    { watched: { version: '1.2.0', since: at(3600).getTime() } },
  ]);
});

test('a store that cannot be read for a while is said once, and the guard goes on', async () => {
  const guard = newGuard();
  await guard.look(at(1).getTime());
  const list = jest.spyOn(store, 'list').mockRejectedValue(new Error('the disk is gone'));
  for (let second = 2; second < 5; second += 1) await guard.look(at(second).getTime());
  expect(logged).toEqual(['The guard cannot act: the disk is gone']);
  list.mockRestore();
  shells.count('mf-help', '1.1.0', { pages: 60, hydrations: 60, hydrationFailures: 60 });

  expect(await guard.look(at(5).getTime())).toHaveLength(1);
});

test('a shell that does not answer is named once, and when it answers again', async () => {
  const guard = newGuard({ shells: ['a', 'b'] });
  shells.silent.add('b');
  for (let second = 1; second < 4; second += 1) await guard.look(at(second).getTime());
  shells.silent.clear();
  await guard.look(at(4).getTime());

  expect(logged).toEqual(['b does not answer; the other shells are judged.', 'b answers again.']);
});

test('R13.84 a canary that swallows what is sent is ended, and the history says with which counts', async () => {
  const guard = newGuard();
  await startCanary('1.2.0', 30);
  const acts = [];
  for (let second = 31; second <= 91 && acts.length === 0; second += 1) {
    shells.count('mf-help', '1.1.0', { pages: 40, field: { 'form phone wechat': [4, 0] } });
    shells.count('mf-help', '1.2.0', { pages: 10, field: { 'form phone wechat': [1, 1] } });
    acts.push(...(await guard.look(at(second).getTime())));
  }
  const revision = await liveNow();
  expect(acts).toHaveLength(1);
  expect(revision).toMatchObject({
    by: 'guard',
    evidence: { kind: 'form' },
    remotes: { 'mf-help': { canaryShare: 0 } },
  });
  expect(revision?.reason).toMatch(
    /^mf-help 1\.2\.0: (\d+) of \1 views in which a form was sent got no answer to it, of 1\.1\.0 0 of \d+; the canary ends$/,
  );
});
