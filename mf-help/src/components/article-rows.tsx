import type { HelpArticleSummary } from '@site/shared/contract/help';
import { Highlight } from '@site/shared/ui/highlight';
import { Link } from 'react-router-dom';
import { articleAddress } from '../help-addresses';
import styles from './article-rows.module.css';

type ArticleRowsProps = {
  articles: readonly HelpArticleSummary[];
  /** Marks its words and shows the passages around them, as a search does. */
  keyword?: string;
  /** Names the classification of each article, where the list holds several. */
  withClass?: boolean;
};

function Row({ article, keyword, withClass }: { article: HelpArticleSummary; keyword: string; withClass: boolean }) {
  const words = keyword ? article.snippet : article.summary;

  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link className={styles.link} to={articleAddress(article.id)}>
          <Highlight text={article.title} keyword={keyword} />
        </Link>
      </h2>
      <p className={styles.words}>
        <Highlight text={words} keyword={keyword} />
      </p>
      <p className={styles.facts}>
        {withClass && <span>{article.className}</span>}
        <span>
          更新于 <time dateTime={article.updated}>{article.updated}</time>
        </span>
      </p>
    </li>
  );
}

/** A list of articles, a link and a summary each; the whole row is the link's target. */
export function ArticleRows({ articles, keyword = '', withClass = false }: ArticleRowsProps) {
  return (
    <ul className={styles.rows}>
      {articles.map((article) => (
        <Row key={article.id} article={article} keyword={keyword} withClass={withClass} />
      ))}
    </ul>
  );
}
