import { sayings } from '../measure';

const all = 7;
const working = 5;
const withSaturday = 6;

/** On how many days of a week somebody is there. */
export const weekdays = sayings('weekdays', [
  {
    written:
      /每天|每日|天天|周一(?:至|到)周日|全年无休|(?:一年|全年) ?365 ?天|节假日(?:也|照常|不休)|周末(?:也|照常|不休)|不分时段|7 ?[×x*] ?24/g,
    value: all,
  },
  { written: /周一(?:至|到|–|-)周六/g, value: withSaturday },
  {
    written:
      /(?<![\d一二两三四五六七八九十个] ?|下一个|每个)工作日(?!内|审|批|起)|周一(?:至|到|–|-)(?:周)?五|(?:周末|节假日)(?:休息|不在|没有人|无人)/g,
    value: working,
  },
]);
