import type { LayoutName } from '@site/shared/page/page-handle';
import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from './default-layout';

export type Layout = ComponentType<{ children: ReactNode }>;

/** Layouts that are built; a page that names another one gets the default layout. */
const layouts: Partial<Record<LayoutName, Layout>> = { default: DefaultLayout };

export function layoutFor(name: LayoutName): Layout {
  return layouts[name] ?? DefaultLayout;
}
