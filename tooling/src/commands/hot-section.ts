import type { RemoteBuilds } from '../bundle/build-remote';
import { developmentRelease, type DevelopmentRelease } from '../bundle/development-release';
import { mapOf } from '../bundle/mappable-source';
import { developmentVersion } from '../bundle/release-version';
import { serverFileJudge } from '../bundle/server-file-rules';
import { watchRemote } from '../bundle/watch-remote';
import { plainReason } from './plain-reason';
import { isOfSection, thrownText } from './thrown-text';

type BuildListener = {
  /** Every build that works, in order; `startedAt` in milliseconds since 1970. */
  built: (release: DevelopmentRelease, startedAt: number) => Promise<void>;
  failed: (reason: string) => void;
  /** It is built, and its code throws as soon as it is loaded. */
  threw: (text: string) => void;
  /** It is built, and the site does not show it. */
  refused: (reason: string) => void;
};

/** Different at every start: browsers keep the files of a version for ever. */
const started = Date.now().toString(36);

async function tell(error: unknown, { server }: RemoteBuilds, listener: BuildListener): Promise<void> {
  const stack = error instanceof Error ? (error.stack ?? '') : String(error);
  const isThrown = !(error instanceof Error) || isOfSection(stack);
  if (isThrown) listener.threw(await thrownText(stack, async () => mapOf(server)));
  else listener.failed(plainReason(error));
}

/**
 * Builds a section at every saved change, each build a release of its own version.
 * @returns what ends it
 */
export function developSection(name: string, listener: BuildListener): () => Promise<void> {
  let count = 0;
  let work = Promise.resolve();
  const faultsOf = serverFileJudge();
  return watchRemote(name, {
    failed: listener.failed,
    built(builds) {
      count += 1;
      const version = developmentVersion(name, `${started}.${count}`);
      const startedAt = Math.min(builds.client.startTime ?? Infinity, builds.server.startTime ?? Infinity);
      const making = developmentRelease({ name, version }, builds, faultsOf);
      work = Promise.all([making, work]).then(
        ([release]) => listener.built(release, startedAt).catch((error) => listener.refused(plainReason(error))),
        (error: unknown) => tell(error, builds, listener),
      );
    },
  });
}
