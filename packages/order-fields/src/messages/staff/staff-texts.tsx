import type { ReactNode } from 'react';
import { AudienceTexts } from '../field-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const FOR_STAFF = { fr, en };

/** Lets the fields within speak about the client, to the staff or a partner, instead of to the client. */
export function StaffTexts({ children }: { children: ReactNode }) {
  return <AudienceTexts value={FOR_STAFF}>{children}</AudienceTexts>;
}
