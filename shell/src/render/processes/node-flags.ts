/** Node 24 dropped the name that Node 20 and 22 know. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The most of V8's heap that lives long, in MB. */
export const heapLimitMb = 256;
/** A page leaves a megabyte behind: more room for it saves no time, and each process keeps what it was once given. */
const youngSpaceMb = 4;

/**
 * Node's flags for a render process: it may read its own code and nothing else, write nothing, start neither a process nor a
 * thread, load no native code (https://nodejs.org/docs/latest-v20.x/api/permissions.html), and make no code from text. What
 * these flags leave open is closed by the system (`walls.ts`) and by `process/close-process.ts`.
 * @param script file of the process's code
 */
export function nodeFlags(script: string): string[] {
  return [
    permissionFlag,
    `--allow-fs-read=${script}`,
    '--no-addons',
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapLimitMb}`,
    `--max-semi-space-size=${youngSpaceMb}`,
  ];
}
