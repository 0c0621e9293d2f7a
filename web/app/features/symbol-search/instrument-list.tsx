/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own has no tags */
import { getAssetClassName, type Instrument } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { toOptionId } from '../../ui/option-field.tsx';
import type { InstrumentGroup } from './instrument-groups.ts';

type InstrumentListProps = {
  id: string;
  groups: readonly InstrumentGroup[];
  active: number;
  onChoose: (instrument: Instrument) => void;
  onPoint: (index: number) => void;
};

/** Options of the search; popular ones under their group's name. */
export function InstrumentList({ id, groups, active, onChoose, onPoint }: InstrumentListProps) {
  const { t } = useTranslation('chat');
  const options = groups.flatMap((group) => group.instruments);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      className="max-h-[52dvh] overflow-y-auto p-2 empty:hidden"
    >
      {groups.map(({ group, instruments }) => (
        <div
          key={group ?? 'results'}
          role="group"
          aria-label={group === undefined ? t('search.results') : t(`search.group.${group}`)}
        >
          {group !== undefined && (
            <p aria-hidden="true" className="px-2 pt-3 pb-1 text-xs font-semibold text-muted">
              {t(`search.group.${group}`)}
            </p>
          )}
          {instruments.map((instrument) => {
            const index = options.indexOf(instrument);
            return (
              <InstrumentOption
                key={instrument.symbol}
                id={toOptionId(id, index)}
                instrument={instrument}
                active={index === active}
                onChoose={() => onChoose(instrument)}
                onPoint={() => onPoint(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type InstrumentOptionProps = {
  id: string;
  instrument: Instrument;
  active: boolean;
  onChoose: () => void;
  onPoint: () => void;
};

function InstrumentOption({ id, instrument, active, onChoose, onPoint }: InstrumentOptionProps) {
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={joinClassNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5',
        active && 'bg-accent-soft',
      )}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <span className="w-24 shrink-0 font-semibold">{instrument.symbol}</span>
      <span className="min-w-0 flex-1 truncate text-sm text-muted">
        {instrument.name[language]}
      </span>
      <span className="shrink-0 rounded-full border border-line px-2 py-0.5 text-xs text-muted">
        {getAssetClassName(instrument.assetClass, language)} · {instrument.exchange}
      </span>
    </div>
  );
}
