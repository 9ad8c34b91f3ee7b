import { type Static, Type } from '@sinclair/typebox';
import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { parseRevision, type Revision } from '../chain/revision';
import { fetchRevision } from '../chain/revision-file';
import { differenceLines } from '../chain/revision-difference';
import { readAhead, ruleFault } from '../chain/revision-rules';
import { ReleaseError } from '../errors/release-error';
import { reportsLines } from '../gate/report-lines';
import { keptReports } from '../gate/kept-reports';
import { detectionTable } from '../guard/detection-table';
import { type Tool, tool } from '../mcp/tool';
import { history } from '../operations/history';
import type { StoreAccess } from '../operations/store-access';
import type { CommandContext } from './command';
import { examine } from './doctor';
import { requireStore } from './require-store';
import { showStatus } from './status';

const mostRevisions = 200;
const strict = { additionalProperties: false };
const nothing = Type.Object({}, strict);
const Sequence = Type.Integer({ minimum: 1, maximum: 99_999_999 });

async function revisionAt({ store, trusted }: StoreAccess, sequence: number): Promise<Revision> {
  const { file, refused } = await fetchRevision(store, sequence);
  if (!file) throw new ReleaseError(refused ?? `There is no revision ${sequence}.`);
  const revision = parseRevision(file, sequence, trusted());
  const fault = await readAhead(store, new Map(), (reader) => ruleFault(reader, trusted(), revision));
  if (fault) throw new ReleaseError(fault);
  return revision;
}

const between = Type.Object({ from: Sequence, to: Sequence }, strict);

async function difference(access: StoreAccess, { from, to }: { from: number; to: number }): Promise<object> {
  const [before, after] = [await revisionAt(access, from), await revisionAt(access, to)];
  return { from, to, lines: differenceLines(before, after) };
}

const release = Type.Object({ name: RemoteName, version: Version }, strict);

async function gateReport(
  { store, trusted }: StoreAccess,
  { name, version }: { name: string; version: string },
): Promise<object> {
  const [newest] = await keptReports(store, trusted(), name, version);
  if (!newest) throw new ReleaseError(`${name} ${version} was never checked: no report of it is kept.`);
  return { ...newest, lines: reportsLines([newest.report]) };
}

/** What a client of the Model Context Protocol may ask; each is what a reading command prints with --json. */
export function releaseTools(context: CommandContext): Tool[] {
  const { access } = context;
  const asking =
    <Given>(call: (given: Given) => Promise<unknown>) =>
    async (given: Given) => {
      await requireStore(context);
      return call(given);
    };
  return [
    tool({
      name: 'status',
      description: 'What is live, since when, where a rollback would lead, canaries, open proposals, guard and shells.',
      arguments: nothing,
      call: async () => (await showStatus(context)).data,
    }),
    tool({
      name: 'history',
      description: 'Who changed what, when and why, newest first.',
      arguments: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRevisions })) }, strict),
      call: asking(({ limit = 20 }: { limit?: number }) => history(access.store, access.trusted(), limit)),
    }),
    tool({
      name: 'doctor',
      description: 'What is wrong with store, chain, keys, shells, guard and backups, and what an operator would type.',
      arguments: nothing,
      call: async () => (await examine(context)).data,
    }),
    tool({
      name: 'difference',
      description: 'What differs between two revisions, a line each: versions, canaries, marks.',
      arguments: between,
      call: asking((given: Static<typeof between>) => difference(access, given)),
    }),
    tool({
      name: 'gate_report',
      description: 'The newest report of the gate on a version of a section, and whether a promote key vouches for it.',
      arguments: release,
      call: asking((given: Static<typeof release>) => gateReport(access, given)),
    }),
    tool({
      name: 'explain_guard',
      description: 'How soon the guard finds a bad version, by how much is asked of it and how much of that fails.',
      arguments: nothing,
      call: async () => detectionTable(),
    }),
  ];
}
