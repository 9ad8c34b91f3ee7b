import type { Screen, Show, ShowStep, Stage } from '@site/shared/contract/show';
import type { ScreenPart } from '@site/shared/contract/screen-part';
import { changedValue } from './changed-value';
import type { Pointer } from '../parts/screens/draw-marks';
import { itemOf } from '../parts/screens/pointer-spot';
import { changeDelay, isPressed, keyAt, travelProgress } from './step-times';

/** What is seen at one moment; all of it but the places in the show goes into `drawStage`. */
export type ShowMoment = {
  stage: Stage;
  pointer: Pointer | undefined;
  keycap: string | undefined;
  caption: string;
  focus: string | undefined;
  /** Place of the step in `steps`, and of its chapter among the chapters. */
  step: number;
  chapter: number;
};

type Played = Pick<Show, 'seconds' | 'steps' | 'stages'>;
type Named = { id: string; kind: string };

/** A change of one field: when it begins, and how long its step lasts after that. */
type Patch = { field: string; to: unknown; elapsed: number; timeLeft: number };

function patchesUntil({ steps, seconds }: Played, last: number, elapsedOf: (step: ShowStep) => number) {
  const patches = new Map<string, Patch[]>();
  steps.slice(0, last + 1).forEach((step, index) => {
    const elapsed = elapsedOf(step) - changeDelay(step);
    if (elapsed < 0) return;
    const timeLeft = (steps[index + 1]?.at ?? seconds) - step.at - changeDelay(step);
    for (const [path, to] of Object.entries(step.set ?? {})) {
      const [id = '', field = ''] = path.split('.');
      patches.set(id, [...(patches.get(id) ?? []), { field, to, elapsed: step.at === 0 ? 99 : elapsed, timeLeft }]);
    }
  });
  return patches;
}

function patched<T extends Named>(thing: T, patches: readonly Patch[] = []): T {
  return patches.reduce<T>((now, { field, to, elapsed, timeLeft }) => {
    const from = (now as Record<string, unknown>)[field];
    return { ...now, [field]: changedValue({ field, kind: now.kind, from, to, elapsed, timeLeft }) };
  }, thing);
}

/** Ids of the parts that are absent: those that a later step shows, and those that were hidden since. */
function hiddenAt(steps: readonly ShowStep[], last: number, begun: (step: ShowStep) => boolean): Set<string> {
  const hidden = new Set(steps.flatMap((step) => step.show ?? []));
  for (const step of steps.slice(0, last + 1).filter(begun)) {
    for (const id of step.show ?? []) hidden.delete(id);
    for (const id of step.hide ?? []) hidden.add(id);
  }
  return hidden;
}

const targetOf = (step: ShowStep) =>
  step.point ?? step.show?.[0] ?? Object.keys(step.set ?? {})[0]?.split('.')[0] ?? undefined;

const lastOf = <T>(steps: readonly ShowStep[], pick: (step: ShowStep) => T | undefined): T | undefined =>
  steps.reduce<T | undefined>((found, step) => pick(step) ?? found, undefined);

/** The item that a step sets on the part that it points at; else the one that is set already. */
function pointedItem({ point, set = {} }: ShowStep, things: readonly Named[]): number | undefined {
  const changed = Object.entries(set).flatMap(([path, to]) => {
    const [id, field = ''] = path.split('.');
    return id === point ? [[field, to] as const] : [];
  });
  const now = things.find(({ id }) => id === point);
  return itemOf({ ...now, ...Object.fromEntries(changed) });
}

function pointerAt(begun: readonly ShowStep[], things: readonly Named[], elapsedOf: (step: ShowStep) => number) {
  const pointing = begun.filter(({ point }) => point);
  const [step, before] = pointing.slice(-2).reverse();
  if (!step?.point) return undefined;
  const elapsed = elapsedOf(step);
  const pointer: Pointer = {
    to: step.point,
    item: pointedItem(step, things),
    from: before?.point,
    fromItem: before && pointedItem(before, things),
    progress: travelProgress(elapsed),
    pressed: isPressed(step, elapsed),
  };
  return pointer;
}

function pressedPart(part: ScreenPart, pointer: Pointer | undefined): ScreenPart {
  return part.kind === 'button' && pointer?.pressed && pointer.to === part.id ? { ...part, pressed: true } : part;
}

/**
 * The show at one second: the stage as it is then, the pointer on its way, what is typed so far, caption and chapter.
 * `still` leaves out what moves: every step is seen at its end.
 */
export function stateAt(show: Played, second: number, still = false): ShowMoment {
  const { steps, stages } = show;
  const step = Math.max(0, steps.filter(({ at }) => at <= second).length - 1);
  const elapsedOf = ({ at }: ShowStep) => (still ? 99 : Math.max(0, second - at));
  const begun = steps.slice(0, step + 1);
  const patches = patchesUntil(show, step, elapsedOf);
  const hidden = hiddenAt(steps, step, (one) => elapsedOf(one) >= changeDelay(one));
  const base = stages[lastOf(begun, (one) => one.stage) ?? 0] ?? (stages[0] as Stage);
  const things = base.screens.flatMap(({ rows }) => rows.flat()).map((part) => patched(part, patches.get(part.id)));
  const pointer = pointerAt(begun, things, elapsedOf);
  const screenOf = (screen: Screen): Screen => ({
    ...patched(screen, patches.get(screen.id)),
    rows: screen.rows
      .map((row) =>
        row
          .filter(({ id }) => !hidden.has(id))
          .map((part) => pressedPart(patched(part, patches.get(part.id)), pointer)),
      )
      .filter((row) => row.length > 0),
  });
  const now = steps[step];
  return {
    stage: { ...base, screens: base.screens.filter(({ id }) => !hidden.has(id)).map(screenOf) },
    pointer,
    keycap: now && keyAt(now, elapsedOf(now)),
    caption: now?.say ?? '',
    focus: lastOf(begun, targetOf),
    step,
    chapter: Math.max(0, begun.filter(({ chapter }) => chapter).length - 1),
  };
}
