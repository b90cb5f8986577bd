import type { Centimes } from '@tassis/domain';
import type { Sender } from '../../pdf/letterhead.ts';

/** A line of a bill: a service, or a fee passed on untaxed ('débours'). Its text is made when it is shown. */
export type BillLine = {
  kind: 'domiciliation' | 'creation' | 'service' | 'fee';
  /** The code of the fee or the name of the package; absent for lines without a name. */
  name?: string;
  /** Months, for a domiciliation. */
  months?: number;
  /** The domiciliation's amount includes the creation, which has no line of its own. */
  creation_included?: true;
  /** For a renewal: its first and last day. */
  period?: { from: string; to: string };
  amount: Centimes;
};

/** Seller and client as on the day of issue; a bill never changes when they move. */
export type BillParties = {
  firm: Sender;
  client: {
    name: string;
    companyName: string | null;
    ice: string | null;
    address: string[];
    email: string;
  };
};
