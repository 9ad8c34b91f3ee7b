import type { Queryable } from '../../database/database';
import { featuresOf } from './features';
import { type Leaning, scaleOf } from './fit-leaning';

/** The name of the bias among the features, which are never empty. */
const bias = '';

/** Replaces what is known of runs of characters. */
export async function storeLeaning(tx: Queryable, leaning: Leaning): Promise<void> {
  const weights = [...leaning.weights, [bias, leaning.bias] as const];
  await tx.query('delete from search_leaning');
  await tx.query('insert into search_leaning select * from unnest($1::text[], $2::real[])', [
    weights.map(([feature]) => feature),
    weights.map(([, weight]) => weight),
  ]);
}

/** `leaning` is how far a text is asked like questions of ours, above 0, or like those of other sites; `usual` are the runs that both have. */
export type Said = { leaning: number; usual: ReadonlySet<string> };

export async function whatIsSaid(db: Queryable, text: string): Promise<Said> {
  const features = featuresOf(text);
  const rows = await db.query<{ feature: string; weight: number }>(
    'select feature, weight from search_leaning where feature = any($1::text[])',
    [[...features, bias]],
  );
  const weights = new Map(rows.map(({ feature, weight }) => [feature, weight]));
  const said = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  const leaning = said * scaleOf(features) + (weights.get(bias) ?? 0);
  return { leaning, usual: new Set(weights.keys()) };
}
