import { getApi, newIdempotencyKey } from '@tassis/api-client';
import {
  archivePackage,
  duplicatePackage,
  publishPackage,
  unpublishPackage,
  type ContentPackage,
} from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import type { MenuItem } from '@tassis/design-system';
import { mayMovePackage, mayPublishPackage } from '@tassis/domain';
import type { Messages } from '../../messages/packages/fr.ts';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { ownPaths } from '../../paths.ts';

type Handlers = { onAsk: (action: AskedAction) => void; onChange: () => void };

/** The actions on a package in its current state. Those that change the site or the archive need a confirmation. */
export function usePackageActions(item: ContentPackage, { onAsk, onChange }: Handlers): MenuItem[] {
  const { actions: texts } = useTexts();
  const { id, status, draft } = item;
  const name = draft.name || draft.code;
  const params = { id };

  const publish: AskedAction = {
    ...texts.publish(name),
    run: () => getApi().call(publishPackage, { params }, { version: draft.version }),
  };
  const unpublish: AskedAction = {
    ...(status === 'archived' ? texts.revive(name) : texts.unpublish(name)),
    run: () => getApi().call(unpublishPackage, { params }),
  };
  const archive: AskedAction = {
    ...texts.archive(name),
    danger: true,
    run: () => getApi().call(archivePackage, { params }),
    // A restored package is a draft, even if it was published before.
    ...(status === 'draft' && {
      undo: {
        text: texts.undo,
        onAction: () => void getApi().call(unpublishPackage, { params }).then(onChange, onChange),
      },
    }),
  };
  const choice = (key: string, asked: AskedAction) => ({
    key,
    text: asked.confirmText,
    danger: asked.danger ?? false,
    onSelect: () => onAsk(asked),
  });
  const edit =
    status === 'archived' ? [] : [{ key: 'edit', text: texts.edit, href: ownPaths.package(id) }];
  return [
    ...edit,
    ...(mayPublishPackage(status, draft.is_open) ? [choice('publish', publish)] : []),
    ...(mayMovePackage(status, 'draft') ? [choice('unpublish', unpublish)] : []),
    choice('duplicate', askToDuplicate(item, texts, onChange)),
    ...(mayMovePackage(status, 'archived') ? [choice('archive', archive)] : []),
  ];
}

/** The idempotency key belongs to the open dialog, so that confirming twice makes one copy. */
function askToDuplicate(
  { id, draft }: ContentPackage,
  texts: Messages['actions'],
  onChange: () => void,
): AskedAction {
  const idempotencyKey = newIdempotencyKey();
  let copy = '';
  return {
    ...texts.duplicate(draft.name || draft.code),
    run: async () => {
      const { data } = await getApi().call(
        duplicatePackage,
        { params: { id } },
        { idempotencyKey },
      );
      copy = data.id;
    },
    undo: {
      text: texts.undo,
      onAction: () =>
        void getApi()
          .call(archivePackage, { params: { id: copy } })
          .then(onChange, onChange),
    },
  };
}
