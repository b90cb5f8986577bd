import { getApi } from '@tassis/api-client';
import {
  discardPackageDraft,
  publishPackage,
  schedulePackage,
  type PackageDetail,
} from '@tassis/contracts';
import { ActionDialog, useAction } from '@tassis/dashboard';
import { Alert, ErrorSummary, SegmentedControl, Stack } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { PACKAGE_CONTENT_FIELDS, type PackageContentField } from '@tassis/domain';
import { useState } from 'react';
import { DraftConflict } from '../../drafts/draft-conflict.tsx';
import { useTexts as useDraftTexts } from '../../messages/drafts/use-texts.ts';
import { useTexts } from '../../messages/packages/use-texts.ts';
import { toValues } from './package-values.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorFields } from './editor-fields.tsx';
import { findError } from './field-props.ts';
import { PackagePreview } from './package-preview.tsx';
import { PackageVersions } from './package-versions.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PreviewLink } from './preview-link.tsx';
import { useErrors } from './use-errors.ts';
import { usePackageDraft } from './use-package-draft.ts';
import { useValueText } from './use-value-text.ts';

const VIEWS = ['write', 'preview', 'versions'] as const;

type PackageEditorProps = { item: PackageDetail; onChange: () => void };

/** The editor of a package: fields, preview, and publication now or later. */
export function PackageEditor({ item, onChange }: PackageEditorProps) {
  const { editor: texts } = useTexts();
  const words = useDraftTexts();
  const toText = useValueText();
  const notify = useNotify();
  const judge = useErrors();
  const { id } = item;
  const draft = usePackageDraft(id, item.draft, judge);
  const { values, conflict, known, act } = draft;
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const [open, setOpen] = useState<'plan' | 'link' | 'discard' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The errors of the last attempt to publish.
  const [lacked, setLacked] = useState<readonly PackageContentField[]>([]);
  const close = () => setOpen(null);

  const stops = judge.toSave(values);
  const stop = PACKAGE_CONTENT_FIELDS.find((field) => findError(stops, field) !== undefined);
  const errors = attempt > 0 ? judge.toPublish(values) : stops;
  const lacksNothing = () => {
    const found = judge.toPublish(values);
    const lacks = Object.keys(found).length > 0;
    setLacked(PACKAGE_CONTENT_FIELDS.filter((field) => findError(found, field) !== undefined));
    setAttempt((count) => (lacks ? count + 1 : 0));
    if (lacks) setView('write');
    return !lacks;
  };
  const publishing = useAction(async () => {
    if (!lacksNothing()) return;
    try {
      const isPublished = await act({
        run: async ({ version }) =>
          (await getApi().call(publishPackage, { params: { id } }, { version })).data.draft,
      });
      if (isPublished) notify({ tone: 'success', text: texts.published });
      onChange();
    } catch (error) {
      if (!judge.note(error, values)) throw error;
      setView('write');
      judge.focusError();
    }
  });

  const unplanning = useAction(async () => {
    const body = { publish_at: null };
    const isDone = await act({
      run: async ({ version }) =>
        (await getApi().call(schedulePackage, { params: { id }, body }, { version })).data,
    });
    if (isDone) notify({ tone: 'success', text: texts.plan.cancelled });
  });

  const labels = PACKAGE_CONTENT_FIELDS.map((field) => texts.fields[field]);
  if (conflict) {
    return (
      <DraftConflict
        conflict={conflict}
        getLabel={(place) => labels[place] ?? ''}
        describe={(value, place) => toText(value, PACKAGE_CONTENT_FIELDS[place])}
        onSettle={draft.settle}
      />
    );
  }
  return (
    <div data-typed={draft.isStuck ? '' : undefined}>
      <Stack gap="l">
        <EditorBar
          item={item}
          draft={draft}
          held={
            stop && {
              name: texts.fields[stop],
              fieldId: `package-${stop}`,
              onFollow: () => setView('write'),
            }
          }
          publishing={{ ...publishing, failure: publishing.failure ?? unplanning.failure }}
          onPlan={() => lacksNothing() && setOpen('plan')}
          onUnplan={unplanning.run}
          onPreview={() => setOpen('link')}
          onDiscard={() => setOpen('discard')}
        />
        <Notices item={item} skippedAt={known.skipped_at} />
        <ErrorSummary
          title={words.incomplete}
          attempt={attempt}
          errors={lacked.flatMap((field) => {
            const isTold = attempt > 0 && view === 'write';
            const message = isTold ? findError(errors, field) : undefined;
            if (message === undefined) return [];
            return [
              { message: words.field(texts.fields[field], message), fieldId: `package-${field}` },
            ];
          })}
        />
        <SegmentedControl
          label={words.view}
          name="view"
          value={view}
          options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
          onChange={setView}
        />
        {view === 'write' ? (
          <EditorFields
            values={values}
            published={toValues(item)}
            errors={errors}
            edition={draft.edition}
            change={draft.change}
          />
        ) : null}
        {view === 'preview' ? <PackagePreview item={{ ...item, ...values }} /> : null}
        {view === 'versions' ? <PackageVersions id={id} values={values} act={act} /> : null}
      </Stack>
      {open === 'plan' ? (
        <PlanDialog id={id} publishAt={known.publish_at} act={act} onClose={close} />
      ) : null}
      {open === 'link' ? <PreviewLink id={id} onClose={close} /> : null}
      <ActionDialog
        action={
          open === 'discard'
            ? {
                ...texts.discard,
                danger: true,
                run: () =>
                  act({
                    typed: 'dropped',
                    run: async ({ version }) =>
                      (await getApi().call(discardPackageDraft, { params: { id } }, { version }))
                        .data,
                  }),
              }
            : null
        }
        onDone={close}
        onCancel={close}
      />
    </div>
  );
}

function Notices({ item, skippedAt }: { item: PackageDetail; skippedAt: string | null }) {
  const { editor: texts } = useTexts();
  return (
    <>
      {skippedAt === null ? null : <Alert tone="warning" live={false} title={texts.skipped} />}
      {item.older_orders > 0 ? (
        <Alert tone="info" live={false} title={texts.older(item.older_orders)}>
          {texts.olderText}
        </Alert>
      ) : null}
    </>
  );
}
