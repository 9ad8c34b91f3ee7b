import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Cover } from '@site/drawings/covers/cover';
import { Link } from 'react-router-dom';
import { lectureAddress } from '../../mobile-addresses';
import thirds from '../thirds.module.css';
import styles from './lecture-rows.module.css';

type LectureRowsProps = {
  lectures: readonly CollegeArticleSummary[];
  heading?: 'h2' | 'h3';
  /** Shows the type, for lists with several. */
  withType?: boolean;
};

/** Rows in the first view. */
const inView = 3;

/** Lectures one below the other, a small drawing on the left. */
export function LectureRows({ lectures, heading: Heading = 'h2', withType = true }: LectureRowsProps) {
  return (
    <ul className={`${thirds.thirds} ${styles.rows}`}>
      {lectures.map(({ id, title, typeName, published, minutes, cover, picture }, index) => (
        <li key={id}>
          <Link className={styles.row} to={lectureAddress(id)}>
            {cover && <Cover cover={cover} seed={id} picture={index < inView ? undefined : picture} />}
            <div>
              <Heading className={styles.title}>{title}</Heading>
              <p className={styles.facts}>
                {withType && <span className={styles.type}>{typeName}</span>}
                <time dateTime={published}>{published}</time>
                {!withType && <span>约 {minutes} 分钟读完</span>}
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
