import { ShareTools } from '@site/shared/ui/share-tools';
import { ArrowLeft, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import styles from './reading-head.module.css';

type ReadingHeadProps = {
  /** The list that the article belongs to. */
  back: { name: string; link: string };
  article: { title: string; summary: string; author: string; published: string; minutes: number };
};

/** Link back to the list, title, author, date and summary. */
export function ReadingHead({ back, article }: ReadingHeadProps) {
  const { title, summary, author, published, minutes } = article;

  return (
    <header>
      <Link className={styles.back} to={back.link}>
        <ArrowLeft size={18} aria-hidden="true" />
        {back.name}
      </Link>
      <h1 className={styles.title}>
        <TitleLines lines={[title]} />
      </h1>
      <p className={styles.facts}>
        <span>{author}</span>
        <time dateTime={published}>{published}</time>
        <span className={styles.minutes}>
          <Clock size={14} aria-hidden="true" />约 {minutes} 分钟
        </span>
      </p>
      <p className={styles.summary}>{summary}</p>
      <ShareTools />
    </header>
  );
}
