import type { ReactNode } from 'react';
import { WhiteLabelFooter } from '../footer/white-label-footer';
import { SlimFooter } from '../footer/slim-footer';
import { HelpHeader } from '../header/help-header';
import { WhiteLabelHeader } from '../header/white-label-header';
import { HelpBar } from '../widget/help-bar';
import { CornerTop } from '../widget/bottom-top-link';
import { PageFrame } from './page-frame';

type LayoutProps = { children: ReactNode };

/** The page alone: previews, hand-over pages. */
export function EmptyLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}

function HelpAside() {
  return (
    <>
      <CornerTop />
      <HelpBar />
    </>
  );
}

/** Help with and without search: one component, so that the header keeps what was typed from one to the other. */
export function HelpLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<HelpHeader />} footer={<SlimFooter />} aside={<HelpAside />} bar="narrow">
      {children}
    </PageFrame>
  );
}

export function WhiteLabelLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<WhiteLabelHeader />} footer={<WhiteLabelFooter />} aside={<CornerTop />}>
      {children}
    </PageFrame>
  );
}

export function WhiteLabelHelpLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<HelpHeader neutral />} footer={<WhiteLabelFooter />} aside={<HelpAside />} bar="narrow">
      {children}
    </PageFrame>
  );
}
