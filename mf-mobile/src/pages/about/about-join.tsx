import type { Job } from '@site/shared/contract/site';
import { useSite } from '@site/shared/store';
import { Button } from '@site/shared/ui/button';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { aboutCopy } from '../../content/about';
import styles from './about-join.module.css';

const text = aboutCopy.join;

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h4 className={styles.head}>{title}</h4>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function JobRow({ job, email }: { job: Job; email: string }) {
  const { slug, name, place, kind, duties, wants } = job;
  const summary = (
    <>
      {name}
      <span className={styles.place}>
        {place} · {kind}
      </span>
    </>
  );

  return (
    <Disclosure summary={summary} heading={3} name="jobs" id={slug}>
      <Points title={text.duties} points={duties} />
      <Points title={text.wants} points={wants} />
      <Button href={`mailto:${email}?subject=${encodeURIComponent(name)}`}>{text.apply}</Button>
    </Disclosure>
  );
}

/** Open positions as disclosures. */
export function AboutJoin({ jobs }: { jobs: readonly Job[] }) {
  const email = useSite((state) => state.site.email);

  return (
    <Section id="join" title={text.title} intro={text.intro} ground="sand">
      <div className={styles.list}>
        {jobs.map((job) => (
          <JobRow key={job.slug} job={job} email={email} />
        ))}
        {jobs.length === 0 && (
          <p>
            {text.none} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </Section>
  );
}
