import { Clauses } from '@site/shared/ui/clauses';
import { Highlight } from '@site/shared/ui/highlight';
import { LinkTitle } from '@site/shared/ui/link-box';
import { MetricValue } from '@site/shared/ui/metric-value';
import { Picture } from '@site/shared/ui/picture';
import { caseAddress, readMetric } from '../../components/case-words';
import { CaseCurve } from '../../components/case-curve';
import { libraryCopy } from '../../content/home-case/library';
import type { PlacedCase } from './home-case-arrange';
import styles from './home-case-parts.module.css';

type Words<Item> = { item: Item; keyword: string };
export type PartProps = Words<PlacedCase>;

/** Sign, customer and industry. */
export function CaseCustomer({ item, keyword }: PartProps) {
  return (
    <div className={styles.customer}>
      <span className={styles.sign}>{item.sign}</span>
      <span>
        <b className={styles.name}>
          <Highlight text={item.customer} keyword={keyword} />
        </b>
        <span className={styles.industry}>
          {item.industry} · {item.scene}
        </span>
      </span>
    </div>
  );
}

/** The title, with what of the keyword it holds or else broken between its clauses. */
export function CaseTitle({ item: { title }, keyword }: Words<Pick<PlacedCase, 'title'>>) {
  return keyword ? <Highlight text={title} keyword={keyword} /> : <Clauses text={title} />;
}

/** The heading, which is the link, and what came of it. */
export function CaseWords({
  item,
  keyword,
  large = false,
}: Words<Pick<PlacedCase, 'id' | 'title' | 'result'>> & { large?: boolean }) {
  return (
    <>
      <LinkTitle
        className={large ? `${styles.title} ${styles.large}` : styles.title}
        to={caseAddress(item.id)}
        track="details_click"
      >
        <CaseTitle item={item} keyword={keyword} />
      </LinkTitle>
      <p className={styles.result}>
        <Highlight text={item.result} keyword={keyword} />
      </p>
    </>
  );
}

/** The figure that the case is told by, with how its show was watched. */
export function CaseFigure({ item, huge = false }: { item: PlacedCase; huge?: boolean }) {
  const lead = readMetric(item.lead);
  return (
    <div className={huge ? `${styles.figure} ${styles.huge}` : styles.figure}>
      <dl className={styles.lead}>
        <dt className={styles.metric}>{lead.name}</dt>
        <MetricValue value={lead.value} unit={lead.unit} className={styles.value} />
      </dl>
      <CaseCurve curve={item.curve} />
    </div>
  );
}

type CasePictureProps = {
  item: Pick<PlacedCase, 'picture' | 'customer'>;
  className?: string | undefined /** In the first view. */;
  first?: boolean;
};

/** The place of the show; nothing where it is not drawn. */
export function CasePicture({ item: { picture, customer }, className, first = false }: CasePictureProps) {
  if (!picture) return null;
  const alt = libraryCopy.alt(customer);
  if (!first) return <Picture file={picture} alt={alt} className={className} />;
  const { src, width, height } = picture;
  return <img className={className} {...{ src, width, height }} alt={alt} fetchPriority="high" decoding="async" />;
}
