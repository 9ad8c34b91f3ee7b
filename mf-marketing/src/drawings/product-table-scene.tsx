import { Limb } from '@site/drawings/figure/limb';
import { skinTone } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Table() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F2C9B6" />
      <circle cx="180" cy="96" r="108" fill="#F7DDCF" />
      <path d="M0 158H360V220H0Z" fill="#B9563A" />
      <path d="M0 158H360V164H0Z" fill="#D9785A" />
      <ellipse cx="180" cy="178" rx="104" ry="16" fill="#F7FBFB" />
      <ellipse cx="180" cy="184" rx="104" ry="16" fill="#E7D3CB" />
      <ellipse cx="180" cy="178" rx="104" ry="16" fill="#fff" />
    </>
  );
}

/** A bar with lens and microphones, on its foot. */
function Device() {
  return (
    <>
      <path d="M92 92Q92 78 106 78H254Q268 78 268 92V124Q268 138 254 138H106Q92 138 92 124Z" fill="#12333B" />
      <path d="M92 104H268V112H92Z" fill="#0A1C22" />
      <circle cx="180" cy="108" r="24" fill="#0A1C22" />
      <circle cx="180" cy="108" r="16" fill="#24454C" />
      <circle cx="180" cy="108" r="8" fill="#7FE3D4" />
      {times(10).map((hole) => (
        <circle key={hole} cx={106 + (hole % 5) * 10 + (hole > 4 ? 108 : 0)} cy="96" r="2.4" fill="#7FE3D4" />
      ))}
      <path d="M160 138H200L208 174H152Z" fill="#24454C" />
      <circle cx="252" cy="126" r="3" fill="#2FB88C" />
    </>
  );
}

/** Two hands that set it down. */
function Hands() {
  return (
    <>
      <Limb from={[0, 196]} to={[70, 140]} radii={[20, 13]} fill="#0B6E6E" />
      <Limb from={[66, 142]} to={[92, 122]} radii={[10, 9]} fill={skinTone} />
      <Limb from={[90, 120]} to={[108, 104]} radii={[5, 4]} fill={skinTone} />
      <Limb from={[360, 190]} to={[292, 140]} radii={[20, 13]} fill="#0B6E6E" />
      <Limb from={[296, 142]} to={[268, 122]} radii={[10, 9]} fill={skinTone} />
      <Limb from={[270, 120]} to={[254, 104]} radii={[5, 4]} fill={skinTone} />
    </>
  );
}

function ProductTable() {
  return (
    <>
      <Table />
      <Device />
      <Hands />
    </>
  );
}

/** A new product, set on the table in front of the lens. */
export const productTableScene: Drawing = { width: 360, height: 220, Draw: ProductTable };
