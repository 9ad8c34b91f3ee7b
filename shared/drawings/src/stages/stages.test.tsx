import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { renderToString } from 'react-dom/server';
import { testSite } from '@site/shared/testing/test-site';
import { type TestedStage, testStages } from '@site/shared/testing/test-stages';
import { DashboardStage } from './dashboard-stage';
import { launchShow } from './console-show';
import { FullConsole } from './full-console';
import { LiveRoomStage } from './live-room-stage';
import { PhotoWallStage } from './photo-wall-stage';
import { hostScene } from '../scenes/host-scene';
import { ScrmStage } from './scrm-stage';
import { StoreNetworkPicture } from './store-network-picture';
import { StoreNetworkStage } from './store-network-stage';

const photo = { src: '/photo.svg', width: 360, height: 220 };
const photos = { group: photo, hall: photo, dinner: photo };

const stages: TestedStage[] = [
  ['console', <FullConsole key="c" show={launchShow} />, 14_000],
  ['live room', <LiveRoomStage key="l" scene={hostScene} />, 6_000],
  ['live room with a file', <LiveRoomStage key="o" scene={photo} />, 2_000],
  ['dashboard', <DashboardStage key="d" />, 6_000],
  ['store network', <StoreNetworkStage key="n" />, 6_000],
  ['store network in files', <StoreNetworkPicture key="f" files={{ wide: photo, tall: photo }} />, 500],
  ['photo wall', <PhotoWallStage key="p" pictures={photos} />, 6_000],
  ['follow-up', <ScrmStage key="s" />, 6_000],
];

function openSite(variant: SiteState['site']['variant']): void {
  const store = createSiteStore({ site: { ...testSite, variant } } as SiteState);
  installStoreScope(() => store);
}

beforeEach(() => openSite(''));

testStages(stages);

test('a console draws a scene that stands in two windows only once', () => {
  expect(renderToString(<FullConsole show={launchShow} />).match(/viewBox="-226-86 416 182"/g)).toHaveLength(1);
});

test('on a white-label site the console has no mark of the vendor', () => {
  const marks = () => renderToString(<FullConsole show={launchShow} />).match(/class="mark"/g) ?? [];

  expect(marks()).not.toHaveLength(0);
  openSite('white-label');
  expect(marks()).toHaveLength(0);
});

test('a portrait stage leaves out the wide arrangement, whatever the width', () => {
  const portrait = renderToString(<StoreNetworkStage portrait />);

  expect(portrait).not.toContain('data-wide');
  expect(portrait).not.toContain('梅园店</text>');
  expect(renderToString(<StoreNetworkStage />)).toContain('梅园店</text>');
});
