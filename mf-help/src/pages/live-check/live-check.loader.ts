import type { HelpBranch } from '@site/shared/contract/help';
import { loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import { uplinkNeeds } from '../../content/uplink-needs';
import { helpService } from '../../help-service';

export type LiveCheckData = PageFacts & { tree: HelpBranch[] | null };

export async function loader(): Promise<LiveCheckData> {
  const [tree, { facts }] = await Promise.all([helpService.treeBlock(), loadFacts(uplinkNeeds)]);
  return { tree, facts };
}
