import { Button } from './button';
import { Section, SectionHeading } from './section';

export const gallery = { fills: true };

const words = { title: '一场直播的前后', intro: '从排期到复盘，都在同一个后台里。' };

export const Plain = () => <Section {...words} />;

export const Tint = () => <Section ground="tint" {...words} action={<Button>看演示</Button>} />;

export const Sand = () => <Section ground="sand" {...words} arrangement="split" />;

export const Dark = () => <Section ground="dark" {...words} />;

export const HeadingAlone = () => <SectionHeading {...words} />;
