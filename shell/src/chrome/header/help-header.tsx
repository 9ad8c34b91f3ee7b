import { memo } from 'react';
import { loginLink } from '@site/shared/store/login-address';
import { useSite } from '@site/shared/store';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { Logo } from '@site/shared/ui/logo';
import { Link } from 'react-router-dom';
import styles from './help-header.module.css?names';
import { HelpSearchForm } from './help-search-form';
import { useOwnSearch } from './own-search';

type HelpHeaderProps = {
  /** Without ways to the vendor's own site and console. */
  neutral?: boolean;
};

type RowProps = HelpHeaderProps & { searchAfterScroll: boolean };

function Row({ neutral, searchAfterScroll }: RowProps) {
  const site = useSite((state) => state.site);

  return (
    <div className={styles.inner}>
      <Link className={styles.home} to="/help/helpCenter" aria-label={`${site.brand}帮助中心`}>
        {neutral ? <span className={styles.name}>{site.brand}</span> : <Logo latin={false} />}
        <span className={styles.place}>帮助中心</span>
      </Link>
      <div className={searchAfterScroll ? `${styles.search} ${styles.later}` : styles.search}>
        <HelpSearchForm />
      </div>
      <div className={styles.ways}>
        <Link className={styles.way} to="/">
          {neutral ? '返回首页' : '返回官网'}
        </Link>
        {!neutral && (
          <a className={styles.console} href={loginLink} data-login="">
            控制台
          </a>
        )}
      </div>
    </div>
  );
}

const Header = cachedFragment('header', Row, { className: styles.header });

/**
 * The header of the help centre: where you are, the search, the ways out. Where the page has its own box, this one comes
 * after 100 px of scrolling (R9.13), and the page hides its own.
 */
export const HelpHeader = memo(function HelpHeader({ neutral = false }: HelpHeaderProps) {
  return <Header neutral={neutral} searchAfterScroll={useOwnSearch()} />;
});
