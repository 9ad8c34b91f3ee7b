import { ChoiceSegments } from '@site/shared/ui/choice-segments';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { homeCopy } from '../../content/home/sections';
import { type Scenario, scenarios } from '../../content/scenarios';
import { HomeScenarioStage } from './home-scenario-stage';
import styles from './home-scenarios.module.css';

function ScenarioPanel({ scenario }: { scenario: Scenario }) {
  const { key, title, before, during, after, link, more } = scenario;

  return (
    <div className={styles.panel}>
      <HomeScenarioStage scenario={key} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <dl className={styles.steps}>
          {Object.entries({ 播前: before, 播中: during, 播后: after }).map(([when, what]) => (
            <div key={when} className={styles.step}>
              <dt>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <MoreLink to={link} track="details_click">
          {more}
        </MoreLink>
      </div>
    </div>
  );
}

/** Four scenarios as tabs. */
export function HomeScenarios() {
  return (
    <Section title={homeCopy.scenarios.title} className={styles.section ?? ''}>
      <ChoiceSegments
        legend={homeCopy.scenarios.choose}
        tabs={scenarios.map((scenario) => ({ name: scenario.name, panel: <ScenarioPanel scenario={scenario} /> }))}
      />
    </Section>
  );
}
