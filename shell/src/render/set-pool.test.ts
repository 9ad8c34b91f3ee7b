import { scriptedPool, until } from '../testing/scripted-pool';

const pools: ReturnType<typeof scriptedPool>[] = [];

function setUp(options?: Parameters<typeof scriptedPool>[0]) {
  const made = scriptedPool(options);
  pools.push(made);
  return made;
}

afterEach(() => {
  for (const { pool } of pools.splice(0)) pool.retire();
});

const threadOf = (html: string) => Number(html.split(' ')[1]);
const ended = 'render worker ended';
const ready = 'render worker is ready';
const blamed = 'page ended its worker alone';

test('of the pages that lost their worker only the one that ends another is to blame (F5)', async () => {
  const { render, logged } = setUp();
  const pages = ['/later/400', '/later/401', '/loop', '/later/402'].map((address) => render(address));
  const answers = await Promise.allSettled(pages);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(logged(blamed)).toMatchObject([{ routeId: '/loop', reason: expect.stringContaining('without a message') }]);
  expect(logged(ended)).toHaveLength(1);
  const threads = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [threadOf(answer.value)] : []));
  expect(new Set(threads).size).toBe(3);
  for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toMatch(/page 1$/);
});

test('a page that is to blame is not rendered again for a while, and costs nobody a worker (F46)', async () => {
  const { render, logged } = setUp();
  await expect(render('/exit')).rejects.toThrow('exited with code 7');
  await expect(render('/exit')).rejects.toThrow('lately');
  expect(logged(ended)).toHaveLength(1);
  expect(await render('/other')).toContain('thread');
});

test('enough addresses of one pattern that end their worker bar the pattern; its neighbours are rendered', async () => {
  const { render, logged } = setUp();
  for (const turn of [1, 2, 3, 4, 5]) await expect(render(`/exit/${turn}`, 'info-id')).rejects.toThrow('exited');
  await expect(render('/good', 'info-id')).rejects.toThrow('lately');
  expect(logged(blamed).map(({ pattern }) => pattern)).toEqual([false, false, false, false, true]);
  expect(await render('/good', 'help-id')).toContain('thread');
});

test('a thread that gets no CPU is not given up, however long it is silent (F45)', async () => {
  const { render, logged } = setUp({ limits: { silentWork: 50 } });
  expect(await render('/sleep/1500')).toContain('page 1');
  expect(logged(ended)).toEqual([]);
});

test('a thread that sleeps and never wakes is given up by the number of looks at it', async () => {
  const { render, logged } = setUp({ limits: { stillChecks: 10 } });
  await expect(render('/sleepForEver')).rejects.toThrow('neither worked nor waited for a CPU');
  expect(logged(blamed)).toHaveLength(1);
});

test('where no CPU time can be read, no worker is given up and nothing is barred', async () => {
  const { render, logged } = setUp({ code: { uncounted: 'true' }, limits: { silentWork: 50 } });
  expect(await render('/work/600')).toContain('page 1');
  expect(logged(ended)).toEqual([]);
});

test('a set that works without end at load is refused by its work, and the reason says so (F3)', async () => {
  await expect(setUp({ code: { start: 'loop' } }).pool.ready).rejects.toThrow(
    /worker of set set ended before it was ready: it worked \d+ ms without a message/,
  );
});

test('a set that ends its thread at load is refused with the code', async () => {
  await expect(setUp({ code: { start: 'exit' } }).pool.ready).rejects.toThrow(
    'ended before it was ready: it exited with code 7',
  );
});

test('a set that loads slowly is waited for, and the log says that it is', async () => {
  const { pool, render, logged } = setUp({ code: { start: 'sleep/1500' }, limits: { startWork: 200 } });
  await pool.ready;
  expect(await render('/')).toContain('page 1');
  expect(logged('waiting for a render worker to load its set')[0]).toMatchObject({ set: 'set', limitMs: 200 });
});

test('pages go to the least busy worker', async () => {
  const { render, logged } = setUp({ size: { workers: 2, spare: false } });
  await until(() => logged(ready).length === 2);
  const busy = render('/later/500');
  const others = [await render('/'), await render('/'), await render('/')].map(threadOf);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(threadOf(await busy));
});

test('a page on another worker does not notice that a worker ends', async () => {
  const { render, logged } = setUp({ size: { workers: 2, spare: false } });
  await until(() => logged(ready).length === 2);
  const page = render('/later/500');
  await expect(render('/exit')).rejects.toThrow('exited');
  expect(await page).toMatch(/page 1$/);
  expect(logged(ended)).toHaveLength(1);
});

test('the spare takes the place of a worker that ends, while another is still starting', async () => {
  const { pool, render, logged } = setUp({ size: { workers: 1, spare: true } });
  await until(() => logged(ready).length === 2);
  pool.input.code.start = 'sleep/2000';
  const killer = render('/exit');
  await until(() => logged(ended).length === 1);
  expect(await render('/')).toMatch(/page 1$/);
  expect(logged(ready)).toHaveLength(2);
  await expect(killer).rejects.toThrow('exited');
  await until(() => logged(ready).length === 3);
});

test('a page is not to blame when no fresh worker starts for it', async () => {
  const { pool, render, logged } = setUp();
  await pool.ready;
  pool.input.code.start = 'exit';
  await expect(render('/exit')).rejects.toThrow('ended before it was ready');
  expect(logged(blamed)).toEqual([]);
  pool.input.code.start = '';
  await expect(render('/exit')).rejects.not.toThrow('lately');
});

test('a pool that is made smaller answers what it has begun, then has one thread', async () => {
  const { pool, render, logged } = setUp({ size: { workers: 2, spare: true } });
  const two = async () => new Set((await Promise.all([render('/later/20'), render('/later/20')])).map(threadOf)).size;
  await until(() => logged(ready).length === 3);
  expect(await two()).toBe(2);
  const begun = Promise.all([render('/later/200'), render('/later/200')]);
  await until(() => pool.load === 2);
  pool.resize({ workers: 1, spare: false });
  expect(await begun).toHaveLength(2);
  expect(await two()).toBe(1);
});

test('a retired pool answers what it has begun and nothing more', async () => {
  const { pool, render } = setUp();
  const begun = render('/later/100');
  await until(() => pool.load === 1);
  pool.retire();
  expect(await begun).toContain('page 1');
  await expect(render('/')).rejects.toThrow('the set is retired');
});
