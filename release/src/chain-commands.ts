import { readFileSync } from 'node:fs';
import { proveChain } from './chain-proof';
import type { CliArguments } from './cli-arguments';
import type { Command, CommandContext } from './commands';
import { messageOf, ReleaseError, UsageError } from './release-error';
import { exportLog, parseLog } from './revision-log';
import { replaceFile } from './replace-file';
import { compareWithWitness, shellFaults } from './witness';

/** `history --verify`: the whole chain, and the hash that stands for it. */
export const proveCommand: Command = async ({ access }) => {
  const { revisions, newest, hash, faults } = await proveChain(access.store, access.trusted());
  const head = newest ? `, up to revision ${newest.sequence}, ${hash}` : '';
  const sum = `${revisions} revisions proven by signature, link, number and date${head}: ${faults.length || 'no'} faults.`;
  const data = { revisions, newest: newest?.sequence ?? 0, hash, faults };
  return { data, lines: [...faults, sum], exitCode: faults.length ? 1 : 0 };
};

/** To standard output, or whole to a file; faults of the chain go to the error output. */
export const exportLogCommand: Command = async ({ access }, { names, command, out }) => {
  if (names.length) throw new UsageError(`${command} takes no names; ${JSON.stringify(names[0])} is too much.`);
  const { entries, lines, faults } = await exportLog(access.store, access.trusted());
  const exitCode = faults.length ? 1 : 0;
  if (out === undefined) return { data: { entries, faults }, lines, warnings: faults, exitCode };
  await replaceFile(out, lines.map((line) => `${line}\n`).join(''));
  const sum = `${entries.length} revisions are in ${out}, up to ${entries.at(-1)?.sequence ?? 0}.`;
  return { data: { out, revisions: entries.length, faults }, lines: [sum], warnings: faults, exitCode };
};

function readWitness(names: string[], command: string) {
  const [file] = names;
  if (!file || names.length > 1) throw new UsageError(`${command} takes one file, which export-log wrote.`);
  try {
    return parseLog(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`The witness ${file} cannot be read: ${messageOf(error)}.`);
  }
}

type Asked = { lines: string[]; faults: string[] };

/** A shell that does not answer is a fault only when it was named on the command line. */
async function askShells(
  { access, watch }: CommandContext,
  { shells }: CliArguments,
  judge: (url: string, health: Awaited<ReturnType<typeof watch.fetchHealth>>) => string[],
): Promise<Asked> {
  const asked: Asked = { lines: [], faults: [] };
  for (const url of shells.length ? shells : access.config.shellUrls) {
    const silent = `No shell answers at ${url}.`;
    const health = await watch.fetchHealth(url).catch(() => undefined);
    if (health) asked.faults.push(...judge(url, health));
    else asked[shells.length ? 'faults' : 'lines'].push(silent);
  }
  return asked;
}

export const witnessCommand: Command = async (context, args) => {
  const witness = readWitness(args.names, args.command);
  const { access } = context;
  const { hashes, ...report } = await compareWithWitness(access.store, access.trusted(), witness);
  const asked = await askShells(context, args, (url, health) => shellFaults(url, health, report.witnessed, hashes));
  const faults = [...report.faults, ...asked.faults];
  const sum =
    `The chain ends at revision ${report.revision}, the witness at ${report.witnessed}: ` +
    (faults.length ? `${faults.length} faults.` : 'they agree.');
  return { data: { ...report, faults }, lines: [...faults, ...asked.lines, sum], exitCode: faults.length ? 1 : 0 };
};
