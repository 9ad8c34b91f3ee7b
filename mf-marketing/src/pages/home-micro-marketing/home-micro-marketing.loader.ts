import { listMarketingTools } from '@site/shared/calls/marketing-tools';
import type { MarketingTool } from '@site/shared/contract/site';
import { fetchData } from '@site/shared/page/answers';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { planNames, readToolQuery, type ToolQuery } from './home-micro-marketing.address';

export type ToolsData = { tools: MarketingTool[]; query: ToolQuery };

/** The whole catalogue: two dozen tools, filtered by the page. A group or plan without tools is a 404. */
export async function loadTools({ request }: LoaderFunctionArgs): Promise<ToolsData> {
  const query = readToolQuery(new URL(request.url).searchParams);
  const { list: tools } = await fetchData(listMarketingTools, {});
  if (query.group && !tools.some(({ group }) => group === query.group)) notFound(`Tools of the group ${query.group}`);
  if (query.plan && !planNames(tools).includes(query.plan)) notFound(`Tools of the plan ${query.plan}`);
  return { tools, query };
}
