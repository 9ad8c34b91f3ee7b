import type { Locator } from '@playwright/test';

type Colour = [number, number, number];

/** Weights of the filter `grayscale(1)`, which are those of luminance applied to the colour as it is written. */
const weights: Colour = [0.2126, 0.7152, 0.0722];

function greyOf(colour: string): number {
  const parts = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return weights.reduce((sum, weight, index) => sum + (weight * (parts[index] ?? 0)) / 255, 0);
}

function luminance(grey: number): number {
  return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
}

/** WCAG's contrast of two colours after the page has lost its colour. */
function greyedContrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((colour) => luminance(greyOf(colour))).sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Colours of a button and of everything that its ground is painted with, which may be a gradient. */
function coloursOf(button: Element): { texts: string; fill: string; grounds: string[] } {
  const { color, backgroundColor } = getComputedStyle(button);
  for (let around = button.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const grounds = `${style.backgroundImage} ${style.backgroundColor}`.match(/rgb\([^)]+\)/g);
    if (grounds) return { texts: color, fill: backgroundColor, grounds };
  }
  return { texts: color, fill: backgroundColor, grounds: ['rgb(255, 255, 255)'] };
}

/** The least contrast of a button's words on its fill, and of the fill on its ground, without colour. */
export async function contrastsWithoutColour(button: Locator): Promise<{ texts: number; fill: number }> {
  const { texts, fill, grounds } = await button.evaluate(coloursOf);
  return {
    texts: greyedContrast(texts, fill),
    fill: Math.min(...grounds.map((ground) => greyedContrast(fill, ground))),
  };
}
