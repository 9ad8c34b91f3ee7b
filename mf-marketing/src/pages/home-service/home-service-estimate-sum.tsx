import type { Estimate } from './home-service.address';
import { type Fit, formatTraffic } from './home-service.estimate';
import { formatPrice } from './home-service.price';
import styles from './home-service-estimate.module.css';

const megabytesIn = 1000;
const secondsIn = 3600;
const months = 12;

const text = (gigabytes: number) => {
  const { value, unit } = formatTraffic(gigabytes);
  return `${value} ${unit}`;
};

/** The formula with the visitor's own figures. */
export function EstimateSum({ estimate: { rate, hours, viewers, shows }, fit }: { estimate: Estimate; fit: Fit }) {
  const seconds = formatPrice(hours * secondsIn);
  const megabytes = formatPrice(Math.round(fit.show * megabytesIn));

  return (
    <p className={styles.sum}>
      {rate} Mbps ÷ 8 × {seconds} 秒 × {formatPrice(viewers)} 人 = {megabytes} MB
      <b className={styles.total}>
        单场约 {text(fit.show)}，全年 {shows * months} 场约 {text(fit.year)}
      </b>
    </p>
  );
}
