'use static';

import { Clauses } from '@site/shared/ui/clauses';
import { type Drawing, SceneFrame } from '@site/shared/ui/drawing';
import { loginRoom as text } from '../../content/home-login';
import { LoginDesk } from './home-login-desk';
import styles from './home-login-room.module.css';
import { LoginWall } from './home-login-wall';

function Room() {
  return (
    <>
      <LoginWall />
      <LoginDesk />
    </>
  );
}

const room: Drawing = { width: 720, height: 720, Draw: Room };

/** What is behind the log-in: the control room hours before a show, and an empty chair in it. */
export function LoginRoom() {
  return (
    <figure className={styles.room}>
      <SceneFrame drawing={room} className={styles.picture} />
      <figcaption className={styles.words}>
        <p className={styles.title}>
          <Clauses text={text.title} />
        </p>
        <p className={styles.state}>{text.state}</p>
        <p className={styles.sample}>{text.sample}</p>
      </figcaption>
    </figure>
  );
}
