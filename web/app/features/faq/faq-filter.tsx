import { searchLimits } from '@vela/contracts';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { LanguageField } from '../../lib/language-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type FaqFilterProps = { query: string; onChange: (query: string) => void };

/** Field above the questions: filters as you type; submitting searches the whole site. */
export function FaqFilter({ query, onChange }: FaqFilterProps) {
  const { t } = useTranslation('faq');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Text typed before hydration.
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== '') onChange(typed);
  }, [onChange]);
  return (
    <search>
      <Form
        ref={form}
        action="/search"
        method="get"
        className="mt-8 grid max-w-prose gap-3 sm:flex sm:items-start"
      >
        <TextField
          label={t('filter.label')}
          hint={t('filter.hint')}
          name="q"
          type="search"
          maxLength={searchLimits.queryMaxLength}
          autoComplete="off"
          value={query}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 grow"
        />
        <LanguageField />
        <Button type="submit" look="secondary" className="sm:mt-6.5">
          <Search aria-hidden="true" className="size-4" />
          {t('filter.submit')}
        </Button>
      </Form>
    </search>
  );
}
