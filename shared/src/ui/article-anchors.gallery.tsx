import { AnchorList, AnchorRail } from './article-anchors';

const headings = [
  { id: 'before', level: 2, text: '开播前先看三项' },
  { id: 'network', level: 3, text: '网络：上行至少 8 Mbps' },
  { id: 'after', level: 2, text: '播完当天要做的事' },
];

/** Beside the article, from a desktop's width on. */
export const Rail = () => <AnchorRail headings={headings} />;

export const List = () => <AnchorList headings={headings} />;
