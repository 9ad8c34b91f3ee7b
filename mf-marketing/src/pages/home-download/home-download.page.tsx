import { listDownloads } from '@site/shared/calls/downloads';
import type { Download } from '@site/shared/contract/site';
import { fetchData } from '@site/shared/page/answers';
import type { PageHandle } from '@site/shared/page/page-handle';
import { Section } from '@site/shared/ui/section';
import { useLoaderData } from 'react-router-dom';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { LeadBand } from '../../components/lead-band';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { RelatedLinks } from '../../components/related-links';
import { downloadHead, downloadHero, downloadLead, downloadSections, downloadLinks } from '../../content/home-download';
import { kindOf, type SystemChoice, systemChoices } from './home-download.systems';
import { DownloadApps } from './home-download-app';
import { DownloadList } from './home-download-list';
import { DownloadSystems } from './home-download-systems';

const path = '/home/download';
const { name, title, description, keywords } = downloadHead;

export type DownloadData = { downloads: Download[]; systems: SystemChoice[] };

/** The list is main data. */
export async function loader(): Promise<DownloadData> {
  const { list } = await fetchData(listDownloads, {});
  return { downloads: list, systems: systemChoices(list) };
}

function application(item: Download, origin: string): Record<string, unknown> {
  return {
    '@type': 'SoftwareApplication',
    name: item.name,
    description: item.text,
    operatingSystem: item.platform,
    applicationCategory: kindOf(item) === 'more' ? 'DeveloperApplication' : 'MultimediaApplication',
    softwareVersion: item.version,
    fileSize: item.size,
    softwareRequirements: item.requires,
    dateModified: item.updated,
    url: `${origin}${path}#${item.slug}`,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY' },
  };
}

export const handle: PageHandle<DownloadData> = {
  layout: 'default',
  header: 'solid',
  served: ['downloads'],
  head: ({ downloads }, { site }) => ({
    title: `${title}-${site.brand}`,
    description,
    keywords,
    breadcrumb: productCrumbs(name, path),
    jsonLd: downloads.map((item) => application(item, site.origin)),
  }),
};

/** The download centre: systems to choose by hand, then the downloads for each. */
export function Component() {
  const { downloads, systems } = useLoaderData<typeof loader>();
  const { pc, app, more } = downloadSections;

  return (
    <>
      <ListHead crumbs={productCrumbs(name, path)} {...downloadHero} ground="tint" wide>
        <DownloadSystems systems={systems} />
      </ListHead>
      <Section {...pc} arrangement="split">
        <DownloadList downloads={downloads} kind="pc" leading="studio-windows" />
      </Section>
      <FirstScreenEnd />
      <Section {...app} ground="tint" arrangement="split">
        <DownloadApps downloads={downloads} />
      </Section>
      <Section {...more} arrangement="split">
        <DownloadList downloads={downloads} kind="more" />
      </Section>
      <RelatedLinks {...downloadLinks} />
      <LeadBand {...downloadLead} />
    </>
  );
}
