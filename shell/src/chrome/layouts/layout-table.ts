import type { LayoutName } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { ComponentType, ReactNode } from 'react';
import { EmptyLayout, HelpLayout, WhiteLabelHelpLayout, WhiteLabelLayout } from './bare-layouts';
import { DefaultLayout } from './default-layout';
import { layoutName } from './layout-name';
import { NewLayout, NoFloatLayout, PcLayout } from './pc-layouts';

export type Layout = ComponentType<{ children: ReactNode }>;

const layouts: Record<LayoutName, Layout> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  help: HelpLayout,
  'help-search': HelpLayout,
  new: NewLayout,
  'no-float': NoFloatLayout,
  pc: PcLayout,
  'white-label': WhiteLabelLayout,
  'white-label-help': WhiteLabelHelpLayout,
};

export function layoutFor(wanted: LayoutName, variant: SiteFacts['variant']): Layout {
  return layouts[layoutName(wanted, variant)];
}
