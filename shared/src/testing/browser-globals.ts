import { TextDecoder, TextEncoder } from 'node:util';

/** The router only needs URL and signal of a request; jsdom has no `Request` at all. */
class PlainRequest {
  readonly method = 'GET';
  readonly signal: RequestInit['signal'];

  constructor(
    readonly url: string,
    { signal }: RequestInit = {},
  ) {
    this.signal = signal ?? null;
  }
}

/** Globals missing in jsdom that react-router needs; a test in jsdom imports this before its component. */
Object.assign(globalThis, { TextDecoder, TextEncoder, Request: PlainRequest });
