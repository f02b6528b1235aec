import type { Page } from 'playwright-core';

/** WCAG 2.2, 1.4.3: text against the grounds behind it, laid over each other; disabled controls and covered spoilers are exempt. */
const SCRIPT = `(() => {
  const parse = (colour) => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    if (!node) return [27, 21, 19];
    const style = getComputedStyle(node);
    // Of a gradient its lightest colour is the hardest for light ink.
    const stops = style.backgroundImage.match(/rgba?\\([^)]*\\)/g);
    const colour = parse(stops ? stops[0] : style.backgroundColor);
    return colour[3] === 1 ? colour.slice(0, 3) : over(colour, ground(node.parentElement));
  };
  return [...document.querySelectorAll('body *')]
    .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
    .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest(':disabled, button.spoiler, .unseen, .skip, script, style'))
    .filter((node) => {
      const below = ground(node);
      const [bright, dark] = [light(over(parse(getComputedStyle(node).color), below)), light(below)].sort((a, b) => b - a);
      return (bright + 0.05) / (dark + 0.05) < 4.5;
    })
    .map((node) => node.textContent.trim());
})()`;

/** The visible texts of a page whose contrast is below 4.5 to 1. */
export const lowContrast = (page: Page): Promise<string[]> => page.evaluate(SCRIPT) as Promise<string[]>;
