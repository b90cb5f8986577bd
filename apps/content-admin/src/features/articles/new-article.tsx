import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { createArticle } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Grid, TextInput } from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useNavigate } from '@tassis/platform/router';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Begins an article: its title, and what its address ends with, which stays. */
export function NewArticle() {
  const { begin: texts } = useTexts();
  const navigate = useNavigate();
  const form = useContractForm({
    id: 'new-article',
    initial: { title: '', name: '' },
    validate: contractValidator(createArticle.request.body),
    send: (body, { idempotencyKey }) => getApi().call(createArticle, { body }, { idempotencyKey }),
    onSuccess: ({ data }) => void navigate(ownPaths.article(data.name)),
    isHandled: useRefusedByEnd(),
  });
  return (
    <DashboardSection title={texts.label}>
      <Form form={form} label={texts.label} submitText={texts.submit} sendingText={texts.sending}>
        <Grid column="m">
          <TextInput {...form.field('title')} label={texts.title} />
          <TextInput {...form.field('name')} label={texts.name} hint={texts.nameHint} />
        </Grid>
      </Form>
    </DashboardSection>
  );
}
