import {
  chatPaths,
  getSourceWords,
  type Interval,
  type OfferedList,
  type OfferedSource,
} from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';
import { joinClassNames } from '../../../ui/class-names.ts';
import { chooseVendor } from '../../../lib/choose-vendor.ts';
import { findChosenVendor } from '../../../lib/preferences.ts';
import { getVendorName } from './vendor-name.ts';

type SourceListProps = {
  api: Api;
  symbol: string;
  interval: Interval;
  /** The source of the chart. */
  shown: string;
  /** Another source was chosen. */
  onVendor: (symbol: string) => void;
};

/** The sources that have a series, with delay and rights, in the card of the chart's source. */
export function SourceList({ api, symbol, interval, shown, onVendor }: SourceListProps) {
  const language = useLanguage();
  const words = getSourceWords(language);
  const id = useId();
  const query = new URLSearchParams({ symbol, interval }).toString();
  const { data, isError } = useQuery({
    queryKey: ['sources', query],
    queryFn: ({ signal }) => api.request<OfferedList>(`${chatPaths.sources}?${query}`, { signal }),
    retry: false,
  });
  const chosen = findChosenVendor(symbol);
  const choose = (vendor?: string): void => {
    chooseVendor(symbol, vendor);
    onVendor(symbol);
  };
  const now = chosen === undefined ? getVendorName(shown, language) : undefined;
  if (isError) return <p className="mt-3 text-xs text-muted">{words.notListed}</p>;
  if (data === undefined) return null;
  return (
    <section aria-labelledby={id} className="mt-3 border-t border-line pt-3">
      <h4 id={id} className="text-xs font-semibold">
        {words.title(symbol)}
      </h4>
      <ul className="-mx-2 mt-1.5">
        <Option name={words.automatic} isChosen={chosen === undefined} onClick={() => choose()}>
          {words.automaticNow(now)}
        </Option>
        {data.sources.map((source) => (
          <Option
            key={source.vendor}
            name={getVendorName(source.vendor, language)}
            isChosen={chosen === source.vendor}
            onClick={() => choose(source.vendor)}
          >
            <Terms source={source} />
          </Option>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{words.note}</p>
    </section>
  );
}

function Terms({ source: { delay, rights, isFailing } }: { source: OfferedSource }) {
  const words = getSourceWords(useLanguage());
  return (
    <>
      {words.terms(delay, rights)}
      {isFailing && <span className="text-warning"> · {words.failing}</span>}
    </>
  );
}

type OptionProps = Pick<ComponentProps<'button'>, 'onClick'> & {
  name: string;
  isChosen: boolean;
  children: ReactNode;
};

/** One source; pressing it closes the card. */
function Option({ name, isChosen, children, onClick }: OptionProps) {
  return (
    <li>
      <Popover.Close
        type="button"
        aria-pressed={isChosen}
        className="flex min-h-11 w-full items-start gap-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
        onClick={onClick}
      >
        <Check
          aria-hidden="true"
          className={joinClassNames('mt-0.5 size-4 shrink-0', !isChosen && 'invisible')}
        />
        <span className="min-w-0">
          <span className="block text-sm font-medium">{name}</span>
          <span className="block text-xs text-muted">{children}</span>
        </span>
      </Popover.Close>
    </li>
  );
}
