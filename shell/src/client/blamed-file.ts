/** An address in a line of a stack, as Chromium (`at f (…:1:2)`), WebKit and Firefox (`f@…:1:2`) write it. */
const inFrame = /^(?:\s+at .*?|.*@)([a-z-]+:\/\/[^\s)]+)/gm;

/**
 * The file of a section's release that an error comes from: the first one in its stack, unless the error was thrown by a
 * script that is not the site's, as those of browser extensions are.
 * @param assets the address below which all files of releases lie
 */
export function blamedFile(stack: string | undefined, assets: string): string | undefined {
  const files = [...(stack ?? '').matchAll(inFrame)].map((match) => match[1] ?? '');
  if (!files[0]?.startsWith(assets)) return undefined;
  return files.find((file) => file.startsWith(`${assets}remotes/`));
}
