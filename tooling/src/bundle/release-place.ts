import { type Configuration, DefinePlugin } from 'webpack';
import { placeConstant } from './webpack-rules';

/**
 * The code of a release names files of its own by their whole address, the same on the server and in the browser.
 * @param release the folder of the release below `/assets/`: `remotes/mf-help/1.3.0`
 */
export function knowingItsPlace(config: Configuration, release: string): Configuration {
  const place = JSON.stringify(`/assets/${release}/client/`);
  return { ...config, plugins: [...(config.plugins ?? []), new DefinePlugin({ [placeConstant]: place })] };
}
