import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Shop, ShopSymbol } from '@site/shared/ui/stages/network-store';
import { SceneSymbol } from '@site/shared/ui/stages/scenes/drawing';
import { storeHostScene } from '@site/shared/ui/stages/worlds/store-host-scene';
import { useId } from 'react';
import { chainKinds } from '../../content/home-vz-chain/sections';
import styles from './home-vz-chain-kinds.module.css';

type Kind = (typeof chainKinds.list)[number];

function ShopPicture({ kind, shop }: { kind: Kind; shop: string }) {
  const { sign: name, roof, orders } = kind;

  return (
    <svg className={styles.picture} width="320" height="180" viewBox="0 0 320 180" aria-hidden="true">
      <path d="M0 0h320v180H0z" fill="#E7F3F1" />
      <path d="M0 158V92h34V70h40v88zm232 0V78h30v-24h38v36h20v68z" fill="#D0E6E3" />
      <path d="M0 157h320v23H0z" fill="#BEDCD8" />
      <path d="M28 157v-26m262 26v-30" stroke="#0B6E6E" strokeWidth="3" />
      <path d="M16 118a12 14 0 0 1 24 0 12 14 0 0 1-24 0m262-6a12 15 0 0 1 24 0 12 15 0 0 1-24 0" fill="#3E9F98" />
      <Shop store={{ name, roof, orders }} x={104} ground={157} size={0.74} shop={shop} />
    </svg>
  );
}

/** Kinds of chains as a street of shops, each with its own roof; on phones one walks along by swiping. */
export function ChainKinds() {
  const id = useId();
  const { title, intro, list } = chainKinds;

  return (
    <Section id="kinds" title={title} intro={<BrokenLines lines={intro} />} arrangement="split">
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          <SceneSymbol id={`${id}s`} drawing={storeHostScene} />
          <ShopSymbol id={`${id}p`} scene={`${id}s`} />
        </defs>
      </svg>
      <SwipeRow label={title} still columnsFrom="tablet" className={styles.street}>
        {list.map((kind) => (
          <div key={kind.name} className={styles.kind}>
            <ShopPicture kind={kind} shop={`${id}p`} />
            <h3 className={styles.name}>{kind.name}</h3>
            <p className={styles.text}>{kind.text}</p>
          </div>
        ))}
      </SwipeRow>
    </Section>
  );
}
