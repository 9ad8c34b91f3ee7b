import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { triageCopy } from '../../content/help-center/triage';
import { symptoms } from '../../content/help-center/symptoms';
import { articleAddress } from '../../help-addresses';
import { SymptomIcon } from './help-center-symptom-icon';
import styles from './help-center-urgent.module.css';

/** What may be seen with five minutes left; each leads to its sheet of the triage below. */
export function Urgent() {
  const { panel, check } = triageCopy;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{panel.heading}</h2>
      <p className={styles.lead}>{panel.lead}</p>
      <ul className={styles.symptoms}>
        {symptoms.map(({ id, icon, name }) => (
          <li key={id}>
            <a className={styles.symptom} href={`#${id}`}>
              <SymptomIcon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Link className={styles.check} to={articleAddress(check.id)}>
        <ListChecks size={18} aria-hidden="true" />
        {check.name}
      </Link>
    </section>
  );
}
