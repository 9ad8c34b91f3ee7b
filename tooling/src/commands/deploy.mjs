import { spawnSync } from 'node:child_process';

/**
 * Hands a service to the script that DEPLOY_SCRIPT names, with its name as the only word: how a machine is reached is no
 * matter of this repository. Needs no installed packages.
 */
const [name = '', ...more] = process.argv.slice(2);
const { DEPLOY_SCRIPT: script } = process.env;

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (!['shell', 'api'].includes(name) || more.length > 0)
  refuse(`“${process.argv.slice(2).join(' ')}” is not deployed: say shell or api.`);
if (!script) refuse(`DEPLOY_SCRIPT names no script, so nobody knows how ${name} is deployed.`);
const { status, error } = spawnSync(script, [name], { stdio: 'inherit' });
if (error) refuse(`${script}, which DEPLOY_SCRIPT names, cannot be run: ${error.code}.`);
process.exitCode = status ?? 1;
