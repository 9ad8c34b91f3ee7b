import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from '@site/shared/process/debian-packages';
import { denoiserWeights } from './denoiser-weights';
import { angleOf } from './still-source';
import { roundFolder, screenFolder, studioFolder } from './studio-files';

/** One round: samples of every pixel, beside those of other rounds if `sums` names their file. */
export type Round = { name: string; width: number; samples: number; seed: number; sums: string; picture: string };

/** The system's own Python, whose packages are Debian's. */
const python = '/usr/bin/python3';
const packages = ['blender', 'python3-numpy', 'python3-openimageio', 'libopenblas0'];

/** @throws {Error} a sentence that says what to install */
export function prepareStudio(): void {
  if (existsSync('/usr/bin/blender')) return;
  const trouble = installOnDebian(...packages);
  if (existsSync('/usr/bin/blender')) return;
  const need = `Stills are rendered by Debian's packages ${packages.join(', ')}, which are not there: install them.`;
  throw new Error(trouble ? `${need} ${trouble}` : need);
}

function run(command: string, args: readonly string[]): string {
  try {
    const env = { ...process.env, STILLS_SCREENS: screenFolder };
    return execFileSync(command, args, { env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error);
    throw new Error(`${path.basename(command)} failed: ${said.trim().split('\n').slice(-6).join('\n')}`);
  }
}

/** Renders a round, adds it to those before it, and develops the picture of their sum, a PNG. Gives the samples of all rounds. */
export function renderRound({ name, width, samples, seed, sums, picture }: Round): number {
  mkdirSync(roundFolder, { recursive: true });
  const light = path.join(roundFolder, `${name}.exr`);
  const { set, angle } = angleOf(name);
  const render = path.join(studioFolder, 'render_still.py');
  const wish = [set, angle, width, samples, seed].map(String);
  run('blender', ['-b', '--threads', '2', '--python-exit-code', '1', '-P', render, '--', ...wish, light]);
  const develop = path.join(studioFolder, 'develop.py');
  const said = run(python, [develop, sums, light, String(samples), denoiserWeights(), picture]);
  rmSync(light);
  return Number(said.trim().split('\n').at(-1));
}
