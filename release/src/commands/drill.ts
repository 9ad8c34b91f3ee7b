import { Option } from 'commander';
import { seeds } from '../drill/breaks';
import { type Drill, type Drilled, drill } from '../drill/drill';
import { UsageError } from '../errors/release-error';
import { progressLine } from '../gate/progress-line';
import { textTable } from '../text/text-table';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

interface Options {
  only?: string;
  list?: boolean;
}

function row({ name, what, caughtBy, says }: Drilled): string[] {
  return [name, what, caughtBy ?? 'NOT CAUGHT', says];
}

function sumOf(section: string, { addresses, beside, browser, tried }: Drill): string[] {
  const missed = tried.filter(({ caughtBy }) => caughtBy === null);
  const what = `${addresses.length} addresses, ${beside === null ? 'beside nothing, as none is live' : `beside ${section} ${beside}`}`;
  return [
    `${tried.length - missed.length} of ${tried.length} breaks were caught, on ${what}, in ${browser ?? 'no browser: there is none on this machine'}.`,
    ...(missed.length > 0 ? [`Not caught: ${missed.map(({ name }) => name).join(', ')}.`] : []),
    'The store and the build are as they were.',
  ];
}

function list(): Outcome {
  const known = Object.entries(seeds).map(([name, { what }]) => ({ name, what }));
  return {
    data: known,
    lines: textTable(
      ['break', 'what it does'],
      known.map(({ name, what }) => [name, what]),
    ),
    exitCode: 0,
  };
}

async function runDrill({ access }: CommandContext, { names: [section], options }: Input<Options>): Promise<Outcome> {
  if (options.list) return list();
  if (section === undefined) throw new UsageError('Say whose build is broken for trial: drill mf-help.');
  const wanted = options.only === undefined ? Object.keys(seeds) : [options.only];
  const line = progressLine();
  try {
    const drilled = await drill(access, section, wanted, line.report);
    const isCaught = drilled.tried.every(({ caughtBy }) => caughtBy !== null);
    const table = textTable(['break', 'what it does', 'caught by', 'what is said'], drilled.tried.map(row));
    return { data: drilled, lines: [...table, ...sumOf(section, drilled)], exitCode: isCaught ? 0 : 1 };
  } finally {
    line.clear();
  }
}

export const addDrill: AddCommand = (program, run) => {
  reading(program.command('drill').helpGroup(GROUPS.reports))
    .argument('[workspace]', 'the section whose build is broken, as a copy')
    .description('break copies of a section’s build and see whether the gate finds each break')
    .addOption(new Option('--only <break>', 'one of them').choices(Object.keys(seeds)))
    .option('--list', 'name the breaks and try none')
    .addHelpText(
      'after',
      '\nA quarter of an hour for a section; nothing of the store is changed. Exit 1 if one was not caught.',
    )
    .addHelpText('after', examples('drill mf-help', 'drill mf-help --only phone', 'drill --list'))
    .action(run(runDrill));
};
