import { ContactMail } from '@site/shared/ui/contact';
import { Section } from '@site/shared/ui/section';
import { Ban } from 'lucide-react';
import { permissionsClose, permissionsNever } from '../../content/home-permissions/sections';
import styles from './home-permissions.module.css';

/** What we never ask for. */
export function NeverAsked() {
  const { title, intro, list } = permissionsNever;

  return (
    <Section id="never" ground="sand" title={title} intro={intro}>
      <ul className={styles.never}>
        {list.map(({ name, text }) => (
          <li key={name} className={styles.denied}>
            <Ban size={20} aria-hidden="true" />
            <span>
              <b className={styles.deniedName}>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where each system keeps its switches. */
export function WhereToClose() {
  const { title, intro, systems, note, orMail } = permissionsClose;

  return (
    <Section id="close" title={title} intro={intro}>
      <ul className={styles.systems}>
        {systems.map(({ name, steps }) => (
          <li key={name}>
            <h3 className={styles.system}>{name}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {note}
        <ContactMail>
          {(mail, address) => (
            <>
              {orMail}{' '}
              <a className={styles.email} href={address}>
                {mail}
              </a>
            </>
          )}
        </ContactMail>
        。
      </p>
    </Section>
  );
}
