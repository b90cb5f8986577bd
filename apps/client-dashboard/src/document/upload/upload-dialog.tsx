import type { ClientDocument } from '@tassis/contracts';
import { useDiscardQuestion } from '@tassis/dashboard';
import {
  Alert,
  Button,
  Dialog,
  FileDrop,
  Stack,
  VisuallyHidden,
  type Option,
} from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useFileMessages } from '@tassis/order-fields/file';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { UploadFields } from './upload-fields.tsx';
import { UploadItem } from './upload-item.tsx';
import { isWaiting, UPLOAD_KINDS } from './upload.ts';
import { useUploads } from './use-uploads.ts';

/** What to upload: new documents, some of which may have been dropped already, or a replacement of a refused one. */
export type UploadTask = { files?: readonly File[]; redo?: ClientDocument };

type UploadDialogProps = {
  task: UploadTask;
  /** The order of new documents; the initial choice where another one can be chosen. */
  orderId: string;
  /** The orders to choose from; undefined where the order is fixed. */
  orders?: readonly Option[] | undefined;
  onClose: () => void;
  /** Called when some files have arrived, or may have. */
  onSent: () => void;
};

/**
 * Uploads documents: several at once, with one type and order for all and exceptions for single files, or one in place of a
 * refused one. A failed file stays with its reason and can be sent again; the others are sent. Closing asks before unsent
 * files are lost.
 */
export function UploadDialog({ task, orderId, orders, onClose, onSent }: UploadDialogProps) {
  const { redo, files = [] } = task;
  const { upload: texts, facts } = useDocumentTexts();
  const { refused } = useFileMessages();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const drop = useRef<HTMLInputElement>(null);
  const kind = UPLOAD_KINDS.find((each) => each === redo?.kind) ?? 'other';
  const queue = useUploads({
    initial: { kind, orderId: redo ? (redo.order?.id ?? '') : orderId },
    replaces: redo?.id,
  });
  const { uploads } = queue;
  const waiting = uploads.filter(isWaiting);
  const isUnsent = uploads.some(({ state }) => state !== 'done' && state !== 'refused');
  const leave = () => {
    if (uploads.length > 0) onSent();
    onClose();
  };
  const leaving = useDiscardQuestion(content, leave, texts.leave);
  const take = (chosen: readonly File[]) => {
    const isTooMany = redo !== undefined && chosen.length > 1;
    setRefusal(isTooMany ? refused.several() : undefined);
    if (!isTooMany) queue.add(chosen);
  };
  const addDropped = useEffectEvent(() => queue.add(files));
  useEffect(() => {
    if (files.length > 0) addDropped();
  }, [files]);
  const [removals, setRemovals] = useState(0);
  // The pressed button was removed with its file, so the focus moves.
  useEffect(() => {
    if (removals > 0) drop.current?.focus();
  }, [removals]);
  const send = async (id?: number) => {
    const now = await queue.send(id);
    if (now === null || now.length === 0) return;
    const sent = now.filter(({ state }) => state === 'done').length;
    if (sent > 0) onSent();
    if (sent < now.length) {
      setNews(texts.someFailed(sent, now.length - sent));
      return;
    }
    notify({ tone: 'success', text: texts.sent(sent) });
    onClose();
  };
  const submit = () => {
    if (waiting.length > 0) void send();
    else {
      setRefusal(texts.missing);
      drop.current?.focus();
    }
  };
  return (
    <>
      <Dialog
        open
        size="l"
        closeOnBackdrop={false}
        title={redo ? texts.redoTitle(redo.name) : texts.title}
        description={texts.lead}
        closeLabel={texts.close}
        onClose={leaving.leave}
        actions={
          <>
            <Button variant="quiet" onClick={leaving.leave}>
              {texts.cancel}
            </Button>
            <Button
              variant="brand"
              loading={queue.isSending}
              loadingText={texts.sending}
              onClick={submit}
            >
              {texts.send(waiting.length)}
            </Button>
          </>
        }
      >
        <div ref={content} data-typed={isUnsent ? '' : undefined}>
          <Stack gap="s">
            {redo?.review_reason ? (
              <Alert tone="warning" live={false}>
                {redo.review_reason}
              </Alert>
            ) : null}
            {redo && uploads.length > 0 ? null : (
              <FileDrop
                ref={drop}
                label={redo ? texts.file : texts.files}
                texts={redo ? texts.dropOne : texts.drop}
                multiple={redo === undefined}
                error={refusal}
                onFiles={take}
              />
            )}
            {redo || waiting.length === 0 ? null : (
              <UploadFields
                facts={queue.common}
                orders={orders}
                labels={uploads.length > 1 ? texts.ofAll : facts}
                onChange={queue.changeAll}
              />
            )}
            {uploads.length > 0 ? (
              <Stack as="ul" gap="s" aria-label={texts.list}>
                {uploads.map((upload) => (
                  <li key={upload.id}>
                    <UploadItem
                      upload={upload}
                      onApart={
                        redo === undefined && (uploads.length > 1 || upload.isApart)
                          ? (isApart) => queue.setApart(upload.id, isApart)
                          : undefined
                      }
                      onRemove={() => {
                        queue.remove(upload.id);
                        setRemovals((count) => count + 1);
                      }}
                      onStop={() => queue.stop(upload.id)}
                      onRetry={() => void send(upload.id)}
                      isRetryHeld={queue.isSending}
                    >
                      <UploadFields
                        facts={upload}
                        orders={orders}
                        labels={facts}
                        names={{
                          kind: texts.kind(upload.file.name),
                          order: texts.order(upload.file.name),
                        }}
                        onChange={(own) => queue.change(upload.id, own)}
                      />
                    </UploadItem>
                  </li>
                ))}
              </Stack>
            ) : null}
            <output>
              <VisuallyHidden>{news}</VisuallyHidden>
            </output>
          </Stack>
        </div>
      </Dialog>
      {leaving.question}
    </>
  );
}
