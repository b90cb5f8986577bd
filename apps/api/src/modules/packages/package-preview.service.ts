import { mayEditPackage, moroccanDateTime } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Secrets } from '@tassis/settings';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { sealedTokens } from '../../secrets/sealed-token.ts';
import { readPackage } from './change-package.service.ts';
import { findPackagesWithDraft } from './package-preview.repository.ts';

const PURPOSE = 'package-preview';
const DAY_MS = 86_400_000;
/** The path of the page that shows the packages as cards and compares them. */
const PACKAGES_PAGE = '/forfaits';

type Access = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** Creates a preview link: for a day it shows the draft of one package. */
export async function linkPreview({ db, clock, config }: Access, id: string) {
  const { status } = await readPackage(db, id);
  if (!mayEditPackage(status)) throw new HttpError('transition_not_allowed');
  const expiresAt = new Date(clock().getTime() + DAY_MS);
  const token = createPreviewToken({ packageId: id, expiresAt }, config.sessionSecrets);
  return {
    url: `${config.siteUrl}${PACKAGES_PAGE}?preview=${token}`,
    expires_at: moroccanDateTime(expiresAt),
  };
}

/** The packages that the link shows. */
export async function readPreview(
  { db, clock, config }: Access,
  { token, locale }: { token: string; locale: Locale },
) {
  const preview = parsePreviewToken(token, config.sessionSecrets, clock());
  const found = preview && (await findPackagesWithDraft(db, { ...preview, locale }));
  if (preview === null || found === null) throw new HttpError('link_invalid');
  return { ...found, expires_at: moroccanDateTime(preview.expiresAt) };
}

/** Which package a preview shows, and until when. */
type Preview = { packageId: string; expiresAt: Date };

function createPreviewToken({ packageId, expiresAt }: Preview, keys: Secrets): string {
  return sealedTokens(keys, PURPOSE).make(`${packageId} ${expiresAt.toISOString()}`);
}

/** Verifies a token of a preview link; null when it is forged or expired. */
function parsePreviewToken(token: string, keys: Secrets, now: Date): Preview | null {
  const [packageId = '', until = ''] = sealedTokens(keys, PURPOSE).open(token)?.split(' ') ?? [];
  const expiresAt = new Date(until);
  return expiresAt > now ? { packageId, expiresAt } : null;
}
