import { SceneImage } from '@site/shared/ui/stages/scene-image';
import { StageFrame } from '@site/shared/ui/stages/stage-frame';
import { Search } from 'lucide-react';
import { siteLibrary } from '../../content/home-website/stages';
import styles from './home-website-library.module.css';

const { label, search, found, filters, shows } = siteLibrary;

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
          {shows.map(({ scene, name, note }) => (
            <span key={name}>
              <SceneImage scene={scene} className={styles.picture} />
              <b className={styles.name}>{name}</b>
              <small>{note}</small>
            </span>
          ))}
        </span>
      </div>
    </StageFrame>
  );
}
