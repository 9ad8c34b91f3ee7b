import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { describeService } from '../../../api/src/operations/open-api';
import { loadCallFiles } from './call-files';
import { callTables } from './call-table';

const begin = '<!-- from here on written by `npm run docs` -->';
const end = '<!-- until here -->';

/** The prose around the tables is written by hand and stays. */
function withTables(document: string, tables: string): string {
  const [head, , tail] = document.split(new RegExp(`${begin}|${end}`));
  if (head === undefined || tail === undefined)
    throw new Error('docs/contracts/calls.md lacks the marks of its tables.');
  return `${head}${begin}\n\n${tables}\n${end}${tail}`;
}

/** Path in the repository → what the document says of the calls as they are defined now. */
export async function callDocuments(): Promise<Record<string, string>> {
  const table = 'docs/contracts/calls.md';
  const document = readFileSync(path.join(repositoryRoot, table), 'utf8');
  return {
    [table]: withTables(document, callTables(await loadCallFiles())),
    'docs/contracts/openapi.json': `${JSON.stringify(await describeService(), null, 2)}\n`,
  };
}
