import type { PageHandle } from '@site/shared/page/page-handle';
import { Link } from 'react-router-dom';
import styles from './help-center.module.css';

export const handle: PageHandle = {
  layout: 'help',
  head: () => ({ title: '帮助中心', description: '帮助中心' }),
};

export function Component() {
  return (
    <main className={styles.page}>
      <h1>帮助中心</h1>
      <Link to="/help/helpClassList/101">账号</Link>
    </main>
  );
}
