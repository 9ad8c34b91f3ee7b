import { Poster } from '@site/shared/ui/poster';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { SnapRow } from '../../components/snap-row';
import { homeWords } from '../../content/home-words';
import { marketAddress } from '../../mobile-addresses';
import type { MarketPick } from './home.data';
import styles from './home-cards.module.css';

/** Five of the marketing contents, in the specification's order. */
export function HomePicks({ picks }: { picks: readonly MarketPick[] }) {
  const { title, intro, label } = homeWords.picks;

  return (
    <Section title={title} intro={intro}>
      <SnapRow label={label}>
        {picks.map(({ id, title: name, words, category, scene }) => (
          <Link key={id} className={styles.card} to={marketAddress(id)}>
            <Poster scene={scene} seed={id} square />
            <span className={styles.words}>
              <span className={styles.kicker}>{category}</span>
              <b className={styles.name}>{name}</b>
              <span className={styles.text}>{words}</span>
            </span>
          </Link>
        ))}
      </SnapRow>
    </Section>
  );
}
