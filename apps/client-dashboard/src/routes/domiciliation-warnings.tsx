import { useQuery } from '@tassis/api-client/query';
import { AreaPage, useChanges, useSettled } from '@tassis/dashboard';
import { Button, Stack } from '@tassis/design-system';
import { RouterLink, useSearchParams } from '@tassis/platform/router';
import { useState } from 'react';
import { EndChecklist } from '../features/renewal/end-checklist.tsx';
import { RenewalOf } from '../features/renewal/renewal.tsx';
import { Warnings } from '../features/renewal/warnings.tsx';
import { warningsQuery } from '../frame/warnings-query.ts';
import { useRenewalTexts } from '../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const texts = useRenewalTexts();
  const [params] = useSearchParams();
  const chosen = params.get('domiciliation');
  const query = useQuery(warningsQuery);
  const ask = () => void query.refetch();
  const [renewed, setRenewed] = useState<string>();
  const warned = query.data?.data.map(({ domiciliation_id: id }) => id) ?? [];
  const isEnding = [chosen, ...warned].some((id) => id !== null && id !== renewed);
  const renew = () => {
    setRenewed(chosen ?? undefined);
    ask();
  };
  useChanges({ types: ['domiciliation', 'order'] }, useSettled(ask));
  return (
    <AreaPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button href={ownPaths.domiciliations} LinkComponent={RouterLink}>
          {texts.all}
        </Button>
      }
    >
      <Stack gap="l">
        {chosen === null ? null : <RenewalOf key={chosen} id={chosen} onRenewed={renew} />}
        <Warnings query={query} chosen={chosen} />
        {isEnding ? <EndChecklist /> : null}
      </Stack>
    </AreaPage>
  );
}
