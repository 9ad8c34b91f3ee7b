import type { Download } from '@site/shared/contract/site';
import { Section } from '@site/shared/ui/section';
import { clientVersions, type ClientVersion } from '../../content/home-3d-client/versions';
import styles from './home-3d-client-versions.module.css';

function Version({ version, day, changes, mark }: ClientVersion & { mark?: string }) {
  return (
    <li className={styles.version}>
      <h3 className={styles.number}>
        {version}
        {mark && <span className={styles.mark}>{mark}</span>}
      </h3>
      <time className={styles.day} dateTime={day}>
        {day}
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
  const { title, intro, current: mark, list } = clientVersions;

  return (
    <Section id="versions" title={title} intro={intro}>
      <ol className={styles.versions}>
        {current && <Version version={current.version} day={current.updated} changes={current.changes} mark={mark} />}
        {list.map((item) => (
          <Version key={item.version} {...item} />
        ))}
      </ol>
    </Section>
  );
}
