import type { Download } from '@site/shared/contract/site';
import { Section } from '@site/shared/ui/section';
import { clientVersions } from '../../content/home-3d-client/versions';
import styles from './home-3d-client-versions.module.css';

type ReleasedVersion = Download['history'][number];

function Version({ version, updated, changes, mark }: ReleasedVersion & { mark?: string }) {
  return (
    <li className={styles.version}>
      <h3 className={styles.number}>
        {version}
        {mark && <span className={styles.mark}>{mark}</span>}
      </h3>
      <time className={styles.day} dateTime={updated}>
        {updated}
      </time>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </li>
  );
}

/** Release notes of each version, the current one first, from the download list. */
export function ClientVersions({ current }: { current: Download | null }) {
  const { title, intro, current: mark, none } = clientVersions;

  return (
    <Section id="versions" title={title} intro={current ? intro : none}>
      {current && (
        <ol className={styles.versions}>
          <Version version={current.version} updated={current.updated} changes={current.changes} mark={mark} />
          {current.history.map((item) => (
            <Version key={item.version} {...item} />
          ))}
        </ol>
      )}
    </Section>
  );
}
