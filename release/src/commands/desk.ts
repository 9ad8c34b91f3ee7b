import { existsSync } from 'node:fs';
import { ReleaseError } from '../errors/release-error';
import type { ServeDesk } from '../operations/serve-desk';
import type { StoreAccess } from '../operations/store-access';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

/** Loaded at its command, as the gate runs the shell's check: no other command waits for the server and its pages. */
async function loadDesk({ config }: StoreAccess): Promise<ServeDesk> {
  const { deskFile } = config;
  if (!existsSync(deskFile)) throw new ReleaseError(`There is no operators' page: ${deskFile} is not there.`);
  const { serveDesk } = (await import(deskFile)) as { serveDesk: ServeDesk };
  return serveDesk;
}

async function desk({ access }: CommandContext): Promise<Outcome> {
  const serveDesk = await loadDesk(access);
  const { address, freshToken } = await serveDesk(access);
  const lines = [`The desk is at ${address}.`];
  if (freshToken !== null) lines.push(`Its token until it stops: ${freshToken}`);
  return { data: { address }, lines, exitCode: 0 };
}

export const addDesk: AddCommand = (program, run) => {
  reading(program.command('desk').helpGroup(GROUPS.live))
    .description("serve the operators' page, which shows what is live and promotes, canaries and rolls back")
    .addHelpText('after', examples('desk'))
    .action(run(desk, 'nothing'));
};
