import { Picture } from './picture';
import styles from './qr-placeholder.module.css';
import { sampleCodes } from './sample-code-files';

/** The placeholder as a file, within a picture that is described as a whole. */
export function SampleCode() {
  return <Picture file={sampleCodes.sampleCode} alt="" className={styles.code} />;
}
