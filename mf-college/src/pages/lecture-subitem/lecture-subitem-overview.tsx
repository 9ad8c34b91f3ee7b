import type { CollegeArticlePage } from '@site/shared/contract/college';
import { MoreLink } from '@site/shared/ui/more-link';
import { typeAddress } from '../../college-addresses';
import { LectureCards } from '../../components/lecture-cards';
import { LectureSign } from '../../components/lecture-sign';
import { typeCopy } from '../../content/college';
import { overviewCopy } from '../../content/lecture-subitem';
import styles from './lecture-subitem-overview.module.css';

/** The newest of every type with a link to the rest; a type without lectures is omitted. */
export function LectureSubitemOverview({ lists }: { lists: readonly CollegeArticlePage[] }) {
  return (
    <>
      {lists.map(
        ({ type, list, total }, index) =>
          type &&
          list.length > 0 && (
            <section key={type.id} className={styles.type}>
              <div className={styles.head}>
                <LectureSign type={type.id} size="large" />
                <div>
                  <h2 className={styles.name}>{type.name}</h2>
                  <p className={styles.text}>{typeCopy[type.id]?.text}</p>
                </div>
                <MoreLink to={typeAddress(type.id)}>
                  {overviewCopy.more} {total} 篇
                </MoreLink>
              </div>
              <LectureCards
                lectures={list}
                withType={false}
                heading="h3"
                withSummary={false}
                inView={index === 0 ? 3 : 0}
              />
            </section>
          ),
      )}
    </>
  );
}
