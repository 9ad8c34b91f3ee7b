import { Waiters, Overloaded, type QueueLimits, RenderQueue, siteVisitor, type Visitor } from './render-queue';

const limits = { running: 2, waiting: 6, waitingOfNetwork: 3, sections: () => 1 };

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

test('it is told of each render how long it waited', async () => {
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
  const { ask, begun, outcomes, end } = setUp({ running: 16, waiting: 16, waitingOfNetwork: 16, sections: () => 4 });
  for (let n = 0; n < 20; n += 1) ask(`help ${n}`, visitorOf(`h${n}`), 'mf-help');
  expect(begun).toHaveLength(10);
  for (let n = 0; n < 20; n += 1) ask(`info ${n}`, visitorOf(`i${n}`), 'mf-info');
  expect(begun).toHaveLength(12);
  for (const section of ['mf-college', 'mf-mobile']) {
    for (const n of [1, 2, 3]) ask(`${section} ${n}`, visitorOf(`${section}${n}`), section);
    await end(`${section} 1`);
    await end(`${section} 2`);
    await end(`${section} 3`);
    expect(outcomes.filter((outcome) => outcome.startsWith(section))).toHaveLength(3);
  }
});

test('a section that is alone has all places but those of the others', async () => {
  const { ask, begun } = setUp({ running: 8, sections: () => 2 });
  for (let n = 0; n < 8; n += 1) ask(`help ${n}`, visitorOf(`h${n}`), 'mf-help');
  expect(begun).toHaveLength(6);
});
