import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Name extends string> = { name: Name; label: string };

type TabListProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChoose: (name: Name) => void;
  /** Start of the ids that tie a tab to its panel: see `tabId` and `panelId`. */
  idPrefix: string;
  className?: string;
  tabClassName?: string;
};

export function tabId(idPrefix: string, name: string): string {
  return `${idPrefix}-tab-${name}`;
}

export function panelId(idPrefix: string, name: string): string {
  return `${idPrefix}-panel-${name}`;
}

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs by the book: one stop for Tab, arrows go from one to the next and choose it. */
export function TabList<Name extends string>({ label, tabs, current, onChoose, idPrefix, className, tabClassName }: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const next = neighbour(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelector<HTMLElement>(`#${tabId(idPrefix, tab.name)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className}>
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          id={tabId(idPrefix, tab.name)}
          type="button"
          role="tab"
          aria-selected={tab.name === current}
          aria-controls={panelId(idPrefix, tab.name)}
          tabIndex={tab.name === current ? 0 : -1}
          className={classNames(
            'border-b-2 px-3 text-sm font-medium transition-colors',
            tab.name === current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            tabClassName,
          )}
          onClick={() => onChoose(tab.name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
