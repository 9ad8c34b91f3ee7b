import { namedJourneys } from '@site/tooling/commands/test-changed';
import { namedLaws, touchedJourneys } from '@site/tooling/commands/touched-tests';
import { expectNothing } from './expect-nothing';
import { trackedFiles } from './tracked-files';

test('npm test -- --changed names journeys and laws that there are', () => {
  const named = [
    ...[...touchedJourneys, ...Object.values(namedJourneys()).flat()].map((name) => `e2e/journeys/${name}.spec.ts`),
    ...namedLaws.map((name) => `e2e/laws/${name}.test.ts`),
  ];
  expectNothing(
    named.filter((file) => !trackedFiles.includes(file)),
    'edit tooling/src/commands/touched-tests.ts, or `journeys` in the package.json of the section: name what the file is called now.',
  );
});
