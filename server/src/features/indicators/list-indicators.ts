import {
  getIndicatorGroupName,
  indicatorGroups,
  type IndicatorList,
  type Language,
} from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import { toIndicatorInfo } from './to-indicator-info.ts';

/** All indicators and indicator groups, in a language. */
export function listIndicators(language: Language): IndicatorList {
  return {
    items: indicatorDefinitions.map((definition) => toIndicatorInfo(definition, language)),
    groups: indicatorGroups.map((group) => ({
      group,
      name: getIndicatorGroupName(group, language),
    })),
  };
}
