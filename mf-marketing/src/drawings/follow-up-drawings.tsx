import type { FollowUp } from '@site/drawings/stages/follow-up';
import type { Drawing } from '@site/shared/ui/drawing';
import { brand, quiet, strong } from '@site/drawings/stages/stage-colours';
import { Card, Chip, chipWidth, ink, Shadows } from './drawn-cards';
import { FollowUpChat } from './follow-up-chat';

type Part = { followUp: FollowUp; x: number; y: number; width: number };

function Facts({ facts }: Pick<FollowUp, 'facts'>) {
  return facts.rows.map(([name, value], index) => (
    <g key={name} fontSize="13">
      <text x="21" y={63 + index * 25.5} fill={quiet}>
        {name}
      </text>
      <text x="77" y={63 + index * 25.5}>
        {value}
      </text>
    </g>
  ));
}

/** What the show taught about the person. */
function Profile({ followUp: { facts, measure, tags }, x, y, width, height }: Part & { height: number }) {
  const places = tags.map((_, index) => tags.slice(0, index).reduce((at, tag) => at + chipWidth(tag) + 8, 21));
  const inner = width - 42;
  return (
    <g transform={`translate(${x} ${y})`} fill={ink}>
      <Card x={0} y={0} width={width} height={height} floats />
      <text x="21" y="37" fontSize="14" fontWeight="600">
        {facts.name}
      </text>
      <Facts facts={facts} />
      <rect x="21" y="134.5" width={inner} height="6" rx="3" fill="#E3EDED" />
      <rect x="21" y="134.5" width={(inner * measure.percent) / 100} height="6" rx="3" fill={brand} />
      <text x="21" y="158.5" fontSize="12" fill={quiet}>
        {measure.start}
      </text>
      <text x={width - 21} y="159.5" fontSize="13" fontWeight="600" fill={strong} textAnchor="end">
        {measure.end}
      </text>
      {tags.map((tag, index) => (
        <Chip key={tag} x={places[index] ?? 0} y={176} text={tag} />
      ))}
    </g>
  );
}

function Box({ done }: { done: boolean }) {
  return (
    <g fill="none" strokeWidth="1.5">
      <rect x="21.75" y="45.85" width="16.5" height="16.5" rx="4.5" fill={done ? brand : '#fff'} stroke="#A9C6C5" />
      {done && <path d="m26 54.4 2.7 2.7 5.3-5.5" stroke="#fff" strokeWidth="1.6" />}
    </g>
  );
}

function Tasks({ followUp: { tasks }, x, y, width }: Part) {
  return (
    <g transform={`translate(${x} ${y})`} fontSize="13" fill={ink}>
      <Card x={0} y={0} width={width} height={147.6} />
      <text x="21" y="33" fontSize="14" fontWeight="600">
        今日跟进 <tspan fill="#A93210">{tasks.length}</tspan>
      </text>
      {tasks.map(({ text, who, done = false }, index) => (
        <g key={text} transform={`translate(0 ${index * 32.2})`}>
          <Box done={done} />
          <text x="49" y="59" {...(done && { fill: '#5E7379', textDecoration: 'line-through' })}>
            {text}
          </text>
          <text x={width - 21} y="58.7" fontSize="12" fill={quiet} textAnchor="end">
            {who}
          </text>
        </g>
      ))}
    </g>
  );
}

function Wide({ followUp }: { followUp: FollowUp }) {
  return (
    <>
      <Shadows />
      <FollowUpChat followUp={followUp} />
      <Profile followUp={followUp} x={392} y={22} width={300} height={233} />
      <Tasks followUp={followUp} x={452} y={243} width={244} />
    </>
  );
}

function Tall({ followUp }: { followUp: FollowUp }) {
  return (
    <>
      <Shadows />
      <Tasks followUp={followUp} x={19} y={253} width={320} />
      <Profile followUp={followUp} x={19} y={24} width={320} height={217} />
    </>
  );
}

/** What `ScrmStage` shows as drawings, for places behind a tab; of a conversation with two messages, the longer one first. */
export function followUpDrawings(followUp: FollowUp) {
  return {
    followUpWide: { width: 756, height: 488, Draw: () => <Wide followUp={followUp} /> },
    followUpTall: { width: 358, height: 425, Draw: () => <Tall followUp={followUp} /> },
  } satisfies Record<string, Drawing>;
}
