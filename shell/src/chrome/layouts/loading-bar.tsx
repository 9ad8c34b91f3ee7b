import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { useNavigation } from 'react-router-dom';
import styles from './loading-bar.module.css';

/** Shows that another page is being loaded. Its timing is in the style sheet: nothing runs in script. */
export function LoadingBar() {
  const loading = useNavigation().state === 'loading';

  return (
    <>
      {loading && <div className={styles.bar} aria-hidden="true" />}
      <div role="status">
        <VisuallyHidden>{loading ? '页面加载中' : ''}</VisuallyHidden>
      </div>
    </>
  );
}
