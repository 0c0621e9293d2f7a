let pressed: string | undefined;

/** Notes the arrow that will be there once another version of a question is shown. */
export function notePressedArrow(arrow: string): void {
  pressed = arrow;
}

/** Whether this is that arrow, and so gets the focus of the one that was pressed; once. */
export function takePressedArrow(arrow: string): boolean {
  if (pressed !== arrow) return false;
  pressed = undefined;
  return true;
}
