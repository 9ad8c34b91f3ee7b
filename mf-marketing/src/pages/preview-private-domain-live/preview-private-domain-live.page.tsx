import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { SolutionPanel } from '../../components/solution-panel';
import { homeCopy } from '../../content/home-sections';
import { solutions } from '../../content/solutions/panels';

const solution = solutions.find(({ key }) => key === 'privateDomainLive');

export const handle = previewHandle('privateDomainLive');

export function Component() {
  return (
    <PreviewFrame name="privateDomainLive">
      <h2>
        <VisuallyHidden>{homeCopy.scenarios.title}</VisuallyHidden>
      </h2>
      {solution && <SolutionPanel solution={solution} />}
    </PreviewFrame>
  );
}
