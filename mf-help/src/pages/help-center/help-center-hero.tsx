import type { HotWord } from '@site/shared/contract/help';
import { TitleLines } from '@site/shared/ui/title-lines';
import { HotWords } from '../../components/hot-words';
import { SearchForm } from '../../components/search-form';
import { centreCopy } from '../../content/help-center/page';
import styles from './help-center-hero.module.css';
import { Urgent } from './help-center-urgent';

/** The search box, with urgent problems beside it. */
export function Hero({ hotWords }: { hotWords: readonly HotWord[] | null }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.heading}>
            <TitleLines lines={[centreCopy.heading]} />
          </h1>
          <p className={styles.lead}>{centreCopy.lead}</p>
          <div className={styles.box}>
            <SearchForm />
          </div>
          <HotWords text={hotWords} />
        </div>
        <Urgent />
      </div>
    </section>
  );
}
