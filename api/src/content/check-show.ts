import type { Figure, Screen, Show, ShowStep, Stage } from '@site/shared/contract/show';

/** What schemas cannot say about shows and figures, as sentences; none for one that can be played. */
export type Fault = string;

const idsOf = ({ screens }: Stage) =>
  screens.flatMap((screen) => [screen.id, ...screen.rows.flat().map(({ id }) => id)]);

function duplicates({ screens }: Stage): Fault[] {
  const ids = idsOf({ ground: 'mint', screens });
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id “${id}”用了两次，请改掉一个`);
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
  if (!thing) return `set “${path}”：画面里没有叫“${id}”的部分`;
  const whole = 'rows' in thing && thing.kind !== 'table' ? ['id', 'kind', 'rows'] : ['id', 'kind'];
  if (!field || more !== undefined || whole.includes(field)) return `set “${path}”：要写成“部分.字段”`;
  return undefined;
}

function stepFaults(step: ShowStep, things: ReadonlyMap<string, Thing>): Fault[] {
  const named = [...(step.show ?? []), ...(step.hide ?? []), ...(step.point ? [step.point] : [])];
  const missing = named.filter((id) => !things.has(id)).map((id) => `画面里没有叫“${id}”的部分`);
  const paths = Object.keys(step.set ?? {}).flatMap((path) => pathFault(path, things) ?? []);
  const nowhere = step.press === true && !step.point ? ['有 press 就要有 point'] : [];
  return [...missing, ...paths, ...nowhere].map((fault) => `第 ${step.at} 秒那一步：${fault}`);
}

function timeFaults({ seconds, steps }: Pick<Show, 'seconds' | 'steps'>): Fault[] {
  const late = steps.filter((step, index) => index > 0 && step.at <= (steps[index - 1]?.at ?? 0));
  const begins = steps[0]?.at === 0 ? [] : ['第一步要从第 0 秒开始'];
  const ends = (steps.at(-1)?.at ?? 0) < seconds ? [] : [`最后一步要早于结尾的第 ${seconds} 秒`];
  return [...begins, ...late.map(({ at }) => `第 ${at} 秒那一步：要晚于上一步`), ...ends];
}

/** A show that names only what is there, in the order of time. */
export function showFaults(show: Pick<Show, 'seconds' | 'steps' | 'stages'>): Fault[] {
  const things = thingsOf(show.stages);
  const stages = show.steps.filter(({ stage = 0 }) => !show.stages[stage]);
  return [
    ...show.stages.flatMap(duplicates),
    ...timeFaults(show),
    ...show.steps.flatMap((step) => stepFaults(step, things)),
    ...stages.map(({ at, stage }) => `第 ${at} 秒那一步：没有第 ${stage} 个画面（stages 从 0 数起）`),
  ];
}

/** A figure whose callouts and demonstration name only what is in it. */
export function figureFaults({ stage, callouts, demo }: Figure): Fault[] {
  const ids = idsOf(stage);
  const missing = callouts.filter((id) => !ids.includes(id)).map((id) => `callouts：画面里没有叫“${id}”的部分`);
  return [...missing, ...(demo ? showFaults({ ...demo, stages: [stage] }) : duplicates(stage))];
}
