import { sealedTokens } from '../../secrets/sealed-token.ts';

const PURPOSE = 'package-preview';

/** Which package a preview shows, and until when. */
type Preview = { packageId: string; expiresAt: Date };

/** The token in the link of a preview: its holder sees what is being edited of one package. */
export function previewTokenOf({ packageId, expiresAt }: Preview, key: string): string {
  return sealedTokens(key, PURPOSE).make(`${packageId} ${expiresAt.toISOString()}`);
}

/** What a token of ours shows; null for any other, and for one that has expired. */
export function previewOf(token: string, key: string, now: Date): Preview | null {
  const [packageId = '', until = ''] = sealedTokens(key, PURPOSE).open(token)?.split(' ') ?? [];
  const expiresAt = new Date(until);
  return expiresAt > now ? { packageId, expiresAt } : null;
}
