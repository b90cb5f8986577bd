import type { User } from '@tassis/contracts';
import { Alert, RadioGroup, Stack } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useContext, useState } from 'react';
import { tellLanguage } from '../../frame/signed-in/tell-language.ts';
import { SiteLanguageContext } from '../../language/site-language.ts';
import { useAction } from '@tassis/dashboard';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';

type Language = User['locale'];

/** The language of our mails, independent of the language of the site; a choice is saved at once. */
export function LanguageSection({ locale }: { locale: Language }) {
  const { language } = useAccountTexts();
  const { hold } = useContext(SiteLanguageContext);
  const notify = useNotify();
  const [saving, setSaving] = useState<Language | null>(null);
  const { run, failure } = useAction(async (chosen: Language) => {
    setSaving(chosen);
    hold();
    try {
      await tellLanguage(chosen);
      notify({ tone: 'success', text: language.saved[chosen] });
    } finally {
      setSaving(null);
    }
  });
  return (
    <AccountSection part="language">
      <Stack gap="s">
        <RadioGroup
          name="mail-language"
          label={language.label}
          value={saving ?? locale}
          direction="row"
          options={[
            { value: 'fr', label: language.fr },
            { value: 'en', label: language.en },
          ]}
          onChange={({ currentTarget }) => run(currentTarget.value === 'en' ? 'en' : 'fr')}
        />
        {failure ? <Alert tone="critical">{failure}</Alert> : null}
      </Stack>
    </AccountSection>
  );
}
