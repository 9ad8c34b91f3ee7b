import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/hardware';
import { PageBody } from './home-live-hardware-body';

const path = '/home/liveHardware';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.hardwareHead, path, words.hardwareQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.hardwareLead} />
    </>
  );
}
