import { SceneFile } from '@site/drawings/stages/scene-file';
import { hallTalk } from '../../content/home-yuanyuzhou/stages';
import { talkFiles } from './home-yuanyuzhou-scenes';
import styles from './home-yuanyuzhou-talk.module.css';

/** People around an exhibit who hear each other, with the list of those nearby. */
export function HallTalk() {
  const { label, place, speaker, asked, nearby, note } = hallTalk;

  return (
    <div className={styles.talk} role="img" aria-label={label}>
      <SceneFile file={talkFiles.talk} className={styles.picture} />
      <span className={styles.place}>{place}</span>
      <span className={styles.speaker}>
        <b>{speaker.name}</b>
        {speaker.text}
      </span>
      <span className={styles.asked}>
        <b>{asked.name}</b>
        {asked.text}
      </span>
      <span className={styles.nearby}>
        <b>附近的人</b>
        {nearby.map(({ name, state }) => (
          <span key={name} className={styles.person}>
            {name}
            <small>{state}</small>
          </span>
        ))}
        <small>{note}</small>
      </span>
    </div>
  );
}
