import { SheetHead } from './sheet-head';

export const Head = () => (
  <SheetHead title="找人帮忙" intro="写下场次和现象，值班的人会回电。" close="关闭" className={undefined} />
);
