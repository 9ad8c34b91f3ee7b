import type { RenderAnswer } from '../pages/worker-messages';
import { RenderTimes } from './render-times';

const page: RenderAnswer = { status: 200, html: '', degraded: false, stale: false };
const now = Promise.resolve(page);

let worked = 0;
let times: RenderTimes;

beforeEach(async () => {
  times = new RenderTimes(() => worked);
  for (let render = 0; render < 10; render += 1) await times.of('help', now);
});

test('R13.82 a render of a warm process is timed, on the clock and on the CPU', async () => {
  const work = new Promise<RenderAnswer>((done) =>
    setImmediate(() => {
      worked += 7;
      done(page);
    }),
  );
  expect((await times.of('help', work)).took).toEqual({ wall: expect.any(Number), cpu: 7 });
});

test('R13.82 neither the first renders of a process nor the first of a page are timed', async () => {
  expect(await new RenderTimes(() => 0).of('help', now)).toEqual(page);
  expect(await times.of('info', now)).toEqual(page);
  expect((await times.of('info', now)).took).toBeDefined();
});

test('R13.82 of renders that share a process none is timed, and the next alone is', async () => {
  expect(await Promise.all([times.of('help', now), times.of('help', now)])).toEqual([page, page]);
  expect((await times.of('help', now)).took).toBeDefined();
});

test('R13.82 a render that fails is not timed and leaves the next one alone', async () => {
  await expect(times.of('help', Promise.reject(new Error('ended')))).rejects.toThrow('ended');
  expect((await times.of('help', now)).took).toBeDefined();
});
