import type { Bill } from '@tassis/contracts';
import { CopyButton, DescriptionList, QrCode, Unbroken } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import styles from './how-to-pay.module.css';

type Transfer = NonNullable<NonNullable<Bill['ways_to_pay']>['transfer']>;

/** The bank account and the reference of the transfer, with buttons to copy them and a QR code for a phone. */
export function TransferDetails({ transfer, due }: { transfer: Transfer; due: number }) {
  const { pay: texts } = useBillsTexts();
  const locale = useLocale();
  const amount = formatMoney(locale, due);
  const copied = (term: string, text: string, shown = text) => ({
    term,
    value: (
      <span className={styles['copied']}>
        <span className={styles['number']}>
          <Unbroken>{shown}</Unbroken>
        </span>
        <CopyButton text={text} subject={term} texts={texts.copying} />
      </span>
    ),
  });
  const { beneficiary, rib, iban, reference } = transfer;
  const lines = [
    texts.codeTitle,
    `${texts.beneficiary}: ${beneficiary}`,
    `${texts.rib}: ${rib}`,
    `${texts.iban}: ${iban}`,
    `${texts.amount}: ${amount}`,
    `${texts.reference}: ${reference}`,
  ];
  return (
    <div className={styles['part']}>
      <h3 className={styles['heading']}>{texts.transfer}</h3>
      <DescriptionList
        items={[
          { term: texts.beneficiary, value: beneficiary },
          copied(texts.rib, rib, groupRib(rib)),
          copied(texts.iban, iban, groupIban(iban)),
          copied(texts.reference, reference),
        ]}
      />
      <div className={styles['code']}>
        <QrCode text={lines.join('\n')} label={texts.code} />
        <p className={styles['note']}>{texts.codeText}</p>
      </div>
      <p className={styles['note']}>{texts.inParts}</p>
    </div>
  );
}

/** A RIB in the groups that banks print: bank, town, account, key. */
function groupRib(rib: string): string {
  return [rib.slice(0, 3), rib.slice(3, 6), rib.slice(6, 22), rib.slice(22)].join(' ');
}

/** An IBAN in groups of four. */
function groupIban(iban: string): string {
  return iban.match(/.{1,4}/gu)?.join(' ') ?? iban;
}
