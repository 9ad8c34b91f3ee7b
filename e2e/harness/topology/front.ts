import { type Nginx, startNginx } from '../nginx';

type Backends = { port: number; shells: readonly string[]; apis: readonly string[]; callPort: number };

/** Those who ask stand for visitors behind a CDN, which names them. */
const behindCdn = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n';

/** One address for all replicas of the api, as a service name gives it in production (deploy/). */
function callServer({ apis, callPort }: Backends): string {
  const servers = apis.map((origin) => `  server ${new URL(origin).host} max_fails=1 fail_timeout=1s;\n`);
  return [
    `upstream apis {\n${servers.join('')}}`,
    `server {\n  listen 127.0.0.1:${callPort};\n  access_log off;`,
    '  proxy_set_header X-Forwarded-For $http_x_forwarded_for;',
    '  location / { proxy_pass http://apis; }\n}\n',
  ].join('\n');
}

/** nginx with the files of production before all shells, and before all replicas of the api. */
export async function startFront(backends: Backends): Promise<Nginx> {
  return startNginx(backends.port, backends.shells, { server: behindCdn, beside: callServer(backends) });
}
