import { useSearchParams } from 'react-router';

/** The token in the link of a mail; null without one. */
export function useToken(): string | null {
  const [search] = useSearchParams();
  return search.get('token')?.trim() || null;
}
