import { BrokenLines } from './broken-lines';
import { ClauseTitle, PageClauseTitle } from './clause-title';
import { Clauses, TitleClauses } from './clauses';
import { TitleLines } from './title-lines';

const title = '把一场直播，变成能复盘的生意';

export const Lines = () => (
  <h2>
    <BrokenLines lines={['把一场直播，', '变成能复盘的生意']} />
  </h2>
);

export const PageLines = () => (
  <h1>
    <TitleLines lines={['把一场直播，', '变成能复盘的生意']} />
  </h1>
);

export const AtClauses = () => (
  <h2>
    <ClauseTitle>{title}</ClauseTitle>
  </h2>
);

export const PageAtClauses = () => (
  <h1>
    <PageClauseTitle>{title}</PageClauseTitle>
  </h1>
);

export const BeforeDe = () => (
  <h2>
    <Clauses text="连锁总部和每一家门店的直播间" />
  </h2>
);

export const PageBeforeDe = () => (
  <h1>
    <TitleClauses text="连锁总部和每一家门店的直播间" />
  </h1>
);
