import type { PropertyCountry, PropertyField } from '@vela/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import {
  currencyByCountry,
  type LinkedDeal,
  readPropertyLink,
  toPropertyPath,
} from '../../lib/property-link.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { tidyField, toLinkedDeal, toTypedDeal, type TypedDeal } from './typed-deal.ts';

const settleMs = 300;

/** The typed deal; its address follows, so that it can be shared and reloaded. */
export function useTypedDeal() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const linked = readPropertyLink(query, language);
  const [deal, setDeal] = useState<TypedDeal>(() => toTypedDeal(linked, language));
  const path = toPropertyPath(toLinkedDeal(deal));
  const settled = useDebouncedText(path, settleMs);
  const address = toPropertyPath(linked);
  const written = useRef(address);

  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    void navigate(settled, { replace: true, preventScrollReset: true });
  }, [settled, navigate]);

  // Another address than the one written: a link or the back button was used.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setDeal(
      toTypedDeal(readPropertyLink(new URLSearchParams(address.split('?')[1]), language), language),
    );
  }, [address, language]);

  return {
    deal,
    /** The address of the deal as it last stayed the same for a moment. */
    settled,
    open: (next: LinkedDeal) => setDeal(toTypedDeal(next, language)),
    clear: () => setDeal(({ country, currency }) => ({ country, currency, values: {} })),
    changeValue: (field: PropertyField, text: string) =>
      setDeal(({ values, ...rest }) => ({ ...rest, values: { ...values, [field]: text } })),
    /** Writes a number as it is usual in the language. */
    tidy: (field: PropertyField) =>
      setDeal(({ values, ...rest }) => ({
        ...rest,
        values: { ...values, [field]: tidyField(field, values[field] ?? '', language) },
      })),
    changeCurrency: (currency: TypedDeal['currency']) => setDeal({ ...deal, currency }),
    /** The currency follows where it was the usual one. */
    changeCountry: (country: PropertyCountry) =>
      setDeal({
        ...deal,
        country,
        currency:
          deal.currency === currencyByCountry[deal.country]
            ? currencyByCountry[country]
            : deal.currency,
      }),
  };
}

export type DealForm = ReturnType<typeof useTypedDeal>;
