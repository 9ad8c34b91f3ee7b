import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { MarketingBanner } from '../../components/marketing-banner';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mBanner');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mBanner" bleed>
      <MarketingBanner item={plan} level={2} formAt="/home/signUp" />
    </PreviewFrame>
  );
}
