import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { previewPackages } from '@tassis/contracts';
import { useSearchParams } from '@tassis/platform/router';
import { allPackages } from './packages-queries.ts';

/** The search parameter with the token of a draft. */
export const PREVIEW_FIELD = 'preview';

/** The token in the address; null on the public page. */
export function usePreviewToken(): string | null {
  const [search] = useSearchParams();
  return search.get(PREVIEW_FIELD);
}

/** The packages with a draft among them. */
export function previewQuery(token: string) {
  return apiQuery(previewPackages, { params: { token } });
}

/** The packages of the page: the published ones, or with a draft among them. */
export function useShownPackages() {
  const token = usePreviewToken();
  const isPreview = token !== null;
  const published = useQuery({ ...allPackages, select: ({ data }) => data, enabled: !isPreview });
  const previewed = useQuery({
    ...previewQuery(token ?? ''),
    select: ({ data }) => data.packages,
    enabled: isPreview,
  });
  return isPreview ? previewed : published;
}
