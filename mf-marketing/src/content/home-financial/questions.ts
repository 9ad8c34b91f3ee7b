import type { Question } from '../product-page';

export const financialQuestions: readonly Question[] = [
  {
    ask: '直播内容要保存多久？',
    answer:
      '常见要求为不少于两年，各业态与机构制度可能更长。后台可以按场次类型设定，到期前提醒。录像能存多久看版本，{{plan.professional.name}} {{feature.replay.professional}}，{{plan.flagship.name}}{{feature.replay.flagship}}期。',
  },
  {
    ask: '主播临场说错话怎么办？',
    answer:
      '可以开延时播出，{{limit.delay}}按场设，{{feature.delay.from}}。审核员在延时内静音、切垫片或中止，处置动作与时间一并留档。',
  },
  {
    ask: '能用数字人讲投教吗？',
    answer: '不建议。部分渠道要求真人出镜并展示执业信息。如用于非投资类科普，须按规定显著标识人工智能生成。',
  },
  {
    ask: '客户实名信息怎么处理？',
    answer: '实名核验走你的系统或单点登录，我们只接收核验结果与脱敏标识。私有化部署时名单不出机房。',
  },
  {
    ask: '能对接行内审批与档案系统吗？',
    answer: '可以。审批通过接口回写，卷宗按约定格式推送到档案系统，失败会重试并告警。',
  },
];
