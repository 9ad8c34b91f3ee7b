import { answering, descriptionOf } from '@site/shared/page/description';
import type { Crumb, HeadContext, PageHandle, PageHead } from '@site/shared/page/page-handle';
import { faqPage, productCrumbs } from '../../components/product-head';
import { marketingHead } from '../../content/home-marketing';
import type { MarketingData, PlanDetail } from './home-marketing.loader';

export const plansAddress = '/home/marketing';
const mobileAddress = '/m/market';

const { name, title, description, keywords } = marketingHead;

export function planCrumbs(detail: PlanDetail): Crumb[] {
  return [...productCrumbs(name, plansAddress), { name: detail.title, link: `${plansAddress}/${detail.id}` }];
}

function planHead(detail: PlanDetail, { site }: HeadContext): PageHead {
  const address = `${plansAddress}/${detail.id}`;
  return {
    title: `${detail.title}_${detail.categoryName}直播方案-${site.brand}`,
    description: descriptionOf(detail.description, detail.banner.text, ...answering(detail.faqs)),
    keywords: [detail.title, `${detail.categoryName}直播`, '直播营销方案'],
    canonical: address,
    alternate: `${mobileAddress}?id=${detail.id}`,
    breadcrumb: planCrumbs(detail),
    published: detail.published,
    jsonLd: [
      {
        '@type': 'Article',
        headline: detail.title,
        description: detail.description,
        articleSection: detail.categoryName,
        datePublished: detail.published,
        author: { '@type': 'Organization', name: site.brand },
        publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
        mainEntityOfPage: `${site.origin}${address}`,
      },
      ...(detail.faqs.length > 0 ? [faqPage(detail.faqs)] : []),
    ],
  };
}

export const marketingHandle: PageHandle<MarketingData> = {
  layout: 'default',
  header: 'solid',
  served: ['categories', 'detail', 'recommend'],
  footer: ({ kind }) => (kind === 'plan' ? 'compact' : undefined),
  head: (data, context) =>
    data.kind === 'plan'
      ? planHead(data.detail, context)
      : {
          title: `${title}-${context.site.brand}`,
          description,
          keywords,
          alternate: mobileAddress,
          breadcrumb: productCrumbs(name, plansAddress),
        },
};
