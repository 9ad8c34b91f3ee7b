import type { Download, DownloadsResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import type { PageHandle } from '@site/shared/page/page-handle';
import { Button } from '@site/shared/ui/button';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { useLoaderData } from 'react-router-dom';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { LeadBand } from '../../components/lead-band';
import { listOf } from '../../components/list-answer';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/studio-client';
import { ClientErrors } from './home-3d-client-errors';
import { ClientVersions } from './home-3d-client-versions';
import { ClientWindow } from './home-3d-client-window';

type ClientData = { current: Download | null };

const path = '/home/3dClient';
const { name } = words.clientHead;
const { download, released, unknown, ...hero } = words.clientHero;
const slug = 'studio-3d';
const downloads = '/home/download#pc';

/** Version and size come from the download centre's list; the page is whole without them. */
export async function loader(): Promise<ClientData> {
  const list = listOf(await http.block<DownloadsResponse>('cms', '/open/v1/download/list'));
  return { current: list.find((item) => item.slug === slug) ?? null };
}

export const handle: PageHandle<ClientData> = {
  layout: 'default',
  head: (_, context) => productHead(words.clientHead, path, words.clientQuestions, context),
};

function factsOf(current: Download | null): string {
  if (!current) return unknown;
  const { version, platform, size, updated } = current;
  return `${version} · ${platform} · ${size} · ${updated} ${released}`;
}

function Begin() {
  return (
    <>
      <Button to={downloads} look="action">
        {download}
      </Button>
      <ConsultButton to="#lead" />
    </>
  );
}

export function Component() {
  const { current } = useLoaderData<typeof loader>();

  return (
    <>
      <ProductHero
        ground="mint"
        picture="below"
        crumbs={productCrumbs(name, path)}
        name={name}
        note={factsOf(current)}
        buttons={<Begin />}
        {...hero}
      >
        <ClientWindow />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.clientAnchors} />
      <FactTable id="needs" {...words.clientNeeds} />
      <StepLine id="install" ground="dark" {...words.clientInstall} />
      <ClientErrors />
      <ClientVersions current={current} />
      <QuestionSection questions={words.clientQuestions} />
      <RelatedLinks list={words.clientRelated} />
      <LeadBand {...words.clientLead} />
    </>
  );
}
