import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Show } from '@site/shared/contract/show';
import {
  type ShowChapter,
  type ShowLine,
  chaptersOf,
  clockText,
  linesOf,
  placeAt,
} from '@site/shared/contract/show-outline';
import { ChapterRing } from './chapter-ring';
import type { Playback } from '../../player/playback';
import { playerCopy } from './player-copy';
import { useFollow } from './use-follow';
import styles from './transcript.module.css';

type Moment = { at: number; film: string };

/** Where a moment of the show is found without script: the film itself, from there. */
const momentLink = ({ at, film }: Moment) => ({
  href: `${film}#t=${at}`,
  'data-show-at': at,
  'data-needs-script': '',
});

function Line({ line, film, current }: { line: ShowLine; film: string; current: boolean }) {
  return (
    <li>
      <a
        className={styles.line}
        {...momentLink({ at: line.at, film })}
        {...(current && { 'aria-current': 'true' as const })}
      >
        <time className={styles.time}>{clockText(line.at)}</time>
        <span>{line.text}</span>
      </a>
    </li>
  );
}

type ChapterProps = { chapter: ShowChapter; film: string; playback: Playback; current: number };

/** A tenth of a chapter is what its ring can show. */
const tenths = ({ at, until }: ShowChapter, second: number) =>
  Math.floor(Math.min(1, Math.max(0, (second - at) / (until - at))) * 10) / 10;

function Chapter({ chapter, film, playback, current }: ChapterProps) {
  const played = useStore(playback.store, ({ second }) => tenths(chapter, second));
  const now = current >= chapter.at && current < chapter.until;

  return (
    <li className={now ? `${styles.chapter} ${styles.now}` : styles.chapter}>
      <a className={styles.name} {...momentLink({ at: chapter.at, film })}>
        <ChapterRing played={played} />
        <span>{chapter.name}</span>
        <time className={styles.time}>{clockText(chapter.at)}</time>
      </a>
      <ol className={styles.lines}>
        {chapter.lines.map((line) => (
          <Line key={line.at} line={line} film={film} current={line.at === current} />
        ))}
      </ol>
    </li>
  );
}

type ShowTranscriptProps = { show: Show; film: string; playback: Playback };

/** Every caption with its time, by chapter: the view without script, which moves along while the show plays. */
export function ShowTranscript({ show, film, playback }: ShowTranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const chapters = useMemo(() => chaptersOf(show), [show]);
  const lines = useMemo(() => linesOf(show), [show]);
  const wanted = useStore(playback.store, (state) => state.wanted);
  const playing = useStore(playback.store, (state) => state.playing);
  const place = useStore(playback.store, ({ second }) => placeAt(lines, second));
  const follow = useFollow(list, place, playing);
  const current = wanted ? (lines[place]?.at ?? 0) : -1;

  return (
    <section className={styles.transcript} aria-label={playerCopy.transcriptAndChapters}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{playerCopy.transcriptAndChapters}</h2>
        <button
          className={styles.follow}
          type="button"
          role="switch"
          aria-checked={follow.on}
          data-needs-script=""
          onClick={follow.toggle}
        >
          {playerCopy.follow}
          <span className={styles.knob} aria-hidden="true" />
        </button>
      </div>
      <ol ref={list} className={styles.chapters}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.at} chapter={chapter} film={film} playback={playback} current={current} />
        ))}
      </ol>
    </section>
  );
}
