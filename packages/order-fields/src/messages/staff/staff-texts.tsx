import type { ReactNode } from 'react';
import { AudienceTexts } from '../field-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const FOR_STAFF = { fr, en };

/** Makes the fields inside address the staff or a partner, and speak of the client in the third person. */
export function StaffTexts({ children }: { children: ReactNode }) {
  return <AudienceTexts value={FOR_STAFF}>{children}</AudienceTexts>;
}
