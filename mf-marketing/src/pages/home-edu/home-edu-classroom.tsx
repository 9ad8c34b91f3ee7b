import { LiveDot } from '@site/shared/ui/live-dot';
import { SceneAtOnce } from '@site/drawings/stages/scene-at-once';
import { eduClassroom } from '../../content/home-edu/stages';
import styles from './home-edu-classroom.module.css';
import { eduClass } from './home-edu-scenes';

const { label, name, clock, online, slide, marks, tools, quiz, chat, counts } = eduClassroom;

function Slide() {
  return (
    <div className={styles.slide}>
      <span className={styles.lesson}>
        <b>{slide.name}</b>
        {slide.steps.map((step, index) => (
          <span key={step} className={styles.point}>
            <i>{index + 1}</i>
            {step}
          </span>
        ))}
      </span>
      <SceneAtOnce file={eduClass.babyStore} className={styles.example} />
      {marks.map((mark, index) => (
        <span key={index} className={styles.mark}>
          {mark}
        </span>
      ))}
      <span className={styles.tools}>
        {tools.map((tool) => (
          <span key={tool}>{tool}</span>
        ))}
      </span>
    </div>
  );
}

function Quiz() {
  return (
    <div className={styles.quiz}>
      <span className={styles.quizHead}>
        <b>{quiz.name}</b>
        {quiz.left}
      </span>
      <span>{quiz.ask}</span>
      {quiz.options.map((option) => (
        <span key={option.name} className={styles.option}>
          <svg className={styles.share} width="100%" height="8" aria-hidden="true">
            <rect width={`${option.percent}%`} height="100%" fill={'right' in option ? '#8FD3C9' : '#D3E5E3'} />
          </svg>
          <span>{option.name}</span>
          <span>{`${option.percent}%`}</span>
        </span>
      ))}
    </div>
  );
}

/** The hero's picture: slides, teacher and class side by side, as the teacher's desk shows them. */
export function EduClassroom() {
  return (
    <div className={styles.classroom} role="img" aria-label={label}>
      <div className={styles.bar}>
        <b>{name}</b>
        <span>
          <LiveDot />
          {clock}
        </span>
        <span className={styles.online}>{online}</span>
      </div>
      <div className={styles.desk}>
        <Slide />
        <div className={styles.teacher}>
          <SceneAtOnce file={eduClass.speaker} className={styles.fill} />
          <span className={styles.plate}>主讲 · 何老师</span>
        </div>
        <Quiz />
        <div className={styles.chat}>
          {chat.map(({ name: who, text }) => (
            <span key={text}>
              <b>{who}</b>
              {text}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.counts}>
        {counts.map((count) => (
          <span key={count.name}>
            {count.name}
            <b>{count.value}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
