import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { ServicePanel } from '../../components/service-panel';
import { productServices, productServiceCopy } from '../../content/product-services/panels';

const service = productServices.find(({ key }) => key === 'virtualLive');

export const handle = previewHandle('virtualLive');

export function Component() {
  return (
    <PreviewFrame name="virtualLive">
      <h2>
        <VisuallyHidden>{productServiceCopy.title}</VisuallyHidden>
      </h2>
      {service && <ServicePanel service={service} />}
    </PreviewFrame>
  );
}
