import type { Firm } from '@tassis/contracts';
import type { StructuredData } from '@tassis/platform/router';

/** The questions and answers of a page; nothing where there are none. */
export function questions(asked: Firm['faq'][string] = []): StructuredData[] {
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
