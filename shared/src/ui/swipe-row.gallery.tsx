import { AlwaysSwiped } from './always-swiped';
import { SwipeRow, SwipeTable } from './swipe-row';

const cards = ['连锁', '教育', '家居', '医药', '金融'].map((name) => <p key={name}>{`${name}：一晚上的数字`}</p>);

export const Phones = () => (
  <SwipeRow label="行业" columnsFrom="tablet" still>
    {cards}
  </SwipeRow>
);

export const Always = () => (
  <AlwaysSwiped label="行业" still>
    {cards}
  </AlwaysSwiped>
);

export const Steps = () => (
  <SwipeRow label="步骤" columnsFrom="desktop" ordered still>
    {cards.slice(0, 3)}
  </SwipeRow>
);

const head = (
  <div role="row">
    <span role="columnheader">时间</span> <span role="columnheader">谁</span>
  </div>
);
const rows = ['19:00', '20:00'].map(
  (time) =>
    [
      time,
      [
        <span key="t" role="cell">
          {time}
        </span>,
        <span key="w" role="cell">
          {'店长'}
        </span>,
      ],
    ] as const,
);

export const Table = () => (
  <SwipeTable label="排班" columnsFrom="tablet" head={head} rows={rows} looks={{ row: undefined }} />
);
