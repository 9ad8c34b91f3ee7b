import { spawn } from 'node:child_process';

const GATE_MINUTES = 5;
/** Enough for every page of the site; a gate that says more is only read to here. */
const MOST_TEXT = 200_000;

/**
 * Runs the check that the shell's build made, as a process of its own: `node check.cjs <store> <versions as JSON>`.
 * Gives the reasons against the candidate, one a line of its stderr; none when it exits with 0.
 */
export function runGate(checkFile: string, storeRoot: string, candidate: Record<string, string>): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [checkFile, storeRoot, JSON.stringify(candidate)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: GATE_MINUTES * 60_000,
      killSignal: 'SIGKILL',
    });
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (words.length < MOST_TEXT) words += text;
    });
    child.on('error', (error) => resolve([`The check ${checkFile} could not be started: ${error.message}.`]));
    child.on('close', (code, signal) => resolve(code === 0 ? [] : reasonsIn(words, code, signal)));
  });
}

function reasonsIn(words: string, code: number | null, signal: string | null): string[] {
  const reasons = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (signal) return [`The check was ended by ${signal}; it has ${GATE_MINUTES} minutes.`, ...reasons];
  return reasons.length ? reasons : [`The check ended with code ${code} and gave no reason.`];
}
