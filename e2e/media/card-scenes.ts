/** The scene of a content that has neither a figure nor a cover, chosen by who read it; none stands on more than two cards of a kind. */
const scenes: Readonly<Record<string, string>> = {
  'help-10008': 'audience',
  'help-10020': 'set-launch',
  'help-10090': 'phone',
  'help-10091': 'signing',
  'help-10092': 'console',
  'help-10096': 'chat',
  'help-10121': 'console',
  'help-10122': 'room',
  'help-10123': 'chart',
  'help-10124': 'pitch',
  'help-10125': 'hold',
};

/** @throws {Error} for a content without one: `name` is `help-10008` */
export function sceneOf(name: string): string {
  const scene = scenes[name];
  if (!scene) throw new Error(`${name} has no scene for its share card: choose one in e2e/media/card-scenes.ts.`);
  return scene;
}
