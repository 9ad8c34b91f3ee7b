import { ThumbFoot } from './thumb-foot';

const acts = [
  { does: 'shoot', name: '按快门' },
  { does: 'mend', name: '修图' },
  { does: 'send', name: '发给本人' },
];
const desk = { name: 'none', label: '拍照', words: {}, hint: '先按快门', acts };

export const gallery = { ground: 'dark' };

export const FirstAct = () => <ThumbFoot desk={desk} next="shoot" />;

export const LastAct = () => <ThumbFoot desk={desk} next="send" />;
