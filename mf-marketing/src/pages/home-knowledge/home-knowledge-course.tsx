import clsx from 'clsx/lite';
import { DrawnStage } from '../../drawings/drawn-stage';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { Award, Check, Lock, Play } from 'lucide-react';
import { knowledgeCourse } from '../../content/home-knowledge/stages';
import styles from './home-knowledge-course.module.css';
import { knowledgeDraft } from './home-knowledge-scenes';

const { label, name, teacher, price, chapters, states, progress, certificate } = knowledgeCourse;
const signs = { free: Play, done: Check, today: Play, locked: Lock };

function Chapters() {
  return (
    <div className={styles.chapters}>
      {chapters.map(({ name: chapter, minutes, state }, index) => {
        const Sign = signs[state];
        return (
          <span key={chapter} className={clsx(styles.chapter, styles[state])}>
            <span className={styles.sign}>
              <Sign size={16} aria-hidden="true" />
            </span>
            <span>
              <b>
                {index + 1}. {chapter}
              </b>
              <small>{minutes}</small>
            </span>
            <span className={styles.state}>{states[state]}</span>
          </span>
        );
      })}
    </div>
  );
}

/** The hero's picture: a course with what is free, done, open today and still locked. */
export function KnowledgeCourse() {
  return (
    <DrawnStage className={styles.course} label={label}>
      <div className={styles.list}>
        <span className={styles.head}>
          <b>{name}</b>
        </span>
        <Chapters />
      </div>
      <SceneFile file={knowledgeDraft.draft} className={styles.draft} />
      <div className={styles.side}>
        <span className={styles.price}>
          <small>{teacher}</small>
          <b>{price[0]}</b>
          <small>{price[1]}</small>
        </span>
        <span className={styles.days}>
          <small>{progress.text}</small>
          <svg
            width="100%"
            height="12"
            viewBox={`0 0 ${progress.of * 10} 12`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {Array.from({ length: progress.of }, (_, day) => (
              <rect
                key={day}
                x={day * 10 + 1}
                width="8"
                height="12"
                rx="2"
                fill={day < progress.done ? '#0B6E6E' : '#D9E5E5'}
              />
            ))}
          </svg>
        </span>
        <span className={styles.certificate}>
          <Award size={28} aria-hidden="true" />
          <span>
            <b>{certificate.name}</b>
            <small>{certificate.text}</small>
          </span>
        </span>
      </div>
    </DrawnStage>
  );
}
