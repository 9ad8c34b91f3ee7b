import { request } from 'node:http';
import { connect } from 'node:net';
import { copyStopped } from '../backup/copy-data';
import { requireDatabase } from '../backup/require-database';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { openDatabase, serviceFolder } from '../database/open-database';
import { FolderInUse, lockFolder } from '../database/folder-lock';
import { migrate } from '../database/migrations';
import { eraseDirectly } from '../leads/erase-directly';
import { type Commands, createCommands } from './commands';
import { controlSocketPath } from './control-socket';

const reportEveryMs = 10_000;

type Report = (sentence: string) => void;
type Connected = { commands: Commands; close: () => Promise<void> };

/**
 * Commands on the running service of this data folder, else directly on the database; `close` when done. `report` is told
 * when a service lets wait.
 */
export async function connectCommands(config: Config, report: Report = console.error): Promise<Connected> {
  return config.databaseUrl ? openDirectly(config, () => undefined) : connectOwner(config, report);
}

/**
 * For a copy of the data, whose journal belongs to one process with a database server too. The database is left in the
 * version that it has: a backup before an upgrade is a way back.
 * @throws {Error} one sentence, where no service runs and there is no database
 */
export async function connectForCopy(config: Config, report: Report = console.error): Promise<Connected> {
  return connectOwner(config, report, openAsItIs);
}

async function connectOwner(config: Config, report: Report, open = openDirectly): Promise<Connected> {
  const folder = serviceFolder(config.dataDir);
  const socketPath = controlSocketPath(folder);
  const running = { commands: remoteCommands(socketPath, report), close: async () => undefined };
  // From another container its process is not seen, so that its lock looks stale.
  if (await takesCalls(socketPath)) return running;
  try {
    return await open(config, lockFolder(folder));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return running;
  }
}

function takesCalls(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function openDirectly(config: Config, unlock: () => void): Promise<Connected> {
  const database = openDatabase(config);
  await migrate(database);
  return commandsOn(database, config, unlock);
}

async function openAsItIs(config: Config, unlock: () => void): Promise<Connected> {
  try {
    requireDatabase(config);
    return commandsOn(openDatabase(config), config, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function commandsOn(database: Database, config: Config, unlock: () => void): Connected {
  const commands = createCommands({
    database,
    contentDir: config.contentDir,
    eraseLeads: (phone) => eraseDirectly(config, database, phone),
    copyData: (target) => copyStopped({ config, database }, target),
  });
  return { commands, close: () => database.close().finally(unlock) };
}

function remoteCommands(socketPath: string, report: Report): Commands {
  const call =
    (name: keyof Commands) =>
    (...args: unknown[]) =>
      stillWaiting(callService(socketPath, name, args), socketPath, report) as Promise<never>;
  return {
    listLeads: call('listLeads'),
    listSupport: call('listSupport'),
    retryDeliveries: call('retryDeliveries'),
    eraseLeads: call('eraseLeads'),
    eraseFeedback: call('eraseFeedback'),
    importContent: call('importContent'),
    listTracking: call('listTracking'),
    listGaps: call('listGaps'),
    copyData: call('copyData'),
  };
}

/** A service that is stopped or hangs takes the call and never answers it. */
async function stillWaiting<Value>(answer: Promise<Value>, socketPath: string, report: Report): Promise<Value> {
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    report(`The running service has not answered at ${socketPath} for ${seconds} s; still waiting. Ctrl-C gives up.`);
  }, reportEveryMs);
  try {
    return await answer;
  } finally {
    clearInterval(timer);
  }
}

function callService(socketPath: string, command: string, args: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const gone = () => reject(new Error(`The running service does not respond at ${socketPath}.`));
    const call = request({ socketPath, path: `/${command}`, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', gone);
      answer.on('end', () => {
        const { value, message } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
          value: unknown;
          message?: string;
        };
        if (answer.statusCode === 200) resolve(value);
        else reject(new Error(message));
      });
    });
    call.on('error', gone);
    call.end(JSON.stringify(args));
  });
}
