import { ActivitySection } from './activity-section.tsx';
import { CompanySection } from './company-section.tsx';
import { IdentificationSection } from './identification-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import type { SectionProps } from './section-props.ts';

/** Everything that is asked, in order. */
export function CertificateSections({ form }: SectionProps) {
  return (
    <>
      <PersonalSection form={form} />
      <IdentificationSection form={form} />
      <CompanySection form={form} />
      <NamesSection form={form} />
      <ActivitySection form={form} />
    </>
  );
}
