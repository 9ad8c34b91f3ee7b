import type { ReactElement, ReactNode } from 'react';
import type { StoreAway } from '../data/store-sight';
import { longMoment } from '../data/time-text';
import type { Session } from '../security/sessions';
import type { DeskAssets } from '../assets';
import { StoreAwayBanner } from './store-away-banner';
import { Icon } from './icons';

export type Theme = 'auto' | 'day' | 'night';

/** What every page needs beside its own content. */
export interface Surroundings {
  assets: DeskAssets;
  theme: Theme;
  /** Null on the page for signing in. */
  session: Session | null;
  now: Date;
  /** `prod`, as the shells say it; null when none does. */
  environment: string | null;
  /** Null while the store answers, and for who is not signed in. */
  storeAway: StoreAway | null;
  /** The address of this page, to come back to after a change of the theme. */
  path: string;
}

export interface PageFrame {
  title: string;
  /** The entry of the navigation that this page belongs to. */
  place?: '/' | '/revisions' | '/versions';
  /** Seconds until the browser asks again where no script runs; of pages on which work is under way. */
  refreshSeconds?: number;
  /** The script asks for this page every few seconds and replaces its regions. */
  isLive?: boolean;
  /** The command that shows the same, without `npm run release --`. */
  command?: string;
  children: ReactNode;
}

const places = [
  ['/', '总览'],
  ['/revisions', '修订'],
  ['/versions', '版本库'],
] as const;

const themes: Record<Theme, { next: Theme; icon: 'sun' | 'moon' | 'screen'; label: string }> = {
  auto: { next: 'day', icon: 'screen', label: '跟随系统，换成白天' },
  day: { next: 'night', icon: 'sun', label: '白天，换成夜间' },
  night: { next: 'auto', icon: 'moon', label: '夜间，换成跟随系统' },
};

/** The hidden fields without which no form of a session is taken. */
export function FormFields({ session, path }: Pick<Surroundings, 'session' | 'path'>): ReactElement {
  return (
    <>
      <input type="hidden" name="form" value={session?.formToken ?? ''} />
      <input type="hidden" name="back" value={path} />
    </>
  );
}

function ThemeSwitch({ theme, session, path }: Surroundings): ReactElement {
  const { next, icon, label } = themes[theme];
  return (
    <form method="post" action="/theme" className="theme">
      <FormFields session={session} path={path} />
      <button className="round" name="theme" value={next} aria-label={`外观：${label}`} title={label}>
        <Icon name={icon} />
      </button>
    </form>
  );
}

function Me({ session, path }: Pick<Surroundings, 'session' | 'path'>): ReactElement | null {
  if (!session) return null;
  return (
    <form method="post" action="/sign-out" className="me">
      <FormFields session={session} path={path} />
      <span className="avatar" aria-hidden="true">
        {[...session.by][0]}
      </span>
      <span className="who">{session.by}</span>
      <button className="quiet">退出</button>
    </form>
  );
}

function Brand(): ReactElement {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="10.5" opacity=".55" />
        <circle cx="12" cy="12" r="6.8" />
        <path d="m10.5 9.4 4.2 2.6-4.2 2.6z" />
      </svg>
      发布台
    </a>
  );
}

function TopBar({ surroundings, place }: { surroundings: Surroundings; place: string | undefined }): ReactElement {
  const { session, environment, now } = surroundings;
  return (
    <header className="top">
      <Brand />
      {session && (
        <nav aria-label="发布台">
          {places.map(([href, label]) => (
            <a key={href} href={href} {...(href === place && { 'aria-current': 'page' as const })}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <div className="top-end">
        {environment && <span className="environment">{environment}</span>}
        <span className="clock" id="clock" data-live="">
          <time dateTime={now.toISOString()}>{longMoment(now)}</time>
        </span>
        <ThemeSwitch {...surroundings} />
        <Me {...surroundings} />
      </div>
    </header>
  );
}

function Foot({ command, isLive, now }: { command: string | undefined; isLive: boolean; now: Date }): ReactElement {
  return (
    <footer className="foot">
      <span id="freshness" data-freshness={isLive ? '' : undefined} role="status">
        {`这是 ${longMoment(now).slice(-5)} 的状态`}
      </span>
      {command && (
        <span className="equal">
          等效命令 <code>npm run release -- {command}</code>
        </span>
      )}
    </footer>
  );
}

/** A whole document. Everything in it works without script; `data-live` regions are renewed where one runs. */
export function Layout({ surroundings, frame }: { surroundings: Surroundings; frame: PageFrame }): ReactElement {
  const { assets, theme, now, storeAway } = surroundings;
  const { title, place, refreshSeconds, isLive = false, command, children } = frame;
  // The overview says it in its first sentence, and an action in its own.
  const isListing = place === '/revisions' || place === '/versions';
  return (
    <html lang="zh-CN" data-theme={theme === 'auto' ? undefined : theme} data-live-page={isLive ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · 发布台`}</title>
        {refreshSeconds && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        <link rel="icon" href={assets.icon.path} type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style.path} integrity={assets.style.integrity} />
        {isLive && <script src={assets.script.path} integrity={assets.script.integrity} defer />}
      </head>
      <body>
        <a className="skip" href="#main">
          跳到正文
        </a>
        <TopBar surroundings={surroundings} place={place} />
        <main id="main" tabIndex={-1}>
          {storeAway && isListing && <StoreAwayBanner away={storeAway} now={now} />}
          {children}
        </main>
        <Foot command={command} isLive={isLive} now={now} />
      </body>
    </html>
  );
}
