import { eventMessage } from './event-words';
import { codeBlock, markdownTable } from './markdown-parts';
import type { OpenPlatform } from './open-platform-schema';
import { bodyDigest, signatureOf, type SignedRequest, signedText } from './request-signature';

function program({ method, path, timestamp, nonce, body }: SignedRequest, secret: string): string {
  return `import hashlib, hmac, secrets, time

def sign(secret, method, path, body=b"", ts=None, nonce=None):
    ts = ts or str(int(time.time()))
    nonce = nonce or secrets.token_hex(8)
    digest = hashlib.sha256(body).hexdigest()
    text = "\\n".join([method, path, ts, nonce, digest])
    mac = hmac.new(secret.encode(), text.encode(), hashlib.sha256)
    return ts, nonce, mac.hexdigest()

print(sign(${JSON.stringify(secret)}, ${JSON.stringify(method)}, ${JSON.stringify(path)},${body && ` b${JSON.stringify(body)},`}
           ts=${JSON.stringify(timestamp)}, nonce=${JSON.stringify(nonce)})[2])`;
}

/** The worked example of a request: the program, and what it prints. */
export function requestExample({ 'x-signing': { secret, request } }: OpenPlatform): string {
  return [
    codeBlock('python', program(request, secret)),
    '运行后应得到下面这串，一个字符都不差才算拼对：',
    codeBlock('text', signatureOf(request, secret)),
  ].join('\n\n');
}

/** The worked example of an event: its body, the text that is signed when it is sent, and its signature. */
export function eventExample({ 'x-signing': { secret, event }, webhooks }: OpenPlatform): string {
  const sent = webhooks[event.name]?.post;
  const body = JSON.stringify(sent && eventMessage(event.name, sent));
  const timestamp = String(Date.parse(sent?.['x-sent'].sentAt ?? '') / 1000);
  const request = { ...event, timestamp, body };
  return [
    `密钥 \`${secret}\`，收到的请求体是这一行，逐字节照原样：`,
    codeBlock('json', body),
    markdownTable(
      ['要拼的一行', '值'],
      [
        ['请求方法', `\`${event.method}\``],
        ['路径', `\`${event.path}\``],
        ['时间戳', `\`${timestamp}\``],
        ['随机串', `\`${event.nonce}\``],
        ['请求体的 SHA-256', `\`${bodyDigest(body)}\``],
      ],
    ),
    '五行用换行符连成下面的文字，末尾没有换行：',
    codeBlock('text', signedText(request)),
    '算出的签名应等于请求头 `X-Sign`：',
    codeBlock('text', signatureOf(request, secret)),
  ].join('\n\n');
}

/** The headers of a signed request. */
export function headerTable({ components }: OpenPlatform): string {
  const rows = Object.values(components.securitySchemes).map(({ name, description }) => [`\`${name}\``, description]);
  return markdownTable(['请求头', '值'], rows);
}
