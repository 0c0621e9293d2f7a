/** How long before an event one can be reminded: 15 minutes, an hour, a day. */
export const reminderMinutes = [15, 60, 1440] as const;
export type ReminderMinutes = (typeof reminderMinutes)[number];
export const reminderLimits = { perAccount: 50 } as const;
