import { siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { breadcrumbList, type Step } from '@tassis/views';
import { homeStep } from '../content/steps.ts';

/** The breadcrumb from the home page to a page, which is last. */
export function trail(...steps: readonly Step[]): StructuredData {
  return breadcrumbList([homeStep, ...steps], siteAddress);
}

/** The structured data of a page, with its breadcrumb. */
export const withTrail =
  (step: Step, tell: (read: ReadAnswer) => StructuredData[] = () => []) =>
  (read: ReadAnswer): StructuredData[] => [trail(step), ...tell(read)];
