import type { DownloadsResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { listOf } from '../../components/list-answer';
import { productHead } from '../../components/product-head';
import * as words from '../../content/studio-client';
import { PageBody, type ClientData } from './home-3d-client-body';

const path = '/home/3dClient';
const slug = 'studio-3d';

/** Version and size come from the download centre's list; the page is whole without them. */
export async function loader(): Promise<ClientData> {
  const list = listOf(await http.block<DownloadsResponse>('cms', '/open/v1/download/list'));
  return { current: list.find((item) => item.slug === slug) ?? null };
}

export const handle: PageHandle<ClientData> = {
  layout: 'default',
  head: (_, context) => productHead(words.clientHead, path, words.clientQuestions, context),
};

export function Component() {
  const { current } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody current={current} />
      <LeadBand {...words.clientLead} />
    </>
  );
}
