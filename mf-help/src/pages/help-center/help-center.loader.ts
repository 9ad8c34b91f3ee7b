import type { HelpHome, HelpTemplate, HotWord } from '@site/shared/contract/help';
import { helpService } from '../../help-service';

export type HelpCenterData = {
  home: HelpHome;
  templates: HelpTemplate[] | null;
  hotWords: HotWord[] | null;
};

export async function loader(): Promise<HelpCenterData> {
  const [home, templates, hotWords] = await Promise.all([
    helpService.home(),
    helpService.templatesBlock(),
    helpService.hotWordsBlock(),
  ]);
  return { home, templates, hotWords };
}
