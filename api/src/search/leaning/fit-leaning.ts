import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { featuresOf } from './features';

/** A question that is ours, or one that is asked of other sites. */
export type Example = { text: string; isOurs: boolean };

/** What each run of characters says for a question being ours; `bias` is where one without known runs stands. */
export type Leaning = { bias: number; weights: ReadonlyMap<string, number> };

/** Fewer questions of a kind say what their writers thought of, not what that kind is like. */
const fewestOfEach = 100;
/** A run that stands in fewer questions says nothing of others. */
const fewest = 2;
const rounds = 30;
const step = 0.15;
const biasStep = 0.005;
const decay = 0.0003;

type Prepared = { places: number[]; scale: number; isOurs: boolean };

const probability = (value: number) => 1 / (1 + Math.exp(-value));

/** A logistic regression with a step of its own for each weight (Duchi, Hazan and Singer 2011, AdaGrad). */
class Regression {
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;
  bias = 0;

  constructor(size: number) {
    this.weights = new Float64Array(size);
    this.squares = new Float64Array(size).fill(0.01);
  }

  learn({ places, scale, isOurs }: Prepared, importance: number): void {
    const sum = places.reduce((all, place) => all + (this.weights[place] ?? 0), 0);
    const fault = (probability(sum * scale + this.bias) - Number(isOurs)) * importance;
    for (const place of places) this.move(place, fault * scale);
    this.bias -= biasStep * fault;
  }

  weightsOf(places: ReadonlyMap<string, number>): Map<string, number> {
    return new Map([...places].map(([feature, place]) => [feature, this.weights[place] ?? 0]));
  }

  private move(place: number, slope: number): void {
    const weight = this.weights[place] ?? 0;
    const gradient = slope + decay * weight;
    this.squares[place] = (this.squares[place] ?? 0) + gradient * gradient;
    this.weights[place] = weight - (step * gradient) / Math.sqrt(this.squares[place] ?? 1);
  }
}

/** Longer questions have more runs, not more to say. */
export const scaleOf = (features: readonly string[]): number => 1 / Math.sqrt(Math.max(features.length, 1));

/** In an order that no neighbourhood of the lists decides, the same each time. */
function shuffled<One extends { text: string }>(list: readonly One[]): One[] {
  const place = ({ text }: One) => createHash('sha256').update(text).digest('hex');
  return list
    .map((one) => ({ one, at: place(one) }))
    .sort((first, second) => (first.at < second.at ? -1 : 1))
    .map(({ one }) => one);
}

function prepared(examples: readonly Example[], places: ReadonlyMap<string, number>): Prepared[] {
  return examples.map(({ text, isOurs }) => {
    const features = featuresOf(text);
    return { places: features.flatMap((feature) => places.get(feature) ?? []), scale: scaleOf(features), isOurs };
  });
}

/** The runs that stand in enough questions, each with its place. */
function knownIn(examples: readonly Example[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const feature of examples.flatMap(({ text }) => featuresOf(text)))
    times.set(feature, (times.get(feature) ?? 0) + 1);
  return new Map(
    [...times]
      .filter(([, count]) => count >= fewest)
      .map(([feature]) => feature)
      .map((feature, place) => [feature, place]),
  );
}

/** Each kind counts the same, however many questions it has. */
function importanceIn(examples: readonly Example[]): (isOurs: boolean) => number {
  const ours = examples.filter(({ isOurs }) => isOurs).length;
  return (isOurs) => examples.length / (2 * Math.max(isOurs ? ours : examples.length - ours, 1));
}

function isTooFew(examples: readonly Example[]): boolean {
  const ours = examples.filter(({ isOurs }) => isOurs).length;
  return Math.min(ours, examples.length - ours) < fewestOfEach;
}

/** Learns from questions of both kinds, with a rest for other work after each round; where one kind has too few there is nothing to learn. */
export async function fitLeaning(examples: readonly Example[]): Promise<Leaning> {
  if (isTooFew(examples)) return { bias: 0, weights: new Map() };
  const places = knownIn(examples);
  const regression = new Regression(places.size);
  const importance = importanceIn(examples);
  const lessons = prepared(shuffled(examples), places);
  for (let round = 0; round < rounds; round++) {
    for (const lesson of lessons) regression.learn(lesson, importance(lesson.isOurs));
    await setImmediate();
  }
  return { bias: regression.bias, weights: regression.weightsOf(places) };
}
