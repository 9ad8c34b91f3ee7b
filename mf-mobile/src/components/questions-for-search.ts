/** Questions and answers of a page as structured data (schema.org FAQPage). */
export function questionsForSearch(questions: readonly { ask: string; answer: string }[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
