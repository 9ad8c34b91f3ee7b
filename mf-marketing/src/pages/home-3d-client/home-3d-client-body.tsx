'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import type { Download } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { clientAnchors, clientHead, clientHero } from '../../content/home-3d-client/hero';
import { clientQuestions } from '../../content/home-3d-client/questions';
import { clientInstall, clientNeeds, clientRelated } from '../../content/home-3d-client/sections';
import { ClientErrors } from './home-3d-client-errors';
import { ClientVersions } from './home-3d-client-versions';
import { ClientWindow } from './home-3d-client-window';

export type ClientData = { current: Download | null };

const path = '/home/3dClient';
const { name } = clientHead;
const { download, released, unknown, ...hero } = clientHero;
const downloads = '/home/download#pc';

function factsOf(current: Download | null): string {
  if (!current) return unknown;
  const { version, platform, size, updated } = current;
  return `${version} · ${platform} · ${size} · ${updated} ${released}`;
}

function HeroButtons() {
  return (
    <>
      <Button to={downloads} look="action">
        {download}
      </Button>
      <ConsultButton to="#lead" />
    </>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ current, facts }: ClientData & PageFacts) {
  return (
    <>
      <ProductHero
        ground="mint"
        picture="below"
        crumbs={productCrumbs(name, path)}
        name={name}
        note={factsOf(current)}
        buttons={<HeroButtons />}
        {...hero}
      >
        <ClientWindow />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={clientAnchors} />
      <FactTable id="needs" {...fillWords(clientNeeds, facts)} />
      <StepLine id="install" ground="dark" {...clientInstall} />
      <ClientErrors />
      <ClientVersions current={current} />
      <QuestionSection questions={fillWords(clientQuestions, facts)} related={clientRelated} />
    </>
  );
}
