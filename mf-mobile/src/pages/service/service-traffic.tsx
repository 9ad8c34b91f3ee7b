import { Section } from '@site/shared/ui/section';
import { MoreLink } from '@site/shared/ui/more-link';
import { serviceCopy } from '../../content/service';
import { pcAddresses } from '../../mobile-addresses';
import styles from './service-traffic.module.css';
import { trafficOf } from './traffic';

/** Three live streams and what each takes, so that a visitor finds one like theirs. */
export function ServiceTraffic() {
  const { title, intro, note, quote, addOns, shows } = serviceCopy.traffic;

  return (
    <Section title={title} intro={intro}>
      <ul className={styles.shows}>
        {shows.map((show) => (
          <li key={show.name} className={styles.show}>
            <h3 className={styles.name}>{show.name}</h3>
            <p className={styles.how}>
              {show.mbps} Mbps × {show.hours} 小时 × {show.people} 人
            </p>
            <p className={styles.traffic}>
              {trafficOf(show)} <small>GB</small>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
      <MoreLink to={`${pcAddresses.service}#estimate`}>{quote}</MoreLink>
      <MoreLink to={`${pcAddresses.service}#add-ons`}>{addOns}</MoreLink>
    </Section>
  );
}
