import { expectNothing } from './expect-nothing';
import { trackedFiles } from './tracked-files';

/** Of a module and its tests; `*.module.css` and `*.page.tsx` are kinds of their own. */
const kebabCase = /^\.?[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/;

test('files and folders of code are written in kebab-case', () => {
  const sources = trackedFiles.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  expectNothing(
    sources.filter((file) => file.split('/').some((part) => !kebabCase.test(part))),
    'rename the file with `git mv`; CONTRIBUTING.md says how names are written.',
  );
});
