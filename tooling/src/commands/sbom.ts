import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockfileOf } from '../bundle/release-origin';
import { sbomOf } from '../bundle/sbom';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { integrityOf } from '@site/shared/contract/integrity';

/** Writes the list of all packages that the site is built from, as CycloneDX: `npm run sbom [<file>]`. */
function main(): void {
  const file = path.resolve(process.argv[2] ?? path.join(repositoryRoot, 'sbom.cdx.json'));
  const lockfile = lockfileOf(repositoryRoot);
  if (!lockfile) throw new Error('There is no package-lock.json to list the packages of. Run npm install once.');
  const sbom = sbomOf(lockfile);
  writeFileSync(file, sbom);
  console.log(`${file}\n  sbomHash      ${integrityOf(sbom)}\n  lockfileHash  ${integrityOf(lockfile)}`);
}

ignoreClosedOutput();
try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
