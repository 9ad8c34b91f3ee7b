import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { PreviewFrame, previewHandle } from '../../components/preview-frame';
import { SolutionPanel } from '../../components/solution-panel';
import { homeWords } from '../../content/home-words';
import { solutions } from '../../content/solutions';

const solution = solutions.find(({ key }) => key === 'trainingLive');

export const handle = previewHandle('trainingLive');

export function Component() {
  return (
    <PreviewFrame name="trainingLive">
      <h2>
        <VisuallyHidden>{homeWords.scenarios.title}</VisuallyHidden>
      </h2>
      {solution && <SolutionPanel solution={solution} />}
    </PreviewFrame>
  );
}
