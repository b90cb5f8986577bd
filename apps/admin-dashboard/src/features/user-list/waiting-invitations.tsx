import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listStaffInvitations } from '@tassis/contracts';
import { ActionDialog, QueryView, type AskedAction } from '@tassis/dashboard';
import { Button, Drawer } from '@tassis/design-system';
import { useState } from 'react';
import { useTexts } from '../../messages/users/use-texts.ts';
import { InvitationTable } from './invitation-table.tsx';

/** The way to colleagues who were invited and have no account yet. They are asked for when it is opened. */
export function WaitingInvitations() {
  const { invitations: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title}</Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        closeLabel={texts.close}
        size="l"
      >
        {isOpen ? <Invitations /> : null}
      </Drawer>
    </>
  );
}

function Invitations() {
  const { invitations: texts } = useTexts();
  const query = useQuery(apiQuery(listStaffInvitations, { query: { per_page: 100 } }));
  const [asked, setAsked] = useState<AskedAction | null>(null);
  return (
    <>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
      >
        {({ data }) => <InvitationTable invitations={data} onAsk={setAsked} />}
      </QueryView>
      <ActionDialog
        action={asked}
        onCancel={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          void query.refetch();
        }}
      />
    </>
  );
}
