import { unprintable } from '@site/shared/contract/release-manifest';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { UsageError } from '../errors/release-error';

const longest = 500;

/** One line of text: control characters would let a name forge log or table lines. */
export const OneLine = Type.String({ minLength: 1, maxLength: longest, pattern: `^[^${unprintable}]+$` });

/** Reads an option that is written into one line. @throws {UsageError} for more than one line, and for what no line shows */
export function oneLine(option: string): (text: string) => string {
  return (text) => {
    if (text.length > longest)
      throw new UsageError(`${option} has ${text.length} characters; it must have at most ${longest}.`);
    // An empty one is refused by who knows what is missing.
    if (text === '' || Value.Check(OneLine, text)) return text;
    throw new UsageError(`${option} is ${JSON.stringify(text)}; it must be one line, without control characters.`);
  };
}
