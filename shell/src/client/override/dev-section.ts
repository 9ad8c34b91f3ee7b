import { sectionFactsPath } from '@site/shared/contract/section-facts-path';
import type { PinnedRemote, SectionFacts } from '../../render/pages/pinned-release';

export type DevSection = { version: string; remote: PinnedRemote };

/**
 * The files that a dev server has of a section at this moment. Their hashes come from that server too: they hold its files
 * together, and say nothing of who made them.
 * @param code below which all of them lie, as the policy of the page has it
 * @throws {Error} when it does not answer, or names a file elsewhere
 */
export async function devSection(code: string, remote: string): Promise<DevSection> {
  const answer = await fetch(new URL(sectionFactsPath + remote, code).href);
  if (!answer.ok) throw new Error(`The dev server answers ${answer.status}.`);
  const { version, entry, integrity, hashes } = (await answer.json()) as SectionFacts;
  const at = (address: string) => {
    const { href } = new URL(address, code);
    if (href.startsWith(code)) return href;
    throw new Error(`${href} is not below ${code}.`);
  };
  return { version, remote: { entry: at(entry), integrity, hashes: hashes && [at(hashes[0]), hashes[1]] } };
}
