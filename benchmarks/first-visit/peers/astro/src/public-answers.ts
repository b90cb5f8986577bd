import { apiQuery } from '@tassis/api-client';
import { getFirm, listPackages } from '@tassis/contracts';
import type { Answer } from './islands/page-island.tsx';

/** The data of the pages, requested from the running site during Astro's build. */
export async function publicAnswers(): Promise<Answer[]> {
  return Promise.all(
    [getFirm, listPackages].map(async (contract) => {
      const answer = await fetch(`${process.env['SITE_URL']}/api${contract.path}`);
      if (!answer.ok) throw new Error(`${contract.path} answered ${answer.status}`);
      return [apiQuery(contract, {}).queryKey, await answer.json()] as const;
    }),
  );
}
