import type { ReactNode } from 'react';
import { SiteFooter } from '../footer/site-footer';
import { useHeaderLook } from '../header/header-look';
import { PcHeader } from '../header/pc-header';
import { BottomBar } from '../widget/bottom-bar';
import { CornerTop } from '../widget/bottom-top-link';
import { SideMenu } from '../widget/side-menu';
import { useOwnAsk } from '../widget/use-page-ask';
import { PageFrame } from './page-frame';

type LayoutProps = { children: ReactNode };

/** For reading and for lectures: the header stays solid, a right-side menu replaces the widget. */
export function PcLayout({ children }: LayoutProps) {
  const look = useHeaderLook();
  const aside = (
    <>
      <SideMenu />
      <BottomBar />
    </>
  );
  return (
    <PageFrame
      header={<PcHeader look={look === 'over-dark' ? 'solid' : look} />}
      footer={<SiteFooter />}
      aside={aside}
      bar="narrow"
      beside
    >
      {children}
    </PageFrame>
  );
}

/**
 * For pages with one form as their aim: nothing floats but the right-side menu, which leaves the form in sight. On phones the bar, where the
 * page asks for something; on a page that answers a form the way to the top.
 */
export function NoFloatLayout({ children }: LayoutProps) {
  const look = useHeaderLook();
  const asks = useOwnAsk() !== undefined;
  return (
    <PageFrame
      header={<PcHeader look={look} />}
      footer={<SiteFooter />}
      aside={
        <>
          <SideMenu />
          {asks ? <BottomBar /> : <CornerTop narrow />}
        </>
      }
      {...(asks && ({ bar: 'narrow' } as const))}
      beside
      overlaid={look === 'over-dark'}
    >
      {children}
    </PageFrame>
  );
}

/** The campaign versions of the home page: scroll-to-top is in the header, from 900 px on. */
export function NewLayout({ children }: LayoutProps) {
  const look = useHeaderLook();
  return (
    <PageFrame
      header={<PcHeader look={look} withTop />}
      footer={<SiteFooter />}
      aside={<BottomBar />}
      bar="narrow"
      overlaid={look === 'over-dark'}
    >
      {children}
    </PageFrame>
  );
}
