import { createInterface } from 'node:readline';
import { answerLine } from '../mcp/protocol';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';
import { releaseTools } from './mcp-tools';

/** Until the client closes its end. Only messages are written to the output, one in a line. */
async function serve(context: CommandContext): Promise<Outcome> {
  const tools = releaseTools(context);
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = line.trim() === '' ? null : await answerLine(tools, line);
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return { data: null, lines: [], exitCode: 0 };
}

export const addMcp: AddCommand = (program, run) => {
  reading(program.command('mcp').helpGroup(GROUPS.reports))
    .description('let an assistant read what is live, over the Model Context Protocol (stdio)')
    .addHelpText('after', '\nIt changes nothing. An assistant starts it itself: npm run --silent release -- mcp.')
    .addHelpText('after', examples('mcp'))
    .action(run(serve, 'nothing'));
};
