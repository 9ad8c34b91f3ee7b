import { type Environment, InvalidSetting, listOf } from '@site/shared/process/environment';

/** Who understands what: group robots of WeCom, DingTalk and Feishu, and `json` for everybody else. */
export type ReceiverKind = 'wecom' | 'dingtalk' | 'feishu' | 'json';

/** Somebody who is told of releases. Its address is a secret and stands in no log; `label` names it there. */
export interface Receiver {
  kind: ReceiverKind;
  label: string;
  url: string;
  /** Signs what is sent; undefined where the receiver asks for none. */
  secret: string | undefined;
}

/** Robots are known by their host, so that only the address has to be set. */
const robots: Readonly<Record<string, ReceiverKind>> = {
  'qyapi.weixin.qq.com': 'wecom',
  'oapi.dingtalk.com': 'dingtalk',
  'open.feishu.cn': 'feishu',
  'open.larksuite.com': 'feishu',
};

const secrets: Readonly<Record<ReceiverKind, string | undefined>> = {
  wecom: undefined,
  dingtalk: 'NOTES_DINGTALK_SECRET',
  feishu: 'NOTES_FEISHU_SECRET',
  json: 'NOTES_SECRET',
};

function kindOf({ protocol, host }: URL): ReceiverKind | undefined {
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return robots[host] ?? 'json';
}

/**
 * Reads `NOTES_TO`, addresses parted by commas, and the secrets of robots that ask for a signature.
 * @throws {InvalidSetting} which names the place in the list and not the address
 */
export function readReceivers(env: Environment): Receiver[] {
  return listOf(env.NOTES_TO).map((url, index) => {
    const kind = URL.canParse(url) ? kindOf(new URL(url)) : undefined;
    if (!kind)
      throw new InvalidSetting(`Address ${index + 1} of NOTES_TO must look like https://hooks.example.com/releases.`);
    const secret = secrets[kind];
    return {
      kind,
      label: `receiver ${index + 1} of NOTES_TO (${kind})`,
      url,
      secret: (secret && env[secret]) || undefined,
    };
  });
}
