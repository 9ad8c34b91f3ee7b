import { answering, descriptionOf } from '@site/shared/page/description';
import type { PageHandle } from '@site/shared/page/page-handle';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { questionsForSearch } from '../../components/questions-for-search';
import { marketCopy } from '../../content/market';
import { pcAddresses } from '../../mobile-addresses';
import { mobileContent } from '../../mobile-content';
import { queryId } from '../../query-id';
import { groupsOf, type MarketData } from './market.data';
import { MarketDetail } from './market-detail';
import { MarketList } from './market-list';

/** One content by its id, without one the list of all. */
export async function loader({ request }: LoaderFunctionArgs): Promise<MarketData> {
  const id = queryId(request, 'id', 'Marketing content');
  if (id === undefined) return { item: null, groups: groupsOf(await mobileContent.marketing()) };
  return { item: await mobileContent.marketingDetail(id), groups: [] };
}

export const handle: PageHandle<MarketData> = {
  layout: 'default',
  device: 'mobile',
  query: ['id'],
  footer: ({ item }) => (item ? 'compact' : undefined),
  head: ({ item }, { site }) => {
    const { title, description, keywords } = marketCopy.head;
    if (!item) return { title: `${title}-${site.brand}`, description, keywords, canonical: pcAddresses.marketList };
    return {
      title: `${item.title}_${item.categoryName}方案-${site.brand}`,
      description: descriptionOf(item.description, ...answering(item.faqs), item.banner.text),
      keywords: [item.title, item.categoryName, '直播营销方案'],
      canonical: pcAddresses.market(item.id),
      jsonLd: item.faqs.length > 0 ? [questionsForSearch(item.faqs)] : [],
    };
  },
};

export function Component() {
  const { item, groups } = useLoaderData<typeof loader>();
  return item ? <MarketDetail item={item} /> : <MarketList groups={groups} />;
}
