/**
 * What a hostile section tries in its render process: to get out of it, to take what the shell's code uses there, to reach a port. Read as
 * text and put before the code of a section, never required.
 */
const makeFunction = (text) => (() => undefined).constructor(text)();
const makeAsync = (text) => (async () => undefined).constructor(text)();
const callSites = () => {
  Error.prepareStackTrace = (_, sites) => sites;
  return new Error('sites').stack[0].getThis();
};
const attempts = {
  file: () => process.getBuiltinModule('fs').writeFileSync('/tmp/hostile', 'x'),
  module: () => require('node:fs'),
  loadedModule: () => module.constructor.createRequire('/')('fs'),
  dynamicImport: () => import('node:fs'),
  importFromText: () => makeAsync("return import('node:fs')"),
  environment: () => Object.values(globalThis.process)[0],
  global: () => makeFunction('return this')().process,
  // oxlint-disable-next-line no-eval -- this is what is tried
  evaluation: () => (0, eval)('process'),
  callSites,
  process: () => globalThis.process.binding('fs'),
  child: () => require('child_process').execSync('id'),
  thread: () => new Worker('data:text/javascript,1'),
  socket: () => fetch('http://127.0.0.1:9/'),
  dispatcher: () => {
    void new Response('');
    const found = globalThis[Symbol.for('undici.globalDispatcher.1')];
    return found.dispatch({ origin: 'http://127.0.0.1:9', path: '/', method: 'GET' }, {});
  },
  webSocket: () => new WebSocket('ws://127.0.0.1:9/'),
  channel: () => new BroadcastChannel('sections'),
  sharedMemory: () => new SharedArrayBuffer(8).byteLength,
  machineCode: () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  otherSection: () => require(['mf', 'neighbour'].join('-')),
  usedMemory: () => [Buffer.allocUnsafe(64), Buffer.from('x')].map(({ buffer }) => buffer.byteLength),
  transport: () => require('@site/shared/http').installTransport({ baseUrl: () => 'http://127.0.0.1:9' }),
  foreignCalls: () => {
    'use strict';
    require('@site/shared/http').http.send = () => undefined;
  },
  react: () => {
    'use strict';
    require('react').useState = () => undefined;
  },
  globals: () => {
    const own = Reflect.ownKeys(globalThis).map(String);
    return own.filter((name) =>
      /process|fetch|socket|worker|require|binding|crypto|storage|broadcast|message/i.test(name),
    );
  },
  reactInternals: () => Object.keys(require('react')).find((name) => name.startsWith('__')),
};

/** What the code beside a section uses: whoever changes it reads and forges what that code does. */
function changes() {
  'use strict';
  const evil = () => undefined;
  return {
    arrayPush: () => (Array.prototype.push = evil),
    arrayIndex: () => Object.defineProperty(Array.prototype, 0, { set: evil }),
    arrayIterator: () => (Array.prototype[Symbol.iterator] = evil),
    objectSetter: () => Object.defineProperty(Object.prototype, 'request', { set: evil }),
    objectThen: () => (Object.prototype.then = evil),
    objectToString: () => (Object.prototype.toString = evil),
    functionCall: () => (Function.prototype.call = evil),
    promiseThen: () => (Promise.prototype.then = evil),
    mapGet: () => (Map.prototype.get = evil),
    setHas: () => (Set.prototype.has = evil),
    weakMapGet: () => (WeakMap.prototype.get = evil),
    jsonParse: () => (JSON.parse = evil),
    reflectApply: () => (Reflect.apply = evil),
    stringReplace: () => (String.prototype.replace = evil),
    regExpExec: () => (RegExp.prototype.exec = evil),
    dateNow: () => (Date.now = evil),
    mathMax: () => (Math.max = evil),
    errorStack: () => (Error.captureStackTrace = evil),
    numberText: () => (Number.prototype.toFixed = evil),
    typedSet: () => (Object.getPrototypeOf(Uint8Array.prototype).set = evil),
    generatorNext: () => (Object.getPrototypeOf(function* () {}.prototype).next = evil),
    asyncKind: () => (Object.getPrototypeOf(async () => undefined).constructor = evil),
    urlText: () => Object.defineProperty(URL.prototype, 'href', { value: 'x' }),
    encode: () => (TextEncoder.prototype.encode = evil),
    responseJson: () => (Response.prototype.json = evil),
    headersGet: () => (Headers.prototype.get = evil),
    bufferText: () => (Buffer.prototype.toString = evil),
    abort: () => (AbortController.prototype.abort = evil),
    consoleError: () => (console.error = evil),
    sharedConsole: () => (globalThis.console = evil),
    dispatchEvent: () => (EventTarget.prototype.dispatchEvent = evil),
  };
}

/** Ways to a message port, whose prototype leads to what a thread is told. */
const ports = {
  cloneToHandle: () => {
    const blob = new Blob(['x']);
    const symbol = Object.getOwnPropertySymbols(Blob.prototype).find(
      (one) => one.description === 'messaging_clone_symbol',
    );
    blob[symbol] = () => ({ data: { handle: { fd: 1 } }, deserializeInfo: 'internal/fs/promises:FileHandle' });
    return structuredClone(blob).fd;
  },
  globalJson: () => {
    'use strict';
    globalThis.JSON = {};
  },
  globalError: () => {
    'use strict';
    globalThis.Error = class {};
  },
  timerKind: () => {
    'use strict';
    Object.getPrototypeOf(setTimeout(() => undefined, 0)).ref = () => undefined;
  },
  transferStream: () => structuredClone(new ReadableStream(), { transfer: [new ReadableStream()] }),
  transferBuffer: () => {
    const given = new ArrayBuffer(8);
    structuredClone(given, { transfer: [given] });
    if (given.byteLength === 8) throw new TypeError('it was copied');
  },
  messageChannel: () => new MessageChannel().port1,
  messagePort: () => MessagePort.prototype,
  waitAsync: () => Atomics.waitAsync,
  blobStream: () => new Blob(['x']).stream(),
  responseStream: () => new Response('x').body.getReader(),
  requestStream: () => new Request('http://x/', { method: 'POST', body: 'x' }).body.getReader(),
};

Object.assign(attempts, changes(), ports);

async function outcome(attempt) {
  try {
    return { reached: String(await attempt()) };
  } catch (error) {
    return { refused: `${error.name}: ${error.message}` };
  }
}

module.exports = { attempts, outcome };
