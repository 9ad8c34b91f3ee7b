import type { Drawing } from '@site/shared/ui/drawing';

function Face() {
  return (
    <>
      <circle cx="14" cy="14" r="14" fill="#BFE3DE" />
      <path d="M4 25c1-6 5-8 10-8s9 2 10 8a14 14 0 0 1-20 0Z" fill="#C73E16" />
      <path d="M7.5 13C7 7 10 4 14 4s7 3 6.5 9c0 2-.5 3-1 4h-11c-.5-1-1-2-1-4Z" fill="#173E44" />
      <ellipse cx="14" cy="12.5" rx="4.6" ry="5.5" fill="#F0CBB0" />
      <path d="M9.3 11c1-3.5 3-4 4.7-4 2 0 4 .8 4.7 4-2 0-4-1-5-2.2-1 1.4-2.5 2.2-4.4 2.2Z" fill="#173E44" />
      <path
        d="M8 12.5v2.5m12-2.5v2.5c0 2-2 3-4 3"
        fill="none"
        stroke="#06363A"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

/** The face of the consultant. */
export const consultFace: Drawing = { width: 28, height: 28, Draw: Face };
