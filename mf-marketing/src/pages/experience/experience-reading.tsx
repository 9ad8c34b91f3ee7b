import { useIsOurs } from '@site/shared/store/ours';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { experienceCopy as text } from '../../content/experience';
import styles from './experience.module.css';

/** Until the callback: three links to read on, and the consultant's QR code. */
export function ExperienceReading() {
  const { weChat } = text;
  const isOurs = useIsOurs();
  return (
    <section className={styles.reading}>
      <div className={styles.readingInner}>
        <div>
          <h2 className={styles.readingTitle}>{text.readTitle}</h2>
          <ul className={styles.list}>
            {text.read.map(({ title, what, link }) => (
              <li key={link}>
                <Link className={styles.way} to={link}>
                  <span>
                    <b>{title}</b>
                    <small>{what}</small>
                  </span>
                  <ArrowRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {isOurs && (
          <div className={styles.weChat}>
            <QrPlaceholder label={weChat.label} />
            <p>
              <b className={styles.stepTitle}>{weChat.title}</b>
              {weChat.what}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
