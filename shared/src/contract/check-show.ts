import type { Figure, Screen, Show, ShowStep, Stage } from './show';

/** What schemas cannot say about shows and figures, as sentences; none for one that can be played. */
export type Fault = string;

const idsOf = ({ screens }: Stage) =>
  screens.flatMap((screen) => [screen.id, ...screen.rows.flat().map(({ id }) => id)]);

function duplicates({ screens }: Stage): Fault[] {
  const ids = idsOf({ ground: 'mint', screens });
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is given twice`);
}

type Thing = Screen | Screen['rows'][number][number];

const thingsOf = (stages: readonly Stage[]): Map<string, Thing> =>
  new Map(
    stages.flatMap(({ screens }) =>
      screens.flatMap((screen) => [screen, ...screen.rows.flat()].map((thing): [string, Thing] => [thing.id, thing])),
    ),
  );

function pathFault(path: string, things: ReadonlyMap<string, Thing>): Fault | undefined {
  const [id = '', field = '', more] = path.split('.');
  const thing = things.get(id);
  if (!thing) return `set ${path}: there is no part or screen ${id}`;
  const whole = 'rows' in thing && thing.kind !== 'table' ? ['id', 'kind', 'rows'] : ['id', 'kind'];
  if (!field || more !== undefined || whole.includes(field)) return `set ${path}: it must be part.field`;
  return undefined;
}

function stepFaults(step: ShowStep, things: ReadonlyMap<string, Thing>): Fault[] {
  const named = [...(step.show ?? []), ...(step.hide ?? []), ...(step.point ? [step.point] : [])];
  const missing = named.filter((id) => !things.has(id)).map((id) => `there is no part or screen ${id}`);
  const paths = Object.keys(step.set ?? {}).flatMap((path) => pathFault(path, things) ?? []);
  const nowhere = step.press === true && !step.point ? ['a press needs a point'] : [];
  return [...missing, ...paths, ...nowhere].map((fault) => `step at ${step.at}: ${fault}`);
}

function timeFaults({ seconds, steps }: Pick<Show, 'seconds' | 'steps'>): Fault[] {
  const late = steps.filter((step, index) => index > 0 && step.at <= (steps[index - 1]?.at ?? 0));
  const begins = steps[0]?.at === 0 ? [] : ['the first step must be at 0'];
  const ends = (steps.at(-1)?.at ?? 0) < seconds ? [] : [`the last step must begin before the end at ${seconds}`];
  return [...begins, ...late.map(({ at }) => `step at ${at}: it must be later than the one before`), ...ends];
}

/** A show that names only what is there, in the order of time. */
export function showFaults(show: Pick<Show, 'seconds' | 'steps' | 'stages'>): Fault[] {
  const things = thingsOf(show.stages);
  const stages = show.steps.filter(({ stage = 0 }) => !show.stages[stage]);
  return [
    ...show.stages.flatMap(duplicates),
    ...timeFaults(show),
    ...show.steps.flatMap((step) => stepFaults(step, things)),
    ...stages.map(({ at, stage }) => `step at ${at}: there is no stage ${stage}`),
  ];
}

/** A figure whose callouts and demonstration name only what is in it. */
export function figureFaults({ stage, callouts, demo }: Figure): Fault[] {
  const ids = idsOf(stage);
  const missing = callouts.filter((id) => !ids.includes(id)).map((id) => `callouts: there is no part or screen ${id}`);
  return [...missing, ...(demo ? showFaults({ ...demo, stages: [stage] }) : duplicates(stage))];
}
