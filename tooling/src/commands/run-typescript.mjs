import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDirectLoopback } from './direct-loopback.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Runs a TypeScript script of this folder in a process that gets this one's signals and gives it its exit code; `flags` are
 * Node's for it.
 */
export function runTypeScript(script, flags = []) {
  const args = [...flags, '--import', 'tsx', path.join(root, 'tooling/src/commands', script), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: root, env: withDirectLoopback(process.env), stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
