import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';

export type TlsFront = {
  /** Ports of this machine that stand for 443 and 80 of the name. */
  httpsPort: number;
  httpPort: number;
  /** The certificate that a client must trust. */
  certificate: string;
  stop: () => void;
};

async function listen(server: http.Server | https.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** What a proxy of an operator does: transport security for `name`, and a redirect to it from plain HTTP. */
export async function startTlsFront(origin: string, name: string, folder: string): Promise<TlsFront> {
  const { key, cert } = makeCertificate(folder, name);
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const secure = https.createServer(options, (request, response) => {
    const { method, url = '/', headers } = request;
    const onward = http.request(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const plain = http.createServer(({ url = '/' }, response) => {
    response.writeHead(301, { Location: `https://${name}${url}` }).end();
  });
  const [httpsPort, httpPort] = [await listen(secure), await listen(plain)];
  const stop = () => [secure, plain].forEach((server) => server.close());
  return { httpsPort, httpPort, certificate: cert, stop };
}
