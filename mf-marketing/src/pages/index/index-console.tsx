import { useConsole } from '@site/shared/console/use-console';
import { OperableConsole } from '@site/shared/ui/stages/operable-console';
import { homeDesk, homeShow } from '../../content/index/console';

const load = () => import(/* webpackChunkName: "console-home" */ '../../consoles/home');

/** The console in the hero of the home page, which visitors operate. */
export function HomeConsole() {
  useConsole(homeDesk.name, load);
  return <OperableConsole show={homeShow} desk={homeDesk} />;
}
