import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { getControlClass } from '../../ui/field.tsx';

/** The site's search form; results have their own page. Works without JavaScript. */
export function SearchForm({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  const id = useId();
  return (
    <search className={joinClassNames('w-full', className)}>
      <Form action="/search" method="get">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {t('search.label')}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            name="q"
            type="search"
            required
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className={getControlClass(false, 'min-w-0')}
          />
          <Button type="submit" look="secondary" className="shrink-0">
            <Search aria-hidden="true" className="size-4" />
            {t('search.submit')}
          </Button>
        </div>
      </Form>
    </search>
  );
}
