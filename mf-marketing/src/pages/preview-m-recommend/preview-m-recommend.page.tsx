import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { MarketingRecommend } from '../../components/marketing-recommend';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mRecommend');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mRecommend" bleed>
      <MarketingRecommend items={plan.recommend} />
    </PreviewFrame>
  );
}
