import { useConsole } from '@site/shared/console/use-console';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { consoleRoot, deskButton } from '@site/drawings/stages/desk-button';
import { DeskFoot } from '../../drawings/desk-foot';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { shopHostPlace } from './shop-host';
import { SceneFrame } from '@site/shared/ui/drawing';
import { coupon, pieces, receiptLines, shelf, shopDesk, shopSteps } from '../../content/home-online-shop-live/console';
import styles from './home-online-shop-live-console.module.css';
import { goodsFiles, room } from './home-online-shop-live-scenes';

const load = () => import(/* webpackChunkName: "console-shop" */ '../../consoles/shop');
const { name: desk } = shopDesk;
const [shown] = shelf;

/** The order that the receipt stands for before anybody presses: two of the goods that are shown, with the coupon. */
const sum = shown.price * pieces;
const served = { sum: `¥${sum}.00`, off: `−¥${coupon.off}.00`, paid: `¥${sum - coupon.off}.00` };

function Room() {
  return (
    <div className={styles.room}>
      <SceneFrame drawing={shopHostPlace} people={room.shopHostPeople} className={styles.host} />
      <span className={styles.head}>
        <b>{shopDesk.room}</b>
        {shopDesk.status}
      </span>
      <span className={styles.offer}>
        {shopDesk.sign}
        <b data-now="">{shown.name}</b>
      </span>
    </div>
  );
}

function Shelf() {
  return (
    <ol className={styles.shelf} aria-label={shopDesk.shelf}>
      {shelf.map(({ id, name, price, stock }, index) => (
        <li key={id}>
          <button
            className={styles.goods}
            aria-pressed={index === 0}
            data-goods={name}
            data-price={price}
            data-stock={stock}
            data-through=""
            {...deskButton(desk, 'choose', index)}
          >
            <SceneFile file={goodsFiles[id]} className={styles.picture} />
            <span className={styles.line}>
              <b>{name}</b>
              <span>{`¥${price}`}</span>
            </span>
            <span className={styles.stock}>
              <span data-left="">{`余 ${stock}`}</span>
              <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="4" rx="2" fill="#1F5054" />
                <rect width="100%" height="4" rx="2" fill="#8FE0D4" data-level="" />
              </svg>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Steps() {
  return (
    <ol className={styles.steps} aria-label={shopDesk.steps}>
      {shopSteps.map(({ does, name, text }, index) => (
        <li key={does} className={styles.step} data-step={does} {...(index < 3 && { 'data-done': '' })}>
          <button {...deskButton(desk, does)}>
            <b>{name}</b>
            <small>{text}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Receipt() {
  return (
    <div className={styles.receipt} data-receipt="">
      <b className={styles.paperHead}>{shopDesk.receipt}</b>
      <span className={styles.row}>
        <span data-bought="">{shown.name}</span>
        <span>{`×${pieces}`}</span>
      </span>
      {receiptLines.map(({ id, name }) => (
        <span key={id} className={styles.row}>
          {name}
          <span data-line={id}>{served[id]}</span>
        </span>
      ))}
      <span className={styles.code}>
        <QrPlaceholder />
        <b data-state="">{shopDesk.words.open}</b>
      </span>
    </div>
  );
}

/** A shelf in a running show: one of the goods goes from the offer to the used code in the visitor's hand. */
export function ShopConsole() {
  useConsole(desk, load);

  return (
    <div
      className={styles.desk}
      data-pieces={pieces}
      data-from={coupon.from}
      data-off={coupon.off}
      {...consoleRoot(shopDesk)}
    >
      <div className={styles.board}>
        <div className={styles.top}>
          <Room />
          <Shelf />
        </div>
        <div className={styles.till}>
          <Steps />
          <Receipt />
        </div>
      </div>
      <DeskFoot desk={shopDesk} />
    </div>
  );
}
