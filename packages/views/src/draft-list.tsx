import type { BegunDraft } from '@tassis/contracts';
import { Button, Card, ConfirmDialog, type LinkComponent } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CREATION_STEPS, type DraftService } from '@tassis/domain';
import { formatDateTime, getLabel } from '@tassis/messages';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './draft-list.module.css';
import { getDraftHref, getDraftPosition } from './draft-position.ts';
import { useDraftTexts } from './messages/drafts/draft-texts.ts';

export type DraftListProps = {
  /** Newest first; without any, the list renders nothing. */
  drafts: readonly BegunDraft[];
  /** The address of each service's form. */
  forms: Readonly<Record<DraftService, string>>;
  /** Removes the draft; rejects when that failed. */
  onRemove: (service: DraftService) => Promise<unknown>;
  LinkComponent?: LinkComponent;
};

/** The client's drafts, each with a link that resumes it. */
export function DraftList({ drafts, onRemove, ...rest }: DraftListProps) {
  const texts = useDraftTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<DraftService | null>(null);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    // The button is removed with its draft, so the focus must be moved.
    if (removed > 0) title.current?.focus();
  }, [removed]);
  const remove = async (service: DraftService) => {
    await onRemove(service);
    setRemoved((count) => count + 1);
  };
  if (drafts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles['title']}>
        {texts.title}
      </h2>
      <ul>
        {drafts.map((draft) => (
          <Row key={draft.service} draft={draft} onRemove={setAsked} {...rest} />
        ))}
      </ul>
      {asked === null ? null : (
        <Removal service={asked} onRemove={remove} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

type RowProps = Omit<DraftListProps, 'drafts' | 'onRemove'> & {
  draft: BegunDraft;
  onRemove: (service: DraftService) => void;
};

function Row({ draft, forms, onRemove, LinkComponent }: RowProps) {
  const texts = useDraftTexts();
  const locale = useLocale();
  const { service, updated_at: at, package_name: name } = draft;
  const { code, step } = getDraftPosition(draft);
  const request = getLabel(locale, `draft_service.${service}`);
  const facts = [
    name ?? code,
    texts.saved(formatDateTime(locale, at)),
    step && texts.step(step, CREATION_STEPS),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <p className={styles['service']}>{request}</p>
        <ul className={styles['facts']}>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Button
        size="s"
        href={getDraftHref(draft, forms[service])}
        aria-label={texts.named(texts.resume, request)}
        {...(LinkComponent && { LinkComponent })}
      >
        {texts.resume}
      </Button>
      <Button
        variant="quiet"
        size="s"
        aria-label={texts.named(texts.remove, request)}
        onClick={() => onRemove(service)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

type RemovalProps = Pick<DraftListProps, 'onRemove'> & {
  service: DraftService;
  onClose: () => void;
};

function Removal({ service, onRemove, onClose }: RemovalProps) {
  const { asked: texts, remove } = useDraftTexts();
  const locale = useLocale();
  const [state, setState] = useState<'asked' | 'pending' | 'failed'>('asked');
  const confirm = async () => {
    setState('pending');
    try {
      await onRemove(service);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title(getLabel(locale, `draft_service.${service}`))}
      consequence={texts.text}
      confirmText={remove}
      cancelText={texts.keep}
      closeLabel={texts.close}
      pending={state === 'pending'}
      pendingText={texts.pending}
      error={state === 'failed' ? texts.failed : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
