import { axisLevels, chartSize, type QuotaLine, quotaLines } from './home-service.chart';
import { type Fit, formatTraffic, type YearPlan } from './home-service.estimate';
import styles from './home-service-chart.module.css';

const { width, height, left, right, top, bottom } = chartSize;
const plotWidth = width - left - right;
const floor = height - bottom;
/** How many columns the words of a quota reach over on a phone, where they are largest. */
const labelMonths = 8;

const rounded = (value: number) => Math.round(value * 10) / 10;
const named = (gigabytes: number) => {
  const { value, unit } = formatTraffic(gigabytes);
  return `${value} ${unit}`;
};

type Scale = (gigabytes: number) => number;

function Axis({ levels, scale }: { levels: readonly number[]; scale: Scale }) {
  return levels.map((level) => (
    <g key={level}>
      <path className={styles.grid} d={`M${left} ${scale(level)}H${width - right}`} />
      <text className={styles.level} x={left - 8} y={scale(level) + 4}>
        {level === 0 ? '0' : formatTraffic(level).value + formatTraffic(level).unit[0]}
      </text>
    </g>
  ));
}

function Columns({ months, scale }: { months: readonly number[]; scale: Scale }) {
  const step = plotWidth / months.length;

  return months.map((traffic, index) => {
    const x = rounded(left + index * step + 7);
    const y = scale(traffic);
    return (
      <g key={index}>
        <path
          className={index === months.length - 1 ? styles.last : styles.column}
          d={`M${x} ${floor}V${y}h${rounded(step - 14)}V${floor}z`}
        />
        <text className={styles.month} x={rounded(x + step / 2 - 7)} y={height - 10}>
          {index + 1}
        </text>
      </g>
    );
  });
}

type QuotaProps = { line: QuotaLine; months: readonly number[]; scale: Scale };

/** Its words stand above the columns that they reach over, tied to the month in which the quota ends. */
function Quota({ line: { plan, text, usedUp, enough }, months, scale }: QuotaProps) {
  const y = scale(plan.quota);
  const words = Math.min(y, scale(months[labelMonths - 1] ?? 0)) - 10;
  const month = rounded(left + (usedUp - 0.5) * (plotWidth / months.length));
  const tie = words < y - 10 ? `M${month} ${words + 6}V${y}` : '';

  return (
    <g className={enough ? styles.enough : styles.short}>
      <path className={styles.quota} d={`M${left} ${y}H${width - right}${tie}`} />
      <text className={styles.plan} x={left + 6} y={words}>
        {plan.name} {named(plan.quota)}
        <tspan className={styles.text} dx="10">
          {text}
        </tspan>
      </text>
    </g>
  );
}

type ChartProps = { months: readonly number[]; fit: Fit; offers: readonly YearPlan[] };

/** How the year's traffic grows month by month, beside the quotas that end below and above it. */
export function TrafficChart({ months, fit, offers }: ChartProps) {
  const lines = quotaLines(months, offers);
  const levels = axisLevels(months, lines);
  const most = levels.slice(-1)[0] ?? 1;
  const scale: Scale = (gigabytes) => rounded(floor - (gigabytes / most) * (floor - top));
  const quotaText = lines.map(({ plan, text }) => `${plan.name} ${named(plan.quota)}，${text}`).join('；');

  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`按月累计，全年 ${named(fit.year)}${quotaText && `；${quotaText}`}`}
    >
      <Axis levels={levels} scale={scale} />
      <Columns months={months} scale={scale} />
      {lines.map((line) => (
        <Quota key={line.plan.slug} line={line} months={months} scale={scale} />
      ))}
    </svg>
  );
}
