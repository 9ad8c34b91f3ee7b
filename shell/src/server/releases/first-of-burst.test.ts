import { FirstOfBurst } from './first-of-burst';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first of a burst is answered at once, thousands after it once more, and one after a rest at once again', () => {
  let done = 0;
  const burst = new FirstOfBurst(() => (done += 1), 50);
  for (let turn = 0; turn < 3000; turn += 1) burst.request();
  expect(done).toBe(1);
  jest.advanceTimersByTime(50);
  expect(done).toBe(2);
  jest.advanceTimersByTime(500);
  expect(done).toBe(2);
  burst.request();
  expect(done).toBe(3);
});

test('what is asked while the work is done is not lost, and after a stop nothing is done', () => {
  let done = 0;
  const burst: FirstOfBurst = new FirstOfBurst(() => {
    done += 1;
    if (done === 1) burst.request();
  }, 50);
  burst.request();
  jest.advanceTimersByTime(50);
  expect(done).toBe(2);
  burst.request();
  burst.stop();
  jest.advanceTimersByTime(500);
  expect(done).toBe(2);
});
