import type { GreyScope } from '@site/shared/store';

/** Pages shown in greyscale: the home page and the one for phones, by route name, and of those only the ones in these layouts. */
export const mourningScope: GreyScope = {
  routes: ['index', 'm'],
  layouts: ['default', 'new', 'pc', 'empty', 'white-label'],
};

/** Instants with their offset, so that no server's zone matters. Without `from`: any time before `to`. */
export type MourningPeriod = { from?: string; to: string; scope: GreyScope };

/** When the site is shown in greyscale (R9.22). At short notice: `GREY_OUT=on` until the period is added here. */
export const mourningPeriods: readonly MourningPeriod[] = [{ to: '2022-12-07T20:00:00+08:00', scope: mourningScope }];
