/**
 * The rest of the server file of a hostile section: its page tells what became of each attempt, what it reached or why not. Read as text
 * behind `hostile-attempts.cjs`, never required.
 */
const { attempts: all, outcome: outcomeOf } = module.exports;
const { jsx } = require('react/jsx-runtime');

async function loader() {
  const reported = Object.entries(all).map(async ([name, attempt]) => [name, await outcomeOf(attempt)]);
  return JSON.stringify(Object.fromEntries(await Promise.all(reported)));
}

const { useLoaderData } = require('react-router-dom');
const Component = () => jsx('pre', { children: useLoaderData() });
const handle = { layout: 'default', head: () => ({ title: 'x', description: 'x' }) };
module.exports = { routes: [{ id: 'hostile', path: '/hostile', loader, Component, handle }] };
