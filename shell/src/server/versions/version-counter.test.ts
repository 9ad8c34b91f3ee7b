import { VersionCounts } from '@site/shared/contract/version-counts';
import { Value } from '@sinclair/typebox/value';
import { Registry } from 'prom-client';
import type { RenderedPage } from '../pages/page-renderer';
import { VersionCounter } from './version-counter';
import { showVersions } from './version-metrics';

const good: RenderedPage = {
  status: 200,
  html: '',
  styles: '',
  degraded: false,
  stale: false,
  release: 'mf-help@1.0.0',
};

test('renders are counted by version, with how long they took', () => {
  const counter = new VersionCounter();
  counter.rendered('mf-help', '1.0.0', good, 4.9);
  counter.rendered('mf-help', '1.0.0', good, 5);
  counter.rendered('mf-help', '1.0.0', good, 2001);
  counter.rendered('mf-help', '2.0.0', good, 30);
  const answer = counter.answer(7);

  expect(Value.Check(VersionCounts, answer)).toBe(true);
  expect(answer).toMatchObject({
    revision: 7,
    counts: [
      { version: '2.0.0', renders: 1 },
      { version: '1.0.0', renders: 3 },
    ],
  });
  expect(counter.read('mf-help', '1.0.0').renderTimes).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test.each([
  ['ended its process', undefined, 1],
  ['threw', { ...good, status: 500, fault: 'boom' }, 1],
  ['never settled by itself', { ...good, status: 503, fault: 'late', unsettled: true as const }, 1],
  ['lacks its main data, which the service did not give', { ...good, status: 503, fault: 'no data' }, 0],
  ['is not there', { ...good, status: 404 }, 0],
])('a page that %s fails by its version %#', (_, answer, failures) => {
  const counter = new VersionCounter();
  counter.rendered('mf-help', '1.0.0', answer, 1);

  expect(counter.read('mf-help', '1.0.0')).toMatchObject({ renders: 1, renderFailures: failures });
});

test('at most 50 versions are kept, those that were used last', () => {
  const counter = new VersionCounter();
  for (let index = 0; index < 200; index += 1) counter.add('mf-help', `1.0.${index}`, 'pages');

  expect(counter.list()).toHaveLength(50);
  expect(counter.read('mf-help', '1.0.199').pages).toBe(1);
  expect(counter.read('mf-help', '1.0.0').pages).toBe(0);
});

test('the metrics are the same numbers', async () => {
  const [registry, counter] = [new Registry(), new VersionCounter()];
  showVersions(registry, counter);
  counter.rendered('mf-help', '1.0.0', undefined, 1);
  counter.add('mf-help', '1.0.0', 'hydrationFailures');
  const text = await registry.metrics();

  expect(text).toContain('page_failures_total{remote="mf-help",version="1.0.0"} 1');
  expect(text).toContain('browser_hydration_failures_total{remote="mf-help",version="1.0.0"} 1');
  expect(await registry.metrics()).toBe(text);
});
