import { SingleFlight } from './single-flight';

test('callers during a run share its result, a later caller starts a new run', async () => {
  const singleFlight = new SingleFlight<number>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    return begun;
  };
  const results = ['a', 'a', 'b'].map((key) => singleFlight.once(key, work));
  expect(await Promise.all(results)).toEqual([1, 1, 2]);
  expect(await singleFlight.once('a', work)).toBe(3);
});

test('a failure reaches every caller and is not cached', async () => {
  const singleFlight = new SingleFlight<string>();
  const fail = () => Promise.reject(new Error('gone'));
  const both = await Promise.allSettled([singleFlight.once('a', fail), singleFlight.once('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(singleFlight.once('a', async () => 'there')).resolves.toBe('there');
});
