import { getFactWord, type IllustrationPanel, type Language } from '@vela/contracts';
import type { ReactNode } from 'react';
import { calculateHeadroom, placeBands } from '../../figures/place-bands.ts';
import { BandNames, FigureBands } from '../../figures/figure-bands.tsx';
import { createFrame, type FigureFrame } from '../../figures/figure-frame.ts';
import { type Light, PriceLight } from '../../figures/figure-light.tsx';
import { ProfileNames, ProfileShape } from '../../figures/figure-profile.tsx';
import { RangeNames, RangeShape } from '../../figures/figure-range.tsx';
import { words } from '../by-language.ts';

/** Layers besides candles, lines and findings, with the headroom their labels need. */
type PanelLayers = {
  readonly headroom: number;
  readonly behind: (frame: FigureFrame) => ReactNode;
  readonly before: (frame: FigureFrame) => ReactNode;
};

export function createPanelLayers(panel: IllustrationPanel, language: Language): PanelLayers {
  const { bands = [], range, profile, levels = [], candles } = panel;
  const { openTime } = candles;
  const named = bands.map((band) => ({ ...band, name: getFactWord(band.name, language) }));
  const placed = placeBands(named, openTime, createFrame(panel));
  return {
    headroom: calculateHeadroom(placed),
    behind: (frame) => (
      <>
        <FigureBands bands={placed} frame={frame} />
        {range !== undefined && <RangeShape range={range} openTime={openTime} frame={frame} />}
        {profile !== undefined && <ProfileShape profile={profile} frame={frame} />}
        {levels.map((price) => (
          <PriceLight key={price} price={price} frame={frame} />
        ))}
      </>
    ),
    before: (frame) => (
      <>
        <BandNames bands={placed} frame={frame} />
        {range !== undefined && (
          <RangeNames range={range} words={words[language].illustration.range} frame={frame} />
        )}
        {profile !== undefined && <ProfileNames profile={profile} frame={frame} />}
      </>
    ),
  };
}

/** What the highlighted number of a panel refers to. */
export function toPanelLight({ facts = [], lit }: IllustrationPanel): Light | undefined {
  const fact = facts.find(({ id }) => id === lit);
  if (fact === undefined) return undefined;
  return {
    findings: fact.refs,
    ...(fact.unit === 'price' && typeof fact.value === 'number' ? { price: fact.value } : {}),
  };
}
