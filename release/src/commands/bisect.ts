import { randomBytes } from 'node:crypto';
import { ReleaseError, UsageError, messageOf } from '../errors/release-error';
import { openPreview } from '../links/open-preview';
import { previewLink } from '../links/preview-link';
import { firstBad, type Verdict } from '../operations/bisect';
import { type SectionStep, sectionSteps } from '../operations/section-steps';
import { requireRelease } from '../releases/releases';
import { shortTime } from '../text/short-time';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { siteOf } from './preview';
import { runVerdict } from './run-verdict';
import { pageAddress, positiveNumber } from './values';

interface BisectOptions {
  run: string;
  good?: number;
  bad?: number;
  site?: string;
  page: string;
}

type Judged = { sequence: number; version: string; verdict: Verdict; reason: string | null };

/** Judges versions of a section by their previews, each once. */
class Judge {
  readonly judged: Judged[] = [];
  private readonly series = randomBytes(8).toString('hex');

  constructor(
    private readonly context: CommandContext,
    private readonly name: string,
    private readonly options: BisectOptions,
  ) {}

  async verdictOf(step: SectionStep): Promise<Verdict> {
    const { sequence, version } = step;
    const known = this.judged.find((one) => one.version === version);
    if (known) return known.verdict;
    const { verdict, reason } = await this.look(step);
    this.judged.push({ sequence, version, verdict, reason });
    const why = reason === null ? '' : `: ${reason}`;
    process.stderr.write(`Revision ${sequence}, ${this.name} ${version}: ${verdict}${why}\n`);
    return verdict;
  }

  private async look({ sequence, version }: SectionStep): Promise<Pick<Judged, 'verdict' | 'reason'>> {
    const { name, options } = this;
    const { config, store, keys } = this.context.access;
    const gone = await requireRelease(store, name, version).then(() => null, messageOf);
    if (gone !== null) return { verdict: 'skipped', reason: gone };
    const site = siteOf(this.context, options);
    const { link } = previewLink(keys(), { name, version, site, page: options.page, series: this.series });
    const state = await openPreview(link);
    if (state === 'full')
      throw new ReleaseError(`${site} shows as many previews as it can. Bisect again in ten minutes.`);
    if (state === 'elsewhere')
      throw new ReleaseError(`${options.page} is a page of another section: name one of ${name} with --page.`);
    if (state === 'broken') return { verdict: 'skipped', reason: `it does not load on ${site}` };
    if (state === 'missing') return { verdict: 'skipped', reason: `it has no page ${options.page}` };
    const about = { PREVIEW_LINK: link, REVISION: String(sequence), SECTION: name, VERSION: version };
    const verdict = await runVerdict(options.run, { ...config.environment, ...about });
    return { verdict, reason: verdict === 'skipped' ? 'the command cannot test it' : null };
  }
}

function labelOf(name: string, { sequence, version }: SectionStep): string {
  return `revision ${sequence} (${name} ${version})`;
}

const words: Record<Verdict, string> = { good: 'is good', bad: 'is bad', skipped: 'cannot be tested' };

/** Halving finds nothing unless both ends are what they are said to be. */
async function requireEnds(judge: Judge, name: string, steps: readonly SectionStep[]): Promise<void> {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return;
  const begin = await judge.verdictOf(first);
  if (begin !== 'good')
    throw new ReleaseError(`The good one, ${labelOf(name, first)}, ${words[begin]}. Name an older one with --good.`);
  const end = await judge.verdictOf(last);
  if (end !== 'bad')
    throw new ReleaseError(`The bad one, ${labelOf(name, last)}, ${words[end]}: there is nothing to find.`);
}

function resultLines(name: string, found: readonly SectionStep[], judge: Judge): string[] {
  const [first, ...more] = found;
  const runs = `${judge.judged.length} versions were looked at, both ends among them; nothing was made live.`;
  if (!first) return [];
  if (more.length > 0) {
    const list = found.map((step) => labelOf(name, step)).join(', ');
    return [`The first bad one is one of ${list}: those between could not be tested.`, runs];
  }
  const made = `made live ${shortTime(first.createdAt)} by ${first.by} (${first.reason})`;
  return [`The first bad one is ${labelOf(name, first)}, ${made}.`, runs];
}

async function bisect(context: CommandContext, { names, options }: Input<BisectOptions>): Promise<Outcome> {
  const [wanted, ...more] = names;
  if (more.length > 0) throw new UsageError('bisect takes one section, such as mf-help.');
  const { store, keys: open } = context.access;
  const range = { good: options.good, bad: options.bad };
  const { name, steps, others } = await sectionSteps(store, open().trusted, wanted, range);
  const judge = new Judge(context, name, options);
  await requireEnds(judge, name, steps);
  const found = await firstBad(steps, (step) => judge.verdictOf(step));
  const beside = `${others.join(', ')} changed too, and stood in every preview as live now: bisect them by name.`;
  return {
    data: { section: name, firstBad: found, judged: judge.judged },
    lines: resultLines(name, found, judge),
    ...(others.length > 0 && { warnings: [beside] }),
    exitCode: found.length === 1 ? 0 : 1,
  };
}

const HELP = `
The command is run in a shell for each version that is looked at, with PREVIEW_LINK (a signed link that shows
it), REVISION, SECTION and VERSION. Exit 0 says good, 125 that it cannot be tested, 1 to 124 bad; anything
else stops. The other sections are those that are live. Without --good and --bad it is the whole chain.`;

export const addBisect: AddCommand = (program, run) => {
  reading(program.command('bisect').helpGroup(GROUPS.live))
    .argument('[name]')
    .description('find the revision that brought a fault, by previews that a command judges')
    .requiredOption('--run <command>', 'what judges a preview')
    .option('--good <revision>', 'a revision without the fault', positiveNumber('--good', 99_999_999))
    .option('--bad <revision>', 'a later one with it', positiveNumber('--bad', 99_999_999))
    .option('--site <address>', 'the site; else SITE_ORIGIN, else this machine')
    .option('--page <path>', 'where the links lead', pageAddress, '/')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('bisect mf-help --good 3 --page /help/helpCenter --run "node look.mjs"'))
    .action(run(bisect));
};
