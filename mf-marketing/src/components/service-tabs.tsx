'use static';

import { ChoiceLine } from './choice-line';
import { Section } from '@site/shared/ui/section';
import { productServices, productServiceCopy } from '../content/product-services/panels';
import { ServicePanel } from './service-panel';

const { title, intro, choose } = productServiceCopy;
const tabs = productServices.map((service) => ({ name: service.name, panel: <ServicePanel service={service} /> }));

/** 产品服务: three delivery services as tabs that need no script. */
export function ServiceTabs() {
  return (
    <Section id="services" title={title} intro={intro}>
      <ChoiceLine legend={choose} tabs={tabs} />
    </Section>
  );
}
