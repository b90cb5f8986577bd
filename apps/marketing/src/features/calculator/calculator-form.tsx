import { Button, Checkbox, RadioGroup, Select } from '@tassis/design-system';
import { COMPANY_FORMS, legalFormAdvice } from '@tassis/domain';
import { formatMoney, priceWords, translate } from '@tassis/messages';
import type { SyntheticEvent } from 'react';
import { packagesPage } from '../../messages/packages-page.ts';
import { ASSOCIATES_MAX, FIELDS, type Answers } from './answers.ts';
import { PREVIEW_FIELD, usePreviewToken } from '../../packages/use-shown-packages.ts';
import styles from './calculator.module.css';
import { NEEDS } from './find-orders.ts';
import { getOrderName } from './order-name.ts';

const texts = packagesPage.calculator;

const COUNTS = Array.from({ length: ASSOCIATES_MAX }, (_, place) => {
  const value = String(place + 1);
  return { value, label: value };
});

type CalculatorFormProps = {
  answers: Answers;
  /** Called after every answer. */
  onAnswer: (event: SyntheticEvent<HTMLFormElement>) => void;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

/** The questions that determine the price, and those that only prefill the order. */
export function CalculatorForm({ answers, onAnswer, onSubmit }: CalculatorFormProps) {
  const { need, creates, durations, months } = answers;
  const token = usePreviewToken();
  return (
    <form
      method="get"
      // The URL stores the answers. The browser must not restore the form after a reload, because that would count as another
      // answer.
      autoComplete="off"
      aria-label={texts.form}
      className={styles['form']}
      onChange={onAnswer}
      onSubmit={onSubmit}
    >
      {token === null ? null : <input type="hidden" name={PREVIEW_FIELD} value={token} />}
      <RadioGroup
        label={texts.need}
        name={FIELDS.need}
        value={need}
        options={NEEDS.map((value) => ({ value, ...texts.needs[value] }))}
        {...held}
      />
      {durations.length > 0 ? (
        <RadioGroup
          label={texts.months}
          name={FIELDS.months}
          direction="row"
          value={String(months)}
          options={durations.map((count) => ({
            value: String(count),
            label: priceWords('fr').months(count),
          }))}
          {...held}
        />
      ) : null}
      <OfferField answers={answers} />
      <OptionField answers={answers} />
      {creates ? <CompanyFields answers={answers} /> : null}
      <div>
        <Button type="submit">{texts.show}</Button>
      </div>
    </form>
  );
}

// The form listens to all changes, and updates the address.
const held = { onChange: () => {} };

/** The choice of a matching package; by default the cheapest. */
function OfferField({ answers: { fitting, chosen } }: { answers: Answers }) {
  if (fitting.length < 2) return null;
  return (
    <RadioGroup
      label={texts.offer}
      name={FIELDS.offer}
      value={chosen?.offer.code}
      options={fitting.map((order, place) => ({
        value: order.offer.code,
        label: getOrderName(order),
        hint: texts.offerPrice(formatMoney('fr', order.price.total), place === 0),
      }))}
      {...held}
    />
  );
}

/** The creation as the option of a domiciliation. */
function OptionField({ answers: { need, chosen } }: { answers: Answers }) {
  if (need !== 'domiciliation' || !chosen?.offer.optional_company_creation) return null;
  const price = formatMoney('fr', chosen.offer.optional_company_creation_price, {
    decimals: 'whole',
  });
  return (
    <Checkbox
      label={texts.option}
      hint={texts.optionPrice(price)}
      name={FIELDS.option}
      value="1"
      checked={chosen.withOptionalCreation}
      {...held}
    />
  );
}

/** Answers that only prefill the order; the price does not depend on them. */
function CompanyFields({ answers: { form, associates } }: { answers: Answers }) {
  const advice = legalFormAdvice(form, associates);
  return (
    <>
      <Select
        label={texts.legalForm}
        hint={texts.legalFormHint}
        name={FIELDS.form}
        value={form}
        options={COMPANY_FORMS.map((value) => ({ value, label: value }))}
        {...held}
      />
      <Select
        label={texts.associates}
        hint={
          <>
            {texts.associatesHint}
            {advice ? <> {translate('fr', `advice.${advice.code}`, advice.params)}</> : null}
          </>
        }
        name={FIELDS.associates}
        value={associates}
        options={COUNTS}
        {...held}
      />
    </>
  );
}
