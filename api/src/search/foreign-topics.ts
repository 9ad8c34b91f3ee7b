/**
 * What visitors ask of a site like this one that is not ours: other companies and their programs, ways to pay, daily life. A passage
 * that does not have such a word is no answer, however much of the rest it has; one that has it counts as ever.
 */
const words = `
支付宝 花呗 信用卡 分期 分期付款 贷款 比特币 数字货币 数字人民币 货到付款 代金券 礼品卡
淘宝 天猫 京东 拼多多 闲鱼 唯品会 亚马逊 小红书 快手 抖音 抖音小店 视频号 微博 知乎 哔哩哔哩 斗鱼 虎牙 美团 饿了么 携程 滴滴 高德 百度网盘 钉钉 飞书 腾讯会议 企业邮箱 微信读书 王者荣耀 淘宝店 网店 小店 代运营 涨粉 僵尸粉 刷量 刷单 刷粉 开挂 外挂 爬虫 越狱 破解 盗号
手表 车机 机顶盒 智能音箱 音箱 游戏机 路由器 打印机 扫描仪 冰箱 空调 洗衣机 键盘 投影幕 无人机 大疆 特斯拉 光盘 应用商店 微软 谷歌 苹果商店
天气 股票 基金 股市 彩票 房价 房租 租房 买房 装修房子 汽车 驾照 护照 签证 机票 高铁 火车票 酒店预订 住宿 停车 停车位 地铁 公交 打车 快递 物流 外卖 美食 餐厅 好吃 菜谱 做饭 电影 电视剧 小说 音乐 吉他 钢琴 唱歌 跳舞 游戏 电竞 足球 篮球 世界杯 奥运会 健身 健身房 减肥 发烧 感冒 吃药 药店 挂号 体检 医保 社保 公积金 退税 个税 个人所得税 离婚 结婚 恋爱 相亲 星座 算命 作文 论文 考研 高考 四六级 雅思 数学 物理 化学 历史 皇帝 恐龙 宇宙 黑洞 猫咪 宠物 狗狗 养花 种菜 水电费 话费 宽带 电费 营业执照代办 代办 商标 专利 注册公司 移民 留学 翻墙 诗 笑话 写诗
上市 股价 融资 董事长 老板 创始人 估值 市值 实习 实习生 暑期 工资 年薪 团购 学生优惠 教育优惠 折扣码 优惠码 代言人 明星 网红 主播培训 婚礼 婚庆 葬礼 生日会 摄影棚 保安 礼仪 服装 化妆 周边 样品 仓库 餐饮 拍卖
苏州 杭州 上海 北京 广州 深圳 成都 重庆 武汉 南京 西安 天津 郑州 长沙 青岛 宁波 厦门 福州 合肥 济南 沈阳 大连 哈尔滨 昆明 贵阳 南宁 海口 三亚 兰州 乌鲁木齐 拉萨 香港 澳门 台湾 日本 韩国 美国 英国 法国 德国 俄罗斯 巴西 泰国 新加坡 越南 印度
手语 藏语 维语 粤语 波兰语 杜比 全景声 变声 变声器
二手 勾股 城市 打印
zoom teams salesforce flutter unity linux iphone ipad paypal tiktok twitch netflix minecraft bitcoin pizza weather flights visa stock guitar rice cook windows photoshop 8k dvd hulu spotify uber airbnb tokyo paris brazil
`;

const foreign = new Set(words.split(/\s+/).filter(Boolean));

const longest = 10;
const letter = /[a-z0-9]/;

/** Letters of a longer word: no `stock` in `stockings`. */
function isWithinWord(text: string, start: number, part: string): boolean {
  return letter.test(part) && (letter.test(text[start - 1] ?? '') || letter.test(text[start + part.length] ?? ''));
}

/** The topics that stand in a text, the longest at each place. */
export function foreignTopicsIn(text: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length; start += 1) {
    for (let length = Math.min(longest, text.length - start); length > 0; length--) {
      const part = text.slice(start, start + length);
      if (!foreign.has(part) || isWithinWord(text, start, part)) continue;
      found.push(part);
      start += length - 1;
      break;
    }
  }
  return found;
}
