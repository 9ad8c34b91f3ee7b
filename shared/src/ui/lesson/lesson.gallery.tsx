import { LessonExample } from './lesson-example';
import { LessonExercises } from './lesson-exercises';

const example = {
  title: '梅园茶铺的第一场',
  situation: '二十家门店，从来没有播过。',
  steps: ['选三款茶', '排两小时', '店长轮流讲'],
  result: '当晚到店核销 312 单。',
};

const exercises = [
  { ask: '上行要多少？', hint: '看第一节。', answer: '至少 8 Mbps。' },
  { ask: '谁来回评论？', hint: '不是主播。', answer: '场控。' },
];

export const Example = () => <LessonExample example={example} />;

export const Exercises = () => <LessonExercises exercises={exercises} />;
