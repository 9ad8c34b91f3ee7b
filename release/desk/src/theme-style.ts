/** Every colour of the page, by day and by night. Coral (`alarm…`) is for deviations, stops and rollbacks alone. */
const colours: Record<string, readonly [day: string, night: string]> = {
  ground: ['#f1f6f6', '#05181d'],
  bar: ['#ffffff', '#071f25'],
  panel: ['#ffffff', '#0a272e'],
  raised: ['#eaf3f2', '#0f333b'],
  field: ['#ffffff', '#061d23'],
  line: ['#d9e5e5', '#1c3b41'],
  'line-strong': ['#b9cdcd', '#30555a'],
  control: ['#6f888c', '#5d8587'],
  grid: ['#eaf0f0', '#12333a'],
  text: ['#10242b', '#eaf4f3'],
  'text-2': ['#4a5f66', '#a9c6c4'],
  'text-3': ['#566b71', '#8fb0ae'],
  signal: ['#0b6e6e', '#7fe3d4'],
  'on-signal': ['#ffffff', '#062028'],
  past: ['#d3e8e5', '#124a50'],
  'on-past': ['#24474a', '#cfe6e3'],
  live: ['#0b6e6e', '#17807d'],
  'on-live': ['#ffffff', '#ffffff'],
  canary: ['#35a092', '#7fe3d4'],
  other: ['#7a9296', '#8fb0ae'],
  good: ['#067647', '#46cba0'],
  'good-ground': ['#e7f5ef', '#0f3a38'],
  alarm: ['#b8370f', '#ff8a5c'],
  'alarm-ground': ['#fdf1ec', '#1f2b2f'],
  'alarm-line': ['#ebb49f', '#7d5a4c'],
  'alarm-fill': ['#c73e16', '#c73e16'],
  'on-alarm': ['#ffffff', '#ffffff'],
  watch: ['#7a5600', '#ffd978'],
  'watch-ground': ['#fff6dd', '#2a3628'],
};

function block(theme: 0 | 1): string {
  const scheme = `color-scheme:${theme ? 'dark' : 'light'}`;
  return [scheme, ...Object.entries(colours).map(([name, pair]) => `--${name}:${pair[theme]}`)].join(';');
}

/** Day and night share their names: by the system's wish, and by the switch against it. */
export const themeStyle = [
  `:root{${block(0)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=day]){${block(1)}}}`,
  `:root[data-theme=night]{${block(1)}}`,
  '',
].join('\n');
