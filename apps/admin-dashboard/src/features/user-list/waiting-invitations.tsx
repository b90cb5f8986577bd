import { apiQuery } from '@tassis/api-client';
import { useQueries } from '@tassis/api-client/query';
import { listStaffInvitations } from '@tassis/contracts';
import { ActionDialog, QueryView, type AskedAction } from '@tassis/dashboard';
import { Alert, Button, Drawer, Stack } from '@tassis/design-system';
import { useState } from 'react';
import { useTexts } from '../../messages/users/use-texts.ts';
import { InvitationTable } from './invitation-table.tsx';

const PER_PAGE = 100;

/** The pending invitations of colleagues, loaded when the section is opened. */
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
  const { query, more } = useInvitations();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  return (
    <>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        empty={{ ...texts.empty, when: (invitations) => invitations.length === 0 }}
      >
        {(invitations) => (
          <Stack>
            <InvitationTable invitations={invitations} onAsk={setAsked} />
            {more.hasFailed ? <Alert tone="critical">{texts.failed}</Alert> : null}
            {more.isThere ? (
              <div>
                <Button loading={more.isLoading} onClick={more.load}>
                  {texts.more}
                </Button>
              </div>
            ) : null}
          </Stack>
        )}
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

/** The invitations, newest first, as far as they were loaded. */
function useInvitations() {
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      apiQuery(listStaffInvitations, { query: { page: index + 1, per_page: PER_PAGE } }),
    ),
  });
  const [first] = results;
  const last = results.at(-1);
  // An invitation may move to the next page between two requests, so duplicates are removed.
  const found = results.flatMap(({ data }) => data?.data ?? []);
  const invitations = [...new Map(found.map((row) => [row.id, row])).values()];
  const hasFailed = pages > 1 && last?.isError === true;
  return {
    query: {
      data: first?.data && invitations,
      isError: first?.isError ?? false,
      isFetching: first?.isFetching ?? false,
      error: first?.error ?? null,
      refetch: () => Promise.all(results.map((result) => result.refetch())),
    },
    more: {
      isThere: found.length < (first?.data?.meta.total ?? 0),
      isLoading: last?.isFetching === true && last.data === undefined,
      hasFailed,
      load: () => (hasFailed ? void last.refetch() : setPages(pages + 1)),
    },
  };
}
