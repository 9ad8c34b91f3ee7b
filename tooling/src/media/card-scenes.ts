/** The scene of a content that has neither a figure nor a cover, chosen by who read it; none stands on more than two cards of a kind. */
const scenes: Readonly<Record<string, string>> = {
  'help-10008': 'audience',
  'help-10020': 'set-launch',
  'help-10090': 'room',
  'help-10091': 'signing',
  'help-10092': 'round-table',
  'help-10096': 'guest',
  'help-10121': 'slides',
  'help-10122': 'close-up',
  'help-10123': 'audience',
  'help-10124': 'moderator',
  'help-10125': 'hold',
};

/** @throws {Error} for a content without one: `name` is `help-10008` */
export function sceneOf(name: string): string {
  const scene = scenes[name];
  if (!scene)
    throw new Error(`${name} has no scene for its share card: choose one in tooling/src/media/card-scenes.ts.`);
  return scene;
}
