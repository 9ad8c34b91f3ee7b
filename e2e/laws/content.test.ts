import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import { allowedPhrases, bannedPhrases } from './banned-phrases';

/** Dates run up to here, so that the demo never looks abandoned; raised together with new content. */
const contentUntil = '2026-11-18';
const longSentence = 20;

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

function bodyOf(file: string): string {
  const text = read(file);
  return file.endsWith('.md') ? (text.split('\n---\n').slice(1).join('\n') ?? '') : text;
}

test('the whole inventory is there', () => {
  const count = (folder: string) =>
    content.filter((file) => file.startsWith(`api/content/${folder}/`) && /\d{5}\.(md|json)$/.test(file)).length;
  expect(['help', 'info', 'videos', 'lectures', 'cases', 'marketing', 'news'].map(count)).toEqual([
    79, 48, 20, 24, 24, 20, 8,
  ]);
});

test('no word that advertising law bans stands in any copy', () => {
  const found = [...content, ...copy].flatMap((file) => {
    const text = allowedPhrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), read(file));
    return [...text.matchAll(bannedPhrases)].map(
      (match) => `${file}: …${text.slice(Math.max(0, match.index - 8), match.index + 8)}…`,
    );
  });
  expect(found).toEqual([]);
});

test('no two articles share a sentence of 20 or more 汉字', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const file of content.filter((name) => name.endsWith('.md'))) {
    for (const sentence of new Set(
      bodyOf(file)
        .split(/[。！？；\n]/)
        .map((text) => text.replace(/[^\u4e00-\u9fff]/g, '')),
    )) {
      if (sentence.length < longSentence) continue;
      const owner = owners.get(sentence);
      if (owner) shared.push(`${owner} and ${file}: ${sentence}`);
      owners.set(sentence, file);
    }
  }
  expect(shared).toEqual([]);
});

test('dates run up to the build constant and no further', () => {
  const dates = content.flatMap((file) =>
    [...read(file).matchAll(/^(?:published|updated): '?"?(\d{4}-\d\d-\d\d)/gm)].map((match) => match[1] ?? ''),
  );
  expect(dates.filter((date) => date > contentUntil)).toEqual([]);
  expect(dates.sort().at(-1)?.slice(0, 7)).toBe(contentUntil.slice(0, 7));
});

/** A day or a month with its year, unless something lasts until then. */
const writtenDates = /(?<!至 ?|到 ?)\b(20\d\d)(?:-(\d\d)-(\d\d)| ?年 ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?日)?)/g;

test('no copy shows a day that is still to come', () => {
  const later = [...content, ...copy].flatMap((file) =>
    [...read(file).matchAll(writtenDates)]
      .map(([text, year, month, day, monthWord, dayWord = '1']) => ({
        text,
        date: [year, month ?? monthWord, day ?? dayWord].map((part) => String(part).padStart(2, '0')).join('-'),
      }))
      .filter(({ date }) => date > contentUntil)
      .map(({ text }) => `${file}: ${text}`),
  );
  expect(later).toEqual([]);
});

test('a help article that states figures of a plan or of a made-up event says that they are examples', () => {
  const stated = /\{\{plan\.[a-z]+\.(?!name|period)|举个例子|算例/;
  const help = content.filter((file) => file.startsWith('api/content/help/') && stated.test(read(file)));
  expect(help.length).toBeGreaterThan(4);
  expect(help.filter((file) => !read(file).includes('示例数据'))).toEqual([]);
});

test('nothing reads like a placeholder', () => {
  for (const file of [...content, ...copy])
    expect(`${file} ${/待补充|TODO|lorem|占位/i.exec(read(file))?.[0] ?? ''}`).toBe(`${file} `);
});

test('the hours of the consultation are written once: no copy and no page prints them by itself', () => {
  const once = ['contract/duty-hours.ts', 'store/consultation.ts', 'ui/consultation-times.tsx'].map(
    (file) => `shared/src/${file}`,
  );
  const sources = ['shared', 'shell', ...remoteNames()].flatMap((folder) => filesBelow(`${folder}/src`, /\.tsx?$/));
  const own = [...sources, ...content].filter((file) => !once.includes(file) && !/\.test\./.test(file));
  expect(
    own.filter((file) => /consultationHours|工作日\s*0?9[:：]00|(?<!每天 )09:00[–-]18:00/.test(read(file))),
  ).toEqual([]);
});
