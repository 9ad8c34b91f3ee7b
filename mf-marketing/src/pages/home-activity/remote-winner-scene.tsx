import { Suit } from '@site/drawings/figure/clothes';
import { Bust } from '@site/drawings/figure/bust';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The screen on the stage: somebody on a building site far away holds a certificate. */
function LinkScreen() {
  return (
    <>
      <path d="M112 16H346V150H112Z" fill="#0A1C22" />
      <path d="M118 22H340V144H118Z" fill="#F6D9A8" />
      <path d="M118 104Q170 78 230 98T340 90V144H118Z" fill="#D8A86A" />
      <path d="M146 100V44H152V100M124 50H212L206 56H124M200 56V70" stroke="#B9401D" strokeWidth="4" fill="none" />
      <Bust x={252} y={86} radius={21} fill="#F0782E" view="front" hair="short" hairColour={brownHair} />
      <path d="M230 78Q230 56 252 56Q274 56 274 78Z" fill="#FFD978" />
      <path d="M226 76H278V81H226Z" fill="#F0B45E" />
      <path d="M286 92H332V128H286Z" fill="#F7FBFB" stroke="#B9401D" strokeWidth="3" />
      <path d="M296 104h26M300 114h18" stroke="#D9A05E" strokeWidth="4" />
      <path d="M118 130H214V144H118Z" fill="#B9401D" />
      <path d="M126 137h70" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function RemoteWinner() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#1E3A3A" />
      {times(7).map((fold) => (
        <path key={fold} d={`M${fold * 18} 0q5 90 0 170`} stroke="#284848" strokeWidth="8" fill="none" />
      ))}
      <LinkScreen />
      <path d="M0 166H360V220H0Z" fill="#122626" />
      <path d="M0 166H360" stroke="#F0B45E" strokeWidth="3" />
      <Person
        x={62}
        y={196}
        scale={1}
        top="#F7FBFB"
        hair="short"
        hairColour={darkHair}
        wear={<Suit shirt="#24344A" tie="#F0B45E" />}
        nearHand={[16, -112]}
        nearElbow={1}
        farHand={[44, -108]}
        farElbow={1}
        front={<path d="M16-112L13-124" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />}
      />
    </>
  );
}

/** The host talks with a winner who is far away. */
export const remoteWinnerScene: Drawing = { width: 360, height: 220, Draw: RemoteWinner };
