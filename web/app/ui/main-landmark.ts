/** Container of menus and tooltips: landmark navigation misses content outside `main`. */
export function findMainLandmark(): Element | null {
  return document.querySelector('main');
}
