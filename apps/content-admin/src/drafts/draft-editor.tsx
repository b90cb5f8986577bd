import { ActionDialog, DashboardSection, useAction } from '@tassis/dashboard';
import {
  Alert,
  Button,
  Cluster,
  ErrorSummary,
  PlusIcon,
  SegmentedControl,
  Stack,
  TextLink,
} from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../messages/drafts/use-texts.ts';
import { SortableList } from '../sortable/sortable-list.tsx';
import { DraftBar } from './draft-bar.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import type { DraftSource } from './draft-source.ts';
import type { DraftRecord } from './use-draft.ts';
import { useListDraft } from './use-list-draft.ts';
import type { KeyedEntry } from './use-entries.ts';

/** The props of the fields of an entry. */
export type EntryFields<Entry> = {
  entry: Entry;
  change: (changes: Partial<Entry>) => void;
  /** Returns the props of a field's control: its id and its error. */
  field: (name: string) => { id: string; error: string | undefined };
};

/** The values of an entry as texts, by the labels of its fields. */
export type Described = Readonly<Record<string, string | undefined>>;

/** Props of {@link DraftEditor}. */
export type DraftEditorProps<Item extends DraftRecord, Entry> = {
  source: DraftSource<Item, Entry>;
  record: Item;
  texts: {
    list: string;
    nth: (n: number) => string;
    /** The name of the head, if the list has one. */
    head?: string;
    empty: string;
    published: string;
  };
  /** The page of the site that shows the list; undefined if there is none yet. */
  href: string | undefined;
  /** The entries that can be added, each with its button. */
  additions?: readonly { text: string; make: () => Entry }[];
  /** Renders the fields of all entries, if the list always has the same ones, so that none can be added, moved or removed. */
  renderAll?: (fields: EntryFields<Entry>[], record: Item) => ReactNode;
  /** Renders the fields of the first entry, if that is the fixed head above the others. */
  renderHead?: (fields: EntryFields<Entry>) => ReactNode;
  /** Renders actions beside 'Publier'. */
  renderActions?: (record: Item) => ReactNode;
  /** The labels of an entry's fields by name, for the error summary. */
  labels?: (entry: Entry) => Described;
  /** The values of an entry by label; a conflict shows those that differ. */
  describe: (entry: Entry) => Described;
  renderMark?: (entry: Entry, record: Item) => ReactNode;
  renderFields?: (fields: EntryFields<Entry>) => ReactNode;
  /** Renders the entries as the site does. */
  renderPreview: (entries: Entry[], record: Item) => ReactNode;
};

/** An editor for a list of the site's texts: a draft that is saved automatically, a preview, and the publication. */
export function DraftEditor<Item extends DraftRecord, Entry>(props: DraftEditorProps<Item, Entry>) {
  const { source, texts, additions = [], renderAll, renderHead, renderMark, renderFields } = props;
  const words = useTexts();
  const notify = useNotify();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isAsking, setAsking] = useState(false);
  const draft = useListDraft(source, props.record);
  const { list, errors, conflict } = draft;
  const publishing = useAction(async () => {
    if (await draft.publish()) notify({ tone: 'success', text: texts.published });
    else setView('write');
  });
  // The number of entries above the list.
  const before = renderHead ? 1 : 0;
  if (conflict) {
    return (
      <DraftConflict
        conflict={conflict}
        getLabel={(index) => (index < before ? (texts.head ?? '') : texts.nth(index - before + 1))}
        describe={(entry, _place, versions) => {
          const fields = props.describe(entry);
          const others = versions.map((version) => props.describe(version));
          return differing(fields, others)
            .map((label) => words.field(label, fields[label] || words.nothing))
            .join(' · ');
        }}
        onSettle={draft.settle}
      />
    );
  }
  const createFields = ({ key, entry }: KeyedEntry<Entry>, index: number): EntryFields<Entry> => ({
    entry,
    change: (changes) => list.change(key, changes),
    field: (name) => {
      const id = source.getPath(index, name);
      const found = Object.entries(errors).find(
        ([path]) => path === id || path.startsWith(`${id}.`),
      );
      return { id, error: found?.[1] };
    },
  });
  /** The name and the control's id of a path; the list itself has no name. */
  const describePath = (path: string) => {
    if (path === source.listPath) return { name: '', fieldId: path };
    const index = list.items.findLastIndex((_, each) => path.startsWith(source.getPath(each, '')));
    const [field = ''] = path.slice(source.getPath(index, '').length).split('.');
    const entry = list.entries[index];
    const label = entry && props.labels?.(entry)[field];
    const names = [index < before ? undefined : texts.nth(index - before + 1), label];
    const name = names.filter((each) => each !== undefined).join(', ');
    return { name, fieldId: source.getPath(index, field) };
  };
  const toSummaryError = ([path, text]: [path: string, text: string]) => {
    const { name, fieldId } = describePath(path);
    if (path === source.listPath) return { message: texts.empty, fieldId };
    return { message: name === '' ? text : words.field(name, text), fieldId };
  };
  const [stop] = Object.keys(draft.stops);
  const isListMissing = source.listPath !== undefined && source.listPath in errors;
  const [head] = renderHead ? list.items : [];
  const count = list.items.length - (head ? 1 : 0);
  return (
    <div data-typed={draft.isStuck ? '' : undefined}>
      <Stack gap="l">
        <DraftBar
          draft={draft}
          held={
            stop === undefined
              ? undefined
              : { ...describePath(stop), onFollow: () => setView('write') }
          }
          savedAt={draft.isChanged ? source.findDraft(draft.known)?.savedAt : undefined}
          onPublish={draft.isChanged ? publishing.run : undefined}
          publishing={publishing}
          actions={
            <>
              {props.href === undefined ? null : (
                <TextLink href={props.href} LinkComponent={RouterLink}>
                  {words.site}
                </TextLink>
              )}
              {props.renderActions?.(draft.known)}
              {draft.isChanged && (source.canDiscard?.(draft.known) ?? true) ? (
                <Button variant="quiet" onClick={() => setAsking(true)}>
                  {words.discard}
                </Button>
              ) : null}
            </>
          }
        />
        <ErrorSummary
          title={words.incomplete}
          attempt={draft.attempt}
          errors={Object.entries(draft.attempt > 0 && view === 'write' ? errors : {})
            .filter(([path]) => draft.lacked.includes(path))
            .map(toSummaryError)}
        />
        <SegmentedControl
          label={words.view}
          name="view"
          value={view}
          options={[
            { value: 'write', label: words.write },
            { value: 'preview', label: words.preview },
          ]}
          onChange={setView}
        />
        {view === 'preview' ? (
          <DashboardSection title={words.previewTitle}>
            {count === 0 ? <p>{texts.empty}</p> : props.renderPreview(list.entries, draft.known)}
          </DashboardSection>
        ) : (
          (renderAll?.(list.items.map(createFields), draft.known) ?? (
            <>
              {head && renderHead ? renderHead(createFields(head, 0)) : null}
              {count === 0 ? (
                <div id={source.listPath} tabIndex={-1}>
                  <Alert tone={isListMissing ? 'critical' : 'info'} live={false}>
                    {texts.empty}
                  </Alert>
                </div>
              ) : (
                <SortableList
                  label={texts.list}
                  list={list}
                  first={head ? 1 : 0}
                  nth={texts.nth}
                  {...(renderMark && {
                    renderMark: (entry: Entry) => renderMark(entry, draft.known),
                  })}
                >
                  {(item, index) => renderFields?.(createFields(item, index))}
                </SortableList>
              )}
              <Cluster gap="s">
                {additions.map(({ text, make }) => (
                  <Button key={text} iconStart={<PlusIcon />} onClick={() => list.add(make())}>
                    {text}
                  </Button>
                ))}
              </Cluster>
            </>
          ))
        )}
      </Stack>
      <ActionDialog
        action={
          isAsking
            ? {
                title: words.discardTitle,
                consequence: words.discardText,
                confirmText: words.discardConfirm,
                danger: true,
                run: draft.discard,
                done: words.discarded,
              }
            : null
        }
        onDone={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The labels of the fields in which versions of an entry differ; without other versions, all labels. */
function differing(fields: Described, versions: readonly Described[]): string[] {
  const labels = [...new Set(versions.flatMap((version) => Object.keys(version)))];
  const found = labels.filter((label) =>
    versions.some((version) => (version[label] ?? '') !== (fields[label] ?? '')),
  );
  return found.length > 0 ? found : labels.filter((label) => fields[label]);
}
