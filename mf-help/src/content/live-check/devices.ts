/** Why a device cannot be used, as far as the browser says. */
export type DeviceFault = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'failed';

/** What is said where a device cannot be used, and what to do. */
type Faults = Record<DeviceFault, string>;

const common = {
  insecure: '本页不是通过加密地址（https）打开的，浏览器不给用。换成 https 开头的地址再试。',
  unsupported: '这个浏览器没有这项功能。换新版 Chrome、Edge、Safari 或 Firefox 再试。',
  failed: '浏览器没有说明原因。重启浏览器再试；还不行就重启设备。',
} as const;

export const cameraCopy = {
  name: '摄像头',
  what: '能不能打开，画面有多大，一秒多少帧。',
  start: '打开摄像头',
  stop: '关掉摄像头',
  asking: '浏览器正在问你是否允许，点“允许”。',
  preview: '摄像头的画面，只在本机显示',
  noPicture: '打开后，画面出现在这里',
  good: (size: string, frames: string) => `画面 ${size}${frames}，够用。`,
  fair: (size: string, frames: string) => `画面 ${size}${frames}，偏小。换外接摄像头，或关掉正在用它的其他软件再试。`,
  frames: (count: number) => `，每秒 ${count} 帧`,
  byHand: '打开系统自带的“相机”，看画面是否清楚、方向是否对、灯光有没有压住背景。',
  faults: {
    ...common,
    denied: '没有得到允许。点地址栏左侧的图标，把“摄像头”改成允许，再点一次；公司电脑改不了的，找管理员。',
    missing: '没有找到摄像头。插紧 USB 线，换一个接口；笔记本检查机身上的遮挡片和开关。',
    busy: '摄像头被别的软件占着。退出会议软件和开播工具，再点一次。',
  } satisfies Faults,
} as const;

export const microphoneCopy = {
  name: '麦克风',
  what: '对着它说一句话，看电平动不动、会不会爆。',
  start: '打开麦克风',
  stop: '关掉麦克风',
  asking: '浏览器正在问你是否允许，点“允许”。',
  level: '电平',
  listening: '正在听，请说：“一、二、三，听得到吗？”',
  good: '听得到，音量合适。',
  quiet: '几乎没有声音。离近一点说；确认没有静音，选的是要用的那只麦克风。',
  loud: '声音太大，会破音。把麦克风拿远一拳，或在系统里把输入音量调低。',
  byHand: '在系统的声音设置里选中要用的麦克风，说一句话，看输入电平是否在中间跳动。',
  faults: {
    ...common,
    denied: '没有得到允许。点地址栏左侧的图标，把“麦克风”改成允许，再点一次；公司电脑改不了的，找管理员。',
    missing: '没有找到麦克风。插紧接头，无线麦克风先开机并连上接收器。',
    busy: '麦克风被别的软件占着。退出会议软件和录音软件，再点一次。',
  } satisfies Faults,
} as const;
