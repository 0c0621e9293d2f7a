import { type FormEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type FieldFaults, toFieldFaults } from './field-faults.ts';
import type { FormAnswer } from './form-answer.ts';
import { useFieldFaults } from './use-field-faults.ts';

type Options = {
  /** Unique among the forms of a page. */
  name: string;
  /** The answer the page was rendered with, when the form was posted before hydration. */
  loaded: FormAnswer | undefined;
  findFaults: (fields: FormData) => FieldFaults;
};

/** A form sent in place once per attempt without client-side errors; natively without scripts. */
export function useSentForm({ name, loaded, findFaults }: Options) {
  const [round, setRound] = useState(0);
  const fetcher = useFetcher<FormAnswer>({ key: `${name}-${round}` });
  // The answer before the current attempt, which no longer applies.
  const [past, setPast] = useState<FormAnswer>();
  // The answer before the last submit: while it is still the newest one, that submit is in flight.
  const before = useRef<{ answer: FormAnswer | undefined }>(undefined);

  const sending = fetcher.state !== 'idle';
  const newest = fetcher.data ?? (round === 0 ? loaded : undefined);
  const answer = sending || newest === past ? undefined : newest;
  const told = answer?.kind === 'refused' ? toFieldFaults(answer.fields) : {};
  const { check, show, ...fields } = useFieldFaults(findFaults, told);

  return {
    ...fields,
    fetcher,
    /** Result of the last attempt; undefined before it and while it is in flight. */
    answer,
    typed: loaded?.kind === 'refused' && round === 0 ? loaded.values : {},
    sending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (sending || (before.current !== undefined && before.current.answer === fetcher.data))
        return event.preventDefault();
      if (check(new FormData(event.currentTarget))) before.current = { answer: fetcher.data };
      else event.preventDefault();
      setPast(newest);
    },
    startAgain: () => {
      before.current = undefined;
      setPast(undefined);
      show({});
      setRound((count) => count + 1);
    },
  };
}
