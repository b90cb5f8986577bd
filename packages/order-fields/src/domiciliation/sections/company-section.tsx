import { FormSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { DOMICILIATION_LEGAL_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { RadioField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { PdfField } from '../../form/pdf-field.tsx';
import { IceField } from '../../form/ice-field.tsx';
import type { SectionProps } from './section-props.ts';

/** The company that moves in, as its certificate names it. */
export function CompanySection({ form }: SectionProps) {
  const { company, negativeCertificate } = form.members;
  const { company: texts, labels, hints, legalForms } = useDomiciliationMessages();
  const locale = useLocale();
  const isPerson = useStore(
    company.store,
    ({ values }) => values.formJuridique === 'enseigne_commerciale',
  );
  return (
    <FormSection headingLevel={3} {...texts}>
      <RadioField
        part={company}
        name="formJuridique"
        label={labels.formJuridique}
        options={DOMICILIATION_LEGAL_FORMS.map((value) => ({
          value,
          label: getLabel(locale, `domiciliation_legal_form.${value}`),
          hint: legalForms[value],
        }))}
      />
      <TextField
        part={company}
        name="companyName"
        label={labels.companyName}
        hint={isPerson ? hints.tradeName : hints.companyName}
        autoComplete="organization"
      />
      <TextField
        part={company}
        name="acronym"
        label={labels.acronym}
        hint={hints.acronym}
        required={false}
      />
      <IceField part={company} label={labels.ICE} hint={hints.ICE} />
      <PdfField
        file={negativeCertificate}
        label={labels.negativeCertificate}
        hint={hints.negativeCertificate}
      />
    </FormSection>
  );
}
