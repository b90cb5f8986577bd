/** The target of a download link. Access was checked when the link was made. */
export type DownloadTarget =
  | { kind: 'file'; fileId: string; name: string }
  | { kind: 'bill'; billId: string }
  | { kind: 'order-documents'; orderId: string }
  | { kind: 'company-documents'; domiciliationId: string }
  | { kind: 'csv'; list: string; query: Record<string, unknown>; ids?: readonly string[] };
