import { textWidth, wrapText } from '@site/drawings/screens/text-fit';
import type { FollowUp } from '@site/drawings/stages/follow-up';
import { brand, quiet } from '@site/drawings/stages/stage-colours';
import { Card, Face, ink } from './drawn-cards';

type Part = { followUp: FollowUp };

const lineHeight = 22.4;

/** Upper edges of the two bubbles, from the long one that was sent to the short one that came back. */
const [sentAt, answerAt] = [150.4, 249.6];

function Bubbles({ followUp: { messages } }: Part) {
  const [sent, answer] = messages;
  if (!sent || !answer) return null;
  const lines = wrapText(sent.text, 14, 200);
  return (
    <g fontSize="14" fill={ink}>
      <rect x="157" y={sentAt} width="250" height={lines.length * lineHeight + 20} rx="10" fill="#DDF0ED" />
      {lines.map((line, index) => (
        <text key={line} x="171" y={sentAt + 27 + index * lineHeight}>
          {line}
        </text>
      ))}
      <rect x="85" y={answerAt} width={textWidth(answer.text, 14) + 28} height="42.4" rx="10" fill="#F1F4F4" />
      <text x="99" y={answerAt + 27}>
        {answer.text}
      </text>
    </g>
  );
}

function Sent({ followUp: { sent } }: Part) {
  return (
    <>
      <rect x="157.5" y="304.5" width="249" height="61.4" rx="9.5" fill="none" stroke="#BFE0DC" />
      <path
        transform="translate(172 321.1) scale(1.1667)"
        d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8"
        fill="none"
        stroke={brand}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="212" y="332" fontSize="14" fontWeight="600" fill={ink}>
        {sent.name}
      </text>
      <text x="212" y="349.5" fill={quiet}>
        {sent.text}
      </text>
    </>
  );
}

/** The conversation in the company's messenger. */
export function FollowUpChat({ followUp }: Part) {
  const { person, time } = followUp;
  return (
    <g fontSize="12">
      <Card x={64} y={40} width={364} height={416} />
      <Face x={103} y={73.2} radius={18} name={person.name} size={13} />
      <text x="133" y="70" fontSize="14" fontWeight="600" fill={ink}>
        {person.name}
      </text>
      <text x="133" y="87.6" fill={quiet}>
        {person.from}
      </text>
      <path d="M65 105.9H427" stroke="#ECE8E1" />
      <text x="246" y="134.4" fill={quiet} textAnchor="middle">
        {time}
      </text>
      <Bubbles followUp={followUp} />
      <Sent followUp={followUp} />
      <rect x="81.5" y="402" width="329" height="36.5" rx="7.5" fill="#fff" stroke="#E3E8E8" />
      <text x="94" y="425.5" fontSize="13" fill={quiet}>
        回复{person.name}
      </text>
    </g>
  );
}
