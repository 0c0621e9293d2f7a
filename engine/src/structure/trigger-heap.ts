/** Zones waiting for price, the one whose trigger is highest on top; adding and taking cost O(log n). */
export type TriggerHeap = {
  /** The highest trigger, -Infinity when nothing waits. */
  highest(): number;
  add(trigger: number, zone: number): void;
  /** Takes the zone with the highest trigger. Only when something waits. */
  take(): number;
};

export function createTriggerHeap(): TriggerHeap {
  const triggers: number[] = [];
  const zones: number[] = [];
  const triggerAt = (index: number): number => triggers[index] ?? Number.NEGATIVE_INFINITY;
  const zoneAt = (index: number): number => zones[index] ?? -1;
  const put = (index: number, trigger: number, zone: number): void => {
    triggers[index] = trigger;
    zones[index] = zone;
  };
  return {
    highest: () => triggerAt(0),
    add(trigger, zone) {
      let hole = triggers.length;
      while (hole > 0) {
        const parent = (hole - 1) >> 1;
        if (triggerAt(parent) >= trigger) break;
        put(hole, triggerAt(parent), zoneAt(parent));
        hole = parent;
      }
      put(hole, trigger, zone);
    },
    take() {
      const top = zoneAt(0);
      const trigger = triggers.pop() ?? Number.NEGATIVE_INFINITY;
      const zone = zones.pop() ?? -1;
      const length = triggers.length;
      let hole = 0;
      for (let child = 1; child < length; child = 2 * hole + 1) {
        if (child + 1 < length && triggerAt(child + 1) > triggerAt(child)) child += 1;
        if (trigger >= triggerAt(child)) break;
        put(hole, triggerAt(child), zoneAt(child));
        hole = child;
      }
      if (length > 0) put(hole, trigger, zone);
      return top;
    },
  };
}
