import { AudienceChat } from './audience-chat';
import { CaptionDesk } from './caption-desk';
import { CaptionPicture } from './caption-picture';
import { ConsoleChat } from './console-chat';
import { launchShow } from './console-show';
import { ConsoleStage } from './console-stage';
import { FullConsole } from './full-console';

export const gallery = { pictures: { 1440: { file: 'home-hero-1440.png', top: 260, height: 640 } } };

/** All of it from 1100 px on, below that less. */
export const Full = () => <FullConsole show={launchShow} />;

/** The arrangement of phones at every width. */
export const Portrait = () => <ConsoleStage side={<ConsoleChat show={launchShow} />} />;

export const CaptionOnAir = () => <CaptionPicture show={launchShow} />;

export const CaptionFields = () => <CaptionDesk show={launchShow}>{launchShow.caption.template}</CaptionDesk>;

export const Audience = () => <AudienceChat show={launchShow} />;
