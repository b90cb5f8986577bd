import { DataTable, StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useImportTexts } from '../../messages/import/use-import-texts.ts';
import type { ReportLine } from './report-lines.ts';

const TONES: Readonly<Record<ReportLine['state'], StatusBadgeProps['tone']>> = {
  ready: 'success',
  asked: 'success',
  already_asked: 'neutral',
  repeated: 'neutral',
  invalid: 'critical',
  unread: 'critical',
};

/** What becomes of each line of the file. */
export function LineTable({ lines }: { lines: readonly ReportLine[] }) {
  const { table: texts, checking } = useImportTexts();
  return (
    <DataTable
      caption={texts.caption}
      rows={lines}
      rowKey={({ line }) => String(line)}
      loadingText={checking}
      empty={null}
      columns={[
        {
          key: 'line',
          header: texts.line,
          rowHeader: true,
          nowrap: true,
          cell: ({ line }) => `${texts.line} ${line}`,
        },
        { key: 'person', header: texts.person, cell: ({ person }) => person },
        {
          key: 'state',
          header: texts.state,
          card: 'beside',
          cell: renderState,
        },
        { key: 'wrong', header: texts.wrong, cell: ({ wrong }) => wrong.join(' ') },
      ]}
    />
  );
}

function renderState({ state }: ReportLine) {
  return <LineState state={state} />;
}

function LineState({ state }: Pick<ReportLine, 'state'>) {
  const { states } = useImportTexts();
  return <StatusBadge tone={TONES[state]} text={states[state]} />;
}
