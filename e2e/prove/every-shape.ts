import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../harness/certificate';
import { type Shape, shapes } from '../harness/shapes/shape';
import { type JourneyFigures, walk } from './every-journey';

export type ShapeFigures = Record<Shape, JourneyFigures>;

/** The journeys that know only the address of a site, on each shape of it. Only `npm test` walks on one process. */
export function walkEveryShape(): ShapeFigures {
  const folder = mkdtempSync(path.join(tmpdir(), 'shapes-'));
  const { cert } = makeCertificate(folder, 'localhost');
  try {
    const walked = shapes.map((shape) => {
      const env = { SITE_SHAPE: shape, NODE_EXTRA_CA_CERTS: cert };
      return [shape, walk(['side by side'], env)] as const;
    });
    return Object.fromEntries(walked) as ShapeFigures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
