import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { createArticle } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Stack, TextInput, type SummaryError } from '@tassis/design-system';
import { proposeArticleName } from '@tassis/domain';
import { contractValidator, Form, useContractForm, writeControls } from '@tassis/forms';
import { useNavigate } from '@tassis/platform/router';
import { useRef } from 'react';
import { useTexts as useDraftTexts } from '../../messages/drafts/use-texts.ts';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Creates an article with its title and the end of its address, which cannot be changed later. */
export function NewArticle() {
  const { begin: texts } = useTexts();
  const words = useDraftTexts();
  const navigate = useNavigate();
  const form = useContractForm({
    id: 'new-article',
    initial: { title: '', name: '' },
    validate: contractValidator(createArticle.request.body),
    send: (body, { idempotencyKey }) => getApi().call(createArticle, { body }, { idempotencyKey }),
    onSuccess: ({ data }) => void navigate(ownPaths.article(data.name)),
    isHandled: useRefusedByEnd(),
  });
  const labels = new Map([
    [form.field('title').id, texts.title],
    [form.field('name').id, texts.name],
  ]);
  const summary = {
    ...form.summary,
    errors: form.summary.errors.map((error: SummaryError) => {
      const label = labels.get(error.fieldId ?? '');
      return label === undefined ? error : { ...error, message: words.field(label, error.message) };
    }),
  };
  const name = useRef<HTMLInputElement>(null);
  const proposed = useRef('');
  /** Proposes an address from the title, unless the person has typed another one. */
  const propose = (title: string) => {
    const next = proposeArticleName(title);
    const { current } = name;
    if (current && (current.value === '' || current.value === proposed.current)) {
      writeControls([current], next);
    }
    proposed.current = next;
  };
  return (
    <DashboardSection title={texts.label}>
      <Form
        form={{ ...form, summary }}
        label={texts.label}
        submitText={texts.submit}
        sendingText={texts.sending}
      >
        <Stack gap="m">
          <TextInput
            {...form.field('title')}
            label={texts.title}
            onChange={({ target }) => propose(target.value)}
          />
          <TextInput {...form.field('name')} ref={name} label={texts.name} hint={texts.nameHint} />
        </Stack>
      </Form>
    </DashboardSection>
  );
}
