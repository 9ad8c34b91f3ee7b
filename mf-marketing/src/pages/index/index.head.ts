import type { HeadContext, PageHead } from '@site/shared/page/page-handle';
import { indexCopy } from '../../content/index/hero';

/** Structured data of the site: its owner and its search. */
export function homeHead(_: unknown, { site }: HeadContext): PageHead {
  const { title, description, keywords } = indexCopy.head;
  return {
    title: `${title}-${site.brand}`,
    description,
    keywords,
    alternate: '/m/',
    jsonLd: [
      {
        '@type': 'Organization',
        name: site.brand,
        alternateName: site.brandLatin,
        legalName: site.legalName,
        url: `${site.origin}/`,
        email: site.email,
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: site.phone,
          contactType: 'sales',
          availableLanguage: 'zh-CN',
        },
      },
      {
        '@type': 'WebSite',
        name: site.brand,
        url: `${site.origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site.origin}/search?q={keyword}`,
          'query-input': 'required name=keyword',
        },
      },
    ],
  };
}
