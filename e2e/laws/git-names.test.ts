import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const sources = trackedFiles.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('.test.'));

test('whoever asks git for names asks for them as they are: else git quotes those that are not ASCII', () => {
  const quoted = sources.flatMap((file) =>
    readTracked(file)
      .split('\n')
      .filter(
        (line) =>
          /'(ls-files|--name-only|--porcelain)'/.test(line) && !/'-z'|core\.quotePath=false|gitFiles\(/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );

  expectNothing(quoted, 'pass `-z` or `core.quotePath=false` to git in the file that is named.');
});
