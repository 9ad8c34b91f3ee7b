import { messageOf, ReleaseError } from '../errors/release-error';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

/** Serves until the process is asked to end. */
async function serveDesk(context: CommandContext): Promise<Outcome> {
  // Loaded here, so that no other command waits for the server and its pages.
  const [{ readDeskConfig }, { createDesk }] = await Promise.all([
    import('../desk/config'),
    import('../desk/desk-server'),
  ]);
  const config = readDeskConfig();
  await context.access.store.probe?.();
  const { app, desk } = createDesk(context, config);
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    const where = `${config.host}:${config.port}`;
    throw new ReleaseError(`The desk cannot listen on ${where} (DESK_HOST, DESK_PORT): ${messageOf(error)}.`);
  });
  await desk.watch.start();
  const stop = () => {
    desk.watch.stop();
    app.close().catch((error: unknown) => {
      process.stderr.write(`The desk could not be closed as it should: ${messageOf(error)}.\n`);
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const lines = [`The desk is at ${config.origin ?? address}.`];
  if (config.isTokenFresh) lines.push(`Its token until it stops: ${config.token}`);
  return { data: { address: config.origin ?? address }, lines, exitCode: 0 };
}

export const addDesk: AddCommand = (program, run) => {
  reading(program.command('desk').helpGroup(GROUPS.live))
    .description("serve the operators' page, which shows what is live and promotes, canaries and rolls back")
    .addHelpText('after', examples('desk'))
    .action(run(serveDesk));
};
