import { leastListed } from '@site/shared/contract/content-ids';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { descriptionOf, naming } from '@site/shared/page/description';
import type { Crumb, HeadContext, PageHandle, PageHead } from '@site/shared/page/page-handle';
import { caseAddress, readMetric } from '../../components/case-words';
import { productCrumbs } from '../../components/product-head';
import { filterNames, libraryHead } from '../../content/home-case/library';
import {
  chosenFilters,
  isLinked,
  libraryAddress,
  libraryParameters,
  type LibraryQuery,
  libraryPlace,
} from './home-case.address';
import { titlesOf } from './home-case-arrange';
import type { CaseData, Library, StudyData } from './home-case.loader';

const { name, title, description, keywords } = libraryHead;

export function studyCrumbs({ id, customer }: StudyData): Crumb[] {
  return [...productCrumbs(name, libraryAddress), { name: customer, link: caseAddress(id) }];
}

/** What is chosen, as text that tells a scene from the product of the same name. */
function filterText(query: LibraryQuery): string {
  return chosenFilters(query)
    .map(({ name: filter, value }) => (filter === 'q' ? `“${value}”` : `${value}${filterNames[filter]}`))
    .join('、');
}

/** Only the library and single filters with enough cases are for search engines; all else names its parent. */
function libraryHeadOf({ query, page, cases }: Library, { site }: HeadContext): PageHead {
  const filters = filterText(query);
  const { pageIndex, total } = page;
  const own = isLinked(query) && (filters === '' || total >= leastListed);
  const place = own ? libraryPlace(query) : libraryAddress;
  return {
    title: `${withPage(filters ? `${filters}_直播案例` : title, pageIndex)}-${site.brand}`,
    description: descriptionOf(
      filters ? `${filters}的企业直播案例，共 ${total} 个。` : pageIndex > 1 ? '' : description,
      naming(pageIndex > 1 ? `直播案例库第 ${pageIndex} 页` : '例如', titlesOf(cases)),
      description,
    ),
    keywords,
    canonical: filters ? place : pageCanonical(libraryAddress, pageIndex),
    noindex: !own || pageIndex > 1,
    breadcrumb: productCrumbs(name, libraryAddress),
  };
}

function studyHead(study: StudyData, { site }: HeadContext): PageHead {
  const { id, title: headline, result, industry, scene, published } = study;
  return {
    title: `${headline}_${industry}案例-${site.brand}`,
    description: descriptionOf(
      `${study.customer}：${result}。`,
      naming(
        '结果',
        study.metrics.map(readMetric).map((metric) => `${metric.name} ${metric.value}${metric.unit}`),
      ),
      `${industry}的${scene}直播怎么做，从背景、挑战、方案到数据结果一次写完。`,
    ),
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
  served: ['study'],
  footer: ({ kind }) => (kind === 'study' ? 'compact' : undefined),
  head: (data, context) => (data.kind === 'study' ? studyHead(data.study, context) : libraryHeadOf(data, context)),
};
