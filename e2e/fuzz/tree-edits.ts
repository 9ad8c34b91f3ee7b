import fc from 'fast-check';

/** An object or array, and a name in it. */
type Place = { holder: Record<string, unknown>; name: string };
type Edit = { how: 'replace' | 'remove' | 'add' | 'rename' | 'wrap'; at: number; name: string; value: unknown };

const hostileNames = ['__proto__', 'constructor', 'toString', 'length', '', 'a'.repeat(300), 'mf-help', '0', '直播'];
const hostileValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, -0, 4_294_967_296, Number.MAX_SAFE_INTEGER + 2, '', ' ', '1', [], {}, [null], {}],
  ...['../../etc', 'a\nb', '\u2028', '\0', '\uD800', '__proto__', '<script>', 'x'.repeat(600), 'x'.repeat(70_000)],
];

function placesOf(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder, name },
    ...(typeof value === 'object' && value !== null ? placesOf(value as Record<string, unknown>) : []),
  ]);
}

/** Defines and never assigns: a name such as `__proto__` is to be one like any other. */
function put(holder: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

function renamed({ holder, name }: Place, other: string): void {
  const before = holder[name];
  delete holder[name];
  put(holder, other, before);
}

const changes: Record<Edit['how'], (place: Place, edit: Edit) => unknown> = {
  replace: ({ holder, name }, { value }) => put(holder, name, value),
  wrap: ({ holder, name }, edit) => put(holder, name, { [edit.name]: holder[name] }),
  remove: ({ holder, name }) => delete holder[name],
  add: ({ holder }, { name, value }) => put(holder, name, value),
  rename: (place, { name }) => renamed(place, name),
};

function edit(root: Record<string, unknown>, one: Edit): void {
  const places = placesOf(root);
  const place = places[one.at % places.length];
  // The root alone has to stay, and an array has no names.
  const mayChange = one.how === 'replace' || one.how === 'wrap' || place?.holder !== root;
  const hasNames = !Array.isArray(place?.holder) || (one.how !== 'add' && one.how !== 'rename');
  if (place && mayChange && hasNames) changes[one.how](place, one);
}

/** A value of JSON with up to four edits of its structure. */
export function editedTree(value: unknown): fc.Arbitrary<unknown> {
  const one = fc.record<Edit>({
    how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'rename', 'wrap'),
    at: fc.nat(0xffff),
    name: fc.oneof(fc.constantFrom(...hostileNames), fc.string({ maxLength: 8 })),
    value: fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 })),
  });
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((edits) => {
    const root = { root: structuredClone(value) };
    for (const each of edits) edit(root, structuredClone(each));
    return root.root;
  });
}

/** The JSON of a kept input with edits of its structure; undefined for one that is no JSON. */
export function editedJson(kept: Buffer): fc.Arbitrary<Buffer> | undefined {
  try {
    const value: unknown = JSON.parse(kept.toString());
    return editedTree(value).map((changed) => Buffer.from(JSON.stringify(changed) ?? ''));
  } catch {
    return undefined;
  }
}
