/** The desks that write articles and news; what each stands for is said by the portal. */
export const deskNames = ['内容组', '执行团队', '客户成功部', '产品团队', '技术团队', '市场部'] as const;

export type DeskName = (typeof deskNames)[number];
