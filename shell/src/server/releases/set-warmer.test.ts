import { until } from '../../testing/scripted-pool';
import { all, endWarmedSets, names, owned, page, processesOf, warmedSets } from '../../testing/warmed-sets';
import { mostWarm } from './set-warmer';

afterEach(endWarmedSets);

test('R10.61 the rollback of a section is loaded when it is idle, although another was released since, and the switch starts no process', async () => {
  const { sets, release, logged } = await warmedSets();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => logged('set is warm').length > 0);
  expect(logged('set is warm')).toMatchObject([{ change: { 'mf-help': '1.0.0' } }]);
  const warm = await sets.prepare({ 'mf-help': '1.0.0' });
  expect(processesOf(logged, 'mf-help', '1.0.0')).toHaveLength(2);

  await release({ 'mf-help': '1.0.0' });

  expect(sets.live?.pool).toBe(warm.pool);
  expect(processesOf(logged, 'mf-help', '1.0.0')).toHaveLength(2);
  expect(String((await warm.pool.render(page, owned)).html)).toMatch(/^process /);
});

test('what operators ask for is loaded before the switch, which then starts no process; asked again it costs nothing', async () => {
  const { sets, warmer, release } = await warmedSets();
  await release(all('1.0.0'));

  const first = await warmer.ask({ 'mf-help': '1.2.0' });
  const second = await warmer.ask({ 'mf-help': '1.2.0' });

  expect(first).toMatchObject({ ready: true });
  expect(second).toEqual({ ...first, seconds: 0 });
  const { pool } = await sets.prepare({ 'mf-help': '1.2.0' });
  await release({ 'mf-help': '1.2.0' });
  expect(sets.live?.pool).toBe(pool);
});

test('ten at once ask for the same and one set is loaded; more than eight wait for nobody', async () => {
  const { warmer, release, logged } = await warmedSets();
  await release(all('1.0.0'));

  const answers = await Promise.all(names.concat(names).map(() => warmer.ask({ 'mf-help': '1.2.0' })));

  const ready = answers.flatMap((answer) => (answer.ready ? [answer.set] : []));
  expect(ready).toHaveLength(8);
  expect(answers.at(-1)).toEqual({ ready: false, reason: '8 others are being loaded; ask again.' });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toHaveLength(1);
});

test('a version that is not there or does not match its signature is not loaded, for the reason that is told', async () => {
  const { warmer, release, store, logged } = await warmedSets();
  await release(all('1.0.0'));
  store.files.set('remotes/mf-help/1.2.0/server/routes.cjs', Buffer.from('x'.repeat(27)));

  expect(await warmer.ask({ 'mf-help': '1.2.0' })).toMatchObject({
    ready: false,
    reason: expect.stringContaining('changed'),
  });
  expect(await warmer.ask({ 'mf-help': '9.9.9' })).toMatchObject({
    ready: false,
    reason: expect.stringContaining('9.9.9'),
  });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toEqual([]);
});

test('no more sets are kept than the bound, and those that are dropped end their processes', async () => {
  const { sets, warmer, release } = await warmedSets();
  await release(all('1.0.0'));
  const changes = names.map((name) => ({ [name]: '1.2.0' }));

  const [first = {}, ...others] = changes;
  await warmer.ask(first);
  const { pool } = await sets.prepare(first);

  for (const change of others) expect(await warmer.ask(change)).toMatchObject({ ready: true });

  await expect(pool.render(page, owned)).rejects.toThrow('the set is retired');
  expect(changes.filter((change) => sets.isLoaded(change)).length).toBeLessThanOrEqual(mostWarm);
  expect(sets.isLoaded({ 'mf-marketing': '1.2.0' })).toBe(true);
  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
});

test('after a switch what was loaded for the set before is dropped, and what was asked for is loaded again', async () => {
  const { sets, warmer, release, logged } = await warmedSets();
  await release(all('1.0.0'));
  const before = await warmer.ask({ 'mf-help': '1.2.0' });

  await release({ 'mf-info': '1.1.0' });
  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
  await until(() => sets.isLoaded({ 'mf-help': '1.2.0' }));

  expect((await warmer.ask({ 'mf-help': '1.2.0' })) as object).not.toMatchObject(before);
  const { set } = (await sets.prepare({ 'mf-help': '1.2.0' })).input;
  expect(logged('set is warm').at(-1)).toMatchObject({ change: { 'mf-help': '1.2.0' }, set: set.id });
});

test('who goes straight back finds what was warm before, and no set is lost by it', async () => {
  const { sets, warmer, release, switchTo } = await warmedSets();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => sets.isLoaded({ 'mf-help': '1.0.0' }));
  await warmer.stop();
  const { pool } = await sets.prepare({ 'mf-help': '1.0.0' });

  for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.1.0']) await switchTo({ 'mf-info': version });
  expect(sets.isLoaded({ 'mf-help': '1.0.0' })).toBe(true);
  await switchTo({ 'mf-help': '1.0.0' });
  expect(sets.live?.pool).toBe(pool);
  // What was live and previous is not found among the warm ones when its processes have ended.
  for (const name of ['mf-college', 'mf-mobile', 'mf-marketing']) await switchTo({ [name]: '1.1.0' });
  await switchTo({ ...all('1.0.0'), 'mf-info': '1.1.0' });

  for (const set of [sets.live, sets.previous])
    expect(String((await set?.pool.render(page, owned))?.html)).toMatch(/^process /);
  expect(await warmer.ask({})).toMatchObject({ ready: true, set: sets.live?.input.set.id, seconds: 0 });
});

test('a wish is forgotten after half an hour', async () => {
  let now = 0;
  const { sets, warmer, release } = await warmedSets({ now: () => now });
  await release(all('1.0.0'));
  await warmer.ask({ 'mf-help': '1.2.0' });
  now = 31 * 60_000;
  await warmer.ask({ 'mf-info': '1.2.0' });

  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
  expect(sets.isLoaded({ 'mf-info': '1.2.0' })).toBe(true);
});

test('where memory is short nothing is kept warm beside what operators ask for', async () => {
  const { sets, warmer, release, logged } = await warmedSets({ available: () => 1024 });
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => logged('too little memory to keep a set warm').length > 0);

  expect(sets.isLoaded({ 'mf-help': '1.0.0' })).toBe(false);
  expect(await warmer.ask({ 'mf-help': '1.0.0' })).toMatchObject({ ready: true });
});

test('two who switch and load the same at once share one set', async () => {
  const { sets, warmer, release, logged } = await warmedSets();
  await release(all('1.0.0'));

  const [answer] = await Promise.all([warmer.ask({ 'mf-help': '1.2.0' }), release({ 'mf-help': '1.2.0' })]);

  expect(answer).toMatchObject({ ready: true, set: sets.live?.input.set.id });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toHaveLength(1);
});

test('who asks while another section is released is told of the set that is wanted after it', async () => {
  const { sets, warmer, release, switchTo } = await warmedSets();
  await release(all('1.0.0'));
  // So that the switch is over while the other set is still being loaded.
  await warmer.ask({ 'mf-info': '1.1.0' });

  const [answer] = await Promise.all([warmer.ask({ 'mf-help': '1.2.0' }), switchTo({ 'mf-info': '1.1.0' })]);

  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(true);
  const { set } = (await sets.prepare({ 'mf-help': '1.2.0' })).input;
  expect(answer).toMatchObject({ ready: true, set: set.id });
});

test('a wish that ends while a round loads is not kept warm, and none after it is loaded', async () => {
  let now = 0;
  // Asked before each load of a round.
  const available = () => {
    now = 31 * 60_000;
    return Number.MAX_SAFE_INTEGER;
  };
  const { sets, warmer, switchTo, logged } = await warmedSets({ now: () => now, available });
  // No round but the one below: another would look at the memory, and end both wishes, while they are still being loaded.
  await switchTo(all('1.0.0'));
  for (const name of ['mf-info', 'mf-help']) await warmer.ask({ [name]: '1.2.0' });
  sets.retain([]);
  const before = processesOf(logged, 'mf-help', '1.2.0').length;
  warmer.request();

  await until(() => processesOf(logged, 'mf-help', '1.2.0').length > before);
  await until(() => !sets.isLoaded({ 'mf-help': '1.2.0' }));
  await warmer.stop();
  expect(sets.isLoaded({ 'mf-info': '1.2.0' })).toBe(false);
  expect(logged('set is warm')).toEqual([]);
});
