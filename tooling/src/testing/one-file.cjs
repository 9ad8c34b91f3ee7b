const { createHash } = require('node:crypto');
const path = require('node:path');
const { buildSync } = require('esbuild');

/** The folder of the package that a file belongs to. */
const packageOf = (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

/**
 * Writes a package of hundreds of small files as one: jest finds, reads and wraps each of them anew for every test file, 0.07 s of each
 * that knows a schema. Its entries share no state here that anybody sets.
 */
module.exports = {
  process(_, entryPoint) {
    const built = buildSync({ entryPoints: [entryPoint], bundle: true, platform: 'node', format: 'cjs', write: false });
    return { code: built.outputFiles[0].text };
  },
  getCacheKey(source, entryPoint, { configString }) {
    const { version } = require(path.join(packageOf(entryPoint), 'package.json'));
    return createHash('sha256').update(`${source}\n${entryPoint}\n${version}\n${configString}`).digest('hex');
  },
};
