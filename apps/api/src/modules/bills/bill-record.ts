import type { Centimes } from '@tassis/domain';
import type { Sender } from '../../pdf/letterhead.ts';

/** A line of a bill: what was sold, or a fee passed on untaxed ('débours'). Put into words when it is shown. */
export type BillLine = {
  kind: 'domiciliation' | 'creation' | 'service' | 'fee';
  /** Code of the fee; name of the package; absent for what needs no name. */
  name?: string;
  /** Months, for a domiciliation. */
  months?: number;
  /** The domiciliation's amount is also that of the creation, which has no line of its own. */
  creation_included?: true;
  /** Of a renewal: the days that it goes from and to. */
  period?: { from: string; to: string };
  amount: Centimes;
};

/** Both sides as they were on the day of issue; a bill never changes when they move house. */
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
