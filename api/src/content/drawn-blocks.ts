import { Figure, Show } from '@site/shared/contract/show';
import { figureFaults, showFaults } from './check-show';
import type { Static, TSchema } from '@sinclair/typebox';
import { DataSource } from './data-source';

/** A fault of a block, with its line counted from 0 within the Markdown text. */
export type BlockProblem = { message: string; line: number };
export type ReadBlock<T> = { value: T | undefined; problems: BlockProblem[] };

/** YAML of a fenced block whose first line is `line`, checked by its schema and by what schemas cannot say. */
function readBlock<T extends TSchema>(
  schema: T,
  text: string,
  line: number,
  faults: (value: Static<T>) => string[],
): ReadBlock<Static<T>> {
  const { value, issues } = new DataSource('', text, line).check(schema);
  if (value === undefined)
    return { value, problems: issues.map((issue) => ({ message: issue.message, line: issue.line })) };
  return { value, problems: faults(value).map((message) => ({ message, line })) };
}

export const readFigure = (text: string, line: number): ReadBlock<Figure> =>
  readBlock(Figure, text, line, figureFaults);

export const readShow = (text: string, line: number): ReadBlock<Show> => readBlock(Show, text, line, showFaults);
