import type { CaseStudy } from '@site/shared/contract/cases';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import type { Crumb, HeadContext, PageHandle, PageHead } from '@site/shared/page/page-handle';
import { caseAddress } from '../../components/case-card';
import { productCrumbs } from '../../components/product-head';
import { libraryHead } from '../../content/home-case';
import { chosenFilters, libraryAddress, libraryParameters, libraryPlace } from './home-case.address';
import type { CaseData, Library } from './home-case.loader';

const { name, title, description, keywords } = libraryHead;

export function studyCrumbs({ id, customer }: CaseStudy): Crumb[] {
  return [...productCrumbs(name, libraryAddress), { name: customer, link: caseAddress(id) }];
}

/** Filtered pages have their own title; those beyond the first, and all searches, are noindex. */
function libraryHeadOf({ query, page }: Library, { site }: HeadContext): PageHead {
  const chosen = chosenFilters(query);
  const place = chosen.length > 0 ? `${chosen.map(({ value }) => value).join('_')}_直播案例` : title;
  const first = page.pageIndex === 1;
  const filtered = libraryPlace({ ...query, q: '', sort: 'recommended' });
  return {
    title: `${withPage(place, page.pageIndex)}-${site.brand}`,
    description:
      chosen.length > 0
        ? `${chosen.map(({ value }) => value).join('、')}：共 ${page.total} 个案例。${description}`
        : description,
    keywords,
    canonical: chosen.length > 0 ? filtered : pageCanonical(libraryAddress, page.pageIndex),
    noindex: query.q !== '' || query.sort !== 'recommended' || !first,
    breadcrumb: productCrumbs(name, libraryAddress),
  };
}

function studyHead(study: CaseStudy, { site }: HeadContext): PageHead {
  const { id, title: headline, result, industry, scene, published } = study;
  return {
    title: `${headline}_${industry}案例-${site.brand}`,
    description: `${study.customer}：${result}。背景、挑战、方案与数据结果，均为示例数据。`,
    keywords: [`${industry}直播案例`, `${scene}直播`, ...study.products],
    canonical: caseAddress(id),
    breadcrumb: studyCrumbs(study),
    published,
    jsonLd: [
      {
        '@type': 'Article',
        headline,
        description: result,
        articleSection: industry,
        datePublished: published,
        author: { '@type': 'Organization', name: site.brand },
        publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
        mainEntityOfPage: `${site.origin}${caseAddress(id)}`,
      },
    ],
  };
}

export const caseHandle: PageHandle<CaseData> = {
  layout: 'default',
  header: 'solid',
  query: libraryParameters,
  head: (data, context) => (data.kind === 'study' ? studyHead(data.study, context) : libraryHeadOf(data, context)),
};
