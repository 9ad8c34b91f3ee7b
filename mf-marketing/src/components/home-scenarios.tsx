'use static';

import { ChoiceTabs } from '@site/shared/ui/choice-tabs';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SolutionPanel } from './solution-panel';
import { homeCopy } from '../content/home-sections';
import { solutions } from '../content/solutions/panels';

const { title, intro, choose, more } = homeCopy.scenarios;
const tabs = solutions.map((solution) => ({ name: solution.name, panel: <SolutionPanel solution={solution} /> }));

/** Four scenarios as tabs that need no script. */
export function HomeScenarios() {
  return (
    <Section title={title} intro={intro} action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <ChoiceTabs legend={choose} tabs={tabs} look="line" />
    </Section>
  );
}
