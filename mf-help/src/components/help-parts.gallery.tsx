import { CategoryIcon } from './category-icon';
import { HotWords } from './hot-words';
import { TreeFailed } from './tree-failed';

const words = ['推流', '抽奖', '字幕'].map((keyword, index) => ({ id: index + 1, keyword, state: 1, sort: index }));

export const Words = () => <HotWords text={words} />;

export const WordsStacked = () => <HotWords text={words} stacked />;

/** The service of the tree did not answer. */
export const TreeMissing = () => <TreeFailed />;

export const Categories = () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => <CategoryIcon key={id} id={id} size={32} />);
