import type { Job } from '@site/shared/contract/site';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { ContactMail } from '@site/shared/ui/contact';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { aboutJoin as text } from '../../content/home-about/contact';
import styles from './home-about-join.module.css';

const formAddress = '/home/signUp';

function Way({ name, text: about }: { name: string; text: string }) {
  return (
    <li className={styles.way}>
      <b>{name}</b>
      {about}
    </li>
  );
}

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

function JobRow({ job: { slug, name, place, kind, duties, wants } }: { job: Job }) {
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
      <ContactMail subject={name} without={<Button to={formAddress}>{text.applyByForm}</Button>}>
        {(_, address) => <Button href={address}>{text.apply}</Button>}
      </ContactMail>
    </Disclosure>
  );
}

/** How to join, and the open positions, as disclosures. */
export function AboutJoin({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Section id="join" title={<BrokenLines lines={text.title} />} intro={text.intro} arrangement="split">
      <div className={styles.columns}>
        <ol className={styles.ways}>
          <ContactMail without={<Way {...text.byForm} />}>{() => <Way {...text.byMail} />}</ContactMail>
          {text.ways.map((way) => (
            <Way key={way.name} {...way} />
          ))}
        </ol>
        <div>
          {jobs.map((job) => (
            <JobRow key={job.slug} job={job} />
          ))}
          {jobs.length === 0 && (
            <p>
              {text.none}
              <ContactMail without={text.noneByForm}>
                {(mail, address) => (
                  <>
                    {text.noneByMail}{' '}
                    <a className={styles.email} href={address}>
                      {mail}
                    </a>
                  </>
                )}
              </ContactMail>
              。
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
