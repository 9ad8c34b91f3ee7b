import { LectureBadge } from './lecture-badge';
import { LectureFacts } from './lecture-facts';
import { LectureMark } from './lecture-mark';
import { NoLectures } from './no-lectures';

const lecture = { type: 1, typeName: '新手入门', author: '讲师阿岚', published: '2026-11-20', minutes: 12 };

export const Facts = () => <LectureFacts lecture={lecture} />;

export const FactsOfOneType = () => <LectureFacts lecture={lecture} withType={false} />;

export const Badge = () => <LectureBadge type={2} name="进阶" />;

export const NotLearnt = () => <LectureMark id={1} order={3} />;

export const Empty = () => <NoLectures />;
