import { Link } from 'react-router-dom';
import { triageCopy } from '../../content/help-center/triage';
import type { TriageTest } from '../../content/help-center/symptom';
import { articleAddress } from '../../help-addresses';
import styles from './help-center-triage-test.module.css';

type Props = {
  test: TriageTest;
  step: number;
  last: boolean;
  /** What the support request says where this step did not help. */
  tried: string;
};

/** One step: what to look at, what it means, what to do. Its box brings the next step and goes along with a request. */
export function Test({ test: { look, sign, fix, article }, step, last, tried }: Props) {
  return (
    <li className={styles.test}>
      <p className={styles.look}>
        <span className={styles.step}>{step}</span>
        <span className={styles.word}>{triageCopy.look}</span>
        {look}
      </p>
      <p className={styles.sign}>
        <span className={styles.word}>{triageCopy.sign}</span>
        {sign}
      </p>
      <p className={styles.fix}>
        <span className={styles.word}>{triageCopy.fix}</span>
        {fix}
      </p>
      <p className={styles.more}>
        <Link to={articleAddress(article.id)}>
          {triageCopy.more}：{article.title}
        </Link>
      </p>
      <label className={styles.tried}>
        <input type="checkbox" name="tried" value={tried} />
        {last ? triageCopy.tried.last : triageCopy.tried.next}
      </label>
    </li>
  );
}
