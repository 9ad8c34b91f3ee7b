import { type Head } from '../chain/head';
import type { Revision } from '../chain/revision';
import { mendEnd } from '../operations/mend-end';
import { believedRevisions } from '../shells/believed-revisions';
import type { ShellHealth } from '../shells/shell-health';
import type { CommandContext, Outcome } from './command';
import { isMeant } from './is-meant';

export interface Skipping {
  skipDamaged?: boolean | undefined;
  /** Whoever asks knows what is lost by it. */
  althoughLost?: boolean | undefined;
  json?: boolean | undefined;
}

type Served = ShellHealth & { url: string };

/** The shell with the newest revision after the last good one, which is what the damaged one led to. */
async function servedAfter({ access, watch }: CommandContext, after: number): Promise<Served | undefined> {
  const asked = access.config.shellUrls.map(async (url) => ({ url, ...(await watch.fetchHealth(url)) }));
  const found = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return found.filter(({ revision }) => revision > after).sort((one, other) => other.revision - one.revision)[0];
}

/** A section that the skipping changes, as one line; a version that comes back may be the one that was taken back. */
function sectionLine(name: string, from: string | undefined, to: string | undefined): string {
  if (to === undefined) return `  ${name} ${from} goes`;
  return `  ${name} is ${to} again${from === undefined ? '' : `, no longer ${from}`}; if it was taken back, its mark is lost`;
}

function sectionLines(base: Revision | null, { url, remotes, revision }: Served): string[] {
  const before = base?.remotes ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(remotes)])].sort();
  const changed = names.filter((name) => before[name]?.version !== remotes[name]);
  const lines = changed.map((name) => sectionLine(name, remotes[name], before[name]?.version));
  const nothing = `  no section changes its version, by what ${url} runs of revision ${revision}`;
  return lines.length > 0 ? [`By what ${url} runs of revision ${revision}:`, ...lines] : [nothing];
}

/** What is lost with the damaged end, as far as anybody can tell. */
async function lossOf(context: CommandContext, { problems, revision }: Head): Promise<string[]> {
  const base = revision?.sequence ?? 0;
  const numbers = problems.map(({ sequence }) => sequence).join(', ');
  const served = await servedAfter(context, base);
  const [it, goesOn] = [problems.length > 1 ? 'they' : 'it', base === 0 ? 'an empty site' : `revision ${base}`];
  return [
    ...problems.map(({ reason }) => reason),
    `No shell has revision ${numbers} as a file that is good, so ${goesOn} is what goes on, and all that ${it} did is lost.`,
    ...(served
      ? sectionLines(revision, served)
      : ['  what changes by it nobody can say: no shell answers that serves it']),
    '  every mark of a bad version and every canary that came with it is lost too, and nobody has a list of them',
  ];
}

/** What is to be said of it; null where it is not meant. @throws {UnaskedError} where nobody can be asked */
async function looked(context: CommandContext, options: Skipping): Promise<string[] | null> {
  const { store, trusted, config } = context.access;
  const { head, mended } = await mendEnd(store, trusted(), await believedRevisions(config.shellUrls));
  const whole = mended
    ? [`Revision ${mended.sequence} was damaged in the store: it lies there again as ${mended.url} has it, and counts.`]
    : [];
  if (head.problems.length === 0) return whole;
  const lost = [...whole, ...(await lossOf(context, head))];
  const question = { shown: lost, ask: 'Go on without it?', flag: '--although-lost', what: 'goes on without it' };
  return options.althoughLost || (await isMeant(context, question, options)) ? lost : null;
}

/**
 * Before anything is signed with --skip-damaged: what a shell has of the damaged revision is put back, and what nobody has is
 * listed and asked; what came of it stands in the result.
 */
export async function skippingDamaged(
  context: CommandContext,
  options: Skipping,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  const said = await looked(context, options);
  if (said === null) return { data: null, lines: ['Nothing was changed.'], exitCode: 1 };
  const { data, lines, ...outcome } = await act();
  if (said.length === 0) return { data, lines, ...outcome };
  return { ...outcome, data: { ...(data as object | null), damaged: said }, lines: [...said, ...lines] };
}
