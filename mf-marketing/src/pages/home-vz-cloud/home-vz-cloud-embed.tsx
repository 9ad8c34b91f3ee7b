import { SceneFrame } from '@site/shared/ui/drawing';
import { factoryScene } from '@site/drawings/scenes/factory-scene';
import { embedStage } from '../../content/home-vz-cloud/stages';
import styles from './home-vz-cloud-embed.module.css';

const { label, file, lines, call, answer, site } = embedStage;

function Editor() {
  return (
    <div className={styles.editor}>
      <span className={styles.file}>{file}</span>
      <div className={styles.code}>
        {lines.map(([text, tone]) => (
          <span key={text} className={tone === 'mark' ? `${styles.line} ${styles.mark}` : styles.line}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.answer}>
        <b>{call}</b>
        {answer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
}

function Site() {
  return (
    <div className={styles.site}>
      <span className={styles.address}>{site.address}</span>
      <span className={styles.head}>
        <b>{site.name}</b>
        {site.nav.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <div className={styles.course}>
        <span className={styles.player}>
          <SceneFrame drawing={factoryScene} className={styles.scene} />
          <span className={styles.live}>{site.live}</span>
        </span>
        <span className={styles.lessons}>
          <b>{site.title}</b>
          {site.lessons.map((lesson) => (
            <span key={lesson} className={styles.lesson}>
              {lesson}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** The embed code, and the customer's page with it. */
export function EmbedStage() {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <Editor />
      <Site />
    </div>
  );
}
