import { repositoryRoot } from '@site/shared/repository/workspaces';
import { Argument, type Command } from 'commander';
import { candidates } from '../completion/candidates';
import { type CompletedShell, completedShells, completionScript } from '../completion/completion-script';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

async function printScript(_: CommandContext, { names: [shell] }: Input): Promise<Outcome> {
  const script = completionScript(shell as CompletedShell, repositoryRoot);
  return { data: { shell, script }, lines: [script], exitCode: 0 };
}

/** Whoever presses a key wants no error: what cannot be read completes nothing. */
const completeIn =
  (program: Command) =>
  async ({ access }: CommandContext, { names }: Input): Promise<Outcome> => {
    const found = await candidates(program, names, access).catch(() => []);
    return { data: found, lines: found, exitCode: 0 };
  };

const HELP = `
Defines a command release, the same as npm run release --, and completes its commands, options, sections
and versions. bash, zsh: eval "$(npm run --silent release -- completion bash)"
fish: npm run --silent release -- completion fish | source`;

export const addCompletion: AddCommand = (program, run) => {
  reading(program.command('completion').helpGroup(GROUPS.upkeep))
    .addArgument(new Argument('<shell>').choices(completedShells))
    .description('a script with which a terminal completes words')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('completion bash'))
    .action(run(printScript, 'nothing'));
  reading(program.command('complete', { hidden: true }))
    .argument('[words...]')
    .description('what the last word may become; what the script of completion asks')
    .action(run(completeIn(program), 'nothing'));
};
