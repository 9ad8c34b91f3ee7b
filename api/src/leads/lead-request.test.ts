import { leadHeaders } from '@site/shared/contract/lead-forms';
import { consentTime, readEnvelope } from './lead-request';

test.each(['+275760-09-12', '-000001-01-01', '1999-12-31', '2200-01-02', 'yesterday', '1e999', ''])(
  'a consent said to be of “%s” has no time of its own, which no database could store',
  (time) => {
    expect(readEnvelope({ [leadHeaders.consent]: `1;${time}` })).toMatchObject({ consented: true, consentAt: null });
  },
);

test('the time of a consent is kept', () => {
  expect(readEnvelope({ [leadHeaders.consent]: '1;2026-11-22T10:00:00+08:00' }).consentAt).toBe(
    '2026-11-22T02:00:00.000Z',
  );
});

test('a visitor whose clock is ahead has agreed when the service was told, not in years to come', () => {
  const now = new Date('2026-11-22T02:00:00.000Z');
  const given = (time: string) => consentTime(readEnvelope({ [leadHeaders.consent]: time }), now);

  expect(given('1;2099-01-01T00:00:00.000Z')).toBe('2026-11-22T02:00:00.000Z');
  expect(given('1;2026-11-22T01:59:00.000Z')).toBe('2026-11-22T01:59:00.000Z');
  expect([given('1'), given('0;2026-11-22T01:59:00.000Z')]).toEqual(['2026-11-22T02:00:00.000Z', null]);
});

test.each(['0x10', '1e3', '-1', '1.5', 'Infinity', '１'])('a fill time of “%s” says nothing', (text) => {
  expect(readEnvelope({ [leadHeaders.fillTime]: text }).fillTimeMs).toBeUndefined();
});

test.each(['%', '%E8%A6', '%ff'])('what a visitor asks for, sent as “%s”, says nothing', (text) => {
  expect(readEnvelope({ [leadHeaders.ask]: text }).ask).toBeUndefined();
});
