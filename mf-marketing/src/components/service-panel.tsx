'use static';

import { NarrowConsole } from '../drawings/narrow-console';
import { StudioStage } from '../drawings/studio-stage';
import type { ReactNode } from 'react';
import type { ProductService, ServiceKey } from '../content/product-services/panels';
import { wholeCasePapers } from '../content/product-services/stages';
import { DocumentStage } from './document-stage';
import { FeatureRow } from './feature-row';
import { cameraFiles, setFiles, studioFiles } from './service-files';

const stages: Record<ServiceKey, ReactNode> = {
  cloudServices: <NarrowConsole pictures={Object.values(cameraFiles)} />,
  virtualLive: <StudioStage files={{ onAir: studioFiles.greenRoom, sets: Object.values(setFiles) }} />,
  wholeCase: <DocumentStage work={wholeCasePapers} />,
};

/** Text and stage of one delivery service; used in the campaign home's tabs and alone in the previews. */
export function ServicePanel({ service: { key, feature } }: { service: ProductService }) {
  return <FeatureRow feature={feature}>{stages[key]}</FeatureRow>;
}
