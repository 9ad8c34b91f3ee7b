import type { MarketingTool, MarketingToolsResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import { listIn } from '@site/shared/page/answers';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { planNames, readToolQuery, type ToolQuery } from './home-micro-marketing.address';

export type ToolsData = { tools: MarketingTool[]; query: ToolQuery };

const path = '/open/v1/tool/list';

/** The whole catalogue: two dozen tools, filtered by the page. A group or plan that no tool has is no address. */
export async function loadTools({ request }: LoaderFunctionArgs): Promise<ToolsData> {
  const query = readToolQuery(new URL(request.url).searchParams);
  const { list: tools } = listIn(await http.get<MarketingToolsResponse>('cms', path), path);
  if (query.group && !tools.some(({ group }) => group === query.group)) notFound(`Tools of the group ${query.group}`);
  if (query.plan && !planNames(tools).includes(query.plan)) notFound(`Tools of the plan ${query.plan}`);
  return { tools, query };
}
