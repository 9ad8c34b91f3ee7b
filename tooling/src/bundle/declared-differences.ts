import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DeclaredDifference, DeclaredDifferences } from '@site/shared/contract/declared-differences';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { Value } from '@sinclair/typebox/value';

const file = 'accepts.json';

/**
 * The differences from what is live that a section declares for its next version; none without the file.
 * @throws {Error} naming the first entry that is none
 */
export function declaredDifferences(workspace: string, root = repositoryRoot): DeclaredDifference[] {
  const place = path.join(root, workspace, file);
  if (!existsSync(place)) return [];
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'));
  if (Value.Check(DeclaredDifferences, read)) return read;
  const fault = Value.Errors(DeclaredDifferences, read).First();
  throw new Error(
    `${workspace}/${file}${fault?.path ?? ''}: ${fault?.message ?? 'is no list'}; see docs/how-to/release-a-section.md#differences.`,
  );
}
