/** A screen or label that a model shows: a page of `tooling/stills/screens/`, photographed in CSS pixels × density. */
export type Screen = { name: string; page: string; width: number; height: number; density: number };

const screen = (name: string, width: number, height: number, density = 1): Screen => ({
  name,
  page: `${name}.html`,
  width,
  height,
  density,
});
const label = (name: string, width: number, height: number): Screen => ({
  name,
  page: `label.html#${name}`,
  width,
  height,
  density: 1,
});

export const screens: readonly Screen[] = [
  screen('led', 2400, 1000),
  screen('programme', 1280, 720),
  screen('camera-monitor', 1280, 720),
  screen('console', 1600, 900, 1.5),
  screen('multiview', 1920, 1080, 1.25),
  screen('rundown', 1600, 900),
  screen('numbers', 1600, 900),
  screen('album', 1600, 972, 1.25),
  screen('album-phone', 390, 844, 3),
  screen('room-phone', 390, 844, 3),
  ...['coffee', 'oats', 'tea', 'gift'].map((name) => label(name, 700, 900)),
  label('beans', 700, 1000),
  label('honey', 900, 480),
  label('jam', 900, 480),
  label('oil', 900, 620),
];
