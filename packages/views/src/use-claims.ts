import type { ClaimName } from '@tassis/domain';
import { useFirm } from './use-firm.ts';

/** The firm's figures and their captions: those written in the content administration, else the page's defaults. */
export function useClaims() {
  const { claims = {}, texts = {} } = useFirm().data ?? {};
  return {
    figure: (name: ClaimName): string | undefined => claims[name],
    say: (name: ClaimName, own: string): string => texts[name] ?? own,
  };
}
