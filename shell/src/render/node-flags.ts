/** Node 24 dropped the name that Node 20 and 22 know. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Node's flags for a render worker: that thread alone may read its own code and its own number, may write nothing, start
 * neither a process nor a thread, and load no native code (https://nodejs.org/docs/latest-v20.x/api/permissions.html).
 * Sockets are not among what the flags close (close-thread.ts).
 */
export function workerPermissions(script: string): string[] {
  const readable = [script, '/proc/thread-self'].map((path) => `--allow-fs-read=${path}`);
  return [permissionFlag, ...readable, '--no-addons', '--no-warnings'];
}
