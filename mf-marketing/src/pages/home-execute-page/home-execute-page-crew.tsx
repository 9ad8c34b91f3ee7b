import { Bust } from '@site/drawings/posters/poster-figures';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { landingCrew, type CrewMember } from '../../content/home-execute-page';
import { crewTools } from './home-execute-page-tools';
import styles from './home-execute-page-crew.module.css';

const coats = { coral: '#D9502A', sea: '#2A9490', deep: '#06363A' } as const;

function Member({ member: { name, work, coat, tool, long = false } }: { member: CrewMember }) {
  return (
    <span className={styles.member}>
      <svg className={styles.face} width="96" height="96" viewBox="-48 -32 96 96" aria-hidden="true">
        <Bust x={0} y={0} coat={coats[coat]} long={long} />
        {coat !== 'coral' && <path d="M-21-2a21 21 0 0 1 42 0" fill="none" stroke="#10242B" strokeWidth="4" />}
        {crewTools[tool]}
      </svg>
      <b>{name}</b>
      <span className={styles.work}>{work}</span>
    </span>
  );
}

/** The eight of a four-camera show, each with the one thing that is theirs. */
export function CrewBoard() {
  const { label, name, list } = landingCrew;

  return (
    <StageFrame label={label} ground="paper" className={styles.board}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      <div className={styles.members}>
        {list.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </div>
    </StageFrame>
  );
}
