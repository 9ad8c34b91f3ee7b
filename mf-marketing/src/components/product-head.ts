import { answering, descriptionOf } from '@site/shared/page/description';
import type { Crumb, HeadContext, PageHead } from '@site/shared/page/page-handle';
import type { ProductHead, Question } from '../content/product-page';

/** Breadcrumb of a product page. Groups have no page of their own, so they are not listed. */
export function productCrumbs(name: string, path: string): Crumb[] {
  return [
    { name: '首页', link: '/' },
    { name, link: path },
  ];
}

/** The questions of a page as a schema.org FAQPage. */
export function faqPage(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Head of a product or scenario page: the brand after its title, its breadcrumb, and its questions as structured data. */
export function productHead(
  text: ProductHead,
  path: string,
  questions: readonly Question[],
  { site }: HeadContext,
): PageHead {
  const { title, description, keywords, name, alternate } = text;
  return {
    title: `${title}-${site.brand}`,
    description: descriptionOf(description, ...answering(questions)),
    keywords,
    breadcrumb: productCrumbs(name, path),
    ...(alternate && { alternate }),
    jsonLd: [
      {
        '@type': 'Service',
        name,
        description,
        url: `${site.origin}${path}`,
        provider: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
      },
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}
