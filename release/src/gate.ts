import { spawn } from 'node:child_process';

const GATE_MINUTES = 5;
/** Characters of output that are read; enough for every page of the site. */
const MAX_OUTPUT = 200_000;

/**
 * Runs the check from the shell's build as a child process: `node check.cjs <store> <versions as JSON> <changed names>`.
 * Returns the reasons against the changed remotes, one per line of its stderr; none when it exits with 0.
 */
export function runGate(
  checkFile: string,
  storeRoot: string,
  candidate: Record<string, string>,
  changed: readonly string[],
): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [checkFile, storeRoot, JSON.stringify(candidate), changed.join(',')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: GATE_MINUTES * 60_000,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MAX_OUTPUT) output += text;
    });
    child.on('error', (error) => resolve([`The check ${checkFile} could not be started: ${error.message}.`]));
    child.on('close', (code, signal) => resolve(code === 0 ? [] : reasonsIn(output, code, signal)));
  });
}

function reasonsIn(output: string, code: number | null, signal: string | null): string[] {
  const reasons = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (signal) return [`The check was ended by ${signal}; it has ${GATE_MINUTES} minutes.`, ...reasons];
  return reasons.length ? reasons : [`The check ended with code ${code} and gave no reason.`];
}
