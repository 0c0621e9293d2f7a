const monthNames = {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
} as const;

/** What is said of the calendar month that is asked about. */
function createAskedMonths(): Readonly<
  Record<`month-averages.asked.${keyof typeof monthNames}`, string>
> {
  const rows = Object.entries(monthNames).map(([key, name]) => [
    `month-averages.asked.${key}`,
    `In ${name}, {$symbol} changed by {measure.month-averages.asked.change-percent} on average over {measure.month-averages.asked.count} years, with a rise in {measure.month-averages.asked.up-share} of them.`,
  ]);
  return Object.fromEntries(rows);
}

const dayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What is said of the day of the week that is asked about. */
function createAskedDays(): Readonly<
  Record<`weekday-averages.asked.${(typeof dayNames)[number]}`, string>
> {
  const rows = dayNames.map((name) => [
    `weekday-averages.asked.${name}`,
    `On ${name.slice(0, 1).toUpperCase()}${name.slice(1)}s, {$symbol} changed by {measure.weekday-averages.asked.change-percent} on average over {$period}, with a rise on {measure.weekday-averages.asked.up-share} of {measure.weekday-averages.asked.count#day}.`,
  ]);
  return Object.fromEntries(rows);
}

/** Sentences about averages by the day of the week, the hour and the calendar month. */
export const calendarSentences = {
  ...createAskedDays(),
  'weekday-averages.strongest.monday':
    'The average change of {$symbol} was highest on Mondays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.monday':
    'The average change of {$symbol} was lowest on Mondays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.monday':
    'The range of {$symbol} from low to high was widest on Mondays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.tuesday':
    'The average change of {$symbol} was highest on Tuesdays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.tuesday':
    'The average change of {$symbol} was lowest on Tuesdays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.tuesday':
    'The range of {$symbol} from low to high was widest on Tuesdays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.wednesday':
    'The average change of {$symbol} was highest on Wednesdays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.wednesday':
    'The average change of {$symbol} was lowest on Wednesdays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.wednesday':
    'The range of {$symbol} from low to high was widest on Wednesdays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.thursday':
    'The average change of {$symbol} was highest on Thursdays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.thursday':
    'The average change of {$symbol} was lowest on Thursdays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.thursday':
    'The range of {$symbol} from low to high was widest on Thursdays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.friday':
    'The average change of {$symbol} was highest on Fridays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.friday':
    'The average change of {$symbol} was lowest on Fridays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.friday':
    'The range of {$symbol} from low to high was widest on Fridays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.saturday':
    'The average change of {$symbol} was highest on Saturdays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.saturday':
    'The average change of {$symbol} was lowest on Saturdays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.saturday':
    'The range of {$symbol} from low to high was widest on Saturdays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.strongest.sunday':
    'The average change of {$symbol} was highest on Sundays over {$period}: {measure.weekday-averages.strongest.change-percent}, with a rise on {measure.weekday-averages.strongest.up-share} of them.',
  'weekday-averages.weakest.sunday':
    'The average change of {$symbol} was lowest on Sundays: {measure.weekday-averages.weakest.change-percent}, with a rise on {measure.weekday-averages.weakest.up-share} of them.',
  'weekday-averages.widest.sunday':
    'The range of {$symbol} from low to high was widest on Sundays, at {measure.weekday-averages.widest.range-percent} on average; on the narrowest day it was {measure.weekday-averages.narrowest.range-percent}.',
  'weekday-averages.list.five':
    'Average change by day: Monday {measure.weekday-averages.1.change-percent}, Tuesday {measure.weekday-averages.2.change-percent}, Wednesday {measure.weekday-averages.3.change-percent}, Thursday {measure.weekday-averages.4.change-percent}, Friday {measure.weekday-averages.5.change-percent}.',
  'weekday-averages.list.six':
    'Average change by day: Monday {measure.weekday-averages.1.change-percent}, Tuesday {measure.weekday-averages.2.change-percent}, Wednesday {measure.weekday-averages.3.change-percent}, Thursday {measure.weekday-averages.4.change-percent}, Friday {measure.weekday-averages.5.change-percent}, Sunday {measure.weekday-averages.6.change-percent}.',
  'weekday-averages.list.seven':
    'Average change by day: Monday {measure.weekday-averages.1.change-percent}, Tuesday {measure.weekday-averages.2.change-percent}, Wednesday {measure.weekday-averages.3.change-percent}, Thursday {measure.weekday-averages.4.change-percent}, Friday {measure.weekday-averages.5.change-percent}, Saturday {measure.weekday-averages.6.change-percent}, Sunday {measure.weekday-averages.7.change-percent}.',
  'weekday-averages.chance':
    'No day stands out more than chance explains among so many: the largest distance from the other days is {measure.weekday-averages.distance} standard errors, and {measure.weekday-averages.chance-limit} would be needed.',
  'weekday-averages.chance.beyond':
    'One of the days stands out more than chance usually explains: it lies {measure.weekday-averages.distance} standard errors from the other days, and chance stays within {measure.weekday-averages.chance-limit}.',
  'weekday-averages.none':
    '{$symbol} has too few candles in {$period} to compare the days of the week.',
  'hour-averages':
    '{$symbol} moved most from {measure.hour-averages.widest.hour} UTC on: {measure.hour-averages.widest.range-percent} from low to high on average over {$period}.',
  'hour-averages.row':
    '{row.hour} UTC: {row.range-percent} from low to high, {row.change-percent} from open to close on average.',
  'hour-averages.narrowest':
    'It moved least from {measure.hour-averages.narrowest.hour} UTC on: {measure.hour-averages.narrowest.range-percent}.',
  'hour-averages.change':
    'The average change was highest from {measure.hour-averages.strongest.hour} UTC on ({measure.hour-averages.strongest.change-percent}) and lowest from {measure.hour-averages.weakest.hour} UTC on ({measure.hour-averages.weakest.change-percent}).',
  'hour-averages.chance':
    'Of these average changes none stands out more than chance explains among so many hours: at most {measure.hour-averages.distance} standard errors, and {measure.hour-averages.chance-limit} would be needed.',
  'hour-averages.chance.beyond':
    'Of these average changes at least one stands out more than chance usually explains: it lies {measure.hour-averages.distance} standard errors from the others, and chance stays within {measure.hour-averages.chance-limit}.',
  'hour-averages.none':
    '{$symbol} has too few candles in {$period} to compare the hours of the day.',
  ...createAskedMonths(),
  'month-averages.strongest.january':
    'On average {$symbol} did best in January: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.january':
    'On average {$symbol} did worst in January: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.february':
    'On average {$symbol} did best in February: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.february':
    'On average {$symbol} did worst in February: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.march':
    'On average {$symbol} did best in March: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.march':
    'On average {$symbol} did worst in March: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.april':
    'On average {$symbol} did best in April: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.april':
    'On average {$symbol} did worst in April: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.may':
    'On average {$symbol} did best in May: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.may':
    'On average {$symbol} did worst in May: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.june':
    'On average {$symbol} did best in June: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.june':
    'On average {$symbol} did worst in June: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.july':
    'On average {$symbol} did best in July: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.july':
    'On average {$symbol} did worst in July: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.august':
    'On average {$symbol} did best in August: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.august':
    'On average {$symbol} did worst in August: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.september':
    'On average {$symbol} did best in September: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.september':
    'On average {$symbol} did worst in September: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.october':
    'On average {$symbol} did best in October: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.october':
    'On average {$symbol} did worst in October: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.november':
    'On average {$symbol} did best in November: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.november':
    'On average {$symbol} did worst in November: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.strongest.december':
    'On average {$symbol} did best in December: {measure.month-averages.strongest.change-percent} over {measure.month-averages.strongest.count} years, with a rise in {measure.month-averages.strongest.up-share} of them.',
  'month-averages.weakest.december':
    'On average {$symbol} did worst in December: {measure.month-averages.weakest.change-percent} over {measure.month-averages.weakest.count} years, with a rise in {measure.month-averages.weakest.up-share} of them.',
  'month-averages.list.first':
    'Average change, January to April: January {measure.month-averages.1.change-percent}, February {measure.month-averages.2.change-percent}, March {measure.month-averages.3.change-percent}, April {measure.month-averages.4.change-percent}.',
  'month-averages.list.second':
    'May to August: May {measure.month-averages.5.change-percent}, June {measure.month-averages.6.change-percent}, July {measure.month-averages.7.change-percent}, August {measure.month-averages.8.change-percent}.',
  'month-averages.list.third':
    'September to December: September {measure.month-averages.9.change-percent}, October {measure.month-averages.10.change-percent}, November {measure.month-averages.11.change-percent}, December {measure.month-averages.12.change-percent}.',
  'month-averages.chance':
    'No month stands out more than chance explains among so many: the largest distance from the other months is {measure.month-averages.distance} standard errors, and {measure.month-averages.chance-limit} would be needed.',
  'month-averages.chance.beyond':
    'One of the months stands out more than chance usually explains: it lies {measure.month-averages.distance} standard errors from the others, and chance stays within {measure.month-averages.chance-limit}.',
  'month-averages.none':
    '{$symbol} has too few years of data in {$period} for an average of every calendar month.',
} as const;
