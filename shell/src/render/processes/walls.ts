import { spawnSync } from 'node:child_process';
import { heapLimitMb } from './node-flags';

/**
 * Memory that a render process may write to, in MB: its heap, and as much again for what pages keep outside of
 * the heap, as typed arrays do.
 */
export const dataLimitMb = 2 * heapLimitMb;

/** All that a process's environment holds: more arenas of memory would save it no time, and each keeps what it was given. */
export const memoryArenas = 'MALLOC_ARENA_MAX=1';

/** Users that nothing else runs as and that own no file; each process has another, so that none may signal its neighbours. */
const firstUser = 64_000;
const users = 1000;
const userOf = (number: number) => [`--reuid=${number}`, `--regid=${number}`];

/** The command of a wall with the user of the next process in the place of the first. */
export function withUser(command: readonly string[], processes: number): string[] {
  const [reuid, regid] = userOf(firstUser);
  const [ownReuid = '', ownRegid = ''] = userOf(firstUser + (processes % users));
  return command.map((word) => (word === reuid ? ownReuid : word === regid ? ownRegid : word));
}

/** What the system puts around a render process, and the words in which operators are told. */
export type Walls = { command: readonly string[]; has: readonly string[]; lacks: readonly string[] };

type Wall = { name: string; command: readonly string[] };

/**
 * What a bare Node has mapped as data before it runs anything, in MB. Up to Node 22 that is 50; since Node 24 V8 sets aside 512 more for
 * machine code, which the limit counts although hardly any of it is ever touched: Node ended with SIGTRAP under a limit of 512.
 */
function mappedByNodeMb(): number {
  const script = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))";
  const { stdout } = spawnSync(process.execPath, [`--max-old-space-size=${heapLimitMb}`, '-e', script], {
    encoding: 'utf8',
  });
  return Math.ceil(Number(/^VmData:\s+(\d+) kB/m.exec(stdout ?? '')?.[1] ?? 0) / 1024);
}

const isRoot = process.getuid?.() === 0;

/** Limits of the process: no dump of its memory, and no more memory than Node's own and the limit (`RLIMIT_DATA`, in KB). */
function limits(): Wall {
  const kilobytes = (mappedByNodeMb() + dataLimitMb) * 1024;
  const start = `ulimit -c 0; ulimit -d ${kilobytes} && exec /usr/bin/env -i ${memoryArenas} "$0" "$@"`;
  return { name: 'a limit of memory', command: ['/bin/sh', '-c', start] };
}

/** Without a network a process knows no address, not even 127.0.0.1; who is not root makes a user namespace for it. */
const noNetwork: Wall = {
  name: 'a wall against the network',
  command: ['unshare', ...(isRoot ? [] : ['--user']), '--net', '--'],
};

/** No new rights by any program, and its end with the shell's, also while it loops. */
const bound: Wall = {
  name: 'a ban on new rights',
  command: ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'],
};

const ownUser: Wall = {
  name: 'a user of its own',
  command: [
    ...['setpriv', ...userOf(firstUser), '--clear-groups'],
    ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs', '--pdeathsig', 'KILL', '--'],
  ],
};

/** Whether the system lets a process be started so, and that process run Node with this script. */
function stands(command: readonly string[], script: string): boolean {
  const [program = '/bin/sh', ...args] = [...command, '/bin/sh', '-c', 'test -x "$0" && test -r "$1"'];
  const { status } = spawnSync(program, [...args, process.execPath, script], { stdio: 'ignore' });
  return status === 0;
}

function commandOf(walls: readonly Wall[]): string[] {
  return walls.flatMap(({ command }) => command);
}

/** What operators are told of each wall that is missing. */
export function missingWalls({ lacks }: Pick<Walls, 'lacks'>): string[] {
  return lacks.map(
    (name) =>
      `Render processes run without ${name}: this system does not offer it. It takes unshare and setpriv (util-linux), a container that allows namespaces, and a folder for temporary files (TMPDIR) that every user may enter.`,
  );
}

/**
 * Finds what this system offers, once for a shell: util-linux brings `unshare` and `setpriv`, and a container may forbid
 * either. Each wall is tried with those before it; of two for one thing the second is taken where the first does not stand.
 * @param script file of the process's code
 */
export function findWalls(script: string): Walls {
  const user = isRoot ? [ownUser, bound] : [bound];
  const wanted = [[noNetwork], user, [limits()]];
  const found: Wall[] = [];
  for (const wall of wanted) {
    const standing = wall.find(({ command }) => stands([...commandOf(found), ...command], script));
    if (standing) found.push(standing);
  }
  const best = wanted.flatMap(([first]) => first ?? []);
  return {
    command: commandOf(found),
    has: found.map(({ name }) => name),
    lacks: best.filter((wall) => !found.includes(wall)).map(({ name }) => name),
  };
}
