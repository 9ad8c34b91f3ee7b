import { Bust, Head, Lines, Presenter, Ripples } from './poster-figures';

/** What scenes of posters are put together from. */
export const Figures = () => (
  <svg width="640" height="320" viewBox="0 0 320 160" role="img" aria-label="人物、涟漪和字行">
    <Presenter x={60} y={150} />
    <Bust x={150} y={70} />
    <Head x={210} y={50} />
    <Ripples x={270} y={50} radii={[10, 20, 30]} stroke="#0B6E6E" />
    <Lines x={220} y={110} widths={[60, 40, 50]} fill="#A5D0CB" />
  </svg>
);
