import type { HotWord } from '@site/shared/contract/help';
import { HotWords } from '../../components/hot-words';
import { SearchForm } from '../../components/search-form';
import { centreWords } from '../../content/help-words';
import styles from './help-center-hero.module.css';
import { Urgent } from './help-center-urgent';

/** The question first; beside it what cannot wait. */
export function Hero({ hotWords }: { hotWords: readonly HotWord[] | null }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.heading}>{centreWords.heading}</h1>
          <p className={styles.lead}>{centreWords.lead}</p>
          <div className={styles.box}>
            <SearchForm />
          </div>
          <HotWords words={hotWords} />
        </div>
        <Urgent />
      </div>
    </section>
  );
}
