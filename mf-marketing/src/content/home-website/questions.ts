import type { Question } from '../product-page';

export const siteQuestions: readonly Question[] = [
  {
    ask: '和公司官网是什么关系？',
    answer:
      '不替代主站，更像一个节目单加片库。常见做法是用主站的子域名，例如 live 加你的域名，页头页脚与主站一致，两边互相链接。',
  },
  {
    ask: '不会设计，搭出来会不会很丑？',
    answer:
      '模板已经配好字号、间距和手机端排版，你只换标志、主色和图片。模块之间可以上下挪，但不能拖到对不齐的位置，怎么摆都是整齐的。',
  },
  {
    ask: '能搭几个站？',
    answer:
      '{{plan.professional.name}} {{feature.website.professional}}，{{plan.flagship.name}} {{feature.website.flagship}}，可按品牌、地区或内外分开，直播间只建一次，勾选出现在哪几个站。',
  },
  {
    ask: '以前的录像能放进来吗？',
    answer: '可以。上传文件或填写可播放的地址，补上标题、时间和栏目即可。批量导入用表格，一次不超过 200 条。',
  },
  {
    ask: '站点可以导出带走吗？',
    answer:
      '内容可以导出：页面清单、回放文件、文字稿与观看数据。版式依赖平台渲染，不提供源码；需要自己写界面的，可以用开放平台的接口。',
  },
];
