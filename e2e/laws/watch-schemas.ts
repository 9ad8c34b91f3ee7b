/**
 * What Prometheus reads of a file of rules, to the letter: an unknown key stops it
 * (https://prometheus.io/docs/prometheus/latest/configuration/alerting_rules/). No registry has this under a licence that we take.
 */
const duration = { type: 'string', pattern: '^(\\d+(ms|s|m|h|d|w|y))+$' };
const name = { type: 'string', pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' };
const texts = { type: 'object', propertyNames: name, additionalProperties: { type: 'string' } };
const expr = { type: 'string', minLength: 1 };

const alert = {
  type: 'object',
  required: ['alert', 'expr', 'labels', 'annotations'],
  properties: { alert: name, expr, for: duration, keep_firing_for: duration, labels: texts, annotations: texts },
  additionalProperties: false,
};
const record = {
  type: 'object',
  required: ['record', 'expr'],
  properties: { record: { type: 'string', pattern: '^[a-zA-Z_:][a-zA-Z0-9_:]*$' }, expr, labels: texts },
  additionalProperties: false,
};

export const rulesSchema = {
  type: 'object',
  required: ['groups'],
  properties: {
    groups: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'rules'],
        properties: {
          ...{ name: { type: 'string' }, interval: duration, limit: { type: 'integer' }, labels: texts },
          rules: { type: 'array', minItems: 1, items: { oneOf: [alert, record] } },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

const count = { type: 'integer', minimum: 0 };
/** Grafana's board has 24 columns. */
const place = {
  type: 'object',
  required: ['x', 'y', 'w', 'h'],
  properties: {
    x: { ...count, maximum: 23 },
    y: count,
    w: { type: 'integer', minimum: 1, maximum: 24 },
    h: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
};
const source = {
  type: 'object',
  required: ['type', 'uid'],
  properties: { type: { const: 'prometheus' }, uid: { type: 'string' } },
  additionalProperties: false,
};
const target = {
  type: 'object',
  required: ['refId', 'expr'],
  properties: { refId: { type: 'string', pattern: '^[A-Z]$' }, expr, legendFormat: { type: 'string' } },
  additionalProperties: false,
};

/** What our dashboard uses of Grafana's (https://grafana.com/docs/grafana/latest/dashboards/build-dashboards/view-dashboard-json-model/). */
export const dashboardSchema = {
  type: 'object',
  required: ['uid', 'title', 'schemaVersion', 'panels', 'time', 'templating'],
  properties: {
    uid: { type: 'string', pattern: '^[a-zA-Z0-9_-]{1,40}$' },
    title: { type: 'string', minLength: 1 },
    schemaVersion: { type: 'integer', minimum: 36 },
    templating: {
      type: 'object',
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'type'],
            properties: { name, type: { enum: ['datasource', 'query', 'custom', 'constant'] } },
          },
        },
      },
    },
    panels: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'type', 'title', 'gridPos', 'datasource', 'targets', 'fieldConfig'],
        properties: {
          id: { type: 'integer', minimum: 1 },
          type: { enum: ['timeseries', 'stat', 'table', 'gauge', 'bargauge', 'text'] },
          title: { type: 'string', minLength: 1 },
          description: { type: 'string' },
          gridPos: place,
          datasource: source,
          fieldConfig: {
            type: 'object',
            required: ['defaults', 'overrides'],
            properties: { defaults: { type: 'object' }, overrides: { type: 'array' } },
            additionalProperties: false,
          },
          targets: { type: 'array', minItems: 1, items: target },
        },
        additionalProperties: false,
      },
    },
  },
};
