import { BrokenLines } from '@site/shared/ui/broken-lines';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { Section } from '@site/shared/ui/section';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { Check, Play } from 'lucide-react';
import { PointList } from '../../components/point-list';
import { planningWall } from '../../content/home-original-service/stages';
import styles from './home-original-service-wall.module.css';
import { clipPictures, posterPictures } from './home-original-service-scenes';

const { title, intro, label, poster, clips, caption, countdown, points } = planningWall;

const clipFiles = Object.values(clipPictures);

function Wall() {
  return (
    <div className={styles.wall} role="img" aria-label={label}>
      <span className={styles.poster}>
        <SceneFile file={posterPictures.productTable} className={styles.posterPicture} />
        <span className={styles.posterText}>
          <b>{poster.name}</b>
          {poster.when}
          <span className={styles.code}>
            <QrPlaceholder />
            {poster.text}
          </span>
        </span>
      </span>
      <span className={styles.countdown}>
        {countdown.text}
        <b>{countdown.name}</b>
      </span>
      <span className={styles.caption}>
        <b>{caption.name}</b>
        {caption.text}
      </span>
      <span className={styles.clips}>
        {clips.map(({ name, time }, index) => (
          <span key={name} className={styles.clip}>
            {clipFiles[index] && <SceneFile file={clipFiles[index]} className={styles.clipPicture} />}
            <Play className={styles.play} size={28} aria-hidden="true" />
            <span className={styles.clipText}>
              <b>{name}</b>
              {time}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** One theme in all its forms, as they hang on the wall before the live stream. */
export function MaterialWall() {
  return (
    <Section id="wall" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <Wall />
      <PointList Icon={Check} points={points} arrangement="wide" />
    </Section>
  );
}
