/** Kinds of functions and objects that no global name leads to. */
function unnamed(): object[] {
  const functions = [async () => undefined, function* () {}, async function* () {}];
  const iterators = [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/./g),
  ];
  const timers = [setTimeout(() => undefined, 0), setImmediate(() => undefined)] as const;
  clearTimeout(timers[0]);
  clearImmediate(timers[1]);
  const all = [...functions, ...iterators, ...timers, (function* () {})(), (async function* () {})()];
  return all.map(Object.getPrototypeOf);
}

const errors = [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/**
 * What objects of their own give another value to by assignment, which a frozen property of their prototype would forbid: their
 * class, how they are told, and what an error says.
 */
const assigned: readonly (readonly [object, readonly string[]])[] = [
  [Object.prototype, ['constructor', 'toString', 'toLocaleString', 'valueOf', 'hasOwnProperty']],
  [Function.prototype, ['constructor', 'toString', 'bind']],
  ...errors.map((kind) => [kind.prototype, ['constructor', 'name', 'message', 'toString']] as const),
];

/** A property that reads as before, cannot be changed, and lets objects that inherit it have one of their own. */
function leaveAssignable(prototype: object, name: string): void {
  const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (value === undefined) return;
  const get = () => value;
  function set(this: object, own: unknown): void {
    if (this === prototype) throw new TypeError(`${name} belongs to the language and cannot be changed.`);
    Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
  }
  Object.defineProperty(prototype, name, { get, set, configurable: false, enumerable: false });
}

function reachedFrom({ value, get, set }: PropertyDescriptor): unknown[] {
  return [value, get, set];
}

/** All objects that these lead to by their properties and prototypes, but for the global object. */
function reached(from: readonly object[]): Set<object> {
  const found = new Set<object>();
  const left: unknown[] = [...from];
  while (left.length > 0) {
    const next = left.pop();
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null) continue;
    if (found.has(next) || next === globalThis) continue;
    found.add(next);
    left.push(Object.getPrototypeOf(next));
    for (const own of Object.values(Object.getOwnPropertyDescriptors(next))) left.push(...reachedFrom(own));
    for (const symbol of Object.getOwnPropertySymbols(next))
      left.push(...reachedFrom(Object.getOwnPropertyDescriptor(next, symbol) ?? {}));
  }
  return found;
}

/**
 * Freezes what all code of this process uses: no section changes what an array, a promise or a request does.
 * @param names globals to be frozen, with everything that they lead to
 */
export function freezeLanguage(names: Iterable<PropertyKey>): void {
  for (const [prototype, properties] of assigned) for (const name of properties) leaveAssignable(prototype, name);
  const globals = [...names].flatMap((name): object[] => {
    const value: unknown = Reflect.get(globalThis, name);
    return value === globalThis || value === undefined ? [] : [Object(value)];
  });
  for (const one of reached([...globals, ...unnamed()])) if (!ArrayBuffer.isView(one)) Object.freeze(one);
}
