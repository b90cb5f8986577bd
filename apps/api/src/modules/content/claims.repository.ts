import type { Claims, Firm } from '@tassis/contracts';
import { CLAIM_FIGURES, CLAIM_NAMES, type ClaimName } from '@tassis/domain';
import { firstClaims } from '@tassis/domain/first-claims';
import type { Locale } from '@tassis/messages';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { findRecord } from './content-record.repository.ts';

type Claim = Claims['claims'][number];
/** Stored claims that no longer exist are left out. */
const word = z.optional(z.string());
const StoredClaims = z.array(
  z.object({ name: z.string(), figure: word, text: word, text_en: word }),
);

/** The claims that the site makes about the firm, and their draft. */
export async function findClaims(db: Executor): Promise<Claims> {
  const { value, version, draft, lastChange } = await findRecord(db, 'claims');
  const { claims: figures } = await findFirm(db);
  return {
    claims: complete(value ?? [], figures),
    draft: draft && {
      claims: complete(draft.value, figures),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
    last_change: lastChange,
  };
}

const isFigure = (name: ClaimName) => CLAIM_FIGURES.some((each) => each === name);

/** Every claim in the order of the editor: the stored text, else the built-in one. */
function complete(stored: unknown, figures: Firm['claims']): Claim[] {
  const written = z.parse(StoredClaims, stored);
  return CLAIM_NAMES.map((name) => ({
    ...(isFigure(name) && { figure: figures[name] ?? '' }),
    ...firstClaims[name],
    ...written.find((claim) => claim.name === name),
    name,
  }));
}

/** The texts that replace the built-in ones of the pages; undefined when there are none. */
export function toTexts(stored: unknown, locale: Locale): Firm['texts'] {
  const field = locale === 'en' ? 'text_en' : 'text';
  const written = z.parse(StoredClaims, stored);
  const texts = CLAIM_NAMES.flatMap((name) => {
    const text = written.find((claim) => claim.name === name)?.[field];
    return text && text !== firstClaims[name]?.[field] ? [[name, text] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
