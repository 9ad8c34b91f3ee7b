import type { PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { useLoaderData } from 'react-router-dom';
import { aboutWords } from '../../content/about-words';
import { mobileBlocks } from '../../mobile-blocks';
import { PageBody, type AboutData } from './about-body';

export async function loader(): Promise<AboutData> {
  return { jobs: await mobileBlocks.jobs() };
}

function organisation({ brand, legalName, origin, phone, email, addresses }: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'Organization',
    name: brand,
    legalName,
    url: origin,
    telephone: phone,
    email,
    address: addresses.map(({ city, line }) => ({
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressLocality: city,
      streetAddress: line,
    })),
  };
}

export const handle: PageHandle<AboutData> = {
  layout: 'default',
  device: 'mobile',
  head: (_data, { site }) => ({
    title: `${aboutWords.head.title}-${site.brand}`,
    description: aboutWords.head.description,
    keywords: aboutWords.head.keywords,
    canonical: '/home/about',
    jsonLd: [organisation(site)],
  }),
};

export function Component() {
  const { jobs } = useLoaderData<typeof loader>();
  return <PageBody jobs={jobs} />;
}
