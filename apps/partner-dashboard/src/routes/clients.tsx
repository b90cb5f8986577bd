import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerOverview } from '@tassis/contracts';
import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { AddClient } from '../features/client-list/add-client.tsx';
import { ClientList } from '../features/client-list/client-list.tsx';
import { usePartnerProfile } from '../validation/use-partner-profile.ts';
import { ValidatedOnly } from '../validation/validated-only.tsx';
import { useClientsTexts } from '../messages/clients/use-clients-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const texts = useClientsTexts();
  const [isAdding, setAdding] = useState(false);
  const isValidated = usePartnerProfile().data?.data.status === 'validated';
  const overview = useQuery({
    ...apiQuery(getPartnerOverview, {}),
    staleTime: 0,
    enabled: isValidated,
  });
  const close = () => setAdding(false);
  const onAdded = () => {
    close();
    void overview.refetch();
  };
  return (
    <AreaPage
      title={texts.title}
      lead={texts.lead}
      actions={
        isValidated ? (
          <>
            <Button variant="brand" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
            <Button href={ownPaths.importClients} LinkComponent={RouterLink}>
              {texts.import}
            </Button>
          </>
        ) : null
      }
    >
      <ValidatedOnly>
        <ClientList waiting={overview.data?.data.figures?.requests.pending ?? 0} />
      </ValidatedOnly>
      {isAdding ? <AddClient onDone={onAdded} onCancel={close} /> : null}
    </AreaPage>
  );
}
