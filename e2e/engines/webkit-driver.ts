import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { prepareEngines } from '@site/tooling/commands/prepare-engines';
import { freePort } from '@site/shared/process/free-port';
import { waitFor } from '../harness/wait';

export type WebKitDriver = { address: string; browser: string; stop: () => void };

/** A screen on a free number, which Xvfb names when it is there. */
async function startScreen(xvfb: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const reported = screen.stdio[3] as Readable;
  const number = await new Promise<string>((done, fail) => {
    reported.once('data', (text: Buffer) => done(text.toString().trim()));
    screen.once('exit', (code) => fail(new Error(`Xvfb ended with ${code} before it had a screen.`)));
  });
  return { screen, display: `:${number}` };
}

/** WebKitGTK's driver on a screen of its own; it holds one session at a time. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const { xvfb, webKitDriver, miniBrowser } = prepareEngines();
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LANGUAGE: 'zh_CN' };
  const driver = spawn(webKitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok;
  await waitFor(`WebKitWebDriver answers at ${address}`, isReady);
  const stop = () => [driver, screen].forEach((child) => child.kill());
  return { address, browser: miniBrowser, stop };
}
