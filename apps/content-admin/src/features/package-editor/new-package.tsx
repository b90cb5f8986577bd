import { getApi } from '@tassis/api-client';
import { createPackage } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Button, Stack } from '@tassis/design-system';
import { useIdempotencyKey } from '@tassis/forms';
import { Navigate } from '@tassis/platform/router';
import { useState } from 'react';
import { isSame } from '../../drafts/merge-entries.ts';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { ownPaths } from '../../paths.ts';
import { EditorFields } from './editor-fields.tsx';
import { NEW_DRAFT, toValues } from './package-values.ts';
import { useErrors } from './use-errors.ts';

/** Creates a package; it needs a name and a code. */
export function NewPackage() {
  const { editor: texts } = useTexts();
  const judge = useErrors();
  const key = useIdempotencyKey();
  const [values, setValues] = useState(() => toValues(NEW_DRAFT));
  const [isTried, setTried] = useState(false);
  const [created, setCreated] = useState<string>();
  const errors = judge.toSave(values);
  const creating = useAction(async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) {
      judge.focusError();
      return;
    }
    try {
      const options = { idempotencyKey: key.of(values) };
      const { data } = await getApi().call(createPackage, { body: values }, options);
      key.settle();
      setCreated(data.id);
    } catch (error) {
      key.settle(error);
      if (!judge.note(error, values)) throw error;
      judge.focusError();
    }
  });
  if (created !== undefined) return <Navigate to={ownPaths.package(created)} replace />;
  return (
    <div data-typed={isSame(values, toValues(NEW_DRAFT)) ? undefined : ''}>
      <Stack gap="l">
        {creating.failure === undefined ? null : (
          <Alert tone="critical" title={texts.notCreated}>
            {creating.failure}
          </Alert>
        )}
        <EditorFields
          values={values}
          errors={isTried ? errors : {}}
          edition={0}
          change={(changes) => setValues((before) => ({ ...before, ...changes }))}
        />
        <div>
          <Button
            variant="brand"
            loading={creating.pending}
            loadingText={texts.creating}
            onClick={() => creating.run()}
          >
            {texts.create}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
