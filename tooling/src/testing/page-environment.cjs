const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const typescript = require('tsx/cjs/api');

const consoleError = console.error;
const repository = path.resolve(__dirname, '../../..');
let pages;

/** Jest loads an environment outside the modules of its test files: what this file holds is loaded once a worker. */
function renderBuiltPage(section, ...question) {
  pages ??= typescript.require('./built-pages.ts', __filename);
  return pages.renderBuiltPage(section, ...question);
}

/** With `--globals '{"builtPages":true}'` page tests use the built server file of their section. */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const [section] = path.relative(repository, context.testPath).split(path.sep);
    if (config.projectConfig.globals.builtPages)
      this.global.renderBuiltPage = (...question) => renderBuiltPage(section, ...question);
  }

  /** Routes React's errors to the console of the test file. */
  async setup() {
    await super.setup();
    console.error = (...words) => this.global.console.error(...words);
  }

  async teardown() {
    console.error = consoleError;
    await super.teardown();
  }
};
