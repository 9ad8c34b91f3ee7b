import type { Lines } from '../product-page';

export type Integration = {
  name: string;
  title: string;
  text: string;
  facts: readonly (readonly [string, string])[];
  code: { name: string; text: string };
};

export const openIntegrations: { title: Lines; intro: string; legend: string; list: readonly Integration[] } = {
  title: ['三种接入方式'],
  intro: '可以混着用：活动页先嵌入，课程页用 SDK，后台对账走接口。',
  legend: '接入方式',
  list: [
    {
      name: '嵌入',
      title: '嵌入：贴一段代码',
      text: '完整观看页或仅播放器，外观跟随直播间装修，观看权限沿用后台设置。适合官网活动页和内网门户。',
      facts: [
        ['工作量', '半小时，不需要开发'],
        ['能改多少', '颜色、菜单、模块开关'],
        ['适用版本', '{{feature.embed.scope}}'],
      ],
      code: {
        name: 'HTML',
        text: `<iframe
  src="https://live.example.com/embed/88001"
  width="960" height="540" title="直播间"
  allow="autoplay; fullscreen; picture-in-picture"
  allowfullscreen></iframe>`,
      },
    },
    {
      name: 'SDK',
      title: 'SDK：播放器、聊天与商品模块',
      text: '网页、iOS、Android 与鸿蒙都有。样式自己写，凭证由你的服务端签发，观众不用登录第二次。',
      facts: [
        ['工作量', '前端 3–5 天'],
        ['能改多少', '界面全部自定义'],
        ['适用版本', '网页 SDK {{feature.web-sdk.from}}，移动端{{feature.mobile-sdk.from}}'],
      ],
      code: {
        name: 'JavaScript',
        text: `const player = ChengLive.create({
  el: '#player',
  roomId: '88001',
  token: await fetchToken(), // 由你的服务端签发
});

player.on('token-expire', async () => {
  player.renew(await fetchToken());
});`,
      },
    },
    {
      name: 'OpenAPI',
      title: 'API：建房、排期与数据',
      text: '批量创建直播间、导入白名单、查观看明细、下载回放。请求用 HMAC-SHA256 签名，密钥只放在服务端。',
      facts: [
        ['工作量', '后端 5–8 天'],
        ['能改多少', '流程与数据由你编排'],
        ['适用版本', '{{feature.open-api.scope}}，{{plan.professional.name}}是{{feature.open-api.professional}}接口'],
      ],
      code: {
        name: 'cURL',
        text: `curl -X POST "https://openapi.example.com/v1/rooms" \\
  -H "X-App-Key: $APP_KEY" \\
  -H "X-Timestamp: $TS" -H "X-Nonce: $NONCE" \\
  -H "X-Sign: $SIGN" \\
  -d '{"title": "数控编程 第 8 讲",
       "startsAt": "2026-06-18T19:00:00+08:00",
       "access": "token"}'`,
      },
    },
  ],
};
