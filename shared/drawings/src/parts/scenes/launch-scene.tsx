import { Presenter } from '../../posters/poster-figures';
import { lagoon } from '../../stages/stage-colours';
import { crowdPath } from '../../scenes/crowd-path';
import type { Drawing } from '@site/shared/ui/drawing';
import { Terminal } from '../stages/terminal';
import { Beams, Floor, Hall, Lamps, Screen, Words } from './launch-hall';

const behind = { d: crowdPath({ width: 640, y: 314, step: 34, radius: 8, seed: 3 }), fill: '#0A454A' };
const middle = { d: crowdPath({ width: 640, y: 326, step: 42, radius: 10, seed: 5 }), fill: '#06313A' };
const front = { d: crowdPath({ width: 640, y: 342, step: 54, radius: 12, seed: 8 }), fill: '#02171A' };

/** Phones held up in the audience, each with its little picture. */
function Phones() {
  return (
    <g strokeLinecap="round">
      <path d="m482 340 9-18m18 24 8-16" stroke="#06313A" strokeWidth="6" />
      <path d="M480 307h22v14h-22ZM506 318h26v16h-26Z" fill="#D6F5EF" />
      <path d="M482.5 309.5h17v9h-17ZM509 321h20v10h-20Z" fill={lagoon} />
    </g>
  );
}

function Stage() {
  return (
    <>
      <Hall />
      <Screen />
      <Product />
      <Words />
      <Floor />
      <Lamps beams={<Beams />} />
    </>
  );
}

/** The stage and its light, without what hangs and stands there. */
function BareStage() {
  return (
    <>
      <Hall />
      <Screen />
      <Floor />
      <Beams />
    </>
  );
}

function Audience() {
  return (
    <>
      <path {...behind} />
      <path {...middle} />
      <Phones />
      <path {...front} />
    </>
  );
}

const Product = () => <Terminal x={338} y={132} size={0.92} />;
const Speaker = () => <Presenter x={478} y={272} size={1.02} />;

const size = { width: 640, height: 360 };

/** Where in the picture the words, the product, the speaker and the seats are. */
export const wordsAt = { x: 134, y: 84 };
export const terminalAt = { x: 266, y: 75 };
export const presenterAt = { x: 412, y: 126 };
export const audienceAt = { y: 300 };

/** The hall and its light, without what hangs and stands there and who is there. */
export const launchStage: Drawing = { ...size, Draw: BareStage };

type Part = Drawing & { x?: number; y?: number };

/** A part of the picture as a drawing of its own. */
function partOf({ x = 0, y = 0, width, height, Draw }: Part): Drawing {
  const draw = () => (
    <g transform={`translate(${-x} ${-y})`}>
      <Draw />
    </g>
  );
  return { width, height, Draw: draw };
}

/** Below the ceiling, from wall to wall. */
export const launchLamps = partOf({ width: size.width, height: 36, Draw: () => <Lamps /> });
export const launchWords = partOf({ ...wordsAt, width: 124, height: 92, Draw: Words });
export const launchTerminal = partOf({ ...terminalAt, width: 144, height: 116, Draw: Product });
export const launchPresenter = partOf({ ...presenterAt, width: 104, height: 152, Draw: Speaker });

/** Who looks at it. */
export const launchAudience = partOf({
  ...audienceAt,
  width: size.width,
  height: size.height - audienceAt.y,
  Draw: Audience,
});

/** A product launch seen from the back of the hall: the hero scene. */
export const launchScene: Drawing = {
  ...size,
  Draw: () => (
    <>
      <Stage />
      <Speaker />
      <Audience />
    </>
  ),
};
