import { Section } from '@site/shared/ui/section';
import { BadgeJapaneseYen, Building2, GraduationCap, LifeBuoy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { oldHomeCopy } from '../../content/old-home';
import styles from './old-home.module.css';

const signs = { price: BadgeJapaneseYen, case: Building2, learn: GraduationCap, help: LifeBuoy };

/** The four things that bring people here, as large targets. */
export function OldHomeTasks() {
  const { title, list } = oldHomeCopy.tasks;
  return (
    <Section title={title}>
      <ul className={styles.tasks}>
        {list.map(({ key, name, text, link }) => {
          const Sign = signs[key];
          return (
            <li key={key}>
              <Link className={styles.task} to={link}>
                <Sign size={28} aria-hidden="true" />
                <b>{name}</b>
                <span className={styles.note}>{text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
