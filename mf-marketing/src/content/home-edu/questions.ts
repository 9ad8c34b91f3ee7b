import type { Question } from '../product-page';

export const eduQuestions: readonly Question[] = [
  {
    ask: '怎样防止学员录屏？',
    answer:
      '用名单进场、播放加密、跑马灯水印和自有 App 里的录屏拦截叠加防护，可以明显降低盗录，泄露后能追溯到账号。用另一台设备对着屏幕拍摄仍然可能发生，因此不承诺完全杜绝。',
  },
  {
    ask: '老师这边断网，课会丢吗？',
    answer:
      '云端持续录制，断开前的内容都在。断线时学员看到垫片与提示，老师重连后接着讲。{{limit.segment}}内连回来录的还是一个文件，断得更久，播完把两段合并再发。',
  },
  {
    ask: '能对接我们现有的学习平台吗？',
    answer:
      '可以。单点登录负责进场，学时与成绩由学习平台通过接口取走，这两样{{feature.open-api.from}}；要实时推送，用 Webhook，{{feature.webhook.from}}。没有开发人手时，先用表格导入导出过渡。',
  },
  {
    ask: '学员需要安装软件吗？',
    answer: '不需要。微信、手机浏览器和电脑浏览器都能上课。需要连麦发言时，浏览器会请求一次麦克风权限。',
  },
  {
    ask: '一堂课能上多少人？',
    answer:
      '同时观看的人数由套餐决定：{{plan.basic.name}} {{plan.basic.viewers}} 人，{{plan.professional.name}} {{plan.professional.viewers}} 人，{{plan.flagship.name}} {{plan.flagship.viewers}} 人。连麦上台的人数另有上限，超出的学员排队等候。',
  },
];
