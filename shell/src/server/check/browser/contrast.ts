declare global {
  interface Window {
    /** Contrast of an element's text and what is behind it by WCAG 2.2, from 1 to 21; undefined before a picture. */
    gateContrast?: (element: Element) => number | undefined;
  }
}

/** Runs in the page. */
export function installContrast(): void {
  type Colour = [red: number, green: number, blue: number, alpha: number];

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  function colourOf(text: string): Colour {
    const before = known.get(text);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(text, colour);
    return colour;
  }

  function luminance([red, green, blue]: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  /** What lies behind an element; undefined where that is a picture. */
  function backdropOf(element: Element): Colour | undefined {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage !== 'none') return undefined;
      const colour = colourOf(backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return colourOf('Canvas');
  }

  function opacityOf(element: Element): number {
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  }

  function contrastOf(element: Element): number | undefined {
    const backdrop = backdropOf(element);
    if (!backdrop) return undefined;
    const { color, webkitTextFillColor } = getComputedStyle(element);
    const ink = colourOf(webkitTextFillColor || color);
    if (ink[3] * opacityOf(element) < 0.1) return 1;
    const [light = 0, dark = 0] = [luminance(ink), luminance(backdrop)].sort((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  }

  window.gateContrast = contrastOf;
}
