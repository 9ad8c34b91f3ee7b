import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { callDocuments } from './call-documents';
import { decisionDocuments } from './decision-index';
import { requirementDocuments } from './requirement-proofs';

/** Which of the documents (path in the repository → text) are not there as they are made now. */
export function staleDocuments(documents: Record<string, string>, root = repositoryRoot): string[] {
  const kept = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return Object.keys(documents).filter((file) => kept(path.join(root, file)) !== documents[file]);
}

/** Writes every document that is made of others: `npm run docs`; with `--check` it names those that are not current. */
async function main(): Promise<void> {
  const documents = { ...decisionDocuments(), ...requirementDocuments(), ...(await callDocuments()) };
  const stale = staleDocuments(documents);
  if (process.argv.includes('--check')) {
    for (const file of stale) console.error(`${file} is not what npm run docs writes.`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const [file, text] of Object.entries(documents)) {
    writeFileSync(path.join(repositoryRoot, file), text);
    console.log(`wrote ${file}`);
  }
}

if (require.main === module) {
  ignoreClosedOutput();
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
