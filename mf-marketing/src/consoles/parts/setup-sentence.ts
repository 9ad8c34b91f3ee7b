type Part = { name: string; count: number; unit: string };

/** The set-up of a show as the requirement of a form: `照某客户的做法播一场：机位 3 台、现场 6 人。` */
export function setupSentence(before: string, parts: readonly Part[]): string {
  return `${before}${parts.map(({ name, count, unit }) => `${name} ${count} ${unit}`).join('、')}。`;
}
