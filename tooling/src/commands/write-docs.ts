import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { callDocuments } from './call-documents';
import { decisionDocuments } from './decision-index';
import { requirementDocuments } from './requirement-proofs';

/** Writes every document that is made of others: `npm run docs`. */
async function main(): Promise<void> {
  const documents = { ...decisionDocuments(), ...requirementDocuments(), ...(await callDocuments()) };
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(path.join(repositoryRoot, file), text);
    console.log(`wrote ${file}`);
  }
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
