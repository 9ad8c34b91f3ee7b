import type { GateFinding } from '@site/shared/contract/gate-report';
import { isCommonFile } from '@site/shared/contract/common-styles';
import { mostScriptAfterUse, mostScriptBeforeIntent, mostStyles } from '@site/shared/contract/page-budgets';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { earlyScript, pageScripts, pageStyles, islandScripts } from '../../render/document/page-assets';
import type { WorkerInput } from '../../render/pages/worker-messages';

/** Bytes of a file on the wire, by its address below `/assets/`. */
export type Weigh = (file: string) => Promise<number>;

function fileOf(address: string): string {
  return address.replace(/^.*?\/assets\//, '');
}

/** What a page of a release weighs too much, brotli on the wire, by the files that its document names. */
async function weightFaults(input: WorkerInput, id: string, weigh: Weigh): Promise<string[]> {
  const sum = async (addresses: readonly string[]) => {
    let total = 0;
    for (const address of addresses) total += await weigh(fileOf(address));
    return total;
  };
  // Common styles come only as long as the shell has others.
  const styles = pageStyles(input, id).filter(({ file }) => !isCommonFile(`client/${file}`));
  // Which controls a page has is in its HTML: all islands are counted.
  const scripts = [...Object.values(islandScripts(input)), ...pageScripts(input, id)].map(([address]) => address);
  const weights: [number, number, string][] = [
    [await sum(styles.map(({ address }) => address)), mostStyles, 'of styles'],
    [await sum([earlyScript(input).address]), mostScriptBeforeIntent, 'of script before intent'],
    [await sum(scripts), mostScriptAfterUse, 'of script after use'],
  ];
  return weights
    .filter(([bytes, most]) => bytes > most)
    .map(([bytes, most, what]) => `comes with ${bytes} B ${what}, and may with ${most} B`);
}

/** The same for all pages of a section, as findings. */
export async function allWeightFaults(
  input: WorkerInput,
  { routes }: Pick<ReleaseManifest, 'routes'>,
  weigh: Weigh,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  for (const { id, path } of routes)
    for (const reason of await weightFaults(input, id, weigh)) findings.push({ part: 'weights', where: path, reason });
  return findings;
}
