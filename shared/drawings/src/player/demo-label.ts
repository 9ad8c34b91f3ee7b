import type { PlaybackState } from './playback';

const whole = (seconds: number) => Math.round(seconds);

/** What the button of a figure says: a word, and seconds. */
export function demoLabel({ playing, ready, second }: PlaybackState, seconds: number): [word: string, time: string] {
  if (!ready) return ['正在准备', `${whole(seconds)} 秒`];
  if (second >= seconds) return ['再看一遍', `${whole(seconds)} 秒`];
  return [playing ? '正在演示' : '继续演示', `${Math.floor(second)} / ${whole(seconds)} 秒`];
}

/** Says so on the button, which stands in the article's own HTML. */
export function labelButton(button: HTMLElement, [word, time]: readonly [string, string]): void {
  const small = document.createElement('small');
  small.textContent = time;
  button.replaceChildren(word, small);
}
