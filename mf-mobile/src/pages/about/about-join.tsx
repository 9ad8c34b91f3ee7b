import type { Job } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { ContactMail } from '@site/shared/ui/contact';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { aboutCopy } from '../../content/about';
import { leadAddress } from '../../mobile-addresses';
import beside from '../../components/beside.module.css';
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

function JobRow({ job }: { job: Job }) {
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
      <ContactMail subject={name} without={<Button to={leadAddress}>{text.applyByForm}</Button>}>
        {(_, address) => <Button href={address}>{text.apply}</Button>}
      </ContactMail>
    </Disclosure>
  );
}

/** Open positions as disclosures. */
export function AboutJoin({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Section id="join" title={text.title} intro={text.intro} ground="sand" className={beside.beside}>
      <div className={styles.list}>
        {jobs.map((job) => (
          <JobRow key={job.slug} job={job} />
        ))}
        {jobs.length === 0 && (
          <p>
            {text.none}
            <ContactMail without={text.noneByForm}>
              {(mail, address) => (
                <>
                  {text.noneByMail} <a href={address}>{mail}</a>
                </>
              )}
            </ContactMail>
            。
          </p>
        )}
      </div>
    </Section>
  );
}
