import type { AdminOrder, OrderManager } from '@tassis/contracts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import type { OrderEditForms } from '../../order/edit-forms.ts';
import { toPersonFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { PeoplePart } from './people-part.tsx';
import { PersonEntry } from './person-entry.tsx';
import { PERSON_FIELDS } from './person-fields.ts';

type ManagersPartProps = {
  service: AdminOrder['services'][number];
  managers: readonly OrderManager[];
  edits: OrderEditForms;
  /** Whether the company has associates, who can be managers too. */
  isExternal?: boolean;
};

/** The managers who own no part of the company. */
export function ManagersPart({ service, managers, edits, isExternal }: ManagersPartProps) {
  const { managers: texts } = useOrderTexts();
  const words = useFieldWords();
  return (
    <PeoplePart
      id="managers"
      title={isExternal ? texts.external : texts.title}
      addText={texts.add}
      add={edits.manager?.(service)}
      note={managers.length === 0 ? texts.none : null}
    >
      {managers.map((manager) => (
        <PersonEntry
          key={manager.id}
          name={`${manager.firstName} ${manager.lastName}`}
          facts={toPersonFacts(manager, PERSON_FIELDS, words)}
          edit={edits.manager?.(service, manager)}
          removal={edits.removeManager?.(service, manager)}
        />
      ))}
    </PeoplePart>
  );
}
