import { trimPath } from '../../chrome/layouts/trim-path';

/**
 * Pages that may ask for camera and microphone. A document gets that by its headers, so the way to such a page and from it is
 * one of documents (client/whole-page.ts).
 */
const devicePages: ReadonlySet<string> = new Set(['/help/liveCheck']);

/** @param path of a page, or the pattern of its route */
export function asksForDevices(path: string): boolean {
  return devicePages.has(trimPath(path));
}
