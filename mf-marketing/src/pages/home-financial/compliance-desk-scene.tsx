import { Face } from '../../drawings/face';
import { LiveLamp } from '@site/drawings/figure/gear';
import { Head } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Director, Observer } from './compliance-desk-people';

function Glow() {
  return (
    <defs>
      <radialGradient id="glow">
        <stop stopColor="#3E9F98" stopOpacity=".7" />
        <stop offset="1" stopColor="#3E9F98" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="wall" x2="0" y2="1">
        <stop stopColor="#06282C" />
        <stop offset="1" stopColor="#0D4A4E" />
      </linearGradient>
    </defs>
  );
}

/** What goes out: a lecturer with his name and number, and below him the warning that stays. */
function Programme() {
  return (
    <>
      <rect x="-5" y="-5" width="190" height="118" rx="6" fill="#031619" />
      <rect width="180" height="108" rx="2" fill="#D8E9E6" />
      <path d="M92 0H180V90H92Z" fill="#F7FBFB" />
      <g fill="none" strokeWidth="11">
        <circle cx="136" cy="46" r="19" stroke="#BCE3DE" />
        <path d="M136 27A19 19 0 0 1 153 54.5" stroke="#0B6E6E" />
        <path d="M153 54.5A19 19 0 0 1 126 62.2" stroke="#D9502A" />
      </g>
      <text x="136" y="14" fontSize="9" fontWeight="700" fill="#10242B" textAnchor="middle">
        期限与分散
      </text>
      <path d="M14 92Q14 66 34 60H58Q78 66 78 92Z" fill="#12333B" />
      <path d="M38 60L46 82L54 60Z" fill="#F7FBFB" />
      <path d="M44 62H48L50 78L46 84L42 78Z" fill="#B9401D" />
      <Head x={46} y={38} radius={16} view="front" glasses face={<Face view="front" mouth="speak" />} />
      <path d="M0 72H84V90H0Z" fill="#fff" />
      <path d="M0 72H4V90H0Z" fill="#D9502A" />
      <text x="10" y="84.4" fontSize="9" fontWeight="700" fill="#10242B">
        讲师 · 编号公示
      </text>
      <path d="M0 90H180V108H0Z" fill="#F6E9CF" />
      <path d="M11 94l5.6 10h-11.2z" fill="#C73E16" />
      <text x="22" y="102.4" fontSize="9.5" fontWeight="700" fill="#5A3A1C">
        市场有风险，投资需谨慎
      </text>
      <LiveLamp x={10} y={10} radius={4} />
    </>
  );
}

/** How long the five approvals took before, and take now. */
function Approvals() {
  return (
    <>
      <rect width="116" height="92" rx="4" fill="#F7FBFB" />
      <path d="M44-4H72V5H44Z" fill="#C9A45C" />
      <text x="10" y="20" fontSize="9.5" fontWeight="700" fill="#10242B">
        五道审批
      </text>
      <text x="10" y="38" fontSize="9" fill="#4A5F66">
        原来 6 天
      </text>
      {times(5).map((step) => (
        <rect key={step} x={10 + step * 19.4} y="43" width="17.4" height="8" rx="1.5" fill="#B8CBCA" />
      ))}
      <text x="10" y="68" fontSize="9" fontWeight="700" fill="#B9401D">
        现在 2.5 天
      </text>
      {times(5).map((step) => (
        <rect key={step} x={10 + step * 8} y="73" width="6.6" height="8" rx="1.5" fill="#D9502A" />
      ))}
      <path d="M84 74l5 6 10-12" stroke="#0B6E6E" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  );
}

/** Buttons and faders, and the one that takes the picture off the air. */
function Console() {
  return (
    <>
      <path d="M112 14L124-12H256L250 14Z" fill="#0A2A30" />
      <path d="M124-12H256L255-9H122.6Z" fill="#1B5960" />
      {times(10).map((key) => (
        <path
          key={key}
          d={`M${136 + (key % 5) * 11} ${-3 + Math.floor(key / 5) * 8}h8`}
          stroke={['#7FE3D4', '#2A9490', '#E5484D', '#2A9490', '#F0B45E'][key % 5]}
          strokeWidth="4.4"
        />
      ))}
      <path d="M196 10V-5M207 10V-5" stroke="#4A6A70" strokeWidth="2" />
      <path d="M192 4h8M203-1h8" stroke="#E7F3F1" strokeWidth="4" />
      <ellipse cx="233" cy="5" rx="14" ry="6" fill="#031619" />
      <path d="M222 3V-4Q233-10 244-4V3Q233 9 222 3Z" fill="#B9401D" />
      <ellipse cx="233" cy="-4" rx="11" ry="4.2" fill="#F0764F" />
    </>
  );
}

function DeskFront({ width, height }: { width: number; height: number }) {
  return (
    <>
      <path d={`M0 0H${width}V${height}H0Z`} fill="#041D21" />
      <path d={`M0 0H${width}V7H0Z`} fill="#17626A" />
      <rect x="208" y="10" width="50" height="16.4" rx="4" fill="#D9502A" />
      <text x="233" y="22" fontSize="10.5" fontWeight="700" fill="#fff" textAnchor="middle">
        切垫片
      </text>
    </>
  );
}

function ComplianceDesk() {
  return (
    <>
      <Glow />
      <path d="M0 0H360V240H0Z" fill="url(#wall)" />
      <ellipse cx="112" cy="80" rx="180" ry="120" fill="url(#glow)" />
      <g transform="translate(22 11)">
        <Programme />
      </g>
      <g transform="translate(228 20)">
        <Approvals />
      </g>
      <g transform="translate(0 194)">
        <Console />
      </g>
      <g transform="translate(88 327)">
        <Director />
      </g>
      <g transform="translate(294 322)">
        <Observer />
      </g>
      <g transform="translate(0 207)">
        <DeskFront width={360} height={33} />
      </g>
    </>
  );
}

function TallComplianceDesk() {
  return (
    <>
      <Glow />
      <path d="M0 0H360V402H0Z" fill="url(#wall)" />
      <ellipse cx="150" cy="120" rx="230" ry="170" fill="url(#glow)" />
      <g transform="translate(42 14)scale(1.54)">
        <Programme />
      </g>
      <g transform="translate(14 203)scale(1.4)">
        <Approvals />
      </g>
      <g transform="translate(-118 346)scale(1.35)">
        <Console />
      </g>
      <g transform="translate(286 493)scale(1.16)">
        <Observer />
      </g>
      <g transform="translate(-118 364)scale(1.35)">
        <DeskFront width={360} height={40} />
      </g>
    </>
  );
}

/** Beside the director of a talk to investors an observer of compliance sits, who may take it off the air. */
export const complianceDeskScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: ComplianceDesk,
  tall: { width: 360, height: 402, Draw: TallComplianceDesk },
};
