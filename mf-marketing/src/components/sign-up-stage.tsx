import { SignUpFunnel } from './sign-up-funnel';
import styles from './sign-up-stage.module.css';

/** A sign-up page on a phone and what became of those who saw it, as a stage beside words. */
export function SignUpStage() {
  return (
    <div className={styles.stage}>
      <SignUpFunnel className={styles.funnel} />
    </div>
  );
}
