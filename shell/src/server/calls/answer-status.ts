import type { Dispatcher } from 'undici';

/** Whether a host answers with what it was asked for, or says why not; what it should send nobody is 1xx and 600 and more. */
export function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 600);
}

/** Redirects of a host are neither followed nor passed on to visitors (docs/faults.md F30, F34). */
export function leadsElsewhere(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Ends an answer that nobody will read: its connection is closed, for its body may have no end. */
export function hangUp({ body }: Pick<Dispatcher.ResponseData, 'body'>): void {
  body.on('error', () => undefined).destroy();
}
