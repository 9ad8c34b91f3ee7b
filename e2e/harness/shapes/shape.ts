/** The ways in which a site is run: as one process, as three shells before PostgreSQL and a bucket, or as compose says. */
export const shapes = ['shells', 'compose'] as const;
export type Shape = (typeof shapes)[number];

/** What the journeys walk on instead of a shell of each worker's own; undefined for that one (`npm test`). */
export function wantedShape(): Shape | undefined {
  const wanted = process.env.SITE_SHAPE;
  const shape = shapes.find((one) => one === wanted);
  if (wanted && !shape) throw new Error(`SITE_SHAPE is ${wanted}; it must be one of ${shapes.join(', ')}.`);
  return shape;
}

/** A site of another shape as journeys know it: by its address, and by what asks its api. */
export type ShapedSite = {
  origin: string;
  /** Where calls of the api are answered. */
  calls: string;
  /** The data folder of a replica of the api, whose command line lists what all of them stored. */
  apiData: string;
  stop: () => Promise<void>;
};
