import type { ConsoleMessage } from '@site/drawings/stages/console-show';
import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** What the home page's console says of what was done; `{…}` is filled in. */
export const homeDesk: OperableDesk = {
  name: 'home',
  label: '可以动手的云导播台。焦点在台上时，数字键切机位，C 收放字幕，P 开投票',
  hint: '点一路机位，它就上主监',
  keys: [
    { key: '1–6', does: '切机位' },
    { key: 'C', does: '收放字幕' },
    { key: 'P', does: '开投票' },
  ],
  words: {
    cut: '已切到 {camera} {name}',
    fade: '{camera} {name} 正在淡入',
    same: '{camera} {name} 已经在播',
    captioned: '字幕已改，观众看到的就是这一句',
    up: '字幕上屏',
    down: '字幕收起',
    voting: '投票开始，{votes} 人已投',
    lead: '{name} 投完票，留了电话',
    done: '投票结束：{leads} 位观众留了电话，名单在「线索」里',
    votes: '{votes} 票',
    tab: '线索 {leads}',
    again: '再投一轮',
    running: '投票中',
  },
};

/** What the poll of the home page asks, and who leaves a number when it runs. */
export const homePoll: { ask: string; leads: readonly ConsoleMessage[] } = {
  ask: '先装在哪间会议室？',
  leads: [
    { name: '陈经理', from: '华东经销商', text: '培训教室，下月要装 6 间' },
    { name: '何女士', from: '西南集成商', text: '董事会议室，想看实机' },
    { name: '吴迪', from: '连锁药店', text: '培训教室，门店用小尺寸' },
    { name: '赵工', from: '学校信息中心', text: '培训教室，问双师课堂' },
  ],
};

/** The field beside the console, where a visitor names his own event. */
export const eventNaming = {
  label: '把你的会名填进去',
  placeholder: '如：秋季经销商大会',
  status: { unnamed: '大屏和表单一起换，16 字以内', named: '大屏和表单已换上，名字只留在这次访问里' },
};
