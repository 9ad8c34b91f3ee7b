export type DevArguments = {
  /** What is rebuilt when it changes. */
  names: string[];
  /** Origin of a running site whose service answers the calls, instead of an api on this machine. */
  site?: string;
  /** Origin of a running site that may show the sections of this machine, by a signed link. */
  showOn?: string;
};

const usage =
  'Usage: npm run dev [-- gallery | <section or shell> …] [--site https://www.example.com] [--show-on https://www.example.com]';

function originOf(option: string, text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} is “${text ?? ''}”; it must be the http(s) address of a running site. ${usage}`);
  return url.origin;
}

/**
 * Reads `mf-help --site https://… --show-on https://…`; without a name everything is watched.
 * @throws {Error} one sentence naming what is wrong, and the usage
 */
export function readDevArguments(args: readonly string[], known: readonly string[]): DevArguments {
  const given = (option: string) => {
    const at = args.indexOf(option);
    return at < 0 ? undefined : originOf(option, args[at + 1]);
  };
  const [site, showOn] = [given('--site'), given('--show-on')];
  const isOption = (word: string | undefined) => word === '--site' || word === '--show-on';
  const names = args.filter((word, index) => !isOption(word) && !isOption(args[index - 1]));
  const stranger = names.find((name) => !known.includes(name));
  if (stranger) throw new Error(`Nothing here is called “${stranger}”; there are ${known.join(', ')}. ${usage}`);
  return { names: names.length > 0 ? names : [...known], ...(site && { site }), ...(showOn && { showOn }) };
}
