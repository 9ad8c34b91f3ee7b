import { mediaAddress } from './media-index';

/** Calls of pages begin so, and are passed on to the host that answers them. */
export const callPrefixes = ['/v1/', '/open/', '/liveajax/', '/ajax/', '/VZlive/', '/VZCollege/', '/VZApi/'] as const;

/** Below these the shell answers by itself, so that nobody would ever see the page of a section there. */
export const shellPrefixes: readonly string[] = ['/-/', '/assets/', mediaAddress, ...callPrefixes];

/** The beginning that an address has in common with those of the shell. */
export function shellPrefixOf(address: string): string | undefined {
  return shellPrefixes.find((prefix) => `${address}/`.startsWith(prefix));
}
