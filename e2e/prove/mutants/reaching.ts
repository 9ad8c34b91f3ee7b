import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the imports of a copy lead to from a file: test files, and files of pages, both from the root of the copy. */
export type Reached = { tests: string[]; pages: string[] };

const testFiles = ['**/*.test.ts', '**/*.test.tsx'];
const pageFiles = '**/mf-*/src/pages/**/*.page.tsx';

/** A page test asks for its page by its address, which no import shows: it stands in the folder of the page. */
function testsOfPage(root: string, page: string): string[] {
  const folder = path.dirname(page);
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => path.join(folder, file));
}

/**
 * Test files and pages that a change of this file can reach.
 * @throws {Error} where jest does not read the copy
 */
export function reachedFrom(root: string, file: string): Reached {
  const jest = path.join(root, 'node_modules/.bin/jest');
  const args = ['--listTests', '--passWithNoTests', '--findRelatedTests', file, '--testMatch', ...testFiles, pageFiles];
  const { status, stdout, stderr } = spawnSync(jest, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`jest does not say which tests reach ${file}: ${stderr}`);
  const listed = stdout.split('\n').filter((line) => line.startsWith(root));
  const reached = listed.map((one) => path.relative(root, one));
  const pages = reached.filter((one) => one.endsWith('.page.tsx'));
  const tests = reached.filter((one) => !one.endsWith('.page.tsx'));
  return { tests: [...new Set([...tests, ...pages.flatMap((page) => testsOfPage(root, page))])], pages };
}

/** The addresses of pages, as the routes of their section name them: `/info/cate/:id?`. */
export function addressesOf(root: string, pages: readonly string[]): string[] {
  const sections = [...new Set(pages.map((page) => page.split('/')[0] ?? ''))];
  return sections.flatMap((section) => {
    const folder = path.join(root, section, 'src');
    const files = readdirSync(folder).filter((name) => /(?:^|\.)routes\.ts$/.test(name));
    const text = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
    const routes = [...text.matchAll(/path: '([^']+)'[\s\S]*?import\([^)]*?'\.\/(pages\/[^']+)'/g)];
    return routes
      .filter(([, , place]) => pages.includes(`${section}/src/${place}.tsx`))
      .map(([, address = '']) => address);
  });
}
