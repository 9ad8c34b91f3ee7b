import Ajv2019 from 'ajv/dist/2019';
import { parse } from 'yaml';
import { deployText } from './deploy-files';
import { expectNothing } from './expect-nothing';
import { dashboardSchema, rulesSchema } from './watch-schemas';

type Place = { x: number; y: number; w: number; h: number };
type Panel = { id: number; gridPos: Place; datasource: { uid: string } };
type Dashboard = { panels: Panel[]; templating: { list: { name: string }[] } };

const ajv = new Ajv2019({ strict: false });
const dashboard = JSON.parse(deployText('grafana/site.json')) as Dashboard;

function faultsOf(schema: object, value: unknown): string[] {
  const check = ajv.compile(schema);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('R11.43 alerts are what Prometheus reads', () => {
  const rules = parse(deployText('prometheus/alerts.yaml')) as { groups: { rules: object[] }[] };
  expectNothing(faultsOf(rulesSchema, rules), 'edit deploy/prometheus/alerts.yaml.');
  const misspelt = {
    groups: [{ name: 'a', rules: [{ alert: 'A', expr: 'up', fore: '1m', labels: {}, annotations: {} }] }],
  };
  expect(faultsOf(rulesSchema, misspelt)).not.toEqual([]);
});

const overlaps = (one: Place, other: Place) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

test('R11.43 the dashboard is what Grafana reads: panels with ids and places of their own, and a source that it declares', () => {
  expectNothing(faultsOf(dashboardSchema, dashboard), 'edit deploy/grafana/site.json.');
  const { panels, templating } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const pairs = panels.flatMap((one, at) => panels.slice(at + 1).map((other) => [one, other] as const));
  expectNothing(
    pairs.filter(([one, other]) => overlaps(one.gridPos, other.gridPos)).map(([one]) => one.id),
    'edit deploy/grafana/site.json: two panels overlap.',
  );
  expectNothing(
    panels.filter(({ gridPos }) => gridPos.x + gridPos.w > 24),
    'edit deploy/grafana/site.json: the panel is wider than the grid.',
  );
  const declared = templating.list.map(({ name }) => `\${${name}}`);
  expectNothing(
    panels.map(({ datasource }) => datasource.uid).filter((uid) => !declared.includes(uid)),
    'edit deploy/grafana/site.json: declare the source.',
  );
});
