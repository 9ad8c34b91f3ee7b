import { LiveDot } from './live-dot';
import { MetricValue } from './metric-value';
import { MoreLink } from './more-link';

export const OnAir = () => (
  <p>
    <LiveDot />
    直播中
  </p>
);

export const OnAirNarrow = () => (
  <small>
    <LiveDot gap="narrow" />
    直播中
  </small>
);

export const Metric = () => (
  <dl>
    <dt>到店核销</dt>
    <MetricValue value="1,284" unit="单" />
  </dl>
);

export const More = () => <MoreLink to="/home/case">看全部案例</MoreLink>;
