import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { hardwareAsk, hardwareHead } from '../../content/home-live-hardware/hero';
import { hardwareQuestions } from '../../content/home-live-hardware/questions';
import { hardwareLead } from '../../content/home-live-hardware/sections';
import { PageBody } from './home-live-hardware-body';

const path = '/home/liveHardware';

export const handle: PageHandle = {
  layout: 'default',
  ask: hardwareAsk,
  head: (_, context) => productHead(hardwareHead, path, hardwareQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...hardwareLead} />
    </>
  );
}
