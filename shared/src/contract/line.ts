import { Type } from '@sinclair/typebox';

/**
 * The name of a line, a set of shared packages that a build of the shell has (docs/architecture.md#lines): `react-19.3`. It ends the
 * version of that build, with dots for hyphens.
 */
export const LineName = Type.String({ pattern: '^(?=.{1,20}$)[a-z]+(?:[-.](?:0|[1-9]\\d{0,3}|[a-z]+))*$' });

/** Of what shell and sections expect of each other (docs/contracts/remote.md): raised by what breaks it, and the same within a line. */
export const ContractNumber = Type.Integer({ minimum: 1, maximum: 9999 });

/** The line of every release that names none: those from before lines had names. */
const firstLine = 'react-19.3';

/** The line that a release is built for, and of a build of the shell the line that it renders. */
export function lineOf({ line }: { line?: string | undefined }): string {
  return line ?? firstLine;
}

/** Beside the build of the shell: one folder for the build of its other line, by its name. */
export const linesFolder = 'lines';

/** `1.1.0-h0123456789ab` of the line `react-19.1` → `1.1.0-h0123456789ab.react.19.1`: each line has files of its own. */
export function versionInLine(version: string, line: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}${line.replaceAll('-', '.')}`;
}
