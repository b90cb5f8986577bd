import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { fr } from '../messages/fr.ts';
import { Careers, loadParts } from './parts/index.tsx';

export const loader = pageData((need) => [loadParts(), need(firmQuery)]);

/** `/careers` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.careers} />
      <Careers />
    </>
  );
}
