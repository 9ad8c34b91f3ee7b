import { useConsole } from '@site/shared/console/use-console';
import { launchShow } from '@site/drawings/stages/console-show';
import { StackedConsole } from './stacked-console';
import { switcherDesk } from '../../content/home-daobo/console';
import { SwitcherCues } from './home-daobo-cues';

const load = () => import(/* webpackChunkName: "console-daobo" */ '../../consoles/daobo');

/** The switcher that visitors play: two buses, cut and fade, caption, tallies, and a run sheet to follow. */
export function SwitcherConsole() {
  useConsole(switcherDesk.name, load);
  return <StackedConsole show={launchShow} desk={switcherDesk} side={<SwitcherCues console={switcherDesk.name} />} />;
}
