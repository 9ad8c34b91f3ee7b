import { useSite } from '@site/shared/store';
import { Component, type ReactNode } from 'react';
import styles from './error-page.module.css';
import type { PageError } from './page-error';

const hotLinks = [
  { name: '企业营销直播', link: '/home/entmarket' },
  { name: '帮助中心', link: '/help/helpCenter' },
  { name: '直播资讯', link: '/info/' },
];

class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">An error occurred while showing the error page</p> : this.props.children;
  }
}

function Words({ error }: { error: PageError }) {
  const { phone } = useSite((state) => state.site);
  const missing = error.status === 404;

  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        {error.status}
      </p>
      <h1 className={styles.title}>{error.message}</h1>
      <p className={styles.words}>
        {missing ? '页面不存在或已下线。' : '页面暂时打不开，请稍后再试。'}
        {error.reference && `参考编号 ${error.reference}`}
      </p>
      <a className={styles.home} href="/">
        返回首页
      </a>
      <ul className={styles.links}>
        {hotLinks.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
        <li>
          <a href={`tel:${phone}`}>电话 {phone}</a>
        </li>
      </ul>
    </div>
  );
}

/** The error page of specification §2, with its own last line of defence. */
export function ErrorPage({ error }: { error: PageError }) {
  return (
    <ErrorPageGuard>
      <Words error={error} />
    </ErrorPageGuard>
  );
}
