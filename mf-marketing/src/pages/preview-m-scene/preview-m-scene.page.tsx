import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { MarketingScenes } from '../../components/marketing-scenes';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mScene');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mScene" bleed>
      <MarketingScenes scenes={plan.scenes} />
    </PreviewFrame>
  );
}
