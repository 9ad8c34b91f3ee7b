import { Picture } from '../picture';
import { sceneFiles } from './scene-files';
import styles from './scene-image.module.css';
import { sceneWords } from './scene-words';

type SceneImageProps = { scene: keyof typeof sceneFiles; className?: string | undefined };

/** One scene of the stages that fills its box, as a file of its own: for places below the first view. */
export function SceneImage({ scene, className }: SceneImageProps) {
  const name = className ? `${styles.image} ${className}` : styles.image;
  return <Picture file={sceneFiles[scene]} alt={sceneWords[scene]} className={name} />;
}
