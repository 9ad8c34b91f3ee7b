import type { ArticleType } from '@site/shared/contract/college';
import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { TitleLines } from '@site/shared/ui/title-lines';
import styles from './college-masthead.module.css';
import { LectureNav } from './lecture-nav';
import { LectureSign } from './lecture-sign';

type CollegeMastheadProps = {
  heading: string;
  text: string;
  crumbs: readonly Crumb[];
  types: readonly ArticleType[] | null;
  type?: number | undefined;
  home?: boolean;
};

/** Head of every list of the college: name, description, navigation. */
export function CollegeMasthead({ heading, text, crumbs, ...nav }: CollegeMastheadProps) {
  return (
    <div className={styles.masthead}>
      <div className={styles.inner}>
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.title}>
          {nav.type && <LectureSign type={nav.type} size="large" />}
          <div>
            <h1 className={styles.heading}>
              <TitleLines lines={[heading]} />
            </h1>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
        <LectureNav {...nav} />
      </div>
      {/* After the words: it stands at the lower edge, which is known once they are there. */}
      <svg
        className={styles.ripples}
        width="480"
        height="240"
        viewBox="0 0 480 240"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        {[36, 74, 118, 168, 224, 286].map((r, index) => (
          <circle key={r} cx="320" cy="226" r={r} opacity={0.5 - index * 0.07} />
        ))}
        <path d="M311 209q0-4 4-2l26 16q3 3 0 6l-26 16q-4 2-4-2Z" fill="currentColor" stroke="none" opacity=".5" />
      </svg>
    </div>
  );
}
