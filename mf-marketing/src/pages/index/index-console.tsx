import { useConsole } from '@site/shared/console/use-console';
import { AudienceConsole } from './audience-console';
import { launchShow } from '@site/drawings/stages/console-show';
import { homeDesk, homePoll } from '../../content/index/console';

const load = () => import(/* webpackChunkName: "console-home" */ '../../consoles/home');

const show = { ...launchShow, poll: { ...launchShow.poll, ask: homePoll.ask } };

/** The console in the hero of the home page, which visitors operate. */
export function HomeConsole() {
  useConsole(homeDesk.name, load);
  return <AudienceConsole show={show} desk={homeDesk} />;
}
