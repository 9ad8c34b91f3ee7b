import { freezeLanguage } from './freeze-language';

/** Globals of the language that a section's code keeps; those that share memory or wait for it are not among them. */
const language = `globalThis Infinity NaN undefined Object Array Number parseFloat parseInt Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer
  Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray
  BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy Reflect Iterator
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN Function`;

/** Globals of the platform that React, the router and pages compute with; Node's own `Response` needs Buffer and ReadableStream. */
const platform = `setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask
  URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event EventTarget DOMException Headers Request
  Response FormData Blob ReadableStream Buffer performance atob btoa`;

const kept: ReadonlySet<string> = new Set(`${language} ${platform}`.split(/\s+/));

/** By what is kept, not by what goes: a global that a later Node brings is closed as well. */
function removeGlobals(): void {
  for (const name of Reflect.ownKeys(globalThis))
    if (!kept.has(name as string)) Reflect.deleteProperty(globalThis, name);
}

function fixed(holder: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false });
}

/** Call sites hand out the functions and objects of their callers. */
function removeCallSites(): void {
  fixed(Error, 'prepareStackTrace', undefined);
}

/** Buffers are given out empty, never as memory that others used. */
function emptyBuffers(): void {
  Buffer.poolSize = 0;
  Buffer.allocUnsafe = Buffer.alloc;
  Buffer.allocUnsafeSlow = Buffer.alloc;
  Object.freeze(Buffer);
}

/** What stands for the stream of an answer that has something to say. */
const bodyMark = Object.freeze({});

/**
 * Pages are rendered as a whole, and a stream can be handed over: none is given out. The router asks whether an answer has a `body`, and
 * reads it by `json()` and `text()`.
 */
function removeStreams(): void {
  Reflect.deleteProperty(Blob.prototype, 'stream');
  for (const { prototype } of [Request, Response]) {
    const body = Object.getOwnPropertyDescriptor(prototype, 'body')?.get;
    const get = function (this: object) {
      return body?.call(this) ? bodyMark : null;
    };
    Object.defineProperty(prototype, 'body', { get, configurable: false });
  }
}

/** Where Node's own HTTP client keeps its connections: a public symbol, defined with the first `Response`. */
const dispatcher = Symbol.for('undici.globalDispatcher.1');

function removeDispatcher(): void {
  fixed(globalThis, dispatcher, Object.freeze({}));
}

/** The console of a section: that it warned is told, the rest is not. */
function consoleOf(report: (parts: unknown[]) => void): Console {
  const speak = (...parts: unknown[]) => report(parts);
  const still = () => undefined;
  const quiet = { log: still, info: still, debug: still, trace: still, group: still, groupEnd: still, dir: still };
  return Object.freeze({ ...quiet, warn: speak, error: speak }) as unknown as Console;
}

/**
 * Leaves this process, for ever, what it takes to compute pages: no `process`, socket, port, stream, WebAssembly or shared memory. To be
 * called once, after the shell's modules took what they need and before a section's code is compiled. Code from text, files and
 * programs are closed by Node's flags (`node-flags.ts`), the rest of the machine by the system (`walls.ts`); what stays open stands in
 * docs/threats.md.
 * @param report is given what a section's console warns of
 */
export function closeProcess(report: (parts: unknown[]) => void): void {
  emptyBuffers();
  removeCallSites();
  removeStreams();
  removeGlobals();
  removeDispatcher();
  fixed(globalThis, 'console', consoleOf(report));
  freezeLanguage(kept);
  for (const name of Reflect.ownKeys(globalThis))
    Object.defineProperty(globalThis, name, {
      configurable: false,
      ...('value' in (Object.getOwnPropertyDescriptor(globalThis, name) ?? {}) && { writable: false }),
    });
}
