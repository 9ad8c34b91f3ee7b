import type { Job } from '@site/shared/contract/site';
import { useSite } from '@site/shared/store';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { aboutJoin as text } from '../../content/home-about/contact';
import styles from './home-about-join.module.css';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.head}>{title}</h4>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function JobRow({ job: { slug, name, place, kind, duties, wants }, email }: { job: Job; email: string }) {
  const summary = (
    <span className={styles.summary}>
      <span className={styles.name}>{name}</span>
      <span className={styles.place}>
        {place} · {kind}
      </span>
    </span>
  );

  return (
    <Disclosure summary={summary} heading={3} name="jobs" id={slug}>
      <div className={styles.job}>
        <Points title={text.duties} points={duties} />
        <Points title={text.wants} points={wants} />
      </div>
      <Button href={`mailto:${email}?subject=${encodeURIComponent(name)}`}>{text.apply}</Button>
    </Disclosure>
  );
}

/** How to join, and the open positions, as disclosures. */
export function AboutJoin({ jobs }: { jobs: readonly Job[] }) {
  const email = useSite((state) => state.site.email);

  return (
    <Section id="join" title={<BrokenLines lines={text.title} />} intro={text.intro} arrangement="split">
      <div className={styles.columns}>
        <ol className={styles.ways}>
          {text.ways.map(({ name, text: about }) => (
            <li key={name} className={styles.way}>
              <b>{name}</b>
              {about}
            </li>
          ))}
        </ol>
        <div>
          {jobs.map((job) => (
            <JobRow key={job.slug} job={job} email={email} />
          ))}
          {jobs.length === 0 && (
            <p>
              {text.none}{' '}
              <a className={styles.email} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
