import styles from './metric-value.module.css';

type MetricValueProps = {
  value: string;
  unit: string;
  /** `span` where the figure stands outside a list of terms. */
  as?: 'dd' | 'span';
  className?: string | undefined;
};

/** A figure that a case has counted, its unit small behind it. */
export function MetricValue({ value, unit, as: Box = 'dd', className }: MetricValueProps) {
  return (
    <Box className={className ? `${styles.value} ${className}` : styles.value}>
      {value}
      <small>{unit}</small>
    </Box>
  );
}
