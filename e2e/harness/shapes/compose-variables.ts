import { compose, deployText } from '../../laws/deploy-files';

type Variables = Record<string, string>;

/** What an image sets: the variables of `ENV` in a Dockerfile. */
function imageVariables(name: string): Variables {
  const lines = deployText(`Dockerfile.${name}`).matchAll(/^ENV ((?:.*\\\n)*.*)$/gm);
  const pairs = [...lines].flatMap(([, text = '']) => text.replaceAll('\\\n', ' ').trim().split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

/** What an operator fills in: the example of the settings. */
function settings(): Variables {
  const lines = deployText('settings.example.env').split('\n');
  const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs as [string, string][]);
}

/** Every variable that a process of a service of deploy/compose.yaml meets, as a container would. */
export function composeVariables(service: string, image: string): Variables {
  const { environment = {} } = compose().services[service] ?? {};
  return { ...imageVariables(image), ...settings(), ...environment };
}

/** Names of the services that run an image, in their order. */
export function servicesOf(image: string): string[] {
  const all = Object.entries(compose().services);
  return all.filter(([name]) => new RegExp(`^${image}-\\d+$`).test(name)).map(([name]) => name);
}
