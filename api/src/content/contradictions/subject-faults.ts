import { Type } from '@sinclair/typebox';
import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { DataSource } from '../data-source';
import { FactSubject } from '../fact-schemas';
import { factFiles } from '../fact-files';

/** Rows of the words for facts that are not as they should be: they would find nothing, and nobody would know. */
export function findSubjectFaults(files: readonly ContentFile[]): ContentIssue[] {
  const file = files.find(({ path }) => path === factFiles.subjects);
  return file ? new DataSource(file.path, file.text).check(Type.Array(FactSubject)).issues : [];
}
