import type { TranscriptLine } from '@site/shared/contract/info';
import { videoPageWords } from '../../content/portal-words';
import styles from './video-transcript.module.css';

/** Every word of the video with its place in it. */
export function VideoTranscript({ lines }: { lines: readonly TranscriptLine[] }) {
  if (lines.length === 0) return null;

  return (
    <section className={styles.transcript}>
      <h2 className={styles.heading}>{videoPageWords.transcript}</h2>
      <p className={styles.words}>{videoPageWords.transcriptWords}</p>
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
