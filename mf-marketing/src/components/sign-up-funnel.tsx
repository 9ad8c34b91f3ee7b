import { Picture } from '@site/shared/ui/picture';
import { signUpFiles } from './sign-up-files';
import styles from './sign-up-funnel.module.css';

const label = '手机报名页与从页面浏览到留下需求的五步漏斗';

/** From a sign-up page to leads, step by step; the phone stands beside the steps where there is room for it. */
export function SignUpFunnel({ className }: { className?: string | undefined }) {
  return (
    <span className={className ? `${styles.funnel} ${className}` : styles.funnel} role="img" aria-label={label}>
      <Picture file={signUpFiles.signUpSteps} alt="" className={styles.steps} />
      <Picture file={signUpFiles.signUpPhone} alt="" className={styles.phone} />
    </span>
  );
}
