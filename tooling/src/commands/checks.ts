import { workspaceNames } from '@site/shared/repository/workspaces';

export type Check = {
  name: string;
  /** A program of the installed packages, and its arguments. */
  command: string[];
  /** What whoever reads of a failure does next, for those who see this repository for the first time. */
  mend: string;
};

const content = 'api/src/content/content-cli.ts';

/** Everything that can be said about the code without running it, in the order in which it is cheap to mend. */
export const checks: readonly Check[] = [
  { name: 'format', command: ['biome', 'format'], mend: 'npm run format writes these files as they should be.' },
  {
    name: 'documents',
    command: ['tsx', 'tooling/src/commands/write-docs.ts', '--check'],
    mend: 'npm run docs writes them; commit what it wrote.',
  },
  {
    name: 'types',
    command: ['tsc', '-b'],
    mend: 'Mend the lines above; npx tsc -b asks again, for what changed alone.',
  },
  {
    name: 'lint',
    command: ['oxlint', '--quiet'],
    mend: 'npx oxlint --fix mends what a machine can; .oxlintrc.json says which rules hold.',
  },
  {
    name: 'walls',
    command: ['depcruise', '--output-type', 'err', ...workspaceNames()],
    mend: 'Import it through a door, or move it; .dependency-cruiser.cjs says of every rule what it is for.',
  },
  {
    name: 'dead code',
    // What it read of files that have not changed since stays for the next check: a second in place of nine.
    command: ['knip', '--cache', '--cache-location', '.cache/knip'],
    mend: 'Delete the files, exports and packages above, or use them; knip.json names what begins by itself. npx knip asks again.',
  },
  {
    name: 'content',
    command: ['tsx', content, 'check'],
    mend: 'Mend the articles above in api/content; npm run content -- check asks again.',
  },
];

const ofContent = /^(?:api|shared)\//;
const ofSection = /^(mf-[\w-]+)\//;

/** The sections that have all these files; empty where there is another file. Nothing imports a section. */
function sectionsAlone(files: readonly string[]): string[] {
  const sections = files.map((file) => ofSection.exec(file)?.[1] ?? '');
  return sections.includes('') ? [] : [...new Set(sections)];
}

/** Those that a change of these files can fail: the content is read by its own code alone, and walls of a section stand around it. */
export function checksOf(files: readonly string[]): Check[] {
  const sections = sectionsAlone(files);
  return checks
    .filter(({ name }) => name !== 'content' || files.some((file) => ofContent.test(file)))
    .map((check) =>
      check.name === 'walls' && sections.length > 0
        ? { ...check, command: ['depcruise', '--output-type', 'err', ...sections] }
        : check,
    );
}
