import clsx from 'clsx/lite';
import { Clauses } from '@site/shared/ui/clauses';
import { MetricValue } from '@site/shared/ui/metric-value';
import { MoreLink } from '@site/shared/ui/more-link';
import { Picture } from '@site/shared/ui/picture';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import type { LabelledLink } from '../content/product-page';
import { caseSpotlightCopy } from '../content/case-spotlight';
import { caseAddress, type NamedCase, type SpotlightCase, type SpotlightCases } from './case-card';
import { CaseCurve } from './case-curve';
import { type CaseDrawing, DrawnCase } from './case-drawing';
import { CaseProof } from './case-proof';
import styles from './case-spotlight.module.css';

function Figure({ item: { lead, curve } }: { item: SpotlightCase }) {
  return (
    <div className={styles.figure}>
      <dl>
        <dt className={styles.name}>{`${lead.name} · ${caseSpotlightCopy.sample}`}</dt>
        <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
      </dl>
      <CaseCurve curve={curve} />
    </div>
  );
}

function CasePlace({ item }: { item: SpotlightCase }) {
  if (!item.picture) return null;
  return <Picture file={item.picture} alt={caseSpotlightCopy.alt(item)} className={styles.picture} />;
}

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

export type CaseSpotlightProps = {
  id?: string;
  title: string;
  intro: string;
  cases: SpotlightCases;
  more: LabelledLink;
  ground?: SectionGround;
  /** Where the picture stands on wide windows. */
  picture?: 'left' | 'right';
  /** The page's own picture of the case, where it shows the place of the show already. */
  drawn?: CaseDrawing;
  shows?: string | undefined;
  /** How much of what was before is left, in percent, if the figure tells that. */
  share?: number;
};

/** One case, told with its place, its figure and how its show was watched; others by name. Omitted when there is none. */
export function CaseSpotlight({
  id,
  title,
  intro,
  cases: { main: item, others },
  more,
  ground = 'tint',
  picture = 'left',
  drawn,
  shows = '',
  share,
}: CaseSpotlightProps) {
  if (!item) return null;

  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={title}
      intro={intro}
      action={<MoreLink to={more.link}>{more.text}</MoreLink>}
    >
      <div className={clsx(styles.spotlight, styles[picture], drawn && styles.large)}>
        {drawn ? <DrawnCase drawing={drawn} shows={shows} /> : <CasePlace item={item} />}
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
          {drawn ? <CaseProof item={item} share={share} /> : <Figure item={item} />}
        </div>
      </div>
      {others.length > 0 && <Others list={others} />}
    </Section>
  );
}
