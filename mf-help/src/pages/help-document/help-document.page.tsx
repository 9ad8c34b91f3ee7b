import { SupportBand } from '@site/shared/forms/support-band';
import { AnchorList, AnchorRail } from '@site/shared/ui/article-anchors';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { ArticleTitle } from '@site/shared/ui/article-title';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { FreshForm } from '@site/shared/ui/fresh-form';
import { History } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { AskUs } from '../../components/ask-us';
import { HelpColumns } from '../../components/help-columns';
import { articleAddress } from '../../help-addresses';
import styles from './help-document.module.css';
import { type HelpDocumentData, loader } from './help-document.loader';
import { ArticleBody } from './help-document-body';
import { Facts } from './help-document-facts';
import { Feedback } from './help-document-feedback';
import { crumbsOf, handle } from './help-document.handle';
import { Related } from './help-document-related';
import { Tools } from './help-document-tools';

export { handle, loader };

const noFigures: never[] = [];

function Rail({ data: { article } }: { data: HelpDocumentData }) {
  return (
    <div className={styles.rail}>
      <AnchorRail className={styles.anchorRail} headings={article.headings} />
      <Related articles={article.related} />
      <AskUs />
    </div>
  );
}

export function Component() {
  const data = useLoaderData<HelpDocumentData>();
  const { article, html, tree } = data;
  const place = { classId: article.classId, articleId: article.id, articles: article.siblings };

  return (
    <HelpColumns tree={tree} place={place} rail={<Rail data={data} />}>
      <article>
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbsOf(article)} />
        </div>
        <ArticleTitle title={article.title} summary={article.summary} />
        <div className={styles.facts}>
          <p className={styles.dates}>
            <span>
              更新于 <time dateTime={article.updated}>{article.updated}</time>
            </span>
            <span>{article.author}</span>
          </p>
          <Tools />
        </div>
        <Facts facts={article.facts} minutes={article.minutes} />
        <AnchorList key={article.id} className={styles.anchorList} headings={article.headings} />
        <ArticleBody key={article.id} html={html} figures={article.figures ?? noFigures} />
        {article.version && (
          <p className={styles.version}>
            <History className={styles.versionIcon} size={18} aria-hidden="true" />
            {article.version}
          </p>
        )}
      </article>
      <div data-later="">
        <Feedback key={article.id} articleId={article.id} />
        <FreshForm>
          <SupportBand article={article.title} />
        </FreshForm>
        <div className={styles.neighbours}>
          <Neighbours prev={article.prev} next={article.next} address={articleAddress} />
        </div>
      </div>
    </HelpColumns>
  );
}
