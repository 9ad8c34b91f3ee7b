import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { clientErrors } from '../../content/home-3d-client/errors';
import styles from './home-3d-client-errors.module.css';

/** Error messages of the client, with cause and remedy; every code has an anchor of its own. */
export function ClientErrors() {
  const { title, intro, causeName, fixName, list } = clientErrors;

  return (
    <Section id="errors" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ul className={styles.list}>
        {list.map(({ code, shown, cause, fix }) => (
          <li key={code} id={code} className={styles.error}>
            <h3 className={styles.shown}>
              <span className={styles.code}>{code}</span>
              {shown}
            </h3>
            <div>
              <h4 className={styles.head}>{causeName}</h4>
              <p className={styles.cause}>{cause}</p>
            </div>
            <div>
              <h4 className={styles.head}>{fixName}</h4>
              <ol className={styles.fix}>
                {fix.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
