import fc from 'fast-check';

type Edit = {
  how: 'flip' | 'put' | 'insert' | 'remove' | 'repeat' | 'cut' | 'splice';
  /** Places are taken modulo the length. */
  at: number;
  length: number;
  bytes: Buffer;
};

const mostRepeats = 40;
/** An edited input is cut here: longer ones show nothing new and take long. */
const longest = 128 * 1024;

function flipped(input: Buffer, at: number, length: number): Buffer {
  const copy = Buffer.from(input);
  copy[at] = (copy[at] ?? 0) ^ (1 << (length % 8));
  return copy;
}

function edited(input: Buffer, { how, at: place, length, bytes }: Edit, other: Buffer): Buffer {
  const at = input.length === 0 ? 0 : place % input.length;
  const [before, after] = [input.subarray(0, at), input.subarray(at)];
  const results: Record<Edit['how'], () => Buffer> = {
    flip: () => flipped(input, at, length),
    put: () => Buffer.concat([before, bytes, after.subarray(bytes.length)]),
    insert: () => Buffer.concat([before, bytes, after]),
    remove: () => Buffer.concat([before, after.subarray(length)]),
    repeat: () =>
      Buffer.concat([before, ...Array<Buffer>(length % mostRepeats).fill(after.subarray(0, length)), after]),
    cut: () => before,
    splice: () => Buffer.concat([before, other.subarray(place % (other.length + 1))]),
  };
  return results[how]().subarray(0, longest);
}

/** Bytes that are put into an input: any few, an extreme number of four bytes, or a word of its kind. */
function pieces(words: readonly string[]): fc.Arbitrary<Buffer> {
  const any = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes));
  const extreme = fc.constantFrom(
    '00000000',
    '00000001',
    '7fffffff',
    '80000000',
    'ffffffff',
    '0000',
    'efbfbd',
    'eda080',
  );
  return fc.oneof(
    any,
    extreme.map((hex) => Buffer.from(hex, 'hex')),
    ...(words.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...words).map((word) => Buffer.from(word)) }] : []),
  );
}

/** A kept input with up to six edits of its bytes. */
export function editedBytes(kept: readonly Buffer[], words: readonly string[]): fc.Arbitrary<Buffer> {
  const edit = fc.record<Edit>({
    how: fc.constantFrom('flip', 'put', 'insert', 'remove', 'repeat', 'cut', 'splice'),
    at: fc.nat(0xffff),
    length: fc.nat(64),
    bytes: pieces(words),
  });
  const edits = fc.array(fc.tuple(edit, fc.constantFrom(...kept)), { minLength: 1, maxLength: 6 });
  return fc
    .tuple(fc.constantFrom(...kept), edits)
    .map(([input, all]) => all.reduce((bytes, [one, other]) => edited(bytes, one, other), input));
}
