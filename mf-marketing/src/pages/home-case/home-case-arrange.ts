import type { CaseSummary } from '@site/shared/contract/cases';

export type Arrangement = {
  /** Opens the library, and only the library as a whole. */
  lead: CaseSummary | undefined;
  feature: CaseSummary | undefined;
  trio: CaseSummary[];
  quoted: CaseSummary | undefined;
  rows: CaseSummary[];
};

const trioSize = 3;

/** Gives the cases of a page their places in the order of the list; a short list has the first places only. */
export function arrangeCases(list: readonly CaseSummary[], opens: boolean): Arrangement {
  const rest = [...list];
  const lead = opens ? rest.shift() : undefined;
  const feature = rest.shift();
  const trio = rest.length >= trioSize ? rest.splice(0, trioSize) : [];
  const quoted = trio.length > 0 ? rest.shift() : undefined;
  return { lead, feature, trio, quoted, rows: rest };
}
