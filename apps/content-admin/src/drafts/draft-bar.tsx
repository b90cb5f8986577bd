import type { useAction } from '@tassis/dashboard';
import { Alert, Button, Cluster, StatusBadge, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/site-texts/use-texts.ts';
import styles from './draft-bar.module.css';

type Action = Pick<ReturnType<typeof useAction<[]>>, 'run' | 'pending' | 'failure'>;

/** Props of {@link DraftBar}. */
export type DraftBarProps = {
  draft: { isUnsaved: boolean; isChanged: boolean; saving: Action };
  /** When the draft was saved last; none where nothing is being prepared. */
  savedAt: string | undefined;
  href: string;
  publishing: Action;
  actions?: ReactNode;
  /** Undefined: without its draft there would be nothing. */
  onDiscard: (() => void) | undefined;
};

/** How a draft stands, in sight while the page is scrolled: saved or not, and what may be done with it. */
export function DraftBar(props: DraftBarProps) {
  const { draft, savedAt, href, publishing, actions, onDiscard } = props;
  const { draft: texts } = useTexts();
  const locale = useLocale();
  const { isUnsaved, isChanged, saving } = draft;
  const isSaved = !isUnsaved && savedAt !== undefined;
  const failure = publishing.failure ?? saving.failure;
  return (
    <div className={styles['root']}>
      <Cluster gap="s" align="between">
        <output>
          {isUnsaved || isChanged ? (
            <Cluster gap="xs">
              <StatusBadge
                tone={isSaved ? 'info' : 'warning'}
                text={isSaved ? texts.saved : texts.unsaved}
              />
              {isSaved ? texts.since(formatDateTime(locale, savedAt)) : null}
            </Cluster>
          ) : (
            <StatusBadge tone="success" text={texts.same} />
          )}
        </output>
        <Cluster gap="s">
          <TextLink href={href} LinkComponent={RouterLink}>
            {texts.site}
          </TextLink>
          {actions}
          {isChanged ? (
            <>
              {onDiscard ? (
                <Button variant="quiet" onClick={onDiscard}>
                  {texts.discard}
                </Button>
              ) : null}
              <Button
                variant="brand"
                loading={publishing.pending}
                loadingText={texts.publishing}
                onClick={publishing.run}
              >
                {texts.publish}
              </Button>
            </>
          ) : null}
        </Cluster>
      </Cluster>
      {failure === undefined ? null : (
        <Alert
          tone="critical"
          title={publishing.failure === undefined ? texts.failed : texts.incomplete}
          actions={
            <Button
              size="s"
              onClick={publishing.failure === undefined ? saving.run : publishing.run}
            >
              {texts.retry}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </div>
  );
}
