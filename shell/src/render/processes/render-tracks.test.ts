import { AsyncLocalStorage } from 'node:async_hooks';
import { RenderTracks } from './render-tracks';

const requests = new AsyncLocalStorage<string>();

test('a call runs in the context of the request that asked for its render, until that has ended', async () => {
  const tracks = new RenderTracks();
  const ends: (() => void)[] = [];
  const renders = ['one', 'two'].map((name) =>
    requests.run(name, () => tracks.keep(name, new Promise<void>((done) => ends.push(done)))),
  );
  const during = ['one', 'two', 'made up', undefined].map((name) => tracks.run(name, () => requests.getStore()));
  for (const end of ends) end();
  await Promise.all(renders);

  expect(during).toEqual(['one', 'two', undefined, undefined]);
  expect(tracks.run('one', () => requests.getStore())).toBeUndefined();
});
