'use static';

import { Play } from 'lucide-react';
import type { PictureFile } from '@site/shared/contract/clip';
import type { Show } from '@site/shared/contract/show';
import { type ShowChapter, chaptersOf, clockText } from '@site/shared/contract/show-outline';
import { Picture } from '@site/shared/ui/picture';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { videoPageCopy } from '../../content/video';
import { tasksOf } from './video-task-choice';
import styles from './video-tasks.module.css';

type VideoTasksProps = {
  show: Show;
  /** How far the show is at the end of each chapter; none where nothing is drawn yet. */
  stills: readonly PictureFile[] | undefined;
  film: string;
};

type TaskProps = { chapter: ShowChapter; still: PictureFile | undefined; number: number; film: string };

function Task({ chapter, still, number, film }: TaskProps) {
  const { at, name, lines } = chapter;
  return (
    <div className={styles.task}>
      <div className={styles.frame}>
        {/* In the layout of phones, whose words are legible at this size. */}
        <div className={styles.picture}>{still && <Picture file={still} alt={videoPageCopy.still(name)} />}</div>
      </div>
      <h3 className={styles.name}>
        <span className={styles.number}>{number}</span>
        <a className={styles.link} href={`${film}#t=${at}`} data-show-at={at} data-needs-script="">
          {name}
        </a>
      </h3>
      <span className={styles.time}>
        <Play size={14} aria-hidden="true" />
        {clockText(at)}
      </span>
      <p className={styles.text}>{lines[lines.length - 1]?.text}</p>
    </div>
  );
}

/** Three things that one can do after the show, each a link into it. */
export function VideoTasks({ show, stills, film }: VideoTasksProps) {
  const chapters = chaptersOf(show);
  const tasks = tasksOf(chapters);
  if (tasks.length < 2) return null;

  return (
    <section className={styles.tasks}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{videoPageCopy.tasks}</h2>
        <p className={styles.intro}>{videoPageCopy.tasksIntro}</p>
      </div>
      <SwipeRow label={videoPageCopy.tasks} columnsFrom="tablet" className={styles.row}>
        {tasks.map((chapter, index) => (
          <Task
            key={chapter.at}
            chapter={chapter}
            still={stills?.[chapters.indexOf(chapter)]}
            number={index + 1}
            film={film}
          />
        ))}
      </SwipeRow>
    </section>
  );
}
