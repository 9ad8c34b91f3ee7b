import type { HeadContext, PageHead } from '@site/shared/page/page-handle';
import { indexCopy } from '../../content/index/hero';

const contactPoint = { '@type': 'ContactPoint', contactType: 'sales', availableLanguage: 'zh-CN' };

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
        ...(site.brandLatin && { alternateName: site.brandLatin }),
        legalName: site.legalName,
        url: `${site.origin}/`,
        ...(site.email && { email: site.email }),
        ...(site.phone && { contactPoint: { ...contactPoint, telephone: site.phone } }),
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
