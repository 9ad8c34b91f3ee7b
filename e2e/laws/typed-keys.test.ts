import { readTracked, trackedFiles } from './tracked-files';

// Law: keys that are pressed where somebody types are read by `typedKey` alone, which knows those of input methods: each file
// that reads them by itself learns of one browser less.

const reader = 'shared/src/page/typed-key.ts';
const browserCode = /^(?:shell|shared|mf-[^/]+)\/src\/(?!server\/|render\/).*\.tsx?$/;
const ownReading = /\bkeyCode\b|\bisComposing\b|'(?:Enter|Escape)'/;

/** Where nobody types, or what is read is no key. */
const others: Record<string, string> = {
  'shared/src/console/operate.ts': 'leaves fields alone',
  'shared/src/forms/island/receipt.ts': 'has buttons only',
  'shell/src/chrome/header/menu-dismissal.ts': 'the search keeps to itself what an input method takes',
  'shared/src/forms/island/phone-fields.ts': 'waits until an input method has ended; reads no key',
  'shell/src/client/early/islands.ts': 'gives keys again, to consoles, which leave fields alone',
  'shell/src/client/early/consent.ts': 'has buttons only',
  'shell/src/client/islands/display.ts': 'has buttons only',
  'mf-marketing/src/pages/home-service/use-address-form.ts': 'asks what was put in, not by which key',
};

test('R12.10 keys in fields are read by one reader, and whoever is excused still has to be', () => {
  const files = trackedFiles.filter((file) => browserCode.test(file) && !/\.test\.|\/testing\//.test(file));
  const readers = files.filter((file) => file !== reader && ownReading.test(readTracked(file)));
  const alone = readers.filter(
    (file) => !readTracked(file).includes('typedKey(') || /keyCode|isComposing/.test(readTracked(file)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(alone.sort()).toEqual(Object.keys(others).sort());
});
