import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chinaDay } from '@site/shared/contract/china-day';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import { claims, claimsIn } from '../../api/src/content/rules/claims';
import { unwritten } from '../../api/src/content/rules/word-rules';
import { expectNothing } from './expect-nothing';

const today = chinaDay(new Date());

function filesBelow(folder: string, ending: RegExp): string[] {
  const root = path.join(repositoryRoot, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)));
}

const content = filesBelow('api/content', /\.(md|json)$/);
const copy = remoteNames().flatMap((remote) => filesBelow(`${remote}/src/content`, /\.ts$/));
const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** Everything that visitors read is written in these: content, and the words and pages of sections. */
const spoken = [
  ...content,
  ...['shared', 'shell', ...remoteNames()]
    .flatMap((folder) => filesBelow(`${folder}/src`, /\.tsx?$/))
    .filter((file) => !/\.test\.|\/testing\//.test(file)),
];

test('no word that advertising law bans stands in the copy of pages', () => {
  const found = spoken.flatMap((file) => claimsIn(read(file)).map((claim) => `${file}: ${claim}`));
  expect(spoken.length).toBeGreaterThan(1000);
  expectNothing(found, 'rewrite the sentence in the file that is named (docs/contracts/content.md).');
});

test.each(claims.flatMap(({ seeds }) => seeds))('a claim is seen: %s', (seed) => {
  expect(claimsIn(seed)).not.toEqual([]);
});

test.each(claims.flatMap(({ innocent }) => innocent))('an ordinal or a measure is no claim: %s', (words) => {
  expect(claimsIn(words)).toHaveLength(0);
});

/** A day or a month with its year, unless something lasts until then. */
const writtenDates = /(?<!至 ?|到 ?)\b(20\d\d)(?:-(\d\d)-(\d\d)| ?年 ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?日)?)/g;

test('no copy of a page shows a day that is still to come', () => {
  const later = copy.flatMap((file) =>
    [...read(file).matchAll(writtenDates)]
      .map(([text, year, month, day, monthWord, dayWord = '1']) => ({
        text,
        date: [year, month ?? monthWord, day ?? dayWord].map((part) => String(part).padStart(2, '0')).join('-'),
      }))
      .filter(({ date }) => date > today)
      .map(({ text }) => `${file}: ${text}`),
  );
  expectNothing(later, 'rewrite the date in the file that is named (docs/contracts/content.md).');
});

test('nothing reads like a placeholder', () => {
  expectNothing(
    copy.filter((file) => read(file).match(unwritten)),
    'write the sentence in the file that is named.',
  );
});

test('the hours of the consultation are written once: no copy and no page prints them by itself', () => {
  const once = [
    'contract/duty-hours.ts',
    'contract/callback-times.ts',
    'store/consultation.ts',
    'ui/consultation-times.tsx',
  ].map((file) => `shared/src/${file}`);
  const sources = ['shared', 'shell', ...remoteNames()].flatMap((folder) => filesBelow(`${folder}/src`, /\.tsx?$/));
  const own = [...sources, ...content].filter((file) => !once.includes(file) && !/\.test\./.test(file));
  expectNothing(
    own.filter((file) => /consultationHours|工作日\s*0?9[:：]00|(?<!每天 )09:00[–-]18:00/.test(read(file))),
    'take the hours from shared/src/contract/duty-hours.ts, or the fact from api/content/facts.',
  );
});
