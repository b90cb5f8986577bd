import { useRefusedByEnd } from '@tassis/auth';
import { updateSavedViews, type SavedViews } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import { writeViews } from './write-views.ts';

const validate = contractValidator(updateSavedViews.request.body);
const NAME = 'views.0.name';

type ViewFormProps = {
  list: string;
  /** The search parameters to save. */
  query: string;
  all: SavedViews;
  onSaved: () => void;
};

/** Saves the current state of the list under a name. */
export function ViewForm({ list, query, all, onSaved }: ViewFormProps) {
  const { views: texts } = useDashboardTexts().list;
  const notify = useNotify();
  const form = useContractForm({
    id: 'saved-view',
    initial: { [NAME]: '' },
    toBody: (typed) => ({ views: [{ list, name: (typed[NAME] ?? '').trim(), query }] }),
    validate,
    send: async ({ views: [added] }) => {
      if (added === undefined) return;
      await writeViews(all, (views) => [
        ...views.filter((view) => view.list !== list || view.name !== added.name),
        added,
      ]);
      notify({ tone: 'success', text: texts.saved(added.name) });
    },
    onSuccess: () => {
      form.reset();
      onSaved();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form form={form} label={texts.save} submitText={texts.save} refusedText={texts.refused}>
      <TextInput
        {...form.field(NAME)}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        required
      />
    </Form>
  );
}
