import type { PageFacts } from '@site/shared/page/fact-words';
import { Button } from '@site/shared/ui/button';
import { UplinkTable } from '../../components/uplink-table';
import { checkCopy, measureCopy, verdictCopy } from '../../content/help-class-list/network-check';
import { liveCheckAddress } from '../../help-addresses';
import styles from './help-class-list-network-check.module.css';
import { type Measures, roundTrips, verdictOf } from './network-measures';
import { type NetworkCheck as Check, useNetworkCheck } from './use-network-check';

function Findings({ measures }: { measures: Measures }) {
  const verdict = verdictOf(measures);
  const { name, advice } = verdictCopy[verdict];

  return (
    <>
      <p className={`${styles.verdict} ${styles[verdict]}`}>{name}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{measureCopy.delay}</dt>
          <dd>{measures.delay} ms</dd>
        </div>
        <div>
          <dt>{measureCopy.jitter}</dt>
          <dd>{measures.jitter} ms</dd>
        </div>
        <div>
          <dt>{measureCopy.lost}</dt>
          <dd>
            {measures.lost} / {roundTrips} 次
          </dd>
        </div>
      </dl>
      <p>{advice}</p>
    </>
  );
}

function Outcome({ check }: { check: Check }) {
  if (check.state === 'running') return <p>{checkCopy.running(check.done, roundTrips)}</p>;
  if (check.state === 'offline') return <p>{checkCopy.offline}</p>;
  return check.state === 'finished' ? <Findings measures={check.measures} /> : null;
}

/** How stable the connection to this site is, and the uplink that a live stream needs. */
export function NetworkCheck({ facts }: PageFacts) {
  const { check, start } = useNetworkCheck();
  const running = check.state === 'running';

  return (
    <section className={styles.check} aria-labelledby="network-check">
      <h2 className={styles.heading} id="network-check">
        {checkCopy.heading}
      </h2>
      <p className={styles.lead}>{checkCopy.lead}</p>
      <div className={styles.panel}>
        <Button look="brand" className={styles.start ?? ''} onClick={start} disabled={running} data-needs-script>
          {check.state === 'finished' ? checkCopy.again : checkCopy.start}
        </Button>
        <p className={styles.withoutScript}>{checkCopy.needsScript}</p>
        <div className={styles.outcome} role="status">
          <Outcome check={check} />
        </div>
      </div>
      <p className={styles.lead}>
        {checkCopy.uplink} <a href={liveCheckAddress}>{checkCopy.liveCheck}</a>
      </p>
      <UplinkTable facts={facts} />
    </section>
  );
}
