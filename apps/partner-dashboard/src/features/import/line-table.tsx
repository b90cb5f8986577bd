import { DataTable, Stack, StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useImportTexts } from '../../messages/import/use-import-texts.ts';
import styles from './import.module.css';
import type { ReportLine } from './report-lines.ts';

const TONES: Readonly<Record<ReportLine['state'], StatusBadgeProps['tone']>> = {
  ready: 'success',
  asked: 'success',
  already_asked: 'neutral',
  repeated: 'neutral',
  invalid: 'critical',
  unread: 'critical',
};

type Group = keyof ReturnType<typeof useImportTexts>['table']['groups'];

/** Lines with errors come first. */
const GROUPS: readonly (readonly [Group, readonly ReportLine['state'][]])[] = [
  ['wrong', ['invalid', 'unread']],
  ['ready', ['ready']],
  ['asked', ['asked']],
  ['left', ['already_asked', 'repeated']],
];

/** The result of each line of the file; lines with errors are separate. */
export function LineTable({ lines }: { lines: readonly ReportLine[] }) {
  const { groups } = useImportTexts().table;
  return GROUPS.map(([group, states]) => {
    const rows = lines.filter(({ state }) => states.includes(state));
    return rows.length === 0 ? null : (
      <Stack key={group} gap="s">
        <h3 className={styles['group']}>{groups[group]}</h3>
        <Lines rows={rows} caption={groups[group]} />
      </Stack>
    );
  });
}

function Lines({ rows, caption }: { rows: readonly ReportLine[]; caption: string }) {
  const { table: texts, checking } = useImportTexts();
  return (
    <DataTable
      caption={caption}
      rows={rows}
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
