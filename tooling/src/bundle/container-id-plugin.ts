import type { Compiler } from 'webpack';

const name = 'ContainerIdPlugin';

/** Of the entry of a container, and of the runtime that Module Federation puts before it. */
const identifiers = [/^container entry/, /^(?:javascript\/esm\|)?data:text\/javascript/];

/**
 * Numbers by hand what Module Federation adds to a section. The identifiers of these modules hold the path of the checkout, and webpack numbers
 * modules by their identifiers: the same sources would be other bytes in another folder, and nobody could build again what was released.
 */
export class ContainerIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const number = identifiers.findIndex((one) => one.test(module.identifier()));
          if (number >= 0) chunkGraph.setModuleId(module, number);
        }
      });
    });
  }
}
