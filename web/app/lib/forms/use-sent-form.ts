import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

/** What is wrong with fields, by their names. */
export type FieldFaults = Readonly<Record<string, string>>;

type Options = {
  /** Unique among the forms of a page. */
  name: string;
  /** The answer the page was rendered with: the form was sent without JavaScript, or before it ran. */
  loaded: FormAnswer | undefined;
  /** What can be said before anything is sent. */
  findFaults: (fields: FormData) => FieldFaults;
};

const isEmpty = (faults: FieldFaults): boolean => Object.keys(faults).length === 0;

function faultsOf(answer: FormAnswer | undefined): FieldFaults {
  if (answer?.kind !== 'refused') return {};
  // The first of several faults of a field is the one to mend first.
  return Object.fromEntries(
    answer.fields.toReversed().map(({ field, message }) => [field, message]),
  );
}

function without(faults: FieldFaults, mended: ReadonlySet<string>): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !mended.has(field)));
}

/** The form, in which the first faulty field gets the focus once its fault is on the screen after an attempt. */
function useFocusedForm() {
  const form = useRef<HTMLFormElement>(null);
  const attempted = useRef(true);
  useEffect(() => {
    // The browser's own bubbles are for pages without JavaScript.
    if (form.current !== null) form.current.noValidate = true;
    const faulty = attempted.current
      ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : undefined;
    if (!faulty) return;
    attempted.current = false;
    faulty.focus();
  });
  const awaitFault = () => {
    attempted.current = true;
  };
  return { form, awaitFault };
}

/**
 * A form that is sent in place: once, however often its button is pressed, and only when nothing is wrong that the browser can see. Without
 * JavaScript it posts as every form does.
 */
export function useSentForm({ name, loaded, findFaults }: Options) {
  const [round, setRound] = useState(0);
  const fetcher = useFetcher<FormAnswer>({ key: `${name}-${round}` });
  const [found, setFound] = useState<FieldFaults>({});
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  // The answer there was at the last attempt: what it said is over.
  const [past, setPast] = useState<FormAnswer>();
  const { form, awaitFault } = useFocusedForm();
  // Holds the answer there was before the last sending: as long as it is the newest one, that sending is under way.
  const before = useRef<{ answer: FormAnswer | undefined }>(undefined);

  const sending = fetcher.state !== 'idle';
  const newest = fetcher.data ?? (round === 0 ? loaded : undefined);
  const answer = sending || newest === past ? undefined : newest;
  const held = !isEmpty(found);

  return {
    fetcher,
    form,
    /** What came of the last attempt; undefined before it and while it is under way. */
    answer,
    /** What was typed, where the page was loaded anew. */
    typed: loaded?.kind === 'refused' && round === 0 ? loaded.values : {},
    faults: without(held ? found : faultsOf(answer), mended),
    sending,
    /** Was the last attempt stopped before anything was sent? */
    held,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (sending || (before.current !== undefined && before.current.answer === fetcher.data))
        return event.preventDefault();
      const seen = findFaults(new FormData(event.currentTarget));
      if (isEmpty(seen)) before.current = { answer: fetcher.data };
      else event.preventDefault();
      awaitFault();
      setPast(newest);
      setFound(seen);
      setMended(new Set());
    },
    /** What is being changed is no longer called wrong. */
    onMend: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!('name' in target) || typeof target.name !== 'string') return;
      const field = target.name;
      setMended((earlier) => new Set([...earlier, field]));
    },
    startAgain: () => {
      before.current = undefined;
      setPast(undefined);
      setFound({});
      setMended(new Set());
      setRound((count) => count + 1);
    },
  };
}
