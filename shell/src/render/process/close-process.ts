/** Globals of the language that a section's code keeps; those that make code from text or share memory are not among them. */
const language = `globalThis Infinity NaN undefined Object Array Number parseFloat parseInt Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer
  Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray
  BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy Reflect Iterator
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN Function`;

/** Globals of the platform that React, the router and pages compute with; Node 20's own `Response` needs Buffer. */
const platform = `setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone
  URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event EventTarget DOMException Headers Request
  Response FormData Blob ReadableStream Buffer performance atob btoa`;

const kept: ReadonlySet<PropertyKey> = new Set(`${language} ${platform}`.split(/\s+/));

/** By what is kept, not by what goes: a global that a later Node brings is closed as well. */
function removeGlobals(): void {
  for (const name of Reflect.ownKeys(globalThis)) if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
}

function refuseCode(): never {
  throw new EvalError('Code cannot be made from text on the server.');
}

/** Each kind of function leads to a constructor that compiles text, also without a global name for it. */
function removeCodeConstructors(): void {
  const kinds = [() => undefined, async () => undefined, function* () {}, async function* () {}];
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuseCode, writable: false });
  Object.defineProperty(refuseCode, 'prototype', { value: Function.prototype });
  Object.defineProperty(globalThis, 'Function', { value: refuseCode, writable: false });
}

/** Call sites hand out the functions and objects of their callers. */
function removeCallSites(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false });
}

/** Buffers are given out empty, never as memory that others used. */
function emptyBuffers(): void {
  Buffer.poolSize = 0;
  Buffer.allocUnsafe = Buffer.alloc;
  Buffer.allocUnsafeSlow = Buffer.alloc;
  Object.freeze(Buffer);
}

/** Where Node's own HTTP client keeps its connections: a public symbol, defined with the first `Response`. */
const dispatcher = Symbol.for('undici.globalDispatcher.1');

function removeDispatcher(): void {
  Object.defineProperty(globalThis, dispatcher, { value: Object.freeze({}), writable: false, configurable: false });
}

/** The console of a section: that it warned is told, the rest is not. */
function consoleOf(report: (parts: unknown[]) => void): Console {
  const speak = (...parts: unknown[]) => report(parts);
  const still = () => undefined;
  const quiet = { log: still, info: still, debug: still, trace: still, group: still, groupEnd: still, dir: still };
  return Object.freeze({ ...quiet, warn: speak, error: speak }) as unknown as Console;
}

/**
 * Leaves this thread, for ever, what it takes to compute pages: no process, socket, other thread, WebAssembly or shared memory,
 * and no code from text. To be called once, after the shell's modules took what they need and before a section's code is
 * compiled. Files and processes are closed by workerPermissions; what stays open stands in docs/threats.md.
 * @param report is given what a section's console warns of
 */
export function closeThread(report: (parts: unknown[]) => void): void {
  emptyBuffers();
  removeCodeConstructors();
  removeCallSites();
  removeGlobals();
  removeDispatcher();
  Object.defineProperty(globalThis, 'console', { value: consoleOf(report), writable: false });
}
