import type { LayoutName } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { ComponentType, ReactNode } from 'react';
import { EmptyLayout, HelpLayout, WhiteLabelHelpLayout, WhiteLabelLayout } from './bare-layouts';
import { DefaultLayout } from './default-layout';
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

/** What a layout becomes on a white-label site; the others are neutral already. */
const whiteLabel: Partial<Record<LayoutName, LayoutName>> = {
  default: 'white-label',
  new: 'white-label',
  pc: 'white-label',
  'no-float': 'white-label',
  help: 'white-label-help',
  'help-search': 'white-label-help',
};

export function layoutName(wanted: LayoutName, variant: SiteFacts['variant']): LayoutName {
  return variant === 'white-label' ? (whiteLabel[wanted] ?? wanted) : wanted;
}

export function layoutFor(wanted: LayoutName, variant: SiteFacts['variant']): Layout {
  return layouts[layoutName(wanted, variant)];
}
