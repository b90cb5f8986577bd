import type { PackageDetail, PackageDraft } from '@tassis/contracts';
import { Menu, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { mayPublishPackage } from '@tassis/domain';
import { formatAppointmentDay } from '@tassis/messages';
import { DraftBar, type DraftBarProps } from '../../drafts/draft-bar.tsx';
import { useTexts } from '../../messages/packages/use-texts.ts';

type EditorBarProps = {
  item: PackageDetail;
  draft: DraftBarProps['draft'] & { known: PackageDraft };
  held: DraftBarProps['held'];
  publishing: DraftBarProps['publishing'] & { run: () => void };
  onPlan: () => void;
  onUnplan: () => void;
  onPreview: () => void;
  onDiscard: () => void;
};

/** The state of a package's draft, and its actions. */
export function EditorBar({ item, draft, held, publishing, ...on }: EditorBarProps) {
  const { editor: texts } = useTexts();
  const locale = useLocale();
  const { known } = draft;
  const mayPublish = mayPublishPackage(item.status, known.is_open || draft.isUnsaved);
  const more = [
    { key: 'plan', text: texts.plan.button, onSelect: on.onPlan, disabled: !mayPublish },
    ...(known.publish_at === null
      ? []
      : [{ key: 'unplan', text: texts.plan.cancel, onSelect: on.onUnplan }]),
    { key: 'preview', text: texts.link.button, onSelect: on.onPreview },
    {
      key: 'discard',
      text: texts.discard.confirmText,
      danger: true,
      separated: true,
      disabled: !known.is_open,
      onSelect: on.onDiscard,
    },
  ];
  return (
    <DraftBar
      draft={draft}
      held={held}
      savedAt={known.is_open ? known.updated_at : undefined}
      isOnSite={item.status === 'published'}
      marks={
        known.publish_at === null ? null : (
          <StatusBadge
            tone="info"
            text={texts.planned(
              formatAppointmentDay(locale, known.publish_at),
              known.publish_at.slice(11, 16),
            )}
          />
        )
      }
      onPublish={mayPublish ? publishing.run : undefined}
      publishing={publishing}
      actions={<Menu label={texts.more} text={texts.more} items={more} />}
    />
  );
}
