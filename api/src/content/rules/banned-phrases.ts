/** Words that advertising law keeps out of copy, as a seed that a reviewer may add to. */
export const bannedPhrases =
  /最(?!近|后|终|多可|小|少|大并发|低配置)|第一(?!步|次|时间|级|天|期|场|部分)|唯一|首选|顶级|极致|国家级|世界级|独家|王牌|万能|绝对|100%|零风险|包过|根治|稳赚|领先(?!于时间)|全网(?!分发)/g;

/** Uses that were read and allowed, each as the exact phrase. */
export const allowedPhrases: string[] = [];
