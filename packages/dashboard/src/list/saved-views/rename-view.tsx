import { useRefusedByEnd } from '@tassis/auth';
import { updateSavedViews, type SavedViews } from '@tassis/contracts';
import { Button, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import { writeViews, type SavedView } from './write-views.ts';

const validate = contractValidator(updateSavedViews.request.body);
const NAME = 'views.0.name';

/** The props of the forms that change a view. */
export type ViewChangeProps = {
  view: SavedView;
  all: SavedViews;
  onCancel: () => void;
  onDone: () => void;
};

/** Renames a view; another view with that name is replaced. */
export function RenameView({ view, all, onCancel, onDone }: ViewChangeProps) {
  const { views: texts } = useDashboardTexts().list;
  const notify = useNotify();
  const form = useContractForm({
    id: 'rename-view',
    initial: { [NAME]: view.name },
    toBody: (typed) => ({ views: [{ ...view, name: (typed[NAME] ?? '').trim() }] }),
    validate,
    send: async ({ views: [renamed] }) => {
      if (renamed === undefined) return;
      await writeViews(all, (views) =>
        views
          .filter((each) => !isSame(each, renamed) || isSame(each, view))
          .map((each) => (isSame(each, view) ? renamed : each)),
      );
      notify({ tone: 'success', text: texts.renamed(renamed.name) });
    },
    onSuccess: onDone,
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form
      form={form}
      label={texts.rename(view.name)}
      submitText={texts.renameNow}
      refusedText={texts.refused}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          {texts.keep}
        </Button>
      }
    >
      <TextInput {...form.field(NAME)} label={texts.newName} autoComplete="off" required />
    </Form>
  );
}

function isSame(one: SavedView, other: SavedView): boolean {
  return one.list === other.list && one.name === other.name;
}
