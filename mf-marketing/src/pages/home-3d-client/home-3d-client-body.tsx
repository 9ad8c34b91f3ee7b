'use static';

import type { Download } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/studio-client';
import { ClientErrors } from './home-3d-client-errors';
import { ClientVersions } from './home-3d-client-versions';
import { ClientWindow } from './home-3d-client-window';

export type ClientData = { current: Download | null };

const path = '/home/3dClient';
const { name } = words.clientHead;
const { download, released, unknown, ...hero } = words.clientHero;
const downloads = '/home/download#pc';

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

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ current }: ClientData) {
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
    </>
  );
}
