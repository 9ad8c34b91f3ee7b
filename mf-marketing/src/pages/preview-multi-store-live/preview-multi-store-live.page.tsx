import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { SolutionPanel } from '../../components/solution-panel';
import { homeCopy } from '../../content/home-sections';
import { solutions } from '../../content/solutions/panels';

const solution = solutions.find(({ key }) => key === 'multiStoreLive');

export const handle = previewHandle('multiStoreLive');

export function Component() {
  return (
    <PreviewFrame name="multiStoreLive">
      <h2>
        <VisuallyHidden>{homeCopy.scenarios.title}</VisuallyHidden>
      </h2>
      {solution && <SolutionPanel solution={solution} />}
    </PreviewFrame>
  );
}
