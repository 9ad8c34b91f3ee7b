import { organisation } from '@site/shared/page/organisation';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { aboutCopy } from '../../content/about';
import { mobileBlocks } from '../../mobile-blocks';
import { PageBody, type AboutData } from './about-body';

export async function loader(): Promise<AboutData> {
  return { jobs: await mobileBlocks.jobs() };
}

export const handle: PageHandle<AboutData> = {
  layout: 'default',
  device: 'mobile',
  served: ['jobs'],
  head: (_data, { site }) => ({
    title: `${aboutCopy.head.title}-${site.brand}`,
    description: aboutCopy.head.description,
    keywords: aboutCopy.head.keywords,
    canonical: '/home/about',
    jsonLd: [organisation(site)],
  }),
};

export function Component() {
  const { jobs } = useLoaderData<typeof loader>();
  return <PageBody jobs={jobs} />;
}
