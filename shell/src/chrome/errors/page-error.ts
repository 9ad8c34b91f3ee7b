import { pageNotFound, type UserFacingError, spokenHeader } from '@site/shared/page/responses';
import { statusOf } from '@site/shared/page/status-of';

/** What may be shown of an error; the same plain object renders on the server and in the browser. */
export type PageError = { kind: 'page-error'; status: number; message: string; reference?: string };

const unavailable = '服务暂时不可用';
const tooMany = 429;
/** Of a page whose content cannot be had for now. */
export const unavailableStatus = 503;

/** Shown when even the error page fails (R2.140). */
export const errorPageFailed = 'An error occurred while showing the error page';

/** The address of the page for visitors whose page is not admitted; it stands for whichever address was asked for. */
export const busyAddress = '/-/busy';

/** The address that every address without a page leads to. */
export const lostAddress = '/home/404';

export const busyError: PageError = { kind: 'page-error', status: 503, message: '现在访问的人有点多' };

export function isPageError(error: unknown): error is PageError {
  return typeof error === 'object' && error !== null && (error as PageError).kind === 'page-error';
}

type ThrownResponse = { status: number; data?: unknown; headers?: Headers };

/** A message is shown only if it is marked. React Router hands a thrown `Response` on as an object with status and data. */
function spokenMessage(error: unknown): string | undefined {
  if (error instanceof Error) return (error as Partial<UserFacingError>).spoken === true ? error.message : undefined;
  if (error instanceof Response) return error.headers.has(spokenHeader) ? error.statusText : undefined;
  const { status, data } = error as ThrownResponse;
  return typeof data === 'string' && typeof status === 'number' && status < 500 ? data : undefined;
}

/**
 * Turns anything thrown into what a visitor may see: messages of responses thrown on purpose, the fixed message for 404,
 * and only 服务暂时不可用 with a reference number for everything else (docs/architecture.md#error-words).
 */
export function toPageError(error: unknown, reference?: string): PageError {
  if (isPageError(error)) return error;
  const status = isFailedCall(error) ? callStatus(error) : statusOf(error);
  if (status === 404) return { kind: 'page-error', status, message: pageNotFound };
  if (status === tooMany) return busyError;
  const message = typeof error === 'object' && error !== null ? spokenMessage(error) : undefined;
  return { kind: 'page-error', status, message: message ?? unavailable, ...(reference && { reference }) };
}

function isFailedCall(error: unknown): error is object {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error;
}

/**
 * A call that failed makes the page unavailable for now, unless the service said that the thing does not exist, or that this
 * visitor's network asks too often, as with searches.
 */
function callStatus(error: object): number {
  const status = statusOf(error);
  return status === 404 || status === tooMany ? status : unavailableStatus;
}
