export type FigureChart = 'growth' | 'trend' | 'watch' | 'uptime';

/** Figures of the company, by their facts. */
export const companyFigures: readonly { name: string; value: string; unit: string; chart: FigureChart }[] = [
  {
    name: '{{company.customers.name}}',
    value: '{{company.customers.value}}',
    unit: '{{company.customers.unit}}',
    chart: 'growth',
  },
  { name: '{{company.shows.name}}', value: '{{company.shows.value}}', unit: '{{company.shows.unit}}', chart: 'trend' },
  {
    name: '{{company.watched.name}}',
    value: '{{company.watched.value}}',
    unit: '{{company.watched.unit}}',
    chart: 'watch',
  },
  {
    name: '{{company.uptime.name}}',
    value: '{{company.uptime.value}}',
    unit: '{{company.uptime.unit}}',
    chart: 'uptime',
  },
];
