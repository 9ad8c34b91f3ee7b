import type { MarketingDetail } from '@site/shared/contract/marketing';
import { useLoaderData } from 'react-router-dom';
import { MarketingProducts } from '../../components/marketing-products';
import { loadFirstPlan } from '../../components/marketing-service';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';

export const loader = loadFirstPlan;
export const handle = previewHandle<MarketingDetail>('mProduct');

export function Component() {
  const plan = useLoaderData<typeof loader>();

  return (
    <PreviewFrame name="mProduct" bleed>
      <MarketingProducts products={plan.products} />
    </PreviewFrame>
  );
}
