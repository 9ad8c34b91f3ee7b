import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAction } from '@site/shared/contract/tracking';
import { repositoryRoot } from '@site/shared/build/workspaces';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.tsx', '*.ts'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(shell|shared|mf-[a-z]+)\/src\//.test(file) && existsSync(path.join(repositoryRoot, file)));

/** Every literal by which a page marks or announces an event, with its file. */
function announced(): { file: string; code: string }[] {
  return sources.flatMap((file) => {
    const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
    const found = text.matchAll(/(?:\bdata-track=|\btrack=|\bannounce\()["']([^"']*)["']/g);
    return [...found].flatMap(([, codes = '']) => codes.split(' ').map((code) => ({ file, code })));
  });
}

test('pages announce only events of the contract, and only such as the site may send', () => {
  const marks = announced();

  expect(marks.length).toBeGreaterThan(5);
  expect(marks.filter(({ code }) => !findAction(code)?.open)).toEqual([]);
});
