import type { FactRows } from '../product-page';

/** A paragraph (with `**…**` for emphasis and `{…}` for facts of the deployment, `{ways}` and `{place}` for `legalWays`), a list, or a table. */
export type LegalBlock = string | readonly string[] | FactRows;

export type LegalText = {
  id: string;
  title: string;
  intro: string;
  chapters: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[];
};

export const legalCopy = {
  head: {
    title: '用户协议与隐私政策',
    description:
      '使用网站与试用账号的约定，以及个人信息怎样收集、使用、保存和删除：收集清单、第三方共享清单、Cookie 说明与你的权利，逐项列明，撤回同意与注销的办法也写在里面。',
    keywords: ['用户协议', '隐私政策', '个人信息收集清单'],
  },
  title: '用户协议与隐私政策',
  published: '2026-11-30',
  dates: '更新与生效日期：2026年11月30日',
  contents: '目录',
} as const;

/** Before the list of services: which of them are on, and that the others are named first. */
export const legalServices = {
  consult: '在线咨询',
  statistics: '访问统计',
  weChat: '微信分享',
  none: '下列服务本网站目前一项也没有接入，接入之前会先在这里列明提供方：',
  some: '下列服务里，本网站目前接入的是{list}，其余的接入之前会先在这里列明提供方：',
} as const;

/** How requests reach us: by what the deployment has of mail and phone, else by the form. */
export const legalWays = {
  place: '，联系地址：{address}',
  mailAndPhone: '请发邮件到 {email} 或致电 {phone}（{hours}）',
  mail: '请发邮件到 {email}',
  phone: '请致电 {phone}（{hours}）',
  form: '请在网站的预约表单里写明要求',
} as const;
