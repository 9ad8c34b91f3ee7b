import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { useNavigation } from 'react-router-dom';
import styles from './loading-bar.module.css';

/** Shows that another page is being loaded. Its timing is in the style sheet: nothing runs in script. */
export function LoadingBar() {
  const loading = useNavigation().state === 'loading';

  return (
    <>
      <div data-later="">
        <div className={loading ? `${styles.bar} ${styles.running}` : styles.bar} aria-hidden="true" />
      </div>
      <div role="status">
        <VisuallyHidden>{loading ? '页面加载中' : ''}</VisuallyHidden>
      </div>
    </>
  );
}
