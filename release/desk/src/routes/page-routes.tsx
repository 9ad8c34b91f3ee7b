import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fetchManifest } from '@site/release/releases/manifest-signature';
import { listReleases } from '@site/release/releases/releases';
import { status } from '@site/release/operations/status';
import { readNotes } from '@site/release/releases/version-notes';
import { takenBackAs } from '@site/release/operations/taken-back';
import { type ChainEntry, readChain } from '../data/chain';
import { authorityOf, readModel, SHOWN_REVISIONS } from '../data/desk-model';
import { readGateReport } from '../data/gate-reports';
import { staysOf } from '../data/version-life';
import { answerPage, type Desk } from '../desk-context';
import { RevisionsPage, VersionsPage } from '../pages/list-pages';
import { Overview } from '../pages/overview';
import { SentencePage } from '../pages/plain-pages';
import { RevisionPage } from '../pages/revision-page';
import { VersionPage } from '../pages/version-page';
import { parameterOf, queryOf } from './form-fields';

/** Nothing is older than this: what is asked for is a number of revisions, not a time. */
const ANY_TIME = new Date(8_640_000_000_000_000);
/** Where a version was live is looked for in so many revisions. */
const LIFE_REVISIONS = 300;

export function notFound(desk: Desk, request: FastifyRequest, reply: FastifyReply, sentence: string): FastifyReply {
  return answerPage(desk, request, reply.code(404), {
    title: '没有这一页',
    children: <SentencePage title="没有这一页" sentence={sentence} />,
  });
}

/** Notes of what each revision brought; a stop or a new share brings nothing new. */
async function notesOf({ access }: Desk, entries: readonly ChainEntry[]): Promise<Map<number, string[]>> {
  const { store } = access;
  const keys = access.trusted();
  const brings = (kind: string) => kind === 'promote' || kind === 'canary' || kind === 'first';
  const read = entries.map(async ({ sequence, changes }) => {
    const news = changes.filter(({ kind }) => brings(kind)).slice(0, 3);
    const notes = await Promise.all(news.map(({ name, version }) => readNotes(store, keys, name, version)));
    return [sequence, notes.flatMap((one) => one.notes)] as const;
  });
  return new Map(await Promise.all(read));
}

async function showOverview(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const model = await readModel(desk, desk.now());
  const notes = await notesOf(desk, model.chain.slice(0, SHOWN_REVISIONS));
  const frame = { title: '总览', place: '/', isLive: true, command: 'status' } as const;
  return answerPage(desk, request, reply, { ...frame, children: <Overview model={model} notes={notes} /> });
}

async function showRevisions(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = Number(queryOf(request, 'upTo'));
  const upTo = Number.isSafeInteger(asked) && asked > 0 ? asked : Number.MAX_SAFE_INTEGER;
  const { store, trusted } = desk.access;
  const read = await readChain(store, trusted(), { least: SHOWN_REVISIONS, since: ANY_TIME, upTo });
  const entries = read.slice(0, SHOWN_REVISIONS);
  const last = entries.at(-1)?.sequence ?? 1;
  const older = last > 1 ? last - 1 : null;
  const children = (
    <RevisionsPage entries={entries} notes={await notesOf(desk, entries)} now={desk.now()} older={older} />
  );
  return answerPage(desk, request, reply, { title: '修订', place: '/revisions', command: 'history', children });
}

async function showRevision(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sequence = Number(parameterOf(request, 'sequence'));
  const { store, trusted } = desk.access;
  const keys = trusted();
  const chain = await readChain(store, keys, { least: 1, since: ANY_TIME, upTo: sequence });
  const entry = chain.find((one) => one.sequence === sequence);
  if (!entry) return notFound(desk, request, reply, `链上没有修订 r${parameterOf(request, 'sequence')}。`);
  const [newest] = await readChain(store, keys, { least: 1, since: ANY_TIME });
  const news = entry.changes.filter(({ version }) => version !== '–');
  const brought = await Promise.all(
    news.map(async ({ name, version }) => ({
      notes: await readNotes(store, keys, name, version),
      report: await readGateReport(store, keys, name, version),
    })),
  );
  const children = <RevisionPage entry={entry} brought={brought} newest={newest?.sequence ?? sequence} />;
  const command = 'history --json';
  return answerPage(desk, request, reply, { title: `修订 r${sequence}`, place: '/revisions', command, children });
}

async function showVersions(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { store, trusted } = desk.access;
  const [releases, report] = await Promise.all([listReleases(store), status(store, trusted())]);
  const remotes = releases.filter(({ name }) => name !== 'shell');
  const children = <VersionsPage releases={remotes} status={report} now={desk.now()} />;
  return answerPage(desk, request, reply, { title: '版本库', place: '/versions', command: 'status', children });
}

async function showVersion(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [name, version] = [parameterOf(request, 'name'), parameterOf(request, 'version')];
  const { store, trusted } = desk.access;
  const keys = trusted();
  const release = (await listReleases(store)).find((one) => one.name === name && one.version === version);
  if (!release) return notFound(desk, request, reply, `版本库里没有 ${name} ${version}。`);
  const [notes, manifest, report, entries] = await Promise.all([
    readNotes(store, keys, name, version),
    fetchManifest(store, name, version, keys).catch(() => null),
    readGateReport(store, keys, name, version),
    readChain(store, keys, { least: LIFE_REVISIONS, since: ANY_TIME }),
  ]);
  const newest = entries.find(({ revision }) => revision !== null)?.revision;
  const isFree = (newest?.remotes[name]?.canaryVersion ?? null) === null;
  const stays = staysOf(entries, name, version);
  const takenBack = await takenBackAs(store, keys, newest ?? null, { name, version });
  const shown = {
    release,
    notes,
    manifest,
    report,
    stays,
    takenBack,
    isFree,
    authority: authorityOf(desk.access),
    now: desk.now(),
  };
  const title = `${name} ${version}`;
  return answerPage(desk, request, reply, {
    title,
    place: '/versions',
    command: 'verify',
    children: <VersionPage {...shown} />,
  });
}

/** The pages that only show. */
export function pageRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/', (request, reply) => showOverview(desk, request, reply));
  app.get('/revisions', (request, reply) => showRevisions(desk, request, reply));
  app.get('/revisions/:sequence(^[1-9]\\d{0,7}$)', (request, reply) => showRevision(desk, request, reply));
  app.get('/versions', (request, reply) => showVersions(desk, request, reply));
  app.get('/versions/:name/:version', (request, reply) => showVersion(desk, request, reply));
}
