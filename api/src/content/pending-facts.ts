import type { ContentFile } from './content-files';
import { factFiles } from './fact-files';
import { factPlace } from './fill-facts';

/** The files that have to be read for a fact to be known. */
export function fileOfFact(name: string): string[] {
  const { plans, features, addOns, terms, security } = factFiles;
  const [beginning = ''] = name.split('.');
  const files: Readonly<Record<string, string[]>> = {
    ...{ plan: [plans], plans: [plans], feature: [features, plans], features: [features] },
    ...{ 'add-on': [addOns], security: [security] },
  };
  return files[beginning] ?? [terms];
}

/** What stands in a place until its file can be read: words that break no rule. */
const pending = '待定';

/**
 * The files with a stand-in for facts of a file that is refused. Without it every place that names one would be a fault of
 * its own, and the one that has to be mended could not be found among them.
 * @param broken paths of the files of facts that are refused
 */
export function withPending(files: readonly ContentFile[], broken: ReadonlySet<string>): readonly ContentFile[] {
  if (broken.size === 0) return files;
  return files.map(({ path, text }) => ({
    path,
    text: text.replace(factPlace, (whole, name: string) =>
      fileOfFact(name).some((file) => broken.has(file)) ? pending : whole,
    ),
  }));
}
