import { Flights } from './flights';

test('who asks while the work is under way gets its outcome, who asks later starts it anew', async () => {
  const flights = new Flights<number>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    return begun;
  };
  const asked = ['a', 'a', 'b'].map((key) => flights.once(key, work));
  expect(await Promise.all(asked)).toEqual([1, 1, 2]);
  expect(await flights.once('a', work)).toBe(3);
});

test('a failure is told to all who asked, and is forgotten', async () => {
  const flights = new Flights<string>();
  const fail = () => Promise.reject(new Error('gone'));
  const both = await Promise.allSettled([flights.once('a', fail), flights.once('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(flights.once('a', async () => 'there')).resolves.toBe('there');
});
