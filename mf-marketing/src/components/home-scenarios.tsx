'use static';

import { ChoiceLine } from './choice-line';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SolutionPanel } from './solution-panel';
import { homeCopy } from '../content/home-sections';
import { type SolutionKey, solutions } from '../content/solutions/panels';

const { choose, more } = homeCopy.scenarios;

type HomeScenariosProps = {
  title?: string;
  intro?: string;
  /** The scenario that is shown first. */
  first?: SolutionKey;
};

/** Four scenarios as tabs that need no script. */
export function HomeScenarios({
  title = homeCopy.scenarios.title,
  intro = homeCopy.scenarios.intro,
  first = 'businessActivity',
}: HomeScenariosProps) {
  const inOrder = [...solutions].sort((one, other) => Number(other.key === first) - Number(one.key === first));
  const tabs = inOrder.map((solution) => ({ name: solution.name, panel: <SolutionPanel solution={solution} /> }));

  return (
    <Section title={title} intro={intro} action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <ChoiceLine legend={choose} tabs={tabs} />
    </Section>
  );
}
