import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { ServicePanel } from '../../components/service-panel';
import { productServices, productServiceCopy } from '../../content/product-services/panels';

const service = productServices.find(({ key }) => key === 'cloudServices');

export const handle = previewHandle('cloudServices');

export function Component() {
  return (
    <PreviewFrame name="cloudServices">
      <h2>
        <VisuallyHidden>{productServiceCopy.title}</VisuallyHidden>
      </h2>
      {service && <ServicePanel service={service} />}
    </PreviewFrame>
  );
}
