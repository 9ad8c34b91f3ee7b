import type { LoaderContext } from 'webpack';

/** Passes a file on as it is, and has it read again whenever another file changes. */
export default function dependOn(this: LoaderContext<{ file: string }>, source: string): string {
  this.addDependency(this.getOptions().file);
  return source;
}
