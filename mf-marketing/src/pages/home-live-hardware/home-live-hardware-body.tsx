'use static';

import { StageFrame } from '@site/drawings/stages/stage-frame';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StillAside } from '../../components/still-aside';
import { hardwareAnchors, hardwareHead, hardwareHero } from '../../content/home-live-hardware/hero';
import { hardwareQuestions } from '../../content/home-live-hardware/questions';
import {
  hardwareBefore,
  hardwareCase,
  hardwareMatch,
  hardwareRelated,
} from '../../content/home-live-hardware/sections';
import { HardwareKits } from './home-live-hardware-kits';
import { KitPicture } from './home-live-hardware-picture';
import { kitDrawings } from './home-live-hardware-rooms';
import { caseStill } from './home-live-hardware-stills';

const path = '/home/liveHardware';
const { name } = hardwareHead;

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="plain" picture="ahead" crumbs={productCrumbs(name, path)} name={name} {...hardwareHero}>
        <StageFrame label="一间演播厅的设备：三台摄像机、三面绿幕、灯与抠像工作站" ground="sand">
          <KitPicture kit="studio" scene={kitDrawings.studio} />
        </StageFrame>
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={hardwareAnchors} />
      <HardwareKits />
      <FirstScreenEnd />
      <StillAside still={caseStill} {...hardwareCase} />
      <BeforeAfter id="rent" {...hardwareBefore} />
      <FactTable id="match" ground="sand" {...hardwareMatch} />
      <QuestionSection questions={hardwareQuestions} related={hardwareRelated} />
    </>
  );
}
