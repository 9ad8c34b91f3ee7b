const cascadeLayers = require('@csstools/postcss-cascade-layers');
const postcss = require('postcss');

/** The order of shared/src/ui/tokens.css; each file is rewritten alone, so each must know it. */
const order = '@layer reset, tokens, shared, shell, remote;\n';

/**
 * Cascade layers need Chrome 99 or iOS 15.4; the browsers of content.md §3.13 would show pages without any style. The
 * plugin says the same by specificity, so that the order in which files are loaded stays without meaning.
 */
module.exports = function cascadeLayersLoader(source) {
  const done = this.async();
  postcss([cascadeLayers({ onConditionalRulesChangingLayerOrder: false, onImportLayerRule: false })])
    .process(order + source, { from: this.resourcePath, map: false })
    .then(({ css }) => done(null, css), done);
};
