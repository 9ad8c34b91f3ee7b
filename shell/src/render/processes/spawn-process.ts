import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { lineOf } from '@site/shared/contract/line';
import type { ShellBuild, ShellBuilds } from '../pages/shell-builds';
import { nodeFlags } from './node-flags';
import { ProcessPlace } from './process-place';
import { findWalls, memoryArenas, type Walls, withUser } from './walls';

/** A render process with its three pipes: what it is told, what it tells, and what Node says when it ends it. */
export type SpawnedProcess = ChildProcess & { stdin: Socket; stdout: Socket; stderr: Socket };

/** Starts a process without a section. */
export type StartProcess = () => SpawnedProcess;

/** Starts render processes, and says what the system puts around them. */
export type Spawner = { start: StartProcess; walls: Walls };

/** The process goes before the shell when memory is short. Higher than 0, lower than what an operator might set on purpose. */
const killedEarlier = '500';

function offerToTheKernel({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/oom_score_adj`, killedEarlier);
  } catch {
    // Where there is no /proc, or the process is gone already, nothing is to be said to the kernel.
  }
}

/**
 * Render processes of this script: by `spawn` and never `fork`, whose channel ends the shell at the first line that is not
 * JSON; with nothing in its environment that says anything, in an empty folder, with no descriptor but three pipes.
 * @param script file of the process's code
 * @param known the walls, where another spawner has looked for them
 */
export function spawnerOf(script: string, known?: Walls): Spawner {
  const place = new ProcessPlace(script);
  const walls = known ?? findWalls(place.get().script);
  const env = Object.fromEntries([memoryArenas.split('=')]);
  // Another shell on this machine begins elsewhere among the users.
  let processes = process.pid;
  const start = () => {
    const { script: code, empty } = place.get();
    processes += 1;
    const [program, ...args] = [...withUser(walls.command, processes), process.execPath, ...nodeFlags(code), code];
    const started = spawn(program ?? process.execPath, args, { cwd: empty, env, stdio: 'pipe' });
    offerToTheKernel(started);
    return started as unknown as SpawnedProcess;
  };
  return { start, walls };
}

/** Render processes of every line of a shell, by its name. */
export function spawnerOfLines([present, ...others]: ShellBuilds): {
  start: (line: string) => SpawnedProcess;
  walls: Walls;
} {
  const scriptOf = ({ folder }: ShellBuild) => path.join(folder, 'server/render.cjs');
  const first = spawnerOf(scriptOf(present));
  const { walls } = first;
  const starts = new Map(others.map((build) => [lineOf(build.manifest), spawnerOf(scriptOf(build), walls).start]));
  return { start: (line) => (starts.get(line) ?? first.start)(), walls };
}
