import { cpSync } from 'node:fs';
import { Command } from 'commander';
import { createProgram } from './run-cli';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

type Ran = { args: unknown[] };

/** The program with actions that do nothing but tell that they were reached. */
function silentProgram() {
  const ran: Ran[] = [];
  const printed: string[] = [];
  const printer = { out: (text: string) => void printed.push(text), err: (text: string) => void printed.push(text) };
  const program = createProgram(
    printer,
    () =>
      async (...args) =>
        void ran.push({ args: args.slice(0, -2).flat() }),
  );
  return { program, ran, printed };
}

/** Every command that does something, as the words that call it. */
function pathsIn(command: Command, before: string[] = []): string[][] {
  const children = command.createHelp().visibleCommands(command);
  const own = children.length || before.length === 0 ? [] : [before];
  return [...own, ...children.flatMap((child) => pathsIn(child, [...before, child.name()]))];
}

const paths = pathsIn(silentProgram().program);
const pages = [[], ['keys'], ...paths];

async function helpOf(args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await freshSite().run(...args, '--help');
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return out;
}

/** The words of a command line as a shell reads them; quotes are all that examples use. */
function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
}

function examplesIn(help: string): string[][] {
  const lines = help.split('\n').filter((line) => line.startsWith('  npm run release -- '));
  return lines.map((line) => argumentsOf(line.replace('  npm run release -- ', '')));
}

test.each(pages.map((args) => [args.join(' '), args] as const))(
  '“%s --help” is no error, and no line of it is longer than 110 columns',
  async (name, args) => {
    const help = await helpOf(args);

    expect(help).toContain(`Usage: npm run release -- ${name}`.trim());
    expect(help.split('\n').filter((line) => line.length > 110)).toEqual([]);
  },
);

test.each(paths.map((args) => [args.join(' '), args] as const))(
  'R10.60 every example of “%s” is a command line of it that is understood',
  async (_, args) => {
    const examples = examplesIn(await helpOf(args));

    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(example.slice(0, args.length)).toEqual(args);
      const { program, ran } = silentProgram();
      await program.parseAsync(example, { from: 'user' });
      expect(ran).toHaveLength(1);
      expect((await freshSite().run(...example, '--help')).exitCode).toBe(0);
    }
  },
);

test.each(paths.map((args) => [args.join(' '), args] as const))(
  'options of “%s”: its own first, then those that many have, --help last',
  async (_, args) => {
    const command = args.reduce<Command>(
      (parent, name) => parent.commands.find((child) => child.name() === name) ?? new Command(),
      silentProgram().program,
    );
    const options = command.createHelp().visibleOptions(command);
    const common = ['--by', '--reason', '--skip-damaged', '--although-lost', '--no-wait', '--json', '--help'];
    const places = options.map(({ long }) => common.indexOf(long ?? ''));

    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(options.map(({ long }) => long)).toEqual(expect.arrayContaining(['--json', '--help']));
  },
);

/** They run until they are told to end, `mcp` by its client; what `guard --explain` prints has a test beside its table. */
const endless = ['desk', 'guard', 'mcp'];

/** Command lines that work on a site with two versions, one for each command. */
const workingLines: Record<string, string[]> = {
  publish: ['mf-help'],
  promote: ['mf-help@1.0.0'],
  rollback: [],
  check: ['mf-help@1.0.0'],
  preview: ['mf-help@1.0.0'],
  bisect: ['--run', 'true', '--site', 'http://127.0.0.1:9'],
  canary: ['mf-help@1.1.0', '--share', '5%'],
  warm: ['mf-help@1.0.0'],
  drill: ['--list'],
  witness: ['/dev/null'],
  'keys create': ['--role', 'rollback', '--owner', 'night-shift'],
  'keys retire': ['0123456789abcdef'],
  restore: ['/nowhere/site.tar', '--data-dir', '/nowhere/data'],
  completion: ['bash'],
};

/** Its two versions are published once: each command works on a copy. */
const template = freshSite();

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await template.publishBuild({ version });
    await template.run('promote', `mf-help@${version}`);
  }
});

test.each(paths.filter(([name = '']) => !endless.includes(name)).map((args) => [args.join(' '), args] as const))(
  'R10.60 “%s” prints lines, and one JSON value with --json, also when it refuses',
  async (name, args) => {
    const { run, config, root } = freshSite();
    cpSync(template.root, root, { recursive: true });
    config.shellUrls = ['http://127.0.0.1:9'];
    expect((await run('status')).out).toContain('1.1.0');
    const line = [...args, ...(workingLines[name] ?? [])];

    const asData = await run(...line, '--json');

    if (asData.out === '') expect(asData).toMatchObject({ exitCode: 1, err: expect.stringMatching(/^\S.*\.\n$/) });
    else expect(typeof JSON.parse(asData.out)).toBe('object');
    expect((await run(...line)).out.trim().startsWith('{"')).toBe(name === 'export-log');
  },
);
