import { ClauseTitle } from '@site/shared/ui/clause-title';
import { ChoiceThirds } from '../../components/choice-thirds';
import { Section } from '@site/shared/ui/section';
import beside from '../../components/beside.module.css';
import { partyGames } from '../../content/activity';
import styles from './activity-games.module.css';

/** Six games, one at a time: what it is, what to prepare, what to mind. */
export function ActivityGames() {
  const { title, choose, items, ready, mind } = partyGames;

  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} ground="tint" className={beside.beside}>
      <ChoiceThirds
        legend={choose}
        tabs={items.map((game) => ({
          name: game.name,
          panel: (
            <div className={styles.game}>
              <p className={styles.what}>{game.what}</p>
              <dl className={styles.notes}>
                <div className={styles.note}>
                  <dt>{ready}</dt>
                  <dd>{game.ready}</dd>
                </div>
                <div className={styles.note}>
                  <dt>{mind}</dt>
                  <dd>{game.mind}</dd>
                </div>
              </dl>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
