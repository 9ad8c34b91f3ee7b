import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { ScenePicture } from '@site/shared/ui/stages/scene-picture';
import { Link } from 'react-router-dom';
import { type CaseCard, caseAddress, type ToldCase } from '../../components/case-card';
import { homeWords } from '../../content/home-words';
import styles from './index-cases.module.css';

const { title, more, note, onAir } = homeWords.cases;

function Told({ told }: { told: ToldCase }) {
  return (
    <Link to={caseAddress(told.id)} className={styles.told}>
      <span className={styles.picture}>
        <ScenePicture scene="valley" className={styles.valley} />
        <span className={styles.onAir}>{onAir}</span>
      </span>
      <span className={styles.words}>
        <h3 className={styles.headline}>{told.title}</h3>
        <blockquote className={styles.quote}>{told.quote}</blockquote>
        <cite className={styles.cite}>{told.quoteBy}</cite>
        <dl className={styles.metrics}>
          {told.metrics.slice(0, 3).map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.metricName}>{name}</dt>
              <dd className={styles.metric}>
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </span>
    </Link>
  );
}

function CaseRow({ item }: { item: CaseCard }) {
  const outcome = item.metrics.at(-1);

  return (
    <li className={styles.row}>
      <Link to={caseAddress(item.id)} className={styles.link}>
        <span className={styles.sign}>
          <IndustryIcon industry={item.industry} className={styles.icon} />
        </span>
        <span className={styles.case}>
          <span className={styles.industry}>{item.industry}</span>
          <h3 className={styles.customer}>{item.customer}</h3>
          <span className={styles.result}>{item.result}</span>
        </span>
        {outcome && (
          <span className={styles.outcome}>
            <b>
              {outcome.value}
              <small>{outcome.unit}</small>
            </b>
            {outcome.name}
          </span>
        )}
      </Link>
    </li>
  );
}

/** One case told at length and one line for others; left out when the library could not be had. */
export function HomeCases({ told, cases }: { told: ToldCase | null; cases: CaseCard[] }) {
  if (!told && cases.length === 0) return null;

  return (
    <Section title={title} ground="tint" action={<MoreLink to={more.link}>{more.words}</MoreLink>}>
      <div className={told && cases.length > 0 ? styles.columns : undefined}>
        {told && <Told told={told} />}
        <ul className={styles.list}>
          {cases.map((item) => (
            <CaseRow key={item.id} item={item} />
          ))}
        </ul>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
