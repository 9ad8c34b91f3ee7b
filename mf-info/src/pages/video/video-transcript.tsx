import type { TranscriptLine } from '@site/shared/contract/info';
import { videoPageCopy } from '../../content/video';
import styles from './video-transcript.module.css';

/** Transcript with time codes. */
export function VideoTranscript({ lines }: { lines: readonly TranscriptLine[] }) {
  if (lines.length === 0) return null;

  return (
    <section className={styles.transcript}>
      <h2 className={styles.heading}>{videoPageCopy.transcript}</h2>
      <p className={styles.text}>{videoPageCopy.transcriptIntro}</p>
      <ol className={styles.list}>
        {lines.map(({ time, seconds, text }) => (
          <li key={seconds} className={styles.line}>
            <span className={styles.time}>{time}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
