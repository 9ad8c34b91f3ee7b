'use static';

import { Play } from 'lucide-react';
import type { Show } from '@site/shared/contract/show';
import { type ShowChapter, chaptersOf, clockText } from '@site/shared/contract/show-outline';
import { ShowStill } from '@site/shared/ui/player/show-still';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { videoPageCopy } from '../../content/video';
import { tasksOf } from './video-task-choice';
import styles from './video-tasks.module.css';

type VideoTasksProps = { show: Show; film: string };

function Task({ show, chapter, number, film }: VideoTasksProps & { chapter: ShowChapter; number: number }) {
  const { at, name, lines } = chapter;
  return (
    <div className={styles.task}>
      <div className={styles.frame}>
        {/* In the layout of phones, whose words are legible at this size. */}
        <div className={styles.picture}>
          <ShowStill show={show} second={chapter.until - 0.1} width="narrow" />
        </div>
        <span className={styles.time}>
          <Play size={14} aria-hidden="true" />
          {clockText(at)}
        </span>
      </div>
      <h3 className={styles.name}>
        <span className={styles.number}>{number}</span>
        <a className={styles.link} href={`${film}#t=${at}`} data-show-at={at} data-needs-script="">
          {name}
        </a>
      </h3>
      <p className={styles.text}>{lines[lines.length - 1]?.text}</p>
    </div>
  );
}

/** Three things that one can do after the show, each a link into it. */
export function VideoTasks({ show, film }: VideoTasksProps) {
  const tasks = tasksOf(chaptersOf(show));
  if (tasks.length < 2) return null;

  return (
    <section className={styles.tasks}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{videoPageCopy.tasks}</h2>
        <p className={styles.intro}>{videoPageCopy.tasksIntro}</p>
      </div>
      <SwipeRow label={videoPageCopy.tasks} columnsFrom="tablet" className={styles.row}>
        {tasks.map((chapter, index) => (
          <Task key={chapter.at} show={show} chapter={chapter} number={index + 1} film={film} />
        ))}
      </SwipeRow>
    </section>
  );
}
