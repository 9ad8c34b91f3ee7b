import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { callDocuments } from './call-documents';

/** Writes what the documents say of the calls: `npm run docs`. */
async function main(): Promise<void> {
  for (const [file, text] of Object.entries(await callDocuments())) {
    writeFileSync(path.join(repositoryRoot, file), text);
    console.log(`wrote ${file}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
