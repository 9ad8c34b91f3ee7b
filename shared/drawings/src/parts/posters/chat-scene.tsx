import { Head, Lines, Ripples } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

function Face({ x, y, coat, long = false }: { x: number; y: number; coat: string; long?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="#E7F3F1" />
      <path d="M-10 9.800a10 9 0 0 1 20 0A14 14 0 0 1-10 9.800Z" fill={coat} />
      <Head x={0} y={-3} size={5.6} long={long} />
    </g>
  );
}

/** A talk with a customer, and the tags and tasks that follow from it. */
export function ChatScene({ tone, seed }: SceneProps) {
  const asked = Math.abs(seed) % 2 === 0;

  return (
    <>
      <Ripples x={300} y={170} radii={[46, 78, 114, 154]} stroke={tone.rule} />
      <rect x="28" y="20" width="164" height="140" rx="10" fill={tone.panel} />
      <path d="M28 42h164" stroke={tone.faint} />
      <Lines x={42} y={29} widths={[38]} fill={tone.mark} />
      <circle cx="178" cy="31" r="3" fill="#2FB88C" />
      <Face x={52} y={64} coat={coral} long={asked} />
      <rect x="72" y="52" width="82" height="26" rx="8" fill="#EEF6F5" />
      <Lines x={81} y={58} widths={[62, 40]} fill="#A9C9C6" step={8} />
      <rect x="70" y="88" width="82" height="26" rx="8" fill={tone.strong} />
      <Lines x={79} y={94} widths={[64, 48]} fill="#BCE7E1" step={8} />
      <Face x={168} y={101} coat="#0B6E6E" long={!asked} />
      <rect x="40" y="128" width="140" height="20" rx="10" fill="#EEF6F5" />
      <circle cx="170" cy="138" r="6.5" fill={tone.mid} />
      <path d="m168 135 5 3-5 3z" fill="#fff" />
      <rect x="206" y="40" width="88" height="98" rx="10" fill={tone.panel} />
      <Lines x={218} y={52} widths={[28]} fill={tone.mark} />
      <rect x="218" y="63" width="30" height="11" rx="5.5" fill={coral} />
      <rect x="252" y="63" width="30" height="11" rx="5.5" fill={tone.soft} />
      <rect x="218" y="78" width="44" height="11" rx="5.5" fill={tone.faint} />
      {[0, 1].map((row) => (
        <g key={row} transform={`translate(218 ${100 + row * 17})`}>
          <rect
            width="10"
            height="10"
            rx="3"
            fill={row ? 'none' : tone.strong}
            stroke={tone.strong}
            strokeWidth="1.4"
          />
          {row === 0 && <path d="m2.5 5 2 2 3.5-4" fill="none" stroke="#fff" strokeWidth="1.5" />}
          <Lines x={17} y={3} widths={[row ? 36 : 44]} fill={tone.faint} />
        </g>
      ))}
    </>
  );
}
