import { generate } from 'lean-qr/nano';

/** Draws the QR code of an address, one point to a module, with its quiet zone. */
export function drawCode(canvas: HTMLCanvasElement, address: string): void {
  generate(address).toCanvas(canvas, { on: [16, 36, 43, 255], off: [255, 255, 255, 255] });
}
