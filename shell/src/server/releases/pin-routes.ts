import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type LivePin, livePin, othersInLine } from '../../render/pages/pinned-release';
import { shellsOf } from '../../render/pages/set-lines';
import { knownNetworkOf } from '../pages/known-network';
import { CodedBody, sendCoded } from '../pages/coded-body';
import type { VersionWatch } from '../versions/version-watch';
import type { ChooseSet } from './set-choice';

/** Answers kept: one for each section of the sets that are live one after another. */
const kept = 50;
/** Each is compressed once for a set. */
const quality = 9;

type Params = { shell: string; release: string };

/**
 * Which versions the visitor is shown, as data, for a page whose script starts. A page of another build of the shell gets 404 and
 * then navigates by document: it could not run what is live here.
 */
export function pinRoutes(app: FastifyInstance, choose: ChooseSet, watch: Pick<VersionWatch, 'pinned'>): void {
  const answers = new LRUCache<string, CodedBody>({ max: kept });

  app.get<{ Params: Params }>('/-/pin/:shell/:release', async (request, reply) => {
    const { shell, release } = request.params;
    const choice = await choose(request);
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    const own = choice && shellsOf(choice.set.input.set).find(({ version }) => version === shell);
    if (!choice || !own) return reply.code(404).send({});
    if (choice.alone) return reply.send({ remotes: {} } satisfies LivePin);
    const { input, variant } = choice.set;
    const set = { ...input.set, shell: own };
    const [section = ''] = release.split('@');
    const known = Object.hasOwn(set.remotes, section) ? section : '';
    if (variant !== 'preview') watch.pinned(othersInLine(set, known), knownNetworkOf(request.ip));
    const key = `${set.id} ${known} ${shell}`;
    const body = () => new CodedBody(Buffer.from(JSON.stringify(livePin(set, known, input.assetBase))), quality);
    const answer = answers.get(key) ?? body();
    answers.set(key, answer);
    return sendCoded(request, reply, answer);
  });
}
