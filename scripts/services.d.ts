import { type ChildProcess } from 'node:child_process';
/** @throws {Error} one sentence when something else listens there or this user may not */
export declare function requireFreePort(port: number, name: string): Promise<void>;
export type Service = {
  name: string;
  child: ChildProcess;
  exited: Promise<number | null>;
};
/** Starts a service; its log goes where `log` says, its complaints to the terminal. */
export declare function startService(
  name: string,
  args: string[],
  env: Record<string, string>,
  log: 'inherit' | 'ignore',
): Service;
/** Waits until the service answers there with success; fails as soon as its process ends. */
export declare function waitUntilReady({ name, exited }: Service, address: string, limit: number): Promise<void>;
/** Asks all services to stop and ends those that do not. */
export declare function stopServices(services: readonly Service[]): Promise<void>;
