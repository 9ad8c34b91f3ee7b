import type { CollegeArticlePage } from '@site/shared/contract/college';
import { pagesOf } from '@site/shared/page/list-pages';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { Section } from '@site/shared/ui/section';
import { ReadingRow } from '../../components/reading/reading-row';
import { lectureCopy } from '../../content/lectures';
import { lectureAddress, lectureHomeAddress, lectureTypesAddress } from '../../mobile-addresses';
import styles from './lecture-type-syllabus.module.css';

/** Lectures numbered on over the pages. */
export function LectureTypeSyllabus({ lectures }: { lectures: CollegeArticlePage }) {
  const { type, list, pageIndex, pageSize } = lectures;
  const first = (pageIndex - 1) * pageSize + 1;

  return (
    <Section className={styles.section ?? ''}>
      {list.length === 0 && (
        <EmptyState text={lectureCopy.empty}>
          <MoreLink to={lectureHomeAddress}>{lectureCopy.emptyBack}</MoreLink>
        </EmptyState>
      )}
      <ol className={styles.list} start={first}>
        {list.map(({ id, title, summary, author, published, minutes }, index) => (
          <li key={id}>
            <ReadingRow
              className={styles.row}
              to={lectureAddress(id)}
              title={title}
              summary={summary}
              before={
                <span className={styles.number} aria-hidden="true">
                  {String(first + index).padStart(2, '0')}
                </span>
              }
            >
              <p className={styles.facts}>
                {author} · <time dateTime={published}>{published}</time> · 约 {minutes} 分钟
              </p>
            </ReadingRow>
          </li>
        ))}
      </ol>
      {type && (
        <Pagination
          page={pageIndex}
          pages={pagesOf(lectures)}
          path={lectureTypesAddress}
          query={{ type: String(type.id) }}
        />
      )}
    </Section>
  );
}
