import { FormSection } from '@tassis/design-system';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { RadioField } from '../../form/choice-fields.tsx';
import { UndoNotice } from '../../form/undo-notice.tsx';
import { NO_CERTIFICATE } from '../form/creation-form.ts';
import { CertificateFields } from './certificate-fields.tsx';
import { HolderField } from './holder-field.tsx';
import { NamesFields } from './names-fields.tsx';
import type { CreationProps } from './creation-props.ts';

type NamingFieldsProps = CreationProps & {
  /** Whether the page shows HolderField elsewhere, beside the associates. */
  isHolderElsewhere?: boolean;
};

/** Asks whether there is a certificate, then for its data, or for the names to propose. */
export function NamingFields({ form, isHolderElsewhere = false }: NamingFieldsProps) {
  const { naming, certificate, associates } = form.members;
  const texts = useCreationMessages();
  /** Restores what a change of the answer has cleared. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const answer = useStore(naming.store, ({ values }) => values.haveCertificate);
  const hasAssociates = useStore(associates.store, ({ items }) => items.length > 0);

  /** 'No' clears the data of the certificate; an undo notice can restore them. */
  const forget = () => {
    const { certificatNumber, ICE, companyName } = naming.values;
    const before = { certificatNumber, ICE, companyName };
    const file = certificate.file;
    if (file === null && Object.values(before).every((text) => text === '')) return;
    naming.change((values) => ({ ...values, ...NO_CERTIFICATE }));
    certificate.put(null);
    setUndo(() => () => {
      naming.change((values) => ({ ...values, ...before, haveCertificate: 'yes' }));
      certificate.put(file);
    });
  };

  return (
    <>
      <FormSection headingLevel={3} title={texts.recap.naming}>
        <RadioField
          part={naming}
          name="haveCertificate"
          label={texts.naming.question}
          hint={texts.naming.questionHint}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
          onChoose={(chosen) => {
            if (chosen === 'no') forget();
            else setUndo(null);
          }}
        />
        {undo && answer === 'no' ? (
          <UndoNotice
            text={texts.naming.cleared}
            undoText={texts.naming.undo}
            returnTo={naming.getFieldId('haveCertificate')}
            onUndo={() => {
              undo();
              setUndo(null);
            }}
          />
        ) : null}
      </FormSection>
      {answer === 'yes' ? <CertificateFields form={form} /> : null}
      {answer === 'no' ? <NamesFields form={form} /> : null}
      {answer === 'no' && hasAssociates && !isHolderElsewhere ? <HolderField form={form} /> : null}
    </>
  );
}
