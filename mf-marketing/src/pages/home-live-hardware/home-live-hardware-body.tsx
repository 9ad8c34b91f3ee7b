'use static';

import { StageFrame } from '@site/shared/ui/stages/stage-frame';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/hardware';
import { HardwareKits } from './home-live-hardware-kits';
import { KitPicture } from './home-live-hardware-picture';

const path = '/home/liveHardware';
const { name } = words.hardwareHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero
        ground="plain"
        picture="ahead"
        crumbs={productCrumbs(name, path)}
        name={name}
        {...words.hardwareHero}
      >
        <StageFrame label="一间演播厅的设备：三台摄像机、三面绿幕、灯与抠像工作站" ground="sand">
          <KitPicture kit="studio" />
        </StageFrame>
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.hardwareAnchors} />
      <HardwareKits />
      <BeforeAfter id="rent" {...words.hardwareBefore} />
      <FactTable id="match" ground="sand" {...words.hardwareMatch} />
      <QuestionSection questions={words.hardwareQuestions} />
      <RelatedLinks list={words.hardwareRelated} />
    </>
  );
}
