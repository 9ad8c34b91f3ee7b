import { Waiters, Overloaded, type QueueLimits, RenderQueue, siteVisitor, type Visitor } from './render-queue';

const limits: QueueLimits = {
  running: { own: 0, shared: 2 },
  waiting: { own: 0, shared: 6 },
  waitingOfNetwork: 3,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function visitorOf(network: string, gone = () => false): Visitor {
  return { network, gone };
}

/** A queue whose work ends when it is told to. */
function setUp(more: Partial<QueueLimits> = {}) {
  const refused: string[] = [];
  const queue = new RenderQueue({ ...limits, ...more }, (reason) => refused.push(reason));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: string[] = [];
  const ask = (name: string, visitor: Visitor, section = 'mf-help') => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((done) => ends.set(name, done));
    };
    queue.run(visitor, section, work).then(
      () => outcomes.push(`${name} done`),
      (error) => outcomes.push(`${name} ${error instanceof Overloaded ? error.message : error}`),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { queue, refused, begun, outcomes, ask, end };
}

test('no more run at a time than the limit, and the others follow', async () => {
  const { ask, begun, end, queue } = setUp();
  for (const name of ['a', 'b', 'c']) ask(name, visitorOf(name));
  expect(begun).toEqual(['a', 'b']);
  expect(queue.load).toEqual({ running: 2, waiting: 1 });
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('work that leaves its place before it ends lets another begin, once', async () => {
  const { queue, ask, begun, end } = setUp();
  let leave: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const left = queue.run(visitorOf('a'), 'mf-help', (go) => {
    leave = go;
    return new Promise<void>((done) => {
      finish = done;
    });
  });
  for (const name of ['b', 'c']) ask(name, visitorOf(name));
  expect(begun).toEqual(['b']);
  leave();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['b', 'c']);
  finish();
  await left;
  expect(queue.load).toEqual({ running: 2, waiting: 0 });
  await end('b');
  expect(queue.load).toEqual({ running: 1, waiting: 0 });
});

test('the network with the fewest running renders is next, and of its renders the newest', async () => {
  const { ask, begun, end } = setUp();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, visitorOf('a'));
  ask('b1', visitorOf('b'));
  ask('b2', visitorOf('b'));
  await end('a1');
  await end('a2');
  await end('b2');
  expect(begun).toEqual(['a1', 'a2', 'b2', 'a4', 'b1']);
});

test('one network cannot fill the queue, and a full queue refuses at once', async () => {
  const { ask, outcomes, refused } = setUp();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name, visitorOf('a'));
  for (const name of ['b', 'c', 'd', 'e']) ask(name, visitorOf(name));
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['a6 full', 'e full']);
  expect(refused).toEqual(['full', 'full']);
});

test('R11.44 it is told of each render how long it waited', async () => {
  const waits: number[] = [];
  const queue = new RenderQueue(limits, undefined, (seconds) => waits.push(seconds));
  const ends: (() => void)[] = [];
  const ask = () => void queue.run(visitorOf('a'), 'mf-help', () => new Promise<void>((done) => ends.push(done)));
  for (let renders = 0; renders < 3; renders += 1) ask();
  await jest.advanceTimersByTimeAsync(450);
  expect(waits).toEqual([0, 0]);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(waits).toEqual([0, 0, 0.4]);
});

test('what is not started within a second is not started at all', async () => {
  const { ask, begun, outcomes, end } = setUp();
  for (const name of ['a', 'b', 'c']) ask(name, visitorOf(name));
  await jest.advanceTimersByTimeAsync(999);
  expect(outcomes).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['c waited']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
});

test('a pause of the process is no time that anybody waited', async () => {
  const { ask, outcomes } = setUp();
  for (const name of ['a', 'b', 'c']) ask(name, visitorOf(name));
  // After a pause all that was due comes once.
  jest.setSystemTime(Date.now() + 3000);
  await jest.advanceTimersByTimeAsync(100);
  expect(outcomes).toEqual([]);
});

test('a visitor who has gone costs no render, unless others wait for the same page', async () => {
  const { ask, begun, outcomes, end } = setUp();
  const waiters = new Waiters('d');
  waiters.join(visitorOf('d', () => true));
  waiters.join(visitorOf('e'));
  for (const name of ['a', 'b']) ask(name, visitorOf(name));
  ask('d', waiters);
  ask(
    'c',
    visitorOf('c', () => true),
  );
  await end('a');
  expect(begun).toEqual(['a', 'b', 'd']);
  expect(outcomes).toContain('c gone');
});

test('what the site wants for itself never waits in the way of visitors', async () => {
  const { ask, begun, outcomes } = setUp();
  ask('a', visitorOf('a'));
  ask('own', siteVisitor);
  ask('own too', siteVisitor);
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'own']);
  expect(outcomes).toEqual(['own too full']);
});

test('a render that fails leaves its place to the next', async () => {
  const { queue, ask, begun } = setUp();
  const failing = () => Promise.reject(new Error('boom'));
  await expect(queue.run(visitorOf('a'), 'mf-help', failing)).rejects.toThrow('boom');
  await expect(queue.run(visitorOf('a'), 'mf-help', failing)).rejects.toThrow('boom');
  ask('b', visitorOf('b'));
  expect(begun).toEqual(['b']);
  expect(queue.load).toEqual({ running: 1, waiting: 0 });
});

test('a section whose renders never end leaves the others their places, and so do two of them', async () => {
  const places = { own: 2, shared: 8 };
  const { ask, begun, outcomes, end } = setUp({ running: places, waiting: places, waitingOfNetwork: 16 });
  for (let n = 0; n < 20; n += 1) ask(`help ${n}`, visitorOf(`h${n}`), 'mf-help');
  expect(begun).toHaveLength(10);
  for (let n = 0; n < 20; n += 1) ask(`info ${n}`, visitorOf(`i${n}`), 'mf-info');
  expect(begun).toHaveLength(12);
  for (const section of ['mf-college', 'mf-mobile']) {
    for (const n of [1, 2, 3]) ask(`${section} ${n}`, visitorOf(`${section}${n}`), section);
    for (const n of [1, 2, 3]) await end(`${section} ${n}`);
    expect(outcomes.filter((outcome) => outcome.startsWith(section))).toHaveLength(3);
  }
});

test('what one network wants of one section takes nothing of what it wants of another one', async () => {
  const { ask, outcomes } = setUp({ running: { own: 1, shared: 0 }, waiting: { own: 2, shared: 6 } });
  for (const n of [1, 2, 3, 4, 5]) ask(`help ${n}`, visitorOf('a'), 'mf-help');
  for (const n of [1, 2, 3, 4]) ask(`info ${n}`, visitorOf('a'), 'mf-info');
  await jest.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['help 5 full']);
});
