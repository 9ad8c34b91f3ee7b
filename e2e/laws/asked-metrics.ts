import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { deployText, havingKey } from './deploy-files';

type Rules = { groups: { rules: { expr: string; alert?: string; record?: string }[] }[] };

export function rules() {
  return (parse(deployText('prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
}

/** All questions to Prometheus: those of the rules, and those of the dashboard. */
export function questions(): string[] {
  const panels = havingKey(JSON.parse(deployText('grafana/site.json')), 'expr').map(({ expr }) => String(expr));
  return [...rules().map(({ expr }) => expr), ...panels];
}

/** Whether Prometheus would understand it, by its own grammar. */
export function isUnderstood(question: string): boolean {
  let good = true;
  parser.parse(question).iterate({ enter: ({ type }) => void (good &&= !type.isError) });
  return good;
}

/** Names of series in a question; those of a histogram by the name that it is registered under. */
function namesIn(question: string): string[] {
  const names: string[] = [];
  parser.parse(question).iterate({
    enter: ({ name, from, to, node }) => {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(question.slice(from, to));
    },
  });
  return names.map((name) => name.replace(/_bucket$/, ''));
}

/** Metrics that somebody must tell: what the rules record and what Prometheus itself knows are none. */
export function askedMetrics(): string[] {
  const known = new Set(['up', ...rules().flatMap(({ record }) => (record ? [record] : []))]);
  const names = questions().flatMap(namesIn);
  return [...new Set(names)].filter((name) => !known.has(name)).sort();
}

/** Names in what a process answers at its metrics. */
export function reportedMetrics(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);
}
