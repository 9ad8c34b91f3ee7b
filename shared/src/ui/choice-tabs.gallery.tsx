import { ChoiceSegments } from './choice-segments';
import { ChoiceTabs } from './choice-tabs';

const tabs = [
  { name: '播前', panel: <p>排期、预约、彩排。</p> },
  { name: '播中', panel: <p>切换、互动、发券。</p> },
  { name: '播后', panel: <p>数据、回看、跟进。</p> },
];

export const Tabs = () => <ChoiceTabs legend="阶段" tabs={tabs} />;

export const Segments = () => <ChoiceSegments legend="阶段" tabs={tabs} />;
