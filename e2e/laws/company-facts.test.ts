import { exampleCompany } from '@site/shared/contract/company-facts';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';
import { literalPattern } from '../harness/literal-pattern';

/** Where the example company stands, and what tells operators how a value looks. */
const ownFiles = /^shared\/src\/contract\/(company-facts|read-company)\.ts$/;
const product = trackedFiles
  .filter(
    (file) =>
      /^(shell|shared|api|mf-[^/]+|release|release\/desk|scripts)\/(src|content)\//.test(file) && !ownFiles.test(file),
  )
  .filter((file) => /\.(tsx?|css|md|json)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

const filesWith = (pattern: RegExp) => product.filter((file) => pattern.test(readTracked(file)));

const { brand, brandLatin, legalName, slogan, phone, email, addresses } = exampleCompany;

test.each([
  ...[brand, brandLatin, legalName, slogan, phone, phone.replaceAll('-', ''), email],
  ...addresses.flatMap(({ line }) => [line, line.replaceAll(' ', '')]),
])('no component, words or content say %s of their own: it comes from the configuration', (fact) => {
  expectNothing(
    filesWith(new RegExp(literalPattern(fact), 'i')),
    'take the name from the configuration (shared/src/contract/read-company.ts; docs/how-to/name-the-company.md).',
  );
});

const components = (pattern: RegExp) => filesWith(pattern).filter((file) => file.endsWith('.tsx'));

test('links to a phone and to a mail are made by the contact component alone', () => {
  expect(components(/['"`](tel|mailto):/)).toEqual(['shared/src/ui/contact.tsx']);
});

test('phone and mail are read by the contact component and filled into the legal texts, and by nothing else that is shown', () => {
  expect(components(/\bsite\.(phone|email)\b|\{[^}]*\b(phone|email)\b[^}]*\} = (useSite|site)\b/)).toEqual([
    'mf-marketing/src/pages/home-user-agreement/home-user-agreement-article.tsx',
    'shared/src/ui/contact.tsx',
  ]);
});
