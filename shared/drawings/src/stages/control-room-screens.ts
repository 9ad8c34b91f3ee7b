/** Where the screens of the cameras hang on the wall. */
export const cameraScreens = [
  { x: 14, y: 34 },
  { x: 14, y: 96 },
  { x: 296, y: 34 },
  { x: 296, y: 96 },
] as const;
