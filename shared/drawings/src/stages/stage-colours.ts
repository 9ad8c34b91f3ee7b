/** Colours of the drawings that have no token: pictures keep them in every theme, like a photograph. */
export const ink = '#0A1C22';
export const deep = '#06363A';
export const brand = '#0B6E6E';
export const strong = '#0A5A5A';
export const sea = '#2A9490';
export const lagoon = '#3E9F98';
export const shallow = '#6CC4BB';
export const mist = '#BCE3DE';
export const foam = '#E7F3F1';
export const paper = '#F7FBFB';
/** Lines and lamps on dark ground. */
export const signal = '#7FE3D4';
/** The one thing to look at. */
export const coral = '#D9502A';
export const coralDark = '#B9401D';
/** Orders on dark ground. */
export const ember = '#FF8A5C';
export const amber = '#F0B45E';
export const quiet = '#4A5F66';
