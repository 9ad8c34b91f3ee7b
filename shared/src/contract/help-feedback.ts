import { cutText } from './characters';

/** Of what is kept, in characters. */
const longest = 500;

/** `步骤与界面不一致：第 3 步的按钮名称不同`: the feedback call has one text field, the form a reason and a comment. */
export function feedbackText(reason: string, text: string): string {
  return cutText([reason.trim(), text.trim()].filter(Boolean).join('：'), longest);
}
