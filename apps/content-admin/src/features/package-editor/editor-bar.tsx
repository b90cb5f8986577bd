import type { PackageDetail, PackageDraft } from '@tassis/contracts';
import { Alert, Button, Cluster, Menu, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { mayPublishPackage } from '@tassis/domain';
import { formatAppointment, formatTime } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';
import styles from './editor-bar.module.css';

type EditorBarProps = {
  item: PackageDetail;
  known: PackageDraft;
  isUnsaved: boolean;
  saving: { run: () => void; failure: string | undefined };
  publishing: { run: () => void; pending: boolean; failure: string | undefined };
  onPlan: () => void;
  onUnplan: () => void;
  onPreview: () => void;
  onDiscard: () => void;
};

/** How a draft stands, in sight while the page is scrolled, and what may be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { item, known, isUnsaved, saving, publishing } = props;
  const { editor: texts } = useTexts();
  const locale = useLocale();
  const mayPublish = mayPublishPackage(item.status, known.is_open || isUnsaved);
  const more = [
    { key: 'plan', text: texts.plan.button, onSelect: props.onPlan, disabled: !mayPublish },
    ...(known.publish_at === null
      ? []
      : [{ key: 'unplan', text: texts.plan.cancel, onSelect: props.onUnplan }]),
    { key: 'preview', text: texts.link.button, onSelect: props.onPreview },
    {
      key: 'discard',
      text: texts.discard.confirmText,
      danger: true,
      separated: true,
      disabled: !known.is_open,
      onSelect: props.onDiscard,
    },
  ];
  return (
    <div className={styles['root']}>
      <Cluster gap="s" align="between">
        <Cluster gap="xs">
          <output>
            <SavedState
              known={known}
              isUnsaved={isUnsaved}
              isPublished={item.status === 'published'}
            />
          </output>
          {known.publish_at === null ? null : (
            <StatusBadge
              tone="info"
              text={texts.planned(formatAppointment(locale, known.publish_at))}
            />
          )}
        </Cluster>
        <Cluster gap="s">
          <Menu label={texts.more} text={texts.more} items={more} />
          {mayPublish ? (
            <Button
              variant="brand"
              loading={publishing.pending}
              loadingText={texts.publishing}
              onClick={publishing.run}
            >
              {texts.publish}
            </Button>
          ) : null}
        </Cluster>
      </Cluster>
      {saving.failure === undefined ? null : (
        <Alert
          tone="critical"
          title={texts.unsaved}
          actions={
            <Button size="s" onClick={saving.run}>
              {texts.retry}
            </Button>
          }
        >
          {saving.failure} {texts.triedAgain}
        </Alert>
      )}
      {publishing.failure === undefined ? null : (
        <Alert tone="critical" title={texts.notPublished}>
          {publishing.failure}
        </Alert>
      )}
    </div>
  );
}

type SavedStateProps = { known: PackageDraft; isUnsaved: boolean; isPublished: boolean };

function SavedState({ known, isUnsaved, isPublished }: SavedStateProps) {
  const { editor: texts } = useTexts();
  const locale = useLocale();
  if (isUnsaved) return <StatusBadge tone="warning" text={texts.typing} />;
  if (known.is_open && known.updated_at !== null) {
    return <StatusBadge tone="info" text={texts.saved(formatTime(locale, known.updated_at))} />;
  }
  if (isPublished) return <StatusBadge tone="success" text={texts.same} />;
  return <StatusBadge tone="neutral" text={texts.unpublished} />;
}
