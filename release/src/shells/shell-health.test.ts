import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeShell, followShells, liveWatch, type ShellHealth, type Watch } from './shell-health';

/** Who was told to look, and when. */
const reported: string[] = [];

beforeEach(() => void reported.splice(0));

/** A fake clock that advances on `pause`, and fake shells that respond by it. */
function fakeWatch(answer: (ms: number, url: string) => ShellHealth | Error): Watch {
  let ms = 0;
  return {
    now: () => ms,
    pause: async (pause) => {
      ms += pause;
    },
    notify: async (url) => void reported.push(`${url} at ${ms}`),
    fetchHealth: async (url) => {
      const health = answer(ms, url);
      if (health instanceof Error) throw health;
      return health;
    },
  };
}

function serving(revision: number, error: string | null = null): ShellHealth {
  return { revision, remotes: { 'mf-help': '1.0.0' }, error };
}

function refused(): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
}

async function follow(...answers: Parameters<typeof fakeWatch>) {
  const [report] = await followShells(['http://127.0.0.1:8080'], 7, 0, fakeWatch(...answers));
  return report ? { ...report, message: describeShell(report, 7) } : undefined;
}

test('the seconds until a shell serves the revision are reported', async () => {
  expect(await follow((ms) => serving(ms < 400 ? 6 : 7))).toMatchObject({
    seconds: 0.4,
    message: 'http://127.0.0.1:8080 serves revision 7 after 0.40 s.',
  });
});

test('R11.28 a shell that is behind is told once to look, and one that follows already is not', async () => {
  await follow((ms) => serving(ms < 400 ? 6 : 7));
  expect(reported).toEqual(['http://127.0.0.1:8080 at 0']);
  await follow(() => serving(7));
  expect(reported).toHaveLength(1);
});

test('a shell that is ahead already has the revision', async () => {
  expect(await follow(() => serving(8))).toMatchObject({
    seconds: 0,
    message: 'http://127.0.0.1:8080 serves revision 8: somebody was there after 7, or it follows another store.',
  });
});

test('without a running shell there is no wait', async () => {
  const ask = jest.fn(refused);

  expect(await follow(ask)).toMatchObject({
    seconds: null,
    message: 'No shell answers at http://127.0.0.1:8080: nobody listens there; revision 7 is what it will start with.',
  });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a process that stands still is told from none at all, and a name that leads nowhere by its code', async () => {
  const still = Object.assign(new Error('aborted'), { name: 'TimeoutError' });
  const nowhere = new TypeError('fetch failed', { cause: Object.assign(new Error('dns'), { code: 'ENOTFOUND' }) });

  expect((await follow(() => still))?.message).toContain('says nothing for a second; a process that stands still has');
  expect((await follow(() => nowhere))?.message).toContain('fetch failed (ENOTFOUND)');
});

test('a shell that keeps its last good set is named with its reason after three seconds', async () => {
  const error = 'mf-help 1.1.0 throws while it loads';

  expect(await follow(() => serving(6, error))).toMatchObject({
    seconds: null,
    revision: 6,
    message: `http://127.0.0.1:8080 still serves revision 6 after 3 s: ${error}`,
  });
});

test('a shell that serves the revision without one of its sections is named with the reason', async () => {
  const error = 'mf-help 1.1.0 does not run here: boom at load. mf-help 1.0.0 runs instead.';

  expect(await follow(() => serving(7, error))).toMatchObject({
    seconds: 0,
    message: `http://127.0.0.1:8080 serves revision 7 after 0.00 s. Beware: ${error}`,
  });
});

test('an address of visitors, where no health is told, is named with the mend', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let ms = 0;
  const [report] = await followShells([url], 7, 0, { ...liveWatch, now: () => (ms += 2000), pause: async () => {} });
  server.close();

  expect(report && describeShell(report, 7)).toBe(
    `${url} is no shell's address for operators: it has no /-/health; SHELL_URLS must name where shells answer their operators (OPS_PORT).`,
  );
});

test('a shell that starts meanwhile is waited for', async () => {
  expect(await follow((ms) => (ms < 1000 ? new Error('socket hang up') : serving(7)))).toMatchObject({ seconds: 1 });
});

test('several shells are watched at once', async () => {
  const urls = ['http://a', 'http://b'];

  const reports = await followShells(
    urls,
    7,
    0,
    fakeWatch((_ms, url) => (url === 'http://a' ? serving(7) : refused())),
  );

  expect(reports.map(({ url, seconds }) => [url, seconds])).toEqual([
    ['http://a', 0],
    ['http://b', null],
  ]);
});
