import { Search } from 'lucide-react';
import styles from './site-search.module.css';

/** A plain form to the search page; one stands in the bar's panel and one in the slide-out menu. */
export function SiteSearch({ id }: { id: string }) {
  return (
    <form className={styles.form} action="/search" method="get" role="search" aria-label="站内搜索">
      <label className={styles.label} htmlFor={id}>
        搜索产品、案例、帮助与资讯
      </label>
      <div className={styles.field}>
        <input
          className={styles.input}
          id={id}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="如：白名单、年会、云导播"
        />
        <button className={styles.button} type="submit" aria-label="搜索">
          <Search size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
