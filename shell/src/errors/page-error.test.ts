import { AxiosError, type AxiosResponse } from 'axios';
import { busyError, toPageError } from './page-error';

const answered = (status: number) => new AxiosError('x', undefined, undefined, undefined, { status } as AxiosResponse);

test('a visitor above the limit of a call reads that it is busy, not that something broke', () => {
  expect(toPageError(answered(429), 'a1b2')).toEqual(busyError);
});

test('a call that failed otherwise makes the page unavailable for now', () => {
  expect(toPageError(answered(500), 'a1b2')).toMatchObject({
    status: 503,
    message: '服务暂时不可用',
    reference: 'a1b2',
  });
});
