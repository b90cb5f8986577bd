import { ActivitySection } from './activity-section.tsx';
import { CompanySection } from './company-section.tsx';
import type { SectionProps } from './fields.ts';
import { IdentificationSection } from './identification-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PersonalSection } from './personal-section.tsx';

/** Everything that is asked, in order. */
export function RequestSections({ fields }: SectionProps) {
  return (
    <>
      <PersonalSection fields={fields} />
      <IdentificationSection fields={fields} />
      <CompanySection fields={fields} />
      <NamesSection fields={fields} />
      <ActivitySection fields={fields} />
    </>
  );
}
