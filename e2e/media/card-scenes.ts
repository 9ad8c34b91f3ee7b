/** The scene of a content that has neither a figure nor a cover, chosen by who read it; none stands on more than two cards of a kind. */
const scenes: Readonly<Record<string, string>> = {
  'help-10008': 'audience',
  'help-10020': 'set-launch',
  'case-41001': 'counter',
  'case-41002': 'shop-host',
  'case-41003': 'room',
  'case-41004': 'factory',
  'case-41005': 'close-up',
  'case-41006': 'doctor',
  'case-41007': 'class',
  'case-41008': 'group',
  'case-41009': 'set-roadshow',
  'case-41010': 'slides',
  'case-41011': 'valley',
  'case-41012': 'host',
  'case-41013': 'guest',
  'case-41014': 'award',
  'case-41015': 'audience',
  'case-41016': 'launch',
  'case-41017': 'round-table',
  'case-41018': 'careers',
  'case-41019': 'set-launch',
  'case-41020': 'speaker',
  'case-41021': 'set-terrace',
  'case-41022': 'booth',
  'case-41023': 'moderator',
  'case-41024': 'dinner',
};

/** @throws {Error} for a content without one: `name` is `case-41001` */
export function sceneOf(name: string): string {
  const scene = scenes[name];
  if (!scene) throw new Error(`${name} has no scene for its share card: choose one in e2e/media/card-scenes.ts.`);
  return scene;
}
