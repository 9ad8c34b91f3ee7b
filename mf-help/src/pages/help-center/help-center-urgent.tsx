import { ArrowDown, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { triageCopy } from '../../content/help-center/triage';
import { symptoms } from '../../content/help-center/symptoms';
import { articleAddress } from '../../help-addresses';
import { SymptomIcon } from './help-center-symptom-icon';
import styles from './help-center-urgent.module.css';

/** As many as cannot wait; the triage right below has all. */
const most = 4;

/** What stops a show that is about to begin; each leads to its sheet of the triage below. */
export function Urgent() {
  const { panel, check } = triageCopy;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{panel.heading}</h2>
      <p className={styles.lead}>{panel.lead}</p>
      <ul className={styles.symptoms}>
        {symptoms.slice(0, most).map(({ id, icon, name }) => (
          <li key={id}>
            <a className={styles.symptom} href={`#${id}`}>
              <SymptomIcon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.check} href="#triage-heading">
        <ArrowDown size={18} aria-hidden="true" />
        {panel.others(symptoms.length - most)}
      </a>
      <Link className={styles.check} to={articleAddress(check.id)}>
        <ListChecks size={18} aria-hidden="true" />
        {check.name}
      </Link>
    </section>
  );
}
