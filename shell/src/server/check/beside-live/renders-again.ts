import { faultIn } from '../../releases/section-trial';
import type { RenderAnswer } from '../../../render/pages/worker-messages';
import { lacksData } from '../render-in';

/** How often a page is rendered once more: what fails for one visitor in five does so here with nine chances in ten. */
const times = 12;

/** What ends its process answers nothing. */
const ended = ({ message }: Error) => ({ status: 500, fault: message }) as RenderAnswer;

/** Why a page that was shown is not shown each time, as the end of a sentence. Data that did not come is no fault of it. */
export async function unsteadyFault(render: () => Promise<RenderAnswer>): Promise<string | undefined> {
  const faults: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await render().catch(ended);
    const fault = faultIn(answer) ?? answer.fault?.split('\n')[0];
    if (!lacksData(answer) && (fault !== undefined || answer.status !== 200))
      faults.push(fault ?? `it answers ${answer.status}`);
  }
  return faults.length === 0 ? undefined : `fails in ${faults.length} of ${times} renders: ${faults[0]}`;
}
