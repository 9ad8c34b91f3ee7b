import { scriptedPool, until } from '../../testing/scripted-pool';

const pools: ReturnType<typeof scriptedPool>[] = [];

function setUp(options?: Parameters<typeof scriptedPool>[0]) {
  const made = scriptedPool(options);
  pools.push(made);
  return made;
}

afterEach(() => {
  for (const { close } of pools.splice(0)) close();
});

const processOf = (html: string) => Number(html.split(' ')[1]);
const ended = 'render process ended';
const ready = 'render process is ready';
const blamed = 'page ended its process alone';

test('of the pages that lost their process only the one that ends another is to blame (F5)', async () => {
  const { render, logged } = setUp();
  const pages = ['/later/400', '/later/401', '/loop', '/later/402'].map((address) => render(address));
  const answers = await Promise.allSettled(pages);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(logged(blamed)).toMatchObject([{ routeId: '/loop', reason: expect.stringContaining('without a message') }]);
  expect(logged(ended)).toHaveLength(1);
  const processes = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [processOf(answer.value)] : []));
  expect(new Set(processes).size).toBe(3);
  for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toMatch(/page 1$/);
});

test('a page that is to blame is not rendered again for a while, and costs nobody a process (F46)', async () => {
  const { render, logged } = setUp();
  await expect(render('/exit')).rejects.toThrow('exited with code 7');
  await expect(render('/exit')).rejects.toThrow('lately');
  expect(logged(ended)).toHaveLength(1);
  expect(await render('/other')).toContain('process');
});

test('enough addresses of one pattern that end their process bar the pattern; its neighbours are rendered', async () => {
  const { render, logged } = setUp();
  for (const turn of [1, 2, 3, 4, 5]) await expect(render(`/exit/${turn}`, 'info-id')).rejects.toThrow('exited');
  await expect(render('/good', 'info-id')).rejects.toThrow('lately');
  expect(logged(blamed).map(({ pattern }) => pattern)).toEqual([false, false, false, false, true]);
  expect(await render('/good', 'help-id')).toContain('process');
});

test.each([
  ['garbage', 'a frame of'],
  ['unknownKind', 'a frame of the unknown kind 99'],
  ['longFrame', 'a frame of kind 6 with 4294967295 bytes, more than'],
  ['nullCall', 'a message “call” that is wrong at “/request”'],
  ['nested', 'a message “call” that is nested deeper than 64'],
  ['notJson', 'a message “call” that is not JSON'],
  ['foreignPage', 'a page that nobody asked for'],
  ['shortPage', 'a page that is shorter than its facts'],
  ['wrongStatus', 'a message “rendered” that is wrong at “/status”'],
  ['secondReady', 'a second message of the kind 2'],
  ['calls', 'more calls than its pages may make'],
  ['strays', 'more strays than are told'],
  ['pong', 'an answer to what nobody asked'],
  ['namesOther', 'that it renders a page that nobody asked for, or the same page again'],
])('a process that sends %s ends alone, and its other pages are rendered', async (what, reason) => {
  const { render, logged } = setUp();
  const [other, wrong] = await Promise.allSettled([render('/later/300'), render(`/${what}`)]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(`sent ${reason}`) } });
  expect(other).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/page 1$/) });
  expect(logged(blamed)).toHaveLength(1);
});

test('a process that gets no CPU is not given up, however long it is silent (F45)', async () => {
  const { render, logged } = setUp({ limits: { silentWork: 50 } });
  expect(await render('/sleep/1500')).toContain('page 1');
  expect(logged(ended)).toEqual([]);
});

test('a process that sleeps and never wakes is given up by the number of looks at it', async () => {
  const { render, logged } = setUp({ limits: { stillChecks: 10 } });
  await expect(render('/sleepForEver')).rejects.toThrow('neither worked nor waited for a CPU');
  expect(logged(blamed)).toHaveLength(1);
});

test('a page that is never answered is given up, although its process says that it lives', async () => {
  const { render, logged } = setUp({ limits: { owingChecks: 20 } });
  await expect(render('/never')).rejects.toThrow('owed an answer at 20 checks in a row');
  expect(logged(blamed)).toHaveLength(1);
});

test('a process that works on and on while nobody waits for a page ends', async () => {
  const { render, logged } = setUp({ limits: { idleChecks: 10 } });
  expect(await render('/toil')).toContain('page 1');
  await until(() => logged(ended).length > 0);
  expect(logged(ended)[0]).toMatchObject({ reason: 'it worked at 10 checks in a row while nobody waited for a page' });
});

test('a process that holds more memory than it may ends, also outside of its heap and while nobody waits', async () => {
  const { render, logged } = setUp({ limits: { memory: 300 * 1024 * 1024, silentWork: 60_000 } });
  expect(await render('/hold/10')).toContain('page 1');
  await render('/hold/400').catch(() => undefined);
  await until(() => logged(ended).length > 0);
  expect(logged(ended)[0]).toMatchObject({
    reason: expect.stringMatching(/^it held \d+ MB of memory, more than 300$/),
  });
});

test('a section that works without end at load is refused by its work, and the reason says so (F3)', async () => {
  await expect(setUp({ code: { start: 'loop' } }).pool.ready).rejects.toThrow(
    /render process of set ended before it was ready: it worked \d+ ms without a message/,
  );
});

test('a section that ends its process at load is refused with the code', async () => {
  await expect(setUp({ code: { start: 'exit' } }).pool.ready).rejects.toThrow(
    'ended before it was ready: it exited with code 7',
  );
});

test('a section that loads slowly is waited for, and the log says that it is', async () => {
  const { pool, render, logged } = setUp({ code: { start: 'sleep/1500' } });
  await pool.ready;
  expect(await render('/')).toContain('page 1');
  expect(logged('waiting for a render process to load its section')[0]).toMatchObject({ release: 'set', limitMs: 500 });
});

test('while pages wait another process is started, and pages go to the least busy one', async () => {
  const { render, logged } = setUp({ total: 2 });
  const waiting = [render('/later/1500'), render('/later/1500'), render('/later/1500')];
  await until(() => logged(ready).length === 2);
  const others = [await render('/'), await render('/'), await render('/')].map(processOf);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(processOf((await waiting[0]) ?? ''));
});

test('no process is started beside one that does all there is to do, nor beyond the total', async () => {
  const { render, logged } = setUp({ total: 1 });
  await Promise.all(Array.from({ length: 8 }, () => render('/later/50')));
  expect(logged(ready)).toHaveLength(1);
});

test('a page on another process does not notice that a process ends', async () => {
  const { render, logged } = setUp({ total: 2 });
  const waiting = [render('/later/900'), render('/later/900'), render('/later/900')];
  await until(() => logged(ready).length === 2);
  await expect(render('/exit')).rejects.toThrow('exited');
  for (const page of waiting) expect(await page).toContain('process');
  expect(logged(ended)).toHaveLength(1);
});

test('a process after a quiet time ends, and the next page starts another', async () => {
  const { pool, render, logged } = setUp({ idle: { surplus: 10, rest: 10 } });
  await pool.ready;
  const first = processOf(await render('/'));
  await until(() => {
    try {
      return !process.kill(first, 0);
    } catch {
      return true;
    }
  });
  expect(processOf(await render('/'))).not.toBe(first);
  expect(logged(ended)).toEqual([]);
});

test('a spare loads the section of whoever takes it', async () => {
  const { pool, spare, render, logged } = setUp();
  await pool.ready;
  spare.refill();
  await expect(render('/exit')).rejects.toThrow('exited');
  expect(await render('/')).toContain('process');
  expect(logged(blamed)).toHaveLength(1);
});

test('a page is not to blame when no fresh process starts for it', async () => {
  const { pool, input, render, logged } = setUp();
  await pool.ready;
  input.code.start = 'exit';
  await expect(render('/exit')).rejects.toThrow('ended before it was ready');
  expect(logged(blamed)).toEqual([]);
  input.code.start = '';
  await expect(render('/exit')).rejects.not.toThrow('lately');
});

test('a retired pool answers what it has begun and nothing more', async () => {
  const { pool, render } = setUp();
  const begun = render('/later/100');
  await until(() => pool.load === 1);
  pool.retire();
  expect(await begun).toContain('page 1');
  await expect(render('/')).rejects.toThrow('the release is retired');
});
