import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** Milliseconds by the clock, and of work. */
export type SearchTimes = { p50: number; p95: number; cpu: { p50: number; p95: number } };

/** `plain` is an indexed list of the same run, as a measure of the machine. */
type SearchFigures = Record<'words' | 'questions' | 'search' | 'suggest' | 'plain', SearchTimes> &
  Record<string, unknown>;

/** The api's own bench of its search on 10,000 articles, in a process and a database of its own. */
export function searchFigures(): SearchFigures {
  const args = ['--import', 'tsx', 'api/src/testing/search-bench-cli.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The bench of the search failed: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as SearchFigures;
}
