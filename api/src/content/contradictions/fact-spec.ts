import type { Quantity } from './quantity';

/** Words that a sentence must have, each in one of several ways; the last one stands nearest to the value. */
export type Subject = readonly (readonly string[])[];

/** A fact as sentences can be held against it. */
export type FactSpec = {
  name: string;
  /** What the content says of it. */
  text: string;
  values: readonly Quantity[];
  /** The plan that it is of, by its name: 「专业版」. */
  plan?: string;
  subjects: readonly Subject[];
  /** How far, in signs, the last word may stand from the value. */
  within: number;
  /** Sentences with these words are of something else. */
  unless: readonly Subject[];
};

/** 「试用/试用期 数据 保留/留」; a space within a word is written `_`. */
export function readSubject(text: string): Subject {
  return text.split(' ').map((word) => word.split('/').map((one) => one.replaceAll('_', ' ')));
}
