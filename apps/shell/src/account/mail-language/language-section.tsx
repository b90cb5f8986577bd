import type { User } from '@tassis/contracts';
import { Alert, RadioGroup, Stack } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useState } from 'react';
import { tellLanguage } from '../../frame/signed-in/tell-language.ts';
import { useAction } from '../form/use-action.ts';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';

type Language = User['locale'];

/** In which language we write: chosen is saved, as at the top of the page. */
export function LanguageSection({ locale }: { locale: Language }) {
  const { language } = useAccountTexts();
  const notify = useNotify();
  const [wished, setWished] = useState<Language | null>(null);
  const { run, failure } = useAction(async (chosen: Language) => {
    setWished(chosen);
    try {
      await tellLanguage(chosen);
      notify({ tone: 'success', text: language.saved[chosen] });
    } finally {
      setWished(null);
    }
  });
  return (
    <AccountSection part="language">
      <Stack gap="s">
        <RadioGroup
          name="mail-language"
          label={language.label}
          value={wished ?? locale}
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
