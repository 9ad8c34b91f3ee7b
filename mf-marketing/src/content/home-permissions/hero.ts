export const permissionsHead = {
  title: '应用权限说明_App权限用途与关闭方法',
  description:
    '逐项说明 App 申请的权限、使用场景与关闭后的影响。覆盖手机开播 App 的 iOS、Android、鸿蒙版与相机直传助手的 iOS、Android 版，附各系统的关闭路径，随时可改，拒绝之后还能用什么也写明。',
  keywords: ['应用权限说明', 'App权限', '权限关闭方法'],
  name: '应用权限说明',
} as const;

export const permissionsHero = {
  title: '应用权限说明',
  intro: '用到的那一刻才问，不同意也能用其他功能。下面逐项写明申请什么、为什么、关掉以后会怎样。',
  facts: [
    ['适用', '手机开播 App 5.2、相机直传助手 3.0'],
    ['更新', '2026-11-10'],
    ['系统', '{{device.ios}}、{{device.android}}、{{device.harmony}} 及以上'],
  ],
} as const;
