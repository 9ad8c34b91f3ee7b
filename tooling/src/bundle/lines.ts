import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ContractNumber, LineName } from '@site/shared/contract/line';
import { repositoryRoot, workspacePackage } from '@site/shared/repository/workspaces';

const strict = { additionalProperties: false };
/** The name under which the version of a line is installed. */
const Installed = Type.Optional(Type.String({ minLength: 1 }));

const Lines = Type.Array(
  Type.Object(
    {
      name: LineName,
      /** The contract that the shell keeps with sections of this line (docs/contracts/remote.md). */
      contract: ContractNumber,
      /** What is installed under another name than its own: `react` → `react-19.1`. */
      packages: Type.Object(
        { react: Installed, 'react-dom': Installed, 'react-router': Installed, zustand: Installed },
        strict,
      ),
    },
    strict,
  ),
  { minItems: 1, maxItems: 2 },
);

/** A set of shared packages, and of the contract that goes with them, that the shell is built with (docs/architecture.md#lines). */
export type Line = Static<typeof Lines>[number];

/** The table of lines, from the root of the repository: the line of the shell's own pages first, then the other one, if there is any. */
export const linesFile = 'shell/lines.json';

/** @throws {Error} one sentence when the table says something else than one or two lines */
export function readLines(text: string): readonly Line[] {
  const rows: unknown = JSON.parse(text);
  if (!Value.Check(Lines, rows))
    throw new Error(
      `${linesFile} must list one or two lines, each with its name, contract and packages: ${Value.Errors(Lines, rows).First()?.path} is wrong.`,
    );
  const [first, second] = rows;
  if (second && second.name === first?.name) throw new Error(`${linesFile} lists the line ${second.name} twice.`);
  return rows;
}

function lines(): readonly Line[] {
  return readLines(readFileSync(path.join(repositoryRoot, linesFile), 'utf8'));
}

/** The line of the shell's own pages, for which a section is built that names none. */
export function presentLine(): Line {
  const [present] = lines();
  return present as Line;
}

/** The other line; usually there is none. */
export function otherLine(): Line | undefined {
  return lines()[1];
}

/**
 * The line that a section is built for: `line` of its package.json, else the present one.
 * @throws {Error} naming both when the shell has no such line
 */
export function lineOfSection(section: string, { line: wanted } = workspacePackage(section), all = lines()): Line {
  const found = all.find(({ name }) => wanted === undefined || name === wanted);
  if (found) return found;
  const names = all.map(({ name }) => name);
  throw new Error(`${section}/package.json names the line ${wanted}, and ${linesFile} has ${names.join(' and ')}.`);
}
