import type { ReactNode } from 'react';
import { CoverDrawing } from '@site/drawings/covers/cover-drawing';
import { inFile } from '@site/shared/ui/drawing-root';
import { PosterDrawing } from '@site/drawings/posters/poster-drawing';
import { PlaceSvg } from './place-svg';
import { drawScene } from '@site/drawings/screens/draw-scene';
import { drawStage } from '@site/drawings/screens/draw-stage';
import { textWidth } from '@site/drawings/screens/text-fit';
import type { CardSource } from './card-source';
import { svgOf } from './drawn-svg';
import { titleLines } from './title-lines';

const fonts = "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";

const looks = {
  mint: { ground: '#EAF4F3', ring: '#D5EAE6', ink: '#10242B', quiet: '#4A5F66', mark: '#0B6E6E', edge: '#FFFFFF' },
  night: { ground: '#08474B', ring: '#1B6A6C', ink: '#FFFFFF', quiet: '#B9DEDA', mark: '#7FE3D4', edge: '#04191D' },
} as const;

type Look = (typeof looks)[keyof typeof looks];

function Mark({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 32 32" fill="none" stroke={colour} strokeLinecap="round">
      <path d="M16 2.500a13.500 13.500 0 1 0 13.500 13.500" strokeWidth="2.400" />
      <path d="M16 7.800A8.200 8.200 0 1 0 24.200 16" strokeWidth="2.400" opacity=".55" />
      <path d="m14 11.800 7 4.200-7 4.200z" fill={colour} stroke="none" />
    </svg>
  );
}

function Ground({ card, look, width, height }: { card: CardSource; look: Look; width: number; height: number }) {
  const night = card.ground === 'night';
  const rings = [0.3, 0.42, 0.55].map((share) => share * width);
  return (
    <>
      <path d={`M0 0H${width}V${height}H0Z`} fill={look.ground} />
      {rings.map((radius) => (
        <circle
          key={radius}
          cx={width * 0.8}
          cy={height * 0.55}
          r={radius}
          fill={night ? 'none' : look.ring}
          fillOpacity=".55"
          stroke={night ? look.ring : 'none'}
          strokeWidth="2"
        />
      ))}
    </>
  );
}

type Box = { x: number; y: number; width: number; height: number };

function Framed({ look, drawing, x, y, width, height }: Box & { look: Look; drawing: ReactNode }) {
  return (
    <>
      <rect x={x - 10} y={y - 10} width={width + 20} height={height + 20} rx="26" fill={look.edge} />
      <svg x={x} y={y} width={width} height={height}>
        {drawing}
      </svg>
    </>
  );
}

/** Where a picture of 16:9 stands whole. */
const whole: Box = { x: 660, y: 176, width: 512, height: 288 };

function listDrawing({ cover, poster }: CardSource): ReactNode {
  const root = { ...inFile, width: whole.width, height: whole.height };
  if (cover) return <CoverDrawing {...cover} root={root} />;
  return poster && <PosterDrawing {...poster} root={root} />;
}

/** The first screen of the stage, or a scene in a frame, cut by the card's edge as a desk is by a photograph's. */
function Side({ card, look, box }: { card: CardSource; look: Look; box: Box }) {
  const [screen] = card.stage?.screens ?? [];
  const { x, y, width, height } = box;
  if (card.stage && screen) {
    const drawn = drawStage({ ...card.stage, screens: [screen] }, { width: 'narrow', picture: drawScene });
    return (
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox={`14 16 ${322} ${(322 * height) / width}`}
        preserveAspectRatio="xMinYMin"
      >
        {drawn}
      </svg>
    );
  }
  if (card.cover || card.poster) return <Framed look={look} {...whole} drawing={listDrawing(card)} />;
  if (card.place)
    return (
      <Framed
        look={look}
        {...whole}
        drawing={<PlaceSvg place={card.place} width={whole.width} height={whole.height} />}
      />
    );
  return <Framed look={look} {...box} drawing={drawScene(card.scene ?? 'hold')} />;
}

/** The figure of a case, as large as a title. */
function KeyFigure({ figure, look, y }: { figure: NonNullable<CardSource['figure']>; look: Look; y: number }) {
  const { name, value, unit } = figure;
  const printed = Number(value) >= 1000 ? Number(value).toLocaleString('en') : value;
  const after = 64 + textWidth(printed, 64) + 12;
  return (
    <>
      <text x="62" y={y} fontSize="64" fontWeight="700" fill={look.mark}>
        {printed}
      </text>
      <text x={after} y={y} fontSize="32" fill={look.mark}>
        {unit}
      </text>
      <text x="64" y={y + 44} fontSize="28" fill={look.quiet}>
        {`${name} · 示例数据`}
      </text>
    </>
  );
}

function CardText({ card, look }: { card: CardSource; look: Look }) {
  const { size, lines } = titleLines(card.title);
  const top = 250 - (lines.length - 2) * size * 0.35;
  const brand = textWidth('澄播云', 30) + 128;

  return (
    <g fontFamily={fonts}>
      <Mark x={64} y={56} size={48} colour={look.mark} />
      <text x="126" y="91" fontSize="30" fontWeight="700" fill={look.ink}>
        澄播云
      </text>
      <path d={`M${brand + 16} 68v26`} stroke={look.quiet} strokeOpacity=".5" strokeWidth="2" />
      <text x={brand + 34} y="90" fontSize="25" fill={look.quiet}>
        {card.section}
      </text>
      {lines.map((line, index) => (
        <text key={index} x="62" y={top + index * size * 1.28} fontSize={size} fontWeight="700" fill={look.ink}>
          {line}
        </text>
      ))}
      {card.figure && <KeyFigure figure={card.figure} look={look} y={518} />}
      {card.note && (
        <text x="64" y={top + lines.length * size * 1.28 - 6} fontSize="32" fill={look.quiet}>
          {card.note}
        </text>
      )}
    </g>
  );
}

/** 1200 × 630: the title is 64 to 76 units high, legible at the size of a chat card. */
export function cardSvg(card: CardSource): string {
  const look = looks[card.ground];
  return svgOf(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <Ground card={card} look={look} width={1200} height={630} />
      <Side card={card} look={look} box={{ x: 680, y: 96, width: 560, height: 600 }} />
      <CardText card={card} look={look} />
    </svg>,
  );
}

/** 300 × 300, shown at 60 pixels: the picture alone with the mark. */
export function squareSvg(card: CardSource): string {
  const look = looks[card.ground];
  const { lines } = titleLines(card.title);
  const size = Math.min(46, ...lines.map((line) => 244 / textWidth(line, 1)));
  return svgOf(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">
      <Ground card={card} look={look} width={300} height={300} />
      <Mark x={28} y={26} size={44} colour={look.mark} />
      {lines.map((line, index) => (
        <text
          key={index}
          x="28"
          y={lines.length > 3 ? 112 + index * 42 : 122 + index * 52}
          fontSize={size}
          fontWeight="700"
          fontFamily={fonts}
          fill={look.ink}
        >
          {line}
        </text>
      ))}
      <text x="28" y="262" fontSize="24" fontFamily={fonts} fill={look.quiet}>
        {card.section}
      </text>
    </svg>,
  );
}
