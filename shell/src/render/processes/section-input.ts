import { setId } from '../pages/release-set';
import { shellOf } from '../pages/set-lines';
import type { WorkerInput } from '../pages/worker-messages';

/** The name of the row that renders the shell's own pages and all error pages, by no section's code. */
export const shellRow = 'shell';

/** What one process is given of a set: the release of one section with the shell of its line, and nothing of the others. */
function inputOf(input: WorkerInput, name: string): WorkerInput {
  const { set, code, ...site } = input;
  const release = set.remotes[name];
  const remotes = release ? { [name]: release } : {};
  const versions = release ? { [name]: release.version } : {};
  const text = code[name];
  const shell = shellOf(set, name);
  const own = { id: setId(shell.version, versions), shell, remotes, absent: {} };
  return { ...site, set: own, code: text === undefined ? {} : { [name]: text } };
}

/** The parts of a set that are rendered apart from each other, by name: the shell's own pages and each section. */
export function sectionInputs(input: WorkerInput): (readonly [name: string, input: WorkerInput])[] {
  return [shellRow, ...Object.keys(input.set.remotes)].map((name) => [name, inputOf(input, name)] as const);
}
