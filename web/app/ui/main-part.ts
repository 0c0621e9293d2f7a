/** Where menus and tooltips stand while they are open: in the main part of the page, for whoever goes from landmark to landmark misses all else. */
export function mainPart(): Element | null {
  return document.querySelector('main');
}
