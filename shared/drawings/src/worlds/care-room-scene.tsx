import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Apron } from '../figure/clothes';
import { LiveLamp } from '../figure/gear';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#FBEDE5" />
      <path d="M0 168H360V220H0Z" fill="#F0DACD" />
      <path d="M0 168H360V171H0Z" fill="#E4C7B6" />
      <path d="M18 0H64V168Q52 160 41 168Q30 160 18 168Z" fill="#F7DCCF" />
      <path d="M30 0V160M46 0V160" stroke="#EBC5B3" strokeWidth="2" />
      <path d="M84 34h66v5H84zM84 62h66v5H84z" fill="#E4C7B6" />
      <rect x="90" y="18" width="9" height="16" rx="2" fill="#2A9490" />
      <rect x="102" y="22" width="13" height="12" rx="3" fill="#F7FBFB" />
      <rect x="119" y="14" width="8" height="20" rx="2" fill="#8FCBC4" />
      <rect x="131" y="24" width="14" height="10" rx="3" fill="#0B6E6E" />
      <path d="M90 62v-8q8-6 18 0v8zM112 62v-8q8-6 18 0v8z" fill="#fff" />
      <path d="M112 54q8-6 18 0" stroke="#E4C7B6" fill="none" />
    </>
  );
}

function OverheadCamera() {
  return (
    <>
      <path
        d="M306 208V70Q306 26 262 26H190Q172 26 172 44V50"
        fill="none"
        stroke="#0A1C22"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M286 210H326" stroke="#0A1C22" strokeWidth="6" strokeLinecap="round" />
      <rect x="155" y="48" width="34" height="17" rx="4" fill="#0A1C22" />
      <path d="M164 65H180L183 74H161Z" fill="#1B3A42" />
      <ellipse cx="172" cy="74" rx="9" ry="2.4" fill="#7FE3D4" />
      <LiveLamp x={160.5} y={54} radius={2.2} />
      <path d="M163 76L140 132H204L181 76Z" fill="#fff" opacity=".5" />
    </>
  );
}

function Monitor() {
  return (
    <>
      <rect x="232" y="44" width="116" height="76" rx="6" fill="#06282C" />
      <rect x="237" y="49" width="106" height="66" rx="3" fill="#CFEAE6" />
      <path d="M264 115Q262 62 290 60Q318 62 316 115Z" fill="#fff" />
      <path d="M272 86Q271 66 290 66Q309 66 308 86Q306 112 290 114Q274 112 272 86Z" fill="#F1CDB6" />
      <path d="M268 80Q270 62 290 62Q310 62 312 80Q302 72 290 72Q278 72 268 80Z" fill="#F7FBFB" stroke="#D3E5E3" />
      <path
        d="M279 87q4 2.5 7.5 0M294 87q4 2.5 7.5 0M286 103q4 2 8 0"
        stroke="#B98770"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      {[1, -1].map((f) => (
        <Fragment key={f}>
          <g transform={`translate(290 92)scale(${f} 1)`}>
            <path d="M-53 8L-38 4L-36 18L-53 23Z" fill="#2A9490" />
            <path
              d="M-38 4Q-28-6-18-4Q-13-3-15 1L-22 3Q-12 4-12 7.5Q-13 10-20 9Q-13 12-15 15Q-18 18-24 15Q-30 19-36 18Z"
              fill="#E8BEA4"
            />
          </g>
        </Fragment>
      ))}
      <LiveLamp x={246} y={58} radius={3.4} />
      <path d="M253 58h14" stroke="#06282C" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Beautician() {
  return (
    <>
      <Person
        x={106}
        y={206}
        scale={0.92}
        top="#2A9490"
        trousers="#F2F7F6"
        hair="bun"
        mask
        hip={[-6, -50]}
        lean={15}
        feet={[
          [26, 0],
          [38, 0],
        ]}
        knees={[-1, -1]}
        nearHand={[64, -84]}
        nearElbow={1}
        farHand={[60, -93]}
        farElbow={1}
        wear={<Apron fill="#F7FBFB" length={4} />}
        shoes="#F7FBFB"
        noShadow
        sleeve="rolled"
      />
      <path d="M84 164h34v6H84z" fill="#0A1C22" />
      <path
        d="M101 170V196M86 206L101 194L116 206"
        stroke="#0A1C22"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Couch() {
  return (
    <>
      <path d="M146 146H322Q332 146 332 155V160H146Z" fill="#fff" />
      <path d="M146 158H332V166H146Z" fill="#E4C7B6" />
      <path d="M178 166V204M300 166V204" stroke="#0A1C22" strokeWidth="5" />
      <path d="M166 206H190M288 206H312" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
      <path d="M190 146Q194 124 226 122Q262 120 280 130Q300 132 320 130Q328 134 328 146Z" fill="#0B6E6E" />
      <path d="M190 146Q194 124 226 122L236 122Q206 130 206 146Z" fill="#D6EEEA" />
      <path d="M144 146Q142 137 152 136H198V146Z" fill="#F7FBFB" />
      <path
        d="M152 138Q146 122 158 115Q164 112 170 114L173 108L178 115Q186 116 190 121L197 124V140H160Z"
        fill="#F1CDB6"
      />
      <path d="M150 140Q143 122 156 114Q162 111 167 113Q160 126 166 141Z" fill="#F7FBFB" stroke="#D3E5E3" />
      <path d="M171 118q3 1.5 5 0" stroke="#B98770" strokeWidth="1.4" fill="none" />
      <Limb from={[158, 121]} to={[172, 117]} radii={[4.4, 3.4]} fill="#E8BEA4" />
      <Limb from={[166, 132]} to={[184, 127]} radii={[4.6, 3.6]} fill="#E0B199" />
    </>
  );
}

function Trolley() {
  return (
    <g transform="translate(258 206)">
      <path d="M-26-26H6M-26-6H6M-24-30V-2M4-30V-2" stroke="#9CB8B5" strokeWidth="3" />
      <path d="M-20-28v-10h9v10zM-7-28v-14h7v14z" fill="#D9502A" />
      <path d="M-18-8v-9h16v9z" fill="#8FCBC4" />
      <circle cx="-24" r="2.5" fill="#0A1C22" />
      <circle cx="4" r="2.5" fill="#0A1C22" />
    </g>
  );
}

function CareRoom() {
  return (
    <>
      <Room />
      <OverheadCamera />
      <Monitor />
      <Beautician />
      <Couch />
      <Trolley />
    </>
  );
}

/** A treatment below an overhead camera; the screen shows the hands. */
export const careRoomScene: Drawing = { width: 360, height: 220, Draw: CareRoom };
