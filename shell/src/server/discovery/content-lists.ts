import type { AnyCall, DataOf, RequestOf } from '@site/shared/calls/call';
import { readCasePage } from '@site/shared/calls/case-page';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import { readHelpClassPage } from '@site/shared/calls/help-class-page';
import { readHelpTree } from '@site/shared/calls/help-tree';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listShareCards } from '@site/shared/calls/share-cards';
import { listTags } from '@site/shared/calls/tags';
import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { readTopicPage } from '@site/shared/calls/topic-page';
import { readVideoPage } from '@site/shared/calls/video-page';
import { companyNewsType } from '@site/shared/contract/content-ids';
import type { DataCache } from '../calls/data-cache';
import { askOwn } from '../calls/own-call';
import { withRest } from './with-rest';

/** Page size: the maximum of the calls, except for help articles. */
const pageSize = 100;
const helpPageSize = 50;
/** Upper limit of pages per list, in case a faulty host never ends it. */
const maxPages = 500;
/** Of a list as text, in characters: pages of a faulty host are large as well as many. */
const longestList = 32 * 1024 * 1024;
const timeout = 3000;

type Lists<Of extends AnyCall> = DataOf<Of> extends { list: (infer Item)[] } ? Item : never;

/** All lists of content with pages of their own, read completely through the data cache. */
export class ContentLists {
  /** Whether a list was read from an older copy since this was last set to false. */
  outdated = false;
  private last: Promise<unknown> = Promise.resolve();

  /** @param paced how each call is made: in the background visitors come first */
  constructor(
    private readonly data: Pick<DataCache, 'answer'>,
    private readonly paced: typeof withRest = withRest,
  ) {}

  shareCards = () => this.whole(listShareCards, {});
  helpTree = () => this.whole(readHelpTree, {});
  topicCategories = () => this.whole(listTopicCategories, {});
  tags = () => this.whole(listTags, {});
  lectureTypes = () => this.whole(listCollegeTypes, {});
  marketing = () => this.whole(readMarketingLists, {});
  helpArticles = (classId: number) =>
    this.paged(readHelpClassPage, (pageIndex) => ({ classId, pageIndex, pageSize: helpPageSize }));
  topics = () => this.paged(readTopicPage, (pageIndex) => ({ pageIndex, pageSize }));
  videos = () => this.paged(readVideoPage, (pageIndex) => ({ pageIndex, pageSize }));
  cases = () => this.paged(readCasePage, (pageIndex) => ({ pageIndex, pageSize }));
  news = () => this.paged(readCollegePage, (pageIndex) => ({ typeId: companyNewsType, pageIndex, pageSize }));
  lectures = () => this.paged(readCollegePage, (pageIndex) => ({ pageIndex, pageSize }));

  /** One call after another, however many are wanted. @throws {Error} when the call fails */
  private ask<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<DataOf<Of>> {
    const next = this.last.then(() => this.paced(() => this.read(call, request)));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async read<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<DataOf<Of>> {
    const answer = await askOwn(this.data, call, request, timeout);
    if (!answer) throw new Error(`The call “${call.name}” gave no list.`);
    this.outdated ||= answer.stale;
    return answer.data;
  }

  private async whole<Of extends AnyCall>(call: Of, request: RequestOf<Of>): Promise<Lists<Of>[]> {
    return ((await this.ask(call, request)) as { list: Lists<Of>[] }).list;
  }

  private async paged<Of extends AnyCall>(
    call: Of,
    request: (pageIndex: number) => RequestOf<Of>,
  ): Promise<Lists<Of>[]> {
    const items: Lists<Of>[] = [];
    let length = 0;
    for (let pageIndex = 1; pageIndex <= maxPages; pageIndex += 1) {
      const page = (await this.ask(call, request(pageIndex))) as { list: Lists<Of>[]; total: number };
      // What was not asked for is not listed.
      items.push(...page.list.slice(0, pageSize));
      length += JSON.stringify(page.list).length;
      if (items.length >= page.total || page.list.length === 0 || length > longestList) break;
    }
    return items;
  }
}
