'use static';

import type { PictureFile } from '@site/shared/contract/clip';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Picture } from '@site/shared/ui/picture';
import { Poster } from '@site/drawings/posters/poster';
import { Section } from '@site/shared/ui/section';
import { PortraitLiveRoomStage } from '@site/drawings/stages/portrait-live-room-stage';
import { drinksHostScene } from '@site/drawings/scenes/drinks-host-scene';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { Link } from 'react-router-dom';
import { ContentCard } from '../../components/content-card';
import { productFiles } from '../../components/product-files';
import swiped from '../../components/swiped-cards.module.css';
import { oldHomeCopy, oldHomeRoom } from '../../content/old-home';
import { products } from '../../content/products';
import { marketAddress, newHomeAddress } from '../../mobile-addresses';
import styles from './old-home.module.css';
import { OldHomeScenarios } from './old-home-scenarios';
import { OldHomeTasks } from './old-home-tasks';

export type OldHomeData = {
  market:
    | readonly {
        id: number;
        title: string;
        text: string;
        category: string;
        scene: string;
        picture: PictureFile | undefined;
      }[]
    | null;
};

function Hero() {
  const { notice, toNew, title, text } = oldHomeCopy;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <p className={styles.notice}>
            {notice}
            <Link className={styles.toNew} to={newHomeAddress}>
              {toNew}
            </Link>
          </p>
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <p className={styles.text}>
            <BrokenLines lines={text} />
          </p>
        </div>
        <PortraitLiveRoomStage room={oldHomeRoom} scene={drinksHostScene} />
      </div>
    </section>
  );
}

function Products() {
  return (
    <Section title={oldHomeCopy.products} ground="tint">
      <ul className={styles.products}>
        {products.map(({ key, name, text, link }) => (
          <li key={key}>
            <Link className={styles.product} to={link}>
              <Picture file={productFiles[key]} alt="" className={styles.sign} />
              <b>{name}</b>
              <span className={styles.note}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Everything but the form: what somebody with an old card in hand came for. */
export function OldHomeBody({ market }: OldHomeData) {
  return (
    <>
      <Hero />
      <OldHomeTasks />
      <Products />
      <OldHomeScenarios />
      {market && (
        <Section title={oldHomeCopy.market} ground="sand">
          <AlwaysSwiped label={oldHomeCopy.market} className={swiped.four}>
            {market.map(({ id, title, text, category, scene, picture }) => (
              <ContentCard
                key={id}
                to={marketAddress(id)}
                picture={<Poster scene={scene} seed={id} picture={picture} square />}
                kicker={category}
                name={title}
                text={text}
              />
            ))}
          </AlwaysSwiped>
        </Section>
      )}
    </>
  );
}
