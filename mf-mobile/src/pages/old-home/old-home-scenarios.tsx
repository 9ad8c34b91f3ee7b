import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { oldHomeCopy } from '../../content/old-home';
import { scenarios } from '../../content/scenarios';
import styles from './old-home.module.css';

/** The four scenarios, each with what is done before, during and after. */
export function OldHomeScenarios() {
  return (
    <Section title={oldHomeCopy.scenarios}>
      <SwipeRow label={oldHomeCopy.scenarios} columnsFrom="tablet" className={styles.scenarios}>
        {scenarios.map(({ key, name, title, before, during, after, link, more }) => (
          <div key={key} className={styles.scenario}>
            <p className={styles.kicker}>{name}</p>
            <h3 className={styles.saying}>{title}</h3>
            <dl className={styles.steps}>
              {Object.entries({ 播前: before, 播中: during, 播后: after }).map(([when, what]) => (
                <div key={when} className={styles.step}>
                  <dt>{when}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <MoreLink to={link}>{more}</MoreLink>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
