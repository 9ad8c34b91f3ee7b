import { chinaDay } from './china-day';

test('a day begins at midnight in China, which is four in the afternoon in UTC', () => {
  expect(chinaDay(new Date('2026-12-02T15:59:59Z'))).toBe('2026-12-02');
  expect(chinaDay(new Date('2026-12-02T16:00:00Z'))).toBe('2026-12-03');
});
