import { trimPath } from '../../chrome/layouts/trim-path';

/** A document opens them, and ends with them: shell/src/client/document-links.ts. */
const devicePages: ReadonlySet<string> = new Set(['/help/liveCheck']);

/**
 * Whether a page may ask for camera and microphone; every other page refuses both to itself.
 * @param path of a page, or the pattern of its route
 */
export function asksForDevices(path: string): boolean {
  return devicePages.has(trimPath(path));
}
