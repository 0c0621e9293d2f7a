import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldFaults } from './field-faults.ts';

const isEmpty = (faults: FieldFaults): boolean => Object.keys(faults).length === 0;

/** The form ref; after a failed attempt the first invalid field is focused once it is rendered. */
function useFocusedForm() {
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(true);
  useEffect(() => {
    // Native validation bubbles are for pages without JavaScript.
    if (form.current !== null) form.current.noValidate = true;
    const faulty = attempted.current
      ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : undefined;
    if (!faulty) return;
    attempted.current = false;
    faulty.focus();
    // At the bottom edge a toast would cover it.
    if (faulty.matches('[type="checkbox"]')) faulty.scrollIntoView({ block: 'center' });
  });
  const awaitFault = () => {
    attempted.current = true;
  };
  return { form, awaitFault };
}

/** Field errors found before sending, else those `told` by the server; hidden once mended. */
export function useFieldFaults(findFaults: (fields: FormData) => FieldFaults, told: FieldFaults) {
  const { form, awaitFault } = useFocusedForm();
  const [found, setFound] = useState<FieldFaults>({});
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const held = !isEmpty(found);
  const show = (faults: FieldFaults): void => {
    awaitFault();
    setFound(faults);
    setMended(new Set());
  };
  return {
    form,
    faults: Object.fromEntries(
      Object.entries(held ? found : told).filter(([field]) => !mended.has(field)),
    ),
    held,
    /** Shows errors found before sending; none starts the next attempt. */
    show,
    check: (fields: FormData): boolean => {
      const faults = findFaults(fields);
      show(faults);
      return isEmpty(faults);
    },
    onMend: ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
      if (!('name' in target) || typeof target.name !== 'string') return;
      const edited = target.name;
      const left = findFaults(new FormData(currentTarget));
      const resolved = Object.keys(found).filter((field) => !(field in left));
      setMended((earlier) => new Set([...earlier, edited, ...resolved]));
    },
  };
}
