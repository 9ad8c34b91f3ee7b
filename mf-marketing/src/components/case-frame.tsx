import { Clauses } from '@site/shared/ui/clauses';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section, type SectionGround } from '@site/shared/ui/section';
import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { caseSpotlightCopy } from '../content/case-spotlight';
import type { LabelledLink } from '../content/product-page';
import type { NamedCase, SpotlightCase, SpotlightCases } from './case-card';
import { caseAddress } from './case-words';
import styles from './case-frame.module.css';

function Others({ list }: { list: readonly NamedCase[] }) {
  return (
    <ul className={styles.others} aria-label={caseSpotlightCopy.others}>
      {list.map(({ id, sign, title }) => (
        <li key={id}>
          <Link to={caseAddress(id)} className={styles.other} data-track="details_click">
            <span className={styles.sign}>{sign}</span>
            <span className={styles.otherTitle}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export type CaseSection = {
  id?: string;
  title: string;
  intro: string;
  cases: SpotlightCases;
  more: LabelledLink;
  ground?: SectionGround;
  /** Where the picture stands on wide windows. */
  picture?: 'left' | 'right';
};

type CaseFrameProps = Omit<CaseSection, 'cases' | 'picture'> & {
  item: SpotlightCase;
  others: readonly NamedCase[];
  /** Of the box; sets its columns. */
  className: string | undefined;
  shown: ReactNode;
  figure: ReactNode;
};

/** One case, told with what is shown of it and its figure; others by name. */
export function CaseFrame({
  id,
  title,
  intro,
  more,
  ground = 'tint',
  item,
  others,
  className,
  shown,
  figure,
}: CaseFrameProps) {
  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={title}
      intro={intro}
      action={<MoreLink to={more.link}>{more.text}</MoreLink>}
    >
      <div className={clsx(styles.spotlight, className)}>
        {shown}
        <div className={styles.text}>
          <p className={styles.customer}>
            <span className={styles.sign}>{item.sign}</span>
            {`${item.customer} · ${item.industry}`}
          </p>
          <h3 className={styles.title}>
            <Link to={caseAddress(item.id)} data-track="details_click">
              <Clauses text={item.title} />
            </Link>
          </h3>
          <p className={styles.result}>{item.result}</p>
          {figure}
        </div>
      </div>
      {others.length > 0 && <Others list={others} />}
    </Section>
  );
}
