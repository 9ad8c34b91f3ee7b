import { readHead } from '../chain/head';
import { differenceLines } from '../chain/revision-difference';
import { gateLine } from '../gate/gate-line';
import { requireGuard } from '../heartbeat/require-guard';
import { approve, readProposal } from '../operations/approve';
import { inWords, openProposals, type WaitingProposal } from '../operations/open-proposals';
import { notesLines, readNotes } from '../releases/version-notes';
import { shortTime } from '../text/short-time';
import { awaitShells } from './await-shells';
import { isMeant } from './is-meant';
import { type AddCommand, type CommandContext, examples, extending, GROUPS, type Input, type Outcome } from './command';

interface Options {
  by: string;
  skipDamaged?: boolean;
  wait?: boolean;
  unguarded?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** What is to be signed, in words. */
function proposalLines(proposal: WaitingProposal): string[] {
  const { id, by, owner, reason, until, changes } = proposal;
  const checked = gateLine(proposal);
  return [
    `Proposal ${id} by ${by} (${owner}), until ${shortTime(until)}: ${reason}`,
    ...changes.map((change) => `  ${change}`),
    ...(checked === undefined ? [] : [`  ${checked}`]),
  ];
}

async function list({ access }: CommandContext): Promise<Outcome> {
  const keys = access.trusted();
  const { proposals, refused } = await openProposals(access.store, keys, await readHead(access.store, keys));
  const lines = [...proposals.flatMap(proposalLines), ...refused];
  return { data: { proposals, refused }, lines: lines.length > 0 ? lines : ['No proposal is open.'], exitCode: 0 };
}

type Wanted = Awaited<ReturnType<typeof readProposal>>;

/** A canary that begins or grows asks for a guard, whoever signs it. */
async function unwatchedBy(
  { access }: CommandContext,
  { changes }: Pick<Wanted, 'changes'>,
  options: Options,
): Promise<string[]> {
  const isNew = changes.some(
    (change) => change.kind === 'canary' || (change.kind === 'share' && change.share > change.from),
  );
  return isNew ? requireGuard(access, 'A canary', options) : [];
}

async function sign(context: CommandContext, id: string, options: Options): Promise<Outcome> {
  const { access } = context;
  const keys = access.keys();
  const { trusted } = keys;
  const wanted = await readProposal(access.store, trusted, id, { ...options, now: new Date() });
  const { proposal, head, versions } = wanted;
  const unwatched = await unwatchedBy(context, wanted, options);
  const notes = await Promise.all(
    Object.entries(versions).map(([name, version]) => readNotes(access.store, trusted, name, version)),
  );
  const shown = [...proposalLines(inWords(proposal, head.revision, trusted)), ...notes.flatMap(notesLines)];
  const question = { shown, ask: 'Sign it?', flag: '--yes', what: 'signs it' };
  if (!(options.yes || (await isMeant(context, question, options))))
    return { data: null, lines: ['Nothing was signed.'], exitCode: 1 };
  const { revision } = await approve(access.store, keys, id, options);
  const followed = await awaitShells(context, revision.sequence, context.watch.now(), options);
  const done = `Revision ${revision.sequence}: ${differenceLines(head.revision, revision).join(', ')}. Both have signed it.`;
  return {
    data: { revision, versions: notes, shells: followed.shells },
    lines: [...(options.yes ? shown : []), done, ...unwatched, ...followed.lines],
    exitCode: followed.exitCode,
  };
}

async function approveOrList(context: CommandContext, { names: [id], options }: Input<Options>): Promise<Outcome> {
  return id === undefined ? list(context) : sign(context, id, options);
}

export const addApprove: AddCommand = (program, run) => {
  extending(program.command('approve').helpGroup(GROUPS.live))
    .argument('[proposal]', 'its name; without one it lists what is open')
    .description('sign as the second person what another one proposed')
    .option('--unguarded', 'although no guard lives that would end a canary that fails')
    .option('--yes', 'sign it unasked; without a terminal nothing is signed else')
    .addHelpText(
      'after',
      '\nIt shows what differs and asks. Where nobody can be asked it signs nothing (exit 3) without --yes.',
    )
    .addHelpText('after', examples('approve', 'approve 124-1a2b3c4d', 'approve 124-1a2b3c4d --yes'))
    .action(run(approveOrList));
};
