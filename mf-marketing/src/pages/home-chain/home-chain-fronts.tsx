import { Shop, ShopSymbol } from '@site/shared/ui/stages/network-store';
import { type Drawing, SceneSymbol } from '@site/shared/ui/stages/scenes/drawing';
import { storeHostScene } from '@site/shared/ui/stages/worlds/store-host-scene';
import { chainTrades } from '../../content/home-chain/sections';

type Trade = (typeof chainTrades)[number];

function front({ sign, roof, orders }: Trade): Drawing {
  return {
    width: 240,
    height: 188,
    Draw: () => (
      <>
        <defs>
          <SceneSymbol id="scene" drawing={storeHostScene} />
          <ShopSymbol id="shop" scene="scene" />
        </defs>
        <g transform="translate(0 -12)">
          <path d="M0 12h240v188H0z" fill="#06363A" />
          <path d="M0 178V124h30v-22h40v40h30V96h48v34h36v-26h34v40h22v34z" fill="#083F43" />
          <path d="M0 178h240v22H0z" fill="#052B2F" />
          <Shop store={{ name: sign, roof, orders }} x={52} ground={178} size={0.78} shop="shop" />
        </g>
      </>
    ),
  };
}

const [tea, beauty, baby, pharmacy] = chainTrades;

/** The shop fronts of four trades, each with its sign and its orders. */
export const frontDrawings = {
  teaFront: front(tea),
  beautyFront: front(beauty),
  babyFront: front(baby),
  pharmacyFront: front(pharmacy),
};
