import type { Argument, Command, Option } from 'commander';
import { takenBackIn } from '../chain/bad-versions';
import { readHead } from '../chain/head';
import { readKeyring } from '../keys/keyring-file';
import { openProposals } from '../operations/open-proposals';
import { listReleases, type StoredRelease } from '../releases/releases';
import type { StoreAccess } from '../operations/store-access';
import { SHELL_NAME } from '../store/store-paths';

/** Where in a command line somebody is. */
interface Place {
  command: Command;
  /** The words that stand there already, options and their values left out. */
  args: string[];
  /** The option that waits for its value. */
  option: Option | undefined;
}

function optionNamed(command: Command, word: string): Option | undefined {
  return command.options.find((option) => option.long === word || option.short === word);
}

function takesValue(option: Option | undefined): boolean {
  return option !== undefined && (option.required || option.optional);
}

/** Follows whole words from the program to the command that they name. */
function placeOf(program: Command, before: readonly string[]): Place {
  const place: Place = { command: program, args: [], option: undefined };
  for (const word of before) {
    if (takesValue(place.option)) place.option = undefined;
    else if (word.startsWith('-')) place.option = optionNamed(place.command, word);
    else {
      const next = place.command.commands.find((command) => command.name() === word);
      if (next) place.command = next;
      else place.args.push(word);
    }
  }
  return place;
}

function optionsOf(command: Command): string[] {
  const help = command.createHelp();
  return help.visibleOptions(command).flatMap(({ long }) => long ?? []);
}

function namesIn(releases: readonly StoredRelease[]): string[] {
  return [...new Set(releases.map(({ name }) => name))].sort();
}

/** What a word may be, by the name of the argument or of an option's value. */
async function valuesOf(kind: string, { args }: Place, { store, config, trusted }: StoreAccess): Promise<string[]> {
  if (kind === 'id') return readKeyring(config.keys.trusted).map(({ id }) => id);
  if (kind === 'url') return config.shellUrls;
  if (kind === 'proposal') {
    const head = await readHead(store, trusted());
    return (await openProposals(store, trusted(), head)).proposals.map(({ id }) => id);
  }
  const releases = (await listReleases(store)).filter(({ state }) => state === 'complete');
  const sections = releases.filter(({ name }) => name !== SHELL_NAME);
  if (kind === 'workspace') return namesIn(releases);
  if (kind === 'name') return namesIn(sections);
  const { revision } = await readHead(store, trusted());
  const offered = sections.filter(({ name, version }) => takenBackIn(revision, name, version) === undefined);
  if (kind === 'version') return offered.filter(({ name }) => name === args[0]).map(({ version }) => version);
  if (/^name@version/.test(kind)) return offered.map(({ name, version }) => `${name}@${version}`);
  return [];
}

function argumentAt({ command, args }: Place): Argument | undefined {
  const { registeredArguments: all } = command;
  const last = all.at(-1);
  return all[args.length] ?? (last?.variadic ? last : undefined);
}

/** `--to <version>` → `version`. */
function valueName({ flags }: Option): string {
  return /[<[]([^>\].]+)/.exec(flags)?.[1] ?? '';
}

async function possible(place: Place, current: string, access: StoreAccess): Promise<readonly string[]> {
  const { command, option } = place;
  if (takesValue(option)) return option?.argChoices ?? valuesOf(option ? valueName(option) : '', place, access);
  if (current.startsWith('-')) return optionsOf(command);
  const children = command.createHelp().visibleCommands(command);
  if (children.length) return children.map((child) => child.name());
  const argument = argumentAt(place);
  return argument ? (argument.argChoices ?? valuesOf(argument.name(), place, access)) : [];
}

/** What the last of the words may become; the others are whole. */
export async function candidates(program: Command, args: readonly string[], access: StoreAccess): Promise<string[]> {
  const current = args.at(-1) ?? '';
  const found = await possible(placeOf(program, args.slice(0, -1)), current, access);
  return found.filter((word) => word.startsWith(current));
}
