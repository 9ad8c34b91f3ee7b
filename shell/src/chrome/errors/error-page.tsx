import { supportAnchor } from '@site/shared/contract/page-anchors';
import { longestArticle, supportAction } from '@site/shared/contract/support-wire';
import { SupportHours } from '@site/shared/forms/support-hours';
import { Button } from '@site/shared/ui/button';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { ContactPhone } from '@site/shared/ui/contact';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptSheets } from '../layouts/kept-sheets';
import { SiteSearch } from '../header/site-search';
import { ErrorFallback } from './error-fallback';
import { ErrorPicture } from './error-picture';
import { errorStylesReady } from './error-styles-ready';
import styles from './error-page.module.css?names';
import { hasSearch } from './use-fault';
import { busyAddress, busyError, lostAddress, errorPageFailed, type PageError } from './page-error';

const hotLinks = [
  { name: '企业营销直播', text: '报名到跟进，一个后台', link: '/home/entmarket' },
  { name: '价格', text: '版本并排比，流量当场估', link: '/home/service' },
  { name: '案例库', text: '按行业和场景找同行怎么播', link: '/home/case' },
  { name: '帮助中心', text: '操作步骤和故障排查', link: '/help/helpCenter' },
  { name: '直播资讯', text: '办直播的人写的经验', link: '/info/' },
];

/** Plain links: after an error a full page load is the safe choice. */
function ExitLinks() {
  return (
    <nav className={styles.exits} aria-label="常用页面">
      <ul className={styles.links}>
        {hotLinks.map(({ name, text, link }) => (
          <li key={link}>
            <a className={styles.link} href={link}>
              <b>{name}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
        <ContactPhone>
          {(phone, address) => (
            <li>
              <a className={styles.link} href={address}>
                <b>{phone}</b>
                <span>
                  <ConsultationTimes /> 有人接
                </span>
              </a>
            </li>
          )}
        </ContactPhone>
      </ul>
    </nav>
  );
}

/** What may be told as a path of this site; nobody follows it, and a person reads it. */
const sitePath = /^\/(?![/\\])[^\s\\?#<>]*$/;

/** The address that the redirect to the page for lost ones names (`redirectTo` in page-routes.ts); a link can name another. */
function lostPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return sitePath.test(from) ? from : '';
}

/** The address of the fault; nothing on the page that stands for whichever address was asked for. */
function brokenAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === busyAddress) return '';
  return (pathname === lostAddress ? lostPath(search) : pathname).slice(0, longestArticle);
}

/**
 * Somebody who helps; it needs neither a call nor script to be shown, and names the phone for the case that the call fails
 * too. The island opens the form in a sheet, with its styles, which would else be on every page of the site; without
 * script the form stands on a page of its own.
 */
function Support({ error: { message, reference } }: { error: PageError }) {
  const location = useLocation();
  const prefill = `打开页面时看到：${message}${reference ? `（参考编号 ${reference}）` : ''}`;
  return (
    <form method="post" action={supportAction} data-island="support">
      <input type="hidden" name="message" value={prefill} />
      <input type="hidden" name="article" value={brokenAddress(location)} />
      <Button type="submit" look="on-dark" aria-haspopup="dialog" data-track="consult_click">
        告诉值班同事
      </Button>
    </form>
  );
}

/** A link to the current address: a temporary error is gone after a page load. An empty address is the current one. */
function Retry() {
  const { pathname, search } = useLocation();

  return (
    <Button href={pathname === busyAddress ? '' : pathname + search} look="on-dark">
      重试
    </Button>
  );
}

/** What is wrong and what can be done about it. */
function explanation({ status, message }: PageError): string {
  if (message === busyError.message) return '这一页暂时排不上，请稍等几秒再试；刚才打开过的页面可以照常浏览。';
  if (status === 503) return '这一页的内容暂时取不到，其他页面可以照常浏览。请稍后重试。';
  if (status >= 500) return '这一页出了错，其他页面可以照常浏览。请稍后重试；仍打不开时，请把参考编号告诉客服。';
  return status === 404 ? '页面不存在或已下线。' : '这一页现在打不开。';
}

function ErrorText({ error }: { error: PageError }) {
  return (
    <>
      <div className={styles.page}>
        <div className={styles.inner}>
          <div>
            <h1 className={styles.title}>{error.message}</h1>
            <p className={styles.text}>{explanation(error)}</p>
            {error.reference && <p className={styles.reference}>参考编号 {error.reference}</p>}
            {hasSearch(error) && (
              <div className={styles.search}>
                <SiteSearch id="_error-search" />
              </div>
            )}
            <div id={supportAnchor}>
              <div className={styles.actions}>
                {error.status >= 500 && <Retry />}
                <Button href="/" look="on-dark">
                  返回首页
                </Button>
                <Support error={error} />
              </div>
              <SupportHours className={styles.hours} />
            </div>
          </div>
          <ErrorPicture status={error.status} />
        </div>
      </div>
      <ExitLinks />
    </>
  );
}

/** The error page of the specification, with its own error boundary. */
export function ErrorPage({ error }: { error: PageError }) {
  useKeptSheets();
  useEffect(() => void errorStylesReady(), []);
  return (
    <ErrorFallback instead={<p role="alert">{errorPageFailed}</p>}>
      <ErrorText error={error} />
    </ErrorFallback>
  );
}
