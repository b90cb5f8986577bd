import type { ClaimName } from '@tassis/domain';
import { useFirm } from './use-firm.ts';

/** The firm's figures, and what stands beside them: as the content's staff wrote it, else in the page's own words. */
export function useClaims() {
  const { claims = {}, texts = {} } = useFirm().data ?? {};
  return {
    figure: (name: ClaimName): string | undefined => claims[name],
    say: (name: ClaimName, own: string): string => texts[name] ?? own,
  };
}
