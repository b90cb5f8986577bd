import { siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { breadcrumbList, type Step } from '@tassis/views';
import { homeStep } from '../content/steps.ts';

/** The way to a page from the home page, the page itself last. */
export function trail(...steps: readonly Step[]): StructuredData {
  return breadcrumbList([homeStep, ...steps], siteAddress);
}

/** What a page tells search engines, and the way to it. */
export const withTrail =
  (step: Step, tell: (read: ReadAnswer) => StructuredData[] = () => []) =>
  (read: ReadAnswer): StructuredData[] => [trail(step), ...tell(read)];
