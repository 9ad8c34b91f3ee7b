'use static';

import clsx from 'clsx/lite';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { type Doer, serviceShares } from '../../content/index2023';
import styles from './index2023-shares.module.css';

const { title, intro, doers, work, people, ways, jobs, ahead } = serviceShares;

/** Head and body; the next one stands 22 to the right. */
const person = 'a5 5 0 1 1 0 10 5 5 0 0 1 0-10m-8 36v-14a8 8 0 0 1 16 0v14z';
const crowd = (from: number, count: number) => `M${from * 22 + 10} 2${Array(count).fill(person).join('m30-36')}`;

function People({ way: { yours, ours, says } }: { way: (typeof ways)[number] }) {
  return (
    <>
      <svg className={styles.people} width="176" height="40" viewBox="0 0 176 40" aria-hidden="true">
        <path d={crowd(0, yours)} fill="#fff" stroke="#0B6E6E" strokeWidth="2" />
        <path d={crowd(yours, ours)} fill="#0B6E6E" />
      </svg>
      {says}
    </>
  );
}

function Share({ doer }: { doer: Doer }) {
  return <span className={clsx(styles.share, styles[doer])}>{doers[doer]}</span>;
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{work}</th>
        {ways.map((way) => (
          <th key={way.name} scope="col">
            {way.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** One show in three ways of delivery, job by job: who does it, who comes, and how early one has to say so. */
export function ServiceShares() {
  return (
    <Section ground="sand" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <table className={styles.shares}>
        <Head />
        <tbody>
          {jobs.map((job) => (
            <tr key={job.name}>
              <th scope="row">{job.name}</th>
              {job.by.map((doer, index) => (
                <td key={ways[index]?.name}>
                  <Share doer={doer} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.sums}>
            <th scope="row">{people}</th>
            {ways.map((way) => (
              <td key={way.name}>
                <People way={way} />
              </td>
            ))}
          </tr>
          <tr className={styles.ahead}>
            <th scope="row">{ahead.name}</th>
            {ahead.values.map((value) => (
              <td key={value}>{value}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
