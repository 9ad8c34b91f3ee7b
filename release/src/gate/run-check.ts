import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { GateMessage, type GateReport, type GateRequest } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { Environment } from '@site/shared/process/environment';
import { Value } from '@sinclair/typebox/value';

/** The largest section takes seven of them on two cores that do other things too. */
const CHECK_MINUTES = 40;
/** Characters of error output that are read. */
const MAX_OUTPUT = 20_000;
/** Codes with which it ends when it could look: nothing found, or something. A crash of Node is the second too. */
const CLEAN = 0;
const FOUND = 1;

export type Progress = Extract<GateMessage, { progress: unknown }>['progress'];

export interface CheckRun {
  reports: GateReport[];
  /** Why there is no report of every release that was asked for; null when there is. */
  trouble: string | null;
  /** What it found good of single pages. */
  looks: KeptLooks[];
}

function messageIn(line: string): GateMessage | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return Value.Check(GateMessage, message) ? message : undefined;
  } catch {
    return undefined;
  }
}

interface End {
  code: number | null;
  /** How it ended, as a sentence. */
  how: string;
}

function endOf(child: ChildProcess, checkFile: string): Promise<End> {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < MAX_OUTPUT) output += text;
  });
  return new Promise((resolve) => {
    const notStarted = (error: Error) => `The check ${checkFile} could not be started: ${error.message}.`;
    child.on('error', (error) => resolve({ code: null, how: notStarted(error) }));
    child.on('close', (code, signal) => {
      const how = signal ? `was ended by ${signal}; it has ${CHECK_MINUTES} minutes` : `ended with code ${code}`;
      resolve({ code, how: `The check ${how}${output ? `: ${output.trim()}` : ' and gave no reason.'}` });
    });
  });
}

/** A release without a report is as good as refused, and so is one whose report and code disagree. */
function troubleOf(
  { code, how }: End,
  { versions, wanted }: GateRequest,
  reports: readonly GateReport[],
): string | null {
  const found = reports.some(({ findings }) => findings.length > 0);
  if (code !== (found ? FOUND : CLEAN)) return how;
  const left = Object.keys(wanted).filter(
    (name) => !reports.some(({ remote, version }) => remote === name && version === versions[name]),
  );
  return left.length ? `The check gave no report of ${left.join(', ')}.` : null;
}

type Options = {
  /** What was found good before. */
  kept?: readonly KeptLooks[];
  /** Its variables; without them those of this process. */
  environment?: Environment;
  /** The Node that runs it; without one that of this process. */
  node?: string;
};

/** Tells a check what is kept; one that ends before it has read that says why by its end. */
function tell(stdin: Writable, kept: readonly KeptLooks[] | undefined): void {
  stdin.on('error', () => undefined);
  stdin.end(kept && JSON.stringify(kept));
}

/** Runs the check from the shell's build as a process, `node check.cjs <request as JSON>`, and reads its reports. */
export async function runCheck(
  checkFile: string,
  request: GateRequest,
  onProgress: (progress: Progress) => void = () => undefined,
  { kept, environment, node = process.execPath }: Options = {},
): Promise<CheckRun> {
  const asked = JSON.stringify({ ...request, ...(kept && { kept: true }) });
  const child = spawn(node, [checkFile, asked], {
    stdio: 'pipe',
    ...(environment && { env: environment }),
    timeout: CHECK_MINUTES * 60_000,
    killSignal: 'SIGKILL',
  });
  tell(child.stdin, kept);
  const reports: GateReport[] = [];
  const looks: KeptLooks[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => {
    const message = messageIn(line);
    if (message && 'progress' in message) onProgress(message.progress);
    else if (message && 'looks' in message) looks.push(message.looks);
    else if (message) reports.push(message.report);
  });
  const [end] = await Promise.all([endOf(child, checkFile), new Promise((done) => lines.once('close', done))]);
  return { reports, looks, trouble: troubleOf(end, request, reports) };
}
