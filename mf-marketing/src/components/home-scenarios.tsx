'use static';

import { ChoiceTabs } from '@site/shared/ui/choice-tabs';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SolutionPanel } from './solution-panel';
import { homeWords } from '../content/home-words';
import { solutions } from '../content/solutions';

const { title, intro, choose, more } = homeWords.scenarios;
const tabs = solutions.map((solution) => ({ name: solution.name, panel: <SolutionPanel solution={solution} /> }));

/** Four ways of working behind tabs that need no script. */
export function HomeScenarios() {
  return (
    <Section title={title} intro={intro} action={<MoreLink to={more.link}>{more.words}</MoreLink>}>
      <ChoiceTabs legend={choose} tabs={tabs} look="line" />
    </Section>
  );
}
