import { useCreationMessages } from '../../messages/company-creation/use-creation-messages.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { labelOfPath } from '../../order/form/finding-text.ts';
import { pathInForm } from '../../order/form/path-in-form.ts';
import type { FindField } from '../../order/submission/failure-lines.ts';
import type { CreationForm } from './form/creation-form.ts';
import { creationNames } from './form/creation-names.ts';
import { stepOf } from './form/creation-rule.ts';

type Steps = { step: number; go: (step: number, fieldId?: string) => void };

/** What the form knows of a path that the server names: its label, and the way there. */
export function useFindCreationField(form: CreationForm, { step, go }: Steps): FindField {
  const creation = useCreationMessages();
  const people = usePeopleMessages();
  return (inBody) => {
    const path = pathInForm(inBody);
    const place = form.placeOf(path);
    const label = labelOfPath(path, creationNames({ creation, people }));
    if (place === undefined || label === undefined) return undefined;
    const target = stepOf(path);
    const onFollow = target === step ? undefined : () => go(target, place.id);
    return { label, fieldId: place.id, onFollow };
  };
}
