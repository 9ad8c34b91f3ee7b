import { shade } from '@site/drawings/figure/geometry';
import { skinTone } from '@site/drawings/figure/head';

const lips = '#A8503F';
const mouths = {
  side: { smile: 'M.56.52Q.68.64.82.52', speak: 'M.6.5Q.84.42.84.54Q.8.7.64.64Z', calm: 'M.6.56L.82.54' },
  front: {
    smile: 'M-.26.52Q0 .76.26.52',
    speak: 'M-.2.5Q0 .44.2.5Q.16.8 0 .8Q-.16.8-.2.5Z',
    calm: 'M-.18.58Q0 .62.18.58',
  },
};

type FaceProps = {
  view?: 'side' | 'front';
  mouth?: 'smile' | 'speak' | 'calm';
  brow?: string;
  skin?: string;
  /** Eyes closed, or lowered to what the hands do. */
  lowered?: boolean;
};

function Eyes({ view = 'side', brow = '#12262C', lowered = false }: FaceProps) {
  const spots = view === 'side' ? [0.52] : [-0.36, 0.36];
  return spots.map((x) => (
    <g key={x} fill="none" stroke={brow} strokeLinecap="round" strokeWidth=".09">
      <path d={`M${x - 0.17}-.27Q${x}-.37 ${x + 0.16}-.28`} />
      {lowered ? (
        <path d={`M${x - 0.13}.02Q${x} .1 ${x + 0.13}.02`} />
      ) : (
        <ellipse cx={x} cy="0" rx=".075" ry=".11" fill="#12262C" stroke="none" />
      )}
    </g>
  ));
}

/** Eyes, brows, mouth and cheeks about a head of radius 1, for people who are seen large: `face` of a head. */
export function Face({ view = 'side', mouth = 'smile', skin = skinTone, ...look }: FaceProps) {
  const blush = view === 'side' ? [0.3] : [-0.52, 0.52];
  return (
    <>
      {blush.map((x) => (
        <circle key={x} cx={x} cy=".38" r=".19" fill="#E58C74" opacity=".38" />
      ))}
      {view === 'front' && (
        <path d="M.02.06Q.14.3-.02.32" fill="none" stroke={shade(skin, -0.2)} strokeWidth=".08" strokeLinecap="round" />
      )}
      <Eyes view={view} {...look} />
      <path
        d={mouths[view][mouth]}
        fill={mouth === 'speak' ? lips : 'none'}
        stroke={lips}
        strokeWidth=".09"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
