import { Link } from 'react-router-dom';
import type { SearchHow } from '../contract/search';
import styles from './search-notice.module.css';

type SearchNoticeProps = {
  how: SearchHow;
  /** Leads to exactly what was typed, where something else was searched. */
  exact: string;
  /** Leads back to what was meant, where exactly what was typed was searched. */
  meant?: string | undefined;
};

/** Says what was searched where that is not what was typed: 已按「抽奖」搜索，仍搜「抽将」. */
export function SearchNotice({ how: { asked, searched, why }, exact, meant }: SearchNoticeProps) {
  if (why.some((reason) => reason !== 'question')) {
    return (
      <p className={styles.notice}>
        {why.includes('partial') ? '没有完全相符的内容，' : ''}已按<span className={styles.words}>「{searched}」</span>
        搜索，<Link to={exact}>仍搜「{asked}」</Link>
      </p>
    );
  }
  if (!meant) return null;
  return (
    <p className={styles.notice}>
      只搜了<span className={styles.words}>「{asked}」</span>原样，<Link to={meant}>也看意思相近的结果</Link>
    </p>
  );
}
