import { messageOf, ReleaseError, StoreAwayError } from '@site/release/errors/release-error';
import { NoteSender } from '@site/release/notes/note-sender';
import type { ServeDesk } from '@site/release/operations/serve-desk';
import { readDeskConfig } from './config';
import { GuardNotice } from './data/guard-notice';
import { createDesk } from './desk-server';

/** What `npm run release -- desk` loads. */
export const serveDesk: ServeDesk = async (access) => {
  const config = readDeskConfig();
  // A desk that starts while the store is away shows what shells have of it.
  await access.store.probe?.().catch((error: unknown) => {
    if (!(error instanceof StoreAwayError)) throw error;
  });
  const { app, desk } = createDesk(access, config);
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    const where = `${config.host}:${config.port}`;
    throw new ReleaseError(`The desk cannot listen on ${where} (DESK_HOST, DESK_PORT): ${messageOf(error)}.`);
  });
  await Promise.all([desk.watch.start(), desk.sight.start()]);
  const { receivers } = access.config;
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const notice = new GuardNotice({ access, sender: new NoteSender({ receivers, log }) });
  if (receivers.length > 0) notice.start();
  const stop = () => {
    desk.watch.stop();
    desk.sight.stop();
    notice.stop();
    app.close().catch((error: unknown) => {
      process.stderr.write(`The desk could not be closed as it should: ${messageOf(error)}.\n`);
    });
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return { address: config.origin ?? address, freshToken: config.isTokenFresh ? config.token : null };
};
