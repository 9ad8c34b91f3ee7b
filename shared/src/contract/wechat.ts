// WeChat in the browser. No schema library here: the entry script imports this file.

/** The JS-SDK; loaded inside WeChat only, and only where an account is configured. */
export const weChatScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
