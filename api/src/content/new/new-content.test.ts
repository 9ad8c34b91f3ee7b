import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleContent, writeContent } from '../../testing/sample-content';
import { checkContent } from '../check-content';
import { newContent } from './new-content';

const today = '2026-11-28';
const facts = { title: '一篇新的：“试写”', today };

const types = [
  ['article', 'info/20013.md', 'pillar: 20012'],
  ['case', 'cases/41003.md', 'sort: 3'],
  ['lecture', 'lectures/40004.md', 'order: 3'],
  ['news', 'news/60003.md', 'author: 市场部'],
] as const;

test.each(types)(
  'R12.141 a new %s is the next file, of today, and owes nothing but the words to be written',
  (type, path, line) => {
    const folder = writeContent(sampleContent());

    expect(newContent(folder, type, facts)).toBe(path);
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain('title: "一篇新的：“试写”"');
    expect(text).toContain(`published: ${today}`);
    expect(text).toContain(line);
    const owed = checkContent(folder, today).issues.filter(({ file }) => file === path);
    expect(owed).not.toEqual([]);
    expect(owed.filter(({ message }) => !/^这里还没有写|^摘要要写 40 到 80|^摘要和小标题合起来/.test(message))).toEqual(
      [],
    );
  },
);

test('R12.141 a file whose words are written is free of faults', () => {
  const folder = writeContent(sampleContent());
  const path = newContent(folder, 'news', facts);
  const text = readFileSync(join(folder, path), 'utf8');
  let written = 0;
  const done = text
    .replace(/^# .*\n/gm, '')
    .replace(/^summary: .*$/m, `summary: 十二月十一日到十四日每天二十四小时有人值守，${'电话先接通再开单，'.repeat(5)}`)
    .replace(/待补充(：[^\n,\]}]*)?/g, () => `写好${(written += 1)}`);
  writeFileSync(join(folder, path), done);

  expect(checkContent(folder, today).issues.filter(({ file }) => file === path)).toEqual([]);
});

test('another type is answered with those that there are', () => {
  expect(() => newContent(writeContent(sampleContent()), 'video', facts)).toThrow(
    '“video”不能新建；可以新建的有：article、case、lecture、news',
  );
});
