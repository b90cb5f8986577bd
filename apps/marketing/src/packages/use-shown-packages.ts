import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { previewPackages } from '@tassis/contracts';
import { useSearchParams } from '@tassis/platform/router';
import { allPackages } from './packages-queries.ts';

/** The field of the address that shows a draft among the packages. */
export const PREVIEW_FIELD = 'preview';

/** The token of a draft that the address shows; null on the public page. */
export function usePreviewToken(): string | null {
  const [search] = useSearchParams();
  return search.get(PREVIEW_FIELD);
}

/** The packages with a draft among them. */
export function previewQuery(token: string) {
  return apiQuery(previewPackages, { params: { token } });
}

/** The packages that the page is about: what is published, or a preview. */
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
