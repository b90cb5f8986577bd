import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { ManagerList } from '../../people/manager-list.tsx';
import { CompanySection } from './company-section.tsx';
import { IdentificationSection } from './identification-section.tsx';
import { PeriodSection, type Months } from './period-section.tsx';
import type { SectionProps } from './section-props.ts';

/** All fields except the managers. */
export function DomiciliationFields({ form, months }: SectionProps & Months) {
  return (
    <>
      <PeriodSection form={form} months={months} />
      <IdentificationSection form={form} />
      <CompanySection form={form} />
    </>
  );
}

/** All fields in the order of the page. */
export function DomiciliationSections({ form, months }: SectionProps & Months) {
  const { managers: texts } = useDomiciliationMessages();
  return (
    <>
      <DomiciliationFields form={form} months={months} />
      <ManagerList form={form} list={form.members.managers} texts={texts} />
    </>
  );
}
