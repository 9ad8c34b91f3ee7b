import { SceneFrame } from '@site/shared/ui/drawing';
import { wardrobeHostScene } from '../../drawings/wardrobe-host-scene';
import { permissionsAsk } from '../../content/home-permissions/sections';
import styles from './home-permissions-ask.module.css';

/** The permission dialog of a phone: both buttons have the same weight. */
export function AskingPhone() {
  const { label, title, reason, text, choices, start } = permissionsAsk;

  return (
    <div className={styles.phone} role="img" aria-label={label}>
      <SceneFrame drawing={wardrobeHostScene} className={styles.scene} />
      <span className={styles.title}>{title}</span>
      <span className={styles.ask}>
        <b>{reason}</b>
        <span className={styles.text}>{text}</span>
        <span className={styles.choices}>
          {choices.map((choice) => (
            <b key={choice}>{choice}</b>
          ))}
        </span>
      </span>
      <span className={styles.start}>{start}</span>
    </div>
  );
}
