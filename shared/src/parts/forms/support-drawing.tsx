import type { Drawing } from '../../ui/drawing';

function OnDuty() {
  return (
    <>
      <circle cx="112" cy="74" r="64" fill="#D5ECE9" />
      <path d="M58 148c4-34 26-48 54-48s50 14 54 48Z" fill="#0B6E6E" />
      <path d="M98 96h28v14c0 8-28 8-28 0Z" fill="#E3B896" />
      <path d="M84 58c-4-32 14-44 28-44s32 12 28 44c0 8-4 22-8 26H92c-4-4-8-18-8-26Z" fill="#173E44" />
      <ellipse cx="112" cy="66" rx="22" ry="28" fill="#F0CBB0" />
      <path d="M89 58c6-16 16-20 23-20s18 4 23 20c-10-1-18-5-23-11-6 7-13 10-23 11Z" fill="#173E44" />
      <path d="M83 66V58a29 29 0 0 1 58 0v8" fill="none" stroke="#06363A" strokeWidth="5" strokeLinecap="round" />
      <rect x="78" y="60" width="10" height="20" rx="5" fill="#C73E16" />
      <rect x="136" y="60" width="10" height="20" rx="5" fill="#C73E16" />
      <path d="M141 80c0 10-8 13-18 13" fill="none" stroke="#06363A" strokeWidth="4" strokeLinecap="round" />
      <rect x="40" y="112" width="64" height="36" rx="4" fill="#06363A" />
      <path d="M48 122h32m-32 8h44m-44 8h24" stroke="#7BD0C6" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M12 24h46a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H32l-10 9v-9H12a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6Z"
        fill="#fff"
        stroke="#9CCFC9"
        strokeWidth="1.5"
      />
      <path d="M16 36h38m-38 9h24" stroke="#0B6E6E" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** Somebody on duty, with a headset, at a screen. */
export const supportDrawing: Drawing = { width: 200, height: 148, Draw: OnDuty };
