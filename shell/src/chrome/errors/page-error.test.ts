import { pageNotFound, UserFacingError, spokenHeader } from '@site/shared/page/responses';
import { AxiosError } from 'axios';
import { busyError, toPageError } from './page-error';

function failedCall(status?: number): AxiosError {
  const response =
    status === undefined ? undefined : ({ status, statusText: '', data: {}, headers: {}, config: {} } as never);
  return new AxiosError('secret upstream address', 'ERR', undefined, undefined, response);
}

test('R2.137 the message of an unexpected error is never shown', () => {
  expect(toPageError(new Error('password=1234'), 'ab12')).toEqual({
    kind: 'page-error',
    status: 500,
    message: '服务暂时不可用',
    reference: 'ab12',
  });
});

test.each([
  [{ statusCode: 418 }, 418],
  [{ status: 403 }, 403],
  [{ response: { status: 409 } }, 409],
  [{ statusCode: 418, status: 403, response: { status: 409 } }, 418],
  [{ status: 403, response: { status: 409 } }, 403],
  ['a text', 500],
  [undefined, 500],
  [{ status: 'bad' }, 500],
])('R2.138 the status of %j is %d: statusCode, then status, then the response', (thrown, status) => {
  expect(toPageError(thrown).status).toBe(status);
});

test('R2.138 a call that found nothing is a 404, any other failed call makes the page unavailable', () => {
  expect(toPageError(failedCall(404))).toMatchObject({ status: 404, message: pageNotFound });
  expect(toPageError(failedCall(500)).status).toBe(503);
  expect(toPageError(failedCall()).status).toBe(503);
});

test('R2.137 the message of a thrown response is shown', () => {
  const response = new Response('x', { status: 410, statusText: 'Gone for good', headers: { [spokenHeader]: '1' } });
  expect(toPageError(response)).toMatchObject({ status: 410, message: 'Gone for good' });
});

test('R2.137 the message of an error thrown for visitors is shown, whatever its status', () => {
  const error = new UserFacingError('Unknown middleware', { cause: 'No middleware is called “x”.' });
  expect(toPageError(error, 'ab12')).toEqual({
    kind: 'page-error',
    status: 500,
    message: 'Unknown middleware',
    reference: 'ab12',
  });
});

test('a visitor above the limit of a call reads that it is busy, not that something broke', () => {
  expect(toPageError(failedCall(429), 'a1b2')).toEqual(busyError);
});
