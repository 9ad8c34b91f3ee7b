/** What a question has and an article about it has not. */
const inChinese = [
  ...['请问一下', '请问', '请教', '我想知道', '想知道', '我想问', '想问', '想了解', '求助', '帮我', '麻烦', '谢谢'],
  ...['是什么意思', '什么意思', '是怎么回事', '怎么回事', '怎么弄', '怎么搞', '怎么办', '怎么样', '怎么', '怎样'],
  ...['咋办', '咋弄', '咋', '如何', '为什么', '为啥', '为何', '是什么', '什么样', '什么', '是啥', '啥'],
  ...['在哪里', '在哪儿', '在哪', '哪里', '哪儿', '哪个', '哪些', '哪种', '能不能', '可不可以', '是不是', '有没有'],
  ...[
    '要不要',
    '会不会',
    '需不需要',
    '能否',
    '是否',
    '可否',
    '可以',
    '多少(?!钱)',
    '一下',
    '吗',
    '呢',
    '吧',
    '啊',
    '呀',
    '嘛',
  ],
  ...[
    '一个',
    '一种',
    '这个',
    '那个',
    '还有',
    '老是',
    '总是',
    '突然',
    '已经',
    '但是',
    '因为',
    '的时候',
    '大概',
    '我们',
    '你们',
    '他们',
    '有时候',
  ],
  ...['怎麼辦', '怎麼', '怎樣', '為什麼', '為何', '是什麼', '什麼', '請問', '哪裡', '嗎', '的'],
];

const inEnglish =
  'how to|how do i|how do you|how can i|how|what is|what are|what|why|where|when|which|can i|can|could|should|do|does|did|is|are|i|we|you|my|our|your|the|a|an|to|for|in|on|of|with|please|and|it|me|make|get|use|need|want|find';
const inPinyin =
  'zenme|zenmeban|zenyang|ruhe|weishenme|shenme|nali|nengbuneng|keyi|keyibukeyi|qingwen|kai|zai|kan|nar|ma|ne|de';

const longestFirst = inChinese.sort((one, other) => other.length - one.length).join('|');
// oxlint-disable-next-line no-restricted-globals -- made of the list above, which holds no sign of a pattern
const questions = new RegExp(longestFirst, 'g');
const finished = /了(?=$|\s)/g;
/** 能不能, 算不算, 会不会 */
const eitherWay = /(\p{Script=Han})不\1/gu;
// Not within `sign-in` and `A/B`.
// oxlint-disable-next-line no-restricted-globals -- as above
const latin = new RegExp(`(?<![a-z0-9]|[a-z0-9][-/])(?:${inEnglish}|${inPinyin})(?![a-z0-9]|[-/][a-z0-9])`, 'gi');
/** Words that are only grammar when they stand alone. */
const alone = /^[我你他她它们要想会能在是去把被给又也都就还和与跟让用从到对很太有不]+$/u;

/** The text without question words, its parts set apart: `怎么导入白名单` → `导入白名单`. Empty when it has no others. */
export function withoutQuestion(text: string): string {
  const rest = text
    .replace(questions, ' ')
    .replace(eitherWay, ' ')
    .replace(finished, ' ')
    .replace(latin, ' ')
    .replace(/[?？!！。，,]/g, ' ');
  const words = rest.split(/\s+/).filter((word) => word && !alone.test(word));
  return words.join(' ');
}
