import { getApi } from '@tassis/api-client';
import { changePreferences, type User } from '@tassis/contracts';
import { RadioGroup } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AccountSection } from '../frame/account-section.tsx';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** In which language we write. */
export function LanguageSection({ locale }: { locale: User['locale'] }) {
  const { language } = useAccountTexts();
  const notify = useNotify();
  const form = useAccountForm<'locale'>({
    id: 'language',
    schema: changePreferences.request.body,
    defaultValues: { locale },
    send: async ({ locale: chosen }) => {
      const body = { locale: chosen === 'en' ? ('en' as const) : ('fr' as const) };
      const { data } = await getApi().call(changePreferences, { body });
      showUser(data);
      notify({ tone: 'success', text: language.saved[data.locale] });
    },
  });
  return (
    <AccountSection part="language">
      <AccountForm narrow form={form} label={language.title}>
        <RadioGroup
          {...form.field('locale')}
          label={language.label}
          defaultValue={locale}
          direction="row"
          options={[
            { value: 'fr', label: language.fr },
            { value: 'en', label: language.en },
          ]}
        />
      </AccountForm>
    </AccountSection>
  );
}
