import type { HelpArticleSummary } from '@site/shared/contract/help';
import { Highlight } from '@site/shared/ui/highlight';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { articleAddress } from '../help-addresses';
import styles from './article-rows.module.css';

type ArticleRowsProps = {
  articles: readonly HelpArticleSummary[];
  /** Highlights the keyword and shows the passages around it, as in search results. */
  keyword?: string;
  /** Shows the classification of each article, for lists with several. */
  withClass?: boolean;
};

function Row({ article, keyword, withClass }: { article: HelpArticleSummary; keyword: string; withClass: boolean }) {
  const text = keyword ? article.snippet : article.summary;

  return (
    <LinkBox look="row" className={styles.row}>
      <LinkTitle
        className={styles.title}
        to={`${articleAddress(article.id)}${article.anchor ? `#${article.anchor}` : ''}`}
      >
        <Highlight text={article.heading ? `${article.title} › ${article.heading}` : article.title} keyword={keyword} />
      </LinkTitle>
      <p className={styles.text}>
        <Highlight text={text} keyword={keyword} />
      </p>
      <p className={styles.facts}>
        {withClass && <span>{article.className}</span>}
        <span>
          更新于 <time dateTime={article.updated}>{article.updated}</time>
        </span>
      </p>
    </LinkBox>
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
