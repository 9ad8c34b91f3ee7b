/**
 * What React's `renderToString` costs at least for a page: the very elements of its HTML, without a component, a router, a
 * loader or a collection around them. Told the HTML, it warms up; told a number, it renders so often and tells the CPU
 * milliseconds of each.
 */
process.env.NODE_ENV = 'production';
const { parse } = require('parse5');
const { jsx } = require('react/jsx-runtime');
const { renderToString } = require('react-dom/server');

const warmUp = 50;
let page;

/** A node of the page with the properties of its element. */
function planned(node) {
  if (node.nodeName === '#text') return node.value;
  if (!node.tagName) return null;
  const props = Object.fromEntries(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  if (node.tagName === 'textarea') return { tag: 'textarea', props: { ...props, defaultValue: '' }, children: [] };
  return { tag: node.tagName, props, children: node.childNodes.map(planned) };
}

/** The elements are made anew each time, as components make them. */
function element(plan, key) {
  if (plan === null || typeof plan === 'string') return plan;
  const { tag, props, children } = plan;
  return jsx(tag, children.length > 0 ? { ...props, children: children.map(element) } : { ...props }, key);
}

const bodyOf = ({ childNodes }) =>
  childNodes.find(({ tagName }) => tagName === 'html').childNodes.find(({ tagName }) => tagName === 'body');

const render = () => renderToString(element(page, 'body'));

process.on('message', ({ html, renders }) => {
  if (html !== undefined) {
    page = planned(bodyOf(parse(html)));
    for (let turn = 0; turn < warmUp; turn += 1) render();
    return process.send({ ready: render().length });
  }
  const before = process.cpuUsage();
  for (let turn = 0; turn < renders; turn += 1) render();
  const { user, system } = process.cpuUsage(before);
  process.send({ ms: (user + system) / 1000 / renders });
});
process.on('disconnect', () => process.exit());
