import type { CaseSummary } from '@site/shared/contract/cases';

/** Of a case only what its place in the library shows, since loader data is embedded in the HTML. */
export type RowCase = Pick<CaseSummary, 'id' | 'title' | 'customer' | 'industry' | 'sign' | 'lead' | 'curve'>;
export type PlacedCase = RowCase & Pick<CaseSummary, 'scene' | 'result' | 'picture'>;
export type QuotedCase = Pick<CaseSummary, 'id' | 'title' | 'customer' | 'result' | 'picture' | 'quote' | 'quoteBy'>;

export type Arrangement = {
  /** Opens the library, and only the library as a whole. */
  lead: PlacedCase | undefined;
  feature: PlacedCase | undefined;
  trio: PlacedCase[];
  quoted: QuotedCase | undefined;
  rows: RowCase[];
};

const trioSize = 3;

export function rowCase({ id, title, customer, industry, sign, lead, curve }: CaseSummary): RowCase {
  return { id, title, customer, industry, sign, lead, curve };
}

function placed(item: CaseSummary): PlacedCase {
  const { scene, result, picture } = item;
  return { ...rowCase(item), scene, result, ...(picture && { picture }) };
}

function quotedCase({ id, title, customer, result, picture, quote, quoteBy }: CaseSummary): QuotedCase {
  return { id, title, customer, result, quote, quoteBy, ...(picture && { picture }) };
}

/** Gives the cases of a page their places in the order of the list; a short list has the first places only. */
export function arrangeCases(list: readonly CaseSummary[], opens: boolean): Arrangement {
  const rest = [...list];
  const lead = opens ? rest.shift() : undefined;
  const feature = rest.shift();
  const trio = rest.length >= trioSize ? rest.splice(0, trioSize) : [];
  const quoted = trio.length > 0 ? rest.shift() : undefined;
  return {
    lead: lead && placed(lead),
    feature: feature && placed(feature),
    trio: trio.map(placed),
    quoted: quoted && quotedCase(quoted),
    rows: rest.map(rowCase),
  };
}

/** The titles of a page's cases, in their order. */
export function titlesOf({ lead, feature, trio, quoted, rows }: Arrangement): string[] {
  return [lead, feature, ...trio, quoted, ...rows].flatMap((item) => item?.title ?? []);
}
