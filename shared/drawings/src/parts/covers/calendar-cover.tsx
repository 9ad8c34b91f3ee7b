import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label, rightHalf } from './cover-canvas';

const sheet = { x: rightHalf, y: 24, width: 202, height: 222 };

/** Days in rows; what is planned stands out, the last of it most. */
export function CalendarCover({ cover: { columns, rows, marks }, tone, detail }: CoverProps<'calendar'>) {
  const width = (sheet.width - 16) / columns.length;
  const height = 174 / rows;
  const all = Array.from({ length: rows * columns.length }, (_, place) => place);
  const days = (places: number[]) =>
    places
      .map((place) => {
        const x = Math.round(sheet.x + 13 + width * (place % columns.length));
        const y = Math.round(67 + height * Math.floor(place / columns.length));
        return `M${x} ${y}h${Math.round(width - 11)}v${Math.round(height - 12)}h${Math.round(11 - width)}z`;
      })
      .join('');
  const paint = (fill: string, places: number[]) => (
    <path d={days(places)} fill={fill} stroke={fill} strokeWidth="6" strokeLinejoin="round" />
  );

  return (
    <>
      <rect {...sheet} rx="12" fill={tone.panel} />
      <path d="M250 36a12 12 0 0 1 12-12h178a12 12 0 0 1 12 12v20H250z" fill={tone.strong} />
      {detail &&
        columns.map((name, index) => (
          <Label
            key={name}
            x={Math.round(sheet.x + 8 + width * (index + 0.5))}
            y={46}
            size={Math.min(16, Math.floor(width / name.length))}
            fill="#fff"
            anchor="middle"
          >
            {name}
          </Label>
        ))}
      {paint(
        tone.faint,
        all.filter((place) => !marks.includes(place)),
      )}
      {paint(tone.mid, marks.slice(0, -1))}
      {paint(coral, marks.slice(-1))}
    </>
  );
}
