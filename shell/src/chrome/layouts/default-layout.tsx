import type { ReactNode } from 'react';
import { SiteFooter } from '../footer/site-footer';
import { useHeaderLook } from '../header/header-look';
import { MobileHeader } from '../header/mobile-header';
import { PcHeader } from '../header/pc-header';
import { BottomBar } from '../widget/bottom-bar';
import { FloatingWidget } from '../widget/floating-widget';
import { ReservationBar } from '../widget/reservation-bar';
import { PageFrame } from './page-frame';
import { useDevice } from './device';

function MobilePage({ children }: { children: ReactNode }) {
  const look = useHeaderLook();
  const over = look === 'over-dark';
  return (
    <PageFrame
      header={<MobileHeader look={look} />}
      footer={<SiteFooter />}
      aside={<BottomBar always over={over} />}
      bar="narrow"
      overlaid={over}
    >
      {children}
    </PageFrame>
  );
}

function PcPage({ children }: { children: ReactNode }) {
  const look = useHeaderLook();
  const aside = (
    <>
      <FloatingWidget />
      <ReservationBar />
      <BottomBar />
    </>
  );
  return (
    <PageFrame
      header={<PcHeader look={look} />}
      footer={<SiteFooter />}
      aside={aside}
      bar="reservation"
      beside
      overlaid={look === 'over-dark'}
    >
      {children}
    </PageFrame>
  );
}

/** The layout of most pages: the header for phones where the address contains `/m/`, else the one for computers. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return useDevice() === 'm' ? <MobilePage>{children}</MobilePage> : <PcPage>{children}</PcPage>;
}
