import {
  getDeliveryWords,
  type AlertFiring,
  type Language,
  type ReminderFiring,
} from '@vela/contracts';

/** What is sent to a channel; the id is the same at every try. */
export type ChannelMessage = {
  readonly id: string;
  readonly kind: 'alert.fired' | 'event.reminder' | 'test';
  /** What was seen, as a sentence in the language of the account. */
  readonly text: string;
  readonly language: Language;
  readonly firing?: AlertFiring;
  readonly reminder?: ReminderFiring;
};

/** A message that says that it is a test. */
export function createTestMessage(id: string, language: Language): ChannelMessage {
  return { id, kind: 'test', text: getDeliveryWords(language).test, language };
}

/** The body of a webhook, below 8 kB: every text of a firing is bounded. */
export function toWebhookBody(
  { kind, text, language, firing, reminder }: ChannelMessage,
  { now, link }: { readonly now: number; readonly link: string },
): string {
  const seen = firing && {
    firingId: firing.id,
    alertId: firing.alertId,
    symbol: firing.symbol,
    interval: firing.interval,
    source: firing.source,
    condition: firing.condition,
    candleOpenTime: new Date(firing.candleOpenTime).toISOString(),
    value: firing.value,
    ...(firing.against === undefined ? {} : { against: firing.against }),
    provisional: firing.provisional,
    late: firing.late,
  };
  const event = reminder && {
    reminderId: reminder.id,
    eventId: reminder.eventId,
    startsAt: new Date(reminder.startsAt).toISOString(),
    simulated: reminder.isSimulated,
  };
  return JSON.stringify({
    type: kind,
    timestamp: new Date(now).toISOString(),
    data: { text, note: getDeliveryWords(language).note, link, ...seen, ...event },
  });
}
