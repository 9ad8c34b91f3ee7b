import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, NormalModule } from 'webpack';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const folder = 'shared/src';

/**
 * Styles of the shared components that the frame of every page shows: the shell has them in its own sheet, and a section brings them only to
 * a shell that has others (decision 064). In the order in which they stand in a section's file.
 */
export const commonSheets = [
  'forms/callback-card',
  'parts/forms/lead-consent',
  'parts/forms/lead-field',
  'parts/forms/lead-hidden-fields',
  'parts/forms/lead-queued',
  'forms/requirement-form',
  'forms/reservation-form',
  'ui/broken-lines',
  'ui/button',
  'ui/logo',
  'ui/more-link',
  'ui/sheet-head',
  'parts/ui/toast',
  'ui/visually-hidden',
].map((name) => `${folder}/${name}.module.css`);

export function isCommonSheet(file: string): boolean {
  return commonSheets.includes(path.relative(repositoryRoot, file));
}

const letters = 'bcdefghijklmnopqrstuvwxyz';

function keyOf(texts: readonly string[]): string {
  const hash = createHash('sha256').update(texts.join('\0')).digest('hex');
  return `${letters[parseInt(hash.slice(0, 6), 16) % letters.length]}${hash.slice(6, 9)}`;
}

/**
 * Names what these sheets say, in four characters. Their classes begin with it, so that those of two releases are either the same in both or
 * never meet.
 */
export function commonKey(): string {
  return keyOf(commonSheets.map((sheet) => readFileSync(path.join(repositoryRoot, sheet), 'utf8')));
}

/**
 * The key of the common styles that a build of the shell has.
 * @throws {Error} when the frame does not use one of them any more
 */
export function commonStylesOf({ modules }: Pick<Compilation, 'modules'>): string {
  const present = [...modules].map((one) => path.relative(repositoryRoot, (one as NormalModule).resource ?? ''));
  const missing = commonSheets.filter((sheet) => !present.includes(sheet));
  if (missing.length === 0) return commonKey();
  throw new Error(`shell: ${missing.join(', ')} is not in the shell’s sheet: take it out of common-styles.ts.`);
}
