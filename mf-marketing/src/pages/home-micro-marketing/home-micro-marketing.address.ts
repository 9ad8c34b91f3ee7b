import { typedText } from '@site/shared/page/typed-text';
import type { MarketingTool } from '@site/shared/contract/site';

export type ToolQuery = { group: string; plan: string; q: string };

export const toolsAddress = '/home/microMarketing';

/** In the order of the cache key. */
export const toolParameters = ['group', 'plan', 'q'] as const;

export function readToolQuery(query: URLSearchParams): ToolQuery {
  const read = (name: string) => typedText(query.get(name));
  return { group: read('group'), plan: read('plan'), q: read('q') };
}

/** The parameters that are set. */
export function queryParameters(query: ToolQuery): [string, string][] {
  return Object.entries(query).filter(([, value]) => value !== '');
}

export function toolsPlace(query: ToolQuery): string {
  const search = new URLSearchParams(queryParameters(query)).toString();
  return search ? `${toolsAddress}?${search}` : toolsAddress;
}

function holds({ name, text, group }: MarketingTool, q: string): boolean {
  const searched = `${name} ${text} ${group}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((term) => searched.includes(term));
}

/** The tools of the group, in the plan, that match every term. */
export function findTools(tools: readonly MarketingTool[], { group, plan, q }: ToolQuery): MarketingTool[] {
  return tools.filter(
    (tool) => (!group || tool.group === group) && (!plan || tool.plans.includes(plan)) && holds(tool, q),
  );
}

/** Names of the plans, smallest first: the plan with the fewest tools is the smallest. */
export function planNames(tools: readonly MarketingTool[]): string[] {
  const counts = new Map<string, number>();
  for (const plan of tools.flatMap(({ plans }) => plans)) counts.set(plan, (counts.get(plan) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => one - other).map(([name]) => name);
}
