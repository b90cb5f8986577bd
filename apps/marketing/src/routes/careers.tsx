import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { fr } from '../messages/fr.ts';
import { Careers } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery)]),
  Careers,
);

/** `/careers` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.careers} />
      <Careers />
    </>
  );
}
