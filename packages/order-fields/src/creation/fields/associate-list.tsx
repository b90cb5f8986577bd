import { EmptyState, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { AddButton } from '../../form/add-button.tsx';
import { CountField } from '../../form/count-field.tsx';
import { CityList } from '../../people/city-field.tsx';
import { getAssociateName, isBlankAssociate } from '../form/associate-values.ts';
import { clearMissingHolder } from '../form/certificate-holder.ts';
import { AssociateCard } from './associate-card.tsx';
import { CapitalCheck } from './capital-check.tsx';
import { HolderField } from './holder-field.tsx';
import { LegalFormAdvice } from './legal-form-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** The API's limit. */
const ASSOCIATES_MAX = 200;

/** The associates of the company with their contributions. */
export function AssociateList({ form }: CreationProps) {
  const { associates, naming } = form.members;
  const { associates: texts } = useCreationMessages();
  const { card } = usePeopleMessages();
  const items = useStore(associates.store, (state) => state.items);
  const needsHolder = useStore(naming.store, ({ values }) => values.haveCertificate === 'no');
  const locale = useLocale();
  const violation = useStore(associates.store, (state) =>
    state.isAttempted && state.items.length === 0 ? state.violation : null,
  );
  return (
    <Stack gap="l">
      <CountField
        list={associates}
        max={ASSOCIATES_MAX}
        texts={texts}
        dialog={{ ...card.fewerDialog, title: texts.fewerTitle }}
        isBlank={isBlankAssociate}
        getName={(values, number) => getAssociateName(values) || fill(texts.title, { number })}
        error={violation ? translate(locale, violation.code) : undefined}
        onChange={() => clearMissingHolder(form.members)}
      />
      <LegalFormAdvice form={form} />
      {items.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <>
          <Stack as="ul" gap="m">
            {items.map((item, index) => (
              <AssociateCard key={item.id} form={form} item={item} number={index + 1} />
            ))}
          </Stack>
          <AddButton
            list={associates}
            max={ASSOCIATES_MAX}
            text={texts.add}
            first="associateType"
          />
          <CityList />
          <CapitalCheck form={form} />
          {needsHolder ? <HolderField form={form} /> : null}
        </>
      )}
    </Stack>
  );
}
