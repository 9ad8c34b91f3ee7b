import type { ReactNode } from 'react';
import { WhiteLabelFooter } from '../footer/white-label-footer';
import { SlimFooter } from '../footer/slim-footer';
import { HelpHeader } from '../header/help-header';
import { WhiteLabelHeader } from '../header/white-label-header';
import { PageFrame } from './page-frame';

type LayoutProps = { children: ReactNode };

/** The page alone: previews, hand-over pages. */
export function EmptyLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}

export function HelpLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<HelpHeader />} footer={<SlimFooter />}>
      {children}
    </PageFrame>
  );
}

/** The help layout of the search route, whose page has a search box of its own. */
export function HelpSearchLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<HelpHeader searchAfterScroll />} footer={<SlimFooter />}>
      {children}
    </PageFrame>
  );
}

export function WhiteLabelLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<WhiteLabelHeader />} footer={<WhiteLabelFooter />}>
      {children}
    </PageFrame>
  );
}

export function WhiteLabelHelpLayout({ children }: LayoutProps) {
  return (
    <PageFrame header={<HelpHeader neutral />} footer={<WhiteLabelFooter />}>
      {children}
    </PageFrame>
  );
}
