import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames } from '@site/shared/repository/workspaces';
import { waitFor } from '../../harness/wait';
import { type Kept, type Traffic, countKept, sendLeads } from './accepted-leads';
import { Machine } from './machine';
import { type Refusals, refuseDamaged, refusesFull } from './refusals';

export type RestoreFigures = Kept &
  Omit<Refusals, 'failed'> & {
    /** Leads that were accepted in all; what came behind the moment of the backup is not in it. */
    accepted: number;
    /** While the backup was made. */
    acceptedMeanwhile: number;
    slowestLeadMs: number;
    backupSeconds: number;
    megabytes: number;
    files: number;
    restoreSeconds: number;
    answers: number;
    failed: string[];
  };

const pages = ['/', '/help/helpDocument/10001', '/search?q=直播', '/home/case', '/m/'];
const untilThen = 200;
const timesOfEach = 20;

type Made = { file: string; at: string; files: number; revisions: number };

type Trial = { machine: Machine; traffic: Traffic; file: string; failed: string[] };

/** The backup of a site that books leads and changes what is live. */
async function backUp({ machine, traffic, file }: Trial): Promise<{ made: Made; seconds: number; meanwhile: number }> {
  const { accepted } = traffic;
  await waitFor(`${untilThen} leads are accepted`, () => accepted.length >= untilThen);
  const [began, before] = [Date.now(), accepted.length];
  const { exitCode, out, err } = await machine.release('backup', '--to', file, '--json');
  const [seconds, meanwhile] = [(Date.now() - began) / 1000, accepted.length - before];
  if (exitCode !== 0) throw new Error(`The backup failed: ${err}`);
  const [made, answered] = [JSON.parse(out) as Made, accepted.length];
  await waitFor('leads are accepted after the backup', () => accepted.length > answered);
  return { made, seconds, meanwhile };
}

/** What the restored site answers, and whether it shows what the lost one showed. */
async function compare(machine: Machine, live: Record<string, string>, { failed }: Trial): Promise<number> {
  const { shell } = machine;
  const sections = () =>
    shell.health().then(({ remotes }) => remoteNames().every((name) => remotes[name] === live[name]));
  await waitFor('the restored shell serves what was live', sections).catch((error: Error) =>
    failed.push(error.message),
  );
  let answers = 0;
  for (const page of pages) {
    // A busy machine may say 503 to who asks a cold shell first, and asks for patience.
    const isAnswered = async () => (await fetch(shell.origin + encodeURI(page))).status === 200;
    await waitFor(`${page} answers 200`, isAnswered).then(
      () => (answers += 1),
      (error: Error) => failed.push(error.message),
    );
  }
  const { exitCode, out } = await machine.release('history', '--verify');
  if (exitCode !== 0) failed.push(`the chain is not proven: ${out}`);
  return answers;
}

/** A machine dies under traffic behind its backup, and another one takes over from the file and the keys alone. */
async function play(lost: Machine, fresh: Machine, folder: string): Promise<RestoreFigures> {
  await lost.lay();
  await lost.start();
  const { remotes } = await lost.shell.health();
  const trial: Trial = {
    machine: lost,
    traffic: sendLeads(lost.shell.origin),
    file: path.join(folder, 'site.tar'),
    failed: [],
  };
  const { traffic, file, failed } = trial;
  const { made, seconds, meanwhile } = await backUp(trial);
  fresh.takeKeysOf(lost);
  await Promise.all([traffic.stop(), lost.destroy()]);
  const { failed: accepted, ...refusals } = await refuseDamaged(fresh, file, timesOfEach);
  failed.push(...accepted);
  const began = Date.now();
  const { exitCode, err } = await fresh.release('restore', file, '--data-dir', fresh.dataDir);
  if (exitCode !== 0) throw new Error(`The restore failed: ${err}`);
  const restoreSeconds = (Date.now() - began) / 1000;
  await fresh.start();
  const answers = await compare(fresh, remotes, trial);
  if (!(await refusesFull(fresh, file))) failed.push('a folder with data is not refused');
  if (!(await fresh.startsOnCopy())) failed.push('an api does not start on a copy of the folder in use');
  return {
    accepted: traffic.accepted.length,
    acceptedMeanwhile: meanwhile,
    ...(await countKept(fresh.dataDir, traffic.accepted, Date.parse(made.at))),
    slowestLeadMs: traffic.slowestMs(),
    backupSeconds: Math.round(seconds * 10) / 10,
    megabytes: Math.round(statSync(file).size / 1024 ** 2),
    files: made.files,
    restoreSeconds: Math.round(restoreSeconds * 10) / 10,
    ...refusals,
    answers,
    failed,
  };
}

export async function rehearseRestore(): Promise<RestoreFigures> {
  const [lost, fresh] = [new Machine(), new Machine()];
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  try {
    return await play(lost, fresh, folder);
  } finally {
    await Promise.all([lost.destroy(), fresh.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
