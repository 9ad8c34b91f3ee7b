import { Bust } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import { type CoverProps, Label } from './cover-canvas';

/** A live room on a phone: presenter, what viewers send, and the button to press. */
export function PhoneCover({ cover: { lines, button }, tone, detail }: CoverProps<'phone'>) {
  return (
    <>
      <rect x="286" y="22" width="152" height="270" rx="22" fill="#051E22" />
      <rect x="294" y="30" width="136" height="254" rx="15" fill={tone.soft} />
      <circle cx="310" cy="47" r="5" fill={liveRed} />
      <svg x="316" y="46" width="96" height="104" viewBox="0 0 74 80">
        <Bust x={35} y={22} size={0.9} coat={lines.length % 2 ? '#0B6E6E' : '#10424A'} long={lines.length !== 2} />
      </svg>
      <path d="M294 146h136v138H294z" fill="#06363A" />
      {lines.map((line, index) =>
        detail ? (
          <Label key={line} x={306} y={172 + index * 24} fill="#E6F1F0">
            {line}
          </Label>
        ) : (
          <rect
            key={line}
            x="306"
            y={158 + index * 24}
            width={28 + line.length * 10}
            height="12"
            rx="6"
            fill="#2B6F70"
          />
        ),
      )}
      <rect x="306" y="228" width="112" height="30" rx="15" fill={coral} />
      {detail && (
        <Label x={362} y={249} fill="#fff" anchor="middle" bold>
          {button}
        </Label>
      )}
    </>
  );
}
