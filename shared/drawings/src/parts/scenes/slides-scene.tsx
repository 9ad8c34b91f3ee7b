import { brand, coral, deep, lagoon, mist, paper, quiet } from '../../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Slides() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={paper} />
      <path d="M0 0H8V180H0Z" fill={brand} />
      <text x="28" y="36" fontSize="17" fontWeight="700" fill={deep}>
        三项关键改进
      </text>
      <path d="M30 48H124M56 89h48M56 119h54M56 149h60" stroke="#C9DEDC" strokeWidth="4" strokeLinecap="round" />
      <path d="M56.5 77h64M56.5 107h56M56.5 137h48" stroke={quiet} strokeWidth="5" strokeLinecap="round" />
      <circle cx="36" cy="80" r="8" fill={brand} />
      <path d="M28 110a8 8 0 1 0 16 0a8 8 0 1 0-16 0M28 140a8 8 0 1 0 16 0a8 8 0 1 0-16 0" fill={mist} />
      <path d="M164 148.5H306" stroke="#B7CFCD" />
      <path d="M172 110h16v38h-16Z" fill={mist} />
      <path d="M198 94h16v54h-16ZM224 100h16v48h-16Z" fill="#8FCFC7" />
      <path d="M250 78h16v70h-16Z" fill={lagoon} />
      <path d="M276 52h16v96h-16Z" fill={coral} />
    </>
  );
}

/** A slide with three points and a growing chart. */
export const slidesScene: Drawing = { width: 320, height: 180, Draw: Slides };
