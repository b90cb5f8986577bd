import type { useAction } from '@tassis/dashboard';
import { Alert, Button, Cluster, StatusBadge, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/drafts/use-texts.ts';
import styles from './draft-bar.module.css';

type Action = Pick<ReturnType<typeof useAction<[]>>, 'run' | 'pending' | 'failure'>;

/** Props of {@link DraftBar}. */
export type DraftBarProps = {
  draft: { isUnsaved: boolean; saving: Action };
  /** The first field with an error that prevents saving, and a function that shows it. */
  held: { name: string; fieldId: string; onFollow: () => void } | undefined;
  /** When the draft was last saved; null without a draft. */
  savedAt: string | null | undefined;
  /** Whether the site shows a published version. Default true. */
  isOnSite?: boolean;
  /** Content beside the state: the planned publication. */
  marks?: ReactNode;
  /** Publishes the draft; undefined when there is nothing to publish. */
  onPublish: (() => void) | undefined;
  publishing: Pick<Action, 'pending' | 'failure'>;
  /** Actions beside 'Publier'. */
  actions: ReactNode;
};

/** The state of a draft and its actions. The bar stays in sight while the page is scrolled. */
export function DraftBar(props: DraftBarProps) {
  const { draft, publishing, onPublish } = props;
  const { saving } = draft;
  const words = useTexts();
  return (
    <div className={styles['root']}>
      <Cluster gap="s" align="between">
        <Cluster gap="xs">
          <output>
            <SavedState {...props} />
          </output>
          {props.marks}
        </Cluster>
        <Cluster gap="s">
          {props.actions}
          {onPublish ? (
            <Button
              variant="brand"
              loading={publishing.pending}
              loadingText={words.publishing}
              onClick={onPublish}
            >
              {words.publish}
            </Button>
          ) : null}
        </Cluster>
      </Cluster>
      {saving.failure === undefined ? null : (
        <Alert
          tone="critical"
          title={words.failed}
          actions={
            <Button size="s" onClick={saving.run}>
              {words.retry}
            </Button>
          }
        >
          {saving.failure} {words.triedAgain}
        </Alert>
      )}
      {publishing.failure === undefined ? null : (
        <Alert tone="critical" title={words.incomplete}>
          {publishing.failure}
        </Alert>
      )}
    </div>
  );
}

function SavedState({ draft, held, savedAt, isOnSite = true }: DraftBarProps) {
  const words = useTexts();
  const locale = useLocale();
  if (draft.isUnsaved && held) {
    return (
      <TextLink
        href={`#${held.fieldId}`}
        onClick={(event) => {
          event.preventDefault();
          held.onFollow();
          // The field may be in another view, which must be shown first.
          setTimeout(() => document.getElementById(held.fieldId)?.focus());
        }}
      >
        {words.held(held.name)}
      </TextLink>
    );
  }
  if (draft.isUnsaved) return <StatusBadge tone="warning" text={words.unsaved} />;
  if (savedAt) {
    return (
      <Cluster gap="xs">
        <StatusBadge tone="info" text={words.saved} />
        <span className={styles['since']}>{words.since(formatDateTime(locale, savedAt))}</span>
      </Cluster>
    );
  }
  if (isOnSite) return <StatusBadge tone="success" text={words.same} />;
  return <StatusBadge tone="neutral" text={words.unpublished} />;
}
