export { BillFile, type BillFileProps } from './bill-file.tsx';
export { BillHead } from './bill-head.tsx';
export { BillPdfButton } from './bill-pdf-button.tsx';
export { BillStatusBadge } from './bill-status-badge.tsx';
export { renderDueDay } from './due-day.tsx';
export { isOverdue } from './is-overdue.ts';
