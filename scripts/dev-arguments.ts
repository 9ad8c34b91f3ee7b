export type DevArguments = {
  /** What is rebuilt when it changes. */
  names: string[];
  /** Origin of a running site whose service answers the calls, instead of an api on this machine. */
  site?: string;
};

const usage = 'Usage: npm run dev [-- <section or shell> …] [--site https://www.example.com]';

function originOf(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--site is “${text ?? ''}”; it must be the http(s) address of a running site. ${usage}`);
  return url.origin;
}

/**
 * Reads `mf-help --site https://…`; without a name everything is watched.
 * @throws {Error} one sentence naming what is wrong, and the usage
 */
export function readDevArguments(args: readonly string[], known: readonly string[]): DevArguments {
  const at = args.indexOf('--site');
  const site = at < 0 ? undefined : originOf(args[at + 1]);
  const names = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const stranger = names.find((name) => !known.includes(name));
  if (stranger) throw new Error(`Nothing here is called “${stranger}”; there are ${known.join(', ')}. ${usage}`);
  return { names: names.length > 0 ? names : [...known], ...(site && { site }) };
}
