import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';

export type Tab<Name extends string> = { name: Name; label: ReactNode };

type TabsProps<Name extends string> = {
  tabs: readonly Tab<Name>[];
  current: Name;
  onChoose: (name: Name) => void;
  className?: string;
  children: ReactNode;
};

/** Tabs: the list is one tab stop; arrows move and choose. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { tabs, current, onChoose, className, children } = props;
  return (
    <Primitive.Root
      value={current}
      onValueChange={(value) => {
        const chosen = tabs.find(({ name }) => name === value);
        if (chosen !== undefined) onChoose(chosen.name);
      }}
      className={className}
    >
      {children}
    </Primitive.Root>
  );
}

type TabListProps = {
  label: string;
  tabs: readonly Tab<string>[];
  className?: string;
  tabClassName?: string;
};

export function TabList({ label, tabs, className, tabClassName }: TabListProps) {
  return (
    <Primitive.List aria-label={label} className={joinClassNames('flex', className)}>
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.name}
          value={tab.name}
          className={joinClassNames(
            'border-b-2 border-transparent px-3 text-sm font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
            tabClassName ?? 'min-h-11',
          )}
        >
          {tab.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

type TabPanelProps = {
  name: string;
  /** Keeps the panel mounted while another tab is shown. */
  keep?: boolean;
  /** False when the panel starts with a focusable element. */
  focusable?: boolean;
  className?: string;
  children: ReactNode;
};

export function TabPanel(props: TabPanelProps) {
  const { name, keep = false, focusable = true, className, children } = props;
  return (
    <Primitive.Content
      value={name}
      {...(keep ? { forceMount: true as const } : {})}
      {...(focusable ? {} : { tabIndex: undefined })}
      className={joinClassNames('data-[state=inactive]:hidden', className)}
    >
      {children}
    </Primitive.Content>
  );
}
