import { SceneFile } from '@site/drawings/stages/scene-file';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { Search } from 'lucide-react';
import { siteLibrary } from '../../content/home-website/stages';
import styles from './home-website-library.module.css';
import { foundReplays } from './home-website-scenes';

const { label, search, found, filters, shows } = siteLibrary;
const replays = Object.values(foundReplays);

/** The library of replays, searched. */
export function ReplayLibrary() {
  return (
    <StageFrame label={label} className={styles.desk}>
      <div className={styles.library}>
        <span className={styles.search}>
          <Search size={16} aria-hidden="true" />
          <b>{search}</b>
          {found}
        </span>
        <span className={styles.filters}>
          {filters.map((filter, index) => (
            <span key={filter} className={index === 0 ? `${styles.filter} ${styles.on}` : styles.filter}>
              {filter}
            </span>
          ))}
        </span>
        <span className={styles.shows}>
          {shows.map(({ name, note }, index) => (
            <span key={name}>
              {replays[index] && <SceneFile file={replays[index]} className={styles.picture} />}
              <b className={styles.name}>{name}</b>
              <small>{note}</small>
            </span>
          ))}
        </span>
      </div>
    </StageFrame>
  );
}
