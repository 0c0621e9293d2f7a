import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Name extends string> = { name: Name; label: ReactNode };

type TabsProps<Name extends string> = {
  tabs: readonly Tab<Name>[];
  current: Name;
  onChoose: (name: Name) => void;
  className?: string;
  /** A `TabList`, and a `TabPanel` for each tab, anywhere below. */
  children: ReactNode;
};

/** Views of one thing, one of them shown. The list is one stop of the Tab key; arrows go from tab to tab and choose. */
export function Tabs<Name extends string>({
  tabs,
  current,
  onChoose,
  className,
  children,
}: TabsProps<Name>) {
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
    <Primitive.List aria-label={label} className={classNames('flex', className)}>
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.name}
          value={tab.name}
          className={classNames(
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
  /** Keeps what is in it while another tab is shown. */
  keep?: boolean;
  /** False when the panel begins with something that takes the focus itself. */
  focusable?: boolean;
  className?: string;
  children: ReactNode;
};

export function TabPanel({
  name,
  keep = false,
  focusable = true,
  className,
  children,
}: TabPanelProps) {
  return (
    <Primitive.Content
      value={name}
      {...(keep ? { forceMount: true as const } : {})}
      {...(focusable ? {} : { tabIndex: undefined })}
      className={classNames('data-[state=inactive]:hidden', className)}
    >
      {children}
    </Primitive.Content>
  );
}
