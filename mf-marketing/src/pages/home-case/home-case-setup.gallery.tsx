import { CaseSetup } from './home-case-setup';

const steps = [
  { name: '机位', note: '江岸与水尺', count: 12, unit: '路' },
  { name: '值班', note: '白天与夜间', count: 3, unit: '人' },
];

export const gallery = { fills: true, console: 'setup' };

export const Ready = () => <CaseSetup setup={{ id: 41001, customer: '澄江水文', steps }} />;
