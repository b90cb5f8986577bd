import { useSearchParams } from 'react-router';

/** What the link of a mail carries; null when it carries nothing. */
export function useToken(): string | null {
  const [search] = useSearchParams();
  return search.get('token')?.trim() || null;
}
