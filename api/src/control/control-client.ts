import { request } from 'node:http';
import type { Config } from '../config';
import { openDatabase, serviceFolder } from '../database/open-database';
import { FolderInUse, lockFolder } from '../database/folder-lock';
import { migrate } from '../database/migrations';
import { eraseDirectly } from '../leads/erase-directly';
import { type Commands, createCommands } from './commands';
import { controlSocketPath } from './control-socket';

/** Commands on the running service of this data folder, else directly on the database; `close` when done. */
export async function connectCommands(config: Config): Promise<{ commands: Commands; close: () => Promise<void> }> {
  const folder = serviceFolder(config.dataDir);
  if (config.databaseUrl) return openDirectly(config, () => undefined);
  try {
    return await openDirectly(config, lockFolder(folder));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return { commands: remoteCommands(controlSocketPath(folder)), close: async () => undefined };
  }
}

async function openDirectly(config: Config, unlock: () => void) {
  const database = openDatabase(config);
  await migrate(database);
  const erase = (phone: string) => eraseDirectly(config, database, phone);
  const commands = createCommands(database, config.contentDir, erase);
  return { commands, close: () => database.close().finally(unlock) };
}

function remoteCommands(socketPath: string): Commands {
  const call =
    (name: keyof Commands) =>
    (...args: unknown[]) =>
      callService(socketPath, name, args) as Promise<never>;
  return {
    listLeads: call('listLeads'),
    listSupport: call('listSupport'),
    retryDeliveries: call('retryDeliveries'),
    eraseLeads: call('eraseLeads'),
    eraseFeedback: call('eraseFeedback'),
    importContent: call('importContent'),
    listTracking: call('listTracking'),
    listGaps: call('listGaps'),
  };
}

function callService(socketPath: string, command: string, args: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ socketPath, path: `/${command}`, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { value, message } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
          value: unknown;
          message?: string;
        };
        if (answer.statusCode === 200) resolve(value);
        else reject(new Error(message));
      });
    });
    call.on('error', () => reject(new Error(`The running service does not respond at ${socketPath}.`)));
    call.end(JSON.stringify(args));
  });
}
